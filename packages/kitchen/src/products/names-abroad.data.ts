/**
 * What foods are called in German, French and Spanish shops, one food a line: `food | German | French | Spanish`. Accents and
 * capitals do not matter. Only names that a till prints or a package has in large letters; English is in the larder.
 */
export const NAMES_ABROAD = `
milk | milch, vollmilch, frischmilch, h milch, weidemilch, landmilch, alpenmilch, heumilch | lait, lait entier, lait frais | leche, leche entera
reduced-fat-milk | fettarme milch, h milch 1 5 | lait demi ecreme, lait demi ec, lait 1 2 ecreme | leche semidesnatada, leche semi
skim-milk | magermilch | lait ecreme | leche desnatada
buttermilk | buttermilch | lait ribot, babeurre | suero de leche
oat-milk | haferdrink, hafermilch | boisson avoine, lait d avoine | bebida de avena, bebida avena
soy-milk | sojadrink, sojamilch | boisson soja, lait de soja | bebida de soja, bebida soja
almond-milk | mandeldrink, mandelmilch | boisson amande, lait d amande | bebida de almendra, bebida almendras
coconut-milk | kokosmilch | lait de coco, lait coco | leche de coco
butter | butter, markenbutter, sussrahmbutter | beurre, beurre doux, beurre demi sel | mantequilla
margarine | margarine | margarine | margarina
cream | sahne, schlagsahne, rahm, kochsahne | creme, creme fluide, creme liquide, creme entiere | nata, nata para montar, nata para cocinar
sour-cream | schmand, saure sahne, sauerrahm | creme epaisse | nata agria
creme-fraiche | creme fraiche | creme fraiche | creme fraiche
yogurt | joghurt, naturjoghurt, jogurt, fruchtjoghurt | yaourt, yaourts, yaourt nature, yoghourt | yogur, yogures, yogur natural
greek-yogurt | griechischer joghurt, joghurt griechisch | yaourt grec, yaourt a la grecque | yogur griego
quark | quark, magerquark, speisequark | fromage blanc, faisselle | queso batido, queso fresco batido
cottage-cheese | huttenkase, kornerfrischkase | cottage | requeson
cream-cheese | frischkase, doppelrahmfrischkase | fromage a tartiner, fromage frais | queso crema, queso de untar, queso untar
cheese | kase, schnittkase, reibekase, kaseaufschnitt | fromage, fromage rape, rape | queso, queso tierno, queso curado, queso semicurado, queso rallado
mozzarella | mozzarella | mozzarella | mozzarella
parmesan | parmesan, parmigiano, grana padano | parmesan, parmigiano | parmesano
gouda | gouda | gouda | gouda
swiss-cheese | emmentaler, emmental | emmental, emmental rape | emmental
gruyere | gruyere, greyerzer | gruyere, comte | gruyere
camembert | camembert | camembert | camembert
brie | brie | brie | brie
feta | feta, hirtenkase, schafskase | feta | feta
goat-cheese | ziegenkase | chevre, buche de chevre | queso de cabra, queso cabra
manchego | manchego | manchego | manchego, queso manchego
ricotta | ricotta | ricotta | ricotta
mascarpone | mascarpone | mascarpone | mascarpone
egg | eier, freilandeier, bio eier, ei, bodenhaltungseier | oeufs, oeuf, oeufs plein air | huevos, huevo, huevos camperos
bread | brot, weissbrot, toastbrot, toast, bauernbrot, mischbrot, krustenbrot, kastenbrot | pain, pain de mie, pain complet, pain de campagne | pan, pan de molde, barra de pan, barra, hogaza
whole-wheat-bread | vollkornbrot | pain complet | pan integral
rye-bread | roggenbrot, pumpernickel | pain de seigle | pan de centeno
italian-bread | baguette, ciabatta | baguette, ficelle, flute | chapata
bread-roll | brotchen, semmel, semmeln, laugenbrotchen, weltmeisterbrotchen | petit pain, petits pains | panecillo, panecillos, bollo
croissant | croissant, croissants, buttercroissant | croissant, croissants | croissant, cruasan
brioche | brioche | brioche | brioche
burger-bun | burgerbrotchen, burger buns | pain burger, pains burger | pan de hamburguesa, pan hamburguesa
tortilla | weizentortillas, wraps | wraps | tortillas de trigo
pretzel | salzbrezeln, brezeln, salzstangen | bretzels | pretzels
breadcrumbs | paniermehl, semmelbrosel | chapelure | pan rallado
cracker | cracker | crackers | galletas saladas
cookie | kekse, butterkekse | biscuits, biscuit, gateaux secs | galletas, galleta
cake | kuchen, torte | gateau | pastel, bizcocho, tarta
flour | mehl, weizenmehl | farine, farine de ble | harina, harina de trigo
whole-wheat-flour | vollkornmehl | farine complete | harina integral
sugar | zucker, feinzucker, kristallzucker | sucre, sucre en poudre, sucre semoule | azucar, azucar blanco, azucar blanquilla
powdered-sugar | puderzucker | sucre glace | azucar glas
brown-sugar | rohrzucker, brauner zucker | sucre roux, cassonade | azucar moreno
baking-powder | backpulver | levure chimique | levadura quimica
yeast | hefe, trockenhefe | levure, levure boulangere | levadura
honey | honig, blutenhonig | miel | miel
jam | konfiture, marmelade, erdbeerkonfiture | confiture, confiture fraises | mermelada
chocolate-hazelnut-spread | nussnougatcreme, nuss nougat creme, nutella | pate a tartiner, nutella | crema de cacao, nocilla, nutella
chocolate | schokolade, milka, vollmilchschokolade | chocolat, chocolat au lait | chocolate, chocolate con leche
dark-chocolate | zartbitterschokolade, zartbitter | chocolat noir | chocolate negro
cocoa-powder | kakao, kakaopulver | cacao | cacao, cacao en polvo, cola cao
candy | bonbons, gummibarchen, fruchtgummi | bonbons | caramelos, gominolas
ice-cream | eis, eiscreme, speiseeis | glace, glaces, creme glacee | helado, helados
pasta | nudeln, pasta, bandnudeln | pates | pasta
spaghetti | spaghetti | spaghetti, spaghettis | espaguetis, espagueti, spaghetti
penne | penne | penne | penne, plumas
fusilli | fusilli, spiralnudeln, spirelli | fusilli, torsades | helices, fusilli
macaroni | makkaroni | coquillettes, macaroni | macarrones
lasagna-noodle | lasagneplatten | plaques lasagne, feuilles lasagne | placas de lasana
gnocchi | gnocchi | gnocchi | noquis
noodle | asia nudeln, mie nudeln | nouilles | fideos
rice | reis, langkornreis, parboiled reis | riz, riz long | arroz, arroz redondo, arroz largo
basmati-rice | basmatireis, basmati | riz basmati, basmati | arroz basmati, basmati
arborio-rice | risottoreis | riz arborio, riz risotto | arroz arborio
couscous | couscous | couscous, semoule de couscous | cuscus
bulgur | bulgur | boulgour | bulgur
quinoa | quinoa | quinoa | quinoa
oats | haferflocken, kernige haferflocken | flocons d avoine, avoine | avena, copos de avena
muesli | musli | muesli | muesli
corn-flakes | cornflakes | corn flakes | copos de maiz
cereal | cerealien | cereales | cereales
polenta | polenta, maisgriess | polenta | polenta
semolina | griess, weichweizengriess, hartweizengriess | semoule | semola
lentil | linsen, tellerlinsen | lentilles, lentilles vertes | lentejas, lenteja
red-lentil | rote linsen | lentilles corail | lenteja roja, lentejas rojas
chickpea | kichererbsen | pois chiches | garbanzos, garbanzo
kidney-bean | kidneybohnen, kidney bohnen | haricots rouges | alubias rojas
white-bean | weisse bohnen | haricots blancs | alubias, alubias blancas, judias blancas
baked-bean | baked beans | haricots tomate | alubias con tomate
tofu | tofu | tofu | tofu
potato | kartoffeln, kartoffel, speisekartoffeln, fruhkartoffeln, erdapfel | pommes de terre, pdt, pomme de terre | patatas, patata, papas
sweet-potato | susskartoffeln, susskartoffel | patates douces, patate douce | boniato, batata
french-fries | pommes, pommes frites, backofen frites | frites | patatas fritas congeladas
tomato | tomaten, tomate, strauchtomaten, rispentomaten, fleischtomaten | tomates, tomate, tomates grappe, tomates rondes | tomates, tomate, tomate rama, tomate pera, tomate ensalada
cherry-tomato | cherrytomaten, kirschtomaten, cocktailtomaten, datteltomaten | tomates cerises, tomate cerise | tomate cherry, tomates cherry
cucumber | gurke, gurken, salatgurke, schlangengurke | concombre, concombres | pepino, pepinos
zucchini | zucchini | courgette, courgettes | calabacin, calabacines
eggplant | aubergine, auberginen | aubergine, aubergines | berenjena, berenjenas
bell-pepper | paprika, paprikamix, spitzpaprika | poivron, poivrons | pimiento, pimientos, pimiento verde, pimiento italiano
red-bell-pepper | paprika rot, rote paprika | poivron rouge, poivrons rouges | pimiento rojo
carrot | karotten, mohren, karotte, mohrruben | carottes, carotte | zanahorias, zanahoria
onion | zwiebeln, zwiebel, gemusezwiebel, speisezwiebeln | oignons, oignon, oignons jaunes | cebollas, cebolla
red-onion | rote zwiebeln | oignons rouges, oignon rouge | cebolla roja, cebolla morada
scallion | lauchzwiebeln, fruhlingszwiebeln | oignons nouveaux, cebette | cebolleta, cebolletas
shallot | schalotten | echalotes, echalote | chalotas
garlic | knoblauch | ail | ajos, ajo
leek | lauch, porree | poireaux, poireau | puerro, puerros
celery | staudensellerie | celeri branche, celeri | apio
celery-root | sellerie, knollensellerie | celeri rave | apionabo
fennel | fenchel | fenouil | hinojo
lettuce | salat, kopfsalat, blattsalat, salatherzen | salade, laitue, salade verte | lechuga, lechugas, ensalada
iceberg-lettuce | eisbergsalat, eissalat | iceberg, salade iceberg | lechuga iceberg
romaine-lettuce | romanasalat, romana salat | romaine | lechuga romana, cogollos
arugula | rucola, rauke | roquette | rucula
mache | feldsalat | mache | canonigos
spinach | spinat, babyspinat | epinards, epinard, pousses d epinards | espinacas, espinaca
frozen-spinach | rahmspinat, tk spinat, blattspinat | epinards surgeles | espinacas congeladas
broccoli | brokkoli, broccoli | brocoli, brocolis | brocoli, brecol
cauliflower | blumenkohl, karfiol | chou fleur, choux fleurs | coliflor
cabbage | weisskohl, spitzkohl, weisskraut | chou blanc, chou | repollo, col
red-cabbage | rotkohl, rotkraut, blaukraut | chou rouge | lombarda, col lombarda
savoy-cabbage | wirsing | chou frise | col rizada
kohlrabi | kohlrabi | chou rave | colirrabano
brussels-sprouts | rosenkohl | choux de bruxelles | coles de bruselas
kale | grunkohl | chou kale, kale | kale
sauerkraut | sauerkraut | choucroute | chucrut
beet | rote bete, rote beete | betterave, betteraves | remolacha
radish | radieschen, rettich | radis | rabanos, rabano
asparagus | spargel | asperges | esparragos, esparrago
green-bean | grune bohnen, buschbohnen, prinzessbohnen | haricots verts | judias verdes
pea | erbsen | petits pois, pois | guisantes
corn | mais, zuckermais | mais | maiz, maiz dulce
mushroom | champignons, pilze, champignon | champignons, champignon, champignons de paris | champinones, champinon, setas
pumpkin | kurbis, hokkaido, hokkaidokurbis | potiron, potimarron, courge | calabaza
butternut-squash | butternut | butternut, courge butternut | calabaza cacahuete
avocado | avocado, avocados | avocat, avocats | aguacate, aguacates
ginger | ingwer | gingembre | jengibre
chili-pepper | chili, peperoni | piment | guindilla
parsley | petersilie | persil | perejil
basil | basilikum | basilic | albahaca
chives | schnittlauch | ciboulette | cebollino
cilantro | koriander | coriandre | cilantro
mint | minze | menthe | menta, hierbabuena
dill | dill | aneth | eneldo
rosemary | rosmarin | romarin | romero
thyme | thymian | thym | tomillo
olive | oliven | olives | aceitunas, aceituna
apple | apfel, apfel gala, tafelapfel | pommes, pomme, pommes golden, pommes gala | manzanas, manzana
pear | birnen, birne | poires, poire | peras, pera
banana | bananen, banane | bananes, banane | platanos, platano, bananas, banana
orange | orangen, apfelsinen, orange | oranges, orange | naranjas, naranja
mandarin | mandarinen, clementinen | mandarines, clementines | mandarinas, clementinas
lemon | zitronen, zitrone | citrons, citron | limones, limon
lime | limetten, limette | citron vert, citrons verts | limas, lima
grape | trauben, weintrauben, tafeltrauben | raisin, raisins, raisin blanc | uvas, uva
strawberry | erdbeeren | fraises, fraise | fresas, freson, fresones
raspberry | himbeeren | framboises | frambuesas
blueberry | heidelbeeren, blaubeeren | myrtilles | arandanos
cherry | kirschen, susskirschen | cerises | cerezas
peach | pfirsiche, pfirsich | peches, peche | melocotones, melocoton
nectarine | nektarinen | nectarines | nectarinas
apricot | aprikosen, marillen | abricots | albaricoques
plum | pflaumen, zwetschgen | prunes | ciruelas
kiwi | kiwi, kiwis | kiwi, kiwis | kiwi, kiwis
pineapple | ananas | ananas | pina
mango | mango | mangue, mangues | mango
melon | melone, honigmelone, galiamelone | melon | melon
watermelon | wassermelone | pasteque | sandia
raisin | rosinen | raisins secs | pasas
date | datteln | dattes | datiles
almond | mandeln | amandes | almendras
walnut | walnusse, walnusskerne | noix, cerneaux de noix | nueces
hazelnut | haselnusse | noisettes | avellanas
cashew | cashewkerne, cashews | noix de cajou | anacardos
peanut | erdnusse | cacahuetes | cacahuetes
pistachio | pistazien | pistaches | pistachos
peanut-butter | erdnussbutter, erdnusscreme | beurre de cacahuete | crema de cacahuete
potato-chip | chips, kartoffelchips | chips | patatas fritas
chicken | hahnchen, huhn, brathahnchen, hahnchenfleisch | poulet, poulet fermier | pollo, pollo entero
chicken-breast | hahnchenbrust, hahnchenbrustfilet, hahnchenfilet, hahn brustfilet | blanc de poulet, blancs de poulet, filet de poulet, filets de poulet, escalope de poulet | pechuga de pollo, pechuga pollo, filetes de pollo, pechugas de pollo
chicken-leg | hahnchenschenkel | cuisse de poulet, cuisses de poulet, cuisses poulet | muslos de pollo, contramuslos, jamoncitos de pollo
turkey-breast | putenbrust, putenschnitzel, truthahnbrust, putenfilet | filet de dinde, escalope de dinde, escalopes dinde, blanc de dinde | pechuga de pavo, pechuga pavo
turkey | pute, truthahn | dinde | pavo
duck | ente | canard | pato
ground-beef | rinderhackfleisch, rinderhack, rinderhackfl, tatar | steak hache, steaks haches, viande hachee, boeuf hache | carne picada vacuno, carne picada ternera, picada de vacuno, carne picada
ground-meat | hackfleisch, hackfleisch gemischt, gemischtes hack, hack gemischt, hackfl gemischt | hache mixte | carne picada mixta, picada mixta
beef | rindfleisch, rind, rinderbraten, rindergulasch | boeuf, bourguignon, roti de boeuf | ternera, vacuno, carne de vacuno
steak | rumpsteak, rindersteak, huftsteak | entrecote, faux filet, bavette, rumsteck | entrecot, solomillo de ternera, filetes de ternera, filete ternera
veal | kalbfleisch, kalb | veau, escalope de veau | ternera blanca
pork | schweinefleisch, schwein, schweinebraten, schweinegulasch | porc, roti de porc | cerdo, carne de cerdo
pork-chop | schweinekotelett, kotelett | cote de porc, cotes de porc | chuletas de cerdo, chuleta cerdo, chuletas cerdo
pork-tenderloin | schweinefilet | filet mignon, filet mignon de porc | solomillo de cerdo, solomillo cerdo, lomo de cerdo
lamb | lammfleisch, lamm | agneau, gigot d agneau | cordero
bacon | speck, bacon, fruhstucksspeck, bauchspeck, schinkenwurfel | lardons, lard, poitrine fumee, bacon | bacon, panceta, beicon
ham | schinken, kochschinken, hinterschinken | jambon, jambon blanc, jambon cuit, jambon superieur | jamon york, jamon cocido
prosciutto | rohschinken, parmaschinken, serrano schinken, schwarzwalder schinken | jambon cru, jambon sec | jamon serrano, jamon, jamon iberico
salami | salami | salami, saucisson, saucisson sec, rosette | salami, salchichon, fuet
chorizo | chorizo | chorizo | chorizo
sausage | wurst, wurstchen, lyoner, fleischwurst | saucisses, saucisse, merguez, chipolatas | salchichas, salchicha, longaniza
bratwurst | bratwurst, rostbratwurst | saucisse a griller | salchichas frescas
hot-dog | wiener, wiener wurstchen, frankfurter | knacki, saucisses de francfort, saucisses de strasbourg | salchichas frankfurt, frankfurt
liverwurst | leberwurst | pate de foie | pate
salmon | lachs, lachsfilet | saumon, pave de saumon, filet de saumon | salmon, lomo de salmon
smoked-salmon | raucherlachs | saumon fume | salmon ahumado
tuna | thunfischsteak | thon frais | atun fresco
canned-tuna | thunfisch, thunfisch dose | thon, thon entier, thon au naturel, miettes de thon | atun, atun claro, atun en aceite
cod | kabeljau, dorsch | cabillaud, dos de cabillaud | bacalao
pollock | seelachs, alaska seelachs | lieu, colin, colin d alaska | abadejo
fish | seehecht | merlu | merluza
trout | forelle | truite | trucha
herring | hering, matjes | hareng | arenque
mackerel | makrele | maquereau, maquereaux | caballa
sardine | sardinen | sardines | sardinas
fish-sticks | fischstabchen | batonnets de poisson, poisson pane | varitas de merluza
shrimp | garnelen, krabben | crevettes, crevette | gambas, langostinos, gamba
mussel | muscheln, miesmuscheln | moules | mejillones
squid | tintenfisch, calamari | calamars, encornets | calamares
canned-tomato | gehackte tomaten, geschalte tomaten, pizzatomaten, tomaten gehackt, dosentomaten | tomates pelees, tomates concassees, pulpe de tomate | tomate triturado, tomate entero pelado, tomate natural
passata | passierte tomaten, tomaten passiert, passata | coulis de tomate, passata, puree de tomate | tomate tamizado
tomato-paste | tomatenmark | concentre de tomate, dble concentre tomate | concentrado de tomate
tomato-sauce | tomatensauce, tomatensosse | sauce tomate | tomate frito
ketchup | ketchup, tomatenketchup | ketchup | ketchup
mustard | senf | moutarde | mostaza
dijon-mustard | dijonsenf | moutarde de dijon | mostaza de dijon
mayonnaise | mayonnaise, mayo, remoulade | mayonnaise | mayonesa, mahonesa
vinegar | essig, apfelessig, branntweinessig | vinaigre, vinaigre de vin | vinagre, vinagre de vino
balsamic-vinegar | balsamico | vinaigre balsamique | vinagre balsamico, vinagre de modena
oil | ol | huile | aceite
olive-oil | olivenol, olivenol extra | huile d olive, huile olive | aceite de oliva, aceite oliva, aove
sunflower-oil | sonnenblumenol | huile de tournesol, huile tournesol | aceite de girasol, aceite girasol
canola-oil | rapsol, rapskernol | huile de colza, huile colza | aceite de colza
soy-sauce | sojasauce, sojasosse | sauce soja | salsa de soja, salsa soja
pesto | pesto | pesto | pesto
stock | bruhe, fond | bouillon | caldo
vegetable-stock | gemusebruhe | bouillon de legumes | caldo de verduras
chicken-stock | huhnerbruhe | bouillon de volaille, bouillon de poule | caldo de pollo
salt | salz, speisesalz, jodsalz | sel, sel fin, gros sel | sal, sal fina, sal marina
black-pepper | pfeffer, pfeffer schwarz | poivre, poivre noir | pimienta, pimienta negra
paprika | paprikapulver | paprika moulu | pimenton
cinnamon | zimt | cannelle | canela
pickle | gewurzgurken, essiggurken, cornichons | cornichons | pepinillos
canned-corn | mais dose, gemusemais | mais doux | maiz en lata
pizza | pizza, steinofenpizza, tiefkuhlpizza | pizza | pizza
water | mineralwasser, wasser, stilles wasser, tafelwasser | eau, eau minerale, eau de source | agua, agua mineral
sparkling-water | sprudel, mineralwasser classic, mineralwasser medium | eau gazeuse, eau petillante | agua con gas
orange-juice | orangensaft, o saft | jus d orange, jus orange, pur jus d orange | zumo de naranja, zumo naranja
apple-juice | apfelsaft | jus de pomme, jus pomme | zumo de manzana, zumo manzana
juice | saft, multivitaminsaft, fruchtsaft | jus, jus multifruits | zumo
soda | cola, limonade, limo, coca cola, fanta, sprite | soda, coca, coca cola | refresco, cola, coca cola
lemonade | zitronenlimonade | limonade, citronnade | limonada
ground-coffee | kaffee, filterkaffee, kaffee gemahlen | cafe, cafe moulu | cafe, cafe molido
coffee | kaffeebohnen, espresso bohnen | cafe en grains, cafe grains | cafe en grano
tea | tee, schwarztee | the, the noir | te, te negro
herbal-tea | krautertee, fruchtetee, kamillentee | infusion, tisane, verveine | infusion, manzanilla, infusiones
green-tea | gruner tee | the vert | te verde
beer | bier, pils, pilsener, weizenbier, helles | biere, bieres | cerveza, cervezas
wine | wein | vin | vino
red-wine | rotwein | vin rouge, bordeaux | vino tinto, tinto
white-wine | weisswein, riesling | vin blanc | vino blanco
sparkling-wine | sekt, prosecco | champagne, cremant | cava
puff-pastry | blatterteig | pate feuilletee | hojaldre, masa de hojaldre
pizza-dough | pizzateig | pate a pizza | masa de pizza
shortcrust-pastry | murbeteig | pate brisee, pate sablee | masa quebrada
potato-salad | kartoffelsalat | salade de pommes de terre | ensaladilla, ensaladilla rusa
hummus | hummus | houmous | hummus
pudding | pudding | creme dessert, mousse au chocolat, danette | natillas
flan | creme karamell | creme caramel | flan, flanes
rice-cake | reiswaffeln | galettes de riz | tortitas de arroz, tortitas arroz
`;
