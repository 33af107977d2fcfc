import type { Danger } from './dangers.data.ts';

/** What happens by accident, or is meant to save time, and makes people ill. Asked before the other dangers. */
export const MISHAPS: readonly Danger[] = [
  {
    id: 'keep-out',
    about: [
      /\b(?:leave|leaving|keep|stand|stay|sit|cool|store)\b/,
      /\b(?:on the (?:stove|hob|counter|table|side|worktop|windowsill|balcony)|in the (?:pot|pan|turned off oven|cold oven|car)|at room temperature|out of the fridge|without a fridge|out)\b/,
      /\b(?:overnight|all night|all day|until (?:tomorrow|morning|tonight)|till (?:tomorrow|morning|tonight)|the night|whole day)\b/,
    ],
    unless:
      /\b(?:dough|bread|loaf|starter|soak\w*|beans|cookies?|cakes?|muffins|butter|fruit|bananas?|rise|proof|yeast|batter|slow cooker|dry|granola|meringues?|onions?|jam)\b/,
    fact: 'No: perishable food is safe for 2 hours at room temperature, 1 hour above 90°F / 32°C. Cool it in shallow containers, put it into the fridge within that time, and reheat it to 165°F / 74°C when you want it.',
  },
  {
    id: 'no-fridge-lunch',
    about: [
      /\b(?:lunch ?box|packed lunch|picnic|no fridge|without (?:a )?fridge|hike)\b/,
      /\b(?:ok|okay|safe|keep|take|pack|noon|lunch|hours?|till|until)\b/,
    ],
    unless: /\b(?:dough|soak\w*|cookies?|recipe makes|nuts?|allerg\w*)\b/,
    fact: 'Only with a cold pack in an insulated bag: without one, perishable food is safe for 2 hours, 1 hour above 90°F / 32°C. Hot food stays safe in a thermos that was filled boiling hot.',
  },
  {
    id: 'pests',
    about: [
      /\b(?:bugs?|weevils?|moths?|worms?|maggots?|larva\w*|insects?|flour beetles?|mouse|mice|ants?|fly|flies)\b/,
    ],
    unless: /\b(?:pest|butterfl\w*|fly by|on the fly|ladybugs?)\b/,
    fact: 'Throw away dry food with insects or webs in it, and check the packs beside it; wipe the shelf and keep the new one in a tight jar. On fresh vegetables wash them off in salted water. Meat or cooked food with maggots, or with droppings near it, goes into the bin.',
  },
  {
    id: 'foreign',
    about: [
      /\b(?:plastic|wrap|rubber band|twist tie|sticker|paper towel|band ?aid|plaster|hair|foil|metal|screw|stone|wood|splinter|string|label|tag)\b/,
      /\b(?:fell|found|in (?:it|the (?:pot|pan|sauce|soup|stew|bowl|batter|dough))|cooked with|left on|baked with)\b/,
    ],
    unless:
      /\b(?:cover|melted|line|wrap (?:it|them)|instead|foil in the pan|pot pie|do i|should i|wood\w* spoon)\b/,
    fact: 'Lift it out. If it is whole and has not melted, the food may be eaten; a hair is only unpleasant once it has boiled. If it has melted, has splintered or a piece is missing, throw the food away: nobody can be sure to find all of it.',
  },
  {
    id: 'brown-meat',
    about: [
      /\b(?:meat|mince|beef|steaks?|burgers?|lamb|pork)\b/,
      /\b(?:brown|gr[ae]y|dark|dull)\b/,
      /\b(?:fridge|is it off|gone off|bad|pack|still (?:ok|okay|good|fine)|spoiled|safe)\b/,
    ],
    unless:
      /\b(?:browned|browning|how long|minutes|pink|crust|sear\w*|fried|cooked|sauce|gravy|sugar|rice)\b/,
    fact: 'The color alone is no fault: raw meat turns brown or gray where air does or does not reach it. Go by the use-by date, and throw it away if it smells sour, or feels slimy or sticky.',
  },
  {
    id: 'same-plate',
    about: [
      /\b(?:board|knife|plate|platter|tongs|bowl|tray|spatula|fork|brush)\b/,
      /\braw\b/,
      /\b(?:same|cooked|salad|again|clean|vegetables|wash|reuse)\b/,
    ],
    unless: /\b(?:left|sat|been|hours?|overnight|thaw\w*|defrost\w*|dough|batter|broken|brush with)\b/,
    fact: 'No: take a clean one, or wash it with hot soapy water first. What is eaten raw, and cooked meat, must not touch what raw meat has touched.',
  },
  {
    id: 'runny-egg',
    about: [
      /\b(?:eggs?|yolks?|whites?)\b/,
      /\b(?:runny|raw|soft|liquid|sunny)\b/,
      /\b(?:[789]\d|old|elderly|mum|mom|mother|nana?|gran\w*|grandpa|grandma|dad|father|ill|sick|chemo|toddler|bab(?:y|ies)|kids?|child\w*|son|daughter|immune|weak)\b/,
    ],
    unless: /\b(?:how (?:long|many|much)|step|too (?:soft|runny)|degrees|minutes)\b/,
    fact: 'Better not: raw or runny eggs can carry salmonella. For children, older people, and anyone pregnant or ill, cook white and yolk until they are set, or use pasteurized eggs.',
  },
  {
    id: 'tasting-raw',
    about: [
      /\b(?:taste|try|eat|lick)\b/,
      /\braw\b/,
      /\b(?:mix|mixture|meat|mince|meatballs?|meatloaf|burgers?|patt(?:y|ies)|stuffing|filling|sausages?|beef|pork|chicken)\b/,
    ],
    unless: /\b(?:steak tartare|carpaccio|dough|batter|cookie|vegetables?|carrots?|taste of|tastes)\b/,
    fact: 'No: don’t taste it raw. Fry a teaspoon of it until no pink is left, taste that, and season the rest.',
  },
  {
    id: 'old-leftovers',
    about: [
      /\b(?:rices?|pasta|noodles|stew|soup|chili|curry|dal|lasagna|casserole|meatloaf|risotto|roast|gravy|sauce|stock|broth|beans|lentils|mashed?|potatoes|quiche|pulled pork|pizza|eggs? salad|egg salad|leftovers?|(?:cooked|boiled|fried|roasted?|grilled|rotisserie) [a-z]+)\b/,
      /\b(?:[5-9]|[1-9]\d) days?\b|\b(?:a|1|2|3|last|over a) weeks?\b/,
      /\b(?:fridge|old|ago|been|since|made|from|left|sitting)\b/,
    ],
    unless:
      /\b(?:freez\w*|frozen|dry|dried|uncooked|raw|soy sauce|fish sauce|hot sauce|worcestershire|oyster sauce|barbecue|unopened|sealed|canned|tinned|in the (?:pantry|cupboard)|sourdough|dough|ahead|date|hard boiled|next week|keep|last)\b/,
    fact: 'Too old: throw it away. Cooked food, rice and leftovers keep 3 to 4 days in the fridge at 40°F / 4°C or below, whatever they look or smell like; cooking them again does not make them safe.',
  },
  {
    id: 'glass',
    about: [
      /\b(?:glass|jar|bowl|plate|bulb|china|porcelain)\b/,
      /\b(?:broke|broken|shatter\w*|smash\w*|chipped|splinter\w*|shards?)\b/,
    ],
    fact: 'Throw away everything that lay open near it: splinters fly far, are hard to see, and cannot be rinsed or sieved out for sure. Wipe the place with a damp paper towel, and look at your hands.',
  },
  {
    id: 'metal-plastic',
    about: [/\b(?:plastic|cling ?film|rubber|silicone|sponge|packaging|wrap|styrofoam)\b/, /\bmelt\w*\b/],
    fact: 'Throw away the food it has melted into or onto: it is not safe to eat. Let it get cold, then peel the plastic off pan or oven, and air the kitchen.',
  },
  {
    id: 'raw-juice',
    about: [
      /\b(?:raw|chicken|meat|turkey|pork|beef|fish)\b/,
      /\b(?:juices?|blood|drip\w*|leak\w*|splash\w*|spill\w*|touched)\b/,
      /\b(?:salad|lettuce|vegetables|fruit|cheese|bread|fridge|berries|tomato\w*|herbs|cake|shelf|counter)\b/,
    ],
    unless: /\b(?:roast\w*|pan juices|gravy|knife|board)\b/,
    fact: 'What is eaten raw and was touched by raw meat or its juice goes into the bin; what will be cooked through may be used. Wipe the place with hot soapy water, then wash your hands.',
  },
  {
    id: 'half-cooked',
    about: [
      /(?:\b0\.5|\b(?:half|partly|partially|part|par|halfway))\b.{0,12}\b(?:cook\w*|bake\w*|roast\w*|fry|brown\w*|done)\b|\b(?:stop|pause|brown|sear)\b.{0,40}\b(?:finish|rest)\b.{0,20}\b(?:later|tomorrow|tonight)\b/,
      /\b(?:meat|chicken|turkey|poultry|pork|beef|lamb|burgers?|ribs|roast|steaks?|meatballs|meatloaf|bird|stew|it)\b/,
      /\b(?:later|tomorrow|tonight|finish|hours?|morning|pause|fridge|stop)\b/,
    ],
    unless: /\b(?:power|other half|both halves|half of the)\b/,
    fact: 'No: don’t cook meat or poultry partly and finish it later, since germs grow in what is only warm. Cook it through now, cool it within 2 hours, and reheat it to 165°F / 74°C.',
  },
  {
    id: 'stuffing',
    about: [
      /\bstuff(?:ing|ed)?\b/,
      /\b(?:bird|chicken|turkey|inside|raw|ahead|overnight|night before|temperature|safe)\b/,
    ],
    unless: /\b(?:peppers?|mushrooms?|pasta|without|cabbage)\b/,
    fact: 'Stuff the bird just before it goes into the oven, loosely, and measure the stuffing too: 165°F / 74°C in its middle. Safer and crisper is a dish of its own beside it.',
  },
  {
    id: 'wet-in-oil',
    about: [
      /\b(?:deep fry|deep fat|frying oil|hot oil|turkey fryer|fryer)\b/,
      /\b(?:frozen|wet|water|icy|ice|damp)\b/,
    ],
    unless: /\bair ?fryer\b|\b(?:burn|fire|hand|arm|splash\w*|spat|spit\w*|wooden|spoon|hand|salt the)\b/,
    fact: 'Never put wet or icy food into hot oil: the water turns to steam at once, and the oil boils over and can catch fire. Thaw it fully and pat it dry, fill the pot at most half, and lower it in slowly.',
  },
  {
    id: 'power',
    about: [
      /\b(?:power (?:was|is|went|cut|outage)|power failure|outage|blackout|fridge (?:broke|died|off|was off|stopped|door))\b/,
      /\b(?:fridge|freezer|food|meat|milk|hours?|open|overnight)\b/,
    ],
    fact: 'A closed fridge keeps cold for about 4 hours, a full freezer 48. After that throw away meat, fish, milk, eggs and leftovers that were above 40°F / 4°C for more than 2 hours. What is still icy may be frozen again.',
  },
  {
    id: 'bay-leaf',
    about: [/\b(?:bay leaf|bay leaves)\b/, /\b(?:swallow\w*|ate|eat|eaten|poison\w*|left|find|out|in)\b/],
    unless: /\b(?:no bay|instead|out of bay|how many|without|leave (?:it|them|the bay leaf) out|need)\b/,
    fact: 'Bay leaves are not poisonous, but they stay stiff and sharp: take them out before you serve, and don’t eat them whole.',
  },
];
