/** What a question can be about. The first matching pattern wins, so specific intents come before general ones. */
export const INTENTS = [
  [
    'safety',
    /\bsafe\b|\bsafely\b|\bfood poisoning\b|\bsalmonella\b|\bgo(?:ne|es)? (?:bad|off)\b|\bspoil|\bleft (?:\w+ ){0,4}out\b|\bovernight on the counter\b|\brefreeze\b|\bthaw\b|\bdefrost\b|\braw (?:chicken|egg|eggs|meat|pork|fish)\b|\bpink\b|\bwash (?:the )?(?:chicken|meat)\b|\breheat/,
  ],
  ['cancel-timer', /\b(?:cancel|stop|clear|delete|turn off|end) (?:the |my |that )?(?:\w+ )?timer\b/],
  [
    'timer-status',
    /\b(?:how (?:much|long)[^?]{0,30}(?:left|remaining)|time (?:is )?left|timer status|check (?:the |my )?timer)\b/,
  ],
  [
    'set-timer',
    /\b(?:set|start|add|put|give me)\b[^?]{0,30}\b(?:timer|alarm)\b|\btimer for\b|\bremind me in\b/,
  ],
  [
    'convert',
    /\bconvert\b|\bin (?:grams?|ounces?|cups?|celsius|fahrenheit|milliliters?|ml|metric|pounds?|tablespoons?|teaspoons?)\b|\bhow many (?:grams?|ounces?|cups?|tablespoons?|teaspoons?|milliliters?|ml)\b|\bwhat(?:'s| is) \d+[^?]{0,20}\b(?:celsius|fahrenheit)\b/,
  ],
  [
    'substitute',
    /\bsubstitut|\binstead of\b|\breplac|\bswap\b|\b(?:don'?t|do not|didn'?t) have\b|\bout of\b|\bran out\b|\bno more\b|\balternative\b|\bwhat (?:else )?can i use\b|\bin place of\b/,
  ],
  ['ingredients', /\bingredients?\b|\bwhat do i need\b|\bshopping list\b|\bwhat goes in\b/],
  ['how-much', /\bhow (?:much|many)\b|\bwhat amount\b|\bquantity of\b/],
  [
    'leave-out',
    /\bleave (?:it |out|the )|\bskip\b(?! (?:to|ahead|this step|step))|\bwithout (?!a |the lid)|\bomit\b|\bdo i (?:really )?need (?:the |any |to add )?\w|\bis (?:the )?\w+(?: \w+)? (?:necessary|optional|needed)\b/,
  ],
  [
    'storage',
    /\bstore\b|\bstorage\b|\bkeep (?:in|for)\b|\bhow long (?:does|do|will|can)[^?]{0,40}\b(?:keep|last|good)\b|\bfreeze\b|\bleftovers?\b|\bin the (?:fridge|freezer)\b/,
  ],
  ['al-dente', /\bal ?dente\b/],
  [
    'doneness',
    /\bhow (?:do|can|will|would) i (?:know|tell)\b|\b(?:is|are) (?:it|they|the \w+) (?:done|ready|cooked)\b|\bwhen (?:is|are) (?:it|they|the \w+) (?:done|ready|cooked)\b|\bwhat should it look like\b|\blook like\b|\bcooked through\b/,
  ],
  ['nutrition', /\bcalorie|\bprotein\b|\bcarbs?\b|\bnutrition|\bhow healthy\b/],
  ['allergens', /\ballerg|\bcontain|\bgluten\b|\bvegan\b|\bvegetarian\b|\bdairy\b/],
  [
    'temperature',
    /\btemperature\b|\bhow hot\b|\bwhat heat\b|\bdegrees\b|\bheat (?:level|setting)\b|\boven (?:at|setting)\b|\bflame\b/,
  ],
  ['timing', /\bhow long\b|\bhow many minutes\b|\bhow much time\b|\bwhat time\b|\bminutes\b/],
  ['previous', /\bprevious\b|\bgo back\b|\blast step\b|\bback (?:a|one) step\b|\bbefore that\b/],
  ['repeat', /\brepeat\b|\bsay (?:that|it) again\b|\bagain\b|\bpardon\b|\bwhat did you say\b/],
  [
    'next',
    /\bnext\b|\bwhat'?s? (?:now|then)\b|\bmove on\b|\bskip (?:to|ahead|this step)\b|\bcontinue\b|\bgo on\b|\bwhat comes after\b/,
  ],
  ['done', /\b(?:i'?m |i am |it'?s |that'?s |all )?(?:done|finished|complete|completed|ready)\b/],
  ['stop', /\bstop\b|\bwait\b|\bpause\b|\bhold on\b|\bhang on\b|\bone (?:moment|second|minute)\b|\bquiet\b/],
  [
    'current',
    /\bcurrent step\b|\bwhich step\b|\bwhat step\b|\bwhere (?:am|are) (?:i|we)\b|\bwhat (?:do|should|am) i (?:do|doing|supposed)\b/,
  ],
  [
    'overview',
    /\boverview\b|\bsummar|\ball (?:the )?steps\b|\bwhole recipe\b|\btell me about\b|\bwhat are we (?:making|cooking)\b/,
  ],
  ['start', /\bstart\b|\bbegin\b|\blet'?s (?:go|cook)\b|\bready to cook\b|\bfirst step\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Intent = (typeof INTENTS)[number][0] | 'help';

const LONGEST_QUESTION = 500;

export function plainQuestion(question: string): string {
  return question.slice(0, LONGEST_QUESTION).toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

export function intentOf(question: string): Intent {
  const plain = plainQuestion(question);
  return INTENTS.find(([, words]) => words.test(plain))?.[0] ?? 'help';
}
