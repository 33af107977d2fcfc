/** Allergens and diets as they stand in a sentence. */
export const NAMES = {
  gluten: 'Gluten',
  crustaceans: 'Krebstiere',
  eggs: 'Eier',
  fish: 'Fisch',
  peanuts: 'Erdnüsse',
  soybeans: 'Soja',
  milk: 'Milch',
  nuts: 'Schalenfrüchte',
  celery: 'Sellerie',
  mustard: 'Senf',
  sesame: 'Sesam',
  sulphites: 'Sulfite',
  lupin: 'Lupinen',
  molluscs: 'Weichtiere',
  vegetarian: 'vegetarisch',
  vegan: 'vegan',
  'gluten-free': 'glutenfrei',
  'dairy-free': 'milchfrei',
  'low-carb': 'kohlenhydratarm',
} as const;

/** Words for allergens in a question. */
export const ALLERGENS = {
  gluten: 'gluten|weizen|zoliakie|\\w{0,20}mehl',
  milk: 'milch\\w*|laktose|sahne|kase|butter|joghurt',
  peanuts: 'erdnuss\\w*|erdnusse\\w*',
  nuts: 'nuss\\w*|nusse\\w*|haselnuss\\w*|haselnusse\\w*|walnuss\\w*|walnusse\\w*|mandel\\w*|cashew\\w*|pistazie\\w*|pekan\\w*|schalenfrucht\\w*|nussfrei',
  eggs: 'ei|eiallergie|eier\\w*|huhnerei\\w*|huhnereiweiss',
  soybeans: 'soja\\w*',
  crustaceans:
    'krebs\\w*|krebstier\\w*|garnele\\w*|krabbe\\w*|shrimp\\w*|hummer\\w*|meeresfruchte\\w*|schalentier\\w*',
  fish: 'fisch\\w*',
  sesame: 'sesam\\w*|tahin\\w*',
  mustard: 'senf\\w*',
  celery: 'sellerie\\w*',
  sulphites: 'sulfit\\w*|schwefel\\w*',
  lupin: 'lupine\\w*',
  molluscs: 'muschel\\w*|weichtier\\w*|tintenfisch\\w*|schnecke\\w*|meeresfruchte\\w*',
} as const;

