export type Dimension = 'mass' | 'volume' | 'length' | 'container' | 'count' | 'size' | 'dab';

export interface Unit {
  /** Singular id: "tablespoon". */
  id: string;
  plural: string;
  /** Abbreviation after a number: "tbsp". */
  short: string;
  dimension: Dimension;
  /** Grams for mass, milliliters for volume and dabs, millimeters for length; null where it depends on the food. */
  factor: number | null;
  /** Unit to use where a food has no weight for this one ("tin" weighs the same as "can"). */
  like: string | null;
  /** How much of `like` it is: 1.3 for a "large clove". */
  times: number;
}

/** Words before a unit that change its amount. They are kept in the id ("large clove", "heaping tablespoon"). */
const MODIFIERS: Readonly<Record<string, number>> = {
  small: 0.75,
  medium: 1,
  'medium-size': 1,
  large: 1.3,
  'extra-large': 1.5,
  big: 1.3,
  fat: 1.3,
  heaping: 1.5,
  heaped: 1.5,
  rounded: 1.25,
  level: 1,
  scant: 0.9,
  generous: 1.15,
  good: 1.15,
  healthy: 1.15,
  hefty: 1.3,
  packed: 1,
  thin: 0.6,
  thick: 1.4,
  'thumb-size': 1,
  'thumb-sized': 1,
};

/** id | plural | short | factor | other spellings | like */
const MASS = `
gram | grams | g | 1 | g gr gm gms gramme grammes grms
kilogram | kilograms | kg | 1000 | kg kgs kilo kilos kilogramme kilogrammes
milligram | milligrams | mg | 0.001 | mg mgs
ounce | ounces | oz | 28.349523125 | oz ozs onz
pound | pounds | lb | 453.59237 | lb lbs pd
stone | stones | st | 6350.29318 |
`;
const VOLUME = `
teaspoon | teaspoons | tsp | 4.92892159375 | tsp tsps teasp tspn ts teaspoonful teaspoonfuls teapoon teaspon cucharadita cucharaditas teelöffel tl
tablespoon | tablespoons | tbsp | 14.78676478125 | tbsp tbsps tbs tb tbl tbls tblsp tblsps tbspn tablesp tablespoonful tablespoonfuls tabelspoon tablespon tablepoon tablesppons cucharada cucharadas esslöffel el
dessertspoon | dessertspoons | dsp | 10 | dsp dstsp dssp dessertspoonful dessertspoonfuls
cup | cups | cup | 236.5882365 | c cupful cupfuls taza tazas tasse tassen cps
mug | mugs | mug | 300 | mugful mugfuls
fluid ounce | fluid ounces | fl oz | 29.5735295625 | floz
pint | pints | pint | 473.176473 | pt pts
quart | quarts | qt | 946.352946 | qt qts
gallon | gallons | gal | 3785.411784 | gal gals
milliliter | milliliters | ml | 1 | ml mls millilitre millilitres mililiter mililiters mililitre
centiliter | centiliters | cl | 10 | cl centilitre centilitres
deciliter | deciliters | dl | 100 | dl decilitre decilitres
liter | liters | l | 1000 | l lt ltr ltrs litre litres
shot | shots | shot | 44.36 | jigger jiggers
glass | glasses | glass | 200 | glassful glassfuls
wineglass | wineglasses | wineglass | 120 | wineglassful wineglassfuls
`;
const LENGTH = `
inch | inches | in | 25.4 | in ins "
centimeter | centimeters | cm | 10 | cm cms centimetre centimetres
millimeter | millimeters | mm | 1 | mm millimetre millimetres
foot | feet | ft | 304.8 | ft
`;
const CONTAINER = `
can | cans | can | | | can
tin | tins | tin | | | can
jar | jars | jar | |
bottle | bottles | bottle | | btl
package | packages | package | | pkg pkgs pkge paquete paquetes
packet | packets | packet | | pkt pkts | package
pack | packs | pack | | pck | package
box | boxes | box | | | package
bag | bags | bag | | | package
pouch | pouches | pouch | | | package
envelope | envelopes | envelope | | | package
sachet | sachets | sachet | | | package
carton | cartons | carton | | ctn | package
container | containers | container | | | package
tub | tubs | tub | | | package
tube | tubes | tube | | | can
pot | pots | pot | |
basket | baskets | basket | |
punnet | punnets | punnet | |
vial | vials | vial | |
bucket | buckets | bucket | |
tray | trays | tray | |
sleeve | sleeves | sleeve | |
`;
const COUNT = `
piece | pieces | piece | | pc pcs pce pces
clove | cloves | clove | |
sprig | sprigs | sprig | | sprigg
slice | slices | slice | | slc
bunch | bunches | bunch | | bch bn
stalk | stalks | stalk | |
head | heads | head | | hd | bulb
stick | sticks | stick | | | stalk
rib | ribs | rib | | | stalk
strip | strips | strip | | | slice
bulb | bulbs | bulb | | | head
leaf | leaves | leaf | |
ear | ears | ear | |
sheet | sheets | sheet | |
loaf | loaves | loaf | |
rack | racks | rack | |
stem | stems | stem | | | stalk
branch | branches | branch | | | sprig
wedge | wedges | wedge | |
recipe | recipes | recipe | |
batch | batches | batch | |
cake | cakes | cake | |
square | squares | square | |
cube | cubes | cube | |
bar | bars | bar | |
block | blocks | block | |
brick | bricks | brick | |
rasher | rashers | rasher | | | slice
fillet | fillets | fillet | | filet filets | piece
steak | steaks | steak | | | piece
cutlet | cutlets | cutlet | | | piece
chop | chops | chop | | | piece
nest | nests | nest | |
pod | pods | pod | |
ball | balls | ball | |
scoop | scoops | scoop | |
link | links | link | |
log | logs | log | |
round | rounds | round | |
ring | rings | ring | | | slice
slab | slabs | slab | |
chunk | chunks | chunk | | | piece
segment | segments | segment | |
section | sections | section | |
strand | strands | strand | |
thread | threads | thread | | | strand
spear | spears | spear | |
floret | florets | floret | |
layer | layers | layer | |
thumb | thumbs | thumb | |
crown | crowns | crown | | | head
pair | pairs | pair | |
portion | portions | portion | |
serving | servings | serving | |
shoot | shoots | shoot | |
cluster | clusters | cluster | |
roll | rolls | roll | |
`;
const DAB = `
pinch | pinches | pinch | 0.31 | pn pinche pizca prise
dash | dashes | dash | 0.62 | ds
drop | drops | drop | 0.05 | dr
smidgen | smidgens | smidgen | 0.15 | smidge
splash | splashes | splash | 5 |
drizzle | drizzles | drizzle | 5 |
squeeze | squeezes | squeeze | 5 |
dollop | dollops | dollop | 15 |
knob | knobs | knob | 14.8 |
handful | handfuls | handful | 60 | handsful
grind | grinds | grind | 0.1 | grinding grindings
grating | gratings | grating | 0.2 |
twist | twists | twist | 0.1 |
shake | shakes | shake | 0.4 |
spray | sprays | spray | 0.3 |
sprinkle | sprinkles | sprinkle | 0.6 | sprinkling
glug | glugs | glug | 10 | lug lugs
`;
const SIZE = `
small | small | small | | sm sml smallish little tiny baby-size small-size small-sized
medium | medium | medium | | med mid-size mid-sized average medium-large small-to-medium medium-to-large
medium-size | medium-size | medium-size | | medium-sized | medium
large | large | large | | lg lrg big large-size large-sized good-size good-sized
extra-large | extra-large | extra-large | | xl jumbo xlarge
`;

