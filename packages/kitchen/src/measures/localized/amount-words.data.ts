import type { FoodLanguage } from '../../foods/localized/shown-names.ts';

/** How amounts are written out: the kitchen's words, one and many of them, and what they are in each language. */
export const AMOUNTS_IN_WORDS: Readonly<Record<FoodLanguage, string>> = {
  de: `
g: g
kg: kg
mg: mg
ml: ml
cl: cl
dl: dl
l: l
gram grams: g
kilogram kilograms: kg
liter liters: l
milliliter milliliters: ml
cm centimeter centimeters: cm
oz ounce ounces: oz
lb pound pounds: lb
fl_oz fluid_ounce fluid_ounces: fl oz
pint pints: Pint/Pints
quart quarts: Quart/Quarts
gallon gallons: Gallone/Gallonen
inch inches: Zoll
cup cups: Tasse/Tassen
tablespoon tablespoons tbsp: EL
teaspoon teaspoons tsp: TL
pinch pinches: Prise/Prisen
dash dashes: Spritzer
drop drops: Tropfen
handful handfuls: Handvoll
piece pieces whole: Stück
can cans: Dose/Dosen
jar jars: Glas/Gläser
bottle bottles: Flasche/Flaschen
bag bags: Beutel
pack packs package packages: Packung/Packungen
packet packets envelope envelopes: Päckchen
pouch pouches: Beutel
box boxes: Schachtel/Schachteln
carton cartons: Schachtel/Schachteln
drink_carton drink_cartons: Packung/Packungen
tub tubs: Becher
tube tubes: Tube/Tuben
bar bars: Tafel/Tafeln
bunch bunches: Bund
head heads: Kopf/Köpfe
stalk stalks: Stange/Stangen
ear ears: Kolben
knob knobs: Stück
loaf loaves: Laib/Laibe
ball balls: Kugel/Kugeln
wheel wheels: Laib/Laibe
wedge wedges: Stück
block blocks: Block/Blöcke
brick bricks: Block/Blöcke
stick sticks: Stück
clove cloves: Zehe/Zehen
slice slices: Scheibe/Scheiben
sprig sprigs: Zweig/Zweige
leaf leaves: Blatt/Blätter
fillet fillets: Filet/Filets
sheet sheets: Blatt/Blätter
strip strips: Streifen
cube cubes: Würfel
bulb bulbs: Knolle/Knollen
rib ribs: Rippe/Rippen
scoop scoops: Kugel/Kugeln
serving servings portion portions: Portion/Portionen`,
  fr: `
g: g
kg: kg
mg: mg
ml: ml
cl: cl
dl: dl
l: l
gram grams: g
kilogram kilograms: kg
liter liters: l
milliliter milliliters: ml
cm centimeter centimeters: cm
oz ounce ounces: oz
lb pound pounds: lb
fl_oz fluid_ounce fluid_ounces: fl oz
pint pints: pinte/pintes
quart quarts: quart/quarts
gallon gallons: gallon/gallons
inch inches: pouce/pouces
cup cups: tasse/tasses
tablespoon tablespoons tbsp: c. à s.
teaspoon teaspoons tsp: c. à c.
pinch pinches: pincée/pincées
dash dashes: trait/traits
drop drops: goutte/gouttes
handful handfuls: poignée/poignées
piece pieces whole: pièce/pièces
can cans: boîte/boîtes
jar jars: bocal/bocaux
bottle bottles: bouteille/bouteilles
bag bags: sachet/sachets
pack packs package packages: paquet/paquets
packet packets envelope envelopes: sachet/sachets
pouch pouches: sachet/sachets
box boxes: boîte/boîtes
carton cartons: boîte/boîtes
drink_carton drink_cartons: brique/briques
tub tubs: pot/pots
tube tubes: tube/tubes
bar bars: tablette/tablettes
bunch bunches: botte/bottes
head heads: tête/têtes
stalk stalks: branche/branches
ear ears: épi/épis
knob knobs: morceau/morceaux
loaf loaves: pain/pains
ball balls: boule/boules
wheel wheels: meule/meules
wedge wedges: morceau/morceaux
block blocks: bloc/blocs
brick bricks: brique/briques
stick sticks: bâtonnet/bâtonnets
clove cloves: gousse/gousses
slice slices: tranche/tranches
sprig sprigs: brin/brins
leaf leaves: feuille/feuilles
fillet fillets: filet/filets
sheet sheets: feuille/feuilles
strip strips: lanière/lanières
cube cubes: cube/cubes
bulb bulbs: bulbe/bulbes
rib ribs: côte/côtes
scoop scoops: boule/boules
serving servings portion portions: portion/portions`,
  es: `
g: g
kg: kg
mg: mg
ml: ml
cl: cl
dl: dl
l: l
gram grams: g
kilogram kilograms: kg
liter liters: l
milliliter milliliters: ml
cm centimeter centimeters: cm
oz ounce ounces: oz
lb pound pounds: lb
fl_oz fluid_ounce fluid_ounces: fl oz
pint pints: pinta/pintas
quart quarts: cuarto/cuartos
gallon gallons: galón/galones
inch inches: pulgada/pulgadas
cup cups: taza/tazas
tablespoon tablespoons tbsp: cda/cdas
teaspoon teaspoons tsp: cdta/cdtas
pinch pinches: pizca/pizcas
dash dashes: chorrito/chorritos
drop drops: gota/gotas
handful handfuls: puñado/puñados
piece pieces whole: unidad/unidades
can cans: lata/latas
jar jars: tarro/tarros
bottle bottles: botella/botellas
bag bags: bolsa/bolsas
pack packs package packages: paquete/paquetes
packet packets envelope envelopes: sobre/sobres
pouch pouches: bolsa/bolsas
box boxes: caja/cajas
carton cartons: caja/cajas
drink_carton drink_cartons: brik/briks
tub tubs: tarrina/tarrinas
tube tubes: tubo/tubos
bar bars: tableta/tabletas
bunch bunches: manojo/manojos
head heads: cabeza/cabezas
stalk stalks: tallo/tallos
ear ears: mazorca/mazorcas
knob knobs: trozo/trozos
loaf loaves: barra/barras
ball balls: bola/bolas
wheel wheels: rueda/ruedas
wedge wedges: cuña/cuñas
block blocks: bloque/bloques
brick bricks: bloque/bloques
stick sticks: barrita/barritas
clove cloves: diente/dientes
slice slices: rebanada/rebanadas
sprig sprigs: ramita/ramitas
leaf leaves: hoja/hojas
fillet fillets: filete/filetes
sheet sheets: lámina/láminas
strip strips: tira/tiras
cube cubes: dado/dados
bulb bulbs: bulbo/bulbos
rib ribs: costilla/costillas
scoop scoops: bola/bolas
serving servings portion portions: ración/raciones`,
  it: `
g: g
kg: kg
mg: mg
ml: ml
cl: cl
dl: dl
l: l
gram grams: g
kilogram kilograms: kg
liter liters: l
milliliter milliliters: ml
cm centimeter centimeters: cm
oz ounce ounces: oz
lb pound pounds: lb
fl_oz fluid_ounce fluid_ounces: fl oz
pint pints: pinta/pinte
quart quarts: quarto/quarti
gallon gallons: gallone/galloni
inch inches: pollice/pollici
cup cups: tazza/tazze
tablespoon tablespoons tbsp: cucchiaio/cucchiai
teaspoon teaspoons tsp: cucchiaino/cucchiaini
pinch pinches: pizzico/pizzichi
dash dashes: spruzzo/spruzzi
drop drops: goccia/gocce
handful handfuls: manciata/manciate
piece pieces whole: pezzo/pezzi
can cans: scatola/scatole
jar jars: vasetto/vasetti
bottle bottles: bottiglia/bottiglie
bag bags: sacchetto/sacchetti
pack packs package packages: confezione/confezioni
packet packets envelope envelopes: bustina/bustine
pouch pouches: busta/buste
box boxes: scatola/scatole
carton cartons: confezione/confezioni
drink_carton drink_cartons: cartone/cartoni
tub tubs: vaschetta/vaschette
tube tubes: tubetto/tubetti
bar bars: tavoletta/tavolette
bunch bunches: mazzo/mazzi
head heads: testa/teste
stalk stalks: gambo/gambi
ear ears: pannocchia/pannocchie
knob knobs: pezzo/pezzi
loaf loaves: pagnotta/pagnotte
ball balls: palla/palle
wheel wheels: forma/forme
wedge wedges: pezzo/pezzi
block blocks: panetto/panetti
brick bricks: panetto/panetti
stick sticks: panetto/panetti
clove cloves: spicchio/spicchi
slice slices: fetta/fette
sprig sprigs: rametto/rametti
leaf leaves: foglia/foglie
fillet fillets: filetto/filetti
sheet sheets: foglio/fogli
strip strips: striscia/strisce
cube cubes: cubetto/cubetti
bulb bulbs: bulbo/bulbi
rib ribs: costa/coste
scoop scoops: pallina/palline
serving servings portion portions: porzione/porzioni`,
};
