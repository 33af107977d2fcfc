/** Allergens and diets as they stand in a sentence. */
export const NAMES = {
  gluten: 'gluten',
  crustaceans: 'crustacés',
  eggs: 'œufs',
  fish: 'poisson',
  peanuts: 'arachides',
  soybeans: 'soja',
  milk: 'lait',
  nuts: 'fruits à coque',
  celery: 'céleri',
  mustard: 'moutarde',
  sesame: 'sésame',
  sulphites: 'sulfites',
  lupin: 'lupin',
  molluscs: 'mollusques',
  vegetarian: 'végétarien',
  vegan: 'végan',
  'gluten-free': 'sans gluten',
  'dairy-free': 'sans produits laitiers',
  'low-carb': 'pauvre en glucides',
} as const;

/** Words for allergens in a question. */
export const ALLERGENS = {
  gluten: 'gluten|ble|froment|farine|coeliaque\\w*',
  milk: 'lait|laitiers?|lactose|creme|fromages?|beurre|yaourts?',
  peanuts: 'arachides?|cacahuetes?',
  nuts: 'noix|noisettes?|amandes?|pistaches?|noix de cajou|fruits? a coques?|pecan',
  eggs: 'oeufs?',
  soybeans: 'soja',
  crustaceans: 'crustaces?|crevettes?|crabes?|homards?|langoustines?|fruits de mer',
  fish: 'poissons?',
  sesame: 'sesame|tahin\\w*',
  mustard: 'moutarde',
  celery: 'celeri\\w*',
  sulphites: 'sulfites?',
  lupin: 'lupins?',
  molluscs: 'mollusques?|moules?|coquillages?|calamars?|poulpes?|fruits de mer',
} as const;

/** What a word of the kitchen means. */
export const TERMS = [
  [
    'brunoise|petits des',
    'Brunoise : tout petits dés de 3 mm environ. Coupe en tranches fines, puis en bâtonnets, puis en dés.',
  ],
  ['mirepoix', 'Mirepoix : carotte, oignon et céleri en dés d’1 cm, la base aromatique d’un mijoté.'],
  ['chiffonnade', 'Chiffonnade : rouler les feuilles comme un cigare et les couper en fines lanières.'],
  ['concass\\w*', 'Concasser : couper ou écraser grossièrement, sans chercher la régularité.'],
  [
    'nacr\\w*',
    'Nacrer : remuer le riz dans la matière grasse chaude une à deux minutes, jusqu’à ce qu’il soit brillant et translucide.',
  ],
  [
    'monder|emonder',
    'Monder : plonger 20 secondes dans l’eau bouillante, puis dans l’eau froide, pour retirer la peau.',
  ],
  [
    'napp\\w*|a la nappe',
    'Napper : la sauce enrobe le dos de la cuillère, et un trait tracé au doigt y reste.',
  ],
  [
    'foncer|foncage',
    'Foncer : garnir un moule de pâte étalée, en la faisant bien adhérer au fond et au bord.',
  ],
  [
    'chemis\\w*',
    'Chemiser : tapisser l’intérieur d’un moule, de beurre et de farine ou de papier cuisson, pour démouler sans peine.',
  ],
  ['abaiss\\w*', 'Abaisser : étaler une pâte au rouleau à l’épaisseur voulue.'],
  [
    'beurre pommade|pommade',
    'Beurre pommade : travaillé à la spatule à température ambiante jusqu’à la texture d’une crème, sans le fondre.',
  ],
  [
    'singer',
    'Singer : saupoudrer de farine ce qui vient de dorer, remuer une minute, puis mouiller : la sauce sera liée.',
  ],
  ['mouiller', 'Mouiller : ajouter le liquide de cuisson, eau, vin ou bouillon.'],
  [
    'degorg\\w*',
    'Dégorger : saupoudrer de sel et laisser une demi-heure pour que le légume rende son eau, puis éponger.',
  ],
  ['tamis\\w*', 'Tamiser : passer à la passoire fine, pour aérer et enlever les grumeaux.'],
  [
    'ruban|blanchiss\\w*|mousseux',
    'Jusqu’au ruban : fouetter jaunes et sucre jusqu’à ce que le mélange soit clair et retombe du fouet en ruban.',
  ],
  ['ecum\\w*', 'Écumer : retirer à la cuillère la mousse qui monte à la surface.'],
  [
    'sucs',
    'Les sucs : ce qui a doré et attaché au fond de la poêle. Un peu de liquide les décolle, et ils font la sauce.',
  ],
  [
    'monter au beurre',
    'Monter au beurre : hors du feu, ajouter de petits dés de beurre froid en fouettant, pour une sauce brillante.',
  ],
  [
    'rais\\w* (?:de|du) (?:couteau|fourchette)|chiqueter|rayer',
    'Rayer : tracer des traits à la pointe du couteau sur la pâte dorée, sans la percer.',
  ],
  [
    'confi\\w*|fondre (?:les|des) (?:oignons|poireaux|echalotes)',
    'Faire fondre un légume : le cuire longtemps à feu doux, couvert, jusqu’à ce qu’il soit très tendre, sans colorer.',
  ],
  [
    'mousser|beurre noisette|beurre mousseux',
    'Le beurre mousse quand son eau s’évapore ; il devient noisette quand il se tait, dore et sent la noisette.',
  ],
  ['paner', 'Paner : passer dans la farine, dans l’œuf battu, puis dans la chapelure, en pressant.'],
  [
    'fremissant\\w*|fremir',
    'Frémissant : l’eau tremble, avec quelques bulles au bord, sans bouillir (90 à 95 °C).',
  ],
  [
    'chinois',
    'Un chinois est une passoire fine en cône ; une passoire ordinaire garnie d’un linge fait aussi bien.',
  ],
  [
    'incorpor\\w*',
    'Incorporer délicatement : soulever la préparation de bas en haut avec une spatule, doucement, en tournant le bol, pour garder l’air. Arrête dès qu’on ne voit plus rien de sec.',
  ],
  [
    'suer',
    'Faire suer : cuire à feu moyen dans un peu de matière grasse, sans coloration, jusqu’à ce que ce soit tendre et translucide.',
  ],
  ['al dente', 'Al dente : ferme sous la dent, avec un petit point blanc au centre.'],
  [
    'blanch\\w*',
    'Blanchir : plonger un court moment dans l’eau bouillante salée, puis dans l’eau glacée pour arrêter la cuisson.',
  ],
  ['deglac\\w*', 'Déglacer : verser un liquide dans la poêle chaude et décoller les sucs avec une cuillère.'],
  [
    'redui\\w*',
    'Réduire : laisser bouillir sans couvercle jusqu’à ce que ce soit plus épais et plus goûteux.',
  ],
  [
    'mijot\\w*|fremi\\w*|fremissement',
    'Mijoter : juste sous l’ébullition, quelques petites bulles seulement.',
  ],
  [
    'saisi\\w*|dorer',
    'Saisir : dans une matière grasse très chaude, en petites quantités et sans remuer, jusqu’à ce que ce soit bien doré.',
  ],
  ['brais\\w*', 'Braiser : dorer, puis cuire longtemps à couvert avec peu de liquide, à feu doux.'],
  ['poch\\w*', 'Pocher : cuire doucement dans un liquide chaud qui ne bout pas (environ 80 °C).'],
  [
    'roux',
    'Roux : remuer la farine dans autant de beurre une à deux minutes, puis ajouter peu à peu un liquide froid.',
  ],
  ['julienne', 'Julienne : fins bâtonnets, comme des allumettes.'],
  [
    'petri\\w*',
    'Pétrir : pousser avec la paume, plier, tourner, environ 10 minutes, jusqu’à une pâte lisse et élastique.',
  ],
  [
    'neige|blancs en neige',
    'Monter en neige : fouetter dans un bol sans gras jusqu’à ce que des pointes tiennent sur le fouet.',
  ],
  [
    'emince\\w*|cisel\\w*|hach\\w*|couper en des',
    'Coupe d’abord en tranches, puis en bâtonnets, et ceux-ci en dés ; les doigts repliés.',
  ],
  ['carameli\\w*', 'Caraméliser : laisser dorer à feu moyen jusqu’à un brun doré, sans quitter des yeux.'],
  ['zest\\w*', 'Zeste : râpe seulement la peau colorée d’un fruit non traité, le blanc est amer.'],
  [
    'sofrito|revenir|rissol\\w*',
    'Faire revenir : dorer légèrement dans un peu de matière grasse chaude en remuant.',
  ],
] as const;

