export type Vessel = 'plate' | 'bowl' | 'skillet' | 'dish' | 'board' | 'tray' | 'glass' | 'cup';

/** Title words and the vessel such a dish is served in, most specific first. */
const BY_WORDS: readonly (readonly [RegExp, Vessel])[] = [
  [/\b(smoothie|lassi|juice|lemonade|milkshake|shake|iced|cocktail)\b/, 'glass'],
  [/\b(mug|mousse|pudding|panna cotta|affogato|custard|parfait|tiramisu|flan)\b/, 'cup'],
  [
    /\b(sandwich|toast|panini|bruschetta|crostini|pizza|flatbread|bagel|burger|wrap|quesadilla|tacos?|burrito|naan|focaccia|sliders?)\b/,
    'board',
  ],
  [
    /\b(sheet pan|tray|cookies?|wings|fries|scones?|biscuits|granola|nuggets|muffins?|macaroons|shortbread|roasted|chips)\b/,
    'tray',
  ],
  [
    /\b(baked?|casserole|lasagna|gratin|ziti|brownies|bars|crumble|cobbler|crisp|enchiladas|cake|pie|clafoutis|bread|strata|parmesan|stuffed)\b/,
    'dish',
  ],
  [
    /\b(soup|stew|chili|ramen|pho|chowder|curry|bowl|salad|porridge|oatmeal|oats|congee|dal|masala|risotto|broth|bisque|gumbo|goulash|noodles|poke|slaw|hummus|guacamole|salsa|dip|borscht|minestrone|gazpacho|muesli)\b/,
    'bowl',
  ],
  [
    /\b(skillet|hash|frittata|stir[- ]fry|fried rice|shakshuka|menemen|scramble|saut[eé]|paella|fajitas?|omelet(te)?|dutch baby|pan)\b/,
    'skillet',
  ],
];

export function vesselOf(title: string, equipment: readonly string[]): Vessel {
  const words = title.toLowerCase();
  const named = BY_WORDS.find(([pattern]) => pattern.test(words));
  if (named) return named[1];
  if (equipment.includes('slow_cooker') || equipment.includes('instant_pot')) return 'bowl';
  return 'plate';
}
