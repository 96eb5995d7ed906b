/** A model that turns texts into vectors, near to each other when the texts mean something alike. */
export interface Embeddings {
  /** The model's name, kept with each vector: vectors of two models have nothing to do with each other. */
  readonly model: string;
  /**
   * A vector of length one for each text, in their order and all of one dimension. Throws `EmbeddingsFailed` when the
   * model cannot be asked or answers anything else, and the signal's reason when it is stopped.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>;
}

/** Why no vectors came, in a word for the log; never the service's own text. */
export class EmbeddingsFailed extends Error {
  override readonly name = "EmbeddingsFailed";
  readonly reason: "unreachable" | "status" | "too-large" | "wrong-form";

  constructor(reason: EmbeddingsFailed["reason"], options?: ErrorOptions) {
    super(`the embedding model could not be used: ${reason}`, options);
    this.reason = reason;
  }
}
