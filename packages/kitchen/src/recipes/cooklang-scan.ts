import { trimEndOf } from '../trim-end.ts';

/**
 * A one-pass Cooklang scanner. The official TypeScript parser is abandoned and supports neither front matter nor notes; its
 * successor is two megabytes of WebAssembly that Node 20 cannot import. Recipes use a small part of the language, and every
 * look-ahead is bounded, so the time is linear.
 */

export type CooklangToken =
  | { type: 'text'; value: string }
  | {
      type: 'ingredient';
      name: string;
      optional: boolean;
      quantity: string;
      unit: string;
      preparation: string;
    }
  | { type: 'cookware'; name: string }
  | { type: 'timer'; name: string; quantity: string; unit: string };

export interface CooklangBlock {
  tokens: CooklangToken[];
  notes: string[];
  /** "= Sauce" or "== Sauce ==" above it. */
  section: string | null;
  /** One line of a list of ingredients, below ">> [mode]: ingredients". */
  isListed: boolean;
}

export interface CooklangSource {
  /** The YAML between the dashes, not yet parsed. */
  frontMatter: string | null;
  /** `>> key: value` lines. */
  metadata: Record<string, string>;
  blocks: CooklangBlock[];
  /** All lines after ">", with an empty one between paragraphs. */
  notes: string[];
}

const MARKS = new Set(['@', '#', '~']);
const NAME_CHARS = 100;
const AMOUNT_CHARS = 60;
const PREPARATION_CHARS = 200;

export function scanCooklang(text: string): CooklangSource {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  let frontMatter: string | null = null;
  if (lines[0]?.trim() === '---') {
    const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
    if (end > 0)
      frontMatter = lines
        .splice(0, end + 1)
        .slice(1, -1)
        .join('\n');
  }
  const metadata: Record<string, string> = {};
  const blocks: CooklangBlock[] = [];
  const notes: string[] = [];
  let paragraph: string[] = [];
  let isListed = false;
  const close = () => {
    const tokens = scanStep(paragraph.join(' '));
    paragraph = [];
    if (tokens.length > 0) blocks.push({ tokens, notes: [], section, isListed });
  };
  let section: string | null = null;
  for (const raw of withoutComments(lines)) {
    const line = raw.trim();
    if (line.startsWith('>>')) {
      close();
      isListed = readMetadata(line, metadata) ?? isListed;
    } else if (line.startsWith('>')) {
      close();
      const note = unescaped(line.slice(1).trim());
      blocks.at(-1)?.notes.push(note);
      notes.push(note);
    } else if (line === '') {
      close();
      if (notes.length > 0 && notes.at(-1) !== '') notes.push('');
    } else if (/^={1,6}(?:\s|$)/.test(line) || /^=+[^=]+=+$/.test(line)) {
      close();
      section = unescaped(trimEndOf(line.replace(/^=+\s*/, ''), '= ')) || null;
    } else {
      paragraph.push(line);
      if (isListed) close();
    }
  }
  close();
  return { frontMatter, metadata, blocks, notes };
}

