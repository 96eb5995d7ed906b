import { practices } from "#server/coach/practice/practice.ts";
import { coverOf } from "#server/coach/script/cover-of.ts";
import { agreed, signedIn } from "#server/http/implement.ts";
import { messageAudioUrl } from "#shared/listening/narration.ts";
import { speakMessage } from "./message/speak-message.ts";
import { speakPractice, stopPractice } from "./message/speak-practice.ts";
import { latestNarration, narrationView } from "./narration-state.ts";
import { startNarration } from "./start-narration.ts";

/** The practice calls. */
export const practiceRoutes = {
  list: signedIn.practice.list.handler(() =>
    practices.map(({ name, title, about, minutes }) => ({
      name,
      title,
      about,
      minutes,
      cover: coverOf({ name: title, text: `# ${title}` }),
    })),
  ),
  speak: agreed.practice.speak.handler(async ({ input, context: { person, services } }) => {
    const messageId = await speakPractice(services, { ...input, userId: person.userId });
    return { audioUrl: messageAudioUrl(messageId, input.voice) };
  }),
  stop: signedIn.practice.stop.handler(({ input, context: { person, services } }) => {
    stopPractice(services, { ...input, userId: person.userId });
    return { stopped: true as const };
  }),
};

/** The narration calls. */
export const narrationRoutes = {
  start: agreed.narration.start.handler(async ({ input, context: { person, services } }) => {
    const jobId = await startNarration(services, { ...input, userId: person.userId });
    return services.jobs.see(narrationView(services), person.userId, jobId);
  }),
  watch: signedIn.narration.watch.handler(({ input, context: { person, services }, signal }) =>
    services.jobs.watch(narrationView(services), { userId: person.userId, jobId: input.narrationId, signal }),
  ),
  latest: signedIn.narration.latest.handler(({ input, context: { person, services } }) =>
    latestNarration(services, person.userId, input.sessionId),
  ),
  speak: agreed.narration.speak.handler(async ({ input, context: { person, services } }) => {
    await speakMessage(services, { ...input, userId: person.userId });
    return { audioUrl: messageAudioUrl(input.messageId, input.voice) };
  }),
  cancel: signedIn.narration.cancel.handler(async ({ input, context: { person, services } }) => ({
    cancelled: await services.jobs.cancel(person.userId, input.narrationId),
  })),
};
