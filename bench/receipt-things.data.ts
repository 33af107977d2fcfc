/**
 * What tills print, one thing a line: `words | what it is, other right names | how much`. How much is grams (g), milliliters (ml),
 * pieces (st) or packages (pk); "kg" is weighed at the till. Written before the reader was tried on them.
 */
export const THINGS = {
  en: `
SEMI SKIMMED MILK 2L | reduced fat milk, milk | 2000 ml
CHKN BRST FILLETS 600G | chicken breast | 600 g
FREE RANGE EGGS 12PK | egg | 12 st
MATURE CHEDDAR 400G | cheddar | 400 g
BANANAS LOOSE | banana | kg
BROCCOLI LOOSE | broccoli | kg
WHOLEMEAL BREAD 800G | whole wheat bread, bread | 800 g
UNSALTED BUTTER 250G | butter, unsalted butter | 250 g
BASMATI RICE 1KG | basmati rice, rice | 1000 g
CHOPPED TOMATOES 400G | canned tomato, tomato | 400 g
GREEK YOGURT 500G | greek yogurt, yogurt | 500 g
SPAGHETTI 500G | spaghetti | 500 g
ORANGE JUICE 1L | orange juice | 1000 ml
BABY SPINACH 240G | spinach | 240 g
SMOKED BACON 300G | bacon | 300 g
RED ONIONS | red onion, onion | kg
CARROTS 1KG | carrot | 1000 g
OLIVE OIL 500ML | olive oil | 500 ml
PORRIDGE OATS 1KG | oats, rolled oats | 1000 g
SALMON FILLETS 240G | salmon | 240 g
PEANUT BUTTER 340G | peanut butter | 340 g
FROZEN PEAS 900G | peas | 900 g
BEEF MINCE 500G | ground beef | 500 g
TOMATO KETCHUP 460G | ketchup | 460 g
CUCUMBER | cucumber | 1 pk
ICEBERG LETTUCE | iceberg lettuce, lettuce | 1 pk
LEMONS 4PK | lemon | 4 st
GARLIC | garlic | 1 pk
TOILET TISSUE 9PK | - | -
WASHING UP LIQUID | - | -`,
  de: `
BIO VOLLMILCH 1L | milk | 1000 ml
EIER FREILAND 10ER | egg | 10 st
TOMATEN RISPE | tomato | kg
BANANEN | banana | kg
MARKENBUTTER 250G | butter | 250 g
GOUDA JUNG 400G | gouda | 400 g
VOLLKORNBROT 500G | whole wheat bread, bread, rye bread | 500 g
RINDERHACK 500G | ground beef | 500 g
HÄHNCHENBRUST 400G | chicken breast | 400 g
SPAGHETTI 500G | spaghetti | 500 g
KARTOFFELN 2KG | potato | 2000 g
ZWIEBELN NETZ 1KG | onion | 1000 g
GURKE | cucumber | 1 pk
PAPRIKA ROT | bell pepper, red bell pepper | kg
SCHLAGSAHNE 200G | cream, heavy cream | 200 g
JOGHURT NATUR 500G | yogurt | 500 g
ORANGENSAFT 1L | orange juice | 1000 ml
APFEL BRAEBURN | apple | kg
MÖHREN 1KG | carrot | 1000 g
HAFERFLOCKEN 500G | oats, rolled oats | 500 g
OLIVENÖL 500ML | olive oil | 500 ml
LACHSFILET 250G | salmon | 250 g
QUARK MAGER 500G | quark | 500 g
BASMATIREIS 1KG | basmati rice, rice | 1000 g
ERBSEN TK 750G | peas | 750 g
FETA 200G | feta | 200 g
KNOBLAUCH | garlic | 1 pk
SPÜLMITTEL | - | -
KLOPAPIER 8ER | - | -
BATTERIEN AA | - | -`,
  fr: `
LAIT DEMI ECREME 1L | reduced fat milk, milk | 1000 ml
OEUFS PLEIN AIR X6 | egg | 6 st
BEURRE DOUX 250G | butter, unsalted butter | 250 g
TOMATES GRAPPE | tomato | kg
BANANES | banana | kg
POMMES DE TERRE 2KG | potato | 2000 g
FILET DE POULET 400G | chicken breast, chicken | 400 g
EMMENTAL RAPE 200G | emmental, swiss cheese | 200 g
YAOURT NATURE X4 | yogurt | 4 st, 4 pk, 1 pk
BAGUETTE TRADITION | baguette, bread | 1 pk
CREME FRAICHE 20CL | creme fraiche | 200 ml
CAROTTES 1KG | carrot | 1000 g
OIGNONS JAUNES 1KG | onion | 1000 g
SAUMON FUME 120G | smoked salmon, salmon | 120 g
JUS D ORANGE 1L | orange juice | 1000 ml
COURGETTES | zucchini | kg
HUILE OLIVE 75CL | olive oil | 750 ml
RIZ BASMATI 1KG | basmati rice, rice | 1000 g
STEAK HACHE 350G | ground beef | 350 g
CHAMPIGNONS 250G | mushroom | 250 g
JAMBON BLANC X4 | ham | 4 st, 4 pk, 1 pk
FARINE BLE 1KG | flour, all purpose flour | 1000 g
CONCOMBRE | cucumber | 1 pk
CHOCOLAT NOIR 100G | dark chocolate | 100 g
MOUTARDE DIJON 370G | dijon mustard, mustard | 370 g
HARICOTS VERTS 400G | green beans | 400 g
CITRONS | lemon | kg
PAPIER TOILETTE X6 | - | -
LIQUIDE VAISSELLE | - | -
ESSUIE TOUT X2 | - | -`,
  es: `
LECHE ENTERA 1L | milk | 1000 ml
HUEVOS CAMPEROS 12UD | egg | 12 st
PECHUGA POLLO | chicken breast | kg
TOMATE RAMA | tomato | kg
PLATANO CANARIAS | banana | kg
PAN DE MOLDE 450G | bread, white bread | 450 g
ACEITE OLIVA 1L | olive oil | 1000 ml
ARROZ REDONDO 1KG | rice | 1000 g
YOGUR NATURAL X4 | yogurt | 4 st, 4 pk, 1 pk
QUESO MANCHEGO 250G | manchego | 250 g
ZANAHORIA BOLSA 1KG | carrot | 1000 g
CEBOLLA MALLA 1KG | onion | 1000 g
PATATA 3KG | potato | 3000 g
LECHUGA ICEBERG | iceberg lettuce, lettuce | 1 pk
PEPINO | cucumber | kg
JAMON SERRANO 120G | serrano ham, ham, prosciutto | 120 g
ATUN CLARO 240G | tuna, canned tuna | 240 g
GARBANZOS COCIDOS 400G | chickpeas | 400 g
MANTEQUILLA 250G | butter | 250 g
MACARRONES 500G | macaroni, pasta | 500 g
SALMON FRESCO | salmon | kg
ZUMO NARANJA 1L | orange juice | 1000 ml
CARNE PICADA 500G | ground beef | 500 g
MANZANA GOLDEN | apple | kg
AJO | garlic | 1 pk
LIMON MALLA 500G | lemon | 500 g
HARINA TRIGO 1KG | flour, all purpose flour | 1000 g
PAPEL HIGIENICO 12UD | - | -
DETERGENTE LIQUIDO | - | -
PILAS ALCALINAS | - | -`,
} as const;
