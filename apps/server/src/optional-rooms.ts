import type { Feature } from '@crisper/contract/site/site';
import type { Features } from './features.ts';
import type { Room } from './http/room.ts';

/** Rooms that are one part of the product, which an installation may leave out. */
const FEATURE_OF: Readonly<Record<string, Feature>> = {
  billing: 'plans',
  community: 'community',
  referrals: 'referrals',
};

export function isLeftOut({ name }: Room, { offers }: Features): boolean {
  const feature = FEATURE_OF[name];
  return feature !== undefined && !offers(feature);
}

/** No route and no page. What people had in it is still exported and deleted, and its jobs end quietly. */
export function closed({ routes: _routes, pages: _pages, addresses: _addresses, ...rest }: Room): Room {
  return rest;
}
