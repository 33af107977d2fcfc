/** One tip per technique, given once per recipe, where the recipe has no tip of its own. */
const TIPS: readonly (readonly [id: string, words: RegExp, tip: string])[] = [
  [
    'sear',
    /\b(?:sear|brown)\b[^.]{0,60}\b(?:chicken|beef|pork|lamb|steak|meat|thighs?|chops?)\b/i,
    'Dry the surface first and leave space between the pieces: wet or crowded meat steams and stays gray.',
  ],
  [
    'garlic',
    /\bgarlic\b/i,
    'Garlic turns bitter when it browns. Pull it off the heat as soon as it smells sweet.',
  ],
  [
    'onion',
    /\bonions?\b[^.]{0,80}\b(?:soft|translucent|golden)\b/i,
    'A pinch of salt draws water from onions, so they soften before they color.',
  ],
  [
    'pasta',
    /\b(?:pasta|spaghetti|penne|linguine|fettuccine|rigatoni|macaroni)\b[^.]{0,80}\b(?:cook|boil|drain|al dente)\b|\b(?:cook|boil)\b[^.]{0,60}\b(?:pasta|spaghetti|penne|linguine)\b/i,
    'Keep a cup of the cooking water: its starch pulls a sauce together.',
  ],
  [
    'rice',
    /\brice\b[^.]{0,80}\b(?:simmer|cover|cook|absorbed)\b/i,
    'Keep the lid on and let it stand five minutes off the heat: the steam finishes the grains evenly.',
  ],
  [
    'roast',
    /\broast\b/i,
    'Spread everything in one layer; two crowded trays are better than one that steams.',
  ],
  [
    'whip',
    /\bwhip\b[^.]{0,40}\b(?:cream|egg whites?)\b/i,
    'Stop when the peak just bends: a few seconds more and it turns grainy.',
  ],
  [
    'knead',
    /\bknead\b/i,
    'It is ready when a pressed fingertip springs back and the dough is smooth as an earlobe.',
  ],
  [
    'fold',
    /\bfold\b[^.]{0,60}\b(?:batter|whites?|flour|berries)\b/i,
    'Cut down the middle and turn over; stop at the last streak, or the air is gone.',
  ],
  [
    'fry',
    /\b(?:deep-?fry|shallow-?fry|hot oil)\b/i,
    'Fry in small batches: each piece cools the oil, and cool oil makes greasy food.',
  ],
  [
    'eggs',
    /\b(?:scramble|beat|whisk)\b[^.]{0,40}\beggs?\b/i,
    'Take eggs off the heat a moment early; they keep cooking in the warm pan.',
  ],
  [
    'thicken',
    /\b(?:cornstarch|roux|thicken)/i,
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
