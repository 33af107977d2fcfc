/** Maps USDA's free-text portion names to the kitchen's unit ids. */

const SIZES = ['small', 'medium', 'large', 'jumbo'] as const;

const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/^(?:tbsp|tablespoon)\b/, 'tablespoon'],
  [/^(?:tsp|teaspoon)\b/, 'teaspoon'],
  [/^fl oz\b/, 'fl oz'],
  [/^clove/, 'clove'],
  [/^slice/, 'slice'],
  [/^wedge/, 'wedge'],
  [/^(?:can|can .*)$/, 'can'],
  [/^stick/, 'stick'],
  [/^pat\b/, 'pat'],
  [/^bunch/, 'bunch'],
  [/^head/, 'head'],
  [/^sprig/, 'sprig'],
  [/^leaf/, 'leaf'],
  [/^(?:stalk|rib)/, 'stalk'],
  [/^spear/, 'spear'],
  [/^fillet/, 'fillet'],
  [/^(?:package|pkg|packet)/, 'package'],
  [/^jar/, 'jar'],
  [/^ear/, 'ear'],
  [
    /^(?:fruit|item|each|piece|whole|egg|pepper|onion|tomato|berry|bulb|root|patty|link|roll|bagel|cookie)\b/,
    'piece',
  ],
];

function unitOf(modifier: string): string | null {
  const text = modifier.toLowerCase().trim();
  if (/^cup\b/.test(text)) return 'cup';
  const size = SIZES.find((word) => text.startsWith(word));
  if (size !== undefined && !/slice|leaf|stalk|spear|wedge|head|cup/.test(text)) return `piece:${size}`;
  return COUNTED.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Where USDA lists several cups, the first that matches here is used: plain "cup" first, then chopped, and so on. */
const CUP_ORDER = [/^cup$/, /chopped|diced|cubes|cubed/, /sliced/, /shredded|grated/, /halves|whole|pieces/];

function cupRank(modifier: string): number {
  const at = CUP_ORDER.findIndex((pattern) => pattern.test(modifier.toLowerCase().trim()));
  return at < 0 ? CUP_ORDER.length : at;
}

const MEASURES = new Set(['cup', 'tablespoon', 'teaspoon']);
const round = (grams: number): number => Number(grams.toPrecision(4));

/** Grams per unit from the portions of one food. From a proxy only the density is used, not the weights of pieces. */
export function unitsFromPortions(
  portions: readonly (readonly [string, string, string])[],
  proxy: boolean,
): Record<string, number> {
  const units: Record<string, number> = {};
  let bestCup = Number.POSITIVE_INFINITY;
  for (const [amount, modifier, grams] of portions) {
    const unit = unitOf(modifier);
    const weight = Number(grams) / Number(amount);
    if (unit === null || !(weight > 0)) continue;
    if (unit === 'fl oz') {
      units.cup ??= round(weight * 8);
    } else if (unit === 'cup') {
      if (cupRank(modifier) >= bestCup) continue;
      bestCup = cupRank(modifier);
      units.cup = round(weight);
    } else if (MEASURES.has(unit) || !proxy) units[unit] ??= round(weight);
  }
  if (units.piece === undefined) {
    const usual = units['piece:medium'] ?? units['piece:large'] ?? units['piece:small'];
    if (usual !== undefined) units.piece = usual;
  }
  return units;
}

/** Later weights win. A layer with any volume replaces all earlier volumes, so that cup and spoons share one density. */
export function overlay(...layers: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  let units: Record<string, number> = {};
  for (const layer of layers) {
    if (Object.keys(layer).some((unit) => MEASURES.has(unit)))
      units = Object.fromEntries(Object.entries(units).filter(([unit]) => !MEASURES.has(unit)));
    units = { ...units, ...layer };
  }
  return units;
}

/** Fills in cup, tablespoon and teaspoon from whichever of them is known. */
export function completeMeasures(units: Record<string, number>): Record<string, number> {
  const spoon = units.tablespoon ?? (units.teaspoon === undefined ? undefined : units.teaspoon * 3);
  const cup = units.cup ?? (spoon === undefined ? undefined : spoon * 16);
  if (cup === undefined) return units;
  const tablespoon = spoon ?? cup / 16;
  return {
    ...units,
    cup: round(cup),
    tablespoon: round(tablespoon),
    teaspoon: round(units.teaspoon ?? tablespoon / 3),
  };
}
