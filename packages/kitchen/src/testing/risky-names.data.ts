import type { FoodLanguage } from '../foods/localized/shown-names.ts';

/** Names that hold what not everybody may eat, and what that is at least. Written down before the words were. */
export const RISKY_NAMES: Readonly<Record<FoodLanguage, string>> = {
  de: `
Erdnussbutter | peanuts
Erdnüsse geröstet | peanuts
Erdnusssauce | peanuts
Satésauce | peanuts
Satay-Spieße | peanuts
Erdnussflips | peanuts
Studentenfutter | nuts
Marzipan | nuts
Marzipanrohmasse | nuts
Nougat | nuts
Nuss-Nougat-Creme | nuts
Nutella | nuts
Haselnusskrokant | nuts
Mandelsplitter | nuts
Bittermandelaroma mit Mandeln | nuts
Frankfurter Kranz mit Krokant | nuts
Mozartkugeln | nuts
Linzer Torte | nuts, gluten
Nussecken | nuts
Walnussöl | nuts
Pistaziencreme | nuts
Mortadella mit Pistazien | nuts
Cashewmus | nuts
Paranüsse | nuts
Pekannusskuchen | nuts, gluten
Amarettini | nuts
Macadamiakekse | nuts, gluten
Bethmännchen | nuts
Kokosmakronen mit Mandeln | nuts
Dominosteine | nuts
Baklava | nuts
Florentiner | nuts
Dukkah | nuts, sesame
Mandelmilch | nuts
Mandelmehl | nuts
Dinkelmehl | gluten
Weizengrieß | gluten
Grünkern | gluten
Grünkernschrot | gluten
Bulgur | gluten
Couscous | gluten
Seitan | gluten
Roggenschrot | gluten
Gerstengraupen | gluten
Malzbier | gluten
Paniermehl | gluten
Semmelbrösel | gluten
Semmelknödel | gluten
Hartweizennudeln | gluten
Emmerkorn | gluten
Einkornmehl | gluten
Kamut | gluten
Haferflocken | gluten
Hafermilch | gluten
Laugenbrezel | gluten
Zwieback | gluten
Löffelbiskuits | gluten, eggs
Maultaschen | gluten
Spätzle | gluten, eggs
Eierspätzle | gluten, eggs
Schupfnudeln | gluten
Lebkuchen | gluten
Christstollen | gluten
Blätterteig | gluten
Butterkekse | gluten, milk
Vollkornspaghetti | gluten
Bierteig | gluten
Sojasauce | soybeans, gluten
Weizenbier | gluten
Malzextrakt | gluten
Flammkuchenteig | gluten
Worcestersauce | fish
Worcestershiresauce | fish
Worchestersauce | fish
Surimi | fish
Sardellenpaste | fish
Sardellenfilets | fish
Anchovis | fish
Matjesfilet | fish
Rollmops | fish
Bismarckhering | fish
Räucherlachs | fish
Fischsauce | fish
Thunfischpizza | fish, gluten
Kaviar | fish
Forellenkaviar | fish
Bottarga | fish
Dashi | fish
Aal geräuchert | fish
Schillerlocken | fish
Caesar-Dressing | fish, eggs
Fischstäbchen | fish
Seelachsfilet | fish
Garnelenpaste | crustaceans
Krabbensalat | crustaceans
Nordseekrabben | crustaceans
Flusskrebse | crustaceans
Hummersuppe | crustaceans
Scampi | crustaceans
Krabbenchips | crustaceans
Meeresfrüchte | crustaceans, molluscs
Paella mit Meeresfrüchten | crustaceans, molluscs
Shrimps | crustaceans
Miesmuscheln | molluscs
Austernsauce | molluscs
Tintenfischringe | molluscs
Calamari | molluscs
Jakobsmuscheln | molluscs
Sepia-Tinte | molluscs
Weinbergschnecken | molluscs
Pulpo | molluscs
Mayonnaise | eggs
Remoulade | eggs
Aioli | eggs
Eierlikör | eggs
Eigelb | eggs
Eiweiß | eggs
Baiser | eggs
Sauce hollandaise | eggs
Sauce Béarnaise | eggs
Rührei | eggs
Kartoffelsalat mit Mayo | eggs
Eiersalat | eggs
Pfannkuchen | eggs, gluten
Kaiserschmarrn | eggs
Wachteleier | eggs
Tiramisu | eggs, milk
Bandnudeln mit Ei | eggs, gluten
Butterschmalz | milk
Buttermilch | milk
Schmand | milk
Crème fraîche | milk
Schlagobers | milk
Topfen | milk
Speisequark | milk
Molkenpulver | milk
Molkeneiweiß | milk
Vollmilchschokolade | milk
Schafskäse | milk
Grana Padano | milk
Rahmsauce | milk
Béchamelsauce | milk
Tzatziki | milk
Ayran | milk
Kräuterbutter | milk
Obatzda | milk
Milchreis mit Zimt | milk
Laktosefreie Milch | milk
Skyr | milk
Ghee | milk
Kondensmilch | milk
Milcheis | milk
Knollensellerie | celery
Selleriesalz | celery
Suppengrün | celery
Suppengemüse | celery
Dijonsenf | mustard
Senfkörner | mustard
Honig-Senf-Dressing | mustard
Senfgurken | mustard
Tahin | sesame
Hummus | sesame
Halva | sesame
Sesamöl | sesame
Gomasio | sesame
Za'atar | sesame
Tofu | soybeans
Räuchertofu | soybeans
Misopaste | soybeans
Tempeh | soybeans
Edamame | soybeans
Sojagranulat | soybeans
Teriyakisauce | soybeans
Hoisinsauce | soybeans
Lupinenmehl | lupin
Süßlupinenschrot | lupin`,
  fr: `
beurre de cacahuète | peanuts
cacahuètes grillées | peanuts
huile d'arachide | peanuts
sauce satay | peanuts
pâte d'arachide | peanuts
curly cacahuète | peanuts
praliné | nuts
pralines roses | nuts
nougat | nuts
nougatine | nuts
massepain | nuts
pâte d'amande | nuts
poudre d'amandes | nuts
amandes effilées | nuts
frangipane | nuts
galette des rois | nuts
calissons | nuts
dragées | nuts
macarons | nuts, eggs
financiers | nuts, gluten
Nutella | nuts
pâte à tartiner noisette | nuts
noisettes concassées | nuts
noix de pécan | nuts
noix de cajou | nuts
huile de noix | nuts
cerneaux de noix | nuts
pistaches | nuts
mortadelle à la pistache | nuts
pain aux noix | nuts, gluten
orgeat | nuts
sirop d'orgeat | nuts
amaretti | nuts
dacquoise | nuts
noix du Brésil | nuts
noix de macadamia | nuts
baklava | nuts
lait d'amande | nuts
crème d'amandes | nuts
rocher praliné | nuts
farine de blé | gluten
farine T55 | gluten
farine d'épeautre | gluten
semoule | gluten
semoule de blé dur | gluten
boulgour | gluten
couscous | gluten
seitan | gluten
petit épeautre | gluten
flocons d'avoine | gluten
orge perlé | gluten
seigle | gluten
malt d'orge | gluten
bière blonde | gluten
chapelure | gluten
panure | gluten
pain d'épices | gluten
pâte feuilletée | gluten
pâte brisée | gluten
pâte à pizza | gluten
feuilles de brick | gluten
biscuits à la cuillère | gluten, eggs
boudoirs | gluten, eggs
spéculoos | gluten
madeleines | gluten, eggs
brioche | gluten, eggs, milk
croissants au beurre | gluten, milk
biscottes | gluten
crêpes | gluten, eggs
gaufres | gluten, eggs
quiche lorraine | gluten, eggs
taboulé | gluten
pâtes fraîches aux œufs | gluten, eggs
coquillettes | gluten
vermicelles | gluten
lasagnes | gluten
gnocchis | gluten
sauce soja | soybeans, gluten
profiteroles | gluten, eggs
mille-feuille | gluten
crème pâtissière | eggs, milk
crème anglaise | eggs, milk
crème brûlée | eggs, milk
île flottante | eggs
mayonnaise | eggs
aïoli | eggs
sauce gribiche | eggs
sauce béarnaise | eggs
sauce hollandaise | eggs
rémoulade | eggs
meringues | eggs
omelette | eggs
jaunes d'œufs | eggs
blanc d'œuf | eggs
clafoutis aux cerises | eggs, milk
sabayon | eggs
anchois | fish
anchoïade | fish
filets d'anchois | fish
nuoc-mâm | fish
sauce nuoc mam | fish
sauce Worcestershire | fish
tarama | fish
surimi | fish
brandade de morue | fish
bouillabaisse | fish
pissaladière | fish
thon à l'huile | fish
rillettes de thon | fish
rillettes de saumon | fish
soupe de poisson | fish
œufs de lompe | fish
poutargue | fish
lieu noir | fish
loup de mer | fish
queue de lotte | fish
haddock | fish
sardines à l'huile | fish
crevettes grises | crustaceans
bisque de homard | crustaceans
langoustines | crustaceans
chair de crabe | crustaceans
tourteau | crustaceans
gambas | crustaceans
écrevisses | crustaceans
fruits de mer | crustaceans, molluscs
plateau de fruits de mer | crustaceans, molluscs
moules marinières | molluscs
huîtres | molluscs
noix de Saint-Jacques | molluscs
encornets | molluscs
seiche | molluscs
encre de seiche | molluscs
poulpe | molluscs
bulots | molluscs
escargots de Bourgogne | molluscs
palourdes | molluscs
sauce d'huître | molluscs
beurre demi-sel | milk
beurre noisette | milk
crème fraîche | milk
crème fleurette | milk
fromage blanc | milk
petit-suisse | milk
faisselle | milk
chèvre frais | milk
bûche de chèvre | milk
comté râpé | milk
béchamel | milk
sauce mornay | milk
chantilly | milk
lait ribot | milk
babeurre | milk
caramel au beurre salé | milk
confiture de lait | milk
tartiflette | milk
aligot | milk
lait sans lactose | milk
riz au lait | milk
céleri-rave | celery
sel de céleri | celery
céleri branche | celery
rémoulade de céleri | celery
moutarde de Dijon | mustard
moutarde à l'ancienne | mustard
vinaigrette à la moutarde | mustard
Savora | mustard
tahini | sesame
tahin | sesame
houmous | sesame
halva | sesame
graines de sésame | sesame
huile de sésame | sesame
gomasio | sesame
zaatar | sesame
tofu soyeux | soybeans
lait de soja | soybeans
miso | soybeans
tempeh | soybeans
protéines de soja texturées | soybeans
tamari | soybeans
farine de lupin | lupin`,
  es: `
mantequilla de cacahuete | peanuts
crema de cacahuate | peanuts
maní tostado | peanuts
cacahuetes fritos | peanuts
mazapán de cacahuate | peanuts
salsa satay | peanuts
turrón de Jijona | nuts
turrón de Alicante | nuts
mazapán | nuts
guirlache | nuts
polvorones | nuts, gluten
mantecados | gluten
almendrados | nuts
almendras laminadas | nuts
harina de almendra | nuts
leche de almendras | nuts
ajoblanco | nuts
salsa romesco | nuts
tarta de Santiago | nuts
avellanas tostadas | nuts
Nocilla | nuts
Nutella | nuts
crema de cacao y avellanas | nuts
nueces peladas | nuts
aceite de nuez | nuts
nuez pecana | nuts
nuez de la India | nuts
anacardos | nuts
pistachos | nuts
mortadela con pistachos | nuts
piñonate con almendra | nuts
frutos secos variados | nuts
garrapiñadas | nuts
amaretto | nuts
praliné | nuts
panellets | nuts
nueces de macadamia | nuts
castañas de cajú | nuts
nogada | nuts
baklava | nuts
granizado de almendra | nuts
harina de trigo | gluten
harina de fuerza | gluten
harina de espelta | gluten
sémola de trigo | gluten
cuscús | gluten
bulgur | gluten
seitán | gluten
avena en copos | gluten
cebada perlada | gluten
centeno | gluten
malta | gluten
cerveza | gluten
pan rallado | gluten
migas | gluten
picos | gluten
regañás | gluten
masa de hojaldre | gluten
masa quebrada | gluten
obleas de empanadilla | gluten
empanada gallega | gluten
croquetas de jamón | gluten, milk
rebozado | gluten
tempura | gluten
churros | gluten
magdalenas | gluten, eggs
bizcocho | gluten, eggs
bizcochos de soletilla | gluten, eggs
roscón de Reyes | gluten, eggs
ensaimada | gluten, eggs
torrijas | gluten, eggs, milk
galletas María | gluten
fideos | gluten
fideuá de fideos | gluten
macarrones | gluten
placas de lasaña | gluten
canelones | gluten
tortillas de trigo | gluten
salsa de soja | soybeans, gluten
salmorejo | gluten
bechamel | milk, gluten
alfajores | gluten
medialunas | gluten
buñuelos | gluten
filete empanado | gluten
san jacobos | gluten
anchoas en aceite | fish
boquerones en vinagre | fish
salsa inglesa | fish
salsa Worcestershire | fish
salsa Perrins | fish
salsa de pescado | fish
bacalao desmigado | fish
bonito del norte | fish
atún en aceite | fish
ventresca | fish
mojama | fish
huevas de merluza | fish
surimi | fish
gulas | fish
angulas | fish
caldo de pescado | fish
ensalada césar | fish, eggs
aceitunas rellenas de anchoa | fish
empanada de atún | fish, gluten
pez espada | fish
rape | fish
gildas | fish
dashi | fish
gambas al ajillo | crustaceans
gambones | crustaceans
langostinos | crustaceans
cigalas | crustaceans
carne de cangrejo | crustaceans
bogavante | crustaceans
nécoras | crustaceans
percebes | crustaceans
camarones secos | crustaceans
marisco variado | crustaceans, molluscs
paella de marisco | crustaceans, molluscs
jaiba | crustaceans
mejillones en escabeche | molluscs
almejas | molluscs
berberechos | molluscs
calamares a la romana | molluscs
chipirones | molluscs
sepia | molluscs
tinta de calamar | molluscs
pulpo a la gallega | molluscs
navajas | molluscs
zamburiñas | molluscs
caracoles | molluscs
salsa de ostras | molluscs
mayonesa | eggs
alioli | eggs
salsa tártara | eggs
merengue | eggs
natillas | eggs, milk
flan de huevo | eggs, milk
crema catalana | eggs, milk
crema pastelera | eggs, milk
tocino de cielo | eggs
tortilla de patatas | eggs
yemas | eggs
claras de huevo | eggs
ensaladilla rusa | eggs, fish
gofio | gluten
ColaCao | gluten
salsa cóctel | eggs
rompope | eggs
tiramisú | eggs, milk
mantequilla | milk
nata para montar | milk
crema de leche | milk
crema agria | milk
requesón | milk
cuajada | milk
queso manchego | milk
queso fresco | milk
suero de leche | milk
dulce de leche | milk
cajeta | milk
leche condensada | milk
leche sin lactosa | milk
arroz con leche | milk
helado de vainilla | milk
yogur griego | milk
ghee | milk
caseína | milk
apio | celery
apionabo | celery
sal de apio | celery
mostaza de Dijon | mustard
mostaza en grano | mustard
salsa de miel y mostaza | mustard
tahini | sesame
tahín | sesame
hummus | sesame
ajonjolí | sesame
semillas de sésamo | sesame
halva | sesame
tofu | soybeans
miso | soybeans
soja texturizada | soybeans
bebida de soja | soybeans
tempeh | soybeans
salsa teriyaki | soybeans
salsa hoisin | soybeans
altramuces | lupin
harina de altramuz | lupin
chochos | lupin`,
  it: `
burro di arachidi | peanuts
arachidi tostate | peanuts
noccioline | peanuts
olio di arachidi | peanuts
salsa satay | peanuts
gianduia | nuts
gianduiotti | nuts
crema gianduia | nuts
Nutella | nuts
torrone | nuts
marzapane | nuts
pasta reale | nuts
pasta di mandorle | nuts
farina di mandorle | nuts
latte di mandorla | nuts
orzata | nuts
amaretti | nuts, eggs
cantucci | nuts, gluten
panforte | nuts
ricciarelli | nuts
baci di dama | nuts
croccante di mandorle | nuts
granella di nocciole | nuts
nocciole tostate | nuts
pasta di nocciole | nuts
noci sgusciate | nuts
salsa di noci | nuts
nocino | nuts
pistacchi | nuts
crema di pistacchio | nuts
mortadella con pistacchi | nuts
mortadella al pistacchio | nuts
anacardi | nuts
noci pecan | nuts
noci di macadamia | nuts
frutta secca | nuts
frutta a guscio | nuts
torta caprese | nuts
pesto alla genovese | nuts, milk
mandorle a lamelle | nuts
pralinato | nuts
frutta martorana | nuts
baklava | nuts
colomba pasquale | nuts, gluten, eggs
farro | gluten
farro perlato | gluten
orzo | gluten
orzo perlato | gluten
caffè d'orzo | gluten
orzotto | gluten
cuscus | gluten
cous cous | gluten
bulgur | gluten
seitan | gluten
semola rimacinata | gluten
semolino | gluten
farina 00 | gluten
farina di segale | gluten
farina di kamut | gluten
malto d'orzo | gluten
birra | gluten
pangrattato | gluten
pan grattato | gluten
grissini | gluten
friselle | gluten
taralli | gluten
piadina | gluten
focaccia | gluten
pasta sfoglia | gluten
pasta frolla | gluten
savoiardi | gluten, eggs
pan di spagna | gluten, eggs
pandoro | gluten, eggs
panettone | gluten, eggs
orecchiette | gluten
fregola sarda | gluten
tortellini | gluten
gnocchi di semolino | gluten
cannelloni | gluten
bucatini | gluten
cotoletta impanata | gluten
fette biscottate | gluten
crostata | gluten
salsa di soia | soybeans, gluten
arancini | gluten
panzanella | gluten
fiocchi d'avena | gluten
zeppole | gluten
struffoli | gluten
tagliatelle all'uovo | gluten, eggs
passatelli | eggs
crespelle | eggs
maionese | eggs
salsa tartara | eggs
zabaione | eggs
meringhe | eggs
crema pasticcera | eggs, milk
creme caramel | eggs, milk
frittata | eggs
tuorli d'uovo | eggs
albumi | eggs
spaghetti alla carbonara | eggs, gluten
insalata russa | eggs
tiramisù | eggs, milk
uova sode | eggs
acciughe | fish
pasta d'acciughe | fish
alici marinate | fish
colatura di alici | fish
bottarga | fish
bagna cauda | fish
puttanesca | fish
salsa tonnata | fish
vitello tonnato | fish
tonno sott'olio | fish
baccalà | fish
stoccafisso | fish
salsa Worcester | fish
surimi | fish
uova di lompo | fish
pesce spada | fish
branzino | fish
orata | fish
brodo di pesce | fish
cacciucco | fish
salmone affumicato | fish
salsa di pesce | fish
Caesar salad | fish, eggs
gamberi | crustaceans
gamberetti | crustaceans
mazzancolle | crustaceans
scampi | crustaceans
astice | crustaceans
aragosta | crustaceans
granchio | crustaceans
canocchie | crustaceans
moeche | crustaceans
frutti di mare | crustaceans, molluscs
risotto ai frutti di mare | crustaceans, molluscs
cozze | molluscs
vongole | molluscs
seppie | molluscs
nero di seppia | molluscs
calamari | molluscs
totani | molluscs
moscardini | molluscs
polpo | molluscs
capesante | molluscs
lumache | molluscs
salsa di ostriche | molluscs
fasolari | molluscs
burro | milk
panna da cucina | milk
panna fresca | milk
mascarpone | milk
stracchino | milk
crescenza | milk
squacquerone | milk
pecorino romano | milk
grana padano | milk
fior di latte | milk
burrata | milk
stracciatella | milk
besciamella | milk
ricotta salata | milk
cacio e pepe | milk
caciocavallo | milk
gelato alla crema | milk
panna cotta | milk
latte senza lattosio | milk
siero di latte | milk
latticello | milk
sedano | celery
sedano rapa | celery
sale al sedano | celery
senape | mustard
mostarda di Cremona | mustard
senape di Digione | mustard
tahina | sesame
hummus | sesame
semi di sesamo | sesame
halva | sesame
tofu | soybeans
latte di soia | soybeans
miso | soybeans
tempeh | soybeans
granulare di soia | soybeans
lupini | lupin
farina di lupini | lupin`,
};
