// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | what else it is called, in the order of meanings */
export const ALSO = `
peach|durazno;duraznos;melocotón amarillo;paraguayo;paraguayos;melocotón maduro
pasta|pasta corta;pasta seca;pasta de sémola;fideuá;fideos para fideuá;pistones;pasta para sopa
liverwurst|paté de hígado de cerdo
french-fries|patatas prefritas;patatas prefritas congeladas;papas a la francesa;patatas para freír congeladas;patatas para horno congeladas
bell-pepper|pimiento verde;pimientos verdes;pimiento italiano;morrón;pimientos variados;pimiento de colores;pimiento verde italiano;pimiento verde de freír
bread|pan de molde;barra de pan;hogaza;barra;pan blanco;rebanadas de pan;pan de molde blanco;rebanada de pan;pan del día anterior;pan candeal;pan de hogaza;pan integral de molde;pan de payés
buttered-toast
milk-bread
whole-wheat-bread|pan de molde integral;rebanadas de pan integral
seeded-bread|pan multicereales
sourdough-bread|baguette;pan francés;pan rústico;pan de pueblo;barra de pan rústica;baguettes
italian-bread|ciabatta;pan italiano
focaccia
rye-bread|pan negro;pan alemán
raisin-bread|pan de pasas;pan de canela y pasas
panettone|pan dulce navideño
stollen
brioche|pan brioche;jalá;challah;roscón;ensaimada;roscón de reyes;suizo;bollo de leche;bollos suizos
cornbread|arepa;arepas;muffins de maíz
gluten-free-bread
garlic-bread|baguette de ajo
bread-roll|bollo;bollito de pan;bolillo;mollete;panecillos redondos;bollos de pan;telera;molletes
milk-roll|medias noches
burger-bun|pan hamburguesa;pan de perrito;panes de perrito;panecillos de hamburguesa;pan de perritos calientes;panes de perritos calientes
brioche-bun
sesame-bun
bagel|bagel natural
egg-bagel
sesame-bagel
english-muffin|crumpet
croissant|croissant;croissants;masa de cruasán refrigerada;napolitana de chocolate
flatbread|lavash;piadina
pita-bread|pan pita;panes pita;pita
naan|naan
chapati|roti;paratha
lefse|pan plano noruego de patata
tortilla|tortilla de harina;tortillas de harina;tortillas mexicanas;wrap;wraps;tortillas para burritos;tortillas para fajitas;fajitas de trigo
corn-tortilla|tortillas mexicanas de maíz
whole-wheat-tortilla|tortillas integrales;wraps integrales
taco-shell|tacos crujientes;tostadas de maíz;tostada de maíz
pizza-base|base para pizza
breadcrumbs|pan molido;miga de pan;migas de pan;pan rallado fino;migas de pan fresco;miga de pan fresco
panko|pan rallado japonés;pan panko
croutons|costrones;crutones;picatoste
stuffing-mix|relleno de pan
breadstick|grisines;picos de pan;palitos de pan;grissini;rosquilletas;picos;regañás;piquitos;picos de Jerez;regañá
dough|obleas para empanadillas;masa para empanadas;discos para empanadas;obleas de empanadilla;discos de empanada;masa de tarta;masa quebrada fina;masa para empanadillas;masa de empanada;obleas;masa de empanadillas;tapas para empanadas
puff-pastry|masa de hojaldre;lámina de hojaldre;láminas de hojaldre;hojaldre congelado;plancha de hojaldre
butter-puff-pastry
shortcrust-pastry|masa brisa;pasta brisa;lámina de masa quebrada;láminas de masa quebrada;base de tarta;masa brisé
graham-cracker-crust|base de galletas trituradas;base de tarta de galleta
phyllo|pasta filo;láminas de masa filo;hojas de masa filo;hojas de pasta filo;pasta brick
pizza-dough|masa para pizza;masa de pizza fresca
bread-dough|masa madre;masa de pan congelada
biscuit-dough
cookie-dough
pancake|tortita;crep;creps;crepes;panqueques;filloas;hot cakes;tortitas
chinese-pancake|crepes para pato pekinés
waffle|waffles
biscuit|biscuits americanos;panecillos de suero de mantequilla
muffin|muffin;muffins;madalenas
cake|pastel;tarta;cake;queque;sobao;tartas;pasteles;bizcochada;magdalenas caseras
sponge-cake|genovesa;bizcocho genovés;base de bizcocho
ladyfingers|melindros;bizcocho de soletilla;soletillas;vainillas
cake-mix|mezcla para bizcocho;preparado para brownie
pancake-mix|harina para tortitas;mezcla para panqueques
danish-pastry|rollo de canela;caña de hojaldre;bollería;strudel;ensaimada rellena;napolitana;caña de crema
baklava
donut|rosquilla;rosquillas;churros;berlina;buñuelo;porra;porras
pie|tarta de manzana;pastel de manzana;tarta de limón con merengue;pay
quiche
pecan-pie
meringue|merengues secos
sweetener|endulzante
sugar|azúcar blanco;azúcar blanquilla;azúcar blanca;azúcar granulada;pizca de azúcar;azucarillos
caster-sugar|azúcar fino;azúcar superfina
powdered-sugar|azúcar glasé;azúcar impalpable;azúcar en polvo;azúcar lustre;azúcar glacé;azúcar flor
brown-sugar|azúcar morena;azúcar mascabado;azúcar rubia;azúcar moscovado;azúcar moreno claro;azúcar moreno oscuro;azúcar moreno de caña
raw-sugar|azúcar demerara;azúcar perlado;azúcar turbinado;azúcar cristalizado;panela molida;azúcar integral
palm-sugar|piloncillo;azúcar de palma;azúcar de coco;chancaca;papelón;jaggery;rapadura
maple-sugar
fructose|glucosa en polvo;dextrosa;glucosa
honey|miel líquida;miel de flores;miel de abeja;miel de romero;miel de azahar
syrup|sirope;jarabe de azúcar;sirope para tortitas;jarabe simple;sirope de vainilla
nut-syrup|orgeat;jarabe de almendra
maple-syrup|jarabe de arce;miel de maple;jarabe de maple;miel de arce
corn-syrup|glucosa líquida;jarabe de glucosa;sirope de maíz;sirope de arroz
malt-syrup|extracto de malta;sirope de malta
golden-syrup|melaza dorada;sirope dorado
molasses|melaza de caña;miel de caña;melaza negra
agave-syrup|néctar de agave;jarabe de agave;miel de agave
pomegranate-molasses|sirope de granada;arrope;melaza de dátil
chocolate-syrup|salsa de chocolate;jarabe de chocolate
fudge-sauce|ganache
caramel-sauce|salsa de caramelo;salsa de toffee;caramelo salado;salsa de caramelo salado;caramelo líquido
sugar-substitute|estevia;stevia;sacarina;eritritol;xilitol;sustituto del azúcar
leavener|impulsor
baking-powder|polvo de hornear;levadura en polvo;polvos de hornear;impulsor químico;polvo para hornear;levadura Royal;levadura tipo Royal;Royal;gasificante químico
baking-soda|bicarbonato sódico;bicarbonato de sodio;soda en polvo
cream-of-tartar|ácido cítrico
yeast|levadura;levadura de panadería seca;levadura seca;levadura instantánea;levadura de panadero seca;levadura seca activa;levadura seca de panadero
fresh-yeast|levadura fresca de panadería;levadura prensada;levadura de panadería;levadura de panadero
gelatin|gelatina neutra;hojas de gelatina;gelatina en polvo;láminas de gelatina;cola de pescado;grenetina;gelatina en hojas
jello|gelatina de fresa;gelatina en polvo de sabores;gelatina de limón
pectin|pectina en polvo
xanthan-gum|psyllium;goma guar;cáscara de psyllium
rennet|cuajo líquido
pickling-lime|cal apagada alimentaria;cloruro cálcico alimentario
vegetable-rennet
vanilla-extract|esencia de vainilla;pasta de vainilla;aroma de vainilla;vainilla líquida
almond-extract|esencia de almendra;aroma de almendra amarga
flavor-extract|extracto de menta;extracto de limón;esencia de limón;esencia de naranja;esencia de menta
butter-extract
food-coloring|colorante alimentario rojo;colorante;colorante para paella
rose-water|agua de azahar
chocolate|chocolate para fundir;tableta de chocolate;cobertura de chocolate;virutas de chocolate
dark-chocolate|chocolate de postres;chocolate amargo;chocolate negro 70 %;chocolate puro;pepitas de chocolate negro;chocolate de cobertura;chocolate para postres;chocolate negro de cobertura;chocolate 70%;tableta de chocolate negro
semisweet-chocolate|pepitas de chocolate;chispas de chocolate;gotas de chocolate;chocolate fondant
unsweetened-chocolate|pasta de cacao;masa de cacao;chocolate 100 %
milk-chocolate|pepitas de chocolate con leche;chocolatina;huevo de chocolate
chocolate-kiss
toblerone
chocolate-malt-ball|Maltesers
peanut-butter-cup
white-chocolate|pepitas de chocolate blanco;cobertura de chocolate blanco
almond-bark
butterscotch-chips|pepitas de caramelo;pepitas de toffee
peanut-butter-chip
cocoa-powder|cacao;cacao puro;cacao puro en polvo;cacao sin azúcar;cocoa;cacao amargo
hot-chocolate-mix|cacao soluble azucarado;Nesquik;chocolate en polvo
ovaltine|ColaCao;Cola Cao;Ovaltine;Ovomaltina
chocolate-hazelnut-spread|crema de cacao;nocilla;nutella;crema de chocolate y avellanas;crema de cacao y avellanas
cookie-butter|crema Lotus;crema de galletas
carob-powder|harina de algarroba;algarroba
cocoa-butter
jam|mermelada de fresa;mermelada de frambuesa;confitura;mermelada de frutas;mermelada de higos;cabello de ángel;mermelada de tomate;mermelada de arándanos;mermelada de frutos rojos
apricot-jam|confitura de albaricoque;mermelada de melocotón;mermelada de damasco
marmalade|mermelada de naranja amarga;mermelada de limón
jelly|jalea de grosellas;jalea de grosella;jalea de uva;jalea de manzana
apple-butter|mantequilla de manzana;crema de ciruela
lemon-curd|crema de limón;curd de limón
quince-paste|carne de membrillo;ate de membrillo;pasta de guayaba;bocadillo de guayaba;codoñate
pie-filling|relleno de cerezas;relleno de manzana
mincemeat|relleno inglés de frutas y especias
pumpkin-pie-filling
pudding-mix|flan en polvo;preparado para flan;preparado de pudin;polvos para natillas
pudding|arroz con leche;budín;postre lácteo;pudin de chocolate
panna-cotta
flan|flan de huevo;crema catalana;mousse de chocolate;crème brûlée;mousse
tiramisu
frosting|crema de mantequilla;fondant;glaseado de queso crema;betún
royal-icing|glaseado real
sprinkles|fideos de colores;fideos de chocolate;bolitas de colores;grageas de colores
marshmallow|malvaviscos;nubes;minimalvaviscos;malvavisco;bombones de malvavisco;mini nubes
marshmallow-fluff|crema de nubes
candy|caramelos;chucherías;golosinas;piruleta;bastón de caramelo;golosina;caramelos de menta
turkish-delight
candied-almond|peladillas
praline|bombón praliné;praliné de avellanas
peanut-brittle|crocante de cacahuete;palanqueta de cacahuate
nougat|turrón blando;turrón duro;turrón de Jijona;nougat
toffee|tofe;caramelo de toffee
fudge|dulce de chocolate fudge
butterscotch-candy
licorice|regaliz negro
gummy-candy|gominola;ositos de goma;gomitas
caramel|caramelos de nata;caramelos masticables de leche;caramelos de leche
cookie|galletas de mantequilla;galletas con pepitas de chocolate;galletas de chocolate;galletas de avena;pasta de té;pastas de té;galletas tipo María;alfajores;mantecados;polvorones;perrunillas
amaretti|galletas amaretti;macarons;galletas de almendra
peanut-butter-cookie
graham-cracker|galleta digestiva;galletas digestive;galletas María;galleta María;galletas Graham;galletas maría trituradas
chocolate-sandwich-cookie|Oreo;galletas de chocolate rellenas de crema;galleta Oreo
shortbread|shortbread;galletas escocesas de mantequilla
gingersnap|galletas speculoos;speculoos;galletas Lotus
vanilla-wafer|barquillos de vainilla
ice-cream-cone|cono de helado;conos de galleta
condiment|condimento;condimentos;aderezo de mesa
ketchup|salsa kétchup;cátsup
mustard|mostaza amarilla;mostaza americana;mostaza suave;mostaza inglesa
dijon-mustard|mostaza Dijon;mostaza francesa;mostaza antigua de Dijon
whole-grain-mustard|mostaza antigua;mostaza con semillas
honey-mustard|salsa de mostaza y miel;mostaza a la miel
mayonnaise|mahonesa;mayonesa casera;mayonesa japonesa;salsa mayonesa
light-mayonnaise|mayonesa light
tartar-sauce|salsa remoulade
sandwich-spread|salsa cóctel;salsa mil islas;salsa para hamburguesas
hot-sauce|tabasco;salsa tabasco;salsa de chile picante;salsa brava;mojo picón
buffalo-sauce|salsa para alitas
sriracha|salsa sriracha;salsa de chile tailandesa
sambal-oelek|pasta de guindilla;pasta de chile;salsa de chile y ajo;sambal
yuzu-kosho
nam-prik-pao|nam prik pao
harissa|pasta de harissa;harissa de rosas;ajvar
chipotle-in-adobo|chipotles adobados;chiles chipotles en adobo;pasta de chipotle;salsa de adobo de chipotle;chipotle adobado
sweet-chili-sauce|salsa agridulce picante;salsa de guindilla dulce
chili-sauce|salsa de chile
mole-paste|pasta de mole;mole poblano
soy-sauce|salsa soja;salsa de soya;shoyu;salsa de soja clara;sillao
dark-soy-sauce|salsa de soya oscura
low-sodium-soy-sauce|salsa de soja con menos sal;salsa de soja reducida en sal
tamari|salsa tamari
sweet-soy-sauce|kecap manis
ponzu|ponzu
teriyaki-sauce|salsa yakitori;salsa para wok
hoisin-sauce
oyster-sauce
fish-sauce|nam pla;nuoc mam;salsa de pescado tailandesa
worcestershire-sauce|salsa Perrins;salsa inglesa;salsa Worcester
steak-sauce|salsa HP;salsa marrón inglesa
miso|pasta de miso;miso blanco;miso rojo;miso claro
doenjang|pasta de soja coreana;pasta de soja fermentada
gochujang|pasta de chile coreana;pasta de guindilla coreana
doubanjiang|pasta de habas picante
black-bean-sauce|salsa de soja negra fermentada;judías negras fermentadas;soja negra fermentada
barbecue-sauce|salsa BBQ;salsa de barbacoa
honey-barbecue-sauce
sweet-and-sour-sauce|salsa de ciruela;salsa china de ciruelas;umeboshi
general-tsos-sauce
vinegar|vinagre de vino;vinagre blanco;vinagre de alcohol
malt-vinegar
apple-cider-vinegar|vinagre de sidra
white-wine-vinegar|vinagre de estragón;vinagre de cava;vinagre de frambuesa
red-wine-vinegar|vinagre tinto
sherry-vinegar|vinagre de Pedro Ximénez;vinagre de vino de Jerez;vinagre de Módena Jerez
balsamic-vinegar|vinagre de Módena;vinagre balsámico de Módena;aceto balsámico;módena
balsamic-glaze|reducción de vinagre balsámico;reducción de Módena;crema balsámica
rice-vinegar|vinagre para sushi
black-vinegar|vinagre de Chinkiang;vinagre negro
wasabi-paste|pasta de wasabi;wasabi en polvo
prepared-horseradish|rábano picante rallado;rábano picante en bote
horseradish-cream|salsa de rábano picante
capers|alcaparra;alcaparras en salmuera;alcaparrones;alcaparras en vinagre
pesto|pesto verde;salsa pesto;pesto de albahaca;pesto genovés
red-pesto|pesto de tomates secos
romesco|romesco;salsa de calçots;salvitxada
hummus|humus;hummus de garbanzos
baba-ganoush|mutabal;paté de berenjena
tzatziki|salsa de yogur y pepino;raita
guacamole
bean-dip|paté de alubias
layered-bean-dip
sour-cream-dip|dip de crema agria
salsa|pico de gallo;salsa de tomate mexicana;salsa roja mexicana;salsa para nachos
salsa-verde|salsa verde;salsa de tomatillo
enchilada-sauce|salsa de enchilada
curry-paste|pasta de curry rojo;pasta de curry verde;pasta de curry amarillo;pasta de curry massaman;pasta de curry tailandesa;pasta de curry roja;pasta de curry verde tailandesa
indian-curry-paste|pasta tikka masala;pasta korma
curry-sauce|salsa tikka masala;salsa curry
korma-sauce
curry-roux|pastilla de curry japonés
salad-dressing|vinagreta;aderezo para ensalada;aliño italiano
honey-dressing
creamy-italian-dressing|aliño para coleslaw
ranch-dressing|salsa ranchera;aderezo ranch
caesar-dressing|aderezo César
blue-cheese-dressing|aderezo de queso azul;salsa roquefort
sesame-dressing|aderezo de sésamo
peanut-sauce|salsa satay;salsa de maní
chutney|chutney de mango;salsa de menta
branston-pickle
piccalilli
yeast-extract|marmite;vegemite
marinade|adobo;mojo;adobo preparado
browning-sauce
maggi-seasoning|Maggi;jugo Maggi
tomato-product
canned-tomato|tomate entero pelado;tomate natural;tomate troceado;tomate en lata;tomates pelados;tomate natural troceado;tomates enteros pelados;tomate en dados en conserva;tomate natural en conserva
crushed-tomato|tomate natural triturado;tomate triturado en conserva
tomatoes-with-green-chiles
tomato-paste|tomate concentrado;pasta de tomate;extracto de tomate;doble concentrado de tomate
passata|tomate tamizado;puré de tomate;passata de tomate
tomato-sauce|tomate frito;tomate frito casero;salsa de tomate casera;brick de tomate frito;sofrito de tomate
marinara-sauce|salsa para pasta;salsa de tomate y albahaca;salsa arrabbiata;salsa napolitana
vodka-sauce
meat-sauce|boloñesa;ragú de carne
pizza-sauce|salsa de tomate para pizza
tomato-juice|jugo de tomate
vegetable-juice|zumo de hortalizas;jugo de verduras
bloody-mary-mix
clamato
tomato-powder
white-sauce|besamel;salsa bechamel;salsa blanca;salsa Alfredo;salsa Mornay
carbonara-sauce|carbonara
stock|caldo casero;consomé
chicken-stock|caldo de pollo bajo en sal;caldo de ave;consomé de pollo;caldo de gallina
beef-stock|caldo de ternera;fondo oscuro de ternera;caldo de res;consomé de carne;caldo de carne de ternera
fish-stock|fumet de pescado;fumet
mussel-broth
shellfish-stock|fumet de marisco;caldo de gambas
dashi|caldo dashi;dashi en polvo
vegetable-stock|caldo vegetal;caldo de setas
bouillon-cube|cubito de caldo;cubitos de caldo;caldo en polvo;cubo de caldo;pastilla de caldo de pollo;pastillas de caldo de pollo;cubito de caldo de pollo;Avecrem;pastilla de avecrem
fish-bouillon-cube
beef-bouillon-cube|cubito de caldo de carne
vegetable-bouillon-cube|cubito de caldo de verduras;caldo de verduras en polvo
gravy|salsa gravy;jugo de asado;salsa de asado
soup|sopa en lata;crema de verduras de brik
cream-of-mushroom-soup|sopa crema de champiñones
cream-of-chicken-soup|sopa crema de pollo
tomato-soup
cream-of-tomato-soup
chicken-soup|sopa de pollo con fideos;sopa de fideos
vegetable-soup|minestrone;sopa juliana;crema de verduras
miso-soup
clam-chowder|clam chowder
seafood-chowder
corn-chowder
lobster-bisque|bisque de bogavante;bisque
hollandaise-sauce|holandesa;salsa bearnesa;bearnesa
dairy|productos lácteos
milk|leche entera;leche fresca;leche de vaca;leche caliente;leche templada
reduced-fat-milk|leche semi;leche semidescremada
low-fat-milk|leche parcialmente descremada
skim-milk|leche descremada
lactose-free-milk|leche deslactosada
chocolate-milk|leche con chocolate;batido de chocolate con leche;leche chocolatada
goat-milk
sheep-milk
buffalo-milk
evaporated-milk|leche ideal
evaporated-skim-milk|leche evaporada descremada
condensed-milk|lechera
milk-powder|leche entera en polvo
skim-milk-powder|leche descremada en polvo
malted-milk-powder|leche malteada
buttermilk|buttermilk;mazada;leche agria
whole-buttermilk
buttermilk-powder|buttermilk en polvo
eggnog|rompope sin alcohol;eggnog
kefir|kéfir natural;kéfir de leche
whey|suero lácteo;suero de queso
whey-powder|suero de leche en polvo;proteína de suero de leche;proteína whey;proteína en polvo
yogurt|yogur natural;yogures naturales;yogur natural entero;yogurt;yogur entero;dahi
low-fat-yogurt|yogur natural desnatado;yogur descremado;yogur bajo en grasa
greek-yogurt|yogur griego natural;labneh;yogur tipo griego
low-fat-greek-yogurt|yogur griego ligero;yogur griego 0 %
flavored-yogurt|yogur de fresa;yogur de frutas;yogur líquido;yogur de vainilla;yogur de limón
frozen-yogurt|helado de yogur
cream|nata fresca;crema de leche;nata de cocinar;media crema
heavy-cream|nata líquida;nata líquida para montar;crema para batir;nata 35 %;crema de leche para batir;nata de montar;nata 35%;nata montar;nata fresca 35%
light-cream|nata ligera;crema de leche ligera;nata líquida para cocinar;nata 18 %
half-and-half|half and half;nata muy ligera
sour-cream|crema agria;crema ácida;crema mexicana
light-sour-cream|crema agria baja en grasa
creme-fraiche|nata fresca espesa;crema fresca
whipped-cream|crema batida;nata en espray;crema chantillí
whipped-topping|cobertura batida congelada
coffee-creamer|crema para café;blanqueador para café
butter|mantequilla con sal;mantequilla blanda;mantequilla derretida;mantequilla fundida;mantequilla en pomada;mantequilla a temperatura ambiente
unsalted-butter|mantequilla sin sal fundida
light-butter|mantequilla fácil de untar;mantequilla light
ghee|mantequilla clarificada
brown-butter|mantequilla tostada;mantequilla noisette
compound-butter|mantequilla de ajo;mantequilla de hierbas;mantequilla maître d'hôtel
anchovy-butter
lobster-butter
cheese|queso tierno;queso curado;queso semicurado;queso rallado;queso en lonchas;lonchas de queso;mezcla de quesos;queso de tetilla;tetilla;queso para fundir;torta del Casar;queso mezcla;queso de Burgos light
hard-cheese|queso añejo;queso de pasta dura;queso viejo;queso Idiazábal;idiazábal;queso mahón;queso de Mahón;queso Roncal;queso zamorano
cheddar|queso cheddar;cheddar curado;cheddar rallado
reduced-fat-cheddar|queso bajo en grasa;queso light
red-leicester|queso inglés rojo;cheshire
colby|colby
parmesan|queso parmesano;parmigiano reggiano;grana padano;corteza de parmesano
grated-parmesan|queso parmesano rallado;grana padano rallado
vegetarian-parmesan|parmesano vegetariano
pecorino|queso pecorino;pecorino romano
manchego|manchego;queso de oveja curado;queso curado de oveja
gruyere|gruyère;queso gruyer;comté
swiss-cheese|queso emmental;queso suizo;maasdam
raclette-cheese|raclette;queso para raclette
gouda|queso gouda;queso holandés;queso ahumado
edam|queso edam;queso de bola
provolone|queso provolone;scamorza;caciocavallo;provoleta
monterey-jack|queso monterey jack;pepper jack
muenster|muenster;havarti;queso havarti;queso tilsit
fontina|queso fontina;taleggio
brunost|queso marrón noruego
soft-cheese|queso de pasta blanda
brie|queso brie
camembert|queso camembert;reblochon
cream-cheese|queso de untar;queso untar;queso Philadelphia;queso para untar;queso crema de untar;tarrina de queso crema
light-cream-cheese|queso crema light;queso de untar light
mascarpone|queso mascarpone
ricotta|requesón;queso ricotta;mató
part-skim-ricotta|ricotta semidesnatada;requesón desnatado
ricotta-salata|ricotta salada
cottage-cheese|cottage;queso granulado;requesón batido
low-fat-cottage-cheese|queso cottage desnatado
farmer-cheese|queso granjero;cuajada seca
quark|quark;queso batido;queso fresco batido;queso batido desnatado
fromage-blanc|fromage blanc;fromage frais;queso blanco batido
feta|queso feta;feta desmenuzado
goat-cheese|queso cabra;rulo de cabra;queso fresco de cabra;rulo de queso de cabra
semi-soft-goat-cheese|queso de cabra semicurado
mozzarella|mozzarella fresca;queso mozzarella;perlas de mozzarella;bolas de mozzarella;bola de mozzarella
low-moisture-mozzarella|mozzarella para pizza;queso para pizza;mozzarella seca;queso mozzarella rallado
buffalo-mozzarella|queso de búfala
burrata|stracciatella de búfala
queso-fresco|queso de Burgos;queso panela;queso fresco mexicano
queso-blanco|queso asadero;queso blanco mexicano
cotija|cotija;queso añejo mexicano
oaxaca-cheese|quesillo;queso Chihuahua;queso de hebra
halloumi|queso halloumi;queso para asar
paneer|queso paneer;queso indio
blue-cheese|cabrales;queso de Cabrales;queso azul desmenuzado;queso azul danés;queso azul de Cabrales;Valdeón;queso de Valdeón;picón
gorgonzola|queso gorgonzola
roquefort|queso roquefort
stilton|queso stilton
american-cheese|queso fundido en lonchas;queso americano;queso para fundir en lonchas;tranchetes;queso amarillo;quesitos;lonchas de queso fundido;queso en porciones;sándwich de queso
pimento-cheese|pimento cheese
cheese-sauce|salsa de queso para nachos;queso para dipear;crema de queso para untar
mexican-cheese-blend|mezcla de quesos rallados;queso rallado para tacos
cheese-curds|cheese curds;granos de cuajada
ice-cream|helado de vainilla;bola de helado;bolas de helado;nieve;helado de nata
chocolate-ice-cream
strawberry-ice-cream
ice-cream-sandwich|sándwich helado
custard|crema pastelera;natillas;natilla;natillas de vainilla;salsa de vainilla;cuajada dulce
dulce-de-leche|cajeta;manjar blanco;arequipe
egg|huevos camperos;huevo campero;huevos grandes;huevo batido;huevos batidos;huevos de gallina;blanquillos;huevos de corral
egg-white|clara;claras;claras pasteurizadas;clara batida;claras a punto de nieve
egg-yolk|yema;yemas;yemas pasteurizadas
hard-boiled-egg|huevo cocido;huevos cocidos
duck-egg|huevo de oca
quail-egg
egg-powder|huevo deshidratado
meringue-powder|polvo para merengue;albúmina en polvo
egg-substitute|huevo pasteurizado;huevina;ovoproducto
drink
water|agua mineral;agua tibia;agua fría;agua caliente;agua hirviendo;agua helada;agua templada;agua del grifo;hielo;hielo picado;cubitos de hielo;agua de cocción;hielos
sparkling-water|soda;agua carbonatada;sifón
soda|cola;coca cola;refresco de cola;gaseosa
ginger-ale|cerveza de jengibre;ginger beer
tonic-water|agua tónica
kombucha
energy-drink
sports-drink|bebida para deportistas
juice|zumo de frutas;jugo de frutas;néctar de frutas;jugo
orange-juice|zumo naranja;jugo de naranja;zumo de naranja recién exprimido;zumo de naranja natural;jugo de naranja agria
apple-juice|zumo manzana;jugo de manzana
pineapple-juice|jugo de piña
grape-juice|mosto;jugo de uva
grapefruit-juice|jugo de toronja
cranberry-juice|jugo de arándanos;zumo de arándanos
pomegranate-juice|jugo de granada;zumo de cereza;zumo de remolacha
carrot-juice|jugo de zanahoria
green-juice|jugo verde;zumo de pepino
celery-juice|jugo de apio
prune-juice|jugo de ciruela
mango-nectar|néctar de melocotón;zumo de melocotón;zumo de mango
watermelon-juice|jugo de sandía
lemonade|limonada rosa
coconut-water
coffee|café solo;café cargado;café de filtro;café negro
latte|latte;capuchino
espresso|expreso;espresso;café espresso
instant-coffee|café instantáneo;café soluble en polvo;nescafé
ground-coffee|café;café en grano;granos de café
tea|té negro;bolsita de té;bolsitas de té;té negro preparado
iced-tea|té frío
green-tea|matcha;té matcha;té matcha en polvo
herbal-tea|manzanilla;poleo menta;rooibos;tila;poleo;menta poleo
smoothie|smoothie
milkshake|malteada;batido de leche
non-alcoholic-beer|cerveza sin;malta
alcohol|alcohol;licor de alta graduación;aguardiente
beer|cerveza rubia;cerveza negra;cerveza tostada
hard-cider|sidra seca
wine|vino para cocinar;vino de mesa;vino rancio;vino de cocina;vino moscatel
red-wine|tinto;vino tinto seco;vino de rioja;vino tinto de crianza;vino malbec
white-wine|vino blanco seco;albariño;txakoli;vino blanco de guisar;verdejo
sparkling-wine|champán;vino espumoso;prosecco;champaña
fortified-wine|moscatel;vino de licor;vino dulce
sherry|fino;vino de Jerez;manzanilla de Sanlúcar;jerez seco;oloroso;amontillado;vino fino;vino dulce Pedro Ximénez;Pedro Ximénez;vino oloroso;vino amontillado;vino Pedro Ximénez;palo cortado;manzanilla de Jerez;vino manzanilla
port|vino de Oporto
marsala|vino de Marsala
madeira|vino de Madeira
vermouth|vermut seco;vermut rojo;vermut blanco
rice-wine|makgeolli
mirin
shaoxing-wine|vino de arroz chino;vino chino para cocinar
sake|sake para cocinar;sake seco
brandy|coñac;armañac;calvados;pisco;brandy de Jerez;orujo;pacharán seco
rum|ron negro;ron blanco;ron añejo
vodka
gin|gin
whiskey|bourbon;güisqui
tequila|mezcal
liqueur|limoncello;licor de frutas;pacharán;crema de cassis;licor de hierbas;licor de manzana;fernet
velvet-falernum
advocaat|advocaat
walnut-liqueur|nocino
hazelnut-liqueur|Frangelico
orange-liqueur|Cointreau;triple seco;Grand Marnier;curaçao
coffee-liqueur|Kahlúa
amaretto|licor de almendra
anise-liqueur|anís;anís dulce;anís seco;pastís;sambuca;cazalla
irish-cream|crema de whisky;Baileys
bitters|angostura;amargo de angostura
celery-bitters
oil|aceite para freír;aceite neutro;aceite de sabor suave;aceite de freír;aceite abundante
vegetable-oil|aceite de soja;aceite de soya;aceite de semillas
olive-oil|aceite oliva;aceite de oliva suave;aceite de oliva virgen;AOVE suave;aceite suave
extra-virgin-olive-oil|AOVE;aceite virgen extra;aceite d oliva virgen extra
canola-oil|aceite de canola
sunflower-oil|aceite girasol
corn-oil
peanut-oil|aceite de maní;aceite de cacahuate
sesame-oil|aceite de sésamo tostado;aceite de ajonjolí
chili-oil|aceite de chile;aceite picante;aceite de guindilla crujiente
rayu|rayu
coconut-oil
avocado-oil|aceite de palta
grapeseed-oil|aceite de semillas de uva;aceite de uva
safflower-oil
walnut-oil|aceite de nuez
hazelnut-oil|aceite de avellanas
almond-oil|aceite de almendra;aceite de pistacho
truffle-oil|aceite trufado
flaxseed-oil|aceite de linaza
mustard-oil
rice-bran-oil|aceite de arroz
palm-oil|aceite de dendé
pumpkin-seed-oil|aceite de pipas de calabaza
cottonseed-oil
wheat-germ-oil
cod-liver-oil|aceite de pescado
cooking-spray|aceite en espray;espray antiadherente;aceite en aerosol
animal-fat|jugo y grasa del asado;grasa del asado
lard|tocino blanco;grasa de cerdo;manteca ibérica;lardo;manteca colorada;manteca de puerco
beef-tallow|grasa de vaca;grasa de ternera;grasa vacuna
suet|sebo
bacon-fat|grasa del bacon;grasa de bacon
duck-fat|grasa de oca;manteca de pato
schmaltz|schmaltz
salt-pork|tocino en salazón;tocino
shortening|grasa vegetal
margarine|margarina vegetal
margarine-spread|margarina para untar;margarina light;crema vegetal para untar
fish|pescado blanco;filetes de pescado;lomos de pescado;merluza;lomos de merluza;filetes de merluza;merluza congelada;pescadilla;cola de merluza;morralla;rosada;centros de merluza;merlucita;raya de mar
fish-pie-mix|preparado de pescado para pastel
seafood|marisco variado;preparado para paella de marisco;mezcla de mariscos congelada;preparado de paella
cod|bacalao;lomos de bacalao;lomo de bacalao;filetes de bacalao;bacalao congelado;cocochas de bacalao
salt-cod|bacalao salado;bacalao desalado;bacalao seco;migas de bacalao
black-cod
haddock|filetes de eglefino;lomos de eglefino
smoked-haddock|bacalao ahumado
halibut|halibut;filetes de fletán
tilapia|filetes de tilapia;mojarra
pollock|carbonero;filetes de abadejo;faneca
catfish|bagre;pez gato;filetes de panga;basa
flounder|filetes de lenguado;gallo;platija;solla;rodaballo;rodaballo salvaje
sea-bass|filetes de lubina;robalo;corvina;lubinas de ración
sea-bream|besugo;doradas de ración;filetes de dorada;pargo dorado;sargo;urta
red-snapper|huachinango;pargo rojo;salmonete;salmonetes
grouper|filetes de mero
mahi-mahi|mahi mahi;llampuga;dorado del Pacífico
monkfish|cola de rape;lomos de rape;pejesapo;hueso de rape
rockfish|cabracho;gallineta nórdica;pez de San Pedro;rascacio
perch|filetes de perca;lucio
swordfish|emperador;filetes de emperador;filetes de pez espada;marlín;aguja palá
shark|tiburón;raya;tintorera;marrajo
trout|filetes de trucha;trucha arcoíris;trucha asalmonada
smoked-trout|anguila ahumada
salmon|lomo de salmón;lomos de salmón;salmón fresco;filetes de salmón;rodajas de salmón;filete de salmón;supremas de salmón
wild-salmon|salmón rojo;lomos de salmón salvaje
smoked-salmon|lonchas de salmón ahumado;salmón marinado;gravlax
canned-salmon|salmón en lata
salmon-roe|huevas de trucha;ikura;huevas de pescado
taramasalata|tarama;taramasalata
caviar|sucedáneo de caviar;huevas de lumpo;huevas de esturión
tuna|atún rojo;lomo de atún;bonito del norte fresco;ventresca de atún;filetes de atún;lomos de atún;bonito fresco;bonito;ventresca;ventresca de bonito
canned-tuna|atún;atún claro;atún en aceite;atún al natural;atún en lata;latas de atún;bonito del norte;bonito en conserva;bonito en escabeche;atún en escabeche
canned-tuna-in-oil|atún claro en aceite de oliva;bonito en aceite de oliva;bonito del norte en aceite de oliva;ventresca en aceite de oliva;bonito en aceite;ventresca en aceite
mackerel|filetes de caballa;verdel;chicharro;chicharros;jurel
smoked-mackerel
canned-mackerel|caballa en lata;filetes de caballa en aceite;melva en conserva;caballa en aceite;melva;melva canutera
herring|espadín;arenques frescos
pickled-herring|arenque marinado;rollmops
kipper|kipper
sardine|sardinas frescas;parrochas
canned-sardine|sardinas en aceite;sardinas en conserva;sardinillas;sardinillas en aceite;sardinas en aceite de oliva;sardinas en tomate
anchovy|filetes de anchoa;anchoas en aceite;anchoas en aceite de oliva;filete de anchoa;anchoas en salazón;anchoas del Cantábrico
fresh-anchovy|boquerones frescos;bocarte;anchoa fresca;boquerones en vinagre
anchovy-paste|crema de anchoas
gentlemans-relish
dried-anchovy|anchoa seca;pescado seco;niboshi
eel|unagi;congrio
carp|mújol;lisa
bonito-flakes|katsuobushi;virutas de bonito;bonito seco
fish-sticks|palitos de pescado empanados;varitas de pescado;pescado empanado;merluza rebozada
breaded-scampi|langostinos rebozados;gambas empanadas;gambas a la gabardina
surimi|palitos de cangrejo;palitos de surimi;palito de cangrejo;gulas;barritas de surimi;gulas del norte;palitos de mar
gefilte-fish
shellfish|marisco fresco
crustacean
shrimp|langostinos;langostino;camarones;camarón;gambas peladas;gambón;gambones;langostinos crudos;cigalas;carabineros;quisquillas;cigala;carabinero;gambitas
canned-shrimp|gambas en lata
potted-shrimp
dried-shrimp|camarón seco;gambas secas
shrimp-paste|pasta de camarones fermentados;belacan;pasta de camarón
crab|carne de cangrejo;buey de mar;centollo;jaiba;nécora;nécoras;txangurro
canned-crab|carne de cangrejo en lata;cangrejo en lata;chatka
lobster|langosta;cola de bogavante;colas de langosta;langostas;colas de bogavante;bogavante vivo
crayfish|colas de cangrejo de río
mollusk
clam|berberechos;navajas;chirlas;almejas frescas;berberecho;almejas vivas;coquinas;almejas chirlas;tellinas
canned-clam|almejas en lata;berberechos en conserva;berberechos en lata;almejas al natural
clam-juice|jugo de almejas
mussel|mejillones frescos;mejillones cocidos;carne de mejillón;mejillones vivos
oyster|ostión;ostras frescas
canned-oyster|mejillones en escabeche;mejillones en conserva;mejillones en lata;ostras ahumadas
scallop|zamburiña;zamburiñas;volandeiras;callos de hacha;vieiras frescas
squid|chipirones;chipirón;anillas de calamar;calamares limpios;calamarcitos;chopitos;puntillas;pota;potas
octopus|patas de pulpo cocido;pulpo cocido;pata de pulpo
cuttlefish|choco;jibia;chocos;sepionets
abalone|oreja de mar;pepino de mar
snail|caracoles en conserva;caracoles de tierra
conch|cañaíllas;bígaros;caracol de mar
sea-urchin|huevas de erizo de mar;uni
fruit|fruta variada;fruta fresca;fruta de temporada;macedonia de frutas;macedonia
pome-fruit
apple|manzana Golden;manzana Fuji;manzana Royal Gala;manzana roja;manzanas rojas;manzana reineta
granny-smith-apple|manzana Granny Smith;manzanas Granny Smith;manzana ácida;manzanas ácidas
crabapple
pear|pera conferencia;peras conferencia;pera limonera;pera madura
asian-pear|pera asiática;nashi;pera coreana
quince|membrillo fresco
loquat|níspola
citrus|cítricos variados
lemon|limón amarillo;rodajas de limón;gajos de limón;limón entero;medio limón
lemon-juice|jugo de limón;zumo de un limón;zumo de medio limón;zumo de limón recién exprimido;zumo de limón exprimido
lemon-zest|ralladura de un limón;piel de limón;cáscara de limón;piel de limón rallada;corteza de limón;peladura de limón
preserved-lemon|limón encurtido;limones encurtidos;limón confitado en sal
lime|limón verde;rodajas de lima;gajos de lima;limas enteras
lime-juice|jugo de lima;zumo de lima recién exprimido;jugo de limón verde;zumo de una lima
lime-zest|piel de lima;piel de lima rallada;ralladura de una lima
makrut-lime-leaf|hojas de lima makrut;hojas de lima;hoja de lima
orange|naranja de mesa;rodajas de naranja;gajos de naranja;naranjas de zumo;naranja de zumo;naranja agria
blood-orange|sanguina
orange-zest|ralladura de una naranja;piel de naranja;piel de naranja rallada;cáscara de naranja
mandarin|tangerina;satsuma;gajos de mandarina
clementine
canned-mandarin|mandarinas en almíbar;mandarina en lata;gajos de mandarina en almíbar
grapefruit|toronja;toronjas;pomelo amarillo
pink-grapefruit|pomelo rojo;toronja rosada
pomelo|pummelo
kumquat|naranja enana;calamansi
yuzu|ralladura de yuzu
yuzu-juice|jugo de yuzu
berry|frutos rojos;frutos del bosque;frutos rojos congelados;frutos rojos variados;frutas del bosque
strawberry|fresón;fresones;frutilla;frutillas;fresas frescas;fresitas
frozen-strawberry|fresa congelada
blueberry|arándanos azules;arándano azul;arándanos frescos;mora azul
frozen-blueberry|arándano congelado;arándanos azules congelados
dried-blueberry|arándanos azules deshidratados
raspberry|frambuesas frescas
frozen-raspberry|frambuesa congelada
blackberry|zarzamora;zarzamoras;moras congeladas;moras frescas
cranberry|arándanos rojos frescos;arándanos agrios;cranberries
dried-cranberry|arándanos secos;arándanos deshidratados;arándanos rojos deshidratados
cranberry-sauce|salsa de arándanos rojos;mermelada de arándanos rojos
gooseberry|uva espina;physalis;uchuva;aguaymanto;alquequenje
red-currant|grosella roja;grosellas rojas
black-currant|casis
elderberry|saúco
mulberry|mora blanca;moras blancas secas
goji-berry|goji;baya de goji
acai|pulpa de açaí
stone-fruit|fruta de carozo
canned-peach|durazno en almíbar;duraznos en almíbar;melocotón en lata
nectarine|pelón de durazno
apricot|chabacano;damasco;damascos
dried-apricot|orejones;albaricoques secos;orejón;chabacanos secos
canned-apricot|albaricoque en almíbar;albaricoques en lata
plum|ciruela roja;ciruela claudia;ciruelas claudias;ciruela amarilla;claudias
prune|ciruela pasa;ciruelas secas;ciruelas pasas sin hueso
cherry|picota;picotas;cerezas congeladas;cerezas frescas
sour-cherry|cerezas ácidas;guindas frescas
dried-cherry|cerezas deshidratadas;guindas secas
canned-cherry|guindas en almíbar;cerezas en conserva;cerezas amarena
maraschino-cherry|cerezas marrasquino;cerezas confitadas;guindas confitadas
tropical-fruit|fruta exótica
banana|banana;bananas;plátano maduro;plátanos maduros;banano;plátano de Canarias;cambur;guineo
dried-banana|plátano deshidratado
plantain|plátano verde;plátano maduro para freír;plátanos verdes;plátano de freír;plátanos machos
banana-leaf|hojas de banano
mango|mango maduro;mango congelado;mango troceado
green-mango
dried-mango|mango deshidratado
amchur|amchur
pineapple|ananá;piña natural;piña fresca;rodajas de piña;abacaxi
canned-pineapple|piña en almíbar;piña en lata;piña en conserva;rodajas de piña en su jugo;piña triturada en lata
dried-pineapple|piña confitada;piña seca
papaya|lechosa;fruta bomba
green-papaya
kiwi|kiwi verde;kiwi amarillo
passion-fruit|fruta de la pasión;frutas de la pasión;granadilla;parchita
guava
lychee|litchi;lichis en almíbar;rambután
longan
dragon-fruit|pitaya;fruta del dragón
star-fruit
jackfruit|jaca;yaca madura
durian
breadfruit|pana;árbol del pan
soursop|graviola
cherimoya|anón;atemoya
sapote|mamey;chicozapote;níspero americano
tamarillo|tomate de árbol
feijoa|guayaba del Brasil
persimmon|kaki;persimón;palosanto;caqui Persimon
dried-persimmon
pomegranate|granos de granada;semillas de granada
fig|breva;brevas;higos frescos
dried-fig|higo seco;higos pasos
date|dátiles secos;dátiles sin hueso
medjool-date
jujube|dátil chino;jínjol;azufaifas
coconut|coco fresco;pulpa de coco;coco fresco rallado
shredded-coconut|coco rallado sin azúcar;coco seco rallado;láminas de coco;copos de coco;coco en escamas
sweetened-coconut|coco rallado dulce;coco azucarado
tamarind|pulpa de tamarindo;vainas de tamarindo
tamarind-paste|concentrado de tamarindo;puré de tamarindo
ackee|seso vegetal
prickly-pear|tuna;chumbos
melon|melón piel de sapo;melón maduro;bolas de melón
cantaloupe|cantalupo;melón francés
honeydew|melón verde;melón honeydew
watermelon|patilla;sandía sin pepitas
horned-melon|melón cornudo
grape|uvas blancas;uvas rojas;uvas negras;uvas sin pepitas;uva blanca;uva roja;uva moscatel
raisin|uvas pasas;pasa;uva pasa;pasas sin pepitas;pasas de uva
golden-raisin|pasas doradas;pasas rubias;uvas pasas sultanas
currant|pasa de Corinto;uvas de Corinto
dried-fruit|fruta desecada;frutas secas;fruta desecada variada;fruta pasa
candied-fruit|frutas confitadas;fruta escarchada;piel de naranja confitada;naranja confitada;cidra confitada;calabazate
crystallized-ginger|jengibre escarchado;jengibre en almíbar;jengibre cristalizado
dried-apple|manzana seca;orejones de manzana;aros de manzana seca
dried-peach|melocotón seco;peras secas
applesauce|puré de manzana;puré de manzana sin azúcar;compota de manzana sin azúcar
fruit-cocktail|macedonia en almíbar;macedonia de frutas en almíbar;cóctel de frutas en almíbar;fruta en almíbar
olive|aceitunas negras;aceituna negra;oliva;olivas;olivas negras;aceitunas de Kalamata;aceitunas negras sin hueso;aceitunas Kalamata
green-olive|aceituna manzanilla;aceitunas verdes sin hueso;aceitunas rellenas de pimiento;aceitunas manzanilla;olivas verdes;aceitunas rellenas;aceitunas gordal
tapenade|pasta de aceitunas;olivada;paté de aceitunas
grain|cereales en grano;granos integrales;cereal en grano
rice|arroz redondo;arroz largo;arroz blanco;arroz de grano largo;arroz crudo
basmati-rice|basmati
jasmine-rice|arroz tailandés;arroz aromático;arroz thai
brown-rice|arroz basmati integral;arroz negro integral;arroz rojo
arborio-rice|arroz bomba;arroz para risotto;arroz carnaroli;arroz para paella;arroz arbóreo;arroz de Calasparra;arroz redondo de paella
sushi-rice|arroz japonés;arroz de grano corto;arroz coreano
sticky-rice|arroz pegajoso
parboiled-rice|arroz sancochado;arroz parboiled
instant-rice|arroz precocido;arroz de cocción rápida
cooked-rice|arroz blanco cocido;arroz hervido;arroz del día anterior;sobras de arroz
egg-fried-rice|arroz frito
wild-rice|arroz silvestre
flattened-rice|poha;arroz aplastado
puffed-rice|arroz hinchado
rice-krispies|Rice Krispies;arroz crujiente de desayuno
rice-bran
wheat|trigo en grano;granos de trigo;trigo tierno;kamut
bulgur|trigo bulgur;bulgur fino;burgol
couscous|cuscús integral;cuscús precocido;couscous;alcuzcuz;cus cus
pearl-couscous|cuscús israelí;fregola;cuscús gigante
farro|espelta en grano;espelta perlada;espelta
freekeh|trigo verde
semolina|sémola;semolina;sémola fina
wheat-bran|salvado
wheat-germ
seitan|gluten de trigo;gluten de trigo en polvo
barley|cebada;cebada mondada
rye|centeno en grano;copos de centeno
oats|avena;avena en copos;copos de avena suaves;copos de avena gruesos;hojuelas de avena
oat-bran
gluten-free-oats|avena sin gluten
oat-flour|avena molida
overnight-oats|porridge;avena cocida
quinoa|quinua;quinoa blanca;quinoa roja;quinoa tricolor
cooked-quinoa|quinoa precocinada
buckwheat|alforfón;sarraceno;trigo sarraceno en grano;kasha
millet|mijo pelado;fonio
amaranth|amaranto en grano
teff|sorgo
cornmeal|harina de maíz amarilla gruesa;harina de maíz gruesa;sémola de maíz fina;gofio de millo
polenta|polenta instantánea;polenta precocida
grits|grits
masa-harina|harina de maíz nixtamalizado;harina de maíz para tortillas;Maseca;harina de maíz precocida;harina PAN;harina de maíz para arepas;harina de maíz nixtamalizada
hominy|maíz mote;maíz nixtamalizado en lata;maíz cacahuacintle;maíz cacahuazintle
popcorn-kernel|maíz palomero;granos de maíz para palomitas
muesli
granola|granola crujiente;muesli crujiente
cereal|cereales de chocolate;cereales azucarados;cereales de desayuno;cereales inflados;trigo inflado;cereal
corn-flakes|cornflakes;corn flakes;hojuelas de maíz
bran-flakes|cereales de salvado;All-Bran
corn-cereal
flour|harina;harina común;harina blanca;harina floja;harina todo uso;harina 0000;harina para freír;harina para rebozar
bread-flour|harina panificable;harina de media fuerza;harina 000;harina para pan;harina fuerte
cake-flour|harina para bizcochos;harina extrafina de repostería
self-rising-flour|harina leudante;harina con levadura incorporada;harina con levadura
whole-wheat-flour|harina de trigo integral;harina integral de trigo;atta
spelt-flour|harina integral de espelta
rye-flour|harina integral de centeno
barley-flour
malt-powder|harina de malta
rice-flour|harina de arroz glutinoso;harina de arroz integral;mochiko
buckwheat-flour|harina de alforfón
chickpea-flour|harina de garbanzos;besan
almond-flour|harina de almendra;almendras molidas;almendra en polvo
coconut-flour
corn-flour|harina fina de maíz
potato-flour|harina de papa
soy-flour|harina de soya
gluten-free-flour|mezcla de harinas sin gluten;preparado panificable sin gluten
cassava-flour|harina de mandioca;fariña;farofa
millet-flour|harina de sorgo;harina de quinoa
lupin-flour|harina de altramuces
chestnut-flour|harina de castañas
starch|fécula
cornstarch|almidón de maíz;fécula de maíz
potato-starch|almidón de patata;almidón de papa
tapioca-starch|almidón de tapioca;harina de tapioca;fécula de mandioca
arrowroot|fécula de arrurruz;arrurruz en polvo
tapioca|perlas de tapioca;sagú
spaghetti|espagueti;spaghetti;cabello de ángel de pasta;cabellos de ángel de pasta;espaguetis finos
linguine|linguini;tallarines finos
fettuccine|fettuccine;tagliatelle;pappardelle;fettuccini
egg-tagliatelle|tagliatelle al huevo;fettuccine al huevo
penne|plumas;rigatoni;macarrones rigate;ziti
fusilli|hélices;espirales;tornillos de pasta;tirabuzones
macaroni|coditos;codos de pasta;macarrón;coditos de pasta;codos
farfalle|lacitos;pajaritas;lazos de pasta
conchiglie|caracolas de pasta;conchiglie;orecchiette;conchas de pasta grandes;galets
orzo|pasta orzo;risoni;puntalette;pasta de sopa;estrellitas de pasta
lasagna-noodle|láminas de lasaña;placas de lasaña precocidas;placas de canelones;pasta para lasaña;canelones;obleas de canelones;placas para lasaña
whole-wheat-pasta|espaguetis integrales;macarrones integrales;penne integrales
fresh-pasta|pasta fresca al huevo;tallarines frescos;tagliatelle frescos;láminas de pasta fresca
filled-pasta|tortellini;raviolis;ravioli;tortellini de queso;raviolis de queso;raviolis de espinacas;canelones rellenos
meat-ravioli|ravioli de carne;tortellini de carne
gluten-free-pasta|espaguetis sin gluten;pasta de lentejas;pasta de maíz
spinach-pasta|pasta tricolor;pasta de verduras
cooked-pasta|espaguetis cocidos;macarrones cocidos;sobras de pasta
gnocchi|ñoquis de patata;gnocchi;ñoqui;spätzle
noodle|fideos chinos;fideos orientales;noodles;fideos de trigo;tallarines chinos;fideo;cabello de ángel fideos
egg-noodle|fideos chinos al huevo;noodles de huevo;fideos al huevo
ramen-noodle|ramen;fideos instantáneos;fideos para ramen;ramen instantáneo
udon-noodle|udon;somen
soba-noodle|soba;fideos de trigo sarraceno
rice-noodle|tallarines de arroz;vermicelli de arroz;noodles de arroz;fideos finos de arroz
glass-noodle|fideos celofán;fideos transparentes;fideos de batata;fideos de judía mungo
crispy-noodle|fideos crujientes
shirataki-noodle|fideos de konjac;konjac;shirataki
tteok|tteok;tteokbokki
zucchini-noodle|tallarines de calabacín;fideos de calabacín;espirales de calabacín
wonton-wrapper|masa para wonton;masa de wonton;obleas para gyozas;láminas de wonton;masa para rollitos de primavera;oblea de wonton;obleas de gyoza
rice-paper|obleas de arroz;hojas de papel de arroz;oblea de arroz;láminas de papel de arroz
legume|legumbres secas;legumbres variadas;legumbres cocidas
bean|frijoles;judía;frijol;habichuelas;porotos;judías cocidas;fréjoles;caraotas
black-bean|frijoles negros;alubia negra;frijol negro;alubias negras cocidas;frijoles negros cocidos;judías negras;caraotas negras;porotos negros;alubias de Tolosa
dried-black-bean|frijoles negros secos
kidney-bean|frijoles rojos;alubia roja;alubias rojas cocidas;judías rojas;porotos rojos;habichuelas rojas;alubias moradas
dried-kidney-bean|frijoles rojos secos
white-bean|alubias;alubia;judías blancas;alubia blanca;alubias blancas cocidas;alubias cannellini;porotos blancos;frijoles blancos;fabas;fabes de la Granja;pochas;mongetes
dried-white-bean|judías blancas secas;fabes;alubias secas;verdinas
butter-bean|judión;judiones cocidos;garrofón;alubias lima;judiones de la Granja;pallares;porotos pallares
dried-lima-bean|garrofón seco;pallares secos;alubias lima secas
pinto-bean|frijoles pintos;alubia pinta;alubias pintas cocidas;judías pintas;alubias borlotti;alubias canela
dried-pinto-bean|frijoles pintos secos;judías pintas secas
chickpea|garbanzo;garbanzos cocidos;garbanzos en conserva;garbanzos en bote;garbanzos en lata
dried-chickpea|garbanzos crudos;garbanzos castellanos;garbanzos en remojo;garbanzos pedrosillanos
aquafaba|líquido de los garbanzos;agua de garbanzos
black-eyed-pea|gandules;gandules en conserva;judías carillas;alubias carillas;frijoles de carita;caupí;judías de ojo negro
dried-black-eyed-pea
canned-fava-bean|habas en lata;habas cocidas;ful medames;habitas en aceite;habitas baby;habitas baby en aceite
dried-fava-bean|habas secas peladas
baked-bean|judías con tomate;alubias en salsa de tomate;baked beans
pork-and-beans|alubias con tomate y cerdo
refried-bean|frijol refrito;judías refritas
chili-beans|frijoles en salsa de chile
adzuki-bean|azukis;azuki;alubias azuki;frijoles azuki
red-bean-paste|anko;pasta dulce de judía roja
mung-bean|judía mungo;frijol mungo;moong dal;mung dal
lupini-bean|altramuz;chochos;lupines
soybean|habas de soja;soya en grano;granos de soja;frijol de soya;soja amarilla
moth-bean|matki
lentil|lenteja;lentejas pardinas;lenteja pardina;lentejas castellanas;lentejas secas;lentejas marrones;lentejas rubias
green-lentil|lentejas de Puy;lentejas verdinas;lenteja verde;lentejas verdes de Puy
red-lentil|lenteja roja;lentejas coral;lentejas naranjas;masoor dal
yellow-lentil|toor dal;gandul partido;chana dal
black-lentil|lentejas beluga;urad dal;lentejas caviar
cooked-lentil|lentejas en conserva;lentejas de bote;lentejas en lata
split-pea|guisantes partidos;guisantes secos;arvejas partidas
plant-protein|proteína vegetariana
tofu|tofu firme;tofu natural;tofu fresco
extra-firm-tofu|tofu extra firme;tofu prensado;tofu duro
silken-tofu|tofu blando;tofu suave;tofu japonés
smoked-tofu|tofu marinado
fried-tofu|aburaage;inari;yuba
fermented-tofu
tempeh|tempe;tempeh de soja
natto|soja fermentada
soy-chunks|proteína de soja texturizada;soja texturizada fina;soja texturizada gruesa;soya texturizada
veggie-burger|hamburguesa vegetal;hamburguesas vegetales;hamburguesa de verduras
vegan-burger|hamburguesa vegetal vegana
vegan-mince|carne picada vegetal;picada vegetal;picada vegana
quorn-mince|Quorn
vegan-sausage|chorizo vegano;albóndigas veganas
vegetarian-sausage|salchichas vegetales;albóndigas vegetarianas
vegan-bacon|bacon vegano;tocino vegano
vegetarian-bacon|bacon vegetariano
vegan-chicken|trozos de pollo vegano;heura
vegetarian-chicken
quorn-piece|quorn en trozos
vegan-cheese|queso vegetal;mozzarella vegana;parmesano vegano
cashew-cheese|queso vegano de anacardos
vegan-cream-cheese|queso de untar vegano
tofu-cream-cheese
vegan-butter|mantequilla vegetal;margarina vegana
soy-margarine
vegan-mayonnaise|veganesa;mayonesa sin huevo;mayonesa de soja
vegan-yogurt|yogur vegano;yogur vegetal;yogur de soya
oat-yogurt
almond-yogurt|yogur de almendra
coconut-yogurt|yogur vegetal de coco
vegan-cream|nata de soja;nata vegana;nata vegetal de soja;nata vegetal para cocinar;crema de soya
cashew-cream|crema vegetal de anacardos para cocinar
oat-cream|nata de avena
vegan-egg|sustituto de huevo vegano;huevo vegano
nutritional-yeast|copos de levadura nutricional
brewers-yeast|copos de levadura de cerveza
plant-milk|leche vegetal
soy-milk|bebida soja;leche de soja;leche de soya
almond-milk|bebida almendras;bebida de almendras;leche de almendras;leche de almendra
oat-milk|bebida avena;leche de avena
rice-milk|leche de arroz;horchata de arroz;horchata de chufa
coconut-drink|bebida vegetal de coco
coconut-milk|leche de coco en lata;leche de coco entera
coconut-milk-powder
coconut-cream|nata de coco;mantequilla de coco
cream-of-coconut|crema de coco dulce
meat|carne variada;carne deshuesada;carne cocinada
ground-meat|picada mixta;carne molida mixta;carne picada de ternera y cerdo;mezcla de carne picada;mitad ternera mitad cerdo
beef|vacuno;carne de vacuno;carne de res;carne de ternera;ternera magra;tiras de ternera;res;carne de vaca;añojo;buey;carnaza
ground-beef|carne picada vacuno;carne picada ternera;picada de vacuno;carne picada;carne picada de vacuno;carne molida de res;carne molida;ternera picada;carne picada de vaca
lean-ground-beef|carne picada magra;carne picada magra de vacuno;carne molida magra
beef-patty|hamburguesa;hamburguesas;hamburguesa de vacuno;hamburguesas de vacuno
steak|filete ternera;bistec;bistec de ternera;bistec de res;bistecs;filete de vacuno;filetes de vacuno;filete de vaca;filetes
ribeye-steak|chuletón;chuletón de ternera;entrecot de ternera;lomo alto de ternera;ojo de bife;entrecote;chuletón de vaca;chuletón de vaca vieja;chuletón de buey
strip-steak|bife de chorizo;lomo bajo de vacuno;filete de lomo bajo;chuleta de ternera
beef-tenderloin|solomillo de vacuno;filete mignon;medallones de solomillo de ternera;lomo fino de res;solomillo de buey
flank-steak|vacío;vacío de ternera;falda de res;arrachera de falda;matambre
skirt-steak|entraña de ternera;arrachera
beef-chuck|espaldilla de ternera;carne de aguja;paleta de ternera;aguja de vacuno;aguja de res;carrillera de ternera;carrilleras de ternera;espaldilla;carrilleras de vaca
stewing-beef|ternera para guisar;carne de ternera para guisar;carne para estofar;carne de res para guisar;carne de guisar;ternera para estofar;ragú de ternera;ragout de ternera
brisket|brisket;pecho de vacuno;pecho de res;falda de pecho de ternera;falda
beef-short-ribs|costilla de ternera;asado de tira;costillas de res;costilla de vacuno;tira de asado;tiras de asado
beef-round|babilla de ternera;contra de ternera;tapa de ternera;cadera de ternera;filete de cadera;rabillo de cadera;redondo;babilla
beef-rib-roast|costillar de ternera;chuletero de ternera
beef-shank|morcillo;morcillo de ternera;osobuco de ternera;rabo de toro;rabo de ternera;chambarete;zancarrón;jarrete;rabo de vaca;ossobuco;osobuco;rabo
beef-bones|hueso de ternera;hueso de caña;huesos de caña;huesos de rodilla;tuétano;hueso de tuétano;hueso blanco;hueso de rodilla
corned-beef|corned beef;pecho de ternera en salmuera
canned-corned-beef|corned beef en lata
beef-liver|hígado;hígado de res;hígado de cordero
kidney|riñón;riñones de ternera;riñones de cordero;riñones de cerdo
beef-tongue|lengua de res;lengua de vaca cocida;lengua estofada
tripe|mondongo;tripa;callos de ternera;menudo
sweetbreads|mollejas de cordero;mollejas
beef-heart|corazón de res;corazón de cordero
cooked-beef|carne de ternera cocida;ropa vieja;restos de ternera asada;carne deshebrada de res
roast-beef|roast beef;rosbif en lonchas;ternera asada en lonchas
pastrami|pastrami de ternera
beef-jerky|cecina de vaca;bresaola;carne seca;cecina de León
beef-sausage|merguez;salchichas de vacuno;salchichas de cordero
venison|ciervo;carne de ciervo;corzo;lomo de ciervo;carne de venado
ground-venison|carne picada de venado
bison|carne de bisonte;carne picada de bisonte
veal|carne de ternera blanca;ternera lechal
veal-cutlet|escalopines de ternera blanca;escalopines de ternera;escalope de ternera;filetes de ternera blanca
ground-veal
lamb|carne de cordero;cordero lechal;ternasco;carne de cordero para guisar;cordero para guisar;falda de cordero;cuello de cordero;lechazo
leg-of-lamb|pierna de cordero deshuesada;pierna de cordero lechal;gigot de cordero
lamb-shoulder|espalda de cordero;paletillas de cordero lechal;paletilla de cordero lechal;paletilla de lechal
lamb-chop|chuletitas de cordero;carré de cordero;costillar de cordero;chuletillas de cordero;costillas de cordero;chuletillas
lamb-shank|codillo de cordero
ground-lamb|cordero picado;carne molida de cordero
cooked-lamb|restos de cordero asado;cordero cocinado
pork|carne de cerdo;magro de cerdo;puerco;carne de puerco;cerdo magro;tacos de cerdo;carrilleras;carrilleras ibéricas;carrilleras de cerdo;magro;secreto ibérico;presa ibérica;pluma ibérica;secreto;presa;abanico ibérico;pierna de cerdo;carrillada;carrillada ibérica;lagarto ibérico;cochinillo;solomillo de cerdo ibérico;maciza de cerdo
pork-loin|cinta de lomo;lomo de cerdo fresco;filetes de lomo;cinta de lomo de cerdo;lomo de cerdo en filetes;lomo adobado;lomo;lomo fresco;caña de lomo fresca;lomo en adobo
char-siu|cerdo asado a la cantonesa
pork-chop|chuleta cerdo;chuletas cerdo;chuletas de lomo;chuleta de lomo;chuletas de Sajonia frescas;chuletas de Sajonia;chuleta de Sajonia
pork-tenderloin|solomillo cerdo;medallones de solomillo de cerdo;solomillo ibérico;solomillo
cooked-pork|cerdo deshilachado;pulled pork;carne de cerdo asada;carne de cerdo deshilachada;cerdo cocinado
pork-shoulder|aguja de cerdo;cabecero de lomo;paleta de cerdo;espaldilla de puerco;cabeza de lomo;aguja;cabezada
pork-belly|panceta fresca;papada de cerdo;tocino entreverado fresco;panceta fresca de cerdo;tocino fresco;panceta adobada;tocino de veta;papada
pork-ribs|costillas;costilla de cerdo;costillar de cerdo;costillas de lomo;costillar
ground-pork|cerdo picado;carne molida de cerdo;magro de cerdo picado
pork-hock|manitas de cerdo;codillo;codillo de jamón;patas de cerdo;hueso de jamón;hueso de codillo;pie de cerdo;lacón;punta de jamón con hueso
bacon|bacon;panceta;taquitos de bacon;panceta ahumada;tocino ahumado;lonchas de beicon;beicon ahumado;tocineta
canadian-bacon|beicon canadiense;lomo de Sajonia
turkey-bacon|bacon de pavo;tocino de pavo
ham|jamón york;jamón de York;jamón dulce;jamón asado;jamón cocido extra;york;fiambre de jamón;lacón cocido
canned-ham|jamón en lata;magro de cerdo en lata;spam
cured-pork|lomo embuchado;caña de lomo;embuchado;lomo ibérico;lomo curado
pancetta|panceta curada;pancetta;dados de panceta curada
guanciale|papada curada
prosciutto|jamón;jamón ibérico;jamón curado;prosciutto;jamón de Parma;lonchas de jamón serrano;taquitos de jamón;tacos de jamón;virutas de jamón;jamón de bellota;jamón en taquitos;taquitos de jamón serrano;paleta ibérica;recortes de jamón
deli-meat|embutido;embutidos;fiambres variados;fiambre en lonchas;carnes frías
salami|salchichón;fuet;salami italiano;espetec;longaniza seca;salchichón ibérico
pepperoni|peperoni;pepperoni en lonchas
bologna|mortadela simple;salchichón cocido;chóped
mortadella|mortadela italiana;mortadela con pistachos
chicken-deli-meat|pechuga de pollo en lonchas;pechuga de pollo cocida en fiambre
turkey-deli-meat|pechuga de pavo en lonchas;pavo en lonchas;jamón de pavo;pechuga de pavo cocida en fiambre;lonchas de pavo
sausage|longaniza;salchichas de cerdo;longanizas;carne de salchicha;butifarra;fuet salchicha
british-sausage|salchichas británicas;chipolatas;salchichas Cumberland
italian-sausage|salsiccia;salchichas italianas frescas
chorizo|chorizo curado;chorizo para cocinar;chorizo español;chorizo en sarta;chistorra;sobrasada mallorquina;choricitos;chorizo de guisar;chorizo ibérico
mexican-chorizo|chorizo mexicano;chorizos mexicanos;chorizo criollo
andouille-sausage|andouille;salchicha andouille
kielbasa|salchicha polaca;salchicha polaca ahumada;cabanossi
bratwurst|bratwurst;salchichas frescas;salchicha fresca;salchichas alemanas;salchicha blanca
blood-sausage|morcilla de Burgos;morcilla de arroz;moronga;morcilla de cebolla
chicken-sausage|salchichas de pavo;salchicha de pavo;salchichas frescas de pollo
chinese-sausage|lap cheong
hot-dog|frankfurt;salchicha tipo Frankfurt;salchichas tipo Frankfurt;perrito caliente;salchichas de Viena;salchichas para perritos
summer-sausage|salchichón de verano;landjäger
pork-rinds|chicharrones;chicharrón;torreznos;cortezas
meatball|albóndigas congeladas;albóndigas de ternera;albóndigas de carne
poultry|aves;ave;ave de corral
chicken|pollo entero;pollo troceado;trozos de pollo;carne de pollo;gallina;pollo de corral;carcasa de pollo;carcasas de pollo;pollo a cuartos;cuarto de gallina;pollo en trozos;media gallina;muslo de gallina
chicken-breast|pechuga pollo;filetes de pollo;filete de pollo;filetes de pechuga de pollo;pechuga de pollo deshuesada;solomillos de pollo;solomillo de pollo;pechuga;pechugas;filetes de pechuga
chicken-thigh|contramuslos;contramuslo;contramuslos de pollo deshuesados;contramuslos deshuesados
chicken-leg|muslo y contramuslo de pollo;cuarto trasero de pollo;traseros de pollo;pierna de pollo;cuartos traseros de pollo;traseros
chicken-drumstick|jamoncitos;muslitos de pollo;piernitas de pollo
chicken-wing|alitas;alas de pollo;ala de pollo
buffalo-wing|alitas Buffalo
ground-chicken|pollo picado;carne molida de pollo
cooked-chicken|pollo desmenuzado;pollo asado desmenuzado;pechuga de pollo cocida;pollo cocinado;pollo deshilachado;pollo a la plancha;restos de pollo
rotisserie-chicken|pollo rostizado;pollo a l'ast;carne de pollo asado
canned-chicken|pollo en lata;pechuga de pollo en conserva
chicken-liver|higaditos de pollo;foie fresco;hígado de pato;higaditos
chicken-gizzards|menudillos de pollo;menudillos;corazones de pollo
chicken-feet
chicken-skin|piel de pavo;piel de pato
cornish-hen|pollo picantón;pollito tomatero;pichón;coquelet;gallina de Guinea;pintada;codorniz grande
chicken-nuggets|fingers de pollo;pollo empanado;pollo rebozado;delicias de pollo
chicken-kiev|pollo a la Kiev
turkey|pavo entero;carne de pavo;muslo de pavo;muslos de pavo;guajolote
cooked-turkey|pavo cocido;restos de pavo asado;pavo desmenuzado
turkey-breast|pechuga pavo;filetes de pavo;filetes de pechuga de pavo;filete de pavo;solomillo de pavo
ground-turkey|pavo picado;carne molida de pavo;carne picada de pechuga de pavo
duck|pato entero;muslos de pato;confit de pato;muslo de pato;carne de pato;muslos de pato confitados;muslos de pato confitado
duck-breast|pechuga de pato;magret;pechugas de pato
goose|oca;muslo de oca
quail
pheasant
ostrich|filete de avestruz
game|perdiz;perdices;caza;perdiz roja;jabalí
goat-meat|chivo;carne de cabra;cabrito lechal;cabra;carne de cabrito;pierna de cabrito;paletilla de cabrito;choto
rabbit|conejo troceado;liebre;carne de conejo;conejo de monte
frog-legs
pate|paté de hígado;foie gras;paté de campaña;paté de pato;paté de cerdo;foie;foie micuit;micuit
bacon-bits|bacon crujiente en trocitos;bacon bits
nut|fruto seco;frutos secos picados;frutos secos tostados;frutos de cáscara
mixed-nut|mezcla de frutos secos;frutos secos variados
almond|almendras laminadas;almendras fileteadas;almendra marcona;almendras tostadas;almendras crudas;almendra laminada;almendras picadas;granillo de almendra
tamari-almond
walnut|nueces peladas;nueces picadas;nuez de Castilla;mitades de nuez
pecan|pecanas;pacanas;nuez encarcelada;pecana
cashew|castaña de cajú;nuez de la India;marañón;anacardos tostados;anacardos crudos
pistachio|pistachos pelados;pistachos tostados;pistache
hazelnut|avellanas tostadas;avellanas molidas
macadamia-nut|macadamia
brazil-nut|castaña de Brasil
pine-nut|piñones tostados
chestnut|castañas asadas;castañas cocidas;castañas pilongas;puré de castañas
candlenut|candlenut;kemiri;nuez de ginkgo
peanut|cacahuetes tostados;maní;cacahuate;cacahuates;cacahuetes salados;maníes;manises
honey-roasted-peanut
peanut-flour|crema de cacahuete en polvo
peanut-butter|mantequilla de cacahuete;mantequilla de maní;crema de maní;mantequilla de cacahuate
almond-butter|mantequilla de almendras;crema de anacardos;crema de avellanas;crema de frutos secos;crema de almendra
pistachio-cream
almond-paste|pasta de almendras;pasta de almendra
frangipane|crema de almendras para tartas;frangipán
soy-nuts
trail-mix
seed|semillas comestibles
mixed-seed|mezcla de semillas
sesame-seed|sésamo;ajonjolí;sésamo tostado;semillas de sésamo tostadas;sésamo negro;semillas de sésamo negro
tahini|tahín;tahina;pasta de sésamo;crema de sésamo
halva
sunflower-seed|semillas de girasol;pipas;pipas peladas
sunflower-seed-butter|mantequilla de girasol;crema de pipas de girasol
pumpkin-seed|pipas de calabaza;pepitas de calabaza;pepitas
flaxseed|linaza;lino molido;semillas de lino molidas;linaza molida
chia-seed|chía;semilla de chía
hemp-seed|cáñamo pelado;corazones de cáñamo
lotus-seed|makhana
snack|picoteo;snack;botana
potato-chip|patatas fritas de bolsa;patatas chips;papas fritas;patatas de bolsa;patatas paja
pringle
pita-chip|pan de pita tostado en chips
sour-cream-and-onion-chip
tortilla-chip|totopos;chips de tortilla;nacho;nachos de maíz;tortilla chips
cheese-tortilla-chip|Doritos
plantain-chip|platanitos;tostones de bolsa;chifles;mariquitas
popcorn|palomitas de maíz;palomitas para microondas;pochoclo;cotufas
caramel-corn|palomitas caramelizadas
cheese-popcorn
pretzel|lazo salado;pretzels salados;palitos pretzel
cracker|galleta salada;crackers;cracker;tostaditas saladas;galletitas saladas
gluten-free-cracker|crackers sin gluten
butter-cracker
cheese-cracker|galletitas de queso
matzo|matzá;harina de matzá
egg-matzo
rice-cake|tortitas arroz;tortita de arroz;tortitas de maíz infladas
rice-cracker|crackers de arroz
papadum|pappadam;poppadom
prawn-cracker|chips de gambas
cheese-puff|gusanitos de queso;ganchitos de queso
cheese-straw
bombay-mix
wasabi-pea|habas fritas
granola-bar|barrita energética;barritas de granola;barritas de avena;barrita de proteínas
rice-krispie-treat
fruit-leather|cuero de fruta
sorbet|polo;polos;helado de hielo;sorbete de limón;paleta helada
sherbet|sherbet
prepared-meal|platos cocinados
ready-meal|plato congelado;comida para llevar;guiso preparado;plato precocinado
pizza|pizza congelada;pizza margarita;porción de pizza
pepperoni-pizza
dumplings|gyozas;gyoza;dumplings;wontons;wonton
empanada
samosa|samosas de verduras
vegetable-dumpling|empanadillas chinas de verduras
har-gow|dim sum de gambas;shumai
bao-bun|bao;pan al vapor
pierogi
egg-roll|lumpia;rollitos de huevo
summer-roll|rollitos vietnamitas
vegetable-spring-roll
burrito|taco;tacos;enchilada;enchiladas;tamal;tamales;flautas
bean-burrito|quesadilla;quesadillas
macaroni-and-cheese|mac and cheese
chili-con-carne|chile con carne
beef-stew|guiso de carne;estofado de carne;gulash
rice-mix|preparado de arroz
lasagna-meal|lasaña congelada;lasaña preparada
spaghetti-in-tomato-sauce|espaguetis en lata
canned-ravioli
falafel|croquetas de garbanzo
potato-salad|ensalada de papa;ensalada de patatas
coleslaw|coleslaw
tuna-salad
seafood-salad|ensalada de cangrejo;salpicón de marisco
chicken-salad
egg-salad|huevo con mayonesa
pasta-salad|ensalada de macarrones
tortellini-salad
corn-dog|corn dog;hojaldre de salchicha
sandwich|bocadillo;bocata;emparedado;panini
sushi|maki;onigiri;makis;poke
california-roll|california roll
pot-pie|pastel de pollo;empanada de carne;pastel de carne y puré
fish-pie
baby-food|puré infantil;papilla infantil;tarrito
protein-supplement|suplemento de proteínas;sustitutivo de comidas
collagen-powder|colágeno hidrolizado
pea-protein
seasoning|sazonador;mezcla de especias;condimento preparado;sazón
salt|sal fina;sal de mesa;sal yodada;pizca de sal
seasoned-salt|sal condimentada
celery-salt
sea-salt|sal en escamas;sal gorda;flor de sal;sal gruesa;sal Maldon;escamas de sal
msg|glutamato;ajinomoto
peppercorn|granos de pimienta;granos de pimienta variados
black-pepper|pimienta;pimienta negra molida;pimienta negra recién molida;pimienta molida;pimienta negra en grano;granos de pimienta negra;pimienta recién molida
white-pepper|pimienta blanca molida
green-peppercorn|pimienta rosa;pimienta verde en grano;pimienta verde en salmuera
sichuan-peppercorn|sansho;pimienta de Sichuan molida
spice|especias variadas;especias molidas
allspice|pimienta dulce;allspice;pimienta gorda;pimienta de Jamaica molida
anise-seed|matalahúva;semillas de anís;matalahúga;anís verde;granos de anís
star-anise|anís estrella;estrellas de anís;estrella de anís;badiana
annatto|pasta de achiote;bija;onoto;semillas de achiote
asafoetida
caraway-seed|semillas de alcaravea;carvi
cardamom|vainas de cardamomo;cardamomo molido;cardamomo verde;semillas de cardamomo
cayenne-pepper|pimienta de cayena;cayena molida;pimienta de cayena molida;cayena en polvo
celery-seed|ajwain;semilla de apio
chili-flakes|copos de chile;guindilla molida en copos;hojuelas de chile;escamas de guindilla;chile en escamas;copos de guindilla;guindilla triturada;ají molido
shichimi-togarashi|togarashi
chili-powder|guindilla molida;chile molido;chile ancho en polvo;chile de Cachemira en polvo
gochugaru|chile coreano en polvo;guindilla coreana en polvo
cinnamon|canela molida;canela en polvo
cinnamon-stick|canela en rama;palo de canela;palitos de canela;ramita de canela
clove|clavos;clavo;clavo molido;clavos enteros
coriander-seed|cilantro molido;cilantro en grano;coriandro;semillas de cilantro molidas;semilla de cilantro;coriandro molido
cumin|cominos;comino molido;semillas de comino;comino en grano;comino en polvo
curry-powder|curry;polvo de curry;curry Madrás
dill-seed
fennel-seed|hinojo molido;hinojo en grano;semilla de hinojo
fenugreek|alholva;semillas de fenogreco;fenogreco molido;heno griego
fenugreek-leaves|kasuri methi;hojas de fenogreco secas
five-spice-powder|cinco especias chinas;cinco especias;mezcla de cinco especias
galangal-powder|galanga molida
garam-masala|chaat masala;tandoori masala;tikka masala en polvo
panch-phoron
garlic-powder|ajo granulado;ajo seco;ajo molido
onion-powder|cebolla granulada;cebolla deshidratada;cebolla seca
onion-soup-mix|sobre de sopa de cebolla;sopa de cebolla deshidratada
fried-onion|cebolla crujiente;chalota frita;cebolla frita
ground-ginger|jengibre en polvo;jengibre seco
ground-mustard|mostaza molida;mostaza seca;mostaza inglesa en polvo
mustard-seed|mostaza en grano;granos de mostaza;semilla de mostaza;semillas de mostaza negra
juniper-berry|enebro;baya de enebro
mace|macís molida
nigella-seed|nigella;kalonji;semillas de comino negro;neguilla
nutmeg|nuez moscada molida;nuez moscada rallada;nuez moscada recién rallada
paprika|pimentón dulce;pimentón picante;paprika;pimentón húngaro;pimentón agridulce;colorante alimentario pimentón
smoked-paprika|pimentón de la Vera;pimentón dulce de la Vera;pimentón ahumado dulce;pimentón ahumado picante;pimentón picante de la Vera;pimentón de La Vera agridulce
poppy-seed|amapola;semilla de amapola
pumpkin-pie-spice|especias para pan de jengibre;mezcla de especias para calabaza;especias de speculoos
saffron|hebras de azafrán;azafrán en hebra;azafrán molido
sumac|sumac
turmeric|cúrcuma molida;cúrcuma en polvo
vanilla-bean|vainilla;vainilla en rama;vainilla en polvo;semillas de vainilla;rama de vainilla
cajun-seasoning|mezcla de especias cajún;condimento cajún;sazonador cajún
crab-boil
old-bay|Old Bay
taco-seasoning|condimento para tacos;sazonador para fajitas;especias para fajitas
italian-seasoning|hierbas provenzales;mezcla de hierbas italianas;hierbas de Provenza;mezcla de hierbas secas
poultry-seasoning|condimento para aves;especias para pollo
pickling-spice|especias para encurtidos
zaatar|zátar
dukkah
baharat|siete especias
ras-el-hanout|especias marroquíes;especias morunas
jerk-seasoning|condimento jerk;sazonador jerk
berbere
pilau-seasoning|sazonador para paella;condimento para paella
ranch-seasoning|aliño ranch en polvo
gravy-mix|preparado para salsa de carne
beef-gravy-granule
file-powder
furikake
dried-lime|lima negra;lima persa seca
dried-barberry|bérbero seco;agracejos secos
liquid-smoke
hibiscus-flower|flor de Jamaica;hibisco
edible-flower|pétalos de rosa;flor comestible;capuchinas
lavender|flores de lavanda;lavanda seca
dried-herb|hierbas aromáticas secas
dried-basil
bay-leaf|laurel;laurel seco;laurel molido
dried-oregano|orégano molido;orégano mexicano
dried-thyme|tomillo molido
dried-rosemary|romero molido
dried-sage|salvia molida
dried-dill
dried-parsley
dried-tarragon
dried-marjoram
dried-savory|ajedrea seca
dried-mint|hierbabuena seca
dried-chervil
dried-cilantro|hojas de cilantro secas
freeze-dried-chives|cebollino liofilizado
herb|hierbas;hierbas aromáticas;finas hierbas;hierbas aromáticas frescas;bouquet de hierbas;atadillo de hierbas;ramillete de hierbas
parsley|perejil fresco;perejil liso;perejil rizado;perejil picado;hojas de perejil
cilantro|cilantro fresco;hojas de cilantro;cilantro picado;culantro fresco
basil|albahaca fresca;hojas de albahaca;albahaca tailandesa;hojas de albahaca fresca
mint|hierbabuena;hojas de menta;menta fresca;hojas de hierbabuena;hierbabuena fresca;yerbabuena
dill|eneldo fresco;eneldo picado
thyme|tomillo fresco;ramita de tomillo;hojas de tomillo
rosemary|romero fresco;ramita de romero;hojas de romero
sage|hojas de salvia;salvia fresca
oregano|orégano fresco;hojas de orégano
marjoram|mejorana fresca
tarragon|estragón fresco;hojas de estragón
chives|cebollino fresco;cebollino picado;cebollino chino;ajo cebollino;ciboulette
chervil|perifollo fresco
curry-leaf|hoja de curry
lemongrass|citronela;lemongrass;tallo de hierba limón;limoncillo;tallos de hierba limón;zacate limón
lovage|apio de monte
shiso|hojas de shiso;perilla;hojas de perilla
epazote|hoja santa;paico
culantro|recao;cilantro cimarrón
pandan-leaf|hoja de pandan;pandan
lemon-verbena|cedrón
wheatgrass
vegetable|verduras variadas;verduras mixtas;hortaliza;hortalizas;vegetales
leafy-green|hojas verdes;mezcla de lechugas;mézclum;brotes tiernos;hojas para ensalada;lechugas variadas;ensalada de brotes
lettuce|ensalada;hojas de lechuga;lechuga hoja de roble;lollo rosso;lechuga romana grande
romaine-lettuce|cogollos de lechuga romana;hojas de lechuga romana;lechuga orejona
iceberg-lettuce|iceberg;lechuga repollada
butter-lettuce|lechuga mantecosa;lechuga francesa;lechuga mantequilla
red-leaf-lettuce|lechuga morada;lechuga hoja de roble roja
little-gem-lettuce|cogollos de Tudela;cogollo de Tudela;cogollos;cogollo
spinach|espinaca;espinacas frescas;espinacas baby;brotes de espinaca;hojas de espinaca
frozen-spinach|espinaca congelada;espinacas picadas congeladas
canned-spinach|espinacas en lata;espinacas en bote
kale|col rizada;col kale;berza rizada;hojas de kale;kale rizado
lacinato-kale|col negra;kale toscano;cavolo nero;col negra toscana
swiss-chard|acelga;hojas de acelga;acelga arcoíris;pencas de acelga
arugula|hojas de rúcula;ruca;arúgula;rúgula
collard-greens|hojas de berza;berza collard;col berza
mustard-greens|mostaza de hoja;mostaza verde en hoja
turnip-greens|grelo;nabizas;hojas de nabo
beet-greens|hoja de remolacha;hojas de betabel
dandelion-greens|hojas de diente de león
watercress|berro;berro de agua;hojas de berro
garden-cress|berro de jardín;lepidio;germinado de mastuerzo
endive|escarola rizada;escarola lisa;frisée
belgian-endive|endivia;endivias;endibia roja;achicoria de Bruselas
radicchio|achicoria roja;achicoria de Treviso;radicheta
mache|canónigo;hierba de los canónigos
sorrel|hojas de acedera;lengua de vaca
purslane|hojas de verdolaga
amaranth-leaves|callaloo;amaranto verde
lambs-quarters|quelites;quelite cenizo;bledo blanco
stinging-nettle|ortigas frescas;hojas de ortiga
moringa-leaves|moringa
taro-leaves|hojas de malanga
sweet-potato-leaves|hojas de batata;hojas de camote
pumpkin-shoots|hojas de calabaza;guías de calabaza
malabar-spinach|espinaca malabar;basela
water-spinach|kangkong;morning glory
grape-leaves|hojas de vid;hoja de parra;hojas de parra frescas
jarred-grape-leaves|hojas de parra en salmuera;hojas de parra en bote
chrysanthemum-greens|shungiku;crisantemo comestible
microgreens|microgreens;microverdes;microvegetales
pea-shoots|zarcillos de guisante;brotes de chícharo
broccoli-leaves
new-zealand-spinach|tetragonia
jute-leaves|molokhia;mulukhiyah;molojía
cruciferous-vegetable|coles variadas;verduras crucíferas
broccoli|brécol;bróculi;ramilletes de brócoli;cabeza de brócoli;floretes de brócoli;arbolitos de brócoli
broccolini|broccolini;brócoli bimi;brócoli de tallo largo;brócoli morado
frozen-broccoli|brécol congelado;ramilletes de brócoli congelados
romanesco|coliflor romanesco;brécol romanesco;romanescu
broccoli-rabe|cime di rapa;rapini;brócoli rabe
chinese-broccoli|gai lan;kai lan;kale chino
cauliflower|ramilletes de coliflor;cabeza de coliflor;arbolitos de coliflor
cauliflower-rice|cuscús de coliflor;coliflor rallada
frozen-cauliflower|ramilletes de coliflor congelados
cabbage|col;col blanca;repollo blanco;col lisa;hojas de repollo;col picuda;coles;berza repollo
red-cabbage|col lombarda;repollo morado;col morada
savoy-cabbage|repollo rizado;col de Saboya
napa-cabbage|repollo chino;col napa;pe-tsai
bok-choy|bok choy;pak choy;col china pak choi;mini pak choi
komatsuna|espinaca mostaza japonesa
coleslaw-mix|mezcla para coleslaw;ensalada de col cortada;col cortada en juliana
brussels-sprouts|col de Bruselas;repollitos de Bruselas
kohlrabi|colinabo blanco
tatsoi|tat soi
mizuna|mostaza mizuna
choy-sum|yu choy;col china florida
allium|bulbo de aliácea
onion|cebolla amarilla;cebollas amarillas;cebolla picada;cebolla pequeña;cebolla grande
white-onion
red-onion|cebolla morada;cebollas moradas;cebolla de Tropea
sweet-onion|cebolla de Fuentes;cebolla Vidalia;cebolla dulce de Fuentes
pearl-onion|cebollitas;cebollitas perla;chalotitas;cebollita;cebollitas platillo;cebollas francesas
frozen-onion|cebolla troceada congelada;cebolla picada congelada
shallot|escalonia;escalonias;chalote;chalotes;echalote
scallion|cebolletas tiernas;cebolleta tierna;cebolla de verdeo;cebollín;cebolla tierna;cebolla larga;cebollita de Cambray;calçots
leek|poro;blanco de puerro;ajoporro;puerro tierno;parte blanca de puerro;ajo porro
ramp|ajo de oso;hojas de ajo de oso;puerro silvestre
garlic|diente de ajo;dientes de ajo;cabeza de ajo;cabezas de ajo;ajo picado;ajo fresco;ajo machacado;ajos tiernos cabeza;ajo en polvo fresco
garlic-scape|ajos tiernos;ajo tierno;ajetes tiernos;ajos verdes;ajos porros tiernos
root-vegetable|raíces y tubérculos;verduras de raíz;tubérculos
carrot|zanahoria rallada;zanahoria cruda;bastones de zanahoria;palitos de zanahoria
baby-carrot|minizanahorias;zanahorias mini;zanahoritas
canned-carrot|zanahoria en conserva;zanahoria en lata;zanahoria en bote
parsnip|pastinaca
turnip|nabo blanco;nabo redondo
rutabaga|nabo sueco;rutabaga;nabicol
beet|remolacha cocida;betabel;betarraga;beterraga;remolacha roja
canned-beet|remolacha en lata;remolacha en bote
pickled-beet|remolacha en vinagre
radish|rabanito;rabanitos;rábano rojo
daikon|daikon;nabo japonés;rábano blanco;nabo daikon;rábano japonés
dried-daikon|rábano daikon seco;kiriboshi daikon
celery-root|apio nabo;raíz de apio;apio rábano
jerusalem-artichoke|aguaturma;alcachofa de Jerusalén;topinambur;pataca
horseradish-root|raíz de rábano picante;rábano rusticano;rábano picante fresco
burdock-root|bardana;gobo
salsify|salsifí negro;escorzonera
lotus-root|renkon
jicama|nabo mexicano
potato|papa;papas;patata para asar;patata para freír;patata para cocer;patatas harinosas;cachelos
russet-potato|papa russet;patata agria
yukon-gold-potato|patata Monalisa;patatas de carne amarilla;patata de carne firme;papa amarilla
red-potato|patatas de piel roja;papa roja
new-potato|patatitas;patatas baby;patatas de guarnición;papitas cambray;patata ratte;papa pequeña;papas arrugás;papas arrugadas;patatas pequeñas;papas nuevas;papas antiguas
canned-potato|patatas en lata;patatas cocidas en bote
hash-browns|hash browns;tortitas de patata rallada
tater-tots|tater tots;croquetitas de patata
mashed-potato|puré de patatas;puré de papa;puré de papas
instant-mashed-potato|copos de patata;puré de patata en copos;puré de patatas en polvo
sweet-potato|batata;batatas;camote;camotes;moniato
canned-sweet-potato|boniato en lata;boniato en conserva;puré de camote;puré de batata
yam|nagaimo
taro-root|malanga;raíz de taro;otoe
cassava|mandioca;yuca congelada;guacamota;casava
water-chestnut|castañas de agua en lata
arrowroot-root|arrurruz fresco
ginger|jengibre fresco;raíz de jengibre;jengibre rallado
galangal|raíz de galanga;galangal;jengibre tailandés
fresh-turmeric|raíz de cúrcuma
wasabi-root|wasabi fresco
pod-and-stem-vegetable|verduras de tallo;verduras de vaina
celery|rama de apio;ramas de apio;tallo de apio;tallos de apio;hojas de apio;corazón de apio;penca de apio;palito de apio
fennel|bulbo de hinojo;bulbos de hinojo;hojas de hinojo
asparagus|espárrago;espárragos verdes;espárragos trigueros;espárrago verde;espárragos blancos;yemas de espárrago;trigueros
canned-asparagus|espárragos en lata;espárragos en bote;espárragos blancos en conserva;espárragos de Navarra
artichoke|corazones de alcachofa;corazón de alcachofa;alcaucil;fondos de alcachofa;corazones de alcachofa congelados;alcachofas de Tudela
canned-artichoke|corazones de alcachofa en conserva;alcachofas en bote;alcachofas en lata;corazones de alcachofa marinados;alcachofas en aceite
cardoon|pencas de cardo
rhubarb|tallos de ruibarbo;tallo de ruibarbo
okra|quimbombó;okras;ocra;gombo;bhindi
green-bean|vainas;ejotes;chauchas;habichuelas verdes;vainitas;bajocas;judías planas;judías perona
canned-green-bean|judías verdes en lata;judías verdes en bote
yardlong-bean|judía espárrago;frijol espárrago
snow-pea|bisaltos;bisalto;arvejas chinas
sugar-snap-pea|tirabeques dulces;guisantes sugar snap
pea|guisante;chícharos;arvejas;guisantes congelados;guisantes frescos;guisantes finos;arvejas verdes
canned-pea|guisantes en lata;guisantes en bote
fava-bean|haba;habas tiernas;habitas;habas baby;habas congeladas;habas frescas
lima-bean|garrofón fresco;habas lima congeladas;pallares verdes;habas lima, frijoles lima frescos
edamame|edamames;edamame congelado
moringa-drumsticks
winged-bean|frijol alado
hyacinth-bean|frijol jacinto
cluster-bean|guar en vaina
bamboo-shoots|brote de bambú;bambú en conserva
hearts-of-palm|palmito;palmitos en conserva;corazones de palmito
fiddlehead-ferns
nopales|nopal;nopalitos;penca de nopal
sea-beans|espárrago de mar;espárragos de mar
bean-sprouts|germinados de soja;brotes de judía mungo;brotes de frijol mungo;germen de soja
soybean-sprout
alfalfa-sprouts|germinados de alfalfa;germinados;germinado de alfalfa;germinados de brócoli
lentil-sprouts|germinados de lenteja
banana-flower|flor de plátano
celtuce|celtuce;lechuga espárrago
squash-blossom|flores de calabaza;flor de calabaza
fruiting-vegetable
tomato|tomate rama;tomate ensalada;tomate de ensalada;jitomate;jitomates;tomate maduro;tomates maduros;tomate en rama;tomates rosa;tomate de untar;tomate rosa;jitomate bola
cherry-tomato|tomatitos;tomatitos cherry;jitomate cherry;tomates cóctel
grape-tomato|tomate cherry pera;tomates cherry pera
plum-tomato|tomate roma;jitomate saladet;tomate saladette;tomate San Marzano;tomates roma
green-tomato|jitomate verde
yellow-tomato
tomatillo|tomate verde mexicano;tomate de cáscara;tomates verdes;tomatillos frescos
cucumber|pepino español;rodajas de pepino
english-cucumber|pepino largo;pepino sin semillas;pepino francés
persian-cucumber|minipepinos;pepino snack;pepino libanés
zucchini|calabacita;calabacitas;zucchini;zapallito italiano;zapallito largo;calabacines verdes;zapallito
baby-zucchini|minicalabacines;calabacines baby
summer-squash|calabaza de verano;patisón;calabacita amarilla
eggplant|berenjena rallada
japanese-eggplant|berenjena china;berenjena larga
red-bell-pepper|pimiento morrón;pimiento dulce rojo;morrón rojo;ají morrón
yellow-bell-pepper|pimiento naranja;pimientos naranjas;morrón amarillo
roasted-red-pepper|pimiento asado;pimientos rojos asados;pimientos del piquillo;piquillos;pimientos en conserva;pimiento rojo asado;tiras de pimiento asado;pimiento morrón en conserva
chili-pepper|chile;chiles;chile fresco;guindilla roja;guindilla fresca;ají picante;chile rojo;guindillas rojas;ajíes;ají amarillo;ajíes amarillos;ají;ají panca;pimiento picante;rocoto
green-chili|chile verde;chiles verdes;ají verde;pimientos de Padrón;pimientos de Gernika;guindillas de Ibarra;pimiento del padrón
jalapeno|chile jalapeño;chiles jalapeños;jalapeño fresco
serrano-pepper
poblano-pepper|pimiento poblano
habanero|chile habanero;scotch bonnet
thai-chili|chile ojo de pájaro;guindilla tailandesa
banana-pepper|pimiento húngaro
pickled-jalapeno|jalapeños encurtidos;jalapeños en vinagre;jalapeño encurtido;jalapeños en rodajas;jalapeños en escabeche;chiles jalapeños en escabeche
canned-green-chili|chiles verdes en lata;chile verde en lata
pickled-hot-pepper|piparras;guindillas encurtidas;pepperoncini;piparra;guindilla en vinagre;piparras en vinagre;guindillas vascas
winter-squash|calabaza dulce
butternut-squash|calabaza butternut;calabaza violín;zapallo anco;calabaza de cacahuete
acorn-squash
spaghetti-squash|calabaza cabello de ángel fresca
kabocha-squash|kabocha;calabaza potimarrón;calabaza japonesa;potimarrón
pumpkin|zapallo;auyama;ayote;calabaza fresca;carne de calabaza;calabaza cacahuete troceada
pumpkin-puree|calabaza en lata;calabaza asada triturada;puré de zapallo
chayote|chuchú;güisquil
bitter-gourd|calabaza amarga;karela
bottle-gourd|calabaza vinatera;lauki
ash-gourd|melón de invierno;calabaza de cera
sponge-gourd|calabaza esponja;luffa
snake-gourd
pointed-gourd|parwal
ivy-gourd|tindora
corn|maíz dulce;mazorca de maíz;mazorcas de maíz;granos de maíz;elote;elotes;choclo;panocha de maíz;mazorcas
frozen-corn|maíz dulce congelado;granos de maíz congelados
canned-corn|maíz en conserva;maíz dulce en lata;maíz en bote;elote en lata;maíz dulce en conserva;granos de maíz en lata
creamed-corn|maíz cremoso en lata;crema de elote
baby-corn|minimazorcas;maíz baby;mazorquita de maíz;mazorcas baby
avocado|palta;paltas;aguacate Hass;aguacate maduro
mushroom|setas;seta;champiñones blancos;champiñones laminados;setas variadas;hongos;champiñones frescos;níscalos;níscalo;boletus variados;rovellones;senderuelas;setas de San Jorge;perrechicos
cremini-mushroom|champiñón cremini;champiñones cremini;champiñones Portobello pequeños;champiñón castaña
portobello-mushroom|portobello;portobellos;setas portobello
shiitake-mushroom|shiitake;shiitakes;hongos shiitake
oyster-mushroom|setas de ostra;seta de cardo;setas de cardo;gírgolas;seta cardo rey
enoki-mushroom|enoki;enokitake
maitake-mushroom|maitake
chanterelle|cantarela;cantarelas;rovellola;seta rebozuelo
morel|morilla;múrgula
porcini-mushroom|hongo blanco;boletus edulis;porcini;ceps;hongo calabaza
dried-shiitake-mushroom|shiitake seco;shiitake deshidratado;setas chinas secas;seta shiitake seca;setas secas
dried-porcini-mushroom|boletus seco;boletus deshidratados;setas silvestres secas;porcini secos;colmenillas secas;setas deshidratadas
wood-ear-mushroom|setas oreja de madera;hongo negro;seta oreja de Judas;orejas de Judas
straw-mushroom|seta de paja;volvaria
beech-mushroom|shimeji
canned-mushroom|champiñones en lata;champiñón en lata;champiñones en bote;champiñón en conserva
truffle|trufa negra;trufa blanca;trufa fresca
seaweed|alga;algas secas;algas variadas;kelp
seaweed-snack|aperitivo de algas;algas tostadas de aperitivo
nori|nori;hojas de alga nori;láminas de nori;hoja de alga nori;hojas de nori
kombu|kombu
wakame|wakame
hijiki|hijiki;alga arame
dulse|dulse;musgo de Irlanda
agar|agar;agar en polvo
spirulina|espirulina en polvo
frozen-mixed-vegetable|menestra congelada;menestra de verduras congelada;salteado de verduras congelado;verduras para saltear congeladas;menestra
canned-mixed-vegetable|menestra en conserva;verduras en lata;macedonia de verduras en lata
sauerkraut|col fermentada;choucroute;col agria
kimchi|kimchi de col china;kimchi de col
pickle|pepinillos en vinagre;pepinillos encurtidos;pepinillo en vinagre;pepinillos agridulces al eneldo;encurtidos
sweet-pickle|pepinillos agridulces;pepinillo agridulce
pickle-relish|relish;pepinillo picado en salsa
pickled-radish|daikon encurtido;takuan;danmuji
preserved-mustard-greens|suan cai
zha-cai|tallo de mostaza encurtido
pickled-ginger|gari;beni shoga;jengibre para sushi
pickled-onion|cebolletas en vinagre;cebollitas en vinagre;cebollitas encurtidas;cebolla roja encurtida;cebolla morada encurtida;cebolleta encurtida;cebolletas encurtidas
sun-dried-tomato|tomate seco;tomates secos en aceite;tomate seco en aceite;jitomates deshidratados;tomates deshidratados
dried-chili|chile seco;chiles secos;chile de árbol;chiles de árbol;cayena entera;ñora;ñoras;guindilla cayena;guindillas cayenas;pimiento choricero;pimientos choriceros;chile guajillo;chiles guajillo;pulpa de ñora;pulpa de pimiento choricero
ancho-chile|chile ancho seco;chile mulato
pasilla-chile
chipotle-chile|chipotle seco;chipotle;chile morita
young-jackfruit|yaca joven;yaca verde en lata;jackfruit verde
`;
