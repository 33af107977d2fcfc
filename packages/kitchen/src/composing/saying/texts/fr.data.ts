/** English, and below it the same in this language: see docs/translating.md. */
export const TEXTS = `
{0} Stir-Fry
= Sauté {0:d} au wok
{0} of {1} in a glossy {2} glaze, served over {3}.
= {0} {1:d}, dans une sauce brillante {2:a}, sur un lit {3:d}.
A quick, saucy stir-fry
= Un sauté express bien nappé
On the salty side, because of {0}.
= Plutôt salé, à cause {0:de}.
{0} for {1}, {2}.
= {0} {1}, {2}.
Bring {0} to a boil in a pot{1}. Add {2} and cook
= Porter {0} à ébullition dans une casserole{1}. Ajouter {2} et cuire
␣with the salt for the water
= ␣avec le sel de cuisson
{0} minutes
= {0} minutes
until just tender, then drain and rinse briefly so they do not stick
= jusqu'à ce que tout soit juste tendre, puis égoutter et rincer rapidement pour que rien ne colle
Stir together the {0} in a small bowl{1}. Have everything cut and within reach: from here it goes fast.
= Mélanger {0:le} dans un petit bol{1}. Avoir tous les ingrédients coupés et à portée de main : la suite va très vite.
␣until dissolved
= ␣jusqu'à dissolution
Heat {0} in a wok or your widest skillet over high heat.
= Chauffer {0} à feu vif dans un wok ou une très grande poêle.
Add {0} and {1} for {2}.
= Ajouter {0} et {1} {2}.
cook, stirring now and then,
= cuire en remuant de temps en temps
Stir in {0} and cook {1} more, {2}.
= Incorporer {0} et poursuivre la cuisson {1}, {2}.
until crisp-tender
= jusqu'à ce que les légumes soient tendres mais encore croquants
The vegetables are bright, with a few browned spots, and still have some bite.
= Les légumes ont une couleur vive, quelques taches brunes et restent croquants.
{0} and toss for 1 minute, until everything is glossy. Serve over {1}.
= {0} et faire sauter 1 minute, jusqu'à ce que tout soit brillant. Servir sur {1}.
Pour in the sauce
= Verser la sauce
Bring {0} to a boil in a pot with a lid. Stir in {1}, cover, turn the heat to low, and cook for {2}, until the water is gone. Let stand off the heat, covered, for 5 minutes, then fluff with a fork.
= Porter {0} à ébullition dans une casserole munie d'un couvercle. Ajouter {1} en remuant, couvrir, baisser à feu doux et cuire {2}, jusqu'à absorption complète de l'eau. Laisser reposer 5 minutes à couvert, hors du feu, puis égrener à la fourchette.
Keep the lid on: the steam does the cooking.
= Garder le couvercle fermé : c'est la vapeur qui fait la cuisson.
until hot through
= jusqu'à ce que le tout soit bien chaud
{0} of {1} in a glossy {2} glaze.
= {0} {1:d}, dans une sauce brillante {2:a}.
{0}. Add {1} and {2}. Move to a plate.
= {0}. Ajouter {1} et {2}. Réserver sur une assiette.
Heat about half of {0} in {1} over medium-high heat
= Chauffer environ la moitié {0:de} dans {1} à feu assez vif
a wok or your widest skillet
= un wok ou une très grande poêle
cook for {0}, turning once, {1}
= cuire {0} en retournant une fois, {1}
until opaque and firm, 145°F / 63°C inside
= jusqu'à ce que la chair soit opaque et ferme, à 63 °C à cœur
Let the first side brown before you touch it; it lets go of the pan by itself.
= Laisser dorer la première face sans y toucher ; elle se détache d'elle-même de la poêle.
Heat the rest of {0} in the same pan over high heat.
= Chauffer le reste {0:de} dans la même poêle à feu vif.
cook, stirring often,
= cuire en remuant souvent
Add {0} and cook {1} more.
= Ajouter {0} et poursuivre la cuisson {1}.
Stir in {0} and cook {1} more{2}.
= Incorporer {0} et poursuivre la cuisson {1}{2}.
1 minute
= 1 minute
, until fragrant
= , jusqu'à ce que les arômes se dégagent
{0} and toss for 1 minute, until everything is glossy. Serve at once.
= {0} et faire sauter 1 minute, jusqu'à ce que tout soit brillant. Servir aussitôt.
Return {0} to the pan, pour in the sauce
= Remettre {0} dans la poêle, verser la sauce
Put {0} in a small pot with a splash of water, cover, and warm over low heat for 5 minutes, stirring now and then, until steaming hot, 165°F / 74°C.
= Mettre {0} dans une petite casserole avec un filet d'eau, couvrir et réchauffer 5 minutes à feu doux, en remuant de temps en temps, jusqu'à ce {0?qu'il soit fumant|qu'elle soit fumante|qu'ils soient fumants|qu'elles soient fumantes}, à 74 °C.
{0}. Add {1}, season with {2} and {3}. Move to a plate.
= {0}. Ajouter {1}, assaisonner {2:d} et {3}. Réserver sur une assiette.
half of the salt
= la moitié du sel || d: de la moitié du sel || de: de la moitié du sel || a: à la moitié du sel
Leave space between the pieces: a crowded pan steams instead of browning.
= Laisser de l'espace entre les morceaux : une poêle trop pleine cuit à la vapeur au lieu de dorer.
Add {0} and cook {1} more, {2}.
= Ajouter {0} et poursuivre la cuisson {1}, {2}.
Season with the rest of the salt.
= Assaisonner avec le reste du sel.
{0}. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= {0}. Ajouter {1} et cuire {2} {3}, {4}. Réserver sur une assiette.
turning now and then,
= en retournant de temps en temps
until browned and at least 145°F / 63°C inside
= jusqu'à coloration et au moins 63 °C à cœur
Stir in {0} and cook {1} more.
= Incorporer {0} et poursuivre la cuisson {1}.
Next, add {0} and cook {1} more, until soft.
= Ajouter ensuite {0} et poursuivre la cuisson {1}, jusqu'à ce {0?qu'il soit fondant|qu'elle soit fondante|qu'ils soient fondants|qu'elles soient fondantes}.
A fast stir-fry
= Un sauté minute
turning a few times,
= en retournant plusieurs fois
until golden on most sides
= jusqu'à coloration de presque toutes les faces
Add {0} and {1} for {2}, until tender.
= Ajouter {0} et {1} {2}, jusqu'à ce {0?qu'il soit tendre|qu'elle soit tendre|qu'ils soient tendres|qu'elles soient tendres}.
{0}. Add {1}, season with {2} and cook for {3}, {4} {5}. Move to a plate.
= {0}. Ajouter {1}, assaisonner {2:d} et cuire {3} {4}, {5}. Réserver sur une assiette.
until no longer pink and 165°F / 74°C in the thickest part
= jusqu'à ce que la chair ne soit plus rosée et atteigne 74 °C au plus épais
Next, add {0} and cook {1} more.
= Ajouter ensuite {0} et poursuivre la cuisson {1}.
Add {0} and cook {1} more{2}.
= Ajouter {0} et poursuivre la cuisson {1}{2}.
Season with the salt.
= Assaisonner avec le sel.
Stir in {0} and cook {1} more, until soft.
= Incorporer {0} et poursuivre la cuisson {1}, jusqu'à ce {0?qu'il soit fondant|qu'elle soit fondante|qu'ils soient fondants|qu'elles soient fondantes}.
{0} and toss for 1 minute, until everything is glossy. {1} Serve over {2}.
= {0} et faire sauter 1 minute, jusqu'à ce que tout soit brillant. {1} Servir sur {2}.
Scatter {0} on top.
= Parsemer {0:d}.
Bring {0} and {1} to a boil in a pot with a lid. Stir in {2}, cover, turn the heat to low, and cook for {3}, until the water is gone. Let stand off the heat, covered, for 5 minutes, then fluff with a fork.
= Porter {0} et {1} à ébullition dans une casserole munie d'un couvercle. Ajouter {2} en remuant, couvrir, baisser à feu doux et cuire {3}, jusqu'à absorption complète de l'eau. Laisser reposer 5 minutes à couvert, hors du feu, puis égrener à la fourchette.
a third of the salt
= un tiers du sel || d: d'un tiers du sel || de: d'un tiers du sel || a: à un tiers du sel
Next, add {0} and cook {1} more{2}.
= Ajouter ensuite {0} et poursuivre la cuisson {1}{2}.
Next, add {0} and cook {1} more, {2}.
= Ajouter ensuite {0} et poursuivre la cuisson {1}, {2}.
Next, add {0} and cook {1} more, until tender.
= Ajouter ensuite {0} et poursuivre la cuisson {1}, jusqu'à ce {0?qu'il soit tendre|qu'elle soit tendre|qu'ils soient tendres|qu'elles soient tendres}.
{0} and toss for 1 minute, until everything is glossy. {1} Serve at once.
= {0} et faire sauter 1 minute, jusqu'à ce que tout soit brillant. {1} Servir aussitôt.
until wilted and tender
= jusqu'à ce que les feuilles soient tombées et tendres
Add {0} and cook {1} more, until soft.
= Ajouter {0} et poursuivre la cuisson {1}, jusqu'à ce {0?qu'il soit fondant|qu'elle soit fondante|qu'ils soient fondants|qu'elles soient fondantes}.
Bring {0} and {1} to a boil in a small pot. Stir in {2}, cover, take off the heat, and let stand for {3}. Fluff with a fork.
= Porter {0} et {1} à ébullition dans une petite casserole. Ajouter {2} en remuant, couvrir, retirer du feu et laisser reposer {3}. Égrener à la fourchette.
Add {0} and {1} for {2}, {3}.
= Ajouter {0} et {1} {2}, {3}.
until just wilted
= jusqu'à ce que les feuilles tombent
Bring {0} to a boil in a small pot. Stir in {1}, cover, take off the heat, and let stand for {2}. Fluff with a fork.
= Porter {0} à ébullition dans une petite casserole. Ajouter {1} en remuant, couvrir, retirer du feu et laisser reposer {2}. Égrener à la fourchette.
Stir in {0} and cook {1} more, until tender.
= Incorporer {0} et poursuivre la cuisson {1}, jusqu'à ce {0?qu'il soit tendre|qu'elle soit tendre|qu'ils soient tendres|qu'elles soient tendres}.
Skillet {0} with {1}
= Poêlée {0:d} {1:a}
Browned {0} with {1}, from one skillet: {2}.
= {0:nu} {0?doré|dorée|dorés|dorées} {1:a}, dans une seule poêle : {2}.
a weeknight supper that asks for little
= un dîner de semaine qui demande peu d'efforts
a large skillet
= une grande poêle
turning to brown all sides,
= en retournant pour dorer toutes les faces
until browned with no pink left, 160°F / 71°C
= jusqu'à ce que la viande soit dorée, sans trace de rose, à 71 °C
Lower the heat to medium and add the rest of {0}. {1}
= Passer à feu moyen et ajouter le reste {0:de}. {1}
If the pan looks dry, a splash of water loosens the browned bits, and those are the flavor.
= Si la poêle paraît sèche, un filet d'eau décolle les sucs, et c'est là qu'est le goût.
Return {0} to the skillet with any juices{1}.
= Remettre {0} dans la poêle avec le jus rendu{1}.
, stir in {0}, and simmer for 1 minute, until everything is coated
= , incorporer {0} et laisser mijoter 1 minute, jusqu'à ce que tout soit bien enrobé
Lower the heat to medium and add the rest of {0}. {1} {2}
= Passer à feu moyen et ajouter le reste {0:de}. {1} {2}
Add {0} for the last minute.
= Ajouter {0} pour la dernière minute.
Return {0} to the skillet with any juices{1}. {2}
= Remettre {0} dans la poêle avec le jus rendu{1}. {2}
until hot through and lightly browned
= jusqu'à ce que le tout soit bien chaud et légèrement doré
Return {0} to the skillet with any juices{1}. Finish with {2}.
= Remettre {0} dans la poêle avec le jus rendu{1}. Terminer avec {2}.
a squeeze of {0}
= quelques gouttes {0:d}
dinner with one pan to wash
= un dîner, une seule poêle à laver
Return {0} to the skillet with any juices{1}. {2} Finish with {3}.
= Remettre {0} dans la poêle avec le jus rendu{1}. {2} Terminer avec {3}.
a splash of {0}
= un trait {0:d}
Skillet {0} with {1} and {2}
= Poêlée {0:d} {1:a} et {2:a}
Return {0} to the skillet with any juices{1}. Spoon over {2}.
= Remettre {0} dans la poêle avec le jus rendu{1}. Verser sur {2}.
plain cooking, done well
= une cuisine simple et bien faite
Return {0} to the skillet with any juices{1}. {2} Finish with {3}. Spoon over {4}.
= Remettre {0} dans la poêle avec le jus rendu{1}. {2} Terminer avec {3}. Verser sur {4}.
breaking up the lumps with a spoon,
= en émiettant les morceaux à la cuillère
Return {0} to the skillet with any juices{1}. {2} Spoon over {3}.
= Remettre {0} dans la poêle avec le jus rendu{1}. {2} Verser sur {3}.
␣and warm through for 1 minute
= ␣et réchauffer 1 minute
until tender, then drain well and cover
= jusqu'à ce que le tout soit tendre, puis bien égoutter et couvrir
Finish with a splash of {0}.
= Terminer avec un trait {0:d}.
Return {0} to the skillet with any juices{1}. {2} {3} Spoon over {4}.
= Remettre {0} dans la poêle avec le jus rendu{1}. {2} {3} Verser sur {4}.
Finish with a squeeze of {0}.
= Terminer avec quelques gouttes {0:d}.
until soft and starting to break down
= jusqu'à ce que le tout soit fondant et commence à se défaire
Add {0} and cook {1} more, until tender.
= Ajouter {0} et poursuivre la cuisson {1}, jusqu'à ce {0?qu'il soit tendre|qu'elle soit tendre|qu'ils soient tendres|qu'elles soient tendres}.
until browned with no pink left, 165°F / 74°C
= jusqu'à ce que la viande soit dorée, sans trace de rose, à 74 °C
Return {0} to the skillet with any juices{1}. {2} {3}
= Remettre {0} dans la poêle avec le jus rendu{1}. {2} {3}
Return {0} to the skillet with any juices{1}. Finish with {2}. Spoon over {3}.
= Remettre {0} dans la poêle avec le jus rendu{1}. Terminer avec {2}. Verser sur {3}.
Pan-Seared {0} and {1}
= {0:nu} et {1:nu} à la poêle
{0}: {1} with {2}, cooked simply.
= {0} : {1:nu} {2:a}, en toute simplicité.
Crisp outside, juicy inside
= Du croustillant dehors, du moelleux dedans
{0} with {1}.
= {0} avec {1}.
Season {0} on both sides
= Assaisonner {0} des deux côtés
A dry surface browns; a wet one sticks.
= Une surface sèche dore ; une surface humide accroche.
Put {0} in a covered pan with {1} and steam over medium heat for {2}, until just tender. Drain{3} and keep warm.
= Mettre {0} dans une sauteuse couverte avec {1} et cuire à la vapeur {2} à feu moyen, jusqu'à ce que le tout soit juste tendre. Égoutter{3} et garder au chaud.
, season with a pinch of the salt,
= , saler d'une pincée du sel
Heat {0} in a heavy skillet over medium-high heat until it shimmers. Lay in {1} and {2}. Move to a plate.
= Chauffer {0} dans une poêle à fond épais à feu assez vif jusqu'à ce que la matière grasse frémisse. Y déposer {1} et {2}. Réserver sur une assiette.
A deep golden crust that releases from the pan.
= Une croûte bien dorée qui se détache de la poêle.
Take the pan off the heat, stir {0} into what is left in it, and spoon over {1}.
= Retirer la poêle du feu, mélanger {0} à ce qu'il y reste et verser sur {1}.
Serve at once{0}.
= Servir aussitôt{0}.
␣with {0} alongside
= ␣avec {0} en accompagnement
Pan-Seared {0} with {1}
= {0:nu} à la poêle {1:a}
{0}: {1}, cooked simply.
= {0} : {1:nu}, en toute simplicité.
A hard sear and nothing to hide behind
= Une belle saisie et rien à cacher
{0} with {1}.{2}
= {0} avec {1:de}.{2}
␣Slice thick pieces in half through the middle so that they cook evenly.
= ␣Couper les morceaux épais en deux dans l'épaisseur pour une cuisson uniforme.
Heat {0} in a heavy skillet over medium-high heat until it shimmers. Lay in {1} and cook for {2}, {3} {4}. Move to a plate.
= Chauffer {0} dans une poêle à fond épais à feu assez vif jusqu'à ce que la matière grasse frémisse. Y déposer {1} et cuire {2} {3}, {4}. Réserver sur une assiette.
Let {0} rest for 3 minutes, then serve
= Laisser reposer {0} 3 minutes, puis servir
␣with {0} spooned over the top
= ␣avec {0} en filet par-dessus
Put {0} in a covered pan with {1} and steam over medium heat for {2}, until just tender. Drain and keep warm.
= Mettre {0} dans une sauteuse couverte avec {1} et cuire à la vapeur {2} à feu moyen, jusqu'à ce que le tout soit juste tendre. Égoutter et garder au chaud.
Serve at once{0}{1}.
= Servir aussitôt{0}{1}.
␣and {0} alongside
= ␣et {0} en accompagnement
Pan-Seared {0}
= {0:nu} à la poêle
Serve at once.
= Servir aussitôt.
turning once halfway,
= en retournant une fois à mi-cuisson
until opaque and flaking easily, 145°F / 63°C in the middle
= jusqu'à ce que la chair soit opaque et se détache facilement, à 63 °C au centre
Pan-Seared {0} with Butter
= {0:nu} à la poêle, au beurre
Crisp {0}
= {0:nu} {0?croustillant|croustillante|croustillants|croustillantes}
Thin {0} in a light seasoned crust, fried until golden.
= {0:nu} en tranches fines, sous une légère croûte assaisonnée, {0?frit|frite|frits|frites} jusqu'à belle dorure.
Spread {0} in a shallow dish and mix it with {1}. Press both sides of {2} into it and shake off the excess.
= Étaler {0} dans une assiette creuse et mélanger avec {1}. Y presser {2} des deux côtés et secouer pour retirer l'excédent.
Heat {0} in a large skillet over medium-high heat. Add {1} in one layer and fry for {2} minutes, turning once, {3}.
= Chauffer {0} dans une grande poêle à feu assez vif. Ajouter {1} en une seule couche et faire frire {2} minutes en retournant une fois, {3}.
Work in two batches if they do not fit; crowding makes the crust soggy.
= Procéder en deux fois si tout ne tient pas ; une poêle trop pleine ramollit la croûte.
Golden and crisp at the edges.
= Bien doré et croustillant sur les bords.
Drain on paper towels for 2 minutes. Serve hot{0}.
= Égoutter 2 minutes sur du papier absorbant. Servir chaud{0}.
, with {0} on the side
= , avec {0} à côté
Crisp {0} Cutlets
= Escalopes {0:d} croustillantes
Thin {0} cutlets in a light seasoned crust, fried until golden.
= Fines escalopes {0:d} sous une légère croûte assaisonnée, frites jusqu'à belle dorure.
, scattered with {0}
= , en parsemant {0:d}
Drain on paper towels for 2 minutes. Serve hot{0}{1}.
= Égoutter 2 minutes sur du papier absorbant. Servir chaud{0}{1}.
Crisp {0} with {1}
= {0:nu} {0?croustillant|croustillante|croustillants|croustillantes} {1:a}
␣with {0} sprinkled over
= ␣en arrosant {0:d}
Crisp {0} Cutlets with {1}
= Escalopes {0:d} croustillantes {1:a}
Drain on paper towels for 2 minutes. Serve hot{0}{1}{2}.
= Égoutter 2 minutes sur du papier absorbant. Servir chaud{0}{1}{2}.
Drain on paper towels for 2 minutes. Serve hot.
= Égoutter 2 minutes sur du papier absorbant. Servir chaud.
Seared {0} with {1}
= {0:nu} {0?saisi|saisie|saisis|saisies} {1:a}
{0} seared in one piece, rested, with {1}{2}.
= {0:nu} {0?saisi|saisie|saisis|saisies} d'une seule pièce, {0?reposé|reposée|reposés|reposées}, avec {1:de}{2}.
, in a quick pan sauce
= , dans une sauce minute
Heat half of {0} in a large heavy skillet over medium heat. {1} {2} Move to a plate.
= Chauffer la moitié {0:de} dans une grande poêle à fond épais à feu moyen. {1} {2} Réserver sur une assiette.
Season with half of the salt.
= Assaisonner avec la moitié du sel.
Season {0} on both sides with {1}. {2} over medium-high heat until it shimmers. Lay in {3} and cook for {4}, turning once, {5}. Move to a board and let rest for 5 minutes.
= Assaisonner {0} des deux côtés {1:d}. {2} à feu assez vif jusqu'à ce que la matière grasse frémisse. Y déposer {3} et cuire {4} en retournant une fois, {5}. Poser sur une planche et laisser reposer 5 minutes.
the rest of the salt
= le reste du sel || d: du reste du sel || de: du reste du sel || a: au reste du sel
Heat the rest of {0} in the skillet
= Chauffer le reste {0:de} dans la poêle
Leave it alone while it browns: it lets go of the pan by itself.
= Ne pas y toucher pendant la coloration : la viande se détache d'elle-même de la poêle.
Lower the heat to medium. {0} {1} {2} Stir in the juices from the board.
= Passer à feu moyen. {0} {1} {2} Incorporer le jus de la planche.
Add {0} to the skillet and stir for 1 minute.
= Ajouter {0} dans la poêle et remuer 1 minute.
Pour in {0}, scrape up the browned bits, and let it bubble for 3 minutes.
= Verser {0}, gratter les sucs et laisser bouillonner 3 minutes.
Stir in {0} and simmer for 1 minute, until it coats a spoon.
= Incorporer {0} et laisser mijoter 1 minute, jusqu'à ce que la sauce nappe la cuillère.
Serve {0} with {1}{2}.
= Servir {0} avec {1}{2}.
, and spoon over what is in the pan
= , et napper de ce qui reste dans la poêle
Put {0} in a pot with {1}{2} and bring to a boil. Simmer
= Mettre {0} dans une casserole avec {1}{2} et porter à ébullition. Laisser mijoter
␣and the salt for the water
= ␣et le sel de cuisson
until a knife slides in without resistance, then save a cup of the water and drain
= jusqu'à ce qu'un couteau y entre sans résistance, puis réserver 250 ml d'eau de cuisson et égoutter
Crush {0} roughly with a fork{1}, cover, and keep warm.
= Écraser grossièrement {0} à la fourchette{1}, couvrir et garder au chaud.
␣and a spoonful of the saved water
= ␣avec une cuillerée de l'eau réservée
Heat {0} in the skillet
= Chauffer {0} dans la poêle
Lower the heat to medium. {0} {1} Stir in the juices from the board.
= Passer à feu moyen. {0} {1} Incorporer le jus de la planche.
Lower the heat to medium. {0} Stir in the juices from the board.
= Passer à feu moyen. {0} Incorporer le jus de la planche.
{0} with {1}{2}.
= {0} avec {1}{2}.
Slice {0} across the grain and serve
= Trancher {0} perpendiculairement aux fibres et servir
{0} seared {1}, rested, with {2}{3}.
= {0:nu} {0?saisi|saisie|saisis|saisies} {1}, {0?reposé|reposée|reposés|reposées}, avec {2:de}{3}.
in thick rounds
= en tranches épaisses
Score the skin of {0}, season with {1}, and lay skin side down in a cold heavy skillet. Set over medium heat and cook for 10 minutes, until the fat has run out and the skin is deep gold. Spoon off most of the fat, turn, and cook for 7 minutes more, until no longer pink and 165°F / 74°C in the thickest part. Move to a board and let rest for 5 minutes.
= Inciser la peau {0:de}, assaisonner {1:d} et déposer côté peau dans une poêle à fond épais froide. Mettre à feu moyen et cuire 10 minutes, jusqu'à ce que la graisse ait fondu et que la peau soit bien dorée. Retirer presque toute la graisse à la cuillère, retourner et poursuivre la cuisson 7 minutes, jusqu'à ce que la chair ne soit plus rosée et atteigne 74 °C au plus épais. Poser sur une planche et laisser reposer 5 minutes.
Keep the fat: potatoes fried in it are the best there are.
= Garder la graisse : rien ne vaut les pommes de terre qu'on y fait sauter.
until a knife slides in without resistance, then drain
= jusqu'à ce qu'un couteau y entre sans résistance, puis égoutter
Crush {0} roughly with a fork and half of {1}, cover, and keep warm.
= Écraser grossièrement {0} à la fourchette avec la moitié {1:de}, couvrir et garder au chaud.
{0} seared in one piece, rested, with {1}.
= {0:nu} {0?saisi|saisie|saisis|saisies} d'une seule pièce, {0?reposé|reposée|reposés|reposées}, avec {1:de}.
Add {0} and {1} for {2}, until soft.
= Ajouter {0} et {1} {2}, jusqu'à ce {0?qu'il soit fondant|qu'elle soit fondante|qu'ils soient fondants|qu'elles soient fondantes}.
Seared {0} with Salad
= {0:nu} {0?saisi|saisie|saisis|saisies} et salade
{0} seared {1}, rested, with {2}.
= {0:nu} {0?saisi|saisie|saisis|saisies} {1}, {0?reposé|reposée|reposés|reposées}, avec {2:de}.
Serve {0} with {1}.
= Servir {0} avec {1}.
{0} Cottage Pie
= Hachis parmentier {0:a}
{0} in a thick sauce under a browned lid of mash: cheap, filling, and as good tomorrow.
= {0:nu} dans une sauce épaisse, sous une couche de purée dorée : économique, nourrissant, et aussi bon le lendemain.
Heat the oven to 400°F / 200°C.
= Préchauffer le four à 200 °C.
Heat {0} in a large skillet over medium heat. {1}
= Chauffer {0} dans une grande poêle à feu moyen. {1}
{0} Stir in {1}. Pour in {2}{3} and simmer for 6 minutes, until thick.
= {0} Incorporer {1}. Verser {2}{3} et laisser mijoter 6 minutes, jusqu'à épaississement.
Add {0} and cook for {1}, {2} {3}.
= Ajouter {0} et cuire {1} {2}, {3}.
, season with {0},
= , assaisonner {0:d}
The filling is moist and nothing runs when you draw a spoon through it.
= La garniture est moelleuse et rien ne coule quand on y passe une cuillère.
Stir {0} with {1} until it spreads.
= Mélanger {0} avec {1} jusqu'à obtenir une purée qui s'étale.
Spread the filling in a baking dish and cover with the mash. Rough it up with a fork. Bake for 25 minutes, until bubbling at the edge and browned on top. Let stand for 5 minutes.
= Étaler la garniture dans un plat à gratin et couvrir de purée. Strier à la fourchette. Enfourner 25 minutes, jusqu'à ce que les bords bouillonnent et que le dessus soit doré. Laisser reposer 5 minutes.
The ridges of the fork are what turns crisp.
= Ce sont les stries de la fourchette qui deviennent croustillantes.
{0} Pour in {1}{2} and simmer for 6 minutes, until thick.
= {0} Verser {1}{2} et laisser mijoter 6 minutes, jusqu'à épaississement.
Stir in {0} with {1}.
= Incorporer {0} avec {1}.
Mash {0} with {1} until smooth.
= Écraser {0} avec {1} jusqu'à obtenir une purée lisse.
Spread the filling in a baking dish and cover with the mash{0}. Rough it up with a fork. Bake for 25 minutes, until bubbling at the edge and browned on top. Let stand for 5 minutes.
= Étaler la garniture dans un plat à gratin et couvrir de purée{0}. Strier à la fourchette. Enfourner 25 minutes, jusqu'à ce que les bords bouillonnent et que le dessus soit doré. Laisser reposer 5 minutes.
; scatter {0} on top
= ␣; parsemer {0:d}
{0} Pie with Mash
= Parmentier {0:d} à la purée
Take out {0}.
= Retirer {0}.
{0} Bubble and Squeak with Eggs
= Galettes de purée {0:a} et œufs
Mash and {0} of yesterday, fried until crusty{1}.
= Purée et {0:nu} de la veille, poêlés jusqu'à ce qu'une croûte se forme{1}.
, with a fried egg
= , avec un œuf au plat
Heat half of {0} {1} over medium heat. {2}
= Chauffer la moitié {0:de} {1} à feu moyen. {2}
in a large nonstick skillet
= dans une grande poêle antiadhésive
Stir in {0}. Season with {1}. Press flat with a spatula and fry for 6 minutes, until a brown crust forms underneath. Turn in pieces, add the rest of the {2}, press again, and fry for 6 minutes more, until steaming hot, 165°F / 74°C.
= Incorporer {0}. Assaisonner {1:d}. Aplatir à la spatule et faire frire 6 minutes, jusqu'à ce qu'une croûte brune se forme dessous. Retourner par morceaux, ajouter le reste {2:de}, aplatir de nouveau et faire frire encore 6 minutes, jusqu'à ce que le tout soit fumant, à 74 °C.
Do not stir: the crust is the dish.
= Ne pas remuer : toute la recette est dans la croûte.
Push to one side, crack in {0}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Pousser sur un côté, casser {0} dans la poêle, couvrir et cuire 4 minutes, jusqu'à ce que les blancs soient pris et les jaunes cuits à votre goût.
Cook the yolks through (160°F / 71°C) for anyone who should not eat soft eggs.
= Cuire les jaunes à cœur (71 °C) pour toute personne qui doit éviter les œufs coulants.
Divide between plates.
= Répartir dans les assiettes.
{0} Bubble and Squeak with {1}
= Galettes de purée {0:a} et {1:nu}
Set a large nonstick skillet over medium heat with a little of {0}. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Mettre une grande poêle antiadhésive à feu moyen avec un peu {0:de}. Ajouter {1} et cuire {2} {3}, {4}. Réserver sur une assiette.
Add half of {0} to the skillet over medium heat. {1}
= Ajouter la moitié {0:de} dans la poêle à feu moyen. {1}
Divide between plates with {0}.
= Répartir dans les assiettes avec {0}.
Mash and {0} of yesterday, fried until crusty.
= Purée et {0:nu} de la veille, poêlés jusqu'à ce qu'une croûte se forme.
turning as needed,
= en retournant au besoin
until browned and crisp
= jusqu'à ce que le tout soit doré et croustillant
{0} Tart
= Tarte feuilletée {0:a}
A crisp sheet of puff pastry with {0}.
= Une plaque de pâte feuilletée croustillante avec {0:de}.
Heat the oven to 425°F / 220°C and line a sheet pan with paper.
= Préchauffer le four à 220 °C et garnir une plaque de papier cuisson.
Heat {0} in a large skillet over medium heat. {1} Season with {2}. Let cool for 5 minutes.
= Chauffer {0} dans une grande poêle à feu moyen. {1} Assaisonner {2:d}. Laisser tiédir 5 minutes.
Cook off the water now: wet vegetables make a soggy tart.
= Faire évaporer l'eau dès maintenant : des légumes humides détrempent la tarte.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork. {1}
= Étaler {0} sur la plaque, tracer une entaille à 2,5 cm du bord et piquer le centre à la fourchette. {1}
Spread {0} inside the line.
= Étaler {0} à l'intérieur de l'entaille.
Spread {0} over the middle and top with {1}. Bake for 22 minutes, until the edge is puffed and deep gold and the bottom is dry.
= Étaler {0} au centre et garnir {1:d}. Enfourner 22 minutes, jusqu'à ce que le bord soit gonflé et bien doré et que le dessous soit sec.
Lift a corner: it is brown underneath.
= Soulever un coin : le dessous est doré.
Let stand for 5 minutes, cut into squares, and serve warm.
= Laisser reposer 5 minutes, couper en carrés et servir tiède.
Heat {0} in a large skillet over medium heat. {1} Stir in {2}. Season with {3}. Let cool for 5 minutes.
= Chauffer {0} dans une grande poêle à feu moyen. {1} Incorporer {2}. Assaisonner {3:d}. Laisser tiédir 5 minutes.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork.
= Étaler {0} sur la plaque, tracer une entaille à 2,5 cm du bord et piquer le centre à la fourchette.
Let stand for 5 minutes, cut into squares, and serve warm with {0}.
= Laisser reposer 5 minutes, couper en carrés et servir tiède avec {0}.
Heat {0} in a large skillet over medium heat. {1} {2} Season with {3}. Let cool for 5 minutes.
= Chauffer {0} dans une grande poêle à feu moyen. {1} {2} Assaisonner {3:d}. Laisser tiédir 5 minutes.
Beat {0} and brush it over the edge.
= Battre {0} et en badigeonner le bord.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork. {1} {2}
= Étaler {0} sur la plaque, tracer une entaille à 2,5 cm du bord et piquer le centre à la fourchette. {1} {2}
Heat {0} in a large skillet over medium heat. {1} {2} Stir in {3}. Season with {4}. Let cool for 5 minutes.
= Chauffer {0} dans une grande poêle à feu moyen. {1} {2} Incorporer {3}. Assaisonner {4:d}. Laisser tiédir 5 minutes.
Pressure-Cooker {0} Stew
= Ragoût {0:d} à l'autocuiseur
A thick stew from dried {0}, with {1}.
= Un ragoût épais à base {0:d} en grains secs, avec {1:de}.
Set the pressure cooker to sauté and heat {0}. {1} {2}
= Régler l'autocuiseur sur le mode sauté et y chauffer {0}. {1} {2}
Add {0} and {1} for {2}{3}.
= Ajouter {0} et {1} {2}{3}.
Stir in {0}{1}. Lock the lid and cook at high pressure for 40 minutes. Let the pressure fall for 20 minutes, then release the rest.
= Incorporer {0}{1}. Verrouiller le couvercle et cuire 40 minutes à haute pression. Laisser la pression retomber 20 minutes, puis libérer le reste.
, and season with {0}
= , et assaisonner {0:d}
No soaking is needed. Beans that are still firm get 10 minutes more at pressure.
= Pas de trempage nécessaire. Si les grains sont encore fermes, compter 10 minutes de plus sous pression.
Set the pot to sauté. Stir in {0} and simmer for 8 minutes, until tender and thick.
= Régler l'autocuiseur sur le mode sauté. Incorporer {0} et laisser mijoter 8 minutes, jusqu'à ce que le tout soit tendre et épais.
Crush a few beans against the side to thicken the stew and ladle into bowls.
= Écraser quelques grains contre la paroi pour épaissir le ragoût et servir à la louche dans des bols.
Crush a few beans against the side to thicken the stew and ladle into bowls, with {0} on top.
= Écraser quelques grains contre la paroi pour épaissir le ragoût et servir à la louche dans des bols, avec {0} par-dessus.
Set the pressure cooker to sauté and heat {0}.
= Régler l'autocuiseur sur le mode sauté et y chauffer {0}.
Set the pressure cooker to sauté and heat {0}. {1}
= Régler l'autocuiseur sur le mode sauté et y chauffer {0}. {1}
A thick stew from dried {0}, with .
= Un ragoût épais à base {0:d} en grains secs.
Steamed {0} with {1}
= {0:nu} à la vapeur {1:a}
{0} steamed with {1}, finished with {2} and hot oil.
= {0:nu} à la vapeur {1:a}, avec {2:de} et de l'huile brûlante pour finir.
Pour an inch of water into a wide pot with a lid, set a rack or an upturned bowl in it, and bring to a boil. Lay {0} on a heatproof plate, and scatter with {1}.
= Verser 2,5 cm d'eau dans un large faitout muni d'un couvercle, y poser une grille ou un bol retourné et porter à ébullition. Disposer {0} sur une assiette résistante à la chaleur et parsemer {1:d}.
Set the plate on the rack, cover, and steam {0} for {1} minutes, {2}.
= Poser l'assiette sur la grille, couvrir et cuire {0} à la vapeur {1} minutes, {2}.
Open the lid away from you. A thick piece takes 2 minutes longer.
= Ouvrir le couvercle en l'éloignant de soi. Un morceau épais demande 2 minutes de plus.
Pour off the water on the plate. Spoon {0} over {1}{2}.
= Jeter l'eau de l'assiette. Verser {0} sur {1}{2}.
␣and scatter with {0}
= ␣et parsemer {0:d}
Heat {0} in a small pan for 2 minutes, until it shimmers, and pour it over: it should sizzle. Serve at once.
= Chauffer {0} 2 minutes dans une petite poêle, jusqu'à ce que la surface frémisse, et verser dessus : cela doit grésiller. Servir aussitôt.
Pour an inch of water into a wide pot with a lid, set a rack or an upturned bowl in it, and bring to a boil. Lay {0} on a heatproof plate{1}, and scatter with {2}.
= Verser 2,5 cm d'eau dans un large faitout muni d'un couvercle, y poser une grille ou un bol retourné et porter à ébullition. Disposer {0} sur une assiette résistante à la chaleur{1} et parsemer {2:d}.
, season with {0}salt
= , assaisonner avec {0}sel
the rest of the␣
= le reste du␣
Set the plate on the rack, cover, and steam {0} for {1} minutes{2}, {3}.
= Poser l'assiette sur la grille, couvrir et cuire {0} à la vapeur {1} minutes{2}, {3}.
. Lay {0} around it and steam for {1} minutes more
= . Disposer {0} autour et poursuivre la cuisson vapeur {1} minutes
Pour off the water on the plate. Spoon {0} over {1}.
= Jeter l'eau de l'assiette. Verser {0} sur {1}.
Heat {0} in a small pan for 2 minutes, until it shimmers, and pour it over: it should sizzle. Serve at once with {1}.
= Chauffer {0} 2 minutes dans une petite poêle, jusqu'à ce que la surface frémisse, et verser dessus : cela doit grésiller. Servir aussitôt avec {1}.
, season with salt
= , saler
{0} and {1} Hash with {2}
= Poêlée {1:d} {0:a} et {2:a}
Crisp-edged {0} with {1}, {2}.
= {0:nu} à la poêle, aux bords croustillants, avec {1:de}, {2}.
good for breakfast and better for supper
= à savourer au petit-déjeuner et, mieux encore, au dîner
Set a large skillet over medium heat. Add {0} and cook for {1}, {2} {3}. Move to a plate and leave the fat in the pan.
= Mettre une grande poêle à feu moyen. Ajouter {0} et cuire {1} {2}, {3}. Réserver sur une assiette en laissant la graisse dans la poêle.
{0} over medium heat. Add {1} in one layer, season with {2}, cover, and cook for 10 minutes. Uncover and cook 6 minutes more, turning now and then.
= {0} à feu moyen. Ajouter {1} en une seule couche, assaisonner {2:d}, couvrir et cuire 10 minutes. Découvrir et poursuivre la cuisson 6 minutes, en retournant de temps en temps.
Add {0} to the skillet
= Ajouter {0} dans la poêle
Turn the potatoes seldom: a crust needs time against the pan.
= Retourner rarement les pommes de terre : une croûte a besoin de temps contre la poêle.
Tender all the way through, with crisp brown edges.
= Tendre à cœur, avec des bords bruns et croustillants.
Stir {0} back in and warm through for 1 minute.
= Remettre {0} dans la poêle, mélanger et réchauffer 1 minute.
Make hollows in the hash, crack in {0}, cover, and cook for 5 minutes, until the whites are set and the yolks are as firm as you like.
= Creuser des puits dans la poêlée, y casser {0}, couvrir et cuire 5 minutes, jusqu'à ce que les blancs soient pris et les jaunes cuits à votre goût.
For children and in pregnancy, cook until the yolks are firm too (160°F / 71°C).
= Pour les enfants et pendant la grossesse, cuire jusqu'à ce que les jaunes soient fermes aussi (71 °C).
Serve straight from the skillet
= Servir directement dans la poêle
, and pass {0} at the table
= , et proposer {0} à table
{0} and {1} Hash
= Poêlée {1:d} {0:a}
Heat {0} in a large skillet
= Chauffer {0} dans une grande poêle
a skillet breakfast that works at any hour
= un petit-déjeuner à la poêle qui convient à toute heure
Divide between plates
= Répartir dans les assiettes
{0} with {1} on top.
= {0} avec {1} par-dessus.
{0} with {1} on top{2}.
= {0} avec {1} par-dessus{2}.
{0} Hash with {1}
= Poêlée {0:d} {1:a}
Crisp-edged {0}, {1}.
= {0:nu} à la poêle, aux bords croustillants : {1}.
Make a hollow in the hash, crack in {0}, cover, and cook for 5 minutes, until the whites are set and the yolks are as firm as you like.
= Creuser un puits dans la poêlée, y casser {0}, couvrir et cuire 5 minutes, jusqu'à ce que le blanc soit pris et le jaune cuit à votre goût.
{0} Fritters
= Petites galettes {0:d}
Little golden fritters of {0}, crisp at the edges and soft inside.
= Petites galettes dorées {0:d}, croustillantes sur les bords et moelleuses à l'intérieur.
{0} Add {1}, stir in {2}, and season with {3}. The batter should just hold together on a spoon.
= {0} Ajouter {1}, incorporer {2} et assaisonner {3:d}. La pâte doit tout juste se tenir sur une cuillère.
Mash {0} roughly in a large bowl and beat in {1}.
= Écraser grossièrement {0} dans un grand saladier et y battre {1}.
Heat {0} in a large skillet over medium heat. Drop in heaped tablespoons, flatten them, and fry for 4 minutes. Flip and fry for 4 minutes more, until deep golden and set in the middle.
= Chauffer {0} dans une grande poêle à feu moyen. Y déposer de grosses cuillerées de pâte, les aplatir et faire frire 4 minutes. Retourner et faire frire encore 4 minutes, jusqu'à ce que l'extérieur soit bien doré et le centre pris.
Brown and crisp outside; no wet batter inside (160°F / 71°C).
= Brun et croustillant dehors ; plus de pâte crue au centre (71 °C).
Drain on paper towels and serve hot{0}.
= Égoutter sur du papier absorbant et servir chaud{0}.
␣with {0} for dipping
= ␣avec {0} pour tremper
Wrap {0} in a clean towel and wring out as much liquid as you can.
= Envelopper {0} dans un torchon propre et essorer le plus de liquide possible.
This is the step that decides between crisp and soggy.
= C'est l'étape qui décide entre croustillant et mou.
Little golden fritters of {0} with {1}, crisp at the edges and soft inside.
= Petites galettes dorées {0:d} {1:a}, croustillantes sur les bords et moelleuses à l'intérieur.
Beat {0} in a large bowl.
= Battre {0} dans un grand saladier.
Drain on paper towels and serve hot.
= Égoutter sur du papier absorbant et servir chaud.
Garlicky {0}
= {0:nu} à l'ail
softened with plenty of garlic
= à la poêle, avec beaucoup d'ail
a side that often becomes the meal
= un accompagnement qui devient souvent le repas
Season with {0}. {1} Serve warm.
= Assaisonner {0:d}. {1} Servir chaud.
Sprinkle with {0}.
= Arroser {0:d}.
Sautéed {0}
= {0:nu} {0?sauté|sautée|sautés|sautées}
cooked quickly in a hot pan
= à la poêle bien chaude, en un rien de temps
five minutes of attention, no more
= cinq minutes d'attention, pas plus
Season with {0}. {1} Top with {2}. Serve warm.
= Assaisonner {0:d}. {1} Garnir {2:d}. Servir chaud.
Season with {0}. Serve warm.
= Assaisonner {0:d}. Servir chaud.
Season with {0}. Top with {1}. Serve warm.
= Assaisonner {0:d}. Garnir {1:d}. Servir chaud.
Sautéed {0} on Toast
= Toast {0:a} {0?sauté|sautée|sautés|sautées}
Season with {0}. {1} Top with {2}. {3}
= Assaisonner {0:d}. {1} Garnir {2:d}. {3}
Toast {0} and pile everything on top.
= Griller {0} et disposer le tout dessus.
Season with {0}. Top with {1}. {2}
= Assaisonner {0:d}. Garnir {1:d}. {2}
Garlicky {0} on Toast
= Toast {0:a}, parfumé à l'ail
Season with {0}. {1}
= Assaisonner {0:d}. {1}
Season with {0}. {1} {2}
= Assaisonner {0:d}. {1} {2}
{0} Frittata
= Frittata {0:a}
A thick frittata with {0}, {1}.
= Une frittata épaisse {0:a}, {1}.
as good cold tomorrow as it is warm tonight
= aussi bonne froide demain que tiède ce soir
Heat the oven to 375°F / 190°C.
= Préchauffer le four à 190 °C.
Whisk {0} in a bowl with {1}. {2}
= Fouetter {0} dans un saladier avec {1:de}. {2}
Stir in about half of {0}.
= Incorporer environ la moitié {0:de}.
Heat {0} in a {1} skillet over medium heat. Add {2} and cook for {3}, {4} {5}.
= Chauffer {0} dans une poêle {1} à feu moyen. Ajouter {2} et cuire {3} {4}, {5}.
medium ovenproof
= moyenne allant au four
Pour in the egg mixture and cook without stirring for 2 minutes, until the edge sets.{0} Bake for 12 minutes, until the eggs are set in the middle, 160°F / 71°C.
= Verser les œufs battus et cuire 2 minutes sans remuer, jusqu'à ce que le bord prenne.{0} Enfourner 12 minutes, jusqu'à ce que les œufs soient pris au centre, à 71 °C.
␣Scatter the rest of {0} on top.
= ␣Parsemer du reste {0:de}.
Puffed at the edge and barely trembling in the center.
= Gonflé au bord et à peine tremblant au centre.
Let stand for 3 minutes, then cut into wedges{0}. Good warm or cold.
= Laisser reposer 3 minutes, puis couper en parts{0}. Aussi bon tiède que froid.
Whisk {0} in a bowl with {1}.
= Fouetter {0} dans un saladier avec {1:de}.
Pour in the egg mixture and cook without stirring for 2 minutes, until the edge sets. Bake for 12 minutes, until the eggs are set in the middle, 160°F / 71°C.
= Verser les œufs battus et cuire 2 minutes sans remuer, jusqu'à ce que le bord prenne. Enfourner 12 minutes, jusqu'à ce que les œufs soient pris au centre, à 71 °C.
Let stand for 3 minutes, then cut into wedges. Good warm or cold.
= Laisser reposer 3 minutes, puis couper en parts. Aussi bon tiède que froid.
cut into wedges at the table
= à couper en parts à table
Heat {0} in a {1} skillet over medium heat. {2}
= Chauffer {0} dans une poêle {1} à feu moyen. {2}
Drive off the water from the vegetables now, or the frittata weeps later.
= Faire évaporer maintenant l'eau des légumes, sinon la frittata en rendra plus tard.
Stovetop {0} Frittata
= Frittata à la poêle {0:a}
medium nonstick
= moyenne antiadhésive
Turn the heat to low, pour in the egg mixture, and stir once.{0} Cover and cook for 12 minutes, until the eggs are set on top, 160°F / 71°C.
= Passer à feu doux, verser les œufs battus et remuer une fois.{0} Couvrir et cuire 12 minutes, jusqu'à ce que les œufs soient pris sur le dessus, à 71 °C.
Low and slow: if the bottom colors quickly, the heat is too high.
= Doucement et lentement : si le dessous colore vite, le feu est trop fort.
No liquid egg runs when you tilt the pan.
= Aucun œuf liquide ne coule quand on incline la poêle.
Turn the heat to low, pour in the egg mixture, and stir once. Cover and cook for 12 minutes, until the eggs are set on top, 160°F / 71°C.
= Passer à feu doux, verser les œufs battus et remuer une fois. Couvrir et cuire 12 minutes, jusqu'à ce que les œufs soient pris sur le dessus, à 71 °C.
{0} Omelette
= Omelette {0:a}
A soft folded omelette filled with {0}.
= Une omelette moelleuse pliée, garnie {0:d}.
Beat {0} with {1} until no streaks of white remain.
= Assaisonner {0} {1:d} et battre jusqu'à ce qu'il ne reste plus de filaments de blanc.
{0} {1} {2} Tip onto a plate.
= {0} {1} {2} Réserver sur une assiette.
Warm half of {0} in a nonstick skillet over medium heat.
= Chauffer la moitié {0:de} dans une poêle antiadhésive à feu moyen.
{0} Pour in {1} and draw the set edges to the middle, letting the loose egg run underneath, for 3 minutes, until the eggs are just set.
= {0} Verser {1} et ramener les bords pris vers le centre en laissant l'œuf liquide couler dessous, 3 minutes, jusqu'à ce que les œufs soient juste pris.
Wipe out the skillet, return it to medium heat, and swirl in the rest of {0}.
= Essuyer la poêle, la remettre à feu moyen et y faire tourner le reste {0:de}.
For very young, old or pregnant eaters cook it until firm throughout (160°F / 71°C).
= Pour les jeunes enfants, les personnes âgées et les femmes enceintes, cuire jusqu'à ce que tout soit ferme (71 °C).
Moist on top, but nothing runs.
= Moelleux dessus, mais rien ne coule.
{0}, and slide onto a plate. Finish with {1}.
= {0} et faire glisser sur une assiette. Terminer avec {1}.
Lay {0} over one half, fold the other half over
= Disposer {0} sur une moitié, rabattre l'autre moitié
{0}, and slide onto a plate.
= {0} et faire glisser sur une assiette.
{0} {1} Tip onto a plate.
= {0} {1} Réserver sur une assiette.
Melt half of {0} in a nonstick skillet over medium heat.
= Faire fondre la moitié {0:de} dans une poêle antiadhésive à feu moyen.
Set a nonstick skillet over medium heat and swirl in {0}.
= Mettre une poêle antiadhésive à feu moyen et y faire tourner {0}.
Plain French Omelette
= Omelette nature à la française
A soft folded omelette{0}.
= Une omelette moelleuse pliée{0}.
, all about the eggs
= , où seuls les œufs comptent
Fold in half, and slide onto a plate.
= Plier en deux et faire glisser sur une assiette.
Fold in half, and slide onto a plate. Finish with {0}.
= Plier en deux et faire glisser sur une assiette. Terminer avec {0}.
Scrambled Eggs on {0}
= Œufs brouillés sur {0:nu}
Slow-stirred eggs, and something crisp underneath.
= Des œufs remués lentement, et du croustillant dessous.
Warm {0} in a dry nonstick skillet over medium heat for 3 minutes, turning once. Move to a plate. Beat {1} with a fork{2}.
= Chauffer {0} 3 minutes dans une poêle antiadhésive sèche à feu moyen, en retournant une fois. Réserver sur une assiette. Battre {1} à la fourchette{2}.
␣and season with {0}
= ␣et assaisonner {0:d}
{0} {1}, and stir slowly with a spatula for 3 minutes, until the eggs are softly set with no liquid left.
= {0} {1}, et remuer lentement à la spatule 3 minutes, jusqu'à ce que les œufs soient pris mais moelleux, sans liquide restant.
Warm {0} in the skillet over medium-low heat, add
= Chauffer {0} dans la poêle à feu assez doux, ajouter
Take the pan off the heat a moment early; the eggs finish by themselves.
= Retirer la poêle du feu un instant trop tôt ; les œufs finissent de cuire tout seuls.
Spoon onto {0}. Finish with {1}. Eat right away.
= Déposer sur {0}. Terminer avec {1}. Manger sans attendre.
Scrambled Eggs with {0} on an {1}
= Œufs brouillés {0:a} sur {1:nu}
Slow-stirred eggs with {0}, and something crisp underneath.
= Des œufs remués lentement avec {0:de}, et du croustillant dessous.
Toast {0} in a dry nonstick skillet over medium heat for 3 minutes, turning once. Move to a plate. Beat {1} with a fork{2}.
= Griller {0} 3 minutes dans une poêle antiadhésive sèche à feu moyen, en retournant une fois. Réserver sur une assiette. Battre {1} à la fourchette{2}.
Warm half of {0} in the skillet over medium heat. {1}
= Chauffer la moitié {0:de} dans la poêle à feu moyen. {1}
{0} {1}, and stir slowly with a spatula for 3 minutes, until the eggs are softly set with no liquid left. {2}
= {0} {1}, et remuer lentement à la spatule 3 minutes, jusqu'à ce que les œufs soient pris mais moelleux, sans liquide restant. {2}
Turn the heat to medium-low, add the rest of {0}, then
= Passer à feu assez doux, ajouter le reste {0:de}, puis
Fold in {0} off the heat.
= Incorporer {0} hors du feu.
Spoon onto {0}. Eat right away.
= Déposer sur {0}. Manger sans attendre.
Scrambled Eggs with {0} on Toast
= Œufs brouillés {0:a} sur toast
Scrambled Eggs with {0} on a {1}
= Œufs brouillés {0:a} sur {1:nu}
Scrambled Eggs on Toast
= Œufs brouillés sur toast
Spoon onto {0} and top with {1}. Eat right away.
= Déposer sur {0} et garnir {1:d}. Manger sans attendre.
Scrambled Eggs with {0} on {1}
= Œufs brouillés {0:a} sur {1:nu}
Warm half of {0} in the skillet over medium heat. {1}{2}
= Chauffer la moitié {0:de} dans la poêle à feu moyen. {1}{2}
␣The bacon should be browned and crisp.
= ␣Le lard doit être doré et croustillant.
Scrambled Eggs on a {0}
= Œufs brouillés sur {0:nu}
Spoon onto {0} and top with {1}. Finish with {2}. Eat right away.
= Déposer sur {0} et garnir {1:d}. Terminer avec {2}. Manger sans attendre.
{0} Shakshuka
= Chakchouka {0:a}
Eggs poached in {0} with {1}, simmered thick and {2}.
= Des œufs pochés dans une sauce épaisse {0:a} avec {1:de}, {2}.
meant for scooping
= faits pour être saucés
Heat {0} in a wide skillet over medium heat. {1}
= Chauffer {0} dans une large poêle à feu moyen. {1}
Add {0}{1}. Simmer for 10 minutes, crushing any large pieces, until thick.
= Ajouter {0}{1}. Laisser mijoter 10 minutes en écrasant les gros morceaux, jusqu'à épaississement.
A spoon drawn through the sauce leaves a trail.
= Une cuillère passée dans la sauce laisse une trace.
Make a hollow for each egg and crack in {0}. Cover and cook over low heat for 7 minutes, until the whites are set.
= Creuser un puits pour chaque œuf et y casser {0}. Couvrir et cuire 7 minutes à feu doux, jusqu'à ce que les blancs soient pris.
For children and in pregnancy, leave it 2 minutes longer until the yolks are firm too (160°F / 71°C).
= Pour les enfants et pendant la grossesse, laisser 2 minutes de plus, jusqu'à ce que les jaunes soient fermes aussi (71 °C).
{0} the skillet to the table.
= {0} la poêle à table.
Scatter with {0} and bring
= Parsemer {0:d} et apporter
Shakshuka
= Chakchouka
Eggs poached in {0}, simmered thick and {1}.
= Des œufs pochés dans une sauce épaisse {0:a}, {1}.
eaten from the pan
= à manger dans la poêle
Bring the skillet to the table.
= Apporter la poêle à table.
{0} Shakshuka with {1}
= Chakchouka {0:a} et {1:a}
{0} the skillet to the table{1}.
= {0} la poêle à table{1}.
␣with {0} for scooping
= ␣avec {0} pour saucer
Shakshuka with {0}
= Chakchouka {0:a}
Bring the skillet to the table{0}.
= Apporter la poêle à table{0}.
{0} Egg Mug
= Œufs en mug {0:a}
A one-mug breakfast of eggs with {0}, ready before the coffee.
= Un petit-déjeuner d'œufs {0:a} dans un seul mug, prêt avant le café.
{0} Add {1}{2} and beat with a fork.
= {0} Ajouter {1}{2} et battre à la fourchette.
Rub the inside of a large microwave-safe mug with {0}.
= Enduire {0:d} l'intérieur d'un grand mug adapté au micro-ondes.
Stir in {0}.
= Incorporer {0}.
Fill the mug no more than half: the eggs climb.
= Ne pas remplir le mug plus qu'à moitié : les œufs montent.
Microwave on high for 1 minute. Stir, then microwave for 1 minute more, until the eggs are set and puffed with no liquid left, 160°F / 71°C. Let stand for 1 minute before you eat.
= Cuire 1 minute au micro-ondes à pleine puissance. Remuer, puis cuire encore 1 minute, jusqu'à ce que les œufs soient pris et gonflés, sans liquide restant, à 71 °C. Laisser reposer 1 minute avant de manger.
Fluffy Egg Mug
= Œufs mousseux en mug
A one-mug breakfast of eggs, ready before the coffee.
= Un petit-déjeuner d'œufs dans un seul mug, prêt avant le café.
Baked Eggs with {0}
= Œufs au four {0:a}
Eggs baked over {0} under {1}: {2}.
= Des œufs au four sur {0:nu}, sous une couche {1:d} : {2}.
brunch without standing at the stove
= un brunch sans rester devant les fourneaux
Heat the oven to 375°F / 190°C. Grease {0} with {1}.
= Préchauffer le four à 190 °C. Graisser {0} avec {1}.
small baking dishes
= de petits plats à gratin
Spread {0} in the bottom and bake for 8 minutes, until hot and soft.
= Étaler {0} dans le fond et enfourner 8 minutes, jusqu'à ce que le tout soit chaud et fondant.
Crack {0} on top, spoon over {1}{2}. Scatter with {3}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Casser {0} dessus, napper {1:d}{2}. Parsemer {3:d}. Enfourner 14 minutes, jusqu'à ce que les blancs soient pris et les jaunes cuits à votre goût.
Firm yolks (160°F / 71°C) take about 3 minutes longer.
= Pour des jaunes fermes (71 °C), compter environ 3 minutes de plus.
The whites are opaque and only just wobble.
= Les blancs sont opaques et tremblent à peine.
Let cool for 2 minutes; the dishes stay hot. {0}
= Laisser tiédir 2 minutes ; les plats restent brûlants. {0}
Serve with a spoon.
= Servir avec une cuillère.
the oven does the work
= le four fait le travail
Crack {0} on top{1}. Scatter with {2}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Casser {0} dessus{1}. Parsemer {2:d}. Enfourner 14 minutes, jusqu'à ce que les blancs soient pris et les jaunes cuits à votre goût.
Serve with {0}, toasted, for dipping.
= Servir avec {0}, {0?grillé|grillée|grillés|grillées}, pour tremper.
Eggs baked over {0}: {1}.
= Des œufs au four sur {0:nu} : {1}.
Crack {0} on top{1}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Casser {0} dessus{1}. Enfourner 14 minutes, jusqu'à ce que les blancs soient pris et les jaunes cuits à votre goût.
Crack {0} on top, spoon over {1}{2}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Casser {0} dessus, napper {1:d}{2}. Enfourner 14 minutes, jusqu'à ce que les blancs soient pris et les jaunes cuits à votre goût.
{0} {1} Pilaf
= Pilaf {1:d} {0:a}
Toasted {0} cooked with {1} until every grain is tender and separate.
= {0:nu} d'abord {0?nacré|nacrée|nacrés|nacrées}, puis {0?cuit|cuite|cuits|cuites} avec {1:de} jusqu'à ce que chaque grain soit tendre et détaché.
Heat {0} in {1}. {2}
= Chauffer {0} dans {1}. {2}
a heavy pot with a lid over medium heat
= une cocotte à couvercle à feu moyen
Stir in {0}{1} and toast for 2 minutes, until it smells nutty.
= Incorporer {0}{1} et nacrer 2 minutes en remuant, jusqu'à ce qu'une odeur de noisette se dégage.
Coat every grain with fat and they stay separate.
= Des grains bien enrobés de matière grasse restent détachés.
{0} Cover, turn the heat to low, and cook for {1}, until the liquid is gone.
= {0} Couvrir, baisser à feu doux et cuire {1}, jusqu'à absorption complète du liquide.
Add {0}, pour in {1}, and bring to a boil.
= Ajouter {0}, verser {1} et porter à ébullition.
{0} Fluff with a fork.
= {0} Égrener à la fourchette.
Let stand, covered, for 5 minutes.
= Laisser reposer 5 minutes à couvert.
Heat {0} in {1}. Stir in {2}{3} and toast for 2 minutes, until it smells nutty.
= Chauffer {0} dans {1}. Incorporer {2}{3} et nacrer 2 minutes en remuant, jusqu'à ce qu'une odeur de noisette se dégage.
Pour in {0} and bring to a boil.
= Verser {0} et porter à ébullition.
{0} Fluff with a fork and fold in {1}.
= {0} Égrener à la fourchette et incorporer {1}.
Lay {0} on top, cover, and let steam off the heat for {1}, until tender.
= Disposer {0} par-dessus, couvrir et laisser cuire à la vapeur {1} hors du feu, jusqu'à ce {0?qu'il soit tendre|qu'elle soit tendre|qu'ils soient tendres|qu'elles soient tendres}.
{0} Cover, turn the heat to low, and cook for {1}.{2}, until the liquid is gone.
= {0} Couvrir, baisser à feu doux et cuire {1}.{2}, jusqu'à absorption complète du liquide.
␣Lay {0} on top, cover again, and cook for {1} more
= ␣Disposer {0} par-dessus, couvrir de nouveau et poursuivre la cuisson {1}
{0} Cover, turn the heat to low, and cook for {1}, until the liquid is gone, and {2}.
= {0} Couvrir, baisser à feu doux et cuire {1}, jusqu'à absorption complète du liquide : {2}.
{0} reads 165°F / 74°C
= {0} {0?doit|doivent} atteindre 74 °C à cœur
{0} Cover, turn the heat to low, and cook for {1}.{2}, until the liquid is gone, and {3}.
= {0} Couvrir, baisser à feu doux et cuire {1}.{2}, jusqu'à absorption complète du liquide : {3}.
Pressure-Cooker {0} {1} Pilaf
= Pilaf {1:d} {0:a} à l'autocuiseur
an electric pressure cooker set to sauté
= un autocuiseur électrique réglé sur le mode sauté
Add {0}, scraping the bottom clean. Lock the lid and cook at high pressure for {1} minutes. Let the pressure fall for 10 minutes, then release the rest and open the lid.
= Ajouter {0} en grattant bien le fond. Verrouiller le couvercle et cuire {1} minutes à haute pression. Laisser la pression retomber 10 minutes, puis libérer le reste et ouvrir le couvercle.
Add {0}, scraping the bottom clean. Lock the lid and cook at high pressure for {1} minutes. Let the pressure fall for 10 minutes, then release the rest and open the lid; check that {2}.
= Ajouter {0} en grattant bien le fond. Verrouiller le couvercle et cuire {1} minutes à haute pression. Laisser la pression retomber 10 minutes, puis libérer le reste et ouvrir le couvercle ; vérifier la cuisson : {2}.
{0} Fried Rice
= Riz sauté {0:a}
{0}: {1} fried hot with {2}.
= {0} : {1:nu} {1?sauté|sautée|sautés|sautées} à feu vif avec {2:de}.
A clear-out-the-fridge classic
= Un classique pour vider le frigo
Spread {0} on a plate to steam dry and cool while you prepare the rest. Cold rice left from yesterday is better still.
= Étaler {0} sur une assiette pour laisser s'échapper la vapeur et refroidir pendant la préparation du reste. Du riz froid de la veille convient encore mieux.
Dry rice fries; wet rice turns to paste.
= Le riz sec se saute ; le riz humide tourne en bouillie.
Heat a third of {0} in a wok or large skillet over medium-high heat. Beat {1}, pour in, and stir for 2 minutes, until the eggs are set. Tip onto a plate.
= Chauffer un tiers {0:de} dans un wok ou une grande poêle à feu assez vif. Battre {1}, verser et remuer 2 minutes, jusqu'à ce que les œufs soient pris. Réserver sur une assiette.
Heat half of what is left of {0} over high heat. {1} Tip onto the plate.
= Chauffer la moitié de ce qui reste {0:de} à feu vif. {1} Verser sur l'assiette.
Heat the last of the {0}. Tip in {1} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate and toss until hot. Finish with {2}.
= Chauffer tout ce qui reste {0:de}. Ajouter {1} et faire sauter 4 minutes en pressant contre la poêle, jusqu'à ce que le tout soit fumant. Incorporer tout ce qui est sur l'assiette et mélanger jusqu'à ce que le tout soit chaud. Terminer avec {2:de}.
The grains jump separately and some are golden.
= Les grains sautent un à un et certains sont dorés.
Heat the last of the {0}. Tip in {1} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate with {2} and toss until hot. Finish with {3}.
= Chauffer tout ce qui reste {0:de}. Ajouter {1} et faire sauter 4 minutes en pressant contre la poêle, jusqu'à ce que le tout soit fumant. Incorporer tout ce qui est sur l'assiette avec {2} et mélanger jusqu'à ce que le tout soit chaud. Terminer avec {3:de}.
Better than takeout
= Meilleur que chez le traiteur
Break up {0} with wet hands, so that no lumps are left.
= Émietter {0} avec les mains mouillées pour qu'il ne reste pas de grumeaux.
{0} Add {1} and cook for {2}, {3} {4}. {5}.
= {0} Ajouter {1} et cuire {2} {3}, {4}. {5}.
Heat a third of {0} in a wok or large skillet over medium-high heat.
= Chauffer un tiers {0:de} dans un wok ou une grande poêle à feu assez vif.
Tip onto a plate
= Réserver sur une assiette
{0} Add {1} and {2}. {3}.
= {0} Ajouter {1} et {2}. {3}.
Heat the last of the {0}. Tip in {1} and {2} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate with {3} and toss until hot. Finish with {4}.
= Chauffer tout ce qui reste {0:de}. Ajouter {1} et {2} et faire sauter 4 minutes en pressant contre la poêle, jusqu'à ce que le tout soit fumant. Incorporer tout ce qui est sur l'assiette avec {3} et mélanger jusqu'à ce que le tout soit chaud. Terminer avec {4:de}.
Add another spoonful of {0} to the pan.
= Ajouter encore une cuillerée {0:d} dans la poêle.
Add to the plate
= Ajouter sur l'assiette
Heat the last of the {0}. Tip in {1} and {2} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate and toss until hot. Finish with {3}.
= Chauffer tout ce qui reste {0:de}. Ajouter {1} et {2} et faire sauter 4 minutes en pressant contre la poêle, jusqu'à ce que le tout soit fumant. Incorporer tout ce qui est sur l'assiette et mélanger jusqu'à ce que le tout soit chaud. Terminer avec {3:de}.
{0} Risotto
= Risotto {0:a}
Creamy risotto with {0}; {1}.
= Un risotto crémeux {0:a} ; {1}.
stirred slowly, finished off the heat
= remué lentement et terminé hors du feu
Bring {0} to a bare simmer in a small pot and keep it hot.
= Amener {0} à frémissement dans une petite casserole et garder au chaud.
Heat half of {0} in a heavy pot over medium heat. {1} Tip onto a plate.
= Chauffer la moitié {0:de} dans une casserole à fond épais à feu moyen. {1} Réserver sur une assiette.
Stir {0} into the same pot and toast for 2 minutes. Add a ladle of the hot {1} and stir until nearly absorbed. Keep going, a ladle at a time, for 18 minutes, until {2} is tender with a little bite.
= Verser {0} dans la même casserole et nacrer 2 minutes en remuant. Ajouter une louche {1:de} {1?chaud|chaude|chauds|chaudes} et remuer jusqu'à absorption presque complète. Continuer ainsi, louche après louche, 18 minutes, jusqu'à ce que {2} {2?soit tendre|soient tendres} mais encore un peu ferme{2?|s}.
You may not need all of the liquid, or a splash more: trust your teeth.
= Tout le liquide ne servira peut-être pas, ou il en faudra un peu plus : se fier à la dent.
Loose enough to spread slowly when you tilt the plate.
= Assez coulant pour s'étaler lentement quand on incline l'assiette.
Off the heat, beat in {0} and the rest of {1}, then fold in {2}. Season with {3}. Cover for 2 minutes before serving.
= Hors du feu, incorporer vivement {0} et le reste {1:de}, puis {2}. Assaisonner {3:d}. Couvrir 2 minutes avant de servir.
half an hour of stirring well spent
= une demi-heure à remuer qui en vaut la peine
Off the heat, beat in {0} and the rest of {1}, then fold in {2}. Season with {3}. Cover for 2 minutes before serving, with {4} on top.
= Hors du feu, incorporer vivement {0} et le reste {1:de}, puis {2}. Assaisonner {3:d}. Couvrir 2 minutes avant de servir, avec {4} par-dessus.
Stir {0} into the same pot and toast for 2 minutes. {1} Add a ladle of the hot {2} and stir until nearly absorbed. Keep going, a ladle at a time, for 18 minutes, until {3} is tender with a little bite.
= Verser {0} dans la même casserole et nacrer 2 minutes en remuant. {1} Ajouter une louche {2:de} {2?chaud|chaude|chauds|chaudes} et remuer jusqu'à absorption presque complète. Continuer ainsi, louche après louche, 18 minutes, jusqu'à ce que {3} {3?soit tendre|soient tendres} mais encore un peu ferme{3?|s}.
Pour in {0} and let it bubble away.
= Verser {0} et laisser s'évaporer.
until tender and browned at the edges
= jusqu'à ce que le tout soit tendre et doré sur les bords
{0} Congee
= Congee {0:a}
Rice cooked down to a silky porridge with {0}: {1}.
= Du riz longuement cuit en bouillie soyeuse, avec {0:de} : {1}.
gentle food for a slow morning
= un plat tout doux pour un matin tranquille
Put {0} in a heavy pot with {1} and {2}. Bring to a boil, then turn down and simmer for 40 minutes, stirring now and then, until the grains burst and the porridge is creamy.
= Mettre {0} dans une casserole à fond épais avec {1} et {2}. Porter à ébullition, puis baisser le feu et laisser mijoter 40 minutes en remuant de temps en temps, jusqu'à ce que les grains éclatent et que la bouillie soit crémeuse.
Add hot water by the half cup if it gets too thick before it is creamy.
= Ajouter de l'eau chaude par 120 ml si la bouillie épaissit trop avant d'être crémeuse.
Stir {0} into the pot.
= Incorporer {0} dans la casserole.
Ladle into bowls and finish with {0}.
= Servir à la louche dans des bols et terminer avec {0}.
Soothing Congee
= Congee réconfortant
Rice cooked down to a silky porridge: {0}.
= Du riz longuement cuit en bouillie soyeuse : {0}.
comfort in a bowl
= du réconfort dans un bol
Warm {0} in a small pan over medium heat, add {1}, and sizzle for 1 minute, until fragrant. Stir it into the pot.
= Chauffer {0} dans une petite poêle à feu moyen, ajouter {1} et laisser grésiller 1 minute, jusqu'à ce que les arômes se dégagent. Verser dans la casserole en remuant.
Meanwhile, boil {0} in a second pot for 9 minutes, until the eggs are set, 160°F / 71°C. Cool, peel and halve.
= Pendant ce temps, cuire {0} 9 minutes à l'eau bouillante dans une seconde casserole, jusqu'à ce que les œufs soient pris, à 71 °C. Rafraîchir, écaler et couper en deux.
Rice cooked down to a silky porridge with : {0}.
= Du riz longuement cuit en bouillie soyeuse : {0}.
Put {0} in a heavy pot with {1}. Bring to a boil, then turn down and simmer for 40 minutes, stirring now and then, until the grains burst and the porridge is creamy.
= Mettre {0} dans une casserole à fond épais avec {1}. Porter à ébullition, puis baisser le feu et laisser mijoter 40 minutes en remuant de temps en temps, jusqu'à ce que les grains éclatent et que la bouillie soit crémeuse.
Ladle into warm bowls.
= Servir à la louche dans des bols chauds.
Savory Oats with {0}
= Porridge salé {0:a}
Oatmeal taken to the savory side with {0}.
= Un porridge d'avoine en version salée {0:a}.
Bring {0} to a boil in a small pot. Stir in {1} and simmer for 5 minutes, stirring, until thick and creamy. {2} Season with {3}.
= Porter {0} à ébullition dans une petite casserole. Ajouter {1} et laisser mijoter 5 minutes en remuant, jusqu'à ce que le tout soit épais et crémeux. {2} Assaisonner {3:d}.
Stir in half of the salt.
= Incorporer la moitié du sel.
Meanwhile, heat {0} in a skillet over medium heat. {1} {2}
= Pendant ce temps, chauffer {0} dans une poêle à feu moyen. {1} {2}
Push the vegetables aside, crack in {0}, cover, and cook for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Pousser les légumes sur le côté, casser {0} dans la poêle, couvrir et cuire 4 minutes, jusqu'à ce que les blancs soient pris et les jaunes cuits à votre goût.
Cook until the yolks are firm (160°F / 71°C) for anyone who should not eat soft eggs.
= Cuire jusqu'à ce que les jaunes soient fermes (71 °C) pour toute personne qui doit éviter les œufs coulants.
Spoon the oats into a bowl, stir in {0}, and top with {1}.
= Verser l'avoine dans un bol, incorporer {0} et garnir {1:d}.
Bring {0} to a boil in a small pot. Stir in {1} and simmer for 5 minutes, stirring, until thick and creamy. Season with {2}.
= Porter {0} à ébullition dans une petite casserole. Ajouter {1} et laisser mijoter 5 minutes en remuant, jusqu'à ce que le tout soit épais et crémeux. Assaisonner {2:d}.
Meanwhile, heat {0} in a skillet over medium heat. {1}
= Pendant ce temps, chauffer {0} dans une poêle à feu moyen. {1}
Spoon the oats into a bowl, and top with {0}{1}.
= Verser l'avoine dans un bol et garnir {0:d}{1}.
␣and a dash of {0}
= ␣avec un trait {0:d}
Spoon the oats into a bowl, and top with {0}.
= Verser l'avoine dans un bol et garnir {0:d}.
Spoon the oats into a bowl, stir in {0}, and top with {1}{2}.
= Verser l'avoine dans un bol, incorporer {0} et garnir {1:d}{2}.
One-Pot {0} with {1}
= One-pot {0:d} {1:a}
{0} cooked in its own sauce with {1}: one pot, no draining, nothing wasted.
= {0:nu} {0?cuit|cuite|cuits|cuites} directement en sauce avec {1:de} : une seule casserole, rien à égoutter, rien de perdu.
Warm {0} in a wide pot over medium heat.
= Chauffer {0} dans un large faitout à feu moyen.
stirring often, until {0} is tender and the liquid has turned into a sauce
= en remuant souvent, jusqu'à ce que {0} {0?soit tendre|soient tendres} et que le liquide se soit transformé en sauce
If it dries out before the pasta is done, add a splash of hot water.
= Si cela sèche avant que les pâtes soient cuites, ajouter un filet d'eau chaude.
The sauce coats the back of a spoon.
= La sauce nappe le dos d'une cuillère.
Take the pot off the heat and let the sauce settle a moment.
= Retirer la casserole du feu et laisser la sauce se poser un instant.
Off the heat, stir in {0} until it melts into the sauce.
= Hors du feu, incorporer {0} et remuer jusqu'à ce que tout fonde dans la sauce.
{0} Finish with {1}.
= {0} Terminer avec {1}.
{0} with {1}
= {0:nu} {1:a}
{0} tossed with {1}, {2}.
= {0:nu} {1:a}, {2}.
a weeknight plate without fuss
= une assiette de semaine sans complication
Bring {0} to a boil in a large pot{1}. Add {2} and cook
= Porter {0} à ébullition dans une grande casserole{1}. Ajouter {2} et cuire
until tender with a little bite, then save a cup of the water and drain
= jusqu'à ce que les pâtes soient al dente, puis réserver 250 ml d'eau de cuisson et égoutter
Start tasting two minutes early: it goes from firm to soft quickly.
= Commencer à goûter deux minutes avant la fin : on passe vite du ferme au mou.
Meanwhile, heat half of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Pendant ce temps, chauffer la moitié {0:de} dans une grande poêle à feu assez vif. Ajouter {1} et cuire {2} {3}, {4}. Réserver sur une assiette.
{0}{1} to the skillet over medium heat. {2}
= {0}{1:de} dans la poêle à feu moyen. {2}
Add the rest of␣
= Ajouter le reste␣
Tip the drained {0} into the skillet with {1} and toss over medium heat for {2}{3}. Finish with {4}.
= Verser {0:le} {0?égoutté|égouttée|égouttés|égouttées} dans la poêle avec {1} et mélanger à feu moyen {2}{3}. Terminer avec {4}.
1 minute, with a splash of the saved water
= 1 minute, avec un filet d'eau de cuisson réservée
, seasoning with {0}
= , en assaisonnant {0:d}
until they float and are tender, then save a cup of the water and drain
= jusqu'à ce que tout remonte à la surface et soit tendre, puis réserver 250 ml d'eau de cuisson et égoutter
Heat {0} {1} over medium heat. {2}
= Chauffer {0} {1} à feu moyen. {2}
in a large skillet
= dans une grande poêle
Tip the drained {0} into the skillet with {1} and toss over medium heat for {2}{3}.
= Verser {0:le} {0?égoutté|égouttée|égouttés|égouttées} dans la poêle avec {1} et mélanger à feu moyen {2}{3}.
quick enough for any evening
= vite fait, n'importe quel soir
Tip {0} into the skillet and toss over medium heat for {1}{2}.
= Verser {0} dans la poêle et mélanger à feu moyen {1}{2}.
3 minutes, with a splash of water, until steaming hot
= 3 minutes, avec un filet d'eau, jusqu'à ce que le tout soit fumant
Warm {0} in a large skillet over low heat.
= Chauffer {0} dans une grande poêle à feu doux.
Pour {0} into the skillet and simmer for {1} minutes, until slightly thickened.
= Verser {0} dans la poêle et laisser mijoter {1} minutes, jusqu'à léger épaississement.
Tip the drained {0} into the skillet and toss over medium heat for {1}{2}. Finish with {3}.
= Verser {0:le} {0?égoutté|égouttée|égouttés|égouttées} dans la poêle et mélanger à feu moyen {1}{2}. Terminer avec {3}.
Tip {0} into the skillet with {1} and toss over medium heat for {2}{3}. Finish with {4}.
= Verser {0} dans la poêle avec {1} et mélanger à feu moyen {2}{3}. Terminer avec {4}.
Meanwhile, heat half of {0} in a large skillet over medium-high heat. Add {1} and {2}. Move to a plate.
= Pendant ce temps, chauffer la moitié {0:de} dans une grande poêle à feu assez vif. Ajouter {1} et {2}. Réserver sur une assiette.
Tip {0} into the skillet and toss over medium heat for {1}{2}. Finish with {3}.
= Verser {0} dans la poêle et mélanger à feu moyen {1}{2}. Terminer avec {3}.
heat half of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= chauffer la moitié {0:de} dans une grande poêle à feu assez vif. Ajouter {1} et cuire {2} {3}, {4}. Réserver sur une assiette.
Tip {0} into the skillet with {1} and toss over medium heat for {2}{3}.
= Verser {0} dans la poêle avec {1} et mélanger à feu moyen {2}{3}.
Tip the drained {0} into the skillet and toss over medium heat for {1}{2}.
= Verser {0:le} {0?égoutté|égouttée|égouttés|égouttées} dans la poêle et mélanger à feu moyen {1}{2}.
heat half of {0} in a large skillet over medium-high heat. Add {1} and {2}. Move to a plate.
= chauffer la moitié {0:de} dans une grande poêle à feu assez vif. Ajouter {1} et {2}. Réserver sur une assiette.
Creamy {0} {1}
= {1:nu} {1?crémeux|crémeuse|crémeux|crémeuses} {0:a}
{0} in a silky sauce of {1}.
= {0:nu} dans une sauce onctueuse {1:a}.
Sprinkle in {0} and stir for 1 minute.
= Saupoudrer {0:d} et remuer 1 minute.
Stir in {0}{1} and let it bubble gently for 3 minutes, then stir in {2} until smooth. Season with {3}.
= Incorporer {0}{1} et laisser frémir 3 minutes, puis ajouter {2} en remuant jusqu'à obtenir une sauce lisse. Assaisonner {3:d}.
␣with a ladle of the cooking water
= ␣avec une louche d'eau de cuisson
Keep the heat low once the cheese is in, or the sauce turns grainy.
= Garder le feu doux une fois le fromage ajouté, sinon la sauce devient granuleuse.
Thick enough to coat a spoon.
= Assez épaisse pour napper une cuillère.
Fold in {0} and serve right away, loosened with a spoonful of the cooking water if needed.
= Incorporer {0} et servir aussitôt, en détendant au besoin avec une cuillerée d'eau de cuisson.
{0} in a silky sauce of {1} with {2}.
= {0:nu} dans une sauce onctueuse {1:a}, avec {2:de}.
Heat half of {0} in a large skillet over medium heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Chauffer la moitié {0:de} dans une grande poêle à feu moyen. Ajouter {1} et cuire {2} {3}, {4}. Réserver sur une assiette.
Stir in {0} and let it bubble gently for 3 minutes, then stir in {1} until smooth. Season with {2}.
= Incorporer {0} et laisser frémir 3 minutes, puis ajouter {1} en remuant jusqu'à obtenir une sauce lisse. Assaisonner {2:d}.
Heat {0} {1} over medium heat. {2} {3}
= Chauffer {0} {1} à feu moyen. {2} {3}
{0}{1} to the skillet over medium heat. {2} {3}
= {0}{1:de} dans la poêle à feu moyen. {2} {3}
{0} Salad with {1}
= Salade {0:d} {1:a}
A cool {0} salad with {1}, made for lunch boxes and picnics.
= Une salade fraîche {0:d} {1:a}, parfaite pour les lunch-box et les pique-niques.
until tender with a little bite, then drain
= jusqu'à ce que tout soit tendre mais encore ferme sous la dent, puis égoutter
Rinse {0} under cold water until cool, and shake dry.
= Rincer {0} à l'eau froide jusqu'à refroidissement, puis bien secouer pour égoutter.
Whisk {0} in a large bowl{1}.
= Fouetter {0} dans un grand saladier{1}.
Add {0} and toss well. Let stand for 10 minutes so {1} drinks in the dressing, then taste again.
= Ajouter {0} et bien mélanger. Laisser reposer 10 minutes pour que {1} {1?s'imprègne|s'imprègnent} de sauce, puis goûter de nouveau.
It keeps for 3 days in the fridge; add the herbs just before serving.
= Se garde 3 jours au réfrigérateur ; ajouter les herbes juste avant de servir.
{0} Noodle Soup
= Soupe de nouilles {0:a}
Slurpable {0} in a broth seasoned with {1}, with {2}.
= {0:nu} à aspirer dans un bouillon relevé {1:d}, avec {2:de}.
Bring {0} to a simmer in a pot with {1}. Let it bubble gently for 5 minutes while you cut everything else.
= Porter {0} à frémissement dans une casserole avec {1}. Laisser frémir 5 minutes pendant la découpe du reste.
Meanwhile, boil {0} in a second pot for 9 minutes, until the eggs are set. Cool under running water, peel, and halve.
= Pendant ce temps, cuire {0} 9 minutes à l'eau bouillante dans une seconde casserole, jusqu'à ce que les œufs soient pris. Rafraîchir sous l'eau courante, écaler et couper en deux.
Seven minutes gives jammy yolks; keep to nine or more where a soft egg is not safe (160°F / 71°C).
= Sept minutes donnent des jaunes crémeux ; s'en tenir à neuf ou plus quand un œuf coulant est déconseillé (71 °C).
until {0} are tender
= jusqu'à ce que {0} {0?soit tendre|soient tendres}
Ladle into deep bowls{0}{1}. Taste the broth: it should be bold, since the noodles dilute it.
= Servir à la louche dans des bols profonds{0}{1}. Goûter le bouillon : il doit être corsé, car les nouilles le diluent.
␣and set {0} on top
= ␣et disposer {0} par-dessus
, with {0} to taste
= , avec {0} selon le goût
Ladle into deep bowls{0}. Taste the broth: it should be bold, since the noodles dilute it.
= Servir à la louche dans des bols profonds{0}. Goûter le bouillon : il doit être corsé, car les nouilles le diluent.
Ladle into deep bowls. Taste the broth: it should be bold, since the noodles dilute it.
= Servir à la louche dans des bols profonds. Goûter le bouillon : il doit être corsé, car les nouilles le diluent.
until {0} are tender{1}
= jusqu'à ce que {0} {0?soit tendre|soient tendres}{1}
␣and {0} is done, {1}
= ␣et que {0} {0?soit cuit|soit cuite|soient cuits|soient cuites}, {1}
opaque and firm, 145°F / 63°C inside
= à chair opaque et ferme, à 63 °C à cœur
Baked {0} with {1}
= Gratin {0:d} {1:a}
{0} baked with {1} under a lid of {2}.
= {0:nu} {1:a}, au four sous une croûte {2:d}.
Heat {0} in a large skillet over medium heat.␣
= Chauffer {0} dans une grande poêle à feu moyen.␣
Stir {0} together with {1} and half of {2} in a baking dish{3}. Top with the rest of the {4} and {5}.
= Mélanger {0} avec {1} et la moitié {2:de} dans un plat à gratin{3}. Couvrir avec le reste {4:de} et {5}.
Bake for 20 minutes, until bubbling at the edges and browned on top. Let stand for 5 minutes before serving.
= Enfourner 20 minutes, jusqu'à ce que les bords bouillonnent et que le dessus soit doré. Laisser reposer 5 minutes avant de servir.
Bubbles all the way to the middle, and dark gold spots on top.
= Des bulles jusqu'au milieu et des taches bien dorées sur le dessus.
until almost tender, then drain
= jusqu'à ce que le tout soit presque tendre, puis égoutter
Heat {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Chauffer {0} dans une grande poêle à feu assez vif. Ajouter {1} et cuire {2} {3}, {4}. Réserver sur une assiette.
Stir {0} together with {1} and half of {2} in a baking dish{3}. Top with the rest of the {4}.
= Mélanger {0} avec {1} et la moitié {2:de} dans un plat à gratin{3}. Couvrir avec le reste {4:de}.
Set the skillet back over medium heat.␣
= Remettre la poêle à feu moyen.␣
Baked {0} and {1}
= Gratin {1:d} {0:a}
{0} baked {1} under a lid of {2}.
= {0:nu} au four {1}, sous une croûte {2:d}.
in a creamy cheese sauce
= dans une sauce crémeuse au fromage
{0} and stir in {1} for 1 minute. Pour in {2} bit by bit, whisking, and simmer for 4 minutes, until thick. Stir in half of {3}.
= {0} et y remuer {1} 1 minute. Verser {2} peu à peu en fouettant et laisser mijoter 4 minutes, jusqu'à épaississement. Incorporer la moitié {3:de}.
Melt {0} in a pot over medium heat
= Faire fondre {0} dans une casserole à feu moyen
The sauce coats a spoon and a finger leaves a trail in it.
= La sauce nappe une cuillère et le doigt y laisse une trace.
Stir {0} together with the sauce in a baking dish{1}. Top with the rest of the {2} and {3}.
= Mélanger {0} avec la sauce dans un plat à gratin{1}. Couvrir avec le reste {2:de} et {3}.
Baked {0} and {1} with {2}
= Gratin {1:d} {0:a} et {2:a}
Heat a third of {0} in a large skillet over medium heat.␣
= Chauffer un tiers {0:de} dans une grande poêle à feu moyen.␣
Warm the rest of {0} in a pot over medium heat
= Chauffer le reste {0:de} dans une casserole à feu moyen
Heat a third of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Chauffer un tiers {0:de} dans une grande poêle à feu assez vif. Ajouter {1} et cuire {2} {3}, {4}. Réserver sur une assiette.
Stir {0} together with the sauce in a baking dish{1}. Top with the rest of the {2}.
= Mélanger {0} avec la sauce dans un plat à gratin{1}. Couvrir avec le reste {2:de}.
Warm {0} in a pot over medium heat
= Chauffer {0} dans une casserole à feu moyen
Melt the rest of {0} in a pot over medium heat
= Faire fondre le reste {0:de} dans une casserole à feu moyen
{0} Soup
= Soupe {0:d}
A brothy soup of {0}: {1}.
= Une soupe claire {0:d} : {1}.
simple and restoring
= simple et revigorante
a large heavy pot over medium heat
= une grande cocotte à feu moyen
until everything is tender
= jusqu'à ce que tout soit tendre
A spoon cuts the largest piece without effort.
= Une cuillère coupe le plus gros morceau sans effort.
Ladle into bowls while it is steaming.
= Servir à la louche dans des bols, bien fumant.
what to cook when the fridge is half empty
= pour les soirs où le frigo est à moitié vide
Add {0} and cook gently, stirring now and then, for 10 minutes, until soft and golden.{1}
= Ajouter {0} et cuire doucement 10 minutes en remuant de temps en temps, jusqu'à ce {0?qu'il soit fondant et doré|qu'elle soit fondante et dorée|qu'ils soient fondants et dorés|qu'elles soient fondantes et dorées}.{1}
␣Add {0} and cook 1 minute more, until fragrant.
= ␣Ajouter {0} et poursuivre la cuisson 1 minute, jusqu'à ce que les arômes se dégagent.
Brighten with a squeeze of {0}.
= Relever de quelques gouttes {0:d}.
Taste once more, then ladle into warm bowls.
= Goûter une dernière fois, puis servir à la louche dans des bols chauds.
Add {0} and cook gently, stirring now and then, for 10 minutes, until soft and golden.
= Ajouter {0} et cuire doucement 10 minutes en remuant de temps en temps, jusqu'à ce {0?qu'il soit fondant et doré|qu'elle soit fondante et dorée|qu'ils soient fondants et dorés|qu'elles soient fondantes et dorées}.
Stir in {0}. {1} {2}
= Incorporer {0}. {1} {2}
Pour {0} into a heavy pot
= Verser {0} dans une cocotte
A brothy soup of {0} with {1}: {2}.
= Une soupe claire {0:d} avec {1:de} : {2}.
Heat {0} in {1}. Add {2} and cook for {3}, {4} {5}.
= Chauffer {0} dans {1}. Ajouter {2} et cuire {3} {4}, {5}.
Stir in {0}. {1}
= Incorporer {0}. {1}
Slow-Cooker {0} Soup
= Soupe {0:d} à la mijoteuse
Put {0} in the slow cooker{1} and stir. Cover and cook {2}, {3}.
= Mettre {0} dans la mijoteuse{1} et mélanger. Couvrir et cuire {2}, {3}.
on low for {0} hours
= {0} heures à basse température
Keep the lid closed: every look costs 20 minutes.{0}
= Garder le couvercle fermé : chaque coup d'œil coûte 20 minutes.{0}
␣On high it takes about half as long.
= ␣À haute température, compter environ la moitié du temps.
Stir in {0}, cover, and cook on high for {1} minutes more, until tender.
= Incorporer {0}, couvrir et cuire encore {1} minutes à haute température, jusqu'à ce {0?qu'il soit tendre|qu'elle soit tendre|qu'ils soient tendres|qu'elles soient tendres}.
on high for 2 hours
= 2 heures à haute température
Keep the lid closed: every look costs 20 minutes.
= Garder le couvercle fermé : chaque coup d'œil coûte 20 minutes.
Pressure-Cooker {0} Soup
= Soupe {0:d} à l'autocuiseur
the pressure cooker set to sauté
= l'autocuiseur réglé sur le mode sauté
Add {0}{1} and {2}. Lock the lid and cook at high pressure for {3} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= Ajouter {0}{1} et {2}. Verrouiller le couvercle et cuire {3} minutes à haute pression. Laisser la pression retomber 10 minutes, libérer le reste et ouvrir le couvercle.
scrape up anything stuck to the bottom
= décoller tout ce qui a attaché au fond
The pot takes about 10 minutes to come up to pressure before its clock starts.
= La cuve met environ 10 minutes à monter en pression avant que le décompte commence.
until just tender
= jusqu'à ce que le tout soit juste tendre
{0}{1} and stir. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= {0}{1} et mélanger. Verrouiller le couvercle et cuire {2} minutes à haute pression. Laisser la pression retomber 10 minutes, libérer le reste et ouvrir le couvercle.
Put {0} in the pressure cooker
= Mettre {0} dans l'autocuiseur
Add {0}{1} and {2}. Lock the lid and cook at high pressure for {3} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{4}
= Ajouter {0}{1} et {2}. Verrouiller le couvercle et cuire {3} minutes à haute pression. Laisser la pression retomber 10 minutes, libérer le reste et ouvrir le couvercle.{4}
␣Check {0}: cook on sauté {1}, if needed.
= ␣Vérifier {0} : poursuivre au besoin la cuisson en mode sauté {1}.
{0}{1} and stir. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{3}
= {0}{1} et mélanger. Verrouiller le couvercle et cuire {2} minutes à haute pression. Laisser la pression retomber 10 minutes, libérer le reste et ouvrir le couvercle.{3}
Blended {0} Soup
= Velouté {0:d}
{0} blended until silky, {1}.
= {0:nu} {0?mixé|mixée|mixés|mixées} en un velouté soyeux, {1}.
a bowl that tastes of what it is made of
= un bol qui a le goût de ce qu'il contient
until soft enough to crush with a spoon
= jusqu'à ce que tout s'écrase à la cuillère
Blend until completely smooth.
= Mixer jusqu'à ce que la soupe soit parfaitement lisse.
In a stand blender, fill it only halfway and hold the lid with a towel: hot soup expands.
= Dans un blender, ne remplir qu'à moitié et maintenir le couvercle avec un torchon : la soupe chaude se dilate.
Smooth, and thick enough to coat a spoon. Thin it with a little water if you like.
= Lisse et assez épaisse pour napper une cuillère. Allonger d'un peu d'eau si on le souhaite.
Ladle into bowls and top with {0}.
= Servir à la louche dans des bols et garnir {0:d}.
Creamy {0} Soup
= Velouté crémeux {0:d}
{0} blended until silky{1}, {2}.
= {0:nu} {0?mixé|mixée|mixés|mixées} en un velouté soyeux{1}, {2}.
␣with a little {0}
= ␣avec un peu {0:d}
good with bread, good without
= bon avec du pain, bon sans
Blend until completely smooth{0}.
= Mixer jusqu'à ce que la soupe soit parfaitement lisse{0}.
, then stir in {0} and warm through without boiling
= , puis incorporer {0} et réchauffer sans laisser bouillir
Ladle into bowls.
= Servir à la louche dans des bols.
Warm {0} in a large pot over medium heat.
= Chauffer {0} dans une grande casserole à feu moyen.
Melt {0} in a large pot over medium heat.
= Faire fondre {0} dans une grande casserole à feu moyen.
{0} Curry
= Curry {0:d}
{0} simmered in {1} with {2}, {3}.
= {0:nu} {0?mijoté|mijotée|mijotés|mijotées} avec {1:de} et relevé{0?|e|s|es} {2:d}, {3}.
gently spiced and saucy
= tout en douceur, avec beaucoup de sauce
Stir in {0} and fry for 1 minute, until it smells toasted.
= Incorporer {0} et faire revenir 1 minute, jusqu'à ce qu'une odeur grillée se dégage.
Spices open up in hot fat; do not let them darken.
= Les épices s'épanouissent dans la matière grasse chaude ; ne pas les laisser noircir.
until the vegetables are tender and the sauce coats them
= jusqu'à ce que les légumes soient tendres et nappés de sauce
{0} {1} Serve with {2}.
= {0} {1} Servir avec {2}.
Taste the sauce.
= Goûter la sauce.
Stir in {0} off the heat.
= Incorporer {0} hors du feu.
better with every spoonful
= un curry meilleur à chaque cuillerée
␣and a cup of water
= ␣et 250 ml d'eau
{0} Serve with {1}.
= {0} Servir avec {1}.
Taste once more.
= Goûter une dernière fois.
{0} Scatter with {1}.
= {0} Parsemer {1:d}.
{0} {1} Scatter with {2}.
= {0} {1} Parsemer {2:d}.
Heat {0} in {1}. Add {2} and fry for 1 minute, until it smells toasted.
= Chauffer {0} dans {1}. Ajouter {2} et faire revenir 1 minute, jusqu'à ce qu'une odeur grillée se dégage.
{0} Scatter with {1}. Serve with {2}.
= {0} Parsemer {1:d}. Servir avec {2}.
{0} {1} Scatter with {2}. Serve with {3}.
= {0} {1} Parsemer {2:d}. Servir avec {3}.
Slow-Cooker {0} Curry
= Curry {0:d} à la mijoteuse
Pressure-Cooker {0} Curry
= Curry {0:d} à l'autocuiseur
Add {0} and {1}. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= Ajouter {0} et {1}. Verrouiller le couvercle et cuire {2} minutes à haute pression. Laisser la pression retomber 10 minutes, libérer le reste et ouvrir le couvercle.
{0} {1} Dal
= Dal {1:d} {0:a}
Soft {0} finished with a sizzling pan of {1}.
= {0:nu} {0?fondant|fondante|fondants|fondantes}, avec une poêlée grésillante {1:d} pour finir.
Bring {0} and {1} to a boil, skim, and simmer, partly covered, for {2} minutes, until they fall apart.
= Porter {0} et {1} à ébullition, écumer et laisser mijoter à demi couvert {2} minutes, jusqu'à ce que les grains se défassent.
Salt them at the end; they soften faster without it.
= Saler à la fin ; les grains s'attendrissent plus vite sans sel.
Heat {0} in a small skillet over medium heat. {1} Add {2} and let sizzle for 1 minute.
= Chauffer {0} dans une petite poêle à feu moyen. {1} Ajouter {2} et laisser grésiller 1 minute.
Golden edges, and fat that smells strongly of spice.
= Des bords dorés et une matière grasse au parfum d'épices bien marqué.
Stir the sizzling mixture into {0}{1}. Season with {2}. Finish with {3}.
= Incorporer le mélange grésillant {0:a}{1}. Assaisonner {2:d}. Terminer avec {3}.
␣with {0} and simmer for {1} minutes, until wilted
= ␣avec {0} et laisser mijoter {1} minutes, jusqu'à ce {0?qu'il soit tombé|qu'elle soit tombée|qu'ils soient tombés|qu'elles soient tombées}
Heat {0} in a small skillet over medium heat. {1} Add {2} and let sizzle for 1 minute. {3}
= Chauffer {0} dans une petite poêle à feu moyen. {1} Ajouter {2} et laisser grésiller 1 minute. {3}
Add {0} and cook for 4 minutes, until jammy.
= Ajouter {0} et cuire 4 minutes, jusqu'à obtenir une compotée.
Stir the sizzling mixture into {0}. Season with {1}. Finish with {2}.
= Incorporer le mélange grésillant {0:a}. Assaisonner {1:d}. Terminer avec {2}.
{0} Dal
= Dal {0:d}
Stir the sizzling mixture into {0}. Season with {1}.
= Incorporer le mélange grésillant {0:a}. Assaisonner {1:d}.
Stir the sizzling mixture into {0}{1}. Season with {2}.
= Incorporer le mélange grésillant {0:a}{1}. Assaisonner {2:d}.
Pressure-Cooker {0} {1} Dal
= Dal {1:d} {0:a} à l'autocuiseur
Put {0} and {1} in the pressure cooker. Cook at high pressure for {2} minutes, then let the pressure fall for 10 minutes before you open the lid.
= Mettre {0} et {1} dans l'autocuiseur. Cuire {2} minutes à haute pression, puis laisser la pression retomber 10 minutes avant d'ouvrir le couvercle.
Pressure-Cooker {0} Dal
= Dal {0:d} à l'autocuiseur
{0} Chili
= Chili {0:a}
A thick chili of {0} with {1}, {2}.
= Un chili épais {0:a}, avec {1:de}, {2}.
warming and generous
= réconfortant et généreux
Stir in {0}{1} and bring to a simmer. Cook, partly covered, for {2} minutes, stirring now and then, until thick.
= Incorporer {0}{1} et porter à frémissement. Cuire à demi couvert {2} minutes en remuant de temps en temps, jusqu'à épaississement.
It is better the next day; chill within two hours of cooking.
= Meilleur le lendemain ; mettre au frais dans les deux heures suivant la cuisson.
A spoon leaves a slow-closing trail.
= La cuillère laisse une trace qui se referme lentement.
Taste for salt and serve hot, topped with {0}.
= Rectifier le sel et servir chaud, garni {0:d}.
Stir in {0}{1} and bring to a simmer. Cook, partly covered, for {2} minutes, stirring now and then{3}, until thick.
= Incorporer {0}{1} et porter à frémissement. Cuire à demi couvert {2} minutes en remuant de temps en temps{3}, jusqu'à épaississement.
. Add {0} and simmer for another 5 minutes
= . Ajouter {0} et laisser mijoter encore 5 minutes
built for leftovers
= parfait pour avoir des restes
Add {0} and cook for 8 minutes, breaking up the lumps with a spoon, {1}.
= Ajouter {0} et cuire 8 minutes en émiettant les morceaux à la cuillère, {1}.
Taste for salt and serve hot.
= Rectifier le sel et servir chaud.
Taste and serve hot, topped with {0}.
= Goûter et servir chaud, garni {0:d}.
Taste and serve hot.
= Goûter et servir chaud.
Slow-Cooker {0} Chili
= Chili {0:a} à la mijoteuse
Heat {0} in {1}. Add {2} and cook for 8 minutes, breaking up the lumps with a spoon, {3}.
= Chauffer {0} dans {1}. Ajouter {2} et cuire 8 minutes en émiettant les morceaux à la cuillère, {3}.
a large skillet over medium-high heat
= une grande poêle à feu assez vif
until cooked through with no pink left, 160°F / 71°C
= jusqu'à ce que la viande soit cuite à cœur, sans trace de rose, à 71 °C
until cooked through with no pink left, 165°F / 74°C
= jusqu'à ce que la viande soit cuite à cœur, sans trace de rose, à 74 °C
Pressure-Cooker {0} Chili
= Chili {0:a} à l'autocuiseur
{0} Stew
= Ragoût {0:d}
{0} of {1} that {2}.
= {0} {1:d} qui {2}.
A plain, deep stew
= Un ragoût simple et généreux
asks for little and gives a lot
= demande peu et donne beaucoup
{0}, taste, and ladle into deep bowls.
= {0}, goûter et servir à la louche dans des bols profonds.
Crush a few pieces of vegetable against the side to thicken the stew
= Écraser quelques morceaux de légumes contre la paroi pour épaissir le ragoût
Heat {0} in {1}. Add {2} and brown on all sides for 6 minutes. Move to a plate.
= Chauffer {0} dans {1}. Ajouter {2} et faire dorer 6 minutes sur toutes les faces. Réserver sur une assiette.
a large heavy pot over medium-high heat
= une grande cocotte à feu assez vif
The brown crust on the bottom is the flavor of the stew: scrape it up with the liquid.
= La croûte brune du fond fait le goût du ragoût : la décoller avec le liquide.
fills the kitchen with its smell
= parfume toute la cuisine
Heat {0} in {1}. Add {2} and brown on all sides for 6 minutes. Move to a plate.{3}
= Chauffer {0} dans {1}. Ajouter {2} et faire dorer 6 minutes sur toutes les faces. Réserver sur une assiette.{3}
␣Turn the heat down a little. {0}
= ␣Baisser légèrement le feu. {0}
until tender and at least 145°F / 63°C inside
= jusqu'à ce que la viande soit tendre, à au moins 63 °C à cœur
Let stand off the heat for 5 minutes so the flavors settle
= Laisser reposer 5 minutes hors du feu pour que les saveurs se fondent
until everything is tender and the broth has some body
= jusqu'à ce que tout soit tendre et que le bouillon ait un peu de corps
Slow-Cooker {0} Stew
= Ragoût {0:d} à la mijoteuse
A hands-off stew
= Un ragoût sans surveillance
Return {0} with {1}{2} and {3}. Lock the lid and cook at high pressure for {4} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{5}
= Remettre {0} avec {1}{2} et {3}. Verrouiller le couvercle et cuire {4} minutes à haute pression. Laisser la pression retomber 10 minutes, libérer le reste et ouvrir le couvercle.{5}
Return {0} with {1}{2} and {3}. Lock the lid and cook at high pressure for {4} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= Remettre {0} avec {1}{2} et {3}. Verrouiller le couvercle et cuire {4} minutes à haute pression. Laisser la pression retomber 10 minutes, libérer le reste et ouvrir le couvercle.
Add {0}, lock the lid again, and cook at high pressure for 5 minutes. Release the pressure and open the lid.{1}
= Ajouter {0}, verrouiller de nouveau le couvercle et cuire 5 minutes à haute pression. Libérer la pression et ouvrir le couvercle.{1}
Slow-Cooker Pulled {0} with {1}
= Effiloché {0:d} {1:a} à la mijoteuse
{0} cooked low and slow in {1} until it pulls apart.
= {0:nu} {0?cuit|cuite|cuits|cuites} longuement à basse température avec {1:de}, jusqu'à s'effilocher.
{0} {1} on top. Season with {2}. Pour over {3}.
= {0} {1} par-dessus. Assaisonner {2:d}. Verser {3} dessus.
Spread {0} over the bottom of the slow cooker and lay
= Étaler {0} au fond de la mijoteuse et disposer
Cover and cook on low for {0} hours, until fork-tender and {1}.
= Couvrir et cuire {0} heures à basse température, jusqu'à ce que la viande cède sous la fourchette et soit {1}.
well past 145°F / 63°C inside; it should fall apart
= bien au-delà de 63 °C à cœur ; elle doit se défaire
Thaw meat fully before it goes into a slow cooker; from frozen it spends too long at unsafe temperatures.
= Décongeler complètement la viande avant de la mettre dans une mijoteuse ; congelée, elle reste trop longtemps à des températures dangereuses.
Shred with two forks and stir back into the juices. Let stand for 10 minutes to soak them up{0}.
= Effilocher à l'aide de deux fourchettes et mélanger au jus de cuisson. Laisser reposer 10 minutes pour bien l'absorber{0}.
, then pile into {0}
= , puis garnir {0} de cette préparation
Lay {0} {1}. Season with {2}. Pour over {3}.
= Disposer {0} {1}. Assaisonner {2:d}. Verser {3} dessus.
in the slow cooker
= dans la mijoteuse
Slow-Cooker Pulled {0}
= Effiloché {0:d} à la mijoteuse
{0} cooked low and slow {1} until it pulls apart.
= {0:nu} {0?cuit|cuite|cuits|cuites} longuement à basse température {1}, jusqu'à s'effilocher.
in its own juices
= dans son jus
Shred with two forks and stir back into the juices. Let stand for 10 minutes to soak them up.
= Effilocher à l'aide de deux fourchettes et mélanger au jus de cuisson. Laisser reposer 10 minutes pour bien l'absorber.
165°F / 74°C in the thickest part
= à 74 °C au plus épais
Pressure-Cooker {0} with {1}
= {0:nu} {1:a} à l'autocuiseur
Creamy {0} with {1} in their own sauce, in about half an hour.
= {0:nu} {0?crémeux|crémeuse|crémeux|crémeuses} {1:a} dans {0?sa|leur} propre sauce, en une demi-heure environ.
Add {0} and cook for {1} minutes, {2}.
= Ajouter {0} et cuire {1} minutes, {2}.
Stir in {0}{1}. Lock the lid and cook at high pressure for 8 minutes, then let the pressure fall for 10 minutes.
= Incorporer {0}{1}. Verrouiller le couvercle et cuire 8 minutes à haute pression, puis laisser la pression retomber 10 minutes.
These times are for cooked or canned beans. Dried beans need soaking overnight, three times their volume of water and 25 minutes at pressure.
= Ces temps valent pour des légumineuses cuites ou en conserve. Les sèches demandent une nuit de trempage, trois fois leur volume d'eau et 25 minutes sous pression.
Open the lid, crush a spoonful of {0} against the side, and stir until the pot turns creamy.
= Ouvrir le couvercle, écraser une cuillerée {0:de} contre la paroi et remuer jusqu'à ce que l'ensemble devienne crémeux.
Pressure-Cooker {0}
= {0:nu} à l'autocuiseur
Creamy {0} in their own sauce, in about half an hour.
= {0:nu} {0?crémeux|crémeuse|crémeux|crémeuses} dans {0?sa|leur} propre sauce, en une demi-heure environ.
Soy-Glazed {0} with {1}
= {0:nu} {0?laqué|laquée|laqués|laquées} à la sauce soja {1:a}
{0} roasted on one pan and turned in {1} at the end.
= {0:nu} {0?rôti|rôtie|rôtis|rôties} sur une seule plaque et {0?enrobé|enrobée|enrobés|enrobées} {1:d} à la fin.
Heat the oven to 425°F / 220°C. Toss {0} with half of {1} in a large bowl, and {2} with the rest in another{3}.
= Préchauffer le four à 220 °C. Mélanger {0} avec la moitié {1:de} dans un grand saladier, et {2} avec le reste dans un autre{3}.
. Season both with {0}
= . Assaisonner les deux {0:d}
Spread {0} {1}. Roast for {2}
= Étaler {0} {1}. Rôtir {2}
on a rimmed sheet pan in one layer
= sur une plaque à rebords en une seule couche
Add {0}, toss, and {1}
= Ajouter {0}, mélanger et {1}
roast for {0} more
= rôtir encore {0}
Browned edges, and a knife slides into the largest piece.
= Des bords dorés, et un couteau entre facilement dans le plus gros morceau.
Stir {0} together, pour over the hot pan, and toss. Roast for 3 minutes more, until it clings.
= Mélanger {0}, verser sur la plaque chaude et remuer. Rôtir encore 3 minutes, jusqu'à ce que la sauce enrobe bien le tout.
{0} at once.
= {0} aussitôt.
Scatter with {0} and serve
= Parsemer {0:d} et servir
Sheet-Pan {0} with {1}
= {0:nu} {1:a} au four
{0} roasted on one pan until browned at the edges: {1}.
= {0:nu} {0?rôti|rôtie|rôtis|rôties} sur une seule plaque jusqu'à ce que les bords dorent : {1}.
hands-off and hard to get wrong
= sans surveillance et difficile à rater
{0} Toss {1} with half of {2} in a large bowl, and {3} with the rest in another. {4}
= {0} Mélanger {1} avec la moitié {2:de} dans un grand saladier, et {3} avec le reste dans un autre. {4}
Heat the oven to 425°F / 220°C.
= Préchauffer le four à 220 °C.
Season both with {0} and toss again.
= Assaisonner les deux {0:d} et mélanger de nouveau.
Cut everything to about the same size so that it is done at the same time.
= Couper tout à peu près de la même taille pour une cuisson simultanée.
, and the vegetables are tender
= ␣et que les légumes soient tendres
Finish with {0} and serve {1}.
= Terminer avec {0} et servir {1}.
straight from the pan
= directement sur la plaque
ten minutes of work, then the oven takes over
= dix minutes de travail, puis le four prend le relais
Add {0} and {1}, {2}{3}.
= Ajouter {0} et {1}, {2}{3}.
Finish with {0} and serve hot.
= Terminer avec {0} et servir chaud.
{0} and serve {1}.
= {0} et servir {1}.
Let stand for a moment
= Laisser reposer un instant
{0} and serve hot.
= {0} et servir chaud.
Taste for seasoning
= Rectifier l'assaisonnement
Roasted {0}
= {0:nu} {0?rôti|rôtie|rôtis|rôties}
{0} Toss {1} with {2}{3}.
= {0} Mélanger {1} avec {2}{3}.
Toaster-Oven {0} with {1}
= {0:nu} {1:a} au mini-four
Heat the toaster oven to 425°F / 220°C.
= Préchauffer le mini-four à 220 °C.
on a small rimmed sheet pan in one layer
= sur une petite plaque à rebords en une seule couche
Air-Fryer {0} Bites with {1}
= Bouchées {0:d} {1:a} à l'air fryer
Crisp {0} with {1} from the air fryer, {2}.
= {0:nu} {0?croustillant|croustillante|croustillants|croustillantes} {1:a} à l'air fryer, {2}.
with a spoonful of oil instead of a pot of it
= avec une cuillerée d'huile au lieu d'une pleine casserole
Heat the air fryer to 390°F / 200°C. Toss {0} with {1} in a large bowl{2}. {3}
= Préchauffer l'air fryer à 200 °C. Mélanger {0} avec {1} dans un grand saladier{2}. {3}
Dust {0} with {1} and turn until coated.
= Saupoudrer {0} {1:d} et retourner pour bien enrober.
Spread {0} {1}. Air-fry for {2}
= Étaler {0} {1}. Cuire à l'air fryer {2}
in the basket in one layer
= dans le panier en une seule couche
air-fry for {0} more
= cuire encore {0} à l'air fryer
, shaking the basket once,
= , en secouant le panier une fois,
Serve hot{0}.
= Servir chaud{0}.
␣with a squeeze of {0}
= ␣avec quelques gouttes {0:d}
Air-Fryer {0} Bites
= Bouchées {0:d} à l'air fryer
Crisp {0} from the air fryer, {1}.
= {0:nu} {0?croustillant|croustillante|croustillants|croustillantes} à l'air fryer, {1}.
Serve hot{0}{1}.
= Servir chaud{0}{1}.
␣and {0} for dipping
= ␣et {0} pour tremper
Air-Fryer {0} with {1}
= {0:nu} {1:a} à l'air fryer
Add {0} and {1}{2} {3}{4}.
= Ajouter {0} et {1}{2} {3}{4}.
Serve hot.
= Servir chaud.
Air-Fryer {0}
= {0:nu} à l'air fryer
crunchy in minutes
= du croquant en quelques minutes
Heat the air fryer to 390°F / 200°C. Toss {0} with {1} in a large bowl{2}.
= Préchauffer l'air fryer à 200 °C. Mélanger {0} avec {1} dans un grand saladier{2}.
Crisp Air-Fryer {0}
= {0:nu} {0?croustillant|croustillante|croustillants|croustillantes} à l'air fryer
Grilled {0} with {1}
= {0:nu} au barbecue {1:a}
{0} off the grill, {1} and simply seasoned.
= {0:nu} au barbecue, {1} et un assaisonnement tout simple.
charred where it counts
= avec de belles marques de cuisson
Heat the grill to medium-high, about 425°F / 220°C, and brush the grate clean. Rub {0} with {1}{2}.
= Préchauffer le barbecue à feu assez vif, environ 220 °C, et brosser la grille. Enduire {0} {1:d}{2}.
Oil the food, not the grate: it sticks less and flares less.
= Huiler les aliments, pas la grille : cela accroche moins et flambe moins.
{0} and grill for {1}.
= {0} et griller {1}.
Lay {0} on the grate
= Disposer {0} sur la grille
Add {0} and grill for {1} more{2}.
= Ajouter {0} et griller encore {1}{2}.
, turning once, {0}
= , en retournant une fois, {0}
Rest for 3 minutes on a clean plate{0}.
= Laisser reposer 3 minutes sur une assiette propre{0}.
, then dress with {0} and serve
= , puis arroser {0:d} et servir
smoky at the edges
= avec un goût fumé sur les bords
{0} and grill for {1}{2}.
= {0} et griller {1}{2}.
until tender and marked by the grate
= jusqu'à ce que le tout soit tendre et marqué par la grille
Grilled {0}
= {0:nu} au barbecue
Rest for 3 minutes on a clean plate. Serve hot.
= Laisser reposer 3 minutes sur une assiette propre. Servir chaud.
Add {0} and grill for {1} more.
= Ajouter {0} et griller encore {1}.
Rest for 3 minutes on a clean plate{0}{1}.
= Laisser reposer 3 minutes sur une assiette propre{0}{1}.
␣and slice {0} across the grain
= ␣et trancher {0} perpendiculairement aux fibres
Rest for 3 minutes on a clean plate{0}. Serve hot.
= Laisser reposer 3 minutes sur une assiette propre{0}. Servir chaud.
{0} Skewers
= Brochettes {0:d}
{0} threaded on sticks and charred over a hot fire.
= {0:nu} en brochettes, {0?grillé|grillée|grillés|grillées} sur un feu vif.
Put {0} in a bowl{1}. Turn {2} in it and let stand for 15 minutes while the grill heats to medium-high, about 425°F / 220°C.
= Mettre {0} dans un saladier{1}. Y retourner {2} et laisser reposer 15 minutes pendant que le barbecue chauffe à feu assez vif, environ 220 °C.
Thread {0} onto skewers, leaving a little space between the pieces.
= Enfiler {0} sur des brochettes en laissant un peu d'espace entre les morceaux.
Soak wooden skewers in water for a while first, so that they do not burn.
= Faire d'abord tremper les brochettes en bois dans l'eau pour éviter qu'elles brûlent.
Grill for {0} minutes, turning every few minutes, {1}.
= Griller {0} minutes en retournant toutes les quelques minutes, {1}.
Charred edges on all sides.
= Des bords bien grillés de tous les côtés.
Rest for 3 minutes on a clean plate.
= Laisser reposer 3 minutes sur une assiette propre.
Stir together {0} in a bowl{1}. Turn {2} in it and let stand for 15 minutes while the grill heats to medium-high, about 425°F / 220°C.
= Mélanger {0} dans un saladier{1}. Y retourner {2} et laisser reposer 15 minutes pendant que le barbecue chauffe à feu assez vif, environ 220 °C.
␣and serve with {0}, warmed on the grill
= ␣et servir avec {0}, {0?réchauffé|réchauffée|réchauffés|réchauffées} sur le barbecue
Grilled {0} Packets
= Papillotes {0:d} au barbecue
{0} steamed in their own juices inside a foil packet on the grill.
= {0:nu} {0?cuit|cuite|cuits|cuites} dans {0?son|leur} jus, en papillote d'aluminium sur le barbecue.
Heat the grill to medium-high, about 425°F / 220°C. Cut a large square of heavy foil for each serving.
= Préchauffer le barbecue à feu assez vif, environ 220 °C. Découper un grand carré de papier d'aluminium épais par portion.
Divide {0} between the squares and lay {1} on top. Add {2}{3}. Fold into tight packets with room for steam.
= Répartir {0} sur les carrés et disposer {1} par-dessus. Ajouter {2}{3}. Replier en papillotes bien fermées en laissant de la place pour la vapeur.
Grill for {0} minutes without turning, {1}.
= Griller {0} minutes sans retourner, {1}.
Open one packet to check; the steam is hot, so open it away from you.
= Ouvrir une papillote pour vérifier ; la vapeur est brûlante, l'ouvrir en l'éloignant de soi.
Let stand for 2 minutes, then eat straight from the foil.
= Laisser reposer 2 minutes, puis manger directement dans la papillote.
Grilled {0} Burgers with {1}
= Burgers {0:d} au barbecue {1:a}
Juicy {0} burgers from the grill with {1}.
= Burgers juteux {0:d} au barbecue, avec {1:de}.
Heat the grill to high, about 450°F / 230°C. Shape {0} into patties a little wider than the {1} and press a dimple into the middle of each. Season with {2}.
= Préchauffer le barbecue à feu vif, environ 230 °C. Façonner {0} en galettes un peu plus larges que {1:le} et creuser légèrement le centre de chacune. Assaisonner {2:d}.
Handle the meat as little as you can; a packed patty is a tough one.
= Manipuler la viande le moins possible ; une galette trop tassée devient dure.
Grill for 10 minutes, turning once, {0}. {1}
= Griller 10 minutes en retournant une fois, {0}. {1}
Lay {0} on top for the last minute.
= Disposer {0} dessus pour la dernière minute.
Toast {0} on the grate for 1 minute and build the burgers
= Griller {0} 1 minute sur la grille et monter les burgers
Grilled {0} Burgers
= Burgers {0:d} au barbecue
palm of your hand
= la paume de la main
Grill for 10 minutes, turning once, {0}.
= Griller 10 minutes en retournant une fois, {0}.
Plate the patties
= Dresser les galettes
Juicy {0} burgers from the grill.
= Burgers juteux {0:d} au barbecue.
{0}, smoky from the grill.
= {0:nu}, avec le goût fumé du barbecue.
Heat the grill to medium-high, about 425°F / 220°C. Toss {0} with {1}{2}.
= Préchauffer le barbecue à feu assez vif, environ 220 °C. Mélanger {0} avec {1}{2}.
Pile onto a platter{0}. Good hot or at room temperature.
= Dresser sur un plat{0}. Aussi bon chaud qu'à température ambiante.
␣and finish with {0}
= ␣et terminer avec {0}
{0}, smoky from the grill{1}.
= {0:nu}, avec le goût fumé du barbecue{1}.
, with {0} to catch the juices
= , et {0:de} pour saucer le jus
Grill {0} alongside for 1 minute.
= Griller {0} à côté 1 minute.
Pile onto a platter with {0}{1}. Good hot or at room temperature.
= Dresser sur un plat avec {0}{1}. Aussi bon chaud qu'à température ambiante.
Pile onto a platter with {0}. Good hot or at room temperature.
= Dresser sur un plat avec {0}. Aussi bon chaud qu'à température ambiante.
Pile onto a platter. Good hot or at room temperature.
= Dresser sur un plat. Aussi bon chaud qu'à température ambiante.
{0} Gratin
= Gratin {0:d}
Thin slices of {0} baked in {1} under a crust of {2}.
= Fines tranches {0:d} cuites au four avec {1:de}, sous une croûte {2:d}.
Heat the oven to 375°F / 190°C and grease a baking dish with {0}. Layer {1} in it, overlapping the slices{2}.
= Préchauffer le four à 190 °C et graisser un plat à gratin avec {0}. Y disposer {1} en couches, en faisant se chevaucher les tranches{2}.
␣and seasoning each layer with {0}
= ␣et en assaisonnant chaque couche {0:d}
Whisk {0} and pour over the vegetables. Press down so the top layer is wet, and cover with foil.
= Fouetter {0} et verser sur les légumes. Appuyer pour que la couche du dessus soit mouillée et couvrir de papier d'aluminium.
Bake for 35 minutes, until the vegetables give to a knife.
= Enfourner 35 minutes, jusqu'à ce qu'un couteau entre facilement dans les légumes.
Uncover, scatter with {0}, and bake for 20 minutes more, until bubbling and deep gold. Let stand for 10 minutes to set.
= Découvrir, parsemer {0:d} et enfourner encore 20 minutes, jusqu'à ce que tout bouillonne et soit bien doré. Laisser reposer 10 minutes pour que le gratin se tienne.
The rest is not optional: cut too early, it floods the plate.
= Le repos n'est pas facultatif : coupé trop tôt, le gratin inonde l'assiette.
The sauce bubbles thickly instead of running.
= La sauce forme de grosses bulles épaisses au lieu de couler.
Baked {0} and {1} Casserole with {2}
= {0:nu} et {1:nu} au four {2:a}
{0} cooked together in one dish, in the oven, by themselves.
= {0:nu}, {0?cuit|cuite|cuits|cuites} ensemble dans un seul plat, au four, sans surveillance.
Stir {0} together in a large baking dish with {1}{2}. Pour in {3}, cover tightly with foil, and bake for 30 minutes.
= Mélanger {0} dans un grand plat à four avec {1}{2}. Verser {3}, couvrir hermétiquement de papier d'aluminium et enfourner 30 minutes.
{0}lay in {1}. Cover again and bake for 20 minutes more, until {2} is tender{3}.
= {0}disposer {1}. Couvrir de nouveau et enfourner encore 20 minutes, jusqu'à ce que {2} {2?soit tendre|soient tendres}{3}.
Stir in {0}, then␣
= Incorporer {0}, puis␣
no longer pink and 165°F / 74°C in the thickest part
= sans trace de rose, à 74 °C au plus épais
A loose cover lets the steam out and leaves the rice hard: crimp the foil.
= Un couvercle mal ajusté laisse fuir la vapeur et le riz reste dur : bien pincer l'aluminium sur les bords.
{0} Let stand for 5 minutes, then fluff and serve.
= {0} Laisser reposer 5 minutes, puis égrener et servir.
Uncover, scatter with {0}, and bake for 5 minutes, until melted.
= Découvrir, parsemer {0:d} et enfourner 5 minutes, jusqu'à ce que le fromage fonde.
lay in {0}. Cover again and bake for 20 minutes more, until {1} is tender{2}.
= disposer {0} par-dessus. Couvrir de nouveau et enfourner encore 20 minutes, jusqu'à ce que {1} {1?soit tendre|soient tendres}{2}.
␣and {0} are done, {1}
= ␣et que {0} {0?soit cuit|soit cuite|soient cuits|soient cuites}, {1}
cooked through with no pink left, 160°F / 71°C
= à cœur et sans trace de rose, à 71 °C
{0}stir in {1}. Cover again and bake for 20 minutes more, until {2} is tender{3}.
= {0}incorporer {1}. Couvrir de nouveau et enfourner encore 20 minutes, jusqu'à ce que {2} {2?soit tendre|soient tendres}{3}.
␣and the liquid is gone
= ␣et que le liquide soit absorbé
Let stand for 5 minutes, then fluff and serve.
= Laisser reposer 5 minutes, puis égrener et servir.
stir in {0}. Cover again and bake for 20 minutes more, until {1} is tender{2}.
= incorporer {0}. Couvrir de nouveau et enfourner encore 20 minutes, jusqu'à ce que {1} {1?soit tendre|soient tendres}{2}.
cooked through with no pink left, 165°F / 74°C
= à cœur et sans trace de rose, à 74 °C
{0} Stuffed {1}
= {1:nu} {1?farci|farcie|farcis|farcies} {0:a}
{0} filled with {1}, baked until tender.
= {0:nu} {0?farci|farcie|farcis|farcies} {1:d}, {0?cuit|cuite|cuits|cuites} au four jusqu'à tendreté.
Heat {0} in a skillet over medium-high heat. {1} {2} Fold in {3}. Season with {4}.
= Chauffer {0} dans une poêle à feu assez vif. {1} {2} Incorporer {3}. Assaisonner {4:d}.
Set {0} cut side up in a baking dish, fill with the mixture, and cover with foil. Bake for 25 minutes.
= Disposer {0} face coupée vers le haut dans un plat à four, farcir de la préparation et couvrir de papier d'aluminium. Enfourner 25 minutes.
Uncover and bake for 10 minutes more, {0} and the tops are browned.
= Découvrir et enfourner encore 10 minutes, {0} et que le dessus soit doré.
Heat {0} in a skillet over medium-high heat. {1} Fold in {2}. Season with {3}.
= Chauffer {0} dans une poêle à feu assez vif. {1} Incorporer {2}. Assaisonner {3:d}.
Uncover{0} and bake for 10 minutes more, {1} and the tops are browned.
= Découvrir{0} et enfourner encore 10 minutes, {1} et que le dessus soit doré.
, scatter with {0},
= , parsemer {0:d}
Heat {0} in a skillet over medium-high heat. Fold in {1}. Season with {2}.
= Chauffer {0} dans une poêle à feu assez vif. Incorporer {1}. Assaisonner {2:d}.
{0} baked hot and quick under {1}, with almost nothing to wash up.
= {0:nu}, {0?cuit|cuite|cuits|cuites} vite au four bien chaud sous une couche {1:d}, avec presque rien à laver.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}, rub with {2}{3}.
= Préchauffer le four à 220 °C. Disposer {0} dans un plat à four{1}, frotter avec {2}{3}.
, drizzle with {0}
= , arroser {0:d}
Scatter {0} evenly over {1}.
= Répartir {0} uniformément sur {1}.
Bake for {0} minutes
= Enfourner {0} minutes
Thickness decides, not weight: start checking a few minutes early.
= C'est l'épaisseur qui compte, pas le poids : commencer à vérifier quelques minutes avant la fin.
Rest for 3 minutes. Finish with {0}.
= Laisser reposer 3 minutes. Terminer avec {0}.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}{2}.
= Préchauffer le four à 220 °C. Disposer {0} dans un plat à four{1}{2}.
Rest for 3 minutes. {0}
= Laisser reposer 3 minutes. {0}
Serve with the juices from the dish.
= Servir avec le jus du plat.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish, rub with {1}{2}.
= Préchauffer le four à 220 °C. Disposer {0} dans un plat à four, frotter avec {1}{2}.
{0}Press {1} on top and drizzle with {2}.
= {0}Presser {1} par-dessus et arroser {2:d}.
Spread {0} over {1}.␣
= Étaler {0} sur {1}.␣
Spread {0} evenly over {1}.
= Étaler {0} uniformément sur {1}.
{0} baked hot and quick, with almost nothing to wash up.
= {0:nu}, {0?cuit|cuite|cuits|cuites} vite au four bien chaud, avec presque rien à laver.
Press {0} on top and drizzle with {1}.
= Presser {0} par-dessus et arroser {1:d}.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}.
= Préchauffer le four à 220 °C. Disposer {0} dans un plat à four{1}.
Bake for {0} minutes.
= Enfourner {0} minutes.
Bake for {0} minutes more
= Enfourner encore {0} minutes
Lay {0} over {1}. Press {2} on top and drizzle with {3}.
= Disposer {0} sur {1}. Presser {2} par-dessus et arroser {3:d}.
Oven-Baked {0} Meatballs
= Boulettes {0:d} au four
Tender {0} meatballs, browned in the oven instead of a spattering pan.
= Tendres boulettes {0:d}, dorées au four plutôt que dans une poêle qui éclabousse.
Heat the oven to 425°F / 220°C and line a sheet pan.
= Préchauffer le four à 220 °C et garnir une plaque de papier cuisson.
Mix {0} with {1} in a large bowl and let stand for 3 minutes. Add {2}{3} and mix with your hands until it just comes together. Roll into balls the size of a walnut.
= Mélanger {0} avec {1} dans un grand saladier et laisser reposer 3 minutes. Ajouter {2}{3} et mélanger à la main juste assez pour que la masse se tienne. Rouler en boulettes de la taille d'une noix.
Wet hands keep the mixture from sticking. Overworking makes them tough.
= Les mains mouillées empêchent la masse de coller. Trop la travailler durcit les boulettes.
Bake for 18 minutes, {0}.
= Enfourner 18 minutes, {0}.
Deep brown outside; set in the middle, with clear juices when you cut one open.
= Bien brun dehors ; pris au centre, avec un jus clair quand on en ouvre une.
Rest for 3 minutes and serve hot.
= Laisser reposer 3 minutes et servir chaud.
Oven-Baked {0} Meatballs in {1}
= Boulettes {0:d} au four {1:a}
{0} {1} in a large bowl and let stand for 3 minutes. Add {2}{3} and mix with your hands until it just comes together. Roll into balls the size of a walnut.
= {0} {1} dans un grand saladier et laisser reposer 3 minutes. Ajouter {2}{3} et mélanger à la main juste assez pour que la masse se tienne. Rouler en boulettes de la taille d'une noix.
Tear {0} into crumbs and mix with
= Émietter {0} et mélanger avec
Warm {0} in a wide pan, add the meatballs, and simmer for 3 minutes.
= Chauffer {0} dans une large poêle, ajouter les boulettes et laisser mijoter 3 minutes.
{0} over {1} Mash
= {0:nu} sur purée {1:d}
{0} spooned over a smooth mash of {1}.
= {0:nu} sur une purée {1:d} bien lisse.
Meanwhile, heat {0} in a skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Pendant ce temps, chauffer {0} dans une poêle à feu assez vif. Ajouter {1} et cuire {2} {3}, {4}. Réserver sur une assiette.
Set the skillet back over medium heat. {0}
= Remettre la poêle à feu moyen. {0}
Return {0} to the skillet{1}.
= Remettre {0} dans la poêle{1}.
Mash {0} with {1} until smooth. Spoon onto plates, make a well, and fill it with what is in the skillet.
= Écraser {0} avec {1} jusqu'à obtenir une purée lisse. Répartir dans les assiettes, creuser un puits et y verser le contenu de la poêle.
Mash while steaming hot; cold potatoes turn gluey.
= Écraser bien fumant ; froides, les pommes de terre deviennent collantes.
Return {0} to the skillet{1}{2}.
= Remettre {0} dans la poêle{1}{2}.
␣with {0} and a splash of water
= ␣avec {0} et un filet d'eau
Mash {0} with {1} until smooth.{2} Spoon onto plates, make a well, and fill it with what is in the skillet.
= Écraser {0} avec {1} jusqu'à obtenir une purée lisse.{2} Répartir dans les assiettes, creuser un puits et y verser le contenu de la poêle.
␣Season with the rest of the salt.
= ␣Assaisonner avec le reste du sel.
Loaded {0} with {1}
= {0:nu} au four {0?garni|garnie|garnis|garnies} {1:d}
Fluffy {0} loaded with {1}.
= {0:nu} au four à la chair légère, {0?garni|garnie|garnis|garnies} {1:d}.
{0} Prick {1} all over with a fork and rub with {2}. {3} for {4} minutes.
= {0} Piquer {1} de toutes parts à la fourchette et enduire {2:d}. {3} {4} minutes.
Bake on the rack
= Cuire sur la grille du four
Skip the pricking and one day a potato will burst.
= À force de ne pas piquer, une pomme de terre finira par éclater.
{0}, until hot and tender{1}{2}.
= {0}, jusqu'à ce que le tout soit chaud et tendre{1}{2}.
Beside the potatoes, bake {0} for 16 minutes more
= À côté des pommes de terre, enfourner {0} et cuire encore 16 minutes
{0} in a covered dish
= {0} dans un plat couvert
{0} on a second dish
= {0} dans un second plat
␣and {0} is browned and crisp
= ␣et que {0} {0?soit doré et croustillant|soit dorée et croustillante|soient dorés et croustillants|soient dorées et croustillantes}
; a knife should slide through the potatoes
= ␣; un couteau doit traverser facilement les pommes de terre
Split {0} and fluff the insides with a fork. Season with {1}. Fill each with {2}.
= Fendre {0} et aérer la chair à la fourchette. Assaisonner {1:d}. Garnir chaque moitié {2:d}.
{0}, until hot and tender{1}.
= {0}, jusqu'à ce que le tout soit chaud et tendre{1}.
{0} Prick {1} all over with a fork and rub with {2}. {3} for {4} minutes, {5}.
= {0} Piquer {1} de toutes parts à la fourchette et enduire {2:d}. {3} {4} minutes, {5}.
until a knife slides through without resistance
= jusqu'à ce qu'un couteau traverse sans résistance
Microwave {0} with {1}
= {0:nu} au micro-ondes {1:a}
Prick {0} all over with a fork and rub with {1}. {2} for {3} minutes, turning once, {4}.
= Piquer {0} de toutes parts à la fourchette et enduire {1:d}. {2} {3} minutes en retournant une fois, {4}.
Microwave on high
= Cuire au micro-ondes à pleine puissance
Microwave {0} on high for 4 minutes
= Chauffer {0} au micro-ondes à pleine puissance 4 minutes
{0} in a covered bowl
= {0} dans un bol couvert
{0}, until hot and tender.
= {0}, jusqu'à ce que le tout soit chaud et tendre.
{0} Prick {1} all over with a fork and rub with {2}. Air-fry for {3} minutes.
= {0} Piquer {1} de toutes parts à la fourchette et enduire {2:d}. Cuire {3} minutes à l'air fryer.
Heat the air fryer to 390°F / 200°C.
= Préchauffer l'air fryer à 200 °C.
Beside the potatoes, air-fry {0} for 10 minutes more
= À côté des pommes de terre, cuire {0} à l'air fryer encore 10 minutes
{0} Prick {1} all over with a fork and rub with {2}. Air-fry for {3} minutes, {4}.
= {0} Piquer {1} de toutes parts à la fourchette et enduire {2:d}. Cuire {3} minutes à l'air fryer, {4}.
Oven-Roasted {0} with {1}
= {0:nu} {0?rôti|rôtie|rôtis|rôties} au four {1:a}
Crisp {0}, done with patience and very little else.
= {0:nu} {0?croustillant|croustillante|croustillants|croustillantes}, avec de la patience et presque rien d'autre.
Heat the oven to 425°F / 220°C. Toss {0} with {1} on a sheet pan{2}.
= Préchauffer le four à 220 °C. Mélanger {0} avec {1} sur une plaque{2}.
Roast for 32 minutes, turning once, until crisp outside and tender inside.
= Rôtir 32 minutes en retournant une fois, jusqu'à ce que le tout soit croustillant dehors et tendre dedans.
Give them room: crowded wedges steam.
= Laisser de l'espace : des quartiers trop serrés cuisent à la vapeur.
, with {0} for dipping
= , avec {0} pour tremper
Oven-Roasted {0}
= {0:nu} {0?rôti|rôtie|rôtis|rôties} au four
Pan-Fried {0} with {1}
= {0:nu} {0?sauté|sautée|sautés|sautées} {1:a}
Heat {0} in a large skillet over medium heat. Add {1}, cover, and cook for 10 minutes. Uncover, add {2}, and cook for 8 minutes more, turning now and then, until crisp and tender.
= Chauffer {0} dans une grande poêle à feu moyen. Ajouter {1}, couvrir et cuire 10 minutes. Découvrir, ajouter {2} et poursuivre la cuisson 8 minutes en retournant de temps en temps, jusqu'à ce que le tout soit croustillant et tendre.
Season with {0}.
= Assaisonner {0:d}.
Heat {0} in a large skillet over medium heat. Add {1}, cover, and cook for 10 minutes. Uncover, {2}, and cook for 8 minutes more, turning now and then, until crisp and tender.
= Chauffer {0} dans une grande poêle à feu moyen. Ajouter {1}, couvrir et cuire 10 minutes. Découvrir, {2} et poursuivre la cuisson 8 minutes en retournant de temps en temps, jusqu'à ce que le tout soit croustillant et tendre.
turn up the heat a little
= augmenter légèrement le feu
Pan-Fried {0}
= {0:nu} {0?sauté|sautée|sautés|sautées} à la poêle
{0} Pot with {1}
= Potée {0:d} {1:a}
{0} cooked soft in one pot: cheap, filling and good for days.
= {0:nu}, {0?longuement cuit|longuement cuite|longuement cuits|longuement cuites} dans une seule marmite : économique, nourrissant et bon pour plusieurs jours.
Taste and ladle into bowls; it thickens as it stands. Top with {0}.
= Goûter et servir à la louche dans des bols ; la potée épaissit en reposant. Garnir {0:d}.
A splash of something sharp, vinegar or citrus, wakes lentils up.
= Un trait d'acidité, vinaigre ou agrume, réveille les lentilles.
{0} and ladle into bowls; it thickens as it stands. Top with {1}.
= {0} et servir à la louche dans des bols ; la potée épaissit en reposant. Garnir {1:d}.
Stir in {0}, taste,
= Incorporer {0}, goûter
{0} Pot
= Potée {0:d}
Taste and ladle into bowls; it thickens as it stands.
= Goûter et servir à la louche dans des bols ; la potée épaissit en reposant.
{0} and ladle into bowls; it thickens as it stands.
= {0} et servir à la louche dans des bols ; la potée épaissit en reposant.
Slow-Cooker {0} Pot with {1}
= Potée {0:d} {1:a} à la mijoteuse
Slow-Cooker {0} Pot
= Potée {0:d} à la mijoteuse
Pressure-Cooker {0} Pot with {1}
= Potée {0:d} {1:a} à l'autocuiseur
Pressure-Cooker {0} Pot
= Potée {0:d} à l'autocuiseur
Saucy {0} with {1}
= {0:nu} en sauce {1:a}
{0} simmered with {1} until saucy.
= {0:nu} {0?mijoté|mijotée|mijotés|mijotées} avec {1:de} jusqu'à obtenir une belle sauce.
until everything is tender and the liquid is saucy
= jusqu'à ce que tout soit tendre et le liquide bien lié
Finish with {0} and serve warm.
= Terminer avec {0} et servir chaud.
{0} and serve warm.
= {0} et servir chaud.
Crush a few of {0} to thicken the sauce
= Écraser une petite partie {0:de} pour épaissir la sauce
Slow-Cooker Saucy {0} with {1}
= {0:nu} en sauce {1:a} à la mijoteuse
Pressure-Cooker Saucy {0} with {1}
= {0:nu} en sauce {1:a} à l'autocuiseur
{0} and {1} Bowl with {2}
= Bol {1:d} {0:a} et {2:a}
A full bowl: warm {0}{1}.
= Un bol complet et tiède : {0:nu}{1}.
␣under a quick dressing
= ␣avec une sauce express
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate.
= Chauffer la moitié {0:de} dans une poêle à feu assez vif. Ajouter {1}{2} et cuire {3} {4}, {5}. Réserver sur une assiette.
Stir {0} with the rest of {1} to make a dressing. {2}
= Mélanger {0} avec le reste {1:de} pour faire une sauce. {2}
Divide {0} between bowls. Arrange {1} on top{2}. Scatter with {3}.
= Répartir {0} dans des bols. Disposer {1} par-dessus{2}. Parsemer {3:d}.
, and spoon over the dressing
= , et napper de sauce
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate. {6}
= Chauffer la moitié {0:de} dans une poêle à feu assez vif. Ajouter {1}{2} et cuire {3} {4}, {5}. Réserver sur une assiette. {6}
Divide {0} between bowls. Arrange {1} on top{2}.
= Répartir {0} dans des bols. Disposer {1} par-dessus{2}.
Stir {0} with the rest of {1} to make a dressing.
= Mélanger {0} avec le reste {1:de} pour faire une sauce.
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate.
= Chauffer la moitié {0:de} dans une poêle à feu assez vif. Ajouter {1}{2} et {3}. Réserver sur une assiette.
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate. {4}
= Chauffer la moitié {0:de} dans une poêle à feu assez vif. Ajouter {1}{2} et {3}. Réserver sur une assiette. {4}
{0} Burrito Bowl
= Bol burrito {0:a}
Everything from a good burrito without the wrapper: {0}.
= Tout ce qui fait un bon burrito, sans la galette : {0:nu}.
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate.
= Chauffer {0} dans une grande poêle à feu assez vif. Ajouter {1}{2} et cuire {3} {4}, {5}. Réserver sur une assiette.
{0} Fluff {1} and divide between bowls. Top with {2}, then {3}.
= {0} Égrener {1} et répartir dans des bols. Garnir {2:d}, puis {3:d}.
{0} Fluff {1}{2} and divide between bowls. Top with {3}, then {4}.
= {0} Égrener {1}{2} et répartir dans des bols. Garnir {3:d}, puis {4:d}.
Fluff {0}{1} and divide between bowls. Top with {2}, then {3}.
= Égrener {0}{1} et répartir dans des bols. Garnir {2:d}, puis {3:d}.
Fluff {0} and divide between bowls. Top with {1}, then {2}.
= Égrener {0} et répartir dans des bols. Garnir {1:d}, puis {2:d}.
{0} Melt
= Sandwich chaud {0:a}
Crisp bread and melted {0} with {1}: {2}.
= Pain croustillant et {0:nu} {0?fondu|fondue|fondus|fondues} avec {1:de} : {2}.
the sandwich everybody wants a bite of
= le sandwich dont tout le monde veut une bouchée
Spread {0} over {1}. Layer {2} on top{3}.
= Tartiner {1} {0:d}. Disposer {2} par-dessus{3}.
, with a little {0}
= , avec un peu {0:d}
Cheese on both sides of the filling holds everything together.
= Du fromage des deux côtés de la garniture fait tenir le tout.
Close the sandwich. {0} Add the rest of {1}, turn, and fry for 4 minutes more, until the bread is golden and the cheese has melted.
= Refermer le sandwich. {0} Ajouter le reste {1:de}, retourner et faire dorer encore 4 minutes, jusqu'à ce que le pain soit doré et le fromage fondu.
Warm half of {0} in a skillet over medium-low heat and fry for 4 minutes.
= Chauffer la moitié {0:de} dans une poêle à feu assez doux et faire dorer 4 minutes.
Deep gold on both sides, with cheese just escaping.
= Bien doré des deux côtés, avec le fromage qui commence à déborder.
Let stand for 1 minute, then cut in half and eat hot.
= Laisser reposer 1 minute, puis couper en deux et manger chaud.
Crisp bread and melted {0}: {1}.
= Pain croustillant et {0:nu} {0?fondu|fondue|fondus|fondues} : {1}.
lunch in ten minutes
= un déjeuner en dix minutes
Melt half of {0} in a skillet over medium-low heat and fry for 4 minutes.
= Faire fondre la moitié {0:de} dans une poêle à feu assez doux et faire dorer 4 minutes.
Layer {0} with {1}{2}.
= Garnir {0} {1:d}{2}.
Open-Faced {0} Melt
= Tartine gratinée {0:a}
{0} Layer {1} with {2}{3}.
= {0}Garnir {1} {2:d}{3}.
Heat the toaster oven to 425°F / 220°C.␣
= Préchauffer le mini-four à 220 °C.␣
Set on the tray, dot with {0}, and toast for 6 minutes, until the edges are crisp and the cheese bubbles.
= Poser sur la plaque, parsemer {0:d} par petites touches et griller 6 minutes, jusqu'à ce que les bords soient croustillants et que le fromage bouillonne.
Brown blisters on the cheese.
= Des cloques brunes sur le fromage.
{0}Spread {1} over {2}. Layer {3} on top{4}.
= {0}Tartiner {2} {1:d}. Disposer {3} par-dessus{4}.
Set on the tray and toast for 6 minutes, until the edges are crisp and the cheese bubbles.
= Poser sur la plaque et griller 6 minutes, jusqu'à ce que les bords soient croustillants et que le fromage bouillonne.
{0} Quesadillas
= Quesadillas {0:a}
Crisp tortillas around melted {0}.
= Des tortillas croustillantes fourrées {0:a}, avec un cœur fondant.
Lay out {0} and scatter half of each with {1}. Fold over and press flat.
= Étaler {0} et parsemer la moitié de chaque tortilla {1:d}. Replier et aplatir.
Less filling, better quesadilla: an overfull one will not seal.
= Moins de garniture, meilleure quesadilla : trop pleine, elle ne se scelle pas.
Brush with {0}. {1} until the outside is crisp and the cheese has melted.
= Badigeonner {0:d}. {1} jusqu'à ce que l'extérieur soit croustillant et le fromage fondu.
Cook in a skillet over medium heat for 6 minutes, turning once,
= Cuire 6 minutes à la poêle à feu moyen, en retournant une fois,
Let stand for 1 minute, then cut into wedges{0}.
= Laisser reposer 1 minute, puis couper en parts{0}.
␣and serve with {0}
= ␣et servir avec {0}
Let stand for 1 minute, then cut into wedges.
= Laisser reposer 1 minute, puis couper en parts.
Grilled {0} Quesadillas
= Quesadillas {0:a} au barbecue
{0} Lay out {1} and scatter half of each with {2}. Fold over and press flat.
= {0} Étaler {1} et parsemer la moitié de chaque tortilla {2:d}. Replier et aplatir.
Heat the grill to medium, about 375°F / 190°C.
= Préchauffer le barbecue à feu moyen, environ 190 °C.
{0} until the outside is crisp and the cheese has melted.
= {0} jusqu'à ce que l'extérieur soit croustillant et le fromage fondu.
Grill for 4 minutes, turning once,
= Griller 4 minutes, en retournant une fois,
Air-Fryer {0} Quesadillas
= Quesadillas {0:a} à l'air fryer
Heat the air fryer to 375°F / 190°C.
= Préchauffer l'air fryer à 190 °C.
Air-fry for 6 minutes, turning once,
= Cuire 6 minutes à l'air fryer, en retournant une fois,
Toaster-Oven {0} Quesadillas
= Quesadillas {0:a} au mini-four
Toast in the toaster oven for 7 minutes,
= Griller 7 minutes au mini-four,
{0} Pizza
= Pizza {0:a}
A thin, crisp pizza with {0}: {1}.
= Une pizza fine et croustillante {0:a} : {1}.
from the fridge to the table in half an hour
= du frigo à la table en une demi-heure
Heat the oven to 450°F / 230°C{0}. {1}
= Préchauffer le four à 230 °C{0}. {1}
␣with a sheet pan inside
= ␣avec une plaque à l'intérieur
Stretch {0} into a thin round.
= Étirer {0} en un disque fin.
{0} Top with {1}{2}{3}.
= {0} Garnir {1:d}{2}{3}.
Spread {0} to within half an inch of the edge.
= Étaler {0} jusqu'à 1 cm du bord.
, drizzle with {0},
= , arroser {0:d}
␣and add a little {0}
= ␣et ajouter un peu {0:d}
Pat wet toppings dry, or the middle stays soft.
= Éponger les garnitures humides, sinon le milieu reste mou.
Slide onto the hot pan and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots.
= Faire glisser sur la plaque chaude et enfourner {0} minutes, jusqu'à ce que le bord soit croustillant et que le fromage bouillonne et dore par endroits.
Heat the oven to 450°F / 230°C{0}. Set out {1}.
= Préchauffer le four à 230 °C{0}. Préparer {1}.
{0} Toast Pizza
= Pizza-toast {0:a}
no dough to make, no waiting
= pas de pâte à faire, pas d'attente
Slide onto the hot pan and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots. Finish with {1}.
= Faire glisser sur la plaque chaude et enfourner {0} minutes, jusqu'à ce que le bord soit croustillant et que le fromage bouillonne et dore par endroits. Terminer avec {1}.
{0} Tortilla Pizza
= Pizza-tortilla {0:a}
Scatter {0} to within half an inch of the edge.
= Parsemer {0} jusqu'à 1 cm du bord.
{0} Flatbread Pizza
= Pizza sur pain plat {0:a}
Heat the toaster oven to 450°F / 230°C. {0}
= Préchauffer le mini-four à 230 °C. {0}
Slide onto the tray and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots.
= Faire glisser sur la plaque et enfourner {0} minutes, jusqu'à ce que le bord soit croustillant et que le fromage bouillonne et dore par endroits.
Heat the toaster oven to 450°F / 230°C. Set out {0}.
= Préchauffer le mini-four à 230 °C. Préparer {0}.
Slide onto the tray and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots. Finish with {1}.
= Faire glisser sur la plaque et enfourner {0} minutes, jusqu'à ce que le bord soit croustillant et que le fromage bouillonne et dore par endroits. Terminer avec {1}.
{0} Tacos
= Tacos {0:a}
Warm tortillas filled with {0}, topped with {1}.
= Des tortillas chaudes garnies {0:d}, avec {1:de} par-dessus.
Warm {0} in a dry pan for 1 minute, flipping once, and keep them wrapped in a towel.
= Chauffer {0} 1 minute dans une poêle sèche en retournant une fois, et garder au chaud dans un torchon.
Fill with {0} and top with {1}.
= Garnir {0:d} et ajouter {1} par-dessus.
Set the skillet back over medium heat. {0} {1}
= Remettre la poêle à feu moyen. {0} {1}
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate.
= Chauffer {0} dans une grande poêle à feu assez vif. Ajouter {1}{2} et {3}. Réserver sur une assiette.
Fill with {0} and top with {1}. {2}
= Garnir {0:d} et ajouter {1} par-dessus. {2}
Sprinkle {0} over everything.
= Arroser le tout {0:d}.
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate{6}.
= Chauffer {0} dans une grande poêle à feu assez vif. Ajouter {1}{2} et cuire {3} {4}, {5}. Réserver sur une assiette{6}.
␣and break into large flakes
= ␣et défaire en gros morceaux
Warm tortillas filled with {0}.
= Des tortillas chaudes garnies {0:d}.
Fill with {0}.
= Garnir {0:d}.
Fill with {0}. {1}
= Garnir {0:d}. {1}
{0} Wrap
= Wrap {0:a}
A rolled-up lunch of {0} with {1}.
= Un déjeuner roulé {0:a} avec {1:de}.
Lay {0} flat{1}.
= Poser {0} à plat{1}.
␣and spread with {0}, right up to the edge
= ␣et tartiner {0:d} jusqu'au bord
Lay {0} across the lower third. Season with {1}.
= Disposer {0} sur le tiers inférieur. Assaisonner {1:d}.
Pat everything dry; water is what makes a wrap soggy.
= Bien éponger le tout ; c'est l'eau qui ramollit un wrap.
Fold in the sides, roll up tightly away from you, and cut in half on the diagonal.
= Rabattre les côtés, rouler en serrant bien et couper en deux en biais.
␣and mash {0} over right up to the edge
= ␣et écraser {0} dessus jusqu'au bord
A rolled-up lunch of {0}.
= Un déjeuner roulé {0:a}.
Lay {0} flat.
= Poser {0} à plat.
{0} Sandwich
= Sandwich {0:a}
A proper sandwich: {0} with {1}.
= Un vrai sandwich : {0:nu} avec {1:de}.
Spread {0} over one side of {1}.
= Tartiner {0:d} une face {1:de}.
Layer {0} on one half{1}.
= Disposer {0} sur une moitié{1}.
Close, press gently, and cut in half.
= Refermer, presser légèrement et couper en deux.
A pinch of salt straight on the vegetables does more than any sauce.
= Une pincée de sel directement sur les légumes fait plus que n'importe quelle sauce.
A proper sandwich: {0}.
= Un vrai sandwich : {0:nu}.
Set out {0}.
= Préparer {0}.
{0} Toast
= Toast {0:a}
Saucy {0} spooned over crisp {1}.
= {0:nu} en sauce sur {1:nu} {1?croustillant|croustillante|croustillants|croustillantes}.
Heat {0} in a skillet over medium heat. {1} Season with {2}.
= Chauffer {0} dans une poêle à feu moyen. {1} Assaisonner {2:d}.
{0} Toast {1}.
= {0} Griller {1}.
Crush about a third of {0} with the back of a spoon to thicken the pan.
= Écraser environ un tiers {0:de} avec le dos d'une cuillère pour épaissir la sauce.
Spoon onto {0}.
= Déposer sur {0}.
Spoon onto {0} and top with {1}.
= Déposer sur {0} et garnir {1:d}.
Toast {0}.
= Griller {0}.
Cheesy Microwave Nachos
= Nachos au fromage au micro-ondes
Crisp chips under melted {0} with {1}.
= Des chips croustillantes sous {0:de} {0?fondu|fondue|fondus|fondues}, avec {1:de}.
Spread {0} on a microwave-safe plate and scatter with {1}.
= Étaler {0} sur une assiette adaptée au micro-ondes et parsemer {1:d}.
Microwave on high for 1 minute, until the cheese has melted; give it a little longer if it needs it.
= Chauffer 1 minute au micro-ondes à pleine puissance, jusqu'à ce que le fromage soit fondu ; prolonger un peu au besoin.
Top with {0} and eat at once.
= Garnir {0:d} et manger aussitôt.
{0} Microwave Nachos
= Nachos {0:a} au micro-ondes
A crisp salad of {0} with {1} in a sharp dressing.
= Une salade croquante {0:d} avec {1:de}, à la vinaigrette relevée.
Whisk {0} in the bottom of a large bowl{1}.
= Fouetter {0} au fond d'un grand saladier{1}.
Dip a leaf in to taste the dressing; it should be a little too sharp on its own.
= Tremper une feuille pour goûter la vinaigrette ; seule, elle doit être un peu trop acide.
Add {0} and toss with your hands until everything shines.
= Ajouter {0} et mélanger à la main jusqu'à ce que tout brille.
{0} right away.
= {0} sans attendre.
{0} Salad
= Salade {0:d}
A crisp salad of {0} in a sharp dressing.
= Une salade croquante {0:d} à la vinaigrette relevée.
Serve right away.
= Servir sans attendre.
Put {0} in the bottom of a large bowl{1}. Season with {2}.
= Mettre {0} au fond d'un grand saladier{1}. Assaisonner {2:d}.
␣and loosen it with {0}
= ␣et détendre avec {0}
Add {0} and rub it with the dressing for 2 minutes, until dark and tender.
= Ajouter {0} et masser 2 minutes avec la vinaigrette, jusqu'à ce que les feuilles soient foncées et tendres.
A salad that counts as dinner: {0}.
= Une salade qui vaut un dîner : {0:nu}.
Add {0} and fold until coated. Let stand for 5 minutes, so the flavors get to know each other.
= Ajouter {0} et mélanger pour bien enrober. Laisser reposer 5 minutes pour que les saveurs fassent connaissance.
This part keeps two days in the fridge; add leaves and herbs only when serving.
= Cette partie se garde deux jours au réfrigérateur ; n'ajouter les feuilles et les herbes qu'au moment de servir.
Taste and serve.
= Goûter et servir.
Fold in {0}, taste, and serve.
= Incorporer {0}, goûter et servir.
{0} Dip with {1}
= Dip {0:a} et {1:nu}
A quick {0} dip with {1} to dunk.
= Un dip express {0:a}, avec {1:de} à y tremper.
Stir {0} until smooth
= Mélanger {0} jusqu'à obtenir une crème lisse
, then beat in {0}
= , puis y battre {0}
Ten minutes in the fridge let the flavors come together.
= Dix minutes au réfrigérateur laissent les saveurs se fondre.
Scrape into a bowl and set it in the middle of a platter with {0} around it.
= Verser dans un bol et placer au centre d'un plat, avec {0} tout autour.
Mash {0} with a fork (or blend them smooth)
= Écraser {0} à la fourchette (ou mixer en crème lisse)
Mash {0} with a fork (or blend it smooth)
= Écraser {0} à la fourchette (ou mixer en crème lisse)
{0} Yogurt Bowl
= Bol de yaourt {0:a}
Cool {0} with {1}.
= {0:nu} bien {0?frais|fraîche|frais|fraîches} avec {1:de}.
Stir {0} until creamy and spoon into a bowl.
= Mélanger {0} jusqu'à obtenir une texture crémeuse et verser dans un bol.
Arrange {0} on top. Scatter with {1}.
= Disposer {0} par-dessus. Parsemer {1:d}.
Add anything crunchy at the last moment.
= Ajouter tout ce qui croque au dernier moment.
Arrange {0} on top. {1}
= Disposer {0} par-dessus. {1}
Scatter with {0} and finish with {1}.
= Parsemer {0:d} et terminer avec {1}.
{0} {1} Bowl
= Bol {1:d} {0:a}
Arrange {0} on top. Serve cold.
= Disposer {0} par-dessus. Servir froid.
Arrange {0} on top. Finish with {1}.
= Disposer {0} par-dessus. Terminer avec {1}.
Stir {0} with {1} until creamy and spoon into a bowl.
= Mélanger {0} avec {1} jusqu'à obtenir une texture crémeuse et verser dans un bol.
{0} Overnight Oats
= Overnight oats {0:a}
Oats that soften in the fridge while you sleep, topped with {0}.
= De l'avoine qui s'attendrit au réfrigérateur pendant la nuit, avec {0:de} par-dessus.
Stir {0} together in a jar.
= Mélanger {0} dans un bocal.
Cover and chill for 6 hours or overnight, until the oats are soft and have drunk up the liquid.
= Couvrir et réfrigérer 6 heures ou toute la nuit, jusqu'à ce que l'avoine soit tendre et ait absorbé le liquide.
Thick and spoonable; stir in a splash more liquid if it has gone stiff.
= Épais, à manger à la cuillère ; ajouter un trait de liquide si c'est devenu trop ferme.
Top with {0} and eat cold.
= Garnir {0:d} et manger froid.
Oats that soften in the fridge while you sleep.
= De l'avoine qui s'attendrit au réfrigérateur pendant la nuit.
Stir and eat cold, straight from the jar.
= Mélanger et manger froid, directement dans le bocal.
{0} Smoothie
= Smoothie {0:a}
{0} blended with {1}: breakfast to go.
= {0:nu} {0?mixé|mixée|mixés|mixées} avec {1:de} : le petit-déjeuner à emporter.
Put {0} in a blender, the liquid at the bottom.
= Mettre {0} dans un blender, le liquide au fond.
Blend on high for 1 minute, until completely smooth. Pour into a tall glass and drink cold.
= Mixer 1 minute à pleine vitesse, jusqu'à ce que le tout soit parfaitement lisse. Verser dans un grand verre et boire frais.
Frozen fruit makes it thick and saves the ice.
= Les fruits surgelés le rendent épais et dispensent de glaçons.
No flecks of skin or leaf left.
= Plus aucun éclat de peau ni de feuille.
Green {0} Smoothie
= Smoothie vert {0:a}
{0} and {1} blended with {2}: breakfast to go.
= {0:nu} et {1:nu}, mixés avec {2:de} : le petit-déjeuner à emporter.
{0} Fruit Salad
= Salade de fruits {0:a}
{0}, cut, dressed and left a moment in their own juice.
= {0:nu}, {0?coupé, assaisonné et laissé|coupée, assaisonnée et laissée|coupés, assaisonnés et laissés|coupées, assaisonnées et laissées} un moment dans {0?son|leur} jus.
{0} Add {1} and turn gently.
= {0} Ajouter {1} et mélanger délicatement.
Stir {0} together in a wide bowl.
= Mélanger {0} dans un large saladier.
Cut soft fruit last, straight into the juice, and they stay bright.
= Couper les fruits tendres en dernier, directement dans le jus : ils gardent leur éclat.
Let stand for 5 minutes until the juices run. Serve cool.
= Laisser reposer 5 minutes, jusqu'à ce que les fruits rendent leur jus. Servir frais.
Let stand for 5 minutes until the juices run. Finish with {0}.
= Laisser reposer 5 minutes, jusqu'à ce que les fruits rendent leur jus. Terminer avec {0}.
Put {0} in a wide bowl.
= Mettre {0} dans un large saladier.
{0} Oatmeal
= Porridge {0:a}
Creamy oatmeal with {0}, {1}.
= Un porridge crémeux {0:a}, {1}.
stirred until it is thick
= remué jusqu'à ce qu'il épaississe
Bring {0} to a simmer in a small pot over medium heat. Stir in {1} and cook for 5 minutes, stirring often, until thick and creamy.
= Porter {0} à frémissement dans une petite casserole à feu moyen. Ajouter {1} et cuire 5 minutes en remuant souvent, jusqu'à ce que le tout soit épais et crémeux.
A spoon leaves a trail on the bottom of the pot.
= La cuillère laisse une trace au fond de la casserole.
Let stand for 1 minute. Top with {0}.
= Laisser reposer 1 minute. Garnir {0:d}.
Creamy oatmeal, {0}.
= Un porridge crémeux, {0}.
Creamy Oatmeal
= Porridge crémeux
Microwave {0} Oatmeal
= Porridge {0:a} au micro-ondes
from the microwave in three minutes
= prêt au micro-ondes en trois minutes
Stir {0} and {1} with {2} in a deep microwave-safe bowl. Microwave on high for 2 minutes, stir, and microwave for 1 minute more, until thick.
= Mélanger {0} et {1} avec {2} dans un bol profond adapté au micro-ondes. Cuire 2 minutes au micro-ondes à pleine puissance, remuer et cuire encore 1 minute, jusqu'à épaississement.
Use a bowl twice as big as seems right: oats boil over.
= Prendre un bol deux fois plus grand qu'il ne semble nécessaire : l'avoine déborde.
Microwave Creamy Oatmeal
= Porridge crémeux au micro-ondes
Soft, glazed {0} with cool {1}: dessert with almost no work.
= {0:nu} {0?fondant et caramélisé|fondante et caramélisée|fondants et caramélisés|fondantes et caramélisées} avec {1:de} bien {1?frais|fraîche|frais|fraîches} : un dessert presque sans travail.
Heat the {0}. Set {1} cut side up in {2} and top with {3}.
= Préchauffer {0}. Disposer {1} face coupée vers le haut dans {2} et garnir {3:d}.
oven to 375°F / 190°C
= le four à 190 °C
a small baking dish
= un petit plat à four
Bake for {0} minutes, until soft and glazed.
= Enfourner {0} minutes, jusqu'à ce que le tout soit fondant et caramélisé.
A knife meets no resistance and the juices are syrupy.
= Un couteau ne rencontre aucune résistance et le jus est sirupeux.
Cool for 5 minutes; hot fruit burns. Serve with {0}.
= Laisser tiédir 5 minutes ; les fruits chauds brûlent. Servir avec {0}.
Soft, glazed {0}: dessert with almost no work.
= {0:nu} {0?fondant et caramélisé|fondante et caramélisée|fondants et caramélisés|fondantes et caramélisées} : un dessert presque sans travail.
Bake for {0} minutes, until soft and glazed. {1}
= Enfourner {0} minutes, jusqu'à ce que le tout soit fondant et caramélisé. {1}
Scatter with {0} for the last few minutes.
= Parsemer {0:d} pour les dernières minutes.
Cool for 5 minutes; hot fruit burns. {0}
= Laisser tiédir 5 minutes ; les fruits chauds brûlent. {0}
Spoon the syrup over the top.
= Napper de sirop.
air fryer to 350°F / 175°C
= l'air fryer à 175 °C
the basket on a piece of parchment
= le panier sur un morceau de papier cuisson
Air-fry for {0} minutes, until soft and glazed.
= Cuire {0} minutes à l'air fryer, jusqu'à ce que le tout soit fondant et caramélisé.
Air-fry for {0} minutes, until soft and glazed. {1}
= Cuire {0} minutes à l'air fryer, jusqu'à ce que le tout soit fondant et caramélisé. {1}
Fluffy Pancakes
= Pancakes moelleux
Light pancakes, {0}.
= Des pancakes légers, {0}.
worth getting up for
= qui valent la peine de se lever
Mix {0} in a bowl. Beat {1} with {2}, pour in, and stir until just combined{3}.
= Mélanger {0} dans un saladier. Battre {1} avec {2}, verser et mélanger juste assez pour amalgamer{3}.
; a few lumps are fine
= ␣; quelques grumeaux ne gênent pas
Stop stirring early: overworked batter makes tough pancakes.
= Cesser de remuer tôt : une pâte trop travaillée donne des pancakes durs.
Heat a little of {0} in a skillet over medium heat. Pour in small ladles of batter and cook for 2 minutes, until {1}. Flip and cook for 2 minutes more, until set in the middle. Repeat with the rest, which takes about 8 minutes.
= Chauffer un peu {0:de} dans une poêle à feu moyen. Verser de petites louches de pâte et cuire 2 minutes, jusqu'à ce que {1}. Retourner et cuire encore 2 minutes, jusqu'à ce que le centre soit pris. Recommencer avec le reste, ce qui prend environ 8 minutes.
bubbles form and the edges look dry
= des bulles se forment et que les bords semblent secs
Golden on both sides with no wet batter inside.
= Doré des deux côtés, sans pâte crue à l'intérieur.
Stack and serve warm.
= Empiler et servir tiède.
{0} Pancakes
= Pancakes {0:a}
Light pancakes with {0}, {1}.
= Des pancakes légers {0:a}, {1}.
ready before anyone asks twice
= prêts avant qu'on ne les réclame deux fois
Heat a little of {0} in a skillet over medium heat. Pour in small ladles of batter{1} and cook for 2 minutes, until {2}. Flip and cook for 2 minutes more, until set in the middle. Repeat with the rest, which takes about 8 minutes.
= Chauffer un peu {0:de} dans une poêle à feu moyen. Verser de petites louches de pâte{1} et cuire 2 minutes, jusqu'à ce que {2}. Retourner et cuire encore 2 minutes, jusqu'à ce que le centre soit pris. Recommencer avec le reste, ce qui prend environ 8 minutes.
, drop some of {0} on each,
= , déposer un peu {0:de} sur chacune
Stack and serve warm with {0}.
= Empiler et servir tiède avec {0}.
Tender pancakes with {0}, {1}.
= De tendres pancakes {0:a}, {1}.
. Let the batter stand for 10 minutes
= . Laisser reposer la pâte 10 minutes
the underside is gold
= le dessous soit doré
Thin Pancakes
= Crêpes fines
Tender pancakes, {0}.
= De tendres pancakes, {0}.
French Toast with {0}
= Pain perdu {0:a}
Bread soaked in custard and fried in {0} until golden.
= Du pain imbibé d'œuf et doré {0:a}.
Beat {0} in a shallow dish. Lay in {1} and soak for 2 minutes, turning once.
= Battre {0} dans une assiette creuse. Y déposer {1} et laisser tremper 2 minutes en retournant une fois.
Slightly stale bread drinks more and breaks less.
= Un pain un peu rassis absorbe davantage et se casse moins.
Heat {0} in a large skillet over medium heat. Fry the soaked slices for 6 minutes, turning once, until golden and the egg is set all the way through.
= Chauffer {0} dans une grande poêle à feu moyen. Faire dorer les tranches imbibées 6 minutes en retournant une fois, jusqu'à ce qu'elles soient bien dorées et que l'œuf soit pris à cœur.
Deep gold outside; custardy, never wet, inside (160°F / 71°C).
= Bien doré dehors ; crémeux, jamais coulant, dedans (71 °C).
Bread soaked in custard and fried in {0} until golden, with {1}.
= Du pain imbibé d'œuf et doré {0:a}, avec {1:de}.
Serve hot with {0}.
= Servir chaud avec {0}.
French Toast
= Pain perdu
{0} Crumble
= Crumble {0:a}
Bubbling {0} under a buttery crumble.
= {0:nu} au four sous un crumble au bon goût de beurre.
Heat the oven to 375°F / 190°C. Toss {0} with a third of {1} in a baking dish.
= Préchauffer le four à 190 °C. Mélanger {0} avec un tiers {1:de} dans un plat à four.
Rub {0} into {1} with your fingertips until crumbly. Stir in {2} and the rest of the {3}, and squeeze some of it into clumps over the fruit.
= Sabler {0} avec {1} du bout des doigts. Incorporer {2} et le reste {3:de}, puis presser une partie du mélange en morceaux sur les fruits.
Cold butter gives a crisp topping; soft butter gives paste.
= Un beurre froid donne une pâte croustillante ; un beurre mou, de la colle.
Bake for 35 minutes, until the top is golden and juice bubbles up at the sides.
= Enfourner 35 minutes, jusqu'à ce que le dessus soit doré et que le jus bouillonne sur les bords.
Thick bubbles, not thin ones: the juices have turned to syrup.
= De grosses bulles épaisses : le jus s'est transformé en sirop.
Let stand for 10 minutes. {0}
= Laisser reposer 10 minutes. {0}
Serve warm with {0}.
= Servir tiède avec {0}.
Bubbling {0} under a buttery {1} crumble.
= {0:nu} au four sous un crumble {1:a} au bon goût de beurre.
Heat the oven to 375°F / 190°C. Toss {0} with {1} and a third of {2} in a baking dish.
= Préchauffer le four à 190 °C. Mélanger {0} avec {1} et un tiers {2:de} dans un plat à four.
Let stand for 10 minutes. Serve warm.
= Laisser reposer 10 minutes. Servir tiède.
Rub {0} into {1} with your fingertips until crumbly. Stir in the rest of the {2}, and squeeze some of it into clumps over the fruit.
= Sabler {0} avec {1} du bout des doigts. Incorporer le reste {2:de}, puis presser une partie du mélange en morceaux sur les fruits.
Bubbling {0} under a buttery oat crumble.
= {0:nu} au four sous un crumble d'avoine au bon goût de beurre.
Rice Pudding
= Riz au lait
Slow, creamy rice pudding, made with what is nearly always there.
= Un riz au lait crémeux, cuit lentement avec ce qu'on a presque toujours sous la main.
Stir {0} together in a heavy pot and bring to a bare simmer over medium heat.
= Mélanger {0} dans une casserole à fond épais et amener à frémissement à feu moyen.
Turn the heat to low and cook for 30 minutes, stirring every few minutes and more often toward the end, until {0} is soft and the pudding is loose and creamy.
= Passer à feu doux et cuire 30 minutes en remuant toutes les quelques minutes, plus souvent vers la fin, jusqu'à ce que {0} {0?soit tendre|soient tendres} et l'ensemble coulant et crémeux.
Stop while it still looks a little runny; it thickens as it cools.
= Arrêter quand il semble encore un peu liquide ; il épaissit en refroidissant.
Let stand for 10 minutes. Serve warm or chilled with {0}.
= Laisser reposer 10 minutes. Servir tiède ou froid avec {0}.
Rice Pudding with {0}
= Riz au lait {0:a}
Let stand for 10 minutes. Serve warm or chilled.
= Laisser reposer 10 minutes. Servir tiède ou froid.
Slow, creamy rice pudding under {0}, made with what is nearly always there.
= Un riz au lait crémeux sous {0:de}, cuit lentement avec ce qu'on a presque toujours sous la main.
Warm {0} Compote over {1}
= Compote tiède {0:d} sur {1:nu}
Warm, syrupy {0} over cool {1}.
= {0:nu} en compote tiède et sirupeuse sur {1:de} bien {1?frais|fraîche|frais|fraîches}.
Put {0} in a small pot over medium heat and simmer for {1} minutes, until soft and syrupy.
= Mettre {0} dans une petite casserole à feu moyen et laisser mijoter {1} minutes, jusqu'à ce que le tout soit fondant et sirupeux.
The juice coats a spoon.
= Le jus nappe la cuillère.
Cool for 5 minutes, then spoon over {0}.
= Laisser tiédir 5 minutes, puis verser sur {0}.
Warm, syrupy {0} over {1}.
= {0:nu} en compote tiède et sirupeuse sur {1:de}.
Put {0} in a small pot over medium heat and simmer for {1} minutes, until soft and syrupy. Stir in {2}.
= Mettre {0} dans une petite casserole à feu moyen et laisser mijoter {1} minutes, jusqu'à ce que le tout soit fondant et sirupeux. Incorporer {2}.
{0} Mug Cake
= Mug cake {0:a}
A small, warm cake with {0}, for one person and one mug.
= Un petit gâteau tiède {0:a}, pour une personne et un mug.
Stir {0} together in a large microwave-safe mug. Beat in {1} until smooth, then fold in {2}.
= Mélanger {0} dans un grand mug adapté au micro-ondes. Y battre {1} jusqu'à obtenir une pâte lisse, puis incorporer {2}.
Melt solid fat in the mug first, for 20 seconds.
= Faire fondre d'abord la matière grasse solide 20 secondes dans le mug.
Microwave on high for 2 minutes, until risen and just firm in the middle. Let stand for 1 minute: it goes on cooking.
= Cuire 2 minutes au micro-ondes à pleine puissance, jusqu'à ce que le gâteau soit gonflé et tout juste ferme au centre. Laisser reposer 1 minute : la cuisson continue.
Springy to the touch, with no wet spot on top.
= Souple sous le doigt, sans tache humide sur le dessus.
Crisp toast with {0}.
= Un toast croustillant {0:a}.
Toast {0} {1} for 4 minutes, turning once, until crisp and golden.
= Griller {0} {1} 4 minutes en retournant une fois, jusqu'à ce {0?qu'il soit croustillant et doré|qu'elle soit croustillante et dorée|qu'ils soient croustillants et dorés|qu'elles soient croustillantes et dorées}.
in a dry skillet over medium heat
= dans une poêle sèche à feu moyen
Spread with {0}{1}. Season with {2}. Finish with {3}.
= Tartiner {0:d}{1}. Assaisonner {2:d}. Terminer avec {3}.
␣and lay {0} on top
= ␣et disposer {0} par-dessus
Eat it while the toast is still warm and crisp.
= Manger tant que le toast est encore chaud et croustillant.
Spread with {0}. Season with {1}.
= Tartiner {0:d}. Assaisonner {1:d}.
Spread with {0}. Season with {1}. Finish with {2}.
= Tartiner {0:d}. Assaisonner {1:d}. Terminer avec {2}.
Spread with {0}{1}. Season with {2}.
= Tartiner {0:d}{1}. Assaisonner {2:d}.
{0}Toast {1} {2} for 4 minutes, turning once, until crisp and golden.
= {0}Griller {1} {2} 4 minutes en retournant une fois, jusqu'à ce que le tout soit croustillant et doré.
in the toaster oven
= au mini-four
Spread with {0}{1}.
= Tartiner {0:d}{1}.
Spread with {0}{1}. Finish with {2}.
= Tartiner {0:d}{1}. Terminer avec {2}.
Spread with {0}. Finish with {1}.
= Tartiner {0:d}. Terminer avec {1}.
Skillet {0} Patties with {1}
= Galettes {0:d} à la poêle {1:a}
Juicy {0} patties, browned hard, with {1}.
= Galettes juteuses {0:d}, bien saisies, avec {1:de}.
Shape {0} into flat patties about half an inch thick. {1}
= Façonner {0} en galettes plates d'environ 1 cm d'épaisseur. {1}
Season both sides with {0} and half of the salt.
= Assaisonner les deux faces {0:d} et de la moitié du sel.
Press a dimple in the middle so that they stay flat.
= Creuser légèrement le centre pour qu'elles restent plates.
{0} {1} {2}.{3} Move to a plate.
= {0} {1} {2}.{3} Réserver sur une assiette.
Heat {0} in a skillet over medium-high heat. Add the patties and
= Chauffer {0} dans une poêle à feu assez vif. Ajouter les galettes et
cook for 9 minutes, turning once,
= cuire 9 minutes en retournant une fois,
␣Lay {0} on top for the last minute, so that it melts.
= ␣Disposer {0} dessus pour la dernière minute, le temps de fondre.
Keep the fat in the skillet over medium heat. {0} {1}
= Garder la graisse dans la poêle à feu moyen. {0} {1}
Serve the patties with {0}.
= Servir les galettes avec {0}.
{0} {1} {2}. Move to a plate.
= {0} {1} {2}. Réserver sur une assiette.
Skillet {0} Patties
= Galettes {0:d} à la poêle
Juicy {0} patties, browned hard.
= Galettes juteuses {0:d}, bien saisies.
Shape {0} into flat patties about half an inch thick. {1} with {2}.
= Façonner {0} en galettes plates d'environ 1 cm d'épaisseur. {1} {2:d}.
Season both sides
= Assaisonner les deux faces
Serve the patties hot.
= Servir les galettes chaudes.
Keep the fat in the skillet over medium heat. {0}
= Garder la graisse dans la poêle à feu moyen. {0}
Oven {0} Patties with {1}
= Galettes {0:d} au four {1:a}
{0} Shape {1} into flat patties about half an inch thick. {2} with {3}.
= {0} Façonner {1} en galettes plates d'environ 1 cm d'épaisseur. {2} {3:d}.
Brush the patties with {0} and
= Badigeonner les galettes {0:d} et
bake for 15 minutes, turning once,
= enfourner 15 minutes en retournant une fois,
Oven {0} Patties
= Galettes {0:d} au four
Air-Fryer {0} Patties with {1}
= Galettes {0:d} à l'air fryer {1:a}
air-fry for 11 minutes, turning once,
= cuire 11 minutes à l'air fryer en retournant une fois,
Air-Fryer {0} Patties
= Galettes {0:d} à l'air fryer
{0} turned in {1} with {2}: proof that plain is not dull.
= {0:nu} {0?sauté|sautée|sautés|sautées} {1:a} avec {2:de} : la preuve que simple ne veut pas dire fade.
Warm {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Fold in {4}. Serve at once.
= Chauffer {0} dans une poêle à feu moyen. {1} Ajouter {2} et mélanger jusqu'à ce que le tout soit chaud et brillant. Assaisonner {3:d}. Incorporer {4}. Servir aussitôt.
until they float and are tender, then lift out and drain
= jusqu'à ce que tout remonte à la surface et soit tendre, puis sortir à l'écumoire et égoutter
Warm {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. Fold in {3}. Serve at once.
= Chauffer {0} dans une poêle à feu moyen. Ajouter {1} et mélanger jusqu'à ce que le tout soit chaud et brillant. Assaisonner {2:d}. Incorporer {3}. Servir aussitôt.
Warm {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Serve at once.
= Chauffer {0} dans une poêle à feu moyen. {1} Ajouter {2} et mélanger jusqu'à ce que le tout soit chaud et brillant. Assaisonner {3:d}. Servir aussitôt.
{0} with Fried {1}
= {0:nu} et {1:nu} au plat
{0} turned in {1} with {2}{3}: proof that plain is not dull.
= {0:nu} {0?sauté|sautée|sautés|sautées} {1:a} avec {2:de}{3} : la preuve que simple ne veut pas dire fade.
, under a fried egg
= , sous un œuf au plat
Warm half of {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. {4}
= Chauffer la moitié {0:de} dans une poêle à feu moyen. {1} Ajouter {2} et mélanger jusqu'à ce que le tout soit chaud et brillant. Assaisonner {3:d}. {4}
Heat the rest of the {0} in the same skillet. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like. Set on top and serve.
= Chauffer le reste {0:de} dans la même poêle. Y casser {1}, couvrir et cuire 4 minutes, jusqu'à ce que les blancs soient pris et les jaunes cuits à votre goût. Disposer par-dessus et servir.
{0} with Fried {1} and {2}
= {0:nu} {2:a} et {1:nu} au plat
Warm half of {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Fold in {4}. {5}
= Chauffer la moitié {0:de} dans une poêle à feu moyen. {1} Ajouter {2} et mélanger jusqu'à ce que le tout soit chaud et brillant. Assaisonner {3:d}. Incorporer {4}. {5}
{0} turned in {1}{2}: proof that plain is not dull.
= {0:nu} {0?sauté|sautée|sautés|sautées} {1:a}{2} : la preuve que simple ne veut pas dire fade.
Warm half of {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. {3}
= Chauffer la moitié {0:de} dans une poêle à feu moyen. Ajouter {1} et mélanger jusqu'à ce que le tout soit chaud et brillant. Assaisonner {2:d}. {3}
Warm half of {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. Fold in {3}. {4}
= Chauffer la moitié {0:de} dans une poêle à feu moyen. Ajouter {1} et mélanger jusqu'à ce que le tout soit chaud et brillant. Assaisonner {2:d}. Incorporer {3}. {4}
Fried Eggs with {0}
= Œufs au plat {0:a}
Fried eggs with lacy edges next to {0}.
= Des œufs au plat aux bords dentelés, avec {0:de}.
Heat half of {0} in a skillet over medium heat. {1} {2} Move to a plate.
= Chauffer la moitié {0:de} dans une poêle à feu moyen. {1} {2} Réserver sur une assiette.
Heat the rest of {0} over medium heat. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Chauffer le reste {0:de} à feu moyen. Y casser {1}, couvrir et cuire 4 minutes, jusqu'à ce que les blancs soient pris et les jaunes cuits à votre goût.
Season with {0}. Serve with {1}.
= Assaisonner {0:d}. Servir avec {1}.
Season with {0}. Serve with {1}, topped with {2}.
= Assaisonner {0:d}. Servir avec {1}, {2} par-dessus.
Heat half of {0} in a skillet over medium heat. {1} Move to a plate.
= Chauffer la moitié {0:de} dans une poêle à feu moyen. {1} Réserver sur une assiette.
Fried eggs with lacy edges.
= Des œufs au plat aux bords dentelés.
Heat {0} in a skillet over medium heat. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Chauffer {0} dans une poêle à feu moyen. Y casser {1}, couvrir et cuire 4 minutes, jusqu'à ce que les blancs soient pris et les jaunes cuits à votre goût.
Season with {0}. Serve on {1}, topped with {2}.
= Assaisonner {0:d}. Servir sur {1}, {2} par-dessus.
Season with {0}. Serve, topped with {1}.
= Assaisonner {0:d}. Servir avec {1} par-dessus.
Season with {0}. Serve on {1}.
= Assaisonner {0:d}. Servir sur {1}.
Poached {0} with {1}
= {0:nu} {0?poché|pochée|pochés|pochées} {1:a}
{0} poached gently so that they stay juicy, with {1}.
= {0:nu} {0?poché|pochée|pochés|pochées} en douceur pour garder tout le moelleux, avec {1:de}.
Bring {0} to a bare simmer in a wide pot. {1} with {2}.
= Amener {0} à frémissement dans un large faitout. {1} avec {2:de}.
Season the broth
= Assaisonner le bouillon
{0} Lift out and keep warm.
= {0} Sortir à l'écumoire et garder au chaud.
Slide in {0}, keep the liquid just trembling, and poach for {1} minutes, {2}.
= Y glisser {0}, maintenir un léger frémissement et pocher {1} minutes, {2}.
Small lazy bubbles only: a rolling boil makes it dry.
= De petites bulles paresseuses seulement : une forte ébullition dessèche.
Lift out {0} and serve with {1} and a spoonful of the broth.
= Sortir {0} et servir avec {1} et une cuillerée de bouillon.
{0} poached gently so that it stays juicy, with {1}.
= {0:nu} {0?poché|pochée|pochés|pochées} en douceur pour garder tout le moelleux, avec {1:de}.
Lift out {0} and serve with {1} and a spoonful of the broth{2}.
= Sortir {0} et servir avec {1} et une cuillerée de bouillon{2}.
{0} poached gently so that it stays juicy.
= {0:nu} {0?poché|pochée|pochés|pochées} en douceur pour garder tout le moelleux.
Lift out {0} and serve with a spoonful of the broth{1}.
= Sortir {0} et servir avec une cuillerée de bouillon{1}.
Lift out {0} and serve with a spoonful of the broth.
= Sortir {0} et servir avec une cuillerée de bouillon.
{0} poached gently so that they stay juicy.
= {0:nu} {0?poché|pochée|pochés|pochées} en douceur pour garder tout le moelleux.
Golden {0} turned in {1}: a quick one for over rice or beside a salad.
= {0:nu} {0?doré|dorée|dorés|dorées} {1:a} : un plat express à servir sur du riz ou avec une salade.
Heat {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Season with {5}.
= Chauffer {0} dans une grande poêle à feu assez vif. Ajouter {1} et cuire {2} {3}, {4}. Assaisonner {5:d}.
Leave it alone until it lets go of the pan: that is when it has a crust.
= Ne pas y toucher tant que cela accroche à la poêle : quand cela se détache, la croûte est faite.
Pour in {0} and turn {1} in it for 1 minute, until hot and coated. Serve at once.
= Verser {0} et y retourner {1} 1 minute, jusqu'à ce que le tout soit chaud et bien enrobé. Servir aussitôt.
Pour in {0} and turn {1} in it for 1 minute, until hot and coated. {2}
= Verser {0} et y retourner {1} 1 minute, jusqu'à ce que le tout soit chaud et bien enrobé. {2}
Scatter {0} on top and serve.
= Parsemer {0:d} et servir.
Microwave-Steamed {0}
= {0:nu} vapeur au micro-ondes
{0} steamed in one covered dish, with no pan to wash.
= {0:nu} à la vapeur dans un seul plat couvert, sans casserole à laver.
Spread {0} in a microwave-safe dish with {1}{2} cover loosely, and microwave on high for {3}.
= Étaler {0} dans un plat adapté au micro-ondes avec {1}{2}, couvrir sans serrer et cuire {3} au micro-ondes à pleine puissance.
Lay {0} on top, cover again, and microwave for {1}.
= Disposer {0} par-dessus, couvrir de nouveau et cuire {1} au micro-ondes.
Lay {0} on top, cover again, and microwave for {1}, {2}.
= Disposer {0} par-dessus, couvrir de nouveau et cuire {1} au micro-ondes, {2}.
Microwaves heat unevenly: check the middle, not the edge.
= Le micro-ondes chauffe de façon inégale : vérifier le milieu, pas le bord.
Let stand for 2 minutes: the heat evens out.
= Laisser reposer 2 minutes : la chaleur se répartit.
Dress with {0} and serve.
= Arroser {0:d} et servir.
Spread {0} in a microwave-safe dish with {1}{2} cover loosely, and microwave on high for {3}, {4}.
= Étaler {0} dans un plat adapté au micro-ondes avec {1}{2}, couvrir sans serrer et cuire {3} au micro-ondes à pleine puissance, {4}.
Oven-Crisped {0}
= {0:nu} {0?croustillant|croustillante|croustillants|croustillantes} au four
{0} roasted until they crunch, for the hour before dinner.
= {0:nu} {0?rôti|rôtie|rôtis|rôties} jusqu'à ce que ça croque, pour l'heure de l'apéritif.
Heat the oven to 425°F / 220°C. Pat {0} very dry and toss with {1} on a sheet pan. Season with {2}.
= Préchauffer le four à 220 °C. Bien sécher {0} et mélanger avec {1} sur une plaque. Assaisonner {2:d}.
Any water left on them turns to steam and keeps them soft.
= L'eau qui reste se change en vapeur et ramollit le tout.
Roast for 25 minutes, shaking the pan twice, until crisp. {0} Cool for 5 minutes; they crisp up as they cool.
= Rôtir 25 minutes en secouant deux fois la plaque, jusqu'à ce que le tout soit croustillant. {0} Laisser tiédir 5 minutes ; le croustillant vient en refroidissant.
Toss with {0} while hot.
= Mélanger avec {0} bien chaud.
Roast for 25 minutes, shaking the pan twice, until crisp. Cool for 5 minutes; they crisp up as they cool.
= Rôtir 25 minutes en secouant deux fois la plaque, jusqu'à ce que le tout soit croustillant. Laisser tiédir 5 minutes ; le croustillant vient en refroidissant.
Skillet Flatbreads with {0}
= Pains plats à la poêle {0:a}
Soft flatbreads made from scratch, topped with {0}.
= Des pains plats moelleux faits maison, garnis {0:d}.
Stir {0} together in a bowl, add {1}, and knead for 5 minutes, until smooth. Cover and let rest for 10 minutes.
= Mélanger {0} dans un saladier, ajouter {1} et pétrir 5 minutes, jusqu'à obtenir une pâte lisse. Couvrir et laisser reposer 10 minutes.
If it sticks, add flour by the teaspoon; if it cracks, wet your hands.
= Si la pâte colle, ajouter de la farine par cuillerées à café ; si elle se fendille, se mouiller les mains.
Divide the dough into {0} balls and roll each as thin as a coin. {1} until puffed and browned in spots.
= Diviser la pâte en {0} boules et étaler chacune très finement. {1} jusqu'à ce que les pains soient gonflés et tachetés de brun.
Cook in batches in a dry skillet over medium-high heat for 12 minutes in all, turning each once,
= Cuire en plusieurs fois dans une poêle sèche à feu assez vif, 12 minutes en tout, en retournant chaque pain une fois,
Top with {0} and eat warm.
= Garnir {0:d} et manger tiède.
Scatter {0} over the hot flatbreads and {1}, until melted.
= Parsemer les pains chauds {0:d} et {1}, jusqu'à ce que le fromage fonde.
return to the skillet, cover, and cook for 1 minute over low heat
= remettre dans la poêle, couvrir et cuire 1 minute à feu doux
Cut into pieces and eat warm.
= Couper en morceaux et manger tiède.
Oven Flatbreads with {0}
= Pains plats au four {0:a}
{0} Divide the dough into {1} balls and roll each as thin as a coin. {2} until puffed and browned in spots.
= {0} Diviser la pâte en {1} boules et étaler chacune très finement. {2} jusqu'à ce que les pains soient gonflés et tachetés de brun.
Heat the oven to 475°F / 245°C with a sheet pan inside.
= Préchauffer le four à 245 °C avec une plaque à l'intérieur.
Bake on the hot sheet pan for 8 minutes,
= Cuire 8 minutes sur la plaque chaude,
bake for 2 minutes more
= enfourner encore 2 minutes
Grilled Flatbreads with {0}
= Pains plats au barbecue {0:a}
Heat the grill to high, about 475°F / 245°C.
= Préchauffer le barbecue à feu vif, environ 245 °C.
Grill for 5 minutes, turning once,
= Griller 5 minutes en retournant une fois,
close the lid and grill for 1 minute more
= fermer le couvercle et griller encore 1 minute
Warm {0} Salad
= Salade tiède {0:d}
Hot {0} over cool {1}: half salad, half supper.
= {0:nu} bien {0?chaud|chaude|chauds|chaudes} sur {1:de} bien {1?frais|fraîche|frais|fraîches} : moitié salade, moitié dîner.
Toss {0} with the rest of {1} and {2} in a wide bowl. {3}
= Mélanger {0} avec le reste {1:de} et {2} dans un large saladier. {3}
Pile {0} on top while warm{1}. Serve before the leaves wilt.
= Disposer {0} encore {0?chaud|chaude|chauds|chaudes} par-dessus{1}. Servir avant que les feuilles flétrissent.
Pile {0} on top while warm. Serve before the leaves wilt.
= Disposer {0} encore {0?chaud|chaude|chauds|chaudes} par-dessus. Servir avant que les feuilles flétrissent.
Toss {0} with the rest of {1} and {2} in a wide bowl.
= Mélanger {0} avec le reste {1:de} et {2} dans un large saladier.
Creamy {0} Salad
= Salade crémeuse {0:d}
{0} bound with {1}{2}, ready in minutes.
= {0:nu} {0?lié|liée|liés|liées} {1:a}{2}, en quelques minutes.
␣and crisp with {0}
= ␣avec le croquant {0:de}
Stir {0} in a bowl until smooth. Season with {1}.
= Mélanger {0} dans un saladier jusqu'à obtenir une crème lisse. Assaisonner {1:d}.
Fold in {0}, mashing lightly with a fork so that it holds together.
= Incorporer {0} en écrasant légèrement à la fourchette pour que l'ensemble se tienne.
Let it stand in the fridge for a while if you have time; it gets better.
= Laisser reposer un moment au réfrigérateur si possible ; c'est encore meilleur.
Serve with {0}.
= Servir avec {0}.
{0} bound with {1}, ready in minutes.
= {0:nu} {0?lié|liée|liés|liées} {1:a}, en quelques minutes.
Serve cold, by the spoonful.
= Servir froid, à la cuillère.
Mash {0} in a bowl until smooth. Season with {1}.
= Écraser {0} dans un saladier jusqu'à obtenir une purée lisse. Assaisonner {1:d}.
thinly sliced
= finement émincé{0?|e|s|es}
cut into rings
= coupé{0?|e|s|es} en rondelles
sliced
= coupé{0?|e|s|es} en tranches
drained
= égoutté{0?|e|s|es}
halved, rinsed and sliced
= fendu{0?|e|s|es} en deux, rincé{0?|e|s|es} et émincé{0?|e|s|es}
patted dry
= épongé{0?|e|s|es}
finely chopped
= finement haché{0?|e|s|es}
minced
= haché{0?|e|s|es}
peeled and deveined
= décortiqué{0?|e|s|es} et déveiné{0?|e|s|es}
cut into thin strips
= coupé{0?|e|s|es} en fines lanières
rinsed
= rincé{0?|e|s|es}
chopped
= haché{0?|e|s|es} grossièrement
cubed
= coupé{0?|e|s|es} en cubes
trimmed and cut in half
= paré{0?|e|s|es} et coupé{0?|e|s|es} en deux
halved
= coupé{0?|e|s|es} en deux
cut into bite-size pieces
= coupé{0?|e|s|es} en bouchées
trimmed and cut into 2-inch pieces
= paré{0?|e|s|es} et coupé{0?|e|s|es} en tronçons de 5 cm
outer leaves removed, very finely minced
= feuilles extérieures retirées, haché{0?|e|s|es} très finement
trimmed
= paré{0?|e|s|es}
cut into strips
= coupé{0?|e|s|es} en lanières
peeled
= pelé{0?|e|s|es}
seeded and minced
= épépiné{0?|e|s|es} et haché{0?|e|s|es}
trimmed and sliced
= paré{0?|e|s|es} et émincé{0?|e|s|es}
drained and sliced
= égoutté{0?|e|s|es} et coupé{0?|e|s|es} en tranches
trimmed and halved
= paré{0?|e|s|es} et coupé{0?|e|s|es} en deux
finely grated
= finement râpé{0?|e|s|es}
patted dry and cubed
= épongé{0?|e|s|es} et coupé{0?|e|s|es} en cubes
peeled and cubed
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en cubes
cut into half-moons
= coupé{0?|e|s|es} en demi-rondelles
shelled
= écossé{0?|e|s|es}
cut into small florets
= détaillé{0?|e|s|es} en petits bouquets
stemmed and chopped
= équeuté{0?|e|s|es} et haché{0?|e|s|es}
halved lengthwise
= coupé{0?|e|s|es} en deux dans la longueur
thawed and squeezed dry
= décongelé{0?|e|s|es} et bien essoré{0?|e|s|es}
cut into 1-inch pieces
= coupé{0?|e|s|es} en morceaux de 2,5 cm
leaves stripped
= effeuillé{0?|e|s|es}
snipped
= ciselé{0?|e|s|es}
drained and quartered
= égoutté{0?|e|s|es} et coupé{0?|e|s|es} en quatre
shredded
= râpé{0?|e|s|es}
torn into strips
= déchiré{0?|e|s|es} en lanières
torn
= déchiré{0?|e|s|es}
drained and flaked
= égoutté{0?|e|s|es} et émietté{0?|e|s|es}
diced
= coupé{0?|e|s|es} en dés
stemmed and sliced
= équeuté{0?|e|s|es} et émincé{0?|e|s|es}
juiced
= pressé{0?|e|s|es}
cut into portions
= coupé{0?|e|s|es} en portions
cut into thin cutlets
= coupé{0?|e|s|es} en fines escalopes
peeled and cut into chunks
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en gros morceaux
cut into 1-inch rounds
= coupé{0?|e|s|es} en tranches de 2,5 cm
cut into small dice
= coupé{0?|e|s|es} en petits dés
peeled and cut into small dice
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en petits dés
crumbled
= émietté{0?|e|s|es}
softened
= ramolli{0?|e|s|es}
rinsed and picked over
= rincé{0?|e|s|es} et trié{0?|e|s|es}
peeled and cut into small cubes
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en petits cubes
cut into 1/2-inch dice
= coupé{0?|e|s|es} en dés de 1 cm
peeled and cut into 1/2-inch dice
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en dés de 1 cm
drained and rinsed
= égoutté{0?|e|s|es} et rincé{0?|e|s|es}
coarsely grated or finely chopped
= grossièrement râpé{0?|e|s|es} ou finement haché{0?|e|s|es}
trimmed and coarsely grated or finely chopped
= paré{0?|e|s|es} et grossièrement râpé{0?|e|s|es} ou finement haché{0?|e|s|es}
peeled and coarsely grated or finely chopped
= pelé{0?|e|s|es} et grossièrement râpé{0?|e|s|es} ou finement haché{0?|e|s|es}
peeled and finely chopped
= pelé{0?|e|s|es} et finement haché{0?|e|s|es}
drained and picked over
= égoutté{0?|e|s|es} et trié{0?|e|s|es}
flaked
= émietté{0?|e|s|es}
cut into 3/4-inch cubes
= coupé{0?|e|s|es} en cubes de 2 cm
split
= fendu{0?|e|s|es} en deux
pitted and chopped
= dénoyauté{0?|e|s|es} et haché{0?|e|s|es}
trimmed and cut into short pieces
= paré{0?|e|s|es} et coupé{0?|e|s|es} en petits tronçons
cut into thin strips across the grain
= coupé{0?|e|s|es} en fines lanières perpendiculairement aux fibres
cleaned
= nettoyé{0?|e|s|es}
pitted
= dénoyauté{0?|e|s|es}
cut into small pieces
= coupé{0?|e|s|es} en petits morceaux
trimmed and cut into small pieces
= paré{0?|e|s|es} et coupé{0?|e|s|es} en petits morceaux
peeled and cut into small pieces
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en petits morceaux
cut into small cubes
= coupé{0?|e|s|es} en petits cubes
broken into pieces
= cassé{0?|e|s|es} en morceaux
cut into chunks
= coupé{0?|e|s|es} en gros morceaux
cut into 1-inch cubes
= coupé{0?|e|s|es} en cubes de 2,5 cm
left whole
= {0?entier|entière|entiers|entières}
cut into wedges
= coupé{0?|e|s|es} en quartiers
cut into 2-inch pieces
= coupé{0?|e|s|es} en tronçons de 5 cm
cut into thick slices
= coupé{0?|e|s|es} en tranches épaisses
peeled and cut into thick slices
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en tranches épaisses
peeled and sliced
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en tranches
peeled and thinly sliced
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en fines tranches
halved and hollowed out
= coupé{0?|e|s|es} en deux et évidé{0?|e|s|es}
scrubbed and dried
= brossé{0?|e|s|es} et séché{0?|e|s|es}
peeled and cut into wedges
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en quartiers
peeled and cut into sticks
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en bâtonnets
peeled and cut into segments
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en segments
cored and diced
= épépiné{0?|e|s|es} et coupé{0?|e|s|es} en dés
hulled and sliced
= équeuté{0?|e|s|es} et coupé{0?|e|s|es} en tranches
peeled and diced
= pelé{0?|e|s|es} et coupé{0?|e|s|es} en dés
cut for dipping
= coupé{0?|e|s|es} pour tremper
peeled and cut for dipping
= pelé{0?|e|s|es} et coupé{0?|e|s|es} pour tremper
pitted and sliced
= dénoyauté{0?|e|s|es} et coupé{0?|e|s|es} en tranches
peeled and separated
= pelé{0?|e|s|es} et séparé{0?|e|s|es} en quartiers
pitted and quartered
= dénoyauté{0?|e|s|es} et coupé{0?|e|s|es} en quatre
seeded and cubed
= épépiné{0?|e|s|es} et coupé{0?|e|s|es} en cubes
quartered
= coupé{0?|e|s|es} en quatre
cored and halved
= épépiné{0?|e|s|es} et coupé{0?|e|s|es} en deux
pitted and halved
= dénoyauté{0?|e|s|es} et coupé{0?|e|s|es} en deux
drained and chopped
= égoutté{0?|e|s|es} et haché{0?|e|s|es}
cored and thinly sliced
= épépiné{0?|e|s|es} et coupé{0?|e|s|es} en fines tranches
pitted and thinly sliced
= dénoyauté{0?|e|s|es} et coupé{0?|e|s|es} en fines tranches
left in large pieces
= laissé{0?|e|s|es} en gros morceaux
cored and finely chopped
= épépiné{0?|e|s|es} et finement haché{0?|e|s|es}
, for cooking
= , pour la cuisson
, for the cooking water
= , pour l'eau de cuisson
Add {0} and simmer for {1}, {2}.
= Ajouter {0} et laisser mijoter {1}, {2}.
Add {0} and simmer for {1}.
= Ajouter {0} et laisser mijoter {1}.
Add {0} and simmer for another {1}, {2}.
= Ajouter {0} et laisser mijoter encore {1}, {2}.
Add {0} and simmer for {1}, until tender.
= Ajouter {0} et laisser mijoter {1}, jusqu'à ce que tout soit tendre.
Pour in {0}{1} and bring to a boil. {2}
= Verser {0}{1} et porter à ébullition. {2}
Add {0} and simmer for another {1}.
= Ajouter {0} et laisser mijoter encore {1}.
{0} Pour in {1}{2} and bring to a boil. {3}
= {0} Verser {1}{2} et porter à ébullition. {3}
Pour in {0}{1} and bring to a simmer. {2}
= Verser {0}{1} et porter à frémissement. {2}
{0}{1} and bring to a simmer. {2}
= {0}{1} et porter à frémissement. {2}
Set the pot to sauté. {0}
= Régler l'autocuiseur sur le mode rissolage. {0}
Stir in the {0}. Pour in {1} and bring to a boil. {2}
= Incorporer {0:le}. Verser {1} et porter à ébullition. {2}
{0} Stir in the {1}. Pour in {2} and bring to a boil. {3}
= {0} Incorporer {1:le}. Verser {2} et porter à ébullition. {3}
Pour in {0}{1}{2} and bring to a simmer. {3}
= Verser {0}{1}{2} et porter à frémissement. {3}
Pour in {0} and bring to a simmer. {1}
= Verser {0} et porter à frémissement. {1}
Return {0} with {1} and simmer for {2}.
= Remettre {0} avec {1} et laisser mijoter {2}.
Return {0} and simmer for {1}.
= Remettre {0} et laisser mijoter {1}.
Return {0} with {1} and simmer for {2}, {3}.
= Remettre {0} avec {1} et laisser mijoter {2}, {3}.
Return {0} with {1} and simmer for another {2}.
= Remettre {0} avec {1} et laisser mijoter encore {2}.
Return {0} with {1} and simmer for another {2}, {3}.
= Remettre {0} avec {1} et laisser mijoter encore {2}, {3}.
Return {0} and simmer for another {1}.
= Remettre {0} et laisser mijoter encore {1}.
Add {0} and simmer for another {1}, until tender.
= Ajouter {0} et laisser mijoter encore {1}, jusqu'à ce que tout soit tendre.
hulled and thinly sliced
= {0?équeuté|équeutée|équeutés|équeutées} et en fines tranches
`;
