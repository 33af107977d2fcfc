import type { FoodLanguage } from '../../foods/localized/shown-names.ts';

/** Words of amounts in other languages. Accents and capitals do not matter. */
export interface AmountWords {
  numbers: Readonly<Record<string, number>>;
  /** How many a collective is, behind a number or its word: a dozen. */
  dozens: Readonly<Record<string, number>>;
  /** "and a half", behind a unit. */
  halves: readonly string[];
  /** Said of a unit, and without a number: good, full, fine. */
  fair: readonly string[];
  /** Of which a number of foods gives some: juice, zest. */
  parts: readonly string[];
  /** How a food is cut, before its name. */
  cuts: readonly string[];
  /** Says behind the name that it comes in cans. */
  packed: RegExp;
  /** `unit: words`; "100 gram" is a hundred grams a piece. */
  units: string;
  sizes: string;
  /** Some, a few: an amount that cannot be counted. */
  vague: readonly string[];
  about: readonly string[];
  /** "For each": how many eat of it, which says nothing of the amount. */
  perHead: RegExp;
  /** Begin the title of a part of the recipe, up to its colon: "Für den Guss: 200 g Puderzucker". */
  titles: readonly string[];
  /** Between the ends of a range. */
  to: readonly string[];
  /** Between a unit and its food. */
  of: readonly string[];
  /** May end a name: "zum Braten", "pour la cuisson". */
  stops: readonly string[];
  /** Of those: what the food is made or kept with follows. */
  with: readonly string[];
  or: readonly string[];
  and: readonly string[];
  /** Done to the food, said behind its name. */
  done: readonly string[];
  articles: readonly string[];
}

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

const METRIC = `gram: g, gr, gramm, gramme, grammes, gramos, gramo, grammi, grammo, grs
kilogram: kg, kilo, kilos, chilo, chilogrammo, chilogrammi, kgs, kilogramm, kilogramme, kilogrammes, kilogramos, kilogrammi, chili
milligram: mg
milliliter: ml, milliliter, millilitres, millilitre, mililitros, millilitri
centiliter: cl, centilitres, centilitre, zentiliter
deciliter: dl, deziliter, decilitre, decilitri
liter: l, lt, liter, litre, litres, litro, litros, litri
centimeter: cm`;

