// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | name | plural | gender | "many" where the name is one already */
export const SHOWN = `
bread|pane||m
buttered-toast|pane tostato imburrato||m
milk-bread|pane al latte||m
whole-wheat-bread|pane integrale||m
seeded-bread|pane ai semi||m
sourdough-bread|pane a lievitazione naturale||m
italian-bread|ciabatta|ciabatte|f
focaccia|focaccia|focacce|f
rye-bread|pane di segale||m
raisin-bread|pane all'uvetta||m
panettone|panettone|panettoni|m
stollen|stollen||m
brioche|brioche||f
cornbread|pane di mais||m
gluten-free-bread|pane senza glutine||m
garlic-bread|pane all'aglio||m
bread-roll|panino|panini|m
milk-roll|panino al latte|panini al latte|m
burger-bun|panino per hamburger|panini per hamburger|m
brioche-bun|panino brioche|panini brioche|m
sesame-bun|panino al sesamo|panini al sesamo|m
bagel|bagel||m
egg-bagel|bagel all'uovo||m
sesame-bagel|bagel al sesamo||m
english-muffin|muffin inglese|muffin inglesi|m
croissant|croissant||m
flatbread|pane piatto|pani piatti|m
pita-bread|pita|pite|f
naan|naan||m
chapati|chapati||m
lefse|lefse||m
tortilla|tortilla|tortillas|f
corn-tortilla|tortilla di mais|tortillas di mais|f
whole-wheat-tortilla|tortilla integrale|tortillas integrali|f
taco-shell|guscio per tacos|gusci per tacos|m
pizza-base|base per pizza|basi per pizza|f
breadcrumbs|pangrattato||m
panko|panko||m
croutons|crostini||m|many
stuffing-mix|preparato per ripieno||m
breadstick|grissino|grissini|m
dough|impasto|impasti|m
puff-pastry|pasta sfoglia||f
butter-puff-pastry|pasta sfoglia al burro||f
shortcrust-pastry|pasta brisée||f
graham-cracker-crust|base di biscotti||f
phyllo|pasta fillo||f
pizza-dough|pasta per pizza||f
bread-dough|impasto per pane||m
biscuit-dough|impasto per panini al latticello||m
cookie-dough|impasto per biscotti||m
pancake|pancake||m
chinese-pancake|crespella cinese|crespelle cinesi|f
waffle|waffle||m
biscuit|panino al latticello|panini al latticello|m
muffin|muffin||m
cake|torta|torte|f
sponge-cake|pan di Spagna||m
ladyfingers|savoiardi||m|many
cake-mix|preparato per torte||m
pancake-mix|preparato per pancake||m
danish-pastry|sfoglia danese|sfoglie danesi|f
baklava|baklava||f
donut|ciambella fritta|ciambelle fritte|f
pie|crostata|crostate|f
quiche|quiche||f
pecan-pie|crostata di noci pecan||f
meringue|meringa|meringhe|f
sweetener|dolcificante|dolcificanti|m
sugar|zucchero||m
caster-sugar|zucchero semolato fine||m
powdered-sugar|zucchero a velo||m
brown-sugar|zucchero di canna||m
raw-sugar|zucchero grezzo||m
palm-sugar|zucchero di palma||m
maple-sugar|zucchero d'acero||m
fructose|fruttosio||m
honey|miele||m
syrup|sciroppo|sciroppi|m
nut-syrup|sciroppo di mandorle||m
maple-syrup|sciroppo d'acero||m
corn-syrup|sciroppo di glucosio||m
malt-syrup|malto d'orzo||m
golden-syrup|golden syrup||m
molasses|melassa||f
agave-syrup|sciroppo d'agave||m
pomegranate-molasses|melassa di melagrana||f
chocolate-syrup|sciroppo al cioccolato||m
fudge-sauce|ganache||f
caramel-sauce|salsa al caramello||f
sugar-substitute|edulcorante||m
leavener|agente lievitante|agenti lievitanti|m
baking-powder|lievito per dolci||m
baking-soda|bicarbonato||m
cream-of-tartar|cremor tartaro||m
yeast|lievito di birra secco||m
fresh-yeast|lievito di birra fresco||m
gelatin|gelatina||f
jello|gelatina dolce in polvere||f
pectin|pectina||f
xanthan-gum|gomma di xantano||f
rennet|caglio||m
pickling-lime|calce alimentare||f
vegetable-rennet|caglio vegetale||m
vanilla-extract|estratto di vaniglia||m
almond-extract|estratto di mandorla||m
flavor-extract|aroma per dolci|aromi per dolci|m
butter-extract|aroma di burro||m
food-coloring|colorante alimentare|coloranti alimentari|m
rose-water|acqua di rose||f
chocolate|cioccolato||m
dark-chocolate|cioccolato fondente||m
semisweet-chocolate|gocce di cioccolato||f|many
unsweetened-chocolate|massa di cacao||f
milk-chocolate|cioccolato al latte||m
chocolate-kiss|cioccolatini Hershey's Kisses||m|many
toblerone|Toblerone||m
chocolate-malt-ball|Maltesers||m|many
peanut-butter-cup|cioccolatini al burro di arachidi||m|many
white-chocolate|cioccolato bianco||m
almond-bark|cioccolato bianco con mandorle||m
butterscotch-chips|gocce al caramello||f|many
peanut-butter-chip|gocce al burro di arachidi||f|many
cocoa-powder|cacao amaro||m
hot-chocolate-mix|preparato per cioccolata calda||m
ovaltine|bevanda al malto in polvere||f
chocolate-hazelnut-spread|crema di nocciole e cacao||f
cookie-butter|crema spalmabile di biscotti speculoos||f
carob-powder|farina di carrube||f
cocoa-butter|burro di cacao||m
jam|confettura|confetture|f
apricot-jam|confettura di albicocche||f
marmalade|marmellata di arance||f
jelly|gelatina di frutta||f
apple-butter|composta densa di mele||f
lemon-curd|lemon curd||m
quince-paste|cotognata||f
pie-filling|ripieno di frutta per crostate||m
mincemeat|mincemeat||m
pumpkin-pie-filling|ripieno di zucca per torta||m
pudding-mix|preparato per budino||m
pudding|budino|budini|m
panna-cotta|panna cotta||f
flan|crème caramel||m
tiramisu|tiramisù||m
frosting|glassa||f
royal-icing|ghiaccia reale||f
sprinkles|zuccherini colorati||m|many
marshmallow|marshmallow||m
marshmallow-fluff|crema di marshmallow||f
candy|caramella|caramelle|f
turkish-delight|lokum||m
candied-almond|confetti di mandorla||m|many
praline|pralinato||m
peanut-brittle|croccante di arachidi||m
nougat|torrone||m
toffee|toffee||m
fudge|fudge||m
butterscotch-candy|caramelle butterscotch||f|many
licorice|liquirizia||f
gummy-candy|caramelle gommose||f|many
caramel|caramelle mou||f|many
cookie|biscotto|biscotti|m
amaretti|amaretti||m|many
peanut-butter-cookie|biscotti al burro di arachidi||m|many
graham-cracker|biscotti digestive||m|many
chocolate-sandwich-cookie|biscotti Oreo||m|many
shortbread|shortbread||m
gingersnap|biscotti allo zenzero||m|many
vanilla-wafer|wafer alla vaniglia||m|many
ice-cream-cone|cono gelato|coni gelato|m
condiment|salsa da tavola|salse da tavola|f
ketchup|ketchup||m
mustard|senape||f
dijon-mustard|senape di Digione||f
whole-grain-mustard|senape in grani||f
honey-mustard|senape al miele||f
mayonnaise|maionese||f
light-mayonnaise|maionese leggera||f
tartar-sauce|salsa tartara||f
sandwich-spread|salsa cocktail||f
hot-sauce|salsa piccante||f
buffalo-sauce|salsa Buffalo||f
sriracha|sriracha||f
sambal-oelek|sambal oelek||m
yuzu-kosho|yuzu kosho||m
nam-prik-pao|nam prik pao||m
harissa|harissa||f
chipotle-in-adobo|chipotle in adobo||m
sweet-chili-sauce|salsa di peperoncino dolce||f
chili-sauce|salsa chili||f
mole-paste|pasta per mole||f
soy-sauce|salsa di soia||f
dark-soy-sauce|salsa di soia scura||f
low-sodium-soy-sauce|salsa di soia a ridotto contenuto di sale||f
tamari|tamari||m
sweet-soy-sauce|salsa di soia dolce||f
ponzu|salsa ponzu||f
teriyaki-sauce|salsa teriyaki||f
hoisin-sauce|salsa hoisin||f
oyster-sauce|salsa di ostriche||f
fish-sauce|salsa di pesce||f
worcestershire-sauce|salsa Worcestershire||f
steak-sauce|salsa per bistecche||f
miso|miso||m
doenjang|doenjang||m
gochujang|gochujang||m
doubanjiang|doubanjiang||m
black-bean-sauce|salsa di soia nera fermentata||f
barbecue-sauce|salsa barbecue||f
honey-barbecue-sauce|salsa barbecue al miele||f
sweet-and-sour-sauce|salsa agrodolce||f
general-tsos-sauce|salsa del generale Tso||f
vinegar|aceto||m
malt-vinegar|aceto di malto||m
apple-cider-vinegar|aceto di mele||m
white-wine-vinegar|aceto di vino bianco||m
red-wine-vinegar|aceto di vino rosso||m
sherry-vinegar|aceto di sherry||m
balsamic-vinegar|aceto balsamico||m
balsamic-glaze|glassa di aceto balsamico||f
rice-vinegar|aceto di riso||m
black-vinegar|aceto nero cinese||m
wasabi-paste|pasta di wasabi||f
prepared-horseradish|rafano in vasetto||m
horseradish-cream|salsa al rafano||f
capers|capperi||m|many
pesto|pesto||m
red-pesto|pesto rosso||m
romesco|salsa romesco||f
hummus|hummus||m
baba-ganoush|baba ganoush||m
tzatziki|tzatziki||m
guacamole|guacamole||m
bean-dip|crema di fagioli||f
layered-bean-dip|crema di fagioli a strati||f
sour-cream-dip|salsa alla panna acida||f
salsa|salsa messicana||f
salsa-verde|salsa verde messicana||f
enchilada-sauce|salsa per enchiladas||f
curry-paste|pasta di curry thai||f
indian-curry-paste|pasta di curry indiana||f
curry-sauce|salsa al curry||f
korma-sauce|salsa korma||f
curry-roux|roux di curry giapponese||m
salad-dressing|condimento per insalata|condimenti per insalata|m
honey-dressing|condimento per insalata al miele||m
creamy-italian-dressing|condimento cremoso all'italiana||m
ranch-dressing|salsa ranch||f
caesar-dressing|salsa Caesar||f
blue-cheese-dressing|salsa al formaggio erborinato||f
sesame-dressing|condimento al sesamo||m
peanut-sauce|salsa di arachidi||f
chutney|chutney||m
branston-pickle|Branston pickle||m
piccalilli|piccalilli||m
yeast-extract|estratto di lievito||m
marinade|marinata|marinate|f
browning-sauce|salsa colorante per sughi||f
maggi-seasoning|Maggi liquido||m
tomato-product|conserva di pomodoro|conserve di pomodoro|f
canned-tomato|pomodori pelati||m|many
crushed-tomato|polpa di pomodoro fine||f
tomatoes-with-green-chiles|polpa di pomodoro con peperoncini verdi||f
tomato-paste|concentrato di pomodoro||m
passata|passata di pomodoro||f
tomato-sauce|salsa di pomodoro||f
marinara-sauce|sugo pronto al pomodoro||m
vodka-sauce|sugo alla vodka||m
meat-sauce|ragù||m
pizza-sauce|salsa per pizza||f
tomato-juice|succo di pomodoro||m
vegetable-juice|succo di verdure||m
bloody-mary-mix|preparato per Bloody Mary||m
clamato|succo di pomodoro e vongole||m
tomato-powder|pomodoro in polvere||m
white-sauce|besciamella||f
carbonara-sauce|salsa alla carbonara||f
stock|brodo|brodi|m
chicken-stock|brodo di pollo||m
beef-stock|brodo di carne||m
fish-stock|brodo di pesce||m
mussel-broth|brodo di cozze||m
shellfish-stock|brodo di crostacei||m
dashi|dashi||m
vegetable-stock|brodo vegetale||m
bouillon-cube|dado da brodo|dadi da brodo|m
fish-bouillon-cube|dado di pesce|dadi di pesce|m
beef-bouillon-cube|dado di carne|dadi di carne|m
vegetable-bouillon-cube|dado vegetale|dadi vegetali|m
gravy|sugo d'arrosto||m
soup|zuppa|zuppe|f
cream-of-mushroom-soup|crema di funghi||f
cream-of-chicken-soup|crema di pollo||f
tomato-soup|zuppa di pomodoro||f
cream-of-tomato-soup|crema di pomodoro||f
chicken-soup|minestra di pollo||f
vegetable-soup|minestrone|minestroni|m
miso-soup|zuppa di miso||f
clam-chowder|zuppa cremosa di vongole||f
seafood-chowder|zuppa cremosa di mare||f
corn-chowder|zuppa cremosa di mais||f
lobster-bisque|bisque||f
hollandaise-sauce|salsa olandese||f
dairy|latticini||m|many
milk|latte||m
reduced-fat-milk|latte parzialmente scremato||m
low-fat-milk|latte magro||m
skim-milk|latte scremato||m
lactose-free-milk|latte senza lattosio||m
chocolate-milk|latte al cioccolato||m
goat-milk|latte di capra||m
sheep-milk|latte di pecora||m
buffalo-milk|latte di bufala||m
evaporated-milk|latte evaporato||m
evaporated-skim-milk|latte evaporato scremato||m
condensed-milk|latte condensato||m
milk-powder|latte in polvere||m
skim-milk-powder|latte scremato in polvere||m
malted-milk-powder|latte maltato in polvere||m
buttermilk|latticello||m
whole-buttermilk|latticello intero||m
buttermilk-powder|latticello in polvere||m
eggnog|eggnog||m
kefir|kefir||m
whey|siero di latte||m
whey-powder|siero di latte in polvere||m
yogurt|yogurt||m
low-fat-yogurt|yogurt magro||m
greek-yogurt|yogurt greco||m
low-fat-greek-yogurt|yogurt greco magro||m
flavored-yogurt|yogurt alla frutta||m
frozen-yogurt|frozen yogurt||m
cream|panna||f
heavy-cream|panna fresca||f
light-cream|panna leggera||f
half-and-half|miscela di latte e panna||f
sour-cream|panna acida||f
light-sour-cream|panna acida leggera||f
creme-fraiche|crème fraîche||f
whipped-cream|panna montata||f
whipped-topping|crema montata surgelata||f
coffee-creamer|panna per caffè||f
butter|burro||m
unsalted-butter|burro non salato||m
light-butter|burro leggero||m
ghee|ghee||m
brown-butter|burro nocciola||m
compound-butter|burro aromatizzato||m
anchovy-butter|burro alle acciughe||m
lobster-butter|burro d'astice||m
cheese|formaggio|formaggi|m
hard-cheese|formaggio a pasta dura|formaggi a pasta dura|m
cheddar|cheddar||m
reduced-fat-cheddar|cheddar leggero||m
red-leicester|red leicester||m
colby|colby||m
parmesan|parmigiano||m
grated-parmesan|parmigiano grattugiato||m
vegetarian-parmesan|formaggio duro con caglio vegetale||m
pecorino|pecorino||m
manchego|manchego||m
gruyere|gruyère||m
swiss-cheese|emmental||m
raclette-cheese|formaggio da raclette||m
gouda|gouda||m
edam|edam||m
provolone|provolone||m
monterey-jack|monterey jack||m
muenster|munster||m
fontina|fontina||f
brunost|brunost||m
soft-cheese|formaggio a pasta molle|formaggi a pasta molle|m
brie|brie||m
camembert|camembert||m
cream-cheese|formaggio spalmabile||m
light-cream-cheese|formaggio spalmabile leggero||m
mascarpone|mascarpone||m
ricotta|ricotta|ricotte|f
part-skim-ricotta|ricotta light||f
ricotta-salata|ricotta salata||f
cottage-cheese|fiocchi di latte||m|many
low-fat-cottage-cheese|fiocchi di latte light||m|many
farmer-cheese|formaggio fresco di latte cagliato||m
quark|quark||m
fromage-blanc|fromage blanc||m
feta|feta||f
goat-cheese|formaggio di capra|formaggi di capra|m
semi-soft-goat-cheese|caprino stagionato||m
mozzarella|mozzarella|mozzarelle|f
low-moisture-mozzarella|mozzarella per pizza||f
buffalo-mozzarella|mozzarella di bufala|mozzarelle di bufala|f
burrata|burrata|burrate|f
queso-fresco|queso fresco||m
queso-blanco|queso blanco||m
cotija|cotija||m
oaxaca-cheese|queso Oaxaca||m
halloumi|halloumi||m
paneer|paneer||m
blue-cheese|formaggio erborinato|formaggi erborinati|m
gorgonzola|gorgonzola||m
roquefort|roquefort||m
stilton|stilton||m
american-cheese|formaggio fuso a fette||m
pimento-cheese|formaggio spalmabile ai peperoni||m
cheese-sauce|salsa al formaggio||f
mexican-cheese-blend|misto di formaggi messicani grattugiati||m
cheese-curds|cagliata||f
ice-cream|gelato|gelati|m
chocolate-ice-cream|gelato al cioccolato||m
strawberry-ice-cream|gelato alla fragola||m
ice-cream-sandwich|gelato biscotto||m
custard|crema pasticcera||f
dulce-de-leche|dulce de leche||m
egg|uovo|uova|m
egg-white|albume|albumi|m
egg-yolk|tuorlo|tuorli|m
hard-boiled-egg|uovo sodo|uova sode|m
duck-egg|uovo d'anatra|uova d'anatra|m
quail-egg|uovo di quaglia|uova di quaglia|m
egg-powder|uova in polvere||m|many
meringue-powder|albume in polvere||m
egg-substitute|uova pastorizzate in brick||m|many
drink|bevanda|bevande|f
water|acqua||f
sparkling-water|acqua frizzante||f
soda|bevanda gassata|bevande gassate|f
ginger-ale|ginger ale||m
tonic-water|acqua tonica||f
kombucha|kombucha||m
energy-drink|bevanda energetica|bevande energetiche|f
sports-drink|bevanda per sportivi|bevande per sportivi|f
juice|succo di frutta|succhi di frutta|m
orange-juice|succo d'arancia||m
apple-juice|succo di mela||m
pineapple-juice|succo d'ananas||m
grape-juice|succo d'uva||m
grapefruit-juice|succo di pompelmo||m
cranberry-juice|succo di mirtilli rossi||m
pomegranate-juice|succo di melagrana||m
carrot-juice|succo di carota||m
green-juice|succo verde||m
celery-juice|succo di sedano||m
prune-juice|succo di prugna||m
mango-nectar|succo di mango||m
watermelon-juice|succo d'anguria||m
lemonade|limonata||f
coconut-water|acqua di cocco||f
coffee|caffè||m
latte|caffellatte||m
espresso|caffè espresso||m
instant-coffee|caffè solubile||m
ground-coffee|caffè macinato||m
tea|tè||m
iced-tea|tè freddo||m
green-tea|tè verde||m
herbal-tea|tisana|tisane|f
smoothie|smoothie||m
milkshake|frappè||m
non-alcoholic-beer|birra analcolica||f
alcohol|superalcolico|superalcolici|m
beer|birra|birre|f
hard-cider|sidro||m
wine|vino|vini|m
red-wine|vino rosso|vini rossi|m
white-wine|vino bianco|vini bianchi|m
sparkling-wine|spumante|spumanti|m
fortified-wine|vino liquoroso|vini liquorosi|m
sherry|sherry||m
port|porto||m
marsala|marsala||m
madeira|madera||m
vermouth|vermut||m
rice-wine|vino di riso||m
mirin|mirin||m
shaoxing-wine|vino Shaoxing||m
sake|sakè||m
brandy|brandy||m
rum|rum||m
vodka|vodka||f
gin|gin||m
whiskey|whisky||m
tequila|tequila||f
liqueur|liquore|liquori|m
velvet-falernum|falernum||m
advocaat|liquore all'uovo||m
walnut-liqueur|nocino||m
hazelnut-liqueur|liquore alla nocciola||m
orange-liqueur|liquore all'arancia||m
coffee-liqueur|liquore al caffè||m
amaretto|amaretto||m
anise-liqueur|liquore all'anice||m
irish-cream|crema di whisky||f
bitters|bitter aromatico||m
celery-bitters|bitter al sedano||m
oil|olio|oli|m
vegetable-oil|olio di semi||m
olive-oil|olio d'oliva||m
extra-virgin-olive-oil|olio extravergine d'oliva||m
canola-oil|olio di colza||m
sunflower-oil|olio di semi di girasole||m
corn-oil|olio di mais||m
peanut-oil|olio di arachidi||m
sesame-oil|olio di sesamo||m
chili-oil|olio al peperoncino||m
rayu|rayu||m
coconut-oil|olio di cocco||m
avocado-oil|olio di avocado||m
grapeseed-oil|olio di vinaccioli||m
safflower-oil|olio di cartamo||m
walnut-oil|olio di noci||m
hazelnut-oil|olio di nocciole||m
almond-oil|olio di mandorle||m
truffle-oil|olio al tartufo||m
flaxseed-oil|olio di lino||m
mustard-oil|olio di senape||m
rice-bran-oil|olio di riso||m
palm-oil|olio di palma||m
pumpkin-seed-oil|olio di semi di zucca||m
cottonseed-oil|olio di semi di cotone||m
wheat-germ-oil|olio di germe di grano||m
cod-liver-oil|olio di fegato di merluzzo||m
cooking-spray|olio spray||m
animal-fat|grasso animale|grassi animali|m
lard|strutto||m
beef-tallow|sego di manzo||m
suet|grasso di rognone||m
bacon-fat|grasso di bacon||m
duck-fat|grasso d'anatra||m
schmaltz|grasso di pollo||m
salt-pork|lardo||m
shortening|grasso vegetale solido||m
margarine|margarina||f
margarine-spread|margarina spalmabile||f
fish|pesce|pesci|m
fish-pie-mix|misto di pesce per torta salata||m
seafood|frutti di mare misti||m|many
cod|merluzzo|merluzzi|m
salt-cod|baccalà||m
black-cod|carbonaro dell'Alaska||m
haddock|eglefino||m
smoked-haddock|eglefino affumicato||m
halibut|halibut||m
tilapia|tilapia||f
pollock|merluzzo d'Alaska||m
catfish|pesce gatto||m
flounder|platessa|platesse|f
sea-bass|branzino|branzini|m
sea-bream|orata|orate|f
red-snapper|snapper||m
grouper|cernia|cernie|f
mahi-mahi|lampuga||f
monkfish|rana pescatrice||f
rockfish|scorfano|scorfani|m
perch|pesce persico||m
swordfish|pesce spada||m
shark|squalo||m
trout|trota|trote|f
smoked-trout|trota affumicata||f
salmon|salmone|salmoni|m
wild-salmon|salmone selvaggio||m
smoked-salmon|salmone affumicato||m
canned-salmon|salmone in scatola||m
salmon-roe|uova di salmone||f|many
taramasalata|taramasalata||f
caviar|caviale||m
tuna|tonno fresco||m
canned-tuna|tonno in scatola||m
canned-tuna-in-oil|tonno sott'olio||m
mackerel|sgombro|sgombri|m
smoked-mackerel|sgombro affumicato||m
canned-mackerel|sgombro in scatola||m
herring|aringa|aringhe|f
pickled-herring|aringa marinata|aringhe marinate|f
kipper|aringa affumicata|aringhe affumicate|f
sardine|sardina|sardine|f
canned-sardine|sardine in scatola||f|many
anchovy|acciuga|acciughe|f
fresh-anchovy|alici fresche||f|many
anchovy-paste|pasta di acciughe||f
gentlemans-relish|gentleman's relish||m
dried-anchovy|acciughe essiccate||f|many
eel|anguilla|anguille|f
carp|carpa|carpe|f
bonito-flakes|fiocchi di bonito||m|many
fish-sticks|bastoncini di pesce||m|many
breaded-scampi|scampi impanati||m|many
surimi|surimi||m
gefilte-fish|gefilte fish||m
shellfish|frutti di mare||m|many
crustacean|crostaceo|crostacei|m
shrimp|gamberi||m|many
canned-shrimp|gamberetti in scatola||m|many
potted-shrimp|gamberetti al burro in vasetto||m|many
dried-shrimp|gamberetti essiccati||m|many
shrimp-paste|pasta di gamberi||f
crab|granchio|granchi|m
canned-crab|granchio in scatola||m
lobster|astice|astici|m
crayfish|gambero di fiume|gamberi di fiume|m
mollusk|mollusco|molluschi|m
clam|vongola|vongole|f
canned-clam|vongole in scatola||f|many
clam-juice|brodo di vongole||m
mussel|cozza|cozze|f
oyster|ostrica|ostriche|f
canned-oyster|ostriche in scatola||f|many
scallop|capasanta|capesante|f
squid|calamaro|calamari|m
octopus|polpo|polpi|m
cuttlefish|seppia|seppie|f
abalone|abalone||m
snail|lumaca|lumache|f
conch|buccino|buccini|m
sea-urchin|riccio di mare|ricci di mare|m
fruit|frutta||f
pome-fruit|pomacee||f|many
apple|mela|mele|f
granny-smith-apple|mela verde|mele verdi|f
crabapple|mela selvatica|mele selvatiche|f
pear|pera|pere|f
asian-pear|nashi||m
quince|mela cotogna|mele cotogne|f
loquat|nespola|nespole|f
citrus|agrume|agrumi|m
lemon|limone|limoni|m
lemon-juice|succo di limone||m
lemon-zest|scorza di limone|scorze di limone|f
preserved-lemon|limone sotto sale|limoni sotto sale|m
lime|lime||m
lime-juice|succo di lime||m
lime-zest|scorza di lime|scorze di lime|f
makrut-lime-leaf|foglie di lime kaffir||f|many
orange|arancia|arance|f
blood-orange|arancia rossa|arance rosse|f
orange-zest|scorza d'arancia|scorze d'arancia|f
mandarin|mandarino|mandarini|m
clementine|clementina|clementine|f
canned-mandarin|mandarini in scatola||m|many
grapefruit|pompelmo|pompelmi|m
pink-grapefruit|pompelmo rosa|pompelmi rosa|m
pomelo|pomelo||m
kumquat|kumquat||m
yuzu|yuzu||m
yuzu-juice|succo di yuzu||m
berry|frutti di bosco||m|many
strawberry|fragola|fragole|f
frozen-strawberry|fragole surgelate||f|many
blueberry|mirtillo|mirtilli|m
frozen-blueberry|mirtilli surgelati||m|many
dried-blueberry|mirtilli essiccati||m|many
raspberry|lampone|lamponi|m
frozen-raspberry|lamponi surgelati||m|many
blackberry|more||f|many
cranberry|mirtilli rossi||m|many
dried-cranberry|mirtilli rossi essiccati||m|many
cranberry-sauce|salsa di mirtilli rossi||f
gooseberry|uva spina||f
red-currant|ribes||m
black-currant|ribes nero||m
elderberry|bacche di sambuco||f|many
mulberry|more di gelso||f|many
goji-berry|bacche di goji||f|many
acai|açaí||m
stone-fruit|drupacee||f|many
peach|pesca|pesche|f
canned-peach|pesche sciroppate||f|many
nectarine|nettarina|nettarine|f
apricot|albicocca|albicocche|f
dried-apricot|albicocche secche||f|many
canned-apricot|albicocche sciroppate||f|many
plum|prugna|prugne|f
prune|prugne secche||f|many
cherry|ciliegia|ciliegie|f
sour-cherry|amarena|amarene|f
dried-cherry|ciliegie essiccate||f|many
canned-cherry|ciliegie sciroppate||f|many
maraschino-cherry|ciliegie al maraschino||f|many
tropical-fruit|frutta tropicale||f
banana|banana|banane|f
dried-banana|banana essiccata|banane essiccate|f
plantain|platano|platani|m
banana-leaf|foglia di banano|foglie di banano|f
mango|mango|manghi|m
green-mango|mango acerbo|manghi acerbi|m
dried-mango|mango essiccato||m
amchur|amchur||m
pineapple|ananas||m
canned-pineapple|ananas sciroppato||m
dried-pineapple|ananas essiccato||m
papaya|papaya||f
green-papaya|papaya verde||f
kiwi|kiwi||m
passion-fruit|frutto della passione|frutti della passione|m
guava|guava||f
lychee|litchi||m
longan|longan||m
dragon-fruit|pitaya||f
star-fruit|carambola|carambole|f
jackfruit|jackfruit||m
durian|durian||m
breadfruit|frutto dell'albero del pane|frutti dell'albero del pane|m
soursop|graviola||f
cherimoya|cerimolia||f
sapote|sapote||m
tamarillo|tamarillo||m
feijoa|feijoa||f
persimmon|cachi||m
dried-persimmon|cachi essiccati||m|many
pomegranate|melagrana|melagrane|f
fig|fico|fichi|m
dried-fig|fichi secchi||m|many
date|dattero|datteri|m
medjool-date|dattero Medjool|datteri Medjool|m
jujube|giuggiola|giuggiole|f
coconut|cocco||m
shredded-coconut|cocco grattugiato||m
sweetened-coconut|cocco grattugiato zuccherato||m
tamarind|tamarindo||m
tamarind-paste|pasta di tamarindo||f
ackee|ackee||m
prickly-pear|fico d'India|fichi d'India|m
melon|melone|meloni|m
cantaloupe|melone retato|meloni retati|m
honeydew|melone bianco|meloni bianchi|m
watermelon|anguria|angurie|f
horned-melon|kiwano||m
grape|uva||f
raisin|uvetta||f
golden-raisin|uvetta dorata||f
currant|uva di Corinto||f
dried-fruit|frutta essiccata||f
candied-fruit|frutta candita||f
crystallized-ginger|zenzero candito||m
dried-apple|mele essiccate||f|many
dried-peach|pesche essiccate||f|many
applesauce|purea di mele||f
fruit-cocktail|macedonia sciroppata||f
olive|oliva|olive|f
green-olive|oliva verde|olive verdi|f
tapenade|patè di olive||m
grain|cereali in chicco||m|many
rice|riso||m
basmati-rice|riso basmati||m
jasmine-rice|riso jasmine||m
brown-rice|riso integrale||m
arborio-rice|riso Carnaroli||m
sushi-rice|riso per sushi||m
sticky-rice|riso glutinoso||m
parboiled-rice|riso parboiled||m
instant-rice|riso precotto||m
cooked-rice|riso cotto||m
egg-fried-rice|riso fritto con uova||m
wild-rice|riso selvaggio||m
flattened-rice|fiocchi di riso||m|many
puffed-rice|riso soffiato||m
rice-krispies|riso soffiato croccante||m
rice-bran|crusca di riso||f
wheat|grano in chicchi||m
bulgur|bulgur||m
couscous|couscous||m
pearl-couscous|fregola||f
farro|farro||m
freekeh|freekeh||m
semolina|semola||f
wheat-bran|crusca di frumento||f
wheat-germ|germe di grano||m
seitan|seitan||m
barley|orzo perlato||m
rye|segale||f
oats|fiocchi di avena||m|many
oat-bran|crusca di avena||f
gluten-free-oats|fiocchi di avena senza glutine||m|many
oat-flour|farina di avena||f
overnight-oats|porridge||m
quinoa|quinoa||f
cooked-quinoa|quinoa cotta||f
buckwheat|grano saraceno||m
millet|miglio||m
amaranth|amaranto||m
teff|teff||m
cornmeal|farina di mais||f
polenta|polenta||f
grits|grits||m|many
masa-harina|masa harina||f
hominy|mais hominy||m
popcorn-kernel|mais da popcorn||m
muesli|muesli||m
granola|granola||f
cereal|cereali da colazione||m|many
corn-flakes|corn flakes||m|many
bran-flakes|fiocchi di crusca||m|many
corn-cereal|cereali di mais||m|many
flour|farina||f
bread-flour|farina manitoba||f
cake-flour|farina per dolci||f
self-rising-flour|farina autolievitante||f
whole-wheat-flour|farina integrale||f
spelt-flour|farina di farro||f
rye-flour|farina di segale||f
barley-flour|farina d'orzo||f
malt-powder|malto in polvere||m
rice-flour|farina di riso||f
buckwheat-flour|farina di grano saraceno||f
chickpea-flour|farina di ceci||f
almond-flour|farina di mandorle||f
coconut-flour|farina di cocco||f
corn-flour|farina di mais fioretto||f
potato-flour|farina di patate||f
soy-flour|farina di soia||f
gluten-free-flour|farina senza glutine||f
cassava-flour|farina di manioca||f
millet-flour|farina di miglio||f
lupin-flour|farina di lupini||f
chestnut-flour|farina di castagne||f
starch|amido|amidi|m
cornstarch|amido di mais||m
potato-starch|fecola di patate||f
tapioca-starch|amido di tapioca||m
arrowroot|arrowroot||m
tapioca|tapioca||f
pasta|pasta||f
spaghetti|spaghetti||m|many
linguine|linguine||f|many
fettuccine|fettuccine||f|many
egg-tagliatelle|tagliatelle all'uovo||f|many
penne|penne||f|many
fusilli|fusilli||m|many
macaroni|maccheroni||m|many
farfalle|farfalle||f|many
conchiglie|conchiglie||f|many
orzo|risoni||m|many
lasagna-noodle|sfoglie per lasagne||f|many
whole-wheat-pasta|pasta integrale||f
fresh-pasta|pasta fresca||f
filled-pasta|pasta ripiena||f
meat-ravioli|ravioli di carne||m|many
gluten-free-pasta|pasta senza glutine||f
spinach-pasta|pasta agli spinaci||f
cooked-pasta|pasta cotta||f
gnocchi|gnocchi||m|many
noodle|noodles||m|many
egg-noodle|noodles all'uovo||m|many
ramen-noodle|noodles per ramen||m|many
udon-noodle|udon||m|many
soba-noodle|soba||m|many
rice-noodle|noodles di riso||m|many
glass-noodle|vermicelli di fagioli mung||m|many
crispy-noodle|noodles croccanti||m|many
shirataki-noodle|shirataki||m|many
tteok|tteok||m|many
zucchini-noodle|spaghetti di zucchine||m|many
wonton-wrapper|sfoglie per wonton||f|many
rice-paper|carta di riso||f
legume|legume|legumi|m
bean|fagiolo|fagioli|m
black-bean|fagioli neri||m|many
dried-black-bean|fagioli neri secchi||m|many
kidney-bean|fagioli rossi||m|many
dried-kidney-bean|fagioli rossi secchi||m|many
white-bean|fagioli cannellini||m|many
dried-white-bean|fagioli cannellini secchi||m|many
butter-bean|fagioli bianchi di Spagna||m|many
dried-lima-bean|fagioli di Spagna secchi||m|many
pinto-bean|fagioli borlotti||m|many
dried-pinto-bean|fagioli borlotti secchi||m|many
chickpea|ceci||m|many
dried-chickpea|ceci secchi||m|many
aquafaba|aquafaba||f
black-eyed-pea|fagioli dall'occhio||m|many
dried-black-eyed-pea|fagioli dall'occhio secchi||m|many
canned-fava-bean|fave in scatola||f|many
dried-fava-bean|fave secche||f|many
baked-bean|fagioli in salsa di pomodoro||m|many
pork-and-beans|fagioli con maiale in scatola||m|many
refried-bean|fagioli rifritti||m|many
chili-beans|fagioli alla messicana||m|many
adzuki-bean|fagioli azuki||m|many
red-bean-paste|marmellata di fagioli azuki||f
mung-bean|fagioli mung||m|many
lupini-bean|lupini||m|many
soybean|fagioli di soia||m|many
moth-bean|fagioli moth||m|many
lentil|lenticchia|lenticchie|f
green-lentil|lenticchie verdi||f|many
red-lentil|lenticchie rosse||f|many
yellow-lentil|lenticchie gialle||f|many
black-lentil|lenticchie nere||f|many
cooked-lentil|lenticchie in scatola||f|many
split-pea|piselli spezzati||m|many
plant-protein|proteine vegetali||f|many
tofu|tofu||m
extra-firm-tofu|tofu extra compatto||m
silken-tofu|tofu vellutato||m
smoked-tofu|tofu affumicato||m
fried-tofu|tofu fritto||m
fermented-tofu|tofu fermentato||m
tempeh|tempeh||m
natto|natto||m
soy-chunks|bocconcini di soia||m|many
veggie-burger|burger vegetariano|burger vegetariani|m
vegan-burger|burger vegano|burger vegani|m
vegan-mince|macinato vegano||m
quorn-mince|macinato di Quorn||m
vegan-sausage|salsiccia vegana|salsicce vegane|f
vegetarian-sausage|salsiccia vegetariana|salsicce vegetariane|f
vegan-bacon|bacon vegano||m
vegetarian-bacon|bacon vegetariano||m
vegan-chicken|bocconcini vegani tipo pollo||m|many
vegetarian-chicken|bocconcini vegetariani tipo pollo||m|many
quorn-piece|bocconcini di Quorn||m|many
vegan-cheese|formaggio vegano|formaggi vegani|m
cashew-cheese|formaggio di anacardi||m
vegan-cream-cheese|formaggio spalmabile vegano||m
tofu-cream-cheese|formaggio spalmabile di tofu||m
vegan-butter|burro vegano||m
soy-margarine|margarina di soia||f
vegan-mayonnaise|maionese vegana||f
vegan-yogurt|yogurt vegano||m
oat-yogurt|yogurt di avena||m
almond-yogurt|yogurt di mandorla||m
coconut-yogurt|yogurt di cocco||m
vegan-cream|panna vegana||f
cashew-cream|panna di anacardi||f
oat-cream|panna di avena||f
vegan-egg|sostituto vegano dell'uovo||m
nutritional-yeast|lievito alimentare||m
brewers-yeast|lievito di birra in scaglie||m
plant-milk|bevanda vegetale|bevande vegetali|f
soy-milk|bevanda di soia||f
almond-milk|latte di mandorla||m
oat-milk|bevanda di avena||f
rice-milk|bevanda di riso||f
coconut-drink|bevanda di cocco||f
coconut-milk|latte di cocco||m
coconut-milk-powder|latte di cocco in polvere||m
coconut-cream|crema di cocco||f
cream-of-coconut|crema di cocco zuccherata||f
meat|carne|carni|f
ground-meat|macinato misto||m
beef|manzo||m
ground-beef|macinato di manzo||m
lean-ground-beef|macinato magro di manzo||m
beef-patty|hamburger di manzo||m
steak|bistecca|bistecche|f
ribeye-steak|costata di manzo|costate di manzo|f
strip-steak|controfiletto di manzo|controfiletti di manzo|m
beef-tenderloin|filetto di manzo|filetti di manzo|m
flank-steak|bavetta di manzo|bavette di manzo|f
skirt-steak|diaframma di manzo||m
beef-chuck|reale di manzo||m
stewing-beef|spezzatino di manzo||m
brisket|punta di petto di manzo||f
beef-short-ribs|costine di manzo||f|many
beef-round|fesa di manzo||f
beef-rib-roast|costata intera di manzo||f
beef-shank|muscolo di manzo||m
beef-bones|ossa di manzo||f|many
corned-beef|corned beef||m
canned-corned-beef|carne in scatola||f
beef-liver|fegato||m
kidney|rognone|rognoni|m
beef-tongue|lingua di manzo||f
tripe|trippa||f
sweetbreads|animelle||f|many
beef-heart|cuore di manzo|cuori di manzo|m
cooked-beef|manzo cotto||m
roast-beef|roast beef||m
pastrami|pastrami||m
beef-jerky|carne secca di manzo||f
beef-sausage|salsiccia di manzo|salsicce di manzo|f
venison|cervo||m
ground-venison|macinato di cervo||m
bison|bisonte||m
veal|vitello||m
veal-cutlet|scaloppina di vitello|scaloppine di vitello|f
ground-veal|macinato di vitello||m
lamb|agnello||m
leg-of-lamb|cosciotto di agnello|cosciotti di agnello|m
lamb-shoulder|spalla di agnello|spalle di agnello|f
lamb-chop|costoletta di agnello|costolette di agnello|f
lamb-shank|stinco di agnello|stinchi di agnello|m
ground-lamb|macinato di agnello||m
cooked-lamb|agnello cotto||m
pork|maiale||m
pork-loin|lonza di maiale||f
char-siu|char siu||m
pork-chop|braciola di maiale|braciole di maiale|f
pork-tenderloin|filetto di maiale|filetti di maiale|m
cooked-pork|maiale cotto||m
pork-shoulder|spalla di maiale||f
pork-belly|pancetta fresca||f
pork-ribs|costine di maiale||f|many
ground-pork|macinato di maiale||m
pork-hock|stinco di maiale|stinchi di maiale|m
bacon|bacon||m
canadian-bacon|bacon canadese||m
turkey-bacon|bacon di tacchino||m
ham|prosciutto cotto||m
canned-ham|prosciutto cotto in scatola||m
cured-pork|salumi di maiale||m|many
pancetta|pancetta||f
guanciale|guanciale||m
prosciutto|prosciutto crudo||m
deli-meat|affettati misti||m|many
salami|salame|salami|m
pepperoni|salame piccante||m
bologna|bologna americana||f
mortadella|mortadella||f
chicken-deli-meat|affettato di pollo||m
turkey-deli-meat|affettato di tacchino||m
sausage|salsiccia|salsicce|f
british-sausage|salsiccia inglese|salsicce inglesi|f
italian-sausage|salsiccia al finocchio|salsicce al finocchio|f
chorizo|chorizo||m
mexican-chorizo|chorizo fresco||m
andouille-sausage|salsiccia affumicata|salsicce affumicate|f
kielbasa|kielbasa||f
bratwurst|bratwurst||m
blood-sausage|sanguinaccio||m
chicken-sausage|salsiccia di pollo|salsicce di pollo|f
chinese-sausage|salsiccia cinese|salsicce cinesi|f
hot-dog|würstel||m
liverwurst|salsiccia di fegato||m
summer-sausage|salame affumicato tedesco||m
pork-rinds|ciccioli||m|many
meatball|polpetta|polpette|f
poultry|pollame||m
chicken|pollo|polli|m
chicken-breast|petto di pollo|petti di pollo|m
chicken-thigh|sovracosce di pollo||f|many
chicken-leg|coscia di pollo|cosce di pollo|f
chicken-drumstick|fuso di pollo|fusi di pollo|m
chicken-wing|ala di pollo|ali di pollo|f
buffalo-wing|alette di pollo piccanti||f|many
ground-chicken|macinato di pollo||m
cooked-chicken|pollo cotto||m
rotisserie-chicken|pollo allo spiedo||m
canned-chicken|pollo in scatola||m
chicken-liver|fegatini di pollo||m|many
chicken-gizzards|rigaglie di pollo||f|many
chicken-feet|zampe di pollo||f|many
chicken-skin|pelle di pollo||f
cornish-hen|galletto|galletti|m
chicken-nuggets|bocconcini di pollo impanati||m|many
chicken-kiev|pollo alla Kiev||m
turkey|tacchino|tacchini|m
cooked-turkey|tacchino cotto||m
turkey-breast|petto di tacchino|petti di tacchino|m
ground-turkey|macinato di tacchino||m
duck|anatra|anatre|f
duck-breast|petto d'anatra|petti d'anatra|m
goose|oca|oche|f
quail|quaglia|quaglie|f
pheasant|fagiano|fagiani|m
ostrich|struzzo||m
game|selvaggina||f
goat-meat|carne di capra||f
rabbit|coniglio|conigli|m
frog-legs|cosce di rana||f|many
pate|paté||m
bacon-bits|briciole di bacon||m|many
nut|frutta a guscio||f
mixed-nut|frutta secca mista||f
almond|mandorla|mandorle|f
tamari-almond|mandorle al tamari||f|many
walnut|noce|noci|f
pecan|noce pecan|noci pecan|f
cashew|anacardo|anacardi|m
pistachio|pistacchio|pistacchi|m
hazelnut|nocciola|nocciole|f
macadamia-nut|noce macadamia|noci macadamia|f
brazil-nut|noce del Brasile|noci del Brasile|f
pine-nut|pinolo|pinoli|m
chestnut|castagna|castagne|f
candlenut|noce candela|noci candela|f
peanut|arachide|arachidi|f
honey-roasted-peanut|arachidi al miele||f|many
peanut-flour|farina di arachidi||f
peanut-butter|burro di arachidi||m
almond-butter|crema di mandorle||f
pistachio-cream|crema di pistacchio||f
almond-paste|marzapane||m
frangipane|frangipane||m
soy-nuts|soia tostata||f
trail-mix|misto di frutta secca ed essiccata||m
seed|seme|semi|m
mixed-seed|semi misti||m|many
sesame-seed|semi di sesamo||m|many
tahini|tahina||f
halva|halva||f
sunflower-seed|semi di girasole||m|many
sunflower-seed-butter|crema di semi di girasole||f
pumpkin-seed|semi di zucca||m|many
flaxseed|semi di lino||m|many
chia-seed|semi di chia||m|many
hemp-seed|semi di canapa||m|many
lotus-seed|semi di loto||m|many
snack|snack||m
potato-chip|patatine||f|many
pringle|Pringles||f|many
pita-chip|chips di pita||f|many
sour-cream-and-onion-chip|patatine alla panna acida e cipolla||f|many
tortilla-chip|tortilla chips||f|many
cheese-tortilla-chip|tortilla chips al formaggio||f|many
plantain-chip|chips di platano||f|many
popcorn|popcorn||m
caramel-corn|popcorn al caramello||m
cheese-popcorn|popcorn al formaggio||m
pretzel|pretzel||m
cracker|cracker||m
gluten-free-cracker|cracker senza glutine||m
butter-cracker|cracker al burro||m
cheese-cracker|cracker al formaggio||m
matzo|pane azzimo||m
egg-matzo|pane azzimo all'uovo||m
rice-cake|galletta di riso|gallette di riso|f
rice-cracker|cracker di riso||m
papadum|papadum||m
prawn-cracker|nuvole di drago||f|many
cheese-puff|sbuffi di mais al formaggio||m|many
cheese-straw|bastoncini di sfoglia al formaggio||m|many
bombay-mix|bombay mix||m
wasabi-pea|piselli al wasabi||m|many
granola-bar|barretta di cereali|barrette di cereali|f
rice-krispie-treat|barretta di riso soffiato e marshmallow|barrette di riso soffiato e marshmallow|f
fruit-leather|sfoglia di frutta essiccata|sfoglie di frutta essiccata|f
sorbet|sorbetto|sorbetti|m
sherbet|sorbetto al latte|sorbetti al latte|m
prepared-meal|piatto pronto generico|piatti pronti generici|m
ready-meal|piatto pronto|piatti pronti|m
pizza|pizza|pizze|f
pepperoni-pizza|pizza al salame piccante|pizze al salame piccante|f
dumplings|ravioli cinesi||m|many
empanada|empanada|empanadas|f
samosa|samosa||f
vegetable-dumpling|ravioli cinesi di verdure||m|many
har-gow|ravioli cinesi di gamberi||m|many
bao-bun|bao||m|many
pierogi|pierogi||m|many
egg-roll|involtino primavera fritto|involtini primavera fritti|m
summer-roll|involtini vietnamiti||m|many
vegetable-spring-roll|involtini primavera di verdure||m|many
burrito|burrito|burritos|m
bean-burrito|burrito di fagioli||m
macaroni-and-cheese|maccheroni al formaggio||m|many
chili-con-carne|chili con carne||m
beef-stew|stufato di manzo||m
rice-mix|preparato per riso condito||m
lasagna-meal|lasagne pronte||f|many
spaghetti-in-tomato-sauce|spaghetti al pomodoro in scatola||m|many
canned-ravioli|ravioli in scatola||m|many
falafel|falafel||m
potato-salad|insalata di patate|insalate di patate|f
coleslaw|coleslaw||f
tuna-salad|insalata di tonno|insalate di tonno|f
seafood-salad|insalata di mare||f
chicken-salad|insalata di pollo|insalate di pollo|f
egg-salad|insalata di uova||f
pasta-salad|insalata di pasta||f
tortellini-salad|insalata di tortellini||f
corn-dog|corn dog||m
sandwich|sandwich||m
sushi|sushi||m
california-roll|california roll||m
pot-pie|pasticcio di carne in crosta||m
fish-pie|pasticcio di pesce||m
baby-food|omogeneizzato|omogeneizzati|m
protein-supplement|frullato proteico||m
collagen-powder|collagene in polvere||m
pea-protein|proteine di piselli||f|many
seasoning|condimento in polvere|condimenti in polvere|m
salt|sale||m
seasoned-salt|sale aromatizzato||m
celery-salt|sale al sedano||m
sea-salt|sale marino||m
msg|glutammato monosodico||m
peppercorn|pepe in grani||m
black-pepper|pepe nero||m
white-pepper|pepe bianco||m
green-peppercorn|pepe verde||m
sichuan-peppercorn|pepe di Sichuan||m
spice|spezia|spezie|f
allspice|pimento||m
anise-seed|semi di anice||m|many
star-anise|anice stellato||m
annatto|annatto||m
asafoetida|assafetida||f
caraway-seed|cumino dei prati||m
cardamom|cardamomo||m
cayenne-pepper|pepe di Cayenna||m
celery-seed|semi di sedano||m|many
chili-flakes|peperoncino in fiocchi||m
shichimi-togarashi|shichimi togarashi||m
chili-powder|peperoncino in polvere||m
gochugaru|gochugaru||m
cinnamon|cannella||f
cinnamon-stick|stecca di cannella|stecche di cannella|f
clove|chiodi di garofano||m|many
coriander-seed|semi di coriandolo||m|many
cumin|cumino||m
curry-powder|curry||m
dill-seed|semi di aneto||m|many
fennel-seed|semi di finocchio||m|many
fenugreek|fieno greco||m
fenugreek-leaves|foglie di fieno greco||f|many
five-spice-powder|cinque spezie cinesi||f|many
galangal-powder|galanga in polvere||f
garam-masala|garam masala||m
panch-phoron|panch phoron||m
garlic-powder|aglio in polvere||m
onion-powder|cipolla in polvere||f
onion-soup-mix|preparato per zuppa di cipolle||m
fried-onion|cipolla fritta croccante||f
ground-ginger|zenzero in polvere||m
ground-mustard|senape in polvere||f
mustard-seed|semi di senape||m|many
juniper-berry|bacche di ginepro||f|many
mace|macis||m
nigella-seed|semi di nigella||m|many
nutmeg|noce moscata||f
paprika|paprika||f
smoked-paprika|paprika affumicata||f
poppy-seed|semi di papavero||m|many
pumpkin-pie-spice|miscela di spezie dolci||f
saffron|zafferano||m
sumac|sumac||m
turmeric|curcuma||f
vanilla-bean|baccello di vaniglia|baccelli di vaniglia|m
cajun-seasoning|miscela cajun||f
crab-boil|spezie per bollire i crostacei||f|many
old-bay|Old Bay||m
taco-seasoning|miscela di spezie per tacos||f
italian-seasoning|erbe miste secche||f|many
poultry-seasoning|spezie per pollo||f|many
pickling-spice|spezie per sottaceti||f|many
zaatar|za'atar||m
dukkah|dukkah||m
baharat|baharat||m
ras-el-hanout|ras el hanout||m
jerk-seasoning|spezie jerk||f|many
berbere|berberé||m
pilau-seasoning|spezie per riso pilaf||f|many
ranch-seasoning|preparato ranch in polvere||m
gravy-mix|preparato per gravy||m
beef-gravy-granule|granulato per sugo d'arrosto||m
file-powder|filé in polvere||m
furikake|furikake||m
dried-lime|lime essiccato||m
dried-barberry|crespino essiccato||m
liquid-smoke|fumo liquido||m
hibiscus-flower|fiori di ibisco||m|many
edible-flower|fiori eduli||m|many
lavender|lavanda||f
dried-herb|erbe secche||f|many
dried-basil|basilico secco||m
bay-leaf|foglia di alloro|foglie di alloro|f
dried-oregano|origano secco||m
dried-thyme|timo secco||m
dried-rosemary|rosmarino secco||m
dried-sage|salvia secca||f
dried-dill|aneto secco||m
dried-parsley|prezzemolo secco||m
dried-tarragon|dragoncello secco||m
dried-marjoram|maggiorana secca||f
dried-savory|santoreggia||f
dried-mint|menta secca||f
dried-chervil|cerfoglio secco||m
dried-cilantro|foglie di coriandolo secche||m|many
freeze-dried-chives|erba cipollina secca||f
herb|erbe aromatiche||f|many
parsley|prezzemolo||m
cilantro|coriandolo||m
basil|basilico||m
mint|menta||f
dill|aneto||m
thyme|timo||m
rosemary|rosmarino||m
sage|salvia||f
oregano|origano||m
marjoram|maggiorana||f
tarragon|dragoncello||m
chives|erba cipollina||f
chervil|cerfoglio||m
curry-leaf|foglie di curry||f|many
lemongrass|citronella||f
lovage|levistico||m
shiso|shiso||m
epazote|epazote||m
culantro|culantro||m
pandan-leaf|foglie di pandan||f|many
lemon-verbena|verbena odorosa||f
wheatgrass|erba di grano||f
vegetable|verdura|verdure|f
leafy-green|verdura a foglia|verdure a foglia|f
lettuce|lattuga|lattughe|f
romaine-lettuce|lattuga romana|lattughe romane|f
iceberg-lettuce|lattuga iceberg|lattughe iceberg|f
butter-lettuce|lattuga cappuccio|lattughe cappuccio|f
red-leaf-lettuce|lattuga rossa|lattughe rosse|f
little-gem-lettuce|lattuga little gem|lattughe little gem|f
spinach|spinaci||m|many
frozen-spinach|spinaci surgelati||m|many
canned-spinach|spinaci in scatola||m|many
kale|cavolo riccio|cavoli ricci|m
lacinato-kale|cavolo nero|cavoli neri|m
swiss-chard|bietole||f|many
arugula|rucola||f
collard-greens|cavolo da foglia|cavoli da foglia|m
mustard-greens|foglie di senape||f|many
turnip-greens|foglie di rapa||f|many
beet-greens|foglie di barbabietola||f|many
dandelion-greens|cicoria selvatica||f
watercress|crescione||m
garden-cress|crescione dei giardini||m
endive|indivia|indivie|f
belgian-endive|indivia belga|indivie belghe|f
radicchio|radicchio|radicchi|m
mache|songino||m
sorrel|acetosa||f
purslane|portulaca||f
amaranth-leaves|foglie di amaranto||f|many
lambs-quarters|farinello||m
stinging-nettle|ortica|ortiche|f
moringa-leaves|foglie di moringa||f|many
taro-leaves|foglie di taro||f|many
sweet-potato-leaves|foglie di patata dolce||f|many
pumpkin-shoots|germogli di zucca||m|many
malabar-spinach|spinacio di Malabar|spinaci di Malabar|m
water-spinach|spinacio d'acqua|spinaci d'acqua|m
grape-leaves|foglie di vite||f|many
jarred-grape-leaves|foglie di vite in salamoia||f|many
chrysanthemum-greens|foglie di crisantemo||f|many
microgreens|microgreens||m|many
pea-shoots|germogli di pisello||m|many
broccoli-leaves|foglie di broccolo||f|many
new-zealand-spinach|spinacio della Nuova Zelanda|spinaci della Nuova Zelanda|m
jute-leaves|foglie di iuta||f|many
cruciferous-vegetable|crucifere||f|many
broccoli|broccoli||m|many
broccolini|broccolini||m|many
frozen-broccoli|broccoli surgelati||m|many
romanesco|broccolo romanesco|broccoli romaneschi|m
broccoli-rabe|cime di rapa||f|many
chinese-broccoli|broccolo cinese|broccoli cinesi|m
cauliflower|cavolfiore|cavolfiori|m
cauliflower-rice|riso di cavolfiore||m
frozen-cauliflower|cavolfiore surgelato|cavolfiori surgelati|m
cabbage|cavolo cappuccio|cavoli cappucci|m
red-cabbage|cavolo cappuccio rosso|cavoli cappucci rossi|m
savoy-cabbage|verza|verze|f
napa-cabbage|cavolo cinese|cavoli cinesi|m
bok-choy|pak choi||m
komatsuna|komatsuna||m
coleslaw-mix|cavolo e carote già tagliati||m|many
brussels-sprouts|cavoletti di Bruxelles||m|many
kohlrabi|cavolo rapa|cavoli rapa|m
tatsoi|tatsoi||m
mizuna|mizuna||f
choy-sum|choy sum||m
allium|bulbi aromatici||m|many
onion|cipolla|cipolle|f
white-onion|cipolla bianca messicana|cipolle bianche messicane|f
red-onion|cipolla rossa|cipolle rosse|f
sweet-onion|cipolla dolce|cipolle dolci|f
pearl-onion|cipolline||f|many
frozen-onion|cipolla surgelata|cipolle surgelate|f
shallot|scalogno|scalogni|m
scallion|cipollotto|cipollotti|m
leek|porro|porri|m
ramp|aglio orsino||m
garlic|aglio||m
garlic-scape|talli d'aglio||m|many
root-vegetable|ortaggi da radice||m|many
carrot|carota|carote|f
baby-carrot|carotine||f|many
canned-carrot|carote in scatola||f|many
parsnip|pastinaca|pastinache|f
turnip|rapa|rape|f
rutabaga|navone|navoni|m
beet|barbabietola|barbabietole|f
canned-beet|barbabietole in scatola||f|many
pickled-beet|barbabietole sott'aceto||f|many
radish|ravanello|ravanelli|m
daikon|daikon||m
dried-daikon|daikon essiccato||m
celery-root|sedano rapa||m
jerusalem-artichoke|topinambur||m
horseradish-root|rafano||m
burdock-root|radice di bardana|radici di bardana|f
salsify|scorzonera||f
lotus-root|radice di loto|radici di loto|f
jicama|jicama||f
potato|patata|patate|f
russet-potato|patata da forno|patate da forno|f
yukon-gold-potato|patata a pasta gialla|patate a pasta gialla|f
red-potato|patata rossa|patate rosse|f
new-potato|patata novella|patate novelle|f
canned-potato|patate in scatola||f|many
hash-browns|hash brown||m|many
french-fries|patatine fritte||f|many
tater-tots|crocchette di patate||f|many
mashed-potato|purè di patate||m
instant-mashed-potato|purè istantaneo||m
sweet-potato|patata dolce|patate dolci|f
canned-sweet-potato|patate dolci in scatola||f|many
yam|igname||m
taro-root|taro||m
cassava|manioca||f
water-chestnut|castagne d'acqua||f|many
arrowroot-root|radice di maranta|radici di maranta|f
ginger|zenzero||m
galangal|galanga||f
fresh-turmeric|curcuma fresca||f
wasabi-root|radice di wasabi|radici di wasabi|f
pod-and-stem-vegetable|ortaggi a gambo e baccello||m|many
celery|sedano||m
fennel|finocchio|finocchi|m
asparagus|asparago|asparagi|m
canned-asparagus|asparagi in scatola||m|many
artichoke|carciofo|carciofi|m
canned-artichoke|carciofi in scatola||m|many
cardoon|cardo|cardi|m
rhubarb|rabarbaro||m
okra|okra||f
green-bean|fagiolini||m|many
canned-green-bean|fagiolini in scatola||m|many
yardlong-bean|fagiolini serpente||m|many
snow-pea|taccole||f|many
sugar-snap-pea|piselli dolci croccanti||m|many
pea|piselli||m|many
canned-pea|piselli in scatola||m|many
fava-bean|fave||f|many
lima-bean|fagioli di Lima freschi||m|many
edamame|edamame||m
moringa-drumsticks|baccelli di moringa||m|many
winged-bean|fagiolo alato|fagioli alati|m
hyacinth-bean|fagiolo d'Egitto|fagioli d'Egitto|m
cluster-bean|fagiolini di guar||m|many
bamboo-shoots|germogli di bambù||m|many
hearts-of-palm|cuori di palma||m|many
fiddlehead-ferns|germogli di felce||m|many
nopales|nopales||m
sea-beans|salicornia||f
bean-sprouts|germogli di fagioli mung||m|many
soybean-sprout|germogli di soia||m|many
alfalfa-sprouts|germogli di alfa-alfa||m|many
lentil-sprouts|germogli di lenticchie||m|many
banana-flower|fiore di banano|fiori di banano|m
celtuce|lattuga asparago||f
squash-blossom|fiore di zucca|fiori di zucca|m
fruiting-vegetable|ortaggi da frutto||m|many
tomato|pomodoro|pomodori|m
cherry-tomato|pomodorino|pomodorini|m
grape-tomato|datterini||m|many
plum-tomato|pomodoro San Marzano|pomodori San Marzano|m
green-tomato|pomodoro verde|pomodori verdi|m
yellow-tomato|pomodoro giallo|pomodori gialli|m
tomatillo|tomatillo|tomatillos|m
cucumber|cetriolo|cetrioli|m
english-cucumber|cetriolo lungo|cetrioli lunghi|m
persian-cucumber|cetriolo piccolo|cetrioli piccoli|m
zucchini|zucchina|zucchine|f
baby-zucchini|zucchine baby||f|many
summer-squash|zucca estiva|zucche estive|f
eggplant|melanzana|melanzane|f
japanese-eggplant|melanzana lunga|melanzane lunghe|f
bell-pepper|peperone|peperoni|m
red-bell-pepper|peperone rosso|peperoni rossi|m
yellow-bell-pepper|peperone giallo|peperoni gialli|m
roasted-red-pepper|peperoni arrostiti||m|many
chili-pepper|peperoncino|peperoncini|m
green-chili|peperoncino verde|peperoncini verdi|m
jalapeno|jalapeño||m
serrano-pepper|peperoncino serrano|peperoncini serrano|m
poblano-pepper|peperone poblano|peperoni poblano|m
habanero|habanero||m
thai-chili|peperoncino thai|peperoncini thai|m
banana-pepper|friggitello|friggitelli|m
pickled-jalapeno|jalapeño sott'aceto||m
canned-green-chili|peperoncini verdi in scatola||m|many
pickled-hot-pepper|peperoncini sott'aceto||m|many
winter-squash|zucca invernale|zucche invernali|f
butternut-squash|zucca butternut|zucche butternut|f
acorn-squash|zucca ghianda|zucche ghianda|f
spaghetti-squash|zucca spaghetti|zucche spaghetti|f
kabocha-squash|zucca kabocha|zucche kabocha|f
pumpkin|zucca|zucche|f
pumpkin-puree|purea di zucca||f
chayote|zucchina spinosa|zucchine spinose|f
bitter-gourd|zucca amara||f
bottle-gourd|zucca lunga|zucche lunghe|f
ash-gourd|melone invernale|meloni invernali|m
sponge-gourd|luffa||f
snake-gourd|zucca serpente||f
pointed-gourd|zucca parwal||f
ivy-gourd|tindora||m
corn|mais||m
frozen-corn|mais surgelato||m
canned-corn|mais in scatola||m
creamed-corn|crema di mais||f
baby-corn|pannocchiette||f|many
avocado|avocado||m
mushroom|champignon||m|many
cremini-mushroom|champignon cremini||m
portobello-mushroom|portobello||m
shiitake-mushroom|shiitake||m
oyster-mushroom|pleurotus||m
enoki-mushroom|enoki||m
maitake-mushroom|maitake||m
chanterelle|finferli||m|many
morel|spugnole||f|many
porcini-mushroom|porcini||m|many
dried-shiitake-mushroom|shiitake secchi||m|many
dried-porcini-mushroom|porcini secchi||m|many
wood-ear-mushroom|orecchie di Giuda||f|many
straw-mushroom|funghi di paglia||m|many
beech-mushroom|shimeji||m
canned-mushroom|funghi in scatola||m|many
truffle|tartufo|tartufi|m
seaweed|alghe||f|many
seaweed-snack|snack di alghe||m|many
nori|alga nori|alghe nori|f
kombu|alga kombu||f
wakame|alga wakame||f
hijiki|alga hijiki||f
dulse|alga dulse||f
agar|agar agar||m
spirulina|spirulina||f
frozen-mixed-vegetable|verdure miste surgelate||f|many
canned-mixed-vegetable|verdure miste in scatola||f|many
sauerkraut|crauti||m|many
kimchi|kimchi||m
pickle|cetriolini||m|many
sweet-pickle|cetrioli dolci sott'aceto||m|many
pickle-relish|relish di cetriolini||m
pickled-radish|daikon sott'aceto||m
preserved-mustard-greens|foglie di senape fermentate||f|many
zha-cai|zha cai||m
pickled-ginger|zenzero marinato||m
pickled-onion|cipolline sott'aceto||f|many
sun-dried-tomato|pomodori secchi||m|many
dried-chili|peperoncini secchi||m|many
ancho-chile|peperoncino ancho|peperoncini ancho|m
pasilla-chile|peperoncino pasilla|peperoncini pasilla|m
chipotle-chile|peperoncino chipotle|peperoncini chipotle|m
young-jackfruit|jackfruit acerbo||m
`;