const units = new Map<string, Unit>();
const bySpelling = new Map<string, Unit>();

function read(dimension: Dimension, table: string): void {
  for (const row of table.trim().split('\n')) {
    const [id = '', plural = '', short = '', factor = '', spellings = '', like = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    const unit: Unit = {
      id,
      plural,
      short,
      dimension,
      factor: factor === '' ? null : Number(factor),
      like: like === '' || like === id ? null : like,
      times: 1,
    };
    units.set(id, unit);
    for (const word of [id, plural, short, ...spellings.split(' ')])
      if (word !== '') bySpelling.set(word, unit);
  }
}
read('mass', MASS);
read('volume', VOLUME);
read('length', LENGTH);
read('container', CONTAINER);
read('count', COUNT);
read('dab', DAB);
read('size', SIZE);

/** The unit with this canonical id, with or without a modifier, or undefined. */
export function unitById(id: string): Unit | undefined {
  const known = units.get(id);
  if (known !== undefined) return known;
  const space = id.indexOf(' ');
  const modifier = id.slice(0, space);
  const times = space > 0 && Object.hasOwn(MODIFIERS, modifier) ? MODIFIERS[modifier] : undefined;
  const base = times === undefined ? undefined : units.get(id.slice(space + 1));
  if (times === undefined || base === undefined) return undefined;
  return {
    id,
    plural: `${modifier} ${base.plural}`,
    short: `${modifier} ${base.short}`,
    dimension: base.dimension,
    factor: base.factor === null ? null : base.factor * times,
    like: base.id,
    times,
  };
}

/** True for words that can give the size of the unit after them. */
export const isModifier = (word: string): boolean => modifiers.has(word);
const modifiers = new Set(Object.keys(MODIFIERS));

/** The id of a unit, with the word before it if that word changes the amount. */
export function modifiedId(unit: Unit, before: string | undefined): string {
  const fixed = unit.dimension === 'mass' || unit.dimension === 'length' || unit.dimension === 'size';
  if (fixed || before === undefined) return unit.id;
  const word = units.get(before)?.id ?? before;
  return isModifier(word) ? `${word} ${unit.id}` : unit.id;
}

/** The unit a word means in English recipes (and the most common foreign ones), or undefined. */
export function unitOf(word: string): Unit | undefined {
  const plain = word.endsWith('.') ? word.slice(0, -1) : word;
  // A capital T is a tablespoon, a small t a teaspoon: the only spelling where case matters.
  if (plain === 'T') return units.get('tablespoon');
  if (plain === 't') return units.get('teaspoon');
  return bySpelling.get(plain) ?? bySpelling.get(plain.toLowerCase()) ?? misspelledSpoon(plain);
}

const SPOONISH = /^t[abels]{2,6}(?:spo|pso)o?ns?$/i;

/** "tabelspoons", "tableaspoon", "teapsoon": the words that are written most are written wrong most. */
function misspelledSpoon(word: string): Unit | undefined {
  const isSpoon = (word.startsWith('t') || word.startsWith('T')) && SPOONISH.test(word);
  if (!isSpoon) return undefined;
  return units.get(/^te/i.test(word) ? 'teaspoon' : 'tablespoon');
}
