import type { Advice } from './advice-table.ts';
import { MISHAPS } from './de-mishaps.data.ts';

/**
 * What a German cook knows beyond the recipe, and how it is asked for. The patterns are read as those of de-cues.data.ts; the
 * first that fits answers.
 */
export const ADVICE: Advice = {
  /** Words that tell nothing about what is meant. */
  common:
    'warum wieso weshalb wozu woran wann lange lang muss mussen soll sollen sollte kann konnen darf wird werden wurde haben habe hatte ist sind eine einen einem einer mein meine meinem meinen dass wenn bevor nachdem dann noch schon jetzt immer nicht kein keine ich wir das der die den dem des und oder auch eigentlich wirklich erkenne merke sehe weiss fertig genug brauche brauch braucht dauert machen macht kommt geht viel viele mehr damit davon dabei uber unter nach beim sein ganz sehr bitte rein drin hier recht',
  measures: [
    { words: 'g|gr|gramm', one: 'g', many: 'g', unit: 'gram', size: 1 },
    { words: 'kg|kilo|kilogramm', one: 'kg', many: 'kg', unit: 'gram', size: 1000 },
    { words: 'unzen?|oz', one: 'Unze', many: 'Unzen', unit: 'ounce', size: 1 },
    { words: 'ml|milliliter', one: 'ml', many: 'ml', unit: 'milliliter', size: 1 },
    { words: 'cl|zentiliter', one: 'cl', many: 'cl', unit: 'milliliter', size: 10 },
    { words: 'dl|deziliter', one: 'dl', many: 'dl', unit: 'milliliter', size: 100 },
    { words: 'l|liter', one: 'l', many: 'l', unit: 'milliliter', size: 1000 },
    { words: 'tl|teeloffel\\w*|kaffeeloffel\\w*', one: 'TL', many: 'TL', unit: 'teaspoon', size: 1 },
    { words: 'el|essloffel\\w*', one: 'EL', many: 'EL', unit: 'tablespoon', size: 1 },
    {
      words: 'tassen?|cups?|becher',
      one: 'Tasse zu 240 ml',
      many: 'Tassen zu 240 ml',
      unit: 'milliliter',
      size: 240,
    },
  ],
  entries: [
    ...MISHAPS,
    // Sizes, ovens and tools.
    [
      '(?:ofen|backofen) .{0,30}(?:schafft|geht|kann|hat|kommt) .{0,15}(?:nur|hochstens|maximal|bis)',
      'Stell ihn auf die höchste Stufe, heiz ihn mit dem Blech darin länger vor und back ein paar Minuten länger: Richte dich nach Farbe und Garprobe statt nach der Uhr.',
    ],
    [
      '(?:\\d{2} ?(?:er|cm|zentimeter)|gross\\w*|klein\\w*|and(?:er|re)\\w*|runde|eckige|rechteckige) .{0,12}(?:springform|form|kuchenform|auflaufform|backform|kastenform|blech)|(?:springform|form|backform|auflaufform|kastenform) .{0,20}(?:\\d{2} ?(?:cm|zentimeter)|zu (?:gross|klein))|(?:keine|habe? nur eine?) .{0,12}(?:springform|kastenform|auflaufform|backform|muffinform)',
      'Ja, das geht. In einer größeren Form wird es flacher: Prüf nach drei Vierteln der Zeit. In einer kleineren füll höchstens zu zwei Dritteln und back länger. Von 26 auf 23 cm nimmst du drei Viertel der Menge, andersherum gut ein Viertel mehr.',
    ],
    [
      '(?:spatzlepresse|spatzlehobel|spatzlebrett)',
      'Streich den Teig von einem nassen Brett mit einem Messer ins kochende Wasser, oder drück ihn mit einem Löffel oder Schaber durch ein grobes Sieb oder eine Lochreibe.',
    ],
    [
      'kein\\w* (?:\\w{0,12}mixer|purierstab|stabmixer|mixstab|kuchenmaschine|standmixer)|ohne (?:\\w{0,12}mixer|purierstab|kuchenmaschine|standmixer|ruhrgerat|handruhrgerat)',
      'Es geht auch von Hand: Weiches zerdrückst du mit Gabel oder Stampfer und streichst es durch ein Sieb, Sahne und Eiweiß schlägst du mit dem Schneebesen, Teig knetest du etwa zehn Minuten, Nüsse und Kräuter hackst du fein.',
    ],
    [
      'kein\\w* (?:nudelholz|teigrolle|wallholz|nudelwalker)|ohne nudelholz',
      'Nimm eine glatte Flasche und leg Frischhaltefolie oder Backpapier zwischen Flasche und Teig.',
    ],
    [
      'kein\\w* (?:waage|kuchenwaage)|ohne (?:kuchen)?waage',
      'Miss mit Löffeln: 1 EL Mehl sind etwa 8 g, Zucker 12 g, Butter 14 g, Öl 13 g; 1 TL ist ein Drittel davon. 100 ml Wasser oder Milch wiegen 100 g.',
    ],
    [
      'kein\\w* (?:thermometer|fleischthermometer|bratenthermometer)|ohne (?:\\w{0,12}thermometer)',
      'Sicher sagt es nur das Thermometer. Ohne: Schneide an der dicksten Stelle ein. Geflügel und Hackfleisch dürfen nirgends rosa sein und der Saft muss klar sein, Fisch muss sich blättrig zerteilen. Im Zweifel gare länger.',
    ],
    [
      'kein\\w* (?:backpapier)|ohne backpapier',
      'Fette das Blech dünn mit Butter oder Öl ein und bestäub es mit Mehl, oder leg wiederverwendbare Backfolie darauf. Butterbrotpapier hält die Hitze nicht aus.',
    ],
    [
      'kein\\w* (?:wok|grill\\w*|brater|dutch oven|gusseisen\\w*|schmortopf|dampfgarer|dampfeinsatz|schnellkochtopf)|ohne (?:wok|grill|brater|dampfgarer)',
      'Statt Wok oder Grill nimm die größte, schwerste Pfanne und brate in kleinen Portionen sehr heiß. Statt Bräter geht jeder dickwandige Topf mit Deckel, zum Dämpfen ein Sieb über kochendem Wasser mit Deckel.',
    ],
    [
      '(?:heiss|temperatur|grad) .{0,25}(?:ol|fett|frittier\\w*)|(?:ol|fett) .{0,25}(?:heiss genug|heiss|temperatur|grad)',
      'Zum Ausbacken und Frittieren 170 bis 180 °C: Am Stiel eines Holzlöffels steigen dann kleine Blasen auf, und ein Brotwürfel bräunt in einer Minute. Zum Anbraten reicht es, wenn das Öl flimmert. Raucht es, ist es zu heiß.',
    ],
    [
      '(?:wohin|entsorg\\w*|weggiess\\w*|abfluss|ausguss|wegschutt\\w*) .{0,40}(?:ol|fett|frittier\\w*|bratfett)|(?:ol|fett|frittierol|bratfett|frittierfett) .{0,40}(?:wohin|entsorg\\w*|weggiess\\w*|abfluss|ausguss|wegschutt\\w*|wegwerfen)',
      'Nie in den Abfluss. Lass es ganz abkühlen, füll es in eine Flasche oder ein Glas mit Deckel und gib es in den Restmüll oder zur Altölsammlung deiner Gemeinde. Kleine Reste wischst du mit Küchenpapier auf.',
    ],
    [
      '(?:ol|fett|frittierol|frittierfett) .{0,30}(?:noch ?mal|wieder|mehrmals) .{0,15}(?:verwend\\w*|benutz\\w*|nehmen|nutzen)',
      'Ja, zwei- bis dreimal: abkühlen lassen, durch Küchenpapier oder ein feines Sieb gießen und dunkel und kühl aufheben. Ist es dunkel, schäumt, raucht früh oder riecht ranzig, gib es in den Restmüll.',
    ],
    [
      '(?:welche schiene|welcher schiene|mittlere schiene|einschubhohe|welche hohe|welche einschub\\w*)',
      'Wenn nichts anderes dasteht, auf die mittlere Schiene; Pizza und Brot unten, zum Überbacken oben.',
    ],
    [
      '(?:mit|ohne) deckel|deckel (?:drauf|auf|zu)|zugedeckt oder offen|abdecken oder',
      'Mit Deckel bleibt Flüssigkeit im Topf und es gart schneller, ohne Deckel kocht es ein und wird dicker und kräftiger. Steht im Schritt „zugedeckt“, kommt der Deckel darauf, sonst bleibt er weg.',
    ],
    [
      '(?:vorheizen|vorgeheizt) .{0,20}(?:muss|notig|wirklich|unbedingt)|(?:muss|ist) .{0,30}vorheiz\\w*|ohne vorheizen',
      'Ja, bei Teig, Gebäck und allem, was knusprig werden soll. Aufläufe und Schmorgerichte dürfen in den kalten Ofen und brauchen dann etwa 10 Minuten länger.',
    ],
    // Amounts and kinds.
    [
      '(?:frisch\\w* hefe|hefewurfel|wurfel hefe|frischhefe|germ) .{0,40}(?:trockenhefe|wie ?viel|statt|menge|brauch\\w*|nehmen)|(?:nur|statt) .{0,15}(?:frische\\w* hefe|frischhefe|hefewurfel)|wie ?viel .{0,15}(?:frische hefe|frischhefe)|trockenhefe .{0,30}(?:wurfel|frische)',
      'Von frischer Hefe nimmst du dreimal so viel wie von trockener: 1 Päckchen Trockenhefe (7 g, 2 gestrichene TL) entspricht einem halben Würfel (21 g). Lös sie in der lauwarmen Flüssigkeit auf.',
    ],
    [
      '(?:405|550|630|700|812|1050|1150|480|1600)(?: ?er)?|type (?:405|550)|mehltype|welches mehl|mehlsorte|weissmehl|halbweissmehl|ruchmehl',
      'Type 405 (in Österreich W480, in der Schweiz Weißmehl) nimmt man für Kuchen und Soßen, 550 (W700, Halbweißmehl) für Brot, Hefe- und Pizzateig, 1050 für kräftige Brote. 405 und 550 kannst du gegeneinander tauschen; Dinkelmehl 630 passt fast überall, knete es nur kürzer.',
    ],
    [
      '(?:wie gross|wie schwer|was wiegt|wie ?viel wiegt|welche grosse) .{0,20}(?:eier?|ei)|(?:eiergrosse|grosse [sml]\\b|eier grosse)',
      'Gemeint sind mittlere Eier (Größe M) mit etwa 53 bis 63 g. Größe L geht auch, dann etwas weniger Flüssigkeit nehmen.',
    ],
    [
      '(?:wie ?viel|was) (?:ist|sind|heisst) (?:denn )?(?:eine|1|ne) (?:prise|messerspitze|schuss|handvoll|bund|wurfel|packchen|packung)|(?:eine?|1) (?:prise|messerspitze) .{0,15}(?:gramm|genau|wie ?viel)',
      'Eine Prise ist, was zwischen zwei oder drei Finger passt (knapp 1/2 g), eine Messerspitze etwa 1/4 TL, ein Schuss 1 bis 2 EL, eine Handvoll 30 bis 40 g, ein Bund Kräuter etwa 30 g. Ein Päckchen Backpulver hat 15 g, Vanillezucker 8 g, Trockenhefe 7 g.',
    ],
    [
      'welche apfel|apfelsorte|welcher apfel',
      'Säuerliche, feste Sorten wie Boskoop, Elstar oder Braeburn. Boskoop zerfällt eher zu Mus, Elstar und Braeburn behalten die Form.',
    ],
    [
      'welche kartoffel\\w*|kartoffelsorte|festkochend\\w*|mehlig\\w*',
      'Festkochende für Salat, Gratin und Bratkartoffeln, vorwiegend festkochende für Salzkartoffeln und Eintopf, mehligkochende für Püree, Suppe, Knödel und Gnocchi.',
    ],
    [
      'welcher reis|reissorte|welchen reis',
      'Risotto und Milchreis brauchen Rundkorn (Arborio, Milchreis), Sushi klebrigen Sushireis; zu Curry und Gebratenem passt Langkorn wie Basmati oder Jasmin.',
    ],
    [
      'welche[rsn]? (?:wein|weisswein|rotwein)|was fur (?:ein|einen) (?:wein|weisswein|rotwein)',
      'Ein trockener, den du auch trinken würdest: zu Hellem Riesling, Grauburgunder oder Pinot Grigio, zu Dunklem Spätburgunder oder Merlot. Ohne Alkohol geht Brühe mit einem Spritzer Essig.',
    ],
    [
      'welche[sn]? (?:ol|fett)|was fur (?:ein|welches) ol|olivenol .{0,20}(?:heiss|braten|anbraten)',
      'Zum scharfen Anbraten Raps-, Sonnenblumen- oder Butterschmalz, das hält Hitze aus. Olivenöl geht bei mittlerer Hitze, Butter nur bei sanfter.',
    ],
    [
      'welches (?:stuck|fleisch) .{0,20}(?:gulasch|schmor\\w*|braten|nehm\\w*)|welche[s]? (?:teil|stuck) vom',
      'Zum Schmoren Stücke mit Bindegewebe: vom Rind Schulter, Wade oder Hals, vom Schwein Schulter oder Nacken. Zum Kurzbraten Filet, Rücken oder Hüfte.',
    ],
    [
      '(?:wie ?viel|wieviel) (?:reis|nudeln|pasta|spaghetti|kartoffeln|fleisch|fisch) .{0,15}(?:pro|je) (?:person|kopf|nase)',
      'Pro Person rechnet man 100 g trockene Nudeln (als Beilage 70), 60 bis 80 g trockenen Reis, 250 g Kartoffeln, 150 bis 200 g Fleisch oder Fisch.',
    ],
    [
      '(?:frische[nrs]?|getrocknet\\w*) .{0,20}(?:statt|anstelle von) (?:frisch\\w*|getrocknet\\w*)|(?:krauter|oregano|thymian|rosmarin|basilikum|petersilie|dill|lorbeer\\w*) .{0,25}(?:getrocknet\\w*|frisch\\w*|tiefgekuhlt\\w*|tk)',
      'Von getrockneten Kräutern nimmst du ein Drittel der frischen Menge und gibst sie früher dazu; frische kommen erst am Ende hinein. Tiefgekühlte nimmst du wie frische.',
    ],
    [
      'ei(?:er)? .{0,20}(?:kochen|gekocht|weich|hart|wachsweich) .{0,15}(?:wie lange|minuten|lange)|wie lange .{0,25}(?:ei|eier|fruhstucksei) (?:kochen|weich|hart)',
      'Ab dem Kochen, Größe M aus dem Kühlschrank: weich 5, wachsweich 7, hart 10 Minuten. Danach kalt abschrecken.',
    ],
    // What goes in when, and what need not be done.
    [
      '(?:lasagneplatten|cannelloni|lasagneblatter|nudelplatten) .{0,25}(?:vorkoch\\w*|kochen|einweich\\w*)',
      'Nein, die meisten Platten kommen trocken hinein und garen in der Soße; sie müssen nur ganz von Soße bedeckt sein. Steht auf der Packung „vorkochen“, gib sie drei Minuten in kochendes Wasser.',
    ],
    [
      '(?:linsen|rote linsen|berglinsen|belugalinsen|tellerlinsen) .{0,25}einweich\\w*|einweich\\w* .{0,20}linsen',
      'Nein, Linsen muss man nicht einweichen. Spül sie ab, bis das Wasser klar ist; rote sind nach 10 bis 15 Minuten weich, braune nach 30 bis 40.',
    ],
    [
      '(?:kichererbsen) .{0,25}einweich\\w*|einweich\\w* .{0,20}kichererbsen',
      'Getrocknete Kichererbsen weichst du über Nacht in viel kaltem Wasser ein und kochst sie in frischem 1 bis 1 1/2 Stunden. Solche aus der Dose spülst du nur ab.',
    ],
    [
      '(?:reis) .{0,20}wasch\\w*|wasch\\w* .{0,20}reis',
      'Ja, Langkornreis wasch, bis das Wasser klar bleibt, dann wird er locker. Risotto- und Milchreis nicht: Ihre Stärke macht die Creme.',
    ],
    [
      '(?:pilze?|champignons?|steinpilze?|pfifferlinge) .{0,25}(?:wasch\\w*|putz\\w*|saubern|sauber)|(?:wasch|putz|sauber)\\w* .{0,20}(?:pilze?|champignons?|pfifferlinge)',
      'Am besten trocken: Reib sie mit einem Pinsel oder Küchenpapier ab und schneid das Stielende weg. Sind sie sehr sandig, brause sie ganz kurz ab und trockne sie gleich.',
    ],
    [
      '(?:lauch|porree) .{0,20}(?:wasch\\w*|putz\\w*)|(?:wasch|putz)\\w* .{0,20}(?:lauch|porree)',
      'Schneid Wurzel und dunkles Grün ab, schneid die Stange längs ein und spül den Sand zwischen den Blättern unter fließendem Wasser heraus.',
    ],
    [
      '(?:garnelen?|shrimps?|scampi) .{0,25}(?:darm|entdarm\\w*|schal\\w*|putz\\w*)',
      'Zieh Kopf und Schale ab, schneid den Rücken flach ein und zieh den dunklen Darm mit der Messerspitze heraus. Danach kurz abspülen und trocken tupfen.',
    ],
    [
      '(?:nudeln|pasta|spaghetti) .{0,25}(?:abschreck\\w*|kalt abspul\\w*)|ol ins nudelwasser',
      'Nein: Abgeschreckte Nudeln nehmen keine Soße mehr an, und Öl im Wasser schwimmt nur obenauf. Abschrecken nur für Nudelsalat.',
    ],
    [
      '(?:mohre\\w*|karotte\\w*|kartoffel\\w*|ingwer|zucchini|aubergine\\w*|gurke\\w*|kurbis|hokkaido|spargel|apfel) .{0,20}(?:schal\\w*)|(?:schal\\w*) .{0,20}(?:mohre\\w*|karotte\\w*|kartoffel\\w*|ingwer|zucchini|aubergine\\w*|gurke\\w*|kurbis|hokkaido|spargel)',
      'Zucchini, Auberginen, Hokkaido, junge Möhren und neue Kartoffeln isst man gut gewaschen mit Schale. Alte Kartoffeln, andere Kürbisse und weißen Spargel schälst du, Ingwer am besten mit einem Löffel.',
    ],
    [
      '(?:aubergine\\w*) .{0,25}(?:salzen|bitter|ziehen)',
      'Heutige Auberginen sind kaum noch bitter, Salzen muss nicht sein. Wer sie 20 Minuten salzt und abtupft, braucht beim Braten weniger Öl.',
    ],
    [
      '(?:fleisch|steak|braten|schnitzel) .{0,30}(?:vor(?:her)?|vor dem) .{0,15}(?:salz\\w*|wurz\\w*|kuhlschrank|zimmertemperatur|temperieren)|wann .{0,15}(?:salz\\w*) .{0,20}(?:fleisch|steak)',
      'Salz Fleisch entweder direkt vor dem Braten oder mindestens 40 Minuten vorher, dazwischen zieht es nur Wasser. 20 bis 30 Minuten vorher aus dem Kühlschrank genügt; tupf es trocken, Pfeffer erst danach.',
    ],
    [
      '(?:verkocht|verdampft|verfliegt|verdunstet) .{0,20}alkohol|alkohol .{0,20}(?:verkocht|verdampft|verfliegt|verdunstet|weg|raus)',
      'Nein, nie ganz: Nach einer halben Stunde Köcheln ist noch etwa ein Drittel da, nach zweieinhalb Stunden ein Zwanzigstel. Für Kinder, Schwangere und alle, die keinen Alkohol trinken, nimm Brühe oder Saft.',
    ],
    [
      '(?:schmand|creme fraiche|sauer(?:er )?rahm|sauerrahm|saure[nr]? sahne|magerquark|speisequark|quark|topfen|joghurt|mascarpone|ricotta|frischkase) .{0,25}(?:statt|ersetz\\w*|anstelle|nehmen)|(?:statt|ersetz\\w*|anstelle(?: von)?|nur) .{0,12}(?:schmand|creme fraiche|sauer(?:er )?rahm|sauerrahm|saure[nr]? sahne|magerquark|quark|topfen|mascarpone|ricotta|frischkase)',
      'Schmand, Crème fraîche und saure Sahne tauschst du eins zu eins; saure Sahne und Joghurt erst am Schluss in die heiße Soße rühren, sonst flocken sie. Für Mascarpone geht Frischkäse oder abgetropfter Quark mit etwas Sahne, für Frischkäse Mascarpone, Ricotta oder gut abgetropfter Quark.',
    ],
    [
      '(?:parmesan|grana padano|pecorino) .{0,25}(?:grana padano|parmesan|pecorino)',
      'Ja, Parmesan, Grana Padano und Pecorino tauschst du eins zu eins. Pecorino ist salziger: Salz dann weniger.',
    ],
    [
      '(?:dinkelmehl|vollkornmehl|weizenmehl|roggenmehl)',
      'Weizenmehl ersetzt du durch gleich viel Dinkelmehl, das du kürzer rührst. Von Vollkornmehl nimm höchstens die Hälfte und 1 bis 2 EL mehr Flüssigkeit. Roggenmehl allein geht nur mit Sauerteig.',
    ],
    [
      '(?:frische?|tk|tiefkuhl|tiefgekuhlte?|aus der dose) ?(?:erbsen|spinat|beeren|gemuse|bohnen|mais|himbeeren|tomaten)',
      'Beides geht: Tiefgekühltes Gemüse und Obst kommt gefroren hinein, frisches braucht ein paar Minuten länger, aus der Dose wird es nur noch warm gemacht.',
    ],
    [
      '(?:vollkornreis|naturreis|brauner reis|vollkornnudeln|vollkornspaghetti)',
      'Ja. Vollkornreis braucht 35 bis 40 Minuten und etwas mehr Wasser, Vollkornnudeln zwei Minuten länger: Probier, ob sie weich sind.',
    ],
    [
      '(?:rosenscharf\\w*|scharfe[sn]? paprika\\w*|edelsuss\\w*|geraucherte[sn]? paprika\\w*|rauchpaprika)',
      'Edelsüß gibt Farbe und Süße, rosenscharf ist deutlich schärfer: Nimm davon höchstens ein Viertel und den Rest edelsüß. Geräuchertes schmeckt kräftig nach Rauch, davon die Hälfte.',
    ],
    [
      '(?:banane\\w*|avocado\\w*|mango\\w*|birne\\w*|tomate\\w*) .{0,25}(?:reif|unreif|grun|braun)|wie reif',
      'Bananen zum Backen dürfen braun gepunktet bis ganz braun sein, je reifer, desto süßer. Avocado, Mango und Birne sind reif, wenn sie am Stiel auf Druck leicht nachgeben; neben einem Apfel reifen sie in zwei Tagen nach.',
    ],
    [
      '(?:gulasch|eintopf|suppe|curry|chili|braten|ragout|lasagne|das|es) .{0,25}(?:am nachsten tag|am tag danach|morgen noch|ubermorgen|noch am)|(?:am nachsten tag|morgen noch|ubermorgen) .{0,25}(?:essen|gut|schmeck\\w*)',
      'Ja, gegart hält es zugedeckt im Kühlschrank 3 bis 4 Tage, Reis 3. Stell es innerhalb von 2 Stunden kalt und wärm es einmal auf, bis es überall dampft (74 °C). Schmorgerichte schmecken am zweiten Tag oft noch besser.',
    ],
    [
      '(?:brot|kuchen|kekse|platzchen|muffins?) .{0,25}(?:aufbewahr\\w*|auf$|frisch halten|lager\\w*)|bewahr\\w* .{0,30}(?:brot|kuchen|kekse|platzchen|muffins?)',
      'Gebäck ohne Creme bleibt in einer Dose bei Zimmertemperatur 3 bis 4 Tage frisch, Plätzchen zwei Wochen. Mit Sahne, Quark oder Frischkäse gehört es in den Kühlschrank, 2 bis 3 Tage. Brot in Brotkasten oder Tuch, nicht in den Kühlschrank.',
    ],
    [
      '(?:reis) .{0,20}vom vortag|gekochter reis vom vortag',
      'Besser ja: Gekühlter Reis ist trocken und körnig und klebt nicht. Frischen breitest du auf einem Blech aus und kühlst ihn eine Stunde im Kühlschrank.',
    ],
    [
      '(?:ofentur|backofentur|ofenture|tur) .{0,20}(?:offnen|aufmachen|auf)|(?:ofen|backofen) .{0,20}(?:zwischendurch|dabei) .{0,15}(?:offnen|aufmachen)',
      'In den ersten zwei Dritteln der Zeit lass sie zu, vor allem bei Biskuit, Soufflé und Windbeuteln: Sie fallen sonst zusammen. Danach schau kurz nach.',
    ],
    [
      '(?:ohne|keinen?|kaputter?) .{0,5}(?:backofen|ofen)|(?:ofen|backofen) .{0,15}(?:kaputt|defekt)',
      'Fleisch und Gemüse garen auch zugedeckt in der Pfanne bei kleiner Hitze: erst anbraten, dann mit einem Schluck Wasser fertig garen. Aufläufe gehen im Topf mit Deckel oder in der Heißluftfritteuse, Kuchen dort bei 20 °C weniger.',
    ],
    [
      '(?:auch|auf dem|im|lieber) (?:grillen|grill)\\w*|grillen statt',
      'Ja: dünne Stücke direkt über mittlerer Glut, dicke erst scharf, dann neben der Glut mit Deckel fertig garen. Vorher einölen und das Rost bürsten, am Ende innen messen: Geflügel 74 °C, Hackfleisch 71 °C, ganze Stücke und Fisch 63 °C.',
    ],
    [
      '(?:klein\\w*|gross\\w*|and\\w*) (?:topf|pfanne)|(?:topf|pfanne) .{0,15}(?:zu klein|zu gross)',
      'In einem kleineren Topf gare in zwei Portionen: Zu viel auf einmal kocht, statt zu bräunen. In einem größeren verdampft mehr, gib dann etwas Flüssigkeit nach.',
    ],
    [
      '(?:was (?:trinkt|trinke|koche|mache|passt|isst|esse) .{0,15}dazu|passt .{0,20}dazu|dazu .{0,10}(?:trinken|kochen|essen))',
      'Zu Geschmortem passen Kartoffeln, Knödel oder Spätzle, zu Gebratenem ein grüner Salat, zu Curry und Wokgerichten Reis, zu Suppe, Eintopf und Muscheln gutes Brot. Zu Hellem trinkt man Weißwein oder Apfelschorle, zu Dunklem Rotwein oder Traubensaft.',
    ],
    // How to cut.
    [
      'zwiebel\\w* .{0,30}(?:ringe?|scheiben)',
      'Schäl die Zwiebel, leg sie auf die Seite und schneid sie quer in dünne Scheiben; die fallen von selbst in Ringe auseinander. Die Finger dabei eingekrallt.',
    ],
    [
      '(?:zwiebel\\w*|schalotte\\w*) .{0,30}(?:wurfel\\w*|fein|hack\\w*|schneid\\w*)|wie .{0,20}(?:wurfle|schneide|hacke) .{0,15}zwiebel\\w*',
      'Halbier sie durch die Wurzel, schäl sie, schneid sie längs ein, ohne die Wurzel zu durchtrennen, dann ein- bis zweimal waagerecht und zuletzt quer: So fallen feine Würfel ab.',
    ],
    [
      'zwiebel\\w* .{0,30}(?:weinen|tranen|augen)|(?:weinen|tranen) .{0,30}zwiebel\\w*',
      'Leg die Zwiebel 15 Minuten ins Gefrierfach und nimm ein sehr scharfes Messer. Lass die Wurzel bis zum Schluss daran und mach den Dunstabzug an.',
    ],
    [
      'paprika\\w* .{0,30}(?:schneid\\w*|entkern\\w*|putz\\w*|streifen|wurfel\\w*)',
      'Stell die Paprika hin, schneid die Seiten rund um das Kerngehäuse ab, entfern die weißen Wände und schneid sie mit der Haut nach unten in Streifen oder Würfel.',
    ],
    [
      '(?:knoblauch|knoblauchzehe\\w*) .{0,25}(?:schal\\w*|schneid\\w*|hack\\w*|press\\w*)',
      'Drück die Zehe mit der flachen Klinge an, dann löst sich die Schale. Hacken schmeckt milder als pressen; einen grünen Keim in der Mitte nimm heraus.',
    ],
    [
      '(?:mango|avocado|ananas|granatapfel|melone) .{0,30}(?:schneid\\w*|schal\\w*|entkern\\w*|offnen|kern\\w*)',
      'Mango: am flachen Kern entlang die Backen abschneiden, kreuzweise einschneiden und vom Rand drücken. Avocado: rundum längs bis zum Kern schneiden, aufdrehen, Kern mit einem Löffel heraushebeln. Ananas: beide Enden ab, Schale von oben nach unten abschneiden, Strunk heraus. Granatapfel: halbieren und die Kerne in einer Schüssel Wasser herausbrechen.',
    ],
    [
      '(?:chili\\w*|peperoni|jalapeno\\w*) .{0,30}(?:schneid\\w*|entkern\\w*|hande|handschuhe)',
      'Halbier sie längs und kratz Kerne und weiße Wände heraus, dort sitzt die meiste Schärfe. Danach Hände, Messer und Brett mit Seife waschen und nicht in die Augen fassen.',
    ],
    [
      '(?:gegen|quer zu|mit) (?:der |die )?faser|(?:fleisch|braten|steak) .{0,20}(?:aufschneid\\w*|anschneid\\w*|tranchier\\w*|schneide)',
      'Schau, in welche Richtung die Fasern laufen, und schneid quer dazu: Kurze Fasern sind zart. Vorher 5 bis 10 Minuten ruhen lassen, das Messer lang und scharf.',
    ],
    [
      '(?:tomate\\w*|pfirsich\\w*) .{0,20}(?:haut\\w*|schal\\w*)',
      'Schneid sie am Boden kreuzweise ein, leg sie 30 Sekunden in kochendes, dann in eiskaltes Wasser: Die Haut lässt sich abziehen.',
    ],
    [
      '(?:hahnchen|huhn|hendl|poulet) .{0,20}(?:zerleg\\w*|zerteil\\w*|tranchier\\w*)',
      'Zieh die Keulen vom Körper weg und trenn sie im Gelenk ab, dann die Flügel. Schneid links und rechts am Brustbein entlang und löse die Filets ab.',
    ],
    [
      '(?:krauter|petersilie|basilikum|schnittlauch|dill|minze|koriander) .{0,25}(?:schneid\\w*|hack\\w*)',
      'Wasch sie, trockne sie gut und hack sie mit einem scharfen Messer nur einmal durch, Basilikum besser in Streifen: Nasse oder zerquetschte Kräuter werden schwarz. Schnittlauch schneidest du in Röllchen.',
    ],
    [
      '(?:mundgerecht|grobe stucke|wie gross (?:schneid|mussen|sollen|mach)\\w*|wie dick (?:schneid|mussen|sollen|soll|muss|mach)\\w*|wie klein)',
      'Mundgerecht sind etwa 2 bis 3 cm, kleine Würfel 5 mm, grobe 2 cm, dünne Scheiben 2 bis 3 mm. Wichtiger ist, dass alle gleich groß sind, dann garen sie gleich schnell.',
    ],
    // Meat of another kind, and other ways to cook.
    [
      '(?:mit|statt\\w*|lieber|auch) (?:(?:rind|rindfleisch|schwein|schweinefleisch|fleisch) )?(?:auch )?(?:lieber )?(?:schwein\\w*|rind\\w*|pute\\w*|truthahn\\w*|hahnchen\\w*|huhn\\w*|lamm\\w*|kalb\\w*|wild\\w*|hirsch\\w*) .{0,20}(?:machen|kochen|nehmen|verwenden|zubereiten|gehen|geht|moglich)|geht (?:das|es|auch)? ?(?:auch )?mit (?:schwein\\w*|rind\\w*|pute\\w*|truthahn\\w*|hahnchen\\w*|huhn|lamm\\w*|kalb\\w*|wild)',
      'Ja, das geht mit einem ähnlichen Stück, nur die Zeit ändert sich: Schmorstücke vom Schwein, Kalb oder Lamm sind oft schon nach 1 bis 1 1/2 Stunden weich, Rind und Wild brauchen länger, Geflügel ist schneller gar. Geflügel ist ab 74 °C sicher, Hackfleisch ab 71 °C, ganze Stücke ab 63 °C.',
    ],
    [
      '(?:im|mit dem) (?:airfryer|heissluftfritteuse|slow cooker|schongarer|schnellkochtopf|thermomix|dampfgarer)|(?:in der|mit der) (?:heissluftfritteuse|fritteuse|mikrowelle) (?:machen|kochen|zubereiten|garen|moglich|gehen)',
      'Ja, meist. Heißluftfritteuse: 20 °C weniger und ein Fünftel der Zeit weniger, nicht stapeln. Schnellkochtopf: etwa ein Drittel der Schmorzeit. Schongarer: vorher anbraten, weniger Flüssigkeit, 6 bis 8 Stunden auf niedrig. Fleisch am Ende mit dem Thermometer prüfen.',
    ],
    [
      '(?:kuhlschrank|kalt stell\\w*|kuhl\\w*) .{0,30}(?:schneller|abkurz\\w*|gefrierfach|gefrierschrank)|(?:gefrierfach|gefrierschrank|tiefkuhler) .{0,20}(?:schneller|statt)',
      'Im Gefrierfach geht es etwa dreimal so schnell; stell den Wecker, damit nichts gefriert. Cremes mit Gelatine und Teige brauchen trotzdem ihre Zeit, sonst binden sie nicht.',
    ],
    [
      '(?:reicht|reichen|genugt|genugen|langt|langen|geht auch|gehen auch) .{0,35}(?:stunden?|minuten?|nacht)|(?:kurzer|weniger lang|langer) .{0,20}(?:marinier\\w*|zieh\\w*|ruh\\w*|gehen|kuhl\\w*|einleg\\w*|schmor\\w*|koch\\w*)|(?:marinier\\w*|zieh\\w*|einleg\\w*) .{0,25}(?:kurzer|langer|weniger|uber nacht)',
      'Marinieren, Ruhen und Kühlen darf kürzer sein, dann nimmt es nur weniger Geschmack an oder wird weniger fest; mindestens die halbe Zeit sollte es sein. Fleisch gehört dabei in den Kühlschrank, höchstens zwei Tage. Garzeiten kürz nicht: Da zählt die Garprobe.',
    ],
    [
      '(?:warm ?halten|warmhalten|warm stellen)',
      'Im Ofen bei 70 bis 80 °C, zugedeckt, höchstens eine Stunde. Knuspriges offen auf einem Gitter. Nicht lauwarm stehen lassen.',
    ],
    [
      '(?:sosse|sauce|bratensaft|bratensosse) .{0,30}(?:aus (?:dem|den)|vom braten|bratensatz|ziehen)|bratensatz',
      'Nimm das Fleisch heraus, gieß das meiste Fett ab, lösch den Bratsatz mit Brühe oder Wein ab und lass ihn um die Hälfte einkochen. Binden mit 1 TL Speisestärke in 1 EL kaltem Wasser.',
    ],
    [
      '(?:umruhren|ruhren) .{0,25}(?:standig|dauernd|immer|die ganze zeit)|wie oft .{0,15}(?:umruhr\\w*|ruhr\\w*|wend\\w*)|(?:standig|dauernd) (?:um)?ruhren',
      'Cremes, Milch, Pudding und Risotto rührst du fast ständig, Soßen und Eintöpfe alle paar Minuten bis auf den Boden. Anzubratendes lass in Ruhe und wende es, wenn es sich löst.',
    ],
  ],
};
