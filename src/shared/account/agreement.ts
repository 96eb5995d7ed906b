import { z } from "zod";
import { api, moment } from "#shared/contract/api.ts";

/** The agreement's calls. */
export const agreement = {
  accept: api
    .route({ method: "POST", path: "/agreement", summary: "Save the agreement to terms and disclaimer" })
    .output(z.object({ agreedAt: moment })),
};
