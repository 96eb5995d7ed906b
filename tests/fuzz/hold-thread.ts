import { watchThread } from "./watch-thread.ts";

/* Holds its thread forever, for the test of the watch; what it calls itself is given. */
const watch = watchThread(500);
watch.at("what came back");
setTimeout(() => {
  watch.at(process.argv[2] ?? "");
  for (;;);
}, 300);
