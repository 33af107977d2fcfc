import type { CookingContext } from '../assistant.ts';
import { readTools } from '../read-step.ts';
import { quoted, sentencesOf } from './recipe-sentences.ts';
import { type Asked, listed } from './reply.ts';

/** Pans, lids and machines: what the recipe asks for, and what does instead. */

const SIZE = /\b\d{1,2}(?:[ -]?(?:by|x|×)[ -]?\d{1,2})?[ -]?(?:inch|cm|quart|cup)\b/i;
const OTHER_TOOLS: readonly (readonly [RegExp, string])[] = [
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

/** Tools that somebody has and would like to use. */
const WITH_TOOLS: readonly (readonly [RegExp, string])[] = [
  [
    /\bmixer\b/,
    'Yes: with the dough hook or the beaters, on low to medium speed. It takes a little less time than by hand, so go by how it looks.',
  ],
  [/\b(?:food processor|blender)\b/, 'Yes, in short pulses, so that it does not turn to paste.'],
  [/\bgrater\b/, 'Yes, a grater works well for that.'],
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
    return `The recipe names no size. ${quoted(about.length > 0 ? about : said, 1)} Take one in which everything lies in one layer, or that is at most two thirds full.`;
  if (size) return quoted(sized, 1);
  if (named.length > 0 && about.length > 0) return quoted(about, 1);
  if (named.length > 0) return `The recipe names no ${listed(named, 'or')}. It uses ${listed(tools)}.`;
  return `You need: ${listed(tools)}.`;
}
