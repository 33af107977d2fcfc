import { localStore, storageChanged, useStored } from './browser-storage.ts';
import { mayRemember } from './consent.ts';

/** Choices that must not be stored last as long as the page is open. */
const memory = new Map<string, string>();

const read = (key: string): string | null => localStore.getItem(key) ?? memory.get(key) ?? null;

function write(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  if (value === null || !mayRemember(key)) localStore.removeItem(key);
  else localStore.setItem(key, value);
  storageChanged();
}

/** A string in localStorage, in sync across tabs. */
export function useLocalStorage(key: string): [string | null, (value: string | null) => void] {
  const value = useStored(() => read(key), null);
  return [value, (next) => write(key, next)];
}
