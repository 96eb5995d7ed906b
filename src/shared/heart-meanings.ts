const further = "further-figures-of-a-heart-recording";
const letters = "rmssd-sdnn-and-other-letters";

/** What a figure means, in the library's words, and the passage they stand in. */
interface Meaning {
  passage: string;
  text: string;
}

const mean: Meaning = {
  passage: further,
  text: "The mean interval is the average gap between two beats; the mean heart rate says the same in beats a minute.",
};
const steps: Meaning = {
  passage: further,
  text: "pNN50 and pNN20 are the shares of steps larger than 50 or 20 ms, a coarser look at the same quick changes.",
};
const cloud: Meaning = {
  passage: further,
  text: "In the Poincaré plot each gap is drawn against the next: SD1 is the width of the cloud and follows quick changes, SD2 its length and follows slow ones.",
};
const rmssd: Meaning = {
  passage: letters,
  text: "RMSSD compares each gap between heartbeats with the next one, and so catches quick changes; it is mainly under the influence of the vagus nerve, which slows the heart, and it can be had from short recordings.",
};
const sdnn: Meaning = {
  passage: letters,
  text: "SDNN describes how widely all the gaps are scattered, slow drifts included; a value from a day and one from five minutes are different things and should never be laid side by side.",
};
const slowest: Meaning = {
  passage: further,
  text: "VLF power swings over half a minute and longer, and total power is everything together.",
};
const shares: Meaning = {
  passage: further,
  text: "Normalised units only say how LF and HF share what both have.",
};

/** What each figure means, by its key without the ending of its method; the library says it, and a test holds both together. */
export const heartMeanings: Readonly<Record<string, Meaning>> = {
  meanRr: mean,
  meanHr: mean,
  rmssd,
  sdnn,
  sdsd: { passage: further, text: "SDSD is nearly RMSSD: the scatter of the steps from gap to gap." },
  pnn50: steps,
  pnn20: steps,
  triangular: {
    passage: further,
    text: "The triangular index tells how broad the histogram of all gaps is, and is made for long recordings.",
  },
  sd1: cloud,
  sd2: cloud,
  stress: {
    passage: further,
    text: "Baevsky's stress index is high when most gaps are alike; its name promises more than a heart can tell about stress.",
  },
  alpha1: {
    passage: further,
    text: "DFA alpha 1 is near 1 when the gaps follow one another smoothly and near 0.5 when they hardly do.",
  },
  sampen: {
    passage: further,
    text: "Sample entropy is low when patterns repeat and higher when the next gap is hard to guess.",
  },
  vlf: slowest,
  total: slowest,
  lf: {
    passage: further,
    text: "LF power swings about every ten seconds, partly with blood pressure, and slow breathing moves into it.",
  },
  hf: {
    passage: further,
    text: "HF power is the part that swings with breathing, at 9 to 24 breaths a minute.",
  },
  lfHf: {
    passage: letters,
    text: "LF/HF, a ratio of slower and faster rhythms, is often sold as a balance of stress and rest. George Billman has shown why this cannot be right: the slower part comes from several sources, and breathing pace alone may shift it.",
  },
  lfNu: shares,
  hfNu: shares,
  RMSSD: rmssd,
  SDNN: sdnn,
};
