import type { Advice } from './advice-table.ts';

/** What an Italian cook knows beyond the recipe; de-advice.data.ts tells how it is read. */
export const ADVICE: Advice = {
  common:
    'perche come quando quanto quanta quanti quante tempo tanto deve devo devono posso puo bisogna serve essere sono stato fare fatto farlo farla prima dopo ancora anche molto poco bene pronto pronta cosa questo questa quello quella senza dentro sopra sotto cuocere cottura minuti ore della delle dello degli nella nelle alla alle',
  measures: [
    { words: 'gramm[oi]|g|gr', one: 'g', many: 'g', unit: 'gram', size: 1 },
    { words: 'kg|chil[oi]|chilogramm[oi]', one: 'kg', many: 'kg', unit: 'gram', size: 1000 },
    { words: 'ett[oi]', one: 'etto', many: 'etti', unit: 'gram', size: 100 },
    { words: 'ml|millilitr[oi]', one: 'ml', many: 'ml', unit: 'milliliter', size: 1 },
    { words: 'cl|centilitr[oi]', one: 'cl', many: 'cl', unit: 'milliliter', size: 10 },
    { words: 'dl|decilitr[oi]', one: 'dl', many: 'dl', unit: 'milliliter', size: 100 },
    { words: 'l|litr[oi]', one: 'l', many: 'l', unit: 'milliliter', size: 1000 },
    {
      words: 'cucchiaini?o?(?: da (?:te|caffe))?',
      one: 'cucchiaino',
      many: 'cucchiaini',
      unit: 'teaspoon',
      size: 1,
    },
    {
      words: 'cucchiai?o?(?: da (?:minestra|tavola))?',
      one: 'cucchiaio',
      many: 'cucchiai',
      unit: 'tablespoon',
      size: 1,
    },
    {
      words: 'bicchier[ei](?: d acqua)?',
      one: 'bicchiere',
      many: 'bicchieri',
      unit: 'milliliter',
      size: 200,
    },
    { words: 'tazzin[ae](?: da caffe)?', one: 'tazzina', many: 'tazzine', unit: 'milliliter', size: 60 },
    { words: 'tazz[ae]|cup|cups', one: 'tazza', many: 'tazze', unit: 'milliliter', size: 240 },
  ],
  entries: [
    [
      'panatura .{0,25}(?:si stacca|viene via|cade|non aderisce|non (?:si )?attacca)',
      'Asciuga bene il pezzo prima di infarinarlo, premi il pangrattato, e lascia riposare 10 minuti prima di friggere. Olio ben caldo, e gira una volta sola quando la crosta è soda.',
    ],
    [
      '(?:dimenticat\\w*|scordat\\w*|saltat\\w*) .{0,20}(?:lievito|bicarbonato)',
      'Se è in forno da pochi minuti, versa tutto in una ciotola, incorpora il lievito in fretta e rimetti in forno. Altrimenti finisci di cuocerla: resterà bassa e compatta, ma è buona da mangiare.',
    ],
    [
      '(?:dimenticat\\w*|scordat\\w*) .{0,20}(?:sale|zucchero|burro|uov\\w*|olio)',
      'Il sale aggiungilo sopra o nel condimento. In un impasto ancora crudo puoi unire adesso quello che manca; in un dolce già in forno no: servilo con una crema, zucchero a velo o marmellata.',
    ],
    [
      '(?:quando|subito|come|posso) .{0,12}(?:sform\\w*|tolgo dallo stampo|togliere dallo stampo)',
      'Lascialo 10 minuti nello stampo, passa un coltello lungo il bordo e sformalo su una gratella. Cheesecake, budini e quello che deve rassodare, solo ben freddi.',
    ],
    [
      '(?:che|quali|quale) (?:tipo di |varieta di )?mel[ae]',
      'Per i dolci, mele sode e acidule: Granny Smith, Renetta, Pink Lady o Golden ben sode. Le farinose si disfano.',
    ],
    [
      '(?:che|quali|quale) (?:tipo di |varieta di )?patat[ae]',
      'Per purè, gnocchi e forno quelle a pasta bianca, farinose; per insalate e tegami quelle a pasta gialla, più sode. Le novelle si mangiano con la buccia.',
    ],
    [
      '(?:che|quale) (?:tipo di )?(?:vino|rosso|bianco)',
      'Uno secco e semplice, che berresti volentieri: un bianco fresco per pesce e risotti, un rosso di medio corpo per la carne. Mai vino dolce, se la ricetta non lo dice.',
    ],
    [
      '(?:(?<!a )dado|brodo (?:pronto|in brick|granulare)|granulare)',
      'Sì, il dado va bene: un dado per mezzo litro d’acqua, e sala solo alla fine. Guarda l’etichetta: può contenere sedano, glutine, latte o soia.',
    ],
    [
      '(?:brodo|acqua) .{0,12}(?:finit[oa]|non basta)|(?:riso|pasta|risotto|patate|verdure) .{0,12}(?:(?:e|sono) )?(?:ancora|troppo) (?:dur[oaie]|crud[oaie]|al dente)',
      'Continua ad aggiungere acqua bollente, poca alla volta, e assaggia ogni due minuti finché è cotto.',
    ],
    [
      '(?:sal[ao]|salare|salarl[ao]|sale) .{0,30}(?:prima o dopo|subito o|quando)|quando (?:lo |la |li )?(?:sal[ao]|salare|si sala)',
      'La carne: o almeno 40 minuti prima, o appena prima di metterla in padella, mai in mezzo, perché butta fuori acqua. Hamburger e funghi alla fine, verdure e sughi a poco a poco, legumi a fine cottura.',
    ],
    [
      '(?:cioccolato|burro) .{0,30}microonde|microonde .{0,25}(?:cioccolato|burro)',
      'Sì: a pezzetti, a media potenza, 30 secondi alla volta mescolando ogni volta; fermati quando ne resta ancora qualche pezzetto. Senza una goccia d’acqua.',
    ],
    [
      '(?:torta|dolce|crosta|superficie|pane|biscott\\w*|pizza|crostata|gratin|lasagn\\w*) .{0,30}(?:scur\\w*|troppo colorit\\w*|colorand\\w*)|(?:scurisce|si scurisce)',
      'Coprila con un foglio di alluminio, appoggiato senza stringere, e se serve abbassa il forno di 15-20 °C. Poi finisci il tempo.',
    ],
    [
      '(?:stampo|teglia|pirofila) .{0,20}(?:imburr\\w*|ung\\w*|unt[oa]|infarin\\w*)|(?:imburr\\w*|ung[eo]\\w*|infarin\\w*) .{0,15}(?:stampo|teglia|pirofila)|carta (?:da )?forno',
      'Sì: imburra e infarina lo stampo, o foderalo di carta forno. Non serve se è di silicone o se l’impasto ha molto burro, come la frolla.',
    ],
    [
      '(?:spiaggia|picnic|pic nic|gita|in viaggio|scuola|ufficio|lunch ?box|schiscetta|asporto)',
      'Portala fredda di frigo in un contenitore chiuso, in borsa termica con un panetto di ghiaccio. Fuori dal fresco regge 2 ore, 1 ora se fa molto caldo: poi buttala.',
    ],
    [
      '(?:altra|altro|non ho|non ce l ho|senza|manca|misura|divers\\w*|tond[oa]|rettangolar\\w*|quadrat[oa]|piu (?:grande|piccol[oa])) .{0,25}(?:padell[ae]|pentol[ae]|tegli[ae]|stamp[oi]|pirofil[ae]|casseruol[ae]|wok)|(?:stampo|teglia|padella|pentola|wok|pirofila|casseruola) .{0,20}(?:non ce l ho|non (?:ne |l )?ho|divers\\w*|tond[oa]|piu (?:grande|piccol[oa])|quadrat[oa]|che uso|cosa uso)',
      'Va bene un’altra della stessa grandezza: una padella larga e pesante al posto di wok o ghisa, una pirofila, uno stampo o una teglia con i bordi al posto l’uno dell’altro. Se è più larga lo strato è più basso e cuoce prima: controlla dieci minuti prima; se è più piccola, non riempirla oltre i due terzi e dalle più tempo.',
    ],
    [
      '(?:cec[ei]|fagiol[oi]|legumi) secch[ie] .{0,40}(?:scatola|barattolo|lattina)|(?:scatola|barattolo|lattina) .{0,40}(?:cec[ei]|fagiol[oi]|legumi) secch[ie]',
      'Una scatola da 400 g (240 g sgocciolati) corrisponde a circa 100 g di legumi secchi: ammollali una notte e lessali finché sono teneri, i fagioli con 10 minuti di bollore forte.',
    ],
    [
      'pastella .{0,15}grum\\w*|besciamella .{0,15}grum\\w*|crema .{0,15}grum\\w*',
      'Sbatti forte con la frusta, o passa col frullatore a immersione o al colino fine. La prossima volta versa il liquido poco alla volta.',
    ],
    [
      '(?:olio|burro|padella|wok) .{0,20}(?:fum[ao]|fumando|fumano)|(?:fum[ao]|fumando) .{0,15}(?:olio|burro|padella)',
      'Togli subito dal fuoco e lascia raffreddare, senza acqua: l’olio che fuma è troppo caldo. Se sa di bruciato buttalo, asciuga la padella e ricomincia con olio nuovo, a fuoco più basso.',
    ],
    [
      '(?:bruci\\w*|scur\\w*|ner[oaie]|color\\w*|abbrustol\\w*) .{0,30}(?:crud\\w*|liquid\\w*|non (?:e|si) .{0,10}cott\\w*|molle)',
      'Copri con un foglio di alluminio, abbassa il forno di 15-20 °C o la fiamma, e finisci di cuocere: un dolce finché lo stecchino esce pulito, la carne fino alla temperatura sicura al cuore (pollame 74 °C, macinata 71 °C).',
    ],
    [
      '(?:non (?:e |si e |mi |sta |ha |vuole |vuol |mi e )*(?:lievit\\w*|cresc\\w*|gonfi\\w*|alz\\w*)|lievitat[oa] poco|(?:rimast[oa]|venut[oa]) (?:bass[oa]|piatt[oa]))',
      'Un impasto con il lievito di birra: mettilo al caldo (forno spento con la luce accesa, circa 28 °C) e dagli un’altra ora. Se non si muove, il lievito era morto: scioglilo nuovo in un po’ d’acqua tiepida con un pizzico di zucchero e, se fa schiuma, impastalo dentro. Un dolce già cotto non cresce più.',
    ],
    [
      '(?:sgonfi\\w*|afflosc\\w*|si e abbassat[oa]|collass\\w*)',
      'Di solito il forno è stato aperto troppo presto, o dentro non era ancora cotto. Se è ancora umido al centro, rimettilo in forno coperto finché lo stecchino esce pulito. La prossima volta apri solo dopo tre quarti del tempo.',
    ],
    [
      '(?:panna|albumi|chiare|meringa) .{0,25}non (?:si |vuole |monta\\w*|sale)|non (?:mi )?(?:si )?mont\\w*|(?:panna|montat[oa]) .{0,15}(?:impazzit\\w*|burro|troppo montat\\w*)',
      'Panna, ciotola e fruste devono essere fredde di frigo; per gli albumi la ciotola dev’essere senza traccia di grasso o tuorlo. Se la panna fa i granuli, incorpora a mano qualche cucchiaio di panna fredda.',
    ],
    [
      '(?:impasto|pasta|pastella|polpett\\w*) .{0,25}(?:appiccic\\w*|attacc\\w* (?:alle|sulle) (?:mani|dita)|molle|morbid[oa])|(?:si attacca|appiccica) (?:alle|sulle) (?:mani|dita)',
      'Prima aspetta: dopo 10-15 minuti di riposo la farina assorbe e l’impasto si lavora meglio. Ungi o inumidisci le mani; aggiungi farina solo un cucchiaio alla volta.',
    ],
    [
      '(?:impasto|frolla|pasta|sfoglia) .{0,25}(?:si rompe|si sbriciola|si spacca|si strappa|troppo (?:dur[oa]|secc[oa])|elastic[oa]|si ritira|torna indietro)',
      'Se si sbriciola o è secco, unisci acqua fredda un cucchiaino alla volta. Se si strappa o torna indietro, coprilo e lascialo riposare 20 minuti, poi stendilo.',
    ],
    [
      '(?:polpett\\w*|hamburger|crocchett\\w*|frittell\\w*|burger) .{0,30}(?:si (?:rompono|sfaldano|aprono|disfano|sbriciolano)|non (?:stanno|tengono))',
      'Mettili 20-30 minuti in frigo prima di cuocerli, e se sono molli unisci un cucchiaio di pangrattato. Girali una volta sola, quando sotto c’è la crosta.',
    ],
    [
      '(?:si (?:e |sono |sta )?(?:attacc\\w*|incoll\\w*)|appiccicat[oaie]|incollat[oaie]) .{0,25}(?:padella|fondo|pentola|teglia|stampo|tra (?:loro|di loro)|griglia)|(?:non si stacca|non viene via)',
      'Non forzare: quando c’è la crosta si stacca da solo, dagli un minuto. Abbassa il fuoco, versa un goccio d’acqua o brodo e raschia con una spatola di legno. Un dolce si stacca meglio dopo 10 minuti di riposo, passando un coltello lungo il bordo.',
    ],
    [
      '(?:scott[aoi]|troppo cott[oaie]|stracott[oaie]|scuocer\\w*|passat[oaie] di cottura) .{0,20}(?:pasta|riso|risotto|spaghett\\w*|gnocch\\w*)|(?:pasta|riso|risotto|spaghett\\w*|gnocch\\w*) .{0,20}(?:e|sono|viene|si e|troppo) (?:scott\\w*|stracott\\w*|cott[oaie] troppo|molle)',
      'Scotta non torna indietro. Scolala subito, raffreddala un attimo e usala al forno, in una frittata o saltata in padella finché fa la crosticina.',
    ],
    [
      '(?:troppo (?:acqua|brodo|latte)|ho messo troppo (?:liquido|vino|acqua|brodo|latte))',
      'Lascia ridurre senza coperchio a fuoco più alto, mescolando. In un impasto compensa con farina, un cucchiaio alla volta.',
    ],
    [
      '(?:troppo olio|troppo grasso|troppo unt[oaie]|galleggia .{0,12}(?:olio|grasso)|(?:togliere|levare|sgrassare) .{0,12}(?:grasso|unto|olio))',
      'Toglilo con un cucchiaio dalla superficie o asciugalo con carta da cucina. Se c’è tempo, raffredda in frigo: il grasso si rapprende e si solleva intero.',
    ],
    [
      '(?:carne|pollo|petto|arrosto|filetto|bistecca|spezzatino|polpo|calamari) .{0,25}(?:(?<!quanto )(?<!tempo )dur[oaie]|stoppos[oaie]|secc[oaie]|gommos[oaie]|asciutt[oaie])',
      'Un pezzo da stufare è duro perché gli serve ancora tempo: coperto, a fuoco basso, finché si sfalda. Un petto o una bistecca secchi sono cotti troppo: affettali sottili e servili con il fondo di cottura, una salsa o un filo d’olio.',
    ],
    [
      '(?:dimezz\\w*|ridur\\w*|riduco|diminu\\w*|meno|metterne meno|poco|togliere) .{0,15}zucchero|zucchero .{0,15}(?:in meno|dimezz\\w*|ridur\\w*|meno)',
      'In torte e biscotti puoi togliere circa un quarto dello zucchero senza problemi; con la metà restano meno morbidi e meno dorati. In creme, salse e bevande puoi scendere quanto vuoi. Nelle conserve no: lo zucchero le conserva.',
    ],
    [
      '(?:lievito di birra fresco|lievito fresco|cubetto|panetto) .{0,40}(?:quanto|posso|al posto|invece|va bene|uso)|(?:quanto|al posto|invece) .{0,40}(?:lievito di birra fresco|lievito fresco|cubetto di lievito)|lievito (?:di birra )?secco .{0,30}fresco',
      'Di lievito di birra fresco ne serve circa il triplo di quello secco: una bustina di secco (7 g) è un cubetto (25 g), un cucchiaino di secco circa 10 g di fresco. Scioglilo nell’acqua tiepida.',
    ],
    [
      'farina (?:00|0|normale|bianca|comune) .{0,40}manitoba|manitoba .{0,40}farina (?:00|0|normale|bianca|comune)|(?:ho solo|ho soltanto|va bene) (?:la )?farina 0{1,2}',
      'Sì. La 0 va bene quasi come la manitoba; con la 00 l’impasto è più debole: tieni un cucchiaio d’acqua in meno e una lievitazione un po’ più breve. Per le torte è meglio la 00.',
    ],
    [
      '(?:carnaroli|arborio|vialone nano|roma|baldo|originario) .{0,40}(?:carnaroli|arborio|vialone nano|riso roma|baldo|originario)',
      'Sì, va bene: Carnaroli, Arborio, Vialone Nano e Baldo si scambiano, stessa quantità. L’Arborio e il Vialone cuociono in 1-2 minuti meno e tengono meno la cottura, assaggia prima. Per il risotto non sciacquarlo.',
    ],
    [
      '(?:con|sostitu\\w*|rimpiazz\\w*|al posto|senza|non ho|manca|finito|invece) .{0,30}lievito (?:per dolci|istantaneo|in polvere|chimico|vanigliato)',
      'Per ogni cucchiaino di lievito per dolci: 1/4 di cucchiaino di bicarbonato e 1/2 cucchiaino di cremor tartaro, o di bicarbonato con un cucchiaino di succo di limone o aceto. Inforna subito. Il lievito di birra no, qui non funziona.',
    ],
    [
      'savoiardi .{0,40}(?:pavesini|pan di spagna|biscott\\w*)|(?:pavesini|pan di spagna|oro saiwa|biscott\\w* secchi) .{0,40}savoiardi',
      'Sì: pavesini (intingili appena, sono sottili), fette di pan di Spagna o biscotti secchi. Stesso peso. Controlla la confezione se qualcuno deve evitare qualcosa.',
    ],
    [
      '(?:vino) .{0,30}(?:analcolic\\w*|senza alcol)|(?:alcol|alcool) .{0,25}(?:evapor\\w*|resta|rimane|va via)',
      'L’alcol non se ne va del tutto: dopo mezz’ora di bollore ne resta circa un terzo, dopo pochi minuti molto di più. Per bambini, donne incinte o chi non beve usa brodo con un goccio di aceto o limone.',
    ],
    [
      'melanzan\\w* .{0,25}(?:sotto sale|spurg\\w*|amar\\w*|sale)|(?:sotto sale|spurg\\w*|salare) .{0,20}melanzan\\w*',
      'Non è obbligatorio: le melanzane di oggi sono poco amare. Mezz’ora sotto sale, poi sciacquate e asciugate, perdono acqua e bevono meno olio quando le friggi.',
    ],
    [
      '(?:ammollo|ammollare|a bagno) .{0,30}(?:fagiol\\w*|cec[ei]|legumi|lenticch\\w*)|(?:fagiol\\w*|cec[ei]|legumi|lenticch\\w*) .{0,40}(?:ammollo|ammollar\\w*|a bagno)',
      'Fagioli secchi 8-12 ore, ceci secchi 12-24 ore, in tanta acqua fredda che poi butti; le lenticchie non ne hanno bisogno. I fagioli vanno fatti bollire forte almeno 10 minuti.',
    ],
    [
      '(?:quanto sale|sale) .{0,25}acqua (?:della|per la|di cottura della) pasta|acqua (?:della|per la) pasta .{0,25}(?:sale|salar\\w*|salo)|quanta acqua .{0,25}pasta',
      'Per 100 g di pasta: 1 litro d’acqua e 10 g di sale grosso (un cucchiaino colmo), quando l’acqua bolle. Meno sale se il condimento è sapido.',
    ],
    [
      'quant\\w+ (?:\\w+ ){0,2}?(?:pasta|riso|spaghetti) .{0,20}(?:a testa|a persona|per persona|a porzione|1 porzione|una porzione)',
      'A testa: 80-100 g di pasta secca, 120 g di pasta fresca all’uovo, 70-80 g di riso per un risotto.',
    ],
    [
      '(?:devo|bisogna|serve|si deve|meglio) .{0,12}(?:sciacquar\\w*|lavar\\w*) .{0,10}riso|(?:sciacquar\\w*|lavar\\w*|lavo|sciacquo) .{0,8}il riso',
      'Per il risotto no: l’amido lo rende cremoso. Il basmati e il riso da sushi sì, finché l’acqua è limpida.',
    ],
    [
      '(?:devo|bisogna|si deve|serve|vanno|va|vann) .{0,20}(?:sbucci\\w*|pel\\w*)|(?:con la|tolgo la|togliere la|lascio la) buccia|sbucci\\w* o no',
      'Patate novelle, zucchine, melanzane e carote giovani basta lavarle bene. Sbuccia le patate vecchie, la zucca a buccia dura, e tutto ciò che è ammaccato o verde.',
    ],
    [
      '(?:con|senza|mett\\w*|togli\\w*|tolgo|serve|devo) .{0,20}(?:il )?coperchio|(?:copert[oa] o scopert[oa]|copro o no|devo coprir\\w*|va copert[oa]|lo copro|la copro)',
      'Con il coperchio quello che deve cuocere piano e restare umido (stufati, legumi, riso); senza, quello che deve ridurre, dorare o restare croccante.',
    ],
    [
      '(?:come|in che modo) .{0,20}(?:affett\\w*|tagli\\w*|trit\\w*|pul\\w*|sbucci\\w*|mond\\w*) .{0,25}cipoll\\w*|cipoll\\w* .{0,20}(?:dadini|tagli\\w*|affett\\w*)|cipoll\\w* .{0,15}(?:piangere|lacrim\\w*)',
      'Taglia la cipolla a metà dal ciuffo alla radice e pelala. Appoggia il taglio sul tagliere, incidi a fettine senza staccarle dalla radice, poi taglia di traverso: vengono i dadini. Coltello affilato e cipolla fredda fanno piangere meno.',
    ],
    [
      '(?:come|in che modo) .{0,25}(?:puli\\w*|lav\\w*|mond\\w*) .{0,20}(?:fung\\w*|champignon|porcin\\w*)|fung\\w* .{0,20}(?:pulisc\\w*|lav\\w*)',
      'Togli il fondo terroso del gambo e passa i funghi con un panno umido o un pennello. Un risciacquo veloce va bene, in ammollo no: si inzuppano.',
    ],
    [
      '(?:come|in che modo) .{0,25}(?:puli\\w*|apr\\w*|spurg\\w*) .{0,20}(?:vongol\\w*|cozz\\w*)|(?:vongol\\w*|cozz\\w*) .{0,25}(?:spurg\\w*|pulisc\\w*|sabbia)',
      'Vongole: un paio d’ore in acqua fredda e sale (30 g al litro), al buio in frigo, poi sciacquale. Cozze: raschia il guscio e strappa il filo. Butta quelle rotte e quelle aperte che non si chiudono se le tocchi.',
    ],
    [
      '(?:come|in che modo) .{0,25}(?:puli\\w*|mond\\w*|tagli\\w*) .{0,20}carciof\\w*|carciof\\w* .{0,25}(?:pulisc\\w*|tagli\\w*|ner[oi])',
      'Togli le foglie esterne finché sono chiare e tenere, taglia la punta e pela il gambo, poi apri a metà e leva il fieno. Subito in acqua e limone, così non anneriscono.',
    ],
    [
      '(?:come|in che modo) .{0,25}(?:puli\\w*|sgusci\\w*) .{0,20}gamber\\w*|gamber\\w* .{0,25}(?:sgusci\\w*|filo (?:nero|intestin\\w*)|budell\\w*|intestin\\w*)',
      'Stacca la testa, apri il guscio da sotto e sfilalo; incidi il dorso e tira via il filo nero con uno stuzzicadenti.',
    ],
    [
      '(?:come|in che modo) .{0,25}(?:sbucci\\w*|pel\\w*|trit\\w*|schiacci\\w*) .{0,12}aglio|aglio .{0,12}(?:sbucci\\w*|pel[ao]\\w*)',
      'Schiaccia lo spicchio con il lato piatto del coltello: la buccia si stacca da sola. Leva il germoglio verde, poi affetta e trita.',
    ],
    [
      '(?:come|in che modo) .{0,25}(?:pel\\w*|sbucci\\w*) .{0,12}pomodor\\w*|pomodor\\w* .{0,12}(?:pel[oa]\\w*|sbucci\\w*)',
      'Incidi una croce sotto, tuffali 30 secondi in acqua bollente, poi in acqua fredda: la pelle viene via con le dita.',
    ],
    [
      '(?:come|in che modo) .{0,15}(?:separ\\w*|divid\\w*) .{0,25}(?:tuorl\\w*|album\\w*|uov\\w*)',
      'Rompi l’uovo a metà sopra una ciotola e passa il tuorlo da un guscio all’altro, lasciando cadere l’albume. Una ciotolina per ogni uovo, così uno rotto non rovina gli altri.',
    ],
    [
      'bagnomaria',
      'Bagnomaria: una ciotola appoggiata su una pentola con due dita d’acqua che freme appena, senza toccarla. In forno: lo stampo dentro una teglia con acqua calda fino a metà altezza.',
    ],
    [
      '(?:friggere|frittura|frigg\\w*|olio) .{0,35}(?:temperatura|pront[oa]|abbastanza cald[oa]|cald[oa] al punto)|(?:che|quale|quanta) .{0,20}olio .{0,15}frigg\\w*|(?:che|quale) olio .{0,10}(?:uso|serve|meglio)',
      'Per friggere l’olio va a 170-180 °C: un pezzetto di pane fa subito le bollicine e si dora in 40 secondi. Vanno bene arachide, girasole alto oleico e oliva. Se qualcuno è allergico alle arachidi, niente olio di arachide.',
    ],
    [
      '(?:olio|frittura) .{0,30}(?:riutilizz\\w*|riusar\\w*|un altra volta|buttar\\w*|smaltir\\w*|lavandino)|(?:riutilizz\\w*|riusar\\w*|smaltir\\w*|buttar\\w*|butto) .{0,20}olio',
      'Filtrato e al buio, l’olio di frittura si riusa 2 o 3 volte; via appena è scuro, fa schiuma o fuma. Mai nel lavandino: raffreddalo in una bottiglia e portalo all’isola ecologica.',
    ],
    [
      '(?:perche|a cosa serve|che senso ha|serve a qualcosa|e importante|devo|bisogna) .{0,25}(?:ripos\\w*) .{0,20}(?:carne|bistecca|arrosto|pollo|costata|filetto|hamburger|petto)?$|(?:perche|a cosa serve) .{0,30}(?:farl[aoie] riposare|riposare la carne|riposo)',
      'La carne: riposando, il succo si ridistribuisce e non esce tutto al primo taglio. Un impasto: la farina assorbe e il glutine si rilassa, così si stende e non si ritira.',
    ],
    [
      '(?:perche|a cosa serve) .{0,40}(?:preriscald\\w*|scaldare (?:prima )?il forno|forno caldo)',
      'Perché il tempo della ricetta vale da forno già caldo: la crosta si forma subito e il dolce cresce. Bastano 10-15 minuti.',
    ],
    [
      '(?:perche|a cosa serve) .{0,40}(?:acqua (?:di cottura|della pasta)|tenere l acqua)',
      'L’acqua di cottura è piena di amido e di sale: lega il grasso del condimento e fa la cremina.',
    ],
    [
      '(?:perche|a cosa serve) .{0,40}(?:temperatura ambiente|fuori dal frigo|burro morbido|uova fredde)',
      'A temperatura ambiente burro e uova si legano; se uno è freddo, l’impasto si separa.',
    ],
    [
      '(?:perche|a cosa serve) .{0,40}(?:rosol\\w*|crosticina|sigill\\w*|dorare)',
      'Rosolando si forma la crosta bruna, e lì nasce quasi tutto il sapore. Asciuga bene, padella calda, pochi pezzi alla volta.',
    ],
    [
      '(?:perche|a cosa serve) .{0,40}(?:asciug\\w*|tampon\\w*)',
      'L’acqua in superficie deve evaporare prima che la crosta si formi: se è asciutta rosola, se è bagnata lessa.',
    ],
    [
      '(?:perche|a cosa serve) .{0,40}(?:setacci\\w*)',
      'Setacciare toglie i grumi e distribuisce il lievito, così l’impasto è uniforme.',
    ],
    [
      '(?:perche|a cosa serve) .{0,40}(?:aceto|limone|succo)',
      'Un po’ di acido ravviva il gusto e bilancia grasso e dolce; insieme al bicarbonato fa anche crescere l’impasto.',
    ],
    [
      '(?:perche|a cosa serve) .{0,40}(?:pizzico di sale|il sale)',
      'Il sale fa sentire tutti gli altri sapori, anche nei dolci, e negli impasti rinforza il glutine.',
    ],
    [
      '(?:perche|a cosa serve) .{0,40}(?:zucchero)',
      'Lo zucchero dà dolcezza, colore e morbidezza; in un sugo ne basta un pizzico per smorzare l’acido del pomodoro.',
    ],
    [
      '(?:perche|a cosa serve) .{0,40}(?:tostar\\w*|tostatura)',
      'Tostando escono gli aromi; il riso tostato, in più, tiene meglio la cottura.',
    ],
    [
      '(?:perche|a cosa serve) .{0,40}(?:vino|sfumar\\w*)',
      'Il vino scioglie il fondo rosolato e dà acidità e profumo; senza, usa brodo con un goccio di limone.',
    ],
  ],
};
