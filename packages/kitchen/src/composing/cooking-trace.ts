import type { Recipe } from '../recipes/recipe.ts';
import { type Handled, handled } from './composable-food.ts';
import type { Kind } from './kinds.ts';
import { actionOf, type Heat } from './step-actions.ts';

/** What the steps of a recipe do to one of its foods. */
export interface Traced {
  thing: Handled;
  /** Cooking it gets as a share of the cooking it needs: 1 is done, 2 is twice as long as needed. */
  done: number;
  /** Minutes of cooking beyond what it needs. */
  over: number;
  heated: boolean;
  /** It was in the pot, bowl or pan when salt or something salty went in. */
  salted: boolean;
  /** How much faster it cooks for its cut. */
  pace: number;
}

interface Vessel {
  holds: Set<Traced>;
  wet: boolean;
  salted: boolean;
  /** Inside a batter, or under eggs that set gently, nothing else is overdone. */
  gentle: boolean;
}

/** Cooked by the hour these only get better. */
const STURDY: ReadonlySet<Kind> = new Set([
  'stewmeat',
  'poultry',
  'ground',
  'sausage',
  'root',
  'potato',
  'squash',
  'bean',
  'lentil',
]);
/** What is stirred into a slow cooker for the end takes about this long to be done. */
const SLOW_END = 45;
/** Under pressure a minute counts double. */
const PRESSURE = 2;
/** Cut this fine, a food is done sooner. */
const FINE = /grated|finely chopped/;
const PACE_OF_FINE = 1.5;
/** In one piece it takes longer. */
const WHOLE = /patted dry|left whole|left in large|1-inch rounds/;
const PACE_OF_WHOLE = 0.65;
/** Foil keeps the fire off. */
const IN_FOIL = 0.55;
/** Shares of salt: foods that need no more, and foods that salt what they are cooked with. */
const SALTY_ALONE = 0.006;
const SALTS_OTHERS = 0.008;
/** What meets only on the plate salts nothing. */
const SERVES = /^(?:serve|spoon|pile|top|plate|ladle|lay|fill)\b/;
const LEAVES_BROTH = /^lift out|lift out and keep warm/;

/** Follows every food through the steps as a cook would who does what they say and nothing else. */
export function traceOf(recipe: Pick<Recipe, 'ingredients' | 'steps'>): Traced[] {
  const traced: Traced[] = [];
  const names: Name[] = [];
  for (const { food, eatenShare, preparation } of recipe.ingredients) {
    const thing = handled(food ?? '');
    if (!thing) continue;
    if (eatenShare === 0 || !isCooked(thing)) {
      // "Chicken stock" must not be read as chicken.
      if (thing.one.includes(' ')) for (const name of namesOf(thing)) names.push({ name, of: null });
      continue;
    }
    const of = {
      thing,
      pace: paceOf(thing, preparation ?? ''),
      done: 0,
      over: 0,
      heated: false,
      salted: thing.salt >= SALTY_ALONE,
    };
    traced.push(of);
    for (const name of namesOf(thing)) names.push({ name, of });
  }
  // The longest first, so that "chicken stock" is not read as chicken.
  names.sort((a, b) => b.name.length - a.name.length);
  const salty = saltyNames(recipe);
  const foil = recipe.steps.some(({ text }) => text.includes('packets')) ? IN_FOIL : 1;
  let vessel = empty();
  const mixed = new Set<Traced>();
  for (const { text } of recipe.steps) {
    const before = text.startsWith('Meanwhile') ? vessel : null;
    for (const sentence of text.toLowerCase().split('. ')) {
      const action = actionOf(sentence);
      const named = mentioned(action.text, names);
      if (action.isElsewhere) vessel = empty();
      for (const of of named) vessel.holds.add(of);
      if (action.usesMixture) for (const of of mixed) vessel.holds.add(of);
      if (action.isWet) vessel.wet = true;
      if (action.isGentle) vessel.gentle = true;
      const { minutes } = action;
      const heat = action.heat === 'saute' && vessel.wet ? 'simmer' : action.heat;
      if (heat && minutes > 0) {
        if (vessel.holds.size === 0) for (const of of mixed) vessel.holds.add(of);
        for (const of of vessel.holds) {
          const before = of.done;
          cook(of, heat, minutes * foil);
          if (vessel.gentle && of.thing.kind !== 'egg') of.done = Math.max(before, Math.min(of.done, 1));
        }
      }
      if (salty.some((name) => sentence.includes(name))) vessel.salted = true;
      if (sentence.includes('everything')) for (const of of traced) vessel.holds.add(of);
      if (!SERVES.test(sentence)) {
        if (action.usesMixture) for (const of of mixed) vessel.salted ||= of.salted;
        if (vessel.salted) saltAll(vessel, mixed, named);
      }
      if (heat) heatAll(vessel, mixed);
      else if (action.mixes) for (const of of named) mixed.add(of);
      if (action.takesOut) vessel = { ...empty(), salted: vessel.salted && LEAVES_BROTH.test(sentence) };
    }
    // What was done meanwhile is out of its pot: the main one goes on.
    if (before && vessel.holds.size === 0) vessel = before;
  }
  return traced;
}

