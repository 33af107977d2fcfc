import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { PageError } from './page-fetch.provider.ts';
import { nameResolver, type ResolveName } from './resolve-name.ts';

export type Allowed = (address: string) => boolean;

/** The part of IPv6 that is given out to the public. Old and local ways to write an IPv4 address lie outside. */
const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
const DOCUMENTATION: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('3fff::'), 20];
/** Marks an IPv4 address in the last four bytes (ISATAP). */
const ISATAP = 0x5efe;

/** True for public internet addresses: not private, loopback, link-local, metadata or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Converts IPv4-mapped addresses such as ::ffff:127.0.0.1 to IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return true;
  const ipv6 = parsed as ipaddr.IPv6;
  return ipv6.match(GLOBAL) && !ipv6.match(DOCUMENTATION) && ipv6.parts[5] !== ISATAP;
}

/** Only http and https, no user name or password in the URL, and only public addresses. */
export function checkedUrl(text: string, base: string | undefined, allowed: Allowed): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new PageError('Use a link that starts with http:// or https://.');
  if (url.username !== '' || url.password !== '')
    throw new PageError('Use a link without a name or password.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address is never looked up by name, so it is checked here.
  if (isIP(host) !== 0 && !allowed(host)) throw notPublic();
  return url;
}

/** Resolves a name and refuses it when any of its addresses is not public. The connection uses the checked address. */
export function guardedLookup(allowed: Allowed, resolve: ResolveName = nameResolver()): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const addresses = found.filter(({ family }) => !options.family || family === options.family);
        const [first] = addresses;
        if (!found.every(({ address }) => allowed(address))) return callback(notPublic(), '');
        if (!first) return callback(new PageError('There’s no site at that link.'), '');
        if (options.all) return callback(null, addresses);
        return callback(null, first.address, first.family);
      },
      (error) => callback(error, ''),
    );
  };
}

function notPublic(): PageError {
  return new PageError('That link doesn’t lead to a public web page.');
}
