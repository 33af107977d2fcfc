import { foodById } from '../../foods/larder.ts';
import { adviceFor, substitutesFor } from '../../foods/who-eats.ts';
import type { RecipeIngredient } from '../../recipes/recipe.ts';
import type { CookingContext } from '../cooking-context.ts';
import { EMERGENCIES, NOT_URGENT, URGENT } from './emergencies.data.ts';
import { eatersIn } from './mentioned-diets.ts';
import { WHYS } from './reasons.data.ts';
import { notUnderstood, whereUsed } from './recipe-replies.ts';
import { quoted, saysWord, sentencesAbout, sentencesOf } from './recipe-sentences.ts';
import { inItsWords, rootsIn } from './recipe-words.ts';
import { type Asked, capital } from './reply.ts';
import { RESCUES } from './rescue.data.ts';
import { TECHNIQUES } from './techniques.data.ts';

/** Help with the craft: what words mean, how it is cut, what to do when it went wrong. */

export const isUrgent = (text: string): boolean =>
  URGENT.some((one) => one.test(text)) && !NOT_URGENT.test(text);

export function emergency({ text }: Pick<Asked, 'text'>): string {
  return EMERGENCIES.find(({ about }) => about.test(text))?.mend ?? EMERGENCIES[0]!.mend;
}

export function rescue(asked: Asked, context: CookingContext): string {
  if (/\bforg[oe]t/.test(asked.text)) return forgotten(asked, context);
  const known = RESCUES.find(({ about }) => about.test(asked.text))?.mend;
  if (known === undefined) return notUnderstood(context);
  return adviceFor(known, eatersIn(asked.text, context)) ?? LEFT_UNSAID;
}

/** What is told and not asked, and sounds like a trouble that has a remedy. */
export function troubleIn(asked: Asked, context: CookingContext): string | null {
  const known = RESCUES.find(({ about }) => about.test(asked.text))?.mend;
  return known === undefined ? null : adviceFor(known, eatersIn(asked.text, context));
}

const LEFT_UNSAID =
  'What I know against that uses something that somebody at the table must not have, so I leave it out.';

function forgotten(asked: Asked, context: CookingContext): string {
  const line = asked.subject.lines[0];
  const leavens = asked.subject.lines.some(
    ({ food }) => food === 'baking-powder' || food === 'baking-soda' || food === 'yeast',
  );
  if (leavens && /\b(?:oven|baking (?:it|already|now)|baked|in the pan|too late)\b/.test(asked.text))
    return 'In the first minutes you can take it out, stir it in quickly and bake it again. Later leave it: it stays flat and dense but can be eaten, thinly sliced, toasted, or in a trifle.';
  if (/\bpreheat|\b(?:turn|switch|heat)\w* (?:on )?(?:the )?oven\b|\boven on\b/.test(asked.text))
    return 'Turn the oven on now and wait until it is hot before anything goes in: baking starts with the first heat.';
  if (/\btimer\b/.test(asked.text))
    return 'Go by how it looks and check every few minutes. Say "set a timer" for the time that is left.';
  if (!line) return 'Tell me what you forgot, and I will say where it belongs.';
  const place = sentencesAbout(context, [line])[0];
  const where = place ? ` It belongs in step ${place.step}.` : '';
  return `Add the ${line.name} now if it still can be stirred in or sprinkled over: ${line.text}.${where}`;
}

export function why(asked: Asked, context: CookingContext): string {
  // Recipes say why after a colon: "Let cool 3 hours: warm, the filling runs."
  const said = inItsWords(asked, context);
  if (said && /\w: [a-z]|\bso that\b|\bbecause\b/.test(said.slice('Step 1: '.length))) return said;
  return (
    WHYS.find(([about]) => about.test(asked.text))?.[1] ??
    'The recipe doesn’t say why, and I don’t know for sure.'
  );
}

