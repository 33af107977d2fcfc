/** One tip per technique, given once per recipe, where the step does it and the recipe has no tip of its own. */
const TIPS: readonly (readonly [id: string, words: RegExp, tip: string])[] = [
  [
    'sear',
    /\b(?:sear|brown)\b(?! sugar)(?![^.]{0,60}\b(?:ground|minced)\b)[^.]{0,40}\b(?:chicken|beef|pork|lamb|steak|meat|thighs?|chops?|duck|veal)\b(?! sausages?)/i,
    'Dry the surface first and leave space between the pieces: wet or crowded meat steams and stays gray.',
  ],
  [
    'garlic',
    /\b(?:fry|sauté|saute|sizzle|cook|soften|stir-fry|warm)\b[^.]{0,60}\bgarlic\b(?! powder)(?![^.]{0,60}\b(?:simmer|bake|roast|microwave|pressure|slow cooker|covered)\b)|\badd\b[^.]{0,40}\bgarlic\b(?! powder)[^.]{0,60}\b(?:for|cook|fry|stir) (?:about )?\d{1,2} (?:minutes?|seconds?)/i,
    'Garlic turns bitter when it browns. Pull it off the heat as soon as it smells sweet.',
  ],
  [
    'onion',
    /\bonions?\b[^.]{0,80}\b(?:soft|translucent|golden)\b/i,
    'A pinch of salt draws water from onions, so they soften before they color.',
  ],
  [
    'pasta',
    /\b(?:cook|boil)\b[^.]{0,40}\b(?:pasta|spaghetti|penne|linguine|fettuccine|rigatoni|tagliatelle|bucatini)\b(?![^.]{0,90}\b(?:rinse|cool|cold)\b)/i,
    'Keep a cup of the cooking water: its starch pulls a sauce together.',
  ],
  [
    'rice',
    /\brice\b(?! (?:vinegar|noodles?|paper|wine|vermicelli|flour|cakes?|sticks?|pudding))[^.]{0,120}\b(?:cover(?:ed)?|lid on)\b(?![^.]{0,40}\bmicrowave\b)/i,
    'Keep the lid on and let it stand five minutes off the heat: the steam finishes the grains evenly.',
  ],
  [
    'roast',
    /(?:^|[.,;] |\band |\bthen )roast\b(?! beef)[^.]{0,60}\b(?:vegetables|potatoes|carrots|cauliflower|broccoli|sprouts|squash|pumpkin|chickpeas|peppers)\b|\btoss\b[^.]{0,160}\b(?:sheet pan|tray|baking sheet)\b[^.]{0,40}\broast\b/i,
    'Spread everything in one layer; two crowded trays are better than one that steams.',
  ],
  [
    'whip',
    /\bwhip\b[^.]{0,40}\b(?:cream|egg whites?)\b/i,
    'Stop when the peak just bends: a few seconds more and it turns grainy.',
  ],
  [
    'knead',
    /\bknead\b(?![^.]{0,60}\b(?:beef|lamb|pork|meat|turkey|chicken)\b)/i,
    'It is ready when a pressed fingertip springs back and the dough is smooth as an earlobe.',
  ],
  [
    'fold',
    /\bfold\b[^.]{0,60}\b(?:batter|whites?|flour|berries)\b/i,
    'Cut down the middle and turn over; stop at the last streak, or the air is gone.',
  ],
  [
    'fry',
    /\b(?:deep-?fry|shallow-?fry|hot oil)\b|\bheat the (?:[a-z]+ )?oil\b[^.]{0,50}\b3\d0 ?°/i,
    'Fry in small batches: each piece cools the oil, and cool oil makes greasy food.',
  ],
  [
    'eggs',
    /\bscrambl(?:e|ing)\b|\bpour in the (?:beaten )?eggs?\b/i,
    'Take eggs off the heat a moment early; they keep cooking in the warm pan.',
  ],
  [
    'thicken',
    /\b(?:simmer|boil|cook|stir|whisk)\b[^.]{0,60}\buntil (?:it is |it |they |the sauce )?(?:has |is )?(?:slightly |just )?thick(?:ens?|ened|er)?\b|\bstir\b[^.]{0,30}\bcornstarch\b[^.]{0,60}\b(?:boil|simmer|cook)\b/i,
    'Sauces thicken more as they cool. Stop while it is a little looser than you want it.',
  ],
];

/** Adds the tip to `told`, so that a recipe does not repeat it. */
export function techniqueTip(text: string, told: Set<string>): string | null {
  const tip = TIPS.find(([id, words]) => !told.has(`tip ${id}`) && words.test(text));
  if (!tip) return null;
  told.add(`tip ${tip[0]}`);
  return tip[2];
}
