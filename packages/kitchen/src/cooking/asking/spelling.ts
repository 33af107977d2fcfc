import { spellingIndex } from '../../foods/fuzzy.ts';
import { foods } from '../../foods/larder.ts';

/** Words of a kitchen that are often mistyped, and those that look like them and mean something else. */
const WORDS =
  'about after again almond anchovy apple avocado bacon baked baking banana basil batter beans before better bitter boiled boiling bottom bread breast broccoli broil broiled broken broth brown burned burning burnt butter buttermilk cabbage caramel cardamom carrot carrots casserole cauliflower celsius cheddar cheese chicken chili chocolate cilantro cinnamon coconut cooked cookies cooking cornstarch counter cream crispy crumbs crust cucumber curdled curry custard dairy defrost degrees dinner dough dried eggplant eggshell fahrenheit filling flavor floor flour flower freeze freezer fridge fried frozen garlic ginger gluten grams gravy grease greasy grill grilled ground honey instead kitchen knead kneaded lasagna leftover leftovers lemon lentils lettuce lumps marinade marinate mascarpone mayonnaise measure meatballs melted microwave minute minutes mozzarella mushroom mushrooms mussels mustard noodles nutmeg onion onions orange ounces overcooked oregano oven paprika parmesan parsley pasta pastry peanut peanuts pecans pepper pepperoni peppers pineapple potato potatoes pounds powder pregnant preheat pumpkin quantity quinoa recipe refrigerate reheat replace ricotta risotto roast roasted rosemary salmon salty sandwich sauce saucer sausage sausages seasoning separate serve serving shrimp simmer skillet soaked spaghetti spatula spice spices spicy spinach spread starch steak steam stick sticks sticky stock store strawberries strawberry substitute sugar swap sweet tablespoon tablespoons tahini tasted tasty teaspoon teaspoons temperature tender thaw thawed thermometer thicken thickness timer toasted toast tomato tomatoes tomorrow tonight tortilla toxic turkey turmeric undercooked vanilla vegan vegetable vegetables vegetarian vinegar walnut walnuts watery whipped whisk yeast yogurt yolk yolks zucchini'.split(
    ' ',
  );
/** Right as they are, though one letter away from another word. */
const RIGHT = new Set(
  'carry crisp chill score friend times repeat pound cookie taste vinegary burns broke choking marinates break refrigerated slices broiler stone sneak cheesy cooling crush broiling pantry summer apples floury mussel shrimps bananas fries chilli meatball bottoms boast boats bread broad butte cover creamy crusty curdle dries frier fryer grain greens grille grounds lemons lemony melon onions others peeper pastries peas pecan pepperer potted roasts saucy sauces saucepan seasonings serves served servings severe shimmer sifted slice sliced spade spied spiced spiral spoon stack stacks stalk stared stark start starts state steaks steams steamed stern stocks stores story stored stove sugary swamp sweat sweets tasters taster tasting tastes tomatoey toasts tower trout vegans wafer wafers water whisky whiskey whisked yeasty recipes minced counted counters beaten battery cooker bakes baker bowls boils boiler brownie broths creams crisps crispier curried dairies doughy eggs floured flours freezes freezing frosting garlicky gingers grams gravies greased grills kneads lumpy marinated marinades meals melts minutely mixture noodle ounce paste pastas peppery pepperoncini poured pours pounded powders powdered replaced replaces roaster salted salts seasoned separated separates servers simmers simmered skillets soaking soaks soups spicier spreads sticker sticking swapped swaps sweeter sweeten tables thaws thawing thick thicker thickens thickened timers toaster vanillas vinegars whipping whisks yeasts'.split(
    ' ',
  ),
);
const SHORT = 8;
let correct: ((word: string) => string | null) | undefined;

/** Typed in a hurry: "chiken", "tomorow". A word of a food's name is right as it is. */
export function spelled(word: string): string {
  correct ??= spellingIndex(
    WORDS,
    new Set([
      ...RIGHT,
      ...foods.flatMap(({ name, names }) => [name, ...names].flatMap((one) => one.split(/[^a-z]+/))),
    ]),
  );
  const meant = correct(word);
  if (meant === null) return word;
  // Another letter in a short word makes another word: summer, simmer.
  return meant.length === word.length && meant.length < SHORT && !isSwapped(word, meant) ? word : meant;
}

const isSwapped = (word: string, meant: string): boolean =>
  [...word].sort().join('') === [...meant].sort().join('');
