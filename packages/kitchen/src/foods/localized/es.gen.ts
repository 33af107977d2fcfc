// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | name | plural | gender | "many" where the name is one already */
export const SHOWN = `
bread|pan|panes|m
buttered-toast|tostada con mantequilla|tostadas con mantequilla|f
milk-bread|pan de leche|panes de leche|m
whole-wheat-bread|pan integral|panes integrales|m
seeded-bread|pan con semillas|panes con semillas|m
sourdough-bread|pan de masa madre|panes de masa madre|m
italian-bread|chapata|chapatas|f
focaccia|focaccia|focaccias|f
rye-bread|pan de centeno|panes de centeno|m
raisin-bread|pan con pasas|panes con pasas|m
panettone|panettone|panettones|m
stollen|stollen||m
brioche|brioche|brioches|m
cornbread|pan de maíz|panes de maíz|m
gluten-free-bread|pan sin gluten|panes sin gluten|m
garlic-bread|pan de ajo|panes de ajo|m
bread-roll|panecillo|panecillos|m
milk-roll|bollito de leche|bollitos de leche|m
burger-bun|pan de hamburguesa|panes de hamburguesa|m
brioche-bun|pan brioche de hamburguesa|panes brioche de hamburguesa|m
sesame-bun|pan de hamburguesa con sésamo|panes de hamburguesa con sésamo|m
bagel|bagel|bagels|m
egg-bagel|bagel de huevo|bagels de huevo|m
sesame-bagel|bagel con sésamo|bagels con sésamo|m
english-muffin|muffin inglés|muffins ingleses|m
croissant|cruasán|cruasanes|m
flatbread|pan plano|panes planos|m
pita-bread|pan de pita|panes de pita|m
naan|pan naan|panes naan|m
chapati|chapati|chapatis|m
lefse|lefse||m
tortilla|tortilla de trigo|tortillas de trigo|f
corn-tortilla|tortilla de maíz|tortillas de maíz|f
whole-wheat-tortilla|tortilla de trigo integral|tortillas de trigo integral|f
taco-shell|tortilla crujiente para tacos|tortillas crujientes para tacos|f
pizza-base|base de pizza|bases de pizza|f
breadcrumbs|pan rallado||m
panko|panko||m
croutons|picatostes||m|many
stuffing-mix|preparado para relleno||m
breadstick|colines||m|many
dough|masa|masas|f
puff-pastry|hojaldre|hojaldres|m
butter-puff-pastry|hojaldre de mantequilla||m
shortcrust-pastry|masa quebrada|masas quebradas|f
graham-cracker-crust|base de galleta||f
phyllo|masa filo||f
pizza-dough|masa de pizza|masas de pizza|f
bread-dough|masa de pan||f
biscuit-dough|masa refrigerada de panecillos||f
cookie-dough|masa de galletas||f
pancake|tortitas americanas||f|many
chinese-pancake|crepes chinos||m|many
waffle|gofre|gofres|m
biscuit|scone|scones|m
muffin|magdalena|magdalenas|f
cake|bizcocho|bizcochos|m
sponge-cake|plancha de bizcocho|planchas de bizcocho|f
ladyfingers|bizcochos de soletilla||m|many
cake-mix|preparado para bizcocho||m
pancake-mix|preparado para tortitas||m
danish-pastry|bollo de hojaldre|bollos de hojaldre|m
baklava|baklava||m
donut|dónut|dónuts|m
pie|tarta de frutas|tartas de frutas|f
quiche|quiche|quiches|f
pecan-pie|tarta de nueces pecanas||f
meringue|merengue|merengues|m
sweetener|edulcorante natural||m
sugar|azúcar||m
caster-sugar|azúcar extrafino||m
powdered-sugar|azúcar glas||m
brown-sugar|azúcar moreno||m
raw-sugar|azúcar de caña||m
palm-sugar|panela||f
maple-sugar|azúcar de arce||m
fructose|fructosa||f
honey|miel|mieles|f
syrup|almíbar|almíbares|m
nut-syrup|sirope de avellana||m
maple-syrup|sirope de arce||m
corn-syrup|jarabe de maíz||m
malt-syrup|jarabe de malta||m
golden-syrup|golden syrup||m
molasses|melaza||f
agave-syrup|sirope de agave||m
pomegranate-molasses|melaza de granada||f
chocolate-syrup|sirope de chocolate||m
fudge-sauce|salsa de chocolate con nata||f
caramel-sauce|salsa de caramelo con mantequilla||f
sugar-substitute|edulcorante|edulcorantes|m
leavener|gasificante|gasificantes|m
baking-powder|levadura química||f
baking-soda|bicarbonato||m
cream-of-tartar|cremor tártaro||m
yeast|levadura seca de panadería||f
fresh-yeast|levadura fresca||f
gelatin|gelatina||f
jello|gelatina de sabores||f
pectin|pectina||f
xanthan-gum|goma xantana||f
rennet|cuajo||m
pickling-lime|cal alimentaria||f
vegetable-rennet|cuajo vegetal||m
vanilla-extract|extracto de vainilla||m
almond-extract|extracto de almendra||m
flavor-extract|aroma alimentario|aromas alimentarios|m
butter-extract|aroma de mantequilla||m
food-coloring|colorante alimentario|colorantes alimentarios|m
rose-water|agua de rosas||f
chocolate|chocolate|chocolates|m
dark-chocolate|chocolate negro||m
semisweet-chocolate|chocolate semiamargo||m
unsweetened-chocolate|chocolate sin azúcar||m
milk-chocolate|chocolate con leche||m
chocolate-kiss|besito de chocolate|besitos de chocolate|m
toblerone|Toblerone||m
chocolate-malt-ball|bolitas de chocolate y malta||f|many
peanut-butter-cup|chocolatinas de crema de cacahuete||f|many
white-chocolate|chocolate blanco||m
almond-bark|cobertura blanca con almendras||f
butterscotch-chips|pepitas de caramelo y mantequilla||f|many
peanut-butter-chip|pepitas de crema de cacahuete||f|many
cocoa-powder|cacao en polvo||m
hot-chocolate-mix|cacao soluble||m
ovaltine|cacao soluble con malta||m
chocolate-hazelnut-spread|crema de cacao con avellanas||f
cookie-butter|crema de galletas speculoos||f
carob-powder|algarroba en polvo||f
cocoa-butter|manteca de cacao||f
jam|mermelada|mermeladas|f
apricot-jam|mermelada de albaricoque||f
marmalade|mermelada de naranja||f
jelly|jalea|jaleas|f
apple-butter|crema de manzana||f
lemon-curd|lemon curd||m
quince-paste|dulce de membrillo||m
pie-filling|relleno de fruta para tartas||m
mincemeat|mincemeat||m
pumpkin-pie-filling|relleno para tarta de calabaza||m
pudding-mix|preparado para natillas||m
pudding|pudin|pudines|m
panna-cotta|panna cotta||f
flan|flan|flanes|m
tiramisu|tiramisú||m
frosting|glaseado|glaseados|m
royal-icing|glasa real||f
sprinkles|fideos de azúcar de colores||m|many
marshmallow|nube de azúcar|nubes de azúcar|f
marshmallow-fluff|crema de malvavisco||f
candy|caramelo duro|caramelos duros|m
turkish-delight|delicias turcas||f|many
candied-almond|almendras garrapiñadas||f|many
praline|praliné||m
peanut-brittle|guirlache de cacahuete||m
nougat|turrón|turrones|m
toffee|toffee||m
fudge|fudge||m
butterscotch-candy|caramelos de mantequilla||m|many
licorice|regaliz||m
gummy-candy|gominolas||f|many
caramel|caramelo blando|caramelos blandos|m
cookie|galleta|galletas|f
amaretti|amaretti||m|many
peanut-butter-cookie|galletas de crema de cacahuete||f|many
graham-cracker|galletas digestivas||f|many
chocolate-sandwich-cookie|galletas Oreo||f|many
shortbread|galletas shortbread||f|many
gingersnap|galletas de jengibre||f|many
vanilla-wafer|galletas de vainilla||f|many
ice-cream-cone|cucurucho|cucuruchos|m
condiment|salsa de mesa|salsas de mesa|f
ketchup|kétchup||m
mustard|mostaza|mostazas|f
dijon-mustard|mostaza de Dijon||f
whole-grain-mustard|mostaza a la antigua||f
honey-mustard|mostaza con miel||f
mayonnaise|mayonesa|mayonesas|f
light-mayonnaise|mayonesa ligera||f
tartar-sauce|salsa tártara||f
sandwich-spread|salsa rosa||f
hot-sauce|salsa picante|salsas picantes|f
buffalo-sauce|salsa Buffalo||f
sriracha|sriracha||f
sambal-oelek|sambal oelek||m
yuzu-kosho|yuzu kosho||m
nam-prik-pao|pasta de chile tailandesa||f
harissa|harissa||f
chipotle-in-adobo|chipotle en adobo|chipotles en adobo|m
sweet-chili-sauce|salsa de chile dulce||f
chili-sauce|salsa de chile con tomate||f
mole-paste|mole||m
soy-sauce|salsa de soja||f
dark-soy-sauce|salsa de soja oscura||f
low-sodium-soy-sauce|salsa de soja baja en sal||f
tamari|tamari||m
sweet-soy-sauce|salsa de soja dulce||f
ponzu|salsa ponzu||f
teriyaki-sauce|salsa teriyaki||f
hoisin-sauce|salsa hoisin||f
oyster-sauce|salsa de ostras||f
fish-sauce|salsa de pescado||f
worcestershire-sauce|salsa Worcestershire||f
steak-sauce|salsa para carne||f
miso|miso||m
doenjang|doenjang||m
gochujang|gochujang||m
doubanjiang|doubanjiang||m
black-bean-sauce|salsa de judías negras||f
barbecue-sauce|salsa barbacoa||f
honey-barbecue-sauce|salsa barbacoa con miel||f
sweet-and-sour-sauce|salsa agridulce||f
general-tsos-sauce|salsa General Tso||f
vinegar|vinagre|vinagres|m
malt-vinegar|vinagre de malta||m
apple-cider-vinegar|vinagre de manzana||m
white-wine-vinegar|vinagre de vino blanco||m
red-wine-vinegar|vinagre de vino tinto||m
sherry-vinegar|vinagre de Jerez||m
balsamic-vinegar|vinagre balsámico||m
balsamic-glaze|crema de vinagre balsámico||f
rice-vinegar|vinagre de arroz||m
black-vinegar|vinagre negro chino||m
wasabi-paste|wasabi||m
prepared-horseradish|rábano picante en conserva||m
horseradish-cream|crema de rábano picante||f
capers|alcaparras||f|many
pesto|pesto||m
red-pesto|pesto rojo||m
romesco|salsa romesco||f
hummus|hummus||m
baba-ganoush|baba ganoush||m
tzatziki|tzatziki||m
guacamole|guacamole||m
bean-dip|crema de frijoles para mojar||f
layered-bean-dip|crema de frijoles por capas||f
sour-cream-dip|salsa de nata agria y cebolla||f
salsa|salsa mexicana||f
salsa-verde|salsa verde mexicana||f
enchilada-sauce|salsa para enchiladas||f
curry-paste|pasta de curry||f
indian-curry-paste|pasta de curry india||f
curry-sauce|salsa de curry||f
korma-sauce|salsa korma||f
curry-roux|roux de curry japonés||m
salad-dressing|aliño para ensalada||m
honey-dressing|aliño de miel||m
creamy-italian-dressing|aliño italiano cremoso||m
ranch-dressing|salsa ranch||f
caesar-dressing|salsa César||f
blue-cheese-dressing|salsa de queso azul||f
sesame-dressing|aliño de sésamo||m
peanut-sauce|salsa de cacahuete||f
chutney|chutney|chutneys|m
branston-pickle|branston pickle||m
piccalilli|piccalilli||m
yeast-extract|extracto de levadura||m
marinade|marinada|marinadas|f
browning-sauce|colorante para salsas||m
maggi-seasoning|salsa Maggi||f
tomato-product|conserva de tomate|conservas de tomate|f
canned-tomato|tomate en conserva|tomates en conserva|m
crushed-tomato|tomate triturado||m
tomatoes-with-green-chiles|tomate en dados con chiles verdes||m
tomato-paste|concentrado de tomate||m
passata|passata||f
tomato-sauce|salsa de tomate|salsas de tomate|f
marinara-sauce|salsa marinara||f
vodka-sauce|salsa al vodka||f
meat-sauce|salsa boloñesa||f
pizza-sauce|salsa para pizza||f
tomato-juice|zumo de tomate||m
vegetable-juice|zumo de verduras||m
bloody-mary-mix|preparado para Bloody Mary||m
clamato|clamato||m
tomato-powder|tomate en polvo||m
white-sauce|bechamel|bechameles|f
carbonara-sauce|salsa carbonara||f
stock|caldo|caldos|m
chicken-stock|caldo de pollo|caldos de pollo|m
beef-stock|caldo de carne|caldos de carne|m
fish-stock|caldo de pescado|caldos de pescado|m
mussel-broth|caldo de mejillones||m
shellfish-stock|caldo de marisco||m
dashi|dashi||m
vegetable-stock|caldo de verduras|caldos de verduras|m
bouillon-cube|pastilla de caldo|pastillas de caldo|f
fish-bouillon-cube|pastilla de caldo de pescado|pastillas de caldo de pescado|f
beef-bouillon-cube|pastilla de caldo de carne|pastillas de caldo de carne|f
vegetable-bouillon-cube|pastilla de caldo de verduras|pastillas de caldo de verduras|f
gravy|salsa de carne||f
soup|sopa|sopas|f
cream-of-mushroom-soup|crema de champiñones||f
cream-of-chicken-soup|crema de pollo||f
tomato-soup|sopa de tomate||f
cream-of-tomato-soup|crema de tomate||f
chicken-soup|sopa de pollo||f
vegetable-soup|sopa de verduras||f
miso-soup|sopa de miso||f
clam-chowder|crema de almejas||f
seafood-chowder|crema de pescado y marisco||f
corn-chowder|sopa cremosa de maíz||f
lobster-bisque|crema de bogavante||f
hollandaise-sauce|salsa holandesa||f
dairy|lácteo|lácteos|m
milk|leche||f
reduced-fat-milk|leche semidesnatada||f
low-fat-milk|leche baja en grasa||f
skim-milk|leche desnatada||f
lactose-free-milk|leche sin lactosa||f
chocolate-milk|batido de cacao|batidos de cacao|m
goat-milk|leche de cabra||f
sheep-milk|leche de oveja||f
buffalo-milk|leche de búfala||f
evaporated-milk|leche evaporada||f
evaporated-skim-milk|leche evaporada desnatada||f
condensed-milk|leche condensada||f
milk-powder|leche en polvo||f
skim-milk-powder|leche desnatada en polvo||f
malted-milk-powder|leche malteada en polvo||f
buttermilk|suero de mantequilla||m
whole-buttermilk|suero de mantequilla entero||m
buttermilk-powder|suero de mantequilla en polvo||m
eggnog|ponche de huevo||m
kefir|kéfir||m
whey|suero de leche||m
whey-powder|proteína de suero en polvo||f
yogurt|yogur|yogures|m
low-fat-yogurt|yogur desnatado|yogures desnatados|m
greek-yogurt|yogur griego|yogures griegos|m
low-fat-greek-yogurt|yogur griego desnatado|yogures griegos desnatados|m
flavored-yogurt|yogur de sabores|yogures de sabores|m
frozen-yogurt|yogur helado||m
cream|nata||f
heavy-cream|nata para montar||f
light-cream|nata para cocinar||f
half-and-half|mezcla de leche y nata a partes iguales||f
sour-cream|nata agria||f
light-sour-cream|nata agria ligera||f
creme-fraiche|crème fraîche||f
whipped-cream|nata montada||f
whipped-topping|sucedáneo de nata montada||m
coffee-creamer|crema en polvo para café||f
butter|mantequilla|mantequillas|f
unsalted-butter|mantequilla sin sal||f
light-butter|mantequilla ligera||f
ghee|ghee||m
brown-butter|mantequilla avellana||f
compound-butter|mantequilla aromatizada||f
anchovy-butter|mantequilla de anchoas||f
lobster-butter|mantequilla de bogavante||f
cheese|queso|quesos|m
hard-cheese|queso duro|quesos duros|m
cheddar|cheddar||m
reduced-fat-cheddar|cheddar bajo en grasa||m
red-leicester|red leicester||m
colby|queso colby||m
parmesan|parmesano||m
grated-parmesan|parmesano rallado||m
vegetarian-parmesan|queso duro vegetariano||m
pecorino|pecorino||m
manchego|queso manchego||m
gruyere|gruyer||m
swiss-cheese|emmental||m
raclette-cheese|queso raclette||m
gouda|gouda||m
edam|edam||m
provolone|provolone||m
monterey-jack|monterey jack||m
muenster|queso muenster||m
fontina|fontina||f
brunost|brunost||m
soft-cheese|queso blando|quesos blandos|m
brie|brie||m
camembert|camembert||m
cream-cheese|queso crema||m
light-cream-cheese|queso crema ligero||m
mascarpone|mascarpone||m
ricotta|ricotta||f
part-skim-ricotta|ricotta baja en grasa||f
ricotta-salata|ricotta salata||f
cottage-cheese|queso cottage||m
low-fat-cottage-cheese|queso cottage bajo en grasa||m
farmer-cheese|tvorog||m
quark|queso quark||m
fromage-blanc|petit suisse||m
feta|feta||m
goat-cheese|queso de cabra|quesos de cabra|m
semi-soft-goat-cheese|queso de cabra curado||m
mozzarella|mozzarella|mozzarellas|f
low-moisture-mozzarella|mozzarella rallada||f
buffalo-mozzarella|mozzarella de búfala||f
burrata|burrata|burratas|f
queso-fresco|queso fresco|quesos frescos|m
queso-blanco|queso blanco|quesos blancos|m
cotija|queso cotija||m
oaxaca-cheese|queso Oaxaca||m
halloumi|halloumi||m
paneer|paneer||m
blue-cheese|queso azul|quesos azules|m
gorgonzola|gorgonzola||m
roquefort|roquefort||m
stilton|stilton||m
american-cheese|queso para sándwich|quesos para sándwich|m
pimento-cheese|crema de queso con pimiento||f
cheese-sauce|salsa de queso|salsas de queso|f
mexican-cheese-blend|mezcla mexicana de quesos||f
cheese-curds|cuajada de queso en grano||f
ice-cream|helado|helados|m
chocolate-ice-cream|helado de chocolate|helados de chocolate|m
strawberry-ice-cream|helado de fresa|helados de fresa|m
ice-cream-sandwich|sándwich de helado|sándwiches de helado|m
custard|crema inglesa||f
dulce-de-leche|dulce de leche||m
egg|huevo|huevos|m
egg-white|clara de huevo|claras de huevo|f
egg-yolk|yema de huevo|yemas de huevo|f
hard-boiled-egg|huevo duro|huevos duros|m
duck-egg|huevo de pato|huevos de pato|m
quail-egg|huevo de codorniz|huevos de codorniz|m
egg-powder|huevo en polvo||m
meringue-powder|clara de huevo en polvo||f
egg-substitute|huevo líquido pasteurizado||m
drink|bebida|bebidas|f
water|agua||f
sparkling-water|agua con gas||f
soda|refresco|refrescos|m
ginger-ale|ginger ale||m
tonic-water|tónica|tónicas|f
kombucha|kombucha||f
energy-drink|bebida energética|bebidas energéticas|f
sports-drink|bebida isotónica|bebidas isotónicas|f
juice|zumo|zumos|m
orange-juice|zumo de naranja|zumos de naranja|m
apple-juice|zumo de manzana|zumos de manzana|m
pineapple-juice|zumo de piña||m
grape-juice|zumo de uva||m
grapefruit-juice|zumo de pomelo||m
cranberry-juice|zumo de arándanos rojos||m
pomegranate-juice|zumo de granada||m
carrot-juice|zumo de zanahoria||m
green-juice|zumo verde||m
celery-juice|zumo de apio||m
prune-juice|zumo de ciruela||m
mango-nectar|néctar de mango||m
watermelon-juice|zumo de sandía||m
lemonade|limonada|limonadas|f
coconut-water|agua de coco||f
coffee|café preparado||m
latte|café con leche|cafés con leche|m
espresso|café expreso||m
instant-coffee|café soluble||m
ground-coffee|café molido||m
tea|té|tés|m
iced-tea|té helado||m
green-tea|té verde||m
herbal-tea|infusión|infusiones|f
smoothie|batido de frutas|batidos de frutas|m
milkshake|batido|batidos|m
non-alcoholic-beer|cerveza sin alcohol||f
alcohol|bebida alcohólica|bebidas alcohólicas|f
beer|cerveza|cervezas|f
hard-cider|sidra|sidras|f
wine|vino|vinos|m
red-wine|vino tinto|vinos tintos|m
white-wine|vino blanco|vinos blancos|m
sparkling-wine|cava|cavas|m
fortified-wine|vino generoso|vinos generosos|m
sherry|jerez||m
port|oporto||m
marsala|marsala||m
madeira|madeira||m
vermouth|vermut||m
rice-wine|vino de arroz||m
mirin|mirin||m
shaoxing-wine|vino de Shaoxing||m
sake|sake||m
brandy|brandy||m
rum|ron||m
vodka|vodka||m
gin|ginebra||f
whiskey|whisky||m
tequila|tequila||m
liqueur|licor|licores|m
velvet-falernum|falernum||m
advocaat|licor de huevo||m
walnut-liqueur|licor de nueces||m
hazelnut-liqueur|licor de avellana||m
orange-liqueur|licor de naranja||m
coffee-liqueur|licor de café||m
amaretto|amaretto||m
anise-liqueur|licor de anís||m
irish-cream|crema irlandesa de whisky||f
bitters|bíter de angostura||m
celery-bitters|bíter de apio||m
oil|aceite|aceites|m
vegetable-oil|aceite vegetal||m
olive-oil|aceite de oliva||m
extra-virgin-olive-oil|aceite de oliva virgen extra||m
canola-oil|aceite de colza||m
sunflower-oil|aceite de girasol||m
corn-oil|aceite de maíz||m
peanut-oil|aceite de cacahuete||m
sesame-oil|aceite de sésamo||m
chili-oil|aceite de guindilla||m
rayu|aceite de sésamo picante||m
coconut-oil|aceite de coco||m
avocado-oil|aceite de aguacate||m
grapeseed-oil|aceite de pepitas de uva||m
safflower-oil|aceite de cártamo||m
walnut-oil|aceite de nueces||m
hazelnut-oil|aceite de avellana||m
almond-oil|aceite de almendras||m
truffle-oil|aceite de trufa||m
flaxseed-oil|aceite de lino||m
mustard-oil|aceite de mostaza||m
rice-bran-oil|aceite de salvado de arroz||m
palm-oil|aceite de palma||m
pumpkin-seed-oil|aceite de semillas de calabaza||m
cottonseed-oil|aceite de algodón||m
wheat-germ-oil|aceite de germen de trigo||m
cod-liver-oil|aceite de hígado de bacalao||m
cooking-spray|espray de aceite||m
animal-fat|grasa animal|grasas animales|f
lard|manteca de cerdo||f
beef-tallow|sebo de ternera||m
suet|sebo de riñonada||m
bacon-fat|grasa de beicon||f
duck-fat|grasa de pato||f
schmaltz|grasa de pollo||f
salt-pork|tocino salado||m
shortening|manteca vegetal||f
margarine|margarina|margarinas|f
margarine-spread|margarina ligera||f
fish|pescado|pescados|m
fish-pie-mix|pescado troceado variado||m
seafood|preparado de marisco||m
cod|bacalao fresco||m
salt-cod|bacalao en salazón||m
black-cod|bacalao negro||m
haddock|eglefino||m
smoked-haddock|eglefino ahumado||m
halibut|fletán||m
tilapia|tilapia|tilapias|f
pollock|abadejo||m
catfish|panga||m
flounder|lenguado|lenguados|m
sea-bass|lubina|lubinas|f
sea-bream|dorada|doradas|f
red-snapper|pargo|pargos|m
grouper|mero|meros|m
mahi-mahi|lampuga|lampugas|f
monkfish|rape|rapes|m
rockfish|gallineta|gallinetas|f
perch|perca|percas|f
swordfish|pez espada||m
shark|cazón||m
trout|trucha|truchas|f
smoked-trout|trucha ahumada|truchas ahumadas|f
salmon|salmón|salmones|m
wild-salmon|salmón salvaje||m
smoked-salmon|salmón ahumado||m
canned-salmon|salmón en conserva||m
salmon-roe|huevas de salmón||f|many
taramasalata|taramosalata||f
caviar|caviar||m
tuna|atún fresco||m
canned-tuna|atún en conserva||m
canned-tuna-in-oil|atún en aceite de oliva||m
mackerel|caballa|caballas|f
smoked-mackerel|caballa ahumada||f
canned-mackerel|caballa en conserva||f
herring|arenque|arenques|m
pickled-herring|arenque en vinagre|arenques en vinagre|m
kipper|arenque ahumado|arenques ahumados|m
sardine|sardina|sardinas|f
canned-sardine|sardinas en lata||f|many
anchovy|anchoa|anchoas|f
fresh-anchovy|boquerón|boquerones|m
anchovy-paste|pasta de anchoas||f
gentlemans-relish|pasta de anchoas con mantequilla||f
dried-anchovy|anchoas secas||f|many
eel|anguila|anguilas|f
carp|carpa|carpas|f
bonito-flakes|copos de bonito seco||m|many
fish-sticks|varitas de merluza||f|many
breaded-scampi|gambas rebozadas||f|many
surimi|surimi||m
gefilte-fish|gefilte fish||m
shellfish|marisco|mariscos|m
crustacean|crustáceo|crustáceos|m
shrimp|gamba|gambas|f
canned-shrimp|gambas en conserva||f|many
potted-shrimp|gambas en mantequilla||f|many
dried-shrimp|camarones secos||m|many
shrimp-paste|pasta de gambas||f
crab|cangrejo|cangrejos|m
canned-crab|cangrejo en conserva||m
lobster|bogavante|bogavantes|m
crayfish|cangrejo de río|cangrejos de río|m
mollusk|molusco|moluscos|m
clam|almeja|almejas|f
canned-clam|almejas en conserva||f|many
clam-juice|caldo de almejas||m
mussel|mejillón|mejillones|m
oyster|ostra|ostras|f
canned-oyster|ostras en conserva||f|many
scallop|vieira|vieiras|f
squid|calamar|calamares|m
octopus|pulpo|pulpos|m
cuttlefish|sepia|sepias|f
abalone|abalón|abalones|m
snail|caracol|caracoles|m
conch|caracola|caracolas|f
sea-urchin|erizo de mar|erizos de mar|m
fruit|fruta|frutas|f
pome-fruit|fruta de pepita|frutas de pepita|f
apple|manzana|manzanas|f
granny-smith-apple|manzana verde|manzanas verdes|f
crabapple|manzana silvestre|manzanas silvestres|f
pear|pera|peras|f
asian-pear|pera nashi|peras nashi|f
quince|membrillo|membrillos|m
loquat|níspero|nísperos|m
citrus|cítrico|cítricos|m
lemon|limón|limones|m
lemon-juice|zumo de limón||m
lemon-zest|ralladura de limón||f
preserved-lemon|limón en salmuera|limones en salmuera|m
lime|lima|limas|f
lime-juice|zumo de lima||m
lime-zest|ralladura de lima||f
makrut-lime-leaf|hoja de lima kaffir|hojas de lima kaffir|f
orange|naranja|naranjas|f
blood-orange|naranja sanguina|naranjas sanguinas|f
orange-zest|ralladura de naranja||f
mandarin|mandarina|mandarinas|f
clementine|clementina|clementinas|f
canned-mandarin|mandarina en almíbar||f
grapefruit|pomelo|pomelos|m
pink-grapefruit|pomelo rosa|pomelos rosas|m
pomelo|pampelmusa|pampelmusas|f
kumquat|kumquat|kumquats|m
yuzu|yuzu||m
yuzu-juice|zumo de yuzu||m
berry|bayas||f|many
strawberry|fresa|fresas|f
frozen-strawberry|fresas congeladas||f|many
blueberry|arándano|arándanos|m
frozen-blueberry|arándanos congelados||m|many
dried-blueberry|arándanos azules secos||m|many
raspberry|frambuesa|frambuesas|f
frozen-raspberry|frambuesas congeladas||f|many
blackberry|mora|moras|f
cranberry|arándano rojo|arándanos rojos|m
dried-cranberry|arándanos rojos secos||m|many
cranberry-sauce|salsa de arándanos||f
gooseberry|grosella espinosa|grosellas espinosas|f
red-currant|grosella|grosellas|f
black-currant|grosella negra|grosellas negras|f
elderberry|baya de saúco|bayas de saúco|f
mulberry|mora de árbol|moras de árbol|f
goji-berry|bayas de goji||f|many
acai|açaí||m
stone-fruit|fruta de hueso|frutas de hueso|f
peach|melocotón|melocotones|m
canned-peach|melocotón en almíbar|melocotones en almíbar|m
nectarine|nectarina|nectarinas|f
apricot|albaricoque|albaricoques|m
dried-apricot|orejones de albaricoque||m|many
canned-apricot|albaricoques en almíbar||m|many
plum|ciruela|ciruelas|f
prune|ciruelas pasas||f|many
cherry|cereza|cerezas|f
sour-cherry|guinda|guindas|f
dried-cherry|cerezas secas||f|many
canned-cherry|cerezas en almíbar||f|many
maraschino-cherry|cereza al marrasquino|cerezas al marrasquino|f
tropical-fruit|fruta tropical|frutas tropicales|f
banana|plátano|plátanos|m
dried-banana|plátano seco||m
plantain|plátano macho|plátanos macho|m
banana-leaf|hoja de plátano|hojas de plátano|f
mango|mango|mangos|m
green-mango|mango verde|mangos verdes|m
dried-mango|mango seco||m
amchur|mango verde en polvo||m
pineapple|piña|piñas|f
canned-pineapple|piña en su jugo||f
dried-pineapple|piña deshidratada||f
papaya|papaya|papayas|f
green-papaya|papaya verde|papayas verdes|f
kiwi|kiwi|kiwis|m
passion-fruit|maracuyá|maracuyás|m
guava|guayaba|guayabas|f
lychee|lichi|lichis|m
longan|longan|longans|m
dragon-fruit|pitahaya|pitahayas|f
star-fruit|carambola|carambolas|f
jackfruit|yaca|yacas|f
durian|durián|durianes|m
breadfruit|fruto del pan|frutos del pan|m
soursop|guanábana|guanábanas|f
cherimoya|chirimoya|chirimoyas|f
sapote|zapote|zapotes|m
tamarillo|tamarillo|tamarillos|m
feijoa|feijoa|feijoas|f
persimmon|caqui|caquis|m
dried-persimmon|caqui seco|caquis secos|m
pomegranate|granada|granadas|f
fig|higo|higos|m
dried-fig|higos secos||m|many
date|dátil|dátiles|m
medjool-date|dátil Medjool|dátiles Medjool|m
jujube|azufaifo|azufaifos|m
coconut|coco|cocos|m
shredded-coconut|coco rallado||m
sweetened-coconut|coco rallado azucarado||m
tamarind|tamarindo|tamarindos|m
tamarind-paste|pasta de tamarindo||f
ackee|ackee||m
prickly-pear|higo chumbo|higos chumbos|m
melon|melón|melones|m
cantaloupe|melón cantalupo|melones cantalupo|m
honeydew|melón blanco|melones blancos|m
watermelon|sandía|sandías|f
horned-melon|kiwano|kiwanos|m
grape|uva|uvas|f
raisin|pasas||f|many
golden-raisin|pasas sultanas||f|many
currant|pasas de Corinto||f|many
dried-fruit|fruta deshidratada|frutas deshidratadas|f
candied-fruit|fruta confitada||f
crystallized-ginger|jengibre confitado||m
dried-apple|manzana deshidratada||f
dried-peach|orejones de melocotón||m|many
applesauce|compota de manzana||f
fruit-cocktail|cóctel de frutas||m
olive|aceituna|aceitunas|f
green-olive|aceituna verde|aceitunas verdes|f
tapenade|tapenade||f
grain|grano|granos|m
rice|arroz|arroces|m
basmati-rice|arroz basmati||m
jasmine-rice|arroz jazmín||m
brown-rice|arroz integral||m
arborio-rice|arroz arborio||m
sushi-rice|arroz para sushi||m
sticky-rice|arroz glutinoso||m
parboiled-rice|arroz vaporizado||m
instant-rice|arroz instantáneo||m
cooked-rice|arroz cocido||m
egg-fried-rice|arroz frito con huevo||m
wild-rice|arroz salvaje||m
flattened-rice|copos de arroz||m
puffed-rice|arroz inflado||m
rice-krispies|cereales de arroz inflado||m|many
rice-bran|salvado de arroz||m
wheat|trigo||m
bulgur|bulgur||m
couscous|cuscús||m
pearl-couscous|cuscús perla||m
farro|farro||m
freekeh|freekeh||m
semolina|sémola de trigo||f
wheat-bran|salvado de trigo||m
wheat-germ|germen de trigo||m
seitan|seitán||m
barley|cebada perlada||f
rye|centeno||m
oats|copos de avena||m|many
oat-bran|salvado de avena||m
gluten-free-oats|copos de avena sin gluten||m|many
oat-flour|harina de avena||f
overnight-oats|gachas de avena||f|many
quinoa|quinoa||f
cooked-quinoa|quinoa cocida||f
buckwheat|trigo sarraceno||m
millet|mijo||m
amaranth|amaranto||m
teff|teff||m
cornmeal|sémola de maíz||f
polenta|polenta||f
grits|sémola de maíz blanco||f
masa-harina|masa harina||f
hominy|maíz pozolero||m
popcorn-kernel|maíz para palomitas||m
muesli|muesli||m
granola|granola||f
cereal|cereales||m|many
corn-flakes|copos de maíz||m|many
bran-flakes|copos de salvado||m|many
corn-cereal|cereales de maíz||m|many
flour|harina de trigo||f
bread-flour|harina de fuerza||f
cake-flour|harina de repostería||f
self-rising-flour|harina de repostería con levadura||f
whole-wheat-flour|harina integral||f
spelt-flour|harina de espelta||f
rye-flour|harina de centeno||f
barley-flour|harina de cebada||f
malt-powder|malta en polvo||f
rice-flour|harina de arroz||f
buckwheat-flour|harina de trigo sarraceno||f
chickpea-flour|harina de garbanzo||f
almond-flour|almendra molida||f
coconut-flour|harina de coco||f
corn-flour|harina de maíz||f
potato-flour|harina de patata||f
soy-flour|harina de soja||f
gluten-free-flour|harina sin gluten||f
cassava-flour|harina de yuca||f
millet-flour|harina de mijo||f
lupin-flour|harina de altramuz||f
chestnut-flour|harina de castaña||f
starch|almidón|almidones|m
cornstarch|maicena||f
potato-starch|fécula de patata||f
tapioca-starch|almidón de yuca||m
arrowroot|arrurruz||m
tapioca|tapioca||f
pasta|pasta|pastas|f
spaghetti|espaguetis||m|many
linguine|linguine||m|many
fettuccine|tallarines||m|many
egg-tagliatelle|tallarines al huevo||m|many
penne|penne||m|many
fusilli|fusilli||m|many
macaroni|macarrones||m|many
farfalle|farfalle||f|many
conchiglie|conchas de pasta||f|many
orzo|orzo||m
lasagna-noodle|placas de lasaña||f|many
whole-wheat-pasta|pasta integral||f
fresh-pasta|pasta fresca||f
filled-pasta|pasta rellena||f
meat-ravioli|raviolis de carne||m|many
gluten-free-pasta|pasta sin gluten||f
spinach-pasta|pasta de espinacas||f
cooked-pasta|pasta cocida||f
gnocchi|ñoquis||m|many
noodle|fideos||m|many
egg-noodle|fideos de huevo||m|many
ramen-noodle|fideos ramen||m|many
udon-noodle|fideos udon||m|many
soba-noodle|fideos soba||m|many
rice-noodle|fideos de arroz||m|many
glass-noodle|fideos de cristal||m|many
crispy-noodle|fideos fritos crujientes||m|many
shirataki-noodle|fideos shirataki||m|many
tteok|pastelitos de arroz coreanos||m|many
zucchini-noodle|espaguetis de calabacín||m|many
wonton-wrapper|obleas de wonton||f|many
rice-paper|papel de arroz||m
legume|legumbre|legumbres|f
bean|judías||f|many
black-bean|alubias negras||f|many
dried-black-bean|alubias negras secas||f|many
kidney-bean|alubias rojas||f|many
dried-kidney-bean|alubias rojas secas||f|many
white-bean|alubias blancas||f|many
dried-white-bean|alubias blancas secas||f|many
butter-bean|judiones||m|many
dried-lima-bean|judiones secos||m|many
pinto-bean|alubias pintas||f|many
dried-pinto-bean|alubias pintas secas||f|many
chickpea|garbanzos||m|many
dried-chickpea|garbanzos secos||m|many
aquafaba|aquafaba||f
black-eyed-pea|carillas||f|many
dried-black-eyed-pea|carillas secas||f|many
canned-fava-bean|habas en conserva||f|many
dried-fava-bean|habas secas||f|many
baked-bean|alubias con tomate||f|many
pork-and-beans|alubias con cerdo||f|many
refried-bean|frijoles refritos||m|many
chili-beans|frijoles con chile||m|many
adzuki-bean|judías azuki||f|many
red-bean-paste|pasta de judías azuki||f
mung-bean|judías mungo||f|many
lupini-bean|altramuces||m|many
soybean|soja en grano||f
moth-bean|judías matki||f|many
lentil|lentejas||f|many
green-lentil|lentejas verdes||f|many
red-lentil|lentejas rojas||f|many
yellow-lentil|lentejas amarillas||f|many
black-lentil|lentejas negras||f|many
cooked-lentil|lentejas cocidas||f|many
split-pea|guisantes secos partidos||m|many
plant-protein|proteína vegetal|proteínas vegetales|f
tofu|tofu||m
extra-firm-tofu|tofu extrafirme||m
silken-tofu|tofu sedoso||m
smoked-tofu|tofu ahumado||m
fried-tofu|tofu frito||m
fermented-tofu|tofu fermentado||m
tempeh|tempeh||m
natto|natto||m
soy-chunks|soja texturizada||f
veggie-burger|hamburguesa vegetariana|hamburguesas vegetarianas|f
vegan-burger|hamburguesa vegana|hamburguesas veganas|f
vegan-mince|carne picada vegana||f
quorn-mince|quorn picado||m
vegan-sausage|salchicha vegana|salchichas veganas|f
vegetarian-sausage|salchicha vegetariana|salchichas vegetarianas|f
vegan-bacon|beicon vegano||m
vegetarian-bacon|beicon vegetariano||m
vegan-chicken|pollo vegano||m
vegetarian-chicken|pollo vegetariano||m
quorn-piece|trozos de quorn||m|many
vegan-cheese|queso vegano|quesos veganos|m
cashew-cheese|queso de anacardos|quesos de anacardos|m
vegan-cream-cheese|queso crema vegano||m
tofu-cream-cheese|queso crema de tofu||m
vegan-butter|mantequilla vegana||f
soy-margarine|margarina de soja||f
vegan-mayonnaise|mayonesa vegana||f
vegan-yogurt|yogur de soja|yogures de soja|m
oat-yogurt|yogur de avena|yogures de avena|m
almond-yogurt|yogur de almendras|yogures de almendras|m
coconut-yogurt|yogur de coco|yogures de coco|m
vegan-cream|crema de soja||f
cashew-cream|nata de anacardos||f
oat-cream|crema de avena para cocinar||f
vegan-egg|sustituto vegano del huevo||m
nutritional-yeast|levadura nutricional||f
brewers-yeast|levadura de cerveza||f
plant-milk|bebida vegetal|bebidas vegetales|f
soy-milk|bebida de soja||f
almond-milk|bebida de almendra||f
oat-milk|bebida de avena||f
rice-milk|bebida de arroz||f
coconut-drink|bebida de coco||f
coconut-milk|leche de coco||f
coconut-milk-powder|leche de coco en polvo||f
coconut-cream|crema de coco||f
cream-of-coconut|crema de coco azucarada||f
meat|carne|carnes|f
ground-meat|carne picada mixta||f
beef|ternera||f
ground-beef|carne picada de ternera||f
lean-ground-beef|carne picada magra de ternera||f
beef-patty|hamburguesa de ternera|hamburguesas de ternera|f
steak|filete de ternera|filetes de ternera|m
ribeye-steak|entrecot|entrecots|m
strip-steak|lomo bajo de ternera||m
beef-tenderloin|solomillo de ternera|solomillos de ternera|m
flank-steak|falda de ternera||f
skirt-steak|entraña|entrañas|f
beef-chuck|aguja de ternera||f
stewing-beef|carne para guisar||f
brisket|pecho de ternera||m
beef-short-ribs|costillas de ternera||f|many
beef-round|redondo de ternera||m
beef-rib-roast|lomo alto de ternera con hueso||m
beef-shank|jarrete de ternera|jarretes de ternera|m
beef-bones|huesos de ternera||m|many
corned-beef|carne en salmuera||f
canned-corned-beef|carne en conserva||f
beef-liver|hígado de ternera||m
kidney|riñones||m|many
beef-tongue|lengua de ternera||f
tripe|callos||m|many
sweetbreads|mollejas de ternera||f|many
beef-heart|corazón de ternera||m
cooked-beef|ternera cocida||f
roast-beef|rosbif||m
pastrami|pastrami||m
beef-jerky|cecina||f
beef-sausage|salchicha de ternera|salchichas de ternera|f
venison|venado||m
ground-venison|carne picada de ciervo||f
bison|bisonte||m
veal|ternera blanca||f
veal-cutlet|escalope de ternera blanca|escalopes de ternera blanca|m
ground-veal|carne picada de ternera blanca||f
lamb|cordero||m
leg-of-lamb|pierna de cordero|piernas de cordero|f
lamb-shoulder|paletilla de cordero|paletillas de cordero|f
lamb-chop|chuleta de cordero|chuletas de cordero|f
lamb-shank|jarrete de cordero|jarretes de cordero|m
ground-lamb|carne picada de cordero||f
cooked-lamb|cordero asado||m
pork|cerdo||m
pork-loin|lomo de cerdo||m
char-siu|char siu||m
pork-chop|chuleta de cerdo|chuletas de cerdo|f
pork-tenderloin|solomillo de cerdo|solomillos de cerdo|m
cooked-pork|cerdo asado||m
pork-shoulder|paletilla de cerdo||f
pork-belly|panceta de cerdo||f
pork-ribs|costillas de cerdo||f|many
ground-pork|carne picada de cerdo||f
pork-hock|codillo de cerdo|codillos de cerdo|m
bacon|beicon||m
canadian-bacon|lomo ahumado||m
turkey-bacon|beicon de pavo||m
ham|jamón cocido||m
canned-ham|fiambre de cerdo en lata||m
cured-pork|embutido curado de cerdo|embutidos curados de cerdo|m
pancetta|panceta italiana||f
guanciale|guanciale||m
prosciutto|jamón serrano||m
deli-meat|fiambre|fiambres|m
salami|salami||m
pepperoni|pepperoni||m
bologna|boloña||f
mortadella|mortadela||f
chicken-deli-meat|fiambre de pollo||m
turkey-deli-meat|fiambre de pavo||m
sausage|salchicha|salchichas|f
british-sausage|salchicha inglesa|salchichas inglesas|f
italian-sausage|salchicha italiana|salchichas italianas|f
chorizo|chorizo|chorizos|m
mexican-chorizo|chorizo fresco|chorizos frescos|m
andouille-sausage|salchicha ahumada|salchichas ahumadas|f
kielbasa|kielbasa||f
bratwurst|salchicha bratwurst|salchichas bratwurst|f
blood-sausage|morcilla|morcillas|f
chicken-sausage|salchicha de pollo|salchichas de pollo|f
chinese-sausage|salchicha china|salchichas chinas|f
hot-dog|salchicha Frankfurt|salchichas Frankfurt|f
liverwurst|embutido de hígado||m
summer-sausage|cervelat||m
pork-rinds|cortezas de cerdo||f|many
meatball|albóndiga|albóndigas|f
poultry|carne de ave||f
chicken|pollo|pollos|m
chicken-breast|pechuga de pollo|pechugas de pollo|f
chicken-thigh|contramuslo de pollo|contramuslos de pollo|m
chicken-leg|muslo de pollo|muslos de pollo|m
chicken-drumstick|jamoncito de pollo|jamoncitos de pollo|m
chicken-wing|alita de pollo|alitas de pollo|f
buffalo-wing|alitas de pollo picantes||f|many
ground-chicken|carne picada de pollo||f
cooked-chicken|pollo cocido||m
rotisserie-chicken|pollo asado|pollos asados|m
canned-chicken|pollo en conserva||m
chicken-liver|hígado de pollo|hígados de pollo|m
chicken-gizzards|mollejas de pollo||f|many
chicken-feet|patas de pollo||f|many
chicken-skin|piel de pollo||f
cornish-hen|picantón|picantones|m
chicken-nuggets|nuggets de pollo||m|many
chicken-kiev|pollo Kiev||m
turkey|pavo|pavos|m
cooked-turkey|pavo asado||m
turkey-breast|pechuga de pavo|pechugas de pavo|f
ground-turkey|carne picada de pavo||f
duck|pato|patos|m
duck-breast|magret de pato|magrets de pato|m
goose|ganso|gansos|m
quail|codorniz|codornices|f
pheasant|faisán|faisanes|m
ostrich|avestruz|avestruces|m
game|carne de caza||f
goat-meat|cabrito||m
rabbit|conejo|conejos|m
frog-legs|ancas de rana||f|many
pate|paté|patés|m
bacon-bits|trocitos de beicon crujiente||m|many
nut|frutos secos||m|many
mixed-nut|cóctel de frutos secos||m
almond|almendra|almendras|f
tamari-almond|almendras con tamari||f|many
walnut|nuez|nueces|f
pecan|nuez pecana|nueces pecanas|f
cashew|anacardo|anacardos|m
pistachio|pistacho|pistachos|m
hazelnut|avellana|avellanas|f
macadamia-nut|nuez de macadamia|nueces de macadamia|f
brazil-nut|nuez de Brasil|nueces de Brasil|f
pine-nut|piñón|piñones|m
chestnut|castaña|castañas|f
candlenut|nuez de kemiri|nueces de kemiri|f
peanut|cacahuete|cacahuetes|m
honey-roasted-peanut|cacahuetes con miel||m|many
peanut-flour|harina de cacahuete||f
peanut-butter|crema de cacahuete||f
almond-butter|crema de almendras||f
pistachio-cream|crema de pistacho||f
almond-paste|mazapán||m
frangipane|frangipane||m
soy-nuts|soja tostada||f
trail-mix|mezcla de frutos secos y fruta||f
seed|semilla|semillas|f
mixed-seed|semillas variadas||f|many
sesame-seed|semillas de sésamo||f|many
tahini|tahini||m
halva|halva||m
sunflower-seed|pipas de girasol||f|many
sunflower-seed-butter|crema de semillas de girasol||f
pumpkin-seed|semillas de calabaza||f|many
flaxseed|semillas de lino||f|many
chia-seed|semillas de chía||f|many
hemp-seed|semillas de cáñamo||f|many
lotus-seed|semillas de loto||f|many
snack|aperitivo salado|aperitivos salados|m
potato-chip|patatas fritas||f|many
pringle|Pringles||f|many
pita-chip|chips de pita||m|many
sour-cream-and-onion-chip|patatas fritas sabor nata agria y cebolla||f|many
tortilla-chip|nachos||m|many
cheese-tortilla-chip|nachos con queso||m|many
plantain-chip|chips de plátano||m|many
popcorn|palomitas||f|many
caramel-corn|palomitas con caramelo||f|many
cheese-popcorn|palomitas con queso||f|many
pretzel|pretzel|pretzels|m
cracker|galletas saladas||f|many
gluten-free-cracker|galletas saladas sin gluten||f|many
butter-cracker|galletas saladas de mantequilla||f|many
cheese-cracker|galletas saladas de queso||f|many
matzo|pan ácimo||m
egg-matzo|pan ácimo al huevo||m
rice-cake|tortitas de arroz||f|many
rice-cracker|galletas de arroz||f|many
papadum|papadum|papadums|m
prawn-cracker|pan de gambas||m
cheese-puff|ganchitos||m|many
cheese-straw|palitos de queso||m|many
bombay-mix|mezcla Bombay||f
wasabi-pea|guisantes con wasabi||m|many
granola-bar|barrita de cereales|barritas de cereales|f
rice-krispie-treat|barritas de arroz inflado y malvavisco||f|many
fruit-leather|láminas de fruta deshidratada||f|many
sorbet|sorbete|sorbetes|m
sherbet|sorbete con leche||m
prepared-meal|plato preparado|platos preparados|m
ready-meal|comida preparada||f
pizza|pizza|pizzas|f
pepperoni-pizza|pizza de pepperoni|pizzas de pepperoni|f
dumplings|empanadillas chinas||f|many
empanada|empanada|empanadas|f
samosa|samosa|samosas|f
vegetable-dumpling|gyozas de verduras||f|many
har-gow|har gow||m
bao-bun|pan bao|panes bao|m
pierogi|pierogi||m
egg-roll|rollito de primavera|rollitos de primavera|m
summer-roll|rollito de verano|rollitos de verano|m
vegetable-spring-roll|rollito de primavera de verduras|rollitos de primavera de verduras|m
burrito|burrito|burritos|m
bean-burrito|burrito de frijoles|burritos de frijoles|m
macaroni-and-cheese|macarrones con queso||m|many
chili-con-carne|chili con carne||m
beef-stew|estofado de ternera|estofados de ternera|m
rice-mix|arroz preparado en sobre||m
lasagna-meal|lasaña|lasañas|f
spaghetti-in-tomato-sauce|espaguetis con tomate||m|many
canned-ravioli|raviolis en lata||m|many
falafel|falafel|falafels|m
potato-salad|ensalada de patata|ensaladas de patata|f
coleslaw|ensalada de col||f
tuna-salad|ensalada de atún||f
seafood-salad|ensalada de marisco||f
chicken-salad|ensalada de pollo||f
egg-salad|ensalada de huevo||f
pasta-salad|ensalada de pasta||f
tortellini-salad|ensalada de tortellini||f
corn-dog|salchicha rebozada en masa de maíz||f
sandwich|sándwich|sándwiches|m
sushi|sushi||m
california-roll|rollito California|rollitos California|m
pot-pie|pastel de carne|pasteles de carne|m
fish-pie|pastel de pescado|pasteles de pescado|m
baby-food|potito|potitos|m
protein-supplement|batido de proteínas|batidos de proteínas|m
collagen-powder|colágeno en polvo||m
pea-protein|proteína de guisante||f
seasoning|condimento en polvo||m
salt|sal||f
seasoned-salt|sal sazonada||f
celery-salt|sal de apio||f
sea-salt|sal marina||f
msg|glutamato monosódico||m
peppercorn|pimienta en grano||f
black-pepper|pimienta negra||f
white-pepper|pimienta blanca||f
green-peppercorn|pimienta verde||f
sichuan-peppercorn|pimienta de Sichuan||f
spice|especia|especias|f
allspice|pimienta de Jamaica||f
anise-seed|anís en grano||m
star-anise|anís estrellado||m
annatto|achiote||m
asafoetida|asafétida||f
caraway-seed|alcaravea||f
cardamom|cardamomo||m
cayenne-pepper|cayena||f
celery-seed|semillas de apio||f|many
chili-flakes|guindilla en copos||f
shichimi-togarashi|shichimi togarashi||m
chili-powder|chile en polvo||m
gochugaru|gochugaru||m
cinnamon|canela||f
cinnamon-stick|rama de canela|ramas de canela|f
clove|clavo de olor|clavos de olor|m
coriander-seed|semillas de cilantro||f|many
cumin|comino||m
curry-powder|curry en polvo||m
dill-seed|semillas de eneldo||f|many
fennel-seed|semillas de hinojo||f|many
fenugreek|fenogreco||m
fenugreek-leaves|hojas de fenogreco||f|many
five-spice-powder|polvo de cinco especias||m
galangal-powder|galanga en polvo||f
garam-masala|garam masala||m
panch-phoron|panch phoron||m
garlic-powder|ajo en polvo||m
onion-powder|cebolla en polvo||f
onion-soup-mix|sopa de cebolla en sobre||f
fried-onion|cebolla frita crujiente||f
ground-ginger|jengibre molido||m
ground-mustard|mostaza en polvo||f
mustard-seed|semillas de mostaza||f|many
juniper-berry|bayas de enebro||f|many
mace|macis||f
nigella-seed|semillas de nigella||f|many
nutmeg|nuez moscada|nueces moscadas|f
paprika|pimentón||m
smoked-paprika|pimentón ahumado||m
poppy-seed|semillas de amapola||f|many
pumpkin-pie-spice|mezcla de especias dulces||f
saffron|azafrán||m
sumac|zumaque||m
turmeric|cúrcuma||f
vanilla-bean|vaina de vainilla|vainas de vainilla|f
cajun-seasoning|especias cajún||f|many
crab-boil|especias para cocer marisco||f|many
old-bay|condimento Old Bay||m
taco-seasoning|sazonador para tacos||m
italian-seasoning|hierbas italianas||f|many
poultry-seasoning|sazonador para pollo||m
pickling-spice|especias para encurtir||f|many
zaatar|zaatar||m
dukkah|dukkah||m
baharat|baharat||m
ras-el-hanout|ras el hanout||m
jerk-seasoning|especias jerk||f|many
berbere|berbere||m
pilau-seasoning|condimento para arroz||m
ranch-seasoning|condimento ranch en polvo||m
gravy-mix|salsa gravy en polvo||f
beef-gravy-granule|salsa de carne de ternera en polvo||f
file-powder|polvo filé||m
furikake|furikake||m
dried-lime|lima seca|limas secas|f
dried-barberry|agracejo seco||m
liquid-smoke|humo líquido||m
hibiscus-flower|flor de hibisco|flores de hibisco|f
edible-flower|flores comestibles||f|many
lavender|lavanda||f
dried-herb|hierbas secas||f|many
dried-basil|albahaca seca||f
bay-leaf|hoja de laurel|hojas de laurel|f
dried-oregano|orégano seco||m
dried-thyme|tomillo seco||m
dried-rosemary|romero seco||m
dried-sage|salvia seca||f
dried-dill|eneldo seco||m
dried-parsley|perejil seco||m
dried-tarragon|estragón seco||m
dried-marjoram|mejorana seca||f
dried-savory|ajedrea||f
dried-mint|menta seca||f
dried-chervil|perifollo seco||m
dried-cilantro|cilantro seco||m
freeze-dried-chives|cebollino seco||m
herb|hierbas frescas||f|many
parsley|perejil||m
cilantro|cilantro||m
basil|albahaca||f
mint|menta||f
dill|eneldo||m
thyme|tomillo||m
rosemary|romero||m
sage|salvia||f
oregano|orégano||m
marjoram|mejorana||f
tarragon|estragón||m
chives|cebollino||m
chervil|perifollo||m
curry-leaf|hojas de curry||f|many
lemongrass|hierba limón||f
lovage|levístico||m
shiso|shiso||m
epazote|epazote||m
culantro|culantro||m
pandan-leaf|hojas de pandan||f|many
lemon-verbena|hierbaluisa||f
wheatgrass|hierba de trigo||f
vegetable|verdura|verduras|f
leafy-green|verduras de hoja||f|many
lettuce|lechuga|lechugas|f
romaine-lettuce|lechuga romana|lechugas romanas|f
iceberg-lettuce|lechuga iceberg|lechugas iceberg|f
butter-lettuce|lechuga trocadero|lechugas trocadero|f
red-leaf-lettuce|lechuga roja|lechugas rojas|f
little-gem-lettuce|cogollo de lechuga|cogollos de lechuga|m
spinach|espinacas||f|many
frozen-spinach|espinacas congeladas||f|many
canned-spinach|espinacas en conserva||f|many
kale|kale||m
lacinato-kale|kale negro||m
swiss-chard|acelgas||f|many
arugula|rúcula||f
collard-greens|berza|berzas|f
mustard-greens|hojas de mostaza||f|many
turnip-greens|grelos||m|many
beet-greens|hojas de remolacha||f|many
dandelion-greens|diente de león|dientes de león|m
watercress|berros||m|many
garden-cress|mastuerzo||m
endive|escarola|escarolas|f
belgian-endive|endibia|endibias|f
radicchio|radicchio|radicchios|m
mache|canónigos||m|many
sorrel|acedera|acederas|f
purslane|verdolaga|verdolagas|f
amaranth-leaves|hojas de amaranto||f|many
lambs-quarters|cenizo||m
stinging-nettle|ortiga|ortigas|f
moringa-leaves|hojas de moringa||f|many
taro-leaves|hojas de taro||f|many
sweet-potato-leaves|hojas de boniato||f|many
pumpkin-shoots|brotes de calabaza||m|many
malabar-spinach|espinaca de Malabar||f
water-spinach|espinaca de agua||f
grape-leaves|hojas de parra||f|many
jarred-grape-leaves|hojas de parra en conserva||f|many
chrysanthemum-greens|hojas de crisantemo||f|many
microgreens|microbrotes||m|many
pea-shoots|brotes de guisante||m|many
broccoli-leaves|hojas de brócoli||f|many
new-zealand-spinach|espinaca de Nueva Zelanda||f
jute-leaves|hojas de yute||f|many
cruciferous-vegetable|crucífera|crucíferas|f
broccoli|brócoli|brócolis|m
broccolini|bimi||m
frozen-broccoli|brócoli congelado||m
romanesco|romanesco|romanescos|m
broccoli-rabe|friarielli||m
chinese-broccoli|brócoli chino||m
cauliflower|coliflor|coliflores|f
cauliflower-rice|arroz de coliflor||m
frozen-cauliflower|coliflor congelada||f
cabbage|repollo|repollos|m
red-cabbage|lombarda|lombardas|f
savoy-cabbage|col de Milán|coles de Milán|f
napa-cabbage|col china|coles chinas|f
bok-choy|pak choi||m
komatsuna|komatsuna||f
coleslaw-mix|mezcla de col y zanahoria ralladas||f
brussels-sprouts|coles de Bruselas||f|many
kohlrabi|colirrábano|colirrábanos|m
tatsoi|tatsoi||m
mizuna|mizuna||f
choy-sum|choy sum||m
allium|aliácea|aliáceas|f
onion|cebolla|cebollas|f
white-onion|cebolla blanca|cebollas blancas|f
red-onion|cebolla roja|cebollas rojas|f
sweet-onion|cebolla dulce|cebollas dulces|f
pearl-onion|cebollita francesa|cebollitas francesas|f
frozen-onion|cebolla congelada||f
shallot|chalota|chalotas|f
scallion|cebolleta|cebolletas|f
leek|puerro|puerros|m
ramp|ajo silvestre|ajos silvestres|m
garlic|ajo|ajos|m
garlic-scape|ajete|ajetes|m
root-vegetable|hortaliza de raíz|hortalizas de raíz|f
carrot|zanahoria|zanahorias|f
baby-carrot|zanahoria baby|zanahorias baby|f
canned-carrot|zanahorias en conserva||f|many
parsnip|chirivía|chirivías|f
turnip|nabo|nabos|m
rutabaga|colinabo|colinabos|m
beet|remolacha|remolachas|f
canned-beet|remolacha en conserva||f
pickled-beet|remolacha encurtida||f
radish|rábano|rábanos|m
daikon|rábano daikon||m
dried-daikon|daikon seco||m
celery-root|apionabo|apionabos|m
jerusalem-artichoke|tupinambo|tupinambos|m
horseradish-root|rábano picante||m
burdock-root|raíz de bardana|raíces de bardana|f
salsify|salsifí|salsifíes|m
lotus-root|raíz de loto|raíces de loto|f
jicama|jícama|jícamas|f
potato|patata|patatas|f
russet-potato|patata russet|patatas russet|f
yukon-gold-potato|patata amarilla|patatas amarillas|f
red-potato|patata roja|patatas rojas|f
new-potato|patata nueva|patatas nuevas|f
canned-potato|patatas en conserva||f|many
hash-browns|patata rallada congelada||f
french-fries|patatas fritas congeladas||f|many
tater-tots|bocaditos de patata||m|many
mashed-potato|puré de patata||m
instant-mashed-potato|puré de patata instantáneo||m
sweet-potato|boniato|boniatos|m
canned-sweet-potato|puré de boniato||m
yam|ñame|ñames|m
taro-root|taro||m
cassava|yuca|yucas|f
water-chestnut|castaña de agua|castañas de agua|f
arrowroot-root|raíz de arrurruz|raíces de arrurruz|f
ginger|jengibre||m
galangal|galanga||f
fresh-turmeric|cúrcuma fresca||f
wasabi-root|raíz de wasabi|raíces de wasabi|f
pod-and-stem-vegetable|verdura de vaina y tallo|verduras de vaina y tallo|f
celery|apio|apios|m
fennel|hinojo|hinojos|m
asparagus|espárragos||m|many
canned-asparagus|espárragos en conserva||m|many
artichoke|alcachofa|alcachofas|f
canned-artichoke|alcachofas en conserva||f|many
cardoon|cardo|cardos|m
rhubarb|ruibarbo||m
okra|okra||f
green-bean|judía verde|judías verdes|f
canned-green-bean|judías verdes en conserva||f|many
yardlong-bean|judía verde larga|judías verdes largas|f
snow-pea|tirabeque|tirabeques|m
sugar-snap-pea|guisante dulce de vaina|guisantes dulces de vaina|m
pea|guisantes||m|many
canned-pea|guisantes en conserva||m|many
fava-bean|habas||f|many
lima-bean|judías de Lima||f|many
edamame|edamame||m
moringa-drumsticks|vainas de moringa||f|many
winged-bean|judía alada|judías aladas|f
hyacinth-bean|judía de Egipto|judías de Egipto|f
cluster-bean|judía guar|judías guar|f
bamboo-shoots|brotes de bambú||m|many
hearts-of-palm|palmitos||m|many
fiddlehead-ferns|brotes de helecho||m|many
nopales|nopales||m|many
sea-beans|salicornia||f
bean-sprouts|brotes de soja||m|many
soybean-sprout|brotes de soja amarilla||m|many
alfalfa-sprouts|brotes de alfalfa||m|many
lentil-sprouts|brotes de lenteja||m|many
banana-flower|flor de banano|flores de banano|f
celtuce|lechuga de tallo||f
squash-blossom|flor de calabacín|flores de calabacín|f
fruiting-vegetable|hortaliza de fruto|hortalizas de fruto|f
tomato|tomate|tomates|m
cherry-tomato|tomate cherry|tomates cherry|m
grape-tomato|tomate uva|tomates uva|m
plum-tomato|tomate pera|tomates pera|m
green-tomato|tomate verde sin madurar|tomates verdes sin madurar|m
yellow-tomato|tomate amarillo|tomates amarillos|m
tomatillo|tomatillo|tomatillos|m
cucumber|pepino|pepinos|m
english-cucumber|pepino holandés|pepinos holandeses|m
persian-cucumber|pepino persa|pepinos persas|m
zucchini|calabacín|calabacines|m
baby-zucchini|calabacín mini|calabacines mini|m
summer-squash|calabacín amarillo|calabacines amarillos|m
eggplant|berenjena|berenjenas|f
japanese-eggplant|berenjena japonesa|berenjenas japonesas|f
bell-pepper|pimiento|pimientos|m
red-bell-pepper|pimiento rojo|pimientos rojos|m
yellow-bell-pepper|pimiento amarillo|pimientos amarillos|m
roasted-red-pepper|pimientos asados||m|many
chili-pepper|guindilla|guindillas|f
green-chili|guindilla verde|guindillas verdes|f
jalapeno|jalapeño|jalapeños|m
serrano-pepper|chile serrano|chiles serranos|m
poblano-pepper|chile poblano|chiles poblanos|m
habanero|habanero|habaneros|m
thai-chili|chile tailandés|chiles tailandeses|m
banana-pepper|pimiento banana|pimientos banana|m
pickled-jalapeno|jalapeños en conserva||m|many
canned-green-chili|chiles verdes en conserva||m|many
pickled-hot-pepper|guindillas en vinagre||f|many
winter-squash|calabaza de invierno|calabazas de invierno|f
butternut-squash|calabaza cacahuete|calabazas cacahuete|f
acorn-squash|calabaza bellota|calabazas bellota|f
spaghetti-squash|calabaza espagueti|calabazas espagueti|f
kabocha-squash|calabaza kabocha|calabazas kabocha|f
pumpkin|calabaza|calabazas|f
pumpkin-puree|puré de calabaza||m
chayote|chayote|chayotes|m
bitter-gourd|melón amargo|melones amargos|m
bottle-gourd|calabaza de botella||f
ash-gourd|calabaza blanca china||f
sponge-gourd|lufa|lufas|f
snake-gourd|calabaza serpiente||f
pointed-gourd|calabaza parwal||f
ivy-gourd|calabaza hiedra||f
corn|maíz|maíces|m
frozen-corn|maíz congelado||m
canned-corn|maíz en lata||m
creamed-corn|crema de maíz||m
baby-corn|mazorquitas de maíz||f|many
avocado|aguacate|aguacates|m
mushroom|champiñón|champiñones|m
cremini-mushroom|champiñón marrón|champiñones marrones|m
portobello-mushroom|champiñón Portobello|champiñones Portobello|m
shiitake-mushroom|seta shiitake|setas shiitake|f
oyster-mushroom|seta ostra|setas ostra|f
enoki-mushroom|seta enoki|setas enoki|f
maitake-mushroom|seta maitake|setas maitake|f
chanterelle|rebozuelo|rebozuelos|m
morel|colmenilla|colmenillas|f
porcini-mushroom|boletus|boletus|m
dried-shiitake-mushroom|setas shiitake secas||f|many
dried-porcini-mushroom|boletus secos||m|many
wood-ear-mushroom|oreja de Judas||f
straw-mushroom|setas de paja||f|many
beech-mushroom|seta shimeji|setas shimeji|f
canned-mushroom|champiñones en conserva||m|many
truffle|trufa|trufas|f
seaweed|algas||f|many
seaweed-snack|snack de algas|snacks de algas|m
nori|alga nori|algas nori|f
kombu|alga kombu|algas kombu|f
wakame|alga wakame|algas wakame|f
hijiki|alga hijiki|algas hijiki|f
dulse|alga dulse|algas dulse|f
agar|agar-agar||m
spirulina|espirulina||f
frozen-mixed-vegetable|verduras congeladas||f|many
canned-mixed-vegetable|verduras en conserva||f|many
sauerkraut|chucrut||m
kimchi|kimchi||m
pickle|pepinillo|pepinillos|m
sweet-pickle|pepinillos dulces||m|many
pickle-relish|relish de pepinillo||m
pickled-radish|rábano encurtido||m
preserved-mustard-greens|hojas de mostaza encurtidas||f|many
zha-cai|zha cai||m
pickled-ginger|jengibre encurtido||m
pickled-onion|cebolla encurtida|cebollas encurtidas|f
sun-dried-tomato|tomates secos||m|many
dried-chili|guindilla seca|guindillas secas|f
ancho-chile|chile ancho|chiles anchos|m
pasilla-chile|chile pasilla|chiles pasilla|m
chipotle-chile|chile chipotle|chiles chipotle|m
young-jackfruit|yaca verde||f
`;
