/**
 * What a cook knows of the recipes in the book, read one by one, for the judge of plans alone: the planner has its own means,
 * which must also serve recipes that no user has read.
 */

/** Never the main dish of a lunch or dinner. */
// biome-ignore format: a list of names
export const NOT_MAINS: ReadonlySet<string> = new Set([
  // sides
  'arroz-con-gandules', 'cornbread-stuffing', 'creamed-spinach', 'dry-fried-green-beans', 'gratin-dauphinois',
  'green-bean-casserole', 'honey-glazed-carrots', 'janssons-temptation', 'refried-beans', 'roasted-brussels-sprouts',
  'scalloped-potatoes', 'sweet-potato-casserole', 'mexican-rice', 'rice-and-peas', 'sukuma-wiki', 'tabbouleh',
  'german-potato-salad', 'caponata', 'kachumbari', 'macaroni-salad', 'mast-o-khiar', 'cacik', 'moroccan-carrot-salad',
  'olivier-salad', 'waldorf-salad', 'zaalouk', 'som-tam', 'kisir', 'roast-potatoes', 'mashed-potatoes', 'yorkshire-puddings',
  'coleslaw', 'potato-salad', 'korean-cucumber-salad', 'cucumber-raita', 'elote', 'sweet-potato-fries', 'patatas-bravas',
  'tostones', 'instant-pot-steamed-artichokes', 'miso-soup-with-tofu', 'egg-drop-soup', 'air-fryer-breakfast-potatoes',
  // breads
  'buttermilk-biscuits', 'white-sandwich-bread', 'cornbread', 'naan', 'focaccia', 'dinner-rolls', 'cheddar-scones',
  'pao-de-queijo', 'soft-pretzel-bites',
  // dips, bites and snacks
  'hummus', 'guacamole', 'pico-de-gallo', 'baba-ganoush', 'muhammara', 'obatzda', 'tzatziki-with-pita', 'bruschetta',
  'spinach-artichoke-dip', 'buffalo-chicken-dip', 'nachos', 'turkey-roll-ups', 'caprese-skewers', 'deviled-eggs',
  'stuffed-mushrooms', 'air-fryer-kale-chips', 'air-fryer-mozzarella-sticks', 'roasted-chickpeas', 'cucumber-sandwiches',
  'energy-balls', 'garlic-edamame', 'lumpia', 'microwave-cheese-quesadilla', 'pakoras', 'samosa-pinwheels',
  'scallion-pancakes', 'slow-cooker-spiced-nuts', 'smoked-salmon-cucumber-bites', 'stovetop-popcorn', 'trail-mix',
  'granola-bars', 'apple-nachos', 'yogurt-bark', 'cottage-cheese-bowl',
]);

/** A course of breakfast on paper, but never a whole breakfast. */
// biome-ignore format: a list of names
export const NOT_BREAKFASTS: ReadonlySet<string> = new Set([
  'slow-cooker-spiced-apples', 'white-sandwich-bread', 'pao-de-queijo', 'lecso', 'buttermilk-biscuits', 'granola-bars',
  'potato-pancakes', 'cinnamon-rolls', 'shrimp-and-grits',
]);

/** Recipes that people put beside another dish. */
// biome-ignore format: a list of names
export const SIDES: ReadonlySet<string> = new Set([
  'arroz-con-gandules', 'cornbread-stuffing', 'creamed-spinach', 'dry-fried-green-beans', 'gratin-dauphinois',
  'green-bean-casserole', 'honey-glazed-carrots', 'janssons-temptation', 'refried-beans', 'roasted-brussels-sprouts',
  'scalloped-potatoes', 'sweet-potato-casserole', 'mexican-rice', 'rice-and-peas', 'sukuma-wiki', 'tabbouleh',
  'german-potato-salad', 'caponata', 'kachumbari', 'macaroni-salad', 'mast-o-khiar', 'cacik', 'moroccan-carrot-salad',
  'olivier-salad', 'waldorf-salad', 'zaalouk', 'som-tam', 'kisir', 'roast-potatoes', 'mashed-potatoes', 'yorkshire-puddings',
  'coleslaw', 'potato-salad', 'korean-cucumber-salad', 'cucumber-raita', 'elote', 'sweet-potato-fries', 'patatas-bravas',
  'tostones', 'instant-pot-steamed-artichokes', 'miso-soup-with-tofu', 'buttermilk-biscuits', 'cornbread', 'naan',
  'focaccia', 'dinner-rolls', 'garlic-edamame', 'scallion-pancakes', 'ratatouille', 'fattoush', 'greek-salad',
  'fruit-salad-with-mint', 'air-fryer-breakfast-potatoes', 'guacamole', 'hummus', 'baba-ganoush', 'pico-de-gallo',
  'jollof-rice', 'cheddar-scones', 'aloo-gobi', 'japanese-rolled-omelet', 'tzatziki-with-pita', 'panzanella', 'gazpacho',
]);

/** Sweets that are not a snack of every day. */
export const DESSERTS =
  /\b(?:pie|cake|cheesecake|pudding|mousse|tiramisu|flan|cr[eè]me|cobbler|crumble|crisp|tart|tarte|brownies|cupcakes|ice cream|affogato|baklava|clafoutis|shortcake|panna cotta|lava|sponge|buns|rolls|churro|brigadeiros|macaroons|cookies|madeleines|shortbread|snickerdoodles|treats|mochi)\b/i;
