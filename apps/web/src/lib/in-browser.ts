import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows: storage, clock, language. The server and the hydration use the other value,
 * so that both render the same page. `read` must return the same object while nothing changed.
 */
export function useInBrowser<Value>(read: () => Value, otherwise: NoInfer<Value>): Value {
  return useSyncExternalStore(never, read, () => otherwise);
}
