import { writeFileSync } from "node:fs";
import { carePage } from "./care/write-page.ts";

writeFileSync("docs/care.md", carePage());
console.log("docs/care.md: the policy of care and a transcript of each danger");
