// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** A dish that is named by it is a vegetable dish. */
export const VEGETABLE_DISH: readonly string[] = 'halloumi tofu vegetable broccoli broccolini cauliflower kohlrabi onion leek carrot parsnip turnip rutabaga beet potato yam fennel asparagus artichoke okra tomato zucchini eggplant pumpkin chayote corn mushroom'.split(' ');
/** Stuffed, it is a long green shell. */
export const LONG_SHELL: readonly string[] = 'cucumber zucchini'.split(' ');
/** Turns batter green. */
export const GREEN_BATTER: readonly string[] = 'spinach kale broccoli scallion pea zucchini'.split(' ');
/** A loaf that is named by it is sweet. */
export const SWEET_LOAF: readonly string[] = 'cake chocolate yogurt apple lemon banana date zucchini pumpkin'.split(' ');
/** Shows as green specks in a loaf. */
export const GREEN_SPECK: readonly string[] = 'zucchini'.split(' ');
/** Cut as noodles it is green. */
export const CUT_AS_NOODLES: readonly string[] = 'zucchini'.split(' ');
/** Baked in rows of slices of several colors. */
export const SLICED_IN_ROWS: readonly string[] = 'vegetable tomato zucchini eggplant'.split(' ');
/** Fries of it have a green skin. */
export const GREEN_FRIES: readonly string[] = 'zucchini'.split(' ');
/** Chips of it are green. */
export const GREEN_CHIPS: readonly string[] = 'zucchini'.split(' ');
/** Blended, it makes a green soup. */
export const GREEN_SOUP: readonly string[] = 'spinach broccoli leek asparagus pea zucchini'.split(' ');
/** Gives a crumb the color of spices. */
export const SPICED_CRUMB: readonly string[] = 'apple banana spice carrot zucchini pumpkin'.split(' ');
