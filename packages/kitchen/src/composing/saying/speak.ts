import { type FoodLanguage, shownName } from '../../foods/localized/shown-names.ts';
import { handled } from '../composable-food.ts';
import type { Kind } from '../kinds.ts';
import { german } from './grammar/de.ts';
import { spanish } from './grammar/es.ts';
import { french } from './grammar/fr.ts';
import type { Grammar, Noun } from './grammar/grammar.ts';
import { italian } from './grammar/it.ts';
import { type FoodForm, type Part, partsOf, type SaidFood } from './marks.ts';
import { isGlue, templateOf } from './templates.ts';
import { textsIn } from './texts.ts';

export const GRAMMARS: Readonly<Record<FoodLanguage, Grammar>> = {
  de: german,
  es: spanish,
  fr: french,
  it: italian,
};

/** Thrown for a text or a food that a language does not have yet: a dish is never said half in English. */
export class NotTranslated extends Error {}

/** Around a food in a sentence, with its place in the order of mention. */
export const FOOD = { begin: '\uE003', end: '\uE004' } as const;

/** `{0}`, `{0:dat}`, `{0:d.pl}`, and `{0?is|are}`. */
const PLACE = /\{(\d+)(?::([a-z]+)(?:\.(sg|pl))?|\?([^{}]*))?\}/g;

interface Wanted {
  form?: string | undefined;
  number?: string | undefined;
  /** English says "the" before it. */
  definite?: boolean | undefined;
}

/** Says marked texts in one language. `mentioned` collects the foods in the order in which they are named. */
export class Speaker {
  readonly mentioned: string[] = [];
  readonly #grammar: Grammar;
  readonly #texts: ReadonlyMap<string, string>;

  constructor(
    private readonly language: FoodLanguage,
    private readonly isStep = false,
  ) {
    this.#grammar = GRAMMARS[language];
    this.#texts = textsIn(language);
  }

  say(marked: string, isTitle = false): string {
    return this.#all(partsOf(marked), isTitle, {}, true);
  }

  #all(parts: readonly Part[], isTitle: boolean, wanted: Wanted, isWhole = false): string {
    return parts.map((part) => this.#one(part, isTitle, wanted, isWhole)).join('');
  }

  #one(part: Part, isTitle: boolean, wanted: Wanted, isWhole = false): string {
    if (typeof part === 'string') {
      if (!isGlue(part)) throw new NotTranslated(part);
      return part;
    }
    if ('foods' in part) return this.#grammar.list(this.#foods(part, wanted));
    if ('listed' in part)
      return this.#grammar.list(part.listed.flatMap((one) => this.#listed(one, isTitle, wanted)));
    const template = templateOf(part, isTitle)!;
    const english = isWhole ? template.text.trim() : template.text;
    const said = isGlue(english) ? english : this.#texts.get(english);
    if (said === undefined) throw new NotTranslated(english);
    return variantOf(said, wanted.form).replace(
      PLACE,
      (_, at: string, form?: string, number?: string, choices?: string) => {
        const value = template.values[Number(at)];
        if (value === undefined) throw new NotTranslated(english);
        if (choices !== undefined) return this.#agreeing(value, choices.split('|'));
        const definite = english.includes(`the {${at}}`);
        return this.#all(value, isTitle, { form, number, definite });
      },
    );
  }

  #listed(parts: readonly Part[], isTitle: boolean, wanted: Wanted): string[] {
    const [first] = parts;
    if (parts.length === 1 && typeof first === 'object' && 'foods' in first)
      return this.#foods(first, wanted);
    return [this.#all(parts, isTitle, wanted)];
  }

  #foods({ form, foods }: { form: FoodForm; foods: readonly SaidFood[] }, wanted: Wanted): string[] {
    const { forms, definite, bare, bareInSteps } = this.#grammar;
    const usual = form === 'the' || wanted.definite ? definite : this.isStep ? bareInSteps : bare;
    const decline = forms[wanted.form ?? usual] ?? forms[usual]!;
    // Two foods may have one name, as in English: it is said once.
    const words = new Map(
      foods.map((food) => [decline(nounOf(food, this.language, { form, number: wanted.number })), food.id]),
    );
    this.mentioned.push(...words.values());
    return [...words.keys()].map((word) => `${FOOD.begin}${word}${FOOD.end}`);
  }

  #agreeing(value: readonly Part[], choices: readonly string[]): string {
    const nouns = value.flatMap((part) => this.#nounsIn(part));
    const at = this.#grammar.agreement(nouns);
    const isMany = nouns.length > 1 || nouns.some(({ many }) => many);
    return choices[choices.length === 2 ? Number(isMany) : at] ?? choices[0] ?? '';
  }

  #nounsIn(part: Part): Noun[] {
    if (typeof part === 'string' || 'text' in part) return [];
    if ('listed' in part) return part.listed.flatMap((one) => one.flatMap((inner) => this.#nounsIn(inner)));
    return part.foods.map((food) => nounOf(food, this.language, { form: part.form }));
  }
}

