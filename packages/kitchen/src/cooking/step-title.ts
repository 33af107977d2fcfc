import { trimEndOf } from '../trim-end.ts';
import { COOKING_VERBS, PLACING_VERBS } from './cooking-verbs.ts';

/** Titles of steps, of a few words: the step's own verb and what it is done to ("Boil the water", "Toss the carrots"). */

const LONGEST_TITLE = 42;
const LONGEST_PAIR = 34;
const TIME =
  /^(?:about |another |at least |up to )?\d[\d/. ]*(?:(?:to|-|–) ?\d+ )?(?:more |full )?(?:minutes?|hours?|seconds?|mins?|hrs?)\b/i;
const ANY_PLACE = /^(?:with|in|into|to|on|onto|over|from|through|off)$/;
const OPENING =
  /^(?:(?:meanwhile|then|next|now|finally|first|lastly|afterwards?|after that|in the meantime|at the same time|optional(?:ly)?|step \d{1,2})\b[,:.]? *|(?:while|when|once|as soon as|after|before|if|to (?:make|serve|finish|assemble|prepare|plate)|for (?:the|each|an?)|in|on|with|using|over|working|heating|just before|at|from|as|by|inside|without|starting|about|during)\b[^.,:;]{1,80}[,:] *(?:then )?|(?:gently|carefully|finely|roughly|thinly|thoroughly|quickly|slowly|lightly|generously|coarsely|immediately|very|just|also|simply|evenly)\b *|(?:you (?:can|may|should|will|want to)|start by|begin by|be sure to|make sure to|don't forget to)\b *|off the heat,? *|[>*•-]+ *)/i;
const OVEN =
  /^(?:pre-?heat|heat|set|turn on|light)\b[^.]{0,30}(?<!dutch )\b(?:oven|air fryer|grill|broiler|smoker)\b/i;
const PARTICLES = new Set('in up out off over on aside together through down back away under'.split(' '));
const PREPOSITIONS = new Set(
  'with in into to from on onto over at by for as until till while so using between around under through across against off if unless along among without inside per about before after when where which that out up down aside again together'.split(
    ' ',
  ),
);
const DETERMINERS = new Set(
  'the a an each all both your some any this that these those its their every'.split(' '),
);
const PRONOUNS = new Set(['it', 'them', 'this', 'all']);
/** "a large pot of water" is about the water. */
const VESSEL =
  /^(?:a|an|the) (?:[\w-]+ ){0,2}(?:pot|pan|saucepan|kettle|bowl|skillet|stockpot)s? of (?:[\w-]+ ){0,2}(?=\w+$)/i;
const SHARE =
  /^(?:(?:the )?(?:rest|half|most|some|remainder|a (?:third|quarter|little|bit)) of |half |the remaining |remaining )/i;
const MEASURE =
  /^(?:about )?[\d½¼¾⅓⅔][\d/.,½¼¾⅓⅔-]*(?: to \d+)? ?(?:(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|g|grams?|kg|ml|l|liters?|oz|ounces?|lbs?|pounds?|pinch(?:es)?|cloves?|cans?)\b\.?)?(?: ?of\b)? ?/i;

interface Clause {
  verb: string;
  particle: string;
  objects: string[];
  /** What follows the objects: a preposition with its words, without time. */
  place: string;
  /** The clause's text after the verb. */
  rest: string;
  /** The sentence, for how it ends. */
  sentence: string;
}

/** Without the comma that its words ended in. */
export const titleOf = (text: string, step: number): string => trimEndOf(madeTitle(text, step), ',;:.–- ');

function madeTitle(text: string, step: number): string {
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    .slice(0, 12)
    .map(openingDropped)
    .filter((one) => /\p{L}{2}/u.test(one));
  const acts = sentences.filter((one) => !OVEN.test(one));
  for (const sentence of acts) {
    const title = fromSentence(sentence);
    if (title) return title;
  }
  if (sentences.some((one) => OVEN.test(one))) return ovenTitle(sentences.find((one) => OVEN.test(one))!);
  const words = (sentences[0] ?? '')
    .split(/[.,;:(/]/)[0]!
    .split(/\s+/)
    .slice(0, 5)
    .join(' ');
  return words.includes(' ') ? capital(dangling(words)) : `Step ${step}`;
}

function ovenTitle(sentence: string): string {
  const [, tool] = /\b(oven|air fryer|grill|broiler|smoker)\b/i.exec(sentence) ?? [];
  return `Heat the ${(tool ?? 'oven').toLowerCase()}`;
}

function openingDropped(sentence: string): string {
  let rest = sentence.trim();
  for (let times = 0; times < 4; times += 1) {
    const next = rest.replace(OPENING, '');
    if (next === rest || next === '') break;
    rest = next;
  }
  return rest;
}

/** The first clause that says what it is done to; else the first that says how long or until when. */
function fromSentence(sentence: string): string | null {
  const clauses = clausesOf(sentence);
  for (const clause of clauses) {
    const title = ofObject(clause) ?? (WAITING.test(clause.verb) ? ofEnd(clause) : null);
    if (title) return capital(title);
  }
  const end = clauses.map(ofEnd).find((title) => title !== null);
  return end ? capital(end) : clauses[0] ? capital(`${clauses[0].verb} it`) : null;
}

/** A sentence cut before each verb that begins a new act. */
function clausesOf(sentence: string): Clause[] {
  const parts = sentence
    .replace(/\([^()]{0,200}\)/g, ' ')
    .replace(/ (?:until|till) [^.,;]{1,200}/gi, '')
    .split(/(?:,|;|:| and| then| or) (?:and |then )?(?=\p{L})/u)
    .slice(0, 12);
  const clauses: Clause[] = [];
  for (const part of parts) {
    const words = trimEndOf(part.trim(), '.!?').split(/\s+/);
    const verb = words[0]?.toLowerCase().split('/')[0] ?? '';
    const last = clauses.at(-1);
    // "the oil, salt and pepper" are foods, "salt the water" is an act.
    const food = last !== undefined && FOODS_TOO.has(verb) && !DETERMINERS.has(words[1]?.toLowerCase() ?? '');
    if (COOKING_VERBS.has(verb) && !food) clauses.push(clauseOf(verb, words.slice(1), sentence));
    else if (last?.place === '' && !/ing$|ly$|^(?:more|then)$/.test(verb)) {
      const { object } = objectOf(words);
      if (object) last.objects.push(object);
      last.rest += ` ${words.join(' ')}`;
    }
  }
  return clauses;
}

const FOODS_TOO = new Set('salt pepper butter oil flour cream water sugar juice dice rice sauce'.split(' '));

function clauseOf(verb: string, words: readonly string[], sentence: string): Clause {
  const next = words[0]?.toLowerCase() ?? '';
  // "Stir in the rice", but "Fry in oil": there it is a place.
  const isParticle =
    PARTICLES.has(next) &&
    (words.length === 1 || next !== 'in' || DETERMINERS.has(words[1]!.toLowerCase()) || MIXING.test(verb));
  const own = isParticle ? words.slice(1) : words;
  const { object, end } = objectOf(own);
  return {
    verb,
    particle: isParticle ? next : '',
    objects: object
      ? [/^(?:out|off|aside|apart|together)$/.test(own[end] ?? '') ? `${object} ${own[end]}` : object]
      : [],
    place: placeOf(own.slice(end, end + 7), ANY_PLACE),
    rest: words.join(' '),
    sentence,
  };
}

/** Done to what is in the pan already: how long matters more than to what. */
const WAITING =
  /^(?:bake|roast|chill|marinate|simmer|boil|rest|cool|freeze|refrigerate|fry|cook|steam|broil|grill)$/;
const MIXING = /^(?:stir|fold|whisk|mix|beat|rub|cut|toss)$/;

/** The noun phrase at the beginning of the words. */
function objectOf(words: readonly string[]): { object: string; end: number } {
  const joined = words.join(' ');
  if (TIME.test(joined)) return { object: '', end: 0 };
  const share = SHARE.exec(joined)?.[0] ?? MEASURE.exec(joined)?.[0] ?? '';
  let at = share === '' ? 0 : share.trim().split(/\s+/).length;
  const taken: string[] = [];
  for (; at < words.length; at += 1) {
    const word = words[at]!.toLowerCase();
    const of = word === 'of' && taken.length > 0;
    const again =
      taken.length > 1 &&
      /^(?:an?|the|each|half|very|well|again|once|one|smooth)$/.test(word) &&
      taken.at(-1) !== 'of';
    if (!of && (again || PREPOSITIONS.has(word) || /^\d[\d./°]*$/.test(word))) break;
    // "a 9-inch pan" is a pan, "the batter quickly" the batter.
    if (!/^\d|[a-z]{3}(?<!jel|cur|bel|famil)ly$/.test(word)) taken.push(words[at]!);
    if (taken.length === 1 && /^(?:it|them|everything)$/.test(word)) {
      at += 1;
      break;
    }
  }
  const phrase = taken.join(' ').replace(VESSEL, 'the ');
  return { object: /^(?:one|two|three|four|six|eight)$/i.test(phrase) ? '' : short(phrase), end: at };
}

/** The article and the last three words: "the boneless skinless chicken thighs" -> "the chicken thighs". */
function short(phrase: string): string {
  const words = phrase.split(' ').filter(Boolean);
  const article = DETERMINERS.has(words[0]?.toLowerCase() ?? '') ? words.shift()! : '';
  if (words.length === 0) return PRONOUNS.has(article.toLowerCase()) ? article : '';
  const head = words.includes('of') ? words.slice(0, 5) : words.slice(-3);
  return [article, ...head].filter(Boolean).join(' ');
}

/** The first preposition with its words, without time and heat: "in a large pot", "off the heat". */
function placeOf(words: readonly string[], kinds: RegExp): string {
  for (let at = 0; at < words.length; at += 1) {
    const preposition = words[at]!.toLowerCase();
    if (!kinds.test(preposition)) continue;
    const { object } = objectOf(words.slice(at + 1));
    const hot = /\bheat\b/.test(object) && preposition !== 'off';
    if (object && !hot && !/\bminutes?\b/.test(object)) return `${preposition} ${object}`;
  }
  return '';
}

/** "Stir the rice", "Toss with the pesto". */
function ofObject({ verb, particle, objects, place, rest }: Clause): string | null {
  const boils =
    verb === 'bring' && /\bto (?:a |the )?(?:gentle |rolling |bare |full )?(boil|simmer)\b/.exec(rest)?.[1];
  if (boils) return objects[0] ? `${boils} ${objects[0]}` : null;
  if (verb === 'let' || verb === 'leave') return letTitle(verb, rest);
  const said = particle ? `${verb} ${particle}` : verb;
  const [first, second] = objects;
  if (!first && /\b(?:lid|foil|plastic|towel|cloth|paper|wrap)\b/.test(place)) return null;
  if (!first) return /^(?:with|into|onto|over|to|through) /.test(place) ? `${said} ${place}` : null;
  const alone = `${said} ${first}`;
  if (PRONOUNS.has(first)) return place ? fitting(`${alone} ${place}`, null) : null;
  if (PLACING_VERBS.has(verb) && !particle) {
    const where = placeOf(rest.split(' '), /^(?:in|into|on|onto|to|over|from|off|under|between)$/);
    return fitting(`${alone} ${where}`.trim(), alone);
  }
  return second ? fitting(`${alone} and ${withoutArticle(second)}`, alone, LONGEST_PAIR) : alone;
}

/** "Bake until golden", "Chill 4 hours", "Cook in the air fryer". */
function ofEnd({ verb, particle, objects, place, rest, sentence }: Clause): string | null {
  if (verb === 'set' || particle === 'aside') return null;
  const said = [verb, particle, objects[0]].filter(Boolean).join(' ');
  const sign = /\b(?:until|till) ((?:[\w'-]+ ){0,2}[\w'-]+)(?=[,.;]| and | or |$)/i.exec(sentence)?.[1];
  if (sign && !/\b(?:is|are|has|have|the|a|an|it|they)\b/i.test(sign)) return `${said} until ${sign}`;
  if (place) return `${said} ${place}`;
  const time = /\b\d{1,3}(?: \d\/\d)?(?: to \d{1,3})? (?:minutes?|hours?|seconds?)\b/i.exec(rest)?.[0];
  if (time) return `${said} ${time}`;
  return objects[0] ? said : null;
}

const fitting = (title: string, otherwise: string | null, most = LONGEST_TITLE): string | null =>
  title.length <= most ? title : otherwise;

function letTitle(verb: string, rest: string): string | null {
  const words = rest.split(' ');
  const { end } = objectOf(words);
  // "Let it rise": what it does is said after "it".
  const more = /^(?:it|them)$/i.test(words[0] ?? '') && /^[a-z]+$/.test(words[end] ?? '') ? 1 : 0;
  const plain = dangling(words.slice(0, end + more).join(' '));
  if (plain === '') return null;
  if (!plain.includes(' ')) return /^(?:it|them)$/i.test(plain) ? null : `${verb} it ${plain}`;
  return `${verb} ${plain.split(' ').slice(0, 5).join(' ')}`;
}

const DANGLING =
  / (?:a|an|the|and|or|in|into|on|with|to|of|for|at|from|over|your|each|until|by|is|are|it|just|very|well|about|as|has|have|they|that|no)$/i;

function dangling(title: string): string {
  let rest = ` ${title.trim()}`;
  while (DANGLING.test(rest)) rest = rest.replace(DANGLING, '');
  return rest.trim();
}

const withoutArticle = (phrase: string): string => phrase.replace(/^(?:the|a|an) /i, '');
const capital = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);
