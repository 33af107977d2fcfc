import { expect, it } from 'vitest';
import type { Finding } from '../finding.ts';
import { offerAlso } from './also-here.ts';
import { habitOf, type ListedFood, usualFoods } from './usual-foods.ts';

const finding = (food: string, confidence: number): Finding => ({
  ...{ food, name: food, label: food, confidence, box: null, photo: 0 },
  ...{ source: 'seen', emoji: '', shown: confidence >= 0.5, evidence: [] },
});
const food = (name: string): ListedFood => ({ food: name, name, emoji: '🥛' });
const lists = [
  [food('milk'), food('egg')],
  [food('milk'), food('jam')],
  [food('milk'), food('butter')],
];

it('what was on more and newer lists is likelier there again', () => {
  const usual = usualFoods(lists);
  expect(usual.map(({ name }) => name)).toEqual(['milk', 'egg', 'jam', 'butter']);
  expect(usual[0]!.chance).toBeGreaterThan(0.7);
  expect(usual[0]!.chance).toBeLessThan(1);
});

it('three lists tell what a household never has, two do not', () => {
  const usual = usualFoods(lists);
  expect(habitOf(lists, usual)('leek')).toBe(0);
  expect(habitOf(lists, usual)('milk')).toBeGreaterThan(0.4);
  expect(habitOf(lists.slice(1), usual)('leek')).toBeNull();
});

it('offers what is usual and what the photos hint at, likeliest first, nothing that is listed', () => {
  const faint = [finding('butter', 0.24), finding('leek', 0.1)];
  const listed = [finding('milk', 0.9)];
  const also = offerAlso([...listed, ...faint], listed, usualFoods(lists), new Set());
  expect(also.map(({ name }) => name)).toEqual(['butter', 'egg', 'jam']);
});

it('of a pantry it offers what a fridge holds, and six foods at most', () => {
  const pantry = new Set(['flour', 'butter', 'egg', 'milk', 'yogurt', 'carrot', 'leek', 'cream', 'kale']);
  const also = offerAlso([], [finding('butter', 0.9)], [], pantry).map(({ food }) => food);
  expect(also).toHaveLength(6);
  expect(also).not.toContain('flour');
  expect(also).not.toContain('butter');
});
