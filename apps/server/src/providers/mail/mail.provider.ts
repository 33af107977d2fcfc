export interface Email {
  to: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  /** An email that a user waits for in order to get in. It does not wait for ordinary ones. */
  urgent?: true;
  /** Where mail programs end emails of this kind with one click (RFC 8058), for emails that come again and again. */
  unsubscribe?: string;
  subject: string;
  text: string;
}

export interface Mail {
  send(email: Email): Promise<void>;
  /** Rejects when emails cannot be sent right now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
