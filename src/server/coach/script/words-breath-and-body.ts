import type { ScriptPlace } from "./stages.ts";

/**
 * Stage one. `{s}` sensation, `{e}` feeling as "feeling small", `{w}` its word, `{m}` memory clause, `{c}` event
 * clause, `{h}` the same where it may happen again, `{a}` what was seen; a text with a gap is preferred where the person gave the word for it.
 */
export const breathAndBody: ScriptPlace[] = [
  {
    texts: [
      "Find any position that suits you, sitting, lying down, or standing.",
      "You can do this sitting in a chair, lying on a bed, or standing by a window.",
      "However you are placed is fine: sitting up, leaning back, or lying down.",
      "Let your body choose how to be here, perhaps sitting, perhaps lying down.",
      "There is no right way to sit for this, and lying down is just as good.",
      "Whether you sit, stand, or lie down, choose what asks the least of you.",
      "Take any position you could keep for a while, sitting, lying, or leaning on something.",
    ],
  },
  {
    texts: [
      "Your eyes may close, or stay open with a soft gaze.",
      "You can leave your eyes open and lowered, or let them close when they want to.",
      "If you like, let your eyes rest on one spot, open and easy, or let them fall shut.",
      "Eyes open or closed, either way is good, and you can change it at any time.",
      "Perhaps your eyes close, perhaps they stay open and rest on nothing much.",
      "Let your eyes do what suits this place, closed, half open, or with a soft gaze.",
    ],
    pause: 3,
  },
  {
    texts: [
      "You may stop at any moment, or skip what does not fit today.",
      "If something here is too much, you can leave it out and rest.",
      "You are free to step back from any of this, as often as you like.",
      "Should you change your mind half way, that is a good reason to pause.",
      "Nothing here is a test, and you may stop at any time.",
      "You are in charge of this. Stay, or step back, whenever you like.",
    ],
  },
  {
    texts: [
      "Notice that a breath is already on its way, without your help.",
      "Somewhere in you a breath is coming in, and another is going out.",
      "Let your attention drift toward the breath, as if it were a quiet visitor.",
      "You might begin with the breath, just as it is, short or long.",
      "There is a breath in you right now. You may simply find out where it is.",
      "See if you can catch the breath in the act, in the chest, the belly, or the nose.",
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
      "If minding the breath makes it stiff, turn to the sounds near you, or to your feet.",
    ],
    pause: 3,
  },
  {
    texts: [
      "Feel where your body meets what holds it, and let that be solid.",
      "Something is holding you up right now, and you can give it a little more weight.",
      "Sense the ground under you, steady and in no hurry.",
      "Let the chair or the bed take a bit more of you than it did a minute ago.",
      "Let your weight go where weight wants to go, down, and a little more down.",
      "Below you there is something firm. You can leave the holding to it for now.",
    ],
    pause: 3,
  },
  {
    texts: [
      "Now you might turn, gently, toward {s}.",
      "See if you can let your attention come near {s}, the way you would come near a shy animal.",
      "When you are ready, notice {s}, from a little way off.",
      "Perhaps you can still feel {s}, and perhaps it is only an echo.",
      "You might move slowly through your body, and notice what asks for attention.",
      "When you are ready, look for the place in your body that is most awake.",
      "Perhaps one part of your body has been waiting for you to look its way.",
      "You might ask your body, without words, where the day has settled.",
      "You may find {s} waiting for you. You can give a nod and stay where you are.",
      "Let {s} be one of the things you notice, along with the air on your hands.",
      "You might let your body tell you, in its own way, what kind of day it is.",
      "See if there is a spot in you that is tight, or warm, or simply loud.",
    ],
    pause: 4,
  },
  {
    texts: [
      "You do not have to change it. It is enough to know its size, its edges, its warmth.",
      "It can stay as it is. You are only getting to know its shape.",
      "Maybe it has an edge, and maybe it moves a little with each breath.",
      "See if you can tell where it ends, and what the body is like just beside it.",
      "You are not here to fix it. You are only paying a visit.",
      "Perhaps it is large, perhaps no bigger than a coin. You can just take its measure.",
    ],
    pause: 4,
  },
  {
    texts: [
      "Around it there is a lot of you that is quiet: an ear, an elbow, the back of a knee.",
      "Then find one place that is at ease, even if it is only an earlobe, and rest there.",
      "Your hands are part of this body too, and they may be calm or warm or cool.",
      "Widen out until you feel the whole outline of you, with that one place inside it.",
      "Somewhere there is a part of you that has no news today, a heel or a wrist. Rest there a while.",
      "You might move a little to the side of it, to some skin that is just skin.",
    ],
    pause: 3,
  },
  {
    texts: [
      "The mind wanders, as minds do, and you can come back without a word of blame.",
      "If your attention drifts, you have done nothing wrong. You simply begin again.",
      "Your mind will wander off to lists and plans. Perhaps smile, and begin again.",
      "When you find that attention drifts, that moment of finding is the practice.",
      "At some point you may find that your mind wanders. You can come back as one comes home, with no fuss.",
      "Plans and songs may come in between. When you see it, you can begin again from here.",
    ],
    pause: 3,
  },
];
