import type { ScriptPlace } from "./stages.ts";

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
