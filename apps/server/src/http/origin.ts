import type { FastifyRequest } from 'fastify';
import { type Network, networkOf } from './network-of.ts';

/** The origin of a request. */
export interface Origin {
  network: Network;
  /** What the browser calls itself. */
  device: string;
}

export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Origin {
  return { network: networkOf(request), device: request.headers['user-agent'] ?? '' };
}
