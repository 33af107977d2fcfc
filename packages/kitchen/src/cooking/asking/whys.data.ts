/** Why recipes ask for it. The first pattern that fits decides. */
export const WHYS: readonly (readonly [about: RegExp, why: string])[] = [
  [
    /\bcornstarch\b|\bstarch\b/,
    'Starch thickens: it swells in hot liquid and makes a sauce cling, or a crust crisp.',
  ],
  [/\bflour\b/, 'Flour gives structure, thickens, or keeps things from sticking.'],
  [/\bweights?\b/, 'The weights keep the crust flat while it bakes empty.'],
  [/\bsoak/, 'Soaking softens, so that it cooks faster and more evenly.'],
  [
    /\bcold water\b|\bice\b/,
    'Cold water stops the cooking at once, and shells or skins come off more easily.',
  ],
  [/\bmarinat/, 'Salt and acid season the surface and keep it juicy, and the aromas get time to go in.'],
  [
    /\b(?:rest|stand|sit|wait)\b/,
    'While it rests, the juices spread and thicken, so that they stay inside when you cut. Doughs and batters relax and become tender.',
  ],
  [
    /\bpreheat|\bhot oven\b/,
    'A hot oven sets the outside at once, so that doughs rise and food browns instead of drying out.',
  ],
  [
    /\broom temperature\b/,
    'Cold butter, eggs or milk do not mix evenly; at room temperature they come together smoothly.',
  ],
  [/\b(?:sear|brown)\b/, 'Browning makes new flavors that boiling cannot.'],
  [/\bpasta water\b|\bcooking water\b/, 'Its starch binds the sauce to the pasta.'],
  [
    /\bsalt\b.{0,15}\bwater\b|\bsalt\b/,
    'Salt brings out the taste of everything else, and it can only season the inside while the food cooks.',
  ],
  [/\bbaking soda\b/, 'Baking soda makes bubbles together with something sour, and helps browning.'],
  [
    /\bbaking powder\b/,
    'Baking powder makes bubbles when it gets wet and again when it gets hot. That is the rise.',
  ],
  [/\byeast\b/, 'Yeast eats sugar and gives off gas, which lifts the dough and gives it flavor.'],
  [/\beggs?\b/, 'Eggs bind, lift and enrich.'],
  [/\b(?:sugar|honey)\b/, 'Besides sweetness it keeps things moist and helps them brown.'],
  [/\b(?:lemon|vinegar|acid|lime)\b/, 'Acid makes flavors brighter and balances fat, salt and sweetness.'],
  [/\b(?:butter|oil|fat)\b/, 'Fat carries flavor, keeps things tender and helps them brown.'],
  [
    /\b(?:drain|rinse)\b/,
    'It takes away starch, brine or water that would make the dish sticky, salty or thin.',
  ],
  [
    /\bchill|\bcold\b|\bfridge\b/,
    'Cold firms fat and dough, so that it keeps its shape and the flavors settle.',
  ],
  [/\bcover|\blid\b/, 'The lid keeps steam in: it cooks faster and does not dry out.'],
  [/\b(?:stir|whisk)/, 'Moving it keeps it from sticking and heats it evenly.'],
  [/\bsift/, 'Sifting breaks up lumps and lets air in.'],
  [/\bknead/, 'Kneading builds the gluten that holds the gas in.'],
];
