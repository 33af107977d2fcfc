/** What goes wrong in a German kitchen, and what helps; read as de-advice.data.ts. */
export const MISHAPS = [
  [
    '(?:innen|in der mitte|mitte) .{0,25}(?:flussig|teigig|klitschig|feucht)|(?:kuchen|brot|bananenbrot|muffins?) .{0,25}(?:flussig|teigig|klitschig)',
    'Back weiter und prüf alle fünf Minuten mit einem Stäbchen, bis es sauber herauskommt. Wird es oben zu dunkel, leg Alufolie darüber.',
  ],
  [
    '(?:rand|rander|kruste|boden) .{0,25}(?:zu (?:dunkel|braun|schwarz)|verbrennt|verbrannt)',
    'Deck den Rand mit einem Streifen Alufolie ab und stell die Form eine Schiene tiefer; ist der Boden zu dunkel, eine höher.',
  ],
  [
    '(?:ol|fett) .{0,15}(?:spritzt|spritzen)|(?:spritzt|fettspritzer)',
    'Tupf das Gargut trocken, denn Wasser spritzt in heißem Fett, leg es von dir weg hinein und stell die Hitze etwas kleiner. Ein Spritzschutz oder ein umgedrehtes Sieb hilft.',
  ],
  [
    '(?:milch|wasser|flussigkeit) .{0,20}zu (?:heiss|kalt) .{0,30}(?:hefe)?|hefe .{0,25}(?:stirbt|tot|kaputt|zu heiss)|(?:stirbt|totet) .{0,15}hefe',
    'Ab etwa 45 °C stirbt Hefe ab. Lass die Flüssigkeit auf handwarm abkühlen (35 bis 37 °C). War die Hefe schon darin und schäumt sie nach zehn Minuten nicht, nimm neue.',
  ],
  [
    'vergessen .{0,20}vor(?:zu)?heizen|vergessen .{0,25}vorzuheizen|nicht vorgeheizt',
    'Halb so schlimm: Stell ihn jetzt an. Aufläufe und Schmorgerichte stellst du hinein und gibst 10 Minuten dazu; Teig und Gebäck warten besser, bis er heiß ist.',
  ],
  [
    '(?:fleisch|gulasch|braten|rouladen?|rind\\w*|wild\\w*|ragout|haxe\\w*|rippchen) .{0,40}(?:zah|hart|nicht (?:zart|weich|murb))|(?:zahes?|hartes?) (?:fleisch|gulasch)',
    'Schmorfleisch ist zäh, solange es noch nicht lange genug geschmort hat: Gib wenn nötig etwas Flüssigkeit dazu und lass es zugedeckt bei kleiner Hitze weiter köcheln, 20 bis 30 Minuten mehr, und probier dann wieder. Kurzgebratenes ist zäh, wenn es zu lange gegart oder mit der Faser geschnitten wurde: Schneide es dünn quer zur Faser.',
  ],
  [
    '(?:panade|panierung|brosel|panier\\w*) .{0,30}(?:lost|ab|fallt|halt nicht|weich|matschig)|(?:lost|fallt) .{0,15}(?:panade|panierung)',
    'Tupf das Fleisch vor dem Mehlieren ganz trocken, klopf überschüssiges Mehl ab und drück die Brösel nicht fest. Das Fett muss heiß sein (170 °C), bevor es hineinkommt, und wende nur einmal.',
  ],
  [
    '(?:sahne|rahm|obers|schlagobers|schlagrahm) .{0,25}(?:nicht (?:steif|fest)|flussig)|(?:sahne|rahm|obers) .{0,20}(?:wird|will) nicht',
    'Sahne wird nur kalt steif: Stell Sahne, Schüssel und Schneebesen 15 Minuten ins Gefrierfach und schlag weiter, erst langsam, dann schneller. Sie braucht mindestens 30 % Fett; sonst hilft ein Päckchen Sahnesteif.',
  ],
  [
    '(?:sahne|rahm|obers) .{0,25}(?:zu lange|zu steif|butter|griesig|flockig|ubergeschlagen)',
    'Hör sofort auf zu schlagen und rühr zwei bis drei Löffel flüssige Sahne mit der Hand unter. Ist schon Butter entstanden, hilft nur neue.',
  ],
  [
    '(?:eiweiss|eischnee|eiklar) .{0,30}(?:nicht (?:steif|fest)|flussig|zusammen)',
    'Eischnee wird nur ohne jede Spur von Fett oder Eigelb steif: saubere Schüssel, frische Eier, eine Prise Salz. Ist Eigelb hineingeraten, fang mit neuem Eiweiß an.',
  ],
  [
    '(?:\\w{0,15}teig|hefe\\w*|brot) .{0,30}(?:geht nicht|ging nicht|nicht (?:auf|gegangen|aufgegangen)|geht (?:kaum|einfach nicht))',
    'Gib ihm mehr Zeit an einem warmen Ort, etwa 30 °C, zum Beispiel im Ofen nur mit Licht. Tut sich nach einer weiteren Stunde nichts, war die Hefe alt oder die Flüssigkeit zu heiß: Rühr frische Hefe in etwas lauwarmem Wasser an und knete sie ein.',
  ],
  [
    'teig .{0,25}(?:klebt|klebrig|zu (?:weich|feucht|nass|flussig))|klebriger teig',
    'Lass ihn erst zehn Minuten ruhen, das Mehl quillt nach. Klebt er dann noch, gib löffelweise Mehl dazu. Hefeteig darf etwas kleben: Öl deine Hände ein, statt viel Mehl zu nehmen.',
  ],
  [
    'teig .{0,25}(?:zu (?:trocken|fest|hart)|brockel\\w*|reisst|rissig|zerfallt)',
    'Knete teelöffelweise kaltes Wasser unter, bis er zusammenhält, und lass ihn zugedeckt 20 Minuten ruhen, bevor du ihn ausrollst.',
  ],
  [
    '(?:kuchen|biskuit|souffle|muffins?|brot) .{0,30}(?:zusammen ?gefallen|fallt zusammen|eingefallen|eingesunken|speckig|sitzen ?geblieben|geht nicht auf|nicht aufgegangen)',
    'Das kommt von zu kurzer Backzeit, einer zu früh geöffneten Ofentür oder zu viel gerührtem Teig. Ist die Mitte noch feucht, back ihn 10 Minuten weiter; sonst schmeckt er als Trifle oder Dessert im Glas.',
  ],
  [
    '(?:kuchen|brot|muffins?|kekse|platzchen) .{0,30}(?:trocken|zu trocken)',
    'Tränk den Kuchen noch warm mit etwas Sirup, Saft oder Milch, oder servier ihn mit Obst und Sahne. Nächstes Mal fünf Minuten früher mit dem Stäbchen prüfen.',
  ],
  [
    '(?:kuchen|brot|muffins?|form) .{0,30}(?:klebt|geht nicht (?:raus|aus)|lost sich nicht|aus der form|hangt fest)',
    'Lass ihn zehn Minuten in der Form abkühlen, fahr mit einem Messer am Rand entlang und leg ein heißes, feuchtes Tuch um die Form. Dann stürzen und kurz klopfen.',
  ],
  [
    'kasekuchen .{0,30}(?:reisst|riss\\w*|gerissen)|(?:reisst|riss\\w*|gerissen) .{0,30}kasekuchen',
    'Er reißt, wenn er zu heiß oder zu lange gebacken, zu schaumig gerührt oder zu schnell abgekühlt wird. Back ihn, bis die Mitte noch wackelt, fahr mit einem Messer am Rand entlang und lass ihn im ausgeschalteten Ofen langsam abkühlen.',
  ],
  [
    '(?:kekse|platzchen|cookies) .{0,30}(?:verlauf\\w*|auseinander|flach|zerlauf\\w*)',
    'Stell den Teig 30 Minuten kalt und leg ihn auf ein kaltes Blech: Weiche Butter lässt Plätzchen auseinanderlaufen.',
  ],
  [
    'oben .{0,40}(?:dunkel|braun|schwarz|verbrennt)|(?:oberflache|kruste|kase) .{0,30}(?:zu (?:dunkel|braun)|verbrennt|schon braun)|innen .{0,25}(?:kalt|flussig|matschig) .{0,30}(?:aussen|oben)|aussen .{0,30}(?:dunkel|braun|schwarz) .{0,30}innen',
    'Deck es locker mit Alufolie oder Backpapier ab, stell es eine Schiene tiefer und gare es weiter, bis es innen heiß und gar ist. Bei Umluft nimm 20 °C weg.',
  ],
  [
    '(?:nicht|kaum) (?:braun|knusprig|kross|goldbraun)|(?:bleibt|ist|wird|werden|sind) .{0,15}(?:blass|labberig|matschig|weich statt)|(?:wie|damit) .{0,30}(?:knusprig|kross)',
    'Knusprig wird, was trocken ist und Platz hat: gut abtupfen, nicht übereinanderlegen, Fett oder Ofen richtig heiß werden lassen und erst wenden, wenn es sich löst. Im Ofen hilft zum Schluss die Grillfunktion für zwei bis drei Minuten.',
  ],
  [
    '(?:zwiebel\\w*|knoblauch|gewurze?) .{0,30}(?:angebrannt|verbrannt|schwarz|zu dunkel|zu braun)',
    'Sind nur einzelne Stücke dunkel, nimm sie heraus und mach bei kleinerer Hitze mit einem Löffel Wasser weiter. Ist das meiste schwarz, wirf es weg und fang damit neu an: Es macht alles bitter.',
  ],
  [
    'schokolade .{0,40}(?:klump\\w*|fest|kornig|griessig|geronnen|hart|stockt)',
    'Sie hat etwas Wasser abbekommen oder war zu heiß. Nimm sie von der Hitze und rühr löffelweise heiße Milch, Sahne oder heißes Wasser ein, bis sie wieder glatt ist. Zum Überziehen taugt sie dann nicht mehr, für Cremes und Soßen schon.',
  ],
  [
    '(?:sosse|sauce|bechamel|mehlschwitze|suppe|pudding|creme) .{0,30}(?:klump\\w*|klumpch\\w*)',
    'Schlag sie mit dem Schneebesen kräftig durch; bleiben Klümpchen, streich sie durch ein Sieb oder pürier sie kurz mit dem Stabmixer.',
  ],
  [
    '(?:reis|nudeln|spaghetti|pasta|penne|linguine|tagliatelle|spatzle) .{0,30}(?:klebt|kleben|klebrig|verklebt|zusammen|matschig|zu weich|verkocht)',
    'Kleben sie nur, schwenk sie in heißem Wasser oder etwas Soße. Zu weiche Nudeln oder weicher Reis werden nicht wieder fest: Brat sie in einer heißen Pfanne an oder nimm sie für einen Auflauf oder eine Suppe.',
  ],
  [
    'reis .{0,30}(?:hart|kornig|nicht gar|nicht weich|noch biss|trocken)',
    'Gib ein paar Löffel heißes Wasser dazu, leg den Deckel auf und lass ihn bei kleinster Hitze noch fünf bis zehn Minuten ausquellen.',
  ],
  [
    '(?:kartoffel\\w*|pure\\w*|brei|stampf) .{0,30}(?:kleistrig|klebrig|zah|schleimig|kleister)',
    'Das passiert, wenn Püree gemixt oder zu lange gerührt wird. Zurück geht es nicht mehr: Verteil es in einer Form, mit Käse bestreut, und überback es. Nächstes Mal stampfen oder durch die Presse drücken.',
  ],
  [
    '(?:kartoffel\\w*|mohre\\w*|karotte\\w*|gemuse|bohnen|linsen|kichererbsen) .{0,30}(?:noch hart|nicht weich|nicht gar|werden nicht|immer noch)',
    'Lass es zugedeckt weitergaren und stich alle fünf Minuten hinein. Säure wie Tomaten, Wein oder Essig bremst das Weichwerden: Gib sie erst dazu, wenn es fast gar ist.',
  ],
  [
    '(?:hackfleisch|hack|frikadellen|buletten|fleischpflanzerl|burger|ballchen|fleischlaibchen) .{0,30}(?:zerfall\\w*|fallen auseinander|fallt auseinander|halten nicht|brockel\\w*)',
    'Knete die Masse kräftig durch, bis sie klebt, gib ein Ei oder etwas mehr Semmelbrösel dazu und stell sie 20 Minuten kalt. Beim Braten erst wenden, wenn sich eine Kruste gebildet hat.',
  ],
  [
    '(?:pfannkuchen|pancakes?|omelett|crepes?|palatschinken|spiegelei|fisch|fleisch|steak) .{0,30}(?:klebt|kleben|haftet|reisst|zerreiss\\w*|hangt)',
    'Die Pfanne war nicht heiß genug oder hatte zu wenig Fett. Warte noch etwas: Was gebräunt ist, löst sich von selbst. Dann mit einem flachen Wender darunterfahren.',
  ],
  [
    '(?:uberkoch\\w*|ubergekocht|kocht uber|lauft uber|schaumt uber)',
    'Zieh den Topf vom Herd, stell die Hitze kleiner und leg einen Kochlöffel quer über den Rand. Wisch das Kochfeld erst ab, wenn es abgekühlt ist.',
  ],
  [
    'zu viel (?:knoblauch|zwiebel\\w*|chili|pfeffer|ingwer|kummel|muskat|curry|oregano|thymian|rosmarin|zimt|gewurz\\w*)',
    'Verdünn es: mehr Flüssigkeit und mehr von allem anderen. Etwas Fett, eine Prise Zucker und ein wenig Säure mildern die Spitze, und ganze Gewürze fischst du heraus.',
  ],
  [
    'zu viel (?:wasser|flussigkeit|bruhe|milch|wein)|schwimmt .{0,20}(?:wasser|flussigkeit)',
    'Lass es offen bei starker Hitze einkochen und rühr dabei um. Ist es schon gar, gieß die Flüssigkeit ab, koch sie allein ein und gib sie wieder dazu.',
  ],
  [
    'zu viel (?:ol|fett|butter)|(?:zu (?:fettig|olig)|fett oben|fettauge\\w*|fettig)',
    'Schöpf das Fett mit einem Löffel ab oder zieh ein Küchenpapier über die Oberfläche. Kalt gestellt wird es fest und lässt sich abheben.',
  ],
  [
    '(?:zu viel|doppelt so viel) (?:zucker|honig)|zu viel (?:essig|zitrone\\w*|saure)',
    'Gleich es aus: gegen Süße hilft Säure und eine Prise Salz, gegen Säure eine Prise Zucker oder etwas Fett. Am sichersten ist mehr von allem anderen.',
  ],
  [
    'zu viel (?:backpulver|natron|hefe)',
    'Zu viel Backpulver oder Natron schmeckt seifig und lässt den Teig erst hochgehen und dann einfallen: Rühr ihn besser neu an, oder mach von allem anderen entsprechend mehr. Bei zu viel Hefe lass ihn kürzer gehen.',
  ],
  [
    '(?:vergessen|vergass) .{0,40}(?:backpulver|natron|hefe)|(?:backpulver|natron|hefe) .{0,25}vergessen',
    'Ist der Teig noch nicht im Ofen, sieb es mit einem Löffel Mehl darüber und rühr es kurz unter. Im Ofen hilft nichts mehr: Er bleibt flach, schmeckt aber meist trotzdem.',
  ],
  [
    '(?:salz|zucker|gewurz\\w*) .{0,25}vergessen|vergessen .{0,25}(?:salz|zucker|zu salzen)',
    'Rühr es jetzt ein, erst wenig, dann probieren. Bei Gebackenem hilft Salz oder Zucker obendrauf, etwa als Guss oder Puderzucker.',
  ],
  [
    '(?:weiss\\w*) .{0,25}(?:zeug|schaum|flocken|masse|eiweiss) .{0,40}(?:lachs|fisch)|(?:lachs|fisch) .{0,40}weiss\\w* .{0,25}(?:zeug|schaum|flocken|masse|eiweiss)|weisses? (?:zeug|schaum) aus (?:dem|der)',
    'Das ist geronnenes Eiweiß und harmlos. Es tritt aus, wenn der Fisch zu heiß oder zu lange gart: Wisch es ab und stell die Hitze kleiner.',
  ],
  [
    '(?:schaum) .{0,30}(?:suppe|bruhe|linsen|bohnen|fleisch|topf)|(?:suppe|bruhe|linsen|bohnen) .{0,20}(?:schaumt|schaum)',
    'Das ist Eiweiß und harmlos. Schöpf den Schaum ab, dann bleibt die Brühe klar.',
  ],
  [
    'mayonnaise .{0,30}(?:flussig|geronnen|gerinnt|nicht fest)|(?:hollandaise) .{0,30}(?:geronnen|gerinnt|flussig)',
    'Nimm ein frisches Eigelb oder einen Löffel lauwarmes Wasser in eine saubere Schüssel und schlag das Geronnene tropfenweise darunter.',
  ],
  [
    '(?:raucht|qualmt|es qualmt)',
    'Zieh die Pfanne sofort von der Hitze und mach den Dunstabzug an: Das Fett ist zu heiß. Riecht es verbrannt, lass es abkühlen, wisch es aus und nimm neues.',
  ],
  [
    'gelatine .{0,30}(?:klump\\w*|faden|nicht fest|fest)|(?:panna cotta|creme|pudding|mousse) .{0,25}(?:nicht fest|flussig|wird nicht)',
    'Gib der Creme mehr Zeit im Kühlschrank, am besten über Nacht. Gelatine weicht man kalt ein, löst sie warm auf, ohne sie zu kochen, und rührt erst etwas Creme darunter. Pudding muss einmal richtig aufkochen.',
  ],
] as const;
