// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | what else it is called, in the order of meanings */
export const ALSO = `
peach|pesche gialle;pesche bianche;pesca tabacchiera;pesche noci gialle;pesche tabacchiere;percoche;percoca
pasta|pasta corta;pasta di semola;pasta secca;pasta lunga;pastina;bucatini corti;ditaloni;pasta mista;maltagliati;malloreddus;garganelli;mezzi rigatoni;fregola pasta;caserecce;gnocchetti sardi;candele;pizzoccheri
liverwurst|liverwurst
french-fries|patate fritte;patatine da forno;patatine surgelate;patate surgelate a bastoncino
bell-pepper|peperone verde;peperoni verdi;peperoni misti;friarelli peperoni
bread|pane casereccio;pancarré;pan carré;pane bianco;fette di pane;pane in cassetta;pane da toast;pane raffermo;pane del giorno prima;pane carasau raffermo;friselle;frisella;pane per tramezzini
buttered-toast
milk-bread
whole-wheat-bread|pancarré integrale;fette di pane integrale
seeded-bread|pane ai cereali;pane multicereali
sourdough-bread|pane con pasta madre;baguette;pane francese;pane a lievito madre;sfilatino
italian-bread|pane toscano;pane pugliese;filone di pane
focaccia|focaccia al rosmarino;focaccia genovese
rye-bread|pane nero;pumpernickel
raisin-bread|pan brioche all'uvetta;pane con uvetta
panettone|pandoro;colomba
stollen
brioche|pan brioche;challah
cornbread|cornbread;arepa
gluten-free-bread
garlic-bread|bruschetta all'aglio e burro
bread-roll|rosetta;rosette;michetta;panini morbidi
milk-roll|panini dolci al latte
burger-bun|panini per hot dog;panino per hot dog;pane per hamburger
brioche-bun
sesame-bun
bagel
egg-bagel
sesame-bagel
english-muffin|english muffin;crumpet
croissant|cornetto;cornetti
flatbread|piadina;piadine;lavash;schiacciata;pane carasau;carasau
pita-bread|pane pita;pane arabo;pane greco
naan|pane naan
chapati|roti;paratha
lefse
tortilla|tortilla di farina;tortillas di farina;tortilla di grano;tortillas di grano;tortilla wrap
corn-tortilla|tortillas di granoturco
whole-wheat-tortilla
taco-shell|tacos croccanti;tostada;tostadas;gusci di mais per tacos
pizza-base|base pizza precotta;base per pinsa
breadcrumbs|pan grattato;pane grattugiato;mollica di pane;pan grattugiato;mollica
panko|pangrattato giapponese;pangrattato panko
croutons|crostini di pane;crostino
stuffing-mix|ripieno di pane
breadstick|grissini torinesi;taralli;tarallini
dough|pasta per torte salate
puff-pastry|sfoglia;rotolo di pasta sfoglia;pasta sfoglia rettangolare;pasta sfoglia rotonda
butter-puff-pastry
shortcrust-pastry|pasta frolla;brisée;rotolo di pasta brisée;guscio di pasta frolla;pasta brisè;frolla
graham-cracker-crust|base di biscotti per cheesecake
phyllo|pasta phyllo;fogli di pasta fillo;fogli di fillo;pasta kataifi
pizza-dough|impasto per pizza;panetto per pizza;impasto della pizza
bread-dough|pasta per pane;pasta di pane;lievito naturale;licoli;lievito madre;pasta madre
biscuit-dough
cookie-dough
pancake|crêpe;crêpes;crespelle;crespella;blinis
chinese-pancake
waffle|cialda;gaufre
biscuit|scone;scones;biscuit americano
muffin
cake|plumcake;ciambella;ciambellone;merendine
sponge-cake|disco di pan di Spagna;base di pan di Spagna
ladyfingers|savoiardo;pavesini savoiardi;biscotti savoiardi
cake-mix
pancake-mix
danish-pastry|danese;girella;strudel;bignè
baklava
donut|donut;bombolone;krapfen;bomboloni;churros
pie|torta di mele;crostata di frutta
quiche|torta salata
pecan-pie
meringue|meringhette
sweetener
sugar|zucchero semolato;zucchero bianco;zuccherini;vanillina zuccherata;zolletta di zucchero;zollette di zucchero
caster-sugar|zucchero extrafine;zucchero finissimo
powdered-sugar|zucchero al velo
brown-sugar|zucchero di canna integrale;zucchero muscovado;zucchero bruno;zucchero di canna grezzo scuro
raw-sugar|zucchero di canna grezzo;zucchero demerara;zucchero in granella;granella di zucchero
palm-sugar|zucchero di cocco;panela;jaggery
maple-sugar
fructose
honey|miele di acacia;miele millefiori;miele di castagno;miele d'arancio
syrup|sciroppo di zucchero
nut-syrup|orzata;orzata di mandorle;sciroppo di nocciole
maple-syrup|sciroppo di acero
corn-syrup|sciroppo di mais;glucosio liquido;sciroppo di riso;malto di riso
malt-syrup|estratto di malto;sciroppo di malto;malto di orzo
golden-syrup|sciroppo dorato di zucchero
molasses
agave-syrup|sciroppo di agave;agave
pomegranate-molasses|melassa di melograno;vincotto d'uva
chocolate-syrup|topping al cioccolato;salsa al cioccolato
fudge-sauce|salsa fudge
caramel-sauce|caramello salato;salsa mou;salsa di caramello
sugar-substitute|stevia;eritritolo;xilitolo
leavener
baking-powder|lievito in polvere;lievito chimico;lievito istantaneo;lievito istantaneo per torte salate;bustina di lievito per dolci;lievito vanigliato;lievito Pane degli Angeli;lievito per torte
baking-soda|bicarbonato di sodio;ammoniaca per dolci
cream-of-tartar|acido citrico
yeast|lievito;lievito secco;lievito di birra;lievito di birra disidratato;lievito di birra in bustina;lievito disidratato
fresh-yeast|lievito fresco;cubetto di lievito;cubetto di lievito di birra;panetto di lievito;panetto di lievito di birra
gelatin|colla di pesce;gelatina in fogli;fogli di gelatina;gelatina in polvere;gelatina alimentare
jello|preparato per gelatina alla frutta
pectin|addensante per confetture
xanthan-gum|gomma xantana;psillio;gomma di guar
rennet|caglio liquido
pickling-lime
vegetable-rennet
vanilla-extract|essenza di vaniglia;pasta di vaniglia;aroma di vaniglia;vanillina;fialetta di vaniglia
almond-extract|aroma di mandorla;estratto di mandorla amara
flavor-extract|aroma di limone;estratto di menta;aroma di arancia;aroma al rum;estratto di limone;aroma;aroma rum;fialetta aroma rum
butter-extract
food-coloring
rose-water|acqua di fiori d'arancio;acqua di fiori di arancio;fior d'arancio
chocolate|cioccolata;tavoletta di cioccolato;scaglie di cioccolato
dark-chocolate|cioccolato fondente al 70%;fondente;cioccolato extra fondente;cioccolato amaro;tavoletta di cioccolato fondente
semisweet-chocolate|cioccolato semidolce;gocce di cioccolato fondente
unsweetened-chocolate|cioccolato 100%;pasta di cacao
milk-chocolate|gocce di cioccolato al latte;uovo di cioccolato;tavoletta di cioccolato al latte
chocolate-kiss
toblerone
chocolate-malt-ball
peanut-butter-cup
white-chocolate|gocce di cioccolato bianco
almond-bark
butterscotch-chips|gocce di caramello
peanut-butter-chip
cocoa-powder|cacao;cacao in polvere;cacao amaro in polvere
hot-chocolate-mix|cacao zuccherato;Nesquik;cioccolata in tazza
ovaltine|Ovomaltina;Milo
chocolate-hazelnut-spread|Nutella;crema spalmabile alle nocciole;gianduia;crema gianduia;crema spalmabile al cioccolato e nocciole;crema di nocciole;crema spalmabile;crema alle nocciole;gianduia spalmabile
cookie-butter|crema di speculoos
carob-powder|carruba in polvere;carruba
cocoa-butter
jam|marmellata;confettura di fragole;marmellata di fragole;confettura di lamponi;marmellata di ciliegie;confettura di frutti di bosco;confettura di more;marmellata di fichi;marmellata di more;confettura di fichi
apricot-jam|marmellata di albicocche;confettura di albicocca;marmellata di albicocca
marmalade|marmellata di agrumi;marmellata di limoni
jelly|gelatina di ribes;gelatina d'uva
apple-butter|burro di mele
lemon-curd|crema al limone;crema di limone
quince-paste
pie-filling
mincemeat|ripieno di frutta secca e spezie
pumpkin-pie-filling
pudding-mix|budino in polvere;crema pasticcera in polvere
pudding|budino al cioccolato;riso al latte
panna-cotta
flan|flan;crème brûlée;mousse al cioccolato
tiramisu
frosting|crema al burro;pasta di zucchero;frosting
royal-icing|glassa reale
sprinkles|codette colorate;confettini colorati;perline di zucchero;codette di cioccolato;codette;diavolina
marshmallow|mini marshmallow;toffolette
marshmallow-fluff|fluff
candy|caramelle dure;lecca lecca
turkish-delight|delizie turche
candied-almond|confetti;mandorle caramellate;mandorle pralinate
praline|pralinato di nocciole
peanut-brittle
nougat|torroncini
toffee
fudge
butterscotch-candy
licorice
gummy-candy|orsetti gommosi
caramel|caramello;mou
cookie|biscotti secchi;frollini;biscotti al burro;cookies;biscotti oro saiwa;oro saiwa;biscotti frollini;pavesini;biscotti tipo Digestive;biscotti al cacao
amaretti|amaretto biscotto;macaron;cantucci;amaretti secchi
peanut-butter-cookie
graham-cracker|digestive;graham cracker
chocolate-sandwich-cookie|Oreo;biscotti al cacao farciti
shortbread|biscotti shortbread;frollini scozzesi
gingersnap|speculoos;biscotti speculoos
vanilla-wafer|biscottini alla vaniglia
ice-cream-cone|cialda per gelato;coni per gelato
condiment|condimento;salse
ketchup|ketchup di pomodoro
mustard|senape dolce;senape gialla;mostarda di senape
dijon-mustard|senape forte
whole-grain-mustard|senape all'antica;senape antica
honey-mustard|salsa senape e miele
mayonnaise
light-mayonnaise|maionese light
tartar-sauce|salsa rémoulade
sandwich-spread|salsa rosa;salsa burger
hot-sauce|tabasco;salsa al peperoncino
buffalo-sauce
sriracha|salsa sriracha
sambal-oelek|pasta di peperoncino
yuzu-kosho
nam-prik-pao|pasta di peperoncino thai
harissa|ajvar
chipotle-in-adobo|peperoncini chipotle in adobo;pasta di chipotle
sweet-chili-sauce|sweet chili;salsa agropiccante
chili-sauce
mole-paste|mole
soy-sauce|shoyu;salsa di soia chiara
dark-soy-sauce
low-sodium-soy-sauce|salsa di soia meno sale
tamari|salsa tamari
sweet-soy-sauce|kecap manis
ponzu|ponzu
teriyaki-sauce|teriyaki
hoisin-sauce|hoisin
oyster-sauce
fish-sauce|colatura di alici;nuoc mam;nam pla;colatura;garum
worcestershire-sauce|salsa Worcester;Worcester
steak-sauce
miso|pasta di miso;miso bianco;miso rosso
doenjang|pasta di soia fermentata
gochujang|pasta di peperoncino coreana
doubanjiang|pasta di fave piccante
black-bean-sauce|fagioli di soia neri fermentati;salsa di fagioli neri
barbecue-sauce|salsa bbq
honey-barbecue-sauce
sweet-and-sour-sauce|salsa di prugne;umeboshi
general-tsos-sauce
vinegar|aceto di vino;aceto bianco;aceto di alcol;aceto di spirito
malt-vinegar
apple-cider-vinegar|aceto di sidro
white-wine-vinegar|aceto balsamico bianco;aceto di champagne;aceto bianco di vino
red-wine-vinegar|aceto rosso
sherry-vinegar|aceto di xeres;aceto di Jerez
balsamic-vinegar|aceto balsamico di Modena;balsamico
balsamic-glaze|crema di aceto balsamico;glassa balsamica
rice-vinegar
black-vinegar
wasabi-paste|wasabi;wasabi in polvere
prepared-horseradish|rafano grattugiato in vasetto;cren in vasetto
horseradish-cream|crema di rafano;salsa al cren
capers|cappero;capperi sotto sale;capperi sott'aceto;cucunci;frutti del cappero
pesto|pesto alla genovese;pesto genovese;pesto di basilico
red-pesto|pesto di pomodori secchi;pesto alla siciliana
romesco|romesco
hummus|crema di ceci;hummus di ceci
baba-ganoush|crema di melanzane
tzatziki|salsa tzatziki;raita
guacamole|salsa guacamole
bean-dip
layered-bean-dip
sour-cream-dip
salsa|pico de gallo;salsa messicana di pomodoro
salsa-verde|salsa di tomatillo
enchilada-sauce
curry-paste|pasta di curry;pasta di curry rosso;pasta di curry verde;pasta di curry giallo
indian-curry-paste|pasta tikka masala
curry-sauce|salsa tikka masala
korma-sauce
curry-roux|dado di curry giapponese
salad-dressing|vinaigrette;citronette
honey-dressing
creamy-italian-dressing
ranch-dressing
caesar-dressing|condimento per Caesar salad
blue-cheese-dressing
sesame-dressing
peanut-sauce|salsa satay
chutney|chutney di mango;salsa alla menta
branston-pickle
piccalilli|mostarda;mostarda di frutta;mostarda di Cremona
yeast-extract|Marmite;Vegemite
marinade|salsa jerk;mojo
browning-sauce
maggi-seasoning|aroma Maggi
tomato-product
canned-tomato|pelati;polpa di pomodoro;pomodori in scatola;pomodori a pezzetti;pomodori pelati in scatola;pomodori a pezzettoni;pelati San Marzano;pomodorini pelati;pomodorini in scatola
crushed-tomato|polpa fine;pelati schiacciati
tomatoes-with-green-chiles
tomato-paste|doppio concentrato di pomodoro;triplo concentrato;concentrato;doppio concentrato;estratto di pomodoro
passata|passata;passata rustica;passata di datterini;salsa di pomodoro passata
tomato-sauce|sugo di pomodoro
marinara-sauce|sugo al basilico;salsa marinara;sugo pronto;sugo all'arrabbiata
vodka-sauce
meat-sauce|ragù di carne;ragù alla bolognese;sugo di carne
pizza-sauce
tomato-juice
vegetable-juice
bloody-mary-mix
clamato|Clamato
tomato-powder
white-sauce|salsa besciamella;salsa Alfredo;salsa mornay
carbonara-sauce|sugo alla carbonara
stock|brodo caldo;brodo misto
chicken-stock|brodo di gallina;brodo di cappone
beef-stock|brodo di manzo;fondo bruno
fish-stock|fumetto di pesce;fumetto
mussel-broth
shellfish-stock|fumetto di crostacei;bisque di brodo
dashi|brodo dashi
vegetable-stock|brodo di verdure
bouillon-cube|dado;dadi;dado di pollo;brodo granulare;dado per brodo
fish-bouillon-cube
beef-bouillon-cube|dado di manzo
vegetable-bouillon-cube|brodo vegetale granulare;granulare vegetale;brodo granulare vegetale;dado vegetale in polvere
gravy|gravy;fondo d'arrosto
soup|minestra;zuppa pronta;vellutata
cream-of-mushroom-soup|vellutata di funghi;zuppa di funghi
cream-of-chicken-soup|vellutata di pollo;crema di sedano
tomato-soup
cream-of-tomato-soup|vellutata di pomodoro
chicken-soup|zuppa di pollo
vegetable-soup|zuppa di verdure;minestra di verdure;zuppa di legumi;zuppa di lenticchie;minestrone surgelato
miso-soup
clam-chowder|clam chowder
seafood-chowder
corn-chowder
lobster-bisque|bisque di astice;bisque di gamberi
hollandaise-sauce|salsa bernese
dairy|latticino;prodotti lattiero-caseari
milk|latte intero;latte fresco;latte vaccino;latte fresco intero;latte UHT;latte a lunga conservazione
reduced-fat-milk|latte ps
low-fat-milk
skim-milk
lactose-free-milk|latte delattosato;latte ad alta digeribilità
chocolate-milk|latte al cacao
goat-milk
sheep-milk
buffalo-milk
evaporated-milk|latte concentrato non zuccherato
evaporated-skim-milk
condensed-milk|latte condensato zuccherato;latte concentrato zuccherato
milk-powder|latte intero in polvere
skim-milk-powder
malted-milk-powder
buttermilk
whole-buttermilk
buttermilk-powder
eggnog|bevanda di latte e uova
kefir|kefir di latte
whey
whey-powder|proteine del siero del latte;proteine in polvere;whey
yogurt|yogurt bianco;yogurt naturale;yogurt intero;yogurt bianco naturale;yogurt intero bianco
low-fat-yogurt|yogurt bianco magro;yogurt 0%;yogurt bianco 0%
greek-yogurt|yogurt greco bianco;labneh;yogurt colato
low-fat-greek-yogurt|yogurt greco 0%
flavored-yogurt|yogurt alla vaniglia;yogurt da bere
frozen-yogurt|gelato allo yogurt
cream|panna da cucina;crema di latte;panna per cucinare
heavy-cream|panna fresca liquida;panna da montare;panna liquida;panna liquida fresca
light-cream|panna da cucina leggera
half-and-half|half and half
sour-cream|smetana
light-sour-cream
creme-fraiche
whipped-cream|panna spray;chantilly
whipped-topping|Cool Whip
coffee-creamer|crema in polvere per caffè
butter|burro salato;burro morbido;burro fuso;burro freddo
unsalted-butter|burro dolce
light-butter|burro spalmabile
ghee|burro chiarificato
brown-butter|burro noisette
compound-butter|burro alle erbe;burro all'aglio;burro maître d'hôtel
anchovy-butter|burro di acciughe
lobster-butter|burro di aragosta
cheese|formaggio grattugiato;formaggio a fette;formaggi misti;casera;bitto;caciotta;castelmagno;formaggio filante;formaggio a pasta filata;latteria;puzzone di Moena;quartirolo;sottilette miste;raschera;formaggio Asiago
hard-cheese|formaggio stagionato;formaggio duro;asiago;montasio;toma
cheddar|cheddar stagionato;cheddar grattugiato;formaggio cheddar
reduced-fat-cheddar|formaggio magro
red-leicester|cheshire;wensleydale
colby|colby jack
parmesan|parmigiano reggiano;grana;grana padano;crosta di parmigiano;formaggio grana;Trentingrana
grated-parmesan|grana grattugiato;parmigiano reggiano grattugiato;grana padano grattugiato
vegetarian-parmesan|formaggio vegetariano a pasta dura
pecorino|pecorino romano;pecorino grattugiato;pecorino toscano;pecorino sardo
manchego
gruyere|groviera;comté;groviera grattugiato
swiss-cheese|emmentaler;formaggio svizzero;emmenthal
raclette-cheese|raclette
gouda|gouda affumicato;formaggio affumicato;formaggio olandese
edam
provolone|provola;scamorza;provola affumicata;scamorza affumicata;caciocavallo;provolone piccante
monterey-jack|pepper jack
muenster|havarti;tilsiter
fontina|taleggio;fontal;fontina valdostana
brunost
soft-cheese|formaggio morbido;formaggio a crosta fiorita;robiola;squacquerone;primo sale
brie
camembert|reblochon
cream-cheese|formaggio fresco spalmabile;Philadelphia;formaggio cremoso;robiola spalmabile
light-cream-cheese|formaggio spalmabile light
mascarpone
ricotta|ricotta vaccina;ricotta di pecora;ricotta fresca;ricotta romana
part-skim-ricotta|ricotta magra
ricotta-salata|ricotta dura
cottage-cheese|cottage cheese;fiocchi di formaggio
low-fat-cottage-cheese|fiocchi di latte magri
farmer-cheese|tvorog;cagliata fresca
quark
fromage-blanc|petit suisse
feta|feta greca;feta sbriciolata
goat-cheese|caprino;caprino fresco;formaggio fresco di capra;caprini
semi-soft-goat-cheese|formaggio di capra stagionato
mozzarella|fior di latte;bocconcini di mozzarella;mozzarelline;ciliegine di mozzarella;mozzarella fresca;mozzarella fiordilatte;fiordilatte;mozzarella vaccina;treccia di mozzarella
low-moisture-mozzarella|mozzarella grattugiata;mozzarella a fiammifero;mozzarella in panetto
buffalo-mozzarella|bufala campana;mozzarella di bufala campana
burrata|stracciatella di burrata;stracciatella;stracchino;crescenza;burratina
queso-fresco|formaggio fresco messicano
queso-blanco
cotija
oaxaca-cheese|quesillo
halloumi|formaggio da grigliare
paneer
blue-cheese|formaggio blu;blu d'Auvergne;erborinato
gorgonzola|gorgonzola dolce;gorgonzola piccante
roquefort
stilton
american-cheese|sottilette;formaggio americano;formaggini
pimento-cheese|pimento cheese
cheese-sauce|fonduta di formaggio;crema di formaggio
mexican-cheese-blend
cheese-curds|cheese curds
ice-cream|gelato alla vaniglia;gelato alla crema;gelato fiordilatte;gelato al cioccolato bianco
chocolate-ice-cream|gelato al cioccolato fondente
strawberry-ice-cream|gelato alla frutta
ice-cream-sandwich|biscotto gelato
custard|crema inglese;crema alla vaniglia
dulce-de-leche
egg|uova fresche;uova grandi;uova di gallina;uovo sbattuto;uova sbattute
egg-white|bianco d'uovo;chiara d'uovo;albumi d'uovo;albume d'uovo;chiare d'uovo;bianchi d'uovo
egg-yolk|tuorlo d'uovo;tuorli d'uovo;rosso d'uovo
hard-boiled-egg|uovo bollito
duck-egg|uovo d'oca
quail-egg
egg-powder|uovo in polvere
meringue-powder|preparato in polvere per meringhe
egg-substitute|misto d'uovo;uovo liquido pastorizzato
drink|bibita
water|acqua tiepida;acqua calda;acqua fredda;acqua bollente;acqua minerale;acqua naturale;acqua frizzante no;ghiaccio;cubetti di ghiaccio;acqua di cottura
sparkling-water|acqua gassata;soda;seltz;acqua di seltz;selz
soda|cola;gassosa;Coca-Cola;aranciata;chinotto
ginger-ale|ginger beer
tonic-water|tonica
kombucha
energy-drink|energy drink;Red Bull
sports-drink|Gatorade
juice|succo
orange-juice|succo di arancia;spremuta d'arancia;succo d'arance
apple-juice|succo di mele
pineapple-juice|succo di ananas
grape-juice|succo di uva;mosto d'uva
grapefruit-juice
cranberry-juice|succo di mirtillo rosso
pomegranate-juice|succo di melograno
carrot-juice
green-juice|succo di cetriolo
celery-juice
prune-juice
mango-nectar|nettare di mango
watermelon-juice
lemonade
coconut-water
coffee|caffè lungo;caffè nero;caffè americano
latte|cappuccino;latte macchiato
espresso|espresso;caffè della moka;caffè ristretto;caffè amaro;caffè forte;caffè freddo
instant-coffee|caffè istantaneo;caffè liofilizzato
ground-coffee|caffè in polvere;caffè in chicchi;chicchi di caffè
tea|tè nero;bustina di tè;tè in bustine
iced-tea|tè alla pesca
green-tea
herbal-tea|camomilla;infuso;tè alla menta;rooibos
smoothie|frullato di frutta
milkshake|milkshake;frullato di latte
non-alcoholic-beer
alcohol|liquore forte
beer|birra chiara;birra scura;birra rossa;birra bionda
hard-cider|sidro di mele
wine|vin brulé;vino passito;zibibbo
red-wine|vino rosso secco;Chianti;vino rosso corposo;lambrusco;nebbiolo
white-wine|vino bianco secco;prosecco fermo;vino bianco da cucina;Falanghina;vernaccia
sparkling-wine|prosecco;champagne
fortified-wine|vin santo;vino dolce;moscato;passito
sherry|xeres
port|vino porto
marsala|marsala secco
madeira|vino di Madera
vermouth|vermouth;vermut bianco;vermut rosso
rice-wine
mirin
shaoxing-wine|vino di riso cinese
sake
brandy|cognac;grappa;calvados;armagnac;acquavite;Vecchia Romagna;brandy italiano
rum|rum scuro;rum bianco;rhum
vodka
gin
whiskey|whiskey;bourbon
tequila|mezcal
liqueur|limoncello;Campari;Aperol;amaro;alchermes;rosolio;genepì;mirto
velvet-falernum
advocaat|advocaat;vov;zabaione liquore
walnut-liqueur|liquore di noci
hazelnut-liqueur|Frangelico
orange-liqueur|triple sec;Cointreau;Grand Marnier
coffee-liqueur|Kahlúa
amaretto|liquore amaretto;amaretto di Saronno;Disaronno
anise-liqueur|sambuca;anisetta;pastis
irish-cream|Baileys
bitters|angostura
celery-bitters
oil|olio per friggere;olio dal sapore neutro;olio da frittura;olio per frittura
vegetable-oil|olio vegetale;olio di semi vari;olio di soia;olio di semi di soia
olive-oil|olio di oliva
extra-virgin-olive-oil|olio extravergine di oliva;olio evo;olio extravergine;olio extra vergine d'oliva;olio e.v.o.;EVO
canola-oil
sunflower-oil|olio di girasole
corn-oil|olio di semi di mais
peanut-oil|olio di semi di arachide;olio di arachide
sesame-oil|olio di sesamo tostato;olio di semi di sesamo
chili-oil|olio piccante
rayu|olio di sesamo piccante
coconut-oil
avocado-oil
grapeseed-oil
safflower-oil
walnut-oil
hazelnut-oil
almond-oil|olio di pistacchio
truffle-oil
flaxseed-oil|olio di semi di lino
mustard-oil
rice-bran-oil
palm-oil
pumpkin-seed-oil
cottonseed-oil
wheat-germ-oil
cod-liver-oil|olio di pesce
cooking-spray|spray antiaderente da cucina;staccante spray
animal-fat|grasso di cottura;fondo di cottura
lard|grasso di maiale;sugna;lardo a fette
beef-tallow|grasso di manzo;sego
suet
bacon-fat|grasso di pancetta
duck-fat|grasso d'oca
schmaltz
salt-pork|lardo salato;lardo di Colonnata;lardo di maiale;pancetta salata
shortening|shortening
margarine|panetto di margarina
margarine-spread
fish|pesce bianco;filetto di pesce;filetti di pesce;filetti di pesce bianco;pesce fresco;filetto di merluzzo nordico;orata fresca;persico africano;pesce da zuppa;pesce misto;ombrina;pescatrice mista;palamita;merluzzetti;paranza;pesciolini
fish-pie-mix
seafood|misto mare;misto di mare surgelato;insalata di mare surgelata;misto scoglio;misto di pesce surgelato
cod|filetto di merluzzo;filetti di merluzzo;merluzzo fresco;cuori di merluzzo
salt-cod|merluzzo sotto sale;stoccafisso
black-cod|black cod
haddock|nasello;filetti di nasello;haddock
smoked-haddock|haddock affumicato;merluzzo affumicato
halibut|ippoglosso;filetto di halibut
tilapia|filetti di tilapia
pollock|pollack d'Alaska;merluzzo carbonaro
catfish|pangasio;filetti di pangasio
flounder|sogliola;sogliole;filetti di platessa;filetti di sogliola;rombo;passera di mare
sea-bass|spigola;spigole;filetti di branzino;filetto di branzino;ricciola
sea-bream|filetti di orata;pagello;sarago;dentice
red-snapper|triglia;triglie;lutiano;red snapper;triglie di scoglio
grouper|filetto di cernia
mahi-mahi|mahi mahi
monkfish|coda di rospo;pescatrice
rockfish|pesce San Pietro;gallinella di mare;pesce cappone;San Pietro
perch|filetti di pesce persico;persico;luccio;lucioperca;filetti di persico
swordfish|trancio di pesce spada;tranci di pesce spada;spada;pescespada
shark|palombo;verdesca;razza
trout|trota salmonata;filetti di trota;trota iridea
smoked-trout|storione affumicato;filetti di trota affumicata;anguilla affumicata
salmon|filetto di salmone;filetti di salmone;trancio di salmone;tranci di salmone;salmone fresco
wild-salmon|salmone sockeye
smoked-salmon|gravlax;ritagli di salmone affumicato;salmone affumicato a fette
canned-salmon|salmone al naturale
salmon-roe|uova di trota;ikura;bottarga
taramasalata|taramosalata
caviar|uova di storione;uova di lompo;bottarga di muggine
tuna|trancio di tonno;tranci di tonno;filetto di tonno;tonno rosso
canned-tuna|tonno;tonno al naturale;tonno in scatola al naturale
canned-tuna-in-oil|tonno all'olio d'oliva;tonno all'olio di oliva;filetti di tonno sott'olio;tonno all'olio
mackerel|filetti di sgombro;lacerto
smoked-mackerel
canned-mackerel|sgombro sott'olio;filetti di sgombro sott'olio;sgombro al naturale;filetti di sgombro in olio
herring|bianchetti;papaline
pickled-herring|rollmops
kipper
sardine|sarda;sarde;sardine fresche
canned-sardine|sardine sott'olio;sarde sott'olio;sarde salate
anchovy|alici;filetti di acciuga;acciughe sott'olio;filetti di acciughe;acciughe sotto sale;alici sott'olio;alici sotto sale;filetti di alici;acciuga sotto sale
fresh-anchovy|acciughe fresche;alici marinate
anchovy-paste|pasta d'acciughe;crema di acciughe;pasta di alici
gentlemans-relish|burro di acciughe inglese
dried-anchovy|niboshi
eel|capitone;unagi
carp|cefalo;muggine;carpa intera
bonito-flakes|katsuobushi;fiocchi di tonnetto essiccato
fish-sticks|filetti di pesce impanati;crocchette di pesce;filetti di merluzzo impanati
breaded-scampi|gamberi impanati
surimi|bastoncini di surimi;polpa di granchio surimi
gefilte-fish
shellfish
crustacean
shrimp|gambero;gamberetti;gamberoni;gamberetto;mazzancolle;gamberone;code di gambero;gamberi sgusciati;scampo;code di scampi;gamberi rosa;cicale di mare;canocchie
canned-shrimp|gamberetti in salamoia
potted-shrimp
dried-shrimp|gamberi secchi
shrimp-paste|pasta di gamberetti fermentati;belacan
crab|polpa di granchio;granceola;granciporro
canned-crab|polpa di granchio in scatola
lobster|aragosta;aragoste;code di aragosta;polpa di astice
crayfish|code di gambero di fiume
mollusk
clam|vongole veraci;lupini di mare;cannolicchi;vongole fresche;arselle;telline;fasolari;tartufi di mare
canned-clam|vongole al naturale;vongole sgusciate al naturale
clam-juice|liquido delle vongole
mussel|mitili;cozze fresche;peoci
oyster
canned-oyster|cozze in scatola;ostriche affumicate
scallop|cappesante;canestrelli;pettini di mare;canestrelli di mare
squid|totani;calamaretti;anelli di calamaro;totano;anelli di totano
octopus|moscardini;polipo;moscardino;piovra;polpo verace
cuttlefish|seppioline;nero di seppia
abalone|orecchia di mare
snail|chiocciole;escargot
conch|strombo;lumache di mare
sea-urchin|polpa di riccio
fruit|frutto;frutta fresca;frutta mista;macedonia;frutta di stagione
pome-fruit
apple|mela rossa;mele rosse;mela Golden;mela Fuji;mela Gala;renette;mela verde dolce
granny-smith-apple|mela Granny Smith;mele Granny Smith
crabapple
pear|pera Abate;pera Williams;pere Kaiser;pere coscia
asian-pear|pera nashi;pera coreana
quince|cotogna;cotogne;pera cotogna
loquat|nespole del Giappone
citrus
lemon|fette di limone;spicchi di limone;limone non trattato;limoni non trattati
lemon-juice|succo di un limone;succo di mezzo limone;succo di limoni;limone spremuto
lemon-zest|scorza grattugiata di limone;buccia di limone;scorza di un limone;scorza grattugiata di un limone;zest di limone;scorzetta di limone
preserved-lemon|limone confit;limoni confit
lime|limetta;spicchi di lime;limone verde
lime-juice|succo di un lime
lime-zest|scorza grattugiata di lime;buccia di lime
makrut-lime-leaf|foglie di combava;foglia di lime kaffir
orange|arance non trattate;spicchi di arancia;fette di arancia;arancia rossa di Sicilia
blood-orange|arancia tarocco;arancia moro;arancia sanguinella
orange-zest|scorza di arancia;scorza di un'arancia;buccia d'arancia;scorza grattugiata d'arancia;scorzetta d'arancia
mandarin|mandaranci
clementine
canned-mandarin|mandarini sciroppati
grapefruit
pink-grapefruit|pompelmo rosso
pomelo
kumquat|mandarino cinese
yuzu
yuzu-juice
berry|frutti di bosco misti;frutti rossi;frutti di bosco surgelati
strawberry|fragoline di bosco;fragole fresche;fragoline
frozen-strawberry
blueberry|mirtilli neri;mirtilli freschi
frozen-blueberry
dried-blueberry
raspberry|lamponi freschi
frozen-raspberry
blackberry|mora;more di rovo;more surgelate
cranberry|cranberry;mirtilli rossi freschi
dried-cranberry|cranberry essiccati;mirtilli rossi disidratati;mirtilli rossi secchi
cranberry-sauce|confettura di mirtilli rossi
gooseberry|alchechengi;ribes uva spina
red-currant|ribes rosso
black-currant
elderberry|sambuco
mulberry|gelsi
goji-berry|goji
acai|polpa di açaí
stone-fruit|frutta con nocciolo
canned-peach|pesche in scatola;pesca sciroppata;pesche allo sciroppo
nectarine|pesca noce;pesche noci
apricot
dried-apricot|albicocca secca;albicocche disidratate
canned-apricot|albicocche in scatola
plum|susine;susina
prune|prugna secca;prugne secche denocciolate
cherry|ciliegie dolci;duroni
sour-cherry|visciole;amarene fresche;marasche
dried-cherry|amarene essiccate;ciliegie secche
canned-cherry|amarene sciroppate;ciliegie sotto spirito;amarene in sciroppo
maraschino-cherry|ciliegie candite;ciliegina candita
tropical-fruit|frutta esotica
banana|banane mature
dried-banana
plantain|banana da cuocere
banana-leaf
mango|mango maturo
green-mango|mango verde
dried-mango|mango disidratato
amchur|mango in polvere
pineapple|ananas fresco
canned-pineapple|ananas in scatola;ananas al naturale
dried-pineapple|ananas disidratato;ananas candito
papaya|papaia
green-papaya|papaya acerba
kiwi|actinidia
passion-fruit|maracuja;passion fruit
guava|guaiava
lychee|lychee;rambutan
longan
dragon-fruit|frutto del drago;pitahaya
star-fruit
jackfruit|giaca;jackfruit maturo
durian
breadfruit
soursop|guanabana
cherimoya|cherimoya;annona
sapote
tamarillo
feijoa
persimmon|caco;kaki;loto;cachi mela
dried-persimmon
pomegranate|melograno;chicchi di melagrana;chicchi di melograno
fig|fichi freschi
dried-fig|fico secco
date|datteri denocciolati
medjool-date
jujube|datteri cinesi
coconut|noce di cocco;cocco fresco;polpa di cocco
shredded-coconut|cocco rapè;cocco disidratato;farina di cocco rapè;scaglie di cocco
sweetened-coconut
tamarind|polpa di tamarindo
tamarind-paste|concentrato di tamarindo
ackee
prickly-pear
melon
cantaloupe|melone cantalupo;cantalupo
honeydew|melone honeydew;melone giallo
watermelon|cocomero
horned-melon
grape|uva bianca;uva nera;acini d'uva;chicchi d'uva;uva senza semi;uva rossa;uva fragola
raisin|uva passa;uva sultanina;uvetta sultanina;zibibbo uvetta;uva passita;sultanina
golden-raisin|uva sultanina dorata
currant|uvetta di Corinto;uva passa di Corinto
dried-fruit|frutta disidratata
candied-fruit|canditi;scorze candite;scorza d'arancia candita;cedro candito;arancia candita;scorzette d'arancia candite;scorzette candite;cedro;arancia candita a cubetti
crystallized-ginger|zenzero sciroppato
dried-apple|mela essiccata;mele disidratate
dried-peach|pere essiccate
applesauce|mousse di mele;composta di mele;salsa di mele
fruit-cocktail|macedonia in scatola;frutta sciroppata
olive|olive nere;olive denocciolate;olive taggiasche;olive nere denocciolate;olive miste;taggiasche
green-olive|olive verdi denocciolate;olive bianche;olive di Cerignola
tapenade|tapenade;pasta di olive;crema di olive
grain|cereale in chicco;cereali misti in chicco
rice|riso bianco;riso a chicco lungo;riso Roma;riso Ribe;riso lungo;riso parboiled bianco;riso per insalate
basmati-rice|basmati
jasmine-rice|riso thai;riso gelsomino;riso jasmin
brown-rice|riso nero;riso venere;riso basmati integrale
arborio-rice|riso Arborio;riso per risotti;riso Vialone Nano;riso originario;riso baldo
sushi-rice|riso giapponese;riso a chicco corto
sticky-rice
parboiled-rice
instant-rice|riso istantaneo
cooked-rice|riso lessato;riso bollito;riso avanzato
egg-fried-rice|riso alla cantonese
wild-rice|riso selvatico
flattened-rice|poha
puffed-rice
rice-krispies|Rice Krispies
rice-bran
wheat|grano;frumento;grano khorasan;Kamut;grano tenero in chicchi;grano cotto;grano precotto;grano per pastiera;grano cotto per pastiera
bulgur|grano spezzato
couscous|cous cous;cuscus
pearl-couscous|fregula;couscous perlato;couscous israeliano;fregola sarda
farro|farro perlato;spelta;farro decorticato
freekeh|grano verde tostato
semolina|semolino;semola rimacinata;semola di grano duro;semola rimacinata di grano duro;farina di semola
wheat-bran|crusca;crusca di grano
wheat-germ
seitan|glutine di frumento;glutine di grano
barley|orzo;orzo decorticato
rye|segale in chicchi;fiocchi di segale
oats|fiocchi d'avena;avena;avena in fiocchi;fiocchi di avena integrali
oat-bran|crusca d'avena
gluten-free-oats|avena senza glutine
oat-flour|farina d'avena
overnight-oats|porridge di avena;overnight oats
quinoa|quinoa bianca;quinoa rossa
cooked-quinoa
buckwheat|kasha
millet|miglio decorticato;fonio
amaranth
teff|sorgo;sorgo in chicchi
cornmeal|farina gialla;farina di mais gialla;farina di mais bramata
polenta|farina per polenta;polenta istantanea;farina per polenta istantanea;farina di mais per polenta
grits|semolino di mais
masa-harina|farina di mais nixtamalizzato
hominy|mais nixtamalizzato
popcorn-kernel|mais per popcorn
muesli|müsli
granola|muesli croccante
cereal|cereali;cereali per la colazione
corn-flakes|fiocchi di mais;cornflakes
bran-flakes|All-Bran
corn-cereal|cereali al cioccolato
flour|farina 00;farina 0;farina di grano tenero;farina bianca;farina di frumento
bread-flour|farina di forza;farina forte;farina per pane;manitoba;farina W350
cake-flour|farina debole;farina 00 per dolci
self-rising-flour|farina con lievito
whole-wheat-flour|farina di grano integrale;farina integrale di frumento
spelt-flour|farina di spelta
rye-flour|farina integrale di segale
barley-flour|farina di orzo
malt-powder|farina di malto
rice-flour|farina di riso glutinoso
buckwheat-flour|farina saracena
chickpea-flour|besan
almond-flour|mandorle tritate;mandorle in polvere;mandorle macinate
coconut-flour
corn-flour|fumetto di mais;farina di mais finissima;fioretto
potato-flour
soy-flour
gluten-free-flour|mix di farine senza glutine;miscela di farine senza glutine
cassava-flour|farofa
millet-flour|farina di sorgo;farina di quinoa;farina di amaranto
lupin-flour
chestnut-flour
starch|amido alimentare
cornstarch|maizena;amido per dolci
potato-starch|fecola;amido di patate
tapioca-starch|farina di tapioca;fecola di manioca
arrowroot|fecola di maranta;maranta in polvere
tapioca|perle di tapioca;sago
spaghetti|spaghettini;vermicelli;capellini;capelli d'angelo;spaghettoni;bucatini;pici;tonnarelli;bigoli
linguine|trenette;bavette
fettuccine|tagliatelle;pappardelle;tagliolini
egg-tagliatelle|fettuccine all'uovo;pappardelle all'uovo
penne|rigatoni;ziti;penne rigate;mezze maniche;paccheri;tortiglioni;pennette;mezze penne
fusilli|eliche;gemelli;casarecce;cavatappi;rotelle;trofie;strozzapreti
macaroni|ditalini;maccheroncini;gomiti;tubetti;chifferi;ditali;anelletti
farfalle
conchiglie|orecchiette;cavatelli;conchiglioni
orzo|puntine;stelline
lasagna-noodle|lasagne;lasagne secche;cannelloni;fogli di lasagna;lasagne all'uovo;sfoglie di pasta all'uovo
whole-wheat-pasta|spaghetti integrali;penne integrali
fresh-pasta|pasta fresca all'uovo;pasta all'uovo;sfoglia all'uovo;lasagne fresche
filled-pasta|tortellini;ravioli;tortelloni;ravioli ricotta e spinaci;tortelli;ravioloni
meat-ravioli|agnolotti
gluten-free-pasta|pasta di mais;pasta di lenticchie rosse;pasta di ceci
spinach-pasta|pasta verde;tagliatelle verdi
cooked-pasta|pasta avanzata
gnocchi|gnocchi di patate;spätzle;gnocchetti
noodle|noodles di grano;tagliolini cinesi
egg-noodle|nastri all'uovo;tagliolini cinesi all'uovo
ramen-noodle|ramen;noodles istantanei
udon-noodle|noodles udon;somen
soba-noodle|noodles di grano saraceno;noodles soba
rice-noodle|spaghetti di riso;vermicelli di riso;tagliatelle di riso;tagliolini di riso
glass-noodle|vermicelli trasparenti;noodles di vetro
crispy-noodle|noodles fritti
shirataki-noodle|noodles di konjac;konjac
tteok|gnocchi di riso coreani
zucchini-noodle
wonton-wrapper|sfoglie per gyoza;sfoglie per ravioli cinesi;sfoglie per involtini primavera
rice-paper|fogli di riso;sfoglie di riso
legume|legumi secchi;legumi misti
bean|fagioli in scatola;fagioli misti;fagioli lessati;fagioli misti in scatola
black-bean|fagioli neri in scatola
dried-black-bean
kidney-bean|fagioli rossi in scatola;fagioli kidney
dried-kidney-bean
white-bean|cannellini;fagioli bianchi;cannellini in scatola;fagioli cannellini in scatola;fagioli bianchi di Spagna cotti;toscanelli;fagioli toscanelli;fagioli zolfini
dried-white-bean|fagioli bianchi secchi;cannellini secchi;fagioli secchi
butter-bean|fagioli di Spagna;fagioli bianchi giganti;fagioli di Lima
dried-lima-bean|fagioli di Lima secchi
pinto-bean|borlotti;fagioli pinto;borlotti in scatola;fagioli borlotti in scatola
dried-pinto-bean|borlotti secchi
chickpea|cece;ceci in scatola;ceci lessati;ceci precotti
dried-chickpea
aquafaba|acqua di cottura dei ceci;liquido dei ceci
black-eyed-pea|fagioli con l'occhio
dried-black-eyed-pea
canned-fava-bean|ful medames
dried-fava-bean|fave secche decorticate
baked-bean|baked beans;fagioli al pomodoro
pork-and-beans|fagioli con le cotiche
refried-bean|frijoles refritos;crema di fagioli messicana
chili-beans|fagioli in salsa piccante
adzuki-bean|azuki
red-bean-paste|anko;pasta di fagioli rossi
mung-bean|moong dal
lupini-bean|lupino
soybean|soia;soia gialla;fagioli di soia secchi
moth-bean
lentil|lenticchie secche;lenticchie marroni;lenticchie di Castelluccio
green-lentil|lenticchie di Puy;lenticchie verdi secche
red-lentil|lenticchie rosse decorticate;masoor dal
yellow-lentil|toor dal;lenticchie gialle decorticate
black-lentil|lenticchie beluga;urad dal
cooked-lentil|lenticchie lessate;lenticchie cotte
split-pea|piselli secchi;piselli secchi spezzati
plant-protein
tofu|tofu al naturale;tofu compatto
extra-firm-tofu|tofu molto compatto;tofu pressato
silken-tofu|tofu morbido;silken tofu
smoked-tofu
fried-tofu|aburaage
fermented-tofu
tempeh
natto
soy-chunks|granulare di soia;soia disidratata;spezzatino di soia
veggie-burger|hamburger vegetariano;burger di verdure;hamburger vegetale;hamburger vegetali
vegan-burger|hamburger vegano;burger di soia
vegan-mince|macinato vegetale;macinato vegetale di soia
quorn-mince
vegan-sausage|würstel vegani;polpette vegane
vegetarian-sausage|würstel vegetariani
vegan-bacon
vegetarian-bacon
vegan-chicken|pollo vegano
vegetarian-chicken|pollo vegetariano
quorn-piece|Quorn a pezzi
vegan-cheese|parmigiano vegano;mozzarella vegana;alternativa vegana al formaggio
cashew-cheese
vegan-cream-cheese|panna acida vegana
tofu-cream-cheese
vegan-butter|margarina vegana;burro vegetale vegano
soy-margarine
vegan-mayonnaise|maionese di soia
vegan-yogurt|yogurt di soia;yogurt vegetale
oat-yogurt
almond-yogurt
coconut-yogurt
vegan-cream|panna di soia;panna vegetale vegana
cashew-cream|panna di mandorla
oat-cream|crema di avena da cucina
vegan-egg|uovo vegano;uovo di lino
nutritional-yeast|lievito alimentare in scaglie;lievito nutrizionale
brewers-yeast
plant-milk|latte vegetale
soy-milk|latte di soia;bevanda alla soia
almond-milk|latte di mandorle;bevanda di mandorla;bevanda alle mandorle;latte di anacardi
oat-milk|latte di avena;latte d'avena;bevanda d'avena
rice-milk|latte di riso
coconut-drink|bevanda al cocco
coconut-milk|latte di cocco in scatola
coconut-milk-powder
coconut-cream|panna di cocco;burro di cocco
cream-of-coconut
meat|carne mista;carne senza osso
ground-meat|carne macinata mista;carne trita mista;macinato di manzo e maiale;misto manzo e maiale
beef|carne di manzo;carne bovina;bovino;bovino adulto;straccetti di manzo;vitellone;polpa di manzo;carne di vitellone
ground-beef|carne macinata;carne trita;macinato;trita di manzo;carne macinata di manzo;macinato di bovino;carne trita di manzo;trita;carne trita di bovino;tritato di manzo
lean-ground-beef|macinato scelto;macinata magra
beef-patty|hamburger;svizzera;medaglione di manzo
steak|bistecca di manzo;bistecche di manzo;fettina di manzo;scamone;tagliata;fettine;tagliata di manzo;fettine di carne
ribeye-steak|costata;entrecôte;rib eye
strip-steak|controfiletto;lombata di manzo;fiorentina;bistecca alla fiorentina
beef-tenderloin|chateaubriand;tournedos;filetto
flank-steak|flank steak;scalfo di manzo
skirt-steak|skirt steak;lombatello
beef-chuck|spalla di manzo;cappello del prete;arrosto di spalla di manzo;brasato di manzo;guancia di manzo;guance di manzo;guanciale di manzo;guancia di bue;reale;guancialetti di manzo
stewing-beef|spezzatino;bocconcini di manzo;spezzatino di bovino;manzo per spezzatino;carne per spezzatino;polpa di manzo per spezzatino;manzo da brodo;carne da brodo;bollito
brisket|biancostato;brisket;punta di petto;scamone da brasato;pancia di manzo
beef-short-ribs|costole di manzo;scaramella
beef-round|girello;noce di manzo;sottofesa;magatello;scamone intero;carpaccio di manzo;girello di manzo;magatello di manzo
beef-rib-roast|carré di manzo;roast beef con osso
beef-shank|ossobuco di manzo;geretto di manzo;coda di bue;coda di manzo;muscolo;coda alla vaccinara
beef-bones|ossa per brodo;ossobuco di midollo;midollo;midollo di bue
corned-beef|manzo in salamoia
canned-corned-beef|carne bovina in scatola;corned beef in scatola
beef-liver|fegato di manzo;fegato di vitello;fegato di maiale
kidney|rognone di vitello
beef-tongue|lingua;lingua salmistrata;lingua di vitello
tripe
sweetbreads|cervella;animelle di vitello
beef-heart|cuore di vitello
cooked-beef|bollito di manzo;manzo lesso;lesso;manzo sfilacciato
roast-beef|rosbif;roast beef affettato;roastbeef
pastrami
beef-jerky|carne secca;beef jerky;bresaola
beef-sausage|merguez;salsiccia di bovino
venison|carne di cervo;capriolo;daino;selvaggina da pelo;polpa di cervo;spezzatino di cervo;camoscio
ground-venison
bison|carne di bisonte;macinato di bisonte
veal|carne di vitello;spezzatino di vitello;noce di vitello;ossobuco di vitello;arrosto di vitello;ossibuchi;ossobuco;ossobuchi;girello di vitello;polpa di vitello;ossibuchi di vitello;petto di vitello;reale di vitello;costolette di vitello;fesa di vitello;tenerone;punta di vitello;bocconcini di vitello
veal-cutlet|fettine di vitello;cotoletta di vitello;fettina di vitello;scaloppine;fesa di vitello a fette;costolette alla milanese
ground-veal|carne trita di vitello;carne macinata di vitello
lamb|carne di agnello;spezzatino di agnello;abbacchio;montone;carne d'agnello;polpa di agnello;agnello a pezzi;arrosticini
leg-of-lamb|coscia di agnello;cosciotto d'agnello;coscia d'agnello
lamb-shoulder|spalla d'agnello
lamb-chop|costine di agnello;carré di agnello;scottadito;costolette d'agnello;cotolette di agnello
lamb-shank|stinco d'agnello;stinchi d'agnello
ground-lamb|macinato d'agnello;carne trita di agnello
cooked-lamb|agnello arrosto
pork|carne di maiale;carne suina;suino;spezzatino di maiale;bocconcini di maiale;polpa di maiale;porchetta;arista arrosto
pork-loin|arista di maiale;arista;lonza;lombo di maiale;fettine di lonza;lombata di maiale;carré di maiale;fettine di maiale
char-siu|maiale laccato alla cinese
pork-chop|costoletta di maiale;costolette di maiale;bistecca di maiale;braciole;braciola;nodini di maiale
pork-tenderloin|filetto di suino
cooked-pork|maiale sfilacciato;pulled pork;arrosto di maiale
pork-shoulder|coppa di maiale;spalla di suino;coppa fresca di maiale;capocollo fresco;coppa fresca;capocollo di maiale
pork-belly|pancia di maiale;pancetta di maiale fresca
pork-ribs|costine;puntine di maiale;spuntature di maiale;rosticciana;spuntature;tracchiulelle;costicine
ground-pork|carne trita di maiale;macinato di suino;macinata di maiale;carne macinata di maiale;trita di maiale
pork-hock|zampino di maiale;piedino di maiale;stinco affumicato;stinco;cotica;cotiche;zampetto;cotenna di maiale
bacon|pancetta affumicata;fette di bacon;pancetta affumicata a fette
canadian-bacon|lonza affumicata
turkey-bacon|pancetta di tacchino
ham|cotto;prosciutto cotto affumicato;prosciutto di Praga;prosciutto cotto a dadini;cotto a cubetti
canned-ham|carne di maiale in scatola
cured-pork|salumi;salume;coppa stagionata;capocollo;lonzino
pancetta|pancetta tesa;pancetta dolce;cubetti di pancetta;pancetta a cubetti;pancetta arrotolata
guanciale|guanciale stagionato;guanciale di maiale
prosciutto|prosciutto;speck;prosciutto di Parma;prosciutto San Daniele;crudo;culatello;crudo di Parma;San Daniele;speck a dadini;fiocco di prosciutto;coppa;bresaola di tacchino stagionata
deli-meat|affettati;affettato;affettato misto
salami|soppressata;finocchiona;salame Milano;salamino;salame Napoli;spianata;salame napoletano;salamella stagionata;cacciatorino
pepperoni|salamino piccante;ventricina
bologna|bologna
mortadella|mortadella Bologna
chicken-deli-meat|petto di pollo affettato;arrosto di pollo affettato
turkey-deli-meat|arrosto di tacchino affettato;fesa di tacchino arrosto;petto di tacchino affettato
sausage|pasta di salsiccia;luganega;salamella;salsiccia di maiale;salsiccia fresca;cotechino;zampone;'nduja sausage;salsiccia luganega
british-sausage|chipolata
italian-sausage|salsiccia italiana;salsiccia piccante;salsiccia dolce;salsiccia toscana
chorizo|chorizo spagnolo;chorizo stagionato;nduja
mexican-chorizo|chorizo messicano
andouille-sausage|andouille
kielbasa|salsiccia polacca
bratwurst|salsiccia tedesca;salsiccia bianca;weisswurst
blood-sausage|black pudding;boudin
chicken-sausage|salsiccia di tacchino;salsicce di tacchino
chinese-sausage|lap cheong
hot-dog|würstel di suino;wurstel di maiale
summer-sausage|cervelas;landjäger
pork-rinds|cotenna di maiale croccante;chicharrón;cotenne;cotenna
meatball|polpette di carne;polpettine
poultry|carne avicola
chicken|pollo intero;pollo a pezzi;carne di pollo;busto di pollo;gallina;mezza gallina;cappone
chicken-breast|fettine di petto di pollo;filetti di pollo;filetto di pollo;fettine di pollo;bocconcini di petto di pollo;petto di pollo a fette;bocconcini di pollo;straccetti di pollo;fesa di pollo
chicken-thigh|sovracoscia di pollo;sovracosce;sovracosce di pollo disossate;bocconcini di sovracoscia di pollo;sovracoscia
chicken-leg|cosce;cosciotto di pollo;cosce di pollo con sovracoscia
chicken-drumstick|fuselli di pollo;fusello di pollo;fuselli;fusi
chicken-wing|alette di pollo;aletta di pollo;alette
buffalo-wing|buffalo wings
ground-chicken|carne trita di pollo
cooked-chicken|pollo lessato;pollo sfilacciato;pollo grigliato;petto di pollo cotto;pollo avanzato
rotisserie-chicken|pollo arrosto;pollo di rosticceria
canned-chicken
chicken-liver|fegatini;foie gras;fegato d'anatra;fegato d'oca;durelli e fegatini;fegato di pollo
chicken-gizzards|ventrigli di pollo;durelli;frattaglie di pollo
chicken-feet
chicken-skin
cornish-hen|galletto novello;faraona;piccione;coquelet;faraona a pezzi
chicken-nuggets|nuggets di pollo;crocchette di pollo;cotolette di pollo impanate
chicken-kiev
turkey|tacchino intero;coscia di tacchino;carne di tacchino;spezzatino di tacchino
cooked-turkey|tacchino arrosto;tacchino avanzato
turkey-breast|fesa di tacchino;fettine di tacchino;bocconcini di tacchino;arrosto di tacchino
ground-turkey|carne trita di tacchino;hamburger di tacchino
duck|coscia d'anatra;cosce d'anatra;anatra intera;confit d'anatra;germano
duck-breast|petto di anatra;magret
goose|petto d'oca
quail
pheasant
ostrich|carne di struzzo
game|cacciagione;cinghiale;polpa di cinghiale;bocconcini di cinghiale;spezzatino di cinghiale
goat-meat|capretto;carne di capretto
rabbit|lepre;coniglio a pezzi;carne di coniglio
frog-legs|rane
pate|paté di fegato
bacon-bits
nut|frutta secca a guscio
mixed-nut|frutta secca tostata mista;misto di arachidi e frutta a guscio
almond|mandorle a lamelle;mandorle pelate;mandorle tostate;lamelle di mandorle;mandorle a filetti;granella di mandorle;mandorle con la pelle;mandorle a scaglie
tamari-almond
walnut|gherigli di noce;gherigli di noci;noci sgusciate;gherigli
pecan|gherigli di noce pecan
cashew|anacardi tostati
pistachio|granella di pistacchi;pistacchi sgusciati;granella di pistacchio;farina di pistacchi
hazelnut|granella di nocciole;nocciole tostate;farina di nocciole;pasta di nocciole
macadamia-nut|noci di macadamia
brazil-nut|noci brasiliane
pine-nut
chestnut|marroni;castagne lesse;purea di castagne;castagne secche;crema di marroni
candlenut|noci kemiri;semi di ginkgo
peanut|noccioline;nocciolina americana;arachidi tostate;arachidi salate
honey-roasted-peanut
peanut-flour|burro di arachidi in polvere
peanut-butter|burro d'arachidi;crema di arachidi
almond-butter|burro di mandorle;crema di anacardi;crema di nocciole pura;burro di anacardi
pistachio-cream|crema spalmabile al pistacchio;crema di pistacchi
almond-paste|pasta di mandorle;pasta reale
frangipane|crema frangipane
soy-nuts
trail-mix|trail mix
seed
mixed-seed|mix di semi
sesame-seed|sesamo;sesamo tostato;sesamo nero
tahini|tahini;crema di sesamo;salsa tahina
halva
sunflower-seed
sunflower-seed-butter|burro di semi di girasole
pumpkin-seed
flaxseed|semi di lino macinati;farina di semi di lino
chia-seed|chia
hemp-seed|semi di canapa decorticati
lotus-seed|makhana
snack|snack salato;spuntino salato
potato-chip|patatine in busta;chips;patatine in sacchetto;patatine fritte in busta
pringle
pita-chip
sour-cream-and-onion-chip
tortilla-chip|nachos;chips di mais;triangolini di mais
cheese-tortilla-chip|Doritos
plantain-chip|chips di banana
popcorn|pop corn
caramel-corn
cheese-popcorn
pretzel|brezel;salatini pretzel;bretzel
cracker|crackers;cracker salati;gallette di avena;fette biscottate
gluten-free-cracker
butter-cracker
cheese-cracker
matzo|matzah;farina di azzime;azzime
egg-matzo
rice-cake|gallette di mais;gallette
rice-cracker
papadum
prawn-cracker|chips di gamberi;nuvole di gamberi
cheese-puff|patatine di mais al formaggio
cheese-straw
bombay-mix
wasabi-pea
granola-bar|barretta proteica;barretta energetica
rice-krispie-treat
fruit-leather
sorbet|ghiacciolo;ghiaccioli;sorbetto al limone;granita
sherbet
prepared-meal
ready-meal|piatto pronto surgelato;pasto pronto
pizza|pizza surgelata;pizza margherita
pepperoni-pizza|pizza alla diavola
dumplings|gyoza;wonton;ravioli al vapore
empanada
samosa
vegetable-dumpling
har-gow|har gow
bao-bun|panini al vapore
pierogi|ravioli polacchi
egg-roll|involtini primavera;involtino primavera
summer-roll|summer roll
vegetable-spring-roll
burrito|enchilada;tamale;taco
bean-burrito|quesadilla
macaroni-and-cheese|mac and cheese
chili-con-carne|chili
beef-stew|stufato;gulasch
rice-mix|risotto in busta
lasagna-meal|lasagne surgelate;lasagne alla bolognese pronte
spaghetti-in-tomato-sauce
canned-ravioli
falafel
potato-salad
coleslaw|insalata di cavolo e carote con maionese
tuna-salad
seafood-salad
chicken-salad
egg-salad|uova in maionese
pasta-salad|pasta fredda
tortellini-salad
corn-dog|rustico con würstel
sandwich|tramezzino;tramezzini;panino imbottito;toast farcito
sushi|maki;onigiri;nigiri;poke
california-roll|uramaki california
pot-pie|shepherd's pie
fish-pie
baby-food|pappa per neonati
protein-supplement|sostituto del pasto;integratore proteico
collagen-powder
pea-protein|proteine del pisello
seasoning|insaporitore;miscela di aromi
salt|sale fino;sale grosso;sale da cucina;pizzico di sale
seasoned-salt
celery-salt
sea-salt|sale in fiocchi;fior di sale;sale marino grosso;sale Maldon;fiocchi di sale;sale di Cervia
msg|glutammato
peppercorn|grani di pepe;pepe rosa in grani
black-pepper|pepe;pepe nero macinato;pepe macinato;pepe nero in grani;pepe macinato fresco;macinata di pepe
white-pepper|pepe bianco macinato
green-peppercorn|pepe verde in salamoia;pepe rosa
sichuan-peppercorn|pepe del Sichuan;sansho
spice|spezie miste
allspice|pepe della Giamaica;pepe giamaicano
anise-seed|anice;anice verde
star-anise
annatto|achiote;pasta di achiote
asafoetida|hing
caraway-seed|carvi;semi di carvi;cumino tedesco
cardamom|cardamomo in polvere;bacche di cardamomo;capsule di cardamomo;semi di cardamomo
cayenne-pepper|pepe di Cayenne;cayenna
celery-seed|ajwain
chili-flakes|peperoncino secco;fiocchi di peperoncino;peperoncino a scaglie;peperoncino secco in fiocchi;peperoncino tritato;peperoncino macinato
shichimi-togarashi
chili-powder|chili in polvere
gochugaru|peperoncino coreano in polvere
cinnamon|cannella in polvere
cinnamon-stick|bastoncino di cannella;stecchino di cannella;cannella in stecca
clove|chiodo di garofano;garofano in polvere;garofano
coriander-seed|coriandolo in polvere;coriandolo macinato;coriandolo in semi;coriandolo in grani
cumin|cumino in polvere;semi di cumino;cumino macinato
curry-powder|curry in polvere
dill-seed
fennel-seed|finocchietto in semi;finocchietto selvatico in semi;semi di finocchietto;fiori di finocchio;fior di finocchio
fenugreek|semi di fieno greco
fenugreek-leaves|kasuri methi
five-spice-powder|polvere cinque spezie
galangal-powder
garam-masala|tandoori masala;chaat masala
panch-phoron
garlic-powder|aglio granulato;aglio secco
onion-powder|cipolla granulata;cipolla disidratata
onion-soup-mix
fried-onion|cipolle fritte croccanti;scalogno fritto
ground-ginger|zenzero macinato
ground-mustard
mustard-seed
juniper-berry|ginepro;bacca di ginepro
mace
nigella-seed|nigella
nutmeg|noce moscata grattugiata
paprika|paprika dolce;paprica;paprika ungherese;paprika piccante
smoked-paprika|pimentón
poppy-seed
pumpkin-pie-spice|spezie per dolci;spezie per pan di zenzero
saffron|pistilli di zafferano;zafferano in polvere;bustina di zafferano;stimmi di zafferano;zafferano in pistilli
sumac|sommacco
turmeric|curcuma in polvere
vanilla-bean|bacca di vaniglia;vaniglia;vaniglia in polvere;stecca di vaniglia;bacche di vaniglia;semi di vaniglia
cajun-seasoning|spezie cajun;condimento cajun
crab-boil
old-bay|condimento Old Bay
taco-seasoning|spezie per fajitas;condimento per tacos;spezie per tacos
italian-seasoning|erbe italiane;misto di erbe secche;aromi misti secchi
poultry-seasoning|insaporitore per pollo;spezie per arrosti
pickling-spice
zaatar|zaatar;zatar
dukkah
baharat|sette spezie
ras-el-hanout|spezie marocchine
jerk-seasoning|condimento jerk
berbere
pilau-seasoning|spezie per paella
ranch-seasoning
gravy-mix|preparato per sugo d'arrosto
beef-gravy-granule
file-powder|filé
furikake|gomasio
dried-lime|lime nero
dried-barberry|crespino;bacche di crespino
liquid-smoke|aroma di affumicatura
hibiscus-flower|karkadè;ibisco
edible-flower|petali di rosa;fiori commestibili
lavender|fiori di lavanda
dried-herb|erbe provenzali;erbe di Provenza;erbe aromatiche secche
dried-basil|basilico essiccato
bay-leaf|alloro;foglia d'alloro;foglie d'alloro;lauro
dried-oregano|origano essiccato
dried-thyme|timo essiccato
dried-rosemary|rosmarino essiccato
dried-sage|salvia essiccata
dried-dill|aneto essiccato
dried-parsley|prezzemolo essiccato
dried-tarragon
dried-marjoram
dried-savory|santoreggia secca
dried-mint
dried-chervil
dried-cilantro
freeze-dried-chives|erba cipollina liofilizzata
herb|erbe;erbe fresche;erbe aromatiche fresche;odori;mazzetto odoroso;mazzetto di odori;erbe aromatiche miste;aromi;erbette aromatiche;mazzetto di erbe aromatiche;mazzetto aromatico;finocchietto;finocchietto selvatico
parsley|prezzemolo fresco;ciuffo di prezzemolo;prezzemolo tritato
cilantro|coriandolo fresco;foglie di coriandolo
basil|basilico fresco;foglie di basilico;basilico thai;foglia di basilico
mint|menta fresca;foglie di menta;mentuccia;nepitella;menta romana
dill|aneto fresco
thyme|timo fresco;rametto di timo;rametti di timo;timo limone
rosemary|rosmarino fresco;rametto di rosmarino;rametti di rosmarino;aghi di rosmarino
sage|salvia fresca;foglie di salvia
oregano|origano fresco
marjoram|maggiorana fresca;persa
tarragon|dragoncello fresco;estragone
chives|erba cipollina fresca;erba cipollina cinese
chervil|cerfoglio fresco
curry-leaf|foglia di curry
lemongrass|lemongrass;gambo di citronella;gambi di citronella
lovage|sedano di monte
shiso|perilla;foglie di shiso
epazote
culantro|coriandolo lungo
pandan-leaf|pandan
lemon-verbena|cedrina;melissa;issopo;borragine
wheatgrass
vegetable|ortaggio;ortaggi;verdure miste;verdura mista;odori per soffritto;misto per soffritto;verdure per brodo;verdure per soffritto;misto soffritto;soffritto
leafy-green|insalata mista;misticanza;insalatina;foglie verdi;songino misto;insalata di campo;erbette miste;erbe di campo
lettuce|insalata;insalata verde;foglie di lattuga;lattughino;lollo;gentilina;cespo di lattuga;cappuccio lattuga;iceberg insalata
romaine-lettuce|insalata romana;cuori di lattuga romana;foglie di lattuga romana
iceberg-lettuce|insalata iceberg;iceberg
butter-lettuce|insalata cappuccio;lattuga cappuccina;cappuccina
red-leaf-lettuce|lollo rosso;insalata rossa;lattuga foglia di quercia rossa
little-gem-lettuce|little gem;lattughino romano
spinach|spinacini;spinacino;foglie di spinaci;spinaci freschi;spinaci novelli
frozen-spinach|spinaci in cubetti surgelati;spinaci tritati surgelati;spinaci congelati
canned-spinach
kale|kale;foglie di cavolo riccio
lacinato-kale|cavolo nero toscano;foglie di cavolo nero
swiss-chard|bieta;bietola;coste;bietole da coste;erbette;biete;costine di bietola;bietoline;coste di bietola
arugula|rughetta;ruchetta;rucola selvatica;rucola in busta
collard-greens|collard;foglie di cavolo da foglia
mustard-greens|senape da foglia
turnip-greens
beet-greens
dandelion-greens|tarassaco;dente di leone;foglie di tarassaco;cicoria;catalogna;puntarelle;cicoria catalogna
watercress|crescione d'acqua
garden-cress|crescione inglese;germogli di crescione e senape
endive|scarola;indivia riccia;indivia scarola;insalata riccia;riccia
belgian-endive|insalata belga;belga;cicoria belga;witloof
radicchio|radicchio rosso;radicchio di Treviso;radicchio di Chioggia;radicchio trevigiano;trevigiano
mache|valeriana;valerianella;soncino;gallinella
sorrel|foglie di acetosa;erba brusca
purslane|porcellana;foglie di portulaca
amaranth-leaves|callaloo
lambs-quarters|farinaccio;chenopodio
stinging-nettle|cime di ortica;foglie di ortica
moringa-leaves
taro-leaves
sweet-potato-leaves
pumpkin-shoots|foglie di zucca;tenerumi
malabar-spinach|basella
water-spinach|kangkong
grape-leaves|foglie di vite fresche
jarred-grape-leaves|foglie di vite in vasetto
chrysanthemum-greens|shungiku;crisantemo commestibile
microgreens|micro ortaggi;germogli in foglia
pea-shoots|cime di pisello
broccoli-leaves
new-zealand-spinach|tetragonia
jute-leaves|molokhia;mulukhiyah
cruciferous-vegetable|ortaggi della famiglia dei cavoli;brassicacee
broccoli|broccolo;cimette di broccoli;cime di broccolo;testa di broccolo;broccoletti siciliani;broccolo siciliano
broccolini|bimi;broccoletti a gambo lungo
frozen-broccoli|cimette di broccoli surgelate
romanesco|cavolo romanesco;cavolfiore verde;cavolo broccolo;broccolo romano;cavolo romano;cavolfiore romanesco
broccoli-rabe|broccoletti;friarielli;rapini;cima di rapa;friarelli;broccoletti di rapa
chinese-broccoli|gai lan;kai lan
cauliflower|cimette di cavolfiore;cime di cavolfiore
cauliflower-rice|cavolfiore tritato a riso
frozen-cauliflower|cimette di cavolfiore surgelate
cabbage|cavolo;cavolo bianco;cappuccio bianco;cavolo cappuccio bianco;foglie di cavolo;cavolo a punta;cappuccio;crauti freschi
red-cabbage|cavolo rosso;cavolo viola;cavolo cappuccio viola
savoy-cabbage|cavolo verza;foglie di verza
napa-cabbage|cavolo di Pechino;cavolo napa
bok-choy|bok choy;cavolo pak choi;pak choy;pak choi piccoli
komatsuna|spinacio senape giapponese
coleslaw-mix|misto per coleslaw;cavolo e carote a julienne
brussels-sprouts|cavolini di Bruxelles;cavolini;cavoletti
kohlrabi
tatsoi
mizuna|senape giapponese
choy-sum|cavolo cinese fiorito
allium|agliacee
onion|cipolla bianca;cipolla dorata;cipolle dorate;cipolle bianche;cipolla gialla;cipolla ramata
white-onion
red-onion|cipolla di Tropea;cipolle di Tropea;cipolla rossa di Tropea;tropea
sweet-onion
pearl-onion|cipollina;cipolline borettane;cipolle borettane;cipolline fresche;borettane
frozen-onion|cipolla tritata surgelata;cipolla a cubetti surgelata
shallot
scallion|cipolla novella;cipolle novelle;cipollotti freschi;cipolla fresca;cipollotto verde
leek|parte bianca del porro;bianco di porro
ramp|aglio selvatico;porro selvatico
garlic|spicchio d'aglio;spicchi d'aglio;aglio tritato;testa d'aglio;aglio fresco
garlic-scape|scapi d'aglio;tallo d'aglio;aglio novello
root-vegetable|radici;ortaggio da radice;tuberi
carrot|carote grattugiate;carote a julienne;carote novelle
baby-carrot|baby carote;carotina
canned-carrot
parsnip
turnip|rapa bianca;rape bianche
rutabaga|rutabaga;rapa svedese;navone giallo
beet|barbabietola rossa;rapa rossa;rape rosse;barbabietole precotte;barbabietole cotte
canned-beet
pickled-beet
radish|rapanello;rapanelli
daikon|ravanello bianco;ravanello daikon;rafano giapponese
dried-daikon|daikon secco
celery-root
jerusalem-artichoke|rapa tedesca;carciofo di Gerusalemme
horseradish-root|cren;barbaforte;radice di rafano;rafano fresco
burdock-root|bardana;gobo
salsify|scorzobianca;barba di becco
lotus-root|renkon
jicama|patata messicana
potato|patate a pasta bianca;patate farinose;patate bianche;patate lesse
russet-potato|patata russet;patate russet
yukon-gold-potato|patate gialle;patata gialla;patate sode
red-potato|patate a buccia rossa
new-potato|patatine novelle;patate piccole
canned-potato
hash-browns|patate grattugiate da rosolare;rösti surgelati
tater-tots|crocchettine di patate
mashed-potato|purè;purea di patate
instant-mashed-potato|preparato per purè;fiocchi di patate
sweet-potato|patata americana;batata;patate americane;batate
canned-sweet-potato|purea di patate dolci
yam|yam
taro-root|colocasia;radice di taro
cassava|yuca;radice di manioca;cassava
water-chestnut|castagna d'acqua
arrowroot-root
ginger|zenzero fresco;radice di zenzero
galangal|radice di galanga;galanga fresca
fresh-turmeric|radice di curcuma
wasabi-root|wasabi fresco
pod-and-stem-vegetable
celery|costa di sedano;coste di sedano;gambo di sedano;gambi di sedano;foglie di sedano;sedano verde;cuore di sedano
fennel|barbe di finocchio;finocchietto fresco;bulbo di finocchio
asparagus|asparagi verdi;punte di asparagi;asparagi bianchi;asparagina;bruscandoli
canned-asparagus|asparagi in vasetto
artichoke|cuori di carciofo;fondi di carciofo;cuori di carciofo surgelati;mammole;carciofi romaneschi;carciofi spinosi
canned-artichoke|carciofini sott'olio;carciofini;cuori di carciofo in scatola;carciofi sott'olio;cuori di carciofo in salamoia
cardoon|cardi gobbi;gobbi
rhubarb|gambi di rabarbaro;coste di rabarbaro
okra|gombo;bamia
green-bean|fagiolino;cornetti verdi;fagiolini verdi;piattoni;tegoline
canned-green-bean
yardlong-bean|fagiolini asparago;stringhe
snow-pea|taccola;piselli mangiatutto
sugar-snap-pea|sugar snap
pea|pisello;pisellini;piselli freschi;piselli surgelati;pisellini primavera
canned-pea
fava-bean|fava;fave fresche;fave surgelate;favette
lima-bean
edamame|soia verde in baccello;fagioli di soia verdi;fagioli di soia freschi
moringa-drumsticks
winged-bean
hyacinth-bean|lablab
cluster-bean|guar fresco
bamboo-shoots|germogli di bambù in scatola
hearts-of-palm|palmito;cuore di palma
fiddlehead-ferns
nopales|pale di fico d'India
sea-beans|asparagi di mare;agretti;barba di frate;barbe di frate
bean-sprouts|germogli di fagiolo mung;germogli
soybean-sprout|germogli di soia gialla
alfalfa-sprouts|germogli di erba medica;germogli misti;germogli di broccolo
lentil-sprouts|lenticchie germogliate
banana-flower
celtuce|celtuce
squash-blossom|fiori di zucchina;fiori di zucchine
fruiting-vegetable
tomato|pomodori ramati;pomodori maturi;pomodoro da insalata;pomodoro cuore di bue;pomodoro ramato;cuore di bue
cherry-tomato|pomodorini ciliegino;ciliegini;pomodori ciliegini;ciliegino;pachino;pomodori pachino
grape-tomato|pomodorini datterini;datterino;pomodori datterini
plum-tomato|pomodoro perino;pomodori perini;pomodori a fiaschetto;San Marzano;perini;pomodori lunghi
green-tomato|pomodori acerbi
yellow-tomato
tomatillo|pomodoro verde messicano
cucumber
english-cucumber|cetriolo olandese;cetriolo inglese
persian-cucumber|cetriolo libanese;cetriolo persiano;mini cetrioli
zucchini|zucchini;zucchino;zucchine verdi;zucchine chiare;zucchine romanesche;zucchine genovesi
baby-zucchini|zucchinette
summer-squash|zucchina gialla;zucchine gialle;patisson;zucchina trombetta
eggplant|melanzane tonde;melanzana viola
japanese-eggplant|melanzana giapponese;melanzane perline
red-bell-pepper
yellow-bell-pepper|peperone arancione;peperoni arancioni
roasted-red-pepper|peperoni grigliati;peperoni arrostiti in vasetto;peperoni rossi arrostiti;peperone arrostito;peperoni sott'olio
chili-pepper|peperoncino fresco;peperoncino rosso;peperoncini rossi;peperoncino rosso fresco;diavolillo
green-chili
jalapeno|peperoncino jalapeño;jalapeños;peperoncini jalapeño
serrano-pepper
poblano-pepper|poblano
habanero|peperoncino habanero;scotch bonnet
thai-chili|peperoncino tailandese;peperoncini piccoli piccanti
banana-pepper|peperoncini dolci verdi;peperone cornetto;friarello napoletano
pickled-jalapeno|jalapeños sott'aceto;jalapeño in vasetto
canned-green-chili|peperoncini verdi dolci in scatola
pickled-hot-pepper|peperoncino sott'aceto;peperoncini piccanti sott'aceto
winter-squash
butternut-squash|zucca violina;zucca violina butternut
acorn-squash|zucca acorn
spaghetti-squash
kabocha-squash|zucca delica;zucca hokkaido;zucca mantovana
pumpkin|polpa di zucca;zucca gialla
pumpkin-puree|polpa di zucca in scatola;passata di zucca
chayote|chayote
bitter-gourd|melone amaro;karela
bottle-gourd|cucuzza;zucca lagenaria;zucca a fiasco
ash-gourd|zucca della cera
sponge-gourd|zucca luffa
snake-gourd
pointed-gourd|parwal
ivy-gourd
corn|granoturco;pannocchia;pannocchie;mais dolce;pannocchie di mais;pannocchia di mais;chicchi di mais
frozen-corn
canned-corn|mais dolce in scatola
creamed-corn|mais in crema
baby-corn|mini pannocchie;baby mais
avocado|avocadi;avocado maturo
mushroom|funghi;fungo;funghi champignon;funghi misti;funghi bianchi;prataioli;champignon bianchi;pioppini;chiodini;finferli misti;famigliola;galletti misti
cremini-mushroom|champignon crema;champignon marroni;funghi cremini;funghi marroni
portobello-mushroom|funghi portobello;fungo portobello;cappelle di portobello
shiitake-mushroom|funghi shiitake;fungo shiitake;shiitake freschi
oyster-mushroom|funghi pleurotus;funghi ostrica;orecchione;cardoncelli;funghi cardoncelli;pleuroti
enoki-mushroom|funghi enoki
maitake-mushroom|funghi maitake
chanterelle|gallinacci;finferlo;galletti funghi;funghi finferli;giallini
morel|spugnola;morchelle
porcini-mushroom|funghi porcini;porcino;porcini freschi
dried-shiitake-mushroom|funghi shiitake secchi;funghi cinesi secchi
dried-porcini-mushroom|funghi porcini secchi;funghi secchi;funghi secchi misti;funghi porcini essiccati
wood-ear-mushroom|funghi neri cinesi;fungo nero cinese
straw-mushroom|volvariella
beech-mushroom|funghi shimeji
canned-mushroom|champignon in scatola;funghi trifolati in scatola
truffle|tartufo nero;tartufo bianco;scaglie di tartufo;scorzone
seaweed|alga;alghe secche
seaweed-snack|chips di alghe
nori|nori;fogli di alga nori
kombu|kombu
wakame|wakame
hijiki|hijiki;arame
dulse|dulse
agar|agar-agar;agar in polvere
spirulina|spirulina in polvere;alga spirulina
frozen-mixed-vegetable|verdure surgelate;contorno surgelato;misto di verdure surgelate;trito misto per soffritto;trito di verdure
canned-mixed-vegetable|macedonia di verdure in scatola
sauerkraut
kimchi|cavolo fermentato coreano
pickle|cetriolino;cetriolini sott'aceto;cetrioli sott'aceto;cetriolini in agrodolce;cetriolo sott'aceto;giardiniera;sottaceti
sweet-pickle
pickle-relish|relish
pickled-radish|takuan
preserved-mustard-greens
zha-cai|gambi di senape fermentati
pickled-ginger|gari;zenzero sott'aceto;zenzero per sushi
pickled-onion|cipolle sott'aceto;cipolla rossa sott'aceto;cipolla sott'aceto;cipolline in agrodolce
sun-dried-tomato|pomodoro secco;pomodori secchi sott'olio;pomodori essiccati;pomodorini secchi
dried-chili|peperoncini rossi secchi;peperoncini secchi interi;peperone crusco;peperoni cruschi;peperoncino essiccato
ancho-chile|ancho
pasilla-chile|pasilla
chipotle-chile|chipotle
young-jackfruit|jackfruit verde;jackfruit in scatola
`;
