import type { CookingContext } from '../assistant.ts';
import { notUnderstood, whereUsed } from './recipe-replies.ts';
import { quoted, saysWord, sentencesAbout, sentencesOf } from './recipe-sentences.ts';
import { type Asked, capital } from './reply.ts';
import { EMERGENCIES, RESCUES } from './rescue.data.ts';
import { TECHNIQUES } from './techniques.data.ts';
import { WHYS } from './whys.data.ts';

/** Help with the craft: what words mean, how it is cut, what to do when it went wrong. */

export function emergency({ text }: Asked): string {
  return EMERGENCIES.find(({ about }) => about.test(text))?.mend ?? EMERGENCIES[0]!.mend;
}

export function rescue(asked: Asked, context: CookingContext): string {
  if (/\bforg[oe]t/.test(asked.text)) return forgotten(asked, context);
  return RESCUES.find(({ about }) => about.test(asked.text))?.mend ?? notUnderstood(context);
}

function forgotten(asked: Asked, context: CookingContext): string {
  const line = asked.subject.lines[0];
  if (/\bpreheat|\boven\b/.test(asked.text))
    return 'Turn the oven on now and wait until it is hot before anything goes in: baking starts with the first heat.';
  if (/\btimer\b/.test(asked.text))
    return 'Go by how it looks and check every few minutes. Say "set a timer" for the time that is left.';
  if (!line) return 'Tell me what you forgot, and I will say where it belongs.';
  const place = sentencesAbout(context, [line])[0];
  const where = place ? ` It belongs in step ${place.step}.` : '';
  return `Add the ${line.name} now if it still can be stirred in or sprinkled over: ${line.text}.${where}`;
}

export function why(asked: Asked): string {
  return (
    WHYS.find(([about]) => about.test(asked.text))?.[1] ??
    'The recipe doesn’t say why, and I don’t know for sure.'
  );
}

export function technique(asked: Asked, context: CookingContext): string {
  const { lines } = asked.subject;
  const cutting =
    /\b(?:cut|chop|slice|sliced|dice|diced|mince|peel|peeled|prepare|prepped|small|big|thick|thin|fine|finely|large|pieces|seed|core|grate|grated|trim)\b/.test(
      asked.text,
    );
  const prepared = lines.filter((line) => line.preparation);
  const meaning = TECHNIQUES.find(([about]) => about.test(asked.text))?.[1];
  if (cutting && lines.length === 0 && !meaning) {
    const cut = context.recipe.ingredients.filter(
      (line) =>
        line.preparation &&
        /\b(?:cut|piece|slice|cube|strip|chunk|dice|chop|mince|grate|inch)/.test(line.preparation),
    );
    if (cut.length > 0) return cut.map((line) => `${capital(line.name)}: ${line.preparation}.`).join(' ');
  }
  if (cutting && prepared.length > 0) {
    const how = prepared.map((line) => `${capital(line.name)}: ${line.preparation}.`).join(' ');
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
  return said.length > 0 ? quoted(said) : notUnderstood(context);
}
