import { fromAirFryer, onTheLabel, otherRice, withoutThermometer } from './by-recipe.ts';
import type { KnowHow } from './entry.ts';

/** Seasoning, serving, keeping, tools, and who is at the table. */
export const TABLE: readonly KnowHow[] = [
  {
    about: [
      /\b(?:frozen|from the freezer|thaw\w*|defrost\w*)\b/,
      /\b(?:peas|corn|sweetcorn|vegetables|beans|berries|blueberries|raspberries|spinach|broccoli|edamame|carrots)\b/,
    ],
    unless:
      /\b(?:refreez\w*|counter|hours|overnight|how long (?:do|can|will)|keep|instead of frozen|chicken|meat|can i freeze|be frozen)\b/,
    says: 'They can go in frozen, straight from the bag, for 2 to 3 minutes longer. Only spinach is thawed and squeezed dry first where a dish must not get wet; berries go into batter frozen, so that they don’t bleed.',
  },
  {
    about: [
      /\b(?:normal|regular|ordinary|plain|any|other|basmati|jasmine|long grain|white|brown)\b/,
      /\brice\b/,
    ],
    unless: /\bfried rice|vinegar|noodles\b/,
    says: otherRice,
  },
  { about: [/\b(?:have|contain|hold|in|got|made)\b/], says: onTheLabel, tells: true },
  {
    about: [/\b(?:no|without|not have|broken|broke|lost|do not own)\b.{0,16}\bthermometer\b/],
    says: withoutThermometer,
  },
  { about: [/\b(?:air ?fryer|oven)\b/, /\b(?:air ?fryer|airfryer)\b/], says: fromAirFryer },
  {
    about: [
      /\b(?:mild(?:er)?|less (?:spicy|hot|heat)|not (?:so |too |that )?(?:spicy|hot)|tone (?:it )?down|(?:kids?|child\w*)\b.{0,20}\bspic\w*|spic\w*\b.{0,20}\b(?:kids?|child\w*))\b/,
    ],
    unless:
      /\b(?:oil|oven|pan|step|temperature|hot (?:dog|water|plate)|heat (?:too|is)|too (?:hot|spicy)|leave|skip|without|omit|already)\b/,
    says: 'Start with half, or less, of the chili or curry paste, take seeds and ribs out of fresh chilies, and taste before you add more. What is too hot already gets milder with coconut milk, yogurt or cream, a little sugar and more of everything else. Put hot sauce on the table for the others.',
  },
  {
    about: [/\b(?:spicier|hotter|more (?:spicy|heat|kick)|not (?:spicy|hot) enough|more spice)\b/],
    unless: /\b(?:oven|pan|oil|gets? hotter|heat source|grill)\b/,
    says: 'Add chili flakes, cayenne, fresh chili or hot sauce, a little at a time, and taste after a minute. Or put them on the table, so that everybody takes what they like.',
  },
  {
    about: [/\b(?:keep|hold|stay)\w*\b/, /\b(?:warm|hot)\b/],
    unless: /\b(?:place|safe|overnight|hours|room|left|rise|why|rice cooker|counter)\b/,
    says: 'In the oven at 200°F / 95°C: pancakes, fried and crisp things uncovered on a rack, moist dishes covered. Pasta and rice with a splash of water under a lid. Not longer than an hour or two, and above 140°F / 60°C.',
  },
  {
    about: [
      /\b(?:goes?|serve|eat|have|pair\w*|cook|make)\b.{0,20}\b(?:with|alongside|next to|beside) (?:this|it|that|these|them)\b|\bside ?dish(?:es)?\b|\bon the side\b|\bwhat (?:sides?|goes with)\b/,
    ],
    unless: /\b(?:wine|drink|beer|spoon|fork|out|hours?|raw|lying|sat|spice|pan|burnt|burned|safe)\b/,
    says: (_asked, { recipe }) => {
      const known = SIDES.find(([dish]) => dish.test(recipe.title))?.[1];
      return known ? `With it goes ${known}.` : null;
    },
  },
  {
    about: [/\b(?:eye|eyes)\b/, /\b(?:potato\w*)\b/],
    unless: /\b(?:splash\w*|my eyes?)\b/,
    says: 'Eyes and sprouts are cut out generously. If the potato is green as well, peel that off too; throw it away if it is green all over, soft or bitter.',
  },
  {
    about: [
      /\b(?:leave|go out|go to|nip out|pop out|unattended|leave the house)\b/,
      /\b(?:slow cooker|oven|simmer\w*|stove|hob|on the heat|while it)\b/,
    ],
    unless:
      /\b(?:leave (?:it|them) (?:out|in the oven)|counter|overnight|turn(?:ed)? off|go to (?:the )?step|cool)\b/,
    says: 'A slow cooker is made to be left alone. Anything on the stove or in the oven is not: turn it off when you leave the house, and go on afterward if it was less than 2 hours.',
  },
  {
    about: [/\b(?:quick(?:er)?|faster|speed|hurry|short of time|no time|less time|shortcut)\b/],
    unless:
      /\b(?:dough|rise|yeast|thaw|defrost|cool|bread|timer|step|skip|slow cooker|how (?:long|much)|ripen|chill)\b/,
    says: 'Cut everything smaller, boil the water in a kettle, use two pans side by side, and keep a lid on what has to get tender. Don’t turn up the heat for meat: it burns outside before it is done. A pressure cooker takes about a third of the time for stews and beans.',
  },
  {
    about: [
      /\b(?:salt|salty|season\w*)\b/,
      /\b(?:taste|check|before|raw|know|enough)\b/,
      /\b(?:raw|mix|meatballs?|meatloaf|mince|burgers?|patt(?:y|ies)|stuffing)\b/,
    ],
    says: 'Don’t taste it raw: fry a teaspoon of it until no pink is left, taste that, and season the rest.',
  },
  {
    about: [/\b(?:kosher|table|sea|flaky|fine|coarse)\b/, /\bsalt\b/],
    unless: /\b(?:jewish|halal|table is|at the table)\b/,
    says: 'Salts weigh differently: 1 teaspoon of fine table salt is about 1 1/2 teaspoons of Morton kosher or coarse sea salt, or 2 of Diamond Crystal. Begin with less and taste.',
  },
  {
    about: [/\b(?:egg )?whites\b/, /\b(?:left ?over|what do i do|do with|use|leftover|spare|all the)\b/],
    unless: /\b(?:instead|stiff|whip|whisk|beat)\b/,
    says: 'Egg whites keep 3 days in the fridge and a year in the freezer: use them for meringue, macaroons or an omelet.',
  },
  {
    about: [/\byolks\b/, /\b(?:left ?over|do with|spare|all the)\b/],
    unless: /\b(?:instead|whites)\b/,
    says: 'Egg yolks keep 2 days covered with water in the fridge: use them for custard, carbonara or mayonnaise that is cooked or made of pasteurized eggs.',
  },
  {
    about: [
      /\b(?:dog|cat|puppy|kitten)\b/,
      /\b(?:have|eat|give|feed|share|ok|okay|safe|ate|some|lick|bones?)\b/,
    ],
    unless: /\b(?:licked|chewed|bitten|hot dogs?)\b/,
    says: 'Better not: onions, garlic, leeks, chocolate, grapes, raisins, macadamia nuts, alcohol and xylitol poison dogs and cats, cooked bones splinter, and salt and fat are hard on them. Plain cooked meat without seasoning is fine. If one has eaten any of these, call the vet.',
  },
  {
    about: [/\b(?:microwave)\b/, /\b(?:foil|metal|aluminum|aluminium)\b/],
    says: 'No: foil and metal make sparks in a microwave. Use glass, ceramic or a paper towel as a cover.',
  },
  {
    about: [/\b(?:microwave)\b/, /\beggs?\b/, /\b(?:shell|whole|boil\w*|hard)\b/],
    says: 'No: an egg in its shell, or a whole boiled one, bursts in the microwave, even when you cut it later. Boil it in water.',
  },
  {
    about: [
      /\b(?:glass|pyrex|ceramic)\b/,
      /\b(?:cold|fridge|freezer|broiler|stove|hob|hot)\b/,
      /\b(?:dish|pan|bowl|oven|tray|pyrex)\b/,
    ],
    unless: /\bbroke\w*|\bshatter\w*/,
    says: 'Glass and ceramic crack when they change quickly between cold and hot: let a cold dish stand until it is not cold, put it into a warming oven, and never on the stove or under the broiler, nor cold water into a hot one.',
  },
  {
    about: [/\b(?:cilantro|coriander)\b/, /\b(?:soap\w*|hate|awful|disgusting|instead|do not like)\b/],
    says: 'Instead of cilantro use flat parsley with a squeeze of lime, mint or Thai basil. To some people it tastes of soap, and that is in their genes.',
  },
  {
    about: [/\bgarlic\b/, /\b(?:green|blue|sprout\w*|germ|shoot)\b/],
    unless: /\bbeans?\b/,
    says: 'A green sprout in the clove is harmless and a little bitter: cut it out. Garlic that turns blue or green with acid is harmless too.',
  },
  {
    about: [
      /\bgarlic\b/,
      /\b(?:cloves?|bulb|head|jar\w*|powder|granules|paste|tube)\b/,
      /\b(?:how much|equals?|is|instead|tsp|teaspoons?|worth|many|for|use|only|got)\b/,
    ],
    unless:
      /\b(?:roast|burn\w*|crush|peel|mince|chop|how many cloves (?:do|does|in the recipe|of garlic do)|in oil|do i (?:need|use))\b/,
    says: 'For one clove take 1/8 teaspoon of garlic powder or 1/2 teaspoon of chopped garlic from a jar. A head has 10 to 12 cloves. Powder goes in with the spices, since it burns in hot fat.',
  },
  {
    about: [/\b(?:avocado|apples?|guacamole)\b/, /\b(?:brown|keep|green)\b/],
    unless: /\b(?:bananas?|unripe|ripe|ripen)\b/,
    says: 'Air turns it brown: toss it with lemon or lime juice and press film right onto the surface. Brown spots are harmless.',
  },
  {
    about: [
      /\b(?:ripen|ripe(?:r)?|unripe|rock hard|hard as)\b/,
      /\b(?:avocado|mango|peach\w*|pears?|tomato\w*|plums?|kiwi)\b/,
    ],
    says: 'In a paper bag with an apple or banana it ripens in one to three days at room temperature; in the fridge it stops. No trick ripens it at once: cut a hard one small, cook it, or leave it out.',
  },
  {
    about: [/\b(?:knife|knives)\b/, /\b(?:blunt|dull|sharp\w*|slip\w*)\b/],
    unless: /\bcut my\b/,
    says: 'Pull it a few times over a steel, or over the unglazed ring on the bottom of a mug, at about 15 to 20 degrees, both sides alike. A dull knife slips: put a damp cloth under the board and go slowly.',
  },
  {
    about: [
      /\b(?:clean|scrub|wash|get (?:it|this) off|burnt on|remove)\b/,
      /\b(?:pan|pot|burnt|burned|stuck on|bottom)\b/,
      /\b(?:clean|scrub|wash|off|soak)\b/,
    ],
    unless: /\b(?:chicken|meat|mushrooms?|mussels?|rice|wash off|save)\b/,
    says: 'Cover the bottom with water and a spoon of baking soda, boil it 10 minutes, let it cool and scrape with a wooden spoon. Not for aluminum or nonstick: those soak in hot soapy water.',
  },
  {
    about: [
      /\b(?:bottom|base)\b/,
      /\b(?:burn\w*|catch\w*|caught|scorch\w*|black|stuck|sticking)\b/,
      /\b(?:pot|pan|chili|soup|stew|sauce|dal|curry|rice|save|bottom|it)\b/,
    ],
    unless:
      /\b(?:cake|bread|cookies?|pizza|crust|pie|tart|biscuits?|rolls?|muffins?|clean|scrub|sticking to)\b/,
    says: 'Don’t stir and don’t scrape: pour the rest into a clean pot at once, and leave what sticks behind. Taste it; if it is only a little smoky, a spoon of tomato paste, sugar or more liquid covers it. What tastes bitter stays bitter.',
  },
];

