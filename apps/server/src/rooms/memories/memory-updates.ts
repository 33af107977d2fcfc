import { type Memory, recall } from '@crisper/vision/remembering/memory';
import type { MemoryRow, NewMemory } from './memories.repository.ts';
import type { ScanLook } from './scan-looks.repository.ts';

/** What the cook merely left on the list is believed only when the vision engine was this sure. */
const SURE = 0.8;

/** What one thing of a scan teaches: its name, once the cook confirmed it. */
export function newMemoryFrom(look: ScanLook): NewMemory | undefined {
  const { id: lookId, embedding, words } = look;
  const named = embedding && namedBy(look);
  return named ? { lookId, embedding, words, ...named } : undefined;
}

function namedBy(look: ScanLook): Pick<NewMemory, 'name' | 'food' | 'label'> | undefined {
  const { answer, name, food, label, kept, shown, remembered, confidence } = look;
  if (answer === 'no') return undefined;
  if (answer === 'name')
    return look.answerName === null
      ? undefined
      : { name: look.answerName, food: look.answerFood, label: null };
  const believed = answer === 'yes' || (kept === true && (!shown || remembered || confidence >= SURE));
  return believed && name !== null ? { name, food, label } : undefined;
}

/** The memory that spoke for this thing although it is something else, or not there. */
export function contradictedMemory(look: ScanLook, known: readonly MemoryRow[]): string | undefined {
  const { name, embedding, words, remembered, answer, answerName, kept } = look;
  if (!remembered || !embedding || name === null) return undefined;
  const wrong =
    answer === null ? kept === false : answer === 'no' || (answer === 'name' && answerName !== name);
  if (!wrong) return undefined;
  const same = known.filter((one) => one.name === name && one.scanId !== look.scanId);
  const byLook = new Map<Memory, string>(same.map((row) => [asMemory(row), row.id]));
  const spoke = recall([...byLook.keys()], { embedding, words });
  return spoke ? byLook.get(spoke.memory) : undefined;
}

function asMemory({ name, label, embedding, words, seenAt }: MemoryRow): Memory {
  return { name, label, embedding, words, seenAt: seenAt.getTime() };
}
