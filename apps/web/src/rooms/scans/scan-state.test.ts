import type { DetectedIngredient } from '@crisper/contract/scans/scans';
import { describe, expect, it } from 'vitest';
import type { Photo } from '../../lib/photos/prepare-photo.ts';
import {
  correctionsOf,
  EMPTY,
  type ScanState,
  toggled,
  withEquipment,
  withFindings,
  withFirstList,
  withManual,
  withOwned,
  withoutManual,
  withoutPhoto,
} from './scan-state.ts';

const photo = (id: string): Photo => ({ id, url: '', file: new Blob(), width: 4, height: 3 });
const found = (name: string, sure = true): DetectedIngredient => ({
  name,
  food: name,
  confidence: sure ? 0.9 : 0.3,
  emoji: '🍅',
  source: 'seen',
  estimatedQuantity: null,
  unit: null,
  preselected: true,
  doubtful: !sure,
  evidence: [],
});
const source = { id: 's', note: null, photoIds: ['a'] };
const names = (state: ScanState) => state.ingredients.map(({ name }) => name);
const chosen = (state: ScanState) => state.ingredients.filter((i) => i.selected).map(({ name }) => name);

const scanned = withFindings({ ...EMPTY, photos: [photo('a'), photo('b')] }, source, [
  found('tomato'),
  found('milk', false),
]);

describe('the scan list', () => {
  it('preselects everything found, what is doubtful too', () => {
    expect(chosen(scanned)).toEqual(['tomato', 'milk']);
    expect(chosen(toggled(scanned, 'milk'))).toEqual(['tomato']);
    expect(names(scanned)).toEqual(['tomato', 'milk']);
  });

  it('takes typed names trimmed and in lower case, with full confidence', () => {
    const state = withManual(scanned, '  Olive   OIL ');
    expect(state.ingredients.at(-1)).toMatchObject({ name: 'olive oil', confidence: 1, selected: true });
  });

  it('ignores empty and listed names', () => {
    expect(withManual(scanned, '   ')).toBe(scanned);
    expect(withManual(scanned, 'Tomato')).toBe(scanned);
  });

  it('has each food once, whatever it is called, and its kinds beside it', () => {
    const egg = { id: 'egg', emoji: '🥚' };
    const eggs = withManual(withManual(scanned, 'egg', egg), 'eggs', egg, { amount: 6, unit: null });
    expect(names(eggs)).toEqual(['tomato', 'milk', 'egg']);
    expect(eggs.ingredients.at(-1)?.typed).toEqual({ amount: 6, unit: null });
    expect(names(withManual(eggs, 'duck eggs', { ...egg, isKind: true }))).toContain('duck eggs');
    const again = withFindings(withManual(EMPTY, 'eggs', egg), source, [found('egg')]);
    expect(names(again)).toEqual(['egg']);
  });

  it('selects a listed one that was taken out', () => {
    expect(chosen(withManual(toggled(scanned, 'milk'), 'milk'))).toEqual(['tomato', 'milk']);
  });

  it('keeps what was typed over another scan, once', () => {
    const typed = withManual(withManual(scanned, 'rice'), 'egg');
    expect(names(withFindings(typed, source, [found('egg')]))).toEqual(['egg', 'rice']);
  });

  it('shows what was seen first, and keeps the cook’s taps when labels were read', () => {
    const first = withFirstList(
      { ...EMPTY, photos: [photo('a')] },
      ['a'],
      [found('tomato'), found('milk', false), found('leek', false), found('egg')],
    );
    expect([first.reading, first.source]).toEqual([true, { id: null, note: null, photoIds: ['a'] }]);
    const tapped = withManual(toggled(toggled(toggled(first, 'tomato'), 'milk'), 'leek'), 'rice');
    const read = withFindings(tapped, source, [found('tomato'), found('milk', false), found('butter')]);
    expect(read.reading).toBe(false);
    expect(names(read)).toEqual(['tomato', 'milk', 'butter', 'rice']);
    expect(chosen(read)).toEqual(['butter', 'rice']);
    // The next scan starts afresh.
    expect(chosen(withFindings(read, source, [found('tomato')]))).toEqual(['tomato', 'rice']);
  });

  it('clears the findings with the last photo, not what was typed', () => {
    const typed = withManual(scanned, 'rice');
    expect(names(withoutPhoto(typed, 'a'))).toContain('tomato');
    const bare = withoutPhoto(withoutPhoto(typed, 'a'), 'b');
    expect(names(bare)).toEqual(['rice']);
    expect(bare.source).toBeNull();
  });

  it('removes only what was typed', () => {
    const typed = withManual(scanned, 'rice');
    expect(names(withoutManual(typed, 'rice'))).toEqual(['tomato', 'milk']);
    expect(names(withoutManual(typed, 'tomato'))).toContain('tomato');
  });

  it('reports what the cook corrected', () => {
    const state = withManual(toggled(toggled(scanned, 'tomato'), 'milk'), 'rice');
    expect(correctionsOf(state)).toEqual({ removed: ['tomato', 'milk'], added: ['rice'] });
    expect(correctionsOf(scanned)).toEqual({ removed: [], added: [] });
  });

  it('starts with stovetop and oven, and switches each', () => {
    expect(EMPTY.equipment).toEqual(['stovetop', 'oven']);
    expect(withEquipment(withEquipment(EMPTY, 'oven'), 'grill').equipment).toEqual(['stovetop', 'grill']);
    const owned = withOwned(EMPTY, ['microwave']);
    expect(owned.equipment).toEqual(['microwave']);
    const tapped = withEquipment(owned, 'oven');
    expect(withOwned(tapped, ['grill'])).toBe(tapped);
    expect(withOwned(EMPTY, [])).toBe(EMPTY);
  });
});
