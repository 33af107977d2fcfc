import { describe, expect, it } from 'vitest';
import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import { finishRecipe } from '../finish.ts';
import { readCooklang } from '../read-cooklang.ts';
import { checkTranslation } from './check-translation.ts';

const ENGLISH = `---
title: Potato Gratin
description: Thin potatoes baked in cream until the top is brown.
servings: 4
---

Heat the #oven{} to 350°F / 175°C and rub a #baking dish{} with @garlic{1%clove}.

Layer @potatoes{2%lb}(sliced) with @heavy cream{2%cup}, @salt{1%tsp} and @black pepper{}.
> Tip: Slice them as thin as a coin.

Bake ~bake{1 1/2%hours}, let it rest ~{5-10%minutes} and scatter with @?parsley{2%tbsp}.
> Looks right: Brown, and a knife slides in.
`;
const GERMAN = `---
title: Kartoffelgratin
description: Dünne Kartoffelscheiben, in Sahne gebacken, bis die Kruste braun ist.
---

Den #Backofen{} auf 175 °C vorheizen und eine #Auflaufform{} mit @Knoblauch{1%Zehe} ausreiben.

@Kartoffeln{900%g}(in Scheiben) mit @Salz{1%TL}, @schwarzer Pfeffer{} und @Sahne{480%ml} einschichten.
> Tip: So dünn wie eine Münze schneiden.

~backen{1,5%Stunden} backen, ~{5 bis 10%Minuten} ruhen lassen und mit @?Petersilie{2%EL} bestreuen.
> Looks right: Braun, und ein Messer gleitet hinein.
`;
const NAMES: Readonly<Record<string, string>> = {
  'schwarzer Pfeffer': 'black-pepper',
  Sahne: 'heavy-cream',
  Kartoffeln: 'potato',
  Petersilie: 'parsley',
  Sauerrahm: 'sour-cream',
  Milch: 'milk',
};
const foodOf = (name: string) => NAMES[name] ?? null;
const recipe = finishRecipe(readCooklang(ENGLISH)!, {});

function problems(local: string, english = ENGLISH, language: FoodLanguage = 'de'): string[] {
  return checkTranslation({ english, local, language, foodOf, recipe }).map(
    ({ step, message, isWarning }) => `${step ?? 'head'}: ${isWarning ? 'warning: ' : ''}${message}`,
  );
}
const changed = (from: string, to: string) => problems(GERMAN.replace(from, to));

describe('a translated recipe', () => {
  it('agrees with the English one in its own order, words and measures', () => {
    expect(problems(GERMAN)).toEqual([]);
  });

  it('has nothing in the head but title and description', () => {
    expect(changed('title: Kartoffelgratin\n', 'servings: 4\n')).toEqual([
      'head: the title has 3 to 100 characters',
      'head: the head has only title and description, not “servings”',
    ]);
    expect(problems('Kartoffeln kochen.')).toEqual([
      'head: the head between the two --- lines cannot be read',
    ]);
  });

  it('says when a food is missing, another one or unknown', () => {
    expect(changed(' und @Sahne{480%ml}', '')).toEqual(['2: the English “heavy cream” is not marked here']);
    expect(changed('@Sahne{480%ml}', '@Milch{480%ml}')).toContain(
      '2: “Milch” is read as milk, the English has “heavy cream” (heavy-cream)',
    );
    expect(changed('@Sahne{480%ml}', '@Flubber{480%ml}')).toEqual([
      '2: “Flubber” is no name of a food; the English has “heavy cream” (heavy-cream)',
    ]);
    expect(changed('@?Petersilie', '@Petersilie')).toEqual([
      '3: “Petersilie” is not optional here, and it is (@?) in the English',
    ]);
  });

  it('keeps the amounts, within what a cook measures', () => {
    expect(changed('900%g', '1%kg')).toEqual([]);
    expect(changed('900%g', '1,2%kg')).toEqual([
      '2: “Kartoffeln”: 1,2 kg is not the English 2 lb (1200 g against 907 g)',
    ]);
    expect(changed('900%g', '900%Krümel')).toEqual(['2: “Kartoffeln”: the unit “Krümel” is not known']);
    expect(changed('480%ml', '2%Tassen')).toEqual(['2: “Sahne”: “Tassen” is no metric measure']);
    expect(changed('@schwarzer Pfeffer{}', '@schwarzer Pfeffer{viel}')).toEqual([
      '2: “schwarzer Pfeffer”: the amount “viel” cannot be read',
    ]);
    expect(changed('{1%Zehe}', '{1%Stange}')).not.toEqual([]);
  });

  it('keeps timers, temperatures, tools and notes', () => {
    expect(changed('1,5%Stunden', '90%Minuten')).toEqual([]);
    expect(changed('1,5%Stunden', '1%Stunde')).toEqual([
      '3: the timer “1 Stunde” is not in the English step',
      '3: a timer of 5400 s is missing',
    ]);
    expect(changed('5 bis 10%Minuten', '5 bis 10%Weilchen')).toContain(
      '3: the timer “5 bis 10 Weilchen” cannot be read',
    );
    expect(changed('175 °C', '180 °C')).toEqual([]);
    expect(changed('175 °C', '185 °C (350 °F)')).toEqual([
      '1: 175 °C is missing',
      '1: 185 °C is not in the English step',
      '1: it gives Fahrenheit',
    ]);
    expect(changed('#Auflaufform{}', 'Auflaufform')).toEqual([
      '1: 1 tools are marked with # (Backofen), in the English oven, baking dish',
    ]);
    expect(changed('> Tip:', '> Tipp:')).toEqual([
      '2: a note begins with “Tip:” or “Looks right:”, not “Tipp: So dünn wie eine Münze s”',
      '2: “> Tip:” is missing',
    ]);
  });

  it('promises nothing that its foods do not keep', () => {
    expect(changed('Dünne Kartoffelscheiben', 'Vegane, laktosefreie Kartoffelscheiben')).toEqual([
      'head: it says “laktosefrei”, and its foods contain or may contain it',
      'head: it says “Vegane”, and its foods are not',
    ]);
    expect(changed('Dünne', 'Für Allergiker: dünne')).toHaveLength(1);
  });

  it('reads units of several words and meanings', () => {
    const english =
      '---\ntitle: Soup\n---\n\nSimmer @bay leaf{2%leaf}, @thyme{3%sprig}, @celery{2%stalk} and @salt{1%tsp}.\n';
    const french =
      '---\ntitle: Soupe\ndescription: Une soupe toute simple pour les soirs de pluie.\n---\n\nMijoter @laurier{2%feuilles}, @thym{3%branches}, @céleri-branche{2%branches} et @sel{1%c. à c.}.\n';
    const names: Readonly<Record<string, string>> = {
      laurier: 'bay-leaf',
      thym: 'thyme',
      'céleri-branche': 'celery',
    };
    expect(
      checkTranslation({
        english,
        local: french,
        language: 'fr',
        foodOf: (name) => names[name] ?? null,
        recipe: finishRecipe(readCooklang(english)!, {}),
      }),
    ).toEqual([]);
  });
});
