import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser knows: its storage, its clock, its language. The server, and the first look at what it
 * painted, take the other value, so that both draw the same page. `read` answers the same as long as nothing changed.
 */
export function useInBrowser<Value>(read: () => Value, otherwise: NoInfer<Value>): Value {
  return useSyncExternalStore(never, read, () => otherwise);
}