export function technique(asked: Asked, context: CookingContext): string {
  const { lines } = asked.subject;
  const cutting =
    /\b(?:cut|chop|chopped|slice|sliced|dice|diced|mince|minced|halved|cubed|peel|peeled|prepare|prepped|small|big|thick|thin|fine|finely|large|pieces|seed|core|grate|grated|trim)\b/.test(
      asked.text,
    );
  const unknown = explained(asked, context);
  if (unknown) return unknown;
  const term = /^what is (?:a |an |the )?[a-z ]{3,25}$/.test(asked.text)
    ? TECHNIQUES.find(([about]) => about.test(asked.text))?.[1]
    : undefined;
  if (term) return term;
  const prepared = lines.filter((line) => line.preparation);
  const craft = TECHNIQUES.find(([about]) => about.test(asked.text))?.[1];
  const meaning = craft && (adviceFor(craft, eatersIn(asked.text, context)) ?? undefined);
  if (cutting && lines.length === 0 && !meaning) {
    const cut = context.recipe.ingredients.filter(
      (line) =>
        line.preparation &&
        /\b(?:cut|piece|slice|cube|strip|chunk|dice|chop|mince|grate|inch)/.test(line.preparation),
    );
    if (cut.length > 0) return cut.map((line) => `${capital(line.name)}: ${line.preparation}.`).join(' ');
  }
  if (cutting && prepared.length > 0) {
    const how = prepared
      .map((line) => `${capital(line.name)}: ${line.preparation}.${sizeOf(asked, line)}`)
      .join(' ');
    const asksWord = /\bhow do i\b|\bhow (?:should|can) i\b/.test(asked.text);
    return meaning && asksWord ? `${how} ${meaning}` : how;
  }
  if (meaning) return meaning;
  if (lines.length > 0) {
    const said = sentencesAbout(context, lines);
    // "Do I soak the beans": a sentence about the beans that says nothing of soaking is no answer.
    const doing = /^(?:do|does|should|must) (?:i|we|it|they) ([a-z]{3,})/.exec(asked.text)?.[1];
    if (doing && !said.some((one) => saysWord(one.text, doing.replace(/e$/, ''))))
      return 'The recipe does not mention that.';
    return said.length > 0 ? quoted(said) : whereUsed(asked, context);
  }
  const verb = /\bhow (?:do|should|can) (?:i|you|we) ([a-z]+)/.exec(asked.text)?.[1];
  const said = verb ? sentencesOf(context).filter((one) => saysWord(one.text, verb)) : [];
  if (said.length > 0) return quoted(said);
  const nearest =
    inItsWords(asked, context) ?? (ASKS_SIZE.test(asked.text) ? sizedSentence(asked, context) : null);
  return nearest ?? notUnderstood(context);
}

/** "How big are the balls": the sentence that names them and a size. */
function sizedSentence({ text }: Asked, context: CookingContext): string | null {
  const roots = rootsIn(text);
  const said = sentencesOf(context).find(
    (one) =>
      /\d|\b(?:spoon|walnut|half|quarter)/i.test(one.text) && roots.some((root) => saysWord(one.text, root)),
  );
  return said ? quoted([said]) : null;
}

const ASKS_SIZE = /\b(?:size|small|big|thick|thin|large|fine|finely|chunky)\b/;
/** What a word of preparation means where the recipe gives no size. */
const SIZES: readonly (readonly [RegExp, string])[] = [
  [/\bfinely (?:chopped|diced)\b/, 'a quarter inch / 5 mm'],
  [/\bdiced\b|\bchopped\b/, 'half an inch / 1 cm'],
  [/\bcube|\bchunk/, '1 to 1 1/2 inches / 3 to 4 cm'],
  [/\bminced\b|\bgrated\b/, 'as fine as you can'],
  [/\bthinly sliced\b/, 'an eighth of an inch / 3 mm'],
  [/\bsliced\b|\bslices\b/, 'a quarter inch / 5 mm'],
  [/\bstrip/, 'as wide as a finger'],
  [/\bwedge/, 'sixths or eighths'],
  [/\bpiece|\bbite/, 'about an inch / 2 to 3 cm'],
];

function sizeOf({ text }: Asked, { preparation }: RecipeIngredient): string {
  if (!preparation || !ASKS_SIZE.test(text) || /\d|inch/.test(preparation)) return '';
  const size = SIZES.find(([words]) => words.test(preparation))?.[1];
  return size ? ` That is ${size}.` : '';
}

/** "What is galangal": where it is sold, and what comes closest to it. */
function explained({ text, subject: { food } }: Asked, context: CookingContext): string | null {
  if (
    !food ||
    !/^(?:what (?:on earth |exactly )?(?:is|are)|never heard of)\b/.test(text) ||
    rootsIn(text.replace(/\bon earth\b|\bexactly\b/, '')).some(
      (root) => !rootsIn(`${food.name} ${food.names.join(' ')}`).includes(root),
    )
  )
    return null;
  const [close] = substitutesFor(food, eatersIn(text, context));
  const kind = food.parents.map((id) => foodById(id)?.name).find((name) => name !== undefined);
  const what = kind
    ? `${capital(food.name)} is a kind of ${kind}`
    : `${capital(food.name)} is sold with ${food.aisle}`;
  return close ? `${what}. Closest to it is ${close.food.name}: ${close.note}` : `${what}.`;
}
