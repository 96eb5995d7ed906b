import { withoutIdioms } from "#server/coach/care/idioms.ts";
import { plainText } from "#server/coach/care/plain-text.ts";
import { signsOf } from "#server/coach/care/weigh.ts";
for (const t of process.argv.slice(2)) console.log(t,"\n ",plainText(t),"\n ", signsOf(withoutIdioms(plainText(t))).map(s=>`${s.name} ${s.points}: ${s.source}`.slice(0,150)).join("\n  "));
