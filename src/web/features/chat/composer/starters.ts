/** The four ways into a first conversation: work stress, deadlines, anxiety, poor sleep. */
export const starters = [
  { topic: "Work stress", text: "Work has been weighing on me and I can't switch off in the evening." },
  { topic: "Deadlines", text: "A deadline is coming closer and I feel the pressure in my body." },
  { topic: "Anxiety", text: "I feel anxious and I don't quite know where it comes from." },
  { topic: "Poor sleep", text: "I sleep badly. My thoughts keep going when I lie down." },
] as const;
