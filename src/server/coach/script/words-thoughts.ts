import type { ScriptPlace } from "./stages.ts";

/** Stage three: thoughts as passing events. */
export const thoughts: ScriptPlace[] = [
  {
    texts: [
      "Now let your attention turn to thoughts, the way you would listen to rain.",
      "From feeling you can move on to thinking, which is never far away.",
      "You may notice that words have been running along all the while.",
      "Next, if you like, take a seat at the side of your own thoughts.",
      "Somewhere above the feelings there are thoughts, and you can look up at them now.",
      "You might notice the voice in your head, and how much it has to say.",
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
      "Your mind may hold this up to the light once more: {c}. You can let it turn there by itself.",
      "Here and there a piece of the day may float by, unfinished. You can let it.",
    ],
    pause: 3,
  },
  {
    texts: [
      "A thought is a passing event. It comes and goes, even when it sounds sure of itself.",
      "See if you can hear it as a voice in the next room. It is not an order.",
      "It is a thought that is here now, and not the whole of you.",
      "Notice the thought as you would a bus that stops, opens its doors, and drives on.",
      "You can look at a thought the way you look at a sign by the road. It passes, and you need not turn off.",
      "A thought is a sound that the mind makes. You can hear it out and let it end.",
    ],
    pause: 4,
  },
  {
    texts: [
      "You might put a few small words in front of it: here comes a thought.",
      "If it helps, name its kind: planning, judging, going over old ground.",
      "You can thank it for its effort. Most thoughts only want to keep you from harm.",
      "Maybe it speaks in a tone you know. You can notice the tone and leave the words.",
      "You might count them for a moment, one, two, three, like birds on a wire.",
      "Maybe the thought wears a costume, of a judge or of a clerk. You can smile at the cut of it.",
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
      "This is something you know about yourself: {a}. To know it is to have a choice, now and then.",
      "You may find an old rule at work, one you never signed. You can read it and put it down.",
    ],
    pause: 4,
  },
  {
    texts: [
      "Between one thought and the next there is a gap, often very small.",
      "Look for the quiet that a thought leaves behind when it goes.",
      "Sometimes there is nothing at all for half a breath. You might notice that.",
      "Thoughts need space to move in, and you can rest as that space.",
      "Under the talk there is a floor of quiet. See if you can feel it, even through the noise.",
      "You can let a thought end, and wait, without haste, for the next one to knock.",
    ],
    pause: 5,
  },
  {
    texts: [
      "If a thought carries you off, that is only the mind at work. Come back when you see it.",
      "You may be gone for a while and then wake up here. Welcome back.",
      "Whenever you are caught in a story, the floor is still under you.",
      "To be pulled away and to return, again and again, is how this goes for everyone.",
      "If you find yourself far away in some talk or plan, that finding has brought you back already.",
      "You can lose the thread as often as you like. The way back is always one breath long.",
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
      "You can be near {e} the way a shore is near the sea.",
      "All of this goes on in front of you, and you have a seat from which to look.",
    ],
    pause: 4,
  },
  {
    texts: [
      "Let the thoughts be like leaves on slow water for a few breaths more.",
      "For a short while, let everything come and go as it wants.",
      "You can sit on the bank now, and let the stream do what streams do.",
      "Perhaps the mind is quieter, perhaps not. Either way you are still here.",
      "For some breaths you may do nothing at all about what you think.",
      "You can leave the radio on in the next room, and stay where you are.",
    ],
    pause: 6,
  },
  {
    texts: [
      "Feel one full breath from its start to its end, as it wants to be.",
      "Then let your attention sink back into the body, like a stone into a pond.",
      "Come back once more to the weight of your body, here, in this place.",
      "Let the next breath out be a small full stop.",
      "You might return to one thing that is simple, the air as it comes in.",
      "And now you may let the body be the loudest thing again.",
    ],
    pause: 3,
  },
];
