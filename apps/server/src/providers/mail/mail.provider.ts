export interface Email {
  to: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  /** A letter that somebody waits for in order to get in. It does not wait for ordinary ones. */
  urgent?: true;
  subject: string;
  text: string;
}

export interface Mail {
  send(email: Email): Promise<void>;
  /** Rejects when emails cannot be sent right now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