function paceOf({ kind }: Handled, preparation: string): number {
  if (FINE.test(preparation)) return PACE_OF_FINE;
  return WHOLE.test(preparation) && (kind === 'meat' || kind === 'poultry') ? PACE_OF_WHOLE : 1;
}

const cooked = new WeakMap<Handled, boolean>();

/** Salt, oil and herbs need no cooking and take no harm from it. */
function isCooked(thing: Handled): boolean {
  let known = cooked.get(thing);
  if (known === undefined) {
    known = thing.kind === 'flour' || Object.values(thing.minutes).some((minutes) => minutes > 0);
    cooked.set(thing, known);
  }
  return known;
}

const lowered = new WeakMap<Handled, readonly string[]>();

function namesOf(thing: Handled): readonly string[] {
  let known = lowered.get(thing);
  if (!known) {
    known = [...new Set([thing.many.toLowerCase(), thing.one.toLowerCase()])];
    lowered.set(thing, known);
  }
  return known;
}

function empty(): Vessel {
  return { holds: new Set(), wet: false, salted: false, gentle: false };
}

/** Flour and crumbs go into the pan with what they coat or thicken. */
function heatAll(vessel: Vessel, mixed: ReadonlySet<Traced>): void {
  for (const of of vessel.holds) of.heated = true;
  for (const of of mixed) if (of.thing.kind === 'flour') of.heated = true;
}

/** Words that put salt into a pot: salt itself, and the names of sauces, cheeses and stocks that bring it. */
function saltyNames({ ingredients }: Pick<Recipe, 'ingredients'>): string[] {
  return ingredients.flatMap(({ food, eatenShare }) => {
    const thing = eatenShare > 0 ? handled(food ?? '') : null;
    if (!thing || thing.salt < SALTS_OTHERS) return [];
    return thing.kind === 'salt' ? ['salt'] : namesOf(thing);
  });
}

function saltAll(vessel: Vessel, mixed: ReadonlySet<Traced>, named: ReadonlySet<Traced>): void {
  for (const of of vessel.holds) of.salted = true;
  for (const of of mixed) of.salted = true;
  for (const of of named) of.salted = true;
}

interface Name {
  name: string;
  of: Traced | null;
}

function mentioned(sentence: string, names: readonly Name[]): Set<Traced> {
  const found = new Set<Traced>();
  let rest = sentence;
  for (const { name, of } of names) {
    let at = rest.indexOf(name);
    while (at >= 0) {
      const end = at + name.length;
      if (!isLetter(rest.charCodeAt(at - 1)) && !isLetter(rest.charCodeAt(end))) {
        if (of) found.add(of);
        rest = `${rest.slice(0, at)}${'_'.repeat(name.length)}${rest.slice(end)}`;
      }
      at = rest.indexOf(name, end);
    }
  }
  return found;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || code === 45;
}

function cook(of: Traced, heat: Heat, minutes: number): void {
  const { kind, minutes: needs } = of.thing;
  if (heat === 'slow') {
    if (STURDY.has(kind)) of.done = Math.max(of.done, minutes >= 60 ? 1 : of.done);
    else if (minutes <= SLOW_END && needs.simmer > 0) of.done += 1;
    else add(of, needs.simmer, minutes);
  } else if (heat === 'pressure') {
    if (STURDY.has(kind) && kind !== 'poultry') of.done = Math.max(of.done, 1);
    else add(of, needs.simmer, minutes * PRESSURE);
  } else if (heat === 'steam') {
    // Rice that steams off the heat is done; what lies on top of it is not yet.
    if (kind !== 'rice' && kind !== 'grain') add(of, needs.steam || needs.simmer, minutes);
  } else add(of, needs[heat], minutes);
}

function add(of: Traced, needed: number, minutes: number): void {
  if (needed === 0) return;
  of.done += (minutes * of.pace) / needed;
  of.over = Math.max(of.over, (of.done - 1) * needed);
}
