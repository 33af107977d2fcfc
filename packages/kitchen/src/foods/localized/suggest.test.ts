import { describe, expect, it } from 'vitest';
import { suggestFoods } from '../suggest.ts';
import type { FoodLanguage } from './shown-names.ts';

const ids = (typed: string, language: FoodLanguage, limit = 3) =>
  suggestFoods(typed, limit, language).map(({ id }) => id);

/** What cooks begin to type, and what they mean by it. Written before the order was. */
const MEANT: Readonly<Record<FoodLanguage, string>> = {
  de: 'zwie onion, tom tomato, kart potato, möh carrot, moeh carrot, käs cheese, kaes cheese, milc milk, ei egg, butt butter, knob garlic, papr bell-pepper, hähn chicken, sah cream, zuck sugar, meh flour, gur cucumber, apf apple, ban banana, zitr lemon, champ mushroom, spin spinach, reis rice, nud pasta, öl oil, brokk broccoli, kirschtom cherry-tomato, joghurt yogurt, quark quark, lauch leek',
  fr: "oign onion, tom tomato, pom de t potato, pommes de t potato, caro carrot, from cheese, lait milk, oeuf egg, œuf egg, beur butter, ail garlic, poul chicken, crem cream, suc sugar, far flour, conc cucumber, ban banana, citr lemon, champ mushroom, epin spinach, épin spinach, riz rice, pât pasta, courg zucchini, brocoli broccoli, yaourt yogurt, poir pear, huile d'ol olive-oil, pois ch chickpea, auberg eggplant",
  es: 'ceb onion, tom tomato, pat potato, papa potato, zana carrot, que cheese, lech milk, huev egg, mant butter, ajo garlic, pol chicken, nata cream, azu sugar, azú sugar, hari flour, pep cucumber, manz apple, plat banana, lim lemon, cham mushroom, esp spinach, arro rice, pasta pasta, calab zucchini, brec broccoli, brócoli broccoli, yog yogurt, jitom tomato, gar chickpea, aguac avocado',
  it: "cip onion, pom tomato, pat potato, car carrot, form cheese, lat milk, uov egg, bur butter, agl garlic, pol chicken, pann cream, zucc zucchini, far flour, cetr cucumber, mel apple, ban banana, lim lemon, fung mushroom, spin spinach, ris rice, past pasta, brocc broccoli, yog yogurt, melanz eggplant, olio d'ol olive-oil, cec chickpea, fagiol bean, sale salt, pep black-pepper, zucchero sugar",
};

describe.each(Object.entries(MEANT) as [FoodLanguage, string][])('in %s', (language, meant) => {
  it('offers what is meant among the first five', () => {
    const lines = meant.split(', ').map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), line.slice(space + 1)] as const;
    });
    expect(lines).toHaveLength(30);
    const missed = lines
      .filter(([typed, food]) => !ids(typed, language, 5).includes(food))
      .map(([typed, food]) => `${typed}: ${food}, not ${ids(typed, language, 5).join(' ')}`);
    expect(missed).toEqual([]);
  });

  it('offers what is typed in English behind it', () => {
    expect(ids('oni', language, 8)).toContain('onion');
    expect(ids('broccoli', language, 3)).toContain('broccoli');
  });

  it('keeps to the limit, names a food once and answers nothing to nothing', () => {
    const many = ids('a', language, 500);
    expect(new Set(many).size).toBe(many.length);
    expect(ids('a', language, 4)).toHaveLength(4);
    expect(ids('', language)).toEqual([]);
    expect(ids('a', language, 0)).toEqual([]);
  });
});

it('finds compounds by what they are made of', () => {
  expect(ids('tomate', 'de', 30)).toContain('cherry-tomato');
});
