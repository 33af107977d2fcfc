// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { ownFirst, rememberFood } from './own-first.ts';

beforeEach(() => localStorage.clear());

const FOODS = ['banana', 'bacon', 'basil', 'bagel'].map((id) => ({ id }));
const ids = (most = 4) => ownFirst(FOODS, most).map(({ id }) => id);

it('leaves the order to the kitchen until the cook has taken a food', () => {
  expect(ids()).toEqual(['banana', 'bacon', 'basil', 'bagel']);
});

it('offers what the cook took before, what was taken most often or last at the top', () => {
  rememberFood('bagel');
  expect(ids(2)).toEqual(['bagel', 'banana']);
  rememberFood('basil');
  rememberFood('basil');
  rememberFood('bacon');
  expect(ids()).toEqual(['basil', 'bacon', 'bagel', 'banana']);
  for (let more = 0; more < 60; more++) rememberFood('bacon');
  expect(ids(1)).toEqual(['bacon']);
});

it('reads nothing from a storage that another program wrote', () => {
  localStorage.setItem('foods_used', '{"a":1}');
  expect(ids(1)).toEqual(['banana']);
  localStorage.setItem('foods_used', '{');
  expect(ids(1)).toEqual(['banana']);
});
