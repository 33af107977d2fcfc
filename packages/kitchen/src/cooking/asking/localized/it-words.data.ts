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
