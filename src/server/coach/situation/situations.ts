/** A kind of situation, known by the passages of the library that speak of it, and what can be said to it. */
export interface Situation {
  id: string;
  /** Files of `knowledge/` without their ending, parted by spaces: what people say of them is what they say of this. */
  passages: string;
  /** One or two sentences each, true of everybody in such a situation; no question, no advice. */
  says: string[];
}

/** The situations the guide has a word for. */
export const situations: Situation[] = [
  {
    id: "boss",
    passages: "a-difficult-boss",
    says: [
      "A boss has a hand on so much of one's day; it is hard to leave that at the door.",
      "With somebody above you it is never quite an even conversation.",
    ],
  },
  {
    id: "criticised",
    passages: "after-criticism making-mistakes-at-work",
    says: [
      "Being corrected stings twice: once for the thing, and once for having been seen.",
      "One sharp remark can drown out a week of things that went well.",
    ],
  },
  {
    id: "colleague",
    passages: "friction-with-a-colleague",
    says: [
      "Colleagues are not chosen, and yet one sits beside them all day.",
      "Friction like that is tiring because it is there again every morning.",
    ],
  },
  {
    id: "work-load",
    passages: "stress-at-work too-much-to-do deadlines-and-putting-off inbox-and-interruptions email-all-day",
    says: [
      "When everything is urgent at once, nothing gets the calm it needs.",
      "A pile like that keeps working on you even when you are not working on it.",
      "So much waiting to be done takes up room in the head before anything is begun.",
    ],
  },
  {
    id: "switching-off",
    passages: "switching-off-after-work sunday-evening-dread",
    says: [
      "Work that follows one home leaves no evening to rest in.",
      "The day is over on paper, and something in you is still on duty.",
    ],
  },
  {
    id: "job-lost",
    passages: "losing-a-job",
    says: [
      "With a job a good deal more goes: the days' shape, the people, some of the ground.",
      "That pulls the floor away, whatever the reasons were.",
    ],
  },
  {
    id: "stage",
    passages: "nerves-before-a-talk exam-nerves everyone-is-looking-at-me",
    says: [
      "With something like that ahead the body starts before the head is ready.",
      "Being looked at and judged is one of the oldest fears there are.",
      "Nerves of that sort show that it matters to you how it goes.",
    ],
  },
  {
    id: "fraud",
    passages: "feeling-like-a-fraud",
    says: [
      "Waiting to be found out is tiring, above all where there is nothing to find.",
      "Many capable people carry that feeling about with them in secret.",
    ],
  },
  {
    id: "perfect",
    passages: "good-enough the-inner-critic",
    says: [
      "A voice like that is never satisfied; it only moves the mark.",
      "One would not speak to a friend in the tone one uses on oneself.",
    ],
  },
  {
    id: "comparing",
    passages: "comparing-yourself scrolling-and-feeling-worse",
    says: [
      "Other people's lives look finished from outside; one's own is seen with all its seams.",
      "Comparing has only two results, and neither is rest.",
    ],
  },
  {
    id: "burnt-out",
    passages: "burnt-out tired-after-everything worn-out-by-parenting",
    says: [
      "That is a tiredness which sleep alone does not mend.",
      "When the well is dry, even small things cost too much.",
    ],
  },
  {
    id: "sleepless",
    passages:
      "lying-awake four-in-the-morning watching-the-clock-at-night trying-too-hard-to-sleep after-a-bad-night bed-is-for-sleeping",
    says: [
      "At that hour every thought is larger than it is by day.",
      "Sleep is shy: it comes least when it is waited for.",
      "Lying awake is lonely work, with nobody to hand it to.",
    ],
  },
  {
    id: "late-to-bed",
    passages: "putting-off-bedtime phone-in-the-hand",
    says: [
      "Late at night is often the only hour that belongs to oneself, and so it is hard to end.",
      "The screen is always easier than the dark.",
    ],
  },
  {
    id: "nightmare",
    passages: "after-a-nightmare",
    says: [
      "A dream can leave the body frightened long after the head knows better.",
      "It takes a while until the room is only the room again.",
    ],
  },
  {
    id: "worry",
    passages:
      "worry-that-goes-in-circles a-time-for-worrying living-with-not-knowing dreading-something-ahead",
    says: [
      "Worry runs ahead and lives through it many times before it has happened once.",
      "Not knowing is often harder to bear than knowing the worst.",
      "The mind keeps going round because it hopes to find a door.",
    ],
  },
  {
    id: "brooding",
    passages:
      "going-over-it-again thoughts-wont-stop trying-not-to-think-about-it a-memory-that-comes-uninvited",
    says: [
      "The same scene again and again: the head keeps looking for another ending.",
      "Thoughts like that come uninvited and take the best chair.",
      "Pushing a thought away tends to bring it back by the other door.",
    ],
  },
  {
    id: "panic",
    passages: "a-wave-of-panic anxiety-and-the-body",
    says: [
      "A wave like that is frightening, and it does pass; the body cannot stay at its height.",
      "It is a false alarm with a real bell, which is why it is so hard not to believe.",
    ],
  },
  {
    id: "health-worry",
    passages: "worried-about-my-health feeling-your-heartbeat in-the-waiting-room",
    says: [
      "Waiting for word about one's own body makes every small sign loud.",
      "A body that is watched so closely always has something to report.",
    ],
  },
  {
    id: "pain",
    passages: "pain-that-stays a-long-illness",
    says: [
      "Pain that stays takes a share of every day before the day has begun.",
      "It is tiring to be brave about something that nobody sees.",
    ],
  },
  {
    id: "anger",
    passages: "anger-as-a-signal venting-anger irritable-with-everyone",
    says: [
      "Anger usually stands guard over something that matters.",
      "When everything grates, there is often something under it that has waited too long.",
    ],
  },
  {
    id: "snapped",
    passages: "snapping-at-someone parenting-under-pressure",
    says: [
      "The loud moment is short, and the looking back at it is long.",
      "That it troubles you shows how you would rather have been.",
    ],
  },
  {
    id: "resentment",
    passages: "slow-burning-resentment kindness-for-someone-difficult",
    says: [
      "An old wrong keeps its heat, above all when nobody has said sorry for it.",
      "Carrying somebody else's debt for so long is heavy.",
    ],
  },
  {
    id: "betrayed",
    passages: "trust-broken jealous-in-love",
    says: [
      "When trust breaks, one begins to doubt even the good memories.",
      "Not knowing what to believe any more is exhausting.",
    ],
  },
  {
    id: "breakup",
    passages: "after-a-breakup",
    says: [
      "After somebody goes, the day is full of places where they used to be.",
      "It is a loss, even if nobody sends flowers for it.",
    ],
  },
  {
    id: "quarrel",
    passages:
      "seeing-a-quarrel-from-outside needing-a-pause-in-an-argument relationships-and-listening starting-a-hard-conversation saying-sorry",
    says: [
      "After a quarrel the words go on talking by themselves.",
      "It hurts most with people whose good opinion one needs.",
      "There is what was said, and there is what would have had to be said; both are still in the room.",
    ],
  },
  {
    id: "family",
    passages: "family-visits caring-for-a-parent growing-up-children-leaving someone-you-love-is-ill",
    says: [
      "With family one is quickly back in an old part.",
      "Being needed by people one loves can be heavy and right at the same time.",
    ],
  },
  {
    id: "boundaries",
    passages: "setting-a-limit pleasing-everyone caring-without-drowning afraid-of-being-soft",
    says: [
      "Saying yes keeps the peace outside and starts a small war within.",
      "It is hard to say no when one has long been the one who says yes.",
    ],
  },
  {
    id: "lonely",
    passages: "loneliness making-friends-as-an-adult small-contacts being-alone-gladly getting-back-in-touch",
    says: ["That sort of quiet can be very loud.", "Wanting somebody there is as human as being hungry."],
  },
  {
    id: "left-out",
    passages: "left-out",
    says: [
      "Being left out hurts as a knock does; the body hardly tells the two apart.",
      "To see the others together and be outside is an old and sharp pain.",
    ],
  },
  {
    id: "homesick",
    passages: "homesick old-photographs-and-nostalgia",
    says: [
      "A place can be missed like a person.",
      "Home is made of small things, and one notices them when they are gone.",
    ],
  },
  {
    id: "ashamed",
    passages: "shame-and-guilt shame-needs-company guilt-that-lingers regret",
    says: [
      "That is not easy to say, and you have said it.",
      "Shame grows in hiding; a few plain words let some air in.",
      "What one would give to have that hour again is a measure of how much it mattered.",
    ],
  },
  {
    id: "envy",
    passages: "envy",
    says: ["Envy points rather exactly at something one would have liked. It is no crime to feel it."],
  },
  {
    id: "low",
    passages: "low-mood-and-doing starting-when-you-cannot-start boredom tears moods-choose-memories",
    says: [
      "When everything is grey, even small things ask for a great effort.",
      "A low mood speaks with great certainty about things it cannot know.",
    ],
  },
  {
    id: "money",
    passages: "money-worries",
    says: [
      "Worry about money is there at breakfast and at three in the morning.",
      "When money is short, every small thing becomes a sum.",
    ],
  },
  {
    id: "deciding",
    passages: "too-many-decisions what-matters-to-you",
    says: [
      "Standing between two ways is tiring by itself.",
      "Whichever door one takes, the other one closes; that is what makes it heavy.",
    ],
  },
  {
    id: "world",
    passages: "too-much-bad-news worry-about-the-planet",
    says: [
      "One small person and so much news: no wonder it is too much.",
      "To be troubled by the state of the world is a sound reaction to it.",
    ],
  },
  {
    id: "shock",
    passages: "after-a-shock feeling-unreal when-the-body-feels-numb",
    says: [
      "After something like that the body needs longer than the calendar.",
      "When it is too much at once, things can go flat and far away for a while.",
    ],
  },
  {
    id: "eating",
    passages: "comfort-eating riding-out-an-urge",
    says: ["An urge like that promises quiet and seldom keeps its word for long."],
  },
];
