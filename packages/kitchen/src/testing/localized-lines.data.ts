/** Lines of recipes in other languages, and what the kitchen reads in them: `line | amount | unit | name | food`. */
export const LINES_ABROAD = {
  de: `
200 g Mehl | 200 | gram | Mehl | flour
250g Weizenmehl (Type 405) | 250 | gram | Weizenmehl | flour
3 Eier | 3 | | Eier | egg
1 Ei (Größe M) | 1 | | Ei | egg
125 ml Milch | 125 | milliliter | Milch | milk
2 EL Zucker | 2 | tablespoon | Zucker | sugar
1 TL Salz | 1 | teaspoon | Salz | salt
1 Prise Muskat | 1 | pinch | Muskat | nutmeg
½ TL Pfeffer | 0.5 | teaspoon | Pfeffer | black-pepper
1 ½ EL Honig | 1.5 | tablespoon | Honig | honey
1,5 kg Kartoffeln | 1.5 | kilogram | Kartoffeln | potato
2 Zwiebeln, gewürfelt | 2 | | Zwiebeln | onion
1 Zehe Knoblauch | 1 | clove | Knoblauch | garlic
2 Knoblauchzehen, gepresst | 2 | clove | Knoblauch | garlic
1 Bund Schnittlauch | 1 | bunch | Schnittlauch | chives
2 Stiele Basilikum | 2 | sprig | Basilikum | basil
4 Scheiben Brot | 4 | slice | Brot | bread
1 Packung Backpulver | 1 | package | Backpulver | baking-powder
1 Päckchen Vanillezucker | 1 | packet | Vanillezucker | sugar
1 Becher Sahne (200 g) | 1 | tub | Sahne | cream
1 Dose Kichererbsen | 1 | can | Kichererbsen | chickpea
1 Glas Rotwein | 1 | glass | Rotwein | red-wine
1 Tasse Reis | 1 | cup | Reis | rice
zwei Tomaten | 2 | | Tomaten | tomato
drei Äpfel | 3 | | Äpfel | apple
ein Apfel | 1 | | Apfel | apple
eine Zitrone | 1 | | Zitrone | lemon
einen Liter Wasser | 1 | liter | Wasser | water
eine halbe Zwiebel | 0.5 | | Zwiebel | onion
ein halber Liter Milch | 0.5 | liter | Milch | milk
2 bis 3 EL Essig | 2-3 | tablespoon | Essig | vinegar
2–3 Karotten | 2-3 | | Karotten | carrot
etwa 500 g Spinat | 500 | gram | Spinat | spinach
Salz, Pfeffer | | | Salz | salt
Salz und Pfeffer | | | Salz | salt
etwas Öl | | | Öl | oil
Öl zum Braten | | | Öl | oil
Butter für die Form | | | Butter | butter
Petersilie nach Belieben | | | Petersilie | parsley
1 große Aubergine | 1 | large | Aubergine | eggplant
2 mittelgroße Zucchini | 2 | medium | Zucchini | zucchini
1 kleiner Blumenkohl | 1 | small | Blumenkohl | cauliflower
300 g Champignons, in Scheiben | 300 | gram | Champignons | mushroom
100 g geriebener Käse | 100 | gram | geriebener Käse | cheese
150 g Butter, zimmerwarm | 150 | gram | Butter | butter
500 g Hähnchenbrustfilet | 500 | gram | Hähnchenbrustfilet | chicken-breast
1 EL Zitronensaft | 1 | tablespoon | Zitronensaft | lemon-juice
2 EL Sojasauce | 2 | tablespoon | Sojasauce | soy-sauce
1 Msp. Kurkuma | 1 | pinch | Kurkuma | turmeric
1 EL Butter oder Margarine | 1 | tablespoon | Butter | butter
200 g Joghurt (3,5 % Fett) | 200 | gram | Joghurt | yogurt
80 g gehackte Walnüsse | 80 | gram | gehackte Walnüsse | walnut
1 Stück Ingwer (2 cm) | 1 | piece | Ingwer | ginger
Saft einer Zitrone | 1 | | Saft einer Zitrone | lemon-juice
50 g Mandelblättchen | 50 | gram | Mandelblättchen | almond
1 Rolle Blätterteig | 1 | roll | Blätterteig | puff-pastry
1 Zimtstange | 1 | | Zimtstange | cinnamon-stick
300 g TK-Erbsen | 300 | gram | TK-Erbsen | pea
1 Kopf Brokkoli | 1 | head | Brokkoli | broccoli
2 EL Tomatenmark | 2 | tablespoon | Tomatenmark | tomato-paste
1 Spritzer Zitronensaft | 1 | splash | Zitronensaft | lemon-juice
70 g Quargelstaub | 70 | gram | Quargelstaub |
250 g Mandelmehl | 250 | gram | Mandelmehl | almond-flour
`,
  fr: `
200 g de farine | 200 | gram | farine | flour
250g de beurre doux | 250 | gram | beurre doux | unsalted-butter
4 œufs | 4 | | œufs | egg
1 œuf entier | 1 | | œuf entier | egg
25 cl de lait | 25 | centiliter | lait | milk
1/2 litre de lait | 0.5 | liter | lait | milk
2 c. à s. de sucre | 2 | tablespoon | sucre | sugar
1 cuillère à café de sel | 1 | teaspoon | sel | salt
3 cuillerées à soupe d'huile | 3 | tablespoon | huile | oil
1 c. à soupe de vinaigre | 1 | tablespoon | vinaigre | vinegar
2 càs d'huile d'olive | 2 | tablespoon | huile d'olive | olive-oil
1 càc de cannelle | 1 | teaspoon | cannelle | cinnamon
1 pincée de poivre | 1 | pinch | poivre | black-pepper
une pincée de muscade | 1 | pinch | muscade | nutmeg
un oignon | 1 | | oignon | onion
deux carottes | 2 | | carottes | carrot
trois pommes | 3 | | pommes | apple
2 gousses d’ail | 2 | clove | ail | garlic
1 gousse de vanille | 1 | | gousse de vanille | vanilla-bean
1 botte de radis | 1 | bunch | radis | radish
2 brins de romarin | 2 | sprig | romarin | rosemary
3 feuilles de laurier | 3 | leaf | laurier | bay-leaf
6 tranches de pain | 6 | slice | pain | bread
1 boîte de thon au naturel | 1 | can | thon au naturel | canned-tuna
1 sachet de levure | 1 | sachet | levure | yeast
1 pot de yaourt nature | 1 | pot | yaourt nature | yogurt
1 verre d'eau | 1 | glass | eau | water
1,5 kg de tomates | 1.5 | kilogram | tomates | tomato
0,5 l de bouillon de légumes | 0.5 | liter | bouillon de légumes | vegetable-stock
2 à 3 poireaux | 2-3 | | poireaux | leek
4 ou 5 pommes de terre | 4-5 | | pommes de terre | potato
500 g de poulet coupé en morceaux | 500 | gram | poulet | chicken
2 blancs de poulet | 2 | | blancs de poulet | chicken-breast
150 g de fromage râpé | 150 | gram | fromage | cheese
sel, poivre | | | sel | salt
sel et poivre | | | sel | salt
un peu de beurre | | | beurre | butter
huile pour la cuisson | | | huile | oil
persil haché | | | persil | parsley
1 gros oignon | 1 | large | oignon | onion
2 petites aubergines | 2 | small | aubergines | eggplant
1 petit bouquet de coriandre | 1 | small bunch | coriandre | cilantro
1 oignon rouge | 1 | | oignon rouge | red-onion
100 g d’amandes effilées | 100 | gram | amandes effilées | almond
80 g de poudre d'amandes | 80 | gram | poudre d'amandes | almond-flour
1 citron non traité | 1 | | citron | lemon
le zeste d'un citron | 1 | | zeste d'un citron | lemon-zest
30 g de Maïzena | 30 | gram | Maïzena | cornstarch
1 rouleau de pâte brisée | 1 | roll | pâte brisée | shortcrust-pastry
1 demi-verre de vin blanc | 0.5 | glass | vin blanc | white-wine
une demi-botte de menthe | 0.5 | bunch | menthe | mint
20 g de beurre ou de margarine | 20 | gram | beurre | butter
12 crevettes décortiquées | 12 | | crevettes | shrimp
1 cube de bouillon | 1 | cube | cube de bouillon | bouillon-cube
environ 300 g de riz | 300 | gram | riz | rice
1 yaourt grec | 1 | | yaourt grec | greek-yogurt
2 jaunes d'œufs | 2 | | jaunes d'œufs | egg-yolk
100 g de crème de marrons | 100 | gram | crème de marrons | chestnut
1 poignée de raisins secs | 1 | handful | raisins secs | raisin
quelques brins de ciboulette | | sprig | ciboulette | chives
1 morceau de gingembre frais | 1 | piece | gingembre frais | ginger
`,
  es: `
200 g de harina | 200 | gram | harina | flour
250gr de mantequilla | 250 | gram | mantequilla | butter
4 huevos | 4 | | huevos | egg
1 huevo batido | 1 | | huevo | egg
250 ml de leche | 250 | milliliter | leche | milk
medio litro de leche | 0.5 | liter | leche | milk
2 cucharadas de azúcar | 2 | tablespoon | azúcar | sugar
1 cucharada sopera de harina | 1 | tablespoon | harina | flour
1 cucharadita de sal | 1 | teaspoon | sal | salt
1 cdta de orégano | 1 | teaspoon | orégano | oregano
2 cdas. de vinagre | 2 | tablespoon | vinagre | vinegar
1 pizca de pimienta | 1 | pinch | pimienta | black-pepper
una cebolla | 1 | | cebolla | onion
un tomate | 1 | | tomate | tomato
dos zanahorias | 2 | | zanahorias | carrot
tres patatas | 3 | | patatas | potato
1 diente de ajo | 1 | clove | ajo | garlic
1 cabeza de ajos | 1 | head | ajos | garlic
1 ramita de romero | 1 | sprig | romero | rosemary
1 hoja de laurel | 1 | leaf | laurel | bay-leaf
4 rebanadas de pan | 4 | slice | pan | bread
6 lonchas de jamón serrano | 6 | slice | jamón serrano | prosciutto
1 lata de tomate triturado | 1 | can | tomate triturado | crushed-tomato
1 paquete de espaguetis | 1 | package | espaguetis | spaghetti
1 vaso de agua | 1 | glass | agua | water
1 taza de arroz | 1 | cup | arroz | rice
1/2 taza de nueces | 0.5 | cup | nueces | walnut
1,5 kg de calabaza | 1.5 | kilogram | calabaza | pumpkin
1 kilo de patatas | 1 | kilogram | patatas | potato
2 o 3 calabacines | 2-3 | | calabacines | zucchini
2-3 cucharadas de aceite | 2-3 | tablespoon | aceite | oil
500 g de pechuga de pollo, en dados | 500 | gram | pechuga de pollo | chicken-breast
1 pimiento verde | 1 | | pimiento verde | bell-pepper
1 berenjena grande | 1 | large | berenjena | eggplant
2 cebollas pequeñas | 2 | small | cebollas | onion
1 cebolla morada | 1 | | cebolla morada | red-onion
sal | | | sal | salt
sal y pimienta | | | sal | salt
sal al gusto | | | sal | salt
aceite de oliva | | | aceite de oliva | olive-oil
un poco de perejil picado | | | perejil | parsley
el zumo de un limón | 1 | | zumo de un limón | lemon-juice
la ralladura de un limón | 1 | | ralladura de un limón | lemon-zest
un puñado de espinacas | 1 | handful | espinacas | spinach
un chorro de aceite de oliva | 1 | splash | aceite de oliva | olive-oil
media cebolla | 0.5 | | cebolla | onion
cuarto de kilo de gambas | 0.25 | kilogram | gambas | shrimp
100 g de queso rallado | 100 | gram | queso | cheese
200 g de chocolate negro | 200 | gram | chocolate negro | dark-chocolate
1 yogur natural | 1 | | yogur natural | yogurt
2 claras de huevo | 2 | | claras de huevo | egg-white
1 sobre de azafrán | 1 | sachet | azafrán | saffron
400 g de alubias blancas cocidas | 400 | gram | alubias blancas | white-bean
1 cucharada de maicena | 1 | tablespoon | maicena | cornstarch
unas 20 aceitunas | 20 | | aceitunas | olive
aproximadamente 300 g de merluza | 300 | gram | merluza | fish
1 copa de brandy | 1 | glass | brandy | brandy
50 g de mantequilla o margarina | 50 | gram | mantequilla | butter
1 trozo de jengibre | 1 | piece | jengibre | ginger
1 lámina de hojaldre | 1 | sheet | hojaldre | puff-pastry
90 g de pasta de miso dulzona | 90 | gram | pasta de miso dulzona | miso
`,
  it: `
200 g di farina | 200 | gram | farina | flour
250g di burro | 250 | gram | burro | butter
4 uova | 4 | | uova | egg
1 uovo intero | 1 | | uovo intero | egg
250 ml di latte | 250 | milliliter | latte | milk
mezzo litro di latte | 0.5 | liter | latte | milk
2 cucchiai di zucchero | 2 | tablespoon | zucchero | sugar
1 cucchiaio d'olio | 1 | tablespoon | olio | oil
1 cucchiaino di sale | 1 | teaspoon | sale | salt
un pizzico di pepe | 1 | pinch | pepe | black-pepper
1 pizzico di noce moscata | 1 | pinch | noce moscata | nutmeg
una cipolla | 1 | | cipolla | onion
un limone | 1 | | limone | lemon
uno spicchio d’aglio | 1 | clove | aglio | garlic
due carote | 2 | | carote | carrot
tre pomodori | 3 | | pomodori | tomato
1 spicchio di aglio | 1 | clove | aglio | garlic
1 ciuffo di prezzemolo | 1 | sprig | prezzemolo | parsley
1 rametto di timo | 1 | sprig | timo | thyme
1 foglia di alloro | 1 | leaf | alloro | bay-leaf
10 foglie di basilico | 10 | leaf | basilico | basil
4 fette di prosciutto crudo | 4 | slice | prosciutto crudo | prosciutto
1 scatola di ceci | 1 | can | ceci | chickpea
1 barattolo di passata di pomodoro | 1 | jar | passata di pomodoro | passata
1 confezione di panna fresca | 1 | package | panna fresca | heavy-cream
1 bustina di vanillina | 1 | sachet | vanillina | vanilla-extract
1 bicchiere di acqua | 1 | glass | acqua | water
1 tazza di riso | 1 | cup | riso | rice
1,5 kg di zucca | 1.5 | kilogram | zucca | pumpkin
1 etto di prosciutto cotto | 100 | gram | prosciutto cotto | ham
2 o 3 zucchine | 2-3 | | zucchine | zucchini
2-3 cucchiai di aceto | 2-3 | tablespoon | aceto | vinegar
500 g di petto di pollo, a cubetti | 500 | gram | petto di pollo | chicken-breast
1 peperone rosso | 1 | | peperone rosso | red-bell-pepper
2 peperoni | 2 | | peperoni | bell-pepper
1 melanzana grande | 1 | large | melanzana | eggplant
2 cipolle piccole | 2 | small | cipolle | onion
sale | | | sale | salt
sale e pepe | | | sale | salt
sale e pepe q.b. | | | sale | salt
olio extravergine d'oliva q.b. | | | olio extravergine d'oliva | extra-virgin-olive-oil
olio d'oliva | | | olio d'oliva | olive-oil
un po' di prezzemolo tritato | | | prezzemolo | parsley
il succo di un limone | 1 | | succo di un limone | lemon-juice
la scorza grattugiata di un limone | 1 | | scorza grattugiata di un limone | lemon-zest
una manciata di rucola | 1 | handful | rucola | arugula
un filo di olio | 1 | drizzle | olio | oil
mezza cipolla | 0.5 | | cipolla | onion
100 g di parmigiano reggiano | 100 | gram | parmigiano reggiano | parmesan
Parmigiano 80 g | 80 | gram | Parmigiano | parmesan
Zucchero: 150 g | 150 | gram | Zucchero | sugar
Uova 3 | 3 | | Uova | egg
Uova (medie) 2 | 2 | medium | Uova | egg
Latte intero 200 ml | 200 | milliliter | Latte intero | milk
Sale fino q.b. | | | Sale fino | salt
2 albumi | 2 | | albumi | egg-white
250 g di mascarpone | 250 | gram | mascarpone | mascarpone
300 g di savoiardi | 300 | gram | savoiardi | ladyfingers
1 gambo di sedano | 1 | stalk | sedano | celery
circa 300 g di gnocchi | 300 | gram | gnocchi | gnocchi
50 g di burro o margarina | 50 | gram | burro | butter
1 cubetto di lievito di birra fresco | 1 | cube | lievito di birra fresco | fresh-yeast
40 g di farina di castagne | 40 | gram | farina di castagne | chestnut-flour
1 rotolo di pasta sfoglia | 1 | | rotolo di pasta sfoglia | puff-pastry
60 g di crema di carciofi violetti | 60 | gram | crema di carciofi violetti |
`,
} as const;
