import { checkDigit, expandUpcE } from '@crisper/kitchen/products/codes';
import { edgesOf } from './edges.ts';
import { blurredBits, likeness, PER_MODULE, samplesBetween } from './likeness.ts';
import { DIGITS, PARITY, PARITY_E } from './symbols.ts';

/** What one look across the bars says. */
export interface ReadBars {
  text: string;
  format: 'EAN-13' | 'EAN-8' | 'UPC-E';
  /** How much the least certain digit looks like itself, at most 1. */
  likeness: number;
}

type Set = 'L' | 'G' | 'R';

interface Layout {
  format: ReadBars['format'];
  modules: number;
  /** Where digits begin, and from which sets they may be. */
  digits: readonly { at: number; sets: readonly Set[] }[];
  /** Bars that every such code has, with what always stands beside them. */
  guards: readonly Guard[];
}

interface Guard {
  at: number;
  bits: string;
  /** How it looks, for every blur. */
  looks: readonly Float32Array[];
}

const digitsFrom = (from: number, count: number, ...sets: Set[]) =>
  Array.from({ length: count }, (_, index) => ({ at: from + 7 * index, sets }));

/** How far light runs over the edge of a bar, in modules: in focus, a little off, far off. */
const BLURS = [0.25, 0.5, 0.7];
const ROUGH_BLUR = 1;

const guard = (at: number, bits: string): Guard => ({
  at,
  bits,
  looks: BLURS.map((blur) => blurredBits(bits, blur)),
});

const START = guard(-4, '00001010');
const LAYOUTS: readonly Layout[] = [
  {
    format: 'EAN-13',
    modules: 95,
    digits: [...digitsFrom(3, 6, 'L', 'G'), ...digitsFrom(50, 6, 'R')],
    guards: [START, guard(44, '1010101'), guard(91, '01010000')],
  },
  {
    format: 'EAN-8',
    modules: 67,
    digits: [...digitsFrom(3, 4, 'L'), ...digitsFrom(36, 4, 'R')],
    guards: [START, guard(30, '1010101'), guard(63, '01010000')],
  },
  {
    format: 'UPC-E',
    modules: 51,
    digits: digitsFrom(3, 6, 'L', 'G'),
    guards: [START, guard(44, '10101010000')],
  },
];

/** Ends are found to about a third of a module. */
const NUDGES = [-0.3, 0, 0.3];
/** Held aslant, one end is nearer: by how much wider bars are there than in the middle. */
const NEARER = Array.from({ length: 13 }, (_, at) => (at - 6) * 0.02);
const MIN_ROUGH = 0.45;
const MIN_GUARD = 0.75;
const MIN_LIKENESS = 0.8;

/** The digit bits with what stands beside them: left digits follow black and precede white, right ones the other way. */
const beside = (set: Set, bits: string) => (set === 'R' ? `0${bits}1` : `1${bits}0`);

interface Template {
  set: Set;
  digit: number;
  look: Float32Array;
}
const TEMPLATES: readonly (readonly Template[])[] = BLURS.map((blur) =>
  (['L', 'G', 'R'] as const).flatMap((set) =>
    DIGITS[set].map((bits, digit) => {
      const look = blurredBits(beside(set, bits), blur);
      return { set, digit, look: look.slice(PER_MODULE, look.length - PER_MODULE) };
    }),
  ),
);

/** Every code that the brightness across the bars may be, read from the left. `width` is about how many samples the bars take. */
export function readBars(profile: Float32Array, width: number): ReadBars[] {
  const { falling, rising } = edgesOf(profile);
  const found: ReadBars[] = [];
  for (const layout of LAYOUTS) {
    let best: ReadBars | null = null;
    for (const from of falling) {
      for (const to of rising) {
        if (to - from < 0.7 * width || to - from > 1.15 * width) continue;
        const read = readBetween(profile, layout, from, to);
        if (read && read.likeness > (best?.likeness ?? 0)) best = read;
      }
    }
    if (best) found.push(best);
  }
  return found;
}

/** Where modules lie in the profile. */
interface Fit extends Ends {
  blur: number;
  guard: number;
}

interface Ends {
  from: number;
  to: number;
  nearer: number;
}

/** Where a module begins, counted from the left end of the code. */
function placeAt({ from, to, nearer }: Ends, module: number, modules: number): number {
  const share = module / modules;
  return from + (to - from) * (share / (share + (1 - share) * (1 + nearer)));
}

