import { EMPTY_DRAFT, LIMITS, plainIngredient, plainStep, type RecipeDraft } from '../draft.ts';
import { readFacts, sectionOf } from '../reading/text-sections.ts';
import { isAmount, isBareFood, isFact, isToDo, partName, stepNumber } from './line-kinds.ts';
import { median, type PrintedLine, textOf } from './printed-line.ts';
import { type Column, inReadingOrder } from './reading-order.ts';
import { append, doubtfulIn, repairPrint } from './repair-print.ts';
import { findTitle, titleText } from './title.ts';

/** A recipe read from print, and the words a cook should look at. */
export interface ReadPrint {
  draft: RecipeDraft;
  doubtful: DoubtfulWord[];
}

export interface DoubtfulWord {
  field: 'title' | 'ingredients' | 'steps';
  /** The number of the ingredient or step, from zero. */
  line: number;
  word: string;
}

/** A text that grows line by line, with the doubtful words in it. */
interface Passage {
  text: string;
  doubtful: string[];
  section: string | null;
}

type State = 'before' | 'ingredients' | 'steps' | 'other';

const LEAST_INGREDIENTS = 2;
const LEAST_DOTTED = 2;
const DOTTED = /^\. ?[\d½¼¾⅓⅔⅛]/;
/** Decimals that people write without their zero. */
const DECIMAL = /^\.(?:25|33|5|66|75)\b/;
const MOST_DOUBTFUL = 200;
const BULLET = /^[•·*▪▢☐–-] ?/;
const NUMBER = /^(?:step ?)?\d{1,2} ?[.)] ?(?=\p{Lu})/iu;
/** A gap between paragraphs, as a multiple of the usual distance of lines. */
const PARAGRAPH = 1.18;

/** Reads the pages of one recipe, in their order. Null when they show none. */
export function readPrint(pages: readonly (readonly PrintedLine[])[]): ReadPrint | null {
  const columns = pages.flatMap((page) => inReadingOrder(withBullets(page)));
  const lines = columns.flat();
  const title = findTitle(lines);
  const reading = new Reading(lines);
  for (const column of columns) reading.column(column.filter((line) => !title.includes(line)));
  const { ingredients, steps, before } = reading;
  if (ingredients.filter(({ text }) => isAmount(text)).length < LEAST_INGREDIENTS) return null;
  const heading = {
    ...passageOf(title),
    text: titleText(title.map((line) => repairPrint(textOf(line)))),
  };
  const facts = readFacts(before.map(({ text }) => text));
  const description = before.find(({ text }) => text.length > 25 && /[.!]$/.test(text) && !isFact(text));
  return {
    draft: {
      ...EMPTY_DRAFT,
      ...facts,
      title: heading.text.slice(0, LIMITS.title),
      description: (description?.text ?? '').slice(0, LIMITS.description),
      ingredients: ingredients.slice(0, LIMITS.ingredients).map(({ text, section }) => ({
        ...plainIngredient(text.slice(0, LIMITS.ingredientChars)),
        ...(section !== null && { section }),
      })),
      steps: steps.slice(0, LIMITS.steps).map(({ text, section }) => ({
        ...plainStep(text.slice(0, LIMITS.stepChars)),
        ...(section !== null && { section }),
      })),
    },
    doubtful: [
      ...wordsIn('title', [heading]),
      ...wordsIn('ingredients', ingredients),
      ...wordsIn('steps', steps),
    ].slice(0, MOST_DOUBTFUL),
  };
}

/** A small bullet is often read as a full stop: "·3 eggs" as ".3 eggs". One alone may be a decimal: ".5 cup". */
function withBullets(page: readonly PrintedLine[]): readonly PrintedLine[] {
  const dotted = page.filter((line) => DOTTED.test(textOf(line)));
  if (dotted.length < LEAST_DOTTED && dotted.every((line) => DECIMAL.test(textOf(line)))) return page;
  return page.map((line) => {
    if (!dotted.includes(line)) return line;
    const [first, ...rest] = line.words;
    const text = first!.text.slice(1);
    return {
      ...line,
      words: [{ ...first!, text: '•' }, ...(text === '' ? [] : [{ ...first!, text }]), ...rest],
    };
  });
}

function wordsIn(field: DoubtfulWord['field'], passages: readonly Passage[]): DoubtfulWord[] {
  return passages.flatMap(({ text, doubtful }, line) =>
    doubtful.filter((word) => text.includes(word)).map((word) => ({ field, line, word })),
  );
}

function passageOf(lines: readonly PrintedLine[]): Passage {
  const text = lines.map((line) => repairPrint(textOf(line))).reduce(append, '');
  return { text, doubtful: lines.flatMap(({ words }) => doubtfulIn(words)), section: null };
}

/** Goes through the columns line by line and sorts what they say. */
class Reading {
  readonly ingredients: Passage[] = [];
  readonly steps: Passage[] = [];
  readonly before: Passage[] = [];
  readonly #height: number;
  #state: State = 'before';
  #section: string | null = null;
  readonly #isNumbered: boolean;

  constructor(lines: readonly PrintedLine[]) {
    this.#height = median(lines.map(({ height }) => height));
    this.#isNumbered = lines.filter((line) => stepNumber(textOf(line)) !== null).length >= 2;
  }

