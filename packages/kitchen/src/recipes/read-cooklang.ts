import { parse as parseYaml } from 'yaml';
import { unitById, unitOf } from '../measures/units.ts';
import {
  type CooklangBlock,
  type CooklangSource,
  type CooklangToken,
  scanCooklang,
} from './cooklang-scan.ts';
import {
  type DraftIngredient,
  type DraftStep,
  EMPTY_DRAFT,
  LIMITS,
  type RecipeDraft,
  type StepTimer,
} from './draft.ts';
import { readMinutes } from './durations.ts';
import { readQuantity } from './quantity.ts';
import { readYield } from './yields.ts';

/** Front matter is about a dozen lines, of which a description or the tags may be long. */
const FRONT_MATTER_CHARS = 32_000;

type IngredientToken = Extract<CooklangToken, { type: 'ingredient' }> & { section?: string | null };

/** Reads a recipe that follows recipes/README.md; null when the text is not a recipe. */
export function readCooklang(text: string): RecipeDraft | null {
  return readWholeCooklang(text)?.draft ?? null;
}

/** The same with what a draft has no place for: fields of the head by name, a list as such, and the notes. */
export function readWholeCooklang(
  text: string,
): { draft: RecipeDraft; head: Record<string, string | string[]>; notes: string } | null {
  if (text.length > LIMITS.sourceChars) return null;
  const source = scanCooklang(text);
  const head: Record<string, string | string[]> = {
    ...source.metadata,
    ...readFrontMatter(source.frontMatter),
  };
  const draft = draftOf(source, head);
  return draft && { draft, head, notes: source.notes.join('\n') };
}

function draftOf(source: CooklangSource, head: Record<string, string | string[]>): RecipeDraft | null {
  const field = (...names: string[]) =>
    names.map((name) => [head[name] ?? []].flat().join(', ')).find((value) => value !== '');
  const tokens = source.blocks.flatMap((block) => block.tokens);
  const hasSections = source.blocks.some((block) => block.section !== null);
  const listed = source.blocks.filter(({ isListed }) => isListed);
  const method = source.blocks.filter(({ isListed }) => !isListed);
  // Below a list of ingredients, marks in steps only name them again.
  const ingredients =
    listed.length > 0
      ? listed.map((block) => listedIngredient(block, hasSections))
      : linesOf(
          method.flatMap(({ tokens: some, section }) =>
            some.flatMap((token) =>
              token.type === 'ingredient' ? [hasSections ? { ...token, section } : token] : [],
            ),
          ),
        );
  const steps = method
    .slice(0, LIMITS.steps)
    .map((block) => (hasSections ? { ...toStep(block), section: block.section } : toStep(block)));
  const title = field('title', 'name') ?? '';
  if (title === '' && ingredients.length === 0) return null;
  const yieldText = field('servings', 'serves', 'yield') ?? null;
  return {
    ...EMPTY_DRAFT,
    title: title.slice(0, LIMITS.title),
    description: (field('description', 'introduction') ?? '').slice(0, LIMITS.description),
    cuisine: field('cuisine') ?? null,
    categories: wordsIn(field('course', 'courses', 'category')),
    keywords: wordsIn(field('tags')),
    yieldText,
    servings: readYield(yieldText),
    prepMinutes: readMinutes(field('prep time', 'time.prep')),
    cookMinutes: readMinutes(field('cook time', 'time.cook')),
    inactiveMinutes: readMinutes(field('inactive time')),
    totalMinutes: readMinutes(field('total time', 'time', 'time required', 'duration')),
    ingredients: ingredients.slice(0, LIMITS.ingredients),
    steps,
    cookware: [...new Set(tokens.filter((token) => token.type === 'cookware').map((token) => token.name))],
    imageUrl: field('image') ?? null,
    sourceUrl: field('source') ?? null,
  };
}

/** A line of a list. Without an amount it is the line as it was written. */
function listedIngredient({ tokens, section }: CooklangBlock, hasSections: boolean): DraftIngredient {
  const [only] = tokens;
  const inSection = hasSections ? { section } : {};
  if (tokens.length === 1 && only?.type === 'ingredient' && (only.quantity !== '' || only.preparation !== ''))
    return linesOf([{ ...only, ...inSection }])[0]!;
  const text = tokens.map(spoken).join('').replace(/\s+/g, ' ').trim();
  return { text: text.slice(0, LIMITS.ingredientChars), marked: null, ...inSection };
}

function readFrontMatter(yaml: string | null): Record<string, string | string[]> {
  if (yaml === null) return {};
  let parsed: unknown;
  try {
    // No aliases: a few lines of YAML could expand to gigabytes.
    parsed = parseYaml(yaml.slice(0, FRONT_MATTER_CHARS), {
      maxAliasCount: 0,
      schema: 'failsafe',
      prettyErrors: false,
    });
  } catch {
    return {};
  }
  if (typeof parsed !== 'object' || parsed === null) return {};
  const head: Record<string, string | string[]> = {};
  for (const [key, value] of Object.entries(parsed)) {
    if (typeof value === 'string') head[key.trim().toLowerCase()] = value.trim();
    if (Array.isArray(value))
      head[key.trim().toLowerCase()] = value.filter((item) => typeof item === 'string');
  }
  return head;
}

