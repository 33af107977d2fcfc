import { decodeHTML } from 'entities/decode';
import { trimEndOf } from '../../trim-end.ts';

/** Parses the broken JSON found on pages: comments around it, raw line breaks in strings, trailing commas, several values. */

const MAX_VALUES = 50;

/** Every value that can be parsed; empty when there is none. Never throws. */
export function parseLooseJson(source: string): unknown[] {
  const text = unwrap(source);
  if (text === '') return [];
  const whole = tryParse(text);
  if (whole !== undefined) return [whole];
  const repaired = repair(text);
  const again = tryParse(repaired);
  if (again !== undefined) return [again];
  return topLevelValues(repaired);
}

function unwrap(source: string): string {
  const bare = source.replace(/<!--|-->/g, '').replace(/^\uFEFF/, '');
  const text = trimEndOf(without(without(bare, '<![CDATA['), ']]>').trim(), ';');
  return text.includes('"') ? text : decodeHTML(text);
}

/** Removes a CDATA marker and the comment that hides it from scripts: `//<![CDATA[`, `/* ]]> *\/`. */
function without(text: string, mark: string): string {
  const parts = text.split(mark);
  return parts
    .map((part, at) => {
      const end = at < parts.length - 1 ? part.trimEnd() : part;
      const kept =
        at < parts.length - 1 && (end.endsWith('//') || end.endsWith('/*')) ? end.slice(0, -2) : end;
      const start = kept.trimStart();
      return at > 0 && start.startsWith('*/') ? start.slice(2) : kept;
    })
    .join('');
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Repairs JSON in linear time. The usual library (jsonrepair) took 13 seconds for 80,000 characters of "[{" and grows faster
 * than quadratically.
 */
function repair(text: string): string {
  const out: string[] = [];
  let copied = 0;
  const put = (at: number, instead: string, length = 1) => {
    out.push(text.slice(copied, at), instead);
    copied = at + length;
  };
  const follows = lookAhead(text);
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string;
    if (!inString) {
      if (char === '"') inString = true;
      else if (char === ',' && '}]'.includes(follows(at) || ',')) put(at, '');
    } else if (char === '\\') {
      const next = text[at + 1] ?? '';
      if (next === '' || !'"\\/bfnrtu'.includes(next)) put(at, next === "'" ? '' : '\\\\');
      at += 1;
    } else if (char === '"') {
      // A quotation mark without a comma, colon or bracket after it is part of the text.
      inString = !',:}]'.includes(follows(at));
      if (inString) put(at, '\\"');
    } else if (char < ' ') put(at, ESCAPES[char] ?? ' ');
  }
  return `${out.join('')}${text.slice(copied)}`;
}

/** The next non-blank character, or '' at the end. Called with rising positions, so each blank is skipped only once. */
function lookAhead(text: string): (at: number) => string {
  let seen = 0;
  return (at) => {
    seen = Math.max(seen, at + 1);
    while (seen < text.length && text[seen]!.trim() === '') seen += 1;
    return text[seen] ?? '';
  };
}

function topLevelValues(text: string): unknown[] {
  const values: unknown[] = [];
  let depth = 0;
  let start = -1;
  let inString = false;
  for (let at = 0; at < text.length && values.length < MAX_VALUES; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      if (depth === 0) start = at;
      depth += 1;
    } else if ((char === '}' || char === ']') && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      const value = tryParse(text.slice(start, at + 1));
      if (value !== undefined) values.push(value);
    }
  }
  return values;
}
