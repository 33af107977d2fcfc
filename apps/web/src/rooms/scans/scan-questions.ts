import type { ScanAnswer, ScanQuestion } from '@crisper/contract/scans/scans';
import { type Ingredient, type KnownFood, type ScanState, withManual } from './scan-state.ts';

/** What the cook says on a card. */
export type Reply = { answer: 'yes' | 'no' | 'skip' } | { answer: 'name'; name: string; food?: KnownFood };

export function openQuestion({ asking }: ScanState): ScanQuestion | undefined {
  return asking?.questions[asking.at];
}

/** The list after the reply, with the next question open. */
export function withReply(state: ScanState, reply: Reply): ScanState {
  const question = openQuestion(state);
  if (!state.asking || !question) return state;
  const { asking } = state;
  const next = apply(state, question, reply);
  const changed = next.ingredients
    .filter((item) => !state.ingredients.includes(item))
    .map(({ name }) => name);
  const done = { question, changed, before: state.ingredients };
  return { ...next, asking: { ...asking, at: asking.at + 1, done: [...asking.done, done] } };
}

/** Opens the last question again. What was changed on the list by hand in the meantime stays. */
export function withoutReply(state: ScanState): ScanState {
  const last = state.asking?.done.at(-1);
  if (!state.asking || !last) return state;
  const { asking } = state;
  const ingredients = state.ingredients.flatMap((item) =>
    last.changed.includes(item.name) ? last.before.filter(({ name }) => name === item.name) : [item],
  );
  return { ...state, ingredients, asking: { ...asking, at: asking.at - 1, done: asking.done.slice(0, -1) } };
}

export function withoutQuestions(state: ScanState): ScanState {
  return { ...state, asking: null };
}

/** What the server is told; nothing about a skipped card. */
export function answerOf({ id }: ScanQuestion, reply: Reply): ScanAnswer | undefined {
  if (reply.answer === 'skip') return undefined;
  if (reply.answer === 'name') return { question: id, answer: 'name', name: reply.name };
  return { question: id, answer: reply.answer };
}

function apply(state: ScanState, { name, food, emoji }: ScanQuestion, reply: Reply): ScanState {
  if (reply.answer === 'skip') return state;
  const without = name === null ? state : selected(state, name, false);
  if (reply.answer === 'name') return withManual(without, reply.name, reply.food);
  if (reply.answer === 'no' || name === null) return without;
  const listed = state.ingredients.some((item) => item.name === name);
  if (listed) return selected(state, name, true);
  return withManual(state, name, food === null ? undefined : { id: food, emoji });
}

function selected(state: ScanState, name: string, to: boolean): ScanState {
  const change = (item: Ingredient) =>
    item.name === name && item.selected !== to ? { ...item, selected: to } : item;
  return { ...state, ingredients: state.ingredients.map(change) };
}
