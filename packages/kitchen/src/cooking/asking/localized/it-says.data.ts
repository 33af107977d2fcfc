import type { SAYS as GERMAN } from './de-says.data.ts';

/** What the chef says in Italian: {names} are filled in. */
export const SAYS: Readonly<Record<keyof typeof GERMAN, string>> = {
  and: 'e',
  hour: 'ora',
  hours: 'ore',
  minute: 'minuto',
  minutes: 'minuti',
  second: 'secondo',
  seconds: 'secondi',
  step: 'Passaggio {step}: {text}',
  currentStep: 'Passaggio {step} di {steps}: {text}',
  noSteps: 'Questa ricetta non ha passaggi.',
  lastStep: 'Era l’ultimo passaggio. Buon appetito!',
  atFirst: 'Sei al primo passaggio.',
  noSuchStep: 'Il passaggio {step} non c’è: la ricetta ne ha {steps}.',
  stepsLeft: 'Passaggio {step} di {steps}, poi ne restano {left}.',
  good: 'Bene.',
  letsCook: 'Si comincia.',
  wait: 'Va bene, aspetto. Di’ «cominciamo» quando vuoi.',
  welcome: 'Prego. Chiedimi quando vuoi.',
  timerSet: 'Timer impostato: {time}.',
  timerWhat: 'Per quanto tempo? Di’ per esempio «timer di dieci minuti».',
  noTimer: 'Nessun timer in corso.',
  whichTimer: 'Quale: {timers}?',
  timerLeft: '{label}: ancora {time}.',
  canceled: 'Va bene, timer fermato.',
  paused: 'Va bene, timer in pausa.',
  resumed: 'Va bene, il timer riprende.',
  restarted: 'Va bene, il timer riparte da capo.',
  kept: 'Va bene, lascio tutto com’è.',
  addWhat: 'Quanto in più? Di’ per esempio «aggiungi due minuti».',
  added: 'Va bene, ancora {time}.',
  help: 'Chiedimi il prossimo passaggio, quanto, per quanto tempo, a che temperatura, cosa usare al posto di qualcosa o come capire se è cotto. Imposto anche i timer.',
  unknown:
    'Scusa, non ho capito. Chiedi per esempio «Quanto serve di {food}?», «Quanto ci vuole?» o «Cosa viene dopo?»',
  unknownSafe:
    'Non posso dirtelo con certezza. Nel dubbio non mangiarlo: guarda la confezione o una fonte ufficiale e, se ci sono sintomi, chiama un medico o il centro antiveleni.',
  fire: 'Spegni il fuoco. Copri con un coperchio o un’altra padella e lasciali lì. Mai acqua sull’olio in fiamme! Se non si spegne subito: tutti fuori, porta chiusa e chiama il 112.',
  burn: 'Tieni la parte 20 minuti sotto acqua fresca corrente, togli gli anelli e copri senza stringere. Niente ghiaccio, niente burro. Se è estesa, profonda, sul viso o sulle mani, chiama il 112.',
  cut: 'Premi forte con un panno pulito e tieni la mano in alto. Se è profondo o sanguina ancora dopo 10 minuti, vai dal medico o chiama il 112. Butta il cibo toccato dal sangue.',
  choke:
    'Chiama il 112. Se non riesce a tossire o parlare: 5 colpi forti tra le scapole, poi 5 compressioni dell’addome, alternando finché arriva aiuto. A un neonato premi al centro del petto, non sulla pancia.',
  reaction:
    'Può essere una reazione allergica grave. Chiama subito il 112 e usa l’autoiniettore di adrenalina se c’è. Non mangiare altro. Falla stendere con le gambe alzate, o seduta se respira male, e non lasciarla sola.',
  poison:
    'Chiama subito il centro antiveleni o il 112 con la confezione in mano. Non provocare il vomito; sciacqua la bocca e solo piccoli sorsi d’acqua se è cosciente.',
  gas: 'Non accendere e non spegnere niente, niente fiamme. Apri le finestre, chiudi il gas, uscite tutti e chiama da fuori il pronto intervento gas o il 112.',
  eye: 'Sciacqua l’occhio aperto 15 minuti con acqua tiepida corrente, senza strofinare e senza lenti. Se è olio bollente o un detergente, o brucia ancora, chiama subito il 112.',
  faint:
    'Chiama subito il 112. Se è una scossa, stacca prima la corrente. Se non respira, premi forte e veloce al centro del petto finché arriva aiuto.',
  pregnancy:
    'In gravidanza tutto dev’essere ben cotto: niente uova crude o morbide, carne o pesce crudi, salumi crudi, pesce affumicato freddo, formaggi a latte crudo, fegato, germogli crudi, alcol. Dove l’uovo resta morbido usa uova pastorizzate. L’ultima parola è della tua ostetrica o del medico.',
  lookAt: 'Qui attenzione a: {foods}.',
  noHoney: 'Niente miele prima dell’anno, nemmeno cotto: può causare il botulismo.',
  smallChild:
    'Per un neonato o un bimbo piccolo: tutto ben cotto e morbido, quasi senza sale, niente frutta secca intera, uva e pomodorini tagliati in quattro per il lungo perché non si strozzi. Niente uova crude o morbide e niente miele prima dell’anno.',
  noAlcoholChild: 'Non con {foods}: cuocendo resta alcol. Usa brodo o succo.',
  notHalal: 'No, così no: contiene {foods}. E solo la confezione dice come è stata macellata la carne.',
  maybeHalal:
    'Non vedo niente in contrario, ma non posso garantirlo: controlla le confezioni e l’origine della carne.',
  contains: 'Contiene {allergens}.',
  containsBy: 'Attenzione, contiene {allergens} ({foods}): non va bene per chi deve evitarlo.',
  mayContain: 'A seconda della marca può contenere {allergens}. Controlla le confezioni.',
  noneKnown:
    'Non conosco nessun ingrediente con {allergens} in questa ricetta. Controlla comunque ogni confezione.',
  noAllergens: 'Non ci conosco nessuno dei quattordici allergeni principali.',
  checkPacks: 'Per sicurezza controlla le confezioni.',
  notAllKnown: 'Non conosco tutti gli ingredienti, quindi controlla le confezioni.',
  isDiet: 'Sì, secondo la ricetta è {diet}.',
  notDiet: 'No, non è {diet}: contiene {foods}.',
  unsureDiet: 'Non posso dire con certezza che sia {diet}.',
  foodIn: 'Attenzione, contiene {foods}: non va bene.',
  foodNotIn:
    'In questa ricetta non c’è {food}. Controlla comunque le confezioni: può esserci nei prodotti pronti.',
  personNo: 'No, per {name} no. {why}',
  personOk: 'Non vedo niente che {name} debba evitare. Per sicurezza controlla le confezioni.',
  personOpen: 'Nel profilo di {name} non c’è niente da evitare.',
  personUnsure: 'Per {name} non posso dirlo: non conosco tutti gli ingredienti. Controlla le confezioni.',
  tableUnknown: 'Non so chi mangia e cosa deve evitare.',
  poultryTemp: 'Il pollame è sicuro da 74 °C nel punto più spesso. Il colore non lo dice.',
  groundTemp: 'Carne macinata e salsicce sono sicure da 71 °C al cuore, quelle di pollame da 74 °C.',
  wholeTemp:
    'I pezzi interi di manzo, maiale, vitello e agnello sono sicuri da 63 °C al cuore, poi 3 minuti di riposo.',
  fishTemp: 'Pesce e gamberi sono sicuri da 63 °C: la carne è opaca e il pesce si sfalda con la forchetta.',
  eggTemp: 'Le uova sono sicure quando albume e tuorlo sono sodi, da 71 °C.',
  notYet: 'Non ancora: continua la cottura e fidati del termometro più che del colore.',
  tooCold: 'No, {degrees} °C non bastano.',
  warmEnough: '{degrees} °C bastano.',
  allTemps: 'Il pollame è sicuro a 74 °C, la carne macinata a 71 °C, le altre carni e il pesce a 63 °C.',
  leftOutLong:
    'Buttalo: il cibo deperibile regge 2 ore a temperatura ambiente, e ricuocerlo non lo rende sicuro.',
  leftOut:
    'Il cibo deperibile regge 2 ore a temperatura ambiente, 1 ora se fa molto caldo. Poi buttalo: ricuocerlo non lo rende sicuro.',
  rice: 'Il riso cotto va in frigo entro un’ora e lì dura 3 giorni. Riscaldalo una volta sola, finché è tutto fumante (74 °C). Se è rimasto fuori di più, buttalo.',
  thaw: 'No, non a temperatura ambiente: scongela in frigo, in acqua fredda cambiata ogni 30 minuti, o nel microonde se cuoci subito.',
  refreeze:
    'Quello che si è scongelato in frigo si può ricongelare, perdendo un po’ di succo. Quello scongelato in acqua o nel microonde va prima cotto. Quello rimasto fuori più di 2 ore, buttalo.',
  fromFrozen:
    'Sì, in forno o in pentola, circa una volta e mezza il tempo e fino alla temperatura sicura al cuore; mai nella pentola a cottura lenta.',
  wash: 'No, non lavare la carne cruda: spargi i germi e non ne togli nessuno. Basta cuocerla bene.',
  mold: 'Buttalo: la muffa va più a fondo di quanto si vede, toglierla non basta. Solo per formaggi duri e verdure sode puoi tagliare 2,5 cm tutto intorno.',
  smell:
    'Se l’odore, l’aspetto o la consistenza non convincono, buttalo, qualunque sia la data. Cuocere non rende sicuro ciò che è guasto.',
  expired:
    'Dopo la data «da consumarsi entro», buttalo, soprattutto carne e pesce. «Preferibilmente entro» non è un limite: guarda, annusa, assaggia, e butta se qualcosa non va.',
  can: 'Buttala senza assaggiare: una lattina gonfia, che perde, ammaccata a fondo o sul bordo può contenere botulino. Solo un’ammaccatura piccola e liscia sul lato è innocua.',
  rawBeans:
    'No: i fagioli rossi crudi sono tossici. Mettili in ammollo 5 ore, butta l’acqua e falli bollire forte almeno 10 minuti in acqua nuova prima della slow cooker, che non scalda abbastanza. Quelli in scatola sono già cotti.',
  greenPotato:
    'Le parti verdi e i germogli sono tossici, e la cottura non cambia niente: tagliali con abbondanza e sbuccia il resto. Se è tutta verde, molle o amara, buttala.',
  rawDough: 'No, non mangiare impasto crudo: farina e uova crude possono portare germi.',
  rawEgg:
    'Le uova crude o morbide possono portare la salmonella. Per bambini, anziani, donne incinte e malati usa uova pastorizzate o cuocile finché sono sode.',
  rawFish:
    'Solo pesce venduto per essere mangiato crudo e abbattuto o congelato una settimana a −20 °C. Tutto il resto si cuoce a 63 °C. Crudo mai per bimbi piccoli, donne incinte, anziani o malati.',
  rawMeat:
    'Cruda solo freschissima, venduta per questo e mangiata in giornata, mai per bambini, donne incinte, anziani o malati. Altrimenti cuoci la macinata a 71 °C.',
  shutShells:
    'Butta quelle che restano chiuse dopo la cottura, senza forzarle. Prima di cuocere butta quelle aperte che non si chiudono se le tocchi e quelle con il guscio rotto.',
  marinade:
    'Una marinata che ha toccato carne cruda deve bollire un minuto prima di diventare salsa. Meglio tenerne da parte un po’ prima.',
  board:
    'Prima lavalo con acqua calda e detersivo, o prendine uno pulito. Quello che si mangia crudo o è già cotto non deve toccare dove è stata la carne cruda.',
  floor:
    'La regola dei cinque secondi non esiste: i germi si attaccano subito. Quello che è crudo puliscilo e cuocilo bene; quello che non si cuoce più, buttalo.',
  wild: 'Solo se un esperto li ha riconosciuti uno per uno: specie mortali somigliano a quelle buone, e la cottura non aiuta. Nel dubbio buttali, e chiama il centro antiveleni se qualcuno ne ha già mangiati.',
  crackedEgg:
    'Un uovo già crepato nella confezione, buttalo. Quello che si è crepato adesso va bene se lo cuoci subito del tutto.',
  garlicOil:
    'L’aglio sott’olio fatto in casa dura al massimo 4 giorni, e solo in frigo: a temperatura ambiente può svilupparsi il botulino, che non si vede e non si sente.',
  powerCut:
    'Senza corrente un frigo chiuso resta freddo 4 ore, un freezer pieno 48. Quello che è stato più di 2 ore sopra i 5 °C, buttalo. Quello che ha ancora ghiaccio si può ricongelare.',
  twice:
    'No: riscalda gli avanzi una volta sola, finché sono tutti fumanti (74 °C). Prendi solo quello che mangi.',
  tooOld:
    'No: il cibo cotto dura 3 o 4 giorni in frigo a 5 °C al massimo; pollame, macinata e pesce crudi 1 o 2. Se è più vecchio, buttalo.',
  ate: 'Non mangiarne più. Di solito non succede niente; bevi abbastanza. Con sangue, febbre alta, crampi forti o vomito che non passa vai dal medico; subito se è un bimbo piccolo, una donna incinta, un anziano o un malato.',
  pet: 'Meglio di no: cipolla, aglio, cioccolato, uva, xilitolo, alcol e ossa cotte sono pericolosi per cani e gatti. Se ne ha mangiato, chiama subito il veterinario.',
  bitter:
    'Sputa e butta tutto: zucchine, zucche e cetrioli amari contengono tossine che la cottura non distrugge. Se c’è nausea, chiama il centro antiveleni.',
  hands:
    'Dopo carne, pollame o pesce crudi lava mani, coltello e tagliere 20 secondi con acqua calda e sapone.',
  lineFor: 'Per {servings} porzioni: {lines}.',
  line: '{lines}.',
  notInRecipe: 'No, in questa ricetta non c’è {food}.',
  yesIn: 'Sì: {lines}.',
  servings: 'La ricetta è per {servings} porzioni.',
  scaled: 'Se è di più, usa una pentola più grande e guarda la cottura, non l’orologio.',
  stepNeeds: 'Per il passaggio {step}: {lines}.',
  stepNothing: 'Per questo passaggio non serve niente di nuovo.',
  takes: 'Ci vuole: {time}.',
  takesTotal: 'In tutto circa {time}, di cui {prep} di preparazione.',
  takesAbout: 'In tutto circa {time}.',
  noTime: 'La ricetta non dà un tempo per questo.',
  ovenAt: 'Mettilo a {degrees} °C.',
  ovenFan: 'Con il forno ventilato metti circa {fan} °C invece dei {degrees} °C dello statico.',
  measure: '{from} sono circa {to}.',
  measureOf: '{from} di {food}: circa {to}.',
  weighs: 'Un pezzo ({food}) pesa circa {grams} g.',
  celsius: '{fahrenheit} °F sono circa {celsius} °C.',
  fahrenheit: '{celsius} °C sono circa {fahrenheit} °F.',
  takesNamed: '{label}: {time}.',
  noOven: 'La ricetta non dà una temperatura.',
  heat: 'A fuoco {heat}.',
  noHeat: 'La ricetta non dice a che fuoco.',
  'heat-high': 'alto',
  'heat-medium-high': 'medio-alto',
  'heat-medium': 'medio',
  'heat-medium-low': 'medio-basso',
  'heat-low': 'basso',
  'heat-off': 'spento',
  rightWhen: 'È giusto quando: {sign}',
  recipeSays: 'La ricetta dice: «{text}»',
  noSign: 'La ricetta qui non dà un segno. Assaggia o taglia un pezzo.',
  pastaDone:
    'Al dente vuol dire soda al morso: taglia una pasta, al centro c’è ancora un puntino bianco. Assaggia due minuti prima del tempo sulla confezione.',
  vegDone: 'Infila la punta di un coltello: deve entrare senza resistenza.',
  restMeat: 'I pezzi grandi di carne restano più succosi se riposano coperti da 5 a 10 minuti.',
  noRest: 'La ricetta non indica un riposo.',
  swapWhat: 'Al posto di cosa? Dimmi l’ingrediente.',
  swaps: 'Al posto di {food}: {others}.',
  sameAmount: '{food}, stessa quantità',
  partAmount: '{food}, circa il {percent} % della quantità',
  swapOk: 'Sì, {other} al posto di {food} va bene{amount}.',
  inPercent: ', circa il {percent} % della quantità',
  swapUnsure: 'Non so se {other} va bene al posto di {food}.',
  swapNobody: '{other} no: qualcuno a tavola deve evitarlo.',
  noSwap: 'Non conosco un buon sostituto per {food}.',
  checkLabel: 'Controlla l’etichetta se qualcuno deve evitare qualcosa.',
  swapTable: 'Ora non vedo chi mangia: controlla che nessuno debba evitarlo.',
  adaptDiet: 'Perché sia {diet}: {changes}.',
  change: '{other} al posto di {food}',
  without: 'senza {food}',
  canLeave: 'Sì, puoi fare a meno di {food}; cambia un po’ il sapore.',
  cannotLeave: 'Meglio di no: {food} qui è importante. Chiedimi cosa usare al suo posto.',
  tools: 'Ti servono: {tools}.',
  noTools: 'La ricetta non chiede attrezzi particolari.',
  freeze:
    'Sì, si può congelare. Raffredda in fretta, congela in porzioni ben chiuse, mangia entro 2 o 3 mesi e scongela in frigo.',
  freezeBut:
    'Si può congelare, ma panna, patate e insalata ne soffrono. Raffredda in fretta, chiudi bene e mangia entro 2 o 3 mesi.',
  keeps: '3-4 giorni in frigo a 5 °C al massimo. Mettilo dentro entro 2 ore, in contenitori bassi.',
  keepsRaw:
    'Crudi, pollame, macinata e pesce durano 1 o 2 giorni in frigo, i pezzi interi 3 o 4, se non scadono prima.',
  keepsTin: 'Circa {days} giorni in una scatola a temperatura ambiente, 2 o 3 mesi nel freezer.',
  ahead:
    'Verdure e salse puoi prepararle il giorno prima e tenerle coperte in frigo. Già cotto, lì dura 3-4 giorni. Quello che dev’essere croccante o fresco, fallo appena prima di servire.',
  reheat:
    'Coperto, piano, con un goccio d’acqua; in forno a 175 °C quello che dev’essere croccante, finché è tutto fumante (74 °C). Una volta sola.',
  salty:
    'Allunga con brodo senza sale, acqua, panna o pomodoro per diluire, o aggiungi una patata o più di tutto il resto. Un po’ di acido o un pizzico di zucchero aiuta.',
  thin: 'Lascia ridurre senza coperchio. O sciogli 1 cucchiaino di maizena in 1 cucchiaio d’acqua fredda, uniscila e fai bollire un minuto.',
  thick: 'Aggiungi acqua calda, brodo o acqua di cottura a cucchiaiate.',
  burnt:
    'Togli dal fuoco e travasa senza grattare il fondo. Se sa di bruciato non si salva; altrimenti continua a fuoco più basso con un po’ di liquido.',
  split:
    'Subito via dal fuoco. Sbatti con un cucchiaio d’acqua fredda, panna o acqua di cottura; altrimenti frulla o passa al setaccio finché è liscio.',
  bland:
    'Prima un pizzico di sale, poi un po’ di acido, limone o aceto. Dopo pepe, erbe o una noce di burro.',
  tooSpicy:
    'Aggiungi panna, yogurt o latte di cocco, un po’ di zucchero e di acido, o più di tutto il resto.',
  tooSour: 'Un pizzico di zucchero o miele, un po’ di grasso come panna o burro, o una punta di bicarbonato.',
  tooSweet: 'Aggiungi limone o aceto e un pizzico di sale, o allunga con qualcosa di non dolce.',
  isSpicy: 'Piccante per: {lines}. Mettine metà se ti piace delicato.',
  notSpicy: 'Non c’è niente di piccante.',
  calories: 'Una porzione ha circa {kcal} kcal.',
  macros:
    'Una porzione ha circa {kcal} kcal, {protein} g di proteine, {carbs} g di carboidrati e {fat} g di grassi.',
  noCalories: 'Non posso calcolare le calorie: non conosco abbastanza ingredienti.',
};
