import { spelled } from './spelling.ts';
import { numbersInDigits } from './spoken-numbers.ts';

/** Brings a question as people say it into one plain form, so that the rules need not know every way to say it. */

const LONGEST_QUESTION = 500;

const FRACTION_SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
};

/** Speech recognition often drops the apostrophe, so it is optional. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan ?'?not\b|\bcan'?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|should|would|could|have|has|need|must)n'?t\b/g, '$1 not'],
  [/\b(i)'?m\b/g, '$1 am'],
  [/\b(what|that|where|how|when|who|it|there|here)'s\b/g, '$1 is'],
  [/\b(what|that|where|how|when)s\b/g, '$1 is'],
  [/\blet'?s\b/g, 'let us'],
  [/\b([a-z]{3,})'s\b(?! (?:worth|time)\b)/g, '$1 is'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\b(i|you|we|they|it)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they)'d\b/g, '$1 would'],
  [/\b(t?here)s\b/g, '$1 is'],
  // Typed in a hurry.
  [/\b(?:ur)\b/g, 'your'],
  [/\bu\b/g, 'you'],
  [/\br (?=(?:you|we|they|these|those|the)\b)/g, 'are '],
  [/\bppl\b/g, 'people'],
  [/\b(\d+) (?:yr|yo|y\/o)s?\b(?! old)/g, '$1 years old'],
  [/\b(last |over|to)nite\b/g, '$1night'],
  [/\bshud\b/g, 'should'],
  [/\b(go|step|back) bak\b/g, '$1 back'],
  [/\btmr (?=\d)/g, 'timer '],
  [/\bpower ?cut\b/g, 'power cut'],
  [/\bw (?=(?:this|that|it|the|a|an|my|these|those)\b)/g, 'with '],
  [/\b(?:cuz|cos|coz|bc)\b/g, 'because'],
  [/\bb4\b/g, 'before'],
  [/\brn\b/g, 'right now'],
  [/\babt\b/g, 'about'],
  [/\b(s?he)s\b/g, '$1 is'],
  [/\bwere (?=(?:only |just )?\d)/g, 'we are '],
  [/\baint\b/g, 'is not'],
  [/\b(?:omg|lol|argh+|ugh+|oops|ouch|yikes|help)\b(?=.)/g, ' '],
  [
    /^its\b|\bits (?=(?:all|too|very|so|not|way|still|gone|just|getting|a bit|burning|really|dry|like)\b)/g,
    'it is ',
  ],
  [
    /(^|\b(?:way|far|bit|is|are|tastes?|gone|went|got|much|came out) )to (?=(?:salty|spicy|hot|sweet|sour|acidic|bitter|thick|thin|watery|runny|dry|wet|sticky|greasy|oily|bland|soft|tough|dark)\b)/g,
    '$1too ',
  ],
  [/\bhrs?\b/g, 'hours'],
  [/\byrs?\b/g, 'years'],
  [/\b(\d+) ?mins?\b/g, '$1 minutes'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/ ?/g, 'with '],
  [/\bp(?:ls|lz|lease pls)\b/g, 'please'],
  [/\b(?:tmrw|tmr|2morrow)\b/g, 'tomorrow'],
  [/\b(\d+) ?(?:deg|degs)\b/g, '$1 degrees'],
  [/ ?= ?\??/g, ' in '],
  [/\bcorn starch\b/g, 'cornstarch'],
  [/\b(potat|tomat)os\b/g, '$1oes'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'have to'],
  [/\blemme\b/g, 'let me'],
  [/\bgimme\b/g, 'give me'],
  [/°/g, ' degrees '],
  [/\b(?:am|are) (?:i|we|you) (?:meant|supposed|going|allowed) to\b/g, 'do i'],
  [/\bdo i (?:really |actually |just |even )?(?:have|need|got) to\b/g, 'do i'],
  [/\brefrigerator\b|\bicebox\b/g, 'fridge'],
  [/\bchill(?:i|ies)\b|\bchile\b/g, 'chili'],
  [/\byoghurt\b/g, 'yogurt'],
  [/\bmils\b/g, 'ml'],
  [/\bparm\b/g, 'parmesan'],
  [/\bveg\b|\bveggies\b/g, 'vegetables'],
  [/\bspuds\b|\btaters\b/g, 'potatoes'],
  [/\bcentre\b/g, 'center'],
  [/\bspring form\b/g, 'springform'],
];

/** Words that open or close a question and mean nothing. */
const OPENERS =
  /^(?:hey|hi|hello|ok|okay|um+|uh+|hm+|so|well|oh|please|chef|crisper|alright|all right|right|yeah|yes|actually|sorry|excuse me|quick question|and|but|also|just) ,? ?(?!for\b|to\b|if\b|with\b)(?=\S)/;
