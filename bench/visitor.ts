import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import type { Contract } from "#shared/contract/contract.ts";

/** A signed-in person at a running product: its calls, and its sounds, which are no call. */
export interface Visitor {
  id: string;
  /** The cookies a browser would send, as one header. */
  cookie(): string;
  calls: ContractRouterClient<Contract>;
  /** Signs in again with the password, as on a new day. */
  signIn(): Promise<unknown>;
  /** Fetches an address of the product with the person's session; throws unless it is served. */
  open(address: string): Promise<Response>;
  /** Sends bytes to an address of the product, and reads the answer to its end; throws unless they are taken. */
  give(address: string, content: string): Promise<void>;
}

/** Signs a new person up at `url`, the product's own address. */
export async function signUp(url: string): Promise<Visitor> {
  const headers = new Headers({ origin: url });
  const link = new RPCLink({
    url: `${url}/api/rpc`,
    headers: () => headers,
    fetch: async (request, init) => {
      const answer = await fetch(request, init);
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
      if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
      return answer;
    },
  });
  const calls = createORPCClient<Visitor["calls"]>(link);
  const account = {
    email: `${crypto.randomUUID()}@example.com`,
    password: `Bench-${crypto.randomUUID()}`,
  };
  await calls.account.signUp({ ...account, fullName: "A Visitor", agreed: true });
  const { session } = await calls.account.session();
  if (!session) throw new Error("the visitor is not signed in");
  return {
    id: session.user.id,
    cookie: () => headers.get("cookie") ?? "",
    calls,
    signIn: () => calls.account.signIn(account),
    open: async (address) => {
      const answer = await fetch(new URL(address, url), { headers });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return answer;
    },
    give: async (address, content) => {
      const answer = await fetch(new URL(address, url), { method: "POST", headers, body: content });
      const said = await answer.text();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${said}`);
    },
  };
}
