/** What to do when something went wrong, and how to keep it from going wrong. */
export interface Rescue {
  about: RegExp;
  mend: string;
}

export const RESCUES: readonly Rescue[] = [
  {
    about: /\bdough\b.{0,40}\b(?:stick\w*|wet)\b|\btoo sticky\b/,
    mend: 'Let the dough rest 10 minutes, then work in flour a spoonful at a time, or oil your hands. A slightly sticky dough bakes softer.',
  },
  {
    about: /\b(?:still|bit|too|pretty|not)\b.{0,15}\b(?:hard|crunchy|firm|soft|tender)\b|\b(?:tough|chewy)\b/,
    mend: 'It needs more time: add a splash of hot water or stock if it is dry, cover it, keep cooking over low heat, and test every 5 minutes. Stewing meat turns tender only after long, slow simmering.',
  },
  {
    about: /\b(?:still|running|bit|too|bleeding)\b.{0,12}\b(?:pink|raw|bloody)\b|\bpink\b/,
    mend: 'It isn’t done yet: keep cooking, check every 5 minutes, and cover it if the outside gets too dark. Poultry is safe at 165°F / 74°C in the thickest part, ground meat at 160°F / 71°C, other meat at 145°F / 63°C.',
  },
  {
    about:
      /\b(?:toothpick|skewer|knife|tester)\b.{0,25}\b(?:wet|gooey|batter|sticky|dirty|not clean)|\b(?:gooey|wobbly|jiggly|liquid) in the (?:middle|center)\b/,
    mend: 'It needs longer: keep baking and test again every 5 minutes. Lay foil over it if the top gets dark.',
  },
  {
    about: /\b(?:scrambled|scrambling)\b/,
    mend: 'Take the pan off the heat at once and stir in a splash of hot pasta water or cold cream, hard and fast. Small bits can be blended smooth; what has set stays set. Next time mix the eggs in off the heat.',
  },
  {
    about: /\b(?:skins?|top|surface|outside|breast)\b.{0,30}\b(?:dark|brown|black|burn)/,
    mend: 'Lay foil loosely over it, turn the oven down 25°F / 15°C, and keep cooking until the middle is done.',
  },
  {
    about: /\braw in the (?:middle|center)\b/,
    mend: 'Turn the heat down, cover it so that the outside does not burn, and keep cooking until the middle is done. For meat, measure the middle.',
  },
  {
    about: /\b(?:top|crust|edges?)\b.{0,25}\b(?:brown|dark|burn|black)/,
    mend: 'Lay foil loosely over it, turn the oven down 25°F / 15°C, and keep baking until the middle is done.',
  },
  {
    about: /\b(?:dressing|mayonnaise|vinaigrette|mayo)\b.{0,25}\b(?:split|separat|curdl|broke|thin|runny)/,
    mend: 'Put a spoon of mustard or water in a clean bowl and whisk the dressing into it drop by drop.',
  },
  {
    about: /\bgarlic\b.{0,30}\b(?:burn|brown|black|dark|bitter)|\bburn\w*\b.{0,15}\bgarlic\b/,
    mend: 'Burnt garlic stays bitter. Wipe the pan out and start again with fresh oil and garlic, on lower heat.',
  },
  {
    about: /\b(?:burn|scorch|charred|blacken|black)\w*|\btoo (?:dark|brown)\b/,
    mend: 'Take it off the heat now. Move what is not burnt to a clean pan without scraping the bottom, taste it, and go on over lower heat if it tastes fine. What tastes bitter has to be done again.',
  },
  {
    about: /\b(?:too salty|over ?salted|too much salt|over ?seasoned)\b/,
    mend: 'Add more of everything unsalted: water, unsalted stock, tomatoes, cream, potatoes, rice or beans. A squeeze of lemon or a pinch of sugar softens what is left. Add no more salt until the end.',
  },
  {
    about: /\b(?:too spicy|too hot|too much (?:chili|spice|pepper))\b/,
    mend: 'Stir in something fatty or sweet: yogurt, cream, coconut milk, butter, a little sugar or honey. More vegetables, rice or beans spread the heat out.',
  },
  {
    about: /\b(?:too sweet|too much sugar)\b/,
    mend: 'Balance it with acid: lemon juice or vinegar, a few drops at a time, and a pinch of salt.',
  },
  {
    about: /\b(?:too (?:sour|acidic|bitter)|too much (?:vinegar|lemon))\b/,
    mend: 'A pinch of sugar or honey rounds it off; butter, cream or a pinch of baking soda help with tomato sauces. Salt dulls bitterness.',
  },
  {
    about:
      /\b(?:too (?:thin|watery|runny|soupy|wet)|watery|soupy|thin|runny|like (?:soup|water)|not thick enough|not thicken\w*|too much (?:water|liquid|milk|broth|stock|cream))\b/,
    mend: 'Simmer it without the lid until it thickens. If that takes too long, stir 1 tablespoon of cornstarch into 2 tablespoons of cold water, pour it in and boil for a minute.',
  },
  {
    about:
      /\btoo (?:thick|dry|dense|stiff)\b|\b(?:stodgy|gloopy|stiff|gluggy|solid)\b|\bgluey\b|\bclaggy\b|\bdr(?:y|ying) out\b|\bpan is dry\b|\bwater is gone\b|\btoo much flour\b/,
    mend: 'Stir in warm liquid a spoonful at a time: water, stock, milk or the cooking water of pasta, until it loosens.',
  },
  {
    about: /\b(?:lump|clump)\w*\b/,
    mend: 'Whisk it hard off the heat, or press it through a sieve; a blender works as well. Pancake and muffin batter may stay lumpy.',
  },
  {
    about: /\b(?:curdl\w*|split|splitting|separat\w*|broke|broken|grainy)\b/,
    mend: 'Take it off the heat at once. Whisk in a spoonful of cold cream or water, or blend it smooth. Keep it below a boil from now on.',
  },
  {
    about: /\b(?:stuck|stick\w*)\b/,
    mend: 'Wait a little: food lets go of the pan when it has browned. Then loosen it with a thin spatula. A splash of water or stock lifts what is stuck; for the next batch, use a hotter pan and more fat.',
  },
  {
    about: /\bdough\b.{0,30}\b(?:sticky|wet)\b|\btoo sticky\b/,
    mend: 'Let the dough rest 10 minutes, then work in flour a spoonful at a time, or oil your hands. A slightly sticky dough bakes softer.',
  },
  {
    about: /\bcrumbly\b|\bfall\w* apart\b|\bfell apart\b|\bnot come together\b/,
    mend: 'It lacks moisture or binding: work in water a teaspoon at a time, or an egg for patties and balls, and chill it before shaping.',
  },
  {
    about:
      /\b(?:not|never)\b.{0,12}\b(?:rise|rising|risen|rose|foam\w*|bubbl\w*|doubled?)\b|\bkitchen is (?:cold|freezing)\b/,
    mend: 'Give it more time in a warm place, for example the oven with only its light on. If the yeast was old or the water too hot, dissolve fresh yeast in warm water with a pinch of sugar and knead it in.',
  },
  {
    about: /\bnot (?:set|setting|melt\w*)\b/,
    mend: 'Give it more time: keep baking in 5-minute rounds, or chill it longer. Cut it only when it’s cold.',
  },
  {
    about:
      /\b(?:not (?:brown\w*|crisp\w*|get\w* (?:crisp|crispy|brown))|soggy|not (?:crispy|crisp) enough)\b/,
    mend: 'It needs dry heat and space: pat it dry, spread it out, turn the heat up, and take the lid off. A few minutes under the broiler or in a hot oven help at the end.',
  },
  {
    about: /\b(?:bland|tasteless|flavorless|no (?:flavor|taste)|not (?:salty|sweet|spicy) enough)\b/,
    mend: 'Salt first, a pinch at a time. Then acid: lemon juice or vinegar. If it is still flat, add something savory such as soy sauce, Parmesan or tomato paste, or fresh herbs.',
  },
  {
    about: /\b(?:greasy|oily|too much oil|oil on top|fat on top)\b/,
    mend: 'Skim the fat off with a spoon, or lay a paper towel on top for a moment. For fried food, drain it on a rack and fry the rest in hotter oil.',
  },
  {
    about: /\b(?:mushy|too soft|over ?cooked|over ?done|rubbery|tough|chewy|dry)\b/,
    mend: 'It cannot be uncooked. Slice it thin and serve it in a sauce; mushy vegetables or rice make a good soup or mash. Tough stewing meat needs more time, not less: keep simmering until it gives.',
  },
  {
    about: /\b(?:under ?cooked|raw in the (?:middle|center)|not cooked)\b/,
    mend: 'Put it back: lower the heat a little, cover it so that it cooks through without burning, and check again after 5 minutes. For meat, measure the middle.',
  },
  {
    about: /\bboil\w* over\b/,
    mend: 'Lift the lid and turn the heat down. A wooden spoon across the pot and a little oil in the water keep it from foaming over again.',
  },
  {
    about: /\bboil\w* (?:hard|fast|too|like|over)|\btoo (?:hot|fast)\b|\bbubbling (?:hard|like)/,
    mend: 'Turn the heat down until only a few bubbles rise, and lift the lid a little.',
  },
  {
    about: /\bsmok\w*\b/,
    mend: 'Take the pan off the heat and let it cool down: smoking oil is too hot and tastes burnt. Pour it away once cool, wipe the pan, and start with fresh oil on lower heat.',
  },
  {
    about: /\bover ?mixed\b/,
    mend: 'Let the batter rest 15 minutes so that the gluten relaxes, and stir no more.',
  },
  {
    about: /\bshell\b/,
    mend: 'Lift it out with a larger piece of shell or a wet fingertip: shell cuts through egg white.',
  },
  {
    about: /\bseized\b/,
    mend: 'Stir in hot water a teaspoon at a time until the chocolate turns smooth. It works for sauces and ganache, not for coating.',
  },
  {
    about: /\bsank\b|\bsunk\b|\bcollapsed\b/,
    mend: 'It came out too early or the oven was opened: it cannot rise again, but it tastes the same. Fill the dip with cream or fruit. If the middle is raw, keep baking it under foil.',
  },
  {
    about: /\bcrack(?:s|ed|ing)?\b/,
    mend: 'Cracks come from heat or from cooling too fast, and do no harm. Turn the oven down a little, and cover the top with cream, fruit or sauce.',
  },
  {
    about: /\bshrink\w*|\btear(?:s|ing)?\b|\bspring\w* back\b/,
    mend: 'Cover the dough and let it rest 15 minutes: the gluten relaxes, and it rolls out without pulling back.',
  },
  {
    about: /\btoo much\b|\bdouble the\b|\btwice the\b|\boverdid\b/,
    mend: 'Take out what can be lifted out. Otherwise add more of everything else, so that the share is right again, and taste.',
  },
  {
    about: /\bdropped\b/,
    mend: 'If it touched the floor, rinse what can be rinsed and cooked, and throw the rest away.',
  },
];

