/** What a message asks for. `inner` is everything the coach is for; the others are turned to the feeling behind them. */
export type Topic = "inner" | "medical" | "out-of-domain" | "injection";
