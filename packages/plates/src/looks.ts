import { LOOKS } from './looks.gen.ts';
import type { Tone } from './tones.ts';

export type Shape =
  | 'leaf'
  | 'sprig'
  | 'round'
  | 'ring'
  | 'coin'
  | 'cube'
  | 'bean'
  | 'strand'
  | 'grain'
  | 'chunk'
  | 'fillet'
  | 'egg'
  | 'floret'
  | 'crescent'
  | 'crumb'
  | 'mushroom'
  | 'shrimp'
  | 'wedge'
  | 'kiwi'
  | 'strawberry'
  | 'slice'
  | 'hoop'
  | 'apple'
  | 'avocado'
  | 'pool';

export interface Look {
  shape: Shape;
  tone: Tone;
  second: Tone;
}

/** shape, tone, second tone: words that look like this and name no food by themselves. The catalogue has the foods. */
const WORDS = `
strand pasta crust: tagliatelle ramen udon soba lasagna ravioli tortellini
crescent leaf-deep leaf: sugar-snap
bean bean meat: pinto refried
bean rice crust: beans lima fava lupini
pool rice milk: sour cottage creme
pool tomato tomato-deep: marinara
pool broth carrot: broth curry sauce
pool cocoa meat-deep: cocoa
grain rice milk: oat
crumb crust crust-deep: nuts sesame sunflower
slice crust crust-deep: toast bun roll pita sourdough pastry
fillet egg crust: bass snapper
shrimp pink tomato: prawn
chunk crust crust-deep: wing thigh drumstick breast
chunk meat meat-deep: flank skirt roast ground liver goat mince
cube rice milk: queso
cube lemon pasta: swiss monterey
mushroom mushroom crust: shiitake portobello
leaf leaf-deep leaf: chard collard greens
leaf lime leaf: bok sprout sprouts salad
sprig leaf-deep leaf: coriander
crescent tomato tomato-deep: red-pepper chili chile pepper
hoop leaf lime: serrano
cube carrot lemon: squash butternut
crescent rice egg: bamboo
pool crust broth: maple
`;

const RULES: readonly (readonly [words: readonly string[], look: Look])[] = (LOOKS + WORDS.trim())
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', words = ''] = line.split(': ');
    const [shape, tone, second] = head.split(' ') as [Shape, Tone, Tone];
    return [words.split(' '), { shape, tone, second }];
  });

/** Seasonings and foods that cooking makes invisible. */
const UNSEEN =
  /(^|-)(water|salt|oil|sugar|flour|vinegar|powder|extract|starch|soda|yeast|spice|seasoning|cumin|cinnamon|turmeric|nutmeg|wine|ghee|lard|shortening|vanilla|gelatin|mustard|peppercorn|black-pepper|white-pepper|flakes|paprika|cayenne|bay|garlic|ginger|lemongrass|baking|juice|zest|peel)(-|$)|(^|-)butter$/;

const KNOWN = new Map<string, Look | null>();

function find(food: string): Look | null {
  if (UNSEEN.test(food)) return null;
  const padded = `-${food}-`;
  // The last matching word decides: "cherry-tomato" is a tomato, "tomato-sauce" a sauce.
  let best: { end: number; length: number; look: Look } | null = null;
  for (const [words, look] of RULES) {
    for (const word of words) {
      const at = padded.lastIndexOf(`-${word}-`);
      if (at < 0) continue;
      const end = at + word.length;
      if (!best || end > best.end || (end === best.end && word.length > best.length))
        best = { end, length: word.length, look };
    }
  }
  return best?.look ?? null;
}

/** How a food is drawn; null when it is not visible on a plate or has no known look. */
export function lookOf(food: string): Look | null {
  const known = KNOWN.get(food);
  if (known !== undefined) return known;
  const found = find(food);
  KNOWN.set(food, found);
  return found;
}
