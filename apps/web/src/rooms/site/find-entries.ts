import type { FaqEntry } from '@crisper/contract/faq';

/** Entries that hold every word that was typed, in the question or in the answer. */
export function findEntries(entries: readonly FaqEntry[], asked: string): readonly FaqEntry[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
