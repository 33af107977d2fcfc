import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type Change = (before: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, and a way to change it in place. Each change builds on the one before, also when the page
 * has not been drawn in between: the router's own setter would build on the address that was drawn last, and bring back
 * what was just removed.
 */
export function useAddress(): [URLSearchParams, (change: Change) => void] {
  const [address, setAddress] = useSearchParams();
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const change = (next: Change) => {
    latest.current = next(latest.current);
    setAddress(latest.current, { replace: true, preventScrollReset: true });
  };
  return [address, change];
}
