/**
 * How one says it in German: patterns over the question in small letters, without accents and punctuation ("ö" is "o", "ß" is
 * "ss", an apostrophe a space), with numbers as digits. Each is looked for as whole words.
 */
export const CUES = {
  // What is done on the screen.
  next: '^(?:und |ok |okay |gut |bitte )*(?:(?:geh |mach |gehe )?(?:bitte )?weiter(?: gehts?| bitte| machen)?|(?:der |den |zum |zeig (?:mir )?(?:den )?)?nachste[nrs]? (?:schritt|bitte|punkt)|nachster|weiter zum nachsten(?: schritt)?|(?:was |und was )?kommt (?:jetzt|als nachstes|danach|dann)(?: dran)?|was (?:kommt|mach ich|mache ich|muss ich|soll ich|passiert) (?:als nachstes|jetzt als nachstes|danach|dann)(?: (?:tun|machen))?|wie geht s? ?(?:es )?weiter|und (?:dann|jetzt|danach)|vorwarts)(?: bitte)?$',
  back: '^(?:bitte |ok |noch ?mal )?(?:(?:geh |gehe |spring )?(?:bitte )?(?:(?:einen|1) schritt )?zuruck|(?:der |zum |den )?(?:vorherige[nr]?|letzte[nr]?|vorige[nr]?) schritt|zuruck (?:zum|zu dem) (?:vorherigen|letzten|vorigen)(?: schritt)?|einen schritt zuruck|was war (?:davor|vorher|der letzte schritt|der vorherige schritt))(?: bitte)?$',
  repeat:
    '^(?:bitte |kannst du (?:das |den schritt )?|konntest du (?:das )?|sag (?:das |es )?|lies (?:das |es |den schritt )?)*(?:noch ?mal|noch einmal|nochmals|wiederhol\\w*|wie bitte|was hast du gesagt|vorlesen|lies vor)(?: (?:bitte|sagen|vorlesen|wiederholen|den schritt|das|vor|lesen|von vorn))*$|^wie war das(?: noch ?mal)?$|^(?:das|den schritt|diesen schritt) (?:bitte )?(?:noch ?mal|noch einmal|wiederholen|vorlesen).{0,20}$',
  goTo: '^.{0,25}\\b(?:zu|zum|zeig\\w*|spring\\w*|geh\\w*|lies) ?(?:mir )?(?:bitte )?(?:den |zum |zu )?(?:schritt (?:nummer )?(\\d{1,2})|(\\d{1,2})ten? schritt)\\b|^schritt (\\d{1,2})(?: bitte)?$',
  firstStep: '(?:zum |zuruck zum |an den |ganz an den )?(?:ersten schritt|anfang)$|^von vorn(?:e)?$',
  lastStep: '^(?:geh |spring )?(?:zum |an den )(?:allerletzten|ende|schluss).{0,10}$',
  done: '^(?:so |ok |okay |gut |ja )*(?:(?:ich bin |das ist |bin |alles |schon )?(?:fertig|erledigt|geschafft|gemacht)(?: damit| mit dem schritt| und weiter)?|schritt (?:fertig|erledigt|abhaken)|hab(?:e)? ich(?: gemacht| erledigt| fertig)?|hak\\w* (?:das |den schritt )?ab|abhaken)$',
  start:
    '^(?:ok |so )*(?:los ?(?:gehts?|geht s)?|fang(?:en)? (?:wir )?an|wir fangen an|start(?:en|e)?|lass uns (?:anfangen|loslegen|kochen|beginnen)|auf gehts?|kochen (?:wir|starten))$',
  stop: '^(?:bitte )?(?:stopp?|pause|halt|warte?(?: mal| kurz)*|moment(?: mal)?|sei (?:still|leise)|ruhe|halt (?:mal )?an|einen moment)(?: bitte)?$',
  thanks:
    '^(?:vielen |besten |danke? )?(?:dank(?:e)?(?: dir| schon| sehr)*|super danke|perfekt danke|alles klar)$',
  current:
    'wo (?:bin|sind|waren) (?:ich|wir)(?: gerade| jetzt| stehen geblieben)?|(?:bei )?welche[mnr]? schritt (?:bin|sind|ist)|was (?:muss|soll) ich (?:jetzt|gerade|hier) (?:machen|tun)|^was jetzt$|was ist (?:jetzt|gerade) dran',
  stepsLeft:
    'wie ?viele? schritte|schritte (?:noch|sind|kommen|fehlen)|wie weit (?:bin|sind) (?:ich|wir)|ist das der letzte schritt',
  help: 'was kannst du|was kann ich (?:dich )?(?:alles )?fragen|^hilfe$|wie funktionierst du',
  timer:
    '(?:\\w{0,20}timer|wecker|stoppuhr|kurzzeitmesser|alarm|eieruhr|countdown)s?|weck(?:e)? mich|erinner\\w* mich|(?:sag|gib) mir (?:in .{0,25})?bescheid|bescheid in|ruf mich in',
  cancel:
    '(?:aus|ab|stopp?\\w*|losch\\w*|abbrech\\w*|brich|beend\\w*|weg|ausschalt\\w*|ausmach\\w*|abstell\\w*|entfern\\w*)',
  pause: '(?:pausier\\w*|pause|anhalt\\w*|halt\\w*|unterbrich)',
  resume: '(?:fortsetz\\w*|weiterlaufen|weiter(?!hin)|lauf weiter|wieder an)',
  restart: '(?:neu ?start\\w*|von vorn\\w*|zurucksetz\\w*|noch ?mal|neu)',
  keep: 'nicht (?:stopp\\w*|losch\\w*|aus|ab|beend\\w*)|weiterlaufen lassen|lass .{0,20}(?:laufen|weiterlaufen)|kein\\w* timer',
  more: '(?:noch|dazu|drauf|mehr|langer|verlanger\\w*|plus|extra)',
  less: '(?:weniger|minus|kurzer|abzieh\\w*|verkurz\\w*)',
  left: 'wie ?viel zeit (?:noch|ist noch|bleibt|hab)|wie ?lange? (?:noch|lauft|dauert es noch|braucht .{0,20} noch)|(?:wie ?viel|wann) .{0,25}(?:timer|wecker|ubrig|noch drauf)|noch wie ?lange|restzeit|wie ?viele minuten noch',
  all: '(?:alle|beide|samtliche)',
  // What cannot wait.
  fire: '(?:pfanne|topf|fett|ol|herd|ofen|backofen|kuche|fritteuse|lappen|tuch|es|fettbrand|friteuse|speck|grill|was|etwas) .{0,25}(?:brennt|brennen|steht in flammen|in brand|feuer gefangen|fangt feuer)|(?:fett|kuchen|ol|pfannen)brand|feuer (?:in|im|gefangen)|brennendes? (?:fett|ol)|flammen|es brennt|brenn(?:t|en) (?:im|in|auf)|raucht stark',
  notFire:
    'brennt .{0,15}(?:an|im mund|auf der zunge|durch)|angebrannt|flamme (?:hoch|klein|niedrig|gross)|scharf|wie viele? flammen',
  burn: '(?:verbrannt|verbruht|verbrenn\\w*|brandwunde|brandblase|verbruh\\w*)',
  body: '(?:mich|mir|ich|dich|sich|hand|hande|finger|arm|arme|daumen|haut|gesicht|fuss|bein|zunge|kind|sohn|tochter|handgelenk)',
  cut: '(?:geschnitten|schnittwunde|blutet|blute|finger (?:ab|auf)|tief in den finger|bluten)',
  choke:
    '(?:verschluckt sich|hat sich verschluckt|erstick\\w*|bekommt keine luft|kriegt keine luft|im hals stecken|verschluckt und hustet|lauft blau an)',
  reaction:
    '(?:lippe\\w*|zunge|hals|gesicht|augen|mund) .{0,30}(?:schwell\\w*|geschwollen|schwillt|kribbel\\w*|juck\\w*|dick)|(?:schwell\\w*|schwillt|geschwollen\\w*|kribbel\\w*|juck\\w*) .{0,30}(?:lippe\\w*|zunge|hals|gesicht|mund)|allergische reaktion|allergischen? schock|anaphyla\\w*|nesselsucht|quaddeln|atemnot|kann (?:kaum|nicht|schlecht) (?:mehr )?atmen|bekomm\\w* (?:kaum|schlecht) luft|epipen|adrenalin',
  poison:
    '(?:getrunken|verschluckt|geschluckt|gegessen|runtergeschluckt|trinkt) .{0,40}(?:reiniger|spulmittel|putzmittel|bleiche|entkalker|batterie|tab|spulmaschinentab|glas|scherbe\\w*|lauge|waschmittel)|(?:reiniger|spulmittel|putzmittel|bleiche|entkalker|batterie|spulmaschinentab|glas|glassplitter|scherbe\\w*|lauge|waschmittel|knollenblatterpilz\\w*) .{0,40}(?:getrunken|verschluckt|geschluckt|gegessen)|vergift\\w*|giftpilz\\w* gegessen',
  gas: '(?:gas|gasgeruch) .{0,20}(?:riech\\w*|austr\\w*|stromt|leck)|riech\\w* .{0,20}nach gas|gasgeruch',
  eye: '(?:ins|im|in die|in meine?n?|mein|meine|das) auge\\w*',
  faint: '(?:ohnmachtig|bewusstlos|umgekippt ist|zusammengebrochen|atmet nicht|stromschlag)',
  // Who eats, and what they must not have.
  pregnant: '(?:schwanger\\w*|schwangerschaft|stillzeit|stille(?:nde?)?)',
  baby: '(?:baby|babys|saugling\\w*|neugeboren\\w*|\\d{1,2} monate?n? (?:alt\\w*)?|\\d{1,2} monatig\\w*)',
  child:
    '(?:kleinkind\\w*|kleines kind|kleine kinder|kleinen? kinder\\w*|(?:[1-4] ?|ein|zwei|drei|vier)jahrig\\w*|[1-4] jahre alt\\w*|kleine[nr]? (?:sohn|tochter)|kita\\w*|krabbel\\w*)',
  halal: '(?:halal|muslim\\w*|moslem\\w*|islam\\w*)',
  kosher: '(?:koscher|judisch\\w*|jud\\w*)',
  allergic:
    '(?:\\w{0,20}allergi\\w*|unvertraglichkeit|intoleran\\w*|vertragt? (?:keine?n?|nicht)|vertrage (?:keine?n?|nicht)|darf (?:keine?n?)|nicht vertrag\\w*|zoliakie)',
  contains:
    '(?:(?:ist|sind|steckt|stecken|hat) (?:da |hier |denn |auch |noch )?(?:in|im) .{1,40}|(?:ist|sind) .{1,25} (?:im|in der|in dem|in den) .{1,25}|(?:hat|haben) (?:die|der|das) (?:sosse|sauce|teig|gericht|rezept|kuchen|suppe) .{1,30}|(?:ist|sind|gibt|war|waren|steckt|stecken|hat|enthalt|enthalten|kommt|kommen) .{0,40}(?:drin|darin|enthalten|rein|da)|enthalt|drin|spuren von|frei von|\\w{1,20}frei|ohne)',
  canEat:
    '(?:darf|durfen|kann|konnen|geeignet|vertragt|fur .{0,25}(?:ok|okay|gut|geeignet|sicher|unbedenklich)|was fur|isst)',
  everyone:
    '(?:alle(?:n)?|jeder|jede|wir|uns|ich|meine? (?:frau|mann|freund\\w*|kind\\w*|sohn|tochter|mutter|vater|oma|opa|gast|gaste|bruder|schwester|partner\\w*)|familie)',
  allergens: '(?:allergene?\\w*)',
  vegan: '(?:vegan\\w*|pflanzlich)',
  vegetarian:
    '(?:vegetari\\w*|(?:isst|esse|essen|mag|mogen) (?:ja |gar |uberhaupt )?kein fleisch|ohne fleisch|fleischlos|veggie)',
  'gluten-free': '(?:gluten ?frei\\w*|zoliakie\\w*|ohne gluten)',
  'dairy-free': '(?:laktose ?frei\\w*|milchfrei\\w*|laktose ?intoleran\\w*|ohne milch\\w*|ohne laktose)',
  'low-carb': '(?:low carb|kohlenhydratarm\\w*|keto)',
  // What makes ill.
  meat: '(?:fleisch|hahnchen\\w*|huhn\\w*|huhner\\w*|pute\\w*|puten\\w*|gefluge?l\\w*|ente\\w*|gans|schwein\\w*|rind\\w*|lamm\\w*|kalb\\w*|(?:tiefkuhl|tk|rinder|schweine|puten|geflugel)?hack(?!t)\\w*|mett|tatar|burger\\w*|patty|frikadelle\\w*|bulette\\w*|wurst\\w*|wurste|wurstchen|fisch\\w*|lachs\\w*|garnele\\w*|shrimp\\w*|steak\\w*|schnitzel|brust|keule\\w*|braten|kotelett\\w*|filet\\w*)',
  leftOut:
    '(?:draussen|ungekuhlt|(?:auf|am|an) (?:der|dem|die) (?:arbeitsplatte|theke|anrichte|tisch|herd|kuchentisch|buffet|ablage|fensterbank)|auf der arbeitsflache|bei zimmertemperatur|raumtemperatur|nicht im kuhlschrank|ausserhalb des kuhlschranks|rumgestanden|herumgestanden|stehen ?gelassen|liegen ?gelassen|im auto|in der kuche (?:gestanden|gelegen|stehen)|vergessen wegzustellen)',
  stood:
    '(?:stand|steht|gestanden|lag|liegt|gelegen|stehen|liegen|war|waren|gelassen|vergessen|darf|kann|lassen)',
  overnight:
    '(?:uber nacht|ganze nacht|die nacht|den ganzen (?:tag|nachmittag|vormittag|abend)|seit gestern|seit (?:heute )?(?:morgen|fruh|mittag)|von gestern|gestern abend|\\d tage?n?)',
  keepsOut:
    '(?:teig|hefe\\w*|brot|kuchen|kekse?|platzchen|brotchen|sauerteig|butter|obst|banane\\w*|zwiebel\\w*|kartoffeln roh|ruhen|einweich\\w*|gehen)',
  rice: '(?:reis)',
  thaw: '(?:auftau\\w*|aufgetaut\\w*|taut|tau(?:e|en)|abgetaut)',
  refreeze:
    '(?:(?:wieder|noch ?mal|erneut|zum 2\\w* mal) .{0,20}(?:einfrier\\w*|eingefror\\w*|gefrier\\w*)|(?:2 ?|zwei)mal einfrieren)',
  frozen:
    '(?:gefroren\\w*|tiefgekuhlt\\w*|tiefgefroren\\w*|tk|aus dem (?:tiefkuhler|gefrierfach|gefrierschrank|tiefkuhlfach))',
  wash: '(?:wasch\\w*|abwasch\\w*|abspul\\w*|abbraus\\w*|gewaschen)',
  mold: '(?:schimm\\w*|verschimmelt\\w*|pelzig\\w*)',
  smell:
    '(?:(?:riech\\w*|stink\\w*|schmeck\\w*) .{0,25}(?:komisch|seltsam|schlecht|sauer|sauerlich|faulig|verdorben|ranzig|unangenehm|streng|fischig|merkwurdig|eklig|ammoniak)|stinkt|schmierig\\w*|schleimig\\w*|ranzig|faulig|verdorben|klebrige?s? (?:fleisch|hahnchen))',
  expired:
    '(?:abgelaufen\\w*|mindesthaltbar\\w*|mhd|verbrauchsdatum|haltbarkeitsdatum|verfallsdatum|zu verbrauchen|uber dem datum)',
  can: '(?:(?:dose|konserve|buchse|glas|deckel|packung).{0,30}(?:delle\\w*|verbeult|eingedellt|gewolbt|aufgeblaht|geblaht|rost\\w*|undicht|zischt|aufgeblaht\\w*)|(?:verbeulte?|gewolbte?|aufgeblahte?|rostige?|eingedellte?)r? .{0,10}(?:dose|konserve|deckel))',
  beans: '(?:kidney ?bohnen?|bohnen|rote bohnen)',
  rawBeans:
    '(?:roh\\w*|getrocknet\\w*|trocken\\w*|ungekocht\\w*|slow cooker|schongarer|crock ?pot|giftig|einweich\\w*|hart|nicht (?:ganz )?(?:weich|durch|gar))',
  canned: '(?:dose|konserve|glas|vorgekocht\\w*)',
  greenPotato: '(?:grun\\w*|keim\\w*|gekeimt|trieb\\w*|ausgetrieben|sprosse?n?)',
  potato: '(?:\\w{0,20}kartoffel\\w*|erdapfel)',
  rawDough:
    '(?:rohe\\w* .{0,12}(?:teig|mehl|keksteig|kuchenteig)|(?:\\w{0,20}teig|mehl|schussel) .{0,25}(?:roh|naschen|probieren|ablecken|auslecken|schlecken|essen)|(?:teig naschen|teig probieren|roher teig|mehl roh|schussel auslecken))',
  rawEgg:
    '(?:(?:rohe\\w*|weich\\w*|flussig\\w*|fast roh\\w*) (?:ei|eier|eigelb\\w*|eiweiss)|(?:ei|eier|eigelb|dotter) .{0,25}(?:roh|flussig|weich|nicht durch|gefahrlich|sicher)|salmonell\\w*|spiegelei .{0,15}flussig)',
  rawFish:
    '(?:(?:lachs|fisch|thunfisch|forelle) .{0,30}(?:roh|sushi|sashimi|tatar|ceviche|poke)|(?:rohe\\w*|sushi|sashimi|ceviche|poke|tatar) .{0,30}(?:lachs|fisch|thunfisch|forelle)|sushi|sashimi)',
  rawMeat:
    '(?:(?:rohe\\w*|roh) .{0,15}(?:hack\\w*|mett|fleisch|tatar)|tatar|mett|carpaccio|(?:hack\\w*|fleisch) .{0,10}roh)',
  pink: '(?:rosa\\w*|blutig\\w*|rot|rotlich|(?:noch|innen|nicht|halb) (?:ganz )?(?:roh|durch|gar|durchgegart|durchgebraten)|glasig|nicht durch|blut)',
  shells: '(?:muschel\\w*|miesmuschel\\w*|venusmuschel\\w*|austern?)',
  shut: '(?:zu|geschlossen\\w*|nicht (?:auf\\w*|geoffnet|offen|richtig offen|aufgegangen|ge?offnet)|gehen nicht auf|offnen sich nicht|zu ?geblieben)',
  open: '(?:offen\\w*|schon offen|geoffnet|kaputt\\w*|zerbrochen\\w*|gebrochen\\w*|gesprungen\\w*|schale\\w* (?:kaputt|defekt)|vor dem kochen)',
  marinade: '(?:marinade|beize)',
  board:
    '(?:(?:brett|schneidebrett|messer|teller|platte|zange|schussel|arbeitsflache) .{0,50}(?:roh\\w*|fleisch|hahnchen|huhn|geflugel|fisch|pute)|(?:rohe\\w*|fleisch|hahnchen|huhn|geflugel|fisch|pute) .{0,50}(?:brett|schneidebrett|messer|selben? teller|gleichen? teller|zange)|(?:selben?|gleichen?|demselben|dasselbe|derselben|dieselbe[n]?) (?:schneide ?)?(?:brett|messer|teller|platte|zange|schussel))',
  floor:
    '(?:(?:auf den|am|auf dem) (?:boden|fussboden|kuchenboden)|runtergefallen|heruntergefallen|hingefallen)',
  wild: '(?:(?:pilz\\w*|schwammerl|steinpilz\\w*|pfifferling\\w*|barlauch|beeren) .{0,40}(?:gesammelt|wald|selbst|gefunden|garten|wiese)|(?:selbst ?gesammelt\\w*|wilde|gesammelte|im wald|gefundene) .{0,30}(?:pilz\\w*|schwammerl|barlauch|beeren))',
  crackedEgg:
    '(?:(?:ei|eier) .{0,25}(?:riss|gesprungen|angeknackst|kaputt|angeschlagen|gebrochen)|(?:gesprungen\\w*|angeknackst\\w*|angeschlagen\\w*|kaputte\\w*) (?:ei|eier))',
  garlicOil: '(?:knoblauch .{0,20}ol|ol .{0,15}knoblauch|knoblauchol|krauterol)',
  powerCut:
    '(?:stromausfall|strom (?:war )?(?:weg|ausgefallen)|(?:kuhlschrank|gefrierschrank|tiefkuhler|gefriertruhe|kuhlschranktur) .{0,25}(?:ausgefallen|kaputt|offen|aus|warm|defekt))',
  twice:
    '(?:(?:2 ?mal|zweimal|noch ?mal|wieder|zum 2\\w* mal|mehrmals|ein 2\\w* mal|erneut|ofter) .{0,15}(?:aufwarm\\w*|erwarm\\w*|aufgewarmt|warm ?mach\\w*))',
  oldDays: '(\\d{1,2}) (?:tage?n?|wochen?)|eine[rn]? woche',
  ate: '(?:rohe\\w* .{0,20}in den mund|(?:gegessen|probiert|verschluckt|gekostet|genascht) .{0,40}(?:roh\\w*|verdorben\\w*|schimm\\w*|rosa|abgelaufen\\w*|halbroh\\w*)|(?:roh\\w*|verdorben\\w*|schimm\\w*|verschimmelt\\w*|abgelaufen\\w*|halbroh\\w*|nicht durch\\w*) .{0,40}(?:gegessen|probiert|verschluckt|gekostet|genascht))',
  pet: '(?:hund|hunde|hundin|katze|katzen|kater|haustier\\w*|welpe\\w*)',
  bitter: '(?:(?:zucchini|kurbis|gurke) .{0,20}bitter|bittere?r? (?:zucchini|kurbis|gurke))',
  asksSafe:
    '(?:(?:un)?gefahrlich\\w*|giftig\\w*|(?:un)?bedenklich\\w*|gesund ?heits\\w*|krank|sicher|lebensmittelvergiftung|noch (?:essen|gut|essbar|verwenden|geniessbar|benutzen|nehmen|ok|okay)|essbar|geniessbar|schlecht geworden|verdorben|kann man das (?:noch )?essen|salmonellen|wegwerfen|wegschmeissen)',
  coreTemp:
    '(?:kerntemperatur|innentemperatur|(?:temperatur|heiss|warm|grad) .{0,40}(?:innen|im kern|in der mitte|drinnen)|(?:innen|im kern|in der mitte) .{0,30}(?:temperatur|heiss|warm|grad))',
  hot: '(?:temperatur|wie heiss|wie ?viel grad|wie ?viele grad|welche grad\\w*|auf grad)',
  degrees: '(\\d{2,3}) (?:grad|c)',
  // The dish.
  howMuch: '(?:wie ?viele?|wieviel|was fur eine menge|welche menge|menge an)',
  ingredients:
    '(?:zutaten|zutatenliste|was (?:brauche?|brauch|muss|kommt|benotige) (?:ich|man|wir|alles|da|hier|rein).{0,20}|was ist (?:da )?(?:alles )?drin)',
  here: '(?:jetzt|hier|fur diesen schritt|in diesem schritt|gerade|fur den schritt|als nachstes)',
  forPeople:
    '(?:fur|zu|sind|auf|wir) (?:nur |insgesamt |etwa )?(\\d{1,2}) ?(?:personen|person|leute|portionen|gaste|esser|mann|erwachsene|kinder|wie|was|brauch\\w*|reicht|bitte|hoch|runter|um|$)|^(\\d{1,2}) (?:personen|leute|portionen)$',
  double: '(?:doppelt\\w*|verdopp\\w*)',
  half: '(?:halbe(?:s)? rezept|halbe menge|halbier\\w*|die halfte)',
  servings: '(?:wie ?viele? (?:personen|portionen|leute|esser)|fur wie ?viele?)',
  howLong:
    '(?:wie ?lange?|wie ?viele? (?:minuten|stunden|zeit)|wie ?viel zeit|welche (?:garzeit|backzeit|kochzeit)|garzeit|backzeit|kochzeit|bratzeit)',
  total:
    '(?:insgesamt|im ganzen|gesamt\\w*|das (?:ganze )?(?:rezept|gericht|ganze)|alles zusammen|bis (?:zum essen|wir essen|es fertig|das essen))',
  when: '(?:wann (?:kommt|kommen|gebe|geb|muss|soll|tu|werden|wird|fuge|ruhre|mische)|wofur|wozu|wo kommt)',
  oven: '(?:ofen|backofen|rohr|umluft|oberhitze|unterhitze|vorheiz\\w*|backtemperatur)',
  heat: '(?:(?:welche|auf welche?r?|wie ?viel|welcher) (?:hitze|stufe|flamme|herdstufe)|herd (?:ein)?stell\\w*|wie stark .{0,15}(?:hitze|anbraten)|hohe[r]? oder (?:niedrige|mittlere)|(?:hohe|starke|mittlere|kleine|niedrige|volle) (?:hitze|stufe|flamme)|hitze|auf (?:hochste|kleinste)r? stufe)',
  done2:
    '(?:woran (?:merk|seh|erkenn)\\w*|wie (?:merk|seh|erkenn|weiss|prüf|teste?)\\w*|wann (?:ist|sind) .{0,40}(?:fertig|gar|durch|gut|so weit|al dente)|ist .{0,30}(?:schon )?(?:fertig|gar|durch)|wie (?:soll|muss|sollte) .{0,30}aussehen|stabchenprobe|gar ?probe)',
  rest: '(?:ruhen|ruhezeit|abkuhl\\w*|auskuhl\\w*|stehen lassen|ziehen lassen|sofort (?:anschneiden|schneiden|servieren))',
  swap: '(?:statt\\w*|anstatt|anstelle|stattdessen|ersetz\\w*|ersatz|alternativ\\w*|austausch\\w*|tauschen|geht auch|gehen auch|(?:hab|habe|haben) (?:ich |wir )?(?:kein\\w*|nicht|nur)|kein\\w* (?:mehr )?(?:da|zuhause|zu hause|im haus)|ist (?:alle|aus|leer)|sind (?:alle|aus)|ausgegangen|mir fehl\\w*|ohne .{0,20}machen|womit|nehmen wenn|(?:sonst|anderes|alternativ) (?:nehmen|verwenden|benutzen)|(?:krieg|kriege|bekomm|bekomme|find|finde|gibt) .{0,20}kein\\w*|(?:mag|isst|esse|mogen|vertragt|vertrage) .{0,15}kein\\w*|(?:auch|lieber|stattdessen) mit|kein\\w* .{0,25}(?:mehr|bekommen|gefunden|gekriegt|zur hand|parat|auf lager))',
  leaveOut:
    '(?:(?:komplett|einfach|ganz) raus|weglass\\w*|lass\\w* .{0,25}weg|auslass\\w*|ohne .{0,25}(?:kochen|gehen|machen|auch)|geht (?:es|das) (?:auch )?ohne|verzicht\\w*|^(?:und )?(?:muss|mussen) .{0,30}(?:rein|(?:unbedingt|wirklich|da) .{0,15}sein))',
  tools:
    '(?:utensil\\w*|gerate?|kuchengerate?|topfe|geschirr|werkzeug\\w*|welche (?:pfanne|form|schussel|topf)|welchen topf|was fur (?:eine|einen|ein) (?:pfanne|topf|form|schussel|blech))',
  meaning:
    '(?:was (?:heisst|bedeutet|ist|sind|meint|versteht)|wie (?:geht|macht man|mache ich|mach ich|funktioniert)|bedeutung|erklar\\w*|zeig mir wie|wie (?:dunste|blanchiere|sautiere|hacke|wurfle|schneide|schlage))',
  freeze: '(?:einfrier\\w*|eingefror\\w*|frier\\w*|gefrier\\w*|tiefkuhlen)',
  keepLong:
    '(?:halt(?:en|bar\\w*)?|aufheb\\w*|aufbewahr\\w*|lager\\w*|reste?|ubrig|(?:wie lange|bis wann) .{0,30}(?:kuhlschrank|gut|essen))',
  ahead:
    '(?:vorbereit\\w*|am vortag|(?:schon |bereits )(?:heute|jetzt|mittags|abends|gestern|am (?:abend|morgen|vormittag)|ein paar stunden)|(?:morgen|spater|abends|heute abend) (?:erst |nur noch |dann )?(?:backen|fertig\\w*|essen|kochen|braten|servieren)|am tag vorher|tag davor|einen tag (?:vorher|fruher)|vorkoch\\w*|im voraus|am abend vorher|abend davor|morgens schon)',
  reheat: '(?:aufwarm\\w*|warm\\w* .{0,25} auf|erwarm\\w*|warm ?machen|aufgewarmt)',
  salty: '(?:versalzen|(?:zu|viel zu) (?:salzig|viel salz)|zu viel salz|ubersalzen)',
  thin: '(?:zu (?:dunn\\w*|flussig|wassrig)|wassrig|dunn wie wasser|andick\\w*|eindick\\w*|binden|dicker (?:machen|bekommen|werden)|wird nicht dick|sosse .{0,15}dunn)',
  thick: '(?:zu (?:dick\\w*|fest|zah|trocken)|dickflussig|verdunn\\w*|dunner machen)',
  burnt:
    '(?:angebrannt|anbrenn\\w*|verbrannt|schwarz geworden|zu dunkel|brennt an|klebt (?:an|fest)|hangt fest|ansetzt)',
  split:
    '(?:geronn\\w*|gerinn\\w*|ausgeflockt|flockt|geflockt|ruhrei|klumpt|klumpen|klumpig|klumpchen|getrennt|trennt sich|gestockt|griesslig|ausgeflockt)',
  bland:
    '(?:fad|fade|langweilig|schmeckt nach nichts|nach nichts|fehlt (?:noch )?(?:was|etwas|geschmack)|nicht wurzig|wenig geschmack)',
  spicy: '(?:zu scharf|viel zu scharf|scharfe (?:mildern|nehmen)|weniger scharf)',
  sour: '(?:zu sauer|zu sauerlich|viel zu sauer)',
  sweet: '(?:zu suss|viel zu suss)',
  isSpicy: '(?:ist (?:das|es|die|der) .{0,15}scharf|wie scharf|scharf fur)',
  calories:
    '(?:kalorien|kcal|nahrwert\\w*|eiweiss hat|wie ?viel (?:eiweiss|fett|protein|kohlenhydrate)|protein\\w*|makros)',
  adapt: '(?:mach\\w*|koch\\w*|umwandel\\w*|abwandel\\w*|anpass\\w*|version|variante)',
  leftover: '(?:reste?|ubrig\\w*|gekocht\\w*|gebraten\\w*|gegart\\w*|fertige\\w*)',
  reuse: '(?:noch ?mal|wieder|sosse|benutz\\w*|verwend\\w*|weiterverwend\\w*|als sosse)',
  eat: '(?:essen|isst|mitessen|probieren|vertragen|vertragt|haben)',
  asks: '^(?:wie|was|wann|wo|warum|wieso|welche\\w*|kann|darf|soll|sollte|muss|ist|sind|hat|gibt|geht|woran|womit|wer|wozu|wofur|reicht|brauch\\w*)|(?:kann|darf|muss|soll) (?:ich|man|wir|er|sie|es|das)|(?:wie lange|wie viel|wie viele|was) ',
  past: '^(?:hab|habe|haben) (?:ich|wir)',
  // What a cook knows beyond the recipe.
  why: '(?:warum|wieso|weshalb|wozu|wofur (?:ist|soll|muss)|was bringt (?:es|das)|aus welchem grund|muss .{0,40}wirklich|was passiert wenn)',
  fan: '(?:umluft|heissluft|geblase|umluftofen|heissluftofen)',
  onlyHave: '(?:hab|habe|haben|gibt es) (?:ich |wir |hier )?(?:nur|bloss)(?: noch)?',
  insteadOf: '(?:an ?)?statt|anstelle (?:von|der|des)',
  asMeasure: '(?:wie ?viele?|in|sind|ist|entsprech\\w*|umrechn\\w*|rechne\\w*|wiegt|wiegen)',
  weighs: '(?:wiegt|wiegen)',
} as const;
