import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type Allowed, checkedUrl, guardedLookup, isPublicAddress } from './addresses.ts';
import { PageError, type PageFetch } from './page-fetch.provider.ts';

const REDIRECTS_MAX = 3;
const BYTES_MAX = 5_000_000;
const TIME_LIMIT_MS = 8_000;
const READABLE = /^(?:text\/|application\/(?:xhtml\+xml|xml|json|ld\+json))/i;

interface Options {
  /** Tests allow their own machine. */
  allowed?: Allowed;
  timeLimit?: number;
}

/** Checks every step: the URL, each redirect, and the IP address that is connected to. */
export function guardedFetch({
  allowed = isPublicAddress,
  timeLimit = TIME_LIMIT_MS,
}: Options = {}): PageFetch {
  const lookup = guardedLookup(allowed);

  const open = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((done, fail) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const headers = {
        accept: 'text/html,application/xhtml+xml',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'Crisper (recipe import)',
      };
      // No connection reuse: a connection opened for another name would skip the address check.
      send(url, { lookup, signal, headers, agent: false }).once('response', done).once('error', fail).end();
    });

  const follow = async (start: string, signal: AbortSignal): Promise<{ page: IncomingMessage; url: URL }> => {
    let url = checkedUrl(start, undefined, allowed);
    for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
      const page = await open(url, signal);
      const { statusCode = 0, headers } = page;
      if (statusCode < 300 || statusCode >= 400 || !headers.location) return { page, url };
      page.destroy();
      url = checkedUrl(headers.location, url.href, allowed);
    }
    throw new PageError('That link leads from one page to the next without end.');
  };

  return {
    async read(start) {
      const signal = AbortSignal.timeout(timeLimit);
      try {
        const { page, url } = await follow(start, signal);
        try {
          return { text: await textOf(page), url: url.href };
        } finally {
          page.destroy();
        }
      } catch (error) {
        if (error instanceof PageError) throw error;
        if (signal.aborted) throw new PageError('That page takes too long to answer.');
        throw new PageError('That page could not be read.', { cause: error });
      }
    },
  };
}

async function textOf(page: IncomingMessage): Promise<string> {
  const { statusCode = 0, headers } = page;
  if (statusCode !== 200) throw new PageError(`That page answers with an error (${statusCode}).`);
  const type = headers['content-type'] ?? 'text/html';
  if (!READABLE.test(type)) throw new PageError('That link leads to a file, not to a web page.');
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Counted after decompression: a small response can unpack to a huge page.
  for await (const chunk of unpacked(page)) {
    bytes += (chunk as Buffer).length;
    if (bytes > BYTES_MAX) throw new PageError('That page is too large to read.');
    chunks.push(chunk as Buffer);
  }
  return decoderFor(type).decode(Buffer.concat(chunks));
}

function unpacked(page: IncomingMessage): Readable {
  const packing = page.headers['content-encoding']?.toLowerCase() ?? 'identity';
  const unpack = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  if (packing === 'identity') return page;
  if (!Object.hasOwn(unpack, packing)) throw new PageError('That page could not be read.');
  const stream = unpack[packing as keyof typeof unpack]();
  page.once('error', (error) => stream.destroy(error));
  return page.pipe(stream);
}

function decoderFor(type: string): TextDecoder {
  const [, charset = 'utf-8'] = /charset="?([\w-]{1,40})/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
