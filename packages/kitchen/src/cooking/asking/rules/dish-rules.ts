import { type Rule, said } from './rule.ts';

/** What the recipe itself can be asked: heat, time, signs, ingredients. The first rule that fits decides. */
export const DISH_RULES = [
  {
    intent: 'spicy',
    says: said`
      \bhow (?:spicy|hot) is (?:it|this|the (?:dish|recipe|sauce))\b
      \b(?:is|are|will) (?:it|this|the (?:dish|recipe|sauce)|they) (?:be )?(?:very |too |really |that )?(?:spicy|hot|mild)\b
    `,
  },
  {
    intent: 'why',
    says: said`
      ^why\b
      ^what is the (?:point|purpose|reason)\b
      \bwhat (?:does|do|will) (?:the )?[a-z ]{2,25} do$
      \bwhat (?:is|are) (?:the |all the )?[a-z ]{2,25} for(?: (?:on|in|here).{0,25})?$
    `,
  },
  {
    intent: 'al-dente',
    says: said`
      \bal ?dente\b
    `,
  },
  {
    intent: 'ready-at',
    says: said`
      \bif i start (?:now|at)\b
      \bwhen will (?:it|this|that|everything) be (?:ready|done|finished)\b
      \bwhat time (?:will|is|do|can|should)\b
      \bwhen (?:will|is|can|do|should|are)\b.{0,25}\b(?:dinner|lunch|breakfast|food|we eat|i eat|supper|on the table|be ready|be done|serve)\b
      \bhow (?:long|much longer|soon)\b.{0,15}\b(?:until|till|before|to)\b.{0,15}\b(?:dinner|lunch|we eat|i (?:can )?eat|we can eat|it is ready|it is done|ready|done|finished|serv|food|eating)\b
      \bhow much longer\b.{0,12}\b(?:recipe|whole|dinner)\b
    `,
  },
  {
    intent: 'doneness',
    says: said`
      \bhow (?:do|can|will|would|should|does) (?:i|you|we|one|it|they|the \w+) (?:know|tell|look|see|check|test|smell|feel)\b
      \b(?:is|are|was|were) (?:it|they|this|that|these|the \w+(?: \w+)?|my \w+) (?:already |all |fully )?(?:done|ready|cooked|baked|finished|fully cooked|brown enough|thick enough|crispy enough|set)\b
      \bwhen (?:is|are|will|do i know|does) (?:it|they|this|the \w+(?: \w+)?|my \w+) ?(?:be )?(?:is |are )?(?:done|ready|cooked|baked|finished|look done)\b
      \blook(?:s|ing)? (?:like|right|done|ok|okay)\b
      \bsupposed to (?:look|be|smell|taste|feel|bubble|happen)\b
      \bcooked (?:through|enough|all the way)\b
      \bwhat (?:color|colour|texture|consistency)\b
      \bhow (?:brown|thick|golden|dark|soft|tender|firm|crispy|crisp|smooth|wet|sticky)\b
      \b(?:is|are) (?:it|this|that) (?:normal|ok|okay|right|supposed)\b
      \bhow do i test\b
      \bshould (?:it|they|the \w+(?: \w+)?) (?:be|look|feel|smell) (?!at\b|on\b|in\b|the oven)\w
      \bdone yet\b
      \bready yet\b
      \bsigns?\b
    `,
    unless: said`
      \bhow (?:big|small|large)\b
      \bno \w+ in it\b
      \btemperature\b
      \bhow hot\b
      \bdegrees\b
      \bdinner (?:be )?ready\b
      \bwhat time\b
      \bhow (?:big|small|thick|thin) (?:should|do) (?:i|the \w+) (?:cut|chop|slice|dice|pieces|slices)\b
      \b(?:cut|sliced|chopped|diced|peeled)\b
      \bhow thick\b.{0,20}\b(?:slice|cut|pieces)\b
      \bcovered\b
    `,
  },
  {
    intent: 'temperature',
    says: said`
      \b(?:the|off the|off) heat\b
      \btemperature\b
      \btemp\b
      \bhow (?:hot|high)\b
      \b(?:what|which|how much|kind of) (?:heat|setting|flame)\b
      \bdegrees\b
      \bheat (?:level|setting)\b
      \boven (?:at|setting|set|be)\b
      \bflame\b
      \bpreheat
      \b(?:high|low|medium) (?:heat|or)\b
      \bhow many degrees\b
      \bburner\b
      \b(?:turn|lower|reduce|raise) (?:the |it |up |down )+(?:heat|up|down|flame)?\b
      \bheat (?:on|off)\b
      \bturn off (?:the )?(?:heat|oven|stove)\b
    `,
    unless: said`
      \broom temperature\b
    `,
  },
  {
    intent: 'cooling',
    says: said`
      \bwait before\b
      \bbefore i (?:slice|cut|serve|eat|frost|ice) it\b
      \bhow long\b.{0,25}\b(?:cool|rest|sit|stand)\b
      \b(?:let|need to|have to|should|do) .{0,20}\b(?:cool|rest|sit|stand)\b(?! (?:out|on))
      \bcool(?:ing)? (?:it|them|this|down|time|first|completely|off)\b
      \bresting\b
      \brest (?:the|it|them|before)\b
      \bwait (?:before|until) (?:cutting|slicing|serving|it cools)\b
      \b(?:cut|slice|serve|eat|frost|ice) (?:it|them|this)? ?(?:right away|immediately|hot|warm|while)\b
    `,
    unless: said`
      \brest of\b
    `,
  },
  {
    intent: 'timing',
    says: said`
      \bhow (?:long|many (?:minutes|hours|seconds)|much (?:time|longer))\b
      \b(?:cooking|baking|prep|total|cook|bake|roasting|simmering|marinating|resting|rising) times?\b
      \bwhat (?:is )?(?:the )?time\b
      \bfor how (?:long|many minutes)\b
      \bis \d{1,3} (?:minutes|hours) (?:enough|too (?:long|much)|ok|okay)\b
      \bhow quick(?:ly)?\b
      \b(?:needs? a|should i set a|set a|need a) timer\b
    `,
  },
  {
    intent: 'technique',
    says: said`
      \bwhat (?:does|do|is|are)\b.{0,30}\b(?:mean|meaning|called)\b
      \bwhat (?:is|are|do you mean by) (?:a |an |the )?(?:to )?(?:(?:\w+ )?\w+ing|simmer|saute|sauté|fold|julienne|mince|dice|zest|deglaze|blanch|roux|sear|braise|poach|broil|score|baste|caramelize|temper|emulsify|render|chiffonade|(?:soft|stiff) peaks?|dredge|parboil|sweat|bloom|reduction|double boiler|water bath|bain marie|mirepoix|slurry|proof|medium heat|rolling boil|pinch|knob|dash|rest)\b
      \bhow (?:do|should|can|would) (?:i|you|we) (?:best |properly |correctly )?(?:simmer|saute|sauté|fold|julienne|mince|dice|zest|deglaze|blanch|sear|braise|poach|broil|score|baste|caramelize|temper|emulsify|render|chiffonade|dredge|parboil|sweat|bloom|reduce|knead|proof|separate|crack|peel|chop|slice|cut|grate|toast|whisk|whip|beat|cream|melt|shred|debone|devein|core|pit|seed|crush|drain|season|truss|butterfly|steam|fry|marinate|thicken|flip|roll|grease|sift|clean|trim|spatchcock|cube|quarter|halve|squeeze|juice|boil|stir fry|bread|pound|skin)\b
      \b(?:difference between|chopped or minced)\b
      \bhow (?:small|big|thick|thin|fine|finely|large|coarse(?:ly)?)\b.{0,25}\b(?:cut|chop|slices?|dice|pieces?|cubes?|chunks?|mince|strips?|be|the|should)\b
      \bhow (?:should|is|are|do) (?:the |my )?[a-z ]{2,25} (?:be )?(?:cut|sliced|chopped|diced|peeled|prepared|prepped|minced|grated)\b
      \bwhich way\b
      \bwhat kind of (?:knife|cut)\b
      \bmince or (?:chop|slice)\b
      \bpeeled\b
      \b(?:do|should) i (?:peel|seed|core|rinse|wash|sift|pit|devein|trim|crush|toast|skin)\b
      \b(?:explain|show me how to|teach me)\b
    `,
    unless: said`
      \bhow long\b
      \bwhat is in\b
    `,
  },
  {
    intent: 'ingredients',
    says: said`
      \bingredients?\b
      \bwhat (?:all )?(?:do|will|would|should) (?:i|we) (?:all )?(?:need|have to (?:have|buy|get)|get ready|take out|buy|gather|prepare)\b
      \bshopping list\b
      \bwhat (?:goes|is|comes) in(?:to)? (?:it|this|the (?:dish|sauce|recipe|marinade|dressing|batter|dough|bowl|pan|pot|filling))\b
      \bwhat (?:is|else is) in (?:it|this)\b
      \bwhat (?:spices|vegetables|herbs|meat|seasonings?|dairy|cheese|veggies)\b
    `,
    unless: said`
      \bhow (?:much|many)\b
    `,
  },
  {
    intent: 'where-used',
    says: said`
      ^when do i \w
      \b(?:does|do) (?:the )?[a-z ]{2,25} go (?:in|back|into|on)\b
      \bwhen (?:do|does|should|can|will|would|am|is|are)\b.{0,20}\b(?:add|put|use|pour|stir|mix|throw|go|goes|in|need|added|used)\b
      \bwhat (?:do|should|am) i (?:do|supposed to do) with\b
      \bwhere (?:do|does|should|is|are) .{0,25}\b(?:go|goes|used|put|add|come|need)\b
      \b(?:do|should|can) i (?:add|put|use|throw|pour|stir|mix)\b.{0,40}\b(?:now|yet|already|here|at the same time|together|first|later|in this step|all at once|before|after)\b
      \bwhat (?:is|are) (?:the )?[a-z ]{2,25} for(?: (?:on|in|here).{0,25})?$
      \b(?:which|what) step (?:uses?|needs?|has|is)\b
      \ball of the\b
      \bare (?:the )?[a-z ]{2,25} (?:added|used|going) (?:now|later|in|here|at)\b
      \bdid i (?:need|have) to\b.{0,20}\b(?:add|put)\b
      \bwhat do i (?:add|put in|mix|need) (?:now|next|first|here)\b
      \bwhat gets (?:added|mixed)\b
    `,
  },
  {
    intent: 'how-much',
    says: said`
      \bhow (?:much|many)\b
      \bwhat (?:amount|quantity)\b
      \b(?:amount|quantity) of\b
      \b(?:is it|was it|did you say|was that) \d
      \b(?:teaspoon|tablespoon|cups?|grams?) or (?:a )?(?:teaspoon|tablespoon|cups?|grams?)\b
      \b(?:a )?(?:teaspoon|tablespoon|cup) of what\b
      \bmeasure(?:ment)?s?\b
    `,
  },
  {
    intent: 'in-recipe',
    says: said`
      \b(?:is|are) there (?:any |some )?[a-z ]{2,30}(?:in (?:it|this|here|the (?:recipe|dish|sauce)))?$
      \b(?:does|do) (?:it|this|the (?:recipe|dish|sauce)) (?:have|need|use|include|call for|contain|take|get)\b
      \b(?:any|some) [a-z ]{2,25} in (?:it|this|here|the recipe)\b
      \b(?:is|are) (?:the )?[a-z ]{2,25} in (?:it|this|here|the recipe)\b
    `,
  },
  {
    intent: 'serve-with',
    says: said`
      \bserve (?:it |this |that |them )?with\b
      \bgoes? (?:well )?with\b
      \bpair\w*\b
      \bwine\b
      \bside dish
      \bon the side\b
      \bgarnish
      \bhow (?:do|should) i (?:serve|plate|present)\b
      \btop(?:ping)? (?:it )?with\b
      \beat (?:it|this) with\b
      \bsides?\b
    `,
  },
  {
    intent: 'help',
    says: said`
      ^help(?: me)?(?: out)?$
      \bwhat can (?:you|i) (?:do|ask|say|help)\b
      \bwhat (?:commands|questions)\b
      \bhow do(?:es)? (?:you|this|i use you|i use this|it|the assistant|the timers?) work\b
      \bhow do i (?:use|talk|set a timer|go|start a timer)\b
      \bwhat are you\b
      \bwho are you\b
    `,
  },
] as const satisfies readonly Rule[];