/** What a word of the kitchen means. */
export const TERMS = [
  [
    'unterheb\\w*|unterzieh\\w*',
    'Unterheben: mit einem Spatel vorsichtig von unten nach oben ziehen und die Schüssel drehen, damit die Luft drinbleibt. Aufhören, sobald nichts Trockenes mehr zu sehen ist.',
  ],
  [
    'dunst\\w*|anschwitz\\w*|glasig',
    'Dünsten: bei mittlerer Hitze in etwas Fett garen, bis es weich und glasig ist, ohne Farbe zu nehmen.',
  ],
  ['al dente|bissfest', 'Al dente heißt mit Biss: außen weich, in der Mitte noch ein kleiner weißer Punkt.'],
  [
    'blanchier\\w*',
    'Blanchieren: kurz in viel kochendes Salzwasser geben, dann sofort in Eiswasser, damit es nicht weitergart.',
  ],
  [
    'ablosch\\w*|abloesch\\w*',
    'Ablöschen: Flüssigkeit in die heiße Pfanne gießen und den Bratsatz mit einem Löffel vom Boden lösen.',
  ],
  [
    'reduzier\\w*|einkoch\\w*',
    'Einkochen: offen kochen lassen, bis so viel verdampft ist, dass es dicker und kräftiger wird.',
  ],
  ['kocheln\\w*|sieden|simmern', 'Köcheln: knapp unter dem Kochen, es steigen nur wenige kleine Blasen auf.'],
  [
    'anbrat\\w*|scharf anbrat\\w*',
    'Anbraten: in sehr heißem Fett, in kleinen Mengen und ohne Rühren, bis es rundherum braun ist.',
  ],
  [
    'schmor\\w*',
    'Schmoren: erst anbraten, dann zugedeckt mit wenig Flüssigkeit bei kleiner Hitze lange garen.',
  ],
  ['pochier\\w*', 'Pochieren: in heißem, nicht kochendem Wasser (etwa 80 °C) sanft garen.'],
  [
    'mehlschwitze',
    'Mehlschwitze: Mehl in gleich viel Butter ein bis zwei Minuten rühren, dann nach und nach kalte Flüssigkeit einrühren.',
  ],
  ['julienne', 'Julienne: streichholzfeine Streifen.'],
  [
    'knet\\w*',
    'Kneten: mit dem Handballen wegdrücken, falten, drehen, etwa 10 Minuten, bis der Teig glatt und elastisch ist.',
  ],
  [
    'steif schlag\\w*|eischnee|steif\\w*',
    'Steif schlagen: in einer fettfreien Schüssel schlagen, bis Spitzen stehen bleiben, wenn du den Besen hebst.',
  ],
  [
    'wurfel\\w*|wurfle|hack\\w*|fein schneid\\w*',
    'Schneide erst in Scheiben, dann in Streifen und diese quer in Würfel; die Finger dabei eingekrallt.',
  ],
  [
    'karamellisier\\w*',
    'Karamellisieren: bei mittlerer Hitze bräunen lassen, bis der Zucker goldbraun wird; nicht aus den Augen lassen.',
  ],
  ['abschreck\\w*', 'Abschrecken: Gegartes sofort in kaltes Wasser legen, damit es nicht weitergart.'],
  ['passier\\w*', 'Passieren: durch ein feines Sieb streichen, bis nur Kerne und Schalen zurückbleiben.'],
  [
    'gratinier\\w*|uberback\\w*',
    'Gratinieren: mit Käse oder Bröseln bei starker Oberhitze bräunen, bis eine Kruste entsteht.',
  ],
  [
    'legier\\w*|abzieh\\w*',
    'Legieren: Eigelb mit etwas Sahne verrühren, heiße Soße nach und nach zugeben und nicht mehr kochen.',
  ],
  ['parier\\w*', 'Parieren: Sehnen, Häute und Fett vom Fleisch wegschneiden.'],
  ['tranchier\\w*', 'Tranchieren: Fleisch nach dem Ruhen quer zur Faser in Scheiben schneiden.'],
  ['montier\\w*', 'Montieren: kalte Butter in Stücken unter die heiße Soße schlagen, ohne sie zu kochen.'],
  [
    'flambier\\w*',
    'Flambieren: warmen Alkohol darüber anzünden. Dunstabzug aus, Abstand halten, Deckel bereit.',
  ],
  [
    'filetier\\w*',
    'Filetieren: Fisch von den Gräten lösen, Zitrusfrüchte zwischen den Häuten herausschneiden.',
  ],
  ['mehlier\\w*', 'Mehlieren: in Mehl wenden und das überschüssige abklopfen.'],
  ['panier\\w*', 'Panieren: erst in Mehl, dann in verquirltem Ei, dann in Bröseln wenden.'],
  ['quellen|ausquell\\w*', 'Quellen: mit Flüssigkeit stehen lassen, bis sie aufgesogen ist.'],
  ['stocken', 'Stocken: bei sanfter Hitze fest werden lassen, ohne zu rühren, wie Ei.'],
  [
    'wasserbad|bain marie',
    'Wasserbad: eine Schüssel über heißem, nicht kochendem Wasser; der Boden berührt es nicht.',
  ],
  [
    'stabchenprobe|garprobe',
    'Stäbchenprobe: Holzstäbchen in die Mitte stechen; klebt kein Teig daran, ist es gar.',
  ],
  ['fond', 'Fond: kräftig eingekochte Brühe aus Knochen, Fisch oder Gemüse.'],
  [
    'brater|schmortopf',
    'Bräter: ein schwerer, ofenfester Topf mit Deckel. Jeder dickwandige Topf tut es auch.',
  ],
  ['handwarm|lauwarm', 'Lauwarm oder handwarm: etwa 35 °C, am Handgelenk weder warm noch kalt.'],
  ['zimmerwarm', 'Zimmerwarm: etwa 20 °C, also eine Stunde vorher aus dem Kühlschrank.'],
  [
    'umluft|ober ?unterhitze',
    'Umluft verteilt die Hitze mit einem Gebläse und braucht 20 °C weniger als Ober-/Unterhitze.',
  ],
  ['piment', 'Piment (Nelkenpfeffer): eine Beere, die nach Nelke, Muskat und Zimt schmeckt.'],
  ['schmand', 'Schmand: fester Sauerrahm mit 20 bis 24 % Fett, milder als saure Sahne und kochfester.'],
  [
    'zesten|abrieb|schale abreib\\w*',
    'Abrieb: nur die farbige Schale einer unbehandelten Frucht fein reiben, das Weiße ist bitter.',
  ],
] as const;

/** How times and numbers are said. */
export const TIMES = {
  spans: [
    ['(?:eine?n? )?halbe[nrs]?(?= (?:tasse|el|tl|essloffel|teeloffel|liter|becher|kilo))', '0p5'],
    ['(?:1 )?dreiviertelstunde|dreiviertel stunde|drei viertel stunde', '45 minuten'],
    ['viertelstunde|viertel stunde', '15 minuten'],
    ['(?:eine )?halbe(?:n|r)? stunde', '30 minuten'],
    ['(?:ein(?:e)? ?und ?ein(?:e)? ?halbe?|anderthalb|eineinhalb) stunden?', '90 minuten'],
    ['(?:ein(?:e)? ?und ?ein(?:e)? ?halbe?|anderthalb|eineinhalb) minuten?', '90 sekunden'],
    ['zweieinhalb stunden', '150 minuten'],
    ['zweieinhalb minuten', '150 sekunden'],
    ['dreieinhalb stunden', '210 minuten'],
    ['halbe minute', '30 sekunden'],
  ],
  hours: 'stunden?|std|h',
  minutes: 'minuten?|minutchen|min',
  seconds: 'sekunden?|sek',
  one: 'eine?r?|ne',
  join: 'und',
  numbers:
    'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
  tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
} as const;

/** Words that are no food here, though a food may be called so. */
export const NOT_FOODS =
  'der die das den dem des ein eine einen einem einer und oder mit ohne fur zu zum zur in im ist sind es ich du wir man kann darf muss soll wie was wann wo da drin rein noch schon auch nicht kein keine statt form teig sosse rest reste essen gericht gut rot braun heiss warm kalt roh frisch mahlzeit ganze halbe tasse glas dose hand gast timer schritt hund katze pilze kern stelle von pro bei auf an aus topf topfe pfanne pfannen ofen herd';
