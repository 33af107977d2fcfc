import type { ScanAnswer, ScanQuestion } from '@crisper/contract/scans/scans';
import { type Answered, type Card, changed, type Reply, type ScanState, withManual } from './scan-state.ts';

/** From this share of what two boxes cover together on, they are the same. */
const SAME_BOX = 0.5;

export function openQuestion({ asking }: ScanState): Card | undefined {
  return asking?.questions[asking.at];
}

/** The doubts of the list that cards ask about, the open one first: one place at a time asks about a thing. */
export function askedAbout({ asking, ingredients }: ScanState): ReadonlySet<string> {
  const asked = asking?.questions.slice(asking.at).filter(({ isTapped }) => !isTapped) ?? [];
  const isDoubted = (name: string) =>
    ingredients.some((item) => item.name === name && item.doubtful && item.selected);
  return new Set(asked.flatMap(({ name }) => (name !== null && isDoubted(name) ? [name] : [])));
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
  const photoId = state.source?.photoIds[question.photo] ?? '';
  return {
    ...next,
    asking: { ...asking, at: asking.at + 1, done: [...asking.done, done] },
    answered: [...state.answered, { photoId, question, reply }],
  };
}

/** Opens the last question again. What was changed on the list by hand in the meantime stays. */
export function withoutReply(state: ScanState): ScanState {
  const last = state.asking?.done.at(-1);
  if (!state.asking || !last) return state;
  const { asking } = state;
  const ingredients = state.ingredients.flatMap((item) =>
    last.changed.includes(item.name) ? last.before.filter(({ name }) => name === item.name) : [item],
  );
  return {
    ...state,
    ingredients,
    asking: { ...asking, at: asking.at - 1, done: asking.done.slice(0, -1) },
    answered: state.answered.slice(0, -1),
  };
}

/** Another scan of the same photos: what was answered holds, and is not asked again. */
export function withEarlierReplies(state: ScanState): ScanState {
  const { source, asking } = state;
  if (!source) return state;
  const held = state.answered.reduce((now, { question, reply }) => apply(now, question, reply), state);
  if (!asking) return held;
  const wasAsked = (question: ScanQuestion) => isSettled(state, question);
  const questions = asking.questions.filter((question) => !wasAsked(question));
  return { ...held, asking: questions.length > 0 ? { ...asking, questions } : null };
}

type Box = ScanQuestion['box'];
type Spot = Pick<ScanQuestion, 'photo' | 'box'>;

const isSameSpot = (a: Spot, b: Spot): boolean => a.photo === b.photo && overlap(a.box, b.box) >= SAME_BOX;

/** Whether the cook was asked about what is there, in this scan or an earlier one of the photo. */
export function isSettled({ source, answered }: ScanState, { photo, box }: Spot): boolean {
  return answered.some(
    (one: Answered) => one.photoId === source?.photoIds[photo] && overlap(one.question.box, box) >= SAME_BOX,
  );
}

/** The photo was tapped: this card comes first, and no other asks about the same thing. */
export function withCard(state: ScanState, card: Card): ScanState {
  if (!state.source?.id) return state;
  const { questions, at, done } = state.asking ?? { questions: [], at: 0, done: [] };
  const later = questions.slice(at).filter((one) => !one.isTapped && !isSameSpot(one, card));
  return { ...state, asking: { questions: [...questions.slice(0, at), card, ...later], at, done } };
}

/** The share of what two boxes cover together that both cover. */
function overlap([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number {
  const width = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const height = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (aw * ah + bw * bh - width * height);
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
  if (reply.answer === 'yes' && name !== null) {
    const listed = state.ingredients.some((item) => item.name === name);
    if (listed)
      return changed(state, name, { selected: true, denied: false, confidence: 1, doubtful: false });
    return withManual(state, name, food === null ? undefined : { id: food, emoji });
  }
  const without = name === null ? state : changed(state, name, { selected: false, denied: true });
  return reply.answer === 'name' ? withManual(without, reply.name, reply.food) : without;
}
