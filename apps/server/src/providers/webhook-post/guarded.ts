import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Allowed, checkedUrl, guardedLookup, isPublicAddress } from '../page-fetch/addresses.ts';
import { PageError } from '../page-fetch/page-fetch.provider.ts';
import type { Reach, WebhookPost } from './webhook-post.provider.ts';

const TIME_LIMIT_MS = 8_000;

interface Options {
  /** Names and addresses of the own network, each with its port, for those who may reach them. */
  hosts: readonly string[];
  timeLimit?: number;
}

/** Reaches public addresses and, for whom that is allowed, the named hosts. Follows no redirect and reads no answer: neither is a receiver's to use. */
export function guardedPost({ hosts, timeLimit = TIME_LIMIT_MS }: Options): WebhookPost {
  const own = new Set(hosts.map((host) => placeOf(new URL(`http://${host}`))));
  const checked = (text: string, { inside }: Reach): { url: URL; allowed: Allowed } => {
    const isOwn = inside && URL.canParse(text) && own.has(placeOf(new URL(text)));
    const allowed: Allowed = isOwn ? () => true : isPublicAddress;
    const url = checkedUrl(text, undefined, allowed);
    if (url.protocol !== 'https:' && !isOwn) throw new PageError('Use an address that starts with https://.');
    return { url, allowed };
  };

  return {
    check: (text, reach) => void checked(text, reach),

    post: (text, { headers, body }, reach) =>
      new Promise((done, fail) => {
        const { url, allowed } = checked(text, reach);
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

/** With the port, also where it is the usual one and not written. */
function placeOf({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
