import type { FoodLanguage } from '../../foods/localized-foods.ts';

/** Words of amounts in other languages. Accents and capitals do not matter. */
export interface AmountWords {
  numbers: Readonly<Record<string, number>>;
  /** `unit: words`; "100 gram" is a hundred grams a piece. */
  units: string;
  sizes: string;
  /** Some, a few: an amount that cannot be counted. */
  vague: readonly string[];
  about: readonly string[];
  /** Between the ends of a range. */
  to: readonly string[];
  /** Between a unit and its food. */
  of: readonly string[];
  /** May end a name: "zum Braten", "pour la cuisson". */
  stops: readonly string[];
  or: readonly string[];
  and: readonly string[];
  /** Done to the food, said behind its name. */
  done: readonly string[];
  articles: readonly string[];
}

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

const METRIC = `gram: g, gr, gramm, gramme, grammes, gramos, gramo, grammi, grammo, grs
kilogram: kg, kilo, kilos, kilogramm, kilogramme, kilogrammes, kilogramos, kilogrammi, chili
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
    },
    units: `${METRIC}
500 gram: pfund
tablespoon: el, essloffel, essl
teaspoon: tl, teeloffel, teel, kaffeeloffel, kl
cup: tasse, tassen
glass: glas, glaser
pinch: prise, prisen, messerspitze, messerspitzen, msp
dash: spritzerchen
splash: schuss, spritzer
drop: tropfen
handful: handvoll, hand voll
bunch: bund, bunde, bundchen, strauss
clove: zehe, zehen
slice: scheibe, scheiben
piece: stuck, stucke, stuckchen, stk
can: dose, dosen, buchse
jar: schraubglas
package: packung, packungen, pkg, paket, packg
packet: packchen, pack, pck, pckg, tutchen, beutel, tute
tub: becher
bottle: flasche, flaschen
sprig: zweig, zweige, zweiglein
stem: stiel, stiele, stangel
stalk: stange, stangen
leaf: blattchen
sheet: blatt, blatter, platte, platten
head: kopf, kopfe
bulb: knolle, knollen
cube: wurfel
ball: kugel, kugeln
roll: rolle, rollen
knob: klecks, flocken
portion: portion, portionen`,
    sizes: `small: klein, kleine, kleiner, kleines, kleinen
medium: mittel, mittelgross, mittelgrosse, mittelgrosser, mittelgrosses, mittlere
large: gross, grosse, grosser, grosses, grossen, dicke
heaped: gehaufter, gehaufte, gehauften, geh
level: gestrichener, gestrichene, gestrichenen, gestr`,
    vague: list('etwas, ein wenig, ein bisschen, ein paar, einige, reichlich, evtl etwas, nach bedarf'),
    about: list('ca, circa, etwa, ungefahr, rund, gut, knapp, zirka'),
    to: list('bis, oder'),
    of: list('von, vom, der, an'),
    stops: list('zum, zur, fur, nach, ohne, davon, in, mit, aus, als, je, evtl, alternativ, am, a, bei'),
    or: list('oder, bzw'),
    and: list('und, sowie, plus'),
    done: [],
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
    },
    units: `${METRIC}
500 gram: livre
tablespoon: cuillere a soupe, cuilleres a soupe, cuilleree a soupe, cuillerees a soupe, cuil a soupe, cuill a soupe, c a soupe, c a s, cas, cs, c s, cuil a s, grande cuillere
teaspoon: cuillere a cafe, cuilleres a cafe, cuilleree a cafe, cuillerees a cafe, cuil a cafe, cuill a cafe, c a cafe, c a c, cac, cc, c c, cuil a c, cuillere a the, petite cuillere
cup: tasse, tasses
glass: verre, verres
pinch: pincee, pincees, pointe de couteau
splash: trait, goutte de lait, giclee
drizzle: filet
drop: goutte, gouttes
handful: poignee, poignees
bunch: botte, bottes, bouquet, bouquets
clove: gousse, gousses
slice: tranche, tranches, rondelle, rondelles
piece: morceau, morceaux
can: boite, boites, conserve
jar: bocal, bocaux
pot: pot, pots
package: paquet, paquets, barquette
sachet: sachet, sachets
bottle: bouteille, bouteilles
tub: brique, briquette
sprig: brin, brins, branche, branches
stalk: tige, tiges, cote, cotes
leaf: feuille, feuilles
head: tete, tetes
cube: cube, cubes
ball: boule, boules
roll: rouleau, rouleaux
knob: noix, noisette
stick: baton, batons
square: carre, carres
portion: portion, portions`,
    sizes: `small: petit, petite, petits, petites
medium: moyen, moyenne, moyens, moyennes
large: gros, grosse, grosses, grand, grande, grands, grandes
heaped: bonne, bombee
level: rase, rases, ras`,
    vague: list('un peu, quelques, un soupcon, un brin, du, de la, de l, des'),
    about: list('environ, a peu pres, entre'),
    to: list('a, ou, et'),
    of: list('de la, de l, de, d, du, des'),
    stops: list(
      'pour, selon, a, en, au, aux, sans, avec, dont, facultatif, non, plus, du, coupe, coupes, coupee, coupees',
    ),
    or: list('ou'),
    and: list('et'),
    done: list(
      'rape, rapee, rapes, rapees, hache, hachee, haches, hachees, emince, emincee, eminces, emincees, fondu, fondue, battu, battus, epluche, epluches, epluchee, epluchees, pele, pelee, peles, pelees, cisele, ciselee, presse, pressee, concasse, decortiquees, decortique, denoyautees, tamisee, ramolli, mou, pommade, coupe, coupes, coupee, coupees, non, traite, traitee, cuit, cuits, cuite, cuites, grille, grilles, moulu, egouttes, egouttees',
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
      'media docena de': 6,
      'una docena de': 12,
      docena: 12,
    },
    units: `${METRIC}
