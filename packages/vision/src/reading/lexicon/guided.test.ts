import { expect, it } from 'vitest';
import { guidedFood } from './guided.ts';

it.each([
  ['eken', ['beer', 'soda'], 'beer'],
  ['Wolche', ['juice', 'milk'], 'juice'],
  ['MAYONAISF', ['mayonnaise', 'yogurt'], 'mayonnaise'],
])('%s on what looks like %s is %s', (text, foods, food) => expect(guidedFood(text, foods)).toBe(food));

it.each([
  ['eken', ['milk', 'juice'], 'looks like neither'],
  ['ne', ['wine'], 'too short'],
  ['better', ['butter'], 'an ordinary word'],
  ['IMPORTANT', ['port', 'wine'], 'an ordinary word'],
  ['Tropicana', ['soda'], 'names another food'],
])('%s says nothing about %s: %s', (text, foods) => expect(guidedFood(text, foods)).toBeNull());
