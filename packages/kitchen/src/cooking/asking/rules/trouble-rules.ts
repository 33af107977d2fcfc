import { type Rule, said } from './rule.ts';

/** Something went wrong. Asked in many ways, so that these come before the questions about steps. */
export const EMERGENCY_RULE = {
  intent: 'emergency',
  says: said`
    \b(?:on|caught) fire\b
    \b(?:grease|oil|fat|pan|oven|kitchen) fire\b
    \b(?:hot|boiling) (?:oil|water|fat|grease|sugar|caramel|steam)\b.{0,30}\b(?:my|his|her) (?:hand|arm|finger|face|leg|foot|wrist|skin|eye)
    \b(?:burn|burned|burnt|scalded) (?:on )?(?:my|his|her) (?:\w+ )?(?:hand|arm|finger|face|leg|foot|wrist|skin|lip|mouth with)
    \bcut (?:my|his|her) (?:finger|hand|thumb)
    \bflames\b
    \bsmoke alarm\b
    \b(?:cut|sliced) (?:my|his|her)(?:self)?\b
    \bburn(?:ed|t) (?:my|his|her)(?:self)?(?: (?:finger|hand|arm|tongue|wrist|thumb|skin|palm))
    \bburn(?:ed|t) (?:my|him|her)self\b
    \b(?:choking|scalded|bleeding)\b
    \ballergic reaction\b
    \bgas leak\b
    \bsmell gas\b
  `,
} as const satisfies Rule;

export const TROUBLE_RULES = [
  {
    intent: 'cannot-know',
    says: said`
      \b(?:did|have|had) (?:i|we) (?:already|ever|just|yet)\b
      \bso far\b
      \blast (?:time|week|night)\b
      \bwhich aisle\b
      \b(?:football|weather|news|score in|who won|music|song|joke|vote|elections?|politic\w*|email|essay|homework|movie|bitcoin|president|price|cost)\b
      \bhow much (?:does|do) .{2,30} cost\b
    `,
  },
  {
    intent: 'allergens',
    says: said`
      \ballerg
      \b(?:celiac|coeliac|intoleran)
      \bnut free\b
    `,
    unless: said`
      \breaction\b
      \binstead\b
      \bwhat (?:can|could|do|should) i use\b
    `,
  },
  {
    intent: 'rescue',
    says: said`
      \b(?:going|gone|went|got|getting) (?:black|brown|dark|bitter|soggy|hard|cold)\b
      \b(?:stop|keep|prevent|avoid)\b.{0,15}\b(?:sticking|burning|curdling|boiling over|splitting|drying)\b
      \bturn(?:ed|ing|s)? (?:brown|black|dark|bitter|gr[ae]y)\b
      \b(?:burn(?:ed|t|ing|s)?|scorch\w*|charred|blackened)\b
      \btoo (?:salty|spicy|hot|sweet|sour|acidic|bitter|thick|thin|watery|runny|soupy|lumpy|dry|wet|sticky|greasy|oily|bland|mushy|soft|tough|chewy|dense|crumbly|dark|brown)\b
      \b(?:over ?salted|over ?cooked|over ?mixed|under ?cooked|over ?seasoned|over ?done)\b
      \btoo much (?:salt|pepper|chili|spice|water|oil|sugar|vinegar|lemon|garlic|flour|liquid|milk|cream|broth|stock|heat)\b
      \b(?:lumpy|lumps|clumpy|clumps|clumping|curdl\w+|split|splitting|separat(?:ed|ing)|broke|broken|grainy|soggy|mushy|rubbery|watery|gluey|bland|tasteless|flavorless)\b
      \b(?:stuck|sticking|sticks?) (?:to|together|on)\b
      \bno (?:flavor|taste)\b
      \b(?:does|do|will|did|is|are) not (?:rise|rising|thicken\w*|set(?:ting)?|brown(?:ing)?|get(?:ting)? (?:crisp|crispy|brown|thick)|come together|melt(?:ing)?|crisp(?:ing)?)\b
      \bboil(?:ed|s|ing)? over\b
      \braw in the (?:middle|center)\b
      \bforgot (?:to|the|about)\b
      \bforgotten\b
      \bdropped\b
      \bsav(?:e|ing) it\b
      \bfix\b
      \brescue\b
      \b(?:fell|falling|falls) apart\b
      \bnot (?:salty|sweet|spicy|crispy|crisp|thick) enough\b
      \bsmok(?:e|ing|y)\b(?=.{0,20}\b(?:pan|oil|oven|kitchen)?\b)
    `,
    unless: said`
      \bsmoked\b
      \btimer\b
      \bhow many calories\b
      \bforgot (?:where|what step|which)\b
      \bsplit (?:peas?|it (?:in|into))\b
      \bburner\b
      \bcan i eat\b
      \bsafe\b
    `,
  },
] as const satisfies readonly Rule[];
