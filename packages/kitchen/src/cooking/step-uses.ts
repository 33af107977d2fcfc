import type { StepUse } from '@crisper/contract/recipes/recipes';
import { foodById } from '../foods/larder.ts';
import { convert } from '../measures/convert.ts';
import { unitOf } from '../measures/units.ts';
import { readQuantity } from '../recipes/quantity.ts';
import type { RecipeIngredient } from '../recipes/recipe.ts';
import { COOKING_VERBS } from './cooking-verbs.ts';
import { findMentions, knownLines, type Mention } from './find-mentions.ts';

/** What each step takes of each ingredient. */

type Line = Pick<RecipeIngredient, 'text' | 'name' | 'food' | 'amountMin' | 'unit' | 'preparation'>;

/** How much of the ingredient a step speaks of: a share of the whole or of the rest, "some", or simply it. */
type Part = { kind: 'share' | 'rest'; share: number } | { kind: 'some' | 'plain'; share: null };

interface Said extends Mention {
  step: number;
  part: Part;
  amountLength: number;
}

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:three[- ]quarters?|¾|3\/4)$/i, 0.75],
  [/\b(?:two[- ]thirds?|⅔|2\/3)$/i, 2 / 3],
  [/\b(?:a|one) quarter$|(?:¼|\b1\/4)$/i, 0.25],
  [/\b(?:a|one)[- ]third$|(?:⅓|\b1\/3)$/i, 1 / 3],
  [/\b(?:a |one )?half$|(?:½|\b1\/2)$/i, 0.5],
];
const REST =
  /\b(?:(?:the )?rest of|remaining|the (?:other|second|last) (?:half|third|quarter)(?: of)?|what(?:'s| is) left of|leftover|left-over)$/i;
const SOME =
  /\b(?:some|most|part|a little|a bit|a few|a (?:small )?(?:spoon|spoonful|handful|splash|drizzle|knob|pinch|dash|ladle|ladleful|couple)|spoonfuls?|all but .{1,20}|more|extra|enough|any)(?: (?:of|more))?$/i;
/** "3 tablespoons of the ", "2 " or "1/2 cup " right before the name. */
const OWN_AMOUNT =
  /(?:^|[\s(])((?:\d{1,3} )?\d{1,3}\/\d{1,2}|\d{1,4}(?:\.\d{1,2})?(?: ?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛]|one|two|three|four|five|six)(?:[ -]([a-z]{1,12})\.?)?(?: of)?(?: the)? $/i;
const LOOK_BACK = 48;

/** A food's name that is a verb here: "Salt the eggplant", "and butter a dish". */
const OPENING_VERB = /^ (?:and \w+ )?(?:the|a|an|each|both|it|them|your|two|four)\b/i;
const LATER_VERB = /^(?:butter|oil|flour|grease|salt) (?:a|an|the|each|it|them|your)\b/i;
/** Water to cook in is not the water of the list: "a pot of boiling water", "in cold water". */
const BATH =
  /\b(?:(?:pot|pan|saucepan|kettle|bowl|inch|inches|cm) of|in|into|under) (?:(?!the )[\w-]+,? ){0,3}water$/i;
/** "1 tablespoon salt, for the cooking water": poured away with it. */
const FOR_WATER =
  /\bfor (?:the |your )?(?:\w+(?:['’]s)? ){0,2}water\b|\bfor (?:boiling|blanching|parboiling)\b/i;
const IN_WATER =
  /\b(?:par)?boil|\bblanch|\bsalt(?:ed)? (?:\w+ )?water\b|\b(?:in|into|of|to|for|cover(?:ed)? with|season) (?:\w+ ){0,2}water\b/i;
/** What is kept of the cooking water and goes into a sauce. */
const SAVED_WATER =
  /\b(?:cup|splash|ladle|ladleful|spoonful|little|some|bit)s? (?:more )?(?:of )?(?:the |that |its |your )?(?:[\w-]+ ){0,2}water\b|\b(?:cooking|pasta|starchy|reserved|saved)[ -](?:\w+ )?water\b/gi;
/** Speaks of a food that is in the pan already, or never will be. */
const NOT_ADDED =
  /\b(?:(?:until|when|while|once|after|if|before|by the time)(?: all| most of)?|without|instead of|before adding|no|like|as|than|such as)(?: (?:a|an|the))?$/i;
/** What is prepared whole may be used in parts afterwards: "Beat the eggs", then "the rest of the egg". */
const PREPARED =
  /\b(?:beat|whisk|melt|chop|slice|grate|mince|toast|peel|dice|warm|boil|cook|crush|rinse|soak|drain|separate|halve|cut|mix|make|simmer|fry|brown)(?: up)?(?: all)?(?: the)? $/i;

/** The uses of each step, in the order of the text. */
export function stepUses(texts: readonly string[], lines: readonly Line[]): StepUse[][] {
  const known = knownLines(lines);
  const groups = texts.flatMap((text, step) => {
    const said = findMentions(text, known).map((mention) => read(text, step, mention, lines[mention.line]!));
    return together(inherited(said, text))
      .map((group) => group.filter((one) => isOfItsPot(one, text, lines[one.line]!, group, lines)))
      .filter((group) => group.length > 0);
  });
  const left = new Left(lines.length, groups);
  const uses: StepUse[][] = texts.map(() => []);
  for (const group of groups) {
    const use = left.take(group, texts);
    if (use) uses[group[0]!.step]!.push(use);
  }
  return uses;
}

/** The salt of the cooking water is never the salt on the plates, however few words a step has for both. */
function isOfItsPot({ at }: Said, text: string, line: Line, group: readonly Said[], lines: readonly Line[]) {
  const forWater = (other: Line) => FOR_WATER.test(other.text);
  if (!group.some((one) => forWater(lines[one.line]!))) return true;
  const from = Math.max(...['. ', '! ', '? ', '; '].map((end) => text.lastIndexOf(end, at))) + 1;
  const to = text.slice(at).search(/[.!?;](?:\s|$)/);
  const sentence = text.slice(from, to < 0 ? undefined : at + to);
  return forWater(line) === IN_WATER.test(sentence.replace(SAVED_WATER, ''));
}

/** "The rest of the oil and salt" means both. */
function inherited(said: readonly Said[], text: string): Said[] {
  const out: Said[] = [];
  for (const one of said) {
    const last = out.findLast(({ at }) => at < one.at);
    const between = last ? text.slice(last.at + last.length, one.at) : '';
    const joins = /^(?:,| and|, and| or) $/.test(between);
    out.push(
      last?.part.kind === 'rest' && joins && one.part.kind === 'plain' ? { ...one, part: last.part } : one,
    );
  }
  return out;
}

/** Groups the mentions of several lines by the same words. */
function together(said: readonly Said[]): Said[][] {
  const groups: Said[][] = [];
  for (const one of said) {
    const last = groups.at(-1);
    if (last?.[0]?.at === one.at) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

function read(text: string, step: number, mention: Mention, line: Line): Said {
  const before = text.slice(Math.max(0, mention.at - LOOK_BACK), mention.at);
  const amount = ownAmount(before, line);
  if (amount) {
    const at = mention.at - amount.length;
    return {
      ...mention,
      at,
      length: mention.length + amount.length,
      step,
      part: { kind: 'share', share: amount.share },
      amountLength: amount.length,
    };
  }
  return { ...mention, step, part: partOf(before, line), amountLength: 0 };
}

function ownAmount(before: string, line: Line): { length: number; share: number } | null {
  const match = OWN_AMOUNT.exec(before);
  const quantity = match ? numberOf(match[1]!.toLowerCase()) : null;
  if (!match || !quantity || !line.amountMin) return null;
  const unit = match[2] ? unitOf(match[2])?.id : null;
  if (unit === undefined) return null;
  const food = line.food ? foodById(line.food) : undefined;
  const same =
    unit === line.unit ? quantity : unit && line.unit ? convert(quantity, unit, line.unit, food) : null;
  const share = same === null ? null : same / line.amountMin;
  if (share === null || share > 1.02) return null;
  return { length: match[0].trimStart().length, share: Math.min(1, share) };
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

function numberOf(figure: string): number | null {
  const word = NUMBERS.indexOf(figure);
  return word >= 0 ? word + 1 : (readQuantity(figure)?.min ?? null);
}

function partOf(before: string, line: Line): Part {
  const words = withoutArticle(before);
  const rest = REST.exec(words) ?? REST.exec(`${words} of`);
  if (rest) {
    const of = withoutArticle(words.slice(0, rest.index));
    return { kind: 'rest', share: FRACTIONS.find(([pattern]) => pattern.test(of))?.[1] ?? 1 };
  }
  const fraction = FRACTIONS.find(([pattern]) => pattern.test(words));
  // "1/2 head of cabbage" is an amount, "1/2 of the cabbage" a share.
  const figure = /[\d½¼¾⅓⅔]$/.test(words) && !/ of (?:the )?$/i.test(before);
  // "Cover half of the tortilla" speaks of a place on it.
  const single = line.amountMin === 1 && line.unit === null;
  if (fraction && !single && !figure) return { kind: 'share', share: fraction[1] };
  return { kind: SOME.test(words) ? 'some' : 'plain', share: null };
}

const withoutArticle = (words: string): string =>
  words
    .trimEnd()
    .replace(/ (?:of )?(?:the|that|your|its|this)$/i, '')
    .replace(/ of$/i, '');

/** Remembers what is left of each line while the steps are read in order. */
class Left {
  private readonly share: number[];
  /** The share used so far is not known exactly. */
  private readonly unsure: boolean[];
  /** The step that used it last. */
  private readonly usedIn: (number | null)[];
  /** How many times "the rest" of it is still to come. */
  private readonly rests: number[];

  constructor(lines: number, groups: readonly (readonly Said[])[]) {
    const each = <T>(value: T) => Array.from({ length: lines }, () => value);
    this.share = each(1);
    this.unsure = each(false);
    this.usedIn = each<number | null>(null);
    this.rests = each(0);
    const parted = new Set<number>();
    for (const group of groups) {
      const meant = group.find(({ line }) => parted.has(line)) ?? group[0]!;
      if (meant.part.kind === 'rest') this.rests[meant.line]! += 1;
      else if (meant.part.kind !== 'plain') parted.add(meant.line);
    }
  }

  take(group: readonly Said[], texts: readonly string[]): StepUse | null {
    const said = this.choose(group);
    const { line, part, step } = said;
    if (part.kind === 'rest') this.rests[line]! -= 1;
    if (isAside(said, texts[step]!)) return null;
    const share = this.shareOf(said, texts[step]!);
    if (share === undefined) return null;
    this.usedIn[line] = step;
    if (share === null) this.unsure[line] = true;
    else this.share[line] = Math.max(0, this.share[line]! - share);
    if (part.kind === 'rest' && part.share === 1) this.share[line] = 0;
    const { at, length, amountLength } = said;
    return { line, at, length, amountLength, share: share === null ? null : round(share) };
  }

  /** A short name ("the pepper") or a rest means what was used before; else it is the first line that is not used up. */
  private choose(group: readonly Said[]): Said {
    const first = group[0]!;
    const open = ({ line }: Said) => this.share[line]! > 0;
    const used = ({ line }: Said) => this.usedIn[line] !== null;
    const parted = group.find((one) => used(one) && open(one));
    if (first.part.kind === 'rest' && parted) return parted;
    return (first.score <= 2 ? group.find(used) : undefined) ?? group.find(open) ?? first;
  }

  /** Undefined when nothing is taken, null when the part is not known. */
  private shareOf({ line, part, step, at }: Said, text: string): number | null | undefined {
    const left = this.share[line]!;
    if (left < 0.01) return undefined;
    if (part.kind === 'some') return null;
    if (part.kind === 'rest') return this.unsure[line] ? null : left * part.share;
    if (part.kind === 'share') return Math.min(part.share, left);
    const fresh = this.usedIn[line] === null;
    if (this.rests[line]! > 0)
      return fresh ? (PREPARED.test(text.slice(Math.max(0, at - 20), at)) ? 1 : null) : undefined;
    if (fresh) return 1;
    return this.usedIn[line] === step || this.unsure[line] ? undefined : left;
  }
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000;

/** The words do not add the food here: a verb, water to boil in, something that is there already. */
function isAside({ at, length, part, score }: Said, text: string): boolean {
  if (part.kind !== 'plain') return false;
  const before = text.slice(Math.max(0, at - LOOK_BACK), at);
  const upTo = text.slice(Math.max(0, at - LOOK_BACK), at + length);
  const opens = at === 0 || /[.!?:;]\s*$/.test(before);
  if (score === 1 && COOKING_VERBS.has(text.slice(at, at + length).toLowerCase())) return true;
  if (opens && (score === 1 || OPENING_VERB.test(text.slice(at + length, at + length + 20)))) return true;
  if (/\b(?:and|then) $/i.test(before) && LATER_VERB.test(text.slice(at, at + length + 8))) return true;
  return BATH.test(upTo) || NOT_ADDED.test(before.trimEnd());
}
