import { transferLimits } from "#server/http/limits/call-limits.ts";
import type { ServerTransfer } from "#server/http/transfers/transfer.ts";
import { errorCatalogue } from "#shared/contract/errors.ts";
import { transferAddresses } from "#shared/contract/transfer-addresses.ts";
import { type ApiDocument, jsonSchema } from "./describe-functions.ts";

/** The document with the transfers of bytes added to its calls, refused in the same words. */
export function withTransfers(document: ApiDocument, transfers: readonly ServerTransfer[]): ApiDocument {
  const paths: Record<string, object> = {};
  for (const transfer of transfers) {
    const { method, path } = transferAddresses[transfer.declaration.name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(transfer) };
  }
  return { ...document, paths: { ...document.paths, ...paths } };
}

function operation({ declaration }: ServerTransfer) {
  const { name, summary, input, sends, json, bytes } = declaration;
  const { path } = transferAddresses[name];
  const parameters = Object.entries(input.shape).map(([field, schema]) => ({
    name: field,
    in: path.includes(`{${field}}`) ? "path" : "query",
    required: !schema.safeParse(undefined).success,
    schema: jsonSchema(schema, "input"),
  }));
  const binary = { schema: { type: "string", format: "binary" } };
  const answered = json ? [["application/json", { schema: jsonSchema(json, "output") }]] : [];
  const content = Object.fromEntries([...answered, ...bytes.map((type) => [type, binary])]);
  return {
    operationId: `transfer.${name}`,
    summary,
    tags: ["transfers"],
    parameters,
    ...(sends ? { requestBody: { required: true, content: { [sends.type]: binary } } } : {}),
    responses: { 200: { description: "What was asked for", content }, ...refusals(declaration) },
  };
}

/** Every refusal points to what is refused with its status; a person's own may be refused for want of a session. */
function refusals({ name, needs, failure }: ServerTransfer["declaration"]) {
  const statuses = new Set([400, 404, errorCatalogue[failure].status]);
  if (needs !== "nothing") statuses.add(401).add(403);
  if (transferLimits[name] !== "reads") statuses.add(429);
  const refusal = (status: number) => {
    const schema = { $ref: `#/components/schemas/Refused${status}` };
    return { description: "Refused", content: { "application/json": { schema } } };
  };
  return Object.fromEntries([...statuses].toSorted().map((status) => [status, refusal(status)]));
}
