import { useSearchParams } from 'react-router';
import { withFilters } from './browse-filters.ts';

/** The filters are kept in the address, so that links include them. Changes replace the history entry. */
export function useFilters<Filters>(read: (address: URLSearchParams) => Filters) {
  const [address, setAddress] = useSearchParams();
  const change = (filters: Record<string, string>) =>
    setAddress((now) => withFilters(now, filters), { replace: true, preventScrollReset: true });
  return { filters: read(address), change };
}
