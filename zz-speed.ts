import { assessMessage } from "#server/coach/care/assess-message.ts";
import { withoutIdioms } from "#server/coach/care/idioms.ts";
import { plainText } from "#server/coach/care/plain-text.ts";
import { signsOf } from "#server/coach/care/weigh.ts";
const story="I had a long day at work and my boss shouted at me in front of everyone. When I got home my wife was tired and the kids were loud, so I went for a walk by the river and thought about how things used to be. My chest felt tight and I could not stop thinking about the meeting, I want it to be over, it is hard to explain. ";
const two=story.repeat(7).slice(0,2000);
for(let i=0;i<30;i++) assessMessage(two);
let t=performance.now(); for(let i=0;i<50;i++) assessMessage(two); console.log("2000 chars ms",(performance.now()-t)/50);
t=performance.now(); let p=""; for(let i=0;i<50;i++) p=plainText(two); console.log(" plain",(performance.now()-t)/50);
t=performance.now(); for(let i=0;i<50;i++) withoutIdioms(p); console.log(" idioms",(performance.now()-t)/50);
t=performance.now(); for(let i=0;i<50;i++) signsOf(p); console.log(" signs",(performance.now()-t)/50);
for (const x of ["a ".repeat(50000), story.repeat(300).slice(0,100000), "i want to ".repeat(10000), "i "+"not ".repeat(25000), "x".repeat(100000), "( . ".repeat(25000), "killll ".repeat(14000), "k i l l ".repeat(12500),"my friend said he ".repeat(5500)]) { t=performance.now(); assessMessage(x); console.log(x.slice(0,12), x.length, (performance.now()-t).toFixed(0)); }
