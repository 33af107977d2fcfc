import { stem } from './subject.ts';

/** Words that ask the same thing of the same question: "how long do I bake it" is "how long do I roast it". */
const CLASSES: Readonly<Record<string, string>> = {
  '#cook':
    'cook cooked cooking bake baked baking roast roasted roasting fry fried frying boil boiled boiling simmer simmered simmering steam steamed steaming grill grilled grilling broil broiled brown browned browning sear seared searing saute sauteed poach poached poaching braise braised braising toast toasted toasting stew',
  '#stir':
    'stir stirred stirring whisk whisked whisking beat beaten beating mix mixed mixing fold folded folding whip whipped whipping knead kneaded kneading blend blended blending toss tossed combine combined mash mashed',
  '#cut':
    'cut cutting chop chopped chopping slice sliced slicing dice diced dicing mince minced mincing grate grated grating shred shredded peel peeled peeling cube cubed crush crushed halve halved quarter quartered trim trimmed core pit seed zest julienne smash bash pound pounded',
  '#wait':
    'rest rested resting cool cooled cooling chill chilled chilling marinate marinated marinating marinade soak soaked soaking rise rising risen proof proofing prove proved stand standing sit sitting set setting steep brine',
  '#turn': 'turn turned turning flip flipped flipping baste basting rotate',
  '#put':
    'add added adding put pour poured pouring throw chuck bung pop tip toss sprinkle scatter drop dump stick dust drizzle spread',
  '#lack': 'lack missing without out ran run finished forgot',
  '#fault':
    'salty spicy sweet sour bitter acidic thick thin watery runny soupy lumpy dry wet sticky greasy oily bland mushy soggy tough chewy dense crumbly dark burnt burned burning burn curdled split separated grainy gluey stodgy rubbery flat hard raw undercooked overcooked pale black stiff loose sloppy slimy gloopy claggy gummy stringy stuck sticking tasteless charred scorched pink grey crunchy heavy',
  '#broke':
    'broke broken crack cracked cracking sank sunk collapsed collapsing leak leaking leaked shrink shrunk tear tearing torn fell falling exploded burst bursting spread spreading seized weeping deflated',
  '#tool':
    'pan pot skillet wok saucepan tin tray dish sheet rack bowl blender mixer processor whisk grater peeler sieve colander thermometer torch foil parchment lid grill griddle stone microwave fryer cooker airfryer casserole ramekin mandoline spatula pin mould mold barbecue bbq springform kettle steamer broiler hob oven stove machine',
  '#place': 'fridge freezer counter cupboard pantry worktop table side box container airtight',
  '#day':
    'tomorrow tonight morning evening overnight day night week yesterday friday saturday sunday monday later beforehand ahead advance earlier',
  '#hour': 'minute hour second min sec hr',
  '#measure':
    'cup gram kilo kilogram ounce pound teaspoon tablespoon spoon ml millilitre milliliter litre liter pint quart tsp tbsp oz lb inch cm centimetre mil gallon stick',
  '#people': 'people guest person us friend kid adult portion serving family',
  '#end': 'stop cancel kill end delete clear silence dismiss scrap',
  '#clock': 'timer alarm countdown clock reminder',
  '#look': 'look looking see seeing check tell know judge test spot recognise recognize notice',
  '#colour': 'golden brown colour color white see-through translucent opaque',
  '#tender': 'soft tender firm done ready cooked crisp crispy set jiggly wobbly springy smooth fluffy shiny',
  '#diet':
    'vegan vegetarian gluten dairy lactose celiac coeliac nut allergic allergy intolerant halal kosher keto allergen veggie pescatarian',
  '#body': 'calorie protein carb fat fibre fiber sodium macro kcal nutrition healthy',
  '#swap': 'instead substitute replace replacement swap alternative sub stand-in rather',
  '#my': 'my mine our',
  '#temp': 'temperature temp degree celsius fahrenheit heat hot hotter',
  '#store': 'keep store stored storing last save',
  '#please': 'please thanks cheers mate',
};

const byWord = new Map(
  Object.entries(CLASSES).flatMap(([name, words]) =>
    words.split(' ').map((word) => [stem(word), name] as const),
  ),
);

/** The class of a word that is already a stem, or the word itself. */
export const classOf = (word: string): string => byWord.get(word) ?? word;
