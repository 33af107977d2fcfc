// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | German | French | Spanish | Italian; the first meaning of a word counts */
export const LOCALIZED_NAMES = `
peach | pfirsiche, pfirsich | peches, peche | melocotones, melocoton | pesca, pesche
pasta | nudeln, pasta, bandnudeln, suppennudeln | pates | pasta | pasta, pasta corta
liverwurst | leberwurst | pate de foie | pate |
french-fries | pommes, pommes frites, backofen frites | frites | patatas fritas congeladas | patatine fritte
bell-pepper | paprika, paprikamix, spitzpaprika, paprikaschote, paprikaschoten, grune paprika | poivron, poivrons, poivron vert, poivrons verts | pimiento, pimientos, pimiento verde, pimiento italiano, pimientos verdes | peperone, peperoni, peperone verde, peperoni verdi
bread | brot, weissbrot, toastbrot, toast, bauernbrot, mischbrot, krustenbrot, kastenbrot | pain, pain de mie, pain complet, pain de campagne | pan, pan de molde, barra de pan, barra, hogaza | pane, pane casereccio, pancarre, pan carre
whole-wheat-bread | vollkornbrot |  | pan integral | pane integrale
italian-bread | baguette, ciabatta | baguette, ficelle, flute | chapata | ciabatta, baguette
rye-bread | roggenbrot, pumpernickel | pain de seigle | pan de centeno | pane di segale
brioche | brioche | brioche | brioche | brioche
bread-roll | brotchen, semmel, semmeln, laugenbrotchen, weltmeisterbrotchen | petit pain, petits pains | panecillo, panecillos, bollo | panino, panini
burger-bun | burgerbrotchen, burger buns | pain burger, pains burger | pan de hamburguesa, pan hamburguesa | panini per hamburger
croissant | croissant, croissants, buttercroissant | croissant, croissants | croissant, cruasan | cornetto, cornetti
tortilla | weizentortillas, wraps | wraps | tortillas de trigo | piadina, piadine
breadcrumbs | paniermehl, semmelbrosel | chapelure | pan rallado | pangrattato, pan grattato, pane grattugiato
dough | teig | pate | masa | impasto
puff-pastry | blatterteig | pate feuilletee | hojaldre, masa de hojaldre | pasta sfoglia, sfoglia
shortcrust-pastry | murbeteig | pate brisee, pate sablee | masa quebrada | pasta frolla, pasta brisee
phyllo | filoteig, yufkateig | pate filo, feuilles de filo, feuilles de brick | pasta filo, masa filo | pasta fillo
pizza-dough | pizzateig | pate a pizza | masa de pizza | pasta per pizza, impasto per pizza
cake | kuchen, torte | gateau | pastel, bizcocho, tarta | torta
ladyfingers | loffelbiskuits, loffelbiskuit | boudoirs, biscuits a la cuillere | bizcochos de soletilla | savoiardi
sugar | zucker, feinzucker, kristallzucker | sucre, sucre en poudre, sucre semoule | azucar, azucar blanco, azucar blanquilla | zucchero, zucchero semolato, zucchero bianco
powdered-sugar | puderzucker | sucre glace | azucar glas | zucchero a velo
brown-sugar | rohrzucker, brauner zucker | sucre roux, cassonade | azucar moreno | zucchero di canna
raw-sugar |  |  | azucar de cana, panela | zucchero grezzo
honey | honig, blutenhonig | miel | miel | miele
maple-syrup | ahornsirup | sirop d erable | sirope de arce, jarabe de arce | sciroppo d acero
agave-syrup | agavendicksaft, agavensirup | sirop d agave | sirope de agave | sciroppo d agave
baking-powder | backpulver | levure chimique | levadura quimica | lievito per dolci, lievito in polvere, lievito chimico
baking-soda | natron | bicarbonate, bicarbonate de soude, bicarbonate alimentaire | bicarbonato | bicarbonato, bicarbonato di sodio
yeast | hefe, trockenhefe | levure, levure boulangere | levadura | lievito, lievito secco, lievito di birra, lievito di birra secco
fresh-yeast | frische hefe, frischhefe, wurfelhefe | levure fraiche, levure de boulanger fraiche | levadura fresca | lievito fresco, lievito di birra fresco
gelatin | gelatine, blattgelatine | gelatine | gelatina | gelatina, colla di pesce
vanilla-extract | vanilleextrakt, vanillearoma | extrait de vanille | extracto de vainilla, esencia de vainilla | estratto di vaniglia
chocolate | schokolade, milka, vollmilchschokolade | chocolat, chocolat au lait | chocolate, chocolate con leche | cioccolato, cioccolata
dark-chocolate | zartbitterschokolade, zartbitter, bitterschokolade, zartbitter kuvertute | chocolat noir, chocolat patissier, chocolat noir patissier | chocolate negro, chocolate de postres | cioccolato fondente
milk-chocolate | milchschokolade |  |  | cioccolato al latte
white-chocolate | weisse schokolade | chocolat blanc | chocolate blanco | cioccolato bianco
cocoa-powder | kakao, kakaopulver | cacao | cacao, cacao en polvo, cola cao | cacao, cacao amaro, cacao in polvere
chocolate-hazelnut-spread | nussnougatcreme, nuss nougat creme, nutella | pate a tartiner, nutella | crema de cacao, nocilla, nutella |
jam | konfiture, marmelade, erdbeerkonfiture | confiture, confiture fraises | mermelada | marmellata, confettura
pudding | pudding | creme dessert, mousse au chocolat, danette | natillas |
flan | creme karamell | creme caramel | flan, flanes |
candy | bonbons, gummibarchen, fruchtgummi | bonbons | caramelos, gominolas | caramelle
cookie | kekse, butterkekse | biscuits, biscuit, gateaux secs | galletas, galleta | biscotti, biscotto
ketchup | ketchup, tomatenketchup | ketchup | ketchup | ketchup
mustard | senf | moutarde | mostaza | senape
dijon-mustard | dijonsenf | moutarde de dijon | mostaza de dijon | senape di digione
mayonnaise | mayonnaise, mayo, remoulade | mayonnaise | mayonesa, mahonesa | maionese
soy-sauce | sojasauce, sojasosse | sauce soja | salsa de soja, salsa soja | salsa di soia
fish-sauce | fischsauce | sauce poisson, nuoc mam | salsa de pescado | salsa di pesce
worcestershire-sauce | worcestersauce, worcestershiresauce | sauce worcestershire | salsa worcestershire, salsa perrins | salsa worcestershire
vinegar | essig, apfelessig, branntweinessig | vinaigre, vinaigre de vin | vinagre, vinagre de vino | aceto, aceto di vino
apple-cider-vinegar |  | vinaigre de cidre | vinagre de manzana, vinagre de sidra | aceto di mele
white-wine-vinegar | weissweinessig | vinaigre de vin blanc | vinagre de vino blanco | aceto di vino bianco
red-wine-vinegar | rotweinessig | vinaigre de vin rouge | vinagre de vino tinto | aceto di vino rosso
sherry-vinegar | sherryessig | vinaigre de xeres | vinagre de jerez | aceto di xeres
balsamic-vinegar | balsamico | vinaigre balsamique | vinagre balsamico, vinagre de modena | aceto balsamico
capers | kapern | capres | alcaparras | capperi
pesto | pesto | pesto | pesto | pesto
romesco |  |  | romesco, salsa romesco |
hummus | hummus | houmous | hummus | hummus
canned-tomato | gehackte tomaten, geschalte tomaten, pizzatomaten, tomaten gehackt, dosentomaten | tomates pelees, tomates concassees, pulpe de tomate | tomate triturado, tomate entero pelado, tomate natural | pomodori pelati, pelati, polpa di pomodoro
tomato-paste | tomatenmark | concentre de tomate, dble concentre tomate | concentrado de tomate | concentrato di pomodoro
passata | passierte tomaten, tomaten passiert, passata | coulis de tomate, passata, puree de tomate | tomate tamizado | passata di pomodoro, passata
tomato-sauce | tomatensauce, tomatensosse | sauce tomate | tomate frito | sugo di pomodoro, salsa di pomodoro
stock | bruhe, fond | bouillon | caldo | brodo
chicken-stock | huhnerbruhe | bouillon de volaille, bouillon de poule | caldo de pollo | brodo di pollo
beef-stock | rinderbruhe, fleischbruhe | bouillon de boeuf, fond de veau | caldo de carne | brodo di carne
fish-stock | fischfond | fumet de poisson | caldo de pescado, fumet de pescado | brodo di pesce, fumetto di pesce
vegetable-stock | gemusebruhe | bouillon de legumes | caldo de verduras | brodo vegetale
bouillon-cube | bruhwurfel | bouillon cube, cube de bouillon, cubes de bouillon | pastilla de caldo, cubito de caldo | dado, dado da brodo
milk | milch, vollmilch, frischmilch, h milch, weidemilch, landmilch, alpenmilch, heumilch | lait, lait entier, lait frais | leche, leche entera | latte, latte intero, latte fresco
reduced-fat-milk | fettarme milch, h milch 1 5 | lait demi ecreme, lait demi ec, lait 1 2 ecreme | leche semidesnatada, leche semi | latte parzialmente scremato
skim-milk | magermilch | lait ecreme | leche desnatada | latte scremato
condensed-milk | kondensmilch | lait concentre, lait concentre sucre | leche condensada | latte condensato
buttermilk | buttermilch | lait ribot, babeurre | suero de leche | latticello
yogurt | joghurt, naturjoghurt, jogurt, fruchtjoghurt | yaourt, yaourts, yaourt nature, yoghourt | yogur, yogures, yogur natural | yogurt, yogurt bianco, yogurt naturale
greek-yogurt | griechischer joghurt, joghurt griechisch | yaourt grec, yaourt a la grecque | yogur griego | yogurt greco
cream | sahne, schlagsahne, rahm, kochsahne | creme, creme fluide, creme liquide, creme entiere | nata, nata para montar, nata para cocinar | panna, panna da cucina
heavy-cream | schlagrahm | creme fleurette | nata liquida | panna fresca, panna fresca liquida, panna da montare
sour-cream | schmand, saure sahne, sauerrahm | creme epaisse | nata agria | panna acida
creme-fraiche | creme fraiche | creme fraiche | creme fraiche | creme fraiche
butter | butter, markenbutter, sussrahmbutter, butterschmalz | beurre, beurre doux, beurre demi sel, beurre clarifie | mantequilla | burro
cheese | kase, schnittkase, reibekase, kaseaufschnitt | fromage, fromage rape, rape | queso, queso tierno, queso curado, queso semicurado, queso rallado | formaggio, formaggio grattugiato
parmesan | parmesan, parmigiano, grana padano | parmesan, parmigiano | parmesano | parmigiano, parmigiano reggiano, grana, grana padano
pecorino | pecorino | pecorino | pecorino | pecorino, pecorino romano
manchego | manchego | manchego | manchego, queso manchego | manchego
gruyere | gruyere, greyerzer, bergkase | gruyere, comte, gruyere rape | gruyere | groviera
swiss-cheese | emmentaler, emmental | emmental, emmental rape | emmental | emmental, emmentaler
gouda | gouda | gouda | gouda | gouda
provolone | provolone | provolone | provolone | provola, provolone, scamorza
fontina | fontina | fontina | fontina | fontina
brie | brie | brie | brie | brie
camembert | camembert | camembert | camembert | camembert
cream-cheese | frischkase, doppelrahmfrischkase | fromage a tartiner, fromage frais | queso crema, queso de untar, queso untar | formaggio spalmabile, formaggio fresco spalmabile
mascarpone | mascarpone | mascarpone | mascarpone | mascarpone
ricotta | ricotta | ricotta | ricotta | ricotta
cottage-cheese | huttenkase, kornerfrischkase | cottage | requeson | fiocchi di latte
quark | quark, magerquark, speisequark | fromage blanc, faisselle | queso batido, queso fresco batido | quark
feta | feta, hirtenkase, schafskase | feta | feta | feta
goat-cheese | ziegenkase | chevre, buche de chevre | queso de cabra, queso cabra | caprino, formaggio di capra
mozzarella | mozzarella | mozzarella | mozzarella | mozzarella, fior di latte
buffalo-mozzarella | buffelmozzarella | mozzarella di bufala, mozzarella de bufflonne | mozzarella de bufala | mozzarella di bufala
blue-cheese | blauschimmelkase | bleu, fromage bleu | queso azul | formaggio erborinato
gorgonzola | gorgonzola | gorgonzola | gorgonzola | gorgonzola
roquefort | roquefort | roquefort | roquefort | roquefort
ice-cream | eis, eiscreme, speiseeis | glace, glaces, creme glacee | helado, helados | gelato
egg | eier, freilandeier, bio eier, ei, bodenhaltungseier | oeufs, oeuf, oeufs plein air | huevos, huevo, huevos camperos | uovo, uova
egg-white | eiweiss, eiklar | blanc d oeuf, blancs d oeufs, blancs d oeuf | clara, claras, clara de huevo, claras de huevo | albume, albumi
egg-yolk | eigelb, eigelbe, eidotter | jaune d oeuf, jaunes d oeufs, jaunes d oeuf | yema, yemas, yema de huevo, yemas de huevo | tuorlo, tuorli, tuorlo d uovo
water | mineralwasser, wasser, stilles wasser, tafelwasser, lauwarmes wasser | eau, eau minerale, eau de source, eau tiede | agua, agua mineral, agua tibia | acqua, acqua tiepida
sparkling-water | sprudel, mineralwasser classic, mineralwasser medium | eau gazeuse, eau petillante | agua con gas | acqua frizzante
soda | cola, limonade, limo, coca cola, fanta, sprite | soda, coca, coca cola | refresco, cola, coca cola |
juice | saft, multivitaminsaft, fruchtsaft | jus, jus multifruits | zumo | succo
orange-juice | orangensaft, o saft | jus d orange, jus orange, pur jus d orange | zumo de naranja, zumo naranja | succo di arancia, succo d arancia
apple-juice | apfelsaft | jus de pomme, jus pomme | zumo de manzana, zumo manzana | succo di mela
lemonade | zitronenlimonade | limonade, citronnade | limonada |
coffee | kaffeebohnen, espresso bohnen | cafe en grains, cafe grains | cafe en grano | caffe
espresso | espresso | espresso, expresso | cafe expreso | caffe espresso
ground-coffee | kaffee, filterkaffee, kaffee gemahlen | cafe, cafe moulu | cafe, cafe molido | caffe macinato
tea | tee, schwarztee | the, the noir | te, te negro | te
iced-tea | eistee | the glace | te helado | te freddo
green-tea | gruner tee | the vert | te verde |
herbal-tea | krautertee, fruchtetee, kamillentee | infusion, tisane, verveine | infusion, manzanilla, infusiones |
beer | bier, pils, pilsener, weizenbier, helles | biere, bieres | cerveza, cervezas | birra
wine | wein | vin | vino | vino
red-wine | rotwein | vin rouge, bordeaux | vino tinto, tinto | vino rosso
white-wine | weisswein, riesling | vin blanc | vino blanco | vino bianco
sparkling-wine | sekt, prosecco | champagne, cremant | cava | prosecco, spumante
sherry | sherry | xeres | jerez, fino |
port | portwein | porto | oporto, vino de oporto | porto
marsala | marsala | marsala | marsala | marsala
brandy | weinbrand, cognac | cognac, armagnac | brandy, conac | brandy, cognac
rum | rum | rhum | ron | rum
orange-liqueur | orangenlikor | grand marnier, cointreau | licor de naranja | liquore all arancia
amaretto | amaretto | amaretto | amaretto | amaretto
oil | ol | huile | aceite | olio
vegetable-oil | pflanzenol, neutrales ol, speiseol | huile vegetale, huile neutre | aceite vegetal | olio di semi
olive-oil | olivenol, olivenol extra | huile d olive, huile olive | aceite de oliva, aceite oliva, aove | olio di oliva, olio d oliva
extra-virgin-olive-oil | natives olivenol | huile d olive vierge extra, huile d olive extra vierge | aceite de oliva virgen extra | olio extravergine d oliva, olio extravergine di oliva, olio evo, olio extravergine
canola-oil | rapsol, rapskernol | huile de colza, huile colza | aceite de colza |
sunflower-oil | sonnenblumenol | huile de tournesol, huile tournesol | aceite de girasol, aceite girasol | olio di semi di girasole
peanut-oil | erdnussol | huile d arachide | aceite de cacahuete | olio di arachidi, olio di semi di arachide
sesame-oil | sesamol | huile de sesame | aceite de sesamo | olio di sesamo
coconut-oil | kokosol | huile de coco | aceite de coco | olio di cocco
lard | schmalz, schweineschmalz | saindoux | manteca de cerdo, manteca | strutto
margarine | margarine | margarine | margarina | margarina
fish | seehecht, fisch, fischfilet | merlu, poisson, poisson blanc | merluza, pescado, pescado blanco | pesce, pesce bianco
cod | kabeljau, dorsch | cabillaud, dos de cabillaud | bacalao | merluzzo
pollock | seelachs, alaska seelachs | lieu, colin, colin d alaska | abadejo |
sea-bass | wolfsbarsch | bar, loup de mer | lubina | branzino, spigola
sea-bream | dorade | dorade, daurade | dorada | orata
monkfish | seeteufel | lotte | rape | rana pescatrice, coda di rospo
trout | forelle | truite | trucha | trota
salmon | lachs, lachsfilet | saumon, pave de saumon, filet de saumon | salmon, lomo de salmon | salmone, filetto di salmone
smoked-salmon | raucherlachs | saumon fume | salmon ahumado | salmone affumicato
tuna | thunfischsteak | thon frais | atun fresco | tonno fresco
canned-tuna | thunfisch, thunfisch dose | thon, thon entier, thon au naturel, miettes de thon | atun, atun claro, atun en aceite | tonno, tonno in scatola, tonno al naturale
canned-tuna-in-oil | thunfisch in ol | thon a l huile | atun en aceite de oliva | tonno sott olio
mackerel | makrele | maquereau, maquereaux | caballa | sgombro
herring | hering, matjes | hareng | arenque | aringa
sardine | sardinen | sardines | sardinas | sarde, sardine
anchovy | sardellen, sardellenfilets, anchovis | anchois, filets d anchois | anchoas, filetes de anchoa | acciughe, alici, filetti di acciuga, acciughe sott olio
fish-sticks | fischstabchen | batonnets de poisson, poisson pane | varitas de merluza |
shrimp | garnelen, krabben | crevettes, crevette | gambas, langostinos, gamba | gamberi, gamberetti, gamberoni
clam | venusmuscheln, vongole | palourdes | almejas | vongole
mussel | muscheln, miesmuscheln | moules | mejillones | cozze
scallop | jakobsmuscheln | noix de saint jacques, coquilles saint jacques, saint jacques | vieiras | capesante
squid | tintenfisch, calamari | calamars, encornets | calamares | calamari, calamaro
octopus | oktopus, krake | poulpe | pulpo | polpo
apple | apfel, apfel gala, tafelapfel | pommes, pomme, pommes golden, pommes gala | manzanas, manzana | mela, mele
pear | birnen, birne | poires, poire | peras, pera | pera, pere
quince | quitten, quitte | coings, coing | membrillo | mele cotogne
lemon | zitronen, zitrone | citrons, citron | limones, limon | limone, limoni
lemon-juice | zitronensaft, saft einer zitrone, saft von zitrone | jus de citron, jus d un citron, jus d un demi citron, jus de citrons | zumo de limon, jugo de limon, zumo de un limon, zumo de medio limon | succo di limone, succo di un limone, succo di mezzo limone, succo di limoni
lemon-zest | zitronenschale, zitronenabrieb, abrieb einer zitrone, schale einer zitrone | zeste de citron, zeste d un citron, zestes de citron | ralladura de limon, ralladura de un limon, piel de limon, cascara de limon | scorza di limone, scorza di un limone, scorza grattugiata di un limone, buccia di limone
lime | limetten, limette | citron vert, citrons verts | limas, lima | lime
lime-juice | limettensaft | jus de citron vert | zumo de lima, jugo de lima | succo di lime
orange | orangen, apfelsinen, orange | oranges, orange | naranjas, naranja | arancia, arance
orange-zest | orangenschale, orangenabrieb | zeste d orange, zeste d une orange | ralladura de naranja, ralladura de una naranja | scorza di arancia, scorza d arancia, scorza di un arancia
mandarin | mandarinen, clementinen | mandarines, clementines | mandarinas, clementinas | mandarino, mandarini, clementine
grapefruit | grapefruit | pamplemousse | pomelo | pompelmo
strawberry | erdbeeren | fraises, fraise | fresas, freson, fresones | fragole, fragola
blueberry | heidelbeeren, blaubeeren | myrtilles | arandanos | mirtilli
raspberry | himbeeren | framboises | frambuesas | lamponi
blackberry | brombeeren | mures | moras, zarzamoras | more
cranberry | cranberrys | canneberges, cranberries | arandanos rojos | mirtilli rossi
red-currant | johannisbeeren, rote johannisbeeren | groseilles | grosellas | ribes
nectarine | nektarinen | nectarines | nectarinas | nettarine
apricot | aprikosen, marillen | abricots | albaricoques | albicocca, albicocche
dried-apricot | getrocknete aprikosen | abricots secs | orejones | albicocche secche
plum | pflaumen, zwetschgen | prunes | ciruelas | prugne, susine
prune | backpflaumen, dorrpflaumen | pruneaux, pruneau | ciruelas pasas | prugne secche
cherry | kirschen, susskirschen | cerises | cerezas | ciliegie
banana | bananen, banane | bananes, banane | platanos, platano, bananas, banana | banana, banane
mango | mango | mangue, mangues | mango | mango
pineapple | ananas | ananas | pina | ananas
kiwi | kiwi, kiwis | kiwi, kiwis | kiwi, kiwis | kiwi
pomegranate | granatapfel | grenade | granada | melagrana, melograno
fig | feigen, feige | figues, figue | higos, higo | fichi, fico
date | datteln | dattes | datiles | datteri
coconut | kokosnuss | noix de coco | coco | cocco
shredded-coconut | kokosraspel, kokosflocken | noix de coco rapee, coco rape | coco rallado | cocco grattugiato, cocco rape
melon | melone, honigmelone, galiamelone | melon | melon | melone
watermelon | wassermelone | pasteque | sandia | anguria, cocomero
grape | trauben, weintrauben, tafeltrauben | raisin, raisins, raisin blanc | uvas, uva | uva
raisin | rosinen | raisins secs | pasas | uvetta, uva passa, uva sultanina
applesauce | apfelmus | compote de pommes, compote | compota de manzana | purea di mele
olive | oliven | olives | aceitunas, aceituna | olive, oliva, olive nere
rice | reis, langkornreis, parboiled reis | riz, riz long | arroz, arroz redondo, arroz largo | riso
basmati-rice | basmatireis, basmati | riz basmati, basmati | arroz basmati, basmati | riso basmati
brown-rice | naturreis, vollkornreis | riz complet | arroz integral | riso integrale
arborio-rice | risottoreis, rundkornreis, milchreis | riz arborio, riz risotto, riz a risotto, riz rond | arroz arborio, arroz bomba | riso carnaroli, riso arborio, riso per risotti
bulgur | bulgur | boulgour | bulgur | bulgur
couscous | couscous | couscous, semoule de couscous | cuscus | cous cous, couscous
farro |  |  |  | farro
semolina | griess, weichweizengriess, hartweizengriess | semoule | semola | semola, semolino, semola rimacinata, semola di grano duro
barley | graupen, gerste, perlgraupen | orge perle, orge | cebada | orzo, orzo perlato
oats | haferflocken, kernige haferflocken | flocons d avoine, avoine | avena, copos de avena | fiocchi di avena, fiocchi d avena, avena
quinoa | quinoa | quinoa | quinoa | quinoa
buckwheat | buchweizen | sarrasin | trigo sarraceno | grano saraceno
polenta | polenta, maisgriess | polenta | polenta | polenta, farina per polenta
muesli | musli | muesli | muesli |
cereal | cerealien | cereales | cereales |
corn-flakes | cornflakes | corn flakes | copos de maiz |
flour | mehl, weizenmehl | farine, farine de ble | harina, harina de trigo | farina, farina 00, farina 0, farina di grano tenero
bread-flour | brotmehl | farine t65 | harina de fuerza | farina manitoba, farina di forza
self-rising-flour |  | farine avec levure incorporee | harina de reposteria con levadura |
whole-wheat-flour | vollkornmehl | farine complete | harina integral | farina integrale
spelt-flour | dinkelmehl, dinkelmehl 630 | farine d epeautre | harina de espelta | farina di farro
rye-flour | roggenmehl | farine de seigle | harina de centeno | farina di segale
rice-flour | reismehl | farine de riz | harina de arroz | farina di riso
buckwheat-flour | buchweizenmehl | farine de sarrasin, farine de ble noir | harina de trigo sarraceno | farina di grano saraceno
chickpea-flour | kichererbsenmehl | farine de pois chiches | harina de garbanzo | farina di ceci
almond-flour | mandelmehl, gemahlene mandeln | poudre d amandes, poudre d amande, amandes en poudre, amandes moulues | harina de almendra, almendra molida, almendras molidas | farina di mandorle
chestnut-flour | kastanienmehl | farine de chataigne, farine de chataignes | harina de castana | farina di castagne
cornstarch | speisestarke, maisstarke, starke | maizena, fecule de mais | maicena, almidon de maiz, fecula de maiz | maizena, amido di mais
potato-starch | kartoffelstarke | fecule de pomme de terre, fecule | fecula de patata | fecola di patate, fecola
spaghetti | spaghetti | spaghetti, spaghettis | espaguetis, espagueti, spaghetti | spaghetti
linguine | linguine | linguine | linguine | linguine
fettuccine | tagliatelle | tagliatelles | tallarines | fettuccine, tagliatelle
penne | penne | penne | penne, plumas | penne
fusilli | fusilli, spiralnudeln, spirelli | fusilli, torsades | helices, fusilli | fusilli
macaroni | makkaroni | coquillettes, macaroni | macarrones | maccheroni
orzo | kritharaki | langues d oiseau |  |
lasagna-noodle | lasagneplatten | plaques lasagne, feuilles lasagne | placas de lasana | lasagne, sfoglie per lasagne
gnocchi | gnocchi | gnocchi | noquis | gnocchi, gnocchi di patate
noodle | asia nudeln, mie nudeln | nouilles | fideos |
egg-noodle | eiernudeln | nouilles aux oeufs | fideos de huevo |
rice-noodle | reisnudeln | vermicelles de riz, nouilles de riz | fideos de arroz | spaghetti di riso
bean | bohnen | haricots | judias, frijoles | fagioli, fagioli borlotti
black-bean | schwarze bohnen | haricots noirs | frijoles negros, alubias negras | fagioli neri
kidney-bean | kidneybohnen, kidney bohnen | haricots rouges | alubias rojas | fagioli rossi
white-bean | weisse bohnen | haricots blancs | alubias, alubias blancas, judias blancas | fagioli bianchi, fagioli cannellini, cannellini
chickpea | kichererbsen | pois chiches | garbanzos, garbanzo | ceci
baked-bean | baked beans | haricots tomate | alubias con tomate |
lentil | linsen, tellerlinsen | lentilles, lentilles vertes | lentejas, lenteja | lenticchie, lenticchia
green-lentil | grune linsen | lentilles du puy | lentejas verdes | lenticchie verdi
red-lentil | rote linsen | lentilles corail | lenteja roja, lentejas rojas | lenticchie rosse
tofu | tofu | tofu | tofu | tofu
soy-milk | sojadrink, sojamilch | boisson soja, lait de soja | bebida de soja, bebida soja | bevanda di soia, latte di soia
almond-milk | mandeldrink, mandelmilch | boisson amande, lait d amande | bebida de almendra, bebida almendras | latte di mandorla, latte di mandorle
oat-milk | haferdrink, hafermilch | boisson avoine, lait d avoine | bebida de avena, bebida avena | bevanda di avena, latte di avena
coconut-milk | kokosmilch | lait de coco, lait coco | leche de coco | latte di cocco
coconut-cream | kokoscreme | creme de coco | crema de coco | crema di cocco
ground-meat | hackfleisch, hackfleisch gemischt, gemischtes hack, hack gemischt, hackfl gemischt | hache mixte | carne picada mixta, picada mixta | macinato misto, carne macinata mista
beef | rindfleisch, rind, rinderbraten, rindergulasch | boeuf, bourguignon, roti de boeuf | ternera, vacuno, carne de vacuno | manzo, carne di manzo
ground-beef | rinderhackfleisch, rinderhack, rinderhackfl, tatar | steak hache, steaks haches, viande hachee, boeuf hache | carne picada vacuno, carne picada ternera, picada de vacuno, carne picada | carne macinata, macinato di manzo, carne trita
steak | rumpsteak, rindersteak, huftsteak | entrecote, faux filet, bavette, rumsteck | entrecot, solomillo de ternera, filetes de ternera, filete ternera | bistecca, bistecche
stewing-beef | gulaschfleisch | boeuf a bourguignon, boeuf bourguignon | carne para guisar | spezzatino, spezzatino di manzo
veal | kalbfleisch, kalb | veau, escalope de veau | ternera blanca | vitello
lamb | lammfleisch, lamm | agneau, gigot d agneau | cordero | agnello
leg-of-lamb | lammkeule | gigot | pierna de cordero | cosciotto di agnello
lamb-chop | lammkoteletts | cotelettes d agneau | chuletas de cordero | costolette di agnello
ground-lamb | lammhackfleisch | agneau hache | carne picada de cordero | macinato di agnello
pork | schweinefleisch, schwein, schweinebraten, schweinegulasch | porc, roti de porc | cerdo, carne de cerdo | maiale, carne di maiale
pork-chop | schweinekotelett, kotelett | cote de porc, cotes de porc | chuletas de cerdo, chuleta cerdo, chuletas cerdo | braciola di maiale, braciole di maiale
pork-tenderloin | schweinefilet | filet mignon, filet mignon de porc | solomillo de cerdo, solomillo cerdo, lomo de cerdo | filetto di maiale
pork-shoulder | schweineschulter, schweinenacken | epaule de porc, echine de porc | paletilla de cerdo, aguja de cerdo | spalla di maiale
pork-belly | schweinebauch | poitrine de porc | panceta de cerdo | pancia di maiale
pork-ribs | spareribs, schweinerippchen | travers de porc | costillas de cerdo, costillas | costine di maiale, costine
ground-pork | schweinehackfleisch, schweinehack, mett | porc hache, chair a saucisse | carne picada de cerdo | macinato di maiale
bacon | speck, bacon, fruhstucksspeck, bauchspeck, schinkenwurfel, speckwurfel, durchwachsener speck, gewurfelter speck | lardons, lard, poitrine fumee, bacon, lardons fumes, allumettes de lardons | bacon, panceta, beicon, taquitos de bacon | pancetta affumicata, bacon
ham | schinken, kochschinken, hinterschinken | jambon, jambon blanc, jambon cuit, jambon superieur | jamon york, jamon cocido | prosciutto cotto
pancetta | pancetta | pancetta | panceta italiana | pancetta, pancetta tesa
guanciale | guanciale | guanciale | guanciale | guanciale
prosciutto | rohschinken, parmaschinken, serrano schinken, schwarzwalder schinken | jambon cru, jambon sec | jamon serrano, jamon, jamon iberico | prosciutto crudo, prosciutto, speck
salami | salami | salami, saucisson, saucisson sec, rosette | salami, salchichon, fuet | salame
sausage | wurst, wurstchen, lyoner, fleischwurst | saucisses, saucisse, merguez, chipolatas | salchichas, salchicha, longaniza | salsiccia, salsicce
chorizo | chorizo | chorizo | chorizo | chorizo
bratwurst | bratwurst, rostbratwurst | saucisse a griller | salchichas frescas |
hot-dog | wiener, wiener wurstchen, frankfurter | knacki, saucisses de francfort, saucisses de strasbourg | salchichas frankfurt, frankfurt | wurstel
chicken | hahnchen, huhn, brathahnchen, hahnchenfleisch | poulet, poulet fermier | pollo, pollo entero | pollo
chicken-breast | hahnchenbrust, hahnchenbrustfilet, hahnchenfilet, hahn brustfilet | blanc de poulet, blancs de poulet, filet de poulet, filets de poulet, escalope de poulet | pechuga de pollo, pechuga pollo, filetes de pollo, pechugas de pollo | petto di pollo, petti di pollo
chicken-thigh | hahnchenoberschenkel | haut de cuisse de poulet, hauts de cuisse de poulet | contramuslos de pollo | sovracosce di pollo
chicken-leg | hahnchenschenkel | cuisse de poulet, cuisses de poulet, cuisses poulet | muslos de pollo, contramuslos, jamoncitos de pollo | cosce di pollo, coscia di pollo
chicken-wing | hahnchenflugel | ailes de poulet | alitas de pollo | ali di pollo
turkey | pute, truthahn | dinde | pavo | tacchino
turkey-breast | putenbrust, putenschnitzel, truthahnbrust, putenfilet | filet de dinde, escalope de dinde, escalopes dinde, blanc de dinde | pechuga de pavo, pechuga pavo | petto di tacchino, fesa di tacchino
duck | ente | canard | pato | anatra
duck-breast | entenbrust | magret de canard, magrets de canard | magret de pato | petto d anatra
rabbit | kaninchen | lapin | conejo | coniglio
almond | mandeln, mandelblattchen, mandelstifte, mandel, ganze mandeln | amandes, amandes effilees, amande | almendras, almendra, almendras laminadas | mandorle, mandorla, mandorle a lamelle, mandorle pelate
walnut | walnusse, walnusskerne, walnuss | noix, cerneaux de noix | nueces, nuez | noci, gherigli di noce, noce
pecan | pekannusse | noix de pecan | nueces pecanas | noci pecan
cashew | cashewkerne, cashews | noix de cajou | anacardos | anacardi
pistachio | pistazien | pistaches | pistachos | pistacchi
hazelnut | haselnusse | noisettes | avellanas | nocciole, nocciola
pine-nut | pinienkerne | pignons, pignons de pin | pinones | pinoli
chestnut | maronen, esskastanien | chataignes, marrons | castanas | castagne
peanut | erdnusse | cacahuetes | cacahuetes | arachidi
peanut-butter | erdnussbutter, erdnusscreme | beurre de cacahuete | crema de cacahuete | burro di arachidi, burro d arachidi
sesame-seed | sesam, sesamsamen | sesame, graines de sesame | sesamo, semillas de sesamo, ajonjoli | sesamo, semi di sesamo
tahini | tahin, tahini, sesampaste | tahini, tahin | tahini | tahina
sunflower-seed | sonnenblumenkerne | graines de tournesol | pipas de girasol, semillas de girasol | semi di girasole
pumpkin-seed | kurbiskerne | graines de courge | semillas de calabaza, pipas de calabaza | semi di zucca
flaxseed | leinsamen | graines de lin | semillas de lino, linaza | semi di lino
chia-seed | chiasamen | graines de chia | semillas de chia | semi di chia
potato-chip | chips, kartoffelchips | chips | patatas fritas | patatine
pretzel | salzbrezeln, brezeln, salzstangen | bretzels | pretzels |
cracker | cracker | crackers | galletas saladas | cracker
rice-cake | reiswaffeln | galettes de riz | tortitas de arroz, tortitas arroz |
pizza | pizza, steinofenpizza, tiefkuhlpizza | pizza | pizza | pizza
potato-salad | kartoffelsalat | salade de pommes de terre | ensaladilla, ensaladilla rusa |
salt | salz, speisesalz, jodsalz | sel, sel fin, gros sel | sal, sal fina, sal marina | sale, sale fino, sale grosso
sea-salt | meersalz | fleur de sel, sel de mer, sel de guerande | sal gorda, flor de sal | sale marino
peppercorn | pfefferkorner | poivre en grains, grains de poivre | pimienta en grano, granos de pimienta | pepe in grani, grani di pepe
black-pepper | pfeffer, pfeffer schwarz | poivre, poivre noir | pimienta, pimienta negra | pepe, pepe nero
white-pepper | weisser pfeffer | poivre blanc | pimienta blanca | pepe bianco
star-anise | sternanis | anis etoile, badiane | anis estrellado | anice stellato
caraway-seed | kummel | carvi | alcaravea |
cardamom | kardamom | cardamome | cardamomo | cardamomo
cayenne-pepper | cayennepfeffer | piment de cayenne, poivre de cayenne | cayena, pimienta de cayena | pepe di cayenna
chili-flakes | chiliflocken | piment en flocons, flocons de piment | copos de chile | peperoncino in fiocchi, peperoncino secco
chili-powder | chilipulver | piment en poudre | chile en polvo | peperoncino in polvere
cinnamon | zimt | cannelle | canela | cannella
cinnamon-stick | zimtstange, zimtstangen | baton de cannelle, batons de cannelle | rama de canela, canela en rama, ramas de canela | stecca di cannella, bastoncino di cannella
clove | nelken, gewurznelken | clous de girofle, clou de girofle | clavos, clavos de olor, clavo | chiodi di garofano
coriander-seed | koriandersamen | graines de coriandre | semillas de cilantro | semi di coriandolo
cumin | kreuzkummel, cumin | cumin | comino, cominos | cumino
curry-powder | curry, currypulver | curry, poudre de curry | curry, curry en polvo | curry
garlic-powder | knoblauchpulver | ail en poudre | ajo en polvo | aglio in polvere
ground-ginger | ingwerpulver | gingembre en poudre, gingembre moulu | jengibre molido, jengibre en polvo | zenzero in polvere
juniper-berry | wacholderbeeren | baies de genievre | bayas de enebro | bacche di ginepro
nutmeg | muskat, muskatnuss | muscade, noix de muscade | nuez moscada | noce moscata
paprika | paprikapulver, paprika edelsuss, edelsusses paprikapulver, rosenpaprika | paprika moulu, paprika, paprika doux | pimenton, pimenton dulce, pimenton picante | paprika, paprika dolce
smoked-paprika | raucherpaprika, gerauchertes paprikapulver | paprika fume | pimenton ahumado, pimenton de la vera | paprika affumicata
poppy-seed | mohn | graines de pavot | semillas de amapola | semi di papavero
saffron | safran, safranfaden | safran | azafran | zafferano
turmeric | kurkuma | curcuma | curcuma | curcuma
vanilla-bean | vanilleschote, vanilleschoten | gousse de vanille, gousses de vanille, vanille | vaina de vainilla, vainas de vainilla, vainilla | baccello di vaniglia, bacca di vaniglia, vaniglia
dried-herb | krauter der provence, getrocknete krauter | herbes de provence | hierbas provenzales | erbe provenzali
bay-leaf | lorbeerblatt, lorbeerblatter, lorbeer | laurier, feuille de laurier, feuilles de laurier | laurel, hoja de laurel, hojas de laurel | alloro, foglia di alloro, foglie di alloro, foglia d alloro, foglie d alloro
dried-oregano | getrockneter oregano | origan seche, origan sec | oregano seco | origano secco
dried-thyme | getrockneter thymian | thym seche | tomillo seco | timo secco
herb | krauter, gemischte krauter | herbes, fines herbes | hierbas | erbe, erbe aromatiche
parsley | petersilie, glatte petersilie, krause petersilie | persil, persil plat, persil frise | perejil | prezzemolo
cilantro | koriander, koriandergrun | coriandre, coriandre fraiche | cilantro, cilantro fresco | coriandolo
basil | basilikum | basilic | albahaca | basilico
mint | minze | menthe | menta, hierbabuena | menta
dill | dill | aneth | eneldo | aneto
thyme | thymian | thym | tomillo | timo
rosemary | rosmarin | romarin | romero | rosmarino
sage | salbei | sauge | salvia | salvia
oregano | oregano | origan | oregano | origano
marjoram | majoran | marjolaine | mejorana | maggiorana
tarragon | estragon | estragon | estragon | dragoncello
chives | schnittlauch | ciboulette | cebollino | erba cipollina
chervil | kerbel | cerfeuil | perifollo | cerfoglio
lemongrass | zitronengras | citronnelle | hierba limon | citronella
lettuce | salat, kopfsalat, blattsalat, salatherzen | salade, laitue, salade verte | lechuga, lechugas, ensalada | lattuga, insalata, insalata verde
romaine-lettuce | romanasalat, romana salat | romaine | lechuga romana, cogollos |
iceberg-lettuce | eisbergsalat, eissalat | iceberg, salade iceberg | lechuga iceberg |
spinach | spinat, babyspinat | epinards, epinard, pousses d epinards | espinacas, espinaca | spinaci, spinacini
frozen-spinach | rahmspinat, tk spinat, blattspinat | epinards surgeles | espinacas congeladas |
kale | grunkohl | chou kale, kale | kale, col kale | cavolo riccio
lacinato-kale | schwarzkohl | chou palmier |  | cavolo nero
swiss-chard | mangold | blettes, bettes | acelgas, acelga | bietole, bieta
arugula | rucola, rauke | roquette | rucula | rucola, rughetta
endive | endivien | chicoree frisee, scarole | escarola, endivias | indivia, scarola
belgian-endive | chicoree | endive, endives | endibias | indivia belga
radicchio | radicchio | trevise, radicchio | radicchio | radicchio
mache | feldsalat | mache | canonigos | songino, valeriana
broccoli | brokkoli, broccoli | brocoli, brocolis | brocoli, brecol | broccoli, broccolo
cauliflower | blumenkohl, karfiol | chou fleur, choux fleurs | coliflor | cavolfiore
cabbage | weisskohl, spitzkohl, weisskraut | chou blanc, chou | repollo, col | cavolo cappuccio, cavolo
red-cabbage | rotkohl, rotkraut, blaukraut | chou rouge | lombarda, col lombarda | cavolo rosso
savoy-cabbage | wirsing | chou frise | col rizada | verza, cavolo verza
brussels-sprouts | rosenkohl | choux de bruxelles | coles de bruselas | cavoletti di bruxelles
kohlrabi | kohlrabi | chou rave | colirrabano |
onion | zwiebeln, zwiebel, gemusezwiebel, speisezwiebeln | oignons, oignon, oignons jaunes | cebollas, cebolla | cipolla, cipolle, cipolla bianca, cipolla dorata
red-onion | rote zwiebeln | oignons rouges, oignon rouge | cebolla roja, cebolla morada | cipolla rossa, cipolle rosse
shallot | schalotten, schalotte | echalotes, echalote | chalotas, chalota, escalonia | scalogno, scalogni
scallion | lauchzwiebeln, fruhlingszwiebeln, fruhlingszwiebel, lauchzwiebel | oignons nouveaux, cebette, oignon nouveau, ciboule | cebolleta, cebolletas, cebolletas tiernas, cebolla de verdeo | cipollotto, cipollotti, cipolla novella
leek | lauch, porree | poireaux, poireau | puerro, puerros | porro, porri
garlic | knoblauch | ail | ajos, ajo | aglio
carrot | karotten, mohren, karotte, mohrruben, mohre, ruebli, gelbe ruben | carottes, carotte | zanahorias, zanahoria | carota, carote
parsnip | pastinaken, pastinake | panais | chirivia, chirivias | pastinaca
turnip | rubchen, mairuben, steckruben | navets, navet | nabos, nabo | rape, rapa
beet | rote bete, rote beete | betterave, betteraves | remolacha | barbabietola, barbabietole
radish | radieschen, rettich | radis | rabanos, rabano | ravanello, ravanelli
celery-root | sellerie, knollensellerie | celeri rave | apionabo | sedano rapa
horseradish-root | meerrettich | raifort | rabano picante | rafano
potato | kartoffeln, kartoffel, speisekartoffeln, fruhkartoffeln, erdapfel | pommes de terre, pdt, pomme de terre, pommes de terre a chair ferme | patatas, patata, papas | patata, patate
sweet-potato | susskartoffeln, susskartoffel | patates douces, patate douce | boniato, batata | patata dolce, patate dolci
ginger | ingwer | gingembre | jengibre | zenzero
celery | staudensellerie, stangensellerie | celeri branche, celeri | apio | sedano
fennel | fenchel | fenouil | hinojo | finocchio, finocchi
asparagus | spargel | asperges | esparragos, esparrago | asparagi, asparago
artichoke | artischocken, artischocke | artichauts, artichaut | alcachofas, alcachofa | carciofi, carciofo
rhubarb | rhabarber | rhubarbe | ruibarbo | rabarbaro
green-bean | grune bohnen, buschbohnen, prinzessbohnen | haricots verts | judias verdes | fagiolini
pea | erbsen | petits pois, pois | guisantes | piselli
fava-bean | dicke bohnen, saubohnen | feves | habas | fave
bean-sprouts | sojasprossen, mungbohnensprossen | pousses de soja, germes de soja | brotes de soja | germogli di soia
tomato | tomaten, tomate, strauchtomaten, rispentomaten, fleischtomaten | tomates, tomate, tomates grappe, tomates rondes, tomates mures | tomates, tomate, tomate rama, tomate pera, tomate ensalada, jitomate | pomodoro, pomodori, pomodori ramati, pomodori maturi
cherry-tomato | cherrytomaten, kirschtomaten, cocktailtomaten, datteltomaten | tomates cerises, tomate cerise | tomate cherry, tomates cherry | pomodorini, pomodorino, pomodorini ciliegino, ciliegini
cucumber | gurke, gurken, salatgurke, schlangengurke | concombre, concombres | pepino, pepinos | cetriolo, cetrioli
zucchini | zucchini | courgette, courgettes | calabacin, calabacines | zucchina, zucchine, zucchini
eggplant | aubergine, auberginen | aubergine, aubergines | berenjena, berenjenas | melanzana, melanzane
red-bell-pepper | paprika rot, rote paprika, rote paprikaschote, rote paprikaschoten | poivron rouge, poivrons rouges | pimiento rojo, pimientos rojos | peperone rosso, peperoni rossi
yellow-bell-pepper | gelbe paprika | poivron jaune, poivrons jaunes | pimiento amarillo | peperone giallo, peperoni gialli
chili-pepper | chili, peperoni | piment | guindilla | peperoncino, peperoncini, peperoncino fresco
butternut-squash | butternut | butternut, courge butternut | calabaza cacahuete |
pumpkin | kurbis, hokkaido, hokkaidokurbis | potiron, potimarron, courge | calabaza | zucca
corn | mais, zuckermais | mais | maiz, maiz dulce | mais
canned-corn | mais dose, gemusemais | mais doux | maiz en lata |
avocado | avocado, avocados | avocat, avocats | aguacate, aguacates | avocado
mushroom | champignons, pilze, champignon, braune champignons | champignons, champignon, champignons de paris | champinones, champinon, setas | funghi, funghi champignon, champignon
oyster-mushroom | austernpilze | pleurotes | setas ostra | pleurotus
chanterelle | pfifferlinge, eierschwammerl | girolles, chanterelles | rebozuelos | finferli, gallinacci
porcini-mushroom | steinpilze | cepes | boletus | funghi porcini, porcini
dried-porcini-mushroom | getrocknete steinpilze | cepes seches | boletus secos | funghi porcini secchi, porcini secchi
sauerkraut | sauerkraut | choucroute | chucrut | crauti
pickle | gewurzgurken, essiggurken, cornichons | cornichons | pepinillos | cetriolini
sun-dried-tomato | getrocknete tomaten | tomates sechees | tomates secos | pomodori secchi
`;
