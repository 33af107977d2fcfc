import { useState } from 'react';

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing still lets people write.
  }
}

/** What is being written, kept in this browser until it is sent: a reload or a lost connection costs no words. */
export function useDraft(name: string): [string, (next: string) => void] {
  const key = `communityDraft:${name}`;
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      keep(key, next);
      setText(next);
    },
  ];
}

type Words = Record<string, string>;

/** The same for a form: every field that is a word under its name. */
export function useFormDraft<Form extends Words>(
  name: string,
  empty: Form,
): [Form, (next: Partial<Form>) => void, () => void] {
  const [text, setText] = useDraft(name);
  const form = { ...empty, ...parsed(text, empty) };
  return [form, (next) => setText(JSON.stringify({ ...form, ...next })), () => setText('')];
}

function parsed(text: string, empty: Words): Words {
  try {
    const value = JSON.parse(text || '{}') as Words;
    return Object.fromEntries(
      Object.entries(value).filter(([name, word]) => Object.hasOwn(empty, name) && typeof word === 'string'),
    );
  } catch {
    return {};
  }
}
