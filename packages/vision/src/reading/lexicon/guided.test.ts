import { expect, it } from 'vitest';
import { guidedFood } from './guided.ts';

it.each([
  ['eken', ['beer', 'soda'], 'beer'],
  ['Wolche', ['juice', 'milk'], 'juice'],
  ['MAYONAISF', ['mayonnaise', 'yogurt'], 'mayonnaise'],
  ['oke', ['soda', 'beer'], 'soda'],
  ['HEINZ', ['ketchup', 'jam'], 'ketchup'],
])('%s on what looks like %s is %s', (text, foods, food) => expect(guidedFood(text, foods)).toBe(food));

it.each([
  ['eken', ['milk', 'juice'], 'looks like neither'],
  ['ne', ['wine'], 'too short'],
  ['rit', ['soda'], 'too little of any name'],
  ['STAR', ['mustard'], 'the middle of a name'],
  ['HEINZ', ['milk'], 'a maker of many things'],
  ['better', ['butter'], 'an ordinary word'],
  ['WEST', ['soy milk'], 'an ordinary word'],
  ['IMPORTANT', ['port', 'wine'], 'an ordinary word'],
  ['Tropicana', ['soda'], 'names another food'],
])('%s says nothing about %s: %s', (text, foods) => expect(guidedFood(text, foods)).toBeNull());
