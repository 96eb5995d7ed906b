import { assessMessage } from "#server/coach/care/assess-message.ts";
import { spokenMessages } from "#server/coach/care/spoken-messages.ts";
import { laterCalmMessages } from "#server/coach/care/spoken-messages-calm.ts";
import { laterActMessages } from "#server/coach/care/spoken-messages-later.ts";
const act=[...spokenMessages.act, ...laterActMessages];
let bad=0; for (const t of act) { const a=assessMessage(t); if(a.tier!=="act"){bad++; console.log("ACT",a.tier,"|",t.slice(0,150));} }
for (const t of spokenMessages.check) if(assessMessage(t).tier==="none"){bad++;console.log("CHECK|",t);}
const calm=[...spokenMessages.none, ...laterCalmMessages]; for (const t of calm){const a=assessMessage(t); if(a.tier!=="none"){bad++;console.log("CALM",a.tier,a.kind,"|",t.slice(0,150));}}
console.log(act.length,spokenMessages.check.length,calm.length,bad);
