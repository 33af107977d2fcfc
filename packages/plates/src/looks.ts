import type { Tone } from './tones.ts';

export type Shape =
  | 'leaf'
  | 'sprig'
  | 'round'
  | 'ring'
  | 'coin'
  | 'cube'
  | 'bean'
  | 'strand'
  | 'grain'
  | 'chunk'
  | 'fillet'
  | 'egg'
  | 'floret'
  | 'crescent'
  | 'crumb'
  | 'mushroom'
  | 'shrimp'
  | 'wedge'
  | 'kiwi'
  | 'strawberry'
  | 'slice'
  | 'hoop'
  | 'apple'
  | 'avocado'
  | 'pool';

export interface Look {
  shape: Shape;
  tone: Tone;
  second: Tone;
}

/** shape, tone, second tone: words of food ids that look like this. The first line with a matching word wins. */
const TABLE = `
strand pasta crust: pasta spaghetti noodle linguine fettuccine tagliatelle vermicelli ramen udon soba angel macaroni penne rigatoni ziti fusilli lasagna orzo gnocchi ravioli tortellini
crescent leaf-deep leaf: green-bean snow-pea asparagus celery okra sugar-snap
round leaf lime: green-pea pea peas edamame
bean bean meat: kidney-bean black-bean pinto refried
bean rice crust: bean beans chickpea hummus lima cannellini fava lupini
crumb bean crust: lentil dal
pool rice milk: cream milk yogurt ricotta sour mayonnaise buttermilk coconut-milk cottage mascarpone creme custard porridge
pool tomato tomato-deep: tomato-sauce tomato-paste ketchup salsa marinara passata crushed-tomato canned-tomato
pool leaf-deep leaf: pesto chutney chimichurri
pool broth carrot: broth stock soup curry gravy sauce
pool cocoa meat-deep: chocolate cocoa brownie coffee molasses
grain rice milk: rice couscous quinoa bulgur barley oats oat oatmeal farro millet grits cornmeal polenta semolina
crumb crust crust-deep: granola nut nuts almond walnut pecan peanut cashew pistachio hazelnut breadcrumb panko seed sesame crouton cereal sunflower
slice crust crust-deep: bread toast bun roll bagel tortilla pita naan baguette muffin brioche ciabatta sourdough biscuit cracker waffle pancake pastry pizza dough croissant cake
egg milk lemon: egg eggs
fillet pink tomato: salmon trout ham prosciutto tuna
fillet egg crust: cod fish halibut tilapia haddock mackerel sardine anchovy sole bass snapper
shrimp pink tomato: shrimp prawn lobster crab crayfish
bean egg crust: clam mussel squid octopus
coin rice egg: scallop
chunk crust crust-deep: chicken turkey duck schnitzel wing thigh drumstick breast
crescent pink tomato-deep: bacon pancetta
coin meat tomato-deep: sausage chorizo salami pepperoni hot-dog kielbasa
chunk meat meat-deep: steak sirloin flank skirt roast brisket beef pork lamb veal meat venison meatball ground liver goat mince
cube pasta rice: tofu tempeh
cube rice milk: feta paneer halloumi mozzarella goat-cheese queso brie
cube lemon pasta: cheese cheddar parmesan gouda gruyere swiss monterey provolone
floret leaf-deep leaf: broccoli romanesco broccolini
floret rice egg: cauliflower
mushroom mushroom crust: mushroom shiitake portobello champignon
leaf leaf-deep leaf: spinach kale chard arugula collard greens watercress seaweed nori
round lime leaf: brussels-sprout brussels-sprouts
leaf lime leaf: lettuce cabbage bok endive sprout sprouts salad
sprig leaf-deep leaf: basil parsley cilantro mint dill thyme rosemary oregano sage tarragon herb coriander
ring lime leaf: cucumber zucchini courgette pickle
kiwi lime crust-deep: kiwi
strawberry tomato leaf: strawberry
avocado lime leaf-deep: avocado
wedge lime leaf: lime
wedge lemon milk: lemon pineapple
wedge carrot lemon: orange mandarin grapefruit clementine tangerine
wedge tomato tomato-deep: watermelon
round tomato tomato-deep: cherry-tomato grape-tomato cherry raspberry cranberry pomegranate
round berry plum: blueberry blackberry grape berry olive currant raisin plum fig date prune
ring tomato tomato-deep: tomato
crescent tomato tomato-deep: bell-pepper red-pepper chili chile pepper pimiento
hoop leaf lime: jalapeno serrano
coin carrot lemon: carrot
cube carrot lemon: sweet-potato pumpkin squash butternut yam mango papaya cantaloupe apricot peach nectarine
cube pasta crust: potato parsnip turnip rutabaga celeriac plantain cassava
round lemon pasta: corn sweetcorn
crescent berry plum: red-onion shallot radish radicchio
crescent rice egg: onion leek fennel daikon bamboo
hoop leaf-deep lime: scallion green-onion chive chives
cube plum berry: eggplant aubergine
coin plum tomato-deep: beet beetroot
coin milk pasta: banana coconut
apple tomato rice: apple
apple lime rice: pear melon quince
pool crust broth: honey syrup maple caramel jam marmalade
`;

const RULES: readonly (readonly [words: readonly string[], look: Look])[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [head = '', words = ''] = line.split(': ');
    const [shape, tone, second] = head.split(' ') as [Shape, Tone, Tone];
    return [words.split(' '), { shape, tone, second }];
  });

/** Seasonings and foods that cooking makes invisible. */
const UNSEEN =
  /(^|-)(water|salt|oil|sugar|flour|vinegar|powder|extract|starch|soda|yeast|spice|seasoning|cumin|cinnamon|turmeric|nutmeg|wine|ghee|lard|shortening|vanilla|gelatin|mustard|peppercorn|black-pepper|white-pepper|flakes|paprika|cayenne|bay|garlic|ginger|lemongrass|baking|juice|zest|peel)(-|$)|(^|-)butter$/;

const KNOWN = new Map<string, Look | null>();

function find(food: string): Look | null {
  if (UNSEEN.test(food)) return null;
  const padded = `-${food}-`;
  // The last matching word decides: "cherry-tomato" is a tomato, "tomato-sauce" a sauce.
  let best: { end: number; length: number; look: Look } | null = null;
  for (const [words, look] of RULES) {
    for (const word of words) {
      const at = padded.lastIndexOf(`-${word}-`);
      if (at < 0) continue;
      const end = at + word.length;
      if (!best || end > best.end || (end === best.end && word.length > best.length))
        best = { end, length: word.length, look };
    }
  }
  return best?.look ?? null;
}

/** How a food is drawn; null when it is not visible on a plate or has no known look. */
export function lookOf(food: string): Look | null {
  const known = KNOWN.get(food);
  if (known !== undefined) return known;
  const found = find(food);
  KNOWN.set(food, found);
  return found;
}
