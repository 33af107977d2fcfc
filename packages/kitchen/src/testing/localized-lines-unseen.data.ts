/**
 * Lines that were written before the reader of other languages, and are not looked at while it changes:
 * `line | amount | unit | name | food`.
 */
export const UNSEEN_LINES = {
  de: `
350 g Dinkelmehl | 350 | gram | Dinkelmehl | spelt-flour
1 Würfel frische Hefe | 1 | cube | frische Hefe | fresh-yeast
1/4 l lauwarme Milch | 0.25 | liter | lauwarme Milch | milk
2 Eigelb | 2 | | Eigelb | egg-yolk
80 g weiche Butter | 80 | gram | weiche Butter | butter
1 Pck. Vanillezucker | 1 | packet | Vanillezucker |
eine Prise Salz | 1 | pinch | Salz | salt
3 EL Olivenöl | 3 | tablespoon | Olivenöl | olive-oil
1 Bund Petersilie, gehackt | 1 | bunch | Petersilie | parsley
2-3 Knoblauchzehen | 2-3 | clove | Knoblauch | garlic
1 kleine Zwiebel, fein gewürfelt | 1 | small | Zwiebel | onion
500 g gemischtes Hackfleisch | 500 | gram | gemischtes Hackfleisch | ground-meat
1 Dose gehackte Tomaten (400 g) | 1 | can | gehackte Tomaten | canned-tomato
200 ml Gemüsebrühe | 200 | milliliter | Gemüsebrühe | vegetable-stock
1 TL edelsüßes Paprikapulver | 1 | teaspoon | edelsüßes Paprikapulver | paprika
Salz und Pfeffer nach Geschmack | | | Salz | salt
1,2 kg festkochende Kartoffeln | 1.2 | kilogram | festkochende Kartoffeln | potato
150 g geriebener Emmentaler | 150 | gram | geriebener Emmentaler | swiss-cheese
1 Becher Schmand | 1 | tub | Schmand | sour-cream
4 Scheiben Toastbrot | 4 | slice | Toastbrot | bread
1 Bio-Zitrone, davon der Saft | 1 | | Bio-Zitrone | lemon
etwas Mehl für die Arbeitsfläche | | | Mehl | flour
2 gestrichene TL Backpulver | 2 | level teaspoon | Backpulver | baking-powder
1 Msp. Zimt | 1 | pinch | Zimt | cinnamon
100 g Zartbitterschokolade | 100 | gram | Zartbitterschokolade | dark-chocolate
250 g Magerquark | 250 | gram | Magerquark | quark
6 Blatt Gelatine | 6 | sheet | Gelatine | gelatin
1 Stange Lauch | 1 | stalk | Lauch | leek
3 große Möhren | 3 | large | Möhren | carrot
1 Lorbeerblatt | 1 | | Lorbeerblatt | bay-leaf
ca. 300 g Spaghetti | 300 | gram | Spaghetti | spaghetti
2 Zweige Rosmarin | 2 | sprig | Rosmarin | rosemary
1 Schuss Weißwein | 1 | splash | Weißwein | white-wine
½ Salatgurke | 0.5 | | Salatgurke | cucumber
400 g Lachsfilet ohne Haut | 400 | gram | Lachsfilet | salmon
1 gehäufter EL Speisestärke | 1 | heaped tablespoon | Speisestärke | cornstarch
eine halbe rote Paprika | 0.5 | | rote Paprika | red-bell-pepper
Mehl (250 g) | 250 | gram | Mehl | flour
1 Handvoll Rucola | 1 | handful | Rucola | arugula
20 g Kürbiskerne, geröstet | 20 | gram | Kürbiskerne | pumpkin-seed
`,
  fr: `
300 g de farine de sarrasin | 300 | gram | farine de sarrasin | buckwheat-flour
3 œufs | 3 | | œufs | egg
1 pincée de sel | 1 | pinch | sel | salt
50 cl de lait entier | 50 | centiliter | lait entier | milk
2 cuillères à soupe de sucre | 2 | tablespoon | sucre | sugar
1 c. à c. de levure chimique | 1 | teaspoon | levure chimique | baking-powder
100 g de beurre fondu | 100 | gram | beurre | butter
1 gousse d'ail, hachée | 1 | clove | ail | garlic
2 oignons émincés | 2 | | oignons | onion
1 kg de pommes de terre | 1 | kilogram | pommes de terre | potato
20 cl de crème fraîche épaisse | 20 | centiliter | crème fraîche épaisse | creme-fraiche
1 bouquet garni | 1 | | bouquet garni |
600 g de bœuf à braiser | 600 | gram | bœuf | beef
3 carottes coupées en rondelles | 3 | | carottes | carrot
une branche de thym | 1 | sprig | thym | thyme
1 sachet de sucre vanillé | 1 | sachet | sucre vanillé |
le jus d'un citron | | | jus d'un citron | lemon-juice
sel et poivre du moulin | | | sel | salt
4 tranches de jambon blanc | 4 | slice | jambon blanc | ham
1/2 botte de persil plat | 0.5 | bunch | persil plat | parsley
200 g de lardons fumés | 200 | gram | lardons fumés | bacon
1 boîte de pois chiches | 1 | can | pois chiches | chickpea
1 filet d'huile d'olive | 1 | drizzle | huile d'olive | olive-oil
2 à 3 courgettes | 2-3 | | courgettes | zucchini
1 pâte feuilletée | 1 | | pâte feuilletée | puff-pastry
150 g de gruyère râpé | 150 | gram | gruyère | gruyere
1 noix de beurre | 1 | knob | beurre | butter
1,5 l d'eau | 1.5 | liter | eau | water
quelques feuilles de basilic | | leaf | basilic | basil
125 g de chocolat noir | 125 | gram | chocolat noir | dark-chocolate
1 cuil. à soupe de moutarde | 1 | tablespoon | moutarde | mustard
2 échalotes | 2 | | échalotes | shallot
1 grosse tomate | 1 | large | tomate | tomato
10 g de levure fraîche | 10 | gram | levure fraîche | fresh-yeast
4 blancs d'œufs | 4 | | blancs d'œufs | egg-white
1 verre de vin rouge | 1 | glass | vin rouge | red-wine
noix de muscade | | | noix de muscade | nutmeg
250 g de champignons de Paris | 250 | gram | champignons de Paris | mushroom
2 CS de miel | 2 | tablespoon | miel | honey
poivre (selon goût) | | | poivre | black-pepper
`,
  es: `
400 g de harina de fuerza | 400 | gram | harina de fuerza | bread-flour
2 dientes de ajo picados | 2 | clove | ajo | garlic
1 cebolla mediana | 1 | medium | cebolla | onion
4 cucharadas de aceite de oliva virgen extra | 4 | tablespoon | aceite de oliva virgen extra | extra-virgin-olive-oil
1 cucharadita de pimentón dulce | 1 | teaspoon | pimentón dulce | paprika
una pizca de sal | 1 | pinch | sal | salt
300 g de arroz bomba | 300 | gram | arroz bomba | arborio-rice
1 litro de caldo de pollo | 1 | liter | caldo de pollo | chicken-stock
3 huevos L | 3 | | huevos | egg
200 ml de nata para montar | 200 | milliliter | nata para montar | heavy-cream
1 lata de atún en aceite | 1 | can | atún en aceite | canned-tuna-in-oil
2 hojas de laurel | 2 | | hojas de laurel | bay-leaf
1 pimiento rojo | 1 | | pimiento rojo | red-bell-pepper
1/2 kg de gambas peladas | 0.5 | kilogram | gambas | shrimp
unas hebras de azafrán | | strand | azafrán | saffron
el zumo de medio limón | | | zumo de medio limón | lemon-juice
sal y pimienta al gusto | | | sal | salt
1 vaso de vino blanco | 1 | glass | vino blanco | white-wine
250 g de azúcar moreno | 250 | gram | azúcar moreno | brown-sugar
1 sobre de levadura química | 1 | sachet | levadura química | baking-powder
2 tomates maduros rallados | 2 | | tomates | tomato
1 rama de canela | 1 | stick | canela | cinnamon-stick
100 gr de chorizo | 100 | gram | chorizo | chorizo
4 muslos de pollo | 4 | | muslos de pollo | chicken-leg
3 patatas grandes | 3 | large | patatas | potato
1 manojo de cilantro fresco | 1 | bunch | cilantro fresco | cilantro
2-3 zanahorias | 2-3 | | zanahorias | carrot
1 taza de leche | 1 | cup | leche | milk
un chorrito de vinagre | 1 | splash | vinagre | vinegar
1 bote de garbanzos cocidos | 1 | jar | garbanzos | chickpea
150 g de queso manchego rallado | 150 | gram | queso manchego | manchego
aceite para freír | | | aceite | oil
1 c/s de miel | 1 | tablespoon | miel | honey
1,5 kg de mejillones | 1.5 | kilogram | mejillones | mussel
2 rebanadas de pan | 2 | slice | pan | bread
1 yema de huevo | 1 | | yema de huevo | egg-yolk
ralladura de una naranja | | | ralladura de una naranja | orange-zest
media docena de huevos | 6 | | huevos | egg
1 cda. de comino molido | 1 | tablespoon | comino | cumin
perejil picado (opcional) | | | perejil | parsley
`,
  it: `
320 g di spaghetti | 320 | gram | spaghetti | spaghetti
150 g di guanciale | 150 | gram | guanciale | guanciale
4 tuorli | 4 | | tuorli | egg-yolk
100 g di pecorino romano grattugiato | 100 | gram | pecorino romano | pecorino
sale q.b. | | | sale | salt
pepe nero q.b. | | | pepe nero | black-pepper
2 spicchi d'aglio | 2 | clove | aglio | garlic
1 cipolla rossa | 1 | | cipolla rossa | red-onion
3 cucchiai di olio extravergine d'oliva | 3 | tablespoon | olio extravergine d'oliva | extra-virgin-olive-oil
1 cucchiaino di zucchero | 1 | teaspoon | zucchero | sugar
un pizzico di sale | 1 | pinch | sale | salt
400 g di pomodori pelati | 400 | gram | pomodori pelati | canned-tomato
500 ml di latte intero | 500 | milliliter | latte intero | milk
Farina 00 250 g | 250 | gram | Farina 00 | flour
Burro: 100 g | 100 | gram | Burro | butter
1 bustina di lievito per dolci | 1 | sachet | lievito per dolci | baking-powder
1 mazzetto di prezzemolo | 1 | bunch | prezzemolo | parsley
2 rametti di rosmarino | 2 | sprig | rosmarino | rosemary
1 bicchiere di vino bianco | 1 | glass | vino bianco | white-wine
300 g di riso Carnaroli | 300 | gram | riso Carnaroli | arborio-rice
1/2 limone | 0.5 | | limone | lemon
la scorza di un'arancia | | | scorza di un'arancia | orange-zest
4 foglie di basilico | 4 | leaf | basilico | basil
250 g di ricotta | 250 | gram | ricotta | ricotta
2 melanzane medie | 2 | medium | melanzane | eggplant
1 carota | 1 | | carota | carrot
1 costa di sedano | 1 | stalk | sedano | celery
una noce di burro | 1 | knob | burro | butter
1 kg di patate | 1 | kilogram | patate | potato
200 g di funghi champignon | 200 | gram | funghi champignon | mushroom
6 uova | 6 | | uova | egg
1 mozzarella di bufala | 1 | | mozzarella di bufala | buffalo-mozzarella
brodo vegetale q.b. | | | brodo vegetale | vegetable-stock
1,5 l di acqua | 1.5 | liter | acqua | water
2-3 zucchine | 2-3 | | zucchine | zucchini
olio per friggere | | | olio | oil
100 gr di cioccolato fondente | 100 | gram | cioccolato fondente | dark-chocolate
un filo d'olio d'oliva | 1 | drizzle | olio d'oliva | olive-oil
8 fette di pane raffermo | 8 | slice | pane raffermo | bread
peperoncino a piacere | | | peperoncino | chili-pepper
`,
} as const;
