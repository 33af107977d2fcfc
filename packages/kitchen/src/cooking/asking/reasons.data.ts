/** Why recipes ask for it. The first pattern that fits decides. */
export const WHYS: readonly (readonly [about: RegExp, why: string])[] = [
  [
    /\bsh(?:ak|oo)\w*|\brough\w*|\bfluff\w*/,
    'Shaking roughens the outside: the soft, starchy edges soak up fat and turn into a crisp crust.',
  ],
  [
    /\b(?:overmix|over mix|mix (?:it )?too much|stir (?:it )?too much|overwork|just until (?:combined|mixed)|not (?:over ?mix|mix it))\w*/,
    'Too much mixing makes it tough and dense: in a batter the gluten builds up, and meat packs together.',
  ],
  [
    /\bwater bath\b|\bwater around\b|\bbain marie\b|\bwater in the (?:dish|pan|tray)\b|\b(?:cups|ramekins|dish)\b.{0,15}\bin water\b/,
    'The water keeps the heat gentle and even, so that a custard sets smooth and does not curdle or crack.',
  ],
  [
    /\b(?:berries|blueberries|raisins|fruit|chips|nuts|cherries|currants)\b.{0,25}\bflour\b|\bflour\b.{0,25}\b(?:berries|blueberries|raisins|fruit|chips|nuts|cherries)\b/,
    'A coat of flour keeps them from sinking to the bottom of the batter.',
  ],
  [
    /\bvinegar\b.{0,25}\b(?:hot|warm|potato\w*)|\b(?:hot|warm) potato\w*\b.{0,25}\b(?:vinegar|dressing)/,
    'While they are hot, potatoes soak the dressing up, so that they taste of it right through.',
  ],
  [
    /\b(?:bloom\w*|toast\w*|fry\w*|roast\w*)\b.{0,20}\b(?:spices?|seeds?|paste|cumin|curry|nuts)\b|\bspices?\b.{0,20}\b(?:oil|first|fr(?:y|ied))\b|\bbloom/,
    'Heat and fat draw the aroma out of spices, so that they taste of more than they would in water.',
  ],
  [
    /\begg wash\b|\bbrush\b.{0,25}\begg\b|\begg\b.{0,25}\bbrush\b|\begg on (?:the )?(?:top|crust|pastry)\b/,
    'The egg makes the crust shiny and golden and glues the edges. Milk does it too, with less shine.',
  ],
  [
    /\bfoil\b/,
    'Foil keeps the steam in, so that it cooks through soft and moist and does not brown too early.',
  ],
  [
    /\b(?:slits?|holes?|vents?|prick\w*|poke)\b/,
    'The openings let steam out, so that the crust stays crisp and does not burst or puff up.',
  ],
  [
    /\b(?:pat|dry it|dry them|paper towel|patting)\b/,
    'A wet surface steams instead of browning: dry food gets a crust, and does not spit.',
  ],
  [
    /\bbatch\w*\b|\bcrowd\w*|\btwo at a time\b|\ball at once\b/,
    'A full pan gets cold, and the food steams in its own water instead of browning.',
  ],
  [
    /\b(?:apples?|avocado|pears?|artichokes?)\b.{0,25}\b(?:lemon|lime|acid)|\b(?:lemon|lime)\b.{0,25}\b(?:apples?|avocado|pears?)\b/,
    'The acid keeps cut fruit from turning brown and makes it taste fresher.',
  ],
  [
    /\b(?:not|without|never|do not|stop)\b.{0,8}\bstir/,
    'Stirring would break the grains and make it sticky; left alone, it gets tender on top and a crust below.',
  ],
  [
    /\b(?:cold|chilled|frozen) butter\b|\bbutter\b.{0,12}\bcold\b/,
    'Cold butter stays in flakes that melt in the oven and lift the dough into layers.',
  ],
  [
    /\b(?:soft|room temperature|softened) butter\b|\bbutter\b.{0,15}\bsoft/,
    'Soft butter takes up air and mixes evenly; cold butter stays in lumps.',
  ],
  [/\bscor(?:e|ing)\b/, 'The cuts let fat and steam out, and marinade or heat in.'],
  [/\bblanch/, 'Blanching keeps the color and stops the change that makes vegetables dull.'],
  [/\bdeglaz\w*|\bbrown bits\b/, 'The brown bits at the bottom of the pan hold most of the flavor.'],
  [
    /\b(?:tent|low|lower|gentle|slow)\b.{0,12}\b(?:heat|oven|temperature|simmer)?\b/,
    'Gentle heat cooks evenly: the outside does not burn or toughen before the inside is done.',
  ],
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
  [
    /\b(?:yogurt|cream|milk)\b/,
    'It makes the dish creamy and rounds off spice and acid. Added gently and late, it does not split.',
  ],
  [
    /\bonions?\b|\bgarlic\b|\bshallots?\b/,
    'Cooked slowly first, they turn sweet and give the whole dish its base.',
  ],
  [/\bwine\b|\bbeer\b/, 'Wine brings acid and aroma; most of the alcohol cooks away.'],
  [/\bbay leaf\b|\bbay leaves\b/, 'Bay gives a quiet herbal note as it simmers. Take it out before serving.'],
  [
    /\bbread ?crumbs?\b|\bpanko\b|\bcrumbs\b/,
    'Crumbs hold moisture and keep ground meat tender; outside, they turn crisp.',
  ],
  [/\bmustard\b/, 'Mustard binds oil and vinegar, makes coatings stick and adds sharpness.'],
];
