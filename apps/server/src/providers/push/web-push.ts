import { createECDH } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webpush from 'web-push';
import { type Allowed, checkedUrl, guardedLookup, isPublicAddress } from '../page-fetch/addresses.ts';
import type { Push, PushTarget } from './push.provider.ts';
import { vapidKeysOf } from './vapid.ts';

const TIME_LIMIT_MS = 8_000;
/** A browser that is off for longer hears of it tomorrow. */
const KEPT_SECONDS = 12 * 60 * 60;
/** A message that was not fetched yet is replaced by the next one. */
const TOPIC = 'use-soon';
const GONE = [404, 410];

interface Options {
  secret: string;
  /** Whom a push service may write to: a mailto: or https: address. */
  subject: string;
  /** Tests allow their own machine … */
  allowed?: Allowed;
  /** … and speak http to it. */
  isFine?: (url: URL) => boolean;
}

const isSafe = ({ protocol, port }: URL): boolean => protocol === 'https:' && port === '';

/** Sends notices through the push services of browsers. What they are told is sealed; no redirect is followed. */
export function webPush({ secret, subject, allowed = isPublicAddress, isFine = isSafe }: Options): Push {
  const keys = vapidKeysOf(secret);
  const lookup = guardedLookup(allowed);

  const addressOf = (endpoint: string): URL | undefined => {
    try {
      const url = checkedUrl(endpoint, undefined, allowed);
      return isFine(url) ? url : undefined;
    } catch {
      return undefined;
    }
  };

  /** Sealed for the browser and signed as ours; sent by us, because the library would connect to any address. */
  const sealed = ({ endpoint, p256dh, auth }: PushTarget, message: string) =>
    webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
      vapidDetails: { subject, ...keys },
      contentEncoding: 'aes128gcm',
      TTL: KEPT_SECONDS,
      topic: TOPIC,
    });

  const post = (url: URL, { headers, body }: ReturnType<typeof sealed>): Promise<number> =>
    new Promise((done, fail) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      // No connection reuse: a connection opened for another name would skip the address check.
      const asked = send(url, { method: 'POST', lookup, signal, headers: { ...headers }, agent: false });
      asked.once('error', fail).once('response', (answer) => {
        done(answer.statusCode ?? 0);
        answer.destroy();
      });
      asked.end(body);
    });

  return {
    publicKey: keys.publicKey,
    accepts: (target) => addressOf(target.endpoint) !== undefined && isPoint(target),
    async send(target, message) {
      const url = addressOf(target.endpoint);
      if (!url || !isPoint(target)) return 'gone';
      try {
        const status = await post(url, sealed(target, message));
        if (GONE.includes(status)) return 'gone';
        return status >= 200 && status < 300 ? 'sent' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}

/** Whether the key lies on the curve: any other breaks the exchange of secrets. */
function isPoint({ p256dh }: PushTarget): boolean {
  const probe = createECDH('prime256v1');
  probe.generateKeys();
  try {
    probe.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
