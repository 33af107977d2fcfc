import type { IncomingMessage } from 'node:http';
import { bytesOf, type GuardOptions, guardedRequest } from './guarded-request.ts';
import { PageError, type PageFetch, type PictureFetch } from './page-fetch.provider.ts';

const PAGE_BYTES_MAX = 5_000_000;
const PICTURE_BYTES_MAX = 8_000_000;
const READABLE = /^(?:text\/|application\/(?:xhtml\+xml|xml|json|ld\+json))/i;
/** No SVG: it is a document with scripts and links of its own. */
const PICTURE = /^image\/(?:jpeg|png|webp|avif|gif)\b/i;

/** Reads pages of the public internet. */
export function guardedFetch(options: GuardOptions = {}): PageFetch {
  const request = guardedRequest('text/html,application/xhtml+xml', options);
  return {
    read: (start) => request(start, async (page, url) => ({ text: await textOf(page), url: url.href })),
  };
}

/** Reads pictures of the public internet, with the same checks. */
export function guardedPictureFetch(options: GuardOptions = {}): PictureFetch {
  const request = guardedRequest('image/webp,image/avif,image/jpeg,image/png,image/gif', options);
  return {
    read: (start) =>
      request(start, (page) => {
        if (!PICTURE.test(page.headers['content-type'] ?? ''))
          throw new PageError('That link doesn’t lead to a picture.');
        return bytesOf(page, PICTURE_BYTES_MAX);
      }),
  };
}

async function textOf(page: IncomingMessage): Promise<string> {
  const type = page.headers['content-type'] ?? 'text/html';
  if (!READABLE.test(type)) throw new PageError('That link leads to a file, not to a web page.');
  return decoderFor(type).decode(await bytesOf(page, PAGE_BYTES_MAX));
}

function decoderFor(type: string): TextDecoder {
  const [, charset = 'utf-8'] = /charset="?([\w-]{1,40})/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