/** How times and numbers are said. */
export const TIMES = {
  spans: [
    ['(?:1 |une? )?demi(?= (?:tasse|verre|cuiller|litre|kilo))', '0p5'],
    ['(?:1 |une )?heure trois quarts', '105 minutes'],
    ['trois quarts d heure', '45 minutes'],
    ['(?:un )?quart d heure', '15 minutes'],
    ['(?:une )?demi heure', '30 minutes'],
    ['(?:une |1 )heure et demie?', '90 minutes'],
    ['(?:une |1 )heure et quart', '75 minutes'],
    ['heures et demie?', 'heures 30 minutes'],
    ['heures et quart', 'heures 15 minutes'],
    ['(?:une |1 )minute et demie?', '90 secondes'],
    ['minutes et demie?', 'minutes 30 secondes'],
    ['demi minute', '30 secondes'],
  ],
  hours: 'heures?|h',
  minutes: 'minutes?|min|mn',
  seconds: 'secondes?|sec',
  one: 'une?',
  numbers:
    'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  tens: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
} as const;

/** Words that are no food here, though a food may be called so. */
export const NOT_FOODS =
  'le la les l un une des du de d et ou avec sans pour a au aux en dans sur est sont c ce ca il elle on je tu nous peut peux dois faut plat recette sauce four poele reste restes rouge rose chaud froid cru cuit bon main hand chien chat champignons coeur temps minuteur etape moule pas plus ne qu que qui y ai a par combien comment quand dedans';

/** "De oignon" is "d’oignon", and a semicolon stands apart. */
export const JOINS = [
  [/(?<![\p{L}])([Dd])e (?=[aeiouàâéèêëîïôœùû]|huil|huît|herb)/gu, '$1’'],
  [/(?<=\S); /g, ' ; '],
] as const;