ounce: onza, onzas
pound: libra, libras
tablespoon: cucharada, cucharadas, cucharada sopera, cucharadas soperas, cda, cdas, cs, c s, c sopera, cuchara, cucharas
teaspoon: cucharadita, cucharaditas, cdta, cdtas, cdita, cditas, cucharada de postre, cucharada de cafe, cp, c p, c c, cucharilla
cup: taza, tazas
glass: vaso, vasos, copa, copas
pinch: pizca, pizcas, pellizco, punta de cuchillo
splash: chorro, chorrito, chorreton
drizzle: hilo
drop: gota, gotas
handful: punado, punados
bunch: manojo, manojos, ramillete
clove: diente, dientes
slice: rebanada, rebanadas, loncha, lonchas, rodaja, rodajas, filete
piece: trozo, trozos, pieza, piezas, unidad, unidades, ud, uds
can: lata, latas
jar: bote, botes, tarro, tarros
package: paquete, paquetes, bolsa, bolsas
sachet: sobre, sobres
tub: brik, tarrina
bottle: botella, botellas
sprig: ramita, ramitas, rama, ramas
stalk: tallo, tallos
leaf: hoja, hojas
strand: hebra, hebras
head: cabeza, cabezas
sheet: lamina, laminas, plancha
cube: cubo, pastilla
ball: bola, bolas
knob: nuez
portion: porcion, racion, raciones`,
    sizes: `small: pequeno, pequena, pequenos, pequenas
medium: mediano, mediana, medianos, medianas
large: grande, grandes, gran
heaped: colmada, colmadas
level: rasa, rasas`,
    vague: list('un poco, unas, unos, algunas, algunos, algo'),
    about: list('aproximadamente, unos, unas, alrededor de, cerca de, aprox'),
    to: list('a, o, u'),
    of: list('de la, de el, del, de'),
    stops: list(
      'para, al, a, en, sin, con, segun, opcional, cortado, cortada, cortados, cortadas, mas, bien',
    ),
    or: list('o, u'),
    and: list('y, e'),
    done: list(
      'picado, picada, picados, picadas, rallado, rallada, rallados, ralladas, pelado, pelada, pelados, peladas, batido, batidos, molido, molida, cocido, cocida, cocidos, cocidas, troceado, troceada, troceados, tostado, tostadas, derretida, maduro, maduros, escurrido, escurridos, fileteado, fileteados, cortado, cortada, cortados, cortadas, l, m, xl',
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
      'un quarto di': 0.25,
      'una dozzina di': 12,
      'mezza dozzina di': 6,
    },
    units: `${METRIC}
100 gram: etto, etti
tablespoon: cucchiaio, cucchiai, cucchiaiata, cucchiaiate, cucch
teaspoon: cucchiaino, cucchiaini
cup: tazza, tazze, tazzina
glass: bicchiere, bicchieri, bicchierino
pinch: pizzico, pizzichi, presa, punta
splash: spruzzo, goccio
drizzle: filo
drop: goccia, gocce
handful: manciata, manciate, pugno
bunch: mazzetto, mazzo, mazzetti
clove: spicchio, spicchi
slice: fetta, fette, fettina, fettine
piece: pezzo, pezzi, pezzetto, pz
can: scatola, scatole, scatoletta, lattina
jar: barattolo, barattoli, vasetto, vasetti
package: confezione, confezioni, pacco, pacchetto
sachet: bustina, bustine, busta
bottle: bottiglia, bottiglie
sprig: rametto, rametti, ramo, ciuffo, ciuffi
stalk: costa, coste, gambo, gambi
leaf: foglia, foglie, fogliolina, foglioline
head: testa, cespo
sheet: foglio, fogli, sfoglia
cube: cubetto, cubetti, panetto
ball: palla
roll: rotolo, rotoli
stick: stecca, stecche
knob: noce, noci
portion: porzione, porzioni`,
    sizes: `small: piccolo, piccola, piccoli, piccole
medium: medio, media, medi, medie
large: grande, grandi, grosso, grossa, grossi
heaped: colmo, colmi, abbondante
level: raso, rasi`,
    vague: list('un po, qualche, alcune, alcuni, poco, del, dello, della'),
    about: list('circa, all incirca, piu o meno'),
    to: list('a, o, e'),
    of: list('di, d, del, della, dello, dell, dei, delle, degli, da'),
    stops: list(
      'per, a, al, in, con, senza, secondo, facoltativo, tagliato, tagliata, tagliati, tagliate, piu, da, q',
    ),
    or: list('o, oppure'),
    and: list('e, ed'),
    done: list(
      'grattugiato, grattugiata, tritato, tritata, tritati, sbattuto, sbattute, fuso, tagliato, tagliata, tagliati, tagliate, affettato, affettata, pelate, sciolto, ammorbidito, tostati, macinato',
    ),
    articles: list('il, lo, la, i, gli, le, l'),
  },
};
