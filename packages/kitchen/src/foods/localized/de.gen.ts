// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | name | plural | gender | "many" where the name is one already */
export const SHOWN = `
bread|Brot|Brote|n
buttered-toast|Buttertoast||m
milk-bread|Milchbrot|Milchbrote|n
whole-wheat-bread|Vollkornbrot|Vollkornbrote|n
seeded-bread|Mehrkornbrot|Mehrkornbrote|n
sourdough-bread|Sauerteigbrot|Sauerteigbrote|n
italian-bread|italienisches Weißbrot||n
focaccia|Focaccia||f
rye-bread|Roggenbrot|Roggenbrote|n
raisin-bread|Rosinenbrot|Rosinenbrote|n
panettone|Panettone||m
stollen|Stollen||m
brioche|Brioche||f
cornbread|Maisbrot|Maisbrote|n
gluten-free-bread|glutenfreies Brot||n
garlic-bread|Knoblauchbrot||n
bread-roll|Brötchen|Brötchen|n
milk-roll|Milchbrötchen|Milchbrötchen|n
burger-bun|Burgerbrötchen|Burgerbrötchen|n
brioche-bun|Brioche-Burgerbrötchen|Brioche-Burgerbrötchen|n
sesame-bun|Sesam-Burgerbrötchen|Sesam-Burgerbrötchen|n
bagel|Bagel|Bagels|m
egg-bagel|Eier-Bagel|Eier-Bagels|m
sesame-bagel|Sesam-Bagel|Sesam-Bagels|m
english-muffin|englischer Muffin|englische Muffins|m
croissant|Croissant|Croissants|n
flatbread|Fladenbrot|Fladenbrote|n
pita-bread|Pitabrot|Pitabrote|n
naan|Naan|Naans|n
chapati|Chapati|Chapatis|n
lefse|Lefse||f
tortilla|Weizentortilla|Weizentortillas|f
corn-tortilla|Maistortilla|Maistortillas|f
whole-wheat-tortilla|Vollkorntortilla|Vollkorntortillas|f
taco-shell|Taco-Schale|Taco-Schalen|f
pizza-base|Pizzaboden|Pizzaböden|m
breadcrumbs|Semmelbrösel||m|many
panko|Panko||n
croutons|Croûtons||m|many
stuffing-mix|Brotfüllung||f
breadstick|Grissini||m|many
dough|Teig|Teige|m
puff-pastry|Blätterteig||m
butter-puff-pastry|Butterblätterteig||m
shortcrust-pastry|Mürbeteig||m
graham-cracker-crust|Keksboden|Keksböden|m
phyllo|Filoteig||m
pizza-dough|Pizzateig||m
bread-dough|Brotteig||m
biscuit-dough|Teig für amerikanische Biscuits||m
cookie-dough|Cookie-Teig||m
pancake|Pfannkuchen|Pfannkuchen|m
chinese-pancake|chinesische Pfannkuchen||m|many
waffle|Waffel|Waffeln|f
biscuit|amerikanisches Biscuit|amerikanische Biscuits|n
muffin|Muffin|Muffins|m
cake|Kuchen|Kuchen|m
sponge-cake|Biskuitboden|Biskuitböden|m
ladyfingers|Löffelbiskuits||n|many
cake-mix|Backmischung|Backmischungen|f
pancake-mix|Pfannkuchen-Backmischung||f
danish-pastry|Plunder||m
baklava|Baklava||f
donut|Donut|Donuts|m
pie|gedeckter Kuchen||m
quiche|Quiche|Quiches|f
pecan-pie|Pekannusskuchen||m
meringue|Baiser|Baisers|n
sweetener|Süßungsmittel|Süßungsmittel|n
sugar|Zucker||m
caster-sugar|feiner Zucker||m
powdered-sugar|Puderzucker||m
brown-sugar|brauner Zucker||m
raw-sugar|Rohrohrzucker||m
palm-sugar|Palmzucker||m
maple-sugar|Ahornzucker||m
fructose|Fruchtzucker||m
honey|Honig||m
syrup|Sirup||m
nut-syrup|Nusssirup||m
maple-syrup|Ahornsirup||m
corn-syrup|Maissirup||m
malt-syrup|Malzsirup||m
golden-syrup|heller Zuckerrübensirup||m
molasses|Melasse||f
agave-syrup|Agavendicksaft||m
pomegranate-molasses|Granatapfelsirup||m
chocolate-syrup|Schokoladensirup||m
fudge-sauce|Schokoladen-Sahne-Sauce||f
caramel-sauce|Karamellsauce||f
sugar-substitute|Süßstoff||m
leavener|Backtriebmittel|Backtriebmittel|n
baking-powder|Backpulver||n
baking-soda|Natron||n
cream-of-tartar|Weinstein||m
yeast|Trockenhefe||f
fresh-yeast|frische Hefe||f
gelatin|Gelatine||f
jello|Götterspeise||f
pectin|Pektin||n
xanthan-gum|Xanthan||n
rennet|Lab||n
pickling-lime|Kalklauge zum Einlegen||f
vegetable-rennet|mikrobielles Lab||n
vanilla-extract|Vanilleextrakt||m
almond-extract|Bittermandelaroma||n
flavor-extract|Backaroma||n
butter-extract|Butteraroma||n
food-coloring|Lebensmittelfarbe||f
rose-water|Rosenwasser||n
chocolate|Schokolade||f
dark-chocolate|Zartbitterschokolade||f
semisweet-chocolate|Halbbitterschokolade||f
unsweetened-chocolate|Kakaomasse||f
milk-chocolate|Vollmilchschokolade||f
chocolate-kiss|Schokoladen-Kisses||n|many
toblerone|Toblerone||f
chocolate-malt-ball|Malzkugeln mit Schokolade||f|many
peanut-butter-cup|Erdnussbutter-Schokoladen||f|many
white-chocolate|weiße Schokolade||f
almond-bark|weiße Mandelschokolade||f
butterscotch-chips|Karamelltropfen||m|many
peanut-butter-chip|Erdnussbutter-Tropfen||m|many
cocoa-powder|Kakaopulver||n
hot-chocolate-mix|Trinkschokoladenpulver||n
ovaltine|Ovomaltine||f
chocolate-hazelnut-spread|Nuss-Nougat-Creme||f
cookie-butter|Spekulatiuscreme||f
carob-powder|Carobpulver||n
cocoa-butter|Kakaobutter||f
jam|Konfitüre|Konfitüren|f
apricot-jam|Aprikosenkonfitüre||f
marmalade|Orangenmarmelade||f
jelly|Gelee|Gelees|n
apple-butter|Apfelkraut||n
lemon-curd|Lemon Curd||n
quince-paste|Quittenpaste||f
pie-filling|Fruchtfüllung für Kuchen||f
mincemeat|Mincemeat||n
pumpkin-pie-filling|Kürbiskuchenfüllung||f
pudding-mix|Puddingpulver||n
pudding|Pudding|Puddings|m
panna-cotta|Panna cotta||f
flan|Karamellpudding|Karamellpuddings|m
tiramisu|Tiramisu||n
frosting|Buttercreme||f
royal-icing|Eiweißspritzglasur||f
sprinkles|Zuckerstreusel||m|many
marshmallow|Marshmallow|Marshmallows|m
marshmallow-fluff|Marshmallow-Creme||f
candy|Süßigkeiten||f|many
turkish-delight|Lokum||n
candied-almond|gebrannte Mandeln||f|many
praline|Nusspraline|Nusspralinen|f
peanut-brittle|Erdnusskrokant||m
nougat|weißer Nougat||m
toffee|Toffee|Toffees|n
fudge|Fudge||n
butterscotch-candy|Butterkaramellbonbons||m|many
licorice|Lakritz||m
gummy-candy|Fruchtgummi||n
caramel|Karamellbonbons||m|many
cookie|Keks|Kekse|m
amaretti|Amaretti||m|many
peanut-butter-cookie|Erdnussbutterkekse||m|many
graham-cracker|Vollkornkekse||m|many
chocolate-sandwich-cookie|Schokoladen-Doppelkekse||m|many
shortbread|Shortbread||n
gingersnap|Ingwerkekse||m|many
vanilla-wafer|Vanillekekse||m|many
ice-cream-cone|Eiswaffel|Eiswaffeln|f
condiment|Würzsauce|Würzsaucen|f
ketchup|Ketchup||m
mustard|Senf||m
dijon-mustard|Dijonsenf||m
whole-grain-mustard|körniger Senf||m
honey-mustard|Honigsenf||m
mayonnaise|Mayonnaise||f
light-mayonnaise|leichte Mayonnaise||f
tartar-sauce|Remoulade||f
sandwich-spread|Burgersauce||f
hot-sauce|scharfe Sauce||f
buffalo-sauce|Buffalo-Sauce||f
sriracha|Sriracha||f
sambal-oelek|Sambal Oelek||n
yuzu-kosho|Yuzu Kosho||m
nam-prik-pao|thailändische geröstete Chilipaste||f
harissa|Harissa||f
chipotle-in-adobo|Chipotle in Adobo||f|many
sweet-chili-sauce|süße Chilisauce||f
chili-sauce|Chilisauce||f
mole-paste|Molepaste||f
soy-sauce|Sojasauce||f
dark-soy-sauce|dunkle Sojasauce||f
low-sodium-soy-sauce|salzreduzierte Sojasauce||f
tamari|Tamari||f
sweet-soy-sauce|süße Sojasauce||f
ponzu|Ponzu||n
teriyaki-sauce|Teriyakisauce||f
hoisin-sauce|Hoisinsauce||f
oyster-sauce|Austernsauce||f
fish-sauce|Fischsauce||f
worcestershire-sauce|Worcestersauce||f
steak-sauce|Steaksauce||f
miso|Miso||n
doenjang|koreanische Sojabohnenpaste||f
gochujang|Gochujang||n
doubanjiang|Chili-Bohnen-Paste||f
black-bean-sauce|schwarze Bohnensauce||f
barbecue-sauce|Barbecuesauce||f
honey-barbecue-sauce|Honig-Barbecuesauce||f
sweet-and-sour-sauce|süßsaure Sauce||f
general-tsos-sauce|General-Tso-Sauce||f
vinegar|Essig||m
malt-vinegar|Malzessig||m
apple-cider-vinegar|Apfelessig||m
white-wine-vinegar|Weißweinessig||m
red-wine-vinegar|Rotweinessig||m
sherry-vinegar|Sherryessig||m
balsamic-vinegar|Balsamicoessig||m
balsamic-glaze|Balsamicocreme||f
rice-vinegar|Reisessig||m
black-vinegar|schwarzer Reisessig||m
wasabi-paste|Wasabipaste||f
prepared-horseradish|Meerrettich aus dem Glas||m
horseradish-cream|Sahnemeerrettich||m
capers|Kapern||f|many
pesto|Pesto||n
red-pesto|rotes Pesto||n
romesco|Romesco-Sauce||f
hummus|Hummus||m
baba-ganoush|Baba Ganoush||n
tzatziki|Tsatsiki||n
guacamole|Guacamole||f
bean-dip|Bohnendip||m
layered-bean-dip|geschichteter Bohnendip||m
sour-cream-dip|Sauerrahmdip||m
salsa|Salsa||f
salsa-verde|grüne Salsa||f
enchilada-sauce|Enchiladasauce||f
curry-paste|Currypaste||f
indian-curry-paste|indische Currypaste||f
curry-sauce|Currysauce||f
korma-sauce|Kormasauce||f
curry-roux|japanische Curry-Mehlschwitze||f
salad-dressing|Salatdressing||n
honey-dressing|Honigdressing||n
creamy-italian-dressing|cremiges italienisches Dressing||n
ranch-dressing|Ranch-Dressing||n
caesar-dressing|Caesar-Dressing||n
blue-cheese-dressing|Blauschimmelkäse-Dressing||n
sesame-dressing|Sesamdressing||n
peanut-sauce|Erdnusssauce||f
chutney|Chutney|Chutneys|n
branston-pickle|englisches Pickle-Chutney||n
piccalilli|Senfgemüse Piccalilli||n
yeast-extract|Hefeextrakt||m
marinade|Marinade|Marinaden|f
browning-sauce|Zuckercouleur||f
maggi-seasoning|Maggi-Würze||f
tomato-product|Tomatenkonserve|Tomatenkonserven|f
canned-tomato|Tomaten aus der Dose||f|many
crushed-tomato|fein gehackte Tomaten aus der Dose||f|many
tomatoes-with-green-chiles|Tomaten mit grünen Chilis aus der Dose||f|many
tomato-paste|Tomatenmark||n
passata|passierte Tomaten||f|many
tomato-sauce|Tomatensauce||f
marinara-sauce|Pastasauce mit Tomaten||f
vodka-sauce|Wodkasauce||f
meat-sauce|Bolognesesauce||f
pizza-sauce|Pizzasauce||f
tomato-juice|Tomatensaft||m
vegetable-juice|Gemüsesaft||m
bloody-mary-mix|Bloody-Mary-Mix||m
clamato|Clamato||m
tomato-powder|Tomatenpulver||n
white-sauce|helle Sauce||f
carbonara-sauce|Carbonarasauce||f
stock|Brühe||f
chicken-stock|Hühnerbrühe||f
beef-stock|Rinderbrühe||f
fish-stock|Fischfond||m
mussel-broth|Muschelbrühe||f
shellfish-stock|Krustentierfond||m
dashi|Dashi||n
vegetable-stock|Gemüsebrühe||f
bouillon-cube|Brühwürfel|Brühwürfel|m
fish-bouillon-cube|Fischbrühwürfel|Fischbrühwürfel|m
beef-bouillon-cube|Rinderbrühwürfel|Rinderbrühwürfel|m
vegetable-bouillon-cube|Gemüsebrühwürfel|Gemüsebrühwürfel|m
gravy|Bratensauce||f
soup|Suppe|Suppen|f
cream-of-mushroom-soup|Pilzcremesuppe||f
cream-of-chicken-soup|Hühnercremesuppe||f
tomato-soup|Tomatensuppe||f
cream-of-tomato-soup|Tomatencremesuppe||f
chicken-soup|Hühnersuppe||f
vegetable-soup|Gemüsesuppe||f
miso-soup|Misosuppe||f
clam-chowder|Muschelsuppe||f
seafood-chowder|Meeresfrüchtesuppe||f
corn-chowder|Maissuppe||f
lobster-bisque|Hummersuppe||f
hollandaise-sauce|Sauce hollandaise||f
dairy|Milchprodukt|Milchprodukte|n
milk|Milch||f
reduced-fat-milk|fettarme Milch||f
low-fat-milk|Milch mit 1 % Fett||f
skim-milk|Magermilch||f
lactose-free-milk|laktosefreie Milch||f
chocolate-milk|Schokomilch||f
goat-milk|Ziegenmilch||f
sheep-milk|Schafmilch||f
buffalo-milk|Büffelmilch||f
evaporated-milk|Kondensmilch||f
evaporated-skim-milk|fettarme Kondensmilch||f
condensed-milk|gezuckerte Kondensmilch||f
milk-powder|Milchpulver||n
skim-milk-powder|Magermilchpulver||n
malted-milk-powder|Malzmilchpulver||n
buttermilk|Buttermilch||f
whole-buttermilk|Vollfett-Buttermilch||f
buttermilk-powder|Buttermilchpulver||n
eggnog|Eierpunsch||m
kefir|Kefir||m
whey|Molke||f
whey-powder|Molkepulver||n
yogurt|Joghurt|Joghurts|m
low-fat-yogurt|fettarmer Joghurt||m
greek-yogurt|griechischer Joghurt||m
low-fat-greek-yogurt|fettarmer griechischer Joghurt||m
flavored-yogurt|Fruchtjoghurt|Fruchtjoghurts|m
frozen-yogurt|Frozen Yogurt||m
cream|Sahne||f
heavy-cream|Schlagsahne||f
light-cream|Kaffeesahne||f
half-and-half|leichte Kaffeesahne||f
sour-cream|saure Sahne||f
light-sour-cream|leichte saure Sahne||f
creme-fraiche|Crème fraîche||f
whipped-cream|geschlagene Sahne||f
whipped-topping|Sahneersatz zum Aufschlagen||m
coffee-creamer|Kaffeeweißer||m
butter|Butter||f
unsalted-butter|ungesalzene Butter||f
light-butter|Halbfettbutter||f
ghee|Ghee||n
brown-butter|braune Butter||f
compound-butter|Kräuterbutter||f
anchovy-butter|Sardellenbutter||f
lobster-butter|Hummerbutter||f
cheese|Käse||m
hard-cheese|Hartkäse||m
cheddar|Cheddar||m
reduced-fat-cheddar|fettreduzierter Cheddar||m
red-leicester|Red Leicester||m
colby|Colby||m
parmesan|Parmesan||m
grated-parmesan|geriebener Parmesan||m
vegetarian-parmesan|vegetarischer Hartkäse||m
pecorino|Pecorino||m
manchego|Manchego||m
gruyere|Gruyère||m
swiss-cheese|Emmentaler||m
raclette-cheese|Raclettekäse||m
gouda|Gouda||m
edam|Edamer||m
provolone|Provolone||m
monterey-jack|Monterey Jack||m
muenster|Münsterkäse amerikanischer Art||m
fontina|Fontina||m
brunost|Brunost||m
soft-cheese|Weichkäse||m
brie|Brie||m
camembert|Camembert||m
cream-cheese|Frischkäse||m
light-cream-cheese|fettarmer Frischkäse||m
mascarpone|Mascarpone||m
ricotta|Ricotta||m
part-skim-ricotta|fettarmer Ricotta||m
ricotta-salata|Ricotta salata||m
cottage-cheese|Hüttenkäse||m
low-fat-cottage-cheese|fettarmer Hüttenkäse||m
farmer-cheese|Schichtkäse||m
quark|Quark||m
fromage-blanc|Fromage blanc||m
feta|Feta||m
goat-cheese|Ziegenkäse||m
semi-soft-goat-cheese|gereifter Ziegenkäse||m
mozzarella|Mozzarella||m
low-moisture-mozzarella|geriebener Mozzarella||m
buffalo-mozzarella|Büffelmozzarella||m
burrata|Burrata||f
queso-fresco|Queso fresco||m
queso-blanco|Queso blanco||m
cotija|Cotija||m
oaxaca-cheese|Oaxaca-Käse||m
halloumi|Halloumi||m
paneer|Paneer||m
blue-cheese|Blauschimmelkäse||m
gorgonzola|Gorgonzola||m
roquefort|Roquefort||m
stilton|Stilton||m
american-cheese|Schmelzkäse||m
pimento-cheese|Pimento Cheese||m
cheese-sauce|Käsesauce||f
mexican-cheese-blend|mexikanische Käsemischung||f
cheese-curds|Käsebruch||m
ice-cream|Eis||n
chocolate-ice-cream|Schokoladeneis||n
strawberry-ice-cream|Erdbeereis||n
ice-cream-sandwich|Eissandwich|Eissandwiches|n
custard|Vanillesauce||f
dulce-de-leche|Dulce de Leche||n
egg|Ei|Eier|n
egg-white|Eiweiß|Eiweiße|n
egg-yolk|Eigelb|Eigelbe|n
hard-boiled-egg|hart gekochtes Ei|hart gekochte Eier|n
duck-egg|Entenei|Enteneier|n
quail-egg|Wachtelei|Wachteleier|n
egg-powder|Eipulver||n
meringue-powder|Eiweißpulver||n
egg-substitute|flüssiges Vollei||n
drink|Getränk|Getränke|n
water|Wasser||n
sparkling-water|Sprudelwasser||n
soda|Limonade|Limonaden|f
ginger-ale|Ginger Ale||n
tonic-water|Tonic Water||n
kombucha|Kombucha||m
energy-drink|Energydrink|Energydrinks|m
sports-drink|Sportgetränk|Sportgetränke|n
juice|Saft|Säfte|m
orange-juice|Orangensaft||m
apple-juice|Apfelsaft||m
pineapple-juice|Ananassaft||m
grape-juice|Traubensaft||m
grapefruit-juice|Grapefruitsaft||m
cranberry-juice|Cranberrysaft||m
pomegranate-juice|Granatapfelsaft||m
carrot-juice|Möhrensaft||m
green-juice|grüner Gemüsesaft||m
celery-juice|Selleriesaft||m
prune-juice|Pflaumensaft||m
mango-nectar|Mangonektar||m
watermelon-juice|Wassermelonensaft||m
lemonade|Zitronenlimonade||f
coconut-water|Kokoswasser||n
coffee|gebrühter Kaffee||m
latte|Milchkaffee||m
espresso|Espresso||m
instant-coffee|Instantkaffee||m
ground-coffee|Kaffeepulver||n
tea|Tee|Tees|m
iced-tea|Eistee||m
green-tea|grüner Tee||m
herbal-tea|Kräutertee||m
smoothie|Smoothie|Smoothies|m
milkshake|Milchshake|Milchshakes|m
non-alcoholic-beer|alkoholfreies Bier||n
alcohol|Alkohol||m
beer|Bier||n
hard-cider|Cidre||m
wine|Wein|Weine|m
red-wine|Rotwein||m
white-wine|Weißwein||m
sparkling-wine|Sekt||m
fortified-wine|Likörwein||m
sherry|Sherry||m
port|Portwein||m
marsala|Marsala||m
madeira|Madeira||m
vermouth|Wermut||m
rice-wine|Reiswein||m
mirin|Mirin||m
shaoxing-wine|Shaoxing-Reiswein||m
sake|Sake||m
brandy|Weinbrand||m
rum|Rum||m
vodka|Wodka||m
gin|Gin||m
whiskey|Whisky||m
tequila|Tequila||m
liqueur|Likör|Liköre|m
velvet-falernum|Falernum-Likör||m
advocaat|Eierlikör||m
walnut-liqueur|Walnusslikör||m
hazelnut-liqueur|Haselnusslikör||m
orange-liqueur|Orangenlikör||m
coffee-liqueur|Kaffeelikör||m
amaretto|Amaretto||m
anise-liqueur|Anislikör||m
irish-cream|Sahnelikör mit Whiskey||m
bitters|Bitter||m
celery-bitters|Selleriebitter||m
oil|Öl||n
vegetable-oil|Pflanzenöl||n
olive-oil|Olivenöl||n
extra-virgin-olive-oil|natives Olivenöl extra||n
canola-oil|Rapsöl||n
sunflower-oil|Sonnenblumenöl||n
corn-oil|Maiskeimöl||n
peanut-oil|Erdnussöl||n
sesame-oil|Sesamöl||n
chili-oil|Chiliöl||n
rayu|Sesam-Chiliöl||n
coconut-oil|Kokosöl||n
avocado-oil|Avocadoöl||n
grapeseed-oil|Traubenkernöl||n
safflower-oil|Distelöl||n
walnut-oil|Walnussöl||n
hazelnut-oil|Haselnussöl||n
almond-oil|Mandelöl||n
truffle-oil|Trüffelöl||n
flaxseed-oil|Leinöl||n
mustard-oil|Senföl||n
rice-bran-oil|Reiskeimöl||n
palm-oil|Palmöl||n
pumpkin-seed-oil|Kürbiskernöl||n
cottonseed-oil|Baumwollsaatöl||n
wheat-germ-oil|Weizenkeimöl||n
cod-liver-oil|Lebertran||m
cooking-spray|Backtrennspray||n
animal-fat|tierisches Fett||n
lard|Schweineschmalz||n
beef-tallow|Rindertalg||m
suet|Rindernierenfett||n
bacon-fat|Speckfett||n
duck-fat|Entenschmalz||n
schmaltz|Hühnerfett||n
salt-pork|gesalzener Schweinespeck||m
shortening|Pflanzenfett||n
margarine|Margarine||f
margarine-spread|Halbfettmargarine||f
fish|Fisch|Fische|m
fish-pie-mix|gemischte Fischwürfel||m|many
seafood|Meeresfrüchte||f|many
cod|Kabeljau||m
salt-cod|Stockfisch||m
black-cod|Kohlenfisch||m
haddock|Schellfisch||m
smoked-haddock|geräucherter Schellfisch||m
halibut|Heilbutt||m
tilapia|Tilapia||m
pollock|Seelachs||m
catfish|Wels|Welse|m
flounder|Scholle|Schollen|f
sea-bass|Wolfsbarsch|Wolfsbarsche|m
sea-bream|Dorade|Doraden|f
red-snapper|Red Snapper||m
grouper|Zackenbarsch|Zackenbarsche|m
mahi-mahi|Goldmakrele|Goldmakrelen|f
monkfish|Seeteufel||m
rockfish|Rotbarsch||m
perch|Barsch|Barsche|m
swordfish|Schwertfisch||m
shark|Hai||m
trout|Forelle|Forellen|f
smoked-trout|geräucherte Forelle||f
salmon|Lachs||m
wild-salmon|Wildlachs||m
smoked-salmon|Räucherlachs||m
canned-salmon|Lachs aus der Dose||m
salmon-roe|Lachskaviar||m
taramasalata|Taramosalata||f
caviar|Kaviar||m
tuna|frischer Thunfisch||m
canned-tuna|Thunfisch aus der Dose||m
canned-tuna-in-oil|Thunfisch in Öl||m
mackerel|Makrele|Makrelen|f
smoked-mackerel|geräucherte Makrele|geräucherte Makrelen|f
canned-mackerel|Makrele aus der Dose||f
herring|Hering|Heringe|m
pickled-herring|eingelegter Hering||m
kipper|Räucherhering|Räucherheringe|m
sardine|Sardine|Sardinen|f
canned-sardine|Sardinen aus der Dose||f|many
anchovy|Sardelle|Sardellen|f
fresh-anchovy|frische Sardelle|frische Sardellen|f
anchovy-paste|Sardellenpaste||f
gentlemans-relish|Gentleman's Relish||n
dried-anchovy|getrocknete Sardellen||f|many
eel|Aal|Aale|m
carp|Karpfen|Karpfen|m
bonito-flakes|Bonitoflocken||f|many
fish-sticks|Fischstäbchen|Fischstäbchen|n
breaded-scampi|panierte Garnelen||f|many
surimi|Surimi||n
gefilte-fish|Gefilte Fisch||m
shellfish|Schalen- und Krustentiere||n|many
crustacean|Krustentier|Krustentiere|n
shrimp|Garnelen||f|many
canned-shrimp|Garnelen aus der Dose||f|many
potted-shrimp|Krabben in Würzbutter||f|many
dried-shrimp|getrocknete Garnelen||f|many
shrimp-paste|Garnelenpaste||f
crab|Krebsfleisch||n
canned-crab|Krebsfleisch aus der Dose||n
lobster|Hummer|Hummer|m
crayfish|Flusskrebs|Flusskrebse|m
mollusk|Weichtier|Weichtiere|n
clam|Venusmuschel|Venusmuscheln|f
canned-clam|Venusmuscheln aus der Dose||f|many
clam-juice|Muschelsud||m
mussel|Miesmuschel|Miesmuscheln|f
oyster|Auster|Austern|f
canned-oyster|geräucherte Austern aus der Dose||f|many
scallop|Jakobsmuscheln||f|many
squid|Kalmar|Kalmare|m
octopus|Oktopus||m
cuttlefish|Sepia||f
abalone|Abalone|Abalonen|f
snail|Weinbergschnecke|Weinbergschnecken|f
conch|Wellhornschnecke|Wellhornschnecken|f
sea-urchin|Seeigel|Seeigel|m
fruit|Obst||n
pome-fruit|Kernobst||n
apple|Apfel|Äpfel|m
granny-smith-apple|säuerlicher Apfel|säuerliche Äpfel|m
crabapple|Holzapfel|Holzäpfel|m
pear|Birne|Birnen|f
asian-pear|Nashi-Birne|Nashi-Birnen|f
quince|Quitte|Quitten|f
loquat|Wollmispel|Wollmispeln|f
citrus|Zitrusfrucht|Zitrusfrüchte|f
lemon|Zitrone|Zitronen|f
lemon-juice|Zitronensaft||m
lemon-zest|Zitronenschale||f
preserved-lemon|Salzzitrone|Salzzitronen|f
lime|Limette|Limetten|f
lime-juice|Limettensaft||m
lime-zest|Limettenschale||f
makrut-lime-leaf|Kaffirlimettenblatt|Kaffirlimettenblätter|n
orange|Orange|Orangen|f
blood-orange|Blutorange|Blutorangen|f
orange-zest|Orangenschale||f
mandarin|Mandarine|Mandarinen|f
clementine|Clementine|Clementinen|f
canned-mandarin|Mandarinen aus der Dose||f|many
grapefruit|Grapefruit|Grapefruits|f
pink-grapefruit|rosa Grapefruit|rosa Grapefruits|f
pomelo|Pomelo|Pomelos|f
kumquat|Kumquat|Kumquats|f
yuzu|Yuzu||f
yuzu-juice|Yuzusaft||m
berry|Beeren||f|many
strawberry|Erdbeere|Erdbeeren|f
frozen-strawberry|TK-Erdbeeren||f|many
blueberry|Heidelbeere|Heidelbeeren|f
frozen-blueberry|TK-Heidelbeeren||f|many
dried-blueberry|getrocknete Heidelbeeren||f|many
raspberry|Himbeere|Himbeeren|f
frozen-raspberry|TK-Himbeeren||f|many
blackberry|Brombeere|Brombeeren|f
cranberry|Cranberry|Cranberrys|f
dried-cranberry|getrocknete Cranberrys||f|many
cranberry-sauce|Cranberrysauce||f
gooseberry|Stachelbeere|Stachelbeeren|f
red-currant|Rote Johannisbeere|Rote Johannisbeeren|f
black-currant|Schwarze Johannisbeere|Schwarze Johannisbeeren|f
elderberry|Holunderbeere|Holunderbeeren|f
mulberry|Maulbeere|Maulbeeren|f
goji-berry|Gojibeere|Gojibeeren|f
acai|Açaí||n
stone-fruit|Steinobst||n
peach|Pfirsich|Pfirsiche|m
canned-peach|Pfirsiche aus der Dose||m|many
nectarine|Nektarine|Nektarinen|f
apricot|Aprikose|Aprikosen|f
dried-apricot|getrocknete Aprikosen||f|many
canned-apricot|Aprikosen aus der Dose||f|many
plum|Pflaume|Pflaumen|f
prune|Backpflaume|Backpflaumen|f
cherry|Kirsche|Kirschen|f
sour-cherry|Sauerkirsche|Sauerkirschen|f
dried-cherry|getrocknete Kirschen||f|many
canned-cherry|Kirschen aus dem Glas||f|many
maraschino-cherry|Maraschinokirsche|Maraschinokirschen|f
tropical-fruit|Tropenfrüchte||f|many
banana|Banane|Bananen|f
dried-banana|getrocknete Banane|getrocknete Bananen|f
plantain|Kochbanane|Kochbananen|f
banana-leaf|Bananenblatt|Bananenblätter|n
mango|Mango|Mangos|f
green-mango|grüne Mango|grüne Mangos|f
dried-mango|getrocknete Mango||f
amchur|Amchur||n
pineapple|Ananas||f
canned-pineapple|Ananas aus der Dose||f
dried-pineapple|getrocknete Ananas||f
papaya|Papaya|Papayas|f
green-papaya|grüne Papaya|grüne Papayas|f
kiwi|Kiwi|Kiwis|f
passion-fruit|Passionsfrucht|Passionsfrüchte|f
guava|Guave|Guaven|f
lychee|Litschi|Litschis|f
longan|Longan|Longans|f
dragon-fruit|Drachenfrucht|Drachenfrüchte|f
star-fruit|Sternfrucht|Sternfrüchte|f
jackfruit|reife Jackfrucht||f
durian|Durian||f
breadfruit|Brotfrucht|Brotfrüchte|f
soursop|Stachelannone|Stachelannonen|f
cherimoya|Cherimoya|Cherimoyas|f
sapote|Sapote|Sapoten|f
tamarillo|Tamarillo|Tamarillos|f
feijoa|Feijoa|Feijoas|f
persimmon|Kaki|Kakis|f
dried-persimmon|getrocknete Kaki|getrocknete Kakis|f
pomegranate|Granatapfel|Granatäpfel|m
fig|Feige|Feigen|f
dried-fig|getrocknete Feigen||f|many
date|Dattel|Datteln|f
medjool-date|Medjool-Dattel|Medjool-Datteln|f
jujube|Jujube|Jujuben|f
coconut|Kokosnuss|Kokosnüsse|f
shredded-coconut|Kokosraspel||m|many
sweetened-coconut|gesüßte Kokosraspel||m|many
tamarind|Tamarinde||f
tamarind-paste|Tamarindenpaste||f
ackee|Ackee||f
prickly-pear|Kaktusfeige|Kaktusfeigen|f
melon|Melone|Melonen|f
cantaloupe|Cantaloupe-Melone|Cantaloupe-Melonen|f
honeydew|Honigmelone|Honigmelonen|f
watermelon|Wassermelone|Wassermelonen|f
horned-melon|Kiwano|Kiwanos|f
grape|Weintraube|Weintrauben|f
raisin|Rosine|Rosinen|f
golden-raisin|Sultanine|Sultaninen|f
currant|Korinthe|Korinthen|f
dried-fruit|Trockenobst||n
candied-fruit|kandierte Früchte||f|many
crystallized-ginger|kandierter Ingwer||m
dried-apple|getrocknete Apfelringe||m|many
dried-peach|getrocknete Pfirsiche||m|many
applesauce|Apfelmus||n
fruit-cocktail|Fruchtcocktail||m
olive|Olive|Oliven|f
green-olive|grüne Olive|grüne Oliven|f
tapenade|Tapenade||f
grain|Getreide||n
rice|Reis||m
basmati-rice|Basmatireis||m
jasmine-rice|Jasminreis||m
brown-rice|Naturreis||m
arborio-rice|Risottoreis||m
sushi-rice|Sushireis||m
sticky-rice|Klebreis||m
parboiled-rice|parboiled Reis||m
instant-rice|Schnellkochreis||m
cooked-rice|gekochter Reis||m
egg-fried-rice|gebratener Reis mit Ei||m
wild-rice|Wildreis||m
flattened-rice|Reisflocken||f|many
puffed-rice|Puffreis||m
rice-krispies|Knusperreis||m
rice-bran|Reiskleie||f
wheat|Weizen||m
bulgur|Bulgur||m
couscous|Couscous||m
pearl-couscous|Perl-Couscous||m
farro|Dinkelkörner||n|many
freekeh|Freekeh||m
semolina|Grieß||m
wheat-bran|Weizenkleie||f
wheat-germ|Weizenkeime||m|many
seitan|Seitan||m
barley|Graupen||f|many
rye|Roggen||m
oats|Haferflocken||f|many
oat-bran|Haferkleie||f
gluten-free-oats|glutenfreie Haferflocken||f|many
oat-flour|Hafermehl||n
overnight-oats|Haferbrei||m
quinoa|Quinoa||f
cooked-quinoa|gekochte Quinoa||f
buckwheat|Buchweizen||m
millet|Hirse||f
amaranth|Amaranth||m
teff|Teff||m
cornmeal|grobes Maismehl||n
polenta|Polenta||f
grits|Maisgrütze||f
masa-harina|Masa Harina||f
hominy|Hominy-Mais||m
popcorn-kernel|Popcornmais||m
muesli|Müsli|Müslis|n
granola|Knuspermüsli||n
cereal|Frühstücksflocken||f|many
corn-flakes|Cornflakes||f|many
bran-flakes|Kleieflocken||f|many
corn-cereal|Mais-Frühstückscerealien||f|many
flour|Mehl||n
bread-flour|Weizenmehl Type 550||n
cake-flour|feines Kuchenmehl||n
self-rising-flour|Mehl mit Backpulver||n
whole-wheat-flour|Weizenvollkornmehl||n
spelt-flour|Dinkelmehl||n
rye-flour|Roggenmehl||n
barley-flour|Gerstenmehl||n
malt-powder|Malzpulver||n
rice-flour|Reismehl||n
buckwheat-flour|Buchweizenmehl||n
chickpea-flour|Kichererbsenmehl||n
almond-flour|gemahlene Mandeln||f|many
coconut-flour|Kokosmehl||n
corn-flour|Maismehl||n
potato-flour|Kartoffelmehl||n
soy-flour|Sojamehl||n
gluten-free-flour|glutenfreies Mehl||n
cassava-flour|Maniokmehl||n
millet-flour|Hirsemehl||n
lupin-flour|Lupinenmehl||n
chestnut-flour|Kastanienmehl||n
starch|Stärkemehl||n
cornstarch|Speisestärke||f
potato-starch|Kartoffelstärke||f
tapioca-starch|Tapiokastärke||f
arrowroot|Pfeilwurzelstärke||f
tapioca|Tapiokaperlen||f|many
pasta|Nudeln||f|many
spaghetti|Spaghetti||m|many
linguine|Linguine||f|many
fettuccine|Bandnudeln||f|many
egg-tagliatelle|Eier-Bandnudeln||f|many
penne|Penne||f|many
fusilli|Fusilli||m|many
macaroni|Makkaroni||f|many
farfalle|Farfalle||f|many
conchiglie|Muschelnudeln||f|many
orzo|Orzo||m
lasagna-noodle|Lasagneplatten||f|many
whole-wheat-pasta|Vollkornnudeln||f|many
fresh-pasta|frische Nudeln||f|many
filled-pasta|gefüllte Nudeln||f|many
meat-ravioli|Fleischravioli||m|many
gluten-free-pasta|glutenfreie Nudeln||f|many
spinach-pasta|Spinatnudeln||f|many
cooked-pasta|gekochte Nudeln||f|many
gnocchi|Gnocchi||m|many
noodle|asiatische Nudeln||f|many
egg-noodle|Eiernudeln||f|many
ramen-noodle|Ramen-Nudeln||f|many
udon-noodle|Udon-Nudeln||f|many
soba-noodle|Soba-Nudeln||f|many
rice-noodle|Reisnudeln||f|many
glass-noodle|Glasnudeln||f|many
crispy-noodle|knusprige Nudeln||f|many
shirataki-noodle|Shirataki-Nudeln||f|many
tteok|koreanische Reiskuchen||m|many
zucchini-noodle|Zucchininudeln||f|many
wonton-wrapper|Wan-Tan-Blätter||n|many
rice-paper|Reispapier||n
legume|Hülsenfrüchte||f|many
bean|Bohne|Bohnen|f
black-bean|schwarze Bohne|schwarze Bohnen|f
dried-black-bean|getrocknete schwarze Bohnen||f|many
kidney-bean|Kidneybohne|Kidneybohnen|f
dried-kidney-bean|getrocknete Kidneybohnen||f|many
white-bean|weiße Bohne|weiße Bohnen|f
dried-white-bean|getrocknete weiße Bohnen||f|many
butter-bean|weiße Riesenbohne|weiße Riesenbohnen|f
dried-lima-bean|getrocknete Limabohnen||f|many
pinto-bean|Pintobohne|Pintobohnen|f
dried-pinto-bean|getrocknete Pintobohnen||f|many
chickpea|Kichererbse|Kichererbsen|f
dried-chickpea|getrocknete Kichererbsen||f|many
aquafaba|Kichererbsenwasser||n
black-eyed-pea|Augenbohne|Augenbohnen|f
dried-black-eyed-pea|getrocknete Augenbohnen||f|many
canned-fava-bean|Dicke Bohnen aus der Dose||f|many
dried-fava-bean|getrocknete Dicke Bohnen||f|many
baked-bean|gebackene Bohnen in Tomatensauce||f|many
pork-and-beans|Bohnen mit Schweinefleisch||f|many
refried-bean|Bohnenmus||n
chili-beans|Chilibohnen||f|many
adzuki-bean|Adzukibohne|Adzukibohnen|f
red-bean-paste|süße rote Bohnenpaste||f
mung-bean|Mungbohne|Mungbohnen|f
lupini-bean|Lupinenkerne||m|many
soybean|Sojabohne|Sojabohnen|f
moth-bean|Mattenbohne|Mattenbohnen|f
lentil|Linse|Linsen|f
green-lentil|grüne Linse|grüne Linsen|f
red-lentil|rote Linse|rote Linsen|f
yellow-lentil|gelbe Linse|gelbe Linsen|f
black-lentil|schwarze Linse|schwarze Linsen|f
cooked-lentil|gekochte Linsen||f|many
split-pea|Schälerbse|Schälerbsen|f
plant-protein|pflanzliches Eiweiß||n
tofu|Tofu||m
extra-firm-tofu|extrafester Tofu||m
silken-tofu|Seidentofu||m
smoked-tofu|Räuchertofu||m
fried-tofu|frittierter Tofu||m
fermented-tofu|fermentierter Tofu||m
tempeh|Tempeh||m
natto|Natto||n
soy-chunks|Sojagranulat||n
veggie-burger|vegetarische Burger-Patties||n|many
vegan-burger|vegane Burger-Patties||n|many
vegan-mince|veganes Hack||n
quorn-mince|Quorn-Hack||n
vegan-sausage|vegane Würstchen||n|many
vegetarian-sausage|vegetarische Würstchen||n|many
vegan-bacon|veganer Speck||m
vegetarian-bacon|vegetarischer Speck||m
vegan-chicken|veganes Hähnchen||n
vegetarian-chicken|vegetarisches Hähnchen||n
quorn-piece|Quorn-Geschnetzeltes||n
vegan-cheese|veganer Käse||m
cashew-cheese|Cashewkäse||m
vegan-cream-cheese|veganer Frischkäse||m
tofu-cream-cheese|Tofu-Frischkäse||m
vegan-butter|vegane Butter||f
soy-margarine|Sojamargarine||f
vegan-mayonnaise|vegane Mayonnaise||f
vegan-yogurt|veganer Joghurt||m
oat-yogurt|Haferjoghurt||m
almond-yogurt|Mandeljoghurt||m
coconut-yogurt|Kokosjoghurt||m
vegan-cream|vegane Sahne||f
cashew-cream|Cashewsahne||f
oat-cream|Hafersahne||f
vegan-egg|veganer Ei-Ersatz||m
nutritional-yeast|Hefeflocken||f|many
brewers-yeast|Bierhefe||f
plant-milk|Pflanzendrink|Pflanzendrinks|m
soy-milk|Sojadrink|Sojadrinks|m
almond-milk|Mandeldrink|Mandeldrinks|m
oat-milk|Haferdrink|Haferdrinks|m
rice-milk|Reisdrink|Reisdrinks|m
coconut-drink|Kokosdrink|Kokosdrinks|m
coconut-milk|Kokosmilch||f
coconut-milk-powder|Kokosmilchpulver||n
coconut-cream|Kokoscreme||f
cream-of-coconut|gesüßte Kokoscreme||f
meat|Fleisch||n
ground-meat|Hackfleisch||n
beef|Rindfleisch||n
ground-beef|Rinderhackfleisch||n
lean-ground-beef|mageres Rinderhackfleisch||n
beef-patty|Rindfleisch-Patty|Rindfleisch-Pattys|n
steak|Rindersteak|Rindersteaks|n
ribeye-steak|Entrecôte|Entrecôtes|n
strip-steak|Roastbeefsteak|Roastbeefsteaks|n
beef-tenderloin|Rinderfilet|Rinderfilets|n
flank-steak|Flanksteak|Flanksteaks|n
skirt-steak|Skirt-Steak|Skirt-Steaks|n
beef-chuck|Rinderschulter||f
stewing-beef|Gulaschfleisch||n
brisket|Rinderbrust||f
beef-short-ribs|Querrippe vom Rind||f
beef-round|Rinderoberschale||f
beef-rib-roast|Hochrippe vom Rind||f
beef-shank|Rinderbeinscheibe|Rinderbeinscheiben|f
beef-bones|Rinderknochen||m|many
corned-beef|gepökelte Rinderbrust||f
canned-corned-beef|Corned Beef aus der Dose||n
beef-liver|Rinderleber||f
kidney|Niere|Nieren|f
beef-tongue|Rinderzunge||f
tripe|Kutteln||f|many
sweetbreads|Kalbsbries||n
beef-heart|Rinderherz|Rinderherzen|n
cooked-beef|gekochtes Rindfleisch||n
roast-beef|Roastbeef-Aufschnitt||m
pastrami|Pastrami||f
beef-jerky|Trockenfleisch||n
beef-sausage|Rinderwurst|Rinderwürste|f
venison|Hirschfleisch||n
ground-venison|Wildhackfleisch||n
bison|Bisonfleisch||n
veal|Kalbfleisch||n
veal-cutlet|Kalbsschnitzel|Kalbsschnitzel|n
ground-veal|Kalbshackfleisch||n
lamb|Lammfleisch||n
leg-of-lamb|Lammkeule|Lammkeulen|f
lamb-shoulder|Lammschulter||f
lamb-chop|Lammkotelett|Lammkoteletts|n
lamb-shank|Lammhaxe|Lammhaxen|f
ground-lamb|Lammhackfleisch||n
cooked-lamb|gegartes Lammfleisch||n
pork|Schweinefleisch||n
pork-loin|Schweinelachs|Schweinelachse|m
char-siu|Char Siu||n
pork-chop|Schweinekotelett|Schweinekoteletts|n
pork-tenderloin|Schweinefilet|Schweinefilets|n
cooked-pork|gegartes Schweinefleisch||n
pork-shoulder|Schweineschulter||f
pork-belly|Schweinebauch||m
pork-ribs|Schweinerippchen||n|many
ground-pork|Schweinehackfleisch||n
pork-hock|Schweinshaxe|Schweinshaxen|f
bacon|Speck||m
canadian-bacon|Kasseler-Aufschnitt||m
turkey-bacon|Putenspeck||m
ham|gekochter Schinken||m
canned-ham|Frühstücksfleisch||n
cured-pork|gepökeltes Schweinefleisch||n
pancetta|Pancetta||f
guanciale|Guanciale||m
prosciutto|roher Schinken||m
deli-meat|Aufschnitt||m
salami|Salami||f
pepperoni|Peperonisalami||f
bologna|Fleischwurst im Aufschnitt||f
mortadella|Mortadella||f
chicken-deli-meat|Hähnchenbrust-Aufschnitt||m
turkey-deli-meat|Putenbrust-Aufschnitt||m
sausage|Wurst|Würste|f
british-sausage|englische Bratwurst|englische Bratwürste|f
italian-sausage|Salsiccia|Salsicce|f
chorizo|Chorizo||f
mexican-chorizo|mexikanische Chorizo||f
andouille-sausage|Räucherwurst|Räucherwürste|f
kielbasa|Krakauer|Krakauer|f
bratwurst|Bratwurst|Bratwürste|f
blood-sausage|Blutwurst|Blutwürste|f
chicken-sausage|Geflügelbratwurst|Geflügelbratwürste|f
chinese-sausage|chinesische Wurst|chinesische Würste|f
hot-dog|Wiener Würstchen|Wiener Würstchen|n
liverwurst|Leberwurst|Leberwürste|f
summer-sausage|Cervelatwurst|Cervelatwürste|f
pork-rinds|Schweinekrusten||f|many
meatball|Fleischbällchen|Fleischbällchen|n
poultry|Geflügel||n
chicken|Hähnchen|Hähnchen|n
chicken-breast|Hähnchenbrust|Hähnchenbrüste|f
chicken-thigh|Hähnchenoberschenkel||m|many
chicken-leg|Hähnchenschenkel||m|many
chicken-drumstick|Hähnchenunterschenkel||m|many
chicken-wing|Hähnchenflügel||m|many
buffalo-wing|Buffalo Wings||m|many
ground-chicken|Hähnchenhackfleisch||n
cooked-chicken|gegartes Hähnchenfleisch||n
rotisserie-chicken|Grillhähnchen|Grillhähnchen|n
canned-chicken|Hähnchen aus der Dose||n
chicken-liver|Hähnchenleber||f
chicken-gizzards|Hühnermägen||m|many
chicken-feet|Hühnerfüße||m|many
chicken-skin|Hähnchenhaut||f
cornish-hen|Stubenküken|Stubenküken|n
chicken-nuggets|Chicken Nuggets||n|many
chicken-kiev|Hähnchen Kiew||n
turkey|Pute|Puten|f
cooked-turkey|gegartes Putenfleisch||n
turkey-breast|Putenbrust|Putenbrüste|f
ground-turkey|Putenhackfleisch||n
duck|Ente|Enten|f
duck-breast|Entenbrust|Entenbrüste|f
goose|Gans|Gänse|f
quail|Wachtel|Wachteln|f
pheasant|Fasan|Fasane|m
ostrich|Straußenfleisch||n
game|Wild||n
goat-meat|Ziegenfleisch||n
rabbit|Kaninchen|Kaninchen|n
frog-legs|Froschschenkel|Froschschenkel|m
pate|Pastete|Pasteten|f
bacon-bits|Baconstreusel||m|many
nut|Nuss|Nüsse|f
mixed-nut|Nussmischung|Nussmischungen|f
almond|Mandel|Mandeln|f
tamari-almond|Tamarimandeln||f|many
walnut|Walnuss|Walnüsse|f
pecan|Pekannuss|Pekannüsse|f
cashew|Cashewkern|Cashewkerne|m
pistachio|Pistazie|Pistazien|f
hazelnut|Haselnuss|Haselnüsse|f
macadamia-nut|Macadamianuss|Macadamianüsse|f
brazil-nut|Paranuss|Paranüsse|f
pine-nut|Pinienkerne||m|many
chestnut|Marone|Maronen|f
candlenut|Kemirinuss|Kemirinüsse|f
peanut|Erdnuss|Erdnüsse|f
honey-roasted-peanut|Honigerdnüsse||f|many
peanut-flour|Erdnussmehl||n
peanut-butter|Erdnussbutter||f
almond-butter|Mandelmus||n
pistachio-cream|Pistaziencreme||f
almond-paste|Marzipan||n
frangipane|Frangipane||f
soy-nuts|geröstete Sojakerne||m|many
trail-mix|Studentenfutter||n
seed|Samen||m|many
mixed-seed|Kernemischung||f
sesame-seed|Sesam||m
tahini|Tahin||n
halva|Halva||n
sunflower-seed|Sonnenblumenkerne||m|many
sunflower-seed-butter|Sonnenblumenkernmus||n
pumpkin-seed|Kürbiskerne||m|many
flaxseed|Leinsamen||m|many
chia-seed|Chiasamen||m|many
hemp-seed|Hanfsamen||m|many
lotus-seed|Lotussamen||m|many
snack|Knabberei|Knabbereien|f
potato-chip|Kartoffelchips||m|many
pringle|Stapelchips||m|many
pita-chip|Pitachips||m|many
sour-cream-and-onion-chip|Kartoffelchips mit Sauerrahm und Zwiebel||m|many
tortilla-chip|Tortillachips||m|many
cheese-tortilla-chip|Käse-Tortillachips||m|many
plantain-chip|Kochbananenchips||m|many
popcorn|Popcorn||n
caramel-corn|Karamellpopcorn||n
cheese-popcorn|Käsepopcorn||n
pretzel|Brezel|Brezeln|f
cracker|Cracker|Cracker|m
gluten-free-cracker|glutenfreie Cracker||m|many
butter-cracker|Buttercracker||m|many
cheese-cracker|Käsecracker||m|many
matzo|Matze|Matzen|f
egg-matzo|Eiermatze|Eiermatzen|f
rice-cake|Reiswaffel|Reiswaffeln|f
rice-cracker|Reiscracker|Reiscracker|m
papadum|Papadam|Papadams|n
prawn-cracker|Krabbenchips||m|many
cheese-puff|Käseflips||m|many
cheese-straw|Käsestange|Käsestangen|f
bombay-mix|Bombay-Mischung||f
wasabi-pea|Wasabierbsen||f|many
granola-bar|Müsliriegel|Müsliriegel|m
rice-krispie-treat|Puffreis-Marshmallow-Riegel||m|many
fruit-leather|Fruchtleder||n
sorbet|Sorbet|Sorbets|n
sherbet|Milchsorbet||n
prepared-meal|fertiges Gericht||n
ready-meal|Fertiggericht|Fertiggerichte|n
pizza|Pizza|Pizzen|f
pepperoni-pizza|Salamipizza||f
dumplings|asiatische Teigtaschen||f|many
empanada|Empanada|Empanadas|f
samosa|Samosa|Samosas|f
vegetable-dumpling|Gemüse-Teigtaschen||f|many
har-gow|Garnelen-Teigtaschen||f|many
bao-bun|Bao-Brötchen|Bao-Brötchen|n
pierogi|Piroggen||f|many
egg-roll|Frühlingsrolle|Frühlingsrollen|f
summer-roll|Sommerrolle|Sommerrollen|f
vegetable-spring-roll|Gemüse-Frühlingsrolle|Gemüse-Frühlingsrollen|f
burrito|Burrito|Burritos|m
bean-burrito|Bohnenburrito|Bohnenburritos|m
macaroni-and-cheese|Käsemakkaroni||f|many
chili-con-carne|Chili con Carne||n
beef-stew|Rindfleischeintopf||m
rice-mix|Reis-Fertigmischung||f
lasagna-meal|Lasagne||f
spaghetti-in-tomato-sauce|Spaghetti in Tomatensauce||m|many
canned-ravioli|Ravioli aus der Dose||m|many
falafel|Falafel|Falafeln|f
potato-salad|Kartoffelsalat||m
coleslaw|Krautsalat mit Mayonnaise||m
tuna-salad|Thunfischsalat||m
seafood-salad|Meeresfrüchtesalat||m
chicken-salad|Geflügelsalat||m
egg-salad|Eiersalat||m
pasta-salad|Nudelsalat||m
tortellini-salad|Tortellinisalat||m
corn-dog|Corn Dog|Corn Dogs|m
sandwich|Sandwich|Sandwiches|n
sushi|Sushi||n
california-roll|California Roll|California Rolls|f
pot-pie|Fleischpastete im Teig||f
fish-pie|Fischauflauf||m
baby-food|Babybrei||m
protein-supplement|Eiweißshake||m
collagen-powder|Kollagenpulver||n
pea-protein|Erbsenprotein||n
seasoning|Gewürzmischung|Gewürzmischungen|f
salt|Salz||n
seasoned-salt|Gewürzsalz||n
celery-salt|Selleriesalz||n
sea-salt|Meersalz||n
msg|Glutamat||n
peppercorn|Pfefferkörner||n|many
black-pepper|schwarzer Pfeffer||m
white-pepper|weißer Pfeffer||m
green-peppercorn|grüner Pfeffer||m
sichuan-peppercorn|Szechuanpfeffer||m
spice|Gewürz|Gewürze|n
allspice|Piment||m
anise-seed|Anis||m
star-anise|Sternanis||m
annatto|Annatto||n
asafoetida|Asant||m
caraway-seed|Kümmel||m
cardamom|Kardamom||m
cayenne-pepper|Cayennepfeffer||m
celery-seed|Selleriesamen||m|many
chili-flakes|Chiliflocken||f|many
shichimi-togarashi|Shichimi Togarashi||n
chili-powder|Chilipulver||n
gochugaru|Gochugaru||n
cinnamon|Zimt||m
cinnamon-stick|Zimtstange|Zimtstangen|f
clove|Gewürznelke|Gewürznelken|f
coriander-seed|Koriandersamen||m|many
cumin|Kreuzkümmel||m
curry-powder|Currypulver||n
dill-seed|Dillsamen||m|many
fennel-seed|Fenchelsamen||m|many
fenugreek|Bockshornklee||m
fenugreek-leaves|Bockshornkleeblätter||n|many
five-spice-powder|Fünf-Gewürze-Pulver||n
galangal-powder|Galgantpulver||n
garam-masala|Garam Masala||n
panch-phoron|Panch Phoron||n
garlic-powder|Knoblauchpulver||n
onion-powder|Zwiebelpulver||n
onion-soup-mix|Zwiebelsuppenpulver||n
fried-onion|Röstzwiebeln||f|many
ground-ginger|Ingwerpulver||n
ground-mustard|Senfpulver||n
mustard-seed|Senfkörner||n|many
juniper-berry|Wacholderbeere|Wacholderbeeren|f
mace|Muskatblüte||f
nigella-seed|Schwarzkümmel||m
nutmeg|Muskatnuss||f
paprika|Paprikapulver||n
smoked-paprika|geräuchertes Paprikapulver||n
poppy-seed|Mohn||m
pumpkin-pie-spice|Lebkuchengewürz||n
saffron|Safran||m
sumac|Sumach||m
turmeric|Kurkuma||f
vanilla-bean|Vanilleschote|Vanilleschoten|f
cajun-seasoning|Cajun-Gewürz||n
crab-boil|Krabbensud-Gewürz||n
old-bay|Old-Bay-Gewürz||n
taco-seasoning|Tacogewürz||n
italian-seasoning|italienische Kräuter||n|many
poultry-seasoning|Geflügelgewürz||n
pickling-spice|Einmachgewürz||n
zaatar|Zatar||n
dukkah|Dukkah||n
baharat|Baharat||n
ras-el-hanout|Ras el-Hanout||n
jerk-seasoning|Jerk-Gewürz||n
berbere|Berbere||n
pilau-seasoning|Pilaw-Gewürz||n
ranch-seasoning|Ranch-Gewürz||n
gravy-mix|Bratensaucenpulver||n
beef-gravy-granule|Bratensaucengranulat||n
file-powder|Filépulver||n
furikake|Furikake||n
dried-lime|getrocknete Limette|getrocknete Limetten|f
dried-barberry|getrocknete Berberitzen||f|many
liquid-smoke|Flüssigrauch||m
hibiscus-flower|Hibiskusblüten||f|many
edible-flower|essbare Blüten||f|many
lavender|Lavendel||m
dried-herb|getrocknete Kräuter||n|many
dried-basil|getrocknetes Basilikum||n
bay-leaf|Lorbeerblatt|Lorbeerblätter|n
dried-oregano|getrockneter Oregano||m
dried-thyme|getrockneter Thymian||m
dried-rosemary|getrockneter Rosmarin||m
dried-sage|getrockneter Salbei||m
dried-dill|getrockneter Dill||m
dried-parsley|getrocknete Petersilie||f
dried-tarragon|getrockneter Estragon||m
dried-marjoram|getrockneter Majoran||m
dried-savory|Bohnenkraut||n
dried-mint|getrocknete Minze||f
dried-chervil|getrockneter Kerbel||m
dried-cilantro|getrocknetes Koriandergrün||n
freeze-dried-chives|gefriergetrockneter Schnittlauch||m
herb|Kräuter||n|many
parsley|Petersilie||f
cilantro|Koriandergrün||n
basil|Basilikum||n
mint|Minze||f
dill|Dill||m
thyme|Thymian||m
rosemary|Rosmarin||m
sage|Salbei||m
oregano|Oregano||m
marjoram|Majoran||m
tarragon|Estragon||m
chives|Schnittlauch||m
chervil|Kerbel||m
curry-leaf|Curryblätter||n|many
lemongrass|Zitronengras||n
lovage|Liebstöckel||n
shiso|Shiso||n
epazote|Epazote||m
culantro|langer Koriander||m
pandan-leaf|Pandanblatt|Pandanblätter|n
lemon-verbena|Zitronenverbene||f
wheatgrass|Weizengras||n
vegetable|Gemüse||n
leafy-green|Blattgemüse||n
lettuce|Salat|Salate|m
romaine-lettuce|Romanasalat|Romanasalate|m
iceberg-lettuce|Eisbergsalat|Eisbergsalate|m
butter-lettuce|Butterkopfsalat|Butterkopfsalate|m
red-leaf-lettuce|roter Blattsalat|rote Blattsalate|m
little-gem-lettuce|Mini-Romanasalat|Mini-Romanasalate|m
spinach|Spinat||m
frozen-spinach|TK-Spinat||m
canned-spinach|Spinat aus der Dose||m
kale|Grünkohl||m
lacinato-kale|Schwarzkohl||m
swiss-chard|Mangold||m
arugula|Rucola||m
collard-greens|Blattkohl||m
mustard-greens|Blattsenf||m
turnip-greens|Rübstiel||m
beet-greens|Rote-Bete-Blätter||n|many
dandelion-greens|Löwenzahn||m
watercress|Brunnenkresse||f
garden-cress|Kresse||f
endive|Endiviensalat|Endiviensalate|m
belgian-endive|Chicorée||m
radicchio|Radicchio||m
mache|Feldsalat||m
sorrel|Sauerampfer||m
purslane|Portulak||m
amaranth-leaves|Amarantblätter||n|many
lambs-quarters|Weißer Gänsefuß||m
stinging-nettle|Brennnessel|Brennnesseln|f
moringa-leaves|Moringablätter||n|many
taro-leaves|Taroblätter||n|many
sweet-potato-leaves|Süßkartoffelblätter||n|many
pumpkin-shoots|Kürbistriebe||m|many
malabar-spinach|Malabarspinat||m
water-spinach|Wasserspinat||m
grape-leaves|Weinblätter||n|many
jarred-grape-leaves|eingelegte Weinblätter||n|many
chrysanthemum-greens|Speisechrysantheme||f
microgreens|Microgreens||n|many
pea-shoots|Erbsensprossen||f|many
broccoli-leaves|Brokkoliblätter||n|many
new-zealand-spinach|Neuseeländer Spinat||m
jute-leaves|Juteblätter||n|many
cruciferous-vegetable|Kohlgemüse||n
broccoli|Brokkoli||m
broccolini|Stangenbrokkoli||m
frozen-broccoli|TK-Brokkoli||m
romanesco|Romanesco||m
broccoli-rabe|Cime di Rapa||f
chinese-broccoli|chinesischer Brokkoli||m
cauliflower|Blumenkohl|Blumenkohle|m
cauliflower-rice|Blumenkohlreis||m
frozen-cauliflower|TK-Blumenkohl||m
cabbage|Weißkohl||m
red-cabbage|Rotkohl||m
savoy-cabbage|Wirsing||m
napa-cabbage|Chinakohl||m
bok-choy|Pak Choi||m
komatsuna|Komatsuna||m
coleslaw-mix|Krautsalat-Mischung||f
brussels-sprouts|Rosenkohl||m
kohlrabi|Kohlrabi|Kohlrabis|m
tatsoi|Tatsoi||m
mizuna|Mizuna||f
choy-sum|Choi Sum||m
allium|Zwiebelgemüse||n
onion|Zwiebel|Zwiebeln|f
white-onion|weiße Zwiebel|weiße Zwiebeln|f
red-onion|rote Zwiebel|rote Zwiebeln|f
sweet-onion|süße Zwiebel|süße Zwiebeln|f
pearl-onion|Perlzwiebel|Perlzwiebeln|f
frozen-onion|TK-Zwiebeln||f|many
shallot|Schalotte|Schalotten|f
scallion|Frühlingszwiebel|Frühlingszwiebeln|f
leek|Lauch||m
ramp|Bärlauch||m
garlic|Knoblauch||m
garlic-scape|Knoblauchstängel|Knoblauchstängel|m
root-vegetable|Wurzelgemüse||n
carrot|Möhre|Möhren|f
baby-carrot|Babymöhre|Babymöhren|f
canned-carrot|Möhren aus der Dose||f|many
parsnip|Pastinake|Pastinaken|f
turnip|Speiserübe|Speiserüben|f
rutabaga|Steckrübe|Steckrüben|f
beet|Rote Bete|Rote Beten|f
canned-beet|Rote Bete aus der Dose||f
pickled-beet|eingelegte Rote Bete||f
radish|Radieschen|Radieschen|n
daikon|Daikon-Rettich|Daikon-Rettiche|m
dried-daikon|getrockneter Daikon||m
celery-root|Knollensellerie||m
jerusalem-artichoke|Topinambur|Topinamburs|m
horseradish-root|Meerrettich||m
burdock-root|Klettenwurzel|Klettenwurzeln|f
salsify|Schwarzwurzel|Schwarzwurzeln|f
lotus-root|Lotuswurzel|Lotuswurzeln|f
jicama|Yambohne|Yambohnen|f
potato|Kartoffel|Kartoffeln|f
russet-potato|mehligkochende Kartoffel|mehligkochende Kartoffeln|f
yukon-gold-potato|vorwiegend festkochende Kartoffel|vorwiegend festkochende Kartoffeln|f
red-potato|rotschalige Kartoffel|rotschalige Kartoffeln|f
new-potato|Drilling|Drillinge|m
canned-potato|Kartoffeln aus der Dose||f|many
hash-browns|TK-Rösti||n|many
french-fries|Pommes frites||f|many
tater-tots|Kartoffelkroketten||f|many
mashed-potato|Kartoffelpüree||n
instant-mashed-potato|Kartoffelpüreepulver||n
sweet-potato|Süßkartoffel|Süßkartoffeln|f
canned-sweet-potato|Süßkartoffeln aus der Dose||f|many
yam|Yamswurzel|Yamswurzeln|f
taro-root|Tarowurzel|Tarowurzeln|f
cassava|Maniok||m
water-chestnut|Wasserkastanie|Wasserkastanien|f
arrowroot-root|Pfeilwurzel|Pfeilwurzeln|f
ginger|Ingwer||m
galangal|Galgant||m
fresh-turmeric|frische Kurkuma||f
wasabi-root|Wasabiwurzel|Wasabiwurzeln|f
pod-and-stem-vegetable|Stängelgemüse||n
celery|Staudensellerie||m
fennel|Fenchel||m
asparagus|Spargel||m
canned-asparagus|Spargel aus dem Glas||m
artichoke|Artischocke|Artischocken|f
canned-artichoke|eingelegte Artischockenherzen||n|many
cardoon|Karde|Karden|f
rhubarb|Rhabarber||m
okra|Okraschote|Okraschoten|f
green-bean|grüne Bohne|grüne Bohnen|f
canned-green-bean|grüne Bohnen aus der Dose||f|many
yardlong-bean|Spargelbohne|Spargelbohnen|f
snow-pea|Zuckerschote|Zuckerschoten|f
sugar-snap-pea|Knackerbse|Knackerbsen|f
pea|Erbse|Erbsen|f
canned-pea|Erbsen aus der Dose||f|many
fava-bean|Dicke Bohne|Dicke Bohnen|f
lima-bean|Limabohne|Limabohnen|f
edamame|Edamame||f
moringa-drumsticks|Moringaschoten||f|many
winged-bean|Flügelbohne|Flügelbohnen|f
hyacinth-bean|Helmbohne|Helmbohnen|f
cluster-bean|Guarbohne|Guarbohnen|f
bamboo-shoots|Bambussprossen||f|many
hearts-of-palm|Palmherzen||n|many
fiddlehead-ferns|Farnspitzen||f|many
nopales|Nopales||m|many
sea-beans|Queller||m
bean-sprouts|Mungbohnensprossen||f|many
soybean-sprout|Sprossen der Sojabohne||f|many
alfalfa-sprouts|Alfalfasprossen||f|many
lentil-sprouts|Linsensprossen||f|many
banana-flower|Bananenblüte|Bananenblüten|f
celtuce|Spargelsalat||m
squash-blossom|Zucchiniblüte|Zucchiniblüten|f
fruiting-vegetable|Fruchtgemüse||n
tomato|Tomate|Tomaten|f
cherry-tomato|Kirschtomate|Kirschtomaten|f
grape-tomato|Traubentomate|Traubentomaten|f
plum-tomato|Eiertomate|Eiertomaten|f
green-tomato|grüne Tomate|grüne Tomaten|f
yellow-tomato|gelbe Tomate|gelbe Tomaten|f
tomatillo|Tomatillo|Tomatillos|f
cucumber|Gurke|Gurken|f
english-cucumber|lange Salatgurke|lange Salatgurken|f
persian-cucumber|Minigurke|Minigurken|f
zucchini|Zucchini|Zucchini|f
baby-zucchini|Minizucchini|Minizucchini|f
summer-squash|gelber Sommerkürbis|gelbe Sommerkürbisse|m
eggplant|Aubergine|Auberginen|f
japanese-eggplant|lange Aubergine|lange Auberginen|f
bell-pepper|Paprikaschote|Paprikaschoten|f
red-bell-pepper|rote Paprikaschote|rote Paprikaschoten|f
yellow-bell-pepper|gelbe Paprikaschote|gelbe Paprikaschoten|f
roasted-red-pepper|geröstete Paprika||f
chili-pepper|Chilischote|Chilischoten|f
green-chili|grüne Chilischote|grüne Chilischoten|f
jalapeno|Jalapeño|Jalapeños|f
serrano-pepper|Serrano-Chili|Serrano-Chilis|f
poblano-pepper|Poblano-Chili|Poblano-Chilis|f
habanero|Habanero|Habaneros|f
thai-chili|Thai-Chili|Thai-Chilis|f
banana-pepper|milde Spitzpeperoni||f
pickled-jalapeno|eingelegte Jalapeños||f|many
canned-green-chili|milde grüne Chilis aus der Dose||f|many
pickled-hot-pepper|eingelegte Peperoni||f|many
winter-squash|Winterkürbis|Winterkürbisse|m
butternut-squash|Butternutkürbis|Butternutkürbisse|m
acorn-squash|Eichelkürbis|Eichelkürbisse|m
spaghetti-squash|Spaghettikürbis|Spaghettikürbisse|m
kabocha-squash|Kabocha-Kürbis|Kabocha-Kürbisse|m
pumpkin|Kürbis|Kürbisse|m
pumpkin-puree|Kürbispüree||n
chayote|Chayote|Chayoten|f
bitter-gourd|Bittermelone|Bittermelonen|f
bottle-gourd|Flaschenkürbis|Flaschenkürbisse|m
ash-gourd|Wachskürbis|Wachskürbisse|m
sponge-gourd|Schwammgurke|Schwammgurken|f
snake-gourd|Schlangenhaargurke|Schlangenhaargurken|f
pointed-gourd|Parwal-Gurke|Parwal-Gurken|f
ivy-gourd|Scharlachgurke|Scharlachgurken|f
corn|Mais||m
frozen-corn|TK-Mais||m
canned-corn|Mais aus der Dose||m
creamed-corn|Rahmmais||m
baby-corn|Minimais||m
avocado|Avocado|Avocados|f
mushroom|Champignon|Champignons|m
cremini-mushroom|brauner Champignon|braune Champignons|m
portobello-mushroom|Portobello-Pilz|Portobello-Pilze|m
shiitake-mushroom|Shiitake-Pilz|Shiitake-Pilze|m
oyster-mushroom|Austernpilz|Austernpilze|m
enoki-mushroom|Enoki-Pilz|Enoki-Pilze|m
maitake-mushroom|Maitake-Pilz|Maitake-Pilze|m
chanterelle|Pfifferling|Pfifferlinge|m
morel|Morchel|Morcheln|f
porcini-mushroom|Steinpilz|Steinpilze|m
dried-shiitake-mushroom|getrocknete Shiitake-Pilze||m|many
dried-porcini-mushroom|getrocknete Steinpilze||m|many
wood-ear-mushroom|Mu-Err-Pilze||m|many
straw-mushroom|Strohpilz|Strohpilze|m
beech-mushroom|Buchenpilz|Buchenpilze|m
canned-mushroom|Champignons aus der Dose||m|many
truffle|Trüffel|Trüffel|f
seaweed|Algen||f|many
seaweed-snack|Algensnack|Algensnacks|m
nori|Nori||n
kombu|Kombu||m
wakame|Wakame||f
hijiki|Hijiki||f
dulse|Dulse||f
agar|Agar-Agar||n
spirulina|Spirulina||f
frozen-mixed-vegetable|TK-Gemüsemischung||f
canned-mixed-vegetable|Mischgemüse aus der Dose||n
sauerkraut|Sauerkraut||n
kimchi|Kimchi||n
pickle|Gewürzgurke|Gewürzgurken|f
sweet-pickle|süßsaure Gurkenscheiben||f|many
pickle-relish|Gurkenrelish||n
pickled-radish|eingelegter Rettich||m
preserved-mustard-greens|eingelegtes Senfgemüse||n
zha-cai|Zha Cai||m
pickled-ginger|eingelegter Ingwer||m
pickled-onion|eingelegte Zwiebeln||f|many
sun-dried-tomato|getrocknete Tomaten||f|many
dried-chili|getrocknete Chilischote|getrocknete Chilischoten|f
ancho-chile|Ancho-Chili|Ancho-Chilis|f
pasilla-chile|Pasilla-Chili|Pasilla-Chilis|f
chipotle-chile|Chipotle-Chili|Chipotle-Chilis|f
young-jackfruit|junge Jackfrucht||f
`;
