import type { CUES as GERMAN } from './de-cues.data.ts';

/** How one says it in French; the German file tells how the patterns are read. */
export const CUES: Readonly<Record<keyof typeof GERMAN, string>> = {
  next: '^(?:et |ok |bon |alors |s il te plait )*(?:(?:l |passe a l |va a l |la |montre l )?(?:etape|chose) (?:suivante|d apres)|suivante?|on continue|continue|continuons|(?:la )?suite|passe a la suite|et (?:apres|ensuite|maintenant)|apres|ensuite|(?:qu est ce que je fais|je fais quoi|qu est ce qu on fait|on fait quoi|c est quoi) (?:apres|ensuite|la suite|l etape suivante)|(?:c est )?quoi (?:apres|ensuite|la suite)|avance|(?:passe (?:a )?)?(?:la )?prochaine etape|la prochaine)(?: s il te plait| stp)?$',
  back: '^(?:s il te plait )?(?:reviens|retourne|retour|recule|revenir|remonte)?(?: ?en arriere| ?a l etape (?:precedente|d avant)| d une etape)?(?:l |la )?(?:etape precedente|precedente?|etape d avant)?(?<=arriere|precedente?|avant|retour|recule|d une etape)(?: s il te plait| stp)?$|^(?:c etait quoi|quelle etait|rappelle moi|c est quoi|redis moi)(?: deja)? (?:l etape (?:d avant|precedente)|la precedente|juste avant|avant)(?: deja)?$',
  repeat:
    '^(?:tu peux |peux tu |est ce que tu peux |pourrais tu |s il te plait )?(?:me )?(?:le )?(?:repete\\w*|redis|redire|relis|relire|lire|lis)(?: (?:ca|moi|le|l etape|cette etape|encore|s il te plait|stp|la|une fois))*$|^(?:encore(?: une fois)?|pardon|comment|tu as dit quoi|qu est ce que tu as dit)$',
  goTo: '^.{0,25}\\b(?:va|vas|passe|aller|montre|saute|retourne|reviens|revenons|revenir|allons|lis)(?: moi)? (?:a |directement a )?(?:l |la )?etape (?:numero )?(\\d{1,2})\\b|^etape (\\d{1,2})$|^.{0,15}\\b(?:la |l )?(\\d{1,2}) ?eme etape',
  firstStep: '(?:a la |la )?premiere etape$|(?:au|depuis le|reprends du) debut$',
  lastStep: '^(?:va |passe )?a la (?:toute )?derniere etape$|^va a la fin$',
  done: '^(?:ok |bon |voila |ca y est |c est bon )*(?:c est (?:fait|fini|termine|bon)|fait|fini|termine|j ai (?:fini|termine|fait)|ca y est|etape (?:finie|terminee|faite)|coche l etape|c est bon j ai fini)(?: cette etape| ca)?$',
  start:
    '^(?:ok |bon |allez )*(?:on commence|on y va|c est parti|commence|commencons|demarre|allons y|on demarre|on s y met|go)$',
  stop: '^(?:stop|pause|attends?(?: un (?:peu|instant))?|une (?:minute|seconde) s il te plait|un instant|un moment|tais toi|silence|arrete|chut|mets en pause)(?: s il te plait| stp)?$',
  thanks: '^(?:ok |super |parfait |tres bien )*merci(?: beaucoup| bien)?$|^parfait$',
  current:
    'ou (?:en )?(?:suis je|est ce que j en suis|j en suis|on en est|en est on|en suis je)|(?:a )?quelle etape (?:suis je|on est|je suis|est on)|(?:qu est ce que je (?:dois faire|fais)|je fais quoi|on fait quoi) (?:maintenant|la)$',
  stepsLeft: 'combien (?:\\w+ ){0,4}d etapes|(?:il )?reste combien d etapes|c est la derniere etape',
  help: 'que (?:sais|peux) tu faire|tu (?:sais|peux) faire quoi|qu est ce que (?:je peux te demander|tu sais faire)|^aide(?: moi)?$',
  timer:
    '(?:minuteu\\w*|minuterie|timer|chrono\\w*|alarme|compte a rebours)s?|(?:previens|rappelle|reveille|avertis|previens) moi|fais moi signe',
  cancel: '(?:arrete\\w*|stop\\w*|annule\\w*|supprime\\w*|coupe\\w*|enleve\\w*|eteins\\w*|eteindre)',
  pause: '(?:pause|suspend\\w*)',
  resume: '(?:repren\\w*|continue\\w*|remets en marche)',
  restart: '(?:relance\\w*|redemarre\\w*|recommence\\w*|remets (?:le )?a zero|reinitialise\\w*)',
  keep: 'n arrete pas|ne (?:l |le )?(?:arrete|coupe|supprime|touche) pas|laisse .{0,20}(?:tourner|courir|continuer)|pas de minuteur',
  more: '(?:ajoute\\w*|rajoute\\w*|plus|encore|prolonge\\w*|supplementaires?|de plus|rallonge\\w*)',
  less: '(?:moins|enleve\\w*|retire\\w*|reduis|raccourcis)',
  left: '(?:il )?(?:me )?reste (?:combien|encore combien|quoi comme temps|(?:du|encore du|beaucoup de) temps)|combien (?:de temps |de minutes )?(?:il )?(?:me )?(?:reste|reste t il|encore)|encore combien de (?:temps|minutes)|(?:ou en est|c est fini quand) .{0,15}(?:minuteur|minuterie|timer)|temps restant',
  all: '(?:tous|toutes|les 2)',
  fire: '(?:(?:poele|casserole|huile|graisse|four|cuisine|friteuse|torchon|cuisiniere|plaque|gras) .{0,25}(?:en feu|prend feu|pris feu|brule en flammes|flambe|s enflamme|enflammee?)|(?:prend|pris|au|en|mis le) feu(?! doux| vif| moyen)|(?:le|du) feu (?:dans|au|a la|sur)|y a le feu|flammes|incendie|enflamm\\w*|feu d huile|feu de friture)',
  notFire:
    '(?:flamber (?:les|au|a|le)|feu (?:doux|vif|moyen|fort)|bouche en feu|langue en feu|petites flammes)',
  burn: '(?:brulee?s?|brule|ebouillantee?|ebouillante|brulure|me brule|cloque)',
  body: '(?:me|m|je me suis|s est|main|mains|doigt|doigts|bras|pouce|peau|visage|pied|jambe|langue|enfant|fils|fille|poignet)',
  cut: '(?:coupee?|saigne\\w*|coupure|entaille\\w*|plaie|sang coule)',
  choke:
    '(?:s etouffe|etouffe\\w*|avale de travers|ne (?:peut|arrive) plus (?:a )?respirer|coince dans la gorge|s etrangle)',
  reaction:
    '(?:levres?|langue|gorge|visage|bouche|paupieres?) .{0,30}(?:gonfl\\w*|enfl\\w*|picot\\w*|gratt\\w*|demang\\w*|serre)|(?:gonfl\\w*|enfl\\w*|picot\\w*|demang\\w*) .{0,30}(?:levres?|langue|gorge|visage|bouche)|reaction allergique|choc (?:allergique|anaphylactique)|anaphyla\\w*|urticaire|mal a respirer|(?:du mal|n arrive pas|peine) a respirer|epipen|adrenaline',
  poison:
    '(?:bu|avale|mange|ingere) .{0,40}(?:produit|javel|lessive|liquide vaisselle|detartrant|pile|verre|pastille|soude|deboucheur|amanite|pastilles)|intoxication au gaz|(?:javel|lessive|detartrant|pile|verre|soude|deboucheur|pastille) .{0,40}(?:bue?|avalee?|mangee?|ingeree?)|empoisonn\\w*|s est intoxique',
  gas: '(?:odeur|sent|fuite|sens) .{0,15}gaz|gaz .{0,15}(?:fuit|fuite|s echappe)',
  eye: '(?:dans (?:l|les|mes|mon) ?(?:oeil|yeux)|(?:oeil|yeux) .{0,20}(?:brule\\w*|pique\\w*|huile|javel|piment)|a l oeil)',
  faint:
    '(?:evanoui\\w*|inconscient\\w*|perdu connaissance|ne respire plus|ne respire pas|electrocut\\w*|decharge electrique)',
  pregnant: '(?:enceintes?|grossesse|allait\\w*|femme enceinte)',
  baby: '(?:bebe|bebes|nourrisson\\w*|nouveau ne|\\d{1,2} mois)',
  child:
    '(?:(?:petit|jeune)s? enfants?|tout petits?|bambin\\w*|[1-4] ans|petite? (?:fille|fils|garcon)|creche|(?:les|mes|des|nos|aux) enfants? .{0,25}(?:mang\\w*|boi\\w*|gout\\w*)|(?:mang\\w*|donner) .{0,25}(?:aux|a mes|par les|pour les|les) enfants?)',
  halal: '(?:halal|hallal|musulman\\w*|islam\\w*)',
  kosher: '(?:casher|cacher|kasher|juif\\w*|juive\\w*)',
  allergic:
    '(?:allergi\\w*|intoleran\\w*|ne (?:supporte|digere|tolere) pas|(?:n a|a) pas (?:le )?droit (?:a|au|aux)|ne (?:peut|doit|peux|dois) pas (?:manger|boire|consommer) (?:de|d|du))',
  contains:
    '(?:contien\\w*|il y a|y a t il|est ce qu il y a|y a|dedans|sans|traces? de|dans (?:cette|la|ce|le) (?:recette|plat|cake|gateau)|c est sans)',
  canEat:
    '(?:peut|peux|peuvent|pouvons|puis|convient|adapte\\w*|bon pour|ok pour|sans danger|compatible|droit|mange)',
  everyone:
    '(?:tout le monde|tous|nous|je|on|(?:ma|mon|mes|notre) (?:femme|mari|copain|copine|enfants?|fils|fille|mere|pere|grand mere|grand pere|invites?|frere|soeur|ami\\w*|famille|conjoint\\w*))',
  allergens: '(?:allergenes?)',
  vegan: '(?:vegan\\w*|vegane?s?|vegetalien\\w*)',
  vegetarian: '(?:vegetarien\\w*|sans viande|veggie)',
  'gluten-free': '(?:sans gluten|coeliaque\\w*|coeliac\\w*)',
  'dairy-free': '(?:sans (?:lactose|lait|produits? laitiers?)|intoleran\\w* au lactose)',
  'low-carb': '(?:low carb|pauvre en glucides|keto|cetogene)',
  meat: '(?:viandes?|poulet\\w*|poule|volaille|dinde|canard|oie|porc|boeuf|agneau|veau|hache\\w*|steaks?|burgers?|saucisses?|merguez|poissons?|saumon|crevettes?|jambon|filets?|cuisses?|escalopes?|roti|cotelettes?|tartare|boulettes?|lardons?)',
  leftOut:
    '(?:dehors|hors du (?:frigo|refrigerateur)|(?:sur|traine sur|reste sur) (?:le|la) (?:plan de travail|table|comptoir|plan|cuisiniere|gaziniere|buffet|paillasse)|a (?:temperature ambiante|l air libre)|pas (?:ete )?(?:au|mis au) (?:frigo|refrigerateur)|dans la voiture|oublie .{0,40}(?:frigo|refrigerateur|ranger)|a l exterieur)',
  stood: '(?:reste\\w*|laisse\\w*|traine|est|etait|oublie\\w*|sorti\\w*|peut|repose|ete|a passe|passe)',
  overnight:
    '(?:toute la (?:nuit|journee|soiree|matinee|apres midi)|la nuit|cette nuit|une nuit|depuis (?:hier|ce matin|ce midi|midi)|hier soir|d hier|\\d jours?)',
  keepsOut:
    '(?:pate a|la pate|pate|pain|gateau\\w*|biscuits?|cookies?|levain|beurre|fruits?|bananes?|oignons?|pommes|lever|tremp\\w*|cake)',
  rice: '(?:riz)',
  thaw: '(?:decongel\\w*|degel\\w*)',
  refreeze:
    '(?:recongel\\w*|(?:congeler|congele\\w*) (?:a nouveau|de nouveau|une 2 fois|2 fois|encore)|remettre au congelateur|(?:de nouveau|a nouveau) congeler)',
  frozen: '(?:congele\\w*|surgele\\w*|encore gele\\w*|sort\\w* du congelateur)',
  wash: '(?:lav\\w*|rinc\\w*|passer sous l eau)(?!.{0,25}(?:mains?|riz|champignons?|pates|pommes de terre|patates|poireaux|salade|legumes|fruits|herbes))',
  mold: '(?:moisi\\w*|moisissure\\w*|poils? (?:blancs?|verts?)|duvet)',
  smell:
    '(?:(?:sent|odeur|gout|sentent) .{0,25}(?:bizarre|mauvais\\w*|fort|aigre|acide|pourri\\w*|rance|drole|etrange|ammoniac|suspect\\w*)|pue\\w*|(?:lait|yaourt) (?:a |est |qui a )?(?:tourne|caille)\\w*|gluant\\w*|visqueu\\w*|poisseu\\w*|collant\\w* au toucher|rance|avarie\\w*|pourri\\w*|tourne\\w* (?:est|sent))',
  expired:
    '(?:perime\\w*|date (?:limite|depassee|de peremption)|dlc|ddm|dluo|depasse\\w* (?:la date|de|depuis)|a consommer (?:avant|jusqu)|date est (?:passee|depassee)|expire\\w*)',
  can: '(?:(?:boite|conserve|bocal|couvercle|pot|brique).{0,30}(?:bossele\\w*|gonfle\\w*|bombe\\w*|cabosse\\w*|rouille\\w*|fuit|abime\\w*|siffle\\w*|enfonce\\w*|cogne\\w*)|(?:bombe|bosselee?|gonflee?|cabossee?) .{0,10}(?:boite|conserve|couvercle))',
  beans: '(?:haricots? (?:rouges?|secs?|noirs?|blancs?)|haricots)',
  rawBeans:
    '(?:crue?s?|sec|secs|pas cuits?|mijoteuse|toxique\\w*|poison|tremp\\w*|durs?|croquants?|cuisson lente|pas assez cuits?)',
  canned: '(?:boite|conserve|bocal|haricots verts)',
  greenPotato: '(?:verte?s?|germ\\w*|verdi\\w*|pousses?)',
  potato: '(?:pommes? de terre|patates?)',
  rawDough:
    '(?:(?:pate|farine) (?:a \\w+ )?crue|(?:pate|bol|saladier|cuillere) .{0,25}(?:crue?|gouter|lecher|manger)|(?:lecher|gouter|manger) .{0,20}(?:la pate|le bol|le saladier|pate crue|la cuillere)|farine .{0,12}crue)',
  rawEgg:
    '(?:(?:oeufs?|jaunes?|blancs?) .{0,25}(?:crus?|coulants?|pas cuits?|mollets?|baveux|dangereux|liquides?)|salmonell\\w*)',
  rawFish:
    '(?:(?:saumon|poisson|thon|truite) .{0,30}(?:crue?|sushi\\w*|sashimi|tartare|ceviche|poke)|(?:sushis?|sashimi|ceviche|tartare de|poke) .{0,30}(?:saumon|poisson|thon|truite)|sushis?|sashimi)',
  rawMeat: '(?:(?:viande|hachee?|steak|boeuf) .{0,12}crue?|tartare|carpaccio|steak tartare)',
  pink: '(?:rose\\w*|roses?|(?<!(?:veux|voudrais|veut|aime|aimons|cuire|cuisson|steak|entrecote|pour du) )saignant\\w*|rouge\\w*|(?<!(?:riz|pates|patates|terre|carottes?|legumes?|lentilles|gateau|cake|brownies|tarte|pate|pain|quiche|muffins|crepes?|aubergines?|courgettes?|haricots).{0,20})pas (?:assez |bien |encore )?(?:cuite?s?)|cru a l interieur|(?:encore|un peu|toujours|reste) crue?s?|mal cuite?|sang)',
  shells: '(?:moules?|palourdes?|coques?|huitres?|coquillages?|praires?)',
  shut: '(?:fermee?s?|pas (?:ouvert\\w*)|ne (?:s ouvr\\w*|se sont pas ouvert\\w*|s est pas ouvert\\w*)|restee?s? fermee?s?|ne s ouvre\\w* pas)',
  open: '(?:ouverte?s?|cassee?s?|abimee?s?|fendue?s?|brisee?s?|entrouverte?s?)',
  marinade: '(?:marinade)',
  board:
    '(?:(?:planche|couteau|assiette|plat|pince|saladier) .{0,50}(?:crue?|viande|poulet|poisson|volaille)|(?:viande|poulet|poisson|volaille) .{0,50}(?:planche|couteau|meme assiette|meme plat))',
  floor: '(?:(?:tombee?s?|par|sur le) (?:par terre|terre|sol|carrelage)|tombee?s? (?:au|sur))',
  wild: '(?:(?:champignons?|cepes?|girolles?|morilles?|ail des ours|baies) .{0,40}(?:cueilli\\w*|ramasse\\w*|foret|bois|trouve\\w*|jardin|sauvages?)|(?:cueilli|ramasse|trouve|sauvages?) .{0,30}(?:champignons?|cepes?|girolles?|baies))',
  crackedEgg:
    '(?:oeufs? .{0,25}(?:fele\\w*|fendu\\w*|casse\\w* dans (?:la|sa) boite|fissure\\w*|ebreche\\w*))',
  garlicOil: '(?:ail .{0,20}huile|huile .{0,15} ail|huile aromatisee)',
  powerCut:
    '(?:coupure (?:de courant|d electricite)|panne (?:de courant|d electricite)|(?:frigo|refrigerateur|congelateur) .{0,25}(?:en panne|panne|ouvert\\w*|eteint|lache|debranche))',
  twice:
    '(?:(?:2 fois|une 2 fois|2eme fois|plusieurs fois|encore|a nouveau|de nouveau|seconde fois) .{0,15}(?:rechauff\\w*)|rechauff\\w* .{0,25}(?:2 fois|plusieurs fois|une 2|encore une fois|a nouveau|de nouveau|seconde fois|deuxieme fois))',
  oldDays: '(\\d{1,2}) (?:jours?|semaines?)|une semaine',
  ate: '(?:(?:mange|avale|goute) .{0,40}(?:crue?s?|pas cuite?s?|moisi\\w*|avarie\\w*|perime\\w*|rose)|(?:crue?s?|moisi\\w*|avarie\\w*|perime\\w*) .{0,40}(?:ai mange|a mange|ai avale|ai goute))',
  pet: '(?:chiens?|chienne|chats?|chatte|chiot\\w*|chaton\\w*|animal|animaux)',
  bitter: '(?:(?:courgettes?|courges?|concombres?|potiron) .{0,20}ameres?|amers? .{0,10}courge\\w*)',
  asksSafe:
    '(?:dangereu\\w*|danger|toxique\\w*|malade\\w*|risque\\w*|encore (?:bon\\w*|mangeable|comestible\\w*|le manger|la manger|en manger|consommable)|comestible\\w*|intoxication|bon a manger|jeter|salmonell\\w*|sans risque|consommer)',
  coreTemp:
    '(?:(?:temperature|degres|chaud\\w*) .{0,30}(?:a coeur|au coeur|interieure?|a l interieur|au centre|interne)|(?:a coeur|a l interieur|au centre) .{0,30}(?:temperature|degres))',
  hot: '(?:temperature|combien de degres|quelle chaleur|a combien|thermostat)',
  degrees: '(\\d{2,3}) (?:degres?|c)',
  howMuch: '(?:combien|quelle quantite|quelle dose)',
  ingredients:
    '(?:ingredients?|(?:qu est ce qu il|que|il) (?:me |te )?faut(?: il)?(?: acheter| preparer)?$|de quoi (?:j ai|ai je|on a) besoin|il me faut quoi|qu y a t il dedans|qu est ce qu il y a dedans)',
  here: '(?:maintenant|ici|pour cette etape|a cette etape|dans cette etape)',
  forPeople:
    '(?:pour|sommes|est|serons|sera|etre) (?:seulement |environ |finalement )?(\\d{1,2}) ?(?:personnes?|convives?|invites?|portions?|parts?|gens|enfants|adultes|a table|a manger|ce soir|$)|^(\\d{1,2}) (?:personnes|portions|parts)$',
  double: '(?:double\\w*|doubler)',
  half: '(?:moitie|demi recette)',
  servings:
    '(?:pour combien de personnes|combien de (?:personnes|portions|parts|convives)|c est pour combien)',
  howLong:
    '(?:combien de (?:temps|minutes|d heures|heures)|temps de (?:cuisson|preparation|repos)|pendant combien|duree|encore (?:pour )?longtemps|bientot (?:prete?|fini)|ca prend combien|ca dure)',
  total:
    '(?:en tout|au total|toute la recette|la recette (?:prend|dure)|total\\w*|avant de manger|jusqu au repas|(?:a quelle heure|quand) (?:est ce qu )?on mange)',
  when: '(?:quand (?:est ce que )?(?:je |on |dois je |faut il |ajouter|mettre)|a quel moment|a quoi sert|on met ou|ou (?:va|vont))',
  oven: '(?:fours?|prechauff\\w*|chaleur tournante)',
  heat: '(?:quel feu|feu (?:vif|doux|moyen|fort|eteint)|quelle (?:puissance|intensite)|a feu|fort le feu|le feu|plaque (?:sur|a) (?:combien|quoi))',
  done2:
    '(?:comment (?:savoir|sais je|je sais|voir|verifier|reconnaitre|je vois)|(?:est|sont|c est) (?:ce que c est )?(?:cuite?s?|prete?s?) quand|quand (?:est ce que )?.{0,30}(?:cuite?s?|prete?s?|al dente)|(?:est|sont) .{0,15}(?:cuite?s?|prete?s?|al dente)|c est (?:deja )?(?:cuit|pret)|al dente quand|a quoi (?:doit|ca doit) ressembler)',
  rest: '(?:repos\\w*|refroidi\\w*|tiedi\\w*|attendre avant|trancher tout de suite)',
  swap: '(?:remplac\\w*|a la place|au lieu|substitu\\w*|alternativ\\w*|(?:j ai|ai|on a|y a|n ai|n a) (?:pas|plus) (?:de|d)|je n ai (?:pas|plus)|j ai (?:pas|plus)|il (?:me )?manque|sans .{0,20}(?:faire|possible)|ca marche|ca va aussi|je peux mettre|plutot que|je n ai que|j ai que)',
  leaveOut:
    '(?:ne pas mettre|sans mettre|enlever|omettre|supprimer|se passer|m en passer|sauter|oblige\\w* de|obligatoire|indispensable|(?:le|la) faire sans|(?:peux|peut) (?:le |la )?(?:faire )?sans)',
  tools:
    '(?:ustensil\\w*|materiel|appareils?|quelle (?:poele|casserole)|quel (?:moule|plat|saladier)|quelle taille de (?:moule|poele)|vaisselle)',
  meaning:
    '(?:(?:ca )?(?:veut|veulent) dire|c est quoi|qu est ce que|qu est ce qu|que signifie|signifie|definition|comment (?:on |je |faire pour |fait on pour )?(?:fait|fais)?|explique\\w*|comment)',
  freeze: '(?:congel\\w*|congelateur|surgel\\w*)',
  keepLong:
    '(?:conserv\\w*|(?:se |ca se )?gard\\w*|restes?(?! )|(?:se |ca |il |elle )tient (?:combien|longtemps|au|bien au|jusqu)|stock\\w*|(?:combien|jours) .{0,25}(?:frigo|refrigerateur))',
  ahead:
    '(?:la veille|a l avance|d avance|(?:le )?jour d avant|le matin pour le soir|le soir d avant|avance)',
  reheat: '(?:rechauff\\w*)',
  salty:
    '(?:trop (?:mis )?(?:de sel|salee?s?)|main lourde (?:sur|avec) le sel|beaucoup trop de sel|trop sale|sursale\\w*)',
  thin: '(?:trop (?:liquides?|claire?s?)|epaissi\\w*|lier la|aqueu\\w*|n epaissit pas|comme de l eau)',
  thick: '(?:trop (?:epaisse?s?|compacte?s?|seche?s?|sec)|dilu\\w*|plus fluide|allonger)',
  burnt:
    '(?:a brule|brule au fond|attache\\w*|crame\\w*|colle (?:a|au)|accroche\\w*|carbonise\\w*|trop colore\\w*|trop bruni\\w*|noirci\\w*|brulee?s? (?:au|dans|en dessous))',
  split:
    '(?:tranche|tournee?|grumeau\\w*|grumeleu\\w*|brouillee?s?|caille\\w*|separee?|se separe|coagule\\w*|granuleu\\w*|omelette)',
  bland:
    '(?:fade\\w*|pas (?:de|assez de|beaucoup de) gout|manque (?:de gout|quelque chose)|insipide|sans gout)',
  spicy: '(?:trop (?:pimentee?s?|epicee?s?|fort|relevee?)|moins (?:pimente|epice|fort))',
  sour: '(?:trop acide?s?|trop aigre)',
  sweet: '(?:trop sucree?s?)',
  isSpicy: '(?:(?:est ce que |c est |est il )?(?:tres |bien )?(?:epicee?|pimentee?|piquante?))',
  calories: '(?:calori\\w*|kcal|proteines?|valeurs? nutritionnelles?|glucides|lipides)',
  adapt: '(?:version|rendre|adapter|transformer|faire .{0,12}en)',
  leftover: '(?:restes?|cuite?s?|roti\\w*|grille\\w*)',
  reuse: '(?:reutilis\\w*|sauce|servir|encore|resservir|utiliser)',
  eat: '(?:mang\\w*|en (?:avoir|prendre)|gout\\w*|consomm\\w*|avoir|en donner)',
  asks: '^(?:est ce|combien|comment|quand|ou|pourquoi|quel\\w*|peut|peux|puis|je peux|on peut|je dois|faut il|il faut|dois je|c est|y a t il|il y a|que|qu est|qui|a quoi|a quel\\w*|a combien|par quoi|de quoi|ca|mon|ma|tu peux)',
  past: '^(?:j ai|on a|ai je)',
  why: '(?:pourquoi|a quoi (?:ca )?sert|pour quelle raison|dans quel but)',
  fan: '(?:chaleur tournante|ventilee?|convection)',
  onlyHave: '(?:j ai|on a|il y a|je n ai|on n a) (?:que|seulement|juste|uniquement)',
  insteadOf: '(?:a la place|au lieu) (?:du|des?|d)(?: la| l)?',
  asMeasure: '(?:combien|equiva\\w*|convert\\w*|en|fait|font|correspond\\w*|represente\\w*|pese\\w*)',
  weighs: 'pese(?:nt)?',
};
