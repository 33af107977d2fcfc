export interface Email {
  to: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
}

export interface Mail {
  send(email: Email): Promise<void>;
  /** Rejects when emails cannot be sent right now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