/** A backslash before a mark makes it a plain character. */
const ESCAPED = /\\([\\@#~{}>=-])/g;

function unescaped(text: string): string {
  return text.replace(ESCAPED, '$1');
}

/** Text in which nothing is a mark, a comment, a heading or a note. */
export function escapeCooklang(text: string): string {
  return text
    .replace(/[\\@#~{}]/g, '\\$&')
    .replace(/-(?=-)/g, '-\\')
    .replace(/\[-/g, '[\\-')
    .replace(/^[>=]/, '\\$&');
}

/** Returns whether a list of ingredients begins here; undefined where the line says nothing about that. */
function readMetadata(line: string, metadata: Record<string, string>): boolean | undefined {
  const colon = line.indexOf(':');
  if (colon < 0) return undefined;
  const key = line.slice(2, colon).trim().toLowerCase();
  const value = line.slice(colon + 1).trim();
  if (key === '[mode]' || key === '[define]') return /^(?:ingredients|components)$/i.test(value);
  if (key !== '') metadata[key] = value;
  return undefined;
}

function* withoutComments(lines: readonly string[]): Generator<string> {
  let inBlock = false;
  for (const line of lines) {
    let rest = line;
    let kept = '';
    while (rest !== '') {
      const mark = inBlock ? rest.indexOf('-]') : rest.indexOf('[-');
      if (mark < 0) {
        if (!inBlock) kept += rest;
        break;
      }
      if (!inBlock) kept += rest.slice(0, mark);
      rest = rest.slice(mark + 2);
      inBlock = !inBlock;
    }
    const comment = kept.search(/(?:^|\s)--(?:\s|$)/);
    yield comment < 0 ? kept : kept.slice(0, comment);
  }
}

function scanStep(text: string): CooklangToken[] {
  const tokens: CooklangToken[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const character = text[at] === '\\' ? unescaped(text.slice(at, at + 2)) : '';
    if (character.length === 1 && at + 1 < text.length) {
      plain += character;
      at += 2;
      continue;
    }
    const found = MARKS.has(text[at] ?? '') ? readMark(text, at) : null;
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') tokens.push({ type: 'text', value: plain });
    plain = '';
    tokens.push(found.token);
    at = found.end;
  }
  if (plain.trim() !== '') tokens.push({ type: 'text', value: plain });
  return tokens;
}

function readMark(text: string, at: number): { token: CooklangToken; end: number } | null {
  const mark = text[at];
  const modifiers = mark === '~' ? '' : (/^[?&+-]*/.exec(text.slice(at + 1, at + 5))?.[0] ?? '');
  const start = at + 1 + modifiers.length;
  const brace = findBrace(text, start);
  if (brace < 0) return readSingleWord(text, start, mark, modifiers);
  const close = text.slice(brace, brace + AMOUNT_CHARS).indexOf('}');
  if (close < 0) return null;
  const name = text.slice(start, brace).trim();
  const [quantity = '', unit = ''] = text.slice(brace + 1, brace + close).split('%');
  let end = brace + close + 1;
  let preparation = '';
  if (mark === '@' && text[end] === '(') {
    const bracket = text.slice(end, end + PREPARATION_CHARS).indexOf(')');
    if (bracket > 0) {
      preparation = text.slice(end + 1, end + bracket).trim();
      end += bracket + 1;
    }
  }
  if (mark === '~')
    return { token: { type: 'timer', name, quantity: quantity.trim(), unit: unit.trim() }, end };
  if (name === '') return null;
  if (mark === '#') return { token: { type: 'cookware', name }, end };
  const optional = modifiers.includes('?');
  return {
    token: { type: 'ingredient', name, optional, quantity: quantity.trim(), unit: unit.trim(), preparation },
    end,
  };
}

/** Index of the opening brace of a multi-word name, or -1 when another mark or the end comes first. */
function findBrace(text: string, start: number): number {
  const end = Math.min(text.length, start + NAME_CHARS);
  for (let index = start; index < end; index += 1) {
    const char = text[index] ?? '';
    if (char === '{') return index;
    if (MARKS.has(char) || char === '[' || char === '}') return -1;
  }
  return -1;
}

function readSingleWord(text: string, start: number, mark: string | undefined, modifiers: string) {
  if (mark === '~') return null;
  const word = /^[^\s\p{P}]+/u.exec(text.slice(start, start + NAME_CHARS))?.[0];
  if (word === undefined) return null;
  const end = start + word.length;
  if (mark === '#') return { token: { type: 'cookware' as const, name: word }, end };
  const optional = modifiers.includes('?');
  return {
    token: { type: 'ingredient' as const, name: word, optional, quantity: '', unit: '', preparation: '' },
    end,
  };
}
