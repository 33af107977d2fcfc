import { useEffect, useState } from 'react';

/** The value after it has been stable for this long (debounce). */
export function useDelayed<Value extends string | number>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), delayMs);
    return () => window.clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
