import type { Role } from './features.ts';
import type { Token } from './tokens.ts';

const isEdge = (c: string): boolean => ' ,;:.-*/'.includes(c);

/** A run of words without surrounding punctuation and unclosed parentheses. */
function trimmed(text: string, start: number, end: number): string {
  let a = start;
  let b = end;
  while (a < b && (isEdge(text[a]!) || text[a] === ')')) a++;
  while (b > a && (isEdge(text[b - 1]!) || text[b - 1] === '(')) b--;
  return text.slice(a, b);
}

/** The text of all tokens with one role: adjacent tokens as written, separate runs joined by `glue`. */
export function phraseOf(
  text: string,
  tokens: readonly Token[],
  roles: readonly Role[],
  role: Role,
  glue: string,
): string {
  let phrase = '';
  for (let i = 0; i < tokens.length; i++) {
    if (roles[i] !== role) continue;
    const { start } = tokens[i]!;
    while (i + 1 < tokens.length && roles[i + 1] === role) i++;
    const run = trimmed(text, start, tokens[i]!.end);
    if (run !== '') phrase = phrase === '' ? run : `${phrase}${glue}${run}`;
  }
  return phrase;
}

const OPTIONAL = /\boptional(?:ly)?\b/i;
/** A clause of its own: ", if desired" and "(if using)". "(gluten-free if needed)" is about the kind, not about leaving it out. */
const IF_WANTED =
  /[,(;:-]\s*(?:only )?if (?:desired|you like|using|wanted|you wish|needed|necessary|available)\b/i;
const MORE = /\b(?:plus|extra|more|additional|another)\b/i;
const TO_TASTE = /\b(?:(?:to|for) taste|as (?:needed|required|desired|you like)|to season)\b/i;

export function saysOptional(text: string): boolean {
  if (OPTIONAL.test(text)) return true;
  const at = text.search(IF_WANTED);
  // "plus more for garnish, if desired": only the rest can be left out.
  return at > 0 && !MORE.test(text.slice(0, at));
}
export const saysToTaste = (text: string): boolean => TO_TASTE.test(text);

export interface AlternativePhrase {
  name: string;
  quantity: number | null;
  unit: string | null;
}

/** After "or", these words refer to the amount or method, not to another ingredient. */
const NO_FOOD = new Set(
  'more less to so as enough other another any about until use if a an the similar your equivalent such what whatever both not store no low substitute until'.split(
    ' ',
  ),
);

/** "fresh thyme or 1 teaspoon dried": only the form is named, so the food's name is added. */
const FORMS = new Set(
  'dried cooked ground canned frozen fresh powdered prepared store-bought homemade jarred bottled'.split(' '),
);

function wholeName(said: string, name: string): string {
  return FORMS.has(said.toLowerCase()) ? `${said} ${name.replace(/^(?:fresh|dried|cooked) /i, '')}` : said;
}

/** The alternatives of a line: every "or" after the first word, with its own amount if given. */
export function alternativesOf(
  text: string,
  tokens: readonly Token[],
  roles: readonly Role[],
  name: string,
): AlternativePhrase[] {
  const out: AlternativePhrase[] = [];
  for (let i = 1; i < tokens.length - 1 && out.length < 4; i++) {
    if (tokens[i]!.lower !== 'or') continue;
    if (roles[i] === 'preparation') continue;
    let j = i + 1;
    const number = tokens[j]?.kind === 'number' ? tokens[j++]! : null;
    const unit =
      tokens[j]?.unit !== undefined && (number !== null || roles[j] === 'unit') ? tokens[j++]!.unit! : null;
    if (tokens[j]?.lower === 'of') j++;
    const start = j;
    if (start >= tokens.length || NO_FOOD.has(tokens[start]!.lower)) continue;
    while (j < tokens.length && tokens[j]!.kind === 'word' && tokens[j]!.lower !== 'or') {
      if (j > start && roles[j] === 'preparation') break;
      j++;
    }
    if (j === start) continue;
    out.push({
      name: wholeName(text.slice(tokens[start]!.start, tokens[j - 1]!.end), name),
      quantity: number?.value ?? null,
      unit: unit?.id ?? null,
    });
  }
  return out;
}
