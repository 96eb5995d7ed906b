import type { Step } from "#server/coach/arc/steps.ts";

/** Questions of the built-in guide by step. `{s}` is the sensation, `{e}` the feeling; `stepAsked` recognises each. */
export const questions: Record<Step, string[]> = {
  event: [
    "What happened, as plainly as you can put it?",
    "Is there one moment from the last days that is still with you?",
    "What has been going on that brought you here today?",
    "Which situation would you like to look at together?",
  ],
  sensation: [
    "While you tell me this, where in your body do you notice it?",
    "If you step out of the story for a second, what is your body doing?",
    "Is there a place in your body that tightens or sinks when you think of it?",
    "Chest, throat, stomach, shoulders: where does this one live?",
    "What do you notice physically, right now, as you write this?",
    "Before we go on: how does your body answer when you picture that moment?",
  ],
  emotion: [
    "And which feeling comes along with it?",
    "What would you call the emotion in that?",
    "If there were one word for the mood it brings, which would it be?",
    "What feeling sits closest to that?",
    "What do you feel, when you let that be true for a breath?",
    "Is there a name for what comes up there?",
  ],
  memory: [
    "Does it remind you of anything earlier, perhaps much earlier?",
    "When have you known this before in your life, even faintly?",
    "Is there an older moment that feels familiar next to this one, however small?",
    "How far back does this go for you?",
    "Was there a first time you can think of, long before this week?",
  ],
  awareness: [
    "When you put then and now side by side, what do you see?",
    "Looking at all of it from here, is there a pattern you recognise?",
    "What do you think that part of you was trying to do for you?",
    "What do you notice about it, now that you have said it out loud?",
    "Is there a thread that runs through what you have told me?",
  ],
};

/** Questions that name the sensation or the feeling; used when it is known. */
export const namingQuestions: Partial<Record<Step, string[]>> = {
  emotion: [
    "If {s} had a name for what is felt there, what would that be?",
    "And which feeling lives in {s}?",
    "When you stay with {s} for a breath, what emotion is there?",
  ],
  memory: [
    "Does {e} remind you of anything earlier in your life?",
    "Is {e} familiar from before, from a time when you were younger?",
    "When you follow {e} further back, where does it take you?",
  ],
};

/** Second tries after "I don't know": something to choose from. */
export const choices: Partial<Record<Step, string[]>> = {
  event: [
    "It can be something small, even today: a message, a look, a thing left undone. What happened?",
    "We can start with the day itself. Which part of the day weighed most?",
  ],
  sensation: [
    "It may be very slight: a held breath, a warm face, hands that are busy. Is anything like that in your body?",
    "Try it from the outside: are your shoulders up or down, is your jaw loose or set?",
  ],
  emotion: [
    "Sometimes choosing is easier. Is the feeling nearer to fear, to anger, to sadness, or somewhere else?",
    "If it were weather, what would the mood be: stormy, grey, frozen, still?",
  ],
};

/** Questions for a conversation that has all it needs and goes on. */
export const onwardQuestions: string[] = [
  "What would you like to carry from this into tomorrow?",
  "How is it now with {s}, while you read this?",
  "What would you say to yourself in that moment, if you could lean in and whisper it?",
  "Which part of this still wants to be heard?",
  "What would make the next hour a kind one?",
  "Is there someone you would let in on this?",
  "What is one thing here that you would not want to lose sight of?",
  "If that moment came again, what would you want to have more of: time, room, company?",
  "How is your breath, compared to when we began?",
  "What has been left out so far?",
  "Where would you like to go from here?",
  "What would rest look like tonight, realistically?",
];
