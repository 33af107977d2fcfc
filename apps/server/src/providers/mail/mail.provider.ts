export interface Letter {
  to: string;
  /** Whom an answer reaches, where that is not the sender. */
  replyTo?: string;
  subject: string;
  text: string;
}

export interface Mail {
  send(letter: Letter): Promise<void>;
  /** Rejects when letters cannot be handed over right now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
