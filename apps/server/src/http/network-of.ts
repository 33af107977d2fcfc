import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** How much of an IPv6 address names one line, and how much names one site with many lines. */
const LINE_BITS = 64;
const SITE_BITS = 48;

/** Where a request comes from, for everything that is counted by address. */
export interface Network {
  /** One line to the internet: an IPv4 address, or a /64 of IPv6, which every home gets whole. */
  line: string;
  /** A /48 of IPv6, 65,536 lines that one customer may hold; the address itself for IPv4. */
  site: string;
}

/** The only reader of addresses for limits: no user gets a fresh count from the next address of the same network. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): Network {
  // A test's or a socket's odd address is still counted, as it is.
  if (!ipaddr.isValid(ip)) return { line: ip, site: ip };
  // An IPv4 address may be written as IPv6: ::ffff:192.0.2.1 is 192.0.2.1.
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return { line: address.toString(), site: address.toString() };
  return { line: prefix(address as ipaddr.IPv6, LINE_BITS), site: prefix(address as ipaddr.IPv6, SITE_BITS) };
}

function prefix({ parts }: ipaddr.IPv6, bits: number): string {
  const kept = parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${kept.join(':')}::/${bits}`;
}
