/**
 * What makes people ill, and what to do about it. These facts come before any other reading of a question, because a
 * wrong answer here harms an eater. They follow the guidance of the USDA, the FDA and the British Food Standards Agency;
 * the wording is ours. The first that fits answers.
 */
export interface Danger {
  id: string;
  /** All of these are in the question. */
  about: readonly RegExp[];
  unless?: RegExp;
  fact: string;
}

const MEAT =
  /\b(?:meat|chicken|turkey|poultry|duck|goose|pork|beef|lamb|veal|steaks?|mince|burgers?|patt(?:y|ies)|sausages?|fish|salmon|shrimp|prawns|ham|bacon|bird)\b/;
const SHELLS = /\b(?:mussels?|clams?|cockles?|oysters?|shellfish)\b/;
const BEANS = /\b(?:kidney|red) beans?\b/;

const COOKED_THROUGH =
  'Poultry is safe at 165°F / 74°C in the thickest part, ground meat at 160°F / 71°C, other meat and fish at 145°F / 63°C.';

export const DANGERS: readonly Danger[] = [
  {
    id: 'warm-overnight',
    about: [
      /\b(?:oven|stove|hob|slow cooker|crock ?pot|instant pot)\b/,
      /\b(?:off|unplugged|cold|cool)\b/,
      /\bovernight\b|\ball (?:night|day)\b|\bsince (?:last night|yesterday|this morning)\b|\b(?:[3-9]|1\d) hours\b/,
    ],
    unless: /\b(?:dough|bread|meringues?|granola|cake|pavlova|cookies|dry)\b/,
    fact: 'Throw it away: perishable food is safe for 2 hours once it is no longer kept hot, above 140°F / 60°C, and cooking it again won’t make it safe.',
  },
  {
    id: 'twice-warm',
    about: [
      /\bre ?heat\w*\b|\bwarm\w* (?:it |them |this )?up\b/,
      /\b(?:twice|again|second|third|two times|3 times|2 times|once more|how often|more than once)\b/,
    ],
    unless: /\brice\b/,
    fact: 'No: reheat leftovers only once, until they are steaming hot, 165°F / 74°C all the way through. Each cooling and warming gives germs time to grow; take out only what you eat, and throw the rest away.',
  },
  {
    id: 'eaten',
    about: [
      /\b(?:ate|eaten|swallowed|drank|tasted)\b/,
      /\b(?:raw|undercooked|under cooked|not cooked|spoiled|mo(?:u)?ldy|rotten|expired)\b/,
    ],
    fact: 'Eat no more of it. Most people stay well; drink enough, and call a doctor for blood, a high fever, bad cramps or vomiting that does not stop, and at once for a small child, somebody pregnant, old or ill. Cook the rest through: poultry to 165°F / 74°C.',
  },
  {
    id: 'shut-shells',
    about: [
      SHELLS,
      /\b(?:not|never) (?:\w+ )?(?:open|close)|\bshut\b|\bclosed\b|\bunopened\b|\bopen before\b|\b(?:cracked|broken|chipped|crushed)\b/,
    ],
    fact: 'Throw it away if it stays shut after cooking, and never force it open. Throw it away before cooking if it is open and does not close when you tap it, or if its shell is broken.',
  },
  {
    id: 'alive-shells',
    about: [
      SHELLS,
      /\b(?:alive|dead|still live|living|fresh|good|clean)\b/,
      /\b(?:know|tell|check|see|sure|if|are they|test)\b/,
    ],
    unless: /\b(?:cooked|done|date|days?|left|ago)\b/,
    fact: 'A live one is shut, or closes when you tap it, and smells of the sea. Throw it away before cooking if it stays open or its shell is broken, and after cooking if it stays shut.',
  },
  {
    id: 'dented',
    about: [/\b(?:can|cans|tin|tins)\b/, /\bdent(?:s|ed)?\b|\brust(?:y|ed)?\b/],
    unless: /\b(?:pan|pot)\b/,
    fact: 'Throw it away if the dent is on a seam or the rim, is deep or sharp, or if the can leaks, bulges or spurts: botulism can grow in it. A small smooth dent in the side is harmless.',
  },
  {
    id: 'cracked-egg',
    about: [
      /\beggs?\b/,
      /\b(?:crack(?:ed|s)?|broken|leaking)\b/,
      /\b(?:carton|box|pack|store|shop|bought|shell|already|fridge|safe|use it|use them)\b/,
    ],
    unless: /\b(?:how (?:do|to|long|many)|boil\w*|into|how should|piece|bit of)\b/,
    fact: 'Throw away an egg that was cracked in its carton: germs get in through the shell. One that you cracked yourself just now is fine if it is cooked through at once.',
  },
  {
    id: 'blood-spot',
    about: [/\beggs?\b|\byolks?\b/, /\bblood\b|\b(?:red|brown) (?:spot|speck|dot)/],
    fact: 'A blood spot is harmless: lift it out with the tip of a knife if you like, and cook the egg as usual. Throw it away if it smells bad or the white is pink or green.',
  },
  {
    id: 'raw-fish',
    about: [
      /\b(?:fish|salmon|tuna|trout|mackerel|cod)\b/,
      /\b(?:raw|sushi|sashimi|poke|ceviche|tartare|uncooked)\b/,
      /\b(?:ok|okay|safe|eat|fine|supermarket|store|shop|bought|frozen|sushi grade|use|any|good)\b/,
    ],
    unless: /\b(?:left|days? ago|keep|how long|wash|rinse|thaw\w*|cooked|board|knife|plate)\b/,
    fact: 'Only fish that is sold for eating raw, and was frozen through first: at -4°F / -20°C for a week, which kills parasites. Ordinary fish from the counter has to be cooked, to 145°F / 63°C. Never raw for small children, or anyone pregnant, old or ill.',
  },
  {
    id: 'hard-beans',
    about: [
      /\bbeans?\b/,
      /\b(?:still|bit|too|not) .{0,15}\b(?:hard|crunchy|firm|al dente|soft|tender|done|cooked)\b|\bundercooked\b/,
    ],
    unless: /\b(?:green|string|french|canned|tinned|coffee|vanilla|long|runner|sprouts?)\b/,
    fact: 'Not yet: boil them on until they are soft all through. Dried kidney beans that are not boiled through are poisonous; they need at least 10 minutes at a hard boil, then as long as it takes.',
  },
  {
    id: 'foraged',
    about: [
      /\b(?:mushrooms?|chanterelles?|morels?|porcini|ceps?|boletes?|fungi|fungus|berries|plants?|garlic)\b/,
      /\b(?:wild|forag\w*|forest|woods?|lawn|meadow|backyard|picked (?:them|some|it|these|those|myself))\b|\bfound\b.{0,30}\bmushrooms?\b|\bmushrooms?\b.{0,30}\bgarden\b/,
    ],
    unless: /\b(?:bought|shop|store|supermarket|wild rice|where)\b/,
    fact: 'Only if an expert has seen and named every single one: deadly kinds look like good ones, and neither cooking nor a silver spoon shows it. When in doubt, throw it away and use what the shop sells. Ask a mushroom advice center, and call poison control at once if anybody has eaten a doubtful one.',
  },
  {
    id: 'date',
    about: [
      /\b(?:use by|sell by|best before|best by|expir\w+|past its|its date|the date|out of date)\b/,
      /\b(?:yesterday|past|over|after|ago|last week|expired|days?|weeks?|gone|out of date)\b/,
    ],
    unless: /\b(?:pitted|medjool|dates? (?:cake|bar|syrup|paste)|how long)\b/,
    fact: 'Past a use-by date throw it away: on meat, fish, milk and ready meals it is a limit, whatever it smells like. A best-before date is about quality: look, smell and taste first, and throw it away if anything is wrong.',
  },
  {
    id: 'meat-color',
    about: [
      MEAT,
      /\b(?:gr[ae]y|brown|dull)\b/,
      /\b(?:raw|outside|inside|pack|smells? fine|bad|still (?:ok|okay|good|fine)|spoiled|safe)\b/,
    ],
    unless: /\b(?:browned|browning|how long|minutes|pink|crust|sear\w*|fried|cooked)\b/,
    fact: 'The color alone is no fault: raw meat turns brown or gray where air does or does not reach it. Go by the use-by date, and throw it away if it smells sour, or feels slimy or sticky.',
  },
  {
    id: 'cooked-keeps',
    about: [
      /\b(?:cooked|leftovers?|left over)\b/,
      /\b(?:keep|eat|last|good|use|store)\b/,
      /\b(?:a week|(?:[5-9]|[1-9]\d) days?|\d+ weeks?|last week)\b/,
    ],
    unless: /\bfreez|\bfrozen\b|\bcookies?\b/,
    fact: 'No: cooked food keeps 3 to 4 days in the fridge at 40°F / 4°C or below, and 2 to 3 months in the freezer. After that, throw it away.',
  },
  {
    id: 'raw-keeps',
    about: [
      /\b(?:raw|bought|fresh)\b/,
      /\b(?:chicken|turkey|poultry|mince|ground (?:beef|meat|pork|turkey)|fish|shrimp|prawns|mussels?|clams?)\b/,
      /\b(?:\d+ days? (?:ago|old)|yesterday|last week|a week ago|another day|how long|until tonight|till tonight)\b/,
    ],
    unless: /\b(?:cook|boil|fry|bake|simmer|roast|take|freez\w*)\b/,
    fact: 'Raw poultry, ground meat and fish keep 1 to 2 days in the fridge at 40°F / 4°C, unless the use-by date is later. Live mussels and clams lie in a bowl under a damp cloth, never in water or a closed bag, for a day or two. Older than that, or with a sour smell: throw it away.',
  },
  {
    id: 'raw-old',
    about: [
      /\b(?:chicken|turkey|poultry|mince|minced (?:meat|beef|pork)|ground (?:beef|meat|pork|turkey|chicken|lamb)|fish|salmon|shrimp|prawns)\b/,
      /\b(?:[3-9]|[1-9]\d) days?\b|\b(?:a|1) week\b/,
      /\b(?:fridge|old|ago|open(?:ed)?|since)\b/,
    ],
    unless:
      /\b(?:cooked|left ?overs?|left over|freez\w*|frozen|smoked|canned|tinned|dried|keep|keeps|stock|broth|soup|salad)\b/,
    fact: 'Too long: raw poultry, ground meat and fish keep 1 to 2 days in the fridge at 40°F / 4°C. Throw it away, unless its use-by date is still to come and it was never opened.',
  },
  {
    id: 'live-shells',
    about: [SHELLS, /\b(?:store|keep|fridge|wait)\b/],
    unless: /\b(?:cooked|left ?overs?|canned|freez\w*|frozen|smoked)\b/,
    fact: 'Keep live mussels and clams in the coldest part of the fridge, in a bowl under a damp cloth, never in water or a closed bag, and cook them within a day or two. Throw away what is open and does not close when tapped.',
  },
  {
    id: 'from-frozen',
    about: [
      /\b(?:frozen|from the freezer)\b/,
      /\b(?:cook|cooking|bake|baking|fry|roast|straight)\b/,
      /\b(?:chicken|turkey|meat|pork|beef|burgers?|patt(?:y|ies))\b/,
    ],
    unless: /\b(?:thaw|defrost|peas|vegetables)\b/,
    fact: 'Yes, in the oven or in a pot, for about half as long again, until the middle reads 165°F / 74°C; never in a slow cooker, which is too slow to be safe. It cooks more evenly when it thaws in the fridge overnight first, never on the counter.',
  },
  {
    id: 'licked',
    about: [/\b(?:licked|chewed|bitten)\b/, /\b(?:dog|cat|pet|animal)\b/],
    fact: 'Throw it away: germs from an animal’s mouth stay on it, and what is served as it is must not have any.',
  },
  {
    id: 'fallen',
    about: [
      /\b(?:fell|fallen|drop(?:ped)?|second rule)\b/,
      /\b(?:meat|chicken|turkey|poultry|duck|goose|pork|beef|lamb|veal|steaks?|mince|burgers?|patt(?:y|ies)|sausages?|fish|salmon|shrimp|prawns|ham|bacon|floor|ground(?! (?:meat|beef))|second rule|food)\b/,
    ],
    unless: /\b(?:temperature|shell|heat)\b/,
    fact: 'No five-second rule: germs stick at once. Raw meat or fish: cut or wipe off what touched the floor, and cook it all the way through. Throw away what is not cooked after that, and wash hands and floor with hot soapy water.',
  },
  {
    id: 'marinade',
    about: [/\bmarinade\b/, /\braw\b|\breuse\b|\bsauce\b|\bused\b/],
    fact: 'A marinade that touched raw meat must boil for a minute before it becomes a sauce. It’s better to keep some aside before the meat goes in.',
  },
  {
    id: 'raw-board',
    about: [
      /\b(?:board|knife|plate|platter|tongs|bowl|counter)\b/,
      /\braw (?:meat|chicken|fish|pork|beef|turkey|mince|poultry)\b/,
    ],
    unless: /\b(?:left|sat|been|hours?|overnight|thaw\w*|defrost\w*)\b/,
    fact: 'Wash it with hot soapy water first, or take a clean one. What is eaten raw, and cooked meat, must not touch what raw meat has touched.',
  },
  {
    id: 'rinse',
    about: [/\b(?:wash|rins)(?:e|es|ed|ing)?\b/, MEAT],
    unless: /\b(?:hands?|knife|board|plate|sink|floor|after|rice|shrimp|prawns|fish|salmon|bacon)\b/,
    fact: 'Don’t wash raw meat or poultry: it spreads germs around the sink and removes none. Cooking to a safe temperature does the job.',
  },
  {
    id: 'refreeze',
    about: [
      /\brefreez|\bfreez\w*\b.{0,40}\b(?:again|twice|second time)\b|\bback (?:in|into) the freezer\b|\bfreezer again\b|\b(?:thawed|defrosted)\b.{0,40}\b(?:freeze|freezer)\b/,
    ],
    fact: 'What thawed in the fridge may be frozen again, raw or cooked, though it loses some juice. What thawed in water or in the microwave must be cooked first. What lay out of the fridge for more than two hours, throw it away.',
  },
  {
    id: 'fridge-warm',
    about: [
      /\b(?:power|electricity|fridge|freezer)\b/,
      /\b(?:off|out|cut|failed|broke|broken|warm|open)\b/,
      /\b(?:hours?|overnight|night|day|safe|meat|milk|food)\b/,
    ],
    unless:
      /\b(?:take|took|taken|come|came|get|straight) (?:it |them )?out\b|\bturn(?:ed)? off\b|\bout of the (?:fridge|freezer)\b/,
    fact: 'A closed fridge stays cold for about 4 hours without power, a full freezer for 48. What was above 40°F / 4°C for more than two hours, throw it away: meat, fish, eggs, milk, cooked food. What is still icy may be frozen again.',
  },
  {
    id: 'dough',
    about: [
      /\b(?:raw|uncooked|lick\w*|taste|eat|edible|safe)\b/,
      /\b(?:(?:dough|batter)s?|lick the (?:bowl|spoon)|raw flour|flour (?:ok |okay |safe )?raw|cake mix)\b/,
    ],
    unless: /\b(?:inside|middle|center|still raw|is raw|are raw|baked|freez\w*)\b|\braw in\b/,
    fact: 'No: don’t eat raw dough or batter. Raw flour can carry germs just like raw eggs, so that leaving the eggs out does not make it safe.',
  },
  {
    id: 'raw-flour',
    about: [/\bflour\b/, /\b(?:raw|uncooked)\b/],
    fact: 'No: raw flour can carry germs. Bake or cook whatever has flour in it.',
  },
  {
    id: 'kidney-beans',
    about: [
      BEANS,
      /\b(?:raw|dried|dry|simmer|slow cooker|crock ?pot|undercooked|poison\w*|toxic|safe|boil)\b/,
    ],
    unless: /\b(?:canned|tinned|from a (?:can|tin))\b/,
    fact: 'Dried kidney beans are poisonous until they have boiled hard: soak them 5 hours, throw the water away, and boil them in fresh water for at least 10 minutes before they go into a slow cooker, which does not get hot enough. Canned ones are boiled already.',
  },
  {
    id: 'green-potatoes',
    about: [
      /\b(?:green|sprout(?:s|ed|ing)?) potato|\bpotato(?:es)? (?:(?:is|are|has|have|got|gone|went|turned|look\w*|a|bit|little) ){0,4}(?:green|sprout|eyes|growing)/,
    ],
    fact: 'Green parts and sprouts are poisonous, and cooking does not change that: cut them out generously and peel the rest. Throw a potato away if it is green all over, soft or bitter.',
  },
  {
    id: 'garlic-in-oil',
    about: [/\bgarlic\b.{0,20}\boil\b/, /\b(?:keep|kept|store|last|safe|homemade|how long|days?|weeks?)\b/],
    fact: 'Keep garlic in oil in the fridge, 4 days at most, or freeze it: at room temperature botulism can grow in it, and nobody sees or smells that.',
  },
  {
    id: 'swollen',
    about: [
      /\b(?:can|cans|tin|tins|jar|lid|pack|package|pouch)\b/,
      /\b(?:bulg\w+|swollen|bloated|blown|puffed|leak\w*|hiss\w*)\b/,
    ],
    unless: /\b(?:springform|batter|pan)\b/,
    fact: 'Throw it away and don’t taste it: a swollen or leaking pack can hold botulism, which nobody sees or smells.',
  },
  {
    id: 'mold',
    about: [
      /\bmou?ldy?\b|\bfuzzy\b|\bfurry\b|\b(?:blue|green|white|black|gr[ae]y) (?:spots?|specks?|dots?|fuzz|fur|patch(?:es)?|bits?)\b.{0,30}\b(?:cheese|cheddar|parmesan|mozzarella|bread|loaf|toast|bun|jam|yogurt|cream|sauce|tortillas?|leftovers?|fruit|berries|tomato(?:es)?)\b/,
    ],
    unless:
      /\b(?:pan|silicone|pudding|jelly|(?:into|in|fill|grease|line|release|out of) (?:a|the|my) mou?ld|mou?ld (?:for|size)|which mou?ld|what mou?ld|size)\b/,
    fact: 'Throw it away: mold reaches deeper than one sees, and scraping it off does not make it safe. Only of hard cheese and firm vegetables you may cut an inch / 2.5 cm around it and keep the rest.',
  },
  {
    id: 'spoiled',
    about: [
      /\bslim(?:y|e)\b|\brancid\b|\brotten\b|\bammonia\b|\bsmell\w*\b.{0,14}\b(?:weird|funny|off|bad|sour|strange|wrong|rotten|fishy|eggy|sulf\w*|sulph\w*|like (?:rotten )?eggs?|iffy|strong|nasty|awful|gross|unpleasant|cheesy|sweetish)\b|\b(?:sticky|tacky)\b.{0,12}\b(?:chicken|meat|fish|ham)\b|\b(?:chicken|meat|fish|ham|turkey|pork|shrimp)\b.{0,14}\b(?:feels?|is|looks?)\b.{0,8}\b(?:sticky|tacky)\b/,
    ],
    unless: /\b(?:dough|starter|sourdough|kimchi|sauerkraut|yeast|okra|natto|vinegar|oven|pan)\b/,
    fact: 'If it smells, feels or looks wrong, throw it out, whatever the date says. Cooking does not make spoiled food safe.',
  },
  {
    id: 'pink',
    about: [MEAT, /\b(?:medium rare|rare|bloody|underdone)\b|\bjuices?\b.{0,30}\b(?:red|pink|bloody)\b/],
    unless: /\b(?:steaks?|beef|lamb|duck|tuna|how long|temperature|how hot|how do i)\b/,
    fact: `Not as it is: cook it on, and trust a thermometer rather than the color. ${COOKED_THROUGH}`,
  },
  {
    id: 'raw-egg',
    about: [
      /\begg(?:s| whites?| yolks?)?\b/,
      /\b(?:raw|runny|soft|uncooked|sunny)\b/,
      /\b(?:safe|danger\w*|risk\w*|eat|old|elderly|father|mother|mom|grandma|kids?|child|children|ok|okay|problem|in (?:this|it|here))\b/,
    ],
    unless: /\bhow (?:long|many|much)\b|\btoo (?:soft|runny)\b|\bboiled\b/,
    fact: 'Raw or runny eggs can carry salmonella. For children, older people, and anyone pregnant or ill, use pasteurized eggs or cook until white and yolk are set.',
  },
  {
    id: 'rice',
    about: [
      /\brice\b(?! (?:vinegar|noodles?|flour|paper|wine|milk))/,
      /\b(?:re ?heat\w*|warm\w* .{0,20}up|left ?overs?|yesterday\w*|day old|last night)\b/,
    ],
    fact: 'Cooked rice must be cold and in the fridge within an hour, two at most: what stood out longer, throw it away, since no heat destroys what grows in it. In the fridge it keeps 3 to 4 days, better less. Reheat it once only, until it is steaming hot all the way through, 165°F / 74°C.',
  },
];

