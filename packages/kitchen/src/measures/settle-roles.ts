import type { Role } from './features.ts';
import { settleAmounts } from './settle-amounts.ts';
import type { Token } from './tokens.ts';

/** After the name, these words start text about something else. */
const ASIDE = new Set(['with', 'from', 'plus', '+', 'dissolved', 'mixed', 'packed', 'equals', '=', 'i']);

/** After a comma, these also end the name: "tuna, packed in olive oil". */
const AWAY = new Set(['in', 'into', 'on', 'for', 'or']);

const DONE = new Set(
  (
    'drained rinsed chopped minced diced sliced peeled grated crushed melted softened beaten toasted trimmed seeded pitted ' +
    'halved quartered cubed shredded crumbled thawed washed cored juiced zested mashed julienned deveined divided separated'
  ).split(' '),
);

/** A preparation verb right after a comma or parenthesis is preparation, whatever follows it. */
function nameDoing(tokens: readonly Token[], roles: Role[]): void {
  for (let i = 1; i < tokens.length; i++) {
    if (roles[i] !== 'comment' || !DONE.has(tokens[i]!.lower)) continue;
    let before = i - 1;
    if (before > 0 && tokens[before]!.lower.endsWith('ly') && roles[before] === 'comment') before--;
    if (tokens[before]!.text !== ',' && tokens[before]!.text !== '(') continue;
    for (let j = before + 1; j <= i; j++) roles[j] = 'preparation';
  }
}

/** "cut into 1/2 inch slices": a number or unit right after a preparation is part of it. */
function joinPreparation(tokens: readonly Token[], roles: Role[]): void {
  let seenAmount = false;
  for (let i = 0; i < tokens.length; i++) {
    const role = roles[i];
    const follows = i > 0 && roles[i - 1] === 'preparation';
    const isAmount = role === 'quantity' || role === 'unit';
    if (seenAmount && follows && (isAmount || (tokens[i]!.text === '-' && i + 1 < tokens.length)))
      roles[i] = 'preparation';
    else if (isAmount) seenAmount = true;
  }
}

/** Names in parentheses, after a second amount or after "with" are not the ingredient. */
function closeName(tokens: readonly Token[], roles: Role[]): void {
  let depth = 0;
  let named = false;
  let closed = false;
  let parted = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.text === '(') depth++;
    else if (token.text === ')') {
      depth = Math.max(0, depth - 1);
      parted = named;
    } else if (token.text === ',' && roles[i] === 'mark') parted = named;
    else if (named && depth === 0 && token.kind === 'number') {
      closed = true;
      const unit = tokens[i + 1]?.unit;
      if (roles[i] !== 'name' || unit?.dimension !== 'mass') continue;
      // "butter 110 gr": the weight at the end is an amount, not a name.
      roles[i] = 'quantity';
      roles[i + 1] = 'unit';
    } else if (roles[i] === 'name' && token.kind !== 'mark') {
      if (closed || (depth > 0 && named)) roles[i] = 'comment';
      else if (depth === 0) named = true;
    } else if (named && depth === 0 && ASIDE.has(token.lower)) closed = true;
    else if (parted && depth === 0 && AWAY.has(token.lower)) closed = true;
  }
}

const PARTS = new Set('juice juices zest rind peel leaves greens seeds pulp kernels tops'.split(' '));

/** "Juice of 2 lemons", "zest 1 lime": the amount and the ingredient come after the part. */
function turnPart(tokens: readonly Token[], roles: Role[]): void {
  const at = tokens.findIndex((token) => token.kind === 'number');
  if (at < 1) return;
  const head = tokens.slice(0, at);
  const link = head.findLast((token) => token.lower !== 'about')?.lower ?? '';
  if (!head.some((token) => PARTS.has(token.lower)) || !(link === 'of' || link === 'from' || PARTS.has(link)))
    return;
  if (head.some((token) => token.kind === 'mark')) return;
  for (let i = 0; i < at; i++) if (roles[i] === 'name') roles[i] = 'comment';
  roles[at] = 'quantity';
  let i = at + 1;
  while (tokens[i]?.unit !== undefined) roles[i++] = 'unit';
  if (roles.includes('name', i)) return;
  for (; tokens[i]?.kind === 'word'; i++) roles[i] = 'name';
}

/** Corrects, in place, roles that depend on more context than the few words the tagger sees. */
export function settleRoles(tokens: readonly Token[], roles: Role[]): void {
  nameDoing(tokens, roles);
  joinPreparation(tokens, roles);
  turnPart(tokens, roles);
  settleAmounts(tokens, roles);
  closeName(tokens, roles);
}
