import { createORPCClient, onError } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils, type RouterUtils } from "@orpc/tanstack-query";
import { createContext, use } from "react";
import type { Contract } from "#shared/contract/contract.ts";
import { createSender } from "./first-session.ts";
import { errorCode } from "./notices/error-sentence.ts";
import { oneByOne } from "./one-by-one.ts";
import { createTransfers, type Transfers } from "./transfer.ts";

/** The calls of the contract, typed from it without carrying its schemas into the browser. */
export type Client = ContractRouterClient<Contract>;

/** The server as the web app knows it: bare calls for streams, query options for everything else, transfers for bytes. */
export interface Api {
  client: Client;
  queries: RouterUtils<Client>;
  transfers: Transfers;
}

/** Makes the connection to the server the page came from; whoever is told `onSignedOut` hears of each call and transfer refused for want of a session. */
export function createApi(onSignedOut: () => void = () => {}): Api {
  const link = new RPCLink({
    url: () => `${window.location.origin}/api/rpc`,
    fetch: oneByOne(createSender()),
    interceptors: [
      onError((error) => {
        if (errorCode(error) === "SIGNED_OUT") onSignedOut();
      }),
    ],
  });
  const client = createORPCClient<Client>(link);
  return { client, queries: createTanstackQueryUtils(client), transfers: createTransfers(onSignedOut) };
}

const ApiContext = createContext<Api | null>(null);

/** Hands the server to everything below. */
export const ApiProvider = ApiContext.Provider;

/** The server; throws outside of an `ApiProvider`. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("useApi needs an ApiProvider above it");
  return api;
}
