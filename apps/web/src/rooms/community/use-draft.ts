import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { localStore } from '../../lib/browser-storage.ts';

const keyOf = (name: string) => `communityDraft:${name}`;

export function readDraft(name: string): string {
  return localStore.getItem(keyOf(name)) ?? '';
}

function keepDraft(name: string, text: string): void {
  if (text === '') localStore.removeItem(keyOf(name));
  else localStore.setItem(keyOf(name), text);
}

/**
 * Stores the form's text in this browser until it is sent, so that a reload loses nothing. Returns a function that
 * deletes it.
 */
export function useKeepDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: string,
  textOf: (values: Partial<Values>) => string = JSON.stringify,
): () => void {
  useEffect(() => {
    const watching = form.watch((values) => keepDraft(name, textOf(values as Partial<Values>)));
    return () => watching.unsubscribe();
  }, [form, name, textOf]);
  return () => keepDraft(name, '');
}

type Words = Record<string, string>;

/** The stored fields of a form; only text fields are kept. */
export function readFormDraft<Form extends Words>(name: string, empty: Form): Form {
  return { ...empty, ...parsed(readDraft(name), empty) };
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
