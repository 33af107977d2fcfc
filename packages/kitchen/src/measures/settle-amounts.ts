import type { Role } from './features.ts';
import type { Token } from './tokens.ts';
import { isModifier } from './units.ts';

const isMeasure = (token: Token | undefined): boolean =>
  token?.unit?.dimension === 'mass' || token?.unit?.dimension === 'volume';

/** "1 litre/1¾ pints stock", "750g/1lb 10oz potatoes": after a slash the same amount is repeated in another unit. */
function joinStroke(tokens: readonly Token[], roles: Role[]): void {
  for (let i = 1; i + 2 < tokens.length; i++) {
    if (tokens[i]!.text !== '/' || tokens[i - 1]!.unit === undefined || tokens[i + 1]!.kind !== 'number')
      continue;
    roles[i] = 'mark';
    for (let j = i + 1; tokens[j]?.kind === 'number' && tokens[j + 1]?.unit !== undefined; j += 2) {
      roles[j] = 'quantity';
      roles[j + 1] = 'unit';
    }
  }
}

/** "1 heaped tsp mustard": a number at the start of the line and the measure after it are the amount. */
function openAmount(tokens: readonly Token[], roles: Role[]): void {
  if (tokens[0]!.kind !== 'number') return;
  let i = 1;
  while (i < tokens.length && isModifier(tokens[i]!.lower)) i++;
  const next = tokens[i + 1];
  if (!isMeasure(tokens[i]) || next === undefined || next.text === '-' || next.lower === 'cake') return;
  roles[0] = 'quantity';
  roles[i] = 'unit';
}

/** "2-inch piece of ginger": a length at the start of the line is the amount. */
function openLength(tokens: readonly Token[], roles: Role[]): void {
  const at = tokens[1]?.text === '-' ? 2 : 1;
  const isLength = tokens[0]!.kind === 'number' && tokens[at]?.unit?.dimension === 'length';
  if (!isLength || tokens[at + 1]?.unit?.id !== 'piece') return;
  roles[0] = 'quantity';
  roles[at] = 'unit';
}

/** Words after "pot" that make it part of a food's name, not a container. */
const NO_VESSEL = new Set(['roast', 'barley', 'stickers', 'pie']);

/** "150g pack spinach", "2 x 185 g tins tuna": the container after a measure is not part of the name. */
function openPackage(tokens: readonly Token[], roles: Role[]): void {
  for (let i = 2; i + 1 < tokens.length; i++) {
    const dimension = tokens[i]!.unit?.dimension;
    if (roles[i] !== 'name' || (dimension !== 'container' && tokens[i]!.lower !== 'ball')) continue;
    const next = tokens[i + 1]!;
    if (
      next.kind === 'word' &&
      !NO_VESSEL.has(next.lower) &&
      roles[i - 1] === 'unit' &&
      isMeasure(tokens[i - 1])
    )
      roles[i] = 'unit';
  }
}

const FEW = new Set(['a', 'an', 'few', 'several', 'some']);

/** "a good glug of olive oil", "small pack parsley": amounts without a number. */
function openBare(tokens: readonly Token[], roles: Role[]): void {
  let i = 0;
  while (i < tokens.length && (FEW.has(tokens[i]!.lower) || isModifier(tokens[i]!.lower))) i++;
  const dimension = tokens[i]?.unit?.dimension;
  if (dimension !== 'dab' && (dimension !== 'container' || i === 0)) return;
  const next = tokens[i + 1];
  if (next?.kind !== 'word' || roles[i] === 'unit' || !roles.includes('name', i + 1)) return;
  for (let j = 0; j < i; j++) if (roles[j] === 'name') roles[j] = 'comment';
  roles[i] = 'unit';
}

/** "2 fat cloves garlic", "4x potatoes", "freshly grated nutmeg": removes words from the name that belong to their neighbor. */
function clearName(tokens: readonly Token[], roles: Role[]): void {
  for (let i = 0; i < tokens.length; i++) {
    const { lower } = tokens[i]!;
    if (roles[i] === 'preparation' && roles[i + 1] === 'unit' && isModifier(lower)) roles[i] = 'comment';
    if (roles[i] !== 'name') continue;
    if (lower === 'x' && tokens[i - 1]?.kind === 'number') roles[i] = 'comment';
    else if (roles[i + 1] === 'unit' && isModifier(lower)) roles[i] = 'comment';
    else if (roles[i + 1] === 'preparation' && lower.length > 4 && lower.endsWith('ly'))
      roles[i] = 'preparation';
    else if ((lower === 'and' || lower === 'or') && !roles.includes('name', i + 1)) roles[i] = 'comment';
  }
}

/** Corrects, in place, the roles of amounts that all sites write the same way, so that the tagger need not learn them. */
export function settleAmounts(tokens: readonly Token[], roles: Role[]): void {
  joinStroke(tokens, roles);
  openAmount(tokens, roles);
  openLength(tokens, roles);
  openPackage(tokens, roles);
  openBare(tokens, roles);
  clearName(tokens, roles);
}
