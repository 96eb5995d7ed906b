import type { ScriptPlace } from "./stages.ts";

/** Stage two: the feeling and the earlier moment, seen with distance. */
export const emotionalMemory: ScriptPlace[] = [
  {
    texts: [
      "With the body as company, you may let the feeling come into view.",
      "Behind the sensation there is often a feeling, and you can let it step forward a little.",
      "Slowly, if you like, make some room for what you feel.",
      "Now there is space for the feeling that travels with this.",
      "There may be a feeling in the middle of this. You can let it know that it was heard.",
      "You might turn now from the body to the mood that lives in it.",
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
      "See what happens if you whisper it inside: {w}. Then let the word rest.",
      "{E} has its reasons, and you do not need to know them all today.",
      "If it had a colour, it might be easier to see. Or you can let it be without one.",
    ],
    pause: 4,
  },
  {
    texts: [
      "A feeling is like weather over a wide field. It has a beginning, a middle, and an end.",
      "Notice if it is heavy or light, slow or quick, near or far.",
      "Feelings rise and settle in their own time, and you do not need to push.",
      "It may grow for a moment and then ease, the way a wave does on sand.",
      "You can watch it the way you watch a fire, from where the warmth is just right.",
      "Some feelings hum, and some of them knock. See which kind this is.",
    ],
    pause: 4,
  },
  {
    texts: [
      "This may not be the first time that you know it.",
      "Some feelings are older than the day they turn up in.",
      "What is here today may have roots that go further back.",
      "Perhaps this has a history, as most strong feelings do.",
      "It may have walked with you for a long time.",
      "You may have met it before, in another room, in another year.",
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
      "You might set that time down in front of you, small and faint: {m}.",
      "There it is, some way off: {m}. From here it has no hold on your hands.",
      "You can let the years between lie open like a field, and see from here if anything stands in it.",
    ],
    pause: 4,
  },
  {
    texts: [
      "You are here, older now, with your feet on the floor and this day around you.",
      "Between then and today there are many years, and you are here, on this side of them.",
      "Whatever happened there, you are here now, in this room, breathing this air.",
      "You are older now, and you can look with kinder eyes than anyone did then.",
      "That time is there, and you are here, where the clock shows today.",
      "You have the years since then at your back, and you are here, able to get up and go.",
    ],
    pause: 4,
  },
  {
    texts: [
      "If it comes too close, come back to your hands, and feel one finger after another.",
      "If it is ever too much, open your eyes, look at one thing, and let the memory go grey.",
      "At any point you can come back to your feet and let the picture fade.",
      "You may step back from it whenever you wish. It is only a picture.",
      "Should it be too much, rub your palms together and look at something plain.",
      "You can let the picture shrink, or turn it to the wall, and come back to your feet.",
    ],
    pause: 3,
  },
  {
    texts: [
      "See if you can offer a little warmth to the one in that picture.",
      "Maybe there is something that younger you would have liked to hear.",
      "Perhaps you can let your face soften, as it would for a friend.",
      "You might send a kind look over there. It does not have to be more than that.",
      "You can stand beside that younger one without a word, just so that someone is there.",
      "See if there is room for one warm thought, about you, from you.",
    ],
    pause: 4,
  },
  {
    texts: [
      "And {s}: is the shape still the same? You may simply look.",
      "Check in once with {s}, and change nothing.",
      "Now and then, glance back to {s}, as you would to a pot on a low flame.",
      "Then let the body speak again. Something may be softer, or nothing is, and both are fine.",
      "You might ask the body what it makes of all this, and wait for a breath.",
      "Come back to the body for a moment, and see what it has to say.",
      "You may find {s} changed a little, or just as before. Both are news.",
      "The body has been listening all along. You can ask it how it is.",
    ],
    pause: 3,
  },
  {
    texts: [
      "You have stayed with something that is not easy, and you did it with care.",
      "It takes some courage to look this way, even for a minute.",
      "Nothing has to be solved here. Being seen is already a lot for a feeling.",
      "Let the picture go dim now, and let your breath be the nearest thing again.",
      "This is enough looking for now. You can lean back a little inside.",
      "Whatever came, you met it and stayed kind. That is no small thing.",
    ],
    pause: 3,
  },
];
