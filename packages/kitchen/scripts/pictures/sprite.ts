import { animal } from './animal.ts';
import { bakery } from './bakery.ts';
import { fruit } from './fruit.ts';
import { pantry } from './pantry.ts';
import { edgeOf, PIGMENTS, type Pigment } from './pigments.ts';
import { produce } from './produce.ts';
import { drawn } from './strokes.ts';

const SHAPES: Readonly<Record<string, string>> = { ...produce, ...fruit, ...animal, ...bakery, ...pantry };

/** What the web shows for anything that is no food of the catalogue: paper towels, a food that a cook made up. */
const ANYTHING = { id: 'anything', picture: 'shopping tan brown' };

interface Pictured {
  id: string;
  parents?: readonly string[] | undefined;
  picture?: string | undefined;
}

/** The picture of each food: its own, or that of the nearest food that it is a kind of. */
export function picturesOf(foods: readonly Pictured[]): Map<string, string | undefined> {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const pictureOf = (food: Pictured): string | undefined => {
    const seen = new Set<Pictured>();
    let at: Pictured | undefined = food;
    // A circle in the tree is said by the check of the tree.
    while (at && !at.picture && !seen.has(at)) {
      seen.add(at);
      at = byId.get(at.parents?.[0] ?? '');
    }
    return at?.picture;
  };
  return new Map(foods.map((food) => [food.id, pictureOf(food)]));
}

/** Why a picture of a record cannot be drawn. */
export function pictureFault(picture: string): string | null {
  const [shape = '', ...colors] = picture.split(' ');
  if (!(shape in SHAPES)) return `no shape "${shape}" in scripts/pictures`;
  const unknown = colors.find((color) => !(color in PIGMENTS));
  return unknown === undefined ? null : `no color "${unknown}" in scripts/pictures/pigments.ts`;
}

export const unusedShapes = (pictures: Iterable<string | undefined>): string[] => {
  const used = new Set([...pictures, ANYTHING.picture].map((picture) => picture?.split(' ')[0]));
  return Object.keys(SHAPES).filter((shape) => !used.has(shape));
};

function entry(id: string, picture: string): string {
  const [shape, first, second = first] = picture.split(' ') as [string, Pigment, Pigment?];
  const main = PIGMENTS[first];
  return `<g id="${id}" fill="${main}" stroke="${edgeOf(main)}" color="${PIGMENTS[second as Pigment]}"><use href="#_${shape}"/></g>`;
}

/** One file with a picture of every food, 32 by 32, by its id. Shapes have an underscore, as no id of a food has. */
export function sprite(foods: readonly Pictured[]): string {
  const pictures = [...picturesOf(foods), [ANYTHING.id, ANYTHING.picture] as const];
  const shapes = Object.entries(SHAPES).map(([name, shape]) => `<g id="_${name}">${drawn(shape)}</g>`);
  const entries = pictures.flatMap(([id, picture]) => (picture ? [entry(id, picture)] : []));
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"><defs>\n${[...shapes, ...entries].join('\n')}\n</defs></svg>\n`;
}
