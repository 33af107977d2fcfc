export interface Reach {
  /** Whether the hosts that are named of the own network may be reached, besides public addresses. */
  inside: boolean;
}

/** Posts to addresses that people chose. */
export interface WebhookPost {
  /** Refuses an address that could never be reached, before anything is sent. */
  check(url: string, reach: Reach): void;
  /** The status that was answered. Rejects with words for the owner when nothing was. */
  post(
    url: string,
    message: { headers: Record<string, string>; body: string },
    reach: Reach,
  ): Promise<number>;
}
