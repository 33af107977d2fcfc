import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { PageError } from './page-fetch.provider.ts';

export type Allowed = (address: string) => boolean;

/** True for addresses of the public internet: no private, loopback, link-local, metadata or reserved ones. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Turns ::ffff:127.0.0.1 into what it really is.
  return ipaddr.process(address).range() === 'unicast';
}

/** Only http and https, no names or passwords in the link, and no address that is not public. */
export function checkedUrl(text: string, base: string | undefined, allowed: Allowed): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new PageError('Use a link that starts with http:// or https://.');
  if (url.username !== '' || url.password !== '')
    throw new PageError('Use a link without a name or password.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A bare address is never looked up, so that it is checked here.
  if (isIP(host) !== 0 && !allowed(host)) throw notPublic();
  return url;
}

/** Looks a name up and refuses it when any of its addresses is not public. The connection goes to what was checked. */
export function guardedLookup(allowed: Allowed): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { family: options.family ?? 0, all: true }, (error, addresses) => {
      if (error) return callback(new PageError('There is no site at that link.'), '');
      const first = addresses[0];
      if (!first || !addresses.every(({ address }) => allowed(address))) return callback(notPublic(), '');
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function notPublic(): PageError {
  return new PageError('That link does not lead to a public web page.');
}
