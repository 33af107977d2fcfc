import { useEffect, useState } from 'react';

/** The value as it was once it has stayed the same for this long. */
export function useDelayed<Value extends string | number>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), delayMs);
    return () => window.clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
