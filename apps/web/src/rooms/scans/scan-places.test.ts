import type { DetectedIngredient, ScanPlace, ScanQuestion } from '@crisper/contract/scans/scans';
import { expect, it } from 'vitest';
import { alsoOffered, cardOf, marksOf, tappablesOn } from './scan-places.ts';
import {
  askedAbout,
  openQuestion,
  withCard,
  withEarlierReplies,
  withoutReply,
  withReply,
} from './scan-questions.ts';
import { EMPTY, type ScanState, toggled, withFindings, withManual } from './scan-state.ts';

const found = (name: string, doubtful = false): DetectedIngredient => ({
  ...{ name, food: name, confidence: doubtful ? 0.3 : 0.9, emoji: '🥫', source: 'seen', doubtful },
  ...{ estimatedQuantity: null, unit: null, preselected: true, evidence: [] },
});
const place = (id: string, name: string | null, at: number, size = 0.1): ScanPlace => ({
  ...{ id, name, photo: 0, box: [at, 0.1, size, size] },
  likely: [{ name: 'mustard', food: 'mustard', emoji: '🌭' }],
});
const MILK = place('p1', 'milk', 0.1);
const BUTTER = place('p2', 'butter', 0.3);
const OTHER_BUTTER = place('p3', 'butter', 0.5);
const JAR = place('p4', null, 0.7, 0.2);
const PLACES = [MILK, BUTTER, OTHER_BUTTER, JAR];
const question = (id: string, box: ScanQuestion['box']): ScanQuestion => ({
  ...{ id, box, photo: 0, name: null, food: null, emoji: '🥫', confidence: 0.4, likely: [] },
});
const SOURCE = { id: 'scan', note: null, photoIds: ['a'] };
const scanned = (questions: ScanQuestion[] = []): ScanState =>
  withFindings(EMPTY, SOURCE, [found('milk'), found('butter'), found('leek', true)], questions, {
    places: PLACES,
    also: [
      { name: 'egg', food: 'egg', emoji: '🥚' },
      { name: 'butter', food: 'butter', emoji: '🧈' },
    ],
  });
const tap = (state: ScanState, one: ScanPlace) => withCard(state, cardOf(state, one));
const chosen = ({ ingredients }: ScanState) =>
  ingredients.filter((item) => item.selected).map(({ name }) => name);

it('a tapped thing is named: the only one of its food is another one, a second one is there as well', () => {
  const salsa = withReply(tap(scanned(), JAR), { answer: 'name', name: 'salsa' });
  expect(chosen(salsa)).toEqual(['milk', 'butter', 'leek', 'salsa']);
  expect(openQuestion(tap(salsa, MILK))).toMatchObject({ id: 'p1', name: 'milk', isTapped: true });
  const kefir = withReply(tap(salsa, MILK), { answer: 'name', name: 'kefir' });
  expect(chosen(kefir)).toEqual(['butter', 'leek', 'salsa', 'kefir']);
  expect(openQuestion(tap(kefir, BUTTER))?.name).toBeNull();
  const lard = withReply(tap(kefir, BUTTER), { answer: 'name', name: 'lard' });
  expect(chosen(lard)).toEqual(['butter', 'leek', 'salsa', 'kefir', 'lard']);
  expect(chosen(withoutReply(lard))).toEqual(chosen(kefir));
});

it('a tap comes before the other questions, and leaves none about the same thing', () => {
  const asked = tap(scanned([question('1', JAR.box), question('2', [0, 0.8, 0.1, 0.1])]), JAR);
  expect(asked.asking?.questions.map(({ id }) => id)).toEqual(['p4', '2']);
  expect(tap(asked, MILK).asking?.questions.map(({ id }) => id)).toEqual(['p1', '2']);
  expect(openQuestion(withReply(asked, { answer: 'skip' }))?.id).toBe('2');
});

it('what was named is settled, over another scan too', () => {
  const said = withReply(tap(scanned(), JAR), { answer: 'name', name: 'salsa' });
  const settled = (state: ScanState) =>
    tappablesOn(state, 'a').flatMap((one) => (one.isSettled ? [one.place.id] : []));
  expect(settled(said)).toEqual(['p4']);
  const again = withFindings(said, { ...SOURCE, id: 'again' }, [found('milk')], [question('1', JAR.box)], {
    places: PLACES,
  });
  expect(settled(again)).toEqual(['p4']);
  expect(openQuestion(withEarlierReplies(again))).toBeUndefined();
});

it('large things lie behind small ones, and nothing can be tapped on other photos or while labels are read', () => {
  expect(tappablesOn(scanned(), 'a').map(({ place: { id } }) => id)[0]).toBe('p4');
  expect(tappablesOn(scanned(), 'b')).toEqual([]);
  expect(tappablesOn({ ...scanned(), reading: true }, 'a')).toEqual([]);
  expect(tappablesOn(EMPTY, 'a')).toEqual([]);
});

it('offers what is not on the screen yet', () => {
  const names = (state: ScanState) => alsoOffered(state).map(({ name }) => name);
  expect(names(scanned())).toEqual(['egg']);
  expect(names(withManual(scanned(), 'Egg'))).toEqual([]);
});

it('a doubt that was denied stays away: over another scan of the photo, and when the scan is opened again', () => {
  const denied = (state: ScanState) => state.ingredients.filter((one) => one.denied).map(({ name }) => name);
  const again = withFindings(toggled(scanned(), 'leek'), { ...SOURCE, id: 'again' }, [found('leek', true)]);
  expect([denied(again), chosen(again)]).toEqual([['leek'], []]);
  const other = withFindings(toggled(scanned(), 'leek'), { ...SOURCE, photoIds: ['b'] }, [
    found('leek', true),
  ]);
  expect(denied(other)).toEqual([]);
  const opened = withFindings(EMPTY, { ...SOURCE, photoIds: [] }, [
    { ...found('leek', true), selected: false },
    { ...found('milk'), selected: false },
  ]);
  expect(denied(opened)).toEqual(['leek']);
});

it('what the list names is marked once with its count, and marks do not touch', () => {
  const marked = tappablesOn(scanned(), 'a').map(({ name, count }) => [name, count]);
  expect(marked).toEqual([
    [null, 1],
    ['milk', 1],
    ['butter', 2],
  ]);
  const crowd = Array.from({ length: 6 }, (_, at) => place(`${at}`, null, 0.85 + at / 1000));
  const marks = marksOf(crowd, 0.1, 0.75);
  for (const [at, [x, y]] of marks.entries()) {
    expect(Math.min(x, 1 - x, y, 1 - y)).toBeGreaterThan(0);
    for (const [otherX, otherY] of marks.slice(at + 1))
      expect(Math.hypot(otherX - x, (otherY - y) / 0.75)).toBeGreaterThan(0.09);
  }
});

it('a doubt is asked about in one place: in the card until it is answered or skipped', () => {
  const leek = { ...question('1', JAR.box), name: 'leek' };
  const asked = scanned([leek, { ...question('2', MILK.box), name: 'milk' }]);
  expect([...askedAbout(asked)]).toEqual(['leek']);
  expect([...askedAbout(withReply(asked, { answer: 'skip' }))]).toEqual([]);
  expect([...askedAbout(scanned())]).toEqual([]);
});
