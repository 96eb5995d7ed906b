import type { ScriptPlace } from "./stages.ts";

/** Stage four: an ordinary coming day, and the way back. */
export const future: ScriptPlace[] = [
  {
    texts: [
      "Now imagine an ordinary day next week, with its usual light.",
      "Picture some day in the coming week, a plain one, with nothing special in it.",
      "Let a picture of tomorrow come up, the way it may really be.",
      "You might imagine a day that is not far off, with its coffee and its doors.",
    ],
    pause: 3,
  },
  {
    texts: [
      "Something like it happens again, something close to this: {c}.",
      "In that picture a moment comes that is much like the one where {c}.",
      "At some point the day may lean on you a little, as days do.",
      "You might see yourself at a door, or at a desk, just before something that is not easy.",
      "A moment may come that has the same taste as this week.",
      "Somewhere in it there is a hard minute, as there is in most days.",
    ],
  },
  {
    texts: [
      "{S} may show up, and this time you know it by name.",
      "You notice {s} a little sooner than before, and that is your cue.",
      "Perhaps {s} comes first. You feel it, and you do not have to hurry.",
      "There is a first sign, a small one, and you may notice it before anyone else could.",
      "Your body gives its sign, and this time you catch it early.",
      "You notice the first small sign in your body, and you give it a nod.",
    ],
    pause: 4,
  },
  {
    texts: [
      "You feel your feet. You let one breath go out. There is a bit of room.",
      "You might rest one hand on the other, where no one sees it, and wait for one breath.",
      "Before you answer, you take the time of a single breath, and it is yours.",
      "You let your shoulders be as they are, and you feel the ground under both feet.",
    ],
    pause: 4,
  },
  {
    texts: [
      "{E} may still come along. It can sit in the back, and you keep the wheel.",
      "There may still be {e}, and there is also you, a little wider than it.",
      "You can bring {e} along and still choose your next word.",
      "The feeling may come along too. You can make a place for it and still walk on.",
      "If the old feeling turns up, you can nod to it as you would to a neighbour.",
      "Whatever you feel then, it may be smaller than the ground you stand on.",
    ],
    pause: 3,
  },
  {
    texts: [
      "See what you do next in this picture. It may be small: a sentence, a step, a glass of water.",
      "Perhaps you say less than you used to, or you say it more slowly.",
      "Maybe you ask for a minute. Maybe you simply let the moment pass.",
      "You might find that one kind word to yourself changes the shape of the scene.",
    ],
    pause: 4,
  },
  {
    texts: [
      "It does not have to go well. It is enough that you are on your own side.",
      "You do not need to get this right. A practice run can be rough.",
      "However it turns out in the picture, you may let it be good enough.",
      "No one is keeping score. You can be new at this for as long as you like.",
    ],
    pause: 3,
  },
  {
    texts: [
      "Take one thing from this with you, if you like: a word, an image, a way to breathe.",
      "You may want to keep a small piece of this, something that fits in a pocket.",
      "If there was a moment here that did you good, you can mark it and come back some day.",
      "Choose, perhaps, one small thing that you can find again when you need it.",
    ],
    pause: 4,
  },
  {
    texts: [
      "Let the picture fade, and hear the sounds of the room around you.",
      "Now let the scene go, and feel the room you are in, its air and its sounds.",
      "Slowly come back to this room. There are sounds in it, near ones and far ones.",
      "The day in your mind can wait. Listen for the sounds close by, here in the room.",
    ],
    pause: 3,
  },
  {
    texts: [
      "Move your fingers a little, and your toes. Stretch in any way that feels good.",
      "Wake your fingers and your toes, one after another, and stretch if you want to.",
      "Feel your fingers and your toes again, and see if some part of you would like to stretch.",
      "Let your fingers stir, roll your feet, and stretch as a cat would.",
    ],
    pause: 3,
  },
  {
    texts: [
      "When it feels right, let your eyes open, look around, and see one thing of a colour you like.",
      "In your own time, let your eyes find the light, and look around at what is here.",
      "If your eyes are closed, they may open now. Look around, and let the day have you back.",
      "Let your eyes take in the room, one thing at a time, in no hurry at all.",
    ],
  },
];
