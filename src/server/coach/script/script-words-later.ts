import type { ScriptPlace } from "./script-words.ts";

/** Stage three: thoughts as passing events. */
export const thoughts: ScriptPlace[] = [
  {
    texts: [
      "Now let your attention turn to thoughts, the way you would listen to rain.",
      "From feeling you can move on to thinking, which is never far away.",
      "You may notice that words have been running along all the while.",
      "Next, if you like, take a seat at the side of your own thoughts.",
    ],
    pause: 3,
  },
  {
    texts: [
      "One of them may be about how {c}.",
      "You told of it today: {c}. Thoughts like to circle a thing like that.",
      "Perhaps the story starts up again: {c}. You do not need to finish it.",
      "There may be a line that repeats itself, {c}, over and over.",
      "You may hear the day being told again inside, in much the same words.",
      "Maybe there is a worry that taps on the glass, and taps again.",
      "One thought may be louder than the rest, and keep coming round.",
      "Perhaps there is one sentence that your mind likes to repeat.",
    ],
    pause: 3,
  },
  {
    texts: [
      "A thought is a passing event. It comes and goes, even when it sounds sure of itself.",
      "See if you can hear it as a voice in the next room. It is not an order.",
      "It is a thought that is here now, and not the whole of you.",
      "Notice the thought as you would a bus that stops, opens its doors, and drives on.",
    ],
    pause: 4,
  },
  {
    texts: [
      "You might put a few small words in front of it: here comes a thought.",
      "If it helps, name its kind: planning, judging, going over old ground.",
      "You can thank it for its effort. Most thoughts only want to keep you from harm.",
      "Maybe it speaks in a tone you know. You can notice the tone and leave the words.",
    ],
    pause: 4,
  },
  {
    texts: [
      "And there is what you saw for yourself: {a}. It can stand there without being judged.",
      "You put it well: {a}. Once seen, a habit has a little more air around it.",
      "Let this one be heard too: {a}. It may have served you for a long time.",
      "Minds build habits to keep you out of trouble. You can see one at work and still be kind to it.",
      "Maybe you see something that you tend to do at such times. You can look at it as a friend would.",
      "Perhaps a way of coping shows itself, an old and loyal one. It can be here too.",
      "There may be a habit in all this, one that meant to help. You can simply see it.",
    ],
    pause: 4,
  },
  {
    texts: [
      "Between one thought and the next there is a gap, often very small.",
      "Look for the quiet that a thought leaves behind when it goes.",
      "Sometimes there is nothing at all for half a breath. You might notice that.",
      "Thoughts need space to move in, and you can rest as that space.",
    ],
    pause: 5,
  },
  {
    texts: [
      "If a thought carries you off, that is only the mind at work. Come back when you see it.",
      "You may be gone for a while and then wake up here. Welcome back.",
      "Whenever you are caught in a story, the floor is still under you.",
      "To be pulled away and to return, again and again, is how this goes for everyone.",
    ],
    pause: 3,
  },
  {
    texts: [
      "Even {e} is something that you notice, and you are the one who notices.",
      "{E} can be in the room, and so can you, with space between the two.",
      "There is {e}, and there is the part of you that sees it. That part is calm enough to look.",
      "Whatever you feel, there is a part of you that sees it, and that part has room.",
      "You are not the noise. You are the one who hears it.",
    ],
    pause: 4,
  },
  {
    texts: [
      "Let the thoughts be like leaves on slow water for a few breaths more.",
      "For a short while, let everything come and go as it wants.",
      "You can sit on the bank now, and let the stream do what streams do.",
      "Perhaps the mind is quieter, perhaps not. Either way you are still here.",
    ],
    pause: 6,
  },
  {
    texts: [
      "Feel one full breath from its start to its end, as it wants to be.",
      "Then let your attention sink back into the body, like a stone into a pond.",
      "Come back once more to the weight of your body, here, in this place.",
      "Let the next breath out be a small full stop.",
    ],
    pause: 3,
  },
];

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
