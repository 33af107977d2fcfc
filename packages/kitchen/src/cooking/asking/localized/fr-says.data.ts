import type { SAYS as GERMAN } from './de-says.data.ts';

/** What the chef says in French: {names} are filled in. */
export const SAYS: Readonly<Record<keyof typeof GERMAN, string>> = {
  and: 'et',
  hour: 'heure',
  hours: 'heures',
  minute: 'minute',
  minutes: 'minutes',
  second: 'seconde',
  seconds: 'secondes',
  step: 'Étape {step} : {text}',
  currentStep: 'Étape {step} sur {steps} : {text}',
  noSteps: 'Cette recette n’a pas d’étapes.',
  lastStep: 'C’était la dernière étape. Bon appétit !',
  atFirst: 'Tu es à la première étape.',
  noSuchStep: 'Il n’y a pas d’étape {step} : la recette en a {steps}.',
  stepsLeft: 'Étape {step} sur {steps}, il en reste {left} ensuite.',
  good: 'Très bien.',
  letsCook: 'C’est parti.',
  wait: 'D’accord, j’attends. Dis « c’est parti » quand tu es prêt.',
  welcome: 'Avec plaisir. Demande-moi ce que tu veux.',
  timerSet: 'Minuteur réglé sur {time}.',
  timerWhat: 'Pour combien de temps ? Dis par exemple « minuteur de dix minutes ».',
  noTimer: 'Aucun minuteur ne tourne.',
  whichTimer: 'Lequel : {timers} ?',
  timerLeft: '{label} : encore {time}.',
  canceled: 'D’accord, minuteur arrêté.',
  paused: 'D’accord, minuteur en pause.',
  resumed: 'D’accord, le minuteur reprend.',
  restarted: 'D’accord, le minuteur repart de zéro.',
  kept: 'D’accord, je ne touche à rien.',
  addWhat: 'Combien de plus ? Dis par exemple « ajoute deux minutes ».',
  added: 'D’accord, encore {time}.',
  help: 'Demande-moi l’étape suivante, combien, combien de temps, à quelle température, quoi mettre à la place ou comment voir que c’est cuit. Je règle aussi des minuteurs.',
  unknown:
    'Désolé, je n’ai pas compris. Demande par exemple « Combien de {food} ? », « Ça prend combien de temps ? » ou « Et ensuite ? »',
  unknownSafe:
    'Je ne peux pas te le dire avec certitude. Dans le doute, ne le mange pas : regarde l’emballage ou une source officielle, et en cas de symptômes appelle un médecin ou le centre antipoison.',
  fire: 'Coupe le feu. Pose un couvercle ou une autre poêle dessus et n’y touche plus. Jamais d’eau sur de l’huile en feu ! Si ça ne s’éteint pas tout de suite : tout le monde dehors, porte fermée, et appelle le 18 ou le 112.',
  burn: 'Passe la brûlure 20 minutes sous l’eau fraîche courante, enlève les bagues, puis couvre sans serrer. Pas de glace, pas de beurre. Si elle est étendue, profonde, au visage ou aux mains, appelle le 15 ou le 112.',
  cut: 'Appuie fort avec un linge propre et garde la main levée. Si la plaie est profonde ou saigne encore après 10 minutes, va aux urgences ou appelle le 15 ou le 112. Jette les aliments touchés par le sang.',
  choke:
    'Appelle le 15 ou le 112. Si la personne ne peut ni tousser ni parler : 5 claques fortes entre les omoplates, puis 5 compressions de l’abdomen, en alternant jusqu’à l’arrivée des secours. Pour un bébé, appuie au milieu de la poitrine, pas sur le ventre.',
  reaction:
    'C’est peut-être une réaction allergique grave. Appelle tout de suite le 15 ou le 112 et utilise le stylo d’adrénaline s’il y en a un. Plus une bouchée. Allonge la personne jambes surélevées, ou assise si elle respire mal, et ne la laisse pas seule.',
  poison:
    'Appelle tout de suite le centre antipoison, le 15 ou le 112, emballage en main. Ne fais pas vomir ; rince la bouche, et seulement de petites gorgées d’eau si la personne est consciente.',
  gas: 'N’allume et n’éteins rien, pas de flamme. Ouvre les fenêtres, ferme le gaz, sortez tous, et appelle de dehors le service d’urgence gaz ou le 112.',
  eye: 'Rince l’œil ouvert 15 minutes à l’eau tiède courante sans frotter, lentilles enlevées. Pour de l’huile brûlante ou un produit ménager, ou si ça brûle encore après, appelle tout de suite le 15 ou le 112.',
  faint:
    'Appelle tout de suite le 15 ou le 112. En cas d’électrocution, coupe d’abord le courant. Si la personne ne respire pas, appuie fort et vite au milieu de la poitrine jusqu’aux secours.',
  pregnancy:
    'Enceinte, tout doit être bien cuit : pas d’œufs crus ou coulants, pas de viande ou de poisson crus, pas de charcuterie crue ni de poisson fumé froid, pas de fromage au lait cru, pas de foie, pas de graines germées crues, pas d’alcool. Là où l’œuf reste coulant, prends des œufs pasteurisés. Ta sage-femme ou ton médecin a le dernier mot.',
  lookAt: 'Attention ici à : {foods}.',
  noHoney: 'Pas de miel avant un an, même cuit : il peut donner le botulisme.',
  smallChild:
    'Pour un bébé ou un petit enfant : tout bien cuit et tendre, presque pas de sel, pas de noix entières, raisins et tomates cerises coupés en quatre dans la longueur pour éviter l’étouffement. Pas d’œufs crus ou coulants, et pas de miel avant un an.',
  noAlcoholChild:
    'Pas avec ça ({foods}) : il reste de l’alcool après la cuisson. Prends du bouillon ou du jus.',
  notHalal:
    'Non, pas tel quel, à cause de ceci : {foods}. Et seul l’emballage dit comment la viande a été abattue.',
  maybeHalal:
    'Je n’y vois rien qui s’y oppose, mais je ne peux pas le garantir : vérifie les emballages et l’origine de la viande.',
  contains: 'Ça contient : {allergens}.',
  containsBy:
    'Attention, ça contient : {allergens} ({foods}). À ne pas servir à quelqu’un qui doit l’éviter.',
  mayContain: 'Selon la marque, ça peut contenir : {allergens}. Vérifie les emballages.',
  noneKnown:
    'D’après la recette, aucun ingrédient que je connais n’en contient ({allergens}). Vérifie quand même chaque emballage.',
  noAllergens: 'Je n’y vois aucun des quatorze allergènes principaux.',
  checkPacks: 'Vérifie les emballages pour être sûr.',
  notAllKnown: 'Je ne connais pas tous les ingrédients, vérifie donc les emballages.',
  isDiet: 'Oui, d’après la recette c’est {diet}.',
  notDiet: 'Non, ce n’est pas {diet}, à cause de ceci : {foods}.',
  unsureDiet: 'Je ne peux pas dire avec certitude que c’est {diet}.',
  foodIn: 'Attention, ça en contient ({foods}) : à éviter.',
  foodNotIn:
    'Pas de {food} dans cette recette. Vérifie quand même les emballages, il peut y en avoir dans les produits préparés.',
  personNo: 'Non, pas pour {name}. {why}',
  personOk: 'Je n’y vois rien que {name} doive éviter. Vérifie les emballages pour être sûr.',
  personOpen: 'Le profil de {name} n’indique rien à éviter.',
  personUnsure:
    'Pour {name}, je ne peux pas le dire : je ne connais pas tous les ingrédients. Vérifie les emballages.',
  tableUnknown: 'Je ne sais pas qui mange et ce qu’il faut éviter.',
  poultryTemp: 'La volaille est sûre à partir de 74 °C au plus épais. La couleur ne le dit pas.',
  groundTemp:
    'La viande hachée et les saucisses sont sûres à partir de 71 °C à cœur, la volaille hachée à 74 °C.',
  wholeTemp:
    'Les morceaux entiers de bœuf, porc, veau et agneau sont sûrs à partir de 63 °C à cœur, puis 3 minutes de repos.',
  fishTemp:
    'Le poisson et les crevettes sont sûrs à partir de 63 °C : la chair est opaque, et le poisson se défait à la fourchette.',
  eggTemp: 'Les œufs sont sûrs quand le blanc et le jaune sont pris, à partir de 71 °C.',
  notYet: 'Pas encore : continue la cuisson et fie-toi au thermomètre plutôt qu’à la couleur.',
  tooCold: 'Non, {degrees} °C ne suffisent pas.',
  warmEnough: '{degrees} °C suffisent.',
  allTemps:
    'La volaille est sûre à 74 °C, la viande hachée à 71 °C, les autres viandes et le poisson à 63 °C.',
  leftOutLong:
    'Jette-le : un aliment périssable ne tient que 2 heures à température ambiante, et le recuire ne le rend pas sûr.',
  leftOut:
    'Un aliment périssable ne tient que 2 heures à température ambiante, 1 heure par grosse chaleur. Après, jette-le : le recuire ne le rend pas sûr.',
  rice: 'Le riz cuit va au frigo dans l’heure et s’y garde 3 jours. Réchauffe-le une seule fois, jusqu’à ce qu’il soit fumant partout (74 °C). S’il est resté dehors plus longtemps, jette-le.',
  thaw: 'Non, pas à température ambiante : décongèle au réfrigérateur, dans de l’eau froide changée toutes les 30 minutes, ou au micro-ondes si tu cuis aussitôt.',
  refreeze:
    'Ce qui a décongelé au réfrigérateur peut être recongelé, en perdant du jus. Ce qui a décongelé dans l’eau ou au micro-ondes doit d’abord être cuit. Ce qui est resté plus de 2 heures au chaud, jette-le.',
  fromFrozen:
    'Oui, au four ou en cocotte, environ une fois et demie plus longtemps et jusqu’à la bonne température à cœur ; jamais à la mijoteuse.',
  wash: 'Non, ne lave pas la viande crue : ça répand les microbes et n’en enlève aucun. Une bonne cuisson suffit.',
  mold: 'Jette-le : la moisissure va plus loin que ce qu’on voit, l’enlever ne suffit pas. Seulement pour un fromage dur ou un légume ferme, coupe 2,5 cm tout autour.',
  smell:
    'Si l’odeur, l’aspect ou le toucher est anormal, jette-le, quelle que soit la date. Cuire un aliment avarié ne le rend pas sûr.',
  expired:
    'Après la date limite (« à consommer jusqu’au »), jette-le, surtout viande et poisson. « À consommer de préférence avant » n’est pas une limite : regarde, sens, goûte, et jette si quelque chose cloche.',
  can: 'Jette-la sans goûter : une boîte gonflée, qui fuit, très enfoncée ou bosselée sur le joint peut contenir du botulisme. Seule une petite bosse lisse sur le côté est sans danger.',
  rawBeans:
    'Non : les haricots rouges crus sont toxiques. Fais tremper les haricots secs 5 heures, jette l’eau, et fais-les bouillir à gros bouillons au moins 10 minutes dans une eau neuve avant la mijoteuse, qui ne chauffe pas assez. Ceux en boîte sont déjà cuits.',
  greenPotato:
    'Les parties vertes et les germes sont toxiques, et la cuisson n’y change rien : coupe-les largement et épluche le reste. Toute verte, molle ou amère, jette-la.',
  rawDough: 'Non, ne mange pas de pâte crue : la farine et les œufs crus peuvent porter des microbes.',
  rawEgg:
    'Les œufs crus ou coulants peuvent porter des salmonelles. Pour les enfants, les personnes âgées, enceintes ou malades, prends-les pasteurisés ou cuis-les jusqu’à ce que blanc et jaune soient pris.',
  rawFish:
    'Seulement du poisson vendu pour être mangé cru et congelé une semaine à −20 °C. Tout autre poisson se cuit à 63 °C. Jamais cru pour les petits enfants, les femmes enceintes, les personnes âgées ou malades.',
  rawMeat:
    'Crue, seulement très fraîche, vendue pour ça et mangée le jour même, jamais pour les enfants, les femmes enceintes, les personnes âgées ou malades. Sinon cuis la viande hachée à 71 °C.',
  shutShells:
    'Jette celles qui restent fermées après la cuisson, sans les forcer. Avant la cuisson, jette celles qui sont ouvertes et ne se referment pas quand on les tape, ou dont la coquille est cassée.',
  marinade:
    'Une marinade qui a touché de la viande crue doit bouillir une minute avant de servir de sauce. Mieux : mets-en un peu de côté avant.',
  board:
    'Lave d’abord à l’eau chaude et au liquide vaisselle, ou prends-en un propre. Ce qui se mange cru ou qui est déjà cuit ne doit pas toucher ce qui a touché de la viande crue.',
  floor:
    'Pas de règle des cinq secondes : les microbes collent aussitôt. Ce qui est cru, rince ou coupe et cuis bien ; ce qui ne sera plus cuit, jette-le.',
  wild: 'Seulement si un spécialiste a identifié chaque pièce : des espèces mortelles ressemblent aux bonnes, et la cuisson n’y fait rien. Dans le doute jette tout, et appelle le centre antipoison si quelqu’un en a mangé.',
  crackedEgg:
    'Un œuf déjà fêlé dans la boîte, jette-le. Celui que tu viens de fêler, tu peux le prendre s’il est bien cuit tout de suite.',
  garlicOil:
    'L’ail dans l’huile se garde 4 jours au plus, et seulement au frigo : à température ambiante le botulisme peut s’y développer, sans odeur ni trace.',
  powerCut:
    'Sans courant, un frigo fermé reste froid 4 heures, un congélateur plein 48. Ce qui est resté plus de 2 heures au-dessus de 5 °C, jette-le. Ce qui est encore glacé peut être recongelé.',
  twice:
    'Non : réchauffe les restes une seule fois, jusqu’à ce qu’ils soient fumants partout (74 °C). N’en prends que ce que tu manges.',
  tooOld:
    'Non : un plat cuit se garde 3 à 4 jours au frigo à 5 °C au plus, la volaille, la viande hachée et le poisson crus 1 à 2. Plus vieux, jette-le.',
  ate: 'N’en mange plus. Le plus souvent il ne se passe rien ; bois assez. En cas de sang, forte fièvre, crampes ou vomissements qui durent, vois un médecin, tout de suite pour un petit enfant, une femme enceinte, une personne âgée ou malade.',
  pet: 'Mieux vaut pas : oignon, ail, chocolat, raisin, xylitol, alcool et os cuits sont dangereux pour les chiens et les chats. S’il en a mangé, appelle tout de suite un vétérinaire.',
  bitter:
    'Recrache et jette tout : une courgette, une courge ou un concombre amers contiennent des toxines que la cuisson ne détruit pas. En cas de nausées, appelle le centre antipoison.',
  hands:
    'Après la viande, la volaille ou le poisson crus, lave mains, couteau et planche 20 secondes à l’eau chaude et au savon.',
  lineFor: 'Pour {servings} portions : {lines}.',
  line: '{lines}.',
  notInRecipe: 'Non, pas de {food} dans cette recette.',
  yesIn: 'Oui : {lines}.',
  servings: 'La recette est pour {servings} portions.',
  scaled:
    'Pour de plus grandes quantités, prends une plus grande casserole et fie-toi aux signes de cuisson plutôt qu’à l’heure.',
  stepNeeds: 'Pour l’étape {step} : {lines}.',
  stepNothing: 'Rien de nouveau pour cette étape.',
  takes: 'Ça prend {time}.',
  takesTotal: 'En tout environ {time}, dont {prep} de préparation.',
  takesAbout: 'En tout environ {time}.',
  noTime: 'La recette n’indique pas de temps pour ça.',
  ovenAt: 'Règle-le sur {degrees} °C.',
  ovenFan:
    'En chaleur tournante, compte 20 °C de moins : {fan} °C au lieu de {degrees} °C, et surveille un peu plus tôt.',
  measure: '{from}, ça fait environ {to}.',
  measureOf: '{from} de {food}, ça fait environ {to}.',
  weighs: 'Une pièce ({food}) pèse environ {grams} g.',
  celsius: '{fahrenheit} °F font environ {celsius} °C.',
  fahrenheit: '{celsius} °C font environ {fahrenheit} °F.',
  takesNamed: '{label} : {time}.',
  noOven: 'La recette n’indique pas de température.',
  heat: 'À feu {heat}.',
  noHeat: 'La recette n’indique pas le feu.',
  'heat-high': 'vif',
  'heat-medium-high': 'assez vif',
  'heat-medium': 'moyen',
  'heat-medium-low': 'assez doux',
  'heat-low': 'doux',
  'heat-off': 'éteint',
  rightWhen: 'C’est bon quand : {sign}',
  recipeSays: 'La recette dit : « {text} »',
  noSign: 'La recette ne donne pas de signe ici. Goûte ou coupe un morceau.',
  pastaDone:
    'Al dente veut dire ferme sous la dent : coupe une pâte, il reste un point blanc au centre. Goûte deux minutes avant le temps du paquet.',
  vegDone: 'Pique avec la pointe d’un couteau : elle doit entrer sans résistance.',
  restMeat: 'Les gros morceaux de viande sont plus juteux après 5 à 10 minutes de repos sous une feuille.',
  noRest: 'La recette n’indique pas de repos.',
  swapWhat: 'Remplacer quoi ? Dis-moi l’ingrédient.',
  swaps: 'À la place de {food} : {others}.',
  sameAmount: '{food}, même quantité',
  partAmount: '{food}, environ {percent} % de la quantité',
  swapOk: 'Oui, {other} à la place de {food}, ça va{amount}.',
  inPercent: ', environ {percent} % de la quantité',
  swapUnsure: 'Je ne sais pas si ça marche bien ici ({other} pour remplacer {food}).',
  swapNobody: 'Pas ça ({other}) : quelqu’un à table doit l’éviter.',
  noSwap: 'Je ne connais rien de bon pour remplacer ça ({food}).',
  checkLabel: 'Vérifie l’étiquette si quelqu’un doit éviter quelque chose.',
  swapTable: 'Je ne vois pas qui mange : vérifie que personne ne doit l’éviter.',
  adaptDiet: 'Pour que ce soit {diet} : {changes}.',
  change: '{other} à la place de {food}',
  without: 'sans {food}',
  canLeave: 'Oui, tu peux t’en passer ({food}) : sans, le goût change un peu.',
  cannotLeave: 'Mieux vaut pas : ça compte ici ({food}). Demande-moi quoi mettre à la place.',
  tools: 'Il te faut : {tools}.',
  noTools: 'La recette ne demande pas de matériel particulier.',
  freeze:
    'Oui, ça se congèle. Refroidis vite, congèle en portions bien fermées, mange dans les 2 à 3 mois et décongèle au frigo.',
  freezeBut:
    'Ça se congèle, mais la crème, les pommes de terre et la salade le supportent mal. Refroidis vite, ferme bien et mange dans les 2 à 3 mois.',
  keeps: '3 à 4 jours au frigo à 5 °C au plus. Mets-le au froid dans les 2 heures, dans des boîtes plates.',
  keepsRaw:
    'Crus, la volaille, la viande hachée et le poisson se gardent 1 à 2 jours au frigo, les morceaux entiers 3 à 4, sauf date limite plus courte.',
  keepsTin: 'Environ {days} jours dans une boîte à température ambiante, 2 à 3 mois au congélateur.',
  ahead:
    'Prépare légumes et sauces la veille, couverts au frigo. Une fois cuit, le plat s’y garde 3 à 4 jours. Ce qui doit être croustillant ou frais, fais-le juste avant de servir.',
  reheat:
    'À couvert, doucement, avec un peu d’eau ; au four à 175 °C pour ce qui doit croustiller, jusqu’à ce que tout soit fumant (74 °C). Une seule fois.',
  salty:
    'Allonge avec du bouillon sans sel, de l’eau, de la crème ou de la tomate pour diluer, ou ajoute une pomme de terre ou plus de tout le reste. Un peu d’acide ou une pincée de sucre adoucit.',
  thin: 'Laisse réduire sans couvercle. Ou délaye 1 c. à c. de fécule dans 1 c. à s. d’eau froide, verse et fais bouillir une minute.',
  thick: 'Ajoute de l’eau chaude, du bouillon ou de l’eau de cuisson, cuillère par cuillère.',
  burnt:
    'Retire du feu et transvase sans gratter le fond. Si ça goûte le brûlé, rien ne le sauve ; sinon continue à feu plus doux avec un peu de liquide.',
  split:
    'Retire tout de suite du feu. Fouette avec une cuillère d’eau froide, de crème ou d’eau de cuisson ; sinon mixe ou passe au tamis pour que ce soit lisse.',
  bland:
    'D’abord une pincée de sel, puis un peu d’acide, citron ou vinaigre. Ensuite poivre, herbes ou une noix de beurre.',
  tooSpicy: 'Ajoute crème, yaourt ou lait de coco, un peu de sucre et d’acide, ou plus de tout le reste.',
  tooSour:
    'Une pincée de sucre ou du miel, un peu de gras comme crème ou beurre, ou une pointe de bicarbonate.',
  tooSweet: 'Ajoute du citron ou du vinaigre et une pincée de sel, ou allonge avec du non sucré.',
  isSpicy: 'Ce qui pique : {lines}. Mets-en la moitié pour un plat doux.',
  notSpicy: 'Rien ne pique là-dedans.',
  calories: 'Une portion a environ {kcal} kcal.',
  macros:
    'Une portion a environ {kcal} kcal, {protein} g de protéines, {carbs} g de glucides et {fat} g de lipides.',
  noCalories: 'Je ne peux pas calculer les calories : je ne connais pas assez d’ingrédients.',
};
