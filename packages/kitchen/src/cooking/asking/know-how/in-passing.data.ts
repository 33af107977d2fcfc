import {
  fromFrozen,
  medical,
  peeled,
  soaked,
  stillPink,
  stirring,
  tooLittle,
  warmForYeast,
  waterForRice,
} from './at-hand.ts';
import type { KnowHow } from './entry.ts';

/** What is asked in passing: amounts at hand, other forms, machines. Looked at first. */
export const IN_PASSING: readonly KnowHow[] = [
  {
    about: [
      /\b(?:blood thinners?|warfarin|medications?|medicine|meds|pills|antibiotics?|statins?|insulin|diabet\w*|kidney (?:disease|problems?)|gout|ibs|fodmap|heart (?:condition|disease|problems?)|(?:high )?blood pressure|reflux|chemo\w*|transplant|dialysis|ulcer)\b/,
      /\b(?:ok|okay|safe|can|eat|have|allowed|good|bad|fine|suitable|problem)\b/,
    ],
    unless: /\bhow (?:much|many)\b/,
    says: medical,
  },
  {
    about: [/\b(?:only|just|all i|not enough|short)\b/, /\d/],
    unless: /\b(?:step|degrees|f|c|longer|left on)\b/,
    says: tooLittle,
  },
  {
    about: [
      /\b(?:from frozen|frozen|still icy|from the freezer|not (?:thawed|defrosted)|forgot to (?:thaw|defrost))\b/,
      /\b(?:cook|go|bake|fry|roast|use|it|them|straight|put|still|start|forgot|not)\b/,
    ],
    unless:
      /\b(?:peas|vegetables|corn|berries|blueberries|raspberries|spinach|beans|fruit|dough|pastry|puff|chips|fries|instead of|how long (?:does|can|will)|keep|refreez\w*|counter|hours|months?|be frozen|can i freeze|leftovers?|ice cream|bread|bananas?|butter|herbs|pizza|fresh|broccoli|egg)\b/,
    says: fromFrozen,
  },
  {
    about: [
      /\b(?:medium|rare|pink|medium rare|bloody)\b/,
      /\b(?:can|could|may|serve|do|want|like|ok|okay|leave|eat|make)\b/,
    ],
    unless:
      /\b(?:heat|high|low|size|eggs?|dough|flame|steaks?|peppercorns?|onion|pink salt|bowl|pan|thermometer)\b/,
    says: stillPink,
  },
  {
    about: [/\bpeel\w*\b/, /^(?:do|does|should|must|need|have|can|is|are|peel)\b/],
    unless: /\b(?:how|eggs?|easier|will not|off the|pan)\b/,
    says: peeled,
  },
  {
    about: [/\bsoak\w*\b/, /\b(?:do|should|need|must|have|forgot|did not|without|first)\b/],
    unless:
      /\b(?:pan|ladyfingers?|noodles|bread|burnt|wood\w*|skewers?|rice|raisins|bulgur|mushrooms?|gelatin|how long|brine|nuts|cashews?|coffee)\b/,
    says: soaked,
  },
  {
    about: [/\bwater\b/, /\brice\b/, /\bhow much\b|\bratio\b/],
    unless: /\bnoodles?\b|\brisotto\b/,
    says: waterForRice,
  },
  {
    about: [
      /\bstir\w*\b/,
      /\b(?:whole time|all the time|constantly|non ?stop|continuously|keep stirring|every minute)\b/,
    ],
    says: stirring,
  },
  {
    about: [
      /\b(?:how (?:warm|hot)|lukewarm|warm)\b/,
      /\b(?:milk|water|liquid)\b/,
      /\b(?:how|mean|exactly|degrees|temperature|should)\b/,
    ],
    unless: /\b(?:boil\w*|serve|keep|bath)\b/,
    says: warmForYeast,
  },
  {
    about: [/\binstant yeast\b|\b(?:fast|quick|rapid|easy)(?: action| rise| bake)? yeast\b/],
    unless: /\b(?:how long|instead of instant|no instant)\b/,
    says: 'Use a quarter less instant yeast than active dry, 3/4 teaspoon for each teaspoon, and mix it in dry: it need not stand in the liquid first, and rises a little faster.',
  },
  {
    about: [
      /\breus\w*\b|\b(?:use|keep|save)\b.{0,25}\b(?:again|twice|once more|next time)\b/,
      /\b(?:oil|frying fat)\b/,
    ],
    says: 'Yes, two or three times: let it cool, strain it through a fine sieve or paper, and keep it dark, cool and closed for up to a month. Throw it away if it is dark, foams, smokes early or smells; oil that fried fish only for fish.',
  },
  {
    about: [
      /\b(?:oil|fat)\b/,
      /\b(?:sink|drain|dispose|get rid|throw away|pour (?:it|the oil) (?:away|out)|do with)\b/,
    ],
    unless: /\b(?:drain (?:the|off|on)|on a rack|beans|pasta)\b/,
    says: 'Never down the sink: let the oil get cold, strain it into a jar to use once more, or put it into the bin in a closed container.',
  },
  {
    about: [
      /\b(?:burn|burning|burnt)\b/,
      /\b(?:display|notice|message|warning|says|instant pot|pressure cooker|error)\b/,
    ],
    unless: /\b(?:my|skin|finger|hand|oven|toast|smoke|edges|top)\b/,
    says: 'The pressure cooker has too little thin liquid or something sticks to its bottom: press cancel, let the pressure out, scrape the bottom clean with a wooden spoon, stir in half a cup of water or stock, and start again. Thick sauces and tomatoes go on top, unstirred.',
  },
  {
    about: [/\b(?:instant pot|pressure cooker)\b/, /\b(?:release|valve|vent|steam|open|lid|natural|quick)\b/],
    says: 'For meat, beans and soups let the pressure go down by itself for 10 to 15 minutes, then open the valve with a long spoon, away from your face. Open it at once for vegetables and fish. The lid opens only when the pin has dropped: never force it.',
  },
  {
    about: [/\bfresh tomato\w*\b|\btomato\w*\b.{0,25}\b(?:fresh|instead of (?:canned|tinned|the can))\b/],
    unless: /\b(?:keep|store|how long|fridge|canned instead|instead of fresh)\b/,
    says: 'Yes: for a 14-ounce / 400 g can take about a pound / 450 g of ripe tomatoes, chop them, peeled if you like, and simmer 10 to 15 minutes longer. A spoon of tomato paste helps pale ones.',
  },
  {
    about: [/\bdip(?:ping)?\b|\bmop\b|\bsoak up\b/, /\b(?:sauce|broth|juices?|in it|in this|with)\b/],
    unless: /\b(?:ladyfingers?|chocolate|flour|egg|dip (?:the|it|them) in(?:to)?|double dip|crumbs)\b/,
    says: 'Crusty bread, toast or fries are best for that; raw vegetables or rice do it too.',
  },
  {
    about: [
      /\b(?:assemble\w*|put (?:it|this|them) together|make|build|layer\w*|prepare|prep)\b/,
      /\b(?:today|tonight|now|ahead|morning|before)\b/,
      /\b(?:bake|cook|oven)\b/,
      /\b(?:tomorrow|later|tonight|evening|next day)\b/,
    ],
    unless:
      /\b(?:dough|batter|rolls?|buns?|pancakes?|muffins?|cake|meat|chicken|half|0\.5|freez\w*|marinat\w*)\b/,
    says: 'Yes: put it together with everything already cooked and cooled, cover it, and keep it in the fridge for up to a day. Bake it 10 to 15 minutes longer, covered at first, since it goes in cold, until it is hot in the middle, 165°F / 74°C.',
  },
  {
    about: [
      /\bsticks?\b/,
      /\b(?:pan|skillet|food|eggs?|fish|chicken|meat|pancakes?)\b/,
      /\b(?:stop|prevent|keep|avoid|without|why|from|everything|always)\b/,
    ],
    unless: /\b(?:butter|cinnamon|dough|rice|noodles|pasta|celery|drum)\b/,
    says: 'Heat the pan first, then the fat, then put in dry food and leave it alone: it lets go when it has browned. A full or cold pan sticks; eggs want a nonstick or well seasoned one.',
  },
  {
    about: [
      /\b(?:white|sea|brown|red|yellow|sweet|spring|green|purple) onions?\b|\bshallots?\b|\bscallions?\b|\bleeks?\b/,
      /\bonions?\b/,
      /\b(?:instead|ok|okay|fine|only|got|use|work|matter|which|any|kind)\b/,
    ],
    unless: /\b(?:hate|allerg\w*|without|how|keep|cut|chop|burn\w*)\b/,
    says: 'Any onion works, in the same weight: red ones are sweeter, shallots and leeks milder, scallions mildest, so put their green in at the end.',
  },
];
