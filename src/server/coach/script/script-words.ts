/** A place in a script: one of the texts stands there, then silence of so many seconds. */
export interface ScriptPlace {
  texts: string[];
  pause?: number;
}

/**
 * Stage one. `{s}` sensation, `{e}` feeling as "feeling small", `{w}` its word, `{m}` memory clause, `{c}` event
 * clause, `{a}` what was seen; a text with a gap is preferred where the person gave the word for it.
 */
export const breathAndBody: ScriptPlace[] = [
  {
    texts: [
      "Find any position that suits you, sitting, lying down, or standing.",
      "You can do this sitting in a chair, lying on a bed, or standing by a window.",
      "However you are placed is fine: sitting up, leaning back, or lying down.",
      "Let your body choose how to be here, perhaps sitting, perhaps lying down.",
      "There is no right way to sit for this, and lying down is just as good.",
    ],
  },
  {
    texts: [
      "Your eyes may close, or stay open with a soft gaze.",
      "You can leave your eyes open and lowered, or let them close when they want to.",
      "If you like, let your eyes rest on one spot, open and easy, or let them fall shut.",
      "Eyes open or closed, either way is good, and you can change it at any time.",
    ],
    pause: 3,
  },
  {
    texts: [
      "You may stop at any moment, or skip what does not fit today.",
      "If something here is too much, you can leave it out and rest.",
      "You are free to step back from any of this, as often as you like.",
      "Should you change your mind half way, that is a good reason to pause.",
    ],
  },
  {
    texts: [
      "Notice that a breath is already on its way, without your help.",
      "Somewhere in you a breath is coming in, and another is going out.",
      "Let your attention drift toward the breath, as if it were a quiet visitor.",
      "You might begin with the breath, just as it is, short or long.",
    ],
    pause: 3,
  },
  {
    texts: [
      "If the breath is not a good place today, feel your hands instead, and what they touch.",
      "Perhaps the breath feels too close, and then your feet on the floor can do the same work.",
      "You can follow the breath, or listen to the sounds around you if that is easier.",
      "Some days the breath is busy, and then you may rest your mind in your hands.",
      "Breath is one choice, and the contact of your back with the chair is another.",
    ],
    pause: 3,
  },
  {
    texts: [
      "Feel where your body meets what holds it, and let that be solid.",
      "Something is holding you up right now, and you can give it a little more weight.",
      "Sense the ground under you, steady and in no hurry.",
      "Let the chair or the bed take a bit more of you than it did a minute ago.",
    ],
    pause: 3,
  },
  {
    texts: [
      "Now you might turn, gently, toward {s}.",
      "See if you can let your attention come near {s}, the way you would come near a shy animal.",
      "When you are ready, notice {s}, from a little way off.",
      "Perhaps {s} is here now, and perhaps it is only an echo.",
      "You might move slowly through your body, and notice what asks for attention.",
      "When you are ready, look for the place in your body that is most awake.",
      "Perhaps one part of your body has been waiting for you to look its way.",
      "You might ask your body, without words, where the day has settled.",
    ],
    pause: 4,
  },
  {
    texts: [
      "You do not have to change it. It is enough to know its size, its edges, its warmth.",
      "It can stay as it is. You are only getting to know its shape.",
      "Maybe it has an edge, and maybe it moves a little with each breath.",
      "See if you can tell where it ends, and what the body is like just beside it.",
    ],
    pause: 4,
  },
  {
    texts: [
      "Around it there is a lot of you that is quiet: an ear, an elbow, the back of a knee.",
      "Then find one place that is at ease, even if it is only an earlobe, and rest there.",
      "Your hands are part of this body too, and they may be calm or warm or cool.",
      "Widen out until you feel the whole outline of you, with that one place inside it.",
    ],
    pause: 3,
  },
  {
    texts: [
      "The mind wanders, as minds do, and you can come back without a word of blame.",
      "If your attention drifts, you have done nothing wrong. You simply begin again.",
      "Your mind will wander off to lists and plans. Perhaps smile, and begin again.",
      "When you find that attention drifts, that moment of finding is the practice.",
    ],
    pause: 3,
  },
];

