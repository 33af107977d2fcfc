import { type Rule, said } from './rule.ts';

/** What the kitchen knows beyond the steps: measures, keeping, diets, swaps, tools. The first rule that fits decides. */

const MEASURE =
  '(?:grams?|g|kilos?|kilograms?|kg|ounces?|oz|pounds?|lbs?|cups?|tablespoons?|tbsps?|teaspoons?|tsps?|milliliters?|ml|liters?|l|pints?|quarts?|fluid ounces?|sticks?)';
const DISH = '(?:it|this|that|them|these|the (?:dish|recipe|meal|rest|leftovers?|whole thing|food))';

export const KITCHEN_RULES = [
  {
    intent: 'convert',
    says: said`
      \bconvert\b
      \b\d[\d/.]{0,6} ?(?:degrees )?(?:c|f|celsius|fahrenheit|centigrade)\b.{0,20}\b(?:in|to|into|as)\b
      \b\d{2,3} degrees.{0,12}\b(?:in|to) (?:c|f|celsius|fahrenheit)\b
      \bhow many ${MEASURE} (?:are |is |go |make )?(?:in|to|per|equal|make)\b
      \bhow many ${MEASURE} (?:is|are|makes?|equals?|does|do)\b.{0,25}\b(?:an?|\d[\d./]{0,6}|1 of)\b
      \b(?:an?|\d[\d./]{0,6}) ${MEASURE}(?: of [a-z ]{1,40})? (?:in|to|into|as) (?:\w+ )?${MEASURE}\b
      \bhow (?:much|heavy|big)(?: does| is| are)?(?: in)? (?:an?|1|\d[\d./]{0,6}) ${MEASURE}\b
      \bhow much does (?:an?|1|\d) [a-z ]{2,30}weigh\b
      \bgas mark\b
      \bwhat is \d{2,3} (?:degrees )?(?:c|f|celsius|fahrenheit)\b
      \bwhat does (?:an?|1|\d[\d./]{0,6}) .{2,40}\bweigh\b
      \bhow many \w+ in (?:an?|1) (?:cup|pound|stick|tablespoon|kilo|pint|quart|liter|ounce)\b
    `,
  },
  {
    intent: 'freeze',
    says: said`
      \bfreez(?:e|es|ing|er)\b
      \bfrozen\b(?=.{0,20}\b(?:keep|later|ahead)\b)
    `,
    unless: said`
      \brefreeze\b
      \b(?:kitchen|room|house) is freezing\b
      \bfreeze .{0,15}again\b
      \bfrozen\b.{0,30}\binstead\b
    `,
  },
  {
    intent: 'safety',
    says: said`
      \bleav(?:e|ing) (?:it|this|that|them|these|leftovers|food|the (?:dish|food|leftovers|rest)) out\b(?! of)
      \bsafe(?:ly|ty)?\b
      \bfood poisoning\b
      \bsalmonella\b
      \bgone (?:bad|off)\b
      \bgo(?:es)? (?:bad|off)\b
      \bspoil
      \bexpired\b
      \bpast (?:its|the) (?:date|use by|best)\b
      \b(?:left|sit|sits|sitting|stand|stay|been)\b.{0,30}\bout\b
      \b(?:left|leave|leaving|sit|sitting|stand|keep|be|stay|cool|marinate)\b.{0,30}\b(?:on the counter|at room temperature|on the stove|out (?:for|overnight|all|on))\b
      \bon the counter\b
      \brefreeze\b
      \bfreeze .{0,15}again\b
      \bthaw
      \bdefrost
      \b(?:eat|taste|lick|drink|serve)\b.{0,20}\braw\b
      \braw (?:dough|batter|eggs?|cookie)\b
      \b(?:eat|taste|lick)\b.{0,20}\b(?:dough|batter)\b
      \bpink\b
      \b(?:wash|rinse) (?:the |my |raw |this ){0,3}(?:chicken|meat|turkey|pork|beef|poultry)\b
      \btouch(?:ed|ing)? .{0,15}\b(?:raw|chicken|meat)\b
      \braw (?:chicken|meat|pork|beef|turkey|fish|egg)
      \bstill (?:good|ok|okay|fine|safe)\b
      \b(?:reuse|re use|use again)\b.{0,15}\bmarinade\b
      \bmarinade\b.{0,20}\b(?:sauce|reuse|again)\b
      \bcross contaminat
      \bsame (?:board|knife|cutting board|plate)\b
      \bsmells? (?:funny|weird|bad|off|sour)\b
      \bmold
      \bpregnan
      \bmake (?:me|us|somebody|anyone) sick\b
      \bget sick\b
      \bmicrowave.{0,20}\bplastic\b
    `,
    unless: said`
      \b(?:hate|can not stand|do not (?:like|want|eat))\b
      \braw in the\b
    `,
  },
  {
    intent: 'reheat',
    says: said`
      \bre ?heat
      \bwarm(?:ing)? .{0,20}\bup\b
      \bheat .{0,20}\b(?:up again|again|back up|leftovers?)\b
    `,
  },
  {
    intent: 'make-ahead',
    says: said`
      \b(?:this morning|tonight|tomorrow|overnight)\b.{0,30}\b(?:fill|bake|finish|cook|eat|serve|tonight|tomorrow|later)\b
      \b(?:mix|make|bake|prepare|assemble|shape) .{0,25}\b(?:tonight|this morning|this afternoon|now and)\b
      \bmarinat\w*\b.{0,20}\b(?:overnight|longer|all day|a day)\b
      \b(?:ahead of time|in advance|make ahead|the day before|the night before|a day ahead|beforehand|earlier in the day|for tomorrow|until tomorrow|a day early|the evening before|prep(?:are)? (?:it |this |anything )?ahead|meal prep)\b
      \b(?:make|do|prepare|prep|cook|bake|assemble|chop)\b.{0,30}\b(?:ahead|tomorrow|tonight for|overnight|yesterday|early)\b
      \brest of it later\b
    `,
  },
  {
    intent: 'storage',
    says: said`
      \bstor(?:e|age|ing)\b
      \bleftovers?\b
      \bhow long (?:does|do|will|can|would|is|are|should)\b.{0,40}\b(?:keep|kept|last|good|stay|fridge)\b
      \bkeep (?:in|for|until|till|well)\b
      \bshelf life\b
      \b(?:in|into) the (?:fridge|pantry)\b
      \bwhere (?:do|should) i (?:keep|put) the (?:rest|leftovers)\b
      \b(?:can|should|do|how do) (?:i|you) keep ${DISH}
    `,
    unless: said`
      \bchill\b
      \bmarinat
      \bkeep (?:it |them |this )?(?:from|warm|hot|covered|stirring)\b
      \bhow long .{0,20}\b(?:chill|marinate|rest|rise|set)\b
    `,
  },
  {
    intent: 'allergens',
    says: said`
      \ballerg
      \b(?:gluten|dairy|lactose|nut|egg|soy|peanut|sugar|grain)s? free\b
      \b(?:vegan|vegetarian|pescatarian|keto|paleo|halal|kosher|coeliac|celiac|intoleran\w+|whole30|low carb)\b
      \b(?:contain|contains|has|have|is there|are there|any)\b.{0,15}\b(?:gluten|dairy|lactose|nuts?|peanuts?|shellfish|soy|wheat|eggs?|milk|fish|sesame|mustard|celery|sulphites|sulfites|meat|alcohol|animal products)\b.{0,25}$
    `,
    unless: said`
      \bwhat (?:can|could|do|should) i use\b
      \bwhat for the\b
      \b(?:make|made|turn) (?:this|it|them|the \w+) (?:vegan|vegetarian|gluten free|dairy free|low carb)\b
      \bfor (?:a|my|the) (?:vegan|vegetarian)\b.{0,20}\b(?:use|instead)\b
      \binstead\b
      \bhow (?:much|many)\b
      \b(?:do|did) not have\b
      \bran out\b
      \binstead\b
      \bi have (?:no|some|only)\b
    `,
  },
  {
    intent: 'nutrition',
    says: said`
      \bhow much (?:fat|fiber|fibre|sodium|cholesterol)\b
      \bcalor
      \bkcal\b
      \bprotein\b
      \bcarb(?:s|ohydrates?)?\b
      \bnutrition
      \bmacros?\b
      \bhow (?:healthy|fattening|much (?:fat|fiber|fibre|sugar|sodium|salt) (?:is |does |are )?(?:in|per|it have|this have|it contain))\b
      \b(?:is|are) (?:it|this|that) (?:healthy|fattening|good for me|high in|low in)\b
      \bgrams of (?:fat|fiber|sugar|protein|carbs)\b
      \bfiber\b
      \bsodium\b
      \bcholesterol\b
      \bvitamins?\b
    `,
  },
  {
    intent: 'scale',
    says: said`
      \b(?:double|triple|halve|quadruple)\b
      \bhalf (?:the|this|a|of the|of this) recipe\b
      \b0\.5 (?:the|this|of the|of this)? ?recipe\b
      \bscale\b
      \b(?:make|cook|do|want|need|have|adjust|change|enough)\b.{0,35}\bfor (?:only |just )?\d{1,3}(?: people| persons?| servings?| guests?| of us| adults?| kids)?$
      \b\d{1,3} (?:of us|guests|people)\b(?!.{0,20}\b(?:feed|serve)\b)
      \b(?:cooking|feeding|serving) (?:for )?(?:only |just )?\d{1,3}\b
      \bmake (?:only |just )?\d{1,3} (?:servings?|portions?|more)\b
      \b\d{1,3} (?:servings|portions)\b
      \bfor \d{1,3} (?:people|persons?|servings|guests)\b
      \btwice (?:as much|the (?:amount|recipe))\b
      \bjust for me\b
      \bmake (?:it )?for (?:one|1|me)\b
    `,
    unless: said`
      ^how (?:much|many)\b
      \bhow many (?:people|servings|portions)\b
      \bcan i freeze\b
    `,
  },
  {
    intent: 'servings',
    says: said`
      \bhow many (?:people|servings|portions|persons|guests|plates|will|does (?:it|this)|cookies|pancakes|muffins|pieces)\b.{0,30}\b(?:serve|serves|feed|feeds|make|makes|yield|yields|get|is this|is it|for|from)\b
      \bhow many (?:servings|portions)\b
      \b(?:serves?|feeds?) how many\b
      \bhow much does (?:it|this|the recipe) (?:make|yield)\b
      \bis (?:it|this|there) enough for\b
      \bhow (?:big|large) is (?:a|1|one|the) (?:serving|portion)\b
    `,
  },
  {
    intent: 'leave-out',
    says: said`
      \b(?:leave|leaving) (?:out\b|.{0,25}\bout\b)
      \bskip(?:ping)? (?:the |this )?\w
      \bwithout (?!a |an |the lid|lid|stirring|covering)\w
      \bomit
      \b(?:do|must|should) (?:i|we) (?:really |actually |have to )?(?:need|have|add|use|put|include)(?: to (?:add|use|have|put|include|buy))? (?:the |any |in )?\w
      \b(?:is|are) (?:the |all the )?[a-z ]{2,30} (?:necessary|optional|needed|required|essential|important|a must)\b
      \bhow important\b
      \bwhat (?:happens )?if i (?:do not|skip|leave|omit)\b
      \bneed (?:the|all the) .{2,25}$
      \bno [a-z]{3,20} (?:ok|okay|fine|possible)\b
    `,
    unless: said`
      \b(?:wok|pie weights|parchment|rolling pin|thermometer|dutch oven|mixer|blender|food processor|whisk|sieve|colander)\b
      ^why\b
      \bwait\b
      \bbefore i\b
      \b(?:soak|marinate|wash|sift|chill|freeze)\b
      \ball (?:of )?the\b.{0,25}\b(?:now|here|yet)\b
      ^what (?:do|else|all)\b
      \bskip (?:to|ahead|this step|step|that step|it)\b
      \b(?:preheat|cover|stir|peel|rinse|wash|drain|rest|cool|flip|turn|soak|knead|sift|grease|oven|pan|pot|lid|timer|salt the water|foil|chill)\b
      \bhow (?:much|many|long)\b
      \bwhen\b
    `,
  },
  {
    intent: 'substitute',
    says: said`
      \bwhat (?:can i use |do i use |could i use |else )?for the [a-z ]{3,25}\b
      \b(?:make|made|turn) (?:this|it|them|the \w+) (?:vegan|vegetarian|gluten free|dairy free|low carb)\b
      \bhave not got\b
      \bsubstitut
      \bsubbing\b
      \bsub\b
      \binstead\b
      \breplac(?:e|ed|ing|ement)\b
      \bswap
      \b(?:do|did|does) not (?:have|own)\b
      \bhave no\b
      \bhave not got\b
      \b(?:am|are|is|ran|run|all|we|clean) out of\b
      ^out of\b
      ^no (?:more )?[a-z ]{3,25} (?:what|any)\b
      \bwhat else\b
      \bran out\b
      \bno more\b
      \balternatives?\b
      \b(?:what|anything) (?:else )?(?:can|could|should) i use\b
      \bin place of\b
      \bonly have\b
      \bforgot to buy\b
      \b(?:can|could|may) (?:i|you|we) use\b
      \b(?:will|would|does|do) .{2,30} work(?: as well| too| instead| here| in this| for this)?$
      \b(?:is|are) .{2,30} (?:ok|okay|fine)(?: too| instead| as well)?$
      \binterchangeable\b
      \bwhat (?:is|are) similar\b
      \bhate\b
      \bdo not (?:like|eat|want)\b
      \b(?:is|are) there (?:a|any) .{0,20}\bfor\b
    `,
    unless: said`
      \b(?:wok|pie weights|parchment|rolling pin|thermometer|dutch oven|mixer|blender|food processor|whisk|sieve|colander)\b
      \b(?:can|could) (?:i|you) use (?:a|an|my|the) (?:\w+ ){0,3}(?:pan|pot|oven|skillet|fryer|cooker|microwave|blender|mixer|grill|dish|tin|wok|processor|bowl|instant pot|griddle|sheet|rack)\b
      \binstead of (?:a|an|the|my) (?:\w+ ){0,2}(?:pan|pot|oven|skillet|fryer|cooker|microwave|blender|mixer|grill|dish|tin|wok|processor)\b
      \bdo not (?:have|own) (?:a|an|any) (?:\w+ ){0,2}(?:pan|pot|oven|skillet|fryer|cooker|microwave|blender|mixer|grill|dish|tin|wok|processor|thermometer|whisk|rolling pin|sieve|colander|lid|foil|rack|mandoline|scale|grater|garlic press|dutch oven)\b
    `,
  },
  {
    intent: 'equipment',
    says: said`
      \b(?:wok|pie weights|parchment|rolling pin|thermometer|dutch oven|mixer|blender|food processor|whisk|sieve|colander)\b
      \b(?:pie weights|pastry brush|thermometer|rolling pin|mixer)\b
      \b(?:what|which|how (?:big|large|wide|deep)|what size|size)\b.{0,25}\b(?:pan|pot|dish|tin|skillet|bowl|saucepan|baking (?:dish|sheet|tray)|equipment|tools?|knife|tray|casserole|griddle|mold|loaf|cookware|utensils?|gear)\b
      \b(?:do i need|need|can i use|could i use|do not (?:have|own)|instead of|without|works? in|make (?:it|this) in|cook (?:it|this) in|is it ok to use)\b.{0,15}\b(?:a |an |the |my )?(?:\w+ ){0,3}(?:pan|pot|oven|skillet|fryer|cooker|microwave|blender|mixer|grill|dish|tin|wok|processor|thermometer|whisk|rolling pin|sieve|colander|lid|foil|rack|mandoline|scale|grater|press|instant pot|griddle|parchment|paper)\b
      \bpan size\b
      \bequipment\b
      \bwhat tools\b
      \b(?:air fryer|slow cooker|instant pot|microwave|pressure cooker|grill|toaster oven|stovetop) (?:version|instead)\b
      \bin (?:an?|the|my) (?:air fryer|slow cooker|instant pot|pressure cooker|microwave|toaster oven|crock ?pot)\b
    `,
    unless: said`
      \bhow (?:hot|long)\b
      \btemperature\b
      \bwhen do i\b
      \bout of the\b
    `,
  },
] as const satisfies readonly Rule[];
