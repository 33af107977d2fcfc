/** Posts to addresses that people chose. */
export interface WebhookPost {
  /** Refuses an address that could never be reached, before anything is sent. */
  check(url: string): void;
  /** The status that was answered. Rejects with words for the owner when nothing was. */
  post(url: string, message: { headers: Record<string, string>; body: string }): Promise<number>;
}
