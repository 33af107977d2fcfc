import type { FoodId } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import { idsIn } from '../foods/made-tables.ts';
import type { Recipe } from '../recipes/recipe.ts';
import * as tags from './tags.gen.ts';

/** What a dish is, as far as it decides what goes with it. */
export const KINDS = [
  'smoothie',
  'dip',
  'soup',
  'chili',
  'stew',
  'curry',
  'pizza',
  'pasta',
  'noodles',
  'rice',
  'handheld',
  'salad',
  'eggs',
  'stir-fry',
  'bake',
  'porridge',
  'griddle',
  'bakery',
  'yogurt',
  'plate',
] as const;
export type Kind = (typeof KINDS)[number];

/** Which table it comes from: rice goes with a curry from Thailand, couscous with one from Morocco. */
export type Region = 'west' | 'asia' | 'india' | 'middle east' | 'latin' | 'africa';

export interface AtTable {
  kind: Kind;
  region: Region;
  /** Grams of carbohydrate a serving from bread, grains, pasta and potatoes. */
  starch: number;
  /** Most of that is pasta or noodles, whatever the dish is called. */
  isPasta: boolean;
  /** Grams of vegetables a serving. */
  greens: number;
  /** The food that gives most of its protein; null for a dish of vegetables or grains. */
  protein: string | null;
  isMain: boolean;
  isSide: boolean;
  isBreakfast: boolean;
  isSnack: boolean;
  /** A bowl that is eaten sweet by most and salted by this cook: no fruit beside it. */
  savory: boolean;
  /** A sweet breakfast that belongs to a weekend: rolls, cakes. */
  isTreat: boolean;
}

