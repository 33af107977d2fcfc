export interface Email {
  to: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  /** A letter that somebody waits for in order to get in. It does not wait for ordinary ones. */
  urgent?: true;
  /** Where mail programs end letters of this kind with one click (RFC 8058), for letters that come again and again. */
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
