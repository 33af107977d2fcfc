import type { AssistantAction, CookingContext } from '../cooking-context.ts';
import type { Subject } from './subject.ts';

/** A plain question with what it is about. */
export interface Asked {
  text: string;
  asks: boolean;
  subject: Subject;
}

export type Reply = string | { text: string; action: AssistantAction };
export type Replier = (asked: Asked, context: CookingContext) => Reply;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
