import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foods } from './larder.ts';
import { resolveFood } from './names.ts';

const idOf = (name: string) => resolveFood(name)?.food.id ?? null;

/** name -> food, or null where no food may be found. */
const TRICKY: readonly (readonly [string, string | null])[] = [
  // one name inside another
  ['butternut squash', 'butternut-squash'],
  ['peanut butter', 'peanut-butter'],
  ['almond butter', 'almond-butter'],
  ['apple butter', 'apple-butter'],
  ['butter beans', 'butter-bean'],
  ['butter lettuce', 'butter-lettuce'],
  ['buttermilk', 'buttermilk'],
  ['coconut milk', 'coconut-milk'],
  ['coconut cream', 'coconut-cream'],
  ['coconut oil', 'coconut-oil'],
  ['coconut flour', 'coconut-flour'],
  ['coconut water', 'coconut-water'],
  ['cream of tartar', 'cream-of-tartar'],
  ['cream cheese', 'cream-cheese'],
  ['ice cream', 'ice-cream'],
  ['sour cream', 'sour-cream'],
  ['cream of mushroom soup', 'cream-of-mushroom-soup'],
  ['oyster sauce', 'oyster-sauce'],
  ['oyster mushrooms', 'oyster-mushroom'],
  ['fish sauce', 'fish-sauce'],
  ['soy milk', 'soy-milk'],
  ['soy sauce', 'soy-sauce'],
  ['rice vinegar', 'rice-vinegar'],
  ['rice wine vinegar', 'rice-vinegar'],
  ['rice noodles', 'rice-noodle'],
  ['rice paper', 'rice-paper'],
  ['wild rice', 'wild-rice'],
  ['cauliflower rice', 'cauliflower-rice'],
  ['corn syrup', 'corn-syrup'],
  ['corn tortillas', 'corn-tortilla'],
  ['corn flour', 'corn-flour'],
  ['cornflour', 'cornstarch'],
  ['sweet potato', 'sweet-potato'],
  ['sweet potatoes, peeled', 'sweet-potato'],
  ['potato starch', 'potato-starch'],
  ['potato chips', 'potato-chip'],
  ['tomato paste', 'tomato-paste'],
  ['tomato ketchup', 'ketchup'],
  ['sun-dried tomatoes', 'sun-dried-tomato'],
  ['lemon juice', 'lemon-juice'],
  ['lemon zest', 'lemon-zest'],
  ['preserved lemons', 'preserved-lemon'],
  ['lemon grass', 'lemongrass'],
  ['garlic powder', 'garlic-powder'],
  ['onion powder', 'onion-powder'],
  ['egg whites', 'egg-white'],
  ['egg noodles', 'egg-noodle'],
  ['eggplants', 'eggplant'],
  ['chicken stock', 'chicken-stock'],
  ['chicken livers', 'chicken-liver'],
  ['chicken sausage', 'chicken-sausage'],
  ['beef stock cube', 'beef-bouillon-cube'],
  ['turkey bacon', 'turkey-bacon'],
  ['duck fat', 'duck-fat'],
  ['goat cheese', 'goat-cheese'],
  ['cottage cheese', 'cottage-cheese'],
  ['blue cheese dressing', 'blue-cheese-dressing'],
  ['black pepper', 'black-pepper'],
  ['black beans', 'black-bean'],
  ['black bean sauce', 'black-bean-sauce'],
  ['red pepper', 'red-bell-pepper'],
  ['red pepper flakes', 'chili-flakes'],
  ['bell peppers', 'bell-pepper'],
  ['peppers', 'bell-pepper'],
  ['pepper', 'black-pepper'],
  ['chili powder', 'chili-powder'],
  ['chilli', 'chili-pepper'],
  ['water chestnuts', 'water-chestnut'],
  ['watermelon', 'watermelon'],
  ['watercress', 'watercress'],
  ['sparkling water', 'sparkling-water'],
  ['rose water', 'rose-water'],
  ['pine nuts', 'pine-nut'],
  ['pineapple', 'pineapple'],
  ['nutmeg', 'nutmeg'],
  ['mustard seeds', 'mustard-seed'],
  ['berbere', 'berbere'],
  ['pork loin', 'pork-loin'],
  ['mustard greens', 'mustard-greens'],
  ['fennel seeds', 'fennel-seed'],
  ['coriander seeds', 'coriander-seed'],
  ['fresh coriander', 'cilantro'],
  ['ground coriander', 'coriander-seed'],
  ['fresh turmeric', 'fresh-turmeric'],
  ['minced fresh turmeric', 'fresh-turmeric'],
  ['ground turmeric', 'turmeric'],
  ['fresh ginger', 'ginger'],
  ['ground ginger', 'ground-ginger'],
  ['ginger ale', 'ginger-ale'],
  ['dried thyme', 'dried-thyme'],
  ['fresh thyme', 'thyme'],
  ['finely chopped dried oregano', 'dried-oregano'],
  ['maple syrup', 'maple-syrup'],
  ['brown sugar', 'brown-sugar'],
  ['sugar snap peas', 'sugar-snap-pea'],
  ['split peas', 'split-pea'],
  ['black-eyed peas', 'black-eyed-pea'],
  ['chickpeas', 'chickpea'],
  ['green beans', 'green-bean'],
  ['vanilla ice cream', 'ice-cream'],
  ['hot dog buns', 'burger-bun'],
  ['date', 'date'],
  ['masa harina', 'masa-harina'],
  ['graham cracker crumbs', 'graham-cracker'],
  // British and American, accents, hyphens
  ['aubergines', 'eggplant'],
  ['courgette', 'zucchini'],
  ['rocket', 'arugula'],
  ['spring onions', 'scallion'],
  ['mangetout', 'snow-pea'],
  ['swede', 'rutabaga'],
  ['caster sugar', 'caster-sugar'],
  ['icing sugar', 'powdered-sugar'],
  ['plain flour', 'flour'],
  ['self-raising flour', 'self-rising-flour'],
  ['bicarbonate of soda', 'baking-soda'],
  ['double cream', 'heavy-cream'],
  ['natural yoghurt', 'yogurt'],
  ['crème fraîche', 'creme-fraiche'],
  ['jalapeño', 'jalapeno'],
  ['Gruyère', 'gruyere'],
  ['HALF-AND-HALF', 'half-and-half'],
  ['half & half', 'half-and-half'],
  ["confectioners' sugar", 'powdered-sugar'],
  ['beef mince', 'ground-beef'],
  ['king prawns', 'shrimp'],
  ['filo pastry', 'phyllo'],
  // words that make no difference
  ['large free-range eggs', 'egg'],
  ['organic whole milk', 'milk'],
  ['skinless, boneless chicken breasts', 'chicken-breast'],
  ['2 large carrots, peeled and chopped', 'carrot'],
  ['finely chopped fresh flat-leaf parsley leaves', 'parsley'],
  ['freshly squeezed juice of 1 lemon', 'lemon-juice'],
  ['butternut squash (about 1 small squash)', 'butternut-squash'],
  ['good-quality Italian extra-virgin olive oil', 'extra-virgin-olive-oil'],
  ['breast of duck', 'duck-breast'],
  ['leg of lamb', 'leg-of-lamb'],
  ['cloves of garlic', 'garlic'],
  // several foods: the first one counts
  ['salt and freshly ground black pepper', 'salt'],
  ['corn, peanut or vegetable oil', 'corn-oil'],
  ['chicken or vegetable stock', 'chicken-stock'],
  ['butter or olive oil', 'butter'],
  ['olive or vegetable oil', 'olive-oil'],
  ['tomatoes with garlic', 'tomato'],
  // misspelt by one letter
  ['brocoli', 'broccoli'],
  ['tomatos', 'tomato'],
  ['zuchini', 'zucchini'],
  ['parmesean', 'parmesan'],
  ['cinammon', 'cinnamon'],
  ['mozarella', 'mozzarella'],
  ['spinich', 'spinach'],
  ['chedder', 'cheddar'],
  // names that must not resolve to the ordinary food
  ['vegan butter', 'vegan-butter'],
  ['vegan chocolate mousse cheese', null],
  ['gluten-free pasta', 'gluten-free-pasta'],
  ['gluten-free soy sauce', 'tamari'],
  ['gluten-free couscous', null],
  ['dairy-free ice cream', null],
  ['vegan honey', null],
  ['hippo milk', null],
  ['unicorn cheese', null],
  ['motor oil', null],
  ['sawdust flour', null],
  ['wooden spoon', null],
  ['aluminum foil', null],
  ['parchment paper', null],
  ['beach', null],
  ['toothpaste', null],
  ['chicken wire', null],
  ['egg timer', null],
  ['constructor', null],
  ['__proto__', null],
  ['', null],
  ['   ', null],
  ['1/0', null],
  ['🍕🍕🍕', null],
  ['\u202e\u202eabc', null],
];