/** Stage two: the feeling and the earlier moment, seen with distance. */
export const emotionalMemory: ScriptPlace[] = [
  {
    texts: [
      "With the body as company, you may let the feeling come into view.",
      "Behind the sensation there is often a feeling, and you can let it step forward a little.",
      "Slowly, if you like, make some room for what you feel.",
      "Now there is space for the feeling that travels with this.",
    ],
    pause: 3,
  },
  {
    texts: [
      "You called it {w}. You might say it inwardly, softly, the way you greet someone at the door.",
      "{W}. Let the word be there, plain and without a verdict, if you can.",
      "Perhaps {e} is still the closest name for it, and perhaps another fits better now.",
      "Here is {e}, in your own words. See if you can be near it for two breaths.",
      "It may have a name, or no name at all. Either way it can be here.",
      "You do not have to know what it is. You can meet it as you would meet a guest in the hall.",
      "Perhaps there is more than one, folded into each other. You can let them all sit down.",
      "If a word for it comes, let it come. If not, you can call it simply this.",
    ],
    pause: 4,
  },
  {
    texts: [
      "A feeling is like weather over a wide field. It has a beginning, a middle, and an end.",
      "Notice if it is heavy or light, slow or quick, near or far.",
      "Feelings rise and settle in their own time, and you do not need to push.",
      "It may grow for a moment and then ease, the way a wave does on sand.",
    ],
    pause: 4,
  },
  {
    texts: [
      "This may not be the first time that you know it.",
      "Some feelings are older than the day they turn up in.",
      "What is here today may have roots that go further back.",
      "Perhaps this has a history, as most strong feelings do.",
    ],
  },
  {
    texts: [
      "You spoke of an earlier time: {m}. Let it appear at a distance, like a photograph across the room.",
      "There is that older moment, {m}. You can see it from here, small and faint.",
      "You may remember how {m}. Let it stay on the far side of the room.",
      "The older scene can be there, as if behind glass: {m}. You look at it from here.",
      "If an older moment shows itself, let it stay faint and at a distance, like a picture across the room.",
      "You might let one older picture rise, faint, no larger than a stamp, and look at it from here.",
      "Perhaps nothing older comes, and you can simply look from here, over the years, as over a valley.",
      "Should a memory come by, you can watch it from here, the way you watch a boat far out.",
    ],
    pause: 4,
  },
  {
    texts: [
      "You are here, older now, with your feet on the floor and this day around you.",
      "Between then and today there are many years, and you are here, on this side of them.",
      "Whatever happened there, you are here now, in this room, breathing this air.",
      "You are older now, and you can look with kinder eyes than anyone did then.",
    ],
    pause: 4,
  },
  {
    texts: [
      "If it comes too close, come back to your hands, and feel one finger after another.",
      "If it is ever too much, open your eyes, look at one thing, and let the memory go grey.",
      "At any point you can come back to your feet and let the picture fade.",
      "You may step back from it whenever you wish. It is only a picture.",
    ],
    pause: 3,
  },
  {
    texts: [
      "See if you can offer a little warmth to the one in that picture.",
      "Maybe there is something that younger you would have liked to hear.",
      "Perhaps you can let your face soften, as it would for a friend.",
      "You might send a kind look over there. It does not have to be more than that.",
    ],
    pause: 4,
  },
  {
    texts: [
      "And {s}, does it have the same shape now? You may simply look.",
      "Check in once with {s}, and let it be as it is.",
      "Now and then, glance back to {s}, as you would to a pot on a low flame.",
      "Then let the body speak again. Something may be softer, or nothing is, and both are fine.",
      "You might ask the body what it makes of all this, and wait for a breath.",
      "Come back to the body for a moment, and see what it has to say.",
    ],
    pause: 3,
  },
  {
    texts: [
      "You have stayed with something that is not easy, and you did it with care.",
      "It takes some courage to look this way, even for a minute.",
      "Nothing has to be solved here. Being seen is already a lot for a feeling.",
      "Let the picture go dim now, and let your breath be the nearest thing again.",
    ],
    pause: 3,
  },
];