const CLOSERS =
  /,? (?:please|thanks|thank you|chef|crisper|for me|real quick|right now|then|though|exactly|anyway|man|mate|dear)$/;

const POLITE =
  /^(?:(?:can|could|would|will|may) (?:you|we|i)|i (?:want|need|would like) you to|i (?:want|need|would like) to|go ahead and|would you mind|let us|let me|why do not you|you can|is it possible to|do me a favor and|you should|i think we should) (?:please |just |maybe )?/;
/** What an assistant can be asked to do; "can you freeze it" is a question about freezing. */
const FOR_ASSISTANT = new Set(
  'set start stop cancel pause resume tell read repeat say go skip show remind give list convert turn move scale double halve triple help explain add make put take jump clear delete walk wait count let remove end restart mark time bring check speak talk change adjust hear'.split(
    ' ',
  ),
);

/** The order behind a polite request ("could you please set a timer"), or null when it is none. */
function orderIn(text: string): string | null {
  const order = text.replace(POLITE, '');
  return order !== text && FOR_ASSISTANT.has(order.split(' ')[0]!) ? order : null;
}

export interface PlainQuestion {
  /** Lower case, no contractions, numbers in digits, commas as words of their own. */
  text: string;
  /** True when it is put as a question; a polite request is not. */
  asks: boolean;
}

const QUESTION =
  /^(?:what|which|when|where|who|why|how|is|are|was|were|am|do(?! not (?!i\b|we\b))|does|did|can|could|should|shall|would|will|may|has|have i|any)\b/;

export function plainQuestion(question: string): PlainQuestion {
  const spread = question
    .slice(0, LONGEST_QUESTION)
    .toLowerCase()
    .replace(/[½⅓⅔¼¾⅛]/g, (sign) => ` ${FRACTION_SIGNS[sign]} `)
    .replace(/[’‘`´]/g, "'");
  const marked = /\?\s*$/.test(spread);
  let text = CONTRACTIONS.reduce((now, [from, to]) => now.replace(from, to), spread)
    .replace(/[^\p{L}\p{N}'/.:,\s–-]/gu, ' ')
    .replace(/([.,:])(?!\d)/g, ' , ')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/(\d)-?(?=[a-z])/g, '$1 ')
    .replace(/(\d) ?[-–] ?(?=\d)/g, '$1 to ');
  text = trimmed(text.split(/\s+/).filter(Boolean).map(spelled).join(' '));
  const order = orderIn(text);
  text = numbersInDigits(trimmed(order ?? text).split(' '))
    .join(' ')
    .replace(/\b0\.5 and 0\.5\b/g, 'half and half');
  return { text, asks: order === null && (QUESTION.test(text) || marked) };
}

/** Takes one opener or closer off at a time, at most as many as a person would string together. */
function trimmed(text: string): string {
  let now = text;
  for (let round = 0; round < 6; round += 1) {
    const next = withoutEndCommas(now.replace(OPENERS, '').replace(CLOSERS, ''));
    if (next === now || next === '') break;
    now = next;
  }
  return now;
}

function withoutEndCommas(text: string): string {
  const words = text.split(' ');
  const from = words.findIndex((word) => word !== ',' && word !== '');
  const to = words.findLastIndex((word) => word !== ',' && word !== '');
  return words.slice(Math.max(0, from), to + 1).join(' ');
}
