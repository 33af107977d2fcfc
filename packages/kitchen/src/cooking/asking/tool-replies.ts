import type { CookingContext } from '../cooking-context.ts';
import { readTools } from '../read-step.ts';
import { quoted, sentencesOf } from './recipe-sentences.ts';
import { type Asked, listed } from './reply.ts';

/** Pans, lids and machines: what the recipe asks for, and what does instead. */

const SIZE = /\b\d{1,2}(?:[ -]?(?:by|x|×)[ -]?\d{1,2})?[ -]?(?:inch|cm|quart|cup)\b/i;
const OTHER_TOOLS: readonly (readonly [RegExp, string])[] = [
  [
    /\bpizza stone\b|\bbaking stone\b|\bbaking steel\b/,
    'Use a heavy baking sheet: heat it upside down in the oven, and slide the food onto it.',
  ],
  [/\bgriddle\b/, 'A frying pan works as well: nonstick or cast iron, over medium heat.'],
  [/\btorch\b/, 'Put it close under a very hot broiler for 2 to 3 minutes, and watch it all the time.'],
  [
    /\b(?:paper|muffin|cupcake) (?:cases|papers|liners|cups)\b|\b(?:cases|papers|liners)\b/,
    'Grease the tin well with butter and dust it with flour, or press squares of parchment into it.',
  ],
  [
    /\bloaf (?:tin|pan)\b/,
    'Shape a loaf on a lined baking sheet if it holds together; a batter goes into any cake tin of the same volume, filled two thirds, and is done a little sooner.',
  ],
  [/\bpaella pan\b/, 'The widest skillet you have works; spread the rice in a thin layer.'],
  [/\bdeep (?:fat )?fryer\b/, 'A deep, heavy pot, at most half full of oil, and a thermometer do the same.'],
  [/\bsteamer\b/, 'Set a sieve or a plate on a ring of foil over a little boiling water, and close the lid.'],
  [/\bpiping bag\b/, 'A freezer bag with a corner cut off does it, or two spoons.'],
  [
    /\b(?:scale|scales|measuring (?:cups?|spoons?))\b/,
    'A mug holds about 1 1/4 cups, a soup spoon a tablespoon, a coffee spoon a teaspoon. For baking, weigh if you can.',
  ],
  [
    /\b(?:cooling )?rack\b/,
    'Lay the food over a cold oven grate or crossed chopsticks, so that air gets under it.',
  ],
  [/\bgrater\b/, 'Chop it as finely as you can with a knife, or use a peeler.'],
  [/\bmandoline\b/, 'A sharp knife or a peeler cuts thin slices too.'],
  [/\b(?:mallet|tenderizer)\b/, 'The bottom of a heavy pan or a bottle works.'],
  [/\bmasher\b/, 'Use a fork or a whisk; for potatoes no blender, it makes them gluey.'],
  [/\bmuffin (?:tin|pan)\b/, 'Bake it in a cake or loaf tin instead, a quarter to a half longer.'],
  [
    /\bspringform\b|\bcake tin\b|\bcake pan\b/,
    'Any ovenproof dish of the same size works; line it with parchment that stands over the edge.',
  ],
  [
    /\b(?:barbecue|bbq|charcoal)\b/,
    'On a grill, cook it over medium-hot coals with the lid closed, away from the flames if it is thick, and go by the temperature inside.',
  ],
  [
    /\bsmaller\b|\btoo small\b/,
    'In a smaller dish it lies deeper and takes a quarter longer; fill it two thirds at most.',
  ],
  [
    /\b(?:bigger|larger|deeper)\b/,
    'In a larger dish it lies thinner and is done sooner; where each piece is larger, it takes longer. Check early and go by how it looks.',
  ],
  [
    /\bdutch oven\b|\bcasserole pot\b/,
    'Any heavy pot with a tight lid will do. If it goes into the oven, its handles must be able to take the heat.',
  ],
  [/\bpie weights\b/, 'Dried beans, rice or sugar on parchment do the same.'],
  [/\bparchment\b/, 'Grease the pan well instead, and dust it with flour for cakes.'],
  [/\bwok\b/, 'A large skillet works: cook in smaller batches so that it stays hot.'],
  [/\bwhisk\b|\bmixer\b/, 'A fork, or a hand whisk and patience, does it.'],
  [
    /\bsieve\b|\bcolander\b/,
    'Pour the water off against the lid, or lift the food out with a slotted spoon.',
  ],
  [/\blid\b|\bfoil\b/, 'A plate, a sheet pan or foil laid over does the job of a lid.'],
  [/\bmuffin tin\b/, 'Bake it in a cake or loaf pan instead, a little longer, and test the middle.'],
  [
    /\bair fryer\b/,
    'In an air fryer, go 25°F / 15°C lower than the oven, check after three quarters of the time, and leave space around the pieces.',
  ],
  [
    /\bslow cooker\b|\bcrock ?pot\b/,
    'In a slow cooker, brown meat first, use about a third less liquid, and count on 6 to 8 hours on low or 3 to 4 on high for stews and braises.',
  ],
  [
    /\binstant pot\b|\bpressure cooker\b/,
    'In a pressure cooker, stews take about a third of their time; keep at least a cup of liquid in it and add dairy at the end.',
  ],
  [
    /\bmicrowave\b/,
    'A microwave heats but does not brown: use it for softening, melting and reheating, in short bursts with stirring.',
  ],
  [
    /\bthermometer\b/,
    'Without a thermometer, cut into the thickest part: juices should run clear and nothing should look glassy or raw. A thermometer is the only sure way.',
  ],
  [/\brolling pin\b/, 'A clean bottle rolls dough as well as a rolling pin.'],
  [
    /\bfood processor\b|\bblender\b/,
    'A knife and a fork or potato masher do it, coarser and with more patience.',
  ],
  [
    /\bbroiler\b|\bgrill\b/,
    'Use the hottest setting of the oven with the rack at the top, a toaster oven, or a hot pan under a lid for melting. In Britain the broiler is called the grill.',
  ],
  [
    /\bnon ?stick\b/,
    'A nonstick pan works on medium heat, with less crust: its coating can’t take high heat. Stainless steel or any heavy pan browns better.',
  ],
  [
    /\bcast iron\b/,
    'Cast iron works well: heat it slowly, and turn the heat down a little, since it holds heat.',
  ],
  [/\bglass\b/, 'In a glass dish, bake 25°F / 15°C lower, and never put it from cold into a hot oven.'],
];

