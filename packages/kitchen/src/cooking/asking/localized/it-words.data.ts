/** Allergens and diets as they stand in a sentence. */
export const NAMES = {
  gluten: 'glutine',
  crustaceans: 'crostacei',
  eggs: 'uova',
  fish: 'pesce',
  peanuts: 'arachidi',
  soybeans: 'soia',
  milk: 'latte',
  nuts: 'frutta a guscio',
  celery: 'sedano',
  mustard: 'senape',
  sesame: 'sesamo',
  sulphites: 'solfiti',
  lupin: 'lupini',
  molluscs: 'molluschi',
  vegetarian: 'vegetariano',
  vegan: 'vegano',
  'gluten-free': 'senza glutine',
  'dairy-free': 'senza latticini',
  'low-carb': 'a basso contenuto di carboidrati',
} as const;

/** Words for allergens in a question. */
export const ALLERGENS = {
  gluten: 'glutine|grano|frumento|farina|celiac\\w*',
  milk: 'latte|latticini|lattosio|panna|formaggi\\w*|burro|yogurt',
  peanuts: 'arachid[ei]|noccioline',
  nuts: 'noc[ei]|nocciol[ae]|mandorl[ae]|pistacch\\w*|anacard\\w*|frutta (?:a guscio|secca)|pecan',
  eggs: 'uov[oa]',
  soybeans: 'soia',
  crustaceans: 'crostace\\w*|gamber\\w*|granchi\\w*|scampi|aragost\\w*|frutti di mare',
  fish: 'pesc[ei]',
  sesame: 'sesamo|tahin\\w*',
  mustard: 'senape',
  celery: 'sedano',
  sulphites: 'solfiti',
  lupin: 'lupin[io]',
  molluscs: 'mollusch\\w*|cozz[ae]|vongol[ae]|calamar\\w*|polpo|frutti di mare',
} as const;

