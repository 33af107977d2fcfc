import type { CUES as GERMAN } from './de-cues.data.ts';

/** How one says it in Italian; the German file tells how the patterns are read. */
export const CUES: Readonly<Record<keyof typeof GERMAN, string>> = {
  next: '^(?:e |ok |va bene |allora |bene |per favore )*(?:(?:vai |passa |andiamo )?(?:avanti|al prossimo(?: passaggio| passo)?|al passaggio successivo|oltre)|(?:il )?(?:prossimo|successivo)(?: passaggio| passo)?|(?:passaggio|passo) successivo|continua|continuiamo|prosegui|proseguiamo|procedi|(?:e )?(?:poi|dopo|adesso|ora)|(?:cosa|che cosa|che) (?:viene|faccio|si fa|devo fare|facciamo|c e|tocca) (?:dopo|poi|adesso dopo|ora dopo)|(?:dopo|poi|adesso|ora) (?:cosa |che cosa |che )?(?:viene|faccio|si fa|devo fare|facciamo|c e|tocca|bisogna fare))(?: per favore)?$',
  back: '^(?:per favore )?(?:(?:torna|vai|torniamo|tornare) )?(?:indietro(?: di un (?:passo|passaggio))?|(?:al )?(?:passaggio|passo) (?:precedente|prima|di prima)|precedente)(?: per favore)?$',
  repeat:
    '^(?:per favore |puoi |potresti |me lo |lo )*(?:(?:ri)?legg\\w*|ripet\\w*|ridi\\w*|ancora una volta|di nuovo|un altra volta|come scusa|scusa|cosa hai detto|come hai detto)(?: (?:lo|il passaggio|questo passaggio|per favore|ancora|di nuovo|mi|tutto))*$|^(?:lo |me lo )?(?:rileggi|ripeti)(?: .{0,20})?$',
  goTo: '^.{0,25}\\b(?:vai|passa|salta|torna|andiamo|mostrami|leggi|portami)(?: mi)?(?: direttamente)? (?:al |il )?(?:passaggio|passo) (?:numero )?(\\d{1,2})\\b|^(?:passaggio|passo) (\\d{1,2})$',
  firstStep: '(?:al |il )?primo (?:passaggio|passo)$|(?:dall|all) inizio$|da capo$',
  lastStep: '^(?:vai |passa |salta )?all ultimo (?:passaggio|passo)$|^vai alla fine$',
  done: '^(?:ok |bene |allora |si |gia )*(?:fatto|finito|ho (?:fatto|finito|gia fatto)|e (?:fatto|pronto|fatta)|fatta|completato|ecco fatto|segna (?:il passaggio )?come fatto)(?: questo| questo passaggio)?$',
  start:
    '^(?:ok |dai |bene )*(?:cominciamo|iniziamo|inizia|comincia|partiamo|si parte|si comincia|via|andiamo)$',
  stop: '^(?:stop|pausa|aspetta(?: un (?:attimo|momento))?|un (?:attimo|momento|secondo)|fermo|fermati|zitto|silenzio|basta|ferma)(?: per favore)?$',
  thanks: '^(?:ok |perfetto |molte |mille )*grazie(?: mille| tante)?$|^perfetto$',
  current:
    '(?:dove|a che (?:punto|passaggio|passo)|in quale passaggio) (?:sono|siamo|ero|eravamo)|(?:cosa|che cosa|che) (?:devo fare|faccio|si fa) (?:adesso|ora)$',
  stepsLeft: 'quanti (?:passaggi|passi)|e (?:questo )?l ultimo passaggio',
  help: '(?:cosa|che cosa|che) (?:sai|puoi) fare|cosa (?:ti )?posso chiedert?i?|^aiuto$|^aiutami$',
  timer:
    '(?:timer|conto alla rovescia|sveglia|cronometro|contaminuti|allarme)|(?:avvisami|avvertimi|ricordami|svegliami)',
  cancel:
    '(?:ferma\\w*|stop\\w*|spegni\\w*|annulla\\w*|cancella\\w*|togli\\w*|elimina\\w*|disattiva\\w*|blocca\\w*)',
  pause: '(?:pausa|sospendi\\w*)',
  resume: '(?:riprend\\w*|continua\\w*|fai ripartire)',
  restart: '(?:riavvi\\w*|ricomincia\\w*|da capo|azzera\\w*|fai ripartire da zero)',
  keep: 'non (?:fermare|spegnere|toccare|cancellare)|lascia(?:lo)? .{0,20}(?:andare|correre|acceso)|niente timer',
  more: '(?:aggiungi\\w*|ancora|altri|altre|altro|piu|in piu|prolunga\\w*|allunga\\w*)',
  less: '(?:meno|togli\\w*|riduci\\w*|accorcia\\w*)',
  left: 'quanto (?:tempo )?(?:manca|resta|rimane|ancora|ci vuole ancora)|quanti minuti (?:mancano|restano|ancora)|a che punto e il timer|tempo rimanente|quando suona',
  all: '(?:tutti|entrambi|tutti e 2)',
  fire: '(?:(?:padella|pentola|olio|grasso|forno|cucina|friggitrice|strofinaccio|canovaccio|fornello) .{0,25}(?:fuoco|fiamme|brucia con|va a fuoco|incendi\\w*|in fiamme)|(?:ha preso|prende|preso|a|va a) fuoco(?! lento| basso| alto| medio| vivo| dolce)|in fiamme|incendio|va a fuoco)',
  notFire:
    '(?:a fuoco (?:lento|basso|alto|medio|vivo|dolce|spento)|fuoco (?:lento|basso|alto|medio|vivo|dolce)|bocca (?:in|a) fuoco|flambe\\w*|mettere a fuoco)',
  burn: '(?:bruciat[oaie]|scottat[oaie]|ustion\\w*|bruciatura|scottatura|vescica)',
  body: '(?:mi|si|mio|mia|mano|mani|dito|dita|braccio|pelle|viso|faccia|piede|gamba|lingua|figli[oa]|bambin[oa]|polso)',
  cut: '(?:tagliat[oa]|taglio|sanguin\\w*|ferita|perde sangue|esce sangue)',
  choke:
    '(?:soffoc\\w*|strozz\\w*|andato di traverso|andata di traverso|bloccat\\w* in gola|incastrat\\w* in gola)',
  reaction:
    '(?:labbra|labbro|lingua|gola|viso|faccia|bocca|palpebre) .{0,30}(?:gonfi\\w*|formicol\\w*|prud\\w*|pizzic\\w*|chiud\\w*)|(?:gonfi\\w*|formicol\\w*|prud\\w*|pizzic\\w*) .{0,30}(?:labbra|labbro|lingua|gola|viso|faccia)|reazione allergica|shock (?:allergico|anafilattico)|anafila\\w*|orticaria|(?:fatica|non riesce|non riesco|difficolta) a respirare|respira (?:male|a fatica)|epipen|adrenalina',
  poison:
    '(?:bevuto|ingoiato|ingerito|mangiato|inghiottito) .{0,40}(?:candeggina|detersivo|detergente|pila|batteria|vetro|pastiglia|soda|anticalcare|fungo velenoso)|(?:candeggina|detersivo|detergente|pila|batteria|vetro|soda|anticalcare) .{0,40}(?:bevuto|ingoiato|ingerito|mangiato)|avvelenat\\w*|intossicat\\w*',
  gas: '(?:odore|puzza|sento|perdita|fuga) .{0,10}gas|gas .{0,10}(?:perde|esce)',
  eye: '(?:(?:nell|negli|in un|agli|all) (?:occhio|occhi)|occhi\\w* .{0,20}(?:bruci\\w*|pizzic\\w*|olio|candeggina|peperoncino))',
  faint:
    '(?:svenut\\w*|privo di sensi|perso i sensi|incosciente|non respira|folgorat\\w*|scossa elettrica|preso la scossa)',
  pregnant:
    '(?:incint[ae]|gravidanza|allatt\\w*|in (?:dolce )?attesa|(?:al|del|di) (?:prim|second|terz|quart|quint|sest|settim|ottav|non)o mese|(?:aspett\\w*) (?:un|1|il|la|2) (?:bambin\\w*|figli\\w*|bimb\\w*|bebe|gemelli)|gestazione|pancione|trimestre|nausee? mattutin\\w*)',
  baby: '(?:neonat\\w*|bebe|lattante\\w*|\\d{1,2} mesi|bimb[oa] di \\d{1,2} mesi|svezzamento)',
  child:
    '(?:(?:bambin|bimb)[oaie] piccol[oaie]|piccol[oaie] (?:bambin|bimb)[oaie]|[1-4] anni|bimb[oaie]|nipotin[oa]|asilo nido|figliolett[oa])',
  halal: '(?:halal|musulman\\w*|islam\\w*)',
  kosher: '(?:kosher|casher|ebre[oai]|ebraic\\w*)',
  allergic:
    '(?:allergi\\w*|allergic\\w*|intolleran\\w*|non (?:tollera|tollero|digerisce|puo mangiare|posso mangiare|puo bere|sopporta))',
  contains: '(?:contien\\w*|c e|ci sono|c sono|tracce|dentro|contenut\\w*|ha dentro|senza|privo di|ha)',
  canEat: '(?:puo|posso|possono|possiamo|va bene per|adatt[oaie]|sicur[oaie] per|ok per|mangia)',
  everyone:
    '(?:tutti|noi|io|posso|possiamo|(?:mi[oa]|miei|mie) (?:moglie|marito|ragazz[oa]|figli[oaie]|madre|padre|nonn[oa]|ospit[ei]|fratello|sorella|amic\\w*|compagn[oa]|famiglia))',
  allergens: '(?:allergeni?)',
  vegan: '(?:vegan[oaie]|vegana)',
  vegetarian: '(?:vegetarian[oaie]|senza carne)',
  'gluten-free': '(?:senza glutine|celiac[oahie]+|celiachia)',
  'dairy-free': '(?:senza (?:lattosio|latte|latticini)|intolleran\\w* al lattosio)',
  'low-carb': '(?:low carb|pochi carboidrati|basso contenuto di carboidrati|keto|chetogenic\\w*)',
  meat: '(?:carn[ei]|poll[oi]|tacchino|anatra|maiale|manzo|vitello|agnello|macinat[oa]|hamburger|salsicc\\w*|pesc[ei]|salmone|merluzzo|gamber\\w*|prosciutto|filett[oi]|cosc[ei]|petto|polpett\\w*|bistecc\\w*|arrosto|braciol\\w*|trita)',
  leftOut:
    '(?:(?:tirat\\w*|tolt\\w*|lasciat\\w*|mess\\w*) (?:\\w+ ){0,4}(?:fuori|dal frigo|dal frigorifero) .{0,12}(?:ore?|minuti|ieri|stamattina)|fuori (?:dal|di) (?:frigo|frigorifero|casa)|(?:rimast\\w*|lasciat\\w*|stat[oaie]|tenut\\w*|dimenticat\\w*|sta|stare|stava|stanno|resta\\w*|tenere|tenerl[oa]|lasciar\\w*|e|era|sono|erano)(?: (?!bruciat|dorat|scur|cott|crud|marron|croccant)\\w+){0,3} fuori(?! (?:e|ma)(?: |$))|(?:sul|sui|sulle|sopra il|sulla|sopra la|sopra i) (?:piano(?: di lavoro| della cucina| cucina)?|tavol[oa]|fornell[oi]|bancone|credenza|buffet|lavello|balcone|davanzale)|(?:in|nella|nel) (?:pentola|padella|casseruola|teglia|forno spento|microonde|borsa|auto|macchina) .{0,30}(?:notte|ieri|ore|stamattina)|a temperatura ambiente|non (?:in|nel) frigo\\w*|in macchina|dimenticat\\w* .{0,40}frigo\\w*)',
  stood:
    '(?:rimast\\w*|lasciat\\w*|stat\\w*|e|dimenticat\\w*|era|puo|sta|stava|posso lasciare|lasciare|stare|sono)',
  overnight:
    '(?:tutta la (?:notte|sera|mattina|giornata)|tutto il (?:giorno|pomeriggio)|stanotte|da ieri|di ieri|ieri sera|da (?:stamattina|questa mattina|mezzogiorno|pranzo)|una notte|durante la notte|\\d giorni)',
  keepsOut:
    '(?:impasto|pasta frolla|pane|torta|biscott\\w*|ciambell\\w*|burro|frutta|banane?|cipoll\\w*|lievitare|riposare|ammollo|lievito madre)',
  rice: '(?:riso)',
  thaw: '(?:scongel\\w*)',
  refreeze:
    '(?:ricongel\\w*|congelar\\w* (?:di nuovo|ancora|un altra volta|2 volte)|(?:rimettere|di nuovo) (?:in|nel) (?:freezer|congelatore))',
  frozen: '(?:congelat[oaie]|surgelat[oaie]|dal (?:freezer|congelatore))',
  wash: '(?:lav\\w*|sciacqu\\w*)',
  mold: '(?:muff\\w*|ammuffit\\w*|peluria)',
  smell:
    '(?:(?:odora|odore|puzza|sa|profuma) .{0,25}(?:stran[oa]|cattiv[oa]|acid[oa]|marcio|rancid[oa]|male|forte|ammoniaca|sospett[oa])|puzza\\w*|viscid[oa]|appiccicos[oa]|rancid[oa]|marci[oa]|andat[oa] a male|guast[oa])',
  expired: '(?:scadut[oaie]|scadenza|da consumar\\w*|scade|oltre la data)',
  can: '(?:(?:lattina|scatoletta|barattolo|conserva|tappo|coperchio|vasetto|scatola).{0,30}(?:ammaccat\\w*|gonfi\\w*|rigonfi\\w*|arrugginit\\w*|perde|bombat\\w*|botta)|(?:ammaccata|gonfia|arrugginita) .{0,10}(?:lattina|scatoletta))',
  beans: '(?:fagioli?|borlotti|kidney)',
  rawBeans:
    '(?:crud[oaie]|secch[io]|secco|non cotti|slow cooker|pentola a cottura lenta|tossic\\w*|velenos\\w*|ammoll\\w*|dur[oi]|poco cotti)',
  canned: '(?:scatola|barattolo|lattina|conserva|in vetro|precotti|fagiolini)',
  greenPotato: '(?:verd[ei]|germogli\\w*|germogliat\\w*|buttato)',
  potato: '(?:patat[ae])',
  rawDough:
    '(?:(?:impasto|farina|pasta) crud[oa]|(?:impasto|ciotola|cucchiaio) .{0,25}(?:crudo|assaggi\\w*|leccar\\w*|mangiar\\w*)|(?:leccar\\w*|assaggi\\w*|mangiar\\w*) .{0,20}(?:l impasto|la ciotola|impasto)|farina .{0,12}cruda)',
  rawEgg:
    '(?:(?:uov[oa]|tuorl[oi]|album[ei]) .{0,25}(?:crud[oaie]|liquid[oaie]|poco cott[oaie]|pericolos\\w*|alla coque|morbid[oaie])|salmonell\\w*)',
  rawFish:
    '(?:(?:salmone|pesce|tonno|trota) .{0,30}(?:crud\\w*|sushi|sashimi|tartare|ceviche|poke|carpaccio)|(?:sushi|sashimi|ceviche|tartare di|poke) .{0,30}(?:salmone|pesce|tonno)|sushi|sashimi|anisakis)',
  rawMeat: '(?:(?:carne|macinat[oa]|bistecca) .{0,12}crud[oa]|tartare|carpaccio|battuta al coltello)',
  pink: '(?:rosat[oa]|rosa|sangue|sanguinant\\w*|al sangue|ross[oa] (?:dentro|all interno)|(?:ancora|un po|mezz[oa]|e) crud[oaie]|crud[oaie] (?:dentro|all interno|in mezzo|al centro)|poco cott[oaie]|non (?:e|sono|del tutto|ben) (?:ancora )?cott[oaie])',
  shells: '(?:cozz[ae]|vongol[ae]|ostric\\w*|molluschi|conchiglie)',
  shut: '(?:chius[oaie]|non (?:si )?(?:sono apert[oaie]|aprono|e apert[oa]|apre))',
  open: '(?:apert[oaie]|rott[oaie]|spaccat[oaie]|scheggiat[oaie]|crepat[oaie])',
  marinade: '(?:marinata|marinatura)',
  board:
    '(?:(?:stesso|stessa|stessi|medesimo) (?:tagliere|coltello|piatto|ciotola|pinze)|(?:tagliere|coltello|piatto|pinze|ciotola) .{0,50}(?:crud[oa]|carne|pollo|pesce|tacchino)|(?:carne|pollo|pesce|tacchino) .{0,50}(?:tagliere|coltello|stesso piatto))',
  floor: '(?:(?:cadut[oaie]|cascat[oaie]) .{0,20}(?:terra|pavimento)|(?:a|per) terra|sul pavimento)',
  wild: '(?:(?:funghi|fungo|porcini|finferli|bacche|aglio orsino) .{0,40}(?:raccolt\\w*|bosco|trovat\\w*|giardino|selvatic\\w*|prato)|(?:raccolto|raccolti|trovato|trovati|selvatic\\w*) .{0,30}(?:funghi|bacche))',
  crackedEgg: '(?:uov[oa] .{0,25}(?:crepat\\w*|incrinat\\w*|rott[oaie] (?:nella|nel|in)|scheggiat\\w*))',
  garlicOil: '(?:aglio .{0,20}olio|olio .{0,15} aglio|sott olio)',
  powerCut:
    '(?:blackout|(?:e )?(?:andata|saltata|mancata) (?:via )?la (?:luce|corrente)|mancata corrente|(?:frigo|frigorifero|freezer|congelatore) .{0,25}(?:rott[oa]|guast[oa]|apert[oa]|spent[oa]|staccat[oa]))',
  twice:
    '(?:riscald\\w* .{0,25}(?:2 volte|due volte|di nuovo|ancora|un altra volta|piu volte|una seconda)|(?:2 volte|di nuovo|seconda volta|ancora) .{0,20}riscald\\w*)',
  oldDays: '(\\d{1,2}) (?:giorni|giorno|settiman[ae])|una settimana',
  ate: '(?:(?:mangiato|assaggiato|ingoiato) .{0,40}(?:crud\\w*|muff\\w*|marci\\w*|scadut\\w*|avariat\\w*|rosa)|(?:crud\\w*|ammuffit\\w*|scadut\\w*) .{0,40}(?:ho mangiato|ha mangiato|abbiamo mangiato))',
  pet: '(?:can[ei]|cagnolin\\w*|gatt[oaie]|gattin\\w*|cucciol\\w*|animal[ei])',
  bitter: '(?:(?:zucchin\\w*|zucca|cetriol\\w*) .{0,20}amar\\w*)',
  asksSafe:
    '(?:pericolos\\w*|pericolo|tossic\\w*|velenos\\w*|sicur[oa]|(?:star|sto) male|intossicazione|ancora (?:buon[oaie]|commestibil\\w*|mangiar\\w*)|commestibil\\w*|(?:lo|la|li|si) (?:posso|puo) (?:ancora )?mangiare|buttar\\w*|salmonell\\w*|rischi\\w*|si puo (?:ancora )?mangiare)',
  coreTemp:
    '(?:(?:temperatura|gradi|cald\\w*) .{0,30}(?:al cuore|interna|all interno|al centro|dentro)|(?:al cuore|all interno|al centro) .{0,30}(?:temperatura|gradi))',
  hot: '(?:temperatura|quanti gradi|che gradi|a quanto)',
  degrees: '(\\d{2,3}) (?:gradi|c)',
  howMuch: '(?:quant[oaie]|che quantita|quale quantita)',
  ingredients:
    '(?:ingredienti?|(?:cosa|che cosa|che) (?:mi )?(?:serve|servono|occorre)(?: (?:per la ricetta|in tutto|per questo passaggio|adesso|ora))?$|(?:cosa|che cosa) c e dentro)',
  here: '(?:adesso|ora|qui|per questo passaggio|in questo passaggio)',
  forPeople:
    '(?:siamo|saremo|eravamo|diventiamo) (?:solo |soltanto |circa )?(?:in (?:solo |circa )?)?(\\d{1,2})(?! (?:gradi|minuti|ore|g|ml))|(?:per|in) (?:solo |circa )?(\\d{1,2}) ?(?:persone|ospiti|porzioni|invitati|bambini|adulti|commensali|amici|$)|^(\\d{1,2}) (?:persone|porzioni)$',
  double: '(?:il doppio|doppi[ao]|raddoppi\\w*)',
  half: '(?:la meta|meta (?:dos[ei]|ricetta|teglia|quantita|porzion[ei]|impasto)|mezza (?:porzione|quantita|teglia)|mezza dose|mezza ricetta|dimezz\\w*)',
  servings: '(?:per quant[ei]|quante (?:persone|porzioni))',
  howLong:
    '(?:(?:fra|tra|entro|dopo) quanto|quanto (?:tempo|ci vuole|ci mette|dura|deve|devono|devo|cuoce|cuociono|bisogna|lo|la|va)|quanti minuti|quante ore|tempo di (?:cottura|preparazione)|per quanto(?: tempo)?)',
  total:
    '(?:(?:in|fra|tra) quanto(?: tempo)? (?:e|sara|sono|si (?:mangia|cena|pranza)|mangiamo|finisc\\w*)|a che ora (?:e|si|sara|mangiamo)|quando si mangia|in tutto|in totale|tutta la ricetta|complessiv\\w*|fino (?:a|alla) (?:cena|pranzo|mangiare))',
  when: '(?:quando (?:si |devo |va |vanno |metto |aggiungo |aggiungere|unisco)|a cosa (?:serve|servono)|dove (?:va|vanno|metto))',
  oven: '(?:forno|preriscald\\w*|infornare)',
  heat: '(?:che fuoco|fuoco (?:alto|basso|medio|lento|vivo|dolce)|a fuoco|che (?:fiamma|potenza)|la fiamma|il fuoco|fiamma)',
  done2:
    '(?:come (?:capisco|si capisce|faccio a (?:capire|sapere)|vedo|so|riconosco|controllo)|quando (?:e|sono) .{0,30}(?:pront\\w*|cott\\w*|al dente)|(?<!quanto )(?<!che ora )(?:e|sono) (?:gia )?(?:cott\\w*|pront\\w*)|(?:e|sono) .{0,20}al dente|che aspetto)',
  rest: '(?:ripos\\w*|raffredd\\w*|intiepid\\w*|tagliare subito)',
  swap: '(?:al posto|(?:posso|si puo|va bene) fare (?:con|senza)|(?:^|e )niente \\w+|(?:posso|si puo|va bene) (?:usar\\w*|mett\\w*) .{0,30}(?:invece|anziche)|anziche|invece (?:del|della|di|dell|dei|delle)|sostitu\\w*|rimpiazz\\w*|alternativ\\w*|non (?:ho|abbiamo|c e) (?:piu )?(?:il|la|lo|l|i|le|gli)|non ho|manca\\w*|ho finito|e finit[oa]|sono finit[ie]|sono senza|va bene anche|ho solo|cosa uso se|cosa metto se|non trovo)',
  leaveOut:
    '(?:non mettere|omettere|eliminare|fare a meno|fare senza|saltare|lasciare fuori|indispensabile|obbligatori[oa]|per forza|togliere il|togliere la)',
  tools:
    '(?:(?:che|quali) (?:attrezzi|strumenti)|attrezz\\w*|utensili?|che (?:padella|pentola|teglia|stampo|ciotola)|quale (?:padella|pentola|teglia|stampo)|elettrodomestici)',
  meaning:
    '(?:perche|a cosa serve|(?:cosa|che cosa|che) (?:vuol dire|significa|e|sono|vuole dire)|significato|come (?:(?:si|la|lo|li|le|devo|posso|va|vanno) )*(?:fa|faccio|fanno|fare|tagli\\w*|affett\\w*|trit\\w*|puli\\w*|sbucci\\w*)|spiegami|cos e)',
  freeze: '(?:congel\\w*|freezer|surgelar\\w*)',
  keepLong:
    '(?:(?:fino a quando|quanto|quanti giorni|per quanto)(?: tempo)? (?:(?:li|le|lo|la) )?(?:posso|si puo|possiamo|riesco a) (?:tener\\w*|lasciar\\w*)|conserv(?!a di)\\w*|(?:si )?(?:tien\\w*|mantien\\w*)|avanz\\w*|(?:dura|durano) .{0,30}(?:frigo|frigorifero|freezer)|resti|giorni .{0,25}(?:frigo|frigorifero)|tempo (?:dura|resta|si|posso) .{0,25}(?:frigo|frigorifero))',
  ahead: '(?:il giorno prima|in anticipo|giorno precedente|la sera prima|anticip\\w*|la mattina per)',
  reheat: '(?:riscald\\w*|scaldare gli avanzi)',
  salty: '(?:(?:troppo|tropp[oa]) (?:salat\\w*|sale)|salat\\w* troppo|esagerato (?:con il|col) sale)',
  thin: '(?:(?:troppo) (?:liquid\\w*|acquos\\w*|lent[oa])|addens\\w*|non si addensa|acquos\\w*|come acqua)',
  thick: '(?:(?:troppo) (?:dens\\w*|spess\\w*|asciutt\\w*|secc[oa])|diluire|allungare)',
  burnt:
    '(?:(?:si (?:e |sono |sta )?|e |sono |ho )(?:bruciat[oaie]|attaccat[oaie]|brucia\\w*|attacca\\w*)|attaccat[oa] (?:al fondo|sul fondo)|bruciacchiat\\w*|troppo (?:scur\\w*|abbrustolit\\w*))',
  split:
    '(?:impazzit[oa]|strapazzat[oa]|si e (?:separat[oa]|rappres[oa]|stracciat[oa])|grum[oi]|grumos[oa]|stracciat[oa]|coagulat[oa]|separat[oa]|cagliat[oa])',
  bland:
    '(?:insipid\\w*|sciap[oa]|scip[oa]|non sa di niente|senza sapore|manca (?:di sapore|qualcosa|sapore))',
  spicy: '(?:troppo piccant\\w*|meno piccante)',
  sour: '(?:troppo (?:acid\\w*|aspr\\w*))',
  sweet: '(?:troppo dolc\\w*)',
  isSpicy: '(?:(?:e|quanto e) (?:molto |tanto )?piccante|^piccante)',
  calories: '(?:calori\\w*|kcal|protein\\w*|valori nutrizionali|carboidrati ha|grassi ha)',
  adapt: '(?:versione|rendere|adattare|trasformar\\w*|far(?:lo|la|e)|come lo faccio)',
  leftover: '(?:avanz\\w*|cott[oaie]|arrost\\w*|grigliat\\w*)',
  reuse: '(?:riutilizz\\w*|salsa|usar\\w*|sugo|riusar\\w*)',
  eat: '(?:mangi\\w*|assaggi\\w*|prender\\w*|dar\\w*|consum\\w*|averne)',
  asks: '^(?:e |ma )?(?:che|cosa|come|quando|quant\\w*|dove|perche|qual\\w*|puo|posso|possiamo|devo|deve|si puo|c e|ci sono|e|sono|a che|a quanti|a quanto|con cosa|di cosa|chi|va bene|serve|mi|il|la|per quant\\w*|per quanto)',
  past: '^(?:ho|abbiamo)',
  why: '(?:perche|come mai|a cosa serve|a che serve|per quale motivo|che senso ha)',
  fan: '(?:ventilat[oa]|statico)',
  onlyHave: '(?:ho|abbiamo|c e) (?:solo|soltanto|solamente)',
  insteadOf: '(?:al posto|invece) d(?:i|el|ello|ella|ei|egli|elle|ell)',
  asMeasure: '(?:quant[oaie]|in|equival\\w*|convert\\w*|corrispond\\w*|pesa(?:no)?)',
  weighs: 'pesa(?:no)?',
};
