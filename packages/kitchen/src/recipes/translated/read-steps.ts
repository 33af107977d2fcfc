import { parse as parseYaml } from 'yaml';
import { type CooklangBlock, type CooklangToken, scanCooklang } from '../cooklang-scan.ts';

/** One file of the cook book as its steps stand. */
export interface SourceSteps {
  head: Readonly<Record<string, string>>;
  steps: readonly SourceStep[];
}

export interface SourceStep {
  tokens: readonly CooklangToken[];
  ingredients: readonly Extract<CooklangToken, { type: 'ingredient' }>[];
  timers: readonly Extract<CooklangToken, { type: 'timer' }>[];
  tools: readonly string[];
  tip: string | null;
  looksRight: string | null;
  /** Notes of no known kind. */
  others: readonly string[];
}

/** A file of the book is about 2,000 characters. */
const SOURCE_CHARS = 40_000;

export function readSteps(text: string): SourceSteps | null {
  if (text.length > SOURCE_CHARS) return null;
  const head = readHead(text);
  return head && { head, steps: scanCooklang(text).blocks.map(stepOf) };
}

/** The fields between the dashes, by name. */
export function readHead(text: string): Record<string, string> | null {
  const [, yaml] = /^\uFEFF?---\r?\n(.{0,4000}?)\r?\n---/s.exec(text) ?? [];
  if (yaml === undefined) return null;
  try {
    const parsed: unknown = parseYaml(yaml, {
      maxAliasCount: 0,
      schema: 'failsafe',
      prettyErrors: false,
    });
    if (typeof parsed !== 'object' || parsed === null) return null;
    return Object.fromEntries(
      Object.entries(parsed).map(([key, value]) => [key.trim().toLowerCase(), String(value).trim()]),
    );
  } catch {
    return null;
  }
}

function stepOf({ tokens, notes }: CooklangBlock): SourceStep {
  const of = <Type extends CooklangToken['type']>(type: Type) =>
    tokens.filter((token): token is Extract<CooklangToken, { type: Type }> => token.type === type);
  const note = (kind: string) =>
    notes
      .find((line) => line.startsWith(kind))
      ?.slice(kind.length)
      .trim() ?? null;
  return {
    tokens,
    ingredients: of('ingredient'),
    timers: of('timer'),
    tools: of('cookware').map(({ name }) => name),
    tip: note('Tip:'),
    looksRight: note('Looks right:'),
    others: notes.filter((line) => !/^(?:Tip|Looks right):/.test(line)),
  };
}

/** All that a cook reads of a step. */
export const wordsOf = ({ tokens, tip, looksRight, others }: SourceStep): string =>
  [
    tokens
      .map((token) => {
        if (token.type === 'text') return token.value;
        if (token.type === 'timer') return `${token.quantity} ${token.unit}`;
        return token.type === 'ingredient' ? `${token.name} (${token.preparation})` : token.name;
      })
      .join(''),
    tip,
    looksRight,
    ...others,
  ].join(' ');
