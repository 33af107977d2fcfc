import { saltedWater } from './by-recipe.ts';
import type { KnowHow } from './entry.ts';

/** At the stove: frying, boiling, sauces, rice, pasta, eggs. */
export const STOVE: readonly KnowHow[] = [
  {
    about: [
      /\b(?:oil|fat)\b/,
      /\b(?:cold|colder|cool|cools|drops?|dropping|temperature)\b/,
      /\b(?:pieces?|batch|put|add|chicken|food|fries|crowd\w*)\b/,
    ],
    unless:
      /\b(?:cold oil|thermometer|how (?:hot|long|much)|what|spill\w*|dispose|store|fridge|wait|drop of|hot enough)\b/,
    says: 'Fry fewer pieces at a time: each cold piece takes heat out of the oil. Let it come back to its temperature between batches, and keep the heat a little higher while it is full.',
  },
  {
    about: [
      /\b(?:foam|scum|froth|foaming|frothy)\b/,
      /\b(?:top|surface|pot|lentils?|beans?|stock|broth|soup|boil\w*|dal|chickpeas?|meat|bones|skim)\b/,
    ],
    unless: /\b(?:milk|egg|whites?|yeast|butter|albumin|salmon|cappuccino|mussels?|oil)\b/,
    says: 'The foam is protein and starch, and harmless. Skim it off with a spoon for a clear pot, and turn the heat down a little so that it does not boil over.',
  },
  {
    about: [/\bbutter\b/, /\b(?:foam\w*|froth\w*|bubbl\w*)\b/],
    unless: /\b(?:sugar|caramel|batter)\b/,
    says: 'Foaming butter is losing its water: when the foam gets quiet, it is hot enough to fry. It turns brown and nutty next, then black and bitter, so go on or turn the heat down.',
  },
  {
    about: [
      /\bbutter\b/,
      /\b(?:black|burn\w*|too dark|(?:gone|went|turned|turning|is|getting) (?:all )?(?:brown|dark))\b/,
    ],
    unless: /\b(?:brown butter|brown sugar|how (?:do|long)|instead|onions?|cookies?|top|crust)\b/,
    says: 'Brown and nutty is fine, even good. Black specks taste bitter: wipe the pan out and take fresh butter, over lower heat or with a little oil in it.',
  },
  {
    about: [
      /\b(?:soft|medium|jammy|hard|runny)\b/,
      /\b(?:boil\w*|eggs?|yolks?)\b/,
      /\b(?:how long|minutes?|time|for|want|like|make)\b/,
    ],
    unless:
      /\b(?:ok|okay|mum|mom|old|peaks?|whites?|pasta|potato\w*|safe|pregnan\w*|peel|butter|sunny|over easy|too (?:soft|hard)|freez\w*|keep|ball|crack|substitut\w*|instead)\b/,
    says: 'Eggs from the fridge into boiling water: 6 to 7 minutes for soft with a runny yolk, 8 to 9 for jammy, 10 to 12 for hard. Then into cold water, so that they stop cooking.',
  },
  {
    about: [/\beggs?\b/, /\b(?:poach\w*)\b/, /\b(?:how|apart|fall\w*|string\w*|wispy|spread\w*|break\w*)\b/],
    unless: /\bhow long\b.*\bstep\b/,
    says: 'Crack each egg into a cup, slide it into water that barely simmers, with a spoon of vinegar in it, and leave it 3 to 4 minutes. Fresh eggs hold together best; old ones spread in wisps.',
  },
  {
    about: [/\beggs?\b/, /\b(?:green|gr[ae]y)\b/, /\b(?:yolks?|ring|line|boil\w*)\b/],
    says: 'The green or gray ring comes from boiling too long. It is harmless. Next time boil them 10 minutes and cool them in cold water at once.',
  },
  {
    about: [
      /\b(?:peel\w*|shells?)\b/,
      /\b(?:eggs?)\b/,
      /\b(?:stick\w*|stuck|hard to|not come|tear\w*|will not|ruin\w*|easy|easier|mess|how)\b/,
    ],
    unless: /\b(?:fell|piece of|bit of|in the batter|mussels?|dropped|in it|in my)\b/,
    says: 'Cool them in ice water, crack the shell all over, and peel from the wide end under running water. Very fresh eggs cling; a week-old egg peels best.',
  },
  {
    about: [
      /\beggs?\b/,
      /\b(?:float\w*|sink\w*|fresh|old|still good|test)\b/,
      /\b(?:water|float\w*|know|tell|check|test|date|week)\b/,
    ],
    unless: /\b(?:whites?|batter|cooked|boiled|pasta|use by)\b/,
    says: 'Lay the egg in a glass of water: a fresh one lies flat, an older one stands up and is fine when cooked through, one that floats is old. Crack it into a cup and smell it: throw it away if it smells at all.',
  },
  {
    about: [
      /\brice\b/,
      /\b(?:just cooked|just made|freshly (?:made|cooked)|fresh rice|fresh|warm|hot|day old|yesterday|still hot)\b/,
      /\b(?:fr(?:y|ied)|use|right away|now|straight|instead|ok|okay|work|must|need)\b/,
    ],
    unless: /\b(?:reheat|left out|sat|counter|spring rolls?|rice paper|how long|safe|yesterday)\b/,
    says: 'Freshly cooked rice clumps in the pan. Spread it on a tray and let it steam off and cool 15 to 20 minutes, uncovered, best in the fridge: cold, dry grains fry loose. Never leave rice warm for hours.',
  },
  {
    about: [
      /\brice\b/,
      /\b(?:still (?:hard|crunchy|raw|chewy|firm)|not (?:cooked|done|soft)|crunchy|undercooked|hard in)\b/,
    ],
    unless: /\bnoodles?\b/,
    says: 'Add a few spoonfuls of hot water, put the lid on and let it steam over the lowest heat 5 more minutes, then 5 off the heat. Don’t stir.',
  },
  {
    about: [/\brice\b/, /\b(?:mushy|soggy|wet|sticky|too soft|watery|porridge|gluey)\b/],
    unless: /\b(?:noodles?|risotto|sushi|supposed|pudding)\b/,
    says: 'Drain it, spread it on a tray and let it dry a few minutes in a low oven or with the lid off. If it stays mushy, use it for fried rice, soup or patties, and take less water next time.',
  },
  {
    about: [/\brice\b/, /\b(?:how much water|water (?:ratio|per|to)|ratio|cups? of water)\b/],
    unless: /\b(?:recipe says|noodles?|risotto)\b/,
    says: 'For white rice take 1 1/2 to 2 times its volume in water, for brown 2 to 2 1/2; simmer it covered 15 to 18 minutes, brown 40, and let it stand 5.',
  },
  {
    about: [
      /\b(?:arborio|carnaroli|risotto)\b/,
      /\b(?:normal|regular|ordinary|plain|basmati|jasmine|long grain|any|other|white|brown|instead|which)\b/,
      /\brice\b/,
    ],
    says: 'Not quite: risotto gets creamy from the starch of short-grain rice such as arborio or carnaroli. Sushi or pudding rice comes closest; with long-grain rice it tastes fine but stays loose, so stir in a little more butter and cheese.',
  },
  {
    about: [
      /\b(?:stock|broth|liquid)\b/,
      /\b(?:risotto|rice)\b/,
      /\b(?:cold|hot|warm|all at once|at once|one go|ladle)\b/,
    ],
    unless: /\bfr(?:y|ied)\b/,
    says: 'Hot, and a ladle at a time: cold stock stops the cooking, and all at once boils the rice instead of drawing the starch out. In a hurry it can go in in two or three parts.',
  },
  {
    about: [
      /\b(?:all the|no more|out of|used up|run out of|ran out of|finished)\b.{0,20}\b(?:stock|broth|liquid)\b/,
    ],
    unless: /\b(?:absorbed|instead)\b/,
    says: 'Go on with hot water, a little at a time, and taste for salt at the end.',
  },
  {
    about: [
      /\b(?:pasta|spaghetti|noodles|macaroni|penne|linguine)\b/,
      /\boil\b/,
      /\b(?:water|put|add|need|should|do)\b/,
    ],
    unless: /\b(?:stir fry|fry|wok|instead|how much|clump\w*|sauce|garlic)\b/,
    says: 'No need: oil floats on the water and makes the sauce slide off. Use plenty of salted water and stir in the first minute, then nothing sticks.',
  },
  {
    about: [/\b(?:salt)\b/, /\bwater\b/, /\b(?:pasta|spaghetti|noodles|how much|when|before|do)\b/],
    unless: /\b(?:too (?:salty|much)|yeast|brine|lentils?|without salt)\b/,
    says: saltedWater,
  },
  {
    about: [
      /\b(?:forgot|threw|poured|drained|lost|did not (?:save|keep)|no)\b/,
      /\b(?:pasta|cooking) water\b/,
    ],
    says: 'Use hot tap water with a pinch of salt; half a teaspoon of cornstarch in a cup of it binds nearly as well. A splash of stock does it too.',
  },
  {
    about: [/\b(?:rinse|wash)\b/, /\b(?:pasta|spaghetti|noodles|macaroni)\b/],
    unless: /\brice noodles\b|\bsalad\b/,
    says: 'Not for a hot dish: rinsing washes the starch off that holds the sauce. Only for salads, and for noodles that wait to be fried, rinse them cold.',
  },
  {
    about: [
      /\b(?:sauce|gravy|soup|stew|curry|dal|chili)\b/,
      /\b(?:thicken|thicker|thick)\b/,
      /\b(?:how|make|get|quick|fast|without|can)\b/,
    ],
    unless: /\b(?:too thick|how thick|thin (?:it|out)|less thick)\b/,
    says: 'Simmer it without the lid until it is as you like it. Faster: stir 1 tablespoon of cornstarch into 2 tablespoons of cold water, pour it in and boil a minute; or mash part of the vegetables or beans in it.',
  },
  {
    about: [/\bgravy\b/, /\b(?:how|make|from|with|juices?|drippings?)\b/],
    unless:
      /\b(?:too (?:thin|thick|salty)|lump\w*|like water|watery|freez\w*|keep|reheat|leftover|instead)\b/,
    says: 'Spoon most of the fat off the juices, whisk 2 tablespoons of flour into 2 tablespoons of the fat over medium heat for a minute, then whisk in the juices and about 2 cups of stock, and simmer 5 minutes until it thickens. Taste before you salt it.',
  },
  {
    about: [
      /\b(?:sauce|milk|cream|yogurt|coconut milk|curry|soup|coconut)\b/,
      /\b(?:split|curdl\w*|separat\w*|broke|broken|oily|grainy)\b/,
    ],
    unless:
      /\b(?:batter|cake|dressing|mayo\w*|hollandaise|eggs?|custard|why|chocolate|thick coconut|cheese|butter|can of|in the can|tin)\b/,
    says: 'Take it off the heat at once and whisk in a spoonful of cold cream or water, or blend it smooth; it is safe to eat. Keep it below a boil from now on. Split coconut milk is quite usual in a curry and tastes the same.',
  },
  {
    about: [/\bcoconut (?:milk|cream)\b/, /\b(?:solid|thick|lumps?|separat\w*|hard|chunk\w*|layer|watery)\b/],
    unless: /\binstead\b/,
    says: 'That is normal: the cream rises in the can and sets when it is cold. Whisk or shake it together, or warm it gently; nothing is wrong with it.',
  },
  {
    about: [/\bonions?\b/, /\b(?:burn\w*|black|too dark|catching|edges)\b/],
    unless: /\b(?:green|safe|how long|instead)\b/,
    says: 'Lower the heat and stir in a splash of water: it lifts the brown from the pan and cools the edges. Take out pieces that are black, they taste bitter.',
  },
  {
    about: [/\bonions?\b/, /\b(?:cry\w*|tears|eyes)\b/],
    says: 'Chill the onion 15 minutes, use a really sharp knife, leave the root end on until last, and cut near an open window or under the fan.',
  },
  {
    about: [/\bmushrooms?\b/, /\b(?:water\w*|liquid|wet|soggy|juice)\b/],
    unless: /\b(?:wash|clean|soak|dried|rinse)\b/,
    says: 'Mushrooms are mostly water. Keep the heat high, give them room, and wait: the water cooks away, and then they brown. Salt them only at the end.',
  },
  {
    about: [/\b(?:pan|oil|wok|skillet)\b/, /\b(?:hot enough|ready|hot yet)\b/],
    unless: /\b(?:deep|thermometer|degrees)\b/,
    says: 'A drop of water dances and sizzles away at once, and oil shimmers and runs like water. If it smokes, it is too hot: take it off for a moment.',
  },
  {
    about: [/\b(?:cornstarch|corn ?flour|slurry)\b/, /\b(?:cold|hot|straight|directly|lump\w*|dry|mix)\b/],
    unless: /\b(?:instead|no cornstarch|out of|coat\w*|crisp\w*|substitut\w*)\b/,
    says: 'Stir starch into twice as much cold water first, then into the hot sauce: straight into the heat it makes lumps. Boil it a minute so that it thickens.',
  },
  {
    about: [
      /\b(?:leave|put|keep|take|lift|lid)\b/,
      /\blid\b/,
      /\b(?:on|off|or)\b/,
      /\b(?:slow cooker|rice|simmer\w*)\b/,
      /\b(?:peek|lift|open|look|stir)\b/,
    ],
    says: 'Keep the lid on: steam does the cooking, and each look costs heat and time, in a slow cooker about half an hour.',
  },
  {
    about: [
      /\b(?:wine|beer|alcohol|booze|rum|sherry)\b/,
      /\b(?:cook\w*|burn\w*|boil\w*|evaporat\w*|left|gone|remain\w*|kids?|child\w*|son|daughter)\b/,
      /\b(?:off|out|away|all|kids?|child\w*|years? old|left|gone|remain\w*|son|daughter)\b/,
    ],
    unless: /\b(?:left ?over|how long does|keep|instead of|pregnan\w*|boiled over|years? old bottle)\b/,
    says: 'Not all of it: about a quarter of the alcohol is left after an hour of simmering, and much more after a few minutes. For children, or anyone who does not drink, use stock or grape juice with a squeeze of lemon instead.',
  },
  {
    about: [/\b(?:mussels?|clams?)\b/, /\b(?:beard\w*|string\w*|hair\w*|thread\w*|fuzzy)\b/],
    says: 'That is the beard it held on with: grip it and pull it firmly toward the hinge just before cooking. It is harmless but tough.',
  },
  {
    about: [/\b(?:mussels?|clams?)\b/, /\b(?:sand\w*|grit\w*|clean|scrub|wash|soak)\b/],
    unless: /\b(?:alive|dead)\b/,
    says: 'Scrub them under cold running water and pull off the beards. Clams can stand 20 minutes in cold salted water to spit out sand. If the broth is gritty, let it settle and pour it off gently, or through a coffee filter.',
  },
  {
    about: [
      /\b(?:fell|fallen|came off|emptied|spill\w*|drop(?:ped)?|poured|tipped|dumped|knocked)\b/,
      /\b(?:salt|pepper|chili|cayenne|spice\w*|sugar|paprika|cinnamon|baking (?:soda|powder))\b/,
      /\b(?:lid|whole|all|too much|in|into|extra|jar|lots)\b/,
    ],
    unless: /\b(?:floor|eye|instead of|on my)\b/,
    says: 'Lift out with a spoon what still lies on top. If it is mixed in, add more of everything else, unsalted and unspiced, so that the share is right again, and taste. Keep what is too much in the freezer.',
  },
  {
    about: [
      /\b(?:lentils?|dal|beans?|chickpeas?)\b/,
      /\b(?:soak\w*)\b/,
      /\b(?:forgot|did not|need|have to|must|without|do i|should)\b/,
    ],
    says: 'Red and brown lentils and split peas need no soaking. For dried beans and chickpeas, boil them 2 minutes and let them stand an hour instead of a night; kidney beans must boil hard 10 minutes after that. Canned ones only need rinsing.',
  },
];