/** Sizes that cooks take for granted. */
function usualSize({ recipe: { title } }: CookingContext): string {
  if (/\b(?:brownies?|bars|blondies?)\b/i.test(title))
    return 'An 8- or 9-inch / 20 to 23 cm square pan is usual.';
  if (/\b(?:bread|loaf|pound cake)\b/i.test(title)) return 'A 9 by 5 inch / 23 by 13 cm loaf pan is usual.';
  if (/\b(?:cake|cheesecake)\b/i.test(title)) return 'A 9-inch / 23 cm round pan is usual.';
  if (/\b(?:pie|tart|quiche)\b/i.test(title)) return 'A 9-inch / 23 cm dish is usual.';
  if (/\bmuffins?|cupcakes?\b/i.test(title)) return 'A tin with twelve holes is usual.';
  if (/\b(?:lasagna|casserole|gratin|bake|cobbler|crumble|crisp)\b/i.test(title))
    return 'A 9 by 13 inch / 23 by 33 cm dish is usual for six to eight.';
  return 'Take one in which everything lies in one layer, or that is at most two thirds full.';
}

/** With or without a lid, as this step says, or the recipe elsewhere. */
function lid(context: CookingContext): string {
  const said = sentencesOf(context).filter((one) =>
    /\b(?:cover|covered|uncover|uncovered|lid|foil)\b/i.test(one.text),
  );
  const here = said.filter((one) => one.at === context.currentStep);
  if (here.length > 0) return quoted(here);
  const other = said.length > 0 ? ` ${quoted(said, 1)}` : '';
  return `This step says nothing of a lid, so leave it off.${other}`;
}

/** Tools that a cook has and would like to use. */
const WITH_TOOLS: readonly (readonly [RegExp, string])[] = [
  [
    /\bmixer\b/,
    'Yes: with the dough hook or the beaters, on low to medium speed. It takes a little less time than by hand, so go by how it looks.',
  ],
  [/\b(?:food processor|blender)\b/, 'Yes, in short pulses, so that it does not turn to paste.'],
  [/\bgrater\b/, 'Yes, a grater works well for that.'],
];

/** What does the job of a tool that is named, or null. */
export const otherTool = (text: string): string | null =>
  OTHER_TOOLS.find(([words]) => words.test(text))?.[1] ?? null;

