import type { Advice } from './advice-table.ts';

/** What a French cook knows beyond the recipe; de-advice.data.ts tells how it is read. */
export const ADVICE: Advice = {
  common:
    'pourquoi comment combien quand quel quelle quels quelles temps longtemps faut dois peut peux puis avant apres avec sans dans pour mais plus moins tout tous toute bien tres trop assez encore deja vraiment aussi alors cette mettre mets faire fait prend prendre dure durer cuire cuisson minutes heures est-ce cela elle elles leur notre votre mon pret prete',
  measures: [
    { words: 'g|gr|grammes?', one: 'g', many: 'g', unit: 'gram', size: 1 },
    { words: 'kg|kilos?|kilogrammes?', one: 'kg', many: 'kg', unit: 'gram', size: 1000 },
    { words: 'ml|millilitres?', one: 'ml', many: 'ml', unit: 'milliliter', size: 1 },
    { words: 'cl|centilitres?', one: 'cl', many: 'cl', unit: 'milliliter', size: 10 },
    { words: 'dl|decilitres?', one: 'dl', many: 'dl', unit: 'milliliter', size: 100 },
    { words: '(?<=\\d )l|litres?', one: 'l', many: 'l', unit: 'milliliter', size: 1000 },
    {
      words: '(?:cuilleres?|cuillerees?|cuil|c) (?:a )?(?:cafe|the|c)|cac|petites? cuilleres?',
      one: 'c. à c.',
      many: 'c. à c.',
      unit: 'teaspoon',
      size: 1,
    },
    {
      words: '(?:cuilleres?|cuillerees?|cuil|c) (?:a )?(?:soupe|s)|cas|grandes? cuilleres?',
      one: 'c. à s.',
      many: 'c. à s.',
      unit: 'tablespoon',
      size: 1,
    },
    { words: 'tasses?|cups?', one: 'tasse', many: 'tasses', unit: 'milliliter', size: 240 },
  ],
  entries: [
    // Measures.
    [
      [
        'thermostats?|th',
        '\\d{2,3} (?:degres?|c)|degres?|correspond\\w*|equiva\\w*|th \\d|thermostat \\d{1,2}',
      ],
      'Thermostat 3 : 90 °C, 4 : 120 °C, 5 : 150 °C, 6 : 180 °C, 7 : 210 °C (6-7 : 200 °C, 7-8 : 225 °C), 8 : 240 °C.',
    ],
    [
      'chaleur tournante|chaleur statique|ventile|convection',
      'Les températures des recettes valent pour un four à chaleur statique : en chaleur tournante, baisse de 15 à 20 °C et surveille un peu plus tôt.',
    ],
    [
      [
        'combien|equiva\\w*|convert\\w*|fait|font|ca fait|represente\\w*|correspond\\w*|pese\\w*',
        'cl|centilitres?|dl|decilitres?|ml|millilitres?|litres?|verres?|tasses?|cups?',
        '\\d+(?:p\\d+)? (?:cl|ml|dl|l)|centilitres?|decilitres?|millilitres?|(?:1|un|une|\\d) (?:verres?|tasses?|cups?|litre)',
      ],
      '1 cl = 10 ml, 1 dl = 10 cl = 100 ml, 1 l = 100 cl = 1000 ml ; 25 cl font 250 ml. Un verre à moutarde : 20 cl, une tasse (cup) : 24 cl, 1 c. à s. : 15 ml, 1 c. à c. : 5 ml.',
      'temps|minutes?|personnes?|reste',
    ],
    [
      [
        'cuilleres?|cuillerees?|c a s|c a c|cas|cac|verres?|tasses?',
        'combien (?:de (?:gr|g|grammes?|cuill\\w*|c a|ml)|(?:pese\\w*|fait|font|il y a|y a))|equiva\\w*|convert\\w*|en grammes?|en cuill\\w*|pese\\w*|(?:c est|ca fait) combien|(?:fait|font) combien|\\d+ (?:g|grammes)|sans balance',
      ],
      'Rases : 1 c. à s. fait 15 ml, soit 15 g d’eau, de lait ou de beurre, 13 g d’huile, 12 g de sucre (100 g font 8 c. à s.), 8 g de farine (100 g : 12 c. à s.), 8 g de fécule, 7 g de cacao, 18 g de sel ou 20 g de miel. 1 c. à c. en est le tiers (5 ml).',
    ],
    [
      ['balance', 'sans|pas|panne|cassee?|plus'],
      'Sans balance, compte en cuillères à soupe rases : 12 g de sucre, 8 g de farine, 15 g de beurre, 13 g d’huile. Un verre de 20 cl contient environ 110 g de farine, 170 g de sucre ou 160 g de riz.',
    ],
    [
      ['pincees?', 'combien|c est quoi|grammes?|represente\\w*|fait'],
      'Une pincée, c’est ce que tiennent le pouce et l’index : un demi-gramme environ. Trois doigts en prennent 1 g.',
    ],
    [
      ['sachets?', 'levure|sucre vanille', 'combien|grammes?|pese\\w*|cuill\\w*'],
      'Un sachet de levure chimique pèse 11 g (environ 3 c. à c. rases), un sachet de sucre vanillé 7,5 g (2 c. à c.), un sachet de levure de boulanger sèche 5 à 8 g.',
    ],
    [
      [
        'levure (?:fraiche|de boulanger|seche|seches|deshydratee|instantanee)',
        'fraiche|cube',
        'combien|remplac\\w*|au lieu|a la place|seche|equiva\\w*',
      ],
      'Il faut environ trois fois plus de levure fraîche que de sèche : 7 g de sèche valent 20 g de fraîche (un demi-cube). Délaye la fraîche dans le liquide tiède, jamais au-dessus de 45 °C.',
    ],
    [
      ['oeufs?', 'pese\\w*|combien de grammes|poids|calibre|petits? oeufs?|gros oeufs?'],
      'Un œuf moyen pèse 55 g avec sa coquille, 50 g sans : 30 g de blanc et 20 g de jaune.',
    ],
    [
      [
        '(?:1|un|une|par|chaque) (?:gousse|oignon|echalote|citron|carotte|pomme de terre|tomate)',
        'combien de (?:gr|g|grammes|jus)|pese\\w*|poids',
      ],
      'À peu près : 1 gousse d’ail 5 g, 1 échalote 25 g, 1 oignon 120 g, 1 carotte 100 g, 1 tomate 120 g, 1 pomme de terre 150 g ; 1 citron donne 3 c. à s. de jus.',
    ],
    // Tools that are missing.
    [
      [
        'thermometre|thermo sonde|sonde',
        'sans|pas|plus|comment|ou|plante\\w*|pique\\w*|enfonce\\w*',
        'ou|plante\\w*|pique\\w*|enfonce\\w*|endroit|epais',
      ],
      'Dans la partie la plus épaisse, loin de l’os et du gras : entre la cuisse et le corps pour une volaille, au milieu pour un rôti, par le côté pour un steak.',
      'sans|pas de|pas d|plus de|plus d|ai pas|ai plus',
    ],
    [
      ['thermometre|thermo sonde|sonde', 'sans|pas|plus|casse\\w*'],
      'Sans thermomètre : pique la volaille dans la cuisse, le jus doit couler tout clair et l’os se détacher ; pour la viande hachée, plus rien de rosé au centre ; le poisson s’effeuille et il est opaque. Une lame laissée 10 secondes au cœur doit ressortir brûlante. Dans le doute, prolonge de 10 minutes : ces signes sont moins sûrs qu’une sonde.',
    ],
    [
      ['cocotte(?! minute)|faitout|marmite', 'sans|pas|plus|a la place|remplac\\w*'],
      'Une grande casserole à fond épais avec son couvercle convient, ou un plat profond couvert d’aluminium, au four à 150 °C. À la cocotte-minute, compte environ un tiers du temps et un peu moins de liquide.',
      'cuite?s?|fondante?s?|dure?s?',
    ],
    [
      [
        'cocotte minute|autocuiseur|cookeo|instant pot|multicuiseur',
        'peux|peut|possible|combien|temps|marche|faire|sans|pas',
      ],
      'À la cocotte-minute, compte environ un tiers du temps : 45 à 50 minutes pour un bœuf à braiser, 15 à 20 pour un poulet en morceaux, 10 pour des lentilles. Réduis le liquide d’un tiers, sans jamais passer sous 25 cl, et ne remplis pas au-delà des deux tiers.',
    ],
    [
      ['chalumeau', 'sans|pas|plus|comment'],
      'Sous le gril du four très chaud : les ramequins bien froids tout en haut, saupoudrés d’une fine couche de sucre, porte surveillée, 2 à 4 minutes jusqu’à ce que le sucre soit ambré.',
    ],
    [
      [
        'robot|mixeur|blender|batteur|fouet electrique|mixer',
        'sans|ai pas|a pas|plus de|panne|casse|a la main',
      ],
      'À la main, ça marche : un fouet et un saladier bien froid pour la crème ou les blancs, un presse-purée ou un moulin à légumes pour une soupe, une fourchette pour écraser, dix minutes de pétrissage pour une pâte.',
    ],
    [
      ['four', 'sans four|pas de four|four (?:est )?(?:en panne|casse)|plus de four'],
      'Sans four : au plat mijoté, une cocotte couverte à feu doux ; aux morceaux de viande ou de poisson, la poêle ; au gratin, cuis tout à couvert à la casserole. Un gâteau, une tarte ou un soufflé demandent un four, ou un petit four posé sur le plan de travail.',
    ],
    [
      ['wok|plancha|barbecue|grill?', 'sans|ai pas|pas de|plus de'],
      'Une grande poêle à fond épais, bien chaude, fait l’affaire : peu de choses à la fois, et le gril du four pour dorer le dessus.',
      'sous le',
    ],
    [
      ['papier (?:cuisson|sulfurise)', 'sans|pas|plus|a la place|remplac\\w*'],
      'Beurre bien le moule ou la plaque, farine-les et secoue l’excédent. Une feuille de silicone marche aussi ; pas d’aluminium nu sous une pâte, elle colle.',
    ],
    [
      ['rouleau(?: a patisserie)?', 'sans|pas|plus|remplac\\w*'],
      'Une bouteille en verre lisse, propre et farinée, remplace le rouleau.',
    ],
    [
      ['(?:aluminium|alu|metal)', 'micro onde'],
      'Non : l’aluminium et le métal font des étincelles au micro-ondes. Prends du verre, de la céramique ou une feuille de papier absorbant.',
    ],
    [
      [
        'moules?',
        'sans|ai pas|plus petit|plus grand|autre|autre taille|diametre|trop petit|trop grand|que un',
        'moule (?:a|rond|carre|plus|de)|autre moule|trop (?:petit|grand)|diametre|taille|sans moule|pas de moule',
      ],
      'Prends un moule qui contient autant : 20 cm au lieu de 24, la pâte est plus haute, compte 10 à 15 minutes de plus et 10 °C de moins ; dans un plus grand, commence à vérifier 10 minutes plus tôt. Ne remplis qu’aux deux tiers.',
      'frites|ferme\\w*|ouvert\\w*|mariniere',
    ],
    [
      ['(?:bain marie)', 'c est quoi|comment|pourquoi|sans|faire'],
      'Bain-marie : poser le bol sur une casserole d’eau à peine frémissante, sans que l’eau touche le fond, ou le plat au four dans de l’eau chaude à mi-hauteur. La chaleur reste douce et rien ne brûle.',
      'creme brulee|flan|ramequins',
    ],
    [
      [
        'pourquoi|a quoi (?:ca )?sert|quel interet|oblige\\w*|faut il|vraiment',
        'bain marie|eau (?:chaude|tiede)? ?(?:autour|dans le plat)|eau chaude',
      ],
      'Le bain-marie garde la cuisson douce et régulière : sans lui, la crème cuit trop fort, fait des bulles et tranche. Remplis le plat d’eau chaude à mi-hauteur des ramequins.',
      'levure|bebe|robinet',
    ],
    // Hygiene.
    [
      ['mains?', 'lav\\w*|savon\\w*|rinc\\w*|propres?'],
      'Oui, après la viande, la volaille, le poisson ou les œufs crus : lave-toi les mains 20 secondes à l’eau chaude et au savon, et tout ce que tu as touché aussi, couteau, planche, robinet.',
      'brul\\w*|coup\\w*|saign\\w*',
    ],
    // Why and whether.
    [
      [
        'alcool|vin|biere|cognac|rhum|kirsch',
        's evapor\\w*|evapor\\w*|disparai\\w*|part a la cuisson|il (?:en )?reste|reste t il|enfants?',
      ],
      'Non, pas tout : il reste environ un quart de l’alcool après une heure de cuisson, un dixième après deux heures, et bien plus après quelques minutes. Pour des enfants, une femme enceinte ou qui n’en boit pas, prends du bouillon ou du jus de raisin.',
      'combien de (?:temps|minutes)|sans alcool|remplac\\w*|a la place|recette dit|laisser|faut il attendre',
    ],
    [
      [
        'pourquoi|a quoi (?:ca )?sert|quel interet|oblige\\w*|obligatoire|faut il|est ce qu il faut|necessaire|indispensable|(?:peux|peut) (?:on )?(?:sauter|eviter|zapper|pas)',
        '(?:plusieurs|petites?|2|3) (?:fois|quantites?|fournees?)|dorer|saisir|colorer|rissoler|revenir',
        'viande|boeuf|poulet|porc|agneau|veau|morceaux|cubes|(?:la|le|les) faire',
      ],
      'La coloration donne le goût, et les sucs qui attachent passent dans la sauce. Fais-le en plusieurs fois : trop serrée, la viande rend de l’eau et bout au lieu de dorer.',
    ],
    [
      [
        'pourquoi|a quoi (?:ca )?sert|oblige\\w*|faut il|est ce qu il faut|necessaire|sauter|zapper|eviter|combien|sans',
        'repos\\w*',
        'crepes?|pate|gaufres?|beignets?',
      ],
      'Le repos laisse la farine boire le liquide et la pâte se détendre : elle s’étale mieux et se déchire moins. Pressé, tu peux cuire tout de suite, c’est seulement un peu moins souple.',
      'combien de temps|brisee|sablee|pizza|pain|leve',
    ],
    [
      [
        'pourquoi|a quoi (?:ca )?sert|oblige\\w*|faut il|est ce qu il faut|necessaire|sauter',
        'repos\\w*',
        'viande|steak|roti|poulet|volaille|magret|gigot|entrecote|canard',
      ],
      'Le repos laisse les jus se répartir : coupée tout de suite, la viande les perd dans l’assiette. 5 minutes pour un steak, 15 à 20 pour un rôti ou une volaille, sous une feuille d’aluminium posée sans serrer.',
    ],
    [
      [
        'pourquoi|a quoi (?:ca )?sert|oblige\\w*|faut il|est ce qu il faut|necessaire|sans|utile',
        'prechauff\\w*',
      ],
      'Oui, pour un gâteau, une pâte ou un gratin : mis à froid, ils lèvent mal et la pâte se ramollit. Compte 10 à 15 minutes. Pour un plat mijoté au four, tu peux t’en passer en ajoutant 10 minutes.',
    ],
    [
      ['rinc\\w*|lav\\w*', 'riz'],
      'Rince le riz basmati ou thaï jusqu’à ce que l’eau soit claire, il colle moins. Jamais un riz à risotto ou à dessert : son amidon fait le crémeux.',
      'risotto|arborio|combien|lait',
    ],
    [
      ['rinc\\w*|lav\\w*|trempe\\w*', 'riz|arborio', 'risotto|arborio|lait'],
      'Non, ne le rince pas : c’est l’amidon du riz qui rend le plat crémeux.',
    ],
    [
      [
        'rinc\\w*|lav\\w*',
        'pommes? de terre|patates?',
        'gratin|puree|galettes?|dauphinois|rondelles|coup\\w*|faut il|dois je|je',
      ],
      'Lave-les avant de les éplucher. Une fois coupées, ne les rince pas pour un gratin, une galette ou une soupe, leur amidon lie le plat ; rince et sèche-les pour des frites ou des pommes sautées, elles dorent mieux.',
      'verte?s?|germ\\w*',
    ],
    [
      ['rinc\\w*|lav\\w*', 'champignons?'],
      'Coupe le bout terreux et essuie-les, ou passe-les vite sous l’eau et sèche-les : ils ne doivent pas tremper, ils se gorgent d’eau.',
      'cueilli\\w*|foret',
    ],
    [
      ['rinc\\w*|egoutt\\w*', 'pates|spaghettis?|tagliatelles|nouilles', 'rinc\\w*'],
      'Non, pour un plat chaud : l’amidon retient la sauce. Rince à l’eau froide seulement pour une salade ou des nouilles à sauter.',
    ],
    [
      [
        'rinc\\w*|lav\\w*|eau|jus',
        'pois chiches|haricots|lentilles|conserve|boite',
        'rinc\\w*|egoutt\\w*|garde\\w*|lav\\w*',
      ],
      'Égoutte et rince les légumes secs en boîte : c’est moins salé et plus digeste. Garde le jus des pois chiches si tu veux, il monte en neige.',
      'gonfl\\w*|bombe\\w*|temps|secs?|combien de jours',
    ],
    [
      ['trempe\\w*|tremper|trempage', 'lentilles|pois chiches|pois casses|haricots|legumes secs'],
      'Lentilles et pois cassés : pas de trempage. Haricots secs et pois chiches : une nuit dans beaucoup d’eau froide, puis cuis dans une eau neuve ; pressé, fais-les bouillir 2 minutes et laisse-les une heure dans cette eau avant de la jeter.',
      'haricots? rouges?|crus?',
    ],
    [
      [
        'huile',
        'eau des pates|eau de cuisson|pates|spaghettis?',
        'pourquoi|faut il|mets|mettre|ajoute\\w*|dans l eau',
      ],
      'Pas besoin d’huile dans l’eau des pâtes : elle flotte et fait glisser la sauce. Beaucoup d’eau salée, et on remue la première minute.',
      'combien|ail|remplac\\w*|a la place|feu',
    ],
    [
      ['sale\\w*|sel', 'eau', 'pates|spaghettis?|riz|pommes de terre|combien|faut il|mets'],
      'Compte 10 g de gros sel par litre d’eau, soit 2 petites c. à c., quand elle bout. Pour une sauce très salée, mets-en moitié moins.',
      'trop|remplac\\w*|fade|recette',
    ],
    [
      [
        'sel',
        'gros sel|fleur de sel|sel fin|iode',
        'remplac\\w*|a la place|au lieu|difference|pareil|combien|ai pas|ai que|peux|marche',
      ],
      'Au poids, c’est pareil. À la cuillère, le gros sel et la fleur de sel sont moins tassés : 1 c. à c. de sel fin vaut 1 ½ c. à c. de gros sel. La fleur de sel se met à la fin.',
    ],
    [
      [
        '(?:ouvr\\w*|ouvert\\w*|regarde\\w*|entrouv\\w*)',
        'four|porte|couvercle',
        'peux|peut|faut|dois|j ai|pendant|cuisson',
      ],
      'Évite : ouvrir la porte fait retomber une pâte levée avant les trois quarts de la cuisson, et soulever le couvercle fait perdre la chaleur. Regarde à travers la vitre, puis ouvre vite en fin de cuisson.',
      'moules?|coquill\\w*|frigo|congel\\w*|gaz',
    ],
    [
      [
        '(?:couvr\\w*|couvercle|a couvert|decouvert)',
        'faut|dois|je|on|avec|sans|mets|laisse',
        'ou|faut il|dois je|est ce que|je (?:mets|laisse|couvre)',
      ],
      'Couvert, ça reste moelleux et ça ne réduit pas ; à découvert, ça réduit et ça dore. Sans indication dans l’étape, mijote à couvert et découvre à la fin si c’est trop liquide.',
      'feu|flamme|gonfle\\w*|brule|pop',
    ],
    // Meat and fish.
    [
      [
        'quel(?:le)?s? (?:morceau\\w*|viande|piece)|morceau\\w* (?:de|pour|a|puis|peut)|paleron|gite|macreuse|joue|jumeau|bourguignon',
        'a la place|remplac\\w*|prendre|choisi\\w*|autre|ai pas|quel\\w*|boucher|au lieu',
        'boeuf|paleron|gite|macreuse|joue|jumeau|braiser|mijoter|bourguignon|pot au feu|daube|quel morceau',
      ],
      'Pour mijoter, prends un morceau gélatineux : paleron, macreuse, gîte, joue, jumeau ou basses-côtes, un peu plus longtemps pour la joue et le gîte. Un morceau maigre à rôtir deviendrait sec.',
      'steak|griller|poele|porc|agneau|veau|poulet',
    ],
    [
      [
        'quel(?:le)?s? (?:morceau\\w*|viande|piece)|epaule|echine|palette|rouelle',
        'a la place|remplac\\w*|prendre|choisi\\w*|autre|ai pas|quel\\w*|au lieu',
        'porc|echine|palette|epaule|rouelle',
      ],
      'Pour mijoter ou effilocher, prends l’échine, la palette ou l’épaule, assez grasses ; pour une cuisson rapide, le filet mignon ou les côtes. Le filet sèche dans un mijoté.',
      'agneau',
    ],
    [
      [
        'quel(?:le)?s? (?:morceau\\w*|viande|piece)|collier|epaule|gigot|souris',
        'a la place|remplac\\w*|prendre|choisi\\w*|autre|ai pas|quel\\w*|au lieu',
        'agneau|mouton|gigot|collier|souris',
      ],
      'Pour mijoter, l’épaule, le collier ou la souris d’agneau ; pour rôtir, le gigot ou le carré ; hachée, l’épaule.',
    ],
    [
      [
        'lardons?|poitrine (?:fumee|de porc)|bacon|pancetta',
        'pareil|meme chose|difference|a la place|remplac\\w*|lardons? (?:du commerce|en barquette|allumettes?|nature|fumes)|ai que|au lieu',
      ],
      'Oui, des lardons fumés en barquette sont de la poitrine fumée déjà coupée : même poids. Le bacon est plus maigre et plus fin, la pancetta n’est pas fumée et plus salée : sale alors moins.',
      'sans|vegetari\\w*|vegan\\w*|porc|halal|ai pas de lardons?|ai plus de lardons?',
    ],
    [
      [
        '(?:\\d+(?:p\\d+)? (?:g|grammes?|kg|kilos?|livres?))|plus (?:gros|petit|lourd)|moins lourd|trop gros',
        'poulet|dinde|roti|gigot|volaille|canard|viande|jambon|morceau|epaule',
        'temps|longtemps|minutes|cuisson|cuire|laisse\\w*|plus|moins',
      ],
      'Au four, un poulet demande environ 45 minutes par kilo à 200-220 °C : 1,4 kg une bonne heure, 1,8 kg 75 minutes ; un rôti de bœuf 15 minutes par 500 g à 220 °C, de porc 30. Commence à vérifier un quart d’heure avant : la volaille est prête à 74 °C dans la cuisse, le porc et le bœuf entiers à 63 °C.',
      'combien (?:de )?(?:poulet|dinde|roti|viande)|personnes|dehors|frigo|reste',
    ],
    [
      [
        'bleu|saignant|a point|bien cuite?',
        'steak|entrecote|boeuf|magret|gigot|agneau|bavette|faux filet|roti|onglet|viande',
      ],
      'À la poêle, un steak de 2 cm : 1 à 2 minutes par face pour saignant, 3 pour à point, 4 pour bien cuit. À cœur, 52 °C saignant, 58 °C à point ; le plus sûr, 63 °C puis 3 minutes de repos, pour les enfants, les personnes âgées ou enceintes.',
      'hache\\w*|poulet|porc|volaille|encore|dangere\\w*|enceinte',
    ],
    [
      [
        '(?:sort\\w*|sorti\\w*|temperature ambiante)',
        'viande|steak|roti|entrecote|gigot|poulet',
        'avant|frigo',
        'faut|dois|combien|a l avance|pourquoi',
      ],
      'Une demi-heure suffit pour un steak épais ou un rôti, jamais plus de 2 heures. La volaille, le poisson et les morceaux fins passent directement du frigo à la poêle. Sèche bien la surface, c’est plus important.',
      'oublie\\w*|traine|reste\\w* dehors|nuit|hier|decongel\\w*',
    ],
    [
      [
        '(?:viande|boeuf|porc|agneau|veau|elle|morceaux|c)',
        '(?:(?:encore|toujours|reste|est|trop) (?:tres |un peu )?(?:dure?s?|ferme|caoutchou\\w*|coriace))',
        'viande|boeuf|porc|agneau|veau|ragout|joue|paleron',
      ],
      'Il lui faut plus de temps, pas moins : une viande à mijoter est la plus dure juste avant de devenir tendre. Laisse à couvert, à peine frémissant, et goûte toutes les 20 minutes, avec un peu d’eau si ça sèche.',
      'congel\\w*|gele\\w*',
    ],
    [
      [
        'viande|poulet|blanc|filet|poisson|saumon|roti|gateau|cake|dinde',
        '(?:trop|toute?s?|un peu) (?:seche?s?|cuite?s?)',
      ],
      'C’est un peu trop cuit. Tranche fin et sers avec une sauce, du jus chaud ou un beurre fondu ; un gâteau s’imbibe d’un sirop ou de lait tiède. La prochaine fois, vérifie 5 à 10 minutes plus tôt.',
      'pas trop|encore|pas assez|pour ne pas|eviter',
    ],
    [
      ['peau', 'croustill\\w*|molle|pas (?:assez )?(?:doree?|croustill\\w*)|coller?|colle'],
      'Une peau croustillante est une peau sèche : éponge-la, sale-la, pose-la côté peau dans une poêle bien chaude sans y toucher, ou termine 3 à 5 minutes sous le gril.',
      'tomates?|poivrons?|peches?',
    ],
    [
      ['aretes?', 'enlev\\w*|retir\\w*|comment|reste\\w*|trouve\\w*|il y a'],
      'Passe le doigt sur le filet à rebrousse-poil et tire les arêtes à la pince, vers la tête.',
      'gorge|coince\\w*|avale\\w*',
    ],
    [
      ['(?:decoup\\w*|coup\\w*)', 'poulet|volaille|dinde|canard', 'comment|decoup\\w*'],
      'Laisse reposer. Écarte la cuisse, coupe dans l’articulation, sépare pilon et haut de cuisse ; puis longe le bréchet pour lever les filets et tranche-les en biais.',
      'cru|planche|des|lamelles|cubes|doigt',
    ],
    [
      [
        '(?:blanc|blanche|mousse|ecume|gris\\w*)',
        'saumon|poisson|viande|bouillon|surface',
        'ecume|mousse|blanc\\w* (?:qui|sur|sort)|truc blanc|ecumer',
      ],
      'Ce sont des protéines que la chaleur fait sortir : sans danger. Écume le bouillon à la cuillère, essuie le poisson si tu veux, et baisse un peu le feu.',
    ],
    [
      ['moules?', 'nettoy\\w*|grat\\w*|lav\\w*|barbe|byssus|filaments?|preparer|sable'],
      'Brosse les moules sous l’eau froide, arrache les filaments d’un coup sec vers la charnière, et jette celles qui sont cassées ou qui restent ouvertes quand on les tape.',
    ],
    // What was asked beside these.
    [
      [
        'creme|mascarpone|chantilly|mousse|ganache|tiramisu|cheesecake|panna cotta|glacage',
        'trop (?:liquide|coulante?|molle|fluide)|coule|ne prend pas|prend pas|pas ferme',
      ],
      'Mets-la au froid au moins 1 heure, puis refouette-la bien froide, sans la chauffer. Une crème au mascarpone ou montée se raffermit au frais ; si elle reste liquide, incorpore un peu de crème entière fouettée ferme, ou sers-la en verrines.',
      'sauce|soupe|four|anglaise|patissiere',
    ],
    [
      [
        'vinaigrette|sauce (?:salade|vinaigrette)',
        'separ\\w*|tranche\\w*|tourne\\w*|liee?|emulsion\\w*|melange pas',
      ],
      'Fouette une cuillère de moutarde ou d’eau dans un bol, puis verse la vinaigrette goutte à goutte en fouettant ; ou secoue-la fort dans un bocal fermé juste avant de servir.',
    ],
    [
      [
        'gateau|cake|pain|brioche|madeleines?|muffins?|biscuits?|meringues?|cheesecake',
        'fend\\w*|fendu\\w*|craquel\\w*|fissur\\w*|crevasse\\w*|gonfle (?:trop )?au milieu|dome',
      ],
      'C’est sans gravité : le four était un peu trop chaud ou la pâte trop travaillée, le dessus a pris avant le cœur. Baisse de 15 °C la prochaine fois ; un glaçage ou du sucre glace cache la fente. Pour un cake, une fente au milieu est même voulue.',
    ],
    [
      ['couteau|lame|cure dent|aiguille|pique', 'ressort|sort|pate|mouille\\w*|humide|collante?|propre'],
      'Si de la pâte crue colle à la lame, ce n’est pas cuit : remets 5 minutes et vérifie encore, sous une feuille d’aluminium si le dessus brunit. Quelques miettes humides suffisent pour un fondant ; pour un cake, la lame doit sortir sèche.',
      'viande|poulet|roti|pomme de terre',
    ],
    [
      ['rap\\w*', 'gros|fin|comment|quelle|grille|taille'],
      'Fin pour un gâteau, une galette ou une sauce, où ça doit fondre ; gros pour une salade ou un gratin, où ça doit croquer ou filer.',
    ],
    [
      [
        'steaks? hache\\w*|burgers?|galettes|boulettes|steaks?',
        'retreci\\w*|retract\\w*|gonfl\\w*|boule|se defont|se defait|tombent en morceaux|cassent',
      ],
      'Façonne-les plus larges que le pain, avec un petit creux au milieu, sans trop tasser, et ne les presse pas à la poêle : la viande se rétracte en cuisant. S’ils se défont, ajoute un œuf ou de la chapelure et laisse-les 20 minutes au frais.',
    ],
    [
      ['debord\\w*|coule|goutte|tombe', 'four|plat|lasagnes?|gratin|tarte'],
      'Glisse une plaque garnie de papier sous le plat, et baisse le four de 15 °C. Ce qui a brûlé au fond se nettoie à froid, au bicarbonate.',
      'pate coule|sang|jus',
    ],
    [
      '(?:monter|preparer|assembler|faire|fais|cuire|prepare|garnir) .{0,40}(?:ce matin|le matin|a midi|cet apres midi|hier|la veille|ce soir|pour demain|pour ce soir|d avance|a l avance)',
      'Oui : prépare-le, couvre et garde-le au frigo jusqu’à une journée, puis cuis-le en ajoutant 10 minutes, puisqu’il part du froid. Ce qui doit rester croquant ou croustillant, pâte, salade, panure, se fait au dernier moment.',
      'dehors|frigo depuis|jours|nuit dehors|oublie|minuteur|previens',
    ],
    [
      [
        'amaretto|rhum|cognac|grand marnier|kirsch|calvados|liqueur|cointreau|whisky|armagnac|porto|marsala',
        'mettre|ajouter|peux|peut|combien|parfumer',
      ],
      'Oui : 1 à 2 c. à s. pour quatre parfument une crème, un sirop ou une pâte sans la détremper. L’alcool reste s’il ne cuit pas : pas pour les enfants ni les femmes enceintes.',
      'remplac\\w*|a la place|sans|enfants?|enceinte|evapor\\w*|flamb\\w*',
    ],
    [
      ['flamb\\w*', 'comment|faut|dois|oblige\\w*|peux|danger\\w*'],
      'Tu peux t’en passer : laisse bouillir l’alcool 2 minutes. Sinon verse-le tiède hors du feu, hotte éteinte, cheveux attachés, allume avec une longue allumette, et garde un couvercle à portée de main.',
    ],
    [
      [
        '(?:servir|manger|couper|demouler|gouter|sortir)',
        'tout de suite|bout d|apres (?:1|une) heure|plus tot|avant|deja|maintenant|attendre',
        'heure|temps|chaud|froid|repos|attendre|frais|prise?|refroidi\\w*|tout de suite',
      ],
      'Mieux vaut attendre le temps indiqué : une crème ou un gâteau froid se tient, une quiche ou des lasagnes reposées 10 minutes se coupent net. Pressé, 30 minutes au congélateur avancent un dessert d’une bonne heure, sans le laisser geler.',
      'enceinte|viande|poulet|roti|steak|congel\\w*|frigo depuis|date|perime\\w*|cru|rose|dehors',
    ],
    [
      ['difference|pareil|meme chose', 'entre|et|que|c est', 'cumin|carvi'],
      'Le carvi est plus anisé et plus doux, le cumin plus chaud et terreux : ils se ressemblent de graine mais pas de goût. Dans un curry ou un tajine, prends du cumin ; avec le chou et le munster, du carvi.',
    ],
    [
      ['difference|pareil|meme chose', 'levure|bicarbonate'],
      'La levure chimique lève toute seule à la chaleur ; le bicarbonate a besoin d’un acide (yaourt, citron, miel) et lève trois fois plus : 1 c. à c. de levure pour ⅓ de bicarbonate. La levure de boulanger est vivante et demande du temps.',
    ],
    [
      [
        'ras el hanout|garam masala|quatre epices|4 epices|cinq epices|5 epices|curry|colombo|herbes de provence|zaatar|melange d epices',
        'pas|plus|sans|remplac\\w*|a la place|c est quoi|faire moi',
      ],
      'Ras el hanout : cumin, coriandre, gingembre, cannelle, curcuma et poivre. Garam masala : cumin, coriandre, cardamome, cannelle, girofle. Quatre-épices : poivre, muscade, girofle, gingembre. Cinq-épices : anis étoilé, girofle, cannelle, fenouil, poivre. Curry : curcuma, coriandre, cumin, gingembre, piment. Herbes de Provence : thym, romarin, origan, sarriette.',
      'allergi\\w*|pate de curry|feuilles?',
    ],
    [
      [
        'ricotta|bechamel|creme|mascarpone|fromage frais|cottage',
        'bechamel|ricotta|mascarpone|fromage (?:frais|blanc)|st moret|philadelphia|cottage',
        'remplac\\w*|a la place|au lieu|possible|peux|marche',
      ],
      'Dans des lasagnes, béchamel et ricotta se remplacent, même quantité : la béchamel est plus fondante et contient du gluten. Mascarpone, fromage frais et ricotta égouttée se remplacent dans une crème ; la ricotta est la moins grasse. Tous contiennent du lait.',
      'allergi\\w*',
    ],
    [
      [
        'compote|puree de fruits|yaourt',
        'huile|beurre|oeufs?',
        'remplac\\w*|a la place|au lieu|possible|peux',
      ],
      'Oui, dans un gâteau : remplace la moitié de l’huile ou du beurre par autant de compote ou de yaourt, tout au plus les deux tiers, la mie est plus dense. Un œuf : 60 g de compote.',
      'allergi\\w*|vegan\\w*',
    ],
    [
      [
        'nettoy\\w*|laver|recuper\\w*|rattrap\\w*',
        'casserole|poele|cocotte|plat',
        'brul\\w*|attach\\w*|colle\\w*|fond',
      ],
      'Couvre le fond d’eau avec une cuillère de bicarbonate, fais bouillir 10 minutes, laisse refroidir et gratte avec une spatule en bois. Pas sur de l’aluminium ni un revêtement antiadhésif : ceux-là trempent à l’eau savonneuse.',
    ],
    [
      ['micro ondes?|four micro', 'combien|rechauff\\w*|cuire|puissance|peux|watts?'],
      'À couvert, à 800 W : une assiette 2 à 3 minutes en remuant à mi-temps, une soupe 3 minutes, des légumes avec une cuillère d’eau 5 à 8 minutes. Laisse reposer une minute ; réchauffé, ce doit être fumant partout. Jamais d’œuf dans sa coquille.',
      'chocolat|decongel\\w*|alu\\w*|metal',
    ],
    [
      [
        'ail|oignons?|echalotes?',
        'en poudre|surgele\\w*|deshydrate\\w*',
        'combien|remplac\\w*|a la place|equiva\\w*|peux|pareil',
      ],
      'Pour 1 gousse d’ail : ¼ de c. à c. d’ail en poudre. Pour 1 oignon : 1 c. à s. d’oignon en poudre, ou 100 g d’oignons surgelés. L’échalote remplace l’oignon, deux pour un.',
    ],
    [
      ['sauce|jus', 'brillante?|onctueuse|lisse|meilleure|plus de gout|ameliorer|corser'],
      'Laisse réduire, puis hors du feu fouette une noix de beurre froid : la sauce devient brillante. Pour le goût, un trait de vinaigre ou de citron, une pincée de sel, une pointe de moutarde.',
      'grumeau\\w*|trop',
    ],
    // Browning, sticking, the oven.
    [
      [
        '(?:dore|dor\\w*|brunit|bruni\\w*|brun\\w*|brule|colore|noirci\\w*|noir|fonce)',
        'trop (?:vite|fort|dore\\w*|brun\\w*|colore\\w*)|(?:dessus|peau|croute|bords?) .{0,40}(?:deja|brun\\w*|brule\\w*|dore\\w*|noir\\w*|colore\\w*|cuite?s?)|deja (?:brune?|doree?|noire?)',
      ],
      'Pose une feuille d’aluminium dessus sans serrer, descends la grille d’un cran, baisse le four de 15 à 20 °C et continue jusqu’à ce que le milieu soit cuit.',
      'ail |oignons? |caramel|beurre|attache\\w*|au fond|comment (?:avoir|faire|dorer)|pas (?:assez )?dore',
    ],
    [
      [
        'dessus|surface|peau|croute|gratin|fromage|ca|elle|il',
        '(?:ne|pas|veut pas) .{0,15}(?:dore\\w*|gratine\\w*|colore\\w*|brunit|brunir|croustillante?)|pas (?:assez |encore |bien )?(?:doree?s?|gratinee?s?|coloree?s?|brune?)',
      ],
      'Passe-le 3 à 5 minutes sous le gril, sur la grille du haut, sans le quitter des yeux.',
      'viande|steak|champignons?|oignons?|lardons?',
    ],
    [
      [
        'viande|steak|champignons?|lardons?|poulet|boeuf|legumes|oignons',
        '(?:ne|pas) .{0,15}(?:dore\\w*|colore\\w*|brunit|brunissent|grille\\w*)|rend\\w* (?:de l |beaucoup d |trop d )eau|(?:bout|bouillent|grise?s?)|plein d eau',
      ],
      'La poêle est trop pleine, trop humide ou pas assez chaude : jette l’eau, éponge, monte le feu et fais dorer en deux ou trois fois sans trop remuer. Sale les champignons à la fin.',
      'pates|sans|faut|doi|combien|faire bouillir|pommes de terre',
    ],
    [
      [
        'crepes?|omelettes?|pancakes?|galettes?|blinis?',
        '(?:coll\\w*|attach\\w*|accroch\\w*|dechir\\w*|cass\\w*|casse en|se dechire)',
      ],
      'Chauffe bien la poêle, essuie-la avec un papier à peine huilé entre deux, et ne retourne que quand le bord sèche et se soulève tout seul. Si ça se déchire encore, ajoute une cuillère de farine et laisse reposer 15 minutes.',
      'oeufs? casse',
    ],
    [
      [
        'pommes|tarte|tatin|gateau|cake|quiche|muffins?|moelleux|fondant',
        '(?:coll\\w*|attach\\w*|accroch\\w*|demoul\\w*)',
      ],
      'Laisse tiédir 10 minutes, passe une lame fine tout autour, et pose un torchon chaud et humide sous le moule avant de renverser. Une tatin froide : chauffe le fond une minute à feu doux pour fondre le caramel, et replace à la spatule ce qui est resté.',
      'papier|bruler?',
    ],
    [
      [
        '(?:poisson|viande|poulet|steak|escalope|saumon|oeuf|oeufs|ca|pates|riz|gnocchis?)',
        '(?:coll\\w*|attach\\w*|accroch\\w*) (?:a|au|aux|dans|sur) (?:la |le )?(?:poele|plaque|grille)|colle\\w* (?:entre|ensemble)',
      ],
      'Attends un peu : un aliment se détache quand il est doré. Poêle bien chaude, un peu de matière grasse, aliment sec ; puis glisse une spatule fine dessous. Pour des pâtes ou du riz collés, un filet d’huile ou d’eau chaude.',
    ],
    [
      ['ail', 'brule\\w*|crame\\w*|noir\\w*|amer\\w*'],
      'L’ail brûlé reste amer : essuie la poêle et recommence avec de l’huile et de l’ail frais, à feu plus doux.',
    ],
    [
      ['beurre', 'noir\\w*|brun\\w*|noisette|brule\\w*|mousse'],
      'Brun clair et au parfum de noisette, c’est parfait. Avec des points noirs, il est amer : jette-le et recommence à feu plus doux, avec un peu d’huile.',
      'chocolat|cake|biscuit|c est quoi|cacahuete|blancs?',
    ],
    [
      [
        'gratin|pommes? de terre|patates?|legumes?|carottes?|lentilles?|haricots? verts?|riz|pates|pois chiches|courge|chou',
        '(?:encore|toujours|restent|reste|sont|trop) (?:tres |un peu |trop )?(?:dure?s?|croquante?s?|fermes?|crue?s?|pas cuite?s?)|pas (?:encore |assez )?cuite?s?',
      ],
      'Prolonge : couvre, ajoute un peu d’eau ou de bouillon chaud si c’est sec, et vérifie toutes les 5 minutes avec la pointe d’un couteau. Si le dessus est déjà brun, mets une feuille d’aluminium et baisse le four de 15 °C.',
      'haricots? rouges?|verte|vert s|viande|poulet|conserv\\w*',
    ],
    [
      [
        'legumes?|pates|riz|pommes de terre|courgettes?|brocolis?|asperges',
        'trop cuite?s?|en bouillie|bouillie|ramolli\\w*|mou|mous|molles?|collant|pateu\\w*',
      ],
      'Arrête la cuisson et égoutte tout de suite, laisse sécher à découvert quelques minutes. Ce qui s’écrase fait une bonne purée, une soupe ou des galettes ; un riz collant, un riz sauté une fois froid.',
    ],
    [
      ['fume\\w*|fumee', 'poele|huile|four|ca|elle|matiere|beurre'],
      'C’est trop chaud : retire la poêle du feu et laisse-la tiédir une minute. Si l’huile a beaucoup fumé, jette-la une fois froide et recommence à feu plus doux ; ne mets jamais d’eau.',
      'saumon|paprika|lardons?|poitrine|truite|haddock|feu|flammes|sel|fumoir',
    ],
    [
      [
        'huile|poele',
        'assez chaude?|bonne temperature|savoir (?:si|quand)|comment (?:je )?(?:voir|vois|sais)',
      ],
      'L’huile est prête quand elle ondule et qu’un petit morceau de pain y grésille aussitôt ; une goutte d’eau danse dans la poêle vide. Si elle fume, c’est trop.',
      'cuit\\w*|poulet|viande|prete?s? a manger|oeufs?',
    ],
    [
      'gicle\\w*|eclabouss\\w*|saute de partout|projections?|petille',
      'C’est l’eau dans la graisse chaude : baisse un peu le feu, éponge bien les aliments et pose une grille anti-projections ou un couvercle entrouvert.',
    ],
    [
      ['debord\\w*|mousse', 'lait|eau|casserole|pates|riz|deborde\\w*'],
      'Baisse le feu, souffle sur la mousse et pose une cuillère en bois en travers de la casserole.',
      'recette|chocolat|blancs|gateau',
    ],
    // Eggs, cream, chocolate, caramel.
    [
      [
        'blancs?(?: d oeufs?)?',
        '(?:ne |veulent pas |pas )(?:mont\\w*|prennent|tiennent)|montent pas|retomb\\w*|graine\\w*',
      ],
      'Une trace de gras ou de jaune les en empêche : recommence dans un saladier très propre, avec des blancs à température ambiante et quelques gouttes de citron. S’ils grainent, ils sont trop battus : un blanc frais les rattrape.',
      'vin|fromage|riz|poireaux?|poulet',
    ],
    [
      [
        'creme|chantilly',
        '(?:ne |veut pas |pas )(?:mont\\w*|prend|epaissi\\w*|tient)|monte pas|liquide|retomb\\w*',
        'mont\\w*|chantilly|fouett\\w*|prend|tient',
      ],
      'Elle doit être entière (au moins 30 % de matière grasse) et très froide : mets crème, bol et fouets 15 minutes au congélateur et recommence. Une crème légère ne monte pas.',
      'brulee|anglaise|patissiere|four|sauce',
    ],
    [
      [
        'creme|chantilly',
        'trop (?:battue?|fouettee?|montee?)|beurre|grain\\w*',
        'battue?|fouettee?|montee?|chantilly',
      ],
      'Incorpore à la main quelques cuillères de crème liquide froide jusqu’à ce qu’elle soit lisse. Si elle a tourné en beurre, elle reste du beurre.',
    ],
    [
      [
        '(?:creme|flan|milieu|centre|coeur|quiche|elle|il|clafoutis|gateau|cheesecake)',
        '(?:pas|n est pas) (?:encore |bien |assez )?(?:prise?s?|cuite?s?|fige\\w*)|trembl\\w*|tremblote\\w*|(?:encore|toujours) (?:liquide|coulant\\w*|mou|molle|crue?)',
        '(?:creme|flan|milieu|centre|coeur|quiche|prise?|pris|clafoutis|gateau|cheesecake)',
      ],
      'Un appareil à quiche, un flan ou une crème doit encore trembler au milieu, comme une gelée : il se raffermit en refroidissant. S’il est liquide sur plus qu’une pièce de 2 euros ou que la lame ressort mouillée, remets 5 minutes et vérifie encore, sous une feuille si le dessus dore.',
      'poulet|viande|steak|porc|boeuf|jaunes?|glace|fondant|sauce',
    ],
    [
      ['chocolat', 'micro onde|bain marie|comment (?:le |faire )?fond\\w*|faire fondre'],
      'Oui : haché, au micro-ondes à mi-puissance par tranches de 30 secondes en remuant chaque fois, ou au bain-marie sans que l’eau touche le bol. Arrête quand il reste quelques morceaux, ils finissent de fondre.',
      'grain\\w*|grumeau\\w*|masse|fige\\w*',
    ],
    [
      ['chocolat', 'grain\\w*|grumeau\\w*|masse|fige\\w*|dur\\w*|epais|tourne|brule|paquet|bloc'],
      'Il a pris un peu d’eau ou trop chaud. Hors du feu, ajoute une à deux cuillères de lait, de crème ou d’eau très chaude et fouette : il redevient lisse, bon pour une mousse, une sauce ou un gâteau. S’il sent le brûlé, recommence.',
    ],
    [
      ['caramel|sucre', 'cristallis\\w*|masse|grain\\w*|blanc\\w*|durci\\w*|fige\\w*|pierre'],
      'Ajoute 2 c. à s. d’eau et quelques gouttes de citron, et refais fondre à feu doux sans remuer, en penchant la casserole. S’il est brun foncé et sent l’âcre, recommence.',
      'blancs? d oeufs?|remplac\\w*|neige|oeufs? et',
    ],
    [
      [
        'caramel',
        'couleur|quand|comment (?:savoir|voir|faire)|prete?|trop fonce|brule\\w*|amer\\w*|noir\\w*',
      ],
      'Arrête quand il est ambré comme un cuivre clair : il fonce encore hors du feu. Noir, fumant ou amer, il ne se rattrape pas, recommence. Ne remue pas, penche la casserole, et gare aux projections quand tu ajoutes un liquide.',
    ],
    [
      [
        'blancs?',
        'oeufs?|reste\\w*',
        'faire (?:avec|de)|fais (?:avec|de)|restes?|restants?|utilis\\w*|en trop|qui me reste\\w*',
      ],
      'Les blancs se gardent 3 jours au frigo dans une boîte fermée et un an au congélateur : pour des meringues, des financiers, des tuiles, des rochers coco ou une omelette.',
      'vin|neige|mont\\w*|poulet|cru|crus',
    ],
    [
      ['jaunes?', 'faire (?:avec|de)|fais (?:avec|de)|restes?|restants?|utilis\\w*|en trop|reste\\w*'],
      'Les jaunes se gardent 2 jours au frigo couverts d’un peu d’eau : pour une crème pâtissière ou anglaise, une carbonara, une pâte sablée, ou pour dorer une tarte.',
      'crus?|couler|coulants?',
    ],
    [
      [
        'oeufs?',
        '(?:dur|durs|mollet|mollets|coque|poche|poches)',
        'combien|temps|comment|minutes|cuisson|cuire',
      ],
      'Plongés dans l’eau bouillante : 3 minutes à la coque, 6 mollets, 9 à 10 durs, puis eau froide. Poché : 3 minutes dans une eau frémissante avec une cuillère de vinaigre. Jaune coulant : pas pour les petits enfants, les personnes âgées ou enceintes.',
      'gard\\w*|conserv\\w*|jours',
    ],
    [
      ['oeufs?', 'frais|fraiche|fraicheur', 'comment|savoir|voir|verifi\\w*|encore'],
      'Pose l’œuf dans un verre d’eau : frais, il reste couché au fond ; debout, il se mange bien cuit ; s’il flotte, jette-le. Casse-le dans une tasse et jette-le s’il sent mauvais.',
    ],
    [
      ['oeufs?', 'separ\\w*|jaune .{0,15}blanc|blanc .{0,15}jaune', 'comment|separ\\w*'],
      'Casse l’œuf bien froid et fais passer le jaune d’une demi-coquille à l’autre au-dessus d’un bol. Un peu de jaune tombé se retire avec un bout de coquille.',
      'tranche|sauce',
    ],
    [
      [
        'mayonnaise|mayo|aioli',
        'tourne\\w*|tranche\\w*|rat\\w*|liquide|ne prend pas|monte pas|prend pas|rattrap\\w*',
      ],
      'Mets une cuillère de moutarde, ou un jaune, dans un bol propre et fouette en y versant goutte à goutte la mayonnaise ratée. Tout doit être à la même température.',
    ],
    [
      ['pate(?! d)|crepes?|bechamel|sauce|creme', 'grumeau\\w*|grumeleu\\w*'],
      'Fouette fort hors du feu, ou donne un coup de mixeur, ou passe au chinois. Une pâte à crêpes redevient lisse au mixeur ; une pâte à muffins ou à pancakes peut garder ses grumeaux, ils cuisent.',
      'chocolat|oeufs?',
    ],
    [
      ['bechamel', 'trop|epai\\w*|liquide|comment|rat\\w*'],
      'Trop épaisse : ajoute du lait chaud en fouettant. Trop liquide : laisse bouillir 2 à 3 minutes de plus en remuant, elle épaissit.',
      'grumeau\\w*',
    ],
    // Doughs and cakes.
    [
      [
        'cuire a blanc|cuisson a blanc|a blanc',
        'c est quoi|veut dire|qu est ce|comment|pourquoi|signifie|sert',
      ],
      'Cuire à blanc : cuire le fond de tarte sans garniture, piqué et couvert de papier cuisson avec des légumes secs pour qu’il ne gonfle pas, 15 à 20 minutes, puis encore quelques minutes sans. Il reste croustillant sous une garniture humide.',
      'chauffer',
    ],
    [
      [
        'pate|fond|tarte|quiche|dessous',
        'detremp\\w*|mou\\b|molle|humide|pas cuite?|crue? (?:dessous|en dessous)|gorge\\w*|mouille\\w*',
      ],
      'Remets 10 minutes tout en bas du four, sur une plaque chaude, une feuille sur le dessus. La prochaine fois, cuis le fond à blanc, ou saupoudre-le de chapelure ou de poudre d’amandes.',
      'gouter|manger|pizza crue|gonfl\\w*',
    ],
    [
      ['pate', 'retract\\w*|retrecit|se retire|elastique|revient'],
      'Laisse la pâte se détendre : 15 minutes couverte, ou 30 au frais une fois foncée, puis étale sans l’étirer. Elle ne se rétracte plus.',
    ],
    [
      ['pate', 'coll\\w*|collante|trop (?:humide|mouillee|liquide|molle)'],
      'Laisse-la reposer 10 minutes, puis farine le plan de travail et travaille-la avec un peu de farine, cuillère par cuillère, ou les mains huilées. Une pâte un peu collante donne une mie plus tendre.',
      'poele|crepes?|tomate|viande',
    ],
    [
      ['pate', 'dechir\\w*|casse\\w*|trou\\w*|fissur\\w*|friable|s effrit\\w*'],
      'Soude avec les doigts humides ou une chute de pâte. Si elle s’effrite, ajoute une cuillère d’eau froide ; si elle tire, laisse-la reposer 15 minutes.',
      'pain perdu|filo',
    ],
    [
      [
        'pate|pain|levure|brioche',
        '(?:ne |pas |toujours pas |n a pas )(?:leve\\w*|gonfl\\w*|double\\w*|monte\\w*|bouge\\w*)|leve pas|gonfle pas|mousse pas',
      ],
      'Donne-lui du temps au chaud, vers 25-28 °C : four éteint, lumière allumée, couverte. Si rien ne bouge après 2 heures, la levure est morte : délayes-en de la nouvelle dans un peu d’eau tiède avec une pincée de sucre et pétris-la dedans.',
      'gateau|cake|souffle',
    ],
    [
      [
        'gateau|cake|souffle|muffins?|madeleines?|genoise',
        'retomb\\w*|affaiss\\w*|creus\\w*|(?:pas|n a pas|ont pas) (?:leve\\w*|gonfl\\w*|monte\\w*)|plat|bosse',
      ],
      'Il est sorti trop tôt, la porte a été ouverte, ou la levure était vieille ou la pâte trop travaillée. S’il est cru au centre, remets-le sous une feuille ; sinon il est bon, garnis le creux de crème ou de fruits.',
    ],
    [
      ['levure(?: chimique)?|bicarbonate', 'perimee?|vieille|encore (?:bonne|active)|test\\w*|marche encore'],
      'Essaie : une demi-cuillère à café de levure chimique dans de l’eau chaude doit mousser aussitôt ; la levure de boulanger, dans de l’eau tiède sucrée, en 10 minutes. Sinon prends-en une neuve.',
    ],
    [
      ['farine', 't45|t55|t65|t80|t110|t150|t 45|t 55|t 65|t 80|t 110|t 150|complete|quelle farine|type'],
      'T45 pour les pâtisseries fines et brioches, T55 pour presque tout, T65 pour le pain et la pizza. La complète (T150) boit plus : n’en mets qu’un tiers et un peu plus de liquide.',
      'gluten|combien',
    ],
    [
      [
        'farine de sarrasin|sarrasin|farine (?:de chataigne|de riz|de mais|sans gluten|d epeautre)|epeautre',
        'ca marche|peux|peut|remplac\\w*|a la place|au lieu|avec|possible',
      ],
      'Pour des crêpes, oui : le sarrasin remplace toute la farine, avec un peu plus d’eau et une heure de repos ; sans gluten, la pâte se déchire plus vite. Dans un gâteau ou une pâte à pain, n’en mets qu’un tiers. L’épeautre s’emploie comme le blé, et contient du gluten.',
      'allergi\\w*|coeliaque|contien\\w*|y a',
    ],
    // Swaps that the catalogue does not tell.
    [
      [
        'comte|beaufort|gruyere|emmental|cantal',
        'comte|beaufort|emmental|cantal|mimolette|abondance',
        'a la place|au lieu|remplac\\w*|peux|ca va|marche|ou|plutot',
      ],
      'Oui, même poids : comté, gruyère, beaufort et emmental se remplacent ; le comté et le beaufort ont plus de goût, l’emmental file plus. Tous contiennent du lait.',
    ],
    [
      [
        'creme',
        'epaisse|fraiche|liquide|legere|entiere|fleurette|allegee|soja|vegetale',
        'ai que|ai pas|a la place|au lieu|remplac\\w*|difference|ca va|marche|peux|ou',
      ],
      'Épaisse et liquide se remplacent en cuisine : détends l’épaisse avec un peu de lait (3 pour 1). Pour une chantilly, il faut de la liquide entière à 30 %. La légère tranche plus vite : ajoute-la à la fin, sans bouillir.',
      'mont\\w*|chantilly|gard\\w*|trop|allergi\\w*',
    ],
    [
      ['biere', 'lait|eau|crepes?|pate', 'peux|peut|a la place|au lieu|remplac\\w*|mettre'],
      'Oui, remplace un tiers à la moitié du lait des crêpes par de la bière blonde : la pâte est plus légère. Elle contient du gluten et un peu d’alcool.',
    ],
    [
      [
        'quelles? (?:variete|sorte|pommes?|type)|quel(?:le)?s? pommes?',
        'pommes(?! de terre)|pomme(?! de terre)',
      ],
      'Pour cuire : reine des reinettes, boskoop, golden, canada gris ou braeburn, qui tiennent. Crues ou râpées : granny smith, pink lady, gala. En compote, presque toutes.',
    ],
    [
      [
        'quelles? (?:variete|sorte|type)|quel(?:le)?s? (?:pommes? de terre|patates?)|chair ferme|charlotte|bintje|agata',
        'pommes? de terre|patates?|chair|charlotte|bintje',
      ],
      'Chair ferme (charlotte, amandine, ratte) pour salade, vapeur, sautées et gratin ; farineuse (bintje, agria) pour purée, frites et soupe ; monalisa ou agata pour un peu tout.',
    ],
    [
      [
        'quel (?:vin|cidre|champagne)|quelle (?:biere|bouteille)',
        'vin|biere|bouteille|cidre|servir|boire|accompagn\\w*|cuisin\\w*|prendre',
      ],
      'Pour cuisiner, un vin simple que tu boirais : rouge corsé et peu boisé (bourgogne, côtes-du-rhône) pour un mijoté, blanc sec (muscadet, sauvignon) pour poissons, moules et risottos. À table, le même, en un peu mieux.',
      'remplac\\w*|sans alcool',
    ],
    [
      ['vin', 'remplac\\w*|a la place|sans|au lieu|pas de vin'],
      'Sans vin, mets autant de bouillon avec une cuillère à soupe de vinaigre de vin ou de jus de citron pour 25 cl, pour l’acidité ; du jus de raisin dans un mijoté au vin rouge.',
      'blanc d|vinaigre de vin|allergi\\w*|sulfit\\w*',
    ],
    [
      ['bouquet garni', 'c est quoi|quoi|comment|remplac\\w*|ai pas|sans'],
      'Un bouquet garni : 2 brins de thym, 1 feuille de laurier et quelques queues de persil, ficelés. On le retire avant de servir.',
    ],
    [
      ['bouillon', 'cubes?|poudre|dilue\\w*|remplac\\w*|ai pas|sans|a la place'],
      'Un cube de bouillon pour 50 cl d’eau chaude, ou de l’eau avec un oignon, une carotte, du thym et du laurier ; sale alors moins le plat. Vérifie sur la boîte les allergènes, surtout céleri et gluten.',
      'allergi\\w*|vin',
    ],
    [
      [
        '(?:herbes?|persil|basilic|thym|coriandre|aneth|estragon|romarin|origan)',
        'sech\\w*|surgele\\w*|fraiche?s?|frais',
        'remplac\\w*|a la place|au lieu|combien|ai que|marche|peux|pareil',
      ],
      'Sèches, mets-en le tiers : 1 c. à c. pour 1 c. à s. de fraîches, et plus tôt dans la cuisson. Surgelées, autant que de fraîches, à la fin.',
    ],
    // Cutting, keeping, serving.
    [
      ['oignons?', 'pleur\\w*|pique\\w* (?:les|aux)|larmes'],
      'Mets l’oignon 15 minutes au frais, prends un couteau bien aiguisé, laisse le pied jusqu’à la fin et coupe près d’une fenêtre ouverte ou de la hotte.',
    ],
    [
      [
        '(?:quelle|de quelle) (?:epaisseur|taille|grosseur|largeur)|(?:gros|fin|fines?|epais\\w*) comment|(?:fines?|epaisse?s?) (?:combien|je|a peu pres)',
        '\\w+',
      ],
      'Rondelles fines ou émincé : 2 à 3 mm ; dés 1 cm, petits dés (brunoise) 3 à 5 mm, cubes à mijoter 4 à 5 cm, bâtonnets de frites 1 cm. L’important : tous de la même taille, pour qu’ils cuisent ensemble.',
      'moule|poele|plat|casserole|saladier',
    ],
    [
      [
        'comment|de quelle facon',
        'emince\\w*|cisel\\w*|coup\\w*|epluch\\w*|peler|pele|hach\\w*|monde\\w*',
        'tomates?',
        'pel\\w*|epluch\\w*|monde\\w*|peau',
      ],
      'Incise la tomate en croix, plonge-la 20 secondes dans l’eau bouillante, puis dans l’eau froide : la peau se tire toute seule.',
    ],
    [
      ['poivrons?', 'pel\\w*|peau|epluch\\w*'],
      'Passe les poivrons sous le gril du four jusqu’à ce que la peau noircisse, enferme-les 10 minutes dans un sac ou un bol couvert, puis retire la peau avec les doigts.',
    ],
    [
      ['poireaux?', 'lav\\w*|coup\\w*|nettoy\\w*|vert|sable|terre', 'comment|vert|lav\\w*|nettoy\\w*|partie'],
      'Coupe le bout vert foncé (bon pour un bouillon), fends le poireau en deux dans la longueur et rince entre les feuilles sous l’eau, puis émince.',
    ],
    [
      [
        'gingembre|avocat|mangue|grenade|ananas|artichaut|courge|butternut|potimarron|fenouil',
        'comment|epluch\\w*|peler|coup\\w*|ouvr\\w*',
        'epluch\\w*|peler|coup\\w*|ouvr\\w*|prepar\\w*',
      ],
      'Gingembre : gratte la peau avec une cuillère. Avocat et mangue : coupe autour du noyau, quadrille la chair et détache-la à la cuillère. Courge : 2 minutes au micro-ondes, puis coupe à plat avec un grand couteau ; le potimarron se cuit avec sa peau.',
      'combien',
    ],
    [
      [
        'noirci\\w*|brunit|brunir|oxyd\\w*|noir',
        'avocats?|guacamole|pommes?|artichauts?|bananes?|poires?|basilic|pesto',
      ],
      'L’air les brunit : arrose de citron et couvre au contact d’un film, au frais. Les pommes de terre épluchées attendent dans l’eau froide. C’est sans danger.',
      'four|trop mures?|banana|dessus',
    ],
    [
      ['rechauff\\w*|lendemain|veille', 'meilleur\\w*|encore bon|bon'],
      'Oui, un plat mijoté est souvent meilleur le lendemain : refroidis-le vite, garde-le une nuit au frigo, retire la graisse figée et réchauffe-le doucement jusqu’à ce qu’il soit fumant (74 °C).',
      'dehors|sorti|oublie|2 fois',
    ],
    [
      ['accompagn\\w*|servir avec|avec quoi|quoi (?:servir|manger|mettre) avec|(?:bon|va bien) avec', '\\w+'],
      'Avec un plat en sauce : pommes de terre vapeur, purée, riz ou tagliatelles. Avec une grillade ou un poisson : légumes verts, riz ou salade. Avec un gratin, une quiche ou une tourte : une salade verte.',
      'vin|boire|alcool|allergi\\w*|a la place|remplac\\w*',
    ],
    [
      ['garder au chaud|tenir au chaud|garde\\w* (?:au )?chaud|au chaud', '\\w+'],
      'Au four à 80-90 °C : à couvert ce qui doit rester moelleux, à découvert sur une grille ce qui croustille, deux heures au plus et au-dessus de 63 °C.',
      'pate|leve|lait|frigo|nuit|heures',
    ],
    [
      '(?:on est|je suis|suis) (?:en retard|presse\\w*)|plus vite|accelerer|gagner du temps|plus rapide',
      'Coupe tout plus petit, fais bouillir l’eau à la bouilloire, utilise deux poêles à la fois et couvre ce qui doit devenir tendre. Ne monte pas le feu sous une viande : elle brûle dehors et reste crue dedans.',
      'brun\\w*|dor\\w*|four trop',
    ],
    [
      'trop de (?:vinaigre|moutarde|citron|cumin|epices?|curry|cannelle|poivre|piment|ail|sucre|lait|eau|farine|beurre|huile|creme)|trop (?:poivre\\w*|gras\\w*|amer\\w*)|trop mis',
      'Retire ce qui est encore à la surface. Sinon ajoute de tout le reste en proportion, sans cet ingrédient, et goûte : un corps gras adoucit l’acide et l’épice, une pincée de sucre l’amer et l’acide, un peu de citron le gras ; la graisse se retire à la cuillère ou avec un papier absorbant.',
      'sel ',
    ],
    [
      [
        '(?:oublie|oubli)\\w* (?:de |d |la |le |les |l )?',
        'levure|sel|sucre|beurre|oeufs?|farine|epices|ail|oignons?|bicarbonate',
      ],
      'Si ce n’est pas encore cuit, incorpore-le maintenant, sans trop travailler. Dans un plat mijoté, ajoute-le et laisse encore 10 minutes. Dans une pâte déjà au four, trop tard : sans levure elle sera dense, sans sel ou sans sucre, compense avec la garniture.',
      'frigo|dehors|table|voiture|sorti|ranger|nuit',
    ],
    [
      [
        'sale\\w*|sel|assaisonn\\w*|poivre\\w*',
        'viande|steak|entrecote|poulet|poisson|roti|boeuf|porc|agneau|magret',
        'avant|apres|quand|a quel moment',
      ],
      'Sale la viande juste avant de la saisir, ou une heure plus tôt, au frais : entre les deux, l’eau qui sort l’empêche de dorer. Le poisson juste avant. Le poivre, plutôt à la fin : il brûle à feu vif.',
      'trop|repos',
    ],
    [
      [
        'riz|semoule|boulgour|quinoa|lentilles|pates',
        '(?:plus|pas assez|manque|sans) (?:de |d )?(?:bouillon|liquide|eau|jus)|trop sec|tout absorbe|plus rien dans',
      ],
      'Ajoute du bouillon ou de l’eau chaude, une petite louche à la fois, couvre et laisse à feu doux 3 à 5 minutes, puis 5 minutes hors du feu. Ne remue pas un pilaf ni une paella.',
    ],
    [
      [
        'surgele\\w*|congele\\w*',
        'crevettes?|poisson|saumon|cabillaud|fruits de mer|legumes|petits pois|epinards|haricots|fruits|framboises|myrtilles|poulet|viande|steak|pate',
        'decongel\\w*|degel\\w*|directement|sans|d abord|avant|tel quel|encore|peux',
      ],
      'Légumes et petits pois : directement, sans décongeler. Crevettes, poisson et viande : une nuit au réfrigérateur, ou en sachet fermé dans de l’eau froide (15 à 30 minutes pour des crevettes ou un filet), puis éponge-les. Fruits dans une pâte : encore surgelés, roulés dans la farine. Jamais sur le plan de travail.',
      'recongel\\w*|combien de jours|plan de travail|dehors|mijoteuse',
    ],
    [
      [
        'chocolat',
        'au lait|blanc|noir|dessert|patissier|\\d\\d ?%?',
        'ai que|ai pas|a la place|au lieu|remplac\\w*|marche|peux|ca va',
      ],
      'Au lait, c’est plus doux et moins pris : retire un quart du sucre de la recette et ajoute une cuillère de cacao si tu en as. Le blanc ne remplace pas le noir. Pour un noir, 50 à 70 % de cacao convient.',
    ],
    [
      ['sucre', 'reduire|moins|diminu\\w*|baisser|enlever|sans|moitie|trop'],
      'Tu peux enlever un quart du sucre d’un gâteau, d’une crème ou d’une tarte sans rien changer d’autre. Pas plus dans une meringue, un caramel ou une confiture : le sucre y fait la tenue.',
      'trop sucre|allergi\\w*|vanille|remplac\\w*|combien de sucre|ai pas|ai plus|c est trop',
    ],
    [
      ['pierre(?: a pizza)?', 'sans|pas|plus|remplac\\w*'],
      'Une plaque à pâtisserie retournée, chauffée une demi-heure en même temps que le four, fait presque aussi bien : fais-y glisser la pizza sur son papier cuisson.',
    ],
    [
      [
        'lev\\w*|repos\\w*|pate',
        'nuit|frigo|refrigerateur|veille',
        'lev\\w*|pate',
        'peux|peut|possible|laisser|faire',
      ],
      'Oui : couvre bien la pâte et laisse-la lever 8 à 16 heures au réfrigérateur, elle n’en a que plus de goût. Sors-la 45 à 60 minutes avant de la façonner.',
      'oublie\\w*|brisee|feuilletee|quiche|crepes?|dehors|traine',
    ],
    [
      [
        'partir|sortir|m absenter|quitter|laisser (?:seule?|sans surveill\\w*)|sans surveill\\w*|aller (?:au travail|faire (?:les|des) courses|dormir)|dormir',
        'cui\\w*|mijot\\w*|four|feu|maison|tourne|pendant|seule?|courses',
      ],
      'Une mijoteuse est faite pour rester seule. Tout ce qui est sur le feu ou au four, non : éteins en partant et reprends ensuite, si l’arrêt dure moins d’une heure ou deux.',
      'four a \\d',
    ],
    [
      [
        '(?:faire|cuire|fais|cuis|cuisson|passer|le|la) .{0,20}(?:au four|au lieu du four|a la mijoteuse|a la poele|a l air fryer|air fryer|au barbecue|en cocotte|a la vapeur|a l airfryer)',
        'peux|peut|si je|possible|a la place|au lieu|plutot|combien|marche',
      ],
      'Oui. Un mijoté va au four couvert à 150 °C, autant de temps que sur le feu, ou 3 à 4 heures pour une grosse pièce que la mijoteuse cuit en 8 ; à la mijoteuse, compte 8 heures à basse intensité, viande décongelée et moins de liquide. Pour l’air fryer, baisse de 15 à 20 °C et d’un cinquième du temps. Fie-toi à la cuisson à cœur plutôt qu’à l’heure.',
      'rechauff\\w*|combien de temps .{0,20}reste|congel\\w*|haricots? rouges?|gratin\\w*|aluminium',
    ],
    [
      ['filo|brick|bricks', 'sech\\w*|dessech\\w*|cass\\w*|dechir\\w*|fragile|comment|effrit\\w*'],
      'Garde les feuilles sous un torchon humide et beurre-les une à une, vite. Une feuille cassée ne se voit pas : mets les morceaux à l’intérieur et une belle feuille dessus.',
    ],
    [
      [
        'panure|chapelure|croute|pane\\w*|beignets?',
        '(?:ne |pas )(?:tien\\w*|coll\\w*|accroch\\w*)|tient pas|se (?:decolle|detache|defait)|tombe\\w*|part',
      ],
      'Éponge bien, farine et secoue, passe dans l’œuf puis presse la chapelure avec la main ; 10 minutes au frais avant la cuisson. Huile bien chaude, et ne retourne qu’une fois.',
    ],
    [
      [
        'frites|pommes? de terre|patates?|legumes|nuggets|chips',
        'molle?s?|ramolli\\w*|pas (?:assez )?croustill\\w*|croustillantes?',
      ],
      'Rince et sèche-les bien, étale-les sans qu’elles se touchent, sur une plaque chaude, et monte le four à 220 °C en les retournant une fois. Sale à la fin ; 3 minutes sous le gril les finissent.',
      'peau',
    ],
    [
      [
        'epluch\\w*|peler|pele|peau',
        'faut|dois|doit|oblige\\w*|avec la|garder|enlev\\w*|peux',
        'aubergines?|courgettes?|pommes?|carottes?|concombres?|poires?|courge|potimarron|patates?|poivrons?|tomates?|radis|peches?',
      ],
      'Aubergines, courgettes, poivrons, concombres, potimarron et petites pommes de terre : garde la peau, bien lavée. Carottes : grattées ou brossées. Épluche les pommes et poires d’une tarte, le butternut, et les pommes de terre d’une purée.',
      'verte?s?|germ\\w*|comment',
    ],
    [
      ['aubergines?|courgettes?|concombres?', 'degorg\\w*|sel avant|amer\\w*|rend\\w* de l eau'],
      'Les aubergines d’aujourd’hui n’ont plus besoin de dégorger ; salées une demi-heure et épongées, elles boivent moins d’huile. Courgettes et concombres crus : oui, pour qu’ils ne rendent pas d’eau.',
      'courgettes? .{0,15}amere?s?|concombres? .{0,15}amere?s?',
    ],
    [
      ['grille|niveau|hauteur|etage|position|en haut|en bas', 'four|grille', 'quel\\w*|ou|place|mets'],
      'La grille au milieu pour presque tout ; tout en bas pour une tarte ou une pizza dont le fond doit sécher ; en haut pour gratiner sous le gril.',
      'barbecue|micro',
    ],
    [
      '(?:pas|plus) assez de|(?:que|seulement) (?:la moitie|\\d+ (?:g|oeufs?|ml|cl|tranches?|gousses?))|il (?:me )?manque \\d+',
      'S’il en manque moins d’un tiers, fais avec et complète avec un ingrédient proche. S’il en manque plus, réduis toute la recette en proportion : dis par exemple « pour deux personnes ».',
      'sel |sucree?|temps|cuit|chaud|dore',
    ],
    [
      [
        'doubl\\w*|moitie|tripl\\w*|deux fois plus|2 fois plus',
        'temps|cuisson|longtemps|minutes|temperature|four',
      ],
      'La température ne change pas. Un plat deux fois plus gros cuit un quart à moitié plus longtemps ; deux petits plats, presque comme un seul, à échanger à mi-cuisson. Pour une demi-recette, vérifie un quart du temps plus tôt.',
      'minuteur|reste',
    ],
    [
      [
        '(?:enlev\\w*|retir\\w*|sort\\w*|manger)',
        'laurier|thym|bouquet|clous? de girofle|badiane|cannelle|romarin',
      ],
      'Oui, retire le laurier, les brins de thym, le bouquet garni et les épices entières avant de servir : ils ont donné leur goût et se mâchent mal.',
    ],
    [
      [
        'par (?:personne|tete|convive)',
        'pates|riz|viande|poisson|semoule|pommes de terre|lentilles|salade|legumes|moules',
      ],
      'Par personne, en plat : 100 g de pâtes, 60 à 70 g de riz, semoule ou lentilles (secs), 150 g de viande ou de poisson, 250 g de pommes de terre, 200 g de légumes, 500 g de moules.',
    ],
    [
      [
        '(?:viande|poulet|riz|pommes de terre|pates|roti) (?:deja )?cuite?s?|restes? de',
        'utilis\\w*|peux|peut|prendre|mettre|remplac\\w*|a la place',
      ],
      'Oui : ajoute ce qui est déjà cuit dans les dernières minutes, le temps qu’il soit fumant (74 °C), une seule fois, et s’il a été gardé au frigo 3 jours au plus.',
      'frigo|gard\\w*|conserv\\w*|jours|dehors|cru|rose|pas cuit|rechauff\\w*|congel\\w*',
    ],
    [
      ['gonfl\\w*|eponge\\w*|essuy\\w*|egoutt\\w*|trempe\\w*', 'gelatine|feuilles?'],
      'Laisse les feuilles de gélatine 10 minutes dans l’eau bien froide, essore-les et fais-les fondre dans le liquide chaud, jamais bouillant. 6 feuilles (12 g) figent un litre.',
    ],
  ],
};
