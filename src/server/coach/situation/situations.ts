/** A kind of situation people tell of; `told.txt` has what they say in it. */
export interface Situation {
  id: string;
  /** One or two sentences each, true of everybody in such a situation; no question, no advice. */
  says: string[];
}

/** The situations the guide has a word for. */
export const situations: Situation[] = [
  {
    id: "boss",
    says: [
      "A boss has a hand on so much of one's day; it is hard to leave that at the door.",
      "With somebody above you it is never quite an even conversation.",
    ],
  },
  {
    id: "criticised",
    says: [
      "Being corrected stings twice: once for the thing, and once for having been seen.",
      "One sharp remark can drown out a week of things that went well.",
    ],
  },
  {
    id: "colleague",
    says: [
      "Colleagues are not chosen, and yet one sits beside them all day.",
      "Friction like that is tiring because it is there again every morning.",
    ],
  },
  {
    id: "work-load",
    says: [
      "When everything is urgent at once, nothing gets the calm it needs.",
      "A pile like that keeps working on you even when you are not working on it.",
      "So much waiting to be done takes up room in the head before anything is begun.",
    ],
  },
  {
    id: "switching-off",
    says: [
      "Work that follows one home leaves no evening to rest in.",
      "The day is over on paper, and something in you is still on duty.",
    ],
  },
  {
    id: "job-lost",
    says: [
      "With a job a good deal more goes: the days' shape, the people, some of the ground.",
      "That pulls the floor away, whatever the reasons were.",
    ],
  },
  {
    id: "stage",
    says: [
      "With something like that ahead the body starts before the head is ready.",
      "Being looked at and judged is one of the oldest fears there are.",
      "Nerves of that sort show that it matters to you how it goes.",
    ],
  },
  {
    id: "fraud",
    says: [
      "Waiting to be found out is tiring, above all where there is nothing to find.",
      "Many capable people carry that feeling about with them in secret.",
    ],
  },
  {
    id: "perfect",
    says: [
      "A voice like that is never satisfied; it only moves the mark.",
      "One would not speak to a friend in the tone one uses on oneself.",
    ],
  },
  {
    id: "comparing",
    says: [
      "Other people's lives look finished from outside; one's own is seen with all its seams.",
      "Comparing has only two results, and neither is rest.",
    ],
  },
  {
    id: "burnt-out",
    says: [
      "That is a tiredness which sleep alone does not mend.",
      "When the well is dry, even small things cost too much.",
    ],
  },
  {
    id: "sleepless",
    says: [
      "At that hour every thought is larger than it is by day.",
      "Sleep is shy: it comes least when it is waited for.",
      "Lying awake is lonely work, with nobody to hand it to.",
    ],
  },
  {
    id: "late-to-bed",
    says: [
      "Late at night is often the only hour that belongs to oneself, and so it is hard to end.",
      "The screen is always easier than the dark.",
    ],
  },
  {
    id: "nightmare",
    says: [
      "A dream can leave the body frightened long after the head knows better.",
      "It takes a while until the room is only the room again.",
    ],
  },
  {
    id: "worry",
    says: [
      "Worry runs ahead and lives through it many times before it has happened once.",
      "Not knowing is often harder to bear than knowing the worst.",
      "The mind keeps going round because it hopes to find a door.",
    ],
  },
  {
    id: "brooding",
    says: [
      "The same scene again and again: the head keeps looking for another ending.",
      "Thoughts like that come uninvited and take the best chair.",
      "Pushing a thought away tends to bring it back by the other door.",
    ],
  },
  {
    id: "panic",
    says: [
      "A wave like that is frightening while it lasts.",
      "It comes without asking, and that makes it hard to trust the ground.",
    ],
  },
  {
    id: "health-worry",
    says: [
      "Waiting for word about one's own body makes every small sign loud.",
      "A body that is watched so closely always has something to report.",
    ],
  },
  {
    id: "pain",
    says: [
      "Pain that stays takes a share of every day before the day has begun.",
      "It is tiring to be brave about something that nobody sees.",
    ],
  },
  {
    id: "anger",
    says: ["Anger usually stands guard over something that matters.", "That would heat up most people."],
  },
  {
    id: "snapped",
    says: [
      "The loud moment is short, and the looking back at it is long.",
      "That it troubles you shows how you would rather have been.",
    ],
  },
  {
    id: "resentment",
    says: [
      "An old wrong keeps its heat, above all when nobody has said sorry for it.",
      "Carrying somebody else's debt for so long is heavy.",
    ],
  },
  {
    id: "betrayed",
    says: [
      "When trust breaks, one begins to doubt even the good memories.",
      "Not knowing what to believe any more is exhausting.",
    ],
  },
  {
    id: "breakup",
    says: [
      "After somebody goes, the day is full of places where they used to be.",
      "It is a loss, even if nobody sends flowers for it.",
    ],
  },
  {
    id: "quarrel",
    says: [
      "After a quarrel the words go on talking by themselves.",
      "It hurts most with people whose good opinion one needs.",
      "There is what was said, and there is what would have had to be said; both are still in the room.",
    ],
  },
  {
    id: "family",
    says: ["With family one is quickly back in an old part."],
  },
  {
    id: "caring",
    says: [
      "Being needed by people one loves can be heavy and right at the same time.",
      "When somebody close is ill, one's own day turns around it.",
    ],
  },
  {
    id: "silence",
    says: [
      "Silence between two people can be louder than a quarrel.",
      "Not being spoken to leaves one guessing, and guessing is tiring.",
    ],
  },
  {
    id: "let-down",
    says: [
      "Being put off by somebody one counted on is a small fall each time.",
      "One had looked forward to it, and then there is only the gap.",
    ],
  },
  {
    id: "turned-down",
    says: [
      "A no like that is hard not to take personally.",
      "To try and to be passed over takes something out of a person.",
    ],
  },
  {
    id: "failed",
    says: [
      "It stings to have tried and not got through.",
      "One result is loud for a while, whatever else there is.",
    ],
  },
  {
    id: "boundaries",
    says: [
      "Saying yes keeps the peace outside and starts a small war within.",
      "It is hard to say no when one has long been the one who says yes.",
    ],
  },
  {
    id: "lonely",
    says: ["That sort of quiet can be very loud.", "Wanting somebody there is as human as being hungry."],
  },
  {
    id: "left-out",
    says: [
      "Being left out hurts as a knock does; the body hardly tells the two apart.",
      "To see the others together and be outside is an old and sharp pain.",
    ],
  },
  {
    id: "homesick",
    says: [
      "A place can be missed like a person.",
      "Home is made of small things, and one notices them when they are gone.",
    ],
  },
  {
    id: "ashamed",
    says: [
      "That is not easy to say, and you have said it.",
      "Shame grows in hiding; a few plain words let some air in.",
      "What one would give to have that hour again is a measure of how much it mattered.",
    ],
  },
  {
    id: "envy",
    says: ["Envy points rather exactly at something one would have liked. It is no crime to feel it."],
  },
  {
    id: "low",
    says: [
      "When everything is grey, even small things ask for a great effort.",
      "A low mood speaks with great certainty about things it cannot know.",
    ],
  },
  {
    id: "money",
    says: [
      "Worry about money is there at breakfast and at three in the morning.",
      "When money is short, every small thing becomes a sum.",
    ],
  },
  {
    id: "deciding",
    says: [
      "Standing between two ways is tiring by itself.",
      "Whichever door one takes, the other one closes; that is what makes it heavy.",
    ],
  },
  {
    id: "world",
    says: [
      "One small person and so much news: no wonder it is too much.",
      "To be troubled by the state of the world is a sound reaction to it.",
    ],
  },
  {
    id: "shock",
    says: [
      "After something like that the body needs longer than the calendar.",
      "When it is too much at once, things can go flat and far away for a while.",
    ],
  },
  {
    id: "eating",
    says: ["An urge like that promises quiet and seldom keeps its word for long."],
  },
];