/** Another way to cook it. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:bake|oven|roast)\b/,
    'In the oven, lay it on a hot, oiled sheet at 425°F / 220°C, brush it with oil and turn it once. It takes longer and gets less crisp; go by the color and the temperature inside.',
  ],
  [
    /\b(?:grill|barbecue|broil)\b/,
    'Yes: oil the grill, cook it over medium-high heat and turn it once. Go by the temperature inside.',
  ],
  [/\bsteam\b/, 'Yes, over boiling water in a closed pot. It stays soft and pale: it will not brown.'],
  [
    /\b(?:fry|pan)\b/,
    'Yes, in a little oil over medium heat, turned once, under a lid if it is thick. Go by the temperature inside.',
  ],
  [/\bboil\b/, 'You can, but it loses taste to the water and will not brown.'],
];

export function equipment(asked: Asked, context: CookingContext): string {
  if (
    /\b(?:lid|cover|covered|uncovered|foil)\b/.test(asked.text) &&
    !/\b(?:no|not have|without) (?:a |any )?(?:lid|foil)\b/.test(asked.text)
  )
    return lid(context);
  const wanted = asked.text.split(/\b(?:instead of|rather than)\b/)[0]!;
  const owned = WITH_TOOLS.find(([words]) => words.test(wanted));
  if (
    owned &&
    /\b(?:can|could|may|should) (?:i|we) (?:just )?(?:use|do|make|mix)\b|\bby hand or\b/.test(asked.text)
  )
    return owned[1];
  const named = readTools(asked.text);
  const said = sentencesOf(context).filter((one) => readTools(one.text).length > 0);
  const about = said.filter(
    (one) => named.length === 0 || readTools(one.text).some((tool) => named.includes(tool)),
  );
  const swap = OTHER_TOOLS.find(([words]) => words.test(asked.text))?.[1];
  const lacks = /\b(?:do not|have not|without|no|broken|instead|what (?:can|else))\b/.test(asked.text);
  const method = INSTEAD.find(([words]) => words.test(wanted));
  if (method && /\b(?:instead|rather than)\b/.test(asked.text)) return method[1];
  if (/\b(?:rack|shelf|level)\b/.test(asked.text) && !/\bcool/.test(asked.text))
    return 'The recipe names no rack. The middle is right for most dishes, the top for browning, the bottom for pizza and pies.';
  if (
    /\b(?:preheat|heat(?:ed|ing)? up|hot first)\b/.test(asked.text) &&
    /\b(?:air fryer|grill|pan)\b/.test(asked.text)
  )
    return 'Yes, heat it empty for 3 to 5 minutes first, so that the food starts to brown at once.';
  if (lacks && /\bair fryer\b/.test(asked.text))
    return 'Use the oven on a rack or a hot sheet, 25°F / 15°C hotter than the air fryer, for about a quarter longer, and turn it once.';
  if (swap && /\b(?:smaller|bigger|larger|deeper|too small|too big)\b/.test(asked.text)) return swap;
  if (
    /\b(?:muffins|cupcakes|mini loaves|a loaf|one big)\b/.test(asked.text) &&
    /\b(?:batter|dough|mix|this|out of)\b/.test(asked.text)
  )
    return 'Yes. Smaller ones bake faster: muffins take 18 to 25 minutes, small loaves about two thirds of the time, a large one longer. Fill the tins two thirds and test with a toothpick.';
  if (lacks && !swap) return 'I don’t know a sure replacement for that.';
  if (lacks && swap) return swap;
  if (
    swap &&
    (about.length === 0 || /\binstead\b|\bdo not\b|\bwithout\b|\bcan i\b|\bcould i\b/.test(asked.text))
  )
    return swap;
  const tools = [...new Set(said.flatMap((one) => readTools(one.text)))];
  if (tools.length === 0) return 'The recipe names no particular pan or tool.';
  const sized = sentencesOf(context).filter((one) => SIZE.test(one.text));
  const size = /\bsize\b|\bdimensions?\b|\bhow (?:big|large|wide|deep)\b/.test(asked.text);
  if (size && sized.length === 0)
    return `The recipe names no size. ${quoted(about.length > 0 ? about : said, 1)} ${usualSize(context)}`;
  // "What tins do I need": what it is baked in, with its size.
  const vessel = /\b(?:tins?|dish|cups?|ramekins?|moulds?|molds?)\b/.test(asked.text);
  if ((size || vessel) && sized.length > 0) return quoted(sized, 1);
  if (named.length > 0 && about.length > 0) return quoted(about, 1);
  if (named.length > 0) return `The recipe names no ${listed(named, 'or')}. It uses ${listed(tools)}.`;
  return `You need: ${listed(tools)}.`;
}
