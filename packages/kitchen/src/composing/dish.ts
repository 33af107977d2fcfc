import type { RecipeStep } from '../recipes/recipe.ts';
import type { Blueprint, Cast } from './blueprint.ts';
import { type Item, itemFor } from './items.ts';
import type { Technique } from './kinds.ts';
import type { RoleName } from './role-names.ts';
import { safeEnd } from './safe-ends.ts';
import { hash, listed, titleCase, upperFirst } from './wording.ts';

interface StepNotes {
  tip?: string;
  looks?: string;
  /** It runs while another step does, so its minutes do not add to the total. */
  meanwhile?: boolean;
}

const TIMER = /(\d{1,3})(?: to (\d{1,3}))? (minute|hour)s?\b/g;

/** One cast blueprint being written down: knows its foods by role, its words and its clock. `R` are its roles. */
export class Dish<R extends RoleName = RoleName> {
  readonly servings: number;
  readonly steps: RecipeStep[] = [];
  readonly items: readonly Item[];
  private mainMinutes = 0;
  private sideMinutes = 0;
  private readonly roles = new Map<RoleName, Item[]>();
  private readonly seed: number;
  private choices = 0;

  constructor(blueprint: Blueprint, cast: Cast, servings: number, seed: number) {
    this.servings = servings;
    this.seed = seed;
    const all: Item[] = [];
    for (const [name, things] of cast) {
      const spec = blueprint.roles[name];
      if (!spec) continue;
      const items = things.map((thing) => itemFor(thing, spec, servings, things.length));
      this.roles.set(name, items);
      all.push(...items);
    }
    this.items = all;
  }

  get cookMinutes(): number {
    return Math.max(this.mainMinutes, this.sideMinutes);
  }

  all(...roles: R[]): Item[] {
    const items: Item[] = [];
    for (const name of roles) {
      const cast = this.roles.get(name);
      if (cast) for (const item of cast) items.push(item);
    }
    return items;
  }

  has(...roles: R[]): boolean {
    // Nobody is cast into a role without a food.
    return roles.some((name) => this.roles.has(name));
  }

  /** The food in a role that the blueprint requires. */
  one(role: R): Item {
    const [item] = this.all(role);
    if (!item) throw new Error(`no food plays ${role}`);
    return item;
  }

  /** "the onion, garlic and rice"; '' when nobody plays these roles. */
  the(...roles: R[]): string {
    return the(this.all(...roles));
  }

  names(...roles: R[]): string {
    return names(this.all(...roles));
  }

  /** The text with its foods, or '' when nobody plays the roles: for the optional half of a sentence. */
  if(role: R, text: (the: string) => string): string {
    return this.has(role) ? text(this.the(role)) : '';
  }

  /** One of several phrasings, always the same one for the same dish. */
  pick(...options: readonly string[]): string {
    this.choices += 1;
    return options[hash(`:${this.choices}`, this.seed) % options.length] ?? '';
  }

  /** In water or steam nothing browns: the end point is the temperature alone. */
  safe(item: Item, heat: 'dry' | 'wet' = 'dry'): string {
    return safeEnd(item.thing, heat);
  }

  /** Title words: "Chicken, Bell Pepper". */
  title(...roles: R[]): string {
    return titleOf(this.all(...roles));
  }

  /** The same as things that stand alone: "Scallops with Peas". */
  nouns(...roles: R[]): string {
    return nounsOf(this.all(...roles));
  }

  /** What flavors the pot and is not eaten comes out before it is blended or served. */
  takeOut(id: string): void {
    const item = this.items.find(({ thing }) => thing.id === id);
    const before = this.steps.find(({ text }) => /^(?:Blend|Mash)\b/.test(text)) ?? this.steps.at(-1);
    if (item && before) before.text = `Take out ${the([item])}. ${before.text}`;
  }

  step(text: string, notes: StepNotes = {}): void {
    const clean = tidy(text);
    const timers = timersOf(clean);
    let minutes = 0;
    for (const { seconds } of timers) minutes += seconds / 60;
    if (notes.meanwhile) this.sideMinutes = Math.max(this.sideMinutes, minutes);
    else this.mainMinutes += minutes;
    this.steps.push({
      text: clean,
      timers,
      tip: notes.tip ? tidy(notes.tip) : null,
      looksRight: notes.looks ? tidy(notes.looks) : null,
    });
  }
}

function timersOf(text: string): { name: null; seconds: number }[] {
  if (!text.includes(' minute') && !text.includes(' hour')) return [];
  const timers: { name: null; seconds: number }[] = [];
  TIMER.lastIndex = 0;
  for (let found = TIMER.exec(text); found; found = TIMER.exec(text)) {
    timers.push({ name: null, seconds: Number(found[2] ?? found[1]) * (found[3] === 'hour' ? 3600 : 60) });
  }
  return timers;
}

export function names(items: readonly Item[]): string {
  return listed(items.map((item) => item.word));
}

export function the(items: readonly Item[]): string {
  return items.length > 0 ? `the ${names(items)}` : '';
}

export function titleOf(items: readonly Item[]): string {
  return titleCase(listed(items.map((item) => item.thing.titled)));
}

export function nounsOf(items: readonly Item[]): string {
  return titleCase(
    listed(items.map((item) => (item.thing.kind === 'citrus' ? item.thing.titled : item.word))),
  );
}

export function minutesOf(item: Item, technique: Technique): number {
  return item.thing.minutes[technique];
}

function tidy(text: string): string {
  const single = text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;
  return upperFirst(single.replace(/ ([.,;])/g, '$1').trim());
}
