import type { ScriptPlace } from "./stages.ts";

/** Stage four: an ordinary coming day, and the way back. */
export const future: ScriptPlace[] = [
  {
    texts: [
      "Now imagine an ordinary day next week, with its usual light.",
      "Picture some day in the coming week, a plain one, with nothing special in it.",
      "Let a picture of tomorrow come up, the way it may really be.",
      "You might imagine a day that is not far off, with its coffee and its doors.",
      "Imagine some morning in the coming days, with its keys and its shoes.",
      "Let a day next week come into view, one that has nothing to prove.",
    ],
    pause: 3,
  },
  {
    texts: [
      "Something like it happens again, something close to this: {h}.",
      "In that picture a moment comes that is much like the one where {h}.",
      "At some point the day may lean on you a little, as days do.",
      "You might see yourself at a door, or at a desk, just before something that is not easy.",
      "A moment may come that has the same taste as this week.",
      "Somewhere in it there is a hard minute, as there is in most days.",
      "It may begin the way it began before: {h}.",
      "Then something small goes wrong, as small things do, and you are in the middle of it.",
    ],
  },
  {
    texts: [
      "You may meet {s} again, and this time you know what to call it.",
      "You notice {s} a little sooner than before, and that is your cue.",
      "Perhaps it begins with {s}. You feel it, and you do not have to hurry.",
      "There is a first sign, a small one, and you may notice it before anyone else could.",
      "Your body gives its sign, and this time you catch it early.",
      "You notice the first small sign in your body, and you give it a nod.",
      "The first sign may be {s}, and you hear it in time.",
      "Something in you tightens, only a little, and you hear it as a bell.",
    ],
    pause: 4,
  },
  {
    texts: [
      "You feel your feet. You let one breath go out. There is a bit of room.",
      "You might rest one hand on the other, where no one sees it, and wait for one breath.",
      "Before you answer, you take the time of a single breath, and it is yours.",
      "You let your shoulders be as they are, and you feel the ground under both feet.",
      "You might look at one thing in front of you, a cup or a leaf, until your feet are back.",
      "You let the next breath be a long doorway, and you go through it slowly.",
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
      "{E} may knock too. You can say hello without giving up your chair.",
      "There may be a pang, and it may pass through like a draught in the hall.",
    ],
    pause: 3,
  },
  {
    texts: [
      "See what you do next in this picture. It may be small: a sentence, a step, a glass of water.",
      "Perhaps you say less than you used to, or you say it more slowly.",
      "Maybe you ask for a minute. Maybe you simply let the moment pass.",
      "You might find that one kind word to yourself changes the shape of the scene.",
      "Maybe what comes next is nothing, and the nothing does you good.",
      "You might say one true thing, quietly, and leave it at that.",
    ],
    pause: 4,
  },
  {
    texts: [
      "It does not have to go well. It is enough that you are on your own side.",
      "You do not need to get this right. A practice run can be rough.",
      "However it turns out in the picture, you may let it be good enough.",
      "No one is keeping score. You can be new at this for as long as you like.",
      "If it comes out clumsy, that is how new things come out.",
      "You can be your own good company here, whatever the scene does.",
    ],
    pause: 3,
  },
  {
    texts: [
      "Take one thing from this with you, if you like: a word, an image, a way to breathe.",
      "You may want to keep a small piece of this, something that fits in a pocket.",
      "If there was a moment here that did you good, you can mark it and come back some day.",
      "Choose, perhaps, one small thing that you can find again when you need it.",
      "Perhaps one sentence from today has stayed. You may hang it by the door, where you see it on your way out.",
      "You might think of where you would like to meet this calm again, on a stair, or at a sink.",
    ],
    pause: 4,
  },
  {
    texts: [
      "Let the picture fade, and hear the sounds of the room around you.",
      "Now let the scene go, and feel the room you are in, its air and its sounds.",
      "Slowly come back to this room. There are sounds in it, near ones and far ones.",
      "The day in your mind can wait. Listen for the sounds close by, here in the room.",
      "That day can go back to where days wait. Here is the room, and here are its sounds.",
      "You may let the picture go, and notice how far the sounds of the room reach.",
    ],
    pause: 3,
  },
  {
    texts: [
      "Move your fingers a little, and your toes. Stretch in any way that feels good.",
      "Wake your fingers and your toes, one after another, and stretch if you want to.",
      "Feel your fingers and your toes again, and see if some part of you would like to stretch.",
      "Let your fingers stir, roll your feet, and stretch as a cat would.",
      "Perhaps your fingers would like to move first, and then your toes, and then a long stretch.",
      "Open and close your hands, let the fingers spread, and let your feet find the floor.",
    ],
    pause: 3,
  },
  {
    texts: [
      "When it feels right, let your eyes open, look around, and see one thing of a colour you like.",
      "In your own time, let your eyes find the light, and look around at what is here.",
      "If your eyes are closed, they may open now. Look around, and let the day have you back.",
      "Let your eyes take in the room, one thing at a time, in no hurry at all.",
      "When you are ready, let your eyes wander over three things near you, and greet them.",
      "Whenever you like, look around with fresh eyes, and take your time in getting up.",
    ],
  },
];