/** What comes first when somebody is in danger. */
export const EMERGENCIES: readonly Rescue[] = [
  {
    about: /\bfire\b|\bflames\b|\bsmok/,
    mend: 'Turn off the heat. Cover the pan with a lid or another pan and leave it there. Never pour water on burning oil. If the fire is not out at once, get everyone out and call the fire department.',
  },
  {
    about: /\bburn(?:ed|t)|\bscald/,
    mend: 'Hold it under cool running water for 20 minutes, take off rings, and cover it loosely. No ice and no butter. If it is large, deep, or on the face or hands, call for medical help.',
  },
  {
    about: /\bcut\b|\bsliced\b|\bbleed/,
    mend: 'Press a clean cloth firmly on the cut and hold it up. If it is deep or still bleeds after 10 minutes, get medical help. Throw away food that blood touched.',
  },
  {
    about: /\bchok/,
    mend: 'Call emergency services. If the person cannot cough or speak, give 5 blows between the shoulder blades, then 5 abdominal thrusts, and repeat until help comes.',
  },
  {
    about: /\ballergic\b/,
    mend: 'Call emergency services at once and use an adrenaline injector if there is one. Lay the person down with raised legs, or sitting if breathing is hard.',
  },
  {
    about: /\bgas\b/,
    mend: 'Switch nothing on or off and light nothing. Open the windows, close the gas tap, leave the house and call the gas emergency service from outside.',
  },
];
