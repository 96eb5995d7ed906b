import { readFileSync } from "node:fs";
import { topicOf } from "#server/coach/topic/topic-of.ts";
for (const f of ["first","second"]) for (const l of readFileSync(`scripts/eval/messages/${f}.jsonl`,"utf8").trim().split("\n")) { const r=JSON.parse(l); if (["act","check","none"].includes(r.expect) && r.about!=="medical-emergency"&& topicOf(r.text)!=="inner") console.log(topicOf(r.text),r.expect,r.text); }
for (const l of readFileSync(`/work/shared/data/safety/messages.jsonl`,"utf8").trim().split("\n")) { const r=JSON.parse(l); if (r.label==="in_domain" && topicOf(r.text)!=="inner") console.log("REF",topicOf(r.text),r.text); }