const SIDES: readonly (readonly [dish: RegExp, sides: string])[] = [
  [/\bchili\b/i, 'rice, cornbread or tortillas, with avocado, cilantro or a green salad'],
  [/\b(?:curry|dal|masala|korma)\b/i, 'plain rice or flatbread, and a cucumber salad'],
  [
    /\b(?:stew|goulash|bourguignon|pot roast|braise\w*)\b/i,
    'mashed or boiled potatoes, noodles or crusty bread, and a green vegetable',
  ],
  [/\b(?:burgers?|pulled pork|ribs|sloppy)\b/i, 'coleslaw, potato wedges or corn on the cob, and pickles'],
  [/\b(?:fried chicken|nuggets|wings)\b/i, 'coleslaw, potatoes or corn, and pickles'],
  [
    /\b(?:roast|turkey|meatloaf|meatballs|chops?|schnitzel)\b/i,
    'roast or mashed potatoes, a green vegetable and the juices from the pan',
  ],
  [/\bsteak\b/i, 'fries or baked potatoes, a green salad and mushrooms'],
  [/\b(?:salmon|fish|cod|shrimp|trout)\b/i, 'rice or new potatoes, a green vegetable or salad, and lemon'],
  [/\b(?:mussels|clams)\b/i, 'crusty bread for the broth or fries, and a green salad'],
  [
    /\b(?:pasta|spaghetti|lasagna|carbonara|bolognese|penne|linguine|mac and cheese|risotto|gnocchi)\b/i,
    'a green salad with a sharp dressing, or a green vegetable',
  ],
  [/\b(?:pizza|quiche|tart|frittata|omelet)\b/i, 'a green salad'],
  [/\b(?:soup|chowder|bisque)\b/i, 'crusty bread or toast, and a salad'],
  [/\bshakshuka\b/i, 'crusty bread or flatbread, and a chopped salad'],
  [
    /\b(?:pad thai|fried rice|stir[- ]fry|noodles|lo mein|ramen)\b/i,
    'a cucumber salad or green vegetables, and lime',
  ],
  [/\bpancakes?|waffles?|french toast\b/i, 'maple syrup, berries, banana, yogurt or crisp bacon'],
  [
    /\b(?:scalloped|gratin|potatoes|mash)\b/i,
    'roast or grilled meat or fish, or mushrooms, and a green salad',
  ],
  [/\b(?:br[uû]l[eé]e|mousse|cake|pie|pudding|tiramisu|brownies?|crumble|tart)\b/i, 'berries, and coffee'],
  [/\bsandwich|\bwrap|\btacos?\b/i, 'a salad, pickles or a soup'],
];
