export interface TextQuestion {
  /** What the model is and may do. */
  system: string;
  prompt: string;
  /** Milliseconds until it is given up. */
  timeLimit: number;
  maxTokens: number;
  signal?: AbortSignal;
}

/** A language model: words in, words out, as they come. Nothing it says is believed before the kitchen has looked at it. */
export interface TextProvider {
  /** Names the model, so that answers of one are not taken for those of another. */
  readonly name: string;
  /** Fails when the model does not answer within the limit, or answers nothing. */
  stream(question: TextQuestion): AsyncIterable<string>;
}
