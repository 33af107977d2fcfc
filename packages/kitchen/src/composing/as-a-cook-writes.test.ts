import { EQUIPMENT } from '@crisper/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { defaultStaples } from '../foods/staples.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { compose } from './compose.ts';

const made = (have: string, blueprint?: string): Recipe[] =>
  compose({
    have: have.split(' '),
    staples: defaultStaples,
    equipment: [...EQUIPMENT],
    ...(blueprint && { blueprint }),
  });
const said = ({ steps }: Recipe): string => steps.map(({ text }) => text).join(' ');
const linesOf = ({ ingredients }: Recipe): string => ingredients.map(({ text }) => text).join('; ');

describe('what a cook would write', () => {
  it('saves the water that a later step uses', () => {
    const dishes = [
      ...made('gnocchi bacon onion parmesan', 'tossed-pasta'),
      ...made('lamb-chop potato green-bean rosemary', 'seared-cut'),
    ].filter((recipe) => /the saved water/.test(said(recipe)));
    expect(dishes.length).toBeGreaterThan(1);
    for (const recipe of dishes) expect(said(recipe)).toContain('save a cup of the water');
  });

  it('melts anchovies into the oil', () => {
    const [pasta] = made('penne anchovy olive canned-tomato garlic parsley', 'tossed-pasta');
    expect(said(pasta!)).toMatch(/Add the anchovies and stir for 2 minutes, until they melt/);
    expect(said(pasta!)).not.toMatch(/Move to a plate/);
  });

  it('roasts a bird in large pieces, and onions in wedges', () => {
    const [tray] = made('chicken-breast shallot mushroom lemon parsley', 'sheet-pan');
    expect(linesOf(tray!)).toMatch(/chicken breast, cut into 2-inch pieces/);
    expect(linesOf(tray!)).toMatch(/shallots?, cut into wedges/);
  });

  it('sears a tenderloin in rounds, and a steak in one piece', () => {
    const [pork] = made('pork-tenderloin potato brussels-sprouts cream mustard thyme', 'seared-cut');
    expect(linesOf(pork!)).toMatch(/pork tenderloin, cut into 1-inch rounds/);
    expect(said(pork!)).not.toMatch(/across the grain/);
    const [steak] = made('steak potato mushroom butter garlic', 'seared-cut');
    expect(said(steak!)).toMatch(/across the grain/);
  });

  it('puts oil on crumbs, not under mayonnaise, and cheese on wings at the end', () => {
    const [cod] = made('cod panko mayonnaise lemon', 'baked-fillets');
    expect(said(cod!)).toMatch(/Spread the mayonnaise over the cod\. Press the panko on top and drizzle/);
    const [wings] = made('chicken-wing blue-cheese', 'baked-fillets');
    expect(said(wings!)).toMatch(/Bake for 28 minutes\. Scatter the blue cheese/);
  });

  it('glazes tofu with the soy sauce at hand, and cuts beans for fried rice as beans are cut', () => {
    const [tempeh] = made('tempeh broccoli carrot soy-sauce ginger lime', 'glazed-tofu-tray');
    expect(said(tempeh!)).toMatch(/Stir the soy sauce, .*together, pour over the hot pan/);
    const [rice] = made('rice shrimp snow-pea egg soy-sauce', 'fried-rice');
    expect(linesOf(rice!)).toMatch(/snow peas, trimmed and cut into short pieces/);
  });

  it('calls no buttered toast and no dry tuna sandwich a recipe', () => {
    expect(made('bread butter parsley', 'savory-toast')).toEqual([]);
    expect(made('bread canned-tuna cucumber', 'sandwich')).toEqual([]);
    expect(made('bread canned-tuna cucumber mayonnaise', 'sandwich').length).toBeGreaterThan(0);
  });

  it('offers one stew of the same foods once', () => {
    const stews = made('pork-shoulder carrot potato onion thyme').slice(0, 3);
    expect(stews.filter(({ title }) => /Stew/.test(title)).length).toBeLessThanOrEqual(1);
  });

  it('salts the filling of tacos though their tortillas are salty', () => {
    const [tacos] = made('tortilla ground-turkey lettuce tomato cheddar red-onion cumin', 'tacos');
    expect(linesOf(tacos!)).toMatch(/pinch .*salt|teaspoon .*salt/);
  });
});
