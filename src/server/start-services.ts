import type { Logger } from "pino";
import { beginWork } from "./begin-work.ts";
import { composeServices, type ServiceOptions } from "./compose-services.ts";
import type { Services } from "./services.ts";
import type { Env } from "./settings/env.ts";

/** Builds the services and lets them work; closing them waits for what the start began. */
export async function startServices(env: Env, log: Logger, options: ServiceOptions = {}): Promise<Services> {
  const services = await composeServices(env, log, options);
  const { library } = await beginWork(services);
  return { ...services, close: () => library.then(services.close) };
}
