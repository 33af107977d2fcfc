/** JSON as pages really carry it: comments around it, raw line breaks in strings, trailing commas, several values in a row. */

const MAX_VALUES = 50;

/** Every value that could be read; an empty list when there is none. Never throws. */
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
  const text = source
    .replace(/<!--|-->/g, '')
    .replace(/(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?|(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?/g, '')
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/;+$/, '');
  return !text.includes('"') && text.includes('&quot;')
    ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    : text;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function repair(text: string): string {
  let out = '';
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string;
    if (!inString) {
      if (char === ',' && /^\s*[}\]]/.test(text.slice(at + 1, at + 200))) continue;
      if (char === '"') inString = true;
      out += char;
      continue;
    }
    if (char === '\\') {
      const next = text[at + 1] ?? '';
      at += 1;
      out += '"\\/bfnrtu'.includes(next) && next !== '' ? char + next : next === "'" ? next : `\\\\${next}`;
    } else if (char === '"') {
      // A quotation mark that no comma, colon or bracket follows stands inside the sentence.
      const ends = /^\s*(?:[,:}\]]|$)/.test(text.slice(at + 1, at + 200));
      inString = !ends;
      out += ends ? char : '\\"';
    } else out += char < ' ' ? (ESCAPES[char] ?? ' ') : char;
  }
  return out;
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
