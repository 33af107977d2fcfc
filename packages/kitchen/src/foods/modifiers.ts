/** Words that can accompany a food's name, grouped by whether the food changes without them. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Dropping these, or any number, never changes the food: size, cut, care, origin, praise, leftover measures. */
export const HARMLESS: ReadonlySet<string> = words(`
one two three four five six seven eight nine ten eleven twelve dozen couple pair both glass quart liter litre pint cup mug gallon loaf container envelope sachet milliliter
dl cl fluid choice person beaten warmed bruised grounded desired spoonful metric removed reserved kitchen homegrown shop
a about additional additionally all an and another any approx approximately as at available barely based be best beautiful big bite bit
boneless bone boned bought brand brined broken brushed bulk bunch bundle bag bar block bottle box bowl butterflied by can carton
center chiffonade chilled chop chopped chunk chunky clean cleaned clove coarse coarsely cold cool cooled cored cracked crosswise
crumbled crumble crushed cube cubed cut dash day deboned deep defrosted dice diced deribbed deseeded desired deveined devein
diagonal diagonally divided drained drizzle each easy end enough equal equivalent excellent favorite few fillet fine finely firm firmly
first flake flaked floret for freerange free freshly fresh from full garden garnish generous gently good gram grated
greasing grinding gutted half halved handful hard have head heaped heaping heavy high homemade hot hour husked hulled imported in inch
ideally if into it jar jarred jointed julienne julienned juicy just kg kilo knob large largest lean least leaf leftover length lengthwise
level lightly like little live lb liquid local long loose loosely lot luxury made market matchstick medium melted minced mild minute ml
more mince natural nice new no of off old on only optional or organic other ounce oven pack package packed packet pared paper patted peeled 
per piece pinch pitted plain plump plus portion pound prepared premium preferably preference pressed prewashed pure
quality quarter quartered quick raw ready really real room roughly rinsed ripe round
scaled scant scrubbed season seasonal seasoning seeded seedless segment separated serve serving several shaved shell shelled shelled
shredded shucked side sieved sifted single sized size skin skinless skinned skinon slice sliced slightly slit sliver slivered small smashed smallish
snipped so soaked soft softened some split spoon spoonful sprig squeezed squeeze stalk standard stem stemmed stick still stoned stoneless store strained strip style such
suitable super sustainable sustainably supermarket taste tbsp teaspoon tablespoon temperature tender tail tailed the thawed then thick thickly thin thinly tiny tied tin tip to toasted top topped tough traditional
torn total trimmed trimming tsp tub undrained unpeeled unrefined untreated unwaxed use using very warm washed weight well wedge whichever
whole wide wild with without whipped woody young your 
artisan artisanal authentic heritage heirloom farmhouse countrystyle country gourmet grade grassfed pastured local supermarket your i we my
american asian australian belgian british californian californian canadian chinese danish dutch english european french german greek hungarian indian irish italian jamaican japanese
korean lebanese mediterranean mexican moroccan persian polish portuguese russian scottish sicilian spanish swedish thai tunisian turkish tuscan vietnamese welsh
homegrown store-bought storebought reduced sodium low fat reducedsodium lowsodium light lite non nonfat unsalted 
barilla heinz kraft mccormick hellmann campbell swanson goya bertolli colman lee perrin kikkoman knorr del monte hunt dole ocean spray
bob mill king arthur philadelphia land lake maldon diamond crystal le puy muir glen rao trader joe whole food sainsbury tesco waitrose aldi lidl mutti filippo berio hershey ghirardelli nestle cadbury quaker
`);

const startsWithDigit = (word: string): boolean => word.charCodeAt(0) >= 48 && word.charCodeAt(0) <= 57;

export const isHarmless = (word: string): boolean => HARMLESS.has(word) || startsWithDigit(word);

/** Dropping these gives a closely related food: color, state, preservation. Tried only when the full name is unknown. */
export const FORM: ReadonlySet<string> = words(`
active aged baby baked barbecued bitter black blackened blanched blonde blue blended blender boiled boiling bottled braised bright brown browned burnt candied canned caramelized
charred coated colored cooked cooking cured curly dark deli dehydrated double dried dry dusted dressed elephant filtered flat flavored frozen fried frying golden gray green grilled ground
 infused instant iced jumbo lukewarm marinated mashed mature mixed multicolored orange packed parboiled parcooked partially pickled pink poached powdered
precooked preserved processed puree pureed purple quickcooking raw red refined regular roasted rolled rustic salted sauteed savory sharp short smoked smooth smoky sour sparkling speckled spicy
spring stale steamed stewed strong stuffed summer sundried sun sweet sweetened tangy tart thickcut tinned toasted tricolor triple unbleached uncooked unflavored unsweetened unsulfured vine 
 white winter yellow zesty rainbow bulb stone fleshed skinned color assorted rotisserie virgin seared skin on
`);

/** Words that exclude something from the food after them: "vegan", "dairy free". */
export const WITHOUT: Readonly<Record<string, 'vegan' | 'vegetarian' | 'gluten-free' | 'dairy-free'>> = {
  vegan: 'vegan',
  plant: 'vegan',
  plantbased: 'vegan',
  mock: 'vegetarian',
  meatless: 'vegetarian',
  vegetarian: 'vegetarian',
  veggie: 'vegetarian',
  faux: 'vegetarian',
  imitation: 'vegetarian',
  nondairy: 'dairy-free',
  dairy: 'dairy-free',
  gluten: 'gluten-free',
  glutenfree: 'gluten-free',
};

/** Foods that become a different food after another food's name: oat milk, apple butter, cauliflower rice. */
export const TURNED: ReadonlySet<string> = words(
  'milk butter cheese cream flour egg yogurt oil rice noodle pasta meat bread water sugar salt tea coffee bacon steak sausage mince burger wine vinegar chip seed nut bean leaf pepper powder paste juice',
);

/** Ordinary words one letter away from a food's name; never treated as a misspelling. */
export const NOT_FOOD: ReadonlySet<string> = words(`
beach bread brand break broad brown brush bunch cater clean clear close cloth coast color could court cover crate crown curve dated dough drain dress drink
early earth eaten extra family fancy field filet final first floor fresh front glass grand grass great green grill group hands heart heavy house juice knife
large light liner lined liver local lunch maker match meals mixer mixed money month mould mouth night north other outer paper party patch patio phone piece
place plain plank plant plate point pound power press quick quiet range ranch reach ready right river roast round scale scent score serve shape sharp sheet shell shelf shore
short skill small smart smell smoke snack solid sound south space spare spear spice spoon spray stack staff stage stain stair stand start state steam steel stock
stone store storm stove straw strip stuff style sweet swirl table taste teach thank their there thick thing think three toast tooth total touch tower trade train
tray treat trunk trust truth twist under until upper usual value water watch weigh where which while white whole woman world worth young vegan vegetable
other another bowl batch bench bleach broth branch cream crush damp dream fleet flower garden ginger grease handle kettle kitchen ladle letter little
market matter middle minute mother napkin number ounce packet parent person picnic pitcher planet platter pocket powder prefer rather roller season second serving
shower silver single skewer sliced sponge spread square summer supper tender timber topping traditional weather winter wonder wooden
`);
