import type { DetectedIngredient, ScanQuestion } from '@crisper/contract/scans/scans';
import { expect, it } from 'vitest';
import { answerOf, openQuestion, withEarlierReplies, withoutReply, withReply } from './scan-questions.ts';
import { EMPTY, type ScanState, toggled, withFindings, withManual } from './scan-state.ts';

const found = (name: string, confidence: number): DetectedIngredient => ({
  name,
  food: name,
  confidence,
  emoji: '🥫',
  source: 'seen',
  estimatedQuantity: null,
  unit: null,
  preselected: true,
  doubtful: confidence < 0.5,
  evidence: [],
});
const question = (id: string, name: string | null): ScanQuestion => ({
  id,
  photo: 0,
  box: [0.1, 0.1, 0.2, 0.2],
  name,
  food: name,
  emoji: '🥫',
  confidence: 0.4,
  likely: [],
});
const scanned = (...questions: ScanQuestion[]): ScanState =>
  withFindings(
    EMPTY,
    { id: 'scan', note: null, photoIds: ['a'] },
    [found('milk', 0.9), found('jam', 0.4)],
    questions,
  );
const chosen = ({ ingredients }: ScanState) =>
  ingredients.filter((item) => item.selected).map(({ name }) => name);

it('a yes chooses it, a no takes it off, and the next question opens', () => {
  const state = scanned(question('1', 'jam'), question('2', 'milk'));
  const yes = withReply(state, { answer: 'yes' });
  expect(chosen(yes)).toEqual(['milk', 'jam']);
  expect(openQuestion(yes)?.id).toBe('2');
  const no = withReply(yes, { answer: 'no' });
  expect(chosen(no)).toEqual(['jam']);
  expect(openQuestion(no)).toBeUndefined();
});

it('another name replaces the wrong one, and a thing without a name gets one', () => {
  const state = scanned(question('1', 'milk'), question('2', null));
  const kefir = withReply(state, { answer: 'name', name: 'Kefir' });
  expect(chosen(kefir)).toEqual(['jam', 'kefir']);
  expect(chosen(withReply(kefir, { answer: 'name', name: 'jam' }))).toEqual(['jam', 'kefir']);
});

it('a reply is taken back, and what was changed by hand meanwhile stays', () => {
  const kefir = withReply(scanned(question('1', 'milk')), { answer: 'name', name: 'kefir' });
  const back = withoutReply(toggled(kefir, 'jam'));
  expect(chosen(back)).toEqual(['milk']);
  expect(openQuestion(back)?.id).toBe('1');
  expect(withoutReply(back)).toBe(back);
});

it('what was confirmed is certain, and what was denied leaves the list until it is typed', () => {
  const state = scanned(question('1', 'jam'), question('2', 'milk'));
  const said = withReply(withReply(state, { answer: 'yes' }), { answer: 'no' });
  const of = (now: ScanState, name: string) => now.ingredients.find((item) => item.name === name);
  expect(of(said, 'jam')).toMatchObject({ confidence: 1, doubtful: false, selected: true });
  expect(of(said, 'milk')).toMatchObject({ denied: true, selected: false });
  expect(of(withManual(said, 'Milk'), 'milk')).toMatchObject({ denied: false, selected: true });
  expect(of(withoutReply(said), 'milk')?.denied).toBeUndefined();
});

it('another scan of the photo keeps the replies, and asks about no box again', () => {
  const said = withReply(scanned(question('1', 'jam')), { answer: 'no' });
  const again = (box: ScanQuestion['box']) =>
    withEarlierReplies(
      withFindings(
        said,
        { id: 'other scan', note: null, photoIds: ['b', 'a'] },
        [found('jam', 0.4), found('honey', 0.4)],
        [{ ...question('9', 'honey'), photo: 1, box }],
      ),
    );
  expect(openQuestion(again([0.11, 0.1, 0.2, 0.2]))).toBeUndefined();
  expect(openQuestion(again([0.6, 0.1, 0.2, 0.2]))?.name).toBe('honey');
  expect(chosen(again([0.6, 0.1, 0.2, 0.2]))).toEqual(['honey']);
});

it('a skipped card changes nothing and tells nobody', () => {
  const state = scanned(question('1', 'jam'));
  const skipped = withReply(state, { answer: 'skip' });
  expect(skipped.ingredients).toEqual(state.ingredients);
  expect(openQuestion(skipped)).toBeUndefined();
  expect(answerOf(question('1', 'jam'), { answer: 'skip' })).toBeUndefined();
  expect(answerOf(question('1', 'jam'), { answer: 'name', name: 'ham' })).toEqual({
    question: '1',
    answer: 'name',
    name: 'ham',
  });
});
