import { useAddress } from '../../../lib/use-address.ts';
import { withFilters } from './browse-filters.ts';

/** The filters are kept in the address, so that links include them. Changes replace the history entry. */
export function useFilters<Filters>(read: (address: URLSearchParams) => Filters) {
  const [address, changeAddress] = useAddress();
  const change = (filters: Record<string, string>) => changeAddress((before) => withFilters(before, filters));
  return { filters: read(address), change };
}
