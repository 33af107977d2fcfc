import type { Entry } from './read.ts';
import { DRAWN, type Drawn } from './tags.ts';
import { HEAD, jsonFile, rowsConstant } from './text.ts';

/** The name of a food in the lexicon of labels. */
const labelOf = ({ seen, names }: Entry): string => seen?.label ?? seen?.detector ?? names.en.one;

const listed = (foods: readonly Entry[], of: (food: Entry) => readonly string[] | undefined) =>
  Object.fromEntries(
    foods.flatMap((food) => {
      const words = of(food);
      return words ? [[labelOf(food), words]] : [];
    }),
  );

function specifics(foods: readonly Entry[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const food of foods)
    for (const wide of food.seen?.narrows ?? []) found[wide] = [...(found[wide] ?? []), labelOf(food)];
  return found;
}

/** The tables of packages/vision, by path below its src/. */
export function visionTables(foods: readonly Entry[]): Record<string, string> {
  const seen = foods.filter((food) => food.seen);
  const names = seen.flatMap((food) =>
    [...new Set([food.seen?.detector ?? labelOf(food), labelOf(food)])].map(
      (name) => [name, food.id] as const,
    ),
  );
  return {
    'fusing/food-names.gen.json': jsonFile({
      foods: Object.fromEntries(names),
      wider: Object.fromEntries(
        seen.flatMap((food) => (food.seen?.within ? [[labelOf(food), food.seen.within]] : [])),
      ),
    }),
    'reading/lexicon/data/product-names.gen.json': jsonFile(listed(seen, (food) => food.seen?.words)),
    'reading/lexicon/data/brands.gen.json': jsonFile(listed(seen, (food) => food.seen?.brands)),
    'reading/lexicon/data/specific-foods.gen.json': jsonFile(specifics(seen)),
  };
}

/** The tables of packages/plates, by path below its src/. */
export function plateTables(foods: readonly Entry[]): Record<string, string> {
  const looks = new Map<string, string[]>();
  const words = (Object.keys(DRAWN) as Drawn[]).map((one) => {
    const ids = foods.filter(({ drawn }) => drawn?.includes(one)).map(({ id }) => id);
    const name = one.toUpperCase().replaceAll('-', '_');
    return `/** ${DRAWN[one]}. */\nexport const ${name}: readonly string[] = '${ids.join(' ')}'.split(' ');`;
  });
  for (const { id, look } of foods) if (look) looks.set(look, [...(looks.get(look) ?? []), id]);
  return {
    'looks.gen.ts':
      HEAD +
      rowsConstant(
        'LOOKS',
        'shape, tone, second tone: foods that look like this',
        [...looks].map(([look, ids]) => `${look}: ${ids.join(' ')}`),
      ),
    'food-words.gen.ts': `${HEAD}\n${words.join('\n')}\n`,
  };
}
