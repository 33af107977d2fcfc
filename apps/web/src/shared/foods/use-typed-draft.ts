import { useState } from 'react';
import { localStore } from '../../lib/browser-storage.ts';

/** A line that is being typed, kept on the device until it is sent: a reload loses nothing. */
export function useTypedDraft(key: string | undefined): [string, (text: string) => void] {
  const [text, setText] = useState(() => (key ? (localStore.getItem(key) ?? '') : ''));
  const write = (next: string) => {
    setText(next);
    if (!key) return;
    if (next === '') localStore.removeItem(key);
    else localStore.setItem(key, next);
  };
  return [text, write];
}
