import { isContractProcedure } from "@orpc/contract";
import { contract } from "#shared/contract/contract.ts";

/** A call of the contract as it is reached: by its name in the browser's protocol, by method and path over plain HTTP. */
export interface Call {
  name: string;
  method: string;
  path: string;
}

/** Every call of the contract, found by walking it, so that a new one cannot be forgotten. */
export const contractCalls: readonly Call[] = walk(contract, []);

function walk(part: object, names: string[]): Call[] {
  if (isContractProcedure(part)) {
    const { method = "POST", path = `/${names.join("/")}` } = part["~orpc"].route;
    return [{ name: names.join("/"), method, path }];
  }
  return Object.entries(part).flatMap(([name, inner]) => walk(inner, [...names, name]));
}
