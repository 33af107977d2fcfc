import type { MarkedRecipe, RecipeStep } from '../recipes/recipe.ts';
import type { Technique } from './kinds.ts';
import { portionsOf } from './portions.ts';
import type { Cast, Item, Roles } from './role.ts';
import type { RoleName } from './role-names.ts';
import { safeEnd } from './safe-ends.ts';
import { inPlainEnglish, names, nounsOf, t, the, titleOf } from './saying/marks.ts';
import { hash, upperFirst } from './wording.ts';

interface StepNotes {
  tip?: string;
  looks?: string;
  /** Runs in parallel with another step, so its minutes do not count towards the total. */
  meanwhile?: boolean;
}

type MarkedStep = MarkedRecipe['steps'][number];

const TIMER = /(\d{1,3})(?: to (\d{1,3}))? (minute|hour)s?\b/g;

/** Writes the recipe of one cast blueprint: the foods by role, the steps and the cooking time. `R` are its roles. */
export class Dish<R extends RoleName = RoleName> {
  readonly servings: number;
  readonly steps: RecipeStep[] = [];
  /** The same steps with the marks by which they are said in other languages. */
  readonly marked: MarkedStep[] = [];
  readonly items: readonly Item[];
  private mainMinutes = 0;
  private sideMinutes = 0;
  private readonly roles: ReadonlyMap<RoleName, readonly Item[]>;
  private readonly seed: number;
  private choices = 0;

  constructor(roles: Roles, cast: Cast, servings: number, seed: number) {
    this.servings = servings;
    this.seed = seed;
    this.roles = portionsOf(roles, cast, servings);
    this.items = [...this.roles.values()].flat();
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
    // Only roles with at least one food are in the map.
    return roles.some((name) => this.roles.has(name));
  }

  /** The food of a required role. */
  one(role: R): Item {
    const [item] = this.all(role);
    if (!item) throw new Error(`no food plays ${role}`);
    return item;
  }

  /** "the onion, garlic and rice"; '' when these roles are empty. */
  the(...roles: R[]): string {
    return the(this.all(...roles));
  }

  names(...roles: R[]): string {
    return names(this.all(...roles));
  }

  /** The text with the foods of the role, or '' when it is empty: for optional parts of a sentence. */
  if(role: R, text: (the: string, names: string) => string): string {
    return this.has(role) ? text(this.the(role), this.names(role)) : '';
  }

  /** Picks one of several phrasings; the same dish always gets the same one. */
  pick(...options: readonly string[]): string {
    this.choices += 1;
    return options[hash(`:${this.choices}`, this.seed) % options.length] ?? '';
  }

  /** Foods do not brown in water or steam, so with wet heat only the temperature is named. */
  safe(item: Item, heat: 'dry' | 'wet' = 'dry'): string {
    return safeEnd(item.thing, heat);
  }

  /** Names for a title, as modifiers: "Chicken, Bell Pepper". */
  title(...roles: R[]): string {
    return titleOf(this.all(...roles));
  }

  /** Names for a title, as nouns: "Scallops with Peas". */
  nouns(...roles: R[]): string {
    return nounsOf(this.all(...roles));
  }

  /** Adds "Take out …" for a food that only gives flavor, before the dish is blended or served. */
  takeOut(id: string): void {
    const item = this.items.find(({ thing }) => thing.id === id);
    const found = this.steps.findIndex(({ text }) => /^(?:Blend|Mash)\b/.test(text));
    const at = found < 0 ? this.steps.length - 1 : found;
    const [before, marked] = [this.steps[at], this.marked[at]];
    if (!item || !before || !marked) return;
    const first = t`Take out ${the([item])}.`;
    before.text = `${inPlainEnglish(first)} ${before.text}`;
    marked.text = `${first} ${marked.text}`;
  }

  step(text: string, notes: StepNotes = {}): void {
    const clean = tidy(inPlainEnglish(text));
    const timers = timersOf(clean);
    let minutes = 0;
    for (const { seconds } of timers) minutes += seconds / 60;
    if (notes.meanwhile) this.sideMinutes = Math.max(this.sideMinutes, minutes);
    else this.mainMinutes += minutes;
    this.steps.push({
      text: clean,
      timers,
      tip: notes.tip ? tidy(inPlainEnglish(notes.tip)) : null,
      looksRight: notes.looks ? tidy(inPlainEnglish(notes.looks)) : null,
    });
    this.marked.push({ text, tip: notes.tip ?? null, looksRight: notes.looks ?? null });
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

export function minutesOf(item: Item, technique: Technique): number {
  return item.thing.minutes[technique];
}

/** Without the gaps that parts leave which a dish does not have. */
export function tidy(text: string): string {
  const single = text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;
  return upperFirst(/ [.,;]/.test(single) ? single.replace(/ ([.,;])/g, '$1').trim() : single.trim());
}
