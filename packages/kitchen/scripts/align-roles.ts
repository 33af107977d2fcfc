import { cleanLine } from '../src/measures/clean-line.ts';
import { ROLES } from '../src/measures/features.ts';
import { type Token, tokenize } from '../src/measures/tokens.ts';
import { unitOf } from '../src/measures/units.ts';
import type { LabelledLine } from './labelled-lines.ts';

/** A line and the role of each of its tokens. */
export interface Example {
  tokens: Token[];
  gold: number[];
}

const QUANTITY = ROLES.indexOf('quantity');
const UNIT = ROLES.indexOf('unit');
const NAME = ROLES.indexOf('name');
const PREPARATION = ROLES.indexOf('preparation');
const COMMENT = ROLES.indexOf('comment');
const MARK = ROLES.indexOf('mark');

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'.-]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');

const plain = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '');

/** Marks the words of the name: as one run where the line has them side by side, otherwise in order with gaps. */
function placeName(tokens: readonly Token[], roles: number[], name: readonly string[]): void {
  const spots = tokens.flatMap((token, i) => (token.kind === 'mark' ? [] : [i]));
  const said = spots.map((i) => plain(tokens[i]!.lower));
  const wanted = name.map(plain).filter((word) => word !== '');
  if (wanted.length === 0) return;
  for (let at = 0; at + wanted.length <= said.length; at++) {
    if (!wanted.every((word, k) => said[at + k] === word)) continue;
    for (let k = 0; k < wanted.length; k++) roles[spots[at + k]!] = NAME;
    return;
  }
  let next = 0;
  for (let at = 0; at < said.length && next < wanted.length; at++) {
    if (said[at] !== wanted[next]) continue;
    roles[spots[at]!] = NAME;
    next++;
  }
}

/** Labels write "1/2 inches" as "0.5 inch", so numbers are compared by value and units by id. */
const sameness = (token: Token): string =>
  token.kind === 'number' ? token.value.toFixed(2) : (token.unit?.id ?? token.lower);

function take(bag: string[], word: string): boolean {
  const at = bag.indexOf(word);
  if (at === -1) return false;
  bag.splice(at, 1);
  return true;
}

/** The role of every token of a line according to its labels. */
export function alignRoles(tokens: readonly Token[], line: LabelledLine): number[] {
  const roles = new Array<number>(tokens.length).fill(-1);
  // A unit such as "400 g can" includes the package size.
  const amounts = `${line.quantity} ${line.unit}`
    .split(/\s+/)
    .map((text) => Number.parseFloat(text))
    .filter((amount) => amount > 0);
  const units = line.unit.split(/\s+/).flatMap((word) => unitOf(word)?.id ?? []);
  const preparation = tokenize(cleanLine(line.preparation)).map(sameness);
  placeName(tokens, roles, words(line.name));
  tokens.forEach((token, i) => {
    if (roles[i] !== -1 || token.kind === 'mark') return;
    if (token.kind === 'number') {
      const at = amounts.findIndex(
        (amount) => Math.abs(amount - token.value) < 0.02 || Math.abs(amount * 12 - token.value) < 0.02,
      );
      if (at !== -1) {
        amounts.splice(at, 1);
        roles[i] = QUANTITY;
        return;
      }
    }
    if (token.unit !== undefined && take(units, token.unit.id)) {
      roles[i] = UNIT;
      return;
    }
    roles[i] = take(preparation, sameness(token)) ? PREPARATION : COMMENT;
  });
  // "200 g bag spinach": some labels leave the bag in the name.
  for (let i = 1; i + 1 < tokens.length; i++) {
    if (roles[i] === NAME && roles[i - 1] === UNIT && tokens[i]!.unit?.dimension === 'container')
      roles[i] = UNIT;
  }
  // A punctuation mark between two tokens of the same role gets that role; between different roles it stays a separator.
  for (let i = 0; i < tokens.length; i++) {
    if (roles[i] !== -1) continue;
    const before = roles[i - 1] ?? MARK;
    let after = i + 1;
    while (after < tokens.length && roles[after] === -1) after++;
    const same =
      before === (roles[after] ?? MARK) && (before === NAME || before === PREPARATION || before === COMMENT);
    roles[i] = same ? before : MARK;
  }
  return roles;
}
