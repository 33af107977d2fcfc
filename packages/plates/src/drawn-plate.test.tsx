import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DrawnPlate } from './drawn-plate.tsx';
import { lookOf } from './looks.ts';
import { vesselOf } from './vessel-of.ts';

const stew = {
  id: 'beef-stew',
  title: 'Beef Stew',
  plate: ['beef-chuck', 'potato', 'carrot', 'salt'],
  equipment: [],
};

describe('drawn plate', () => {
  it('is the same each time, and another one for another recipe', () => {
    const draw = (recipe: typeof stew) => renderToStaticMarkup(<DrawnPlate recipe={recipe} />);
    expect(draw(stew)).toBe(draw({ ...stew }));
    expect(draw(stew)).not.toBe(draw({ ...stew, id: 'other' }));
    expect(draw(stew)).toContain('fill-art-meat');
    expect(draw(stew)).toContain('fill-art-carrot');
  });

  it.each([
    ['cherry-tomato', 'round'],
    ['tomato', 'ring'],
    ['tomato-sauce', 'pool'],
    ['green-bean', 'crescent'],
    ['chicken-breast', 'chunk'],
    ['chicken-broth', 'pool'],
    ['brown-rice', 'grain'],
    ['rice-noodle', 'strand'],
  ])('%s is drawn as a %s', (food, shape) => expect(lookOf(food)?.shape).toBe(shape));

  it('draws no salt, and nothing for words it does not know', () => {
    expect(lookOf('salt')).toBeNull();
    expect(lookOf('xyzzy')).toBeNull();
    expect(() => renderToStaticMarkup(<DrawnPlate recipe={{ ...stew, plate: ['xyzzy'] }} />)).not.toThrow();
  });

  it.each([
    ['Tomato Soup', 'bowl'],
    ['Green Smoothie', 'glass'],
    ['Baked Ziti', 'dish'],
    ['Grilled Cheese Sandwich', 'board'],
    ['Chicken Fried Rice', 'skillet'],
    ['Chicken Piccata', 'plate'],
  ])('%s comes in a %s', (title, vessel) => expect(vesselOf(title, [])).toBe(vessel));
});