function readBetween(profile: Float32Array, layout: Layout, from: number, to: number): ReadBars | null {
  let best: ReadBars | null = null;
  for (const nearer of NEARER) {
    // The bars in the middle look like some digits, so that more than one slant may seem to fit.
    const ends = { from, to, nearer };
    const fit = guardsAt(profile, layout, ends, ROUGH_BLUR, MIN_ROUGH) && bestFit(profile, layout, ends);
    const read = fit && readFitted(profile, layout, fit);
    if (read && read.likeness > (best?.likeness ?? 0)) best = read;
  }
  return best;
}

function readFitted(profile: Float32Array, layout: Layout, fit: Fit): ReadBars | null {
  const picked: Picked[] = [];
  for (const { at, sets } of layout.digits) {
    const digit = pickDigit(profile, fit, layout.modules, at, sets);
    if (digit.score < MIN_LIKENESS) return null;
    picked.push(digit);
  }
  const text = textOf(layout.format, picked);
  const least = Math.min(...picked.map(({ score }) => score));
  return text === null ? null : { text, format: layout.format, likeness: least };
}

/** Where exactly the ends lie, how aslant and how blurred it is, by the bars that every code has. */
function bestFit(profile: Float32Array, layout: Layout, { from, to, nearer }: Ends): Fit | null {
  const module = (to - from) / layout.modules;
  let best: Fit | null = null;
  for (const blur of BLURS.keys()) {
    for (const left of NUDGES) {
      for (const right of NUDGES) {
        for (const more of [-0.005, 0.005]) {
          const ends = { from: from + left * module, to: to + right * module, nearer: nearer + more };
          const worst = guardsAt(profile, layout, ends, blur, best?.guard ?? MIN_GUARD);
          if (worst !== null) best = { ...ends, blur, guard: worst };
        }
      }
    }
  }
  return best;
}

/** How well the worst of the guards fits; null unless it is above `least`. */
function guardsAt(
  profile: Float32Array,
  layout: Layout,
  ends: Ends,
  blur: number,
  least: number,
): number | null {
  let worst = 1;
  for (const { at, bits, looks } of layout.guards) {
    const seen = samplesBetween(
      profile,
      placeAt(ends, at, layout.modules),
      placeAt(ends, at + bits.length, layout.modules),
      bits.length,
    );
    worst = Math.min(worst, likeness(seen, looks[blur]!));
    if (worst <= least) return null;
  }
  return worst;
}

interface Picked extends Pick<Template, 'set' | 'digit'> {
  score: number;
}

/** A package is round and a camera held aslant: a digit may stand a little aside. */
const ASIDE = [-0.3, -0.15, 0, 0.15, 0.3];

function pickDigit(
  profile: Float32Array,
  fit: Fit,
  modules: number,
  at: number,
  sets: readonly Set[],
): Picked {
  const scores = new Map<Template, number>();
  for (const aside of ASIDE) {
    const [from, to] = [placeAt(fit, at + aside, modules), placeAt(fit, at + aside + 7, modules)];
    const seen = samplesBetween(profile, from, to, 7);
    for (const template of TEMPLATES[fit.blur]!) {
      if (!sets.includes(template.set)) continue;
      const score = likeness(seen, template.look);
      if (score > (scores.get(template) ?? -1)) scores.set(template, score);
    }
  }
  let best: Picked = { set: 'L', digit: 0, score: -1 };
  for (const [{ set, digit }, score] of scores) {
    if (score > best.score) best = { set, digit, score };
  }
  return best;
}

/** The digits with the one that the sets stand for; null when they are not a code. */
function textOf(format: Layout['format'], picked: readonly Picked[]): string | null {
  const digits = picked.map(({ digit }) => digit).join('');
  if (format === 'EAN-8') return isWhole(digits) ? digits : null;
  const sets = picked.slice(0, 6).map(({ set }) => set);
  if (format === 'EAN-13') {
    const first = PARITY.indexOf(sets.join(''));
    return first >= 0 && isWhole(`${first}${digits}`) ? `${first}${digits}` : null;
  }
  const other = sets.map((set) => (set === 'L' ? 'G' : 'L'));
  const [zero, one] = [PARITY_E.indexOf(sets.join('')), PARITY_E.indexOf(other.join(''))];
  if (zero < 0 && one < 0) return null;
  const upcA = expandUpcE(zero >= 0 ? `0${digits}${zero}` : `1${digits}${one}`);
  return upcA && `0${upcA}`;
}

const isWhole = (digits: string): boolean => checkDigit(digits.slice(0, -1)) === Number(digits.at(-1));
