/** A bounded memory of what was worked out: the longest unused goes first. */
export function recent<Value>(max: number) {
  const entries = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= max) return;
      const oldest = entries.keys().next().value;
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