/** Searched in this order: "chicken noodle soup" is a soup. */
const KIND_WORDS: readonly (readonly [Kind, RegExp])[] = [
  ['smoothie', /\b(?:smoothies?|milkshakes?|shakes?|lassi)\b/i],
  ['porridge', /\b(?:oats?|oatmeal|porridge|muesli|granola|grits|congee|chia pudding)\b/i],
  ['griddle', /\b(?:pancakes?|waffles?|french toast|cr[eê]pes?|dutch baby|syrniki)\b/i],
  [
    'dip',
    /\b(?:hummus|guacamole|pico de gallo|salsa|ganoush|tzatziki|dip|muhammara|obatzda|raita|cacik|khiar)$/i,
  ],
  [
    'soup',
    /\b(?:soup|chowder|bisque|minestrone|borscht|harira|gazpacho|pho|ramen|laksa|jjigae|sinigang|pozole|fagioli|tom kha|tom yum)\b/i,
  ],
  ['chili', /\bchili\b/i],
  [
    'stew',
    /\b(?:stews?|goulash|ragout|bourguignon|coq au vin|stroganoff|paprikash|gumbo|adobo|cacciatore|bigos|pot roast|ropa vieja|picadillo|feijoada|lecs[oó]|ratatouille|khoresh|caldo)\b/i,
  ],
  [
    'curry',
    /\b(?:curry|masala(?! omelette)|korma|dal|daal|rajma|rogan josh|vindaloo|paneer|makhani|butter chicken|rendang|tagine|wat|wot|bunny chow|aloo gobi|yassa|moqueca|groundnut)\b/i,
  ],
  ['yogurt', /\b(?:parfait|yogurt|cottage cheese|skyr|quark)\b/i],
  ['pizza', /\bpizza\b/i],
  [
    'pasta',
    /\b(?:pasta|spaghetti|linguine|penne|fettuccine|lasagn[ae]|ziti|mac(?:aroni)? and cheese|macaroni|carbonara|bolognese|gnocchi|ravioli|cacio|alfredo|orzo|puttanesca|shells|sp[aä]tzle|k[aä]sesp[aä]tzle|pastitsio|rag[uù])\b/i,
  ],
  [
    'noodles',
    /\b(?:noodles?|lo mein|chow mein|yakisoba|pad thai|japchae|pancit|mie goreng|soba|udon|bun cha|drunken)\b/i,
  ],
  [
    'rice',
    /\b(?:fried rice|risotto|paella|biryani|pilaf|jollof|jambalaya|kabsa|arroz con|nasi goreng|bibimbap|bowl|gyudon|oyakodon|mujaddara|koshari|poke|sushi|kimbap|onigiri|arancini|and rice|with .*rice)\b/i,
  ],
  [
    'handheld',
    /\b(?:sandwich(?:es)?|wraps?|burgers?|tacos?|burritos?|quesadillas?|melt|subs?|pita|bagel|blt|grilled cheese|croque|reuben|cheesesteak|joes|shawarma|souvlaki|fajitas|enchiladas?|tostadas?|banh mi|b[aá]nh m[iì]|empanadas?|sabich|toast|club|muffins with|kebab|arepas|rolls? ups?)\b/i,
  ],
  ['salad', /\b(?:salad|slaw|tabbouleh|fattoush|panzanella|som tam|kisir|kachumbari)\b/i],
  [
    'eggs',
    /\b(?:omelet(?:te)?s?|frittata|scrambled?|shakshuka|menemen|huevos|eggs?|quiche|strata|spanish tortilla|tortilla española|kuku|migas|tortang)\b/i,
  ],
  [
    'stir-fry',
    /\b(?:stir[- ]fr(?:y|ied)|kung pao|cashew chicken|and broccoli|general tso'?s?|mongolian|teriyaki|bulgogi|sweet and sour|mapo|orange chicken|basil chicken|caramel pork|shaking beef|dakgalbi|sticky sesame|dry-fried)\b/i,
  ],
  [
    'bake',
    /\b(?:casserole|pie|gratin|moussaka|stuffed|parmesan|parmigiana|shepherd'?s|pastilla|toad in the hole|bobotie|spanakopita|cobbler)\b/i,
  ],
  ['bakery', /\b(?:muffins?|bread|rolls?|scones?|biscuits?|buns?|cake|cookies?|bars?)\b/i],
];

const REGIONS: Readonly<Record<Exclude<Region, 'west'>, RegExp>> = {
  asia: /chinese|japanese|korean|thai|vietnamese|indonesian|filipino|malaysian|hawaiian|asian/i,
  india: /indian|pakistani|bangladeshi|nepal/i,
  'middle east': /turkish|lebanese|middle eastern|persian|egyptian|moroccan|israeli|greek|syrian|tunisian/i,
  latin: /mexican|cuban|peruvian|brazilian|argentine|latin|venezuelan|caribbean|jamaican|colombian|tex-mex/i,
  africa: /nigerian|ethiopian|ghanaian|kenyan|senegalese|south african/i,
};

/** Dishes that are eaten beside another one, whatever course a site gives them. */
const SIDE_WORDS =
  /\b(?:mashed|scalloped|dauphinois|stuffing|coleslaw|potato salad|macaroni salad|roast(?:ed)? potatoes|potato wedges|breakfast potatoes|fries|glazed carrots|brussels sprouts|creamed spinach|green beans?|green bean casserole|sweet potato casserole|refried|rice and peas|mexican rice|arroz con gandules|jansson|waldorf|olivier|tabbouleh|kisir|raita|cacik|khiar|yorkshire|miso soup|egg drop|caponata|elote|bravas|tostones|artichokes|cucumber salad|carrot salad|side salad|pilaf|sauerkraut|red cabbage|ratatouille|steamed rice|garlic bread|corn on the cob|hush puppies|carrots|asparagus|zaalouk|sukuma|kachumbari|som tam|aloo gobi)\b/i;
/** Never the main dish of a lunch or dinner. */
const BITE_WORDS =
  /\b(?:hummus$|guacamole|dip|bites|skewers? of fruit|nachos|roll-ups|bruschetta|crostini|(?<!and )chips|sticks|popcorn|trail mix|energy balls|bars?|nuts|deviled|stuffed mushrooms|cucumber sandwiches|cottage cheese bowl|breakfast|edamame|lumpia|pakoras|pinwheels|scallion pancakes|microwave cheese quesadilla|roasted chickpeas|smoothie|muffins?|pancakes|parfait|dressing|gravy|pesto$|jam|pickles?|biscuits|scones|cornbread|naan$|focaccia|dinner rolls|sandwich bread|pretzel)\b/i;
const BREAD_WORDS =
  /\b(?:biscuits|dinner rolls|cornbread|naan(?! pizza)|focaccia|sandwich bread|garlic bread|bread rolls?|scones|baguette|pita bread|flatbreads?)\b/i;
const SWEET_WORDS =
  /\b(?:pie|cake|cheesecake|pudding|mousse|tiramisu|flan|cr[eè]me|cobbler|crumble|crisp|tarte?|brownies|cupcakes|ice cream|affogato|baklava|clafoutis|shortcake|panna cotta|sponge|churro|brigadeiros|macaroons|cookies|madeleines|shortbread|snickerdoodles|treats|mochi|popsicles|cinnamon rolls|buns)\b/i;
const NOT_MORNING =
  /\b(?:potato pancakes|cinnamon rolls|spiced apples|biscuits$|breakfast potatoes|lecs[oó]|dinner)\b/i;
const MEAL_SIZED_SNACK =
  /\b(?:mashed|roast potatoes|nachos|arancini|lumpia|tteokbokki|yorkshire|wings|empanadas|satay|suya|mac and cheese|refried|kimbap|onigiri|tortilla|quesadillas?|arepas|poha|pizza|potatoes|olivier|macaroni|naan|rolls|bread$|biscuits|focaccia|bravas|tostones|coleslaw|slaw|salad|raita|cacik|khiar|artichokes|garbanzos|pancakes|grilled cheese|omelet(?:te)?|fries|caponata|zaalouk|obatzda|pakoras|samosa|elote|buffalo|cucumber sandwiches|mozzarella sticks|stuffed mushrooms|pretzel|queijo|sweet potato toast|breakfast muffins|summer rolls)\b/i;

/** Protein foods, the specific before the general. */
const PROTEINS: readonly FoodId[] = [
  'chicken',
  'turkey',
  'duck',
  'beef',
  'pork',
  'lamb',
  'shellfish',
  'fish',
  'tofu',
  'tempeh',
  'seitan',
  'chickpea',
  'lentil',
  'bean',
  'paneer',
  'halloumi',
  'egg',
];
const STARCHY: readonly FoodId[] = idsIn(tags.STARCHY);
const PASTA: readonly FoodId[] = ['pasta', 'noodle'];
const NOT_GREENS: readonly FoodId[] = idsIn(tags.NO_GREENS);
export const LEGUMES: readonly string[] = ['bean', 'chickpea', 'lentil'];
/** A dish without a named origin takes the table of its most telling food. */
const EASTERN: readonly FoodId[] = idsIn(tags.EASTERN);
const LEAST_PROTEIN = 6;
const SIDE_KCAL = 260;
const SIDE_PROTEIN = 7;
const SLIGHT_KCAL = 240;
/** With this much protein a dish is a main one, whatever it is called. */
const MAIN_PROTEIN = 22;
const SNACK_KCAL = 480;
const MORNING_KCAL = 170;

const known = new WeakMap<Recipe, AtTable>();

/** Everything the planner must know of a recipe before it asks for figures. Remembered: a plan asks for every recipe. */
export function atTable(recipe: Recipe): AtTable {
  const before = known.get(recipe);
  if (before) return before;
  const found = look(recipe);
  known.set(recipe, found);
  return found;
}

function look(recipe: Recipe): AtTable {
  const { title, courses } = recipe;
  // "Souvlaki with tzatziki" is souvlaki.
  const name = title.split(/ with | on | over /i)[0]!;
  const protein = proteinOf(recipe);
  const named = kindOf(name) ?? kindOf(title) ?? 'plate';
  const kind = named === 'plate' && protein !== null && LEGUMES.includes(protein) ? 'stew' : named;
  const { calories = 0, protein: proteinGrams = 0 } = recipe.nutritionPerServing ?? {};
  const light = calories < SIDE_KCAL && proteinGrams < SIDE_PROTEIN;
  const sweet =
    SWEET_WORDS.test(title) && !/shepherd|pot pie|fish pie|chicken pie|crab cakes|rice cakes/i.test(title);
  const region = regionOf(recipe);
  const bread = BREAD_WORDS.test(name) && !/gravy/i.test(name);
  const forTable = courses.includes('lunch') || courses.includes('dinner');
  // A recipe from a book says what it is; one that was composed may be too little for a meal.
  const slight = recipe.origin === 'composed' && (calories < SLIGHT_KCAL || proteinGrams < SIDE_PROTEIN + 1);
  const isSide =
    bread ||
    (SIDE_WORDS.test(name) && proteinGrams < MAIN_PROTEIN) ||
    (forTable && light && kind !== 'soup' && !sweet);
  const bite =
    BITE_WORDS.test(title) || (kind === 'porridge' && region === 'west' && courses[0] === 'breakfast');
  return {
    kind,
    region,
    ...grams(recipe),
    protein,
    isMain: forTable && !isSide && !bite && !slight && !(sweet && courses.includes('dessert')),
    isSide,
    isBreakfast:
      courses[0] === 'breakfast' &&
      !bread &&
      !NOT_MORNING.test(title) &&
      calories >= MORNING_KCAL &&
      kind !== 'dip',
    isSnack:
      courses.includes('snack') &&
      !sweet &&
      !bread &&
      !MEAL_SIZED_SNACK.test(title) &&
      calories <= SNACK_KCAL,
    savory: /\bsavou?ry\b/i.test(title),
    isTreat: sweet || courses.includes('dessert') || /\b(?:cinnamon rolls|banana bread)\b/i.test(title),
  };
}

function kindOf(text: string): Kind | undefined {
  return KIND_WORDS.find(([, words]) => words.test(text))?.[0];
}

function regionOf({ cuisine, ingredients }: Recipe): Region {
  if (!cuisine)
    return ingredients.some(({ food }) => food !== null && isOneOf(food, EASTERN)) ? 'asia' : 'west';
  for (const [region, words] of Object.entries(REGIONS)) if (words.test(cuisine)) return region as Region;
  return 'west';
}

/** Whether it is one of these foods, or a kind of one. */
export const isOneOf = (food: FoodId, kinds: readonly FoodId[]): boolean =>
  kinds.some((kind) => food === kind || isA(food, kind));

/** A vegetable that counts as one on the plate. */
export const isGreen = (id: FoodId): boolean =>
  (isA(id, 'vegetable') || id === 'canned-tomato') && !isOneOf(id, NOT_GREENS);

function grams({ ingredients, servings }: Recipe): Pick<AtTable, 'starch' | 'isPasta' | 'greens'> {
  let starch = 0;
  let pasta = 0;
  let greens = 0;
  for (const { food: id, grams, eatenShare, optional } of ingredients) {
    if (id === null || optional) continue;
    const food = foodById(id);
    const eaten = (grams ?? 0) * eatenShare;
    // A crust is no side: schnitzel still wants potatoes.
    if (id === 'breadcrumbs' || isA(id, 'breadcrumbs')) continue;
    if (isOneOf(id, STARCHY) || food?.aisle === 'bakery' || food?.aisle === 'pasta') {
      const carbs = (eaten * (food?.per100g.carbsG ?? 0)) / 100;
      starch += carbs;
      if (isOneOf(id, PASTA)) pasta += carbs;
    } else if (isGreen(id)) greens += eaten;
  }
  const people = Math.max(1, servings);
  return { starch: starch / people, isPasta: pasta * 2 > starch, greens: greens / people };
}

function proteinOf({ ingredients, servings }: Recipe): string | null {
  const sums = new Map<string, number>();
  for (const { food: id, grams, eatenShare, optional } of ingredients) {
    if (id === null || optional) continue;
    const kind = PROTEINS.find((one) => id === one || isA(id, one));
    if (!kind) continue;
    const protein = ((grams ?? 0) * eatenShare * (foodById(id)?.per100g.proteinG ?? 0)) / 100;
    sums.set(kind, (sums.get(kind) ?? 0) + protein);
  }
  const [most] = [...sums].sort((a, b) => b[1] - a[1]);
  return most && most[1] / Math.max(1, servings) >= LEAST_PROTEIN ? most[0] : null;
}
