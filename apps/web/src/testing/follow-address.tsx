import { type Location, useLocation } from 'react-router';

/** Keeps where the router is in `address`, for a test to read. */
export function FollowAddress({ address }: { address: Partial<Location> }) {
  Object.assign(address, useLocation());
  return null;
}
