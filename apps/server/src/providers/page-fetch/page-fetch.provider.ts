/** Why a page was not read; the message is written for the person who gave the link. */
export class PageError extends Error {
  override name = 'PageError';
}

/** Reads a web page for somebody, from the public internet only. */
export interface PageFetch {
  /** The text of the page and where it was found in the end. Fails with a PageError. */
  read(url: string): Promise<{ text: string; url: string }>;
}
