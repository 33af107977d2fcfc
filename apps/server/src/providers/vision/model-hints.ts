import type { FoodId } from '@crisper/kitchen/foods/food';
import { resolveFood } from '@crisper/kitchen/foods/names';
import type { Place } from '@crisper/vision/asking/places';
import type { VisionAnswer } from './vision.provider.ts';

/** Something that the embedded vision engine marked, by its number in the prompt. */
export interface HintedThing extends Pick<Place, 'photo' | 'box' | 'name' | 'look'> {
  likely: readonly string[];
  words: readonly string[];
}

export interface Hints {
  /** Thing 1 comes first. */
  things: HintedThing[];
  /** What is on the list so far. */
  listed: string[];
  /** Foods named on labels that give orders: what a model says of them may be the label speaking. */
  distrusted: ReadonlySet<FoodId>;
}

const MOST_THINGS = 30;
const MOST_LISTED = 40;
const MOST_WORDS = 6;
const LONGEST_WORD = 20;
const LONGEST_NAME = 40;
const LONGEST_TEXT = 4000;

/** What labels of foods do not say, and orders to a machine do. Folded, in the languages whose labels are read. */
const ORDERS: ReadonlySet<string> = new Set(
  `ignore disregard forget override instruction instructions prompt system assistant respond pretend
  ignoriere vergiss anweisung anweisungen ignorez oubliez instrucciones ignora olvida istruzioni dimentica`.split(
    /\s+/,
  ),
);

const givesOrders = (words: readonly string[]): boolean => words.some((word) => ORDERS.has(word));

function foodsNamed(words: readonly string[]): FoodId[] {
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...words, ...pairs].flatMap((name) => resolveFood(name)?.food.id ?? []);
}

/** What the embedded vision engine saw and read: names of the catalogue, and words of labels. Never what a person typed. */
export function hintsOf({ findings, places = [] }: VisionAnswer): Hints {
  const known = new Set(findings.flatMap(({ food, name }) => (food === null ? [] : [name])));
  const distrusted = new Set<FoodId>();
  const things = places.map(({ photo, box, name, likely, look }): HintedThing => {
    const orders = givesOrders(look.words);
    if (orders) for (const food of foodsNamed(look.words)) distrusted.add(food);
    return {
      ...{ photo, box, look, name: name !== null && known.has(name) ? name : null },
      likely: likely.flatMap((one) => (one.food === null ? [] : [one.name])),
      words: orders ? [] : look.words.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD)),
    };
  });
  const tells = ({ words, name }: HintedThing) => (words.length > 0 ? 0 : name === null ? 2 : 1);
  return {
    things: things.sort((a, b) => tells(a) - tells(b)).slice(0, MOST_THINGS),
    listed: [...known].slice(0, MOST_LISTED),
    distrusted,
  };
}

const hundredths = (share: number): number => Math.round(share * 100);

/** The hints as one line of JSON, of which nothing can break out, as long as `LONGEST_TEXT` at most. */
export function writtenHints({ things, listed }: Hints, numberOf: (photo: number) => number | null): string {
  const rows = things.map(({ photo, box: [x, y, width, height], name, likely, words }, at) => ({
    thing: at + 1,
    photo: numberOf(photo),
    box: [x, y, x + width, y + height].map(hundredths),
    maybe: (name === null ? likely : [name]).slice(0, 3).map((one) => one.slice(0, LONGEST_NAME)),
    ...(words.length > 0 && { label: words }),
  }));
  let text = '';
  do {
    text = JSON.stringify({ listed, things: rows.filter((row) => row.photo !== null) });
    rows.pop();
  } while (text.length > LONGEST_TEXT && rows.length > 0);
  return text;
}
