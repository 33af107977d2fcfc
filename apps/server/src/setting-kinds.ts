import { isIP } from 'node:net';
import { z } from 'zod';

/** Values that settings may have, each with words for one that may not. */

/** How an operator says which forwarded addresses to believe: none, those of the last proxies, or those of networks. */
export const trustedProxies = z
  .string()
  .default('false')
  .refine(
    (value) => value !== 'true',
    'must be how many proxies stand in front (such as 1) or their networks (such as 10.0.0.0/8); true would believe every address that a visitor makes up',
  )
  .refine(
    (value) => /^(?:true|false|\d{1,2})$/.test(value) || value.split(',').every(isNetwork),
    'must be false, a number of proxies, or networks such as 10.0.0.0/8, but not the whole internet',
  )
  .transform((value) => {
    if (value === 'false') return false;
    return /^\d{1,2}$/.test(value) ? Number(value) : value;
  });

/** Names of networks that the server knows besides addresses. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  if (NAMED_NETWORKS.includes(address)) return prefix === undefined;
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
}

export const address = (protocols: string[], example: string) =>
  z.string().refine((value) => hasProtocol(value, protocols), `must look like ${example}`);

function hasProtocol(value: string, protocols: string[]): boolean {
  try {
    return protocols.includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

export function isBucket(value: string): boolean {
  if (!hasProtocol(value, ['http:', 'https:'])) return false;
  const { username, password, pathname } = new URL(value);
  return username !== '' && password !== '' && pathname.length > 1;
}

/** Plain words only: the path stands in pages, links and scripts as it is. */
export const basePath = z
  .string()
  .max(100, 'must have at most 100 characters')
  .transform((value) => value.replace(/\/$/, ''))
  .refine(
    (value) => value === '' || /^(?:\/[\w~-][\w.~-]*)+$/.test(value),
    'must look like /kitchen: a slash, then letters, digits, "-", "_", "." or "~"',
  )
  .default('');

export const web = address(['http:', 'https:'], 'https://example.com');

/** Over plain http anybody on the way could sign in as anybody. */
export const issuer = web.refine(
  (value) =>
    !value.startsWith('http:') || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(value).hostname),
  'must begin with https; http is for this machine alone',
);

export const mailbox = z.email('must be an email address');
export const words = z.string().trim().min(1).max(200, 'must have at most 200 characters');

/** Names or addresses, each with its port, with commas between them. */
export const webhookHosts = z
  .string()
  .max(2_000)
  .default('')
  .transform((value) => value.split(',').flatMap((host) => host.trim() || []))
  .refine(
    (hosts) => hosts.every(isHostAndPort),
    'must be names or addresses, each with a port, with commas between them, such as homeassistant.local:8123, 192.168.1.20:5678',
  );

function isHostAndPort(text: string): boolean {
  const [, host, port] = /^([a-z0-9][a-z0-9.-]{0,252}|\[[0-9a-f:.]{2,45}\]):(\d{1,5})$/i.exec(text) ?? [];
  return host !== undefined && Number(port) > 0 && URL.canParse(`http://${text}`);
}
