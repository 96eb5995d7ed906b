import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { Router } from "@orpc/server";
import { RPCHandler } from "@orpc/server/fetch";
import { ResponseHeadersPlugin } from "@orpc/server/plugins";
import type { contract } from "#shared/contract/contract.ts";
import type { CallContext } from "./context.ts";

/** The contract's calls, ready to answer requests. */
export interface CallHandlers {
  /** Answers a call under `/api`, by the browser's protocol under `/api/rpc`; nothing when there is no such call. */
  handle(request: Request, context: CallContext): Promise<Response | undefined>;
}

/** The library of calls refuses GET for what changes something, and would run it for HEAD, which no Origin protects. */
const methods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

/** Puts the browser's protocol and the described HTTP interface on one set of calls. */
export function createCallHandlers(router: Router<typeof contract, CallContext>): CallHandlers {
  const rpc = new RPCHandler(router, {
    plugins: [new ResponseHeadersPlugin()],
    eventIteratorKeepAliveInterval: 15_000,
  });
  const http = new OpenAPIHandler(router, {
    plugins: [new ResponseHeadersPlugin()],
    eventIteratorKeepAliveInterval: 15_000,
  });
  return {
    handle: async (request, context) => {
      if (!methods.has(request.method)) return undefined;
      const isRpc = new URL(request.url).pathname.startsWith("/api/rpc/");
      const { response } = isRpc
        ? await rpc.handle(request, { prefix: "/api/rpc", context })
        : await http.handle(request, { prefix: "/api", context });
      return response;
    },
  };
}
