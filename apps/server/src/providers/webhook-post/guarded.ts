import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Allowed, checkedUrl, guardedLookup, isPublicAddress } from '../page-fetch/addresses.ts';
import { PageError } from '../page-fetch/page-fetch.provider.ts';
import type { WebhookPost } from './webhook-post.provider.ts';

const TIME_LIMIT_MS = 8_000;

interface Options {
  /** Names and addresses of the own network that may be reached all the same. */
  hosts: readonly string[];
  timeLimit?: number;
}

/** Reaches public addresses, and the named hosts. Follows no redirect and reads no answer: neither is a receiver's to use. */
export function guardedPost({ hosts, timeLimit = TIME_LIMIT_MS }: Options): WebhookPost {
  const own = new Set(hosts.map((host) => host.toLowerCase()));
  const checked = (text: string): { url: URL; allowed: Allowed } => {
    const host = URL.canParse(text) ? new URL(text).hostname.replace(/^\[|\]$/g, '') : '';
    const allowed: Allowed = own.has(host) ? () => true : isPublicAddress;
    const url = checkedUrl(text, undefined, allowed);
    if (url.protocol !== 'https:' && !own.has(host))
      throw new PageError('Use an address that starts with https://.');
    return { url, allowed };
  };

  return {
    check: (text) => void checked(text),

    post: (text, { headers, body }) =>
      new Promise((done, fail) => {
        const { url, allowed } = checked(text);
        const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
        const signal = AbortSignal.timeout(timeLimit);
        const options = {
          method: 'POST',
          lookup: guardedLookup(allowed),
          signal,
          // A connection that was opened for another name would skip the check of its address.
          agent: false,
          headers: {
            ...headers,
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Crisper (webhooks)',
          },
        };
        send(url, options)
          .once('response', (answer) => {
            answer.destroy();
            done(answer.statusCode ?? 0);
          })
          .once('error', (error) =>
            fail(signal.aborted ? new PageError('It takes too long to answer.') : error),
          )
          .end(body);
      }),
  };
}
