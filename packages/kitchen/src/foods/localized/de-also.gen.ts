// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | what else it is called, in the order of meanings */
export const ALSO = `
peach|Weinbergpfirsich;TK-Pfirsiche;reife Pfirsiche
pasta|Pasta;Suppennudeln;Teigwaren;kurze Nudeln;Pasta nach Wahl;Nudel;Dinkelnudeln;Gabelspaghetti
liverwurst|Braunschweiger Leberwurst;Kalbsleberwurst;Streichleberwurst
french-fries|Pommes;Backofen-Frites;Fritten;TK-Pommes;Backofenpommes
bell-pepper|Paprika;Paprikamix;Spitzpaprika;grüne Paprika;Gemüsepaprika;grüne Paprikaschote;grüne Paprikaschoten
bread|Weißbrot;Toastbrot;Toast;Bauernbrot;Mischbrot;Krustenbrot;Kastenbrot;Kastenweißbrot;Vollkorntoast hell;Brotreste
buttered-toast|Toast mit Butter
milk-bread|Hokkaido-Milchbrot
whole-wheat-bread|Weizenvollkornbrot;Vollkorntoast;Grahambrot;Vollkorntoastbrot
seeded-bread|Körnerbrot;Saatenbrot;Mehrkorntoast
sourdough-bread|Weizensauerteigbrot;französisches Landbrot;Baguette;Baguettes;Baguettebrot;Stangenweißbrot
italian-bread|Ciabatta;Ciabattabrot;Ciabattabrötchen
focaccia|Rosmarin-Focaccia
rye-bread|Pumpernickel;Schwarzbrot;Roggenmischbrot;dunkles Roggenbrot
raisin-bread|Zimt-Rosinenbrot;Rosinenstuten
panettone|Hot Cross Buns
stollen|Christstollen;Butterstollen;Weihnachtsstollen
brioche|Hefezopf;Challah;Briochebrot
cornbread|Arepa;Maismuffin
gluten-free-bread|glutenfreie Brötchen
garlic-bread|Knoblauchbaguette
bread-roll|Semmel;Semmeln;Laugenbrötchen;Weltmeisterbrötchen;Schrippe;Weckle;Wecken;Kaisersemmel;Semmeln vom Vortag;Laugenstange;Brezenstange;Laugengebäck;Brötchen vom Vortag;Knödelbrot;Laugenstangen;Weckerl;Weggli
milk-roll|süßes Brötchen;süße Brötchen
burger-bun|Burger Buns;Hamburgerbrötchen;Hotdog-Brötchen
brioche-bun|Brioche-Buns;Brioche-Brötchen
sesame-bun|Sesambrötchen
bagel|Mini-Bagel
egg-bagel
sesame-bagel|Everything Bagel
english-muffin|English Muffins;Toasties;Toastbrötchen;English Muffin
croissant|Buttercroissant;Buttercroissants;Hörnchen;Gipfeli;Schokocroissant;Kipferl
flatbread|Lavash;türkisches Fladenbrot;Piadina;dünnes Fladenbrot;dünne Fladenbrote
pita-bread|Pita;Pitabrot mit Tasche;Pitatasche;Pitataschen
naan|Naan-Brot;Naanbrot;Naan-Brote
chapati|Roti;Paratha;Chapati-Fladen
lefse|norwegisches Kartoffelfladenbrot
tortilla|Wraps;Tortilla;Wrap;Tortillas;Tortillafladen;große Weizentortillas
corn-tortilla
whole-wheat-tortilla|Vollkornwrap;Vollkornwraps
taco-shell|Tacoschalen;Taco-Shells;Tostadas
pizza-base|vorgebackener Pizzaboden
breadcrumbs|Paniermehl;Brösel;Weckmehl;frische Semmelbrösel;Brotbrösel;Brotkrumen
panko|Panko-Brösel;Pankobrösel;japanisches Paniermehl;Pankomehl
croutons|Brotwürfel geröstet;Röstbrotwürfel
stuffing-mix|Füllmischung;Semmelfülle
breadstick|Brotstangen
dough|Tarteteig;Pastetenteig;Quicheteig
puff-pastry|TK-Blätterteig;frischer Blätterteig;Blätterteigrolle;Blätterteigplatten
butter-puff-pastry|Blätterteig mit Butter
shortcrust-pastry|Mürbeteigboden;Mürbteig;Pie-Teig
graham-cracker-crust|Krümelboden;Bröselboden
phyllo|Yufkateig;Filoteigblätter;Strudelteig;Strudelteigblätter;Strudelblätter
pizza-dough|frischer Pizzateig;TK-Pizzateig
bread-dough|TK-Brotteig;Sauerteig;Sauerteigansatz;Hefeteig
biscuit-dough|Biscuit-Teig
cookie-dough|Plätzchenteig;Keksteig
pancake|Crêpe;Blini;Pancakes;Palatschinken;Eierkuchen;Crêpes;Omeletten
chinese-pancake|Mandarin-Pfannkuchen
waffle|TK-Waffeln;belgische Waffeln
biscuit|Scones;Scone;Buttermilk Biscuits
muffin|Blaubeermuffin;Schokomuffin;Bananenmuffin
cake|Torte;Rührkuchen;Sandkuchen;Kastenkuchen
sponge-cake|Biskuit;Tortenboden;Wiener Boden;Biskuitkuchen
ladyfingers|Löffelbiskuit;Biskotten;Savoiardi
cake-mix|Kuchenbackmischung;Brownie-Backmischung
pancake-mix|Pancake-Mischung;Waffelmischung
danish-pastry|Plundergebäck;Zimtschnecke;Zimtschnecken;Apfelstrudel;Strudel;Eclair
baklava|Baklawa
donut|Krapfen;Berliner;Churros;Schmalzgebäck;Krapfen vom Bäcker;Kreppel
pie|gedeckter Apfelkuchen;Pie;Kürbiskuchen
quiche|Quiche Lorraine
pecan-pie|Pecan Pie
meringue|Meringue;Baiserboden;Windbäckerei;Meringues
sweetener|natürliches Süßungsmittel
sugar|Kristallzucker;Haushaltszucker;weißer Zucker;Raffinadezucker;Feinkristallzucker;Bourbon-Vanillezucker
caster-sugar|feinster Zucker;Backzucker;Feinzucker
powdered-sugar|Staubzucker
brown-sugar|Rohrzucker;Muscovadozucker;dunkelbrauner Zucker;hellbrauner Zucker;Kandisfarin
raw-sugar|Demerara-Zucker;Hagelzucker;grober Zucker;Kandiszucker
palm-sugar|Kokosblütenzucker;Jaggery;Piloncillo;Panela
maple-sugar
fructose|Glukose;Dextrose;Fruktose;Traubenzucker
honey|Blütenhonig;flüssiger Honig;Akazienhonig;Waldhonig
syrup|Zuckersirup;Läuterzucker;Pfannkuchensirup;Vanillesirup;Waldmeistersirup;Himbeersirup;Holunderblütensirup
nut-syrup|Mandelsirup;Haselnusssirup;Orgeat
maple-syrup
corn-syrup|Glukosesirup;Reissirup
malt-syrup|Gerstenmalzsirup;Malzextrakt
golden-syrup|Golden Syrup;heller Sirup;Zuckerrohrsirup
molasses|Zuckerrohrmelasse;Zuckerrübensirup;Rübenkraut;Rübensirup
agave-syrup|Agavensirup
pomegranate-molasses|Granatapfelmelasse;Traubensirup;Dattelsirup;Johannisbrotsirup;Pekmez
chocolate-syrup|Schokosauce;Schokoladensauce;Schokosirup
fudge-sauce|Ganache;heiße Schokoladensauce
caramel-sauce|Karamellsoße;Salzkaramell;Toffeesauce;Karamellcreme
sugar-substitute|Stevia;Erythrit;Xylit;Birkenzucker
leavener|Pottasche
baking-powder|Weinsteinbackpulver
baking-soda|Speisenatron;Hirschhornsalz;Speisesoda
cream-of-tartar|Zitronensäure;Weinsteinsäure;Ascorbinsäure
yeast|Hefe;Trockengerm;Instanthefe;Germ trocken
fresh-yeast|Frischhefe;Würfelhefe;Hefewürfel;Germ;Backhefe
gelatin|Blattgelatine;gemahlene Gelatine;Gelatinepulver;Sofortgelatine
jello|Wackelpudding;Götterspeisepulver;Wackelpeter;Götterspeise Waldmeister
pectin|Geliermittel;Apfelpektin;Gelierfix
xanthan-gum|Guarkernmehl;Flohsamenschalen;Johannisbrotkernmehl;Flohsamen
rennet|Labtabletten
pickling-lime|Natronlauge;Calciumchlorid
vegetable-rennet|vegetarisches Lab
vanilla-extract|Vanillearoma;Vanillepaste;Vanilleessenz;Vanille;flüssiger Vanilleextrakt
almond-extract|Mandelextrakt;Bittermandelöl;Mandelaroma
flavor-extract|Zitronenaroma;Rumaroma;Pfefferminzextrakt;Orangenaroma;Pfefferminzaroma
butter-extract|Butter-Vanille-Aroma
food-coloring|Speisefarbe;rote Lebensmittelfarbe
rose-water|Orangenblütenwasser;Blütenwasser;Kewrawasser
chocolate|Tafelschokolade;Schokoraspel;Blockschokolade;Kochschokolade;Kuvertüre;Schokoladenglasur;Kuchenglasur
dark-chocolate|Zartbitter;Bitterschokolade;Zartbitter Kuvertüre;dunkle Schokolade;Zartbitterkuvertüre;dunkle Schokolade mit 70 % Kakao;Zartbitter-Schokolade;dunkle Kuvertüre;Schokolade zartbitter
semisweet-chocolate|Schokotropfen;Schokoladentropfen;backfeste Schokotropfen;Schokostückchen;Chocolate Chips;Schokodrops;Raspelschokolade
unsweetened-chocolate|ungesüßte Schokolade;Schokolade mit 100 % Kakao
milk-chocolate|Milchschokolade;Milka;Vollmilchkuvertüre;Alpenmilchschokolade;Vollmilch-Kuvertüre
chocolate-kiss|Hershey's Kisses
toblerone
chocolate-malt-ball|Maltesers;Mars-Riegel
peanut-butter-cup|Peanut Butter Cups;Snickers;Schoko-Erdnüsse
white-chocolate|weiße Kuvertüre;weiße Schokotropfen
almond-bark|Bruchschokolade mit Mandeln
butterscotch-chips|Butterscotch Chips;Karamellstückchen zum Backen
peanut-butter-chip
cocoa-powder|Kakao;Backkakao;ungesüßtes Kakaopulver;Rohkakao
hot-chocolate-mix|Trinkschokolade;Kakaogetränkepulver;Nesquik;Kaba
ovaltine|Milo;Horlicks
chocolate-hazelnut-spread|Nussnougatcreme;Nutella;Haselnuss-Schokoaufstrich;Gianduja;Nougatcreme
cookie-butter|Biscoff-Creme;Karamellgebäckcreme
carob-powder|Carob;Johannisbrotmehl
cocoa-butter
jam|Marmelade;Erdbeerkonfitüre;Himbeerkonfitüre;Erdbeermarmelade;Fruchtaufstrich;Himbeermarmelade;Brombeerkonfitüre;Preiselbeerkonfitüre;Hagebuttenmark
apricot-jam|Aprikosenmarmelade;Marillenmarmelade;Marillenkonfitüre
marmalade|Bitterorangenmarmelade;Zitronenmarmelade
jelly|Johannisbeergelee;Apfelgelee;Traubengelee
apple-butter|Pflaumenmus;Powidl;Birnenkraut;Zwetschgenmus
lemon-curd|Zitronencreme aus Ei und Butter;Zitronencurd
quince-paste|Quittenbrot;Membrillo;Guavenpaste
pie-filling|Kirschfüllung;Apfelfüllung
mincemeat|englische Früchtefüllung
pumpkin-pie-filling|gewürzte Kürbisfüllung
pudding-mix|Vanillepuddingpulver;Schokoladenpuddingpulver;Custardpulver;Puddingpulver Vanille;Vanille-Puddingpulver;Puddingpulver Schoko;Sahnepuddingpulver
pudding|Schokoladenpudding;Milchreis im Becher;Vanillepudding
panna-cotta
flan|Creme Karamell;Crème Caramel;Crème brûlée;Mousse au Chocolat;Flan
tiramisu
frosting|Frosting;Zuckerguss mit Butter;Fondant;Frischkäse-Frosting
royal-icing|Eiweißglasur;Royal Icing
sprinkles|Streusel;bunte Streusel;Liebesperlen;Zuckerperlen;Schokostreusel
marshmallow|Mini-Marshmallows;Mäusespeck
marshmallow-fluff|Marshmallow Fluff
candy|Bonbons;Lutscher;Zuckerstangen;Pfefferminzbonbons
turkish-delight|Turkish Delight
candied-almond|Zuckermandeln
praline|Pralinen
peanut-brittle|Krokant
nougat|Türkischer Honig;Torrone;Nuss-Nougat
toffee
fudge|Weichkaramell-Würfel
butterscotch-candy
licorice|Lakritze;Bärendreck
gummy-candy|Gummibärchen;Weingummi;Geleebonbons;saure Gummibärchen
caramel|Karamell;Sahnekaramell;Weichkaramell;Sahnebonbons
cookie|Butterkekse;Plätzchen;Cookies;Haferkekse;Guetzli;Spritzgebäck
amaretti|Macarons;Cantuccini;Mandelmakronen
peanut-butter-cookie
graham-cracker|Graham Cracker;Digestive-Kekse;Vollkornbutterkekse;Hafer-Vollkornkekse;Teekekse
chocolate-sandwich-cookie|Oreo;Oreo-Kekse;Schokokekse;Doppelkekse;Oreos
shortbread|Mürbegebäck;Sablés;schottisches Buttergebäck
gingersnap|Spekulatius;Lebkuchenkekse;Gewürzspekulatius;Lebkuchen;Printen;Soßenlebkuchen;Soßenkuchen
vanilla-wafer|Vanillewaffeln
ice-cream-cone|Eishörnchen;Eistüte;Waffeltüten
condiment|Tischwürze
ketchup|Tomatenketchup;Curryketchup
mustard|mittelscharfer Senf;scharfer Senf;Mostrich;milder Senf;süßer Senf
dijon-mustard|Dijon-Senf;französischer Senf
whole-grain-mustard|grober Senf;grobkörniger Senf;Rotisseursenf
honey-mustard|Honig-Senf-Sauce;Honig-Senf-Dressing
mayonnaise|Mayo;Salatmayonnaise;Majonäse;japanische Mayonnaise;Kewpie-Mayonnaise;Majo
light-mayonnaise|Miracel Whip;Salatcreme
tartar-sauce|Remouladensauce;Tatarsauce;Sauce tartare
sandwich-spread|Thousand-Island-Dressing;Cocktailsauce mit Mayonnaise;Sandwichcreme
hot-sauce|Tabasco;scharfe Chilisauce;Hot Sauce;scharfe Pfeffersauce;Tabascosauce
buffalo-sauce
sriracha|Srirachasauce;Sriracha-Sauce
sambal-oelek|Chilipaste;Chili-Knoblauch-Paste;Sambal;Chili-Knoblauch-Sauce
yuzu-kosho|Yuzu-Chili-Paste
nam-prik-pao|Nam Prik Pao;geröstete Chilipaste
harissa|Harissapaste;Rosen-Harissa;Ajvar;Harissa-Paste;Paprikamark
chipotle-in-adobo|Chipotle-Paste;Chipotlepaste;Adobosauce;Chipotle-Sauce
sweet-chili-sauce|süßscharfe Chilisauce;Sweet-Chili-Sauce;süß-scharfe Chilisauce
chili-sauce|Tomaten-Chilisauce;Chilisoße
mole-paste|Mole;Mole poblano
soy-sauce|Sojasoße;helle Sojasauce;Shoyu;japanische Sojasauce
dark-soy-sauce|dickflüssige Sojasauce
low-sodium-soy-sauce|natriumarme Sojasauce
tamari|Tamari-Sojasauce;glutenfreie Sojasauce;Kokos-Aminos
sweet-soy-sauce|Ketjap Manis;Kecap Manis
ponzu|Ponzusauce
teriyaki-sauce|Teriyaki-Sauce;Teriyakimarinade;Woksauce
hoisin-sauce|Hoisin;Hoisin-Sauce
oyster-sauce|Austernsoße
fish-sauce|Fischsoße;Nam Pla;Nuoc Mam
worcestershire-sauce|Worcestershiresauce;Worcestersoße;Worcestershire-Sauce
steak-sauce|HP-Sauce;braune Würzsauce
miso|Misopaste;helles Miso;weißes Miso;rotes Miso;helle Misopaste
doenjang|Doenjang;Ssamjang;Sojabohnenpaste
gochujang|koreanische Chilipaste;Gochujang-Paste
doubanjiang|Doubanjiang;Toban Djan
black-bean-sauce|fermentierte schwarze Bohnen;Schwarze-Bohnen-Paste
barbecue-sauce|BBQ-Sauce;Grillsauce;Barbecue-Sauce;rauchige Grillsauce
honey-barbecue-sauce
sweet-and-sour-sauce|Pflaumensauce;süß-saure Sauce;Umeboshi
general-tsos-sauce
vinegar|Branntweinessig;heller Essig;Tafelessig;Weingeistessig;Kräuteressig;Essigessenz
malt-vinegar
apple-cider-vinegar|naturtrüber Apfelessig;Obstessig
white-wine-vinegar|Weinessig;Champagneressig;weißer Balsamico;Estragonessig;Himbeeressig;Condimento bianco;heller Balsamico;Hesperidenessig
red-wine-vinegar
sherry-vinegar
balsamic-vinegar|Balsamico;Aceto balsamico;Balsamessig
balsamic-glaze|Crema di Balsamico;Balsamico-Reduktion
rice-vinegar|Sushiessig;Sushi-Essig
black-vinegar|Chinkiang-Essig;dunkler Reisessig
wasabi-paste|Wasabi;Wasabipulver
prepared-horseradish|Tafelmeerrettich;geriebener Meerrettich aus dem Glas;Kren aus dem Glas
horseradish-cream|Oberskren;Meerrettichsauce;Sahne-Meerrettich
capers|Kapernäpfel;Nonpareilles;feine Kapern
pesto|Basilikumpesto;grünes Pesto;Pesto alla genovese;Pesto Genovese
red-pesto|Tomatenpesto;Pesto rosso
romesco|Romesco;Salsa Romesco
hummus|Humus;Kichererbsencreme
baba-ganoush|Auberginencreme;Auberginenpüree
tzatziki|Zaziki;Tzatziki;Raita;Cacık
guacamole|Avocadocreme;Avocadodip
bean-dip
layered-bean-dip
sour-cream-dip|Zwiebeldip;Kräuterdip
salsa|Tomatensalsa;Pico de Gallo;scharfe Salsa
salsa-verde|Salsa verde;Tomatillo-Salsa;grüne Enchiladasauce
enchilada-sauce|rote Enchiladasauce;Enchilada-Sauce
curry-paste|rote Currypaste;grüne Currypaste;gelbe Currypaste;Massaman-Currypaste
indian-curry-paste|Tikka-Masala-Paste;Tandooripaste;Madras-Currypaste;Korma-Paste
curry-sauce|Tikka-Masala-Sauce;Currysoße;Butter-Chicken-Sauce
korma-sauce
curry-roux|japanische Currywürfel
salad-dressing|Dressing;Vinaigrette;Salatsauce;Italian Dressing;French Dressing
honey-dressing
creamy-italian-dressing|Coleslaw-Dressing
ranch-dressing|Buttermilchdressing;Ranchdressing
caesar-dressing|Caesardressing
blue-cheese-dressing|Roquefort-Dressing
sesame-dressing|Goma-Dressing;Tahindressing
peanut-sauce|Satésauce;Sataysauce;Erdnusssoße
chutney|Mangochutney;Mango-Chutney;Tomatenchutney;Minzsauce
branston-pickle|Branston Pickle
piccalilli|Piccalilli;Mostarda;Senffrüchte
yeast-extract|Marmite;Vegemite;Cenovis
marinade|Jerk-Paste;Jerk-Marinade;Mojo
browning-sauce|Soßenbräuner
maggi-seasoning|Maggi;Flüssigwürze
tomato-product
canned-tomato|gehackte Tomaten;geschälte Tomaten;Pizzatomaten;Tomaten gehackt;Dosentomaten;stückige Tomaten;Pelati;gehackte Tomaten aus der Dose;Tomatenstücke;Tomaten in Stücken;Schältomaten
crushed-tomato|Polpa;Tomatenfruchtfleisch;feine Tomatenstücke;Tomatenpolpa
tomatoes-with-green-chiles|Rotel
tomato-paste|doppelt konzentriertes Tomatenmark;Tomatenpüree
passata|Tomaten passiert;Passata
tomato-sauce|Tomatensoße;einfache Tomatensauce;Sugo
marinara-sauce|Marinara;Nudelsauce;Arrabbiata-Sauce;Pastasauce;Spaghettisauce
vodka-sauce
meat-sauce|Bolognese;Fleischsauce;Ragù
pizza-sauce|Pizzatomatensauce
tomato-juice
vegetable-juice
bloody-mary-mix
clamato|Tomaten-Muschelsaft
tomato-powder
white-sauce|Béchamelsauce;Alfredosauce;Béchamel;Petersiliensauce;Mornaysauce
carbonara-sauce
stock|Fond;heiße Brühe;Bouillon;Suppe klar;kräftige Brühe;klare Suppe;Wildfond;Bratenfond
chicken-stock|Geflügelbrühe;Geflügelfond;Hühnerfond;Hühnerbouillon;salzarme Hühnerbrühe;Hühnersuppe klar
beef-stock|Fleischbrühe;Rinderfond;Kalbsfond;Rindsbouillon;Rindsuppe;Fleischfond
fish-stock|Fischbrühe;Fischsud
mussel-broth|Muschelfond
shellfish-stock|Hummerfond;Krebsfond;Garnelenfond
dashi|Dashi-Brühe;Dashipulver;Instant-Dashi
vegetable-stock|Gemüsefond;Gemüsebouillon;heiße Gemüsebrühe;Pilzbrühe;Gemüsesuppe klar
bouillon-cube|Suppenwürfel;Hühnerbrühwürfel;gekörnte Brühe;Instantbrühe;Brühpulver;Klare Brühe Würfel;Bouillonwürfel;Suppenpulver
fish-bouillon-cube
beef-bouillon-cube|Fleischbrühwürfel
vegetable-bouillon-cube|Gemüsebrühpulver;gekörnte Gemüsebrühe;Brühwürfel Gemüse;Würfel Gemüsebrühe;Gemüsebrühe Pulver;Instant-Gemüsebrühe
gravy|Bratensoße;braune Sauce;Bratenjus;Bratensaft
soup|Dosensuppe;Suppenrest
cream-of-mushroom-soup|Champignoncremesuppe;Pilzsuppe
cream-of-chicken-soup|Selleriecremesuppe;Cremesuppe
tomato-soup
cream-of-tomato-soup
chicken-soup|Hühnernudelsuppe;Nudelsuppe mit Huhn
vegetable-soup|Minestrone;Linsensuppe;Erbsensuppe;Bohnensuppe
miso-soup
clam-chowder|Clam Chowder
seafood-chowder
corn-chowder|Maischowder
lobster-bisque|Bisque;Krebssuppe;Hummerbisque
hollandaise-sauce|Hollandaise;Sauce béarnaise
dairy|Molkereiprodukte
milk|Vollmilch;Frischmilch;H-Milch;Weidemilch;Landmilch;Alpenmilch;Heumilch;warme Milch
reduced-fat-milk|H-Milch 1,5;Milch 1,5 % Fett;teilentrahmte Milch
low-fat-milk
skim-milk|entrahmte Milch;Milch 0,1 % Fett
lactose-free-milk
chocolate-milk|Kakaomilch;Schokoladenmilch;Kakaotrunk
goat-milk
sheep-milk|Schafsmilch
buffalo-milk
evaporated-milk|ungezuckerte Kondensmilch;Dosenmilch;Kaffeemilch;Evaporierte Milch
evaporated-skim-milk|leichte Kondensmilch
condensed-milk|Milchmädchen;gesüßte Kondensmilch;süße Kondensmilch
milk-powder|Vollmilchpulver;Trockenmilch
skim-milk-powder
malted-milk-powder|Malzmilch
buttermilk|reine Buttermilch;Lassi;Dickmilch
whole-buttermilk
buttermilk-powder
eggnog|Eggnog
kefir|Milchkefir;Kefir natur
whey|Süßmolke
whey-powder|Molkenprotein;Whey-Protein;Molkenproteinpulver;Molkeneiweiß;Whey
yogurt|Naturjoghurt;Jogurt;Vollmilchjoghurt;Vollmilch-Joghurt;Joghurt natur;Skyr;Rahmjoghurt
low-fat-yogurt|Magerjoghurt;Joghurt 1,5 % Fett;Magermilchjoghurt
greek-yogurt|Joghurt griechisch;Joghurt griechischer Art;Sahnejoghurt;Labneh
low-fat-greek-yogurt|griechischer Joghurt 0 %
flavored-yogurt|Erdbeerjoghurt;Vanillejoghurt;Trinkjoghurt;Pfirsichjoghurt
frozen-yogurt|Joghurteis
cream|Rahm;Kochsahne;süße Sahne;Obers;süßer Rahm
heavy-cream|Schlagrahm;Schlagobers;Vollrahm;Konditorsahne;kalte Schlagsahne;Crème double
light-cream|Kaffeerahm;Halbrahm;leichte Sahne;Kaffeeobers;Cuisine
half-and-half|Kaffeesahne 10 %;Halb Milch halb Sahne
sour-cream|Schmand;Sauerrahm;Sauerrahm natur
light-sour-cream|fettarme saure Sahne
creme-fraiche|Crème fraîche légère;Kräuter-Crème-fraîche;Creme fraiche mit Kräutern
whipped-cream|Sprühsahne;geschlagener Rahm;Schlagsahne aus der Dose;Chantilly-Sahne
whipped-topping|Cool Whip;Schlagcreme
coffee-creamer|Kaffeeweißer-Pulver
butter|Markenbutter;Süßrahmbutter;gesalzene Butter;zerlassene Butter;weiche Butter;kalte Butter;Sauerrahmbutter;Teebutter
unsalted-butter|weiche ungesalzene Butter
light-butter|fettreduzierte Butter
ghee|Butterschmalz;Butterreinfett;geklärte Butter;Butaris;Schmelzbutter
brown-butter|Nussbutter;gebräunte Butter
compound-butter|Knoblauchbutter;Café-de-Paris-Butter
anchovy-butter
lobster-butter|Krebsbutter
cheese|Schnittkäse;Reibekäse;Käseaufschnitt;geriebener Käse;Streukäse;Käsescheiben;Gratinkäse;Scheibenkäse;Sennkäse;Käsereste;Räßkäse
hard-cheese|gereifter Käse
cheddar|Cheddarkäse;reifer Cheddar;geriebener Cheddar;kräftiger Cheddar;weißer Cheddar
reduced-fat-cheddar|fettarmer Käse;Cheddar leicht
red-leicester|Cheshire;Double Gloucester
colby|Colby-Käse
parmesan|Parmigiano;Grana Padano;Parmigiano Reggiano;Parmesanrinde;Hartkäse gerieben;Parmesanspäne
grated-parmesan|Parmesan gerieben
vegetarian-parmesan|vegetarischer Parmesan;Montello
pecorino|Pecorino Romano
manchego
gruyere|Greyerzer;Bergkäse;Comté;Appenzeller;geriebener Gruyère
swiss-cheese|Emmental;Schweizer Käse;Jarlsberg
raclette-cheese|Raclette;Vacherin
gouda|junger Gouda;mittelalter Gouda;Räucherkäse;Leerdammer
edam
provolone|Scamorza;Caciocavallo
monterey-jack|Pepper Jack;Jack-Käse
muenster|Havarti;Tilsiter;Butterkäse;Munster
fontina|Taleggio
brunost|Braunkäse;Gjetost
soft-cheese|Weißschimmelkäse;Romadur;Handkäse;Harzer Käse;Harzer;Harzer Roller;Olmützer Quargel
brie
camembert|Reblochon;Limburger;Vacherin Mont d'Or
cream-cheese|Doppelrahmfrischkäse;Frischkäse natur;Philadelphia;Gervais
light-cream-cheese|Frischkäse leicht;Neufchâtel
mascarpone
ricotta
part-skim-ricotta
ricotta-salata|gesalzener Ricotta
cottage-cheese|körniger Frischkäse;Cottage Cheese;Körnerfrischkäse
low-fat-cottage-cheese|fettarmer körniger Frischkäse
farmer-cheese|trockener Quark;Bröseltopfen;Tworog
quark|Magerquark;Speisequark;Topfen;Weißkäse;Sahnequark;Kräuterquark
fromage-blanc|Fromage frais
feta|Hirtenkäse;Schafskäse;Salzlakenkäse;Fetakäse
goat-cheese|Ziegenfrischkäse;Ziegenkäserolle;Ziegenrolle;Ziegenkäsetaler
semi-soft-goat-cheese|Ziegenschnittkäse
mozzarella|Mozzarellakugel;Mini-Mozzarella;frischer Mozzarella;Bocconcini
low-moisture-mozzarella|Pizzakäse;Pizza-Mozzarella;Mozzarella gerieben
buffalo-mozzarella|Mozzarella di bufala
burrata|Stracciatella-Käse
queso-fresco|mexikanischer Frischkäse;Panela-Käse
queso-blanco
cotija|Cotija-Käse
oaxaca-cheese|Quesillo;Queso Oaxaca
halloumi|Grillkäse;Hellim
paneer|indischer Frischkäse;Panir
blue-cheese|Edelpilzkäse;Cambozola;Danablu
gorgonzola
roquefort
stilton|Blue Stilton
american-cheese|Schmelzkäsescheiben;Scheibletten;Burgerkäse;Toastkäse;Schmelzkäseecken;Sandwichscheiben
pimento-cheese|Paprika-Käse-Aufstrich
cheese-sauce|Käsesoße;Käsedip;Nacho-Käsesauce;Streichkäse
mexican-cheese-blend|geriebene Käsemischung;Taco-Käse
cheese-curds|Cheese Curds
ice-cream|Eiscreme;Speiseeis;Vanilleeis;Milcheis;Sahneeis
chocolate-ice-cream|Schokoeis;Kaffeeeis
strawberry-ice-cream|Milcheis mit Frucht
ice-cream-sandwich|Eis am Stiel mit Keks
custard|Vanillesoße;Konditorcreme;Crème anglaise;Vanillecreme;Eierrahm
dulce-de-leche|Karamellcreme aus Milch;Cajeta;Milchkaramell
egg|Freilandeier;Bio-Eier;Bodenhaltungseier;Hühnerei;Hühnereier;verquirltes Ei;Vollei
egg-white|Eiklar;Eischnee;Klar
egg-yolk|Eidotter;Dotter
hard-boiled-egg|gekochte Eier;hartgekochtes Ei;gekochtes Ei;hartgekochte Eier
duck-egg|Gänseei
quail-egg
egg-powder|Volleipulver;Trockenei
meringue-powder|Trockeneiweiß
egg-substitute|Flüssigei
drink
water|Mineralwasser;stilles Wasser;Tafelwasser;lauwarmes Wasser;Leitungswasser;kaltes Wasser;heißes Wasser;kochendes Wasser;Eiswürfel;Mineralwasser still;Eis gestoßen
sparkling-water|Sprudel;Mineralwasser Classic;Mineralwasser Medium;Sodawasser;Soda;kohlensäurehaltiges Mineralwasser;Mineralwasser mit Sprudel;Mineralwasser mit Kohlensäure
soda|Cola;Limo;Coca-Cola;Fanta;Sprite;Pepsi;Softdrink
ginger-ale|Ingwerlimonade;Ginger Beer;Ingwerbier
tonic-water|Tonic;Bitter Lemon
kombucha
energy-drink|Red Bull
sports-drink|Elektrolytgetränk;isotonisches Getränk
juice|Multivitaminsaft;Fruchtsaft;Fruchtnektar
orange-juice|O-Saft;frisch gepresster Orangensaft;Saft einer Orange;Saft von Orangen
apple-juice|naturtrüber Apfelsaft;Apfelmost süß
pineapple-juice
grape-juice|Verjus;roter Traubensaft
grapefruit-juice
cranberry-juice|Cranberrynektar
pomegranate-juice|Kirschsaft;Rote-Bete-Saft;Sauerkirschsaft
carrot-juice|Karottensaft
green-juice|Gurkensaft;Spinatsaft
celery-juice
prune-juice
mango-nectar|Mangosaft;Pfirsichnektar;Aprikosennektar;Maracujasaft
watermelon-juice
lemonade|Limettenlimonade
coconut-water
coffee|schwarzer Kaffee;starker Kaffee;aufgebrühter Kaffee;Cold Brew;kalter Kaffee
latte|Latte macchiato;Cappuccino
espresso|starker Espresso;kalter Espresso;Mokka
instant-coffee|löslicher Kaffee;Instant-Espressopulver;Espressopulver;lösliches Espressopulver
ground-coffee|Kaffee;Filterkaffee;Kaffee gemahlen;gemahlener Kaffee;Kaffeebohnen;Espressobohnen;Espresso-Bohnen
tea|Schwarztee;schwarzer Tee;Teebeutel;Earl Grey
iced-tea
green-tea|Grüntee;Matcha;Matchapulver;Sencha
herbal-tea|Früchtetee;Kamillentee;Pfefferminztee;Rooibostee
smoothie
milkshake|Milchmixgetränk;Proteinshake
non-alcoholic-beer|Malzbier;Malzgetränk
alcohol|Schnaps;Spirituose;Spirituosen
beer|Pils;Pilsener;Weizenbier;Helles;Stout;dunkles Bier;Lagerbier;Guinness;Weißbier;Dunkelbier;Schwarzbier;Kölsch;Altbier;Starkbier
hard-cider|Apfelwein;Cider;trockener Cidre;Most;Ebbelwoi;Äppelwoi
wine|Kochwein;Glühwein;Tafelwein
red-wine|trockener Rotwein;Merlot;Spätburgunder;Dornfelder;Burgunder;Lemberger;Zweigelt
white-wine|Riesling;trockener Weißwein;Chardonnay;Grauburgunder;Silvaner;Grüner Veltliner;Müller-Thurgau
sparkling-wine|Prosecco;Champagner;Schaumwein;Cava;Crémant;Frizzante
fortified-wine|Dessertwein;Vin Santo;Süßwein
sherry|trockener Sherry;Sherry fino
port|roter Portwein
marsala|trockener Marsala
madeira
vermouth|trockener Wermut;Noilly Prat
rice-wine|Makgeolli;Kochreiswein
mirin|süßer Reiswein
shaoxing-wine|chinesischer Reiswein;Shaoxing-Wein
sake|japanischer Reiswein
brandy|Cognac;Brandy;Calvados;Grappa;Kirschwasser;Apfelbrand;Obstler;Obstbrand;Marillenbrand;Zwetschgenwasser
rum|brauner Rum;weißer Rum;dunkler Rum;Strohrum;Inländerrum
vodka|Aquavit;Ouzo;Arak
gin|Genever
whiskey|Bourbon;Whiskey;Scotch
tequila|Mezcal
liqueur|Limoncello;Cassislikör;Campari;Aperol;Kirschlikör;Kräuterlikör
velvet-falernum|Velvet Falernum
advocaat|Advocaat
walnut-liqueur|Nocino
hazelnut-liqueur|Frangelico
orange-liqueur|Cointreau;Grand Marnier;Triple Sec;Curaçao
coffee-liqueur|Kahlúa
amaretto|Mandellikör
anise-liqueur|Pernod;Sambuca;Pastis;Absinth
irish-cream|Irish Cream;Baileys
bitters|Angostura;Angosturabitter;Magenbitter
celery-bitters
oil|Bratöl;Speiseöl zum Braten;Öl zum Frittieren;Frittieröl;Salatöl;Fett;Fett zum Frittieren;Frittierfett
vegetable-oil|neutrales Öl;Speiseöl;neutrales Pflanzenöl;Sojaöl;geschmacksneutrales Öl;Keimöl
olive-oil|mildes Olivenöl;Olivenöl zum Braten;Knoblauchöl
extra-virgin-olive-oil|natives Olivenöl;Olivenöl extra;Olivenöl extra vergine
canola-oil|Rapskernöl;kalt gepresstes Rapsöl
sunflower-oil
corn-oil|Maisöl
peanut-oil
sesame-oil|geröstetes Sesamöl;dunkles Sesamöl
chili-oil|Chili Crisp;knuspriges Chiliöl
rayu|Rayu
coconut-oil|natives Kokosöl;Kokosfett
avocado-oil
grapeseed-oil
safflower-oil|Safloröl
walnut-oil
hazelnut-oil
almond-oil|Pistazienöl;Arganöl
truffle-oil
flaxseed-oil|Leinsamenöl
mustard-oil
rice-bran-oil|Reisöl
palm-oil|rotes Palmöl;Palmfett;Dendê-Öl
pumpkin-seed-oil|Hanföl;steirisches Kürbiskernöl;Kernöl
cottonseed-oil
wheat-germ-oil
cod-liver-oil|Fischöl
cooking-spray|Ölspray;Trennspray;Backspray
animal-fat|Bratfett;Bratensatz;ausgelassenes Fett
lard|Schmalz;Flomen;Rückenspeck;Griebenschmalz
beef-tallow|Rinderfett;Talg
suet|Nierenfett;Nierentalg
bacon-fat|ausgelassenes Speckfett
duck-fat|Gänseschmalz;Entenfett;Gänsefett
schmaltz|Hühnerschmalz
salt-pork|Pökelspeck
shortening|Backfett;gehärtetes Pflanzenfett;Palmin
margarine|Backmargarine;Pflanzenmargarine
margarine-spread|Streichfett;Diätmargarine
fish|Fischfilet;Seehecht;Fischfilets;weißes Fischfilet;Weißfisch;Weißfischfilet;festes weißes Fischfilet;weiße Fischfilets;Hechtdorsch
fish-pie-mix|Fischmischung für Pie
seafood|Meeresfrüchtemischung;TK-Meeresfrüchte;Frutti di Mare
cod|Dorsch;Kabeljaufilet;Dorschfilet;Kabeljaufilets;Skrei;Kabeljauloins;Kabeljaurückenfilet
salt-cod|Klippfisch;Bacalao;Bacalhau;gesalzener Kabeljau
black-cod|Black Cod;Schwarzer Heilbutt
haddock|Schellfischfilet
smoked-haddock|Räucherschellfisch
halibut|Heilbuttfilet;Heilbuttsteak;Heilbuttfilets
tilapia|Tilapiafilet;Tilapiafilets
pollock|Alaska-Seelachs;Seelachsfilet;Wittling;Köhler;Pollack;Alaska-Seelachsfilet;Seelachsfilets
catfish|Pangasius;Welsfilet;Waller;Pangasiusfilet;Welsfilets
flounder|Flunder;Seezunge;Schollenfilet;Schollenfilets;Seezungenfilet;Rotzunge;Goldbutt;Steinbutt;Limande
sea-bass|Loup de Mer;Branzino;Wolfsbarschfilet;Seebarsch;Wolfsbarschfilets
sea-bream|Goldbrasse;Doradenfilet;Brasse;Goldbrassen
red-snapper|Schnapper;Rotbarbe;Rotbarben;Snapperfilet
grouper|Zackenbarschfilet
mahi-mahi|Mahi-Mahi;Goldmakrelenfilet
monkfish|Seeteufelfilet;Lotte;Seeteufelmedaillons
rockfish|Rotbarschfilet;Goldbarsch;Felsenfisch
perch|Zander;Zanderfilet;Hecht;Flussbarsch;Egli;Zanderfilets
swordfish|Schwertfischsteak;Schwertfischsteaks;Marlin
shark|Haisteak;Rochenflügel;Schillerlocke;Dornhai
trout|Forellenfilet;Lachsforelle;Regenbogenforelle;Saibling;Bachforelle;Forellenfilets;Felchenfilet
smoked-trout|Räucherforelle;geräucherte Forellenfilets;geräuchertes Forellenfilet
salmon|Lachsfilet;Lachsfilets;Lachssteak;Lachsseite;Lachssteaks;frischer Lachs;Atlantiklachs;Lachsforellenfilet
wild-salmon|Wildlachsfilet;Sockeye-Lachs;Rotlachs
smoked-salmon|geräucherter Lachs;Stremellachs;Graved Lachs;Gravlax;Gravadlachs
canned-salmon|Dosenlachs
salmon-roe|Forellenkaviar;Ikura;Fischrogen;Ketakaviar
taramasalata|Taramas
caviar|Störkaviar;Seehasenrogen;Deutscher Kaviar
tuna|Thunfischsteak;Thunfischsteaks;Thunfischfilet;Thunfisch in Sushi-Qualität
canned-tuna|Thunfisch;Thunfisch Dose;Thunfisch im eigenen Saft;Dosenthunfisch
canned-tuna-in-oil|Thunfisch in Olivenöl
mackerel|Makrelenfilet;Makrelenfilets
smoked-mackerel|Räuchermakrele;Pfeffermakrele;geräuchertes Makrelenfilet;Makrelenfilet geräuchert
canned-mackerel|Makrelenfilets in Tomatensauce
herring|grüner Hering;Heringsfilet;Sprotten;grüne Heringe
pickled-herring|Matjes;Rollmops;Bismarckhering;Bratheringe;Matjesfilets;Matjesfilet;Salzhering
kipper|Bückling;Kipper
sardine|frische Sardinen;Pilchard
canned-sardine|Ölsardinen;Sardinen in Öl;Dosensardinen;Sardinen in Olivenöl
anchovy|Sardellenfilets;Anchovis;Sardellenfilet;Anchovisfilets;Sardellenfilets in Öl
fresh-anchovy
anchovy-paste|Anchovispaste
gentlemans-relish|gewürzte Sardellencreme
dried-anchovy|Ikan Bilis;Niboshi;Trockenfisch
eel|Unagi;Flussaal;Meeraal;Räucheraal
carp|Meeräsche;Felchen;Renke
bonito-flakes|Katsuobushi
fish-sticks|panierter Fisch;Backfisch;Fischfrikadellen
breaded-scampi|panierte Scampi;Backgarnelen
surimi|Krebsfleischimitat;Krabbensticks;Surimisticks
gefilte-fish
shellfish|Schalentiere
crustacean|Krebstiere
shrimp|Garnele;Krabben;Riesengarnelen;Shrimps;Scampi;rohe Garnelen;Crevetten;King Prawns;TK-Garnelen;Gambas;Garnelenschwänze;Kaisergranat
canned-shrimp|Krabben aus der Dose
potted-shrimp|Potted Shrimps
dried-shrimp|Trockengarnelen
shrimp-paste|Krabbenpaste;Shrimp-Paste;Belacan;Trassi
crab|Krabbenfleisch;Taschenkrebs;Krebs;Königskrabbe
canned-crab|Krabbenfleisch aus der Dose
lobster|Hummerschwanz;Languste;Hummerschwänze;Hummerfleisch
crayfish|Flusskrebsschwänze;Flusskrebsfleisch
mollusk
clam|Vongole;Herzmuscheln;Schwertmuscheln;Teppichmuscheln
canned-clam|Vongole aus dem Glas;Muschelfleisch aus der Dose
clam-juice|Muschelsaft
mussel|Muscheln;Pfahlmuscheln;Grünschalmuscheln;Muschelfleisch
oyster|frische Austern;Felsenaustern
canned-oyster|Austern aus der Dose;geräucherte Muscheln
scallop|Jakobsmuschel;Kammmuscheln;ausgelöste Jakobsmuscheln
squid|Tintenfisch;Calamari;Tintenfischringe;Kalmartuben;Tintenfischtuben
octopus|Krake;Pulpo;Octopus
cuttlefish|Gemeiner Tintenfisch
abalone|Seeohr;Seegurke
snail|Schnecken;Escargots;Schnecken aus der Dose
conch|Meeresschnecke;Strandschnecken
sea-urchin|Uni;Seeigelrogen
fruit|Früchte;Frucht;gemischtes Obst;frisches Obst;Obstsalat;Saisonobst
pome-fruit
apple|Apfel Gala;Tafelapfel;süßer Apfel;rote Äpfel;süße Äpfel;Boskop;Elstar;Braeburn;Jonagold;Cox Orange;saure Äpfel;Pink Lady
granny-smith-apple|Granny Smith;Boskoop;Kochapfel;Backapfel;grüner Apfel;grüne Äpfel
crabapple|Zierapfel
pear|reife Birne;Tafelbirne;Conference-Birne;reife Birnen;Williamsbirne;Abate;Conference
asian-pear|Nashi;asiatische Birne;Apfelbirne
quince
loquat|Loquat;Mispel;Japanische Mispel
citrus|Agrumen
lemon|Bio-Zitrone;Bio-Zitronen;unbehandelte Zitrone;Zitronenspalten;Zitronenscheiben;Zitronenspalte
lemon-juice|Saft einer Zitrone;Saft von Zitrone;frisch gepresster Zitronensaft;Zitrone ausgepresst
lemon-zest|Zitronenabrieb;Abrieb einer Zitrone;Schale einer Zitrone;Zitronenzesten;abgeriebene Zitronenschale;abgeriebene Schale einer Zitrone
preserved-lemon|eingelegte Zitrone;eingelegte Salzzitrone
lime|Bio-Limette;Limettenspalten;Limone;Limettenspalte
lime-juice|Saft einer Limette;frisch gepresster Limettensaft;Limonensaft
lime-zest|Limettenabrieb;Limettenzesten;Schale einer Limette;abgeriebene Limettenschale;Limonenschale
makrut-lime-leaf|Limettenblätter;Limettenblatt;Zitronenblätter;Makrut-Limettenblätter
orange|Apfelsinen;Apfelsine;Bio-Orange;Navelorange;Orangenfilets;Orangenscheiben
blood-orange|Moro-Orange
orange-zest|Orangenabrieb;Orangenzesten;Schale einer Orange;abgeriebene Orangenschale;Orangeat frisch
mandarin|Satsuma;Tangerine;Satsumas
clementine|Klementine;Klementinen
canned-mandarin|Dosenmandarinen;Mandarin-Orangen
grapefruit|weiße Grapefruit
pink-grapefruit|rote Grapefruit;Pink Grapefruit
pomelo|Pampelmuse;Honigpomelo
kumquat|Zwergorange
yuzu|Yuzufrucht;Sudachi
yuzu-juice|Calamansisaft
berry|gemischte Beeren;Beerenmischung;Waldbeeren;TK-Beerenmischung;Waldfrüchte;TK-Beeren;frische Beeren
strawberry|frische Erdbeeren;Walderdbeeren;Ananas-Erdbeeren
frozen-strawberry|gefrorene Erdbeeren;Tiefkühlerdbeeren
blueberry|Blaubeeren;Schwarzbeeren;Blaubeere;Waldheidelbeeren;Kulturheidelbeeren
frozen-blueberry|gefrorene Heidelbeeren;TK-Blaubeeren;gefrorene Blaubeeren
dried-blueberry|getrocknete Blaubeeren
raspberry|frische Himbeeren
frozen-raspberry|gefrorene Himbeeren
blackberry|TK-Brombeeren;Boysenbeere;Loganbeere
cranberry|frische Cranberrys;TK-Cranberrys;Moosbeeren;Preiselbeeren;Cranberries
dried-cranberry|getrocknete Cranberries;Soft-Cranberrys
cranberry-sauce|Cranberry-Soße;Cranberrykompott;Preiselbeersauce;Preiselbeeren aus dem Glas;Wildpreiselbeeren;Preiselbeerkompott
gooseberry|Physalis;Kapstachelbeere
red-currant|Johannisbeeren;Ribisel;Ribiseln;weiße Johannisbeeren;Träuble
black-currant|Cassisbeeren;Schwarze Ribisel;Cassis-Beeren
elderberry|Fliederbeeren;Hollerbeeren
mulberry|getrocknete Maulbeeren
goji-berry|getrocknete Gojibeeren;Wolfsbeeren;Bocksdornbeeren
acai|Açaípüree;Açaí-Beeren;Açaípulver
stone-fruit
canned-peach|Dosenpfirsiche;Pfirsichhälften aus der Dose
nectarine
apricot|Marillen;Marille;frische Aprikosen
dried-apricot|Trockenaprikosen;Softaprikosen;Dörraprikosen;getrocknete Marillen
canned-apricot|Dosenaprikosen
plum|Zwetschgen;Zwetschge;Zwetschke;Mirabellen;Zwetschken;Reineclauden;Zwetschen;Renekloden;Ringlotten
prune|Dörrpflaumen;Trockenpflaumen;getrocknete Pflaumen;Softpflaumen
cherry|Süßkirschen;TK-Kirschen;Herzkirschen;Knorpelkirschen;Süßkirsche
sour-cherry|Weichseln;Schattenmorellen
dried-cherry|getrocknete Sauerkirschen
canned-cherry|Sauerkirschen aus dem Glas;Kirschen in Sirup;Amarenakirschen;Schattenmorellen aus dem Glas
maraschino-cherry|Cocktailkirschen;Belegkirschen;kandierte Kirschen;Cocktailkirsche
tropical-fruit|exotische Früchte;Südfrüchte
banana|reife Banane;reife Bananen;sehr reife Bananen;sehr reife Banane
dried-banana|Bananenpulver
plantain|reife Kochbanane;Gemüsebanane;grüne Kochbanane;grüne Kochbananen
banana-leaf|TK-Bananenblätter
mango|reife Mango;TK-Mango;Mangowürfel;Flugmango
green-mango|unreife Mango
dried-mango|getrocknete Mangostreifen
amchur|Mangopulver
pineapple|frische Ananas;Ananasstücke;Ananasringe
canned-pineapple|Dosenananas;Ananasstücke aus der Dose;Ananasringe aus der Dose;zerkleinerte Ananas
dried-pineapple|kandierte Ananas
papaya|reife Papaya
green-papaya|unreife Papaya
kiwi|Kiwifrucht;grüne Kiwi;gelbe Kiwi
passion-fruit|Maracuja;Maracujas;Granadilla
guava
lychee|Lychee;Rambutan;Mangostan;Lychees
longan|Drachenauge
dragon-fruit|Pitahaya;Pitaya
star-fruit|Karambole
jackfruit|Jackfrucht;Jackfruit
durian|Stinkfrucht
breadfruit
soursop|Guanabana;Graviola;Sauersack
cherimoya|Rahmapfel;Zimtapfel;Zuckerapfel
sapote|Sapodilla;Mamey-Sapote;Breiapfel
tamarillo|Baumtomate
feijoa|Ananasguave
persimmon|Kakifrucht;Sharonfrucht;Persimone
dried-persimmon|Hoshigaki
pomegranate|Granatapfelkerne
fig|frische Feigen;frische Feige
dried-fig|Trockenfeigen;Dörrfeigen
date|getrocknete Datteln;Deglet-Nour-Datteln;entsteinte Datteln
medjool-date|Medjool
jujube|rote Datteln;chinesische Datteln;Brustbeeren
coconut|frische Kokosnuss;frisches Kokosfleisch;Kokosfleisch
shredded-coconut|Kokosflocken;Kokosraspeln;Kokoschips;Kokosette;ungesüßte Kokosraspel
sweetened-coconut|gezuckerte Kokosraspel
tamarind|Tamarindenmark;Tamarindenblock
tamarind-paste|Tamarindenkonzentrat;Tamarindensauce
ackee|Akee;Ackee aus der Dose
prickly-pear
melon|Galiamelone;Charentais-Melone;Zuckermelone
cantaloupe|Cantaloupe;Netzmelone
honeydew
watermelon|Mini-Wassermelone
horned-melon|Hornmelone
grape|Trauben;Tafeltrauben;kernlose Trauben;rote Trauben;grüne Trauben;helle Trauben;Traube
raisin|Weinbeeren;kernlose Rosinen;Zibeben
golden-raisin|helle Rosinen;Gold-Rosinen
currant
dried-fruit|Dörrobst;Trockenfrüchte;Backobst;getrocknete Früchte
candied-fruit|Orangeat;Zitronat;Sukkade;kandierte Orangenschale;Aranzini
crystallized-ginger|Ingwer in Sirup;Ingwerstäbchen
dried-apple|Apfelringe;getrocknete Äpfel;Dörräpfel
dried-peach|Dörrpfirsiche
applesauce|Apfelmark;Apfelkompott;ungesüßtes Apfelmus;Apfelbrei
fruit-cocktail|Obstsalat aus der Dose;Früchte aus der Dose
olive|schwarze Oliven;schwarze Olive;Kalamata-Oliven;entsteinte Oliven;entsteinte schwarze Oliven
green-olive|gefüllte Oliven;gefüllte grüne Oliven
tapenade|Olivenpaste;Olivenaufstrich
grain|Körner;gemischtes Getreide;gekochtes Getreide
rice|Langkornreis;weißer Reis;roher Reis;Langkorn-Reis;Spitzenreis;Milchreis roh
basmati-rice|Basmati
jasmine-rice|Duftreis;Thaireis
brown-rice|Vollkornreis;brauner Reis;Schwarzer Reis;Vollkorn-Basmatireis
arborio-rice|Rundkornreis;Milchreis;Arborio-Reis;Carnaroli-Reis;Paellareis;Arborio;Rundkorn-Reis
sushi-rice|japanischer Rundkornreis;Sushi-Reis;japanischer Reis
sticky-rice|Klebereis;Mochireis
parboiled-rice|Parboiled-Langkornreis
instant-rice|Minutenreis;Kochbeutelreis;Expressreis
cooked-rice|Reis vom Vortag;gegarter Reis;Kokosreis;gedämpfter Reis;kalter gekochter Reis
egg-fried-rice|gebratener Reis
wild-rice|Wildreismischung
flattened-rice|Poha
puffed-rice|gepuffter Reis
rice-krispies|Rice Krispies;Reis-Crispies
rice-bran
wheat|Weizenkörner;Kamut;Zartweizen
bulgur|Weizengrütze;feiner Bulgur
couscous|Instant-Couscous;Vollkorncouscous
pearl-couscous|Fregola;israelischer Couscous;Ptitim
farro|Emmer;Farro;Dinkel;Dinkelreis;Perldinkel;Grünkern;Grünkernschrot
freekeh|Grünweizen;Grünkern-Weizen
semolina|Weichweizengrieß;Hartweizengrieß;Weizengrieß;Hartweizengries
wheat-bran|Speisekleie
wheat-germ
seitan|Weizengluten;Gluten;Weizeneiweiß
barley|Gerste;Perlgraupen;Rollgerste;Gerstengraupen
rye|Roggenkörner;Roggenflocken
oats|kernige Haferflocken;zarte Haferflocken;Hafer;blütenzarte Haferflocken;Großblatt-Haferflocken;Schmelzflocken
oat-bran
gluten-free-oats
oat-flour|gemahlene Haferflocken
overnight-oats|Porridge;Overnight Oats
quinoa|weiße Quinoa;rote Quinoa;bunte Quinoa
cooked-quinoa|gegarte Quinoa
buckwheat|Buchweizengrütze;Kascha
millet|Goldhirse;Fingerhirse;Fonio
amaranth|Amarant
teff|Zwerghirse;Teffmehl
cornmeal|Maisgrieß fein;gelbes Maismehl
polenta|Maisgrieß;Polentagrieß;Instant-Polenta;Bramata;Kukuruzgrieß
grits|Grits;Hominy-Grütze
masa-harina|Maismehl für Tortillas;Masamehl;Masarepa
hominy|Hominy;Pozole-Mais
popcorn-kernel|Puffmais
muesli|Früchtemüsli;Birchermüsli
granola|Granola;Crunchy-Müsli
cereal|Cerealien;Frühstückscerealien;Weizenflocken
corn-flakes|Maisflocken
bran-flakes|Bran Flakes
corn-cereal|Corn Chex
flour|Weizenmehl;Weizenmehl Type 405;Mehl Type 405;Weißmehl;glattes Mehl;Haushaltsmehl;Mehl griffig
bread-flour|Brotmehl;Weizenmehl Type 812;backstarkes Mehl;Manitobamehl;Weizenmehl Type 1050;Mehl Type 550;Weizenmehl 1050;Mehl Typ 550;Ruchmehl;Zopfmehl;Weizenmehl 550
cake-flour|Kuchenmehl;Instantmehl;doppelgriffiges Mehl
self-rising-flour|selbsttreibendes Mehl;Backmehl
whole-wheat-flour|Vollkornmehl;Vollkorn-Weizenmehl;Grahammehl;Attamehl
spelt-flour|Dinkelmehl 630;Dinkelmehl Type 630;Dinkelvollkornmehl
rye-flour|Roggenvollkornmehl;Roggenmehl Type 1150
barley-flour
malt-powder|Backmalz;Malzmehl
rice-flour|Klebreismehl;Vollkornreismehl;Mochiko
buckwheat-flour
chickpea-flour|Besan;Gram-Mehl
almond-flour|Mandelmehl;blanchierte gemahlene Mandeln;Mandelgrieß;Mandeln gemahlen;geriebene Mandeln
coconut-flour
corn-flour|feines Maismehl
potato-flour
soy-flour
gluten-free-flour|glutenfreie Mehlmischung
cassava-flour|Farofa
millet-flour|Sorghummehl;Amaranthmehl;Quinoamehl
lupin-flour
chestnut-flour|Maronenmehl
starch|Lebensmittelstärke
cornstarch|Maisstärke;Stärke;Maizena;Mondamin
potato-starch
tapioca-starch|Tapiokamehl;Maniokstärke;Süßkartoffelstärke
arrowroot|Pfeilwurzmehl;Arrowroot;Pfeilwurzelmehl
tapioca|Tapioka;Perltapioka;Sago;Tapiokaperlen fein
spaghetti|Spaghettini;Capellini;Spagetti;Engelshaarnudeln
linguine
fettuccine|Tagliatelle;Fettuccine;Pappardelle
egg-tagliatelle|Eiertagliatelle
penne|Rigatoni;Ziti;Penne rigate;Röhrennudeln
fusilli|Spiralnudeln;Spirelli;Gemelli;Rotini
macaroni|kurze Makkaroni;Hörnchennudeln;Ditalini;Hörnli;Elbow-Macaroni
farfalle|Schmetterlingsnudeln
conchiglie|Conchiglie;große Muschelnudeln
orzo|Kritharaki;Risoni;Orzo-Nudeln;Sternchennudeln;Kritharaki-Nudeln;Reisnudeln griechisch
lasagna-noodle|Lasagneblätter;Cannelloni;Lasagnenudeln
whole-wheat-pasta|Vollkornspaghetti;Vollkornpasta;Vollkornpenne
fresh-pasta|frische Pasta;frische Tagliatelle;frische Lasagneblätter
filled-pasta|Tortellini;Ravioli;Käsetortellini;Tortelloni;Maultaschen;Schlutzkrapfen;Kasnudeln;Gemüsemaultaschen
meat-ravioli|Ravioli mit Fleischfüllung
gluten-free-pasta|Maisnudeln;Linsennudeln;Kichererbsennudeln
spinach-pasta|grüne Nudeln;grüne Bandnudeln
cooked-pasta|Nudeln vom Vortag;gekochte Spaghetti
gnocchi|Kartoffelgnocchi;frische Gnocchi;Schupfnudeln;Kartoffelnocken
noodle|Asia-Nudeln;Mie-Nudeln;Weizennudeln;chinesische Nudeln
egg-noodle|chinesische Eiernudeln;breite Eiernudeln;Chow-Mein-Nudeln;Lo-Mein-Nudeln;Eierspätzle;Eierbandnudeln;Knöpfle;Fleckerl;Spätzle
ramen-noodle|Instantnudeln;Ramen;frische Ramen-Nudeln;Ramennudeln
udon-noodle|Udon;Somen;frische Udon-Nudeln;Udonnudeln
soba-noodle|Soba;Buchweizennudeln;Sobanudeln
rice-noodle|Reisbandnudeln;Reisvermicelli;Reisfadennudeln;dünne Reisnudeln;breite Reisnudeln
glass-noodle|Süßkartoffelnudeln;Mungbohnennudeln;Dangmyeon
crispy-noodle|frittierte Nudeln
shirataki-noodle|Konjaknudeln;Shirataki;Konjak-Nudeln
tteok|Tteok;Tteokbokki;Garaetteok
zucchini-noodle|Zoodles;Gemüsespaghetti
wonton-wrapper|Wontonblätter;Teigblätter für Teigtaschen;Gyozablätter;Frühlingsrollenteig;Gyoza-Teigblätter;Wan-Tan-Teig;Frühlingsrollenblätter
rice-paper|Reispapierblätter;Reisblätter
legume|getrocknete Bohnen;Hülsenfrucht;getrocknete Hülsenfrüchte
bean|Bohnenmischung;gemischte Bohnen;Bohnen aus der Dose;gekochte Bohnen
black-bean|schwarze Bohnen aus der Dose
dried-black-bean
kidney-bean|Kidney-Bohnen;rote Bohnen;Kidneybohnen aus der Dose;Feuerbohnen;Käferbohnen
dried-kidney-bean|getrocknete rote Bohnen
white-bean|Cannellini-Bohnen;weiße Bohnen aus der Dose;weiße Cannellini-Bohnen
dried-white-bean|getrocknete Cannellini-Bohnen
butter-bean|Riesenbohnen;Butterbohnen;Limabohnen aus der Dose;Gigantes
dried-lima-bean|getrocknete Riesenbohnen
pinto-bean|Wachtelbohnen;Borlotti-Bohnen;Pintobohnen aus der Dose;Borlottibohnen
dried-pinto-bean|getrocknete Borlottibohnen
chickpea|Kichererbsen aus der Dose;gekochte Kichererbsen;Dosenkichererbsen
dried-chickpea
aquafaba|Aquafaba
black-eyed-pea|Schwarzaugenbohnen;Kuhbohnen;Augenbohnen aus der Dose;Straucherbsen aus der Dose
dried-black-eyed-pea
canned-fava-bean|Ful;Ful Medames;Favabohnen
dried-fava-bean|getrocknete Saubohnen
baked-bean|Baked Beans;Bohnen in Tomatensauce
pork-and-beans
refried-bean|Refried Beans;Frijoles refritos
chili-beans|Bohnen in Chilisauce;Mexiko-Bohnen
adzuki-bean|Azukibohnen
red-bean-paste|Anko;rote Bohnenpaste
mung-bean|Mungobohnen;Moong Dal;Mung Dal
lupini-bean|Lupinen;Süßlupinen
soybean|getrocknete Sojabohnen
moth-bean|Mottenbohne
lentil|Tellerlinsen;braune Linsen;getrocknete Linsen;Dal;Alb-Leisa
green-lentil|Puy-Linsen;Le-Puy-Linsen;Berglinsen
red-lentil|Masoor Dal
yellow-lentil|Toor Dal;Straucherbsen halbiert
black-lentil|Belugalinsen;Beluga-Linsen;Urad Dal;Urdbohnen
cooked-lentil|Linsen aus der Dose
split-pea|gelbe Schälerbsen;grüne Schälerbsen;Trockenerbsen;Splittererbsen;gelbe Erbsen;Spalterbsen;grüne Erbsen getrocknet
plant-protein
tofu|Naturtofu;fester Tofu;Tofu natur;Sojaquark
extra-firm-tofu|gepresster Tofu
silken-tofu|weicher Tofu
smoked-tofu|marinierter Tofu
fried-tofu|Tofutaschen;Aburaage
fermented-tofu|Stinky Tofu
tempeh|Räuchertempeh
natto|fermentierte Sojabohnen
soy-chunks|Sojaschnetzel;Sojawürfel;texturiertes Soja;Sojamedaillons
veggie-burger|Gemüseburger;Veggie-Burger;vegetarischer Burger
vegan-burger|veganer Burger;vegane Burger;Sojaburger
vegan-mince|pflanzliches Hack;vegetarisches Hack;Sojahack
quorn-mince|Quorn
vegan-sausage|vegane Bratwurst;vegane Wurst;Tofuwürstchen
vegetarian-sausage|vegetarische Bratwurst;Veggie-Wurst
vegan-bacon|Tempeh-Bacon
vegetarian-bacon
vegan-chicken|veganes Geschnetzeltes;pflanzliche Hähnchenstücke
vegetarian-chicken|vegetarisches Geschnetzeltes
quorn-piece|Quorn-Stücke
vegan-cheese|pflanzliche Käsealternative;vegane Käsealternative;veganer Reibekäse
cashew-cheese|Cashew-Camembert
vegan-cream-cheese|pflanzlicher Frischkäse;vegane saure Sahne
tofu-cream-cheese
vegan-butter|pflanzliche Butter;vegane Margarine;vegane Streichcreme
soy-margarine
vegan-mayonnaise|vegane Mayo;Mayonnaise ohne Ei
vegan-yogurt|Sojajoghurt;Joghurtalternative aus Soja;pflanzlicher Joghurt
oat-yogurt
almond-yogurt
coconut-yogurt
vegan-cream|Sojasahne;Sojacreme zum Kochen;pflanzliche Sahne;Soja Cuisine
cashew-cream|Mandelsahne
oat-cream|Hafer Cuisine;Hafercreme zum Kochen
vegan-egg|Ei-Ersatz;Eiersatz;Leinsamen-Ei
nutritional-yeast|Edelhefeflocken;Würzhefeflocken
brewers-yeast|Bierhefeflocken
plant-milk|Pflanzenmilch;pflanzliche Milch;Milchalternative;ungesüßter Pflanzendrink
soy-milk|Sojamilch;ungesüßter Sojadrink
almond-milk|Mandelmilch;Cashewdrink;Haselnussdrink;ungesüßter Mandeldrink
oat-milk|Hafermilch;Barista-Haferdrink
rice-milk|Reismilch;Horchata;Hanfdrink
coconut-drink|Kokosmilch zum Trinken
coconut-milk|Kokosmilch aus der Dose;fettreduzierte Kokosmilch
coconut-milk-powder
coconut-cream|Kokossahne;Kokosmus;Kokosblock
cream-of-coconut|Cream of Coconut
meat|gemischtes Fleisch;gegartes Fleisch;mageres Fleisch
ground-meat|Hackfleisch gemischt;gemischtes Hack;Hack gemischt;Hackfl. gemischt;gemischtes Hackfleisch;Faschiertes;Gehacktes;Hack;Hackfleisch halb und halb;halb und halb;Hack halb und halb
beef|Rind;Rinderbraten;Rindsbraten;Rinderstreifen;Rindergeschnetzeltes;Rouladenfleisch;Bürgermeisterstück;Sauerbraten;Rinderschmorbraten
ground-beef|Rinderhack;Rinderhackfl.;Tatar;Rinderfaschiertes;Rindshackfleisch;Tartar
lean-ground-beef|mageres Rinderhack;Beefsteakhack
beef-patty|Burger-Patties;Hamburger-Patty;Burgerpatties;Burger-Pattys
steak|Rumpsteak;Hüftsteak;Steak;Rinderhüfte;Hüftsteaks;Steaks;Sirloin-Steak;Minutensteak vom Rind;Steakhüfte
ribeye-steak|Ribeye-Steak;Ribeye;Ribeye-Steaks;Rib-Eye-Steak;Côte de Bœuf;Hohe Rippe
strip-steak|New York Strip;Porterhouse-Steak;T-Bone-Steak;Club-Steak;Beiried;Zwiebelrostbraten;Rostbraten
beef-tenderloin|Filetsteak;Filetsteaks;Filet Mignon;Chateaubriand;Lungenbraten;Rinderlende
flank-steak|Flank-Steak;Rinderflanke
skirt-steak|Kronfleisch;Saumfleisch
beef-chuck|Rindernacken;Rinderkamm;Schmorbraten;Schmorfleisch vom Rind;Schaufelstück;Ochsenbäckchen;Rinderbäckchen;Ochsenbacken;Rinderbacken;Zwerchrippe;falsches Filet;Hohe Rippe Schmor;Bäckchen vom Rind
stewing-beef|Rindergulasch;Rindsgulasch;Rinderragout;Rindfleischwürfel;Suppenfleisch;Suppenfleisch vom Rind;Rindfleisch zum Schmoren;Beinfleisch;Siedfleisch;Tafelspitz vom Rind zum Kochen;Gulasch
brisket|Brustkern;Brisket;Ochsenbrust
beef-short-ribs|Short Ribs;Rinderrippen;Spannrippe;Leiterstück
beef-round|Tafelspitz;Unterschale vom Rind;Rinderkeule;Rinderrolle;Rinderrouladen;Rouladen;Semerrolle;Rouladen vom Rind;Rindsrouladen;Rinderroulade;Rindsschnitzel
beef-rib-roast|Hochrippe;Prime Rib;Rostbraten im Ganzen
beef-shank|Beinscheibe;Ochsenschwanz;Rinderwade;Beinscheiben;Rinderhesse;Wade;Wadschinken;Hesse
beef-bones|Markknochen;Suppenknochen;Rindermarkknochen;Sandknochen
corned-beef|Corned Beef;gekochte Pökelrinderbrust
canned-corned-beef|Dosen-Corned-Beef
beef-liver|Leber;Kalbsleber;Lammleber
kidney|Rinderniere;Kalbsniere;Schweinenieren;Kalbsnieren
beef-tongue|Zunge;Kalbszunge;Ochsenzunge
tripe|Kuttelfleck;Pansen
sweetbreads|Bries;Kalbshirn
beef-heart|Kalbsherz;Schweineherz
cooked-beef|gegartes Rindfleisch;Rinderbratenreste;gebratenes Rindfleisch
roast-beef|Roastbeef;kaltes Roastbeef;Roastbeef in Scheiben
pastrami|Rinderpastrami
beef-jerky|Beef Jerky;Biltong;Bündnerfleisch;Bresaola
beef-sausage|Merguez;Rindswurst;Rinderwürstchen
venison|Reh;Rehfleisch;Hirsch;Hirschkeule;Rehrücken;Hirschrücken;Hirschgulasch;Rehkeule;Rehgulasch;Wildgulasch;Hirschkalbsrücken
ground-venison|Hirschhackfleisch;Rehhack
bison|Bison;Bisonsteak;Bisonhackfleisch
veal|Kalb;Kalbsschulter;Kalbsbraten;Kalbsrücken;Kalbsgulasch;Kalbsbäckchen;Kalbshaxe;Kalbsgeschnetzeltes;Kalbsbeinscheiben;Kalbsnuss;Kalbstafelspitz;Ossobuco
veal-cutlet|Kalbsplätzli;Kalbsoberschale;Kalbskotelett
ground-veal|Kalbshack
lamb|Lamm;Lammsteak;Hammelfleisch;Lammnacken;Lammlachse;Lammgulasch;Lammrücken;Lammlachs;Lammhals
leg-of-lamb|Lammschlegel;Lammgigot;Lammhaxe groß
lamb-shoulder
lamb-chop|Lammkarree;Lammchops;Lammkrone;Lammracks
lamb-shank|Lammstelze
ground-lamb|Lammhack;Lammfaschiertes
cooked-lamb|Lammbratenreste;Lammbraten
pork|Schwein;Schweinebraten;Schweinegulasch;Schweineschnitzel;Schnitzelfleisch vom Schwein;Schweinesteak;Schweinegeschnetzeltes;Geschnetzeltes;Schweineoberschale;Schweinebäckchen;Schweinebacken;Schweinswangerl
pork-loin|Schweinerücken;Lummerbraten;Schweinekarree;Lachsbraten;Karree;Stielkotelett ausgelöst;Lummer;Schnitzelfleisch;Minutensteaks
char-siu|chinesisches Grillschwein
pork-chop|Kotelett;Koteletts;Stielkotelett;Lummerkotelett
pork-tenderloin|Schweinemedaillons;Schweinslungenbraten;Schweinelende;Schweinelendchen;Lungenbraten vom Schwein
cooked-pork|Pulled Pork;Schweinebratenreste;gezupftes Schweinefleisch
pork-shoulder|Schweinenacken;Schweinekamm;Schopfbraten;Schweineschopf;Schweinehals;Schweinebraten aus der Schulter;Nackensteak;Schopf;Nackensteaks;Schweinenackensteaks;Krustenbraten;Bürgermeisterstück vom Schwein
pork-belly|Bauchfleisch;Wammerl;Schweinebauchscheiben;Bauchscheiben;Grillbauch
pork-ribs|Spareribs;Rippchen;Schälrippchen;Schweinerippen;Babyback-Ribs;Leiterchen;dicke Rippe
ground-pork|Schweinehack;Mett;Schweinefaschiertes;Schweinemett;Thüringer Mett;Hackepeter
pork-hock|Eisbein;Schweinefuß;Surhaxe;Stelze;Schweinsfüße;Haxe;Haxn;Schweinehaxe;Haxen;Haxen vom Schwein
bacon|Bacon;Frühstücksspeck;Bauchspeck;Schinkenwürfel;Speckwürfel;durchwachsener Speck;gewürfelter Speck;Räucherspeck;Dörrfleisch;Bündle;Dürrfleisch
canadian-bacon|Back Bacon;Kasseler;Canadian Bacon
turkey-bacon|Truthahn-Bacon;Putenbacon
ham|Schinken;Kochschinken;Hinterschinken;Schinkenbraten;Beinschinken;gekochter Schinkenbraten;Schinkenwürfel gekocht
canned-ham|Dosenschinken;Spam
cured-pork|Pökelfleisch;Surfleisch;Selchfleisch
pancetta|Pancettawürfel;gewürfelte Pancetta
guanciale
prosciutto|Rohschinken;Parmaschinken;Serrano-Schinken;Schwarzwälder Schinken;Prosciutto;San-Daniele-Schinken;Serranoschinken;Südtiroler Speck;Schinkenspeck;Katenschinken;luftgetrockneter Schinken;Landjäger Schinken;Knochenschinken;Bündnerfleisch Schinken;Nussschinken
deli-meat|Wurstaufschnitt;Kaltaufschnitt;Fleischwurst Aufschnitt;Bierschinken;Jagdwurst
salami|Salamischeiben;italienische Salami;Rohwurst;Kaminwurzen
pepperoni|Pepperoni;Pizzasalami
bologna|Bologna-Wurst;Extrawurst;Fleischkäse;Leberkäse;Gelbwurst;Lyonerwurst
mortadella
chicken-deli-meat|Geflügelaufschnitt
turkey-deli-meat|Putenaufschnitt;geräucherte Putenbrust;Truthahnschinken
sausage|Würstchen;Lyoner;Fleischwurst;grobe Wurst;Schweinswürstel;Wurstbrät;Bratwurstbrät;Brät;Pinkel;Knacker;Regensburger;Cabanossi grob;Rauchenden;Debreziner;Kohlwurst;Käsekrainer;grobe Bratwürste;Bockwurst mit Darm
british-sausage|Cumberland-Wurst;Chipolata;Chipolatas
italian-sausage|italienische Bratwurst;Fenchelbratwurst
chorizo|spanische Chorizo;Paprikawurst
mexican-chorizo|frische Chorizo
andouille-sausage|Andouille;Mettenden;Mettwurst;Rauchwurst;geräucherte Wurst
kielbasa|polnische Wurst;Kielbasa;Kabanossi;Knackwurst;Cabanossi;Polnische
bratwurst|Rostbratwurst;Bockwurst;Weißwurst;Rostbratwürste;Thüringer Bratwurst;Nürnberger Rostbratwurst;Weißwürste;Nürnberger;Rostbratwürstchen
blood-sausage|Morcilla;Boudin noir;Haggis;Blunzen;Flönz;Rotwurst;Grützwurst;Thüringer Rotwurst
chicken-sausage|Hähnchenwurst;Putenbratwurst;Geflügelwürstchen;Geflügelwurst
chinese-sausage|Lap Cheong
hot-dog|Wiener;Frankfurter;Hotdog-Würstchen;Saitenwürstchen;Frankfurter Würstchen;Wienerle;Saitenwürstle;Wienerli
summer-sausage|Landjäger;Cervelat;Sommerwurst;Teewurst
pork-rinds|frittierte Schweineschwarte;Chicharrón;Grieben
meatball|Frikadellen;Hackbällchen;Köttbullar;Bouletten;Fleischlaberl
poultry|Geflügelfleisch
chicken|Huhn;Brathähnchen;Hähnchenfleisch;Hühnchen;ganzes Hähnchen;Suppenhuhn;Poulet;Hendl;Poularde;Masthuhn
chicken-breast|Hähnchenbrustfilet;Hähnchenfilet;Hähn. Brustfilet;Hähnchenbrustfilets;Hühnerbrust;Pouletbrust;Hähnchenschnitzel;Hähnchen-Innenfilets;Poulet-Brüstli;Poulardenbrust;Hühnerfilet;Pouletbrüstli;Hähnchengeschnetzeltes;Pouletgeschnetzeltes;Hähncheninnenfilet
chicken-thigh|Hähnchenschenkelfleisch;ausgelöste Hähnchenschenkel;ausgelöste Hähnchenoberschenkel;Hähnchenoberkeule;Hähnchenoberkeulen;ausgelöste Hähnchenkeulen
chicken-leg|Hähnchenkeule;Hähnchenkeulen;Hühnerkeulen;Pouletschenkel;Hühnerschenkel
chicken-drumstick|Hähnchenunterkeule;Hähnchenunterkeulen;Drumsticks
chicken-wing|Chicken Wings;Hühnerflügel;Pouletflügeli
buffalo-wing|scharfe Hähnchenflügel
ground-chicken|Geflügelhack;Hähnchenhack;Geflügelhackfleisch
cooked-chicken|gekochtes Hähnchen;gezupftes Hähnchenfleisch;Hähnchenreste;gebratenes Hähnchenfleisch;gekochtes Hühnerfleisch
rotisserie-chicken|Hähnchen vom Grill;Grillhendl;Broiler
canned-chicken
chicken-liver|Geflügelleber;Hühnerleber;Entenleber;Gänseleber;Entenstopfleber
chicken-gizzards|Hühnerklein;Hühnerherzen;Geflügelklein
chicken-feet
chicken-skin|Hühnerhaut
cornish-hen|Perlhuhn;Taube;Mistkratzerli
chicken-nuggets|Hähnchennuggets;paniertes Hähnchen
chicken-kiev|Kotelett Kiew;Chicken Kiev
turkey|Truthahn;Putenfleisch;Putenkeule;Putenoberkeule;Truthahnfleisch;ganze Pute;Putengulasch
cooked-turkey|Putenbratenreste;gekochtes Putenfleisch;Putenreste
turkey-breast|Putenschnitzel;Truthahnbrust;Putenfilet;Putensteak;Truthahnschnitzel;Putenbrustfilet;Putengeschnetzeltes
ground-turkey|Putenhack;Truthahnhack
duck|Entenfleisch;Entenkeule;Entenkeulen;Bauernente;Flugente;Entenconfit
duck-breast|Entenbrustfilet
goose|Gänsebrust;Gänsekeule;Gänsekeulen;Martinsgans;Weihnachtsgans;Gänsebraten
quail
pheasant
ostrich|Straußensteak
game|Wildfleisch;Wildbret;Wildschwein;Wildschweinkeule;Wildschweingulasch;Rebhuhn;Wildschweinbraten
goat-meat|Zicklein;Gitzi;Kitzfleisch
rabbit|Hase;Kaninchenkeule;Kaninchenkeulen;Kaninchenrücken;Stallhase;Karnickel
frog-legs
pate|Leberpastete;Landpastete;Gänseleberpastete
bacon-bits|Bacon Bits;Röstspeckwürfel
nut|Nusskerne;gehackte Nüsse;geröstete Nüsse
mixed-nut|gemischte Nüsse;gesalzene Nussmischung;gemahlene Nüsse;gemischte Nusskerne
almond|Mandelblättchen;Mandelstifte;ganze Mandeln;blanchierte Mandeln;gehobelte Mandeln;gehackte Mandeln;geröstete Mandeln;Mandelsplitter;Mandelkerne
tamari-almond
walnut|Walnusskerne;Baumnüsse;gehackte Walnüsse;Walnusshälften
pecan|Pekannusskerne;Pecannüsse;gehackte Pekannüsse
cashew|Cashews;Cashewnüsse;geröstete Cashewkerne;rohe Cashewkerne
pistachio|Pistazienkerne;gehackte Pistazien;geröstete Pistazien
hazelnut|Haselnusskerne;gemahlene Haselnüsse;gehackte Haselnüsse
macadamia-nut|Macadamia
brazil-nut|Paranusskerne
pine-nut|geröstete Pinienkerne;Zedernkerne
chestnut|Esskastanien;Maroni;vorgegarte Maronen;Kastanien;Maronenpüree
candlenut|Kerzennuss;Ginkgonüsse
peanut|Erdnusskerne;geröstete Erdnüsse;gesalzene Erdnüsse;ungesalzene Erdnüsse
honey-roasted-peanut
peanut-flour|Erdnussbutterpulver
peanut-butter|Erdnusscreme;Erdnussmus;cremige Erdnussbutter
almond-butter|Cashewmus;Haselnussmus;Nussmus
pistachio-cream
almond-paste|Marzipanrohmasse;Mandelpaste
frangipane|Mandelcremefüllung
soy-nuts|Sojanüsse
trail-mix|Nuss-Frucht-Mischung
seed|Saaten
mixed-seed|gemischte Kerne;Saatenmischung;Salatkerne;gemischte Saaten
sesame-seed|Sesamsamen;heller Sesam;schwarzer Sesam;gerösteter Sesam;Sesamsaat
tahini|Tahini;Sesampaste;Sesammus;Tahina
halva|Helva;Halwa
sunflower-seed|geröstete Sonnenblumenkerne
sunflower-seed-butter
pumpkin-seed|geröstete Kürbiskerne;Pepitas
flaxseed|geschroteter Leinsamen;gemahlener Leinsamen;Leinsaat
chia-seed|Chia;Basilikumsamen
hemp-seed|geschälte Hanfsamen;Hanfherzen
lotus-seed|Makhana;Lotuspaste
snack|Salzgebäck;Snack;Knabberzeug
potato-chip|Chips;gesalzene Chips;Kesselchips
pringle|Pringles
pita-chip|Bagelchips
sour-cream-and-onion-chip
tortilla-chip|Nachos;Maischips;Tortilla-Chips
cheese-tortilla-chip|Doritos
plantain-chip|Bananenchips;Maniokchips
popcorn|gepopptes Popcorn;süßes Popcorn
caramel-corn
cheese-popcorn
pretzel|Salzbrezeln;Salzstangen;Laugenbrezel;Laugenbrezeln;Breze;Minibrezeln
cracker|Salzcracker;Kräcker;Knäckebrot;Zwieback
gluten-free-cracker
butter-cracker
cheese-cracker|Käsegebäck
matzo|Matzenmehl;Matzemehl;Matzen-Brot
egg-matzo
rice-cake|Maiswaffeln
rice-cracker
papadum|Pappadum;Papad;Papadums
prawn-cracker|Krupuk;Kroepoek
cheese-puff
cheese-straw
bombay-mix|Sev
wasabi-pea
granola-bar|Haferriegel;Energieriegel;Proteinriegel;Getreideriegel
rice-krispie-treat
fruit-leather|Fruchtstreifen
sorbet|Zitronensorbet;Himbeersorbet;Wassereis;Eis am Stiel
sherbet|Fruchtsorbet mit Milch
prepared-meal
ready-meal|TK-Fertiggericht;Mikrowellengericht
pizza|Steinofenpizza;Tiefkühlpizza;Pizza Margherita;TK-Pizza
pepperoni-pizza|Pizza Salami
dumplings|Gyoza;Wan Tan;Dumplings;Teigtaschen;Kartoffelknödel;Semmelknödel;Klöße;Knödel;Kloßteig;Kartoffelklöße;Kartoffelkloßteig
empanada
samosa
vegetable-dumpling|Gemüse-Gyoza
har-gow|Har Gow
bao-bun|Bao Buns;Dampfbrötchen;Bao;gedämpfte Brötchen
pierogi|Pierogi;polnische Teigtaschen
egg-roll|TK-Frühlingsrollen;Lumpia
summer-roll
vegetable-spring-roll
burrito|Enchilada;Taco;Tamale;Tacos;Enchiladas
bean-burrito|Quesadilla;Quesadillas
macaroni-and-cheese|Macaroni and Cheese;Mac and Cheese
chili-con-carne|Chili-Eintopf
beef-stew|Rindereintopf
rice-mix|gewürzte Reismischung
lasagna-meal|TK-Lasagne;Lasagne vom Vortag
spaghetti-in-tomato-sauce|Buchstabennudeln in Tomatensauce
canned-ravioli|Dosenravioli
falafel|Falafelbällchen;Falafelmischung
potato-salad|Erdäpfelsalat
coleslaw|Coleslaw;Krautsalat;Kohlsalat
tuna-salad
seafood-salad|Krabbensalat
chicken-salad|Hähnchensalat;Schinkensalat
egg-salad
pasta-salad|Makkaronisalat
tortellini-salad
corn-dog|Wurst im Teigmantel
sandwich|belegtes Brot;Panini;belegtes Brötchen
sushi|Maki;Onigiri;Poke-Bowl
california-roll
pot-pie|Pot Pie;Cottage Pie;Shepherd's Pie
fish-pie|Fish Pie
baby-food|Babykost;Gläschenkost;Babynahrung
protein-supplement|Proteinpulver;Mahlzeitenersatz
collagen-powder
pea-protein|Erbsenproteinpulver;veganes Proteinpulver
seasoning|Universalgewürz;Würzmischung;Aromat
salt|Speisesalz;Jodsalz;feines Salz;Tafelsalz;Kochsalz;Vanillesalz
seasoned-salt|Kräutersalz;Würzsalz
celery-salt
sea-salt|grobes Meersalz;Fleur de Sel;Meersalzflocken;Salzflocken;grobes Salz;feines Meersalz
msg|Mononatriumglutamat
peppercorn|bunter Pfeffer;ganze Pfefferkörner
black-pepper|Pfeffer;Pfeffer schwarz;gemahlener Pfeffer;frisch gemahlener Pfeffer;schwarze Pfefferkörner;gemahlener schwarzer Pfeffer;grob gemahlener Pfeffer;Pfeffer aus der Mühle
white-pepper|gemahlener weißer Pfeffer;weiße Pfefferkörner
green-peppercorn|grüne Pfefferkörner;eingelegter grüner Pfeffer;rosa Pfeffer;rosa Beeren
sichuan-peppercorn|Sichuanpfeffer;Sansho;Sichuan-Pfeffer
spice|gemischte Gewürze;ganze Gewürze;Brotgewürz
allspice|Nelkenpfeffer;Pimentkörner;gemahlener Piment;Neugewürz
anise-seed|Anissamen;gemahlener Anis
star-anise|gemahlener Sternanis;Anissterne
annatto|Achiote;Achiotepaste;gemahlenes Annatto;Annattosamen
asafoetida|Asafoetida;Hing;Teufelsdreck
caraway-seed|Kümmelsamen;gemahlener Kümmel;ganzer Kümmel
cardamom|Kardamomkapseln;gemahlener Kardamom;grüne Kardamomkapseln;Kardamomkapsel
cayenne-pepper|gemahlener Cayennepfeffer
celery-seed|Ajowan;Ajwain;gemahlene Selleriesamen
chili-flakes|getrocknete Chiliflocken;Pul Biber;Chilifl;geschroteter Chili
shichimi-togarashi|Sieben-Gewürze-Pulver
chili-powder|gemahlener Chili;mildes Chilipulver;Ancho-Chilipulver;Kaschmir-Chilipulver;Chili gemahlen
gochugaru|koreanische Chiliflocken;koreanisches Chilipulver
cinnamon|Zimtpulver;gemahlener Zimt;Ceylonzimt
cinnamon-stick|Stangenzimt
clove|Nelken;gemahlene Nelken;Nelke;Nelkenpulver
coriander-seed|gemahlener Koriander;Korianderkörner;Korianderpulver
cumin|Cumin;gemahlener Kreuzkümmel;Kreuzkümmelsamen
curry-powder|Curry;Madras-Currypulver;mildes Currypulver
dill-seed
fennel-seed|Fenchelsaat;gemahlene Fenchelsamen
fenugreek|Bockshornkleesamen
fenugreek-leaves|Kasuri Methi;getrocknete Bockshornkleeblätter
five-spice-powder|chinesisches Fünf-Gewürze-Pulver;Five Spice
galangal-powder|gemahlener Galgant
garam-masala|Tandoori Masala;Chaat Masala
panch-phoron|bengalische Fünf-Gewürze-Mischung;Sambar-Pulver
garlic-powder|Knoblauchgranulat;getrockneter Knoblauch
onion-powder|Zwiebelgranulat;getrocknete Zwiebeln;Trockenzwiebeln
onion-soup-mix|Zwiebelsuppe aus der Tüte
fried-onion|knusprige Röstzwiebeln;frittierte Schalotten
ground-ginger|gemahlener Ingwer
ground-mustard|Senfmehl;englisches Senfpulver
mustard-seed|Senfsamen;gelbe Senfkörner;braune Senfkörner;schwarze Senfkörner;Senfsaat
juniper-berry|Wacholder
mace|Macis
nigella-seed|Schwarzkümmelsamen
nutmeg|Muskat;geriebene Muskatnuss;gemahlene Muskatnuss
paprika|Paprika edelsüß;edelsüßes Paprikapulver;Rosenpaprika;rosenscharfes Paprikapulver;süßes Paprikapulver;Paprikapulver rosenscharf;Paprika rosenscharf
smoked-paprika|Räucherpaprika;Pimentón de la Vera
poppy-seed|Mohnsamen;Blaumohn;gemahlener Mohn;Graumohn;Dampfmohn
pumpkin-pie-spice|Kürbiskuchengewürz;Spekulatiusgewürz;Apfelkuchengewürz;Pfefferkuchengewürz
saffron|Safranfäden;gemahlener Safran
sumac|Sumak;Essigbaumgewürz
turmeric|Kurkumapulver;gemahlene Kurkuma;Gelbwurz
vanilla-bean|Vanillemark;gemahlene Vanille;Vanillepulver;Schote Vanille;Vanillestange;Bourbonvanille Schote
cajun-seasoning|Cajun-Gewürzmischung;kreolisches Gewürz
crab-boil|Crab Boil
old-bay|Old Bay
taco-seasoning|Taco-Gewürzmischung;Fajita-Gewürz;Fajitagewürz
italian-seasoning|Kräuter der Provence;Kräutermischung;getrocknete italienische Kräuter;italienische Kräutermischung;Pizzagewürz
poultry-seasoning|Hähnchengewürz;Brathähnchengewürz
pickling-spice|Gurkengewürz;Einlegegewürz;Glühweingewürz
zaatar|Za'atar;Zahtar
dukkah
baharat|Sieben-Gewürze-Mischung
ras-el-hanout|marokkanische Gewürzmischung
jerk-seasoning|Jerk-Gewürzmischung
berbere|Berbere-Gewürz
pilau-seasoning|Paellagewürz;Reisgewürz
ranch-seasoning|Salatkräutermischung;Ranch-Gewürzmischung
gravy-mix|Soßenpulver;Bratensaft instant;Soßenbinder;Saucenbinder;dunkler Soßenbinder;Bratensaft Pulver;heller Soßenbinder
beef-gravy-granule
file-powder|Gumbo-Filé
furikake|Gomasio;Gomashio
dried-lime|Loomi;persische Limette
dried-barberry|Berberitzen;Zereshk;Berberitze
liquid-smoke|Rauchwürze;Raucharoma
hibiscus-flower|getrocknete Hibiskusblüten;Hibiskus
edible-flower|Rosenblütenblätter;getrocknete Rosenblüten;Kapuzinerkresse;Holunderblüten;Holunderblütendolden;Gänseblümchen;Holunderdolden;Hollerblüten
lavender|Lavendelblüten;getrockneter Lavendel
dried-herb|Trockenkräuter
dried-basil
bay-leaf|Lorbeer;getrocknete Lorbeerblätter
dried-oregano|mexikanischer Oregano;Oregano getrocknet
dried-thyme|Thymian getrocknet
dried-rosemary
dried-sage
dried-dill|Dillspitzen
dried-parsley
dried-tarragon
dried-marjoram|Majoran gerebelt;gerebelter Majoran
dried-savory|getrocknetes Bohnenkraut;frisches Bohnenkraut
dried-mint
dried-chervil
dried-cilantro
freeze-dried-chives|getrockneter Schnittlauch
herb|gemischte Kräuter;frische Kräuter;gehackte Kräuter;Kräuter der Saison;Petersilie und Schnittlauch gemischt;Kräutersträußchen;Frankfurter Kräuter;8-Kräuter-Mischung
parsley|glatte Petersilie;krause Petersilie;frische Petersilie;Petersilienblätter;Peterle
cilantro|Koriander;frischer Koriander;Korianderblätter
basil|Thai-Basilikum;frisches Basilikum;Basilikumblätter;Thaibasilikum
mint|frische Minze;Minzeblätter;Pfefferminze;Minzblätter
dill|frischer Dill;Dille
thyme|frischer Thymian;Thymianzweige;Thymianblättchen;Zitronenthymian
rosemary|frischer Rosmarin;Rosmarinzweige;Rosmarinnadeln
sage|frischer Salbei;Salbeiblätter
oregano|frischer Oregano
marjoram|frischer Majoran
tarragon|frischer Estragon
chives|Schnittlauchröllchen;chinesischer Schnittlauch;Knoblauch-Schnittlauch;Knolau
chervil|frischer Kerbel
curry-leaf|frische Curryblätter;Curryblatt
lemongrass|Zitronengrasstängel;Zitronengrasstange
lovage|Maggikraut
shiso|Perilla;Shisoblätter;Perillablätter
epazote|Mexikanischer Drüsengänsefuß
culantro|Culantro;Sägezahnkoriander
pandan-leaf|Pandan;Schraubenbaumblätter
lemon-verbena|Zitronenmelisse;Borretsch;Waldmeister;Ysop
wheatgrass|Gerstengras
vegetable|Gemüsemischung;gemischtes Gemüse;Saisongemüse;Wurzelwerk;Gemüsereste
leafy-green|gemischter Blattsalat;Salatmischung;Pflücksalat;gemischte Blattsalate
lettuce|Kopfsalat;Blattsalat;grüner Salat;Salatblätter;Salatherzen;Eichblattsalat;Häuptelsalat;Lollo bionda
romaine-lettuce|Romana-Salat;Römersalat;Romana;Romanasalatherzen;Kochsalat
iceberg-lettuce|Eissalat;Eisberg
butter-lettuce|Buttersalat;Butterhäuptel
red-leaf-lettuce|Lollo rosso;roter Eichblattsalat
little-gem-lettuce|Salatherz;Little-Gem-Salat;Baby-Romanasalat
spinach|Babyspinat;frischer Spinat;Spinatblätter;Junger Spinat;frischer Blattspinat
frozen-spinach|Tiefkühlspinat;gefrorener Spinat;TK-Blattspinat;gehackter TK-Spinat
canned-spinach|Dosenspinat
kale|Krauskohl;Braunkohl;Grünkohlblätter;Federkohl
lacinato-kale|Cavolo nero;Palmkohl;toskanischer Kohl
swiss-chard|Krautstiel;Stielmangold;bunter Mangold;Mangoldblätter
arugula|Rauke;Rukola;Salatrauke;wilde Rauke;Ruccola
collard-greens|Collard Greens;Kohlblätter
mustard-greens|Senfkohl;Senfblätter;Senfspinat
turnip-greens|Stielmus;Rübengrün
beet-greens|Rote-Bete-Grün;Randenblätter
dandelion-greens|Löwenzahnblätter;Röhrlsalat
watercress|Winterkresse
garden-cress|Gartenkresse;Kressebeet
endive|Endivien;Endivie;Frisée;Friséesalat;Eskariol
belgian-endive|weißer Chicorée;roter Chicorée;Chicorée-Stauden
radicchio|Treviso;Cicorino rosso
mache|Rapunzelsalat;Vogerlsalat;Nüsslisalat;Ackersalat;Rapunzel
sorrel|Sauerampferblätter
purslane|Sommerportulak;Burzelkraut
amaranth-leaves|Amarant-Gemüse;Callaloo
lambs-quarters|Gänsefußblätter;Melde
stinging-nettle|Brennnesselblätter;Brennnesselspitzen
moringa-leaves|Moringa
taro-leaves
sweet-potato-leaves
pumpkin-shoots|Kürbisblätter
malabar-spinach|Ceylonspinat
water-spinach|Kangkong;Morning Glory
grape-leaves|frische Weinblätter;Weinblatt;Rebblätter
jarred-grape-leaves|Weinblätter in Lake;Weinblätter aus dem Glas
chrysanthemum-greens|Chrysanthemenblätter;Shungiku;Kronenwucherblume
microgreens|Keimgrün;Grünkraut
pea-shoots|Erbsentriebe;Erbsenkresse
broccoli-leaves
new-zealand-spinach|Neuseelandspinat;Sommerspinat
jute-leaves|Molokhia;Muskraut;Mulukhiyah
cruciferous-vegetable|Kreuzblütler-Gemüse
broccoli|Broccoli;Brokkoliröschen;Brokkolikopf
broccolini|Broccolini;Bimi;Sprossenbrokkoli;wilder Brokkoli
frozen-broccoli|gefrorener Brokkoli;Tiefkühlbrokkoli;TK-Brokkoliröschen
romanesco|grüner Blumenkohl;Pyramidenblumenkohl;Minarettkohl
broccoli-rabe|Rapini;Stängelkohl
chinese-broccoli|Gai Lan;Kai-lan
cauliflower|Karfiol;Blumenkohlröschen;Blumenkohlkopf
cauliflower-rice|Karfiolreis
frozen-cauliflower|gefrorener Blumenkohl;Tiefkühlblumenkohl
cabbage|Weißkraut;Spitzkohl;Kohl;Kraut;Kabis;Kohlkopf;Krautkopf;Jaroma
red-cabbage|Rotkraut;Blaukraut;Rotkabis;Rotkohl aus dem Glas
savoy-cabbage|Wirsingkohl;Wirz;Welschkohl
napa-cabbage|Japankohl;Pekingkohl
bok-choy|Pak Choy;Bok Choy;Mini-Pak-Choi;Baby Pak Choi
komatsuna|japanischer Senfspinat
coleslaw-mix|geraspelter Kohl;Coleslaw-Mischung
brussels-sprouts|Kohlsprossen;Sprossenkohl;Rosenkohlröschen
kohlrabi|Oberrübe
tatsoi|Tatsoi-Rosettenkohl
mizuna|japanischer Blattsenf
choy-sum|Choy Sum;chinesischer Blütenkohl
allium|Lauchgemüse
onion|Gemüsezwiebel;Speisezwiebeln;Gemüsezwiebeln;gelbe Zwiebel;gelbe Zwiebeln;Haushaltszwiebel;gehackte Zwiebel
white-onion
red-onion|Tropea-Zwiebel
sweet-onion|milde Zwiebel;Metzgerzwiebel;Vidalia-Zwiebel
pearl-onion|Silberzwiebeln;Schmorzwiebeln;Cipolline
frozen-onion|gefrorene Zwiebeln;TK-Zwiebelwürfel
shallot|Bananenschalotte;Edelzwiebel
scallion|Lauchzwiebel;Lauchzwiebeln;Jungzwiebel;Jungzwiebeln;Schlotte;Bundzwiebel;Frühlingslauch
leek|Porree;Lauchstange;Lauchstangen;Porreestange
ramp|Bärlauchblätter;wilder Lauch
garlic|Knoblauchzehe;Knoblauchzehen;Knoblauchknolle;junger Knoblauch;gehackter Knoblauch;Knobi;Knofi;Knofel
garlic-scape|Knoblauchgrün;Knoblauchsprossen;Knoblauchblüten
root-vegetable
carrot|Karotte;Karotten;Mohrrüben;Rüebli;Gelbe Rüben;Wurzeln;Mohrrübe
baby-carrot|Babykarotten;Minimöhren;Fingermöhren;Babykarotte
canned-carrot|Dosenmöhren;Karotten aus der Dose
parsnip|Pastinak;Petersilienwurzel;Petersilienwurzeln;Wurzelpetersilie;Petersilwurzel
turnip|Rübchen;Mairübe;Mairüben;Teltower Rübchen;Herbstrübe;Navette;weiße Rübe
rutabaga|Kohlrübe;Wruke;Kohlrüben;Bodenrübe;Bodenkohlrabi
beet|Rote Beete;Rote Rübe;Rote Rüben;Rande;Randen;Rote-Bete-Knolle;Ranna;Ronen
canned-beet|Rote Bete aus dem Glas
pickled-beet|Rote-Bete-Salat aus dem Glas;saure Rote Bete
radish|Rettich;Radi;rotes Radieschen
daikon|Daikon;weißer Rettich;Mooli;Bierrettich;Rettich weiß
dried-daikon|getrockneter Rettich
celery-root|Sellerie;Sellerieknolle;Zeller
jerusalem-artichoke|Erdartischocke;Topinamburknollen
horseradish-root|Kren;frischer Meerrettich;Meerrettichwurzel;geriebener Meerrettich
burdock-root|Gobo
salsify|Haferwurzel
lotus-root|Renkon
jicama|Jícama
potato|Erdäpfel;Speisekartoffeln;Pellkartoffeln;Grumbeeren;Gschwellti
russet-potato|mehlige Kartoffel;mehlige Kartoffeln;Backkartoffel;Backkartoffeln;Ofenkartoffel;Ofenkartoffeln
yukon-gold-potato|gelbfleischige Kartoffeln;speckige Erdäpfel;festkochende Kartoffeln
red-potato|rote Kartoffeln
new-potato|neue Kartoffeln;kleine Kartoffeln;neue Kartoffel;Babykartoffeln;Heurige;Frühkartoffeln;junge Kartoffeln
canned-potato|Dosenkartoffeln;Kartoffeln aus dem Glas
hash-browns|Rösti;Hash Browns;Kartoffelrösti
tater-tots|Tater Tots;Kroketten;Röstinchen
mashed-potato|Kartoffelbrei;Kartoffelstock;Erdäpfelpüree;Stampfkartoffeln
instant-mashed-potato|Kartoffelflocken;Instant-Kartoffelpüree;Püreeflocken
sweet-potato|Batate;Bataten
canned-sweet-potato|Süßkartoffelpüree
yam|Yams;Nagaimo
taro-root|Taro;Wasserbrotwurzel;Eddo
cassava|Maniokwurzel;Yuca;Kassava;TK-Maniok
water-chestnut|Wasserkastanien aus der Dose
arrowroot-root|frische Pfeilwurz
ginger|frischer Ingwer;Ingwerwurzel;Ingwerknolle;geriebener Ingwer
galangal|Galgantwurzel;Thai-Ingwer;Galanga
fresh-turmeric|Kurkumawurzel;frische Gelbwurz;frischer Kurkuma
wasabi-root|frischer Wasabi
pod-and-stem-vegetable|Hülsen- und Stängelgemüse
celery|Stangensellerie;Selleriestange;Selleriestangen;Bleichsellerie;Selleriegrün;Sellerie Stange;Rippe Sellerie
fennel|Fenchelknolle;Fenchelknollen;Fenchelgrün;Gemüsefenchel
asparagus|grüner Spargel;weißer Spargel;Spargelstangen;Spargelspitzen
canned-asparagus|Spargel aus der Dose
artichoke|Artischockenherzen;Artischockenböden;TK-Artischockenherzen
canned-artichoke|Artischocken aus dem Glas;Artischockenherzen aus der Dose;Artischockenherzen aus dem Glas;eingelegte Artischocken
cardoon|Cardy;Kardone
rhubarb|Rhabarberstange;Rhabarberstangen
okra|Okra;TK-Okraschoten;Ladyfinger-Okra
green-bean|Buschbohnen;Prinzessbohnen;Fisolen;Stangenbohnen;Brechbohnen;Schnittbohnen;Keniabohnen;Haricots verts;Bohnen grün;Schnippelbohnen
canned-green-bean|Bohnen aus dem Glas;Brechbohnen aus der Dose
yardlong-bean|Schlangenbohnen;Langbohnen
snow-pea|Kaiserschoten;Kefen;Zuckererbsenschoten
sugar-snap-pea|Zuckererbse;Zuckererbsen
pea|TK-Erbsen;gefrorene Erbsen;grüne Erbsen;junge Erbsen;feine Erbsen;Markerbsen;Gartenerbsen
canned-pea|Dosenerbsen
fava-bean|Saubohnen;Ackerbohnen;Puffbohnen;TK-Dicke-Bohnen;Saubohne
lima-bean|Mondbohnen;TK-Limabohnen
edamame|grüne Sojabohnen;Edamamebohnen;TK-Edamame;Edamamekerne
moringa-drumsticks|Drumstick-Schoten
winged-bean|Goabohne
hyacinth-bean|Lablab-Bohne
cluster-bean|Büschelbohne
bamboo-shoots|Bambusschösslinge;Bambussprossen aus der Dose
hearts-of-palm|Palmenherzen;Palmitos;Palmherzen aus der Dose
fiddlehead-ferns|Straußenfarnsprossen
nopales|Kaktusblätter;Feigenkaktusblätter
sea-beans|Salicornia;Meeresspargel;Glasschmalz;Passe Pierre
bean-sprouts|Sojasprossen;Sojakeimlinge;Mungosprossen;Mungobohnensprossen;Bohnensprossen
soybean-sprout|echte Sojabohnensprossen
alfalfa-sprouts|Luzernesprossen;Sprossen;Brokkolisprossen;Radieschensprossen;Keimlinge
lentil-sprouts|gekeimte Linsen
banana-flower
celtuce|Celtuce;Stängelsalat
squash-blossom|Kürbisblüte;Kürbisblüten
fruiting-vegetable
tomato|Strauchtomaten;Rispentomaten;Fleischtomaten;Strauchtomate;Paradeiser;Rispentomate;Fleischtomate;reife Tomaten
cherry-tomato|Cherrytomaten;Cocktailtomaten;Datteltomaten;Cherrytomate;Cocktailtomate;Minitomaten;Cocktailparadeiser;Cherry-Tomaten;Kirschparadeiser
grape-tomato|Snacktomaten
plum-tomato|Roma-Tomaten;Flaschentomaten;San-Marzano-Tomaten;Romatomaten;Roma-Tomate
green-tomato|unreife Tomaten
yellow-tomato|orange Tomaten
tomatillo|mexikanische grüne Tomate
cucumber|Salatgurke;Schlangengurke;Landgurke;Einlegegurken;Salatgurken;Schmorgurke
english-cucumber|Treibhausgurke;Gewächshausgurke
persian-cucumber|Snackgurke;Snackgurken;Libanesische Gurke;Babygurken
zucchini|grüne Zucchini;gelbe Zucchini;Zucchetti;Zucchino
baby-zucchini|Babyzucchini
summer-squash|Sommerkürbis;Patisson;Ufokürbis;Patissons
eggplant|Melanzani;Eierfrucht;Melanzane
japanese-eggplant|japanische Aubergine;asiatische Aubergine
red-bell-pepper|Paprika rot;rote Paprika;rote Spitzpaprika;Paprikaschote rot;Peperoni rot
yellow-bell-pepper|gelbe Paprika;orange Paprika;orange Paprikaschote;Paprika gelb
roasted-red-pepper|gegrillte Paprika aus dem Glas;eingelegte Paprika;geröstete Paprikaschoten;Röstpaprika;Piquillo-Paprika;Tomatenpaprika
chili-pepper|Chili;Peperoni;rote Chilischote;rote Chilischoten;rote Chili;Pfefferoni;Peperoncino;frische Chilischote
green-chili|grüne Chili;grüne Peperoni
jalapeno|Jalapeño-Schote;frische Jalapeños
serrano-pepper|Chile serrano
poblano-pepper|Poblano;Chile poblano
habanero|Scotch Bonnet;Habanero-Chili;Scotch-Bonnet-Chili
thai-chili|Vogelaugenchili;Bird-Eye-Chili;kleine rote Chilischote;kleine rote Chilischoten
banana-pepper|Bananenpaprika;Bratpaprika;ungarische Wachspaprika
pickled-jalapeno|Jalapeños aus dem Glas;Jalapeños in Scheiben
canned-green-chili|grüne Chilis aus der Dose
pickled-hot-pepper|Peperoni aus dem Glas;eingelegte Chilischoten;milde Peperoni;eingelegte Pfefferoni;Peperoni eingelegt
winter-squash|Speisekürbis;Moschuskürbis
butternut-squash|Butternut;Butternuss-Kürbis;Butternusskürbis;Butternut-Kürbis;Butternusskürbisse
acorn-squash|Acorn-Kürbis
spaghetti-squash
kabocha-squash|Kabocha;Hubbard-Kürbis;Delicata-Kürbis;Buttercup-Kürbis
pumpkin|Hokkaido;Hokkaidokürbis;Kürbisfleisch;Muskatkürbis;Hokkaido-Kürbis;Gartenkürbis
pumpkin-puree|Kürbismus;Kürbispüree aus der Dose
chayote|Christophine;Chayoten-Kürbis
bitter-gourd|Bittergurke;Balsambirne;Karela
bottle-gourd|Kalebasse;Lauki
ash-gourd|Wintermelone
sponge-gourd|Luffa;Schwammkürbis
snake-gourd|Schlangenkürbis
pointed-gourd|Parwal
ivy-gourd|Tindora;Efeukürbis
corn|Zuckermais;Maiskolben;frischer Mais;Kukuruz;Maiskörner
frozen-corn|gefrorener Mais;Tiefkühlmais
canned-corn|Mais Dose;Gemüsemais;Dosenmais;Zuckermais aus der Dose
creamed-corn|Mais in Sahnesauce;Creamed Corn
baby-corn|Babymais;Minimaiskolben;Maiskölbchen
avocado|Hass-Avocado;reife Avocado;reife Avocados
mushroom|Pilze;weiße Champignons;gemischte Pilze;Zuchtpilze;frische Champignons;Maronen Pilze;Schwammerl
cremini-mushroom|Cremini;Steinchampignons;Egerlinge;Kastanienpilze
portobello-mushroom|Portobello;Portobellos;Riesenchampignon;Riesenchampignons
shiitake-mushroom|Shiitake;Shiitakepilze;frische Shiitake
oyster-mushroom|Austernseitling;Kräuterseitling;Austernseitlinge;Kräuterseitlinge;Königsausternpilz
enoki-mushroom|Enoki;Samtfußrübling
maitake-mushroom|Klapperschwamm;Maitake
chanterelle|Eierschwammerl;Eierschwämme;Rehling;Eierschwämmchen;Reherl
morel|Spitzmorchel;frische Morcheln
porcini-mushroom|Herrenpilz;Herrenpilze;frische Steinpilze
dried-shiitake-mushroom|getrocknete Shiitake;getrocknete chinesische Pilze;Tongu-Pilze
dried-porcini-mushroom|getrocknete Pilze;getrocknete Waldpilze;getrocknete Morcheln;Trockenpilze;Steinpilze getrocknet
wood-ear-mushroom|Judasohr;Mu-Err;Wolkenohrpilz;Chinesische Morcheln;Holzohrpilze
straw-mushroom|Reisstrohpilz
beech-mushroom|Shimeji;Shimeji-Pilze
canned-mushroom|Dosenchampignons;Pilze aus der Dose;Champignons aus dem Glas
truffle|schwarzer Trüffel;Wintertrüffel;Sommertrüffel;frischer Trüffel
seaweed|Meeresalgen;getrocknete Algen;Seetang;Meeresgemüse
seaweed-snack|gewürzte Algenblätter;Algenchips
nori|Noriblätter;Nori-Algen;Noriblatt;Nori-Blätter;geröstetes Nori
kombu|Kombu-Alge;Kombualgen
wakame|Wakame-Algen;getrocknete Wakame
hijiki|Hijiki-Algen;Arame
dulse|Lappentang;Dulse-Flocken
agar|Agartine;Agar;Agar-Agar-Pulver
spirulina|Spirulinapulver
frozen-mixed-vegetable|TK-Gemüse;Tiefkühlgemüse;gefrorenes Gemüse;Wokgemüse;TK-Pfannengemüse;TK-Kaisergemüse;Kaisergemüse;Asia-Gemüse
canned-mixed-vegetable|Leipziger Allerlei;Dosengemüse
sauerkraut|Fasskraut;Weinsauerkraut
kimchi|Chinakohl-Kimchi
pickle|Essiggurken;Cornichons;Essiggurke;saure Gurken;Salzgurken;Senfgurken;Gewürzgurken aus dem Glas;Gurkerl;Spreewaldgurken;Delikatessgurken;Essiggürkchen
sweet-pickle|süße Gewürzgurken
pickle-relish|Relish;süßes Gurkenrelish;Hotdog-Relish
pickled-radish|Danmuji;Takuan
preserved-mustard-greens|Suan Cai;eingelegte Senfblätter;eingelegter Blattsenf
zha-cai|Szechuan-Gemüse;eingelegte Senfknolle
pickled-ginger|Gari;Sushi-Ingwer;Beni Shoga
pickled-onion|eingelegte rote Zwiebeln;eingelegte Perlzwiebeln;Silberzwiebeln aus dem Glas
sun-dried-tomato|getrocknete Tomaten in Öl;eingelegte getrocknete Tomaten;Soft-Tomaten;halbgetrocknete Tomaten;Tomaten getrocknet
dried-chili|getrocknete Chili;getrocknete Chilis;getrocknete rote Chilischoten;Chile de Árbol
ancho-chile|getrocknete Poblano;Ancho;Mulato-Chili
pasilla-chile|Pasilla
chipotle-chile|Chipotle;getrocknete Chipotle;geräucherte Jalapeño
young-jackfruit|grüne Jackfrucht;Jackfruit aus der Dose;Jackfrucht-Stücke natur
`;
