import { storageChanged, useStored } from '../../lib/browser-storage.ts';
import { mayRemember } from '../../lib/consent.ts';

const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null || !mayRemember(key)) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is full or blocked: the value is kept while the page is open.
  }
  storageChanged();
}

/** A string in localStorage, in sync across tabs. */
export function useLocalStorage(key: string): [string | null, (value: string | null) => void] {
  const value = useStored(() => read(key), null);
  return [value, (next) => write(key, next)];
}