describe('resolveFood', () => {
  it.each(TRICKY)('takes "%s" for %s', (name, id) => {
    expect(idOf(name)).toBe(id);
  });

  it('finds every food by each of its own names', () => {
    for (const food of foods)
      for (const name of [food.name, ...food.names]) {
        expect(idOf(name), name).toBe(food.id);
        expect(idOf(name.toUpperCase()), name).toBe(food.id);
      }
  });

  it('says how it knows', () => {
    expect(resolveFood('cheddar')).toMatchObject({ match: 'exact', confidence: 1 });
    expect(resolveFood('cheddar cheeses')?.match).toBe('inflected');
    expect(resolveFood('chopped organic cheddar')?.match).toBe('head');
    expect(resolveFood('brocoli')?.match).toBe('fuzzy');
  });

  it('is less sure the further it goes from the name', () => {
    const sure = (name: string) => resolveFood(name)?.confidence ?? 0;
    expect(sure('broccoli')).toBeGreaterThan(sure('chopped broccoli'));
    expect(sure('chopped broccoli')).toBeGreaterThan(sure('brocoli'));
  });

  it('never throws and always answers the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const found = resolveFood(name);
        expect(resolveFood(name)).toEqual(found);
        if (found !== null) expect(found.confidence).toBeGreaterThanOrEqual(0.5);
      }),
    );
  });

  it('takes the name of what it found for the same food', () => {
    const word = fc.constantFrom(
      'fresh',
      'beef',
      'milk',
      'oat',
      'and',
      'or',
      'of',
      'green',
      'paste',
      'zzz',
      'lemon',
      ',',
      '(',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const found = resolveFood(words.join(' '));
        if (found !== null) expect(idOf(found.food.name)).toBe(found.food.id);
      }),
    );
  });

  it('refuses hostile lengths without reading them', () => {
    expect(resolveFood('a'.repeat(100_000))).toBeNull();
    expect(resolveFood('salt '.repeat(30_000))).toBeNull();
    expect(resolveFood(`${'('.repeat(199)}`)).toBeNull();
  });
});