export const AMOUNT_WORDS: Readonly<Record<FoodLanguage, AmountWords>> = {
  de: {
    numbers: {
      ein: 1,
      eine: 1,
      einen: 1,
      einem: 1,
      einer: 1,
      zwei: 2,
      drei: 3,
      vier: 4,
      funf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
      zwolf: 12,
      anderthalb: 1.5,
      eineinhalb: 1.5,
      zweieinhalb: 2.5,
      halb: 0.5,
      halbe: 0.5,
      halber: 0.5,
      halben: 0.5,
      halbes: 0.5,
      viertel: 0.25,
      dreiviertel: 0.75,
      'ein viertel': 0.25,
      'ein halbes': 0.5,
      elf: 11,
      funfzehn: 15,
      zwanzig: 20,
      zweieinviertel: 2.25,
      dreieinhalb: 3.5,
      eineinviertel: 1.25,
      drittel: 1 / 3,
      'ein drittel': 1 / 3,
      dutzend: 12,
      'halbes dutzend': 6,
      'ein dutzend': 12,
      'ein halbes dutzend': 6,
    },
    dozens: { paar: 2, dutzend: 12, dtzd: 12, dzd: 12 },
    halves: [],
    fair: list(
      'gute, guter, gutes, guten, volle, voller, volles, ordentliche, ordentlicher, schone, schoner, dicke, dunne, dunner, knappe, knapper, feine, frische, frischer, grosszugige, kraftige, kraftiger',
    ),
    parts: list('saft, schale, abrieb, zeste, zesten, eiweiss, eigelb, mark, kerne, grun, schalenabrieb'),
    cuts: list('filet, filets, stuck, stucke, scheibe, scheiben'),
    packed: /(?:aus der |in der )dosen?|dosen?$|konserve/i,
    units: `${METRIC}
500 gram: pfund, pfd
250 gram: halbpfund
125 gram: viertelpfund
10 gram: dag, dkg, deka
tablespoon: el, essloffel, essl, esl, suppenloffel, ess loffel, loffel
teaspoon: tl, teeloffel, teel, kaffeeloffel, kl
cup: tasse, tassen, tas, kaffeebecher, becher tasse, haferl, haferln, kaffeetasse
glass: glas, glaser, glaschen, likorglas, weinglas, schnapsglas, wasserglas, stamperl
pinch: prise, prisen, pr, priese, prischen, messersp, hauch, msp, spur,  messerspitze, messerspitzen, msp
dash: spritzerchen, dash, dashes
splash: schuss, schusschen, spritzer, schluck, schluckchen, guss
drop: tropfen
handful: handvoll, hand voll, hv, hande voll
bunch: bund, bunde, bundchen, strauss, bd, strausschen, buschel, buscherl, bdl, traube
clove: zehe, zehen, zecherl, zeherl, zehchen
slice: scheibe, scheiben, scheibchen, scheib, scheiberl, schb
piece: stuck, stucke, stuckchen, stk, st, stuckerl, ecke, ecken, brocken, endstuck, schnitz, spalte, spalten, rippchen, riegel, scheit
can: dose, dosen, buchse, ds, konserve, doschen
jar: schraubglas
package: karton, kartons, packung, packungen, pkg, paket, packg, pk, packerl, schachtel, netz, netze, tetrapack, tetrapak, pkgen
packet: packchen, pack, p, pck, pkch, pckg, tutchen, beutel, tute, pkt, packli, packl, pckchen, packch, sackerl, beutelchen
tub: becher, kastchen, schalchen, schale, schalen, bech, topfchen, kastle, korbchen
bottle: flasche, flaschen, fl, flaschchen
pot: topf, topfe
sprig: zweig, zweige, zweiglein, zweigchen, stangel, stangeln, stangelchen, stiel, stiele, stielen, halm, halme
stalk: stange, stangen, rippe, rippen
leaf: blattchen, blatt, blatter, blattern
sheet: platte, platten
head: kopf, kopfe, hauptel, kopfchen, staude, stauden, knolle, knollen
cube: wurfel
ball: kugel, kugeln
bar: tafel, tafeln
roll: rolle, rollen
knob: klecks, flocken, nuss, flockchen, stich
portion: portion, portionen`,
    sizes: `small: klein, kleine, kleiner, kleines, kleinen
medium: mittel, mittl, mitteldicke, mittelgross, mittelgrosse, mittelgrosser, mittelgrosses, mittlere
large: gross, grosse, grosser, grosses, grossen, dicke
heaped: gehaufter, gehaufte, gehauften, geh
level: gestrichener, gestrichene, gestrichenen, gestr`,
    vague: list('etwas, ein wenig, ein bisschen, ein paar, einige, reichlich, evtl etwas, nach bedarf'),
    about: list('ca, circa, je, jeweils, etwa, max, mind, mindestens, ungefahr, rund, gut, knapp, zirka'),
    perHead: /(?<!\p{L})(?:pro|je) (?:person|kopf|nase|portion|gast)(?!\p{L})|(?<!\p{L})p\. ?p\./iu,
    titles: list('fur, zum, zur'),
    to: list('bis, oder'),
    of: list('von, vom, der, an'),
    stops: list('zum, zur, fur, nach, ohne, davon, in, mit, aus, als, je, evtl, alternativ, am, a, bei'),
    with: list('mit, aus, in'),
    or: list('oder, bzw'),
    and: list('und, sowie, plus, u'),
    done: list('tiefgekuhlt, gefroren, aufgetaut'),
    articles: list('der, die, das, den'),
  },
  fr: {
    numbers: {
      un: 1,
      une: 1,
      deux: 2,
      trois: 3,
      quatre: 4,
      cinq: 5,
      six: 6,
      sept: 7,
      huit: 8,
      neuf: 9,
      dix: 10,
      douze: 12,
      demi: 0.5,
      demie: 0.5,
      onze: 11,
      quinze: 15,
      vingt: 20,
      'un quart': 0.25,
      quart: 0.25,
      'trois quarts': 0.75,
      'un tiers': 1 / 3,
      'deux tiers': 2 / 3,
      'une dizaine': 10,
      'une douzaine': 12,
      'une demi douzaine': 6,
      'une quinzaine': 15,
      'une vingtaine': 20,
      'la moitie': 0.5,
      'une moitie': 0.5,
    },
    dozens: { douzaine: 12, douzaines: 12, dizaine: 10, dizaines: 10 },
    halves: list('et demi, et demie'),
    fair: list(
      'pleine, pleines, bonne, bonnes, bon, belle, belles, beau, grosse, grosses, gros, fine, fines, petite, petites, petit, genereuse, genereuses, genereux, grande, grandes, grand, bel, epaisse, epaisses, toute petite, tres',
    ),
    parts: list('jus, zeste, zestes, blanc, blancs, jaune, jaunes, vert, ecorce, pulpe'),
    cuts: list(
      'filet, filets, pave, paves, dos, darne, darnes, steak, steaks, morceau, morceaux, coeur, coeurs, tranche, tranches, un reste, reste, restes, chair, des, allumettes',
    ),
    packed: /en (?:boîte|boite|conserve)/i,
    units: `${METRIC}
500 gram: livre, livres
pound: lb, lbs
tablespoon: cuillere a soupe, cuilleres a soupe, cuilleree a soupe, cuillerees a soupe, cuil a soupe, cuill a soupe, c a soupe, c a s, cas, cs, c s, cuil a s, grande cuillere, grandes cuilleres, cuillere, cuilleres, cuilleree, cuillerees, cas, cuil soupe, cuillere soupe, cuilleres soupe, cuill soupe, c soupe, cuiller a soupe, cuillers a soupe, cuillères à soupes, c a table
teaspoon: cuillere a cafe, cuilleres a cafe, cuilleree a cafe, cuillerees a cafe, cuil a cafe, cuill a cafe, c a cafe, c a c, cac, cc, c c, cuil a c, cuillere a the, cuilleres a the, petite cuillere, petites cuilleres, cuil cafe, cuillere cafe, cuilleres cafe, c cafe, c a the, cuiller a cafe, cuillers a cafe, cuillere a dessert
cup: tasse, tasses, tasse a cafe, tasse a the, tasses a cafe, grande tasse
glass: verre, verres, verre a liqueur, verre a vin, verre a moutarde, petit verre
pinch: pincee, pincees, pincette, pointe de couteau, soupcon de, pointe
splash: trait, traits, giclee, lichette, larme, rasade, bonne rasade
drizzle: filet
drop: goutte, gouttes
handful: poignee, poignees, petite poignee
bunch: botte, bottes, bouquet, bouquets, grappe, grappes
clove: gousse, gousses
slice: tranche, tranches, rondelle, rondelles
piece: morceau, morceaux, capsule, capsules
can: boite, boites, conserve, conserves, bte, btes, boite 4 4, bte 4 4, boite 1 2
jar: bocal, bocaux
pot: pot, pots
package: pack, packs, paquet, paquets, barquette, barquettes, plaquette, plaquettes, pqt, brique, briques, briquette, briquettes, berlingot
sachet: sachet, sachets, sach, dose, doses, dosette, dosettes
bottle: bouteille, bouteilles
sprig: brin, brins, branche, branches
stalk: tige, tiges, cote, cotes, batonnet
leaf: feuille, feuilles
sheet: plaque, plaques
head: tete, tetes
cube: cube, cubes
ball: boule, boules
roll: rouleau, rouleaux
knob: noix, noisette
stick: baton, batons
square: carre, carres, carreau, carreaux
portion: portion, portions`,
    sizes: `small: petit, petite, petits, petites
medium: moyen, moyenne, moyens, moyennes
large: gros, grosse, grosses, grand, grande, grands, grandes
heaped: bonne, bombee
level: rase, rases, ras`,
    vague: list('un peu, quelques, qq, qques, qlq, qlqs, du, de la, de l, des'),
    about: list('environ, a peu pres, entre'),
    perHead: /(?<!\p{L})par (?:personne|pers|convive|tête|tete|assiette)(?!\p{L})\.?/iu,
    titles: list('pour'),
    to: list('a, ou, et'),
    of: list('de la, de l, de, d, du, des'),
    stops: list(
      'pour, selon, a, en, au, aux, sans, avec, dans, type, dont, facultatif, non, plus, du, coupe, coupes, coupee, coupees',
    ),
    with: list('a, en, au, aux, avec'),
    or: list('ou'),
    and: list('et'),
    done: list(
      'rape, rapee, rapes, rapees, hache, hachee, haches, hachees, emince, emincee, eminces, emincees, fondu, fondue, battu, battus, epluche, epluches, epluchee, epluchees, pele, pelee, peles, pelees, cisele, ciselee, presse, pressee, concasse, decortiquees, decortique, denoyautees, tamisee, ramolli, mou, pommade, coupe, coupes, coupee, coupees, non, traite, traitee, cuit, cuits, cuite, cuites, grille, grilles, moulu, egouttes, egouttees, surgele, surgelee, surgeles, surgelees, congele, congelee',
    ),
    articles: list('le, la, les, l'),
  },
  es: {
    numbers: {
      un: 1,
      una: 1,
      uno: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      doce: 12,
      medio: 0.5,
      media: 0.5,
      'un cuarto de': 0.25,
      'cuarto de': 0.25,
      'tres cuartos de': 0.75,
      'media docena': 6,
      'una docena': 12,
      docena: 12,
      once: 11,
      quince: 15,
      veinte: 20,
      'un cuarto': 0.25,
      cuarto: 0.25,
      'tres cuartos': 0.75,
      'un tercio': 1 / 3,
      'dos tercios': 2 / 3,
      'un par': 2,
      'la mitad': 0.5,
    },
    dozens: { docena: 12, docenas: 12 },
    halves: list('y medio, y media'),
    fair: list(
      'buen, buena, buenas, buenos, gran, pequeno, pequena, generoso, generosa, hermosa, finas, fina, gruesa, gruesas, colmada',
    ),
    parts: list('zumo, jugo, ralladura, piel, clara, claras, yema, yemas, cascara, corteza'),
    cuts: list(
      'filete, filetes, lomo, lomos, taco, tacos, taquitos, dados, tiras, trozo, trozos, rodajas, resto, restos, punta, hueso',
    ),
    packed: /en (?:lata|conserva)|de lata|de bote/i,
    units: `${METRIC}
ounce: onza, onzas
pound: libra, libras, lb, lbs
tablespoon: cucharada, cucharadas, cucharada sopera, cucharadas soperas, cuch soperas, cuch sopera, cuch, cucharon, cda, cdas, cs, c s, c sopera, cuchara, cucharas
teaspoon: cucharadita, cucharaditas, cdta, cdtas, cdita, cditas, cucharada de postre, cucharada de cafe, cucharadas de postre, cucharadas de cafe, cuch postre, cuch cafe, cuchta, cucharadita de cafe, cucharaditas de cafe, cdtas, cdita, cp, c p, c c, cucharilla
cup: jicara, taza, tazas, tacita, tacitas, tazon, pocillo, tazita
glass: caballito, caballitos, vaso, vasos, copa, copas, copita, copitas, vasito, vasitos, chupito, chupitos, vaso de los de agua, vaso de agua de
pinch: pizca, pizcas, pizquita, pellizco, pellizcos, punta de cuchillo
splash: chorro, chorrito, chorreton, chorros, chorritos, culin, golpe
drizzle: hilo
drop: gota, gotas
handful: puno, punos, punado, punados, punadito, punaditos
bunch: manojo, manojos, ramillete, racimo, racimos, atado, ramo, manojito, bouquet
clove: diente, dientes
slice: rebanada, rebanadas, loncha, lonchas, rodaja, rodajas, rodajita, rodajitas, lonchita, lonchitas, rebanadita, rebanaditas, loncheado, filete
piece: cono, conos, palito, palitos, ristra, ristras, trozo, trozos, trocito, trocitos, pieza, piezas, unidad, unidades, ud, uds, cuna, cunas, taco, tacos, punta, onza de, onzas de, pedazo, pedazos
can: lata, latas
jar: bote, botes, tarro, tarros, frasco, frascos
package: paquete, paquetes, bolsa, bolsas, bandeja, bandejas, brick, bricks, brik, briks, carton, pack, bolsita
sachet: sobre, sobres
tub: tarrina, tarrinas, envase, pote, potes, vasito de plastico
bottle: botella, botellas
sprig: ramita, ramitas, rama, ramas
stalk: tallo, tallos, penca, pencas, penquita, penquitas, vara, varas
leaf: hoja, hojas, hojita, hojitas
strand: hebra, hebras
head: cabeza, cabezas
sheet: lamina, laminas, plancha, planchas, placa, placas, oblea, obleas
cube: dado, dados, cubo, cubito, cubitos, pastilla, pastillas, dado de
bar: tableta, tabletas, tablilla, tablillas
block: bloque, bloques
loaf: barra, barras, barrita, barritas, hogaza, hogazas
ball: bola, bolas
knob: nuez, nueces de
portion: porcion, racion, raciones`,
    sizes: `small: pequenito, pequeno, pequena, pequenos, pequenas
medium: mediano, mediana, medianos, medianas
large: grande, grandes, gran
heaped: colmada, colmadas
level: rasa, rasas`,
    vague: list('un poco, unas, unos, algunas, algunos, algo'),
    about: list('aproximadamente, unos, unas, alrededor de, cerca de, aprox'),
    perHead: /(?<!\p{L})por (?:persona|cabeza|barba|comensal)(?!\p{L})/iu,
    titles: list('para'),
    to: list('a, o, u'),
    of: list('de la, de el, del, de'),
    stops: list(
      'para, pa, tipo, al, a, en, sin, con, segun, opcional, cortado, cortada, cortados, cortadas, mas, bien',
    ),
    with: list('en, con, al, a'),
    or: list('o, u'),
    and: list('y, e'),
    done: list(
      'picado, picada, picados, picadas, rallado, rallada, rallados, ralladas, pelado, pelada, pelados, peladas, batido, batidos, molido, molida, cocido, cocida, cocidos, cocidas, troceado, troceada, troceados, tostado, tostadas, derretida, maduro, maduros, escurrido, escurridos, fileteado, fileteados, cortado, cortada, cortados, cortadas, congelado, congelada, congelados, congeladas, l, m, xl',
    ),
    articles: list('el, la, los, las'),
  },
  it: {
    numbers: {
      un: 1,
      una: 1,
      uno: 1,
      due: 2,
      tre: 3,
      quattro: 4,
      cinque: 5,
      sei: 6,
      sette: 7,
      otto: 8,
      nove: 9,
      dieci: 10,
      dodici: 12,
      mezzo: 0.5,
      mezza: 0.5,
      'un quarto': 0.25,
      quarto: 0.25,
      'tre quarti': 0.75,
      'un terzo': 1 / 3,
      'due terzi': 2 / 3,
      'una dozzina': 12,
      'mezza dozzina': 6,
      'una decina': 10,
      'una ventina': 20,
      'un paio': 2,
      undici: 11,
      quindici: 15,
      venti: 20,
      meta: 0.5,
    },
    dozens: { dozzina: 12, dozzine: 12, decina: 10 },
    halves: list('e mezzo, e mezza'),
    fair: list(
      'buon, buona, bel, bella, bello, abbondante, abbondanti, generosa, generoso, grosse, grossa, grosso, grossi, grande, grandi, piccola, piccolo, piccole, sottili, spesse, scarso, scarsi, pieno, pieni',
    ),
    parts: list('succo, scorza, scorzetta, buccia, albume, albumi, tuorlo, tuorli, zeste, scorze'),
    cuts: list(
      'filetto, filetti, trancio, tranci, pezzo, pezzi, fette, fettine, dadini, cubetti, avanzi, cuore, cuori',
    ),
    packed: /in (?:scatola|barattolo)|di scatola/i,
    units: `${METRIC}
100 gram: etto, etti, hg, ettogrammo, ettogrammi
tablespoon: cucchiaio, cucchiai, cucchiaio da tavola, cucchiai da tavola, cucchiaio da minestra, cucchiai da minestra, cucchiaio da zuppa, cucchiaione, cucchiaioni, cucch.ai, cucchiaiata, cucchiaiate, cucch
teaspoon: c no, c ni, cucchiaino, cucchiaini, cucchiaino da caffe, cucchiaini da caffe, cucchiaino da te, cucchiaini da te, cucchiaino da the
cup: tazza, tazze, tazzina, tazzine, tazzona
glass: bicchiere, bicchieri, bicchierino, bicchierini, calice, calici
pinch: pizzico, pizzichi, pizzichino, presa, prese, presina, punta, punta di coltello, punta di un coltello, punta di cucchiaino, punta di un cucchiaino, la punta di un cucchiaino, la punta di un coltello
splash: spruzzo, spruzzata, spruzzatina, goccio, goccetto, sorso, schizzo, spruzzi
drizzle: filo
drop: goccia, gocce, goccina, goccine
handful: manciata, manciate, manciatina, pugno, pugni, pugnetto, manciatona
bunch: mazzetto, mazzo, mazzetti, mazzi, mazzolino, grappolo, grappoli, fascio, fascetto
clove: spicchio, spicchi, spicchietto, spicchietti
slice: fetta, fette, fettina, fettine, fettona, rondella, rondelle, trancio, tranci, fettona
piece: pezzo, pezzi, pezzetto, pezzettino, pezzetti, pz, fiala, fialetta, fiale, quadretto, quadretti, tocchetto, tocco
can: scatola, scatole, scatoletta, scatolette, lattina, lattine, latta, scatol
jar: barattolo, barattoli, vasetto, vasetti, vaso, barattolino
package: confezione, confezioni, conf, confez, pacco, pacchi, pacchetto, pacchetti, sacchetto, sacchetti, brick, cartone, retina, scatola di pasta
sachet: bustina, bustine, busta, buste
loaf: filone, filoni, pagnotta, pagnotte
tub: vaschetta, vaschette, cestino, cestini, barattolino di plastica
bottle: bottiglia, bottiglie
sprig: rametto, rametti, ramo, rami, ciuffo, ciuffi, ciuffetto, ciuffetti, ramoscello, stelo, steli
stalk: costa, coste, costina, costine, gambo, gambi, gambetto
leaf: foglia, foglie, fogliolina, foglietta, fogliolina, foglioline
head: testa, teste, cespo, cespi, cespetto, testina
sheet: foglio, fogli, sfoglia
cube: cubetto, cubetti, panetto
ball: palla
roll: rotolo, rotoli
stick: stecca, stecche
knob: noce, noci, nocciolina di burro, fiocchetto, fiocchetti, ricciolo
portion: porzione, porzioni`,
    sizes: `small: piccolo, piccola, piccoli, piccole
medium: medio, media, medi, medie
large: grande, grandi, grosso, grossa, grossi
heaped: colmo, colma, colmi, colme, abbondante, abbondanti, generoso, generosa, pieno, piena
level: raso, rasi, rasa, scarso, scarsi, scarsa, scarse`,
    vague: list('un po, un po di, qualche, alcune, alcuni, poco, del, dello, della'),
    about: list('circa, all incirca, piu o meno'),
    perHead: /(?<!\p{L})(?:a|per) (?:persona|testa|commensale)(?!\p{L})/iu,
    titles: list('per'),
    to: list('a, o, e'),
    of: list('di, d, del, della, dello, dell, dei, delle, degli, da'),
    stops: list(
      'per, a, al, in, con, col, coi, senza, secondo, tipo, facoltativo, tagliato, tagliata, tagliati, tagliate, piu, da, q',
    ),
    with: list('in, con, al, a, da'),
    or: list('o, oppure'),
    and: list('e, ed'),
    done: list(
      'grattugiato, grattugiata, tritato, tritata, tritati, sbattuto, sbattute, fuso, tagliato, tagliata, tagliati, tagliate, affettato, affettata, pelate, sciolto, ammorbidito, tostati, macinato, surgelato, surgelata, surgelati, surgelate, congelato, congelati',
    ),
    articles: list('il, lo, la, i, gli, le, l'),
  },
};
