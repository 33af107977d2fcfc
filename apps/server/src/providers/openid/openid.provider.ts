/** What the provider says about the person who came from it. */
export interface OpenidPerson {
  /** With the issuer, names the person for good. An email may pass to another user. */
  subject: string;
  email: string | null;
  /** Whether the provider itself made sure that the email is the person's. */
  emailVerified: boolean;
  /** Names to choose a username from, the best first. */
  names: readonly string[];
  groups: readonly string[];
  /** When the provider wants the session to end here; undefined where it leaves that to us. */
  sessionEndsAt: Date | undefined;
}

/** What has to be known again when the answer comes. Not for the browser. */
export interface OpenidRequest {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Openid {
  /** What people call it. */
  name: string;
  issuer: string;
  /** The group whose members are administrators here. */
  adminGroup: string | undefined;
  /** Where the browser goes. Rejects with `OpenidError`. */
  begin(redirectUri: string): Promise<{ url: string; request: OpenidRequest }>;
  /** Reads what the browser brought back, the query of an address. Rejects with `OpenidError`. */
  finish(answer: string, request: OpenidRequest, redirectUri: string): Promise<OpenidPerson>;
}

/** `unreachable`: it does not answer. `declined`: the person said no there. `refused`: the answer does not hold. */
export class OpenidError extends Error {
  override name = 'OpenidError';

  constructor(
    readonly why: 'unreachable' | 'declined' | 'refused',
    cause?: unknown,
  ) {
    super(`OpenID Connect: ${why}`, { cause });
  }
}
