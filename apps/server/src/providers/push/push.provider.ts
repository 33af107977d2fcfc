/** Where a browser listens, as it says itself. */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key, and a secret between it and us: no user on the way can read a message. */
  p256dh: string;
  auth: string;
}

export interface Push {
  /** Given to browsers, so that only we can send to the addresses they make. */
  publicKey: string;
  /** Whether this is an address that may be sent to, with keys that can be used. */
  accepts(target: PushTarget): boolean;
  /** `gone`: the browser listens there no more. `failed`: it was not sent, and nothing more is known. */
  send(target: PushTarget, message: string): Promise<'sent' | 'gone' | 'failed'>;
}