/** What small children and pregnant women should not have, by the words for it. */
export const IN_PREGNANCY: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:wine|beer|rum|vodka|brandy|sherry|alcohol|liqueur|whisk(?:e)?y|booze|port)\b/,
    'No: no amount of alcohol is known to be safe in pregnancy, and cooking leaves part of it. Leave it out.',
  ],
  [
    /\b(?:sushi|sashimi|raw fish|ceviche|tartare|carpaccio|poke|oysters?|rare|raw meat)\b/,
    'No: in pregnancy no raw or undercooked fish, shellfish or meat.',
  ],
  [
    /\b(?:smoked salmon|smoked trout|smoked fish|lox|gravlax)\b/,
    'Not cold: in pregnancy smoked fish is safe only when it is heated until it steams.',
  ],
  [
    /\b(?:deli|ham|salami|prosciutto|pepperoni|chorizo|cold cuts?|lunch ?meats?|hot dogs?|sausages?)\b/,
    'Not cold: in pregnancy deli meat, ham and sausages are safe only when they are heated until they steam, 165°F / 74°C.',
  ],
  [
    /\b(?:liver|p[aâ]t[eé]|foie gras)\b/,
    'No: in pregnancy no liver and no pâté; liver has too much vitamin A.',
  ],
  [
    /\b(?:brie|camembert|feta|gorgonzola|roquefort|blue cheese|soft cheese|goat cheese|queso fresco|unpasteurized|raw milk|ricotta|mozzarella)\b/,
    'Not unless the label says pasteurized: in pregnancy no soft cheese made from raw milk, and brie, camembert and blue cheese only cooked until they steam.',
  ],
  [
    /\b(?:tuna|swordfish|shark|king mackerel|marlin)\b/,
    'Little of it: in pregnancy no shark, swordfish, marlin or king mackerel, and tuna seldom, for its mercury.',
  ],
  [
    /\b(?:eggs?|mayonnaise|mousse|tiramisu|hollandaise|custard)\b/,
    'Only when they are set: in pregnancy no raw or runny eggs, unless they are pasteurized.',
  ],
  [/\b(?:sprouts|salad|herbs)\b/, 'Washed well, yes; in pregnancy no raw sprouts.'],
  [
    /\b(?:coffee|caffeine|espresso|tea)\b/,
    'A little: in pregnancy no more than 200 mg of caffeine a day, about two cups of coffee.',
  ],
];
