export interface TextQuestion {
  /** The system prompt. */
  system: string;
  prompt: string;
  /** Timeout in milliseconds. */
  timeLimit: number;
  maxTokens: number;
  signal?: AbortSignal;
}

/** A language model that streams text. Its output is checked by the kitchen before anybody sees it. */
export interface TextProvider {
  /** The model's name, used in cache keys. */
  readonly name: string;
  /** Fails when the model exceeds the timeout or returns nothing. */
  stream(question: TextQuestion): AsyncIterable<string>;
}
