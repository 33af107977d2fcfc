export interface Email {
  to: string;
  /** Whom an answer reaches, where that is not the sender. */
  replyTo?: string;
  subject: string;
  text: string;
}

export interface Mail {
  send(email: Email): Promise<void>;
  /** Rejects when emails cannot be handed over right now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