/** "die Hälfte des Salzes || dat: der Hälfte des Salzes" */
function variantOf(said: string, form: string | undefined): string {
  const [usual, ...others] = said.split(' || ');
  const found = others.find((other) => form !== undefined && other.startsWith(`${form}: `));
  return found?.slice(form!.length + 2) ?? usual!;
}

/** English has a plural for these, and other languages do not: greens, oats. */
const NOT_COUNTED: ReadonlySet<Kind> = new Set<Kind>([
  'greens',
  'brassica',
  'salad',
  'herb',
  'woodyherb',
  'driedherb',
  'spice',
]);
/** And these are many where English weighs them: asparagus, corn, shrimp. */
const LOOSE: ReadonlySet<Kind> = new Set<Kind>(['small', 'firm', 'berry', 'shellfish']);
const WEIGHED: ReadonlySet<string> = new Set(['w', 'cup']);

/** How it is sold is said in the list of ingredients, and not again in each step. */
const SOLD =
  / (?:aus der dose|im glas|en conserve|en boîte|en conserva|en lata|de lata|de bote|in scatola|sans sel|sin sal|senza sale|surgelée?s?|congelad[oa]s?|surgelat[oaie]|non salat[oa])$|(?<=^beurre) doux$|^(?:ungesalzene|gesalzene|tiefgekühlte[rs]?|tk-) ?/iu;

/** "l'uovo" is masculine, "le uova" are not. */
const genderOfMany = (text: string, language: FoodLanguage, gender: Noun['gender']): Noun['gender'] =>
  language === 'it' && /^uova(?: |$)/.test(text) ? 'f' : gender;

interface Meant {
  form?: FoodForm;
  number?: string | undefined;
}

/** The name of a food: as it is sold for the list of ingredients, the short one for sentences. */
export function nounOf({ id, many }: SaidFood, language: FoodLanguage, { form, number }: Meant = {}): Noun {
  const thing = handled(id);
  const squeezed = (form === 'the' || form === 'names') && thing?.one.endsWith(' juice');
  const name = (squeezed ? shownName(`${id}-juice`, language) : undefined) ?? shownName(id, language);
  if (!name || !thing) throw new NotTranslated(id);
  const gender = name.gender ?? 'm';
  const short = (text: string): string => (form === undefined ? text : text.replace(SOLD, ''));
  if (name.isPlural) return { text: short(name.one), gender, many: true };
  const usual =
    thing.form === 'plural'
      ? !NOT_COUNTED.has(thing.kind)
      : many || (thing.form === 'mass' && LOOSE.has(thing.kind) && WEIGHED.has(thing.unit));
  const isMany = number === undefined ? usual : number === 'pl';
  return isMany && name.many
    ? { text: short(name.many), gender: genderOfMany(name.many, language, gender), many: true }
    : { text: short(name.one), gender, many: false };
}