function wordsIn(text: string | undefined): string[] {
  if (text === undefined) return [];
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, LIMITS.words);
}

function toStep(block: CooklangBlock): DraftStep {
  const timers: StepTimer[] = [];
  for (const token of block.tokens) {
    if (token.type !== 'timer') continue;
    const seconds = timerSeconds(token.quantity, token.unit);
    if (seconds !== null) timers.push({ name: token.name === '' ? null : token.name, seconds });
  }
  const text = block.tokens.map(spoken).join('').replace(/\s+/g, ' ').trim().slice(0, LIMITS.stepChars);
  return { text, timers, tip: noteOf(block, 'tip'), looksRight: noteOf(block, 'looks right') };
}

function noteOf(block: CooklangBlock, kind: string): string | null {
  const note = block.notes.find((line) => line.toLowerCase().startsWith(`${kind}:`));
  return note === undefined
    ? null
    : note
        .slice(kind.length + 1)
        .trim()
        .slice(0, 600);
}

function spoken(token: CooklangToken): string {
  if (token.type === 'text') return token.value;
  if (token.type === 'timer') return `${token.quantity.replace('-', ' to ')} ${token.unit}`;
  return token.name;
}

function timerSeconds(quantity: string, unit: string): number | null {
  const amount = readQuantity(quantity);
  if (!amount) return null;
  const perUnit = /^h/i.test(unit) ? 3_600 : /^s/i.test(unit) ? 1 : /^d/i.test(unit) ? 86_400 : 60;
  // The shorter time: the cook checks then and decides whether it needs longer.
  return Math.round(amount.min * perUnit);
}

/** One line per amount: two steps that each take their own salt have a line each. A mark without amount adds none. */
function linesOf(tokens: readonly IngredientToken[]): DraftIngredient[] {
  return ownersOf(tokens).map((at) => toIngredient(tokens[at]!));
}

/** For each line the place of the mark that it is made of. */
export function ownersOf(tokens: readonly IngredientToken[]): number[] {
  const owners: number[] = [];
  const first = new Map<string, number>();
  const hasAmount = (at: number) => readQuantity(tokens[at]!.quantity) !== null;
  for (const [at, token] of tokens.entries()) {
    const key = [token.name.toLowerCase(), token.preparation, token.optional, token.section].join('|');
    const before = first.get(key);
    if (before === undefined) first.set(key, owners.length);
    if (before === undefined || (hasAmount(at) && hasAmount(owners[before]!))) owners.push(at);
    else if (hasAmount(at)) owners[before] = at;
  }
  return owners;
}

function toIngredient(token: IngredientToken): DraftIngredient {
  const amount = readQuantity(token.quantity);
  const marked = {
    name: token.name,
    quantity: amount?.min ?? null,
    quantityMax: amount?.max ?? null,
    unit: token.unit === '' ? null : (unitOf(token.unit)?.id ?? token.unit),
    preparation: token.preparation === '' ? null : token.preparation,
    optional: token.optional,
  };
  const { section } = token;
  return {
    text: lineOf(marked).slice(0, LIMITS.ingredientChars),
    marked,
    ...(section === undefined ? {} : { section }),
  };
}

function lineOf(marked: NonNullable<DraftIngredient['marked']>): string {
  const { quantity, quantityMax, unit, name, preparation, optional } = marked;
  const most = quantityMax ?? quantity ?? 0;
  const known = unit === null ? undefined : unitById(unit);
  const unitWord = known
    ? known.short !== known.id
      ? known.short
      : most > 1
        ? known.plural
        : known.id
    : unit;
  const amount =
    quantity === null
      ? null
      : quantityMax === null
        ? asFraction(quantity)
        : `${asFraction(quantity)}-${asFraction(quantityMax)}`;
  // Avoids "1 can canned chickpeas".
  const spokenName = unit === 'can' ? name.replace(/^canned /i, '') : name;
  const head = [amount, unitWord, spokenName].filter((part) => part !== null && part !== '').join(' ');
  const tail = [
    preparation,
    quantity === null && !/\bfor\b/.test(preparation ?? '') ? 'to taste' : null,
  ].filter((part) => part !== null);
  return `${[head, ...tail].join(', ')}${optional ? ' (optional)' : ''}`;
}

/** Exact, unlike kitchen fractions, so that a written amount is read back unchanged. */
function asFraction(value: number): string {
  const whole = Math.floor(value);
  const rest = value - whole;
  if (rest < 0.01) return String(whole);
  for (const under of [2, 3, 4, 8]) {
    const over = Math.round(rest * under);
    if (over > 0 && over < under && Math.abs(rest - over / under) < 0.01)
      return `${whole > 0 ? `${whole} ` : ''}${over}/${under}`;
  }
  return String(Math.round(value * 100) / 100);
}
