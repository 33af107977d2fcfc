import type { Intent } from './rules/intents.ts';
import { said } from './rules/rule.ts';

/** What a few words alone decide, whatever the rest could mean: what was learned from examples is not asked. */
const MEASURE =
  '(?:grams?|g|kilos?|kilograms?|kg|ounces?|oz|pounds?|lbs?|cups?|tablespoons?|tbsps?|teaspoons?|tsps?|milliliters?|millilitres?|ml|liters?|litres?|l|pints?|quarts?|sticks?)';
const AMOUNT = String.raw`(?:\d[\d./]{0,6}|an?) ${MEASURE}`;

const SURE: readonly (readonly [about: RegExp, intent: Intent, unless?: RegExp])[] = [
  [
    /^(?:i |we )?(?:have |got |there is |there are )?no (?!idea|time|need|clue|problem|thanks|more than|longer|one\b|grill\b|oven\b|stove\b)[a-z]/,
    'substitute',
    /\b(?:flavor|taste|timer|power|thermometer|pan|pot|torch|mixer|blender|processor|sheet|dish|tin|lid|rack|machine|cooker|fryer|wok|skillet|whisk|bowl|foam|bubbles)\b|\bno [a-z ]{1,30}\b(?:in (?:it|this|here|there))\b/,
  ],
  [
    /\b(?:flat|boring|dull|missing something|something (?:is )?missing|what is missing|tastier|needs something|more flavor)\b/,
    'rescue',
    /\b(?:pan|lid|bread|lay|press\w*|griddle|iron|surface|leaf|parsley|noodles|ingredients?|cake|pancakes?)\b|^(?:what am i|am i) missing\b/,
  ],
  [
    /\b(?:is|are|it|tastes?|went|gone|a bit|turned|so|very) bitter\b|\bstuck in the (?:tin|pan|mou?ld|dish)\b/,
    'rescue',
  ],
  [/\blooks? (?:like )?(?:scrambled|curdled|split|lumpy|grainy|separated|broken)\b/, 'rescue'],
  [/\bwhite (?:stuff|gunk|goo|foam|bits|blobs)\b|\bfat floating\b/, 'rescue'],
  [/\bdough\b.{0,30}\b(?:overnight|fridge|tomorrow)\b/, 'make-ahead', /\b(?:freez|counter|left|forgot)/],
  [/\beggshell\b|\b(?:bit|piece) of (?:egg )?shell\b/, 'rescue'],
  [
    said`
      \b${AMOUNT}\b.{0,40}\b(?:in|to|into|as|how many|is|equals?) (?:an? )?${MEASURE}$
      \b${AMOUNT}\b.{0,40}\bhow many ${MEASURE}\b
      \b${AMOUNT} (?:of )?[a-z ]{2,30} ${MEASURE}$
      \b(?:${AMOUNT}|cup|tablespoon|teaspoon|stick) of [a-z ]{2,30} (?:weight|weighs?|in weight)$
      \bjuice of (?:an?|\d) .{0,30}\b(?:how (?:many|much)|in)\b
      \b${AMOUNT}\b.{0,25}\bhow many [a-z]+ (?:is|are) (?:that|it)\b
      \b\d{2,3} (?:degrees )?(?:c|f|celsius|fahrenheit)\b.{0,20}\b(?:c|f|celsius|fahrenheit)$
    `,
    'convert',
    /\b(?:timer|step|instead|how long)\b/,
  ],
  [/\bgas marks?\b/, 'convert'],
  [/^(?:double|triple|halve|quadruple) (?:it|this|everything|the (?:recipe|lot))\b/, 'scale'],
  [/^(?:go|step|take me) back (?:a|1|one)(?: step)?$/, 'previous'],
  [/^how long (?:till|until|before) (?:it|they|this) (?:sets?|is set|are set)$/, 'timing'],
  [/^what is (?:rare|medium rare|medium well|medium|well done)$/, 'temperature'],
  [/^how warm\b/, 'temperature', /\b(?:serve|keep|oven)\b/],
  [
    /\btastes? (?:of|like) (?:nothing|water)\b|\b(?:lacks?|lacking|not much|hardly any|needs more) (?:flavor|taste)\b/,
    'rescue',
  ],
  [/\bwe are (?:only |just )?\d{1,2}(?: people| of us| tonight| today| now)?$/, 'scale'],
  [/^(?:the |my )?[a-z ]{3,20} (?:is|are|turned to|went|gone|all) (?:all |totally )?mush(?:y)?$/, 'rescue'],
  [
    /\bcan not (?:have |eat |do )?[a-z ]{3,20} what is\b/,
    'substitute',
    /\b(?:find|get|see|tell|remember|hear)\b/,
  ],
  [/\b(?:grease|oil|fat|pan|oven|kitchen) fire\b|\bon fire\b/, 'emergency'],
  [
    /\b(?:too expensive|costs? too much|can not (?:find|get)|could not (?:find|get)|no store has|hard to find|is finished|not (?:at|in) the (?:shop|store))\b/,
    'substitute',
    /\b(?:timer|step|page|finished cooking|dinner|it is finished)\b/,
  ],
  [
    /\bcan not (?:have|eat|do|stand|tolerate)\b.{0,40}\b(?:what|swap|sub|instead|how|alternatives?|replace)\b/,
    'substitute',
  ],
  [
    /\b(?:can|could|do|does|will|is|are)\b.{0,40}\b(?:be frozen|freez(?:e|es|able) well|freezable)\b/,
    'freeze',
    /\b(?:instead|straight|still frozen|thaw)/,
  ],
  [
    /\b(?:today|tonight|now|this morning|evening)\b.{0,40}\b(?:bake|cook|finish|fry|serve|eat|roast|boil)?\b.{0,20}\btomorrow\b/,
    'make-ahead',
    /\b(?:freez|left|safe|still|remind)/,
  ],
  [
    /\b(?:stop|prevent|keep|avoid|without)\b.{0,30}\b(?:going|turning|from|it)?\b.{0,10}\bbrown(?:ing)?\b/,
    'rescue',
  ],
  [
    /\b(?:burning|burns|burn|on fire|numb)\b.{0,12}\b(?:mouth|tongue|lips)\b|\b(?:mouth|tongue|lips)\b.{0,12}\b(?:burning|burns|on fire)\b/,
    'rescue',
    /\bburn(?:ed|t) my\b/,
  ],
  [/^(?:soft|stiff|firm) peaks?$|^al dente$|^medium heat$|^a? ?rolling boil$/, 'technique'],
  [/^(?:make|turn) (?:it|this) (?:vegan|vegetarian|gluten free|dairy free)\b/, 'substitute'],
  [
    /\b(?:stuck (?:to|in) the (?:tin|pan|mou?ld|dish|paper|sheet)|(?:falls?|falling|fell|fall) apart|tears?|ripp(?:ed|ing)|torn|not crisp\w*|no bubbles|not bubbling|has not set|did not set)\b/,
    'rescue',
    /\b(?:until|should|supposed|how (?:do|long)|when)\b/,
  ],
  [
    /\b(?:keep|store|save|last|good for)\b.{0,40}\b(?:a week|\d+ (?:weeks?|days|months?))\b/,
    'storage',
    /\bfreez|\btimer\b/,
  ],
];

export const sureMeaning = (text: string): Intent | null =>
  SURE.find(([about, , unless]) => about.test(text) && !unless?.test(text))?.[1] ?? null;
