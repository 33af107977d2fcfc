import { useSearchParams } from 'react-router';
import { withFilters } from './browse-filters.ts';

/** The filters live in the address, so that a link keeps them. Typing and tapping do not fill the history. */
export function useFilters<Filters>(read: (address: URLSearchParams) => Filters) {
  const [address, setAddress] = useSearchParams();
  const change = (filters: Record<string, string>) =>
    setAddress((now) => withFilters(now, filters), { replace: true, preventScrollReset: true });
  return { filters: read(address), change };
}