/** What a word of the kitchen means. */
export const TERMS = [
  [
    'incorpor\\w*',
    'Incorporare: solleva il composto dal basso verso l’alto con una spatola, delicatamente, girando la ciotola, per non smontarlo. Fermati appena non si vede più niente di asciutto.',
  ],
  [
    'appass\\w*|soffrigg\\w*|soffritto',
    'Far appassire: cuocere a fuoco medio in poco grasso, senza prendere colore, finché è morbido e trasparente.',
  ],
  [
    'mantec\\w*',
    'Mantecare: fuori dal fuoco, mescola con energia burro o formaggio e un po’ d’acqua di cottura, finché si lega in una crema.',
  ],
  ['salt(?:are|ato|ate|o)', 'Saltare: in padella molto calda, poco grasso, muovendo di continuo.'],
  ['spadell\\w*', 'Spadellare: far saltare in padella con un colpo di polso, per condire senza rompere.'],
  ['bagnomaria', 'Bagnomaria: una ciotola sopra acqua che freme, senza toccarla.'],
  [
    'sgocciol\\w*|scol\\w*',
    'Scolare: lasciar cadere tutta l’acqua in un colino; tieni prima da parte una tazza di quella della pasta.',
  ],
  [
    'irror\\w*|nappa\\w*|bagnar\\w*',
    'Irrorare: raccogliere con il cucchiaio il fondo caldo e versarlo sulla carne, più volte.',
  ],
  ['infarin\\w*', 'Infarinare: passa nella farina e scuoti quella in più, subito prima di cuocere.'],
  [
    'impan\\w*|panatura',
    'Impanare: prima farina, poi uovo sbattuto, poi pangrattato, premendo; riposo di 10 minuti e poi in padella.',
  ],
  ['ciuffi morbidi', 'Ciuffi morbidi: alzando la frusta la punta sta su e si piega.'],
  [
    'mont\\w*',
    'Montare: sbattere con le fruste finché entra aria e il volume cresce; con burro e zucchero finché è chiaro e spumoso.',
  ],
  [
    'temper\\w*',
    'Temperare: unire poco a poco il liquido caldo alle uova, mescolando, così non si rapprendono.',
  ],
  ['glass\\w*', 'Glassare: cuocere con un liquido zuccherato finché resta un velo lucido.'],
  [
    'marin\\w*',
    'Marinare: tenere in frigo in un condimento acido o saporito; la marinata usata va bollita o buttata.',
  ],
  ['frollar\\w*', 'Frollare: far maturare la carne al freddo, perché diventi tenera.'],
  [
    'lard\\w*|bard\\w*',
    'Lardellare: infilare strisce di lardo nella carne, o avvolgerla, perché non si asciughi.',
  ],
  ['setacci\\w*', 'Setacciare: passare al colino fine, per togliere i grumi.'],
  ['fumetto|bisque', 'Fumetto: brodo corto di lische e teste di pesce; la bisque è di crostacei.'],
  ['quanto basta|q b|qb', 'Quanto basta: regolati a gusto, assaggiando.'],
  [
    'un pizzico|presa',
    'Un pizzico: quello che prendi tra due dita, circa 0,5 g; una presa, tra tre, circa 1 g.',
  ],
  ['una noce di', 'Una noce di burro: un pezzetto grande come una noce, circa 15 g.'],
  ['un filo d', 'Un filo d’olio: un giro sottile, circa un cucchiaino.'],
  ['al dente', 'Al dente: soda al morso, con un puntino bianco al centro.'],
  [
    'sbollent\\w*|scott\\w*|sbianch\\w*',
    'Sbollentare: un attimo in acqua bollente salata, poi in acqua e ghiaccio per fermare la cottura.',
  ],
  [
    'sfum\\w*|deglass\\w*',
    'Sfumare: versa un liquido nella padella calda e stacca il fondo con un cucchiaio.',
  ],
  ['ridur\\w*|restring\\w*', 'Far ridurre: bollire senza coperchio finché si addensa e prende sapore.'],
  ['sobboll\\w*|fuoco lento', 'Sobbollire: appena sotto il bollore, con poche piccole bolle.'],
  [
    'rosol\\w*|sigill\\w*',
    'Rosolare: in grasso ben caldo, poca quantità e senza mescolare, finché è dorato tutto intorno.',
  ],
  ['bras\\w*|stuf\\w*', 'Brasare: rosolare, poi cuocere a lungo coperto con poco liquido, a fuoco basso.'],
  ['affog\\w*|in camicia', 'In camicia: cuocere piano in acqua calda che non bolle (circa 80 °C).'],
  [
    'roux|besciamella',
    'Roux: mescola la farina in altrettanto burro uno o due minuti, poi unisci poco a poco un liquido freddo.',
  ],
  ['julienne', 'Alla julienne: bastoncini sottili come fiammiferi.'],
  [
    'impast\\w*',
    'Impastare: spingi col palmo, piega, gira, circa 10 minuti, finché l’impasto è liscio ed elastico.',
  ],
  [
    'montare a neve|a neve',
    'Montare a neve: sbatti in una ciotola senza grasso finché le punte restano in piedi.',
  ],
  [
    'trit\\w*|a dadini|a cubetti',
    'Taglia prima a fette, poi a bastoncini e questi a cubetti, con le dita piegate.',
  ],
  [
    'carameli\\w*|caramell\\w*',
    'Caramellare: far dorare a fuoco medio fino a un bruno dorato, senza perderlo d’occhio.',
  ],
  ['scorza|zest', 'Scorza: grattugia solo la buccia colorata di un frutto non trattato, il bianco è amaro.'],
] as const;

/** How times and numbers are said. */
export const TIMES = {
  spans: [
    ['un paio di', '2'],
    ['una decina di', '10'],
    ['una dozzina di', '12'],
    ['un ora e tre quarti', '105 minuti'],
    ['tre quarti d ora', '45 minuti'],
    ['(?:un )?quarto d ora', '15 minuti'],
    ['mezz ?ora|mezza ora', '30 minuti'],
    ['un ora e mezz[ao]', '90 minuti'],
    ['un ora e un quarto', '75 minuti'],
    ['ore e mezz[ao]', 'ore 30 minuti'],
    ['ore e un quarto', 'ore 15 minuti'],
    ['un minuto e mezzo', '90 secondi'],
    ['minuti e mezzo', 'minuti 30 secondi'],
    ['mezzo minuto', '30 secondi'],
    ['mezz[oa](?= (?:cucchiai|bicchier|tazz|bustin|cubett|panett|litro))', '0p5'],
  ],
  hours: 'or[ae]|h',
  minutes: 'minut[oi]|minutini|min',
  seconds: 'second[oi]|sec',
  one: 'una?|uno',
  numbers:
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
} as const;

/** Words that are no food here, though a food may be called so. */
export const NOT_FOODS =
  'il lo la i gli le l un una uno di del della dei delle d e o con senza per a al alla in nel nella e sono questo questa lo la si mi ti io tu posso puo che cosa come quanto quando piatto ricetta salsa impasto forno padella pentola avanzi rosso rossa rosa caldo freddo crudo cotto buono mano cane gatto funghi cuore centro tempo passaggio stampo piu non mio mia se va bene c ci dentro fuoco su da tutto torta';