  column(lines: Column): void {
    // A box with a tip ends with its column, and a list of amounts is one wherever it stands.
    const isList = lines.filter((line) => isAmount(textOf(line))).length > lines.length / 2;
    if (this.#state === 'other') this.#enter(isList ? 'ingredients' : 'before');
    else if (this.#state === 'steps' && isList && !this.#continues(lines[0])) this.#enter('ingredients');
    const distance = usualDistance(lines);
    const [left, right] = [
      median(lines.map((line) => line.left)),
      Math.max(...lines.map((line) => line.right)),
    ];
    lines.forEach((line, at) => {
      const previous = lines[at - 1];
      const gap = previous ? (line.y - previous.y) / distance : 1;
      this.#line(line, { left, right, gap, previous, next: lines[at + 1] });
    });
  }

  #line(line: PrintedLine, place: Place): void {
    const text = repairPrint(textOf(line));
    const section = sectionOf(text);
    if (section !== null && !isAmount(text)) {
      this.#enter(section);
      return;
    }
    if (this.#state === 'before') this.#state = this.#opening(text, line, place);
    if (this.#state === 'ingredients') this.#ingredient(text, line, place);
    else if (this.#state === 'steps') this.#step(text, line, place);
    else if (this.#state === 'before')
      this.#put(this.before, text, line, place.gap > PARAGRAPH || isFact(text));
  }

  #enter(state: State): void {
    this.#state = state;
    this.#section = null;
  }

  /** What a line begins that stands under no heading. */
  #opening(text: string, line: PrintedLine, { next }: Place): State {
    if (isFact(text)) return 'before';
    const following = next ? repairPrint(textOf(next)) : '';
    if (isAmount(text) && (isAmount(following) || isBareFood(following) || this.ingredients.length > 0))
      return 'ingredients';
    if (partName(text, this.#isLarger(line)) !== null && isAmount(following)) return 'ingredients';
    if (stepNumber(text) === 1 || (stepNumber(text) !== null && this.steps.length > 0)) return 'steps';
    if (isToDo(text) && this.before.length > 0) return 'steps';
    return 'before';
  }

  #ingredient(text: string, line: PrintedLine, place: Place): void {
    const last = this.ingredients.at(-1);
    const plain = text.replace(BULLET, '');
    const isNew = isAmount(text) || plain !== text;
    if (!isNew && this.#endsList(text, place)) {
      this.#enter('steps');
      this.#step(text, line, place);
      return;
    }
    const part = isNew ? null : partName(text, this.#isLarger(line));
    if (part !== null) {
      this.#section = part;
      return;
    }
    const isHanging = place.previous !== undefined && line.left > place.left + 0.4 * line.height;
    const isOpen = last !== undefined && /[,(]$|\b(?:and|or|of)$/.test(last.text);
    const isLower = /^[\p{Ll}(]/u.test(text) && !isBareFood(text);
    const goesOn = last && !isNew && (isHanging || isOpen || isLower);
    this.#put(this.ingredients, plain, line, !goesOn);
  }

  /** A sentence after the list, where no heading parts them. */
  #endsList(text: string, { next, gap }: Place): boolean {
    if (this.ingredients.length < LEAST_INGREDIENTS) return false;
    if (stepNumber(text) === 1) return true;
    if (/^[\p{Ll}(]/u.test(text)) return false;
    return isToDo(text) || (text.length > 55 && gap > PARAGRAPH && !isAmount(next ? textOf(next) : ''));
  }

  #step(text: string, line: PrintedLine, { gap, previous, right, left }: Place): void {
    const last = this.steps.at(-1);
    const number = stepNumber(text);
    const part = gap > PARAGRAPH || !last ? partName(text, this.#isLarger(line)) : null;
    if (part !== null && number === null && !isToDo(text)) {
      this.#section = part;
      return;
    }
    const plain = text.replace(NUMBER, '');
    if (this.#isNumbered) {
      this.#put(this.steps, plain, line, !last || number !== null);
      return;
    }
    const isDone = last !== undefined && /[.!?)]$/.test(last.text);
    const wasShort = previous !== undefined && previous.right < right - 0.14 * (right - left);
    const begins = previous === undefined ? isDone : gap > PARAGRAPH || (isDone && wasShort);
    this.#put(this.steps, plain, line, !last || (begins && /^[\p{Lu}\d“"]/u.test(plain)));
  }

  #put(list: Passage[], text: string, line: PrintedLine, isNew: boolean): void {
    const last = list.at(-1);
    if (!isNew && last) {
      last.text = append(last.text, text);
      last.doubtful.push(...doubtfulIn(line.words));
    } else list.push({ text, doubtful: doubtfulIn(line.words), section: this.#section });
  }

  /** Whether a column goes on with the sentence at the end of the one before. */
  #continues(line: PrintedLine | undefined): boolean {
    const last = this.steps.at(-1);
    return line !== undefined && last !== undefined && !/[.!?]$/.test(last.text) && !isAmount(textOf(line));
  }

  #isLarger(line: PrintedLine): boolean {
    return line.height > 1.12 * this.#height;
  }
}

interface Place {
  left: number;
  right: number;
  /** The distance from the line above, in usual ones. */
  gap: number;
  previous: PrintedLine | undefined;
  next: PrintedLine | undefined;
}

/** Between the lines of a paragraph: most gaps of a page are such ones, and no gap is much smaller. */
function usualDistance(lines: Column): number {
  const gaps = lines.slice(1).map((line, at) => line.y - lines[at]!.y);
  const sorted = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 4)] || 1;
}
