import type { FaqEntry } from '@crisper/contract/site/faq';

/** Entries that contain every typed word, in the question or the answer. */
export function findEntries(entries: readonly FaqEntry[], asked: string): readonly FaqEntry[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
