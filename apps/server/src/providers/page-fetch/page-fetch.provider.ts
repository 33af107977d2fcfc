/** Why a page could not be read. The message is written for the person who gave the link. */
export class PageError extends Error {
  override name = 'PageError';
  /** The status the page answered with, where that is the reason. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/** Reads web pages, from the public internet only. */
export interface PageFetch {
  /** The text of the page and its final URL after redirects. Fails with a PageError. */
  read(url: string): Promise<{ text: string; url: string }>;
}

/** Reads pictures, from the public internet only. */
export interface PictureFetch {
  /** The bytes of the picture. Fails with a PageError. */
  read(url: string): Promise<Buffer>;
}
