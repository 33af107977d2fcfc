// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | what else it is called, in the order of meanings */
export const ALSO = `
peach|pêche jaune;pêche blanche;pêche plate;pêches de vigne;pêche de vigne
pasta|pâtes sèches;pâtes courtes;torsettes;crozets
liverwurst|pâté de foie à tartiner;pate de foie
french-fries|frites surgelées;frites au four
bell-pepper|poivron vert;poivrons verts
bread|pain de mie;pain blanc;pain de campagne;tranche de pain;biscottes
buttered-toast
milk-bread|pain brioché au lait
whole-wheat-bread|pain de mie complet
seeded-bread|pain aux céréales;pain multicéréales
sourdough-bread|baguette;ficelle;flûte
italian-bread|ciabatta
focaccia
rye-bread|pumpernickel;pain noir
raisin-bread
panettone
stollen
brioche|challah;pain brioché
cornbread
gluten-free-bread
garlic-bread
bread-roll|petit pain rond
milk-roll
burger-bun|pain à hot-dog;pains à hot-dog;buns;pain burger;pains burger
brioche-bun
sesame-bun
bagel
egg-bagel
sesame-bagel
english-muffin|crumpet
croissant|pain au chocolat;pâte à croissants
flatbread|galette de pain;lavash
pita-bread|pita;pitas
naan|pain naan;nan
chapati|roti;paratha
lefse
tortilla|tortilla de blé;tortillas de blé;wrap;galette de blé;wraps
corn-tortilla
whole-wheat-tortilla|wrap complet
taco-shell|tostada;tostadas
pizza-base
breadcrumbs|mie de pain
panko|chapelure panko;chapelure japonaise
croutons|croûtons à l'ail
stuffing-mix|préparation pour farce
breadstick|gressin
dough|pâte
puff-pastry
butter-puff-pastry
shortcrust-pastry|pâte sablée;fond de tarte
graham-cracker-crust|fond biscuité
phyllo|feuilles de filo;feuille de filo;feuilles de brick;pâte phyllo;bricks
pizza-dough
bread-dough|levain
biscuit-dough
cookie-dough
pancake|crêpe;blini;galettes de blé noir;galettes de sarrasin;galette bretonne
chinese-pancake|crêpes pour canard laqué
waffle
biscuit
muffin
cake|quatre-quarts;cake;pain d'épices;pain d'épice
sponge-cake|biscuit de Savoie
ladyfingers|boudoirs
cake-mix
pancake-mix|préparation pour crêpes
danish-pastry|pain aux raisins;chausson aux pommes;éclair;kouign-amann
baklava
donut|donut;churro
pie|tarte aux pommes;tarte au citron meringuée
quiche|quiche lorraine
pecan-pie
meringue
sweetener|produit sucrant
sugar|sucre blanc;sucre en poudre;sucre semoule;sucre vanillé;sucre en morceaux;sucre gélifiant;sucre à confiture
caster-sugar|sucre superfin
powdered-sugar
brown-sugar|cassonade;vergeoise;sucre brun;sucre muscovado;sucre complet;sucre de canne roux
raw-sugar|sucre demerara;sucre perlé;sucre cristal
palm-sugar|sucre de coco;jaggery
maple-sugar
fructose|dextrose;glucose en poudre
honey|miel liquide;miel de fleurs;miel de lavande;miel d'oranger
syrup|sirop de sucre;sirop de canne;sirop de grenadine;sirop de menthe;sirop de citron;sirop de fraise;sirop de sucre de canne;sirop de cassis
nut-syrup|sirop de noisette;sirop d'amande
maple-syrup|sirop d erable
corn-syrup|sirop de maïs;sirop de riz
malt-syrup|extrait de malt
golden-syrup|sirop de sucre doré
molasses
agave-syrup|sirop d agave
pomegranate-molasses
chocolate-syrup|sauce au chocolat
fudge-sauce|ganache
caramel-sauce|caramel au beurre salé;caramel liquide
sugar-substitute|stévia;xylitol;aspartame
leavener|poudre à lever
baking-powder|poudre à pâte;levure alsacienne
baking-soda|bicarbonate alimentaire;bicarbonate
cream-of-tartar
yeast|levure boulangère;levure sèche;levure de boulanger sèche;levure de boulanger instantanée;levure;levure sèche de boulanger
fresh-yeast|levure de boulanger fraîche;levure fraîche de boulanger;cube de levure fraîche
gelatin|feuilles de gélatine;feuille de gélatine;gélatine en poudre
jello|préparation pour gelée
pectin
xanthan-gum|gomme de guar;psyllium
rennet
pickling-lime
vegetable-rennet
vanilla-extract|vanille liquide;arôme vanille;essence de vanille
almond-extract|extrait d'amande amère;arôme d'amande amère
flavor-extract|extrait de menthe;arôme de citron;arôme alimentaire;arôme;extrait de café;arôme naturel
butter-extract
food-coloring
rose-water|eau de fleur d'oranger;fleur d'oranger
chocolate|copeaux de chocolat;tablette de chocolat
dark-chocolate|pépites de chocolat noir;chocolat noir à 70 %;chocolat pâtissier;chocolat noir patissier;chocolat dessert;chocolat à cuire;tablette de chocolat noir
semisweet-chocolate|pépites de chocolat
unsweetened-chocolate|pâte de cacao;chocolat à 100 %
milk-chocolate|pépites de chocolat au lait
chocolate-kiss
toblerone
chocolate-malt-ball|Maltesers
peanut-butter-cup|cacahuètes enrobées de chocolat
white-chocolate|pépites de chocolat blanc
almond-bark
butterscotch-chips
peanut-butter-chip
cocoa-powder|cacao;cacao non sucré;cacao amer
hot-chocolate-mix|poudre chocolatée;Nesquik
ovaltine
chocolate-hazelnut-spread|pâte à tartiner au chocolat;pate a tartiner;nutella
cookie-butter|pâte de spéculoos;pâte à spéculoos
carob-powder|caroube
cocoa-butter
jam|confiture de fraises;confiture de framboises;confiture d'airelles;confiture fraises;confiture de figues;confiture de cerises;gelée de coing
apricot-jam
marmalade|marmelade
jelly|gelée de groseilles
apple-butter
lemon-curd|crème de citron
quince-paste|pâte de coing
pie-filling
mincemeat|garniture anglaise aux fruits secs
pumpkin-pie-filling
pudding-mix|poudre à crème pâtissière;préparation pour crème dessert;poudre à crème
pudding|riz au lait;danette
panna-cotta
flan|crème caramel;crème brûlée;mousse au chocolat
tiramisu
frosting|crème au beurre;fondant
royal-icing
sprinkles|vermicelles en sucre;perles de sucre;vermicelles de chocolat
marshmallow|chamallows;marshmallows;mini-guimauves
marshmallow-fluff
candy|sucre d'orge;sucette;dragées
turkish-delight
candied-almond|dragée aux amandes;dragées aux amandes;chouchous
praline|pralin;pralinoise
peanut-brittle
nougat
toffee
fudge
butterscotch-candy
licorice
gummy-candy|oursons gélifiés
caramel|caramel mou;caramels tendres
cookie|biscuit sec;petit-beurre;petits-beurre;cookie;cookies;biscuits secs;gateaux secs;spéculos;galettes bretonnes;thé brun;langues de chat
amaretti|macaron;macarons
peanut-butter-cookie
graham-cracker|biscuit Digestive
chocolate-sandwich-cookie|Oreo;biscuits Oreo
shortbread|biscuit sablé;palet breton
gingersnap|spéculoos
vanilla-wafer|gaufrettes
ice-cream-cone|cornet à glace
condiment
ketchup
mustard|moutarde douce;moutarde américaine;moutarde forte
dijon-mustard
whole-grain-mustard|moutarde en grains
honey-mustard
mayonnaise
light-mayonnaise|mayonnaise allégée
tartar-sauce|rémoulade
sandwich-spread|sauce cocktail;sauce mille-îles
hot-sauce|Tabasco;sauce pimentée;sauce au piment
buffalo-sauce
sriracha|sauce sriracha
sambal-oelek|purée de piment;pâte de piment
yuzu-kosho
nam-prik-pao|pâte de piment thaïe
harissa
chipotle-in-adobo|piments chipotle en adobo;piment chipotle en adobo;sauce adobo
sweet-chili-sauce|sauce aigre-douce pimentée;sauce sweet chili
chili-sauce
mole-paste|mole
soy-sauce|sauce soja claire
dark-soy-sauce|sauce soja noire
low-sodium-soy-sauce|sauce soja réduite en sel
tamari|sauce tamari
sweet-soy-sauce|kecap manis
ponzu|ponzu
teriyaki-sauce
hoisin-sauce
oyster-sauce|sauce huître;sauce aux huîtres
fish-sauce|nuoc-mâm;sauce poisson;sauce nuoc-mâm
worcestershire-sauce|sauce anglaise
steak-sauce|sauce HP, sauce brune à steak
miso|miso blanc;pâte de miso;miso rouge
doenjang|pâte de soja coréenne
gochujang|pâte de piment coréenne
doubanjiang|pâte de fèves pimentée
black-bean-sauce|haricots noirs fermentés;soja noir fermenté
barbecue-sauce
honey-barbecue-sauce
sweet-and-sour-sauce|sauce aux prunes
general-tsos-sauce
vinegar|vinaigre blanc;vinaigre d'alcool;vinaigre de vin
malt-vinegar
apple-cider-vinegar
white-wine-vinegar|vinaigre à l'estragon;vinaigre de framboise;vinaigre d'alcool blanc;vinaigre à l'échalote
red-wine-vinegar|vinaigre de vin vieux
sherry-vinegar
balsamic-vinegar
balsamic-glaze|crème de vinaigre balsamique
rice-vinegar
black-vinegar|vinaigre noir de riz
wasabi-paste|wasabi
prepared-horseradish|raifort râpé en bocal
horseradish-cream|sauce au raifort
capers|câpre;câpres au vinaigre
pesto|pesto vert;pesto au basilic
red-pesto|pesto rosso;pesto de tomates séchées
romesco|romesco
hummus|hoummous
baba-ganoush|caviar d'aubergine au sésame
tzatziki|raïta
guacamole
bean-dip
layered-bean-dip
sour-cream-dip
salsa|salsa de tomates;sauce salsa;pico de gallo
salsa-verde|salsa verte
enchilada-sauce
curry-paste|pâte de curry rouge;pâte de curry vert;pâte de curry jaune
indian-curry-paste|pâte de tikka masala
curry-sauce|sauce tikka masala
korma-sauce
curry-roux|tablette de curry japonais
salad-dressing|sauce salade
honey-dressing
creamy-italian-dressing
ranch-dressing
caesar-dressing|sauce caesar
blue-cheese-dressing|sauce au roquefort
sesame-dressing|vinaigrette au sésame
peanut-sauce|sauce satay;sauce cacahuète
chutney|chutney de mangue;sauce à la menthe
branston-pickle
piccalilli
yeast-extract|Marmite
marinade
browning-sauce
maggi-seasoning
tomato-product
canned-tomato|tomates pelées;tomates concassées;pulpe de tomates;tomates en boîte;pulpe de tomate;chair de tomate
crushed-tomato|tomates écrasées en boîte;pulpe de tomate fine
tomatoes-with-green-chiles
tomato-paste|concentré de tomates;double concentré de tomate;dble concentre tomate
passata|passata;purée de tomate;purée de tomates
tomato-sauce
marinara-sauce|sauce pour pâtes;sauce tomate au basilic;sauce arrabbiata
vodka-sauce
meat-sauce
pizza-sauce
tomato-juice
vegetable-juice
bloody-mary-mix
clamato
tomato-powder
white-sauce|béchamel;sauce blanche;sauce Alfredo
carbonara-sauce
stock|bouillon de viande
chicken-stock|bouillon de poulet;fond de volaille;bouillon de poule
beef-stock|fond brun;fond de veau;bouillon de pot-au-feu
fish-stock|bouillon de poisson;court-bouillon;fond de poisson
mussel-broth|jus de moules
shellfish-stock|fumet de crustacés
dashi|bouillon dashi
vegetable-stock
bouillon-cube|bouillon en poudre;bouillon cube;fond de volaille déshydraté;fond de veau déshydraté;fond de veau en poudre;cube de bouillon de volaille;kub or;bouillon kub;cube de bouillon de poule
fish-bouillon-cube
beef-bouillon-cube|bouillon cube de bœuf
vegetable-bouillon-cube|bouillon cube de légumes
gravy|sauce brune;sauce gravy
soup|potage;velouté
cream-of-mushroom-soup|soupe aux champignons
cream-of-chicken-soup|velouté de poulet;crème de volaille
tomato-soup|soupe à la tomate
cream-of-tomato-soup
chicken-soup|soupe poulet vermicelles
vegetable-soup|minestrone
miso-soup
clam-chowder
seafood-chowder
corn-chowder
lobster-bisque|bisque
hollandaise-sauce|sauce béarnaise
dairy
milk|lait entier;lait de vache;lait frais;lait tiède
reduced-fat-milk|lait demi ec;lait 1 2 ecreme
low-fat-milk
skim-milk
lactose-free-milk
chocolate-milk|lait au chocolat
goat-milk
sheep-milk
buffalo-milk
evaporated-milk|lait évaporé
evaporated-skim-milk
condensed-milk|lait concentre
milk-powder|lait entier en poudre
skim-milk-powder
malted-milk-powder
buttermilk|lait fermenté;babeurre
whole-buttermilk
buttermilk-powder
eggnog
kefir|kéfir de lait
whey|lactosérum
whey-powder|protéines de lactosérum en poudre;lactosérum en poudre
yogurt|yaourt au lait entier;yogourt;yaourt nature;yoghourt;yaourt bulgare
low-fat-yogurt|yaourt 0 %;yaourt maigre
greek-yogurt|labné;yaourt a la grecque
low-fat-greek-yogurt|yaourt grec 0 %;skyr
flavored-yogurt|yaourt à boire;yaourt aromatisé;yaourt à la vanille
frozen-yogurt
cream|creme fluide;creme liquide;creme entiere
heavy-cream|crème entière liquide;crème fleurette;crème à fouetter;crème liquide à 30 %
light-cream|crème liquide légère;crème de cuisson;crème allégée
half-and-half|crème à café;half-and-half
sour-cream|crème acidulée
light-sour-cream|crème épaisse légère
creme-fraiche|crème épaisse;crème fraîche épaisse;crème d'Isigny;crème fraîche entière;crème normande;crème semi-épaisse
whipped-cream|crème fouettée;chantilly
whipped-topping|Cool Whip
coffee-creamer|blanchisseur à café
butter|beurre demi-sel;beurre fondu;beurre mou;beurre froid;beurre salé;beurre pommade
unsalted-butter|beurre non salé
light-butter|beurre tendre
ghee|beurre clarifié
brown-butter
compound-butter|beurre maître d'hôtel;beurre d'ail;beurre persillé
anchovy-butter
lobster-butter
cheese|fromage râpé;fromage en tranches;rape;maroilles;tomme;tomme de Savoie;tome;saint-nectaire;reblochon fermier;cantal;salers;laguiole;morbier;ossau-iraty;livarot;vacherin;abondance;vieux cantal;cantal entre-deux;tomme fraîche
hard-cheese|fromage à pâte pressée
cheddar|cheddar affiné;cheddar râpé
reduced-fat-cheddar
red-leicester|cheshire
colby
parmesan|parmigiano reggiano;grana padano;croûte de parmesan;parmigiano
grated-parmesan
vegetarian-parmesan
pecorino|pecorino romano
manchego
gruyere|beaufort;comté;gruyere rape
swiss-cheese|emmental rape
raclette-cheese|raclette;vacherin fribourgeois
gouda|mimolette
edam
provolone|scamorza
monterey-jack
muenster|munster;havarti;tilsit;port-salut
fontina|taleggio
brunost|fromage brun de Norvège
soft-cheese
brie|coulommiers
camembert|reblochon;époisses;pont-l'évêque;mont d'or
cream-cheese|fromage à tartiner;Philadelphia;fromage frais;Boursin ail et fines herbes;St Môret;Saint-Môret;Kiri;fromage ail et fines herbes;carré frais;fromage à la crème
light-cream-cheese|fromage à tartiner léger
mascarpone
ricotta|brousse;brocciu
part-skim-ricotta
ricotta-salata
cottage-cheese|cottage
low-fat-cottage-cheese
farmer-cheese|tvorog
quark
fromage-blanc|faisselle;petit-suisse;petits-suisses;fromage blanc battu
feta|feta émiettée
goat-cheese|chèvre frais;bûche de chèvre;chevre;bûche;sainte-maure;rocamadour;pélardon;chèvre bûche
semi-soft-goat-cheese|crottin de chèvre;chèvre affiné
mozzarella|mozzarella fraîche;billes de mozzarella;mozza
low-moisture-mozzarella|mozzarella pour pizza;bâtonnets de mozzarella
buffalo-mozzarella|mozzarella di bufala
burrata|stracciatella
queso-fresco|fromage frais mexicain
queso-blanco
cotija
oaxaca-cheese|oaxaca;quesillo
halloumi
paneer
blue-cheese|bleu d'Auvergne;fourme d'Ambert;bleu de Bresse;bleu
gorgonzola
roquefort
stilton
american-cheese|tranches de fromage à burger;fromage fondu;vache qui rit;fromage à hamburger
pimento-cheese|pimento cheese
cheese-sauce
mexican-cheese-blend|fromages râpés à la mexicaine
cheese-curds
ice-cream|glace à la vanille;boule de glace;creme glacee;boule de glace vanille
chocolate-ice-cream
strawberry-ice-cream|glace aux fruits
ice-cream-sandwich
custard|crème pâtissière
dulce-de-leche|dulce de leche
egg|gros œuf;œufs battus;œuf battu;oeufs plein air;œufs de poule
egg-white|blancs d'œuf;blanc d oeuf;blancs d oeufs;blancs d oeuf;blancs en neige;blancs
egg-yolk|jaunes d'œuf;jaune d oeuf;jaunes d oeufs;jaunes d oeuf;jaunes
hard-boiled-egg|œuf mollet
duck-egg
quail-egg
egg-powder
meringue-powder
egg-substitute|substitut d'œuf liquide;œuf entier liquide
drink
water|eau froide;eau chaude;eau bouillante;eau glacée;eau tiède;eau minerale;eau de source;eau de cuisson;glaçons
sparkling-water|eau pétillante;eau de Seltz;soda nature;Perrier
soda|cola;limonade;coca;coca cola
ginger-ale|bière de gingembre;ginger beer
tonic-water|eau tonique
kombucha
energy-drink
sports-drink|boisson isotonique
juice|jus;jus multifruits
orange-juice|jus d orange;jus orange;pur jus d orange
apple-juice|jus pomme
pineapple-juice
grape-juice|verjus
grapefruit-juice
cranberry-juice|jus de cranberry
pomegranate-juice|jus de cerise;jus de betterave
carrot-juice
green-juice|jus de concombre
celery-juice
prune-juice
mango-nectar|nectar d'abricot;nectar de pêche;jus de mangue
watermelon-juice
lemonade
coconut-water
coffee|café noir;café fort;café filtre;café chaud;café serré;café froid
latte|cappuccino;latte
espresso|espresso;café expresso
instant-coffee|café instantané;café lyophilisé;poudre d'expresso
ground-coffee|café;café en grains
tea|thé noir;sachet de thé
iced-tea
green-tea|matcha;thé matcha
herbal-tea|tisane;verveine;camomille;rooibos;tilleul
smoothie
milkshake
non-alcoholic-beer
alcohol|eau-de-vie;spiritueux
beer|bière blonde;bière brune
hard-cider|cidre brut
wine
red-wine|vin rouge sec;pinot noir;bordeaux;vin de Bourgogne;vin rouge de cuisine
white-wine|vin blanc sec;riesling;chardonnay;vin blanc de cuisine;vin jaune
sparkling-wine|vin mousseux;prosecco;champagne;cremant;mousseux
fortified-wine|vin muté;sauternes;muscat
sherry|vin de Xérès;sherry
port
marsala
madeira|vin de Madère
vermouth
rice-wine
mirin
shaoxing-wine|vin de riz chinois
sake
brandy|cognac;armagnac;calvados;eau de vie de poire
rum|rhum brun;rhum blanc;rhum ambré
vodka
gin
whiskey|bourbon;scotch
tequila|mezcal
liqueur|limoncello;crème de cassis;Campari;liqueur de poire
velvet-falernum
advocaat|liqueur d'œufs
walnut-liqueur
hazelnut-liqueur
orange-liqueur|triple sec;curaçao;grand marnier;cointreau
coffee-liqueur
amaretto|liqueur d'amande
anise-liqueur|anisette;pernod;liqueur d'anis;ouzo
irish-cream|Baileys
bitters|angostura
celery-bitters
oil|huile de cuisson;huile de friture;huile pour friture;bain de friture
vegetable-oil|huile neutre;huile de soja
olive-oil|huile d olive;huile olive
extra-virgin-olive-oil|huile d'olive extra vierge;huile d olive vierge extra;huile d olive extra vierge
canola-oil|huile colza
sunflower-oil|huile tournesol
corn-oil
peanut-oil|huile de cacahuète;huile d arachide
sesame-oil|huile de sésame grillé
chili-oil|huile de piment;huile pimentée croustillante
rayu|rayu
coconut-oil
avocado-oil
grapeseed-oil
safflower-oil
walnut-oil
hazelnut-oil
almond-oil
truffle-oil|huile de truffe
flaxseed-oil
mustard-oil
rice-bran-oil
palm-oil
pumpkin-seed-oil|huile de chanvre
cottonseed-oil
wheat-germ-oil
cod-liver-oil
cooking-spray|huile en spray
animal-fat|graisse de cuisson;graisse de rôti
lard|lard gras;graisse de porc
beef-tallow|suif;blanc de bœuf
suet|suif de rognon
bacon-fat|graisse de bacon
duck-fat|graisse d'oie
schmaltz
salt-pork|lard salé;porc demi-sel
shortening|végétaline
margarine
margarine-spread
fish|filet de poisson;filets de poisson blanc;filet de poisson blanc;merlu;poisson blanc
fish-pie-mix
seafood|cocktail de fruits de mer;fruits de mer surgelés
cod|filet de cabillaud;filets de cabillaud;dos de cabillaud;julienne;morue fraîche;colinot
salt-cod|morue salée;morue dessalée
black-cod|morue charbonnière
haddock|filet d'églefin
smoked-haddock|haddock fumé;églefin fumé
halibut|filet de flétan
tilapia|filets de tilapia
pollock|lieu jaune;lieu;colin;colin d alaska;filet de colin;dos de colin;merlan
catfish|panga;silure
flounder|carrelet;limande;filets de sole;sole;barbue;limande-sole
sea-bass|filets de bar;loup de mer;loup
sea-bream|filets de daurade;dorade;dorade grise
red-snapper|rouget;rouget barbet;filets de rouget
grouper
mahi-mahi|dorade coryphène
monkfish|queue de lotte;baudroie;lotte de mer
rockfish|rascasse;saint-pierre;rouget grondin;grondin;poisson de roche
perch|sandre;brochet;filets de perche
swordfish
shark|roussette;raie;aile de raie
trout|truite arc-en-ciel;filets de truite
smoked-trout|filets de truite fumée
salmon|filets de saumon;pavés de saumon;saumon frais;darne de saumon;pavé de saumon;filet de saumon;dos de saumon
wild-salmon
smoked-salmon|gravlax;chutes de saumon fumé
canned-salmon|saumon en boîte
salmon-roe|œufs de truite;œufs de poisson;ikura
taramasalata
caviar|œufs de lump;œufs de lompe
tuna|steak de thon;thon rouge;thon germon;pavé de thon;thon blanc
canned-tuna|thon en boîte;thon entier au naturel;thon;thon entier;thon au naturel;miettes de thon
canned-tuna-in-oil|thon à l'huile d'olive;thon a l huile
mackerel|filets de maquereau;lisettes
smoked-mackerel|filets de maquereau fumé
canned-mackerel|filets de maquereaux en boîte;maquereaux au vin blanc
herring|sprat;filets de hareng
pickled-herring|rollmops
kipper|kipper;hareng saur;harengs saurs
sardine|sardines fraîches
canned-sardine|sardines à l'huile;sardines en boîte
anchovy|filets d'anchois;filet d'anchois;anchois à l'huile;filets d anchois;anchois au sel
fresh-anchovy
anchovy-paste|crème d'anchois;purée d'anchois
gentlemans-relish
dried-anchovy
eel|congre;unagi
carp|mulet
bonito-flakes|bonite séchée;katsuobushi
fish-sticks|bâtonnets de poisson pané;poisson pane
breaded-scampi|crevettes panées
surimi|bâtonnets de surimi;bâtonnets de crabe
gefilte-fish|gefilte fish
shellfish
crustacean
shrimp|crevette;crevettes crues;gambas;crevettes roses;crevettes décortiquées;crevettes grises;crevettes bouquet;langoustines;langoustine
canned-shrimp
potted-shrimp
dried-shrimp
shrimp-paste
crab|chair de crabe;tourteau;araignée de mer;étrilles
canned-crab|miettes de crabe
lobster|langouste;queue de homard;homard breton
crayfish
mollusk|coquillages
clam|coques;praires;palourdes fraîches;tellines
canned-clam
clam-juice
mussel|moules de bouchot
oyster|huîtres fines de claire
canned-oyster|moules en conserve;huîtres fumées
scallop|pétoncles;coquilles saint jacques;saint jacques;noix de st jacques
squid|encornet;anneaux de calamar;calmar;encornets;supions;blancs de calamar;chipirons
octopus|pieuvre;tentacules de poulpe
cuttlefish|blanc de seiche
abalone
snail|escargots de Bourgogne
conch|bulot;bigorneau
sea-urchin
fruit|fruits frais;salade de fruits
pome-fruit
apple|pommes gala;pommes golden;pomme reinette;golden;reinette;boskoop;royal gala;pommes reines des reinettes
granny-smith-apple|granny smith;pomme à cuire;granny;pomme verte;pommes granny
crabapple|pomme sauvage
pear|poire conférence;poire williams;poire comice;conférence;williams;comice
asian-pear|poire asiatique
quince
loquat|bibace;nèfle
citrus
lemon|citron jaune;citrons jaunes;quartier de citron;citron non traité;quartiers de citron
lemon-juice|jus d'un citron;jus d'un demi-citron;filet de citron;jus d un citron;jus d un demi citron;jus de citrons;citron pressé
lemon-zest|zeste d'un citron;zeste d un citron
preserved-lemon|citrons confits au sel;citron beldi
lime|lime;quartier de citron vert
lime-juice|jus d'un citron vert
lime-zest|zeste de lime
makrut-lime-leaf|combava;feuilles de citron kaffir
orange|orange navel;orange à jus
blood-orange|sanguine
orange-zest|zeste d'une orange;zeste d orange;zeste d une orange;écorce d'orange
mandarin|tangerine;satsuma
clementine|clémentines corses
canned-mandarin|mandarines en conserve
grapefruit|pomélo blanc
pink-grapefruit
pomelo|pamplemousse chinois
kumquat|calamondin
yuzu|sudachi
yuzu-juice
berry|baies;fruits rouges surgelés;fruits des bois;mélange de fruits rouges
strawberry|fraises gariguette;fraises des bois;gariguettes
frozen-strawberry
blueberry
frozen-blueberry
dried-blueberry
raspberry
frozen-raspberry
blackberry|mûres surgelées;mûres sauvages
cranberry|cranberry;cranberry fraîche;airelle;cranberries
dried-cranberry|cranberries séchées;cranberry séchée
cranberry-sauce|sauce aux airelles;gelée de canneberges
gooseberry|physalis
red-currant|groseilles rouges
black-currant|baies de cassis
elderberry|sureau
mulberry|mûres blanches
goji-berry
acai|baies d'açaï;pulpe d'açaï
stone-fruit
canned-peach|pêches en conserve;oreillons de pêches
nectarine|brugnon
apricot
dried-apricot|abricots séchés
canned-apricot|oreillons d'abricots
plum|mirabelle;mirabelles;quetsche;quetsches;reine-claude
prune|pruneaux d'Agen;pruneaux dénoyautés
cherry|bigarreau;cerises surgelées;burlats
sour-cherry|cerise acide;cerises aigres;cerises griottes
dried-cherry
canned-cherry|cerises en bocal;amarena;griottes au sirop
maraschino-cherry|cerises confites;bigarreaux confits
tropical-fruit|fruits exotiques
banana|banane mûre
dried-banana|poudre de banane
plantain|plantain
banana-leaf
mango|mangue surgelée;dés de mangue
green-mango
dried-mango
amchur|amchur;amchoor
pineapple|ananas frais
canned-pineapple|ananas au sirop;ananas en boîte;tranches d'ananas au jus
dried-pineapple|ananas confit
papaya
green-papaya
kiwi
passion-fruit|grenadille;maracuja
guava
lychee|lychee
longan
dragon-fruit|pitaya
star-fruit
jackfruit|jacque;jaque
durian
breadfruit
soursop
cherimoya|anone;pomme-cannelle
sapote|sapotille
tamarillo
feijoa
persimmon|plaquemine
dried-persimmon
pomegranate|graines de grenade;grains de grenade
fig|figues fraîches
dried-fig|figue sèche;figues séchées
date|dattes dénoyautées
medjool-date
jujube|datte chinoise
coconut|coco;pulpe de noix de coco
shredded-coconut|coco râpé;noix de coco séchée;copeaux de noix de coco;coco râpée;noix de coco en poudre
sweetened-coconut
tamarind|pulpe de tamarin
tamarind-paste|concentré de tamarin
ackee
prickly-pear
melon|melon charentais
cantaloupe|cantaloup;melon de Cavaillon
honeydew|melon vert;melon d'hiver blanc
watermelon|melon d'eau
horned-melon
grape|raisin noir;raisins rouges;raisins frais;grains de raisin;raisin blanc;chasselas;raisin muscat
raisin
golden-raisin|raisins blonds;raisins golden;sultanines
currant
dried-fruit|fruits séchés;mélange de fruits secs
candied-fruit|écorces d'orange confites;écorces confites;angélique;citron confit au sucre;orange confite;cédrat confit
crystallized-ginger|gingembre cristallisé
dried-apple|rondelles de pomme séchées
dried-peach|poires séchées
applesauce|purée de pommes;compote de pommes sans sucres ajoutés;compote
fruit-cocktail|salade de fruits au sirop
olive|olives noires;olive noire;olives dénoyautées
green-olive|olives vertes farcies;picholine;olives picholines
tapenade|pâte d'olives
grain|grains complets;mélange de céréales
rice|riz blanc;riz long grain;riz long;riz à dessert
basmati-rice|basmati
jasmine-rice|riz thaï;riz parfumé
brown-rice|riz brun;riz noir;riz basmati complet
arborio-rice|riz à risotto;riz carnaroli;riz à paella;riz risotto;riz rond;riz pour risotto
sushi-rice|riz japonais;riz à grain court
sticky-rice
parboiled-rice|riz incollable
instant-rice|riz en sachet cuisson
cooked-rice|riz blanc cuit;reste de riz
egg-fried-rice|riz cantonais;riz sauté aux œufs
wild-rice
flattened-rice|poha;riz aplati
puffed-rice
rice-krispies|riz soufflé croustillant
rice-bran
wheat|blé en grains;blé précuit;kamut
bulgur|boulghour;blé concassé
couscous|graine de couscous;semoule à couscous;semoule de couscous;semoule moyenne;graine moyenne
pearl-couscous|couscous israélien;fregola
farro|petit épeautre;farro;engrain
freekeh|blé vert
semolina|semoule fine;semoule de blé;semoule de blé dur
wheat-bran
wheat-germ
seitan|gluten de blé
barley|orge perlé;orge mondé
rye|grains de seigle
oats|gros flocons d'avoine;petits flocons d'avoine;flocons d avoine;avoine
oat-bran
gluten-free-oats
oat-flour
overnight-oats|gruau d'avoine cuit;porridge cuit
quinoa|quinoa blanc;quinoa rouge
cooked-quinoa|quinoa prêt à l'emploi
buckwheat|blé noir;kasha;graines de sarrasin
millet|fonio
amaranth|graines d'amarante
teff
cornmeal|semoule de maïs fine
polenta|polenta instantanée
grits|grits
masa-harina|farine de maïs nixtamalisée;farine à tortillas;masarepa
hominy|maïs blanc pelé;maïs pozole
popcorn-kernel|maïs à éclater
muesli
granola|muesli croustillant
cereal|céréales du petit déjeuner;blé soufflé
corn-flakes|pétales de maïs
bran-flakes|céréales au son;All-Bran
corn-cereal
flour|farine de blé;farine T55;farine T45;farine blanche;farine ordinaire
bread-flour|farine T65;farine de gruau;farine de force
cake-flour|farine fluide;farine pâtissière
self-rising-flour|farine avec levure incorporée
whole-wheat-flour|farine intégrale;farine T110;farine T150;farine semi-complète;farine de blé complet
spelt-flour|farine de petit épeautre;farine d epeautre
rye-flour
barley-flour
malt-powder|malt d'orge en poudre
rice-flour|farine de riz gluant
buckwheat-flour|farine de blé noir
chickpea-flour|besan;farine de pois chiche
almond-flour|poudre d'amande;amandes en poudre;farine d'amandes;poudre d amandes;poudre d amande;amandes moulues
coconut-flour
corn-flour
potato-flour
soy-flour
gluten-free-flour|mélange de farines sans gluten
cassava-flour|farofa
millet-flour|farine de sorgho
lupin-flour
chestnut-flour|farine de chataignes
starch
cornstarch|maïzena;amidon de maïs
potato-starch|fecule
tapioca-starch|farine de tapioca;fécule de manioc
arrowroot|arrow-root;poudre d'arrow-root
tapioca|perles de tapioca;perles du Japon
spaghetti|spaghettinis;cheveux d'ange;capellini;spaghetti
linguine|linguines
fettuccine|fettuccine;pappardelle
egg-tagliatelle
penne|rigatoni;ziti
fusilli|torsades;torti
macaroni|coquillettes;coudes;macaroni
farfalle|papillons
conchiglie|pâtes coquilles;orecchiette;conchiglioni;coquilles
orzo|orzo;risoni;pâtes avoines;langues d oiseau
lasagna-noodle|feuilles de lasagnes;lasagnes sèches;cannellonis;plaques lasagne;feuilles lasagne
whole-wheat-pasta|spaghettis complets
fresh-pasta|tagliatelles fraîches;pâtes fraîches aux œufs
filled-pasta|raviolis;tortellini;ravioles
meat-ravioli
gluten-free-pasta
spinach-pasta|pâtes vertes
cooked-pasta|restes de pâtes
gnocchi|gnocchis de pommes de terre;spätzle;gnocchi
noodle|nouilles asiatiques;nouilles chinoises;nouilles de blé;vermicelles
egg-noodle|nouilles chinoises aux œufs
ramen-noodle|nouilles instantanées;ramen
udon-noodle|udon;somen
soba-noodle|soba;nouilles de sarrasin
rice-noodle|vermicelles de riz;vermicelle de riz
glass-noodle|vermicelles transparents;vermicelle de soja;nouilles de patate douce
crispy-noodle|nouilles frites
shirataki-noodle|nouilles de konjac;konjac
tteok|gâteaux de riz coréens;tteokbokki
zucchini-noodle
wonton-wrapper|feuilles à wonton;feuilles à gyoza;pâte à wonton;feuilles à rouleaux de printemps
rice-paper|feuilles de riz;feuille de riz
legume|légumes secs
bean|haricots en conserve;haricots secs;haricots mélangés
black-bean|haricots noirs en conserve
dried-black-bean
kidney-bean|haricots rouges en conserve;haricots rouges en boîte
dried-kidney-bean
white-bean|haricots cannellini;haricots blancs en conserve;lingots;flageolets;cocos de Paimpol;haricots coco;haricots blancs en boîte;coco de Paimpol
dried-white-bean|haricots cocos secs;lingots secs;haricots lingots;haricots tarbais;mogettes;flageolets secs;mojettes;haricots de Soissons
butter-bean|haricots de Lima en conserve;haricots géants
dried-lima-bean|gros haricots blancs secs
pinto-bean|haricots borlotti;haricots roses
dried-pinto-bean|haricots borlotti secs
chickpea|pois chiches en conserve;pois chiches cuits
dried-chickpea
aquafaba|jus de pois chiches
black-eyed-pea|cornilles;niébé;pois d'Angole en conserve
dried-black-eyed-pea|cornilles sèches
canned-fava-bean|foul;ful medames
dried-fava-bean
baked-bean|haricots à la tomate;haricots à la sauce tomate;haricots tomate
pork-and-beans|fèves au lard
refried-bean|purée de haricots à la mexicaine
chili-beans|haricots rouges à la mexicaine
adzuki-bean|azukis;haricots adzuki
red-bean-paste|anko
mung-bean|moong dal
lupini-bean|graines de lupin
soybean|graines de soja;soja jaune
moth-bean|matki
lentil|lentilles brunes;lentilles vertes;lentilles sèches;lentilles blondes
green-lentil|lentilles du Puy;lentille verte du Puy
red-lentil|lentilles rouges;lentille corail
yellow-lentil|toor dal;pois d'Angole cassés
black-lentil|lentilles beluga;urad dal
cooked-lentil|lentilles en conserve;lentilles en boîte
split-pea|pois cassés verts;pois cassés jaunes
plant-protein
tofu|tofu ferme;tofu nature
extra-firm-tofu|tofu pressé
silken-tofu
smoked-tofu|tofu mariné
fried-tofu|yuba;poche de tofu frit
fermented-tofu
tempeh|tempé
natto
soy-chunks|PST;protéines de soja
veggie-burger|galette végétarienne;steak végétarien;steaks végétaux;galette végétale;galettes végétales
vegan-burger|steak végétal;galette végétale végane
vegan-mince|haché végan;viande hachée végétale
quorn-mince|Quorn haché
vegan-sausage|saucisse végétale
vegetarian-sausage|boulettes végétariennes
vegan-bacon|lardons végans;bacon végétal
vegetarian-bacon|lardons végétariens
vegan-chicken|émincé végétal;poulet végétal
vegetarian-chicken
quorn-piece|émincé de Quorn
vegan-cheese|fauxmage;fromage végétal
cashew-cheese
vegan-cream-cheese|fromage frais végan
tofu-cream-cheese
vegan-butter|margarine végane;beurre végétal
soy-margarine
vegan-mayonnaise|mayonnaise végétale
vegan-yogurt|yaourt au soja;yaourt végétal;dessert au soja nature
oat-yogurt|spécialité à l'avoine
almond-yogurt
coconut-yogurt|yaourt coco
vegan-cream|crème de soja;crème soja cuisine;crème végétale;cuisine soja;soja cuisine
cashew-cream|amande cuisine
oat-cream|avoine cuisine;cuisine avoine
vegan-egg|œuf végan
nutritional-yeast|levure nutritionnelle
brewers-yeast|levure de bière en paillettes
plant-milk|boisson végétale
soy-milk|boisson au soja;boisson soja;lait de soja vanille
almond-milk|boisson à l'amande;boisson amande;lait d amande
oat-milk|boisson à l'avoine;boisson avoine;lait d avoine
rice-milk|boisson au riz
coconut-drink|boisson au lait de coco;boisson coco
coconut-milk|lait coco
coconut-milk-powder
coconut-cream
cream-of-coconut
meat
ground-meat|haché mixte;farce de viande;farce;hachis;farce de porc et de veau;mélange porc et veau haché
beef|viande de bœuf;bœuf à sauter;émincé de bœuf;bourguignon;roti de boeuf
ground-beef|viande hachée de bœuf;viande hachée;steak hache;steaks haches;haché de bœuf;viande de bœuf hachée;hachis de bœuf
lean-ground-beef|bœuf haché 5 %;steak haché 5 %;steak haché 5%
beef-patty|steak de burger;galette de bœuf haché
steak|pavé de rumsteck;steak de bœuf;pavé de bœuf;rumsteck;pièce de bœuf;poire de bœuf
ribeye-steak|côte de bœuf
strip-steak|contre-filet
beef-tenderloin|tournedos;chateaubriand;rôti de filet de bœuf
flank-steak|bavette d'aloyau;bavette de flanchet;flanchet
skirt-steak|onglet;hampe;onglet de bœuf
beef-chuck|bœuf à braiser;macreuse;paleron;joue de bœuf;joues de bœuf;macreuse à pot-au-feu;gîte;viande à bourguignon
stewing-beef|bœuf à mijoter;bœuf pour pot-au-feu;boeuf bourguignon;viande à pot-au-feu;viande pour bourguignon;carbonnades;carbonnades de bœuf
brisket
beef-short-ribs|travers de bœuf;plat de côtes
beef-round|tende de tranche;rond de gîte
beef-rib-roast|train de côtes de bœuf;train de côtes;côte de bœuf maturée
beef-shank|queue de bœuf;gîte-gîte
beef-bones|os à moelle;os de veau;moelle
corned-beef|corned-beef
canned-corned-beef
beef-liver|foie de bœuf;foie de génisse;foie
kidney|rognons de veau;rognon
beef-tongue
tripe|gras-double
sweetbreads|cervelle
beef-heart|cœur de veau
cooked-beef|reste de bœuf;bœuf effiloché
roast-beef|rosbif;rosbif en tranches
pastrami
beef-jerky|viande des Grisons;bresaola
beef-sausage|merguez
venison|cerf;viande de cerf;cuissot de chevreuil;civet de biche;biche
ground-venison|cerf haché
bison|viande de bison
veal|viande de veau;blanquette de veau;tendrons de veau;jarret de veau;épaule de veau;flanchet de veau;collier de veau;tendron de veau;poitrine de veau;rôti de veau;noix de veau;veau pour blanquette;côtes de veau;osso-buco de veau;pied de veau
veal-cutlet
ground-veal
lamb|viande d'agneau;mouton;collier d'agneau;navarin d'agneau;selle d'agneau;poitrine d'agneau
leg-of-lamb|gigot;gigot d'agneau avec os
lamb-shoulder
lamb-chop|côtes d'agneau;carré d'agneau;cotelettes d agneau
lamb-shank|jarret d'agneau
ground-lamb
cooked-lamb|reste de gigot
pork|viande de porc;sauté de porc;émincé de porc;roti de porc;sauté de porc échine
pork-loin|rôti de porc dans le filet;carré de porc;filet de porc;rôti de porc filet;escalopes de porc;noix de porc
char-siu|porc laqué
pork-chop|côtelette de porc;côtes de porc dans le filet;côte de porc échine
pork-tenderloin|filet mignon;mignon de porc
cooked-pork|porc effiloché;reste de rôti de porc;rôti de porc cuit
pork-shoulder|échine de porc;palette de porc;rôti de porc dans l'échine;rôti de porc échine;palette;rouelle de porc;échine;palette demi-sel
pork-belly|poitrine fraîche;lard frais;poitrine demi-sel
pork-ribs|côtes levées;ribs;travers;plat de côtes de porc
ground-pork|chair a saucisse
pork-hock|jambonneau;pied de porc;pieds de porc;jarret demi-sel;jarret de porc demi-sel;jambonneau demi-sel
bacon|bacon;lardons;lard;lardons fumés;tranches de bacon;tranches de poitrine fumée;allumettes de lardons;allumettes;lard de poitrine;allumettes fumées;lardons allumettes;barde de lard;ventrèche;poitrine salée
canadian-bacon|bacon canadien
turkey-bacon|lardons de dinde
ham|jambon blanc;jambon cuit;jambon fumé;jambon superieur;talon de jambon;jambon à l'os
canned-ham|pain de viande en boîte
cured-pork
pancetta
guanciale|joue de porc séchée
prosciutto|jambon de Parme;jambon de Bayonne;jambon serrano;prosciutto;jambon sec;jambon de pays;coppa;speck;jambon d'Aoste;jambon de Savoie
deli-meat|assortiment de charcuterie
salami|saucisson sec;saucisson;rosette;saucisson à l'ail
pepperoni
bologna|saucisson à l'ail cuit
mortadella
chicken-deli-meat|jambon de poulet;rôti de poulet en tranches
turkey-deli-meat|jambon de dinde;dinde fumée en tranches
sausage|chipolatas;saucisse de porc;saucisse de Toulouse;andouillette;Montbéliard;crépinette;diots
british-sausage
italian-sausage|saucisse au fenouil
chorizo
mexican-chorizo|chorizo mexicain;chorizo à cuire
andouille-sausage|andouille de Louisiane;saucisse de Morteau;saucisse de Montbéliard;andouille de Guémené
kielbasa|kielbasa;morteau
bratwurst|bratwurst;boudin blanc;saucisse blanche
blood-sausage|boudin;boudin noir aux pommes
chicken-sausage|saucisse de poulet;saucisse de dinde
chinese-sausage|lap cheong
hot-dog|saucisse de Francfort;saucisse à hot-dog;knack;knacki;saucisses de francfort;saucisse knack
summer-sausage
pork-rinds|chicharrón;grattons;couenne
meatball|boulettes de bœuf
poultry
chicken|poulet entier;poulet rôti à cuire;morceaux de poulet;viande de poulet;poulet fermier;carcasse de volaille;poule au pot;poule;poularde;chapon;poulet prêt à cuire;carcasse de poulet;coq;poulet de Bresse
chicken-breast|filet de poulet;escalopes de poulet;aiguillettes de poulet;suprême de poulet;filets de poulet;escalope de poulet;suprêmes de volaille;blancs de volaille;escalopes de volaille;émincé de poulet
chicken-thigh|haut de cuisse de poulet;hauts de cuisses de poulet désossés;haut de cuisse;hauts de cuisse
chicken-leg|cuisses poulet
chicken-drumstick|pilons
chicken-wing|manchons de poulet;ailerons de poulet
buffalo-wing
ground-chicken
cooked-chicken|poulet effiloché;reste de poulet;restes de poulet
rotisserie-chicken|poulet rôti du rôtisseur
canned-chicken
chicken-liver|foie gras;foies de poulet
chicken-gizzards|gésiers;abats de volaille;gésiers confits;gésiers de canard
chicken-feet
chicken-skin
cornish-hen|pintade;pigeon;pigeonneau
chicken-nuggets|poulet pané
chicken-kiev
turkey|dinde entière;cuisse de dinde;dindonneau
cooked-turkey|restes de dinde;dinde rôtie
turkey-breast|escalope de dinde;escalopes de dinde;rôti de dinde;escalopes dinde;blanc de dinde;escalopes de dindonneau;rôti de dindonneau
ground-turkey
duck|cuisse de canard;confit de canard;cuisses de canard confites;canette
duck-breast|magret;filet de canette
goose
quail
pheasant
ostrich
game|sanglier;civet de sanglier;marcassin;rôti de sanglier;perdrix;perdreau
goat-meat|chèvre à cuire;chevreau;cabri
rabbit|râble de lapin;lièvre;cuisses de lapin
frog-legs
pate|terrine;mousse de canard;foie gras mi-cuit;rillettes;terrine de campagne;rillettes de porc;foie gras cru;rillettes du Mans
bacon-bits
nut|noix mélangées hachées
mixed-nut|mélange apéritif de noix et cacahuètes
almond|amandes effilées;amandes entières;amandes mondées
tamari-almond
walnut|cerneaux de noix;noix de Grenoble;noix hachées;cerneaux
pecan|pécan
cashew|cajou
pistachio|pistaches décortiquées
hazelnut|noisettes hachées;poudre de noisettes;noisettes en poudre
macadamia-nut
brazil-nut
pine-nut|pignon;pignons
chestnut|marron;marrons cuits;marrons sous vide;purée de marrons;marrons;crème de marrons;marrons au naturel
candlenut
peanut|arachide;arachides;cacahuètes grillées
honey-roasted-peanut
peanut-flour|farine de cacahuète
peanut-butter|beurre d'arachide;pâte d'arachide
almond-butter|beurre d'amande;purée de noisettes;purée de noix de cajou
pistachio-cream|pâte à tartiner à la pistache
almond-paste|massepain
frangipane|crème d'amandes
soy-nuts
trail-mix|mélange du randonneur
seed
mixed-seed|mélange de graines
sesame-seed|sésame;sésame grillé;sésame noir
tahini|purée de sésame;crème de sésame;tahin
halva|halwa
sunflower-seed
sunflower-seed-butter|beurre de tournesol
pumpkin-seed|pépins de courge
flaxseed|lin moulu
chia-seed|chia
hemp-seed|chanvre décortiqué
lotus-seed|makhana
snack|grignotage salé
potato-chip|chips de pommes de terre
pringle|Pringles
pita-chip
sour-cream-and-onion-chip
tortilla-chip|chips tortilla;tortilla chips;nachos
cheese-tortilla-chip|Doritos
plantain-chip|chips de banane
popcorn
caramel-corn
cheese-popcorn
pretzel|mini-bretzels
cracker|biscuits salés;galette d'avoine
gluten-free-cracker
butter-cracker
cheese-cracker
matzo|matza;farine de matza
egg-matzo
rice-cake|galettes de riz;galette de riz
rice-cracker
papadum|pappadam
prawn-cracker
cheese-puff
cheese-straw|feuilletés au fromage
bombay-mix
wasabi-pea
granola-bar|barre de granola;barre céréalière
rice-krispie-treat
fruit-leather|pâte de fruits séchée
sorbet|glace à l'eau;sorbet au citron;sorbet framboise
sherbet
prepared-meal
ready-meal|plat cuisiné surgelé
pizza|pizza surgelée;pizza margherita
pepperoni-pizza
dumplings|gyozas;gyoza;raviolis vapeur
empanada
samosa
vegetable-dumpling
har-gow|ha kao
bao-bun|brioche vapeur;bun vapeur
pierogi|pierogi
egg-roll|nems
summer-roll
vegetable-spring-roll
burrito|taco garni;enchilada
bean-burrito|quesadilla
macaroni-and-cheese|mac and cheese
chili-con-carne
beef-stew|goulasch;bœuf bourguignon cuisiné
rice-mix
lasagna-meal|lasagnes cuisinées
spaghetti-in-tomato-sauce
canned-ravioli
falafel
potato-salad|salade piémontaise
coleslaw|salade de chou
tuna-salad|thon mayonnaise
seafood-salad|salade de crabe
chicken-salad|salade de poulet
egg-salad|œufs mayonnaise
pasta-salad
tortellini-salad
corn-dog|friand à la saucisse
sandwich|panini
sushi|maki
california-roll
pot-pie|hachis parmentier;tourte au poulet
fish-pie|parmentier de poisson
baby-food
protein-supplement|protéines en poudre;substitut de repas
collagen-powder
pea-protein
seasoning
salt|sel fin;gros sel;sel de cuisine
seasoned-salt
celery-salt
sea-salt|fleur de sel;sel de guerande;sel marin
msg|glutamate monosodique
peppercorn|poivre en grains;poivre concassé;poivre mignonnette;poivre noir en grains
black-pepper|poivre noir;poivre du moulin;poivre moulu;grains de poivre noir;tour de moulin à poivre
white-pepper
green-peppercorn|baies roses
sichuan-peppercorn|poivre de Sichuan
spice|mélange d'épices
allspice|toute-épice;4 épices;bois d'Inde
anise-seed|graines d'anis;anis
star-anise|anis étoilé;étoile de badiane
annatto|graines de roucou;achiote;pâte d'achiote
asafoetida|asa fœtida
caraway-seed|graines de carvi
cardamom|cardamome moulue;gousses de cardamome;cardamome verte
cayenne-pepper|cayenne;poivre de Cayenne
celery-seed
chili-flakes|piment en flocons;piment rouge séché broyé;paillettes de piment
shichimi-togarashi|togarashi
chili-powder|piment moulu;mélange d'épices à chili;piment d'Espelette
gochugaru|piment coréen en poudre
cinnamon|cannelle moulue;cannelle en poudre
cinnamon-stick
clove|girofle moulu;girofle
coriander-seed|coriandre moulue;coriandre en poudre;coriandre en grains
cumin|cumin moulu;graines de cumin;cumin en grains;cumin en poudre
curry-powder|curry en poudre;poudre de curry;colombo
dill-seed
fennel-seed|fenouil moulu
fenugreek|graines de fenugrec;fenugrec moulu
fenugreek-leaves|kasuri methi
five-spice-powder|mélange cinq-épices;poudre de cinq-épices;mélange 5 épices;5 épices
galangal-powder
garam-masala
panch-phoron
garlic-powder|ail semoule;ail séché
onion-powder|oignon séché;oignon semoule;oignons déshydratés
onion-soup-mix
fried-onion|oignons frits croustillants;échalotes frites
ground-ginger|gingembre en poudre
ground-mustard|poudre de moutarde
mustard-seed
juniper-berry|genièvre
mace
nigella-seed|nigelle
nutmeg|muscade;muscade râpée
paprika|paprika doux;paprika fort;paprika moulu;piment doux moulu
smoked-paprika|pimentón
poppy-seed|pavot
pumpkin-pie-spice|épices à pain d'épices;quatre-épices
saffron|pistils de safran
sumac
turmeric|curcuma en poudre;curcuma moulu
vanilla-bean|vanille en poudre;vanille;graines de vanille
cajun-seasoning|mélange cajun;épices créoles
crab-boil
old-bay|Old Bay
taco-seasoning|épices à fajitas;épices mexicaines
italian-seasoning|mélange d'herbes italiennes;herbes de Provence séchées
poultry-seasoning|épices à poulet;épices à steak
pickling-spice
zaatar
dukkah
baharat|sept-épices libanais
ras-el-hanout
jerk-seasoning|mélange jerk
berbere
pilau-seasoning|épices à paella
ranch-seasoning
gravy-mix|fond lié en poudre
beef-gravy-granule
file-powder
furikake|gomasio
dried-lime|citron noir;loomi
dried-barberry|épine-vinette
liquid-smoke
hibiscus-flower|hibiscus;bissap
edible-flower|pétales de rose;capucine;fleurs de sureau
lavender|fleurs de lavande
dried-herb|herbes de Provence
dried-basil
bay-leaf|laurier;laurier-sauce
dried-oregano|origan sec
dried-thyme|thym moulu
dried-rosemary
dried-sage
dried-dill
dried-parsley
dried-tarragon
dried-marjoram
dried-savory|sarriette séchée
dried-mint
dried-chervil
dried-cilantro|feuilles de coriandre séchées
freeze-dried-chives|ciboulette lyophilisée
herb|herbes fraîches;fines herbes;herbes;bouquet d'herbes;bouquet garni
parsley|persil plat;persil frais;persil haché;persil frise;persillade
cilantro|coriandre fraîche;feuilles de coriandre
basil|basilic frais;basilic thaï;feuilles de basilic
mint|menthe fraîche;feuilles de menthe
dill|aneth frais;brins d'aneth;pluches d'aneth
thyme|thym frais;thym citron;branches de thym;brins de thym
rosemary|romarin frais;branche de romarin
sage|sauge fraîche;feuilles de sauge
oregano|origan frais
marjoram|marjolaine fraîche
tarragon|estragon frais
chives|ciboulette fraîche;ciboulette chinoise;ciboulette ciselée
chervil|cerfeuil frais;pluches de cerfeuil
curry-leaf|feuille de curry;feuilles de cari
lemongrass|bâton de citronnelle;tige de citronnelle
lovage
shiso|feuilles de périlla
epazote
culantro|chadron béni
pandan-leaf|pandan
lemon-verbena|mélisse;bourrache;verveine citron
wheatgrass
vegetable
leafy-green|mesclun;jeunes pousses;mélange de salades
lettuce|feuille de chêne;lollo rossa;feuilles de laitue;batavia;salade;salade verte;cœur de laitue
romaine-lettuce|cœur de romaine;cœurs de romaine;feuilles de romaine;romaine
iceberg-lettuce|iceberg;salade iceberg
butter-lettuce|laitue beurre
red-leaf-lettuce|feuille de chêne rouge
little-gem-lettuce|laitue sucrine
spinach|jeunes pousses d'épinards;pousses d'épinards;épinards frais;feuilles d'épinards;epinard;pousses d epinards
frozen-spinach|épinards hachés surgelés;épinards en branches surgelés
canned-spinach|épinards en boîte
kale|feuilles de kale;chou frisé kale;kale
lacinato-kale|chou noir de Toscane;cavolo nero;kale noir
swiss-chard|bette;feuilles de blettes;côtes de blettes;bettes à carde;poirée;bettes;vert de blettes
arugula|feuilles de roquette;salade roquette
collard-greens|collard;feuilles de chou cavalier
mustard-greens|moutarde brune en feuilles
turnip-greens|fanes de navets
beet-greens|feuilles de betterave
dandelion-greens|feuilles de pissenlit;dent-de-lion
watercress|cresson de fontaine
garden-cress|cressonnette
endive|frisée;salade frisée;scarole;cœur de scarole;chicorée
belgian-endive|chicon;witloof
radicchio|radicchio;chicorée rouge
mache|doucette;salade de mâche
sorrel|feuilles d'oseille
purslane
amaranth-leaves|brède amarante
lambs-quarters
stinging-nettle|feuilles d'ortie;pousses d'ortie
moringa-leaves|brède mouroum
taro-leaves|brède songe
sweet-potato-leaves
pumpkin-shoots|feuilles de courge;brède citrouille
malabar-spinach|épinard de Malabar
water-spinach|ipomée d'eau;épinard d'eau
grape-leaves|feuille de vigne
jarred-grape-leaves|feuilles de vigne en saumure
chrysanthemum-greens|shungiku
microgreens
pea-shoots|pousses de pois
broccoli-leaves
new-zealand-spinach
jute-leaves|mloukhia;feuilles de corète
cruciferous-vegetable
broccoli|tête de brocoli;fleurettes de brocoli;bouquets de brocoli
broccolini|bimi;brocoli bimi;brocoli à jets
frozen-broccoli
romanesco|romanesco
broccoli-rabe|cime di rapa;rapini
chinese-broccoli|gai lan;kai lan
cauliflower|tête de chou-fleur;bouquets de chou-fleur
cauliflower-rice|semoule de chou-fleur
frozen-cauliflower
cabbage|chou vert;chou pointu;feuilles de chou;chou cabus;chou blanc
red-cabbage
savoy-cabbage|chou de Milan;chou vert frisé
napa-cabbage|pé-tsaï;chou nappa
bok-choy|bok choy;mini pak-choïs
komatsuna|épinard moutarde
coleslaw-mix|chou râpé
brussels-sprouts|chou de Bruxelles
kohlrabi
tatsoi
mizuna|moutarde japonaise
choy-sum
allium|bulbe d'allium
onion|oignon jaune;oignon émincé;oignons jaunes
white-onion
red-onion
sweet-onion|oignon doux des Cévennes;oignon de Roscoff
pearl-onion|petits oignons grelots;petits oignons blancs;petits oignons
frozen-onion|oignons émincés surgelés
shallot|échalion;échalote grise
scallion|oignon vert;oignons verts;cébette;cébettes;ciboule;ciboules;oignon frais;cives;cive
leek|blanc de poireau;blancs de poireaux;vert de poireau;vert de poireaux
ramp|ail sauvage
garlic|gousse d'ail;gousses d'ail;tête d'ail;ail haché
garlic-scape|aillet;tiges d'ail
root-vegetable
carrot|carottes râpées;carottes des sables
baby-carrot|petites carottes;carottes fanes
canned-carrot|carottes en boîte
parsnip
turnip|navet blanc;navet violet;navets boule d'or
rutabaga|chou-navet
beet|betterave rouge;betterave cuite;betterave jaune;betterave chioggia;chioggia
canned-beet|betteraves en bocal
pickled-beet
radish|radis rose;radis roses
daikon|daïkon;radis daïkon;radis japonais
dried-daikon|radis blanc séché
celery-root|boule de céleri
jerusalem-artichoke
horseradish-root|racine de raifort;raifort frais
burdock-root|bardane
salsify|scorsonère
lotus-root
jicama|pois patate
potato|patate;patates;pommes de terre à chair ferme;pommes de terre farineuses;pdt;agata
russet-potato|pomme de terre à four;pommes de terre à four;bintje
yukon-gold-potato|charlotte;pomme de terre charlotte
red-potato|pommes de terre à peau rouge
new-potato|pommes de terre grenailles;grenailles;ratte;rattes
canned-potato|pommes de terre en boîte
hash-browns|galettes de pommes de terre;hash browns;röstis
tater-tots|tater tots
mashed-potato|purée
instant-mashed-potato|purée en flocons;purée mousline;Mousline;purée instantanée
sweet-potato
canned-sweet-potato|purée de patates douces
yam
taro-root|racine de taro;chou de Chine taro
cassava|yuca
water-chestnut
arrowroot-root|racine de sagittaire
ginger|gingembre frais;racine de gingembre;gingembre râpé
galangal|galanga frais
fresh-turmeric|racine de curcuma
wasabi-root|wasabi frais
pod-and-stem-vegetable|légumes à cosse
celery|céleri branche;branche de céleri;branches de céleri;céleri en branche;côte de céleri;feuilles de céleri
fennel|bulbe de fenouil;bulbes de fenouil
asparagus|asperges vertes;asperges blanches;pointes d'asperges
canned-asparagus|asperges en bocal
artichoke|fonds d'artichauts;poivrade;artichauts poivrade;artichauts violets
canned-artichoke|cœurs d'artichauts;cœurs d'artichauts marinés;artichauts à l'huile;fonds d'artichauts surgelés
cardoon
rhubarb|tiges de rhubarbe
okra
green-bean|haricots verts extra-fins;haricot beurre;haricots plats;haricots verts surgelés;haricots mange-tout;haricots coco plats
canned-green-bean|haricots verts en boîte
yardlong-bean|dolique asperge
snow-pea|pois mange-tout;mange-tout
sugar-snap-pea|pois sucrés;pois sugar snap
pea|pois;petits pois frais;petits pois surgelés;petits pois écossés
canned-pea|petits pois en boîte;petits pois extra-fins en conserve
fava-bean|fèves fraîches;fèves surgelées;févettes
lima-bean
edamame|fèves de soja fraîches
moringa-drumsticks|bâton mouroungue
winged-bean
hyacinth-bean|lablab
cluster-bean
bamboo-shoots
hearts-of-palm|cœur de palmier
fiddlehead-ferns|têtes-de-violon
nopales|feuilles de cactus
sea-beans|salicornes
bean-sprouts|pousses de soja;germes de soja;pousses de haricot mungo
soybean-sprout|pousses de soja jaune
alfalfa-sprouts|graines germées;luzerne germée
lentil-sprouts
banana-flower
celtuce|laitue asperge;celtuce
squash-blossom|fleurs de courge
fruiting-vegetable
tomato|tomates en grappe;tomate cœur de bœuf;tomates grappe;tomates rondes;tomates mures;tomates anciennes;cœur de bœuf
cherry-tomato|tomates cocktail;tomates cerise;petites tomates
grape-tomato|tomates raisin
plum-tomato|tomate roma;tomates roma;tomate allongée
green-tomato
yellow-tomato
tomatillo
cucumber
english-cucumber
persian-cucumber|concombre libanais
zucchini|courgette jaune;courgette ronde
baby-zucchini
summer-squash|pâtisson;pâtissons
eggplant
japanese-eggplant|aubergine chinoise
red-bell-pepper
yellow-bell-pepper|poivron orange;poivrons orange
roasted-red-pepper|poivrons rouges grillés;poivrons grillés en bocal;piquillos
chili-pepper|piment rouge;piments rouges;piment frais;piment oiseau rouge
green-chili
jalapeno|jalapeño;jalapeños
serrano-pepper
poblano-pepper
habanero|piment antillais
thai-chili|piment thaï;petit piment rouge
banana-pepper|piment hongrois;piment doux long;friggitello
pickled-jalapeno|piments jalapeños en bocal
canned-green-chili|piments verts doux en boîte
pickled-hot-pepper|pepperoncini;peperoncini en bocal
winter-squash|courge;courge muscade
butternut-squash|doubeurre;butternut
acorn-squash|courgeron
spaghetti-squash
kabocha-squash|kabocha;courge kabocha
pumpkin|citrouille;chair de potiron
pumpkin-puree|purée de citrouille;purée de courge;potiron en conserve
chayote|christophine;chouchou
bitter-gourd|melon amer;concombre amer
bottle-gourd|gourde
ash-gourd|melon d'hiver
sponge-gourd|luffa;pipengaille
snake-gourd
pointed-gourd
ivy-gourd|tindora
corn|épi de maïs;épis de maïs;maïs frais;grains de maïs
frozen-corn
canned-corn|maïs en conserve;maïs en boîte;maïs doux en grains;maïs doux en boîte
creamed-corn|maïs en crème
baby-corn|mini-maïs
avocado|avocat Hass
mushroom|champignons de Paris;champignon de Paris;champignons blancs;trompettes de la mort;pieds-de-mouton;rosés;mousserons;pied de mouton
cremini-mushroom|champignons de Paris bruns;champignons rosés;champignons cremini
portobello-mushroom|portobello;portobellos
shiitake-mushroom|shiitakés frais
oyster-mushroom|pleurote du panicaut;eryngii
enoki-mushroom|enoki
maitake-mushroom|polypore en touffe
chanterelle|chanterelle;chanterelles
morel|morilles fraîches
porcini-mushroom|bolet;cèpes frais
dried-shiitake-mushroom|champignons noirs parfumés;champignons parfumés séchés;champignons séchés
dried-porcini-mushroom|morilles séchées;cèpes secs
wood-ear-mushroom|oreille-de-Judas;champignons noirs déshydratés
straw-mushroom|volvaire
beech-mushroom|shimeji
canned-mushroom|champignons en boîte;champignons de Paris en boîte
truffle|truffe noire;truffe blanche;pelures de truffe
seaweed|algues séchées;varech
seaweed-snack|chips d'algues
nori|nori;algue nori;algues nori
kombu|algue kombu
wakame|algue wakamé
hijiki
dulse
agar
spirulina
frozen-mixed-vegetable|poêlée de légumes surgelée;jardinière de légumes surgelée
canned-mixed-vegetable|légumes en conserve;jardinière de légumes en conserve
sauerkraut|choucroute crue;chou à choucroute
kimchi
pickle|gros cornichon;malossol;cornichons à l'aneth;cornichons au vinaigre
sweet-pickle
pickle-relish|relish
pickled-radish|takuan;daïkon mariné
preserved-mustard-greens
zha-cai|tige de moutarde du Sichuan
pickled-ginger|gari;gingembre à sushi
pickled-onion|petits oignons au vinaigre;oignons rouges marinés;oignons marinés
sun-dried-tomato|tomates séchées à l'huile;tomates confites
dried-chili|piments rouges séchés;piment sec
ancho-chile
pasilla-chile
chipotle-chile|chipotle séché
young-jackfruit|jeune jacque;jacque vert en boîte
`;
