import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { createTurns } from '../../budgets/concurrency-limit.ts';
import { say } from '../../saying/say.ts';
import { type Allowed, checkedUrl, guardedLookup, isPublicAddress } from './addresses.ts';
import { PageError } from './page-fetch.provider.ts';
import type { ResolveName } from './resolve-name.ts';

const REDIRECTS_MAX = 3;
const TIME_LIMIT_MS = 8_000;
const AT_ONCE = 20;
const WAITING_MAX = 100;

export interface GuardOptions {
  /** Tests allow their own machine. */
  allowed?: Allowed;
  timeLimit?: number;
  resolve?: ResolveName;
  atOnce?: number;
}

/** Checks every step: the URL, each redirect, and the IP address that is connected to. */
export function guardedRequest(
  accept: string,
  { allowed = isPublicAddress, timeLimit = TIME_LIMIT_MS, resolve, atOnce = AT_ONCE }: GuardOptions = {},
) {
  const lookup = guardedLookup(allowed, resolve);
  const turns = createTurns(atOnce, WAITING_MAX);

  const open = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((done, fail) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const headers = {
        accept,
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
    throw new PageError('That link keeps leading from one page to the next.');
  };

  return async <Read>(
    start: string,
    read: (page: IncomingMessage, url: URL) => Promise<Read>,
  ): Promise<Read> => {
    const turn = turns.take('everybody');
    if (!turn) throw new PageError('Too much is being fetched right now. Please try again in a moment.');
    const end = await turn;
    const signal = AbortSignal.timeout(timeLimit);
    try {
      const { page, url } = await follow(start, signal);
      try {
        const { statusCode = 0 } = page;
        if (statusCode !== 200)
          throw new PageError(say('That page answers with an error ({status}).', { status: statusCode }), {
            status: statusCode,
          });
        return await read(page, url);
      } finally {
        page.destroy();
      }
    } catch (error) {
      if (error instanceof PageError) throw error;
      if (signal.aborted) throw new PageError('That page takes too long to answer.');
      throw new PageError('That page could not be read.', { cause: error });
    } finally {
      end();
    }
  };
}

/** The bytes of an answer, counted after decompression: a small response can unpack to a huge page. */
export async function bytesOf(page: IncomingMessage, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unpacked(page)) {
    bytes += (chunk as Buffer).length;
    if (bytes > max) throw new PageError('That page is too large to read.');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
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
