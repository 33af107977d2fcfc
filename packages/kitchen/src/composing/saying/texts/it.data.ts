/** English, and below it the same in this language: see docs/translating.md. */
export const TEXTS = `
{0} Stir-Fry
= {0:nu} al wok
{0} of {1} in a glossy {2} glaze, served over {3}.
= {0} di {1:nu} in una glassa lucida di {2:nu}, su un letto di {3:nu}.
A quick, saucy stir-fry
= Un saltato veloce e ben condito
On the salty side, because of {0}.
= Piuttosto sapido, per via {0:di}.
{0} for {1}, {2}.
= {0} per {1}, {2}.
Bring {0} to a boil in a pot{1}. Add {2} and cook
= Portare {0} a bollore in una pentola{1}. Unire {2} e cuocere
␣with the salt for the water
= ␣con il sale per l'acqua
{0} minutes
= {0} minuti
until just tender, then drain and rinse briefly so they do not stick
= appena quanto basta, poi scolare e sciacquare brevemente perché non si attacchino tra loro
Stir together the {0} in a small bowl{1}. Have everything cut and within reach: from here it goes fast.
= Mescolare {0:il} in una ciotolina{1}. Tenere tutto tagliato e a portata di mano: da qui in poi si va veloci.
␣until dissolved
= ␣fino a sciogliere tutto
Heat {0} in a wok or your widest skillet over high heat.
= Scaldare {0} a fuoco vivo in un wok o nella padella più larga.
Add {0} and {1} for {2}.
= Unire {0} e {1} per {2}.
cook, stirring now and then,
= cuocere mescolando ogni tanto
Stir in {0} and cook {1} more, {2}.
= Aggiungere {0}, mescolare e cuocere ancora per {1}, {2}.
until crisp-tender
= finché tutto è tenero ma ancora croccante
The vegetables are bright, with a few browned spots, and still have some bite.
= Le verdure sono brillanti, con qualche punto dorato, e ancora croccanti.
{0} and toss for 1 minute, until everything is glossy. Serve over {1}.
= {0} e saltare per 1 minuto, finché tutto è lucido. Servire su {1}.
Pour in the sauce
= Versare la salsa
Bring {0} to a boil in a pot with a lid. Stir in {1}, cover, turn the heat to low, and cook for {2}, until the water is gone. Let stand off the heat, covered, for 5 minutes, then fluff with a fork.
= Portare {0} a bollore in una pentola con coperchio. Unire {1}, coprire, abbassare il fuoco al minimo e cuocere per {2}, finché l'acqua è assorbita. Lasciar riposare fuori dal fuoco, coperto, per 5 minuti, poi sgranare con una forchetta.
Keep the lid on: the steam does the cooking.
= Non togliere il coperchio: è il vapore a cuocere.
until hot through
= finché tutto è ben caldo
{0} of {1} in a glossy {2} glaze.
= {0} di {1:nu} in una glassa lucida di {2:nu}.
{0}. Add {1} and {2}. Move to a plate.
= {0}. Unire {1} e {2}. Trasferire su un piatto.
Heat about half of {0} in {1} over medium-high heat
= Scaldare circa metà {0:di} in {1} a fuoco medio-alto
a wok or your widest skillet
= un wok o nella padella più larga
cook for {0}, turning once, {1}
= cuocere per {0}, girando una volta, {1}
until opaque and firm, 145°F / 63°C inside
= finché la polpa è opaca e soda, 63 °C al cuore
Let the first side brown before you touch it; it lets go of the pan by itself.
= Lasciar dorare il primo lato senza toccarlo; si stacca dalla padella da solo.
Heat the rest of {0} in the same pan over high heat.
= Scaldare il resto {0:di} nella stessa padella a fuoco vivo.
cook, stirring often,
= cuocere mescolando spesso
Add {0} and cook {1} more.
= Unire {0} e cuocere ancora per {1}.
Stir in {0} and cook {1} more{2}.
= Aggiungere {0}, mescolare e cuocere ancora per {1}{2}.
1 minute
= 1 minuto
, until fragrant
= , finché sprigiona profumo
{0} and toss for 1 minute, until everything is glossy. Serve at once.
= {0} e saltare per 1 minuto, finché tutto è lucido. Servire subito.
Return {0} to the pan, pour in the sauce
= Rimettere {0} in padella, versare la salsa
Put {0} in a small pot with a splash of water, cover, and warm over low heat for 5 minutes, stirring now and then, until steaming hot, 165°F / 74°C.
= Mettere {0} in un pentolino con uno spruzzo d'acqua, coprire e scaldare a fuoco basso per 5 minuti, mescolando ogni tanto, finché è fumante, 74 °C.
{0}. Add {1}, season with {2} and {3}. Move to a plate.
= {0}. Unire {1}, condire con {2:nu} e {3}. Trasferire su un piatto.
half of the salt
= metà del sale
Leave space between the pieces: a crowded pan steams instead of browning.
= Lasciare spazio tra i pezzi: in una padella piena si lessano invece di dorare.
Add {0} and cook {1} more, {2}.
= Unire {0} e cuocere ancora per {1}, {2}.
Season with the rest of the salt.
= Regolare con il resto del sale.
{0}. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= {0}. Unire {1} e cuocere per {2}, {3} {4}. Trasferire su un piatto.
turning now and then,
= girando ogni tanto,
until browned and at least 145°F / 63°C inside
= fino a doratura, con almeno 63 °C al cuore
Stir in {0} and cook {1} more.
= Aggiungere {0}, mescolare e cuocere ancora per {1}.
Next, add {0} and cook {1} more, until soft.
= Poi unire {0} e cuocere ancora per {1}, finché {0?è morbido|è morbida|sono morbidi|sono morbide}.
A fast stir-fry
= Un saltato veloce
turning a few times,
= girando qualche volta,
until golden on most sides
= fino a doratura su quasi tutti i lati
Add {0} and {1} for {2}, until tender.
= Unire {0} e {1} per {2}, finché {0?è tenero|è tenera|sono teneri|sono tenere}.
{0}. Add {1}, season with {2} and cook for {3}, {4} {5}. Move to a plate.
= {0}. Unire {1}, condire con {2:nu} e cuocere per {3}, {4} {5}. Trasferire su un piatto.
until no longer pink and 165°F / 74°C in the thickest part
= finché la carne non è più rosa e ha 74 °C nel punto più spesso
Next, add {0} and cook {1} more.
= Poi unire {0} e cuocere ancora per {1}.
Add {0} and cook {1} more{2}.
= Unire {0} e cuocere ancora per {1}{2}.
Season with the salt.
= Condire con il sale.
Stir in {0} and cook {1} more, until soft.
= Aggiungere {0}, mescolare e cuocere ancora per {1}, finché {0?è morbido|è morbida|sono morbidi|sono morbide}.
{0} and toss for 1 minute, until everything is glossy. {1} Serve over {2}.
= {0} e saltare per 1 minuto, finché tutto è lucido. {1} Servire su {2}.
Scatter {0} on top.
= Cospargere con {0}.
Bring {0} and {1} to a boil in a pot with a lid. Stir in {2}, cover, turn the heat to low, and cook for {3}, until the water is gone. Let stand off the heat, covered, for 5 minutes, then fluff with a fork.
= Portare {0} e {1} a bollore in una pentola con coperchio. Unire {2}, coprire, abbassare il fuoco al minimo e cuocere per {3}, finché l'acqua è assorbita. Lasciar riposare fuori dal fuoco, coperto, per 5 minuti, poi sgranare con una forchetta.
a third of the salt
= un terzo del sale
Next, add {0} and cook {1} more{2}.
= Poi unire {0} e cuocere ancora per {1}{2}.
Next, add {0} and cook {1} more, {2}.
= Poi unire {0} e cuocere ancora per {1}, {2}.
Next, add {0} and cook {1} more, until tender.
= Poi unire {0} e cuocere ancora per {1}, finché {0?è tenero|è tenera|sono teneri|sono tenere}.
{0} and toss for 1 minute, until everything is glossy. {1} Serve at once.
= {0} e saltare per 1 minuto, finché tutto è lucido. {1} Servire subito.
until wilted and tender
= finché tutto è appassito e tenero
Add {0} and cook {1} more, until soft.
= Unire {0} e cuocere ancora per {1}, finché {0?è morbido|è morbida|sono morbidi|sono morbide}.
Bring {0} and {1} to a boil in a small pot. Stir in {2}, cover, take off the heat, and let stand for {3}. Fluff with a fork.
= Portare {0} e {1} a bollore in un pentolino. Unire {2}, coprire, togliere dal fuoco e lasciar riposare per {3}. Sgranare con una forchetta.
Add {0} and {1} for {2}, {3}.
= Unire {0} e {1} per {2}, {3}.
until just wilted
= finché tutto è appena appassito
Bring {0} to a boil in a small pot. Stir in {1}, cover, take off the heat, and let stand for {2}. Fluff with a fork.
= Portare {0} a bollore in un pentolino. Unire {1}, coprire, togliere dal fuoco e lasciar riposare per {2}. Sgranare con una forchetta.
Stir in {0} and cook {1} more, until tender.
= Aggiungere {0}, mescolare e cuocere ancora per {1}, finché {0?è tenero|è tenera|sono teneri|sono tenere}.
Skillet {0} with {1}
= {0:nu} in padella con {1:nu}
Browned {0} with {1}, from one skillet: {2}.
= {0:nu} con una bella rosolatura e {1:nu}, in una sola padella: {2}.
a weeknight supper that asks for little
= una cena feriale che chiede poco
a large skillet
= una padella grande
turning to brown all sides,
= girando per rosolare tutti i lati,
until browned with no pink left, 160°F / 71°C
= finché la carne è rosolata e senza parti rosa, 71 °C
Lower the heat to medium and add the rest of {0}. {1}
= Abbassare il fuoco a medio e aggiungere il resto {0:di}. {1}
If the pan looks dry, a splash of water loosens the browned bits, and those are the flavor.
= Se la padella sembra asciutta, uno spruzzo d'acqua scioglie il fondo rosolato, ed è lì il sapore.
Return {0} to the skillet with any juices{1}.
= Rimettere {0} in padella con i succhi rilasciati{1}.
, stir in {0}, and simmer for 1 minute, until everything is coated
= , unire {0} e lasciar sobbollire per 1 minuto, finché tutto è ben condito
Lower the heat to medium and add the rest of {0}. {1} {2}
= Abbassare il fuoco a medio e aggiungere il resto {0:di}. {1} {2}
Add {0} for the last minute.
= Unire {0} nell'ultimo minuto.
Return {0} to the skillet with any juices{1}. {2}
= Rimettere {0} in padella con i succhi rilasciati{1}. {2}
until hot through and lightly browned
= finché tutto è ben caldo e leggermente rosolato
Return {0} to the skillet with any juices{1}. Finish with {2}.
= Rimettere {0} in padella con i succhi rilasciati{1}. Completare con {2:il}.
a squeeze of {0}
= una spruzzata di {0:nu}
dinner with one pan to wash
= una cena con una sola padella da lavare
Return {0} to the skillet with any juices{1}. {2} Finish with {3}.
= Rimettere {0} in padella con i succhi rilasciati{1}. {2} Completare con {3:il}.
a splash of {0}
= un goccio di {0:nu}
Skillet {0} with {1} and {2}
= {0:nu} in padella con {1:nu} e {2:nu}
Return {0} to the skillet with any juices{1}. Spoon over {2}.
= Rimettere {0} in padella con i succhi rilasciati{1}. Servire su {2}.
plain cooking, done well
= cucina semplice, fatta bene
Return {0} to the skillet with any juices{1}. {2} Finish with {3}. Spoon over {4}.
= Rimettere {0} in padella con i succhi rilasciati{1}. {2} Completare con {3:il}. Servire su {4}.
breaking up the lumps with a spoon,
= sbriciolando i grumi con un cucchiaio,
Return {0} to the skillet with any juices{1}. {2} Spoon over {3}.
= Rimettere {0} in padella con i succhi rilasciati{1}. {2} Servire su {3}.
␣and warm through for 1 minute
= ␣e scaldare per 1 minuto
until tender, then drain well and cover
= finché tutto è tenero, poi scolare bene e coprire
Finish with a splash of {0}.
= Completare con un goccio di {0:nu}.
Return {0} to the skillet with any juices{1}. {2} {3} Spoon over {4}.
= Rimettere {0} in padella con i succhi rilasciati{1}. {2} {3} Servire su {4}.
Finish with a squeeze of {0}.
= Completare con una spruzzata di {0:nu}.
until soft and starting to break down
= finché tutto è morbido e comincia a disfarsi
Add {0} and cook {1} more, until tender.
= Unire {0} e cuocere ancora per {1}, finché {0?è tenero|è tenera|sono teneri|sono tenere}.
until browned with no pink left, 165°F / 74°C
= finché la carne è rosolata e senza parti rosa, 74 °C
Return {0} to the skillet with any juices{1}. {2} {3}
= Rimettere {0} in padella con i succhi rilasciati{1}. {2} {3}
Return {0} to the skillet with any juices{1}. Finish with {2}. Spoon over {3}.
= Rimettere {0} in padella con i succhi rilasciati{1}. Completare con {2:il}. Servire su {3}.
Pan-Seared {0} and {1}
= {0:nu} in padella con {1:nu}
{0}: {1} with {2}, cooked simply.
= {0}: {1:nu} con {2:nu}, in modo semplice.
Crisp outside, juicy inside
= Croccante fuori, succoso dentro
{0} with {1}.
= {0} con {1:il}.
Season {0} on both sides
= Condire {0} da entrambi i lati
A dry surface browns; a wet one sticks.
= Una superficie asciutta si rosola; una bagnata si attacca.
Put {0} in a covered pan with {1} and steam over medium heat for {2}, until just tender. Drain{3} and keep warm.
= Mettere {0} in una padella coperta con {1:il} e cuocere al vapore a fuoco medio per {2}, finché {0?è appena tenero|è appena tenera|sono appena teneri|sono appena tenere}. Scolare{3} e tenere in caldo.
, season with a pinch of the salt,
= , salare con un pizzico del sale
Heat {0} in a heavy skillet over medium-high heat until it shimmers. Lay in {1} and {2}. Move to a plate.
= Scaldare {0} in una padella pesante a fuoco medio-alto finché luccica. Adagiarvi {1} e {2}. Trasferire su un piatto.
A deep golden crust that releases from the pan.
= Una crosta ben dorata che si stacca dalla padella.
Take the pan off the heat, stir {0} into what is left in it, and spoon over {1}.
= Togliere la padella dal fuoco, mescolare {0} al fondo di cottura e versare su {1}.
Serve at once{0}.
= Servire subito{0}.
␣with {0} alongside
= ␣con {0} a fianco
Pan-Seared {0} with {1}
= {0:nu} in padella con {1:nu}
{0}: {1}, cooked simply.
= {0}: {1:nu}, in modo semplice.
A hard sear and nothing to hide behind
= Una rosolatura decisa e nulla da nascondere
{0} with {1}.{2}
= {0} con {1:il}.{2}
␣Slice thick pieces in half through the middle so that they cook evenly.
= ␣Aprire a metà in orizzontale i pezzi spessi, perché cuociano in modo uniforme.
Heat {0} in a heavy skillet over medium-high heat until it shimmers. Lay in {1} and cook for {2}, {3} {4}. Move to a plate.
= Scaldare {0} in una padella pesante a fuoco medio-alto finché luccica. Adagiarvi {1} e cuocere per {2}, {3} {4}. Trasferire su un piatto.
Let {0} rest for 3 minutes, then serve
= Far riposare {0} per 3 minuti, poi servire
␣with {0} spooned over the top
= ␣con {0} {0?versato|versata|versati|versate} sopra
Put {0} in a covered pan with {1} and steam over medium heat for {2}, until just tender. Drain and keep warm.
= Mettere {0} in una padella coperta con {1:il} e cuocere al vapore a fuoco medio per {2}, finché {0?è appena tenero|è appena tenera|sono appena teneri|sono appena tenere}. Scolare e tenere in caldo.
Serve at once{0}{1}.
= Servire subito{0}{1}.
␣and {0} alongside
= ␣e {0} a fianco
Pan-Seared {0}
= {0:nu} in padella
Serve at once.
= Servire subito.
turning once halfway,
= girando una volta a metà cottura,
until opaque and flaking easily, 145°F / 63°C in the middle
= finché la polpa è opaca e si sfalda facilmente, 63 °C al centro
Pan-Seared {0} with Butter
= {0:nu} in padella al burro
Crisp {0}
= {0:nu} {0?croccante|croccanti}
Thin {0} in a light seasoned crust, fried until golden.
= {0:nu} a fette sottili in una crosta leggera e saporita, {0?fritto|fritta|fritti|fritte} fino a doratura.
Spread {0} in a shallow dish and mix it with {1}. Press both sides of {2} into it and shake off the excess.
= Mettere {0} in un piatto basso e mescolarvi {1:il}. Premervi {2} da entrambi i lati e scuotere l'eccesso.
Heat {0} in a large skillet over medium-high heat. Add {1} in one layer and fry for {2} minutes, turning once, {3}.
= Scaldare {0} in una padella grande a fuoco medio-alto. Disporvi {1} in un solo strato e friggere per {2} minuti, girando una volta, {3}.
Work in two batches if they do not fit; crowding makes the crust soggy.
= Friggere in due volte se non ci stanno; una padella affollata ammolla la crosta.
Golden and crisp at the edges.
= Bordi dorati e croccanti.
Drain on paper towels for 2 minutes. Serve hot{0}.
= Scolare su carta da cucina per 2 minuti. Servire ben caldo{0}.
, with {0} on the side
= , con {0} a fianco
Crisp {0} Cutlets
= Scaloppine croccanti di {0:nu}
Thin {0} cutlets in a light seasoned crust, fried until golden.
= Scaloppine sottili di {0:nu} in una crosta leggera e saporita, fritte fino a doratura.
, scattered with {0}
= , con {0} sopra
Drain on paper towels for 2 minutes. Serve hot{0}{1}.
= Scolare su carta da cucina per 2 minuti. Servire ben caldo{0}{1}.
Crisp {0} with {1}
= {0:nu} {0?croccante|croccanti} con {1:nu}
␣with {0} sprinkled over
= ␣con {0} da spruzzare sopra
Crisp {0} Cutlets with {1}
= Scaloppine croccanti di {0:nu} con {1:nu}
Drain on paper towels for 2 minutes. Serve hot{0}{1}{2}.
= Scolare su carta da cucina per 2 minuti. Servire ben caldo{0}{1}{2}.
Drain on paper towels for 2 minutes. Serve hot.
= Scolare su carta da cucina per 2 minuti. Servire ben caldo.
Seared {0} with {1}
= {0:nu} {0?scottato|scottata|scottati|scottate} con {1:nu}
{0} seared in one piece, rested, with {1}{2}.
= {0:nu} in un solo pezzo, {0?scottato|scottata|scottati|scottate} e poi a riposo, con {1:nu}{2}.
, in a quick pan sauce
= , in una salsa veloce di padella
Heat half of {0} in a large heavy skillet over medium heat. {1} {2} Move to a plate.
= Scaldare metà {0:di} in una padella grande e pesante a fuoco medio. {1} {2} Trasferire su un piatto.
Season with half of the salt.
= Condire con metà del sale.
Season {0} on both sides with {1}. {2} over medium-high heat until it shimmers. Lay in {3} and cook for {4}, turning once, {5}. Move to a board and let rest for 5 minutes.
= Condire {0} da entrambi i lati con {1:il}. {2} a fuoco medio-alto finché luccica. Adagiarvi {3} e cuocere per {4}, girando una volta, {5}. Trasferire su un tagliere e far riposare per 5 minuti.
the rest of the salt
= il resto del sale
Heat the rest of {0} in the skillet
= Scaldare il resto {0:di} nella padella
Leave it alone while it browns: it lets go of the pan by itself.
= Non toccare i pezzi mentre si rosolano: si staccano dalla padella da soli.
Lower the heat to medium. {0} {1} {2} Stir in the juices from the board.
= Abbassare il fuoco a medio. {0} {1} {2} Unire i succhi del tagliere.
Add {0} to the skillet and stir for 1 minute.
= Unire {0} in padella e mescolare per 1 minuto.
Pour in {0}, scrape up the browned bits, and let it bubble for 3 minutes.
= Versare {0}, raschiare il fondo rosolato e far ribollire per 3 minuti.
Stir in {0} and simmer for 1 minute, until it coats a spoon.
= Unire {0} e lasciar sobbollire per 1 minuto, finché vela il cucchiaio.
Serve {0} with {1}{2}.
= Servire {0} con {1}{2}.
, and spoon over what is in the pan
= ␣e versarvi sopra il fondo di cottura
Put {0} in a pot with {1}{2} and bring to a boil. Simmer
= Mettere {0} in una pentola con {1:il}{2} e portare a bollore. Lasciar sobbollire
␣and the salt for the water
= ␣e il sale per l'acqua
until a knife slides in without resistance, then save a cup of the water and drain
= finché la lama di un coltello entra senza resistenza, poi tenere da parte 250 ml dell'acqua e scolare
Crush {0} roughly with a fork{1}, cover, and keep warm.
= Schiacciare {0} grossolanamente con una forchetta{1}, coprire e tenere in caldo.
␣and a spoonful of the saved water
= ␣e un cucchiaio dell'acqua tenuta da parte
Heat {0} in the skillet
= Scaldare {0} nella padella
Lower the heat to medium. {0} {1} Stir in the juices from the board.
= Abbassare il fuoco a medio. {0} {1} Unire i succhi del tagliere.
Lower the heat to medium. {0} Stir in the juices from the board.
= Abbassare il fuoco a medio. {0} Unire i succhi del tagliere.
{0} with {1}{2}.
= {0} con {1}{2}.
Slice {0} across the grain and serve
= Tagliare {0} a fette contro la fibra e servire
{0} seared {1}, rested, with {2}{3}.
= {0:nu} {1}, {0?scottato|scottata|scottati|scottate} e poi a riposo, con {2:nu}{3}.
in thick rounds
= a medaglioni spessi
Score the skin of {0}, season with {1}, and lay skin side down in a cold heavy skillet. Set over medium heat and cook for 10 minutes, until the fat has run out and the skin is deep gold. Spoon off most of the fat, turn, and cook for 7 minutes more, until no longer pink and 165°F / 74°C in the thickest part. Move to a board and let rest for 5 minutes.
= Incidere la pelle {0:di}, condire con {1:nu} e adagiare con la pelle verso il basso in una padella pesante fredda. Mettere a fuoco medio e cuocere per 10 minuti, finché il grasso si è sciolto e la pelle è ben dorata. Togliere quasi tutto il grasso, girare e cuocere ancora per 7 minuti, finché non è più rosa e ha 74 °C nel punto più spesso. Trasferire su un tagliere e far riposare per 5 minuti.
Keep the fat: potatoes fried in it are the best there are.
= Conservare il grasso: le patate fritte lì dentro sono le migliori.
until a knife slides in without resistance, then drain
= finché la lama di un coltello entra senza resistenza, poi scolare
Crush {0} roughly with a fork and half of {1}, cover, and keep warm.
= Schiacciare {0} grossolanamente con una forchetta e metà {1:di}, coprire e tenere in caldo.
{0} seared in one piece, rested, with {1}.
= {0:nu} in un solo pezzo, {0?scottato|scottata|scottati|scottate} e poi a riposo, con {1:nu}.
Add {0} and {1} for {2}, until soft.
= Unire {0} e {1} per {2}, finché {0?è morbido|è morbida|sono morbidi|sono morbide}.
Seared {0} with Salad
= {0:nu} {0?scottato|scottata|scottati|scottate} con insalata
{0} seared {1}, rested, with {2}.
= {0:nu} {1}, {0?scottato|scottata|scottati|scottate} e poi a riposo, con {2:nu}.
Serve {0} with {1}.
= Servire {0} con {1}.
{0} Cottage Pie
= Cottage pie di {0:nu}
{0} in a thick sauce under a browned lid of mash: cheap, filling, and as good tomorrow.
= {0:nu} in un sugo denso sotto un coperchio dorato di purè: economico, sostanzioso e buono anche domani.
Heat the oven to 400°F / 200°C.
= Scaldare il forno a 200 °C.
Heat {0} in a large skillet over medium heat. {1}
= Scaldare {0} in una padella grande a fuoco medio. {1}
{0} Stir in {1}. Pour in {2}{3} and simmer for 6 minutes, until thick.
= {0} Unire {1}. Versare {2}{3} e lasciar sobbollire per 6 minuti, finché è denso.
Add {0} and cook for {1}, {2} {3}.
= Unire {0} e cuocere per {1}, {2} {3}.
, season with {0},
= , condire con {0:nu}
The filling is moist and nothing runs when you draw a spoon through it.
= Il ripieno è umido e nulla cola quando ci si passa il cucchiaio.
Stir {0} with {1} until it spreads.
= Mescolare {0} con {1} finché è spalmabile.
Spread the filling in a baking dish and cover with the mash. Rough it up with a fork. Bake for 25 minutes, until bubbling at the edge and browned on top. Let stand for 5 minutes.
= Stendere il ripieno in una pirofila e coprire con il purè. Rigare con una forchetta. Infornare per 25 minuti, finché bolle ai bordi ed è dorato in superficie. Lasciar riposare per 5 minuti.
The ridges of the fork are what turns crisp.
= Sono le righe della forchetta a diventare croccanti.
{0} Pour in {1}{2} and simmer for 6 minutes, until thick.
= {0} Versare {1}{2} e lasciar sobbollire per 6 minuti, finché è denso.
Stir in {0} with {1}.
= Unire {0} con {1}.
Mash {0} with {1} until smooth.
= Schiacciare {0} con {1} fino a ottenere un purè liscio.
Spread the filling in a baking dish and cover with the mash{0}. Rough it up with a fork. Bake for 25 minutes, until bubbling at the edge and browned on top. Let stand for 5 minutes.
= Stendere il ripieno in una pirofila e coprire con il purè{0}. Rigare con una forchetta. Infornare per 25 minuti, finché bolle ai bordi ed è dorato in superficie. Lasciar riposare per 5 minuti.
; scatter {0} on top
= ; cospargere con {0}
{0} Pie with Mash
= Sformato di {0:nu} con purè
Take out {0}.
= Togliere {0}.
{0} Bubble and Squeak with Eggs
= Purè e {0:nu} in padella con uova
Mash and {0} of yesterday, fried until crusty{1}.
= Purè e {0:nu} del giorno prima, fritti fino a fare la crosta{1}.
, with a fried egg
= , con un uovo fritto
Heat half of {0} {1} over medium heat. {2}
= Scaldare metà {0:di} {1} a fuoco medio. {2}
in a large nonstick skillet
= in una padella antiaderente grande
Stir in {0}. Season with {1}. Press flat with a spatula and fry for 6 minutes, until a brown crust forms underneath. Turn in pieces, add the rest of the {2}, press again, and fry for 6 minutes more, until steaming hot, 165°F / 74°C.
= Unire {0}. Condire con {1:nu}. Appiattire con una spatola e rosolare per 6 minuti, finché sotto si forma una crosta scura. Girare a pezzi, aggiungere il resto {2:di}, schiacciare di nuovo e rosolare ancora per 6 minuti, finché è fumante, 74 °C.
Do not stir: the crust is the dish.
= Non mescolare: il piatto è la crosta.
Push to one side, crack in {0}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Spostare da un lato, rompervi {0}, coprire e friggere per 4 minuti, finché gli albumi sono rappresi e i tuorli della consistenza voluta.
Cook the yolks through (160°F / 71°C) for anyone who should not eat soft eggs.
= Cuocere bene i tuorli (71 °C) per chi non deve mangiare uova morbide.
Divide between plates.
= Dividere nei piatti.
{0} Bubble and Squeak with {1}
= Purè e {0:nu} in padella con {1:nu}
Set a large nonstick skillet over medium heat with a little of {0}. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Mettere una padella antiaderente grande a fuoco medio con un po' {0:di}. Unire {1} e cuocere per {2}, {3} {4}. Trasferire su un piatto.
Add half of {0} to the skillet over medium heat. {1}
= Mettere metà {0:di} in padella a fuoco medio. {1}
Divide between plates with {0}.
= Dividere nei piatti con {0}.
Mash and {0} of yesterday, fried until crusty.
= Purè e {0:nu} del giorno prima, fritti fino a fare la crosta.
turning as needed,
= girando quando serve,
until browned and crisp
= finché tutto è dorato e croccante
{0} Tart
= Torta salata con {0:nu}
A crisp sheet of puff pastry with {0}.
= Una sfoglia croccante con {0:nu}.
Heat the oven to 425°F / 220°C and line a sheet pan with paper.
= Scaldare il forno a 220 °C e foderare una teglia con carta da forno.
Heat {0} in a large skillet over medium heat. {1} Season with {2}. Let cool for 5 minutes.
= Scaldare {0} in una padella grande a fuoco medio. {1} Condire con {2:nu}. Lasciar raffreddare per 5 minuti.
Cook off the water now: wet vegetables make a soggy tart.
= Far evaporare adesso l'acqua: le verdure bagnate ammollano la torta.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork. {1}
= Stendere {0} sulla teglia, incidere una linea a 2,5 cm dal bordo e bucherellare il centro con una forchetta. {1}
Spread {0} inside the line.
= Stendere {0} dentro la linea.
Spread {0} over the middle and top with {1}. Bake for 22 minutes, until the edge is puffed and deep gold and the bottom is dry.
= Distribuire {0} al centro e coprire con {1}. Infornare per 22 minuti, finché il bordo è gonfio e ben dorato e il fondo asciutto.
Lift a corner: it is brown underneath.
= Sollevare un angolo: sotto è dorato.
Let stand for 5 minutes, cut into squares, and serve warm.
= Lasciar riposare per 5 minuti, tagliare a quadrati e servire tiepido.
Heat {0} in a large skillet over medium heat. {1} Stir in {2}. Season with {3}. Let cool for 5 minutes.
= Scaldare {0} in una padella grande a fuoco medio. {1} Unire {2}. Condire con {3:nu}. Lasciar raffreddare per 5 minuti.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork.
= Stendere {0} sulla teglia, incidere una linea a 2,5 cm dal bordo e bucherellare il centro con una forchetta.
Let stand for 5 minutes, cut into squares, and serve warm with {0}.
= Lasciar riposare per 5 minuti, tagliare a quadrati e servire tiepido con {0}.
Heat {0} in a large skillet over medium heat. {1} {2} Season with {3}. Let cool for 5 minutes.
= Scaldare {0} in una padella grande a fuoco medio. {1} {2} Condire con {3:nu}. Lasciar raffreddare per 5 minuti.
Beat {0} and brush it over the edge.
= Sbattere {0} e spennellare il bordo.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork. {1} {2}
= Stendere {0} sulla teglia, incidere una linea a 2,5 cm dal bordo e bucherellare il centro con una forchetta. {1} {2}
Heat {0} in a large skillet over medium heat. {1} {2} Stir in {3}. Season with {4}. Let cool for 5 minutes.
= Scaldare {0} in una padella grande a fuoco medio. {1} {2} Unire {3}. Condire con {4:nu}. Lasciar raffreddare per 5 minuti.
Pressure-Cooker {0} Stew
= Stufato di {0:nu} in pentola a pressione
A thick stew from dried {0}, with {1}.
= Uno stufato denso di {0:nu} {0?secco|secca|secchi|secche}, con {1:nu}.
Set the pressure cooker to sauté and heat {0}. {1} {2}
= Impostare la pentola a pressione su rosolatura e scaldare {0}. {1} {2}
Add {0} and {1} for {2}{3}.
= Unire {0} e {1} per {2}{3}.
Stir in {0}{1}. Lock the lid and cook at high pressure for 40 minutes. Let the pressure fall for 20 minutes, then release the rest.
= Unire {0}{1}. Chiudere il coperchio e cuocere ad alta pressione per 40 minuti. Lasciar scendere la pressione per 20 minuti, poi sfiatare il resto.
, and season with {0}
= , e condire con {0:nu}
No soaking is needed. Beans that are still firm get 10 minutes more at pressure.
= Non serve l'ammollo. Se i legumi sono ancora duri, altri 10 minuti a pressione.
Set the pot to sauté. Stir in {0} and simmer for 8 minutes, until tender and thick.
= Impostare la pentola su rosolatura. Unire {0} e lasciar sobbollire per 8 minuti, finché tutto è tenero e denso.
Crush a few beans against the side to thicken the stew and ladle into bowls.
= Schiacciare qualche legume contro la parete per addensare e servire nelle ciotole.
Crush a few beans against the side to thicken the stew and ladle into bowls, with {0} on top.
= Schiacciare qualche legume contro la parete per addensare e servire nelle ciotole, con {0} sopra.
Set the pressure cooker to sauté and heat {0}.
= Impostare la pentola a pressione su rosolatura e scaldare {0}.
Set the pressure cooker to sauté and heat {0}. {1}
= Impostare la pentola a pressione su rosolatura e scaldare {0}. {1}
A thick stew from dried {0}, with .
= Uno stufato denso di {0:nu} {0?secco|secca|secchi|secche}.
Steamed {0} with {1}
= {0:nu} al vapore con {1:nu}
{0} steamed with {1}, finished with {2} and hot oil.
= {0:nu} al vapore con {1:nu}, da completare con {2:nu} e olio bollente.
Pour an inch of water into a wide pot with a lid, set a rack or an upturned bowl in it, and bring to a boil. Lay {0} on a heatproof plate, and scatter with {1}.
= Versare 2,5 cm d'acqua in una pentola larga con coperchio, sistemarvi una griglia o una ciotola capovolta e portare a bollore. Adagiare {0} su un piatto resistente al calore e cospargere con {1}.
Set the plate on the rack, cover, and steam {0} for {1} minutes, {2}.
= Mettere il piatto sulla griglia, coprire e cuocere {0} al vapore per {1} minuti, {2}.
Open the lid away from you. A thick piece takes 2 minutes longer.
= Aprire il coperchio dalla parte opposta al viso. Un pezzo spesso richiede 2 minuti in più.
Pour off the water on the plate. Spoon {0} over {1}{2}.
= Eliminare l'acqua dal piatto. Versare {0} su {1} a cucchiaiate{2}.
␣and scatter with {0}
= ␣e cospargere con {0}
Heat {0} in a small pan for 2 minutes, until it shimmers, and pour it over: it should sizzle. Serve at once.
= Scaldare {0} in un padellino per 2 minuti, finché luccica, e versare sopra: deve sfrigolare. Servire subito.
Pour an inch of water into a wide pot with a lid, set a rack or an upturned bowl in it, and bring to a boil. Lay {0} on a heatproof plate{1}, and scatter with {2}.
= Versare 2,5 cm d'acqua in una pentola larga con coperchio, sistemarvi una griglia o una ciotola capovolta e portare a bollore. Adagiare {0} su un piatto resistente al calore{1} e cospargere con {2}.
, season with {0}salt
= , condire con {0}sale
the rest of the␣
= il resto del␣
Set the plate on the rack, cover, and steam {0} for {1} minutes{2}, {3}.
= Mettere il piatto sulla griglia, coprire e cuocere {0} al vapore per {1} minuti{2}, {3}.
. Lay {0} around it and steam for {1} minutes more
= . Disporvi intorno {0} e cuocere al vapore per altri {1} minuti
Pour off the water on the plate. Spoon {0} over {1}.
= Eliminare l'acqua dal piatto. Versare {0} su {1} a cucchiaiate.
Heat {0} in a small pan for 2 minutes, until it shimmers, and pour it over: it should sizzle. Serve at once with {1}.
= Scaldare {0} in un padellino per 2 minuti, finché luccica, e versare sopra: deve sfrigolare. Servire subito con {1}.
, season with salt
= , condire con sale
{0} and {1} Hash with {2}
= Padellata di {0:nu} e {1:nu} con {2:nu}
Crisp-edged {0} with {1}, {2}.
= {0:nu} dai bordi croccanti con {1:nu}, {2}.
good for breakfast and better for supper
= un piatto buono a colazione e ancora meglio a cena
Set a large skillet over medium heat. Add {0} and cook for {1}, {2} {3}. Move to a plate and leave the fat in the pan.
= Mettere una padella grande a fuoco medio. Unire {0} e cuocere per {1}, {2} {3}. Trasferire su un piatto e lasciare il grasso in padella.
{0} over medium heat. Add {1} in one layer, season with {2}, cover, and cook for 10 minutes. Uncover and cook 6 minutes more, turning now and then.
= {0} a fuoco medio. Unire {1} in un solo strato, condire con {2:nu}, coprire e cuocere per 10 minuti. Scoprire e cuocere ancora per 6 minuti, girando ogni tanto.
Add {0} to the skillet
= Mettere {0} in padella
Turn the potatoes seldom: a crust needs time against the pan.
= Girare di rado le patate: la crosta ha bisogno di tempo a contatto con la padella.
Tender all the way through, with crisp brown edges.
= Tenero fino al cuore, con i bordi dorati e croccanti.
Stir {0} back in and warm through for 1 minute.
= Rimettere {0} in padella, mescolare e scaldare per 1 minuto.
Make hollows in the hash, crack in {0}, cover, and cook for 5 minutes, until the whites are set and the yolks are as firm as you like.
= Formare delle conche nella padellata, rompervi {0}, coprire e cuocere per 5 minuti, finché gli albumi sono rappresi e i tuorli della consistenza voluta.
For children and in pregnancy, cook until the yolks are firm too (160°F / 71°C).
= Per i bambini e in gravidanza, cuocere finché anche i tuorli sono sodi (71 °C).
Serve straight from the skillet
= Servire direttamente in padella
, and pass {0} at the table
= , e portare {0} in tavola a parte
{0} and {1} Hash
= Padellata di {0:nu} e {1:nu}
Heat {0} in a large skillet
= Scaldare {0} in una padella grande
a skillet breakfast that works at any hour
= una colazione in padella che va bene a ogni ora
Divide between plates
= Dividere nei piatti
{0} with {1} on top.
= {0} con {1} sopra.
{0} with {1} on top{2}.
= {0} con {1} sopra{2}.
{0} Hash with {1}
= Padellata di {0:nu} con {1:nu}
Crisp-edged {0}, {1}.
= {0:nu} dai bordi croccanti, {1}.
Make a hollow in the hash, crack in {0}, cover, and cook for 5 minutes, until the whites are set and the yolks are as firm as you like.
= Formare una conca nella padellata, rompervi {0}, coprire e cuocere per 5 minuti, finché gli albumi sono rappresi e i tuorli della consistenza voluta.
{0} Fritters
= Frittelle di {0:nu}
Little golden fritters of {0}, crisp at the edges and soft inside.
= Piccole frittelle dorate di {0:nu}, croccanti ai bordi e morbide dentro.
{0} Add {1}, stir in {2}, and season with {3}. The batter should just hold together on a spoon.
= {0} Unire {1}, incorporare {2} e condire con {3:nu}. La pastella deve stare appena insieme sul cucchiaio.
Mash {0} roughly in a large bowl and beat in {1}.
= Schiacciare {0} grossolanamente in una ciotola grande e incorporare {1} sbattendo.
Heat {0} in a large skillet over medium heat. Drop in heaped tablespoons, flatten them, and fry for 4 minutes. Flip and fry for 4 minutes more, until deep golden and set in the middle.
= Scaldare {0} in una padella grande a fuoco medio. Versarvi cucchiaiate colme, appiattirle e friggere per 4 minuti. Girare e friggere ancora per 4 minuti, finché sono ben dorate e compatte al centro.
Brown and crisp outside; no wet batter inside (160°F / 71°C).
= Dorate e croccanti fuori; niente pastella cruda dentro (71 °C).
Drain on paper towels and serve hot{0}.
= Scolare su carta da cucina e servire ben calde{0}.
␣with {0} for dipping
= ␣con {0} in cui intingerle
Wrap {0} in a clean towel and wring out as much liquid as you can.
= Avvolgere {0} in un canovaccio pulito e strizzare via più liquido possibile.
This is the step that decides between crisp and soggy.
= È questo il passaggio che decide tra croccante e molle.
Little golden fritters of {0} with {1}, crisp at the edges and soft inside.
= Piccole frittelle dorate di {0:nu} con {1:nu}, croccanti ai bordi e morbide dentro.
Beat {0} in a large bowl.
= Sbattere {0} in una ciotola grande.
Drain on paper towels and serve hot.
= Scolare su carta da cucina e servire ben calde.
Garlicky {0}
= {0:nu} all'aglio
softened with plenty of garlic
= in padella con tanto aglio
a side that often becomes the meal
= un contorno che spesso diventa il pasto
Season with {0}. {1} Serve warm.
= Condire con {0:nu}. {1} Servire caldo.
Sprinkle with {0}.
= Cospargere con {0}.
Sautéed {0}
= {0:nu} in padella
cooked quickly in a hot pan
= in padella, a fuoco vivo e in fretta
five minutes of attention, no more
= cinque minuti di attenzione, non di più
Season with {0}. {1} Top with {2}. Serve warm.
= Condire con {0:nu}. {1} Guarnire con {2}. Servire caldo.
Season with {0}. Serve warm.
= Condire con {0:nu}. Servire caldo.
Season with {0}. Top with {1}. Serve warm.
= Condire con {0:nu}. Guarnire con {1}. Servire caldo.
Sautéed {0} on Toast
= {0:nu} in padella su pane tostato
Season with {0}. {1} Top with {2}. {3}
= Condire con {0:nu}. {1} Guarnire con {2}. {3}
Toast {0} and pile everything on top.
= Tostare {0} e disporvi sopra tutto.
Season with {0}. Top with {1}. {2}
= Condire con {0:nu}. Guarnire con {1}. {2}
Garlicky {0} on Toast
= {0:nu} all'aglio su pane tostato
Season with {0}. {1}
= Condire con {0:nu}. {1}
Season with {0}. {1} {2}
= Condire con {0:nu}. {1} {2}
{0} Frittata
= Frittata al forno con {0:nu}
A thick frittata with {0}, {1}.
= Una frittata alta con {0:nu}, {1}.
as good cold tomorrow as it is warm tonight
= buona domani fredda quanto stasera calda
Heat the oven to 375°F / 190°C.
= Scaldare il forno a 190 °C.
Whisk {0} in a bowl with {1}. {2}
= Sbattere {0} in una ciotola con {1}. {2}
Stir in about half of {0}.
= Incorporare circa metà {0:di}.
Heat {0} in a {1} skillet over medium heat. Add {2} and cook for {3}, {4} {5}.
= Scaldare {0} in una padella {1} a fuoco medio. Unire {2} e cuocere per {3}, {4} {5}.
medium ovenproof
= media adatta al forno
Pour in the egg mixture and cook without stirring for 2 minutes, until the edge sets.{0} Bake for 12 minutes, until the eggs are set in the middle, 160°F / 71°C.
= Versare il composto di uova e cuocere senza mescolare per 2 minuti, finché il bordo si rapprende.{0} Infornare per 12 minuti, finché le uova sono rapprese al centro, 71 °C.
␣Scatter the rest of {0} on top.
= ␣Cospargere con il resto {0:di}.
Puffed at the edge and barely trembling in the center.
= Gonfia ai bordi e appena tremolante al centro.
Let stand for 3 minutes, then cut into wedges{0}. Good warm or cold.
= Lasciar riposare per 3 minuti, poi tagliare a spicchi{0}. Buona calda o fredda.
Whisk {0} in a bowl with {1}.
= Sbattere {0} in una ciotola con {1}.
Pour in the egg mixture and cook without stirring for 2 minutes, until the edge sets. Bake for 12 minutes, until the eggs are set in the middle, 160°F / 71°C.
= Versare il composto di uova e cuocere senza mescolare per 2 minuti, finché il bordo si rapprende. Infornare per 12 minuti, finché le uova sono rapprese al centro, 71 °C.
Let stand for 3 minutes, then cut into wedges. Good warm or cold.
= Lasciar riposare per 3 minuti, poi tagliare a spicchi. Buona calda o fredda.
cut into wedges at the table
= da tagliare a spicchi in tavola
Heat {0} in a {1} skillet over medium heat. {2}
= Scaldare {0} in una padella {1} a fuoco medio. {2}
Drive off the water from the vegetables now, or the frittata weeps later.
= Far evaporare adesso l'acqua delle verdure, altrimenti la frittata la rilascia dopo.
Stovetop {0} Frittata
= Frittata in padella con {0:nu}
medium nonstick
= media antiaderente
Turn the heat to low, pour in the egg mixture, and stir once.{0} Cover and cook for 12 minutes, until the eggs are set on top, 160°F / 71°C.
= Abbassare il fuoco al minimo, versare il composto di uova e mescolare una volta.{0} Coprire e cuocere per 12 minuti, finché le uova sono rapprese in superficie, 71 °C.
Low and slow: if the bottom colors quickly, the heat is too high.
= Piano e a fuoco basso: se il fondo colora in fretta, il fuoco è troppo alto.
No liquid egg runs when you tilt the pan.
= Inclinando la padella non scorre uovo liquido.
Turn the heat to low, pour in the egg mixture, and stir once. Cover and cook for 12 minutes, until the eggs are set on top, 160°F / 71°C.
= Abbassare il fuoco al minimo, versare il composto di uova e mescolare una volta. Coprire e cuocere per 12 minuti, finché le uova sono rapprese in superficie, 71 °C.
{0} Omelette
= Omelette con {0:nu}
A soft folded omelette filled with {0}.
= Una morbida omelette ripiegata, farcita con {0:nu}.
Beat {0} with {1} until no streaks of white remain.
= Sbattere {0} con {1} finché non si vedono più striature di albume.
{0} {1} {2} Tip onto a plate.
= {0} {1} {2} Trasferire su un piatto.
Warm half of {0} in a nonstick skillet over medium heat.
= Scaldare metà {0:di} in una padella antiaderente a fuoco medio.
{0} Pour in {1} and draw the set edges to the middle, letting the loose egg run underneath, for 3 minutes, until the eggs are just set.
= {0} Versare {1} e portare i bordi rappresi verso il centro, lasciando scorrere sotto l'uovo liquido, per 3 minuti, finché le uova sono appena rapprese.
Wipe out the skillet, return it to medium heat, and swirl in the rest of {0}.
= Pulire la padella con carta da cucina, rimetterla a fuoco medio e distribuirvi il resto {0:di}.
For very young, old or pregnant eaters cook it until firm throughout (160°F / 71°C).
= Per bambini piccoli, anziani e donne in gravidanza cuocere finché è soda dappertutto (71 °C).
Moist on top, but nothing runs.
= Umida in superficie, ma nulla scorre.
{0}, and slide onto a plate. Finish with {1}.
= {0} e far scivolare su un piatto. Completare con {1}.
Lay {0} over one half, fold the other half over
= Disporre {0} su una metà, ripiegarvi sopra l'altra
{0}, and slide onto a plate.
= {0} e far scivolare su un piatto.
{0} {1} Tip onto a plate.
= {0} {1} Trasferire su un piatto.
Melt half of {0} in a nonstick skillet over medium heat.
= Sciogliere metà {0:di} in una padella antiaderente a fuoco medio.
Set a nonstick skillet over medium heat and swirl in {0}.
= Mettere una padella antiaderente a fuoco medio e distribuirvi {0}.
Plain French Omelette
= Omelette francese semplice
A soft folded omelette{0}.
= Una morbida omelette ripiegata{0}.
, all about the eggs
= , dove contano solo le uova
Fold in half, and slide onto a plate.
= Ripiegare a metà e far scivolare su un piatto.
Fold in half, and slide onto a plate. Finish with {0}.
= Ripiegare a metà e far scivolare su un piatto. Completare con {0}.
Scrambled Eggs on {0}
= Uova strapazzate su {0:nu}
Slow-stirred eggs, and something crisp underneath.
= Uova mescolate lentamente, con qualcosa di croccante sotto.
Warm {0} in a dry nonstick skillet over medium heat for 3 minutes, turning once. Move to a plate. Beat {1} with a fork{2}.
= Scaldare {0} in una padella antiaderente asciutta a fuoco medio per 3 minuti, girando una volta. Trasferire su un piatto. Sbattere {1} con una forchetta{2}.
␣and season with {0}
= ␣e condire con {0:nu}
{0} {1}, and stir slowly with a spatula for 3 minutes, until the eggs are softly set with no liquid left.
= {0} {1} e mescolare lentamente con una spatola per 3 minuti, finché le uova sono morbide e rapprese, senza liquido.
Warm {0} in the skillet over medium-low heat, add
= Scaldare {0} in padella a fuoco medio-basso, unire
Take the pan off the heat a moment early; the eggs finish by themselves.
= Togliere la padella dal fuoco un attimo prima; le uova finiscono di cuocere da sole.
Spoon onto {0}. Finish with {1}. Eat right away.
= Disporre su {0}. Completare con {1}. Mangiare subito.
Scrambled Eggs with {0} on an {1}
= Uova strapazzate con {0:nu} su {1:nu}
Slow-stirred eggs with {0}, and something crisp underneath.
= Uova mescolate lentamente con {0:nu}, con qualcosa di croccante sotto.
Toast {0} in a dry nonstick skillet over medium heat for 3 minutes, turning once. Move to a plate. Beat {1} with a fork{2}.
= Tostare {0} in una padella antiaderente asciutta a fuoco medio per 3 minuti, girando una volta. Trasferire su un piatto. Sbattere {1} con una forchetta{2}.
Warm half of {0} in the skillet over medium heat. {1}
= Scaldare metà {0:di} in padella a fuoco medio. {1}
{0} {1}, and stir slowly with a spatula for 3 minutes, until the eggs are softly set with no liquid left. {2}
= {0} {1} e mescolare lentamente con una spatola per 3 minuti, finché le uova sono morbide e rapprese, senza liquido. {2}
Turn the heat to medium-low, add the rest of {0}, then
= Abbassare il fuoco a medio-basso, unire il resto {0:di}, poi
Fold in {0} off the heat.
= Fuori dal fuoco, incorporare {0}.
Spoon onto {0}. Eat right away.
= Disporre su {0}. Mangiare subito.
Scrambled Eggs with {0} on Toast
= Uova strapazzate con {0:nu} su pane tostato
Scrambled Eggs with {0} on a {1}
= Uova strapazzate con {0:nu} su {1:nu}
Scrambled Eggs on Toast
= Uova strapazzate su pane tostato
Spoon onto {0} and top with {1}. Eat right away.
= Disporre su {0} e guarnire con {1}. Mangiare subito.
Scrambled Eggs with {0} on {1}
= Uova strapazzate con {0:nu} su {1:nu}
Warm half of {0} in the skillet over medium heat. {1}{2}
= Scaldare metà {0:di} in padella a fuoco medio. {1}{2}
␣The bacon should be browned and crisp.
= ␣La pancetta deve essere dorata e croccante.
Scrambled Eggs on a {0}
= Uova strapazzate su {0:nu}
Spoon onto {0} and top with {1}. Finish with {2}. Eat right away.
= Disporre su {0} e guarnire con {1}. Completare con {2}. Mangiare subito.
{0} Shakshuka
= Shakshuka con {0:nu}
Eggs poached in {0} with {1}, simmered thick and {2}.
= Uova in camicia in {0:nu} con {1:nu}, in un sugo ristretto, {2}.
meant for scooping
= da raccogliere con il pane
Heat {0} in a wide skillet over medium heat. {1}
= Scaldare {0} in una padella larga a fuoco medio. {1}
Add {0}{1}. Simmer for 10 minutes, crushing any large pieces, until thick.
= Unire {0}{1}. Lasciar sobbollire per 10 minuti, schiacciando i pezzi grandi, finché il sugo è denso.
A spoon drawn through the sauce leaves a trail.
= Un cucchiaio passato nel sugo lascia la scia.
Make a hollow for each egg and crack in {0}. Cover and cook over low heat for 7 minutes, until the whites are set.
= Formare una conca per ogni uovo e rompervi {0}. Coprire e cuocere a fuoco basso per 7 minuti, finché gli albumi sono rappresi.
For children and in pregnancy, leave it 2 minutes longer until the yolks are firm too (160°F / 71°C).
= Per i bambini e in gravidanza, lasciare altri 2 minuti, finché anche i tuorli sono sodi (71 °C).
{0} the skillet to the table.
= {0} la padella in tavola.
Scatter with {0} and bring
= Cospargere con {0} e portare
Shakshuka
= Shakshuka
Eggs poached in {0}, simmered thick and {1}.
= Uova in camicia in {0:nu}, in un sugo ristretto, {1}.
eaten from the pan
= da mangiare direttamente in padella
Bring the skillet to the table.
= Portare la padella in tavola.
{0} Shakshuka with {1}
= Shakshuka di {0:nu} con {1:nu}
{0} the skillet to the table{1}.
= {0} la padella in tavola{1}.
␣with {0} for scooping
= ␣con {0} per raccogliere il sugo
Shakshuka with {0}
= Shakshuka con {0:nu}
Bring the skillet to the table{0}.
= Portare la padella in tavola{0}.
{0} Egg Mug
= Uova in tazza con {0:nu}
A one-mug breakfast of eggs with {0}, ready before the coffee.
= Una colazione in tazza a base di uova con {0:nu}, pronta prima del caffè.
{0} Add {1}{2} and beat with a fork.
= {0} Unire {1}{2} e sbattere con una forchetta.
Rub the inside of a large microwave-safe mug with {0}.
= Ungere l'interno di una tazza grande adatta al microonde con {0}.
Stir in {0}.
= Incorporare {0}.
Fill the mug no more than half: the eggs climb.
= Riempire la tazza non oltre la metà: le uova salgono.
Microwave on high for 1 minute. Stir, then microwave for 1 minute more, until the eggs are set and puffed with no liquid left, 160°F / 71°C. Let stand for 1 minute before you eat.
= Cuocere al microonde alla massima potenza per 1 minuto. Mescolare, poi cuocere al microonde ancora per 1 minuto, finché le uova sono rapprese e gonfie, senza liquido, 71 °C. Lasciar riposare per 1 minuto prima di mangiare.
Fluffy Egg Mug
= Soffici uova in tazza
A one-mug breakfast of eggs, ready before the coffee.
= Una colazione in tazza a base di uova, pronta prima del caffè.
Baked Eggs with {0}
= Uova al forno con {0:nu}
Eggs baked over {0} under {1}: {2}.
= Uova al forno su {0:nu} sotto {1:nu}: {2}.
brunch without standing at the stove
= un brunch senza stare ai fornelli
Heat the oven to 375°F / 190°C. Grease {0} with {1}.
= Scaldare il forno a 190 °C. Ungere {0} con {1}.
small baking dishes
= delle piccole pirofile
Spread {0} in the bottom and bake for 8 minutes, until hot and soft.
= Distribuire {0} sul fondo e infornare per 8 minuti, finché tutto è caldo e morbido.
Crack {0} on top, spoon over {1}{2}. Scatter with {3}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Rompervi sopra {0}, versare {1} a cucchiaiate{2}. Cospargere con {3}. Infornare per 14 minuti, finché gli albumi sono rappresi e i tuorli della consistenza voluta.
Firm yolks (160°F / 71°C) take about 3 minutes longer.
= Per i tuorli sodi (71 °C) servono circa 3 minuti in più.
The whites are opaque and only just wobble.
= Gli albumi sono opachi e tremolano appena.
Let cool for 2 minutes; the dishes stay hot. {0}
= Lasciar raffreddare per 2 minuti; le pirofile restano calde. {0}
Serve with a spoon.
= Servire con un cucchiaio.
the oven does the work
= al lavoro pensa il forno
Crack {0} on top{1}. Scatter with {2}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Rompervi sopra {0}{1}. Cospargere con {2}. Infornare per 14 minuti, finché gli albumi sono rappresi e i tuorli della consistenza voluta.
Serve with {0}, toasted, for dipping.
= Servire con {0} {0?tostato|tostata|tostati|tostate} da intingere.
Eggs baked over {0}: {1}.
= Uova al forno su {0:nu}: {1}.
Crack {0} on top{1}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Rompervi sopra {0}{1}. Infornare per 14 minuti, finché gli albumi sono rappresi e i tuorli della consistenza voluta.
Crack {0} on top, spoon over {1}{2}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Rompervi sopra {0}, versare {1} a cucchiaiate{2}. Infornare per 14 minuti, finché gli albumi sono rappresi e i tuorli della consistenza voluta.
{0} {1} Pilaf
= Pilaf di {1:nu} con {0:nu}
Toasted {0} cooked with {1} until every grain is tender and separate.
= {0:nu} prima {0?tostato|tostata|tostati|tostate}, poi {0?cotto|cotta|cotti|cotte} con {1:nu}: ogni chicco tenero e ben separato.
Heat {0} in {1}. {2}
= Scaldare {0} in {1}. {2}
a heavy pot with a lid over medium heat
= una pentola pesante con coperchio a fuoco medio
Stir in {0}{1} and toast for 2 minutes, until it smells nutty.
= Unire {0}{1} e tostare per 2 minuti, finché profuma di nocciola.
Coat every grain with fat and they stay separate.
= Ogni chicco avvolto nel grasso resta separato.
{0} Cover, turn the heat to low, and cook for {1}, until the liquid is gone.
= {0} Coprire, abbassare il fuoco al minimo e cuocere per {1}, finché il liquido è assorbito.
Add {0}, pour in {1}, and bring to a boil.
= Unire {0}, versare {1} e portare a bollore.
{0} Fluff with a fork.
= {0} Sgranare con una forchetta.
Let stand, covered, for 5 minutes.
= Lasciar riposare, coperto, per 5 minuti.
Heat {0} in {1}. Stir in {2}{3} and toast for 2 minutes, until it smells nutty.
= Scaldare {0} in {1}. Unire {2}{3} e tostare per 2 minuti, finché profuma di nocciola.
Pour in {0} and bring to a boil.
= Versare {0} e portare a bollore.
{0} Fluff with a fork and fold in {1}.
= {0} Sgranare con una forchetta e incorporare {1}.
Lay {0} on top, cover, and let steam off the heat for {1}, until tender.
= Disporre sopra {0}, coprire e lasciar cuocere con il vapore fuori dal fuoco per {1}, finché tutto è tenero.
{0} Cover, turn the heat to low, and cook for {1}.{2}, until the liquid is gone.
= {0} Coprire, abbassare il fuoco al minimo e cuocere per {1}.{2}, finché il liquido è assorbito.
␣Lay {0} on top, cover again, and cook for {1} more
= ␣Disporre sopra {0}, coprire di nuovo e cuocere ancora per {1}
{0} Cover, turn the heat to low, and cook for {1}, until the liquid is gone, and {2}.
= {0} Coprire, abbassare il fuoco al minimo e cuocere per {1}, finché il liquido è assorbito e {2}.
{0} reads 165°F / 74°C
= {0} {0?ha raggiunto|hanno raggiunto} 74 °C
{0} Cover, turn the heat to low, and cook for {1}.{2}, until the liquid is gone, and {3}.
= {0} Coprire, abbassare il fuoco al minimo e cuocere per {1}.{2}, finché il liquido è assorbito e {3}.
Pressure-Cooker {0} {1} Pilaf
= Pilaf di {1:nu} con {0:nu} in pentola a pressione
an electric pressure cooker set to sauté
= una pentola a pressione elettrica su rosolatura
Add {0}, scraping the bottom clean. Lock the lid and cook at high pressure for {1} minutes. Let the pressure fall for 10 minutes, then release the rest and open the lid.
= Unire {0}, raschiando bene il fondo. Chiudere il coperchio e cuocere ad alta pressione per {1} minuti. Lasciar scendere la pressione per 10 minuti, poi sfiatare il resto e aprire il coperchio.
Add {0}, scraping the bottom clean. Lock the lid and cook at high pressure for {1} minutes. Let the pressure fall for 10 minutes, then release the rest and open the lid; check that {2}.
= Unire {0}, raschiando bene il fondo. Chiudere il coperchio e cuocere ad alta pressione per {1} minuti. Lasciar scendere la pressione per 10 minuti, poi sfiatare il resto e aprire il coperchio; controllare che {2}.
{0} Fried Rice
= Riso saltato con {0:nu}
{0}: {1} fried hot with {2}.
= {0}: {1:nu} in padella a fuoco vivo con {2:nu}.
A clear-out-the-fridge classic
= Un classico svuotafrigo
Spread {0} on a plate to steam dry and cool while you prepare the rest. Cold rice left from yesterday is better still.
= Allargare {0} su un piatto perché perda il vapore e si raffreddi mentre si prepara il resto. Il riso freddo del giorno prima è ancora meglio.
Dry rice fries; wet rice turns to paste.
= Il riso asciutto frigge; quello bagnato diventa colla.
Heat a third of {0} in a wok or large skillet over medium-high heat. Beat {1}, pour in, and stir for 2 minutes, until the eggs are set. Tip onto a plate.
= Scaldare un terzo {0:di} in un wok o in una padella grande a fuoco medio-alto. Sbattere {1}, versare e mescolare per 2 minuti, finché le uova sono rapprese. Trasferire su un piatto.
Heat half of what is left of {0} over high heat. {1} Tip onto the plate.
= Scaldare a fuoco vivo metà di quanto resta {0:di}. {1} Trasferire sul piatto.
Heat the last of the {0}. Tip in {1} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate and toss until hot. Finish with {2}.
= Scaldare l'ultima parte {0:di}. Unire {1} e far saltare per 4 minuti, premendo contro la padella, finché tutto è fumante. Unire quanto è sul piatto e saltare finché è ben caldo. Completare con {2:il}.
The grains jump separately and some are golden.
= I chicchi saltano separati e qualcuno è dorato.
Heat the last of the {0}. Tip in {1} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate with {2} and toss until hot. Finish with {3}.
= Scaldare l'ultima parte {0:di}. Unire {1} e far saltare per 4 minuti, premendo contro la padella, finché tutto è fumante. Unire quanto è sul piatto con {2} e saltare finché è ben caldo. Completare con {3:il}.
Better than takeout
= Meglio del ristorante
Break up {0} with wet hands, so that no lumps are left.
= Sgranare {0} con le mani bagnate, in modo che non restino grumi.
{0} Add {1} and cook for {2}, {3} {4}. {5}.
= {0} Unire {1} e cuocere per {2}, {3} {4}. {5}.
Heat a third of {0} in a wok or large skillet over medium-high heat.
= Scaldare un terzo {0:di} in un wok o in una padella grande a fuoco medio-alto.
Tip onto a plate
= Trasferire su un piatto
{0} Add {1} and {2}. {3}.
= {0} Unire {1} e {2}. {3}.
Heat the last of the {0}. Tip in {1} and {2} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate with {3} and toss until hot. Finish with {4}.
= Scaldare l'ultima parte {0:di}. Unire {1} e {2} e far saltare per 4 minuti, premendo contro la padella, finché tutto è fumante. Unire quanto è sul piatto con {3} e saltare finché è ben caldo. Completare con {4:il}.
Add another spoonful of {0} to the pan.
= Aggiungere in padella un altro cucchiaio {0:di}.
Add to the plate
= Unire a quanto è sul piatto
Heat the last of the {0}. Tip in {1} and {2} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate and toss until hot. Finish with {3}.
= Scaldare l'ultima parte {0:di}. Unire {1} e {2} e far saltare per 4 minuti, premendo contro la padella, finché tutto è fumante. Unire quanto è sul piatto e saltare finché è ben caldo. Completare con {3:il}.
{0} Risotto
= Risotto con {0:nu}
Creamy risotto with {0}; {1}.
= Risotto cremoso con {0:nu}; {1}.
stirred slowly, finished off the heat
= mescolato piano e mantecato fuori dal fuoco
Bring {0} to a bare simmer in a small pot and keep it hot.
= Portare {0} a un leggerissimo fremito in un pentolino e tenere in caldo.
Heat half of {0} in a heavy pot over medium heat. {1} Tip onto a plate.
= Scaldare metà {0:di} in una pentola pesante a fuoco medio. {1} Trasferire su un piatto.
Stir {0} into the same pot and toast for 2 minutes. Add a ladle of the hot {1} and stir until nearly absorbed. Keep going, a ladle at a time, for 18 minutes, until {2} is tender with a little bite.
= Unire {0} nella stessa pentola e tostare per 2 minuti. Aggiungere un mestolo {1:di} bollente e mescolare finché è quasi assorbito. Continuare così, un mestolo alla volta, per 18 minuti, finché {2} {2?è al dente|sono al dente}.
You may not need all of the liquid, or a splash more: trust your teeth.
= Può non servire tutto il liquido, o servirne un goccio in più: meglio fidarsi dell'assaggio.
Loose enough to spread slowly when you tilt the plate.
= Abbastanza morbido da allargarsi piano inclinando il piatto: all'onda.
Off the heat, beat in {0} and the rest of {1}, then fold in {2}. Season with {3}. Cover for 2 minutes before serving.
= Fuori dal fuoco, mantecare con {0} e il resto {1:di}, poi incorporare {2}. Condire con {3:nu}. Coprire per 2 minuti prima di servire.
half an hour of stirring well spent
= mezz'ora di mestolo ben spesa
Off the heat, beat in {0} and the rest of {1}, then fold in {2}. Season with {3}. Cover for 2 minutes before serving, with {4} on top.
= Fuori dal fuoco, mantecare con {0} e il resto {1:di}, poi incorporare {2}. Condire con {3:nu}. Coprire per 2 minuti prima di servire, con {4} sopra.
Stir {0} into the same pot and toast for 2 minutes. {1} Add a ladle of the hot {2} and stir until nearly absorbed. Keep going, a ladle at a time, for 18 minutes, until {3} is tender with a little bite.
= Unire {0} nella stessa pentola e tostare per 2 minuti. {1} Aggiungere un mestolo {2:di} bollente e mescolare finché è quasi assorbito. Continuare così, un mestolo alla volta, per 18 minuti, finché {3} {3?è al dente|sono al dente}.
Pour in {0} and let it bubble away.
= Versare {0} e lasciar sfumare.
until tender and browned at the edges
= finché tutto è tenero, con i bordi dorati
{0} Congee
= Congee con {0:nu}
Rice cooked down to a silky porridge with {0}: {1}.
= Riso cotto fino a diventare una crema vellutata con {0:nu}: {1}.
gentle food for a slow morning
= un piatto delicato per una mattina lenta
Put {0} in a heavy pot with {1} and {2}. Bring to a boil, then turn down and simmer for 40 minutes, stirring now and then, until the grains burst and the porridge is creamy.
= Mettere {0} in una pentola pesante con {1} e {2}. Portare a bollore, poi abbassare e lasciar sobbollire per 40 minuti, mescolando ogni tanto, finché i chicchi si aprono e la crema è vellutata.
Add hot water by the half cup if it gets too thick before it is creamy.
= Se addensa prima di diventare cremoso, aggiungere acqua calda, 120 ml alla volta.
Stir {0} into the pot.
= Mescolare {0} nella pentola.
Ladle into bowls and finish with {0}.
= Servire nelle ciotole e completare con {0}.
Soothing Congee
= Congee confortante
Rice cooked down to a silky porridge: {0}.
= Riso cotto fino a diventare una crema vellutata: {0}.
comfort in a bowl
= conforto in una ciotola
Warm {0} in a small pan over medium heat, add {1}, and sizzle for 1 minute, until fragrant. Stir it into the pot.
= Scaldare {0} in un padellino a fuoco medio, unire {1} e far sfrigolare per 1 minuto, finché sprigiona profumo. Mescolare nella pentola.
Meanwhile, boil {0} in a second pot for 9 minutes, until the eggs are set, 160°F / 71°C. Cool, peel and halve.
= Nel frattempo, lessare {0} in un altro pentolino per 9 minuti, finché le uova sono sode, 71 °C. Raffreddare, sgusciare e dividere a metà.
Rice cooked down to a silky porridge with : {0}.
= Riso cotto fino a diventare una crema vellutata: {0}.
Put {0} in a heavy pot with {1}. Bring to a boil, then turn down and simmer for 40 minutes, stirring now and then, until the grains burst and the porridge is creamy.
= Mettere {0} in una pentola pesante con {1}. Portare a bollore, poi abbassare e lasciar sobbollire per 40 minuti, mescolando ogni tanto, finché i chicchi si aprono e la crema è vellutata.
Ladle into warm bowls.
= Servire in ciotole calde.
Savory Oats with {0}
= Porridge salato con {0:nu}
Oatmeal taken to the savory side with {0}.
= Fiocchi d'avena in versione salata con {0:nu}.
Bring {0} to a boil in a small pot. Stir in {1} and simmer for 5 minutes, stirring, until thick and creamy. {2} Season with {3}.
= Portare {0} a bollore in un pentolino. Unire {1} e lasciar sobbollire per 5 minuti, mescolando, finché è denso e cremoso. {2} Condire con {3:nu}.
Stir in half of the salt.
= Unire metà del sale.
Meanwhile, heat {0} in a skillet over medium heat. {1} {2}
= Nel frattempo, scaldare {0} in una padella a fuoco medio. {1} {2}
Push the vegetables aside, crack in {0}, cover, and cook for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Spostare da un lato le verdure, rompervi {0}, coprire e cuocere per 4 minuti, finché gli albumi sono rappresi e i tuorli della consistenza voluta.
Cook until the yolks are firm (160°F / 71°C) for anyone who should not eat soft eggs.
= Cuocere finché i tuorli sono sodi (71 °C) per chi non deve mangiare uova morbide.
Spoon the oats into a bowl, stir in {0}, and top with {1}.
= Versare il porridge in una ciotola, incorporare {0} e guarnire con {1}.
Bring {0} to a boil in a small pot. Stir in {1} and simmer for 5 minutes, stirring, until thick and creamy. Season with {2}.
= Portare {0} a bollore in un pentolino. Unire {1} e lasciar sobbollire per 5 minuti, mescolando, finché è denso e cremoso. Condire con {2:nu}.
Meanwhile, heat {0} in a skillet over medium heat. {1}
= Nel frattempo, scaldare {0} in una padella a fuoco medio. {1}
Spoon the oats into a bowl, and top with {0}{1}.
= Versare il porridge in una ciotola e guarnire con {0}{1}.
␣and a dash of {0}
= ␣e un goccio di {0:nu}
Spoon the oats into a bowl, and top with {0}.
= Versare il porridge in una ciotola e guarnire con {0}.
Spoon the oats into a bowl, stir in {0}, and top with {1}{2}.
= Versare il porridge in una ciotola, incorporare {0} e guarnire con {1}{2}.
One-Pot {0} with {1}
= {0:nu} in una sola pentola con {1:nu}
{0} cooked in its own sauce with {1}: one pot, no draining, nothing wasted.
= {0:nu} con {1:nu}, nel proprio sugo: una sola pentola, niente da scolare, nulla di sprecato.
Warm {0} in a wide pot over medium heat.
= Scaldare {0} in una pentola larga a fuoco medio.
stirring often, until {0} is tender and the liquid has turned into a sauce
= mescolando spesso, finché {0} {0?è tenero|è tenera|sono teneri|sono tenere} e il liquido è diventato un sugo
If it dries out before the pasta is done, add a splash of hot water.
= Se asciuga prima che la pasta sia cotta, aggiungere un goccio d'acqua calda.
The sauce coats the back of a spoon.
= Il sugo vela il dorso del cucchiaio.
Take the pot off the heat and let the sauce settle a moment.
= Togliere la pentola dal fuoco e lasciar assestare il sugo un momento.
Off the heat, stir in {0} until it melts into the sauce.
= Fuori dal fuoco, incorporare {0} finché si scioglie nel sugo.
{0} Finish with {1}.
= {0} Completare con {1}.
{0} with {1}
= {0:nu} con {1:nu}
{0} tossed with {1}, {2}.
= {0:nu} con {1:nu}, {2}.
a weeknight plate without fuss
= un piatto feriale senza complicazioni
Bring {0} to a boil in a large pot{1}. Add {2} and cook
= Portare {0} a bollore in una pentola grande{1}. Unire {2} e cuocere
until tender with a little bite, then save a cup of the water and drain
= tenendo la cottura al dente, poi tenere da parte 250 ml dell'acqua e scolare
Start tasting two minutes early: it goes from firm to soft quickly.
= Cominciare ad assaggiare due minuti prima: da al dente a scotto il passo è breve.
Meanwhile, heat half of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Nel frattempo, scaldare metà {0:di} in una padella grande a fuoco medio-alto. Unire {1} e cuocere per {2}, {3} {4}. Trasferire su un piatto.
{0}{1} to the skillet over medium heat. {2}
= {0}{1:di} in padella a fuoco medio. {2}
Add the rest of␣
= Mettere il resto␣
Tip the drained {0} into the skillet with {1} and toss over medium heat for {2}{3}. Finish with {4}.
= Versare {0:il} {0?scolato|scolata|scolati|scolate} in padella con {1} e saltare a fuoco medio per {2}{3}. Completare con {4}.
1 minute, with a splash of the saved water
= 1 minuto, con un goccio dell'acqua tenuta da parte
, seasoning with {0}
= , condendo con {0:nu}
until they float and are tender, then save a cup of the water and drain
= finché vengono a galla e sono teneri, poi tenere da parte 250 ml dell'acqua e scolare
Heat {0} {1} over medium heat. {2}
= Scaldare {0} {1} a fuoco medio. {2}
in a large skillet
= in una padella grande
Tip the drained {0} into the skillet with {1} and toss over medium heat for {2}{3}.
= Versare {0:il} {0?scolato|scolata|scolati|scolate} in padella con {1} e saltare a fuoco medio per {2}{3}.
quick enough for any evening
= veloce quanto basta per ogni sera
Tip {0} into the skillet and toss over medium heat for {1}{2}.
= Versare {0} in padella e saltare a fuoco medio per {1}{2}.
3 minutes, with a splash of water, until steaming hot
= 3 minuti, con un goccio d'acqua, finché tutto è fumante
Warm {0} in a large skillet over low heat.
= Scaldare {0} in una padella grande a fuoco basso.
Pour {0} into the skillet and simmer for {1} minutes, until slightly thickened.
= Versare {0} in padella e lasciar sobbollire per {1} minuti, finché si addensa leggermente.
Tip the drained {0} into the skillet and toss over medium heat for {1}{2}. Finish with {3}.
= Versare {0:il} {0?scolato|scolata|scolati|scolate} in padella e saltare a fuoco medio per {1}{2}. Completare con {3}.
Tip {0} into the skillet with {1} and toss over medium heat for {2}{3}. Finish with {4}.
= Versare {0} in padella con {1} e saltare a fuoco medio per {2}{3}. Completare con {4}.
Meanwhile, heat half of {0} in a large skillet over medium-high heat. Add {1} and {2}. Move to a plate.
= Nel frattempo, scaldare metà {0:di} in una padella grande a fuoco medio-alto. Unire {1} e {2}. Trasferire su un piatto.
Tip {0} into the skillet and toss over medium heat for {1}{2}. Finish with {3}.
= Versare {0} in padella e saltare a fuoco medio per {1}{2}. Completare con {3}.
heat half of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= scaldare metà {0:di} in una padella grande a fuoco medio-alto. Unire {1} e cuocere per {2}, {3} {4}. Trasferire su un piatto.
Tip {0} into the skillet with {1} and toss over medium heat for {2}{3}.
= Versare {0} in padella con {1} e saltare a fuoco medio per {2}{3}.
Tip the drained {0} into the skillet and toss over medium heat for {1}{2}.
= Versare {0:il} {0?scolato|scolata|scolati|scolate} in padella e saltare a fuoco medio per {1}{2}.
heat half of {0} in a large skillet over medium-high heat. Add {1} and {2}. Move to a plate.
= scaldare metà {0:di} in una padella grande a fuoco medio-alto. Unire {1} e {2}. Trasferire su un piatto.
Creamy {0} {1}
= {1:nu} in crema con {0:nu}
{0} in a silky sauce of {1}.
= {0:nu} in una salsa vellutata di {1:nu}.
Sprinkle in {0} and stir for 1 minute.
= Cospargere con {0} e mescolare per 1 minuto.
Stir in {0}{1} and let it bubble gently for 3 minutes, then stir in {2} until smooth. Season with {3}.
= Unire {0}{1} e lasciar sobbollire dolcemente per 3 minuti, poi incorporare {2} fino a ottenere una salsa liscia. Condire con {3:nu}.
␣with a ladle of the cooking water
= ␣con un mestolo dell'acqua di cottura
Keep the heat low once the cheese is in, or the sauce turns grainy.
= Tenere basso il fuoco dopo aver unito il formaggio, o la salsa diventa granulosa.
Thick enough to coat a spoon.
= Abbastanza densa da velare il cucchiaio.
Fold in {0} and serve right away, loosened with a spoonful of the cooking water if needed.
= Incorporare {0} e servire subito, ammorbidendo se serve con un cucchiaio dell'acqua di cottura.
{0} in a silky sauce of {1} with {2}.
= {0:nu} in una salsa vellutata di {1:nu} con {2:nu}.
Heat half of {0} in a large skillet over medium heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Scaldare metà {0:di} in una padella grande a fuoco medio. Unire {1} e cuocere per {2}, {3} {4}. Trasferire su un piatto.
Stir in {0} and let it bubble gently for 3 minutes, then stir in {1} until smooth. Season with {2}.
= Unire {0} e lasciar sobbollire dolcemente per 3 minuti, poi incorporare {1} fino a ottenere una salsa liscia. Condire con {2:nu}.
Heat {0} {1} over medium heat. {2} {3}
= Scaldare {0} {1} a fuoco medio. {2} {3}
{0}{1} to the skillet over medium heat. {2} {3}
= {0}{1:di} in padella a fuoco medio. {2} {3}
{0} Salad with {1}
= Insalata di {0:nu} con {1:nu}
A cool {0} salad with {1}, made for lunch boxes and picnics.
= Un'insalata fredda di {0:nu} con {1:nu}, pensata per il pranzo fuori e i picnic.
until tender with a little bite, then drain
= tenendo la cottura al dente, poi scolare
Rinse {0} under cold water until cool, and shake dry.
= Sciacquare {0} sotto l'acqua fredda fino a raffreddamento e scolare bene.
Whisk {0} in a large bowl{1}.
= Sbattere {0} in una ciotola grande{1}.
Add {0} and toss well. Let stand for 10 minutes so {1} drinks in the dressing, then taste again.
= Unire {0} e mescolare bene. Lasciar riposare per 10 minuti perché {1} {1?assorba|assorbano} il condimento, poi assaggiare di nuovo.
It keeps for 3 days in the fridge; add the herbs just before serving.
= Si conserva 3 giorni in frigorifero; unire le erbe solo prima di servire.
{0} Noodle Soup
= Zuppa di noodles con {0:nu}
Slurpable {0} in a broth seasoned with {1}, with {2}.
= {0:nu} in un brodo insaporito con {1:nu}, con {2:nu}: da mangiare fino all'ultimo sorso.
Bring {0} to a simmer in a pot with {1}. Let it bubble gently for 5 minutes while you cut everything else.
= Portare {0} a leggero bollore in una pentola con {1}. Lasciar sobbollire dolcemente per 5 minuti mentre si taglia il resto.
Meanwhile, boil {0} in a second pot for 9 minutes, until the eggs are set. Cool under running water, peel, and halve.
= Nel frattempo, lessare {0} in un altro pentolino per 9 minuti, finché le uova sono sode. Raffreddare sotto l'acqua corrente, sgusciare e dividere a metà.
Seven minutes gives jammy yolks; keep to nine or more where a soft egg is not safe (160°F / 71°C).
= Sette minuti danno tuorli cremosi; restare a nove o più dove l'uovo morbido non è sicuro (71 °C).
until {0} are tender
= finché {0} {0?è tenero|è tenera|sono teneri|sono tenere}
Ladle into deep bowls{0}{1}. Taste the broth: it should be bold, since the noodles dilute it.
= Servire in ciotole profonde{0}{1}. Assaggiare il brodo: dev'essere deciso, perché i noodles lo smorzano.
␣and set {0} on top
= ␣e disporre {0} sopra
, with {0} to taste
= , con {0} a piacere
Ladle into deep bowls{0}. Taste the broth: it should be bold, since the noodles dilute it.
= Servire in ciotole profonde{0}. Assaggiare il brodo: dev'essere deciso, perché i noodles lo smorzano.
Ladle into deep bowls. Taste the broth: it should be bold, since the noodles dilute it.
= Servire in ciotole profonde. Assaggiare il brodo: dev'essere deciso, perché i noodles lo smorzano.
until {0} are tender{1}
= finché {0} {0?è tenero|è tenera|sono teneri|sono tenere}{1}
␣and {0} is done, {1}
= ␣e {0} {0?è a cottura giusta|sono a cottura giusta}: {1}
opaque and firm, 145°F / 63°C inside
= polpa opaca e soda, 63 °C al cuore
Baked {0} with {1}
= {0:nu} al forno con {1:nu}
{0} baked with {1} under a lid of {2}.
= {0:nu} al forno con {1:nu}, sotto una crosta di {2:nu}.
Heat {0} in a large skillet over medium heat.␣
= Scaldare {0} in una padella grande a fuoco medio.␣
Stir {0} together with {1} and half of {2} in a baking dish{3}. Top with the rest of the {4} and {5}.
= Mescolare {0} con {1} e metà {2:di} in una pirofila{3}. Coprire con il resto {4:di} e {5}.
Bake for 20 minutes, until bubbling at the edges and browned on top. Let stand for 5 minutes before serving.
= Infornare per 20 minuti, finché bolle ai bordi ed è dorato in superficie. Lasciar riposare per 5 minuti prima di servire.
Bubbles all the way to the middle, and dark gold spots on top.
= Bolle fino al centro, con macchie ben dorate in superficie.
until almost tender, then drain
= finché è quasi tenero, poi scolare
Heat {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Scaldare {0} in una padella grande a fuoco medio-alto. Unire {1} e cuocere per {2}, {3} {4}. Trasferire su un piatto.
Stir {0} together with {1} and half of {2} in a baking dish{3}. Top with the rest of the {4}.
= Mescolare {0} con {1} e metà {2:di} in una pirofila{3}. Coprire con il resto {4:di}.
Set the skillet back over medium heat.␣
= Rimettere la padella a fuoco medio.␣
Baked {0} and {1}
= {0:nu} e {1:nu} al forno
{0} baked {1} under a lid of {2}.
= {0:nu} al forno {1}, sotto una crosta di {2:nu}.
in a creamy cheese sauce
= in una salsa cremosa al formaggio
{0} and stir in {1} for 1 minute. Pour in {2} bit by bit, whisking, and simmer for 4 minutes, until thick. Stir in half of {3}.
= {0}, unire {1} e mescolare per 1 minuto. Versare {2} poco alla volta, sbattendo con la frusta, e lasciar sobbollire per 4 minuti, finché la salsa è densa. Incorporare metà {3:di}.
Melt {0} in a pot over medium heat
= Sciogliere {0} in una pentola a fuoco medio
The sauce coats a spoon and a finger leaves a trail in it.
= La salsa vela il cucchiaio e un dito vi lascia la scia.
Stir {0} together with the sauce in a baking dish{1}. Top with the rest of the {2} and {3}.
= Mescolare {0} con la salsa in una pirofila{1}. Coprire con il resto {2:di} e {3}.
Baked {0} and {1} with {2}
= {0:nu} e {1:nu} al forno con {2:nu}
Heat a third of {0} in a large skillet over medium heat.␣
= Scaldare un terzo {0:di} in una padella grande a fuoco medio.␣
Warm the rest of {0} in a pot over medium heat
= Scaldare il resto {0:di} in una pentola a fuoco medio
Heat a third of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Scaldare un terzo {0:di} in una padella grande a fuoco medio-alto. Unire {1} e cuocere per {2}, {3} {4}. Trasferire su un piatto.
Stir {0} together with the sauce in a baking dish{1}. Top with the rest of the {2}.
= Mescolare {0} con la salsa in una pirofila{1}. Coprire con il resto {2:di}.
Warm {0} in a pot over medium heat
= Scaldare {0} in una pentola a fuoco medio
Melt the rest of {0} in a pot over medium heat
= Sciogliere il resto {0:di} in una pentola a fuoco medio
{0} Soup
= Zuppa di {0:nu}
A brothy soup of {0}: {1}.
= Una zuppa in brodo di {0:nu}: {1}.
simple and restoring
= semplice e ristoratrice
a large heavy pot over medium heat
= una pentola grande e pesante a fuoco medio
until everything is tender
= finché tutto è tenero
A spoon cuts the largest piece without effort.
= Un cucchiaio taglia senza sforzo il pezzo più grande.
Ladle into bowls while it is steaming.
= Servire fumante nelle ciotole.
what to cook when the fridge is half empty
= quello che si cucina quando il frigo è mezzo vuoto
Add {0} and cook gently, stirring now and then, for 10 minutes, until soft and golden.{1}
= Unire {0} e cuocere dolcemente per 10 minuti, mescolando ogni tanto, finché tutto è morbido e dorato.{1}
␣Add {0} and cook 1 minute more, until fragrant.
= ␣Unire {0} e cuocere ancora per 1 minuto, finché sprigiona profumo.
Brighten with a squeeze of {0}.
= Ravvivare con uno spruzzo di {0:nu}.
Taste once more, then ladle into warm bowls.
= Assaggiare ancora una volta, poi servire in ciotole calde.
Add {0} and cook gently, stirring now and then, for 10 minutes, until soft and golden.
= Unire {0} e cuocere dolcemente per 10 minuti, mescolando ogni tanto, finché tutto è morbido e dorato.
Stir in {0}. {1} {2}
= Incorporare {0}. {1} {2}
Pour {0} into a heavy pot
= Versare {0} in una pentola pesante
A brothy soup of {0} with {1}: {2}.
= Una zuppa in brodo di {0:nu} con {1:nu}: {2}.
Heat {0} in {1}. Add {2} and cook for {3}, {4} {5}.
= Scaldare {0} in {1}. Unire {2} e cuocere per {3}, {4} {5}.
Stir in {0}. {1}
= Incorporare {0}. {1}
Slow-Cooker {0} Soup
= Zuppa di {0:nu} in slow cooker
Put {0} in the slow cooker{1} and stir. Cover and cook {2}, {3}.
= Mettere {0} nella slow cooker{1} e mescolare. Coprire e cuocere {2}, {3}.
on low for {0} hours
= a bassa temperatura per {0} ore
Keep the lid closed: every look costs 20 minutes.{0}
= Tenere chiuso il coperchio: ogni sbirciata costa 20 minuti.{0}
␣On high it takes about half as long.
= ␣Ad alta temperatura ci vuole circa metà del tempo.
Stir in {0}, cover, and cook on high for {1} minutes more, until tender.
= Unire {0}, coprire e cuocere ad alta temperatura per altri {1} minuti, finché tutto è tenero.
on high for 2 hours
= ad alta temperatura per 2 ore
Keep the lid closed: every look costs 20 minutes.
= Tenere chiuso il coperchio: ogni sbirciata costa 20 minuti.
Pressure-Cooker {0} Soup
= Zuppa di {0:nu} in pentola a pressione
the pressure cooker set to sauté
= la pentola a pressione elettrica su rosolatura
Add {0}{1} and {2}. Lock the lid and cook at high pressure for {3} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= Unire {0}{1} e {2}. Chiudere il coperchio e cuocere ad alta pressione per {3} minuti. Lasciar scendere la pressione per 10 minuti, sfiatare il resto e aprire il coperchio.
scrape up anything stuck to the bottom
= raschiare ciò che si è attaccato al fondo
The pot takes about 10 minutes to come up to pressure before its clock starts.
= La pentola impiega circa 10 minuti ad andare in pressione, poi parte il suo timer.
until just tender
= finché è appena tenero
{0}{1} and stir. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= {0}{1} e mescolare. Chiudere il coperchio e cuocere ad alta pressione per {2} minuti. Lasciar scendere la pressione per 10 minuti, sfiatare il resto e aprire il coperchio.
Put {0} in the pressure cooker
= Mettere {0} nella pentola a pressione
Add {0}{1} and {2}. Lock the lid and cook at high pressure for {3} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{4}
= Unire {0}{1} e {2}. Chiudere il coperchio e cuocere ad alta pressione per {3} minuti. Lasciar scendere la pressione per 10 minuti, sfiatare il resto e aprire il coperchio.{4}
␣Check {0}: cook on sauté {1}, if needed.
= ␣Controllare {0}: se serve, cuocere su rosolatura {1}.
{0}{1} and stir. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{3}
= {0}{1} e mescolare. Chiudere il coperchio e cuocere ad alta pressione per {2} minuti. Lasciar scendere la pressione per 10 minuti, sfiatare il resto e aprire il coperchio.{3}
Blended {0} Soup
= Vellutata di {0:nu}
{0} blended until silky, {1}.
= {0:nu} in una vellutata liscia come la seta, {1}.
a bowl that tastes of what it is made of
= una ciotola che sa di quello che contiene
until soft enough to crush with a spoon
= finché tutto si schiaccia con un cucchiaio
Blend until completely smooth.
= Frullare fino a ottenere una crema liscia.
In a stand blender, fill it only halfway and hold the lid with a towel: hot soup expands.
= Con un frullatore a bicchiere, riempirlo solo a metà e tenere il coperchio con un canovaccio: la zuppa calda si espande.
Smooth, and thick enough to coat a spoon. Thin it with a little water if you like.
= Liscia e abbastanza densa da velare il cucchiaio. A piacere, allungare con un po' d'acqua.
Ladle into bowls and top with {0}.
= Servire nelle ciotole e guarnire con {0}.
Creamy {0} Soup
= Crema di {0:nu}
{0} blended until silky{1}, {2}.
= {0:nu} in una vellutata liscia come la seta{1}, {2}.
␣with a little {0}
= ␣con un po' di {0:nu}
good with bread, good without
= buona con il pane, buona anche senza
Blend until completely smooth{0}.
= Frullare fino a ottenere una crema liscia{0}.
, then stir in {0} and warm through without boiling
= , poi incorporare {0} e scaldare senza far bollire
Ladle into bowls.
= Servire nelle ciotole.
Warm {0} in a large pot over medium heat.
= Scaldare {0} in una pentola grande a fuoco medio.
Melt {0} in a large pot over medium heat.
= Sciogliere {0} in una pentola grande a fuoco medio.
{0} Curry
= Curry di {0:nu}
{0} simmered in {1} with {2}, {3}.
= {0:nu} in un sugo di {1:nu} con {2:nu}, {3}.
gently spiced and saucy
= delicatamente speziato e avvolgente
Stir in {0} and fry for 1 minute, until it smells toasted.
= Unire {0} e tostare per 1 minuto, finché profuma.
Spices open up in hot fat; do not let them darken.
= Le spezie si aprono nel grasso caldo; non lasciarle scurire.
until the vegetables are tender and the sauce coats them
= finché le verdure sono tenere e il sugo le avvolge
{0} {1} Serve with {2}.
= {0} {1} Servire con {2}.
Taste the sauce.
= Assaggiare il sugo.
Stir in {0} off the heat.
= Fuori dal fuoco, incorporare {0}.
better with every spoonful
= più buono a ogni cucchiaiata
␣and a cup of water
= ␣e 250 ml d'acqua
{0} Serve with {1}.
= {0} Servire con {1}.
Taste once more.
= Assaggiare ancora una volta.
{0} Scatter with {1}.
= {0} Cospargere con {1}.
{0} {1} Scatter with {2}.
= {0} {1} Cospargere con {2}.
Heat {0} in {1}. Add {2} and fry for 1 minute, until it smells toasted.
= Scaldare {0} in {1}. Unire {2} e tostare per 1 minuto, finché profuma.
{0} Scatter with {1}. Serve with {2}.
= {0} Cospargere con {1}. Servire con {2}.
{0} {1} Scatter with {2}. Serve with {3}.
= {0} {1} Cospargere con {2}. Servire con {3}.
Slow-Cooker {0} Curry
= Curry di {0:nu} in slow cooker
Pressure-Cooker {0} Curry
= Curry di {0:nu} in pentola a pressione
Add {0} and {1}. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= Unire {0} e {1}. Chiudere il coperchio e cuocere ad alta pressione per {2} minuti. Lasciar scendere la pressione per 10 minuti, sfiatare il resto e aprire il coperchio.
{0} {1} Dal
= Dal di {1:nu} con {0:nu}
Soft {0} finished with a sizzling pan of {1}.
= Un morbido dal di {0:nu}, completato con un soffritto sfrigolante di {1:nu}.
Bring {0} and {1} to a boil, skim, and simmer, partly covered, for {2} minutes, until they fall apart.
= Portare a bollore {0} e {1}, schiumare e lasciar sobbollire per {2} minuti, con il coperchio socchiuso, finché si disfano.
Salt them at the end; they soften faster without it.
= Salare alla fine: senza sale si ammorbidiscono prima.
Heat {0} in a small skillet over medium heat. {1} Add {2} and let sizzle for 1 minute.
= Scaldare {0} in un padellino a fuoco medio. {1} Unire {2} e far sfrigolare per 1 minuto.
Golden edges, and fat that smells strongly of spice.
= Bordi dorati e un grasso che profuma intensamente di spezie.
Stir the sizzling mixture into {0}{1}. Season with {2}. Finish with {3}.
= Mescolare il soffritto sfrigolante con {0}{1}. Condire con {2:nu}. Completare con {3}.
␣with {0} and simmer for {1} minutes, until wilted
= ␣con {0} e lasciar sobbollire per {1} minuti, finché {0?è appassito|è appassita|sono appassiti|sono appassite}
Heat {0} in a small skillet over medium heat. {1} Add {2} and let sizzle for 1 minute. {3}
= Scaldare {0} in un padellino a fuoco medio. {1} Unire {2} e far sfrigolare per 1 minuto. {3}
Add {0} and cook for 4 minutes, until jammy.
= Unire {0} e cuocere per 4 minuti, fino a una consistenza di confettura.
Stir the sizzling mixture into {0}. Season with {1}. Finish with {2}.
= Mescolare il soffritto sfrigolante con {0}. Condire con {1:nu}. Completare con {2}.
{0} Dal
= Dal di {0:nu}
Stir the sizzling mixture into {0}. Season with {1}.
= Mescolare il soffritto sfrigolante con {0}. Condire con {1:nu}.
Stir the sizzling mixture into {0}{1}. Season with {2}.
= Mescolare il soffritto sfrigolante con {0}{1}. Condire con {2:nu}.
Pressure-Cooker {0} {1} Dal
= Dal di {1:nu} con {0:nu} in pentola a pressione
Put {0} and {1} in the pressure cooker. Cook at high pressure for {2} minutes, then let the pressure fall for 10 minutes before you open the lid.
= Mettere {0} e {1} nella pentola a pressione. Cuocere ad alta pressione per {2} minuti, poi lasciar scendere la pressione per 10 minuti prima di aprire il coperchio.
Pressure-Cooker {0} Dal
= Dal di {0:nu} in pentola a pressione
{0} Chili
= Chili di {0:nu}
A thick chili of {0} with {1}, {2}.
= Un chili denso di {0:nu} con {1:nu}, {2}.
warming and generous
= caldo e generoso
Stir in {0}{1} and bring to a simmer. Cook, partly covered, for {2} minutes, stirring now and then, until thick.
= Unire {0}{1} e portare a leggero bollore. Cuocere per {2} minuti, con il coperchio socchiuso, mescolando ogni tanto, finché è denso.
It is better the next day; chill within two hours of cooking.
= Il giorno dopo è più buono; riporre in frigorifero entro due ore dalla cottura.
A spoon leaves a slow-closing trail.
= Un cucchiaio lascia una scia che si richiude piano.
Taste for salt and serve hot, topped with {0}.
= Regolare di sale e servire ben caldo, con {0} sopra.
Stir in {0}{1} and bring to a simmer. Cook, partly covered, for {2} minutes, stirring now and then{3}, until thick.
= Unire {0}{1} e portare a leggero bollore. Cuocere per {2} minuti, con il coperchio socchiuso, mescolando ogni tanto{3}, finché è denso.
. Add {0} and simmer for another 5 minutes
= . Unire {0} e lasciar sobbollire per altri 5 minuti
built for leftovers
= fatto apposta per gli avanzi
Add {0} and cook for 8 minutes, breaking up the lumps with a spoon, {1}.
= Unire {0} e cuocere per 8 minuti, sbriciolando i grumi con un cucchiaio, {1}.
Taste for salt and serve hot.
= Regolare di sale e servire ben caldo.
Taste and serve hot, topped with {0}.
= Assaggiare e servire ben caldo, con {0} sopra.
Taste and serve hot.
= Assaggiare e servire ben caldo.
Slow-Cooker {0} Chili
= Chili di {0:nu} in slow cooker
Heat {0} in {1}. Add {2} and cook for 8 minutes, breaking up the lumps with a spoon, {3}.
= Scaldare {0} in {1}. Unire {2} e cuocere per 8 minuti, sbriciolando i grumi con un cucchiaio, {3}.
a large skillet over medium-high heat
= una padella grande a fuoco medio-alto
until cooked through with no pink left, 160°F / 71°C
= finché la carne è cotta e senza parti rosa, 71 °C
until cooked through with no pink left, 165°F / 74°C
= finché la carne è cotta e senza parti rosa, 74 °C
Pressure-Cooker {0} Chili
= Chili di {0:nu} in pentola a pressione
{0} Stew
= Stufato di {0:nu}
{0} of {1} that {2}.
= {0} di {1:nu} che {2}.
A plain, deep stew
= Uno stufato semplice e saporito
asks for little and gives a lot
= chiede poco e dà molto
{0}, taste, and ladle into deep bowls.
= {0}, assaggiare e servire in ciotole profonde.
Crush a few pieces of vegetable against the side to thicken the stew
= Schiacciare qualche pezzo di verdura contro la parete per addensare lo stufato
Heat {0} in {1}. Add {2} and brown on all sides for 6 minutes. Move to a plate.
= Scaldare {0} in {1}. Unire {2} e rosolare da tutti i lati per 6 minuti. Trasferire su un piatto.
a large heavy pot over medium-high heat
= una pentola grande e pesante a fuoco medio-alto
The brown crust on the bottom is the flavor of the stew: scrape it up with the liquid.
= La crosticina sul fondo è il sapore dello stufato: raschiarla con il liquido.
fills the kitchen with its smell
= riempie la cucina del suo profumo
Heat {0} in {1}. Add {2} and brown on all sides for 6 minutes. Move to a plate.{3}
= Scaldare {0} in {1}. Unire {2} e rosolare da tutti i lati per 6 minuti. Trasferire su un piatto.{3}
␣Turn the heat down a little. {0}
= ␣Abbassare un po' il fuoco. {0}
until tender and at least 145°F / 63°C inside
= finché la carne è tenera, con almeno 63 °C al cuore
Let stand off the heat for 5 minutes so the flavors settle
= Lasciar riposare fuori dal fuoco per 5 minuti perché i sapori si assestino
until everything is tender and the broth has some body
= finché tutto è tenero e il brodo ha preso corpo
Slow-Cooker {0} Stew
= Stufato di {0:nu} in slow cooker
A hands-off stew
= Uno stufato che si fa da sé
Return {0} with {1}{2} and {3}. Lock the lid and cook at high pressure for {4} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{5}
= Rimettere {0} con {1}{2} e {3}. Chiudere il coperchio e cuocere ad alta pressione per {4} minuti. Lasciar scendere la pressione per 10 minuti, sfiatare il resto e aprire il coperchio.{5}
Return {0} with {1}{2} and {3}. Lock the lid and cook at high pressure for {4} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= Rimettere {0} con {1}{2} e {3}. Chiudere il coperchio e cuocere ad alta pressione per {4} minuti. Lasciar scendere la pressione per 10 minuti, sfiatare il resto e aprire il coperchio.
Add {0}, lock the lid again, and cook at high pressure for 5 minutes. Release the pressure and open the lid.{1}
= Unire {0}, richiudere il coperchio e cuocere ad alta pressione per 5 minuti. Sfiatare la pressione e aprire il coperchio.{1}
Slow-Cooker Pulled {0} with {1}
= {0:nu} a cottura lenta, da sfilacciare, con {1:nu}
{0} cooked low and slow in {1} until it pulls apart.
= {0:nu} a cottura lunga e dolce in {1:nu}, finché si sfilaccia.
{0} {1} on top. Season with {2}. Pour over {3}.
= {0} {1} sopra. Condire con {2:nu}. Irrorare con {3}.
Spread {0} over the bottom of the slow cooker and lay
= Distribuire {0} sul fondo della slow cooker e disporre
Cover and cook on low for {0} hours, until fork-tender and {1}.
= Coprire e cuocere a bassa temperatura per {0} ore, finché la carne cede alla forchetta: {1}.
well past 145°F / 63°C inside; it should fall apart
= ben oltre 63 °C al cuore; deve disfarsi
Thaw meat fully before it goes into a slow cooker; from frozen it spends too long at unsafe temperatures.
= Scongelare del tutto la carne prima di metterla nella slow cooker: da congelata resta troppo a lungo a temperature non sicure.
Shred with two forks and stir back into the juices. Let stand for 10 minutes to soak them up{0}.
= Sfilacciare con due forchette e rimettere nel sugo. Lasciar riposare per 10 minuti perché lo assorba{0}.
, then pile into {0}
= , poi farcire {0}
Lay {0} {1}. Season with {2}. Pour over {3}.
= Disporre {0} {1}. Condire con {2:nu}. Irrorare con {3}.
in the slow cooker
= nella slow cooker
Slow-Cooker Pulled {0}
= {0:nu} a cottura lenta, da sfilacciare
{0} cooked low and slow {1} until it pulls apart.
= {0:nu} a cottura lunga e dolce {1}, finché si sfilaccia.
in its own juices
= nel proprio sugo
Shred with two forks and stir back into the juices. Let stand for 10 minutes to soak them up.
= Sfilacciare con due forchette e rimettere nel sugo. Lasciar riposare per 10 minuti perché lo assorba.
165°F / 74°C in the thickest part
= 74 °C nel punto più spesso
Pressure-Cooker {0} with {1}
= {0:nu} con {1:nu} in pentola a pressione
Creamy {0} with {1} in their own sauce, in about half an hour.
= {0:nu} in crema con {1:nu} nel proprio sugo, in circa mezz'ora.
Add {0} and cook for {1} minutes, {2}.
= Unire {0} e cuocere per {1} minuti, {2}.
Stir in {0}{1}. Lock the lid and cook at high pressure for 8 minutes, then let the pressure fall for 10 minutes.
= Unire {0}{1}. Chiudere il coperchio e cuocere ad alta pressione per 8 minuti, poi lasciar scendere la pressione per 10 minuti.
These times are for cooked or canned beans. Dried beans need soaking overnight, three times their volume of water and 25 minutes at pressure.
= Questi tempi valgono per legumi cotti o in scatola. Quelli secchi vanno ammollati per una notte e richiedono il triplo del loro volume d'acqua e 25 minuti a pressione.
Open the lid, crush a spoonful of {0} against the side, and stir until the pot turns creamy.
= Aprire il coperchio, schiacciare un cucchiaio {0:di} contro la parete e mescolare finché diventa cremoso.
Pressure-Cooker {0}
= {0:nu} in pentola a pressione
Creamy {0} in their own sauce, in about half an hour.
= {0:nu} in crema nel proprio sugo, in circa mezz'ora.
Soy-Glazed {0} with {1}
= {0:nu} in glassa di soia con {1:nu}
{0} roasted on one pan and turned in {1} at the end.
= {0:nu} al forno su una sola teglia, con una glassa di {1:nu} alla fine.
Heat the oven to 425°F / 220°C. Toss {0} with half of {1} in a large bowl, and {2} with the rest in another{3}.
= Scaldare il forno a 220 °C. Mescolare {0} con metà {1:di} in una ciotola grande, e {2} con il resto in un'altra{3}.
. Season both with {0}
= . Condire entrambe con {0:nu}
Spread {0} {1}. Roast for {2}
= Distribuire {0} {1}. Arrostire per {2}
on a rimmed sheet pan in one layer
= su una teglia con bordo in un solo strato
Add {0}, toss, and {1}
= Unire {0}, mescolare e {1}
roast for {0} more
= arrostire ancora per {0}
Browned edges, and a knife slides into the largest piece.
= Bordi dorati, e la lama di un coltello entra nel pezzo più grande.
Stir {0} together, pour over the hot pan, and toss. Roast for 3 minutes more, until it clings.
= Mescolare {0}, versare sulla teglia calda e mescolare. Arrostire ancora per 3 minuti, finché la glassa aderisce.
{0} at once.
= {0} subito.
Scatter with {0} and serve
= Cospargere con {0} e servire
Sheet-Pan {0} with {1}
= {0:nu} con {1:nu} in teglia
{0} roasted on one pan until browned at the edges: {1}.
= {0:nu} al forno su una sola teglia, con i bordi ben dorati: {1}.
hands-off and hard to get wrong
= si fa da sé ed è difficile sbagliare
{0} Toss {1} with half of {2} in a large bowl, and {3} with the rest in another. {4}
= {0} Mescolare {1} con metà {2:di} in una ciotola grande, e {3} con il resto in un'altra. {4}
Heat the oven to 425°F / 220°C.
= Scaldare il forno a 220 °C.
Season both with {0} and toss again.
= Condire entrambe con {0:nu} e mescolare di nuovo.
Cut everything to about the same size so that it is done at the same time.
= Tagliare tutto più o meno della stessa misura, così cuoce nello stesso tempo.
, and the vegetables are tender
= , e le verdure sono tenere
Finish with {0} and serve {1}.
= Completare con {0} e servire {1}.
straight from the pan
= direttamente dalla teglia
ten minutes of work, then the oven takes over
= dieci minuti di lavoro, poi ci pensa il forno
Add {0} and {1}, {2}{3}.
= Unire {0} e {1}, {2}{3}.
Finish with {0} and serve hot.
= Completare con {0} e servire ben caldo.
{0} and serve {1}.
= {0} e servire {1}.
Let stand for a moment
= Lasciar riposare un momento
{0} and serve hot.
= {0} e servire ben caldo.
Taste for seasoning
= Assaggiare e regolare di sale
Roasted {0}
= {0:nu} al forno
{0} Toss {1} with {2}{3}.
= {0} Mescolare {1} con {2}{3}.
Toaster-Oven {0} with {1}
= {0:nu} con {1:nu} nel fornetto
Heat the toaster oven to 425°F / 220°C.
= Scaldare il fornetto a 220 °C.
on a small rimmed sheet pan in one layer
= su una piccola teglia con bordo in un solo strato
Air-Fryer {0} Bites with {1}
= Bocconcini di {0:nu} con {1:nu} in friggitrice ad aria
Crisp {0} with {1} from the air fryer, {2}.
= {0:nu} con {1:nu} dalla friggitrice ad aria, per un morso croccante, {2}.
with a spoonful of oil instead of a pot of it
= con un cucchiaio d'olio invece di una pentola
Heat the air fryer to 390°F / 200°C. Toss {0} with {1} in a large bowl{2}. {3}
= Scaldare la friggitrice ad aria a 200 °C. Mescolare {0} con {1} in una ciotola grande{2}. {3}
Dust {0} with {1} and turn until coated.
= Spolverare {0} con {1} e girare fino a rivestire bene.
Spread {0} {1}. Air-fry for {2}
= Distribuire {0} {1}. Cuocere nella friggitrice ad aria per {2}
in the basket in one layer
= nel cestello in un solo strato
air-fry for {0} more
= cuocere nella friggitrice ad aria ancora per {0}
, shaking the basket once,
= , scuotendo una volta il cestello,
Serve hot{0}.
= Servire ben caldo{0}.
␣with a squeeze of {0}
= ␣con uno spruzzo di {0:nu}
Air-Fryer {0} Bites
= Bocconcini di {0:nu} in friggitrice ad aria
Crisp {0} from the air fryer, {1}.
= {0:nu} dalla friggitrice ad aria, per un morso croccante, {1}.
Serve hot{0}{1}.
= Servire ben caldo{0}{1}.
␣and {0} for dipping
= ␣e {0} in cui intingere
Air-Fryer {0} with {1}
= {0:nu} con {1:nu} in friggitrice ad aria
Add {0} and {1}{2} {3}{4}.
= Unire {0} e {1}{2} {3}{4}.
Serve hot.
= Servire ben caldo.
Air-Fryer {0}
= {0:nu} in friggitrice ad aria
crunchy in minutes
= in pochi minuti
Heat the air fryer to 390°F / 200°C. Toss {0} with {1} in a large bowl{2}.
= Scaldare la friggitrice ad aria a 200 °C. Mescolare {0} con {1} in una ciotola grande{2}.
Crisp Air-Fryer {0}
= {0:nu} {0?croccante|croccanti} in friggitrice ad aria
Grilled {0} with {1}
= {0:nu} alla griglia con {1:nu}
{0} off the grill, {1} and simply seasoned.
= {0:nu} dalla griglia, con un condimento semplice: {1}.
charred where it counts
= segni di brace dove servono
Heat the grill to medium-high, about 425°F / 220°C, and brush the grate clean. Rub {0} with {1}{2}.
= Scaldare la griglia a fuoco medio-alto, circa 220 °C, e spazzolarla bene. Ungere {0} con {1}{2}.
Oil the food, not the grate: it sticks less and flares less.
= Ungere il cibo, non la griglia: attacca meno e fa meno fiammate.
{0} and grill for {1}.
= {0} e grigliare per {1}.
Lay {0} on the grate
= Disporre {0} sulla griglia
Add {0} and grill for {1} more{2}.
= Unire {0} e grigliare ancora per {1}{2}.
, turning once, {0}
= , girando una volta, {0}
Rest for 3 minutes on a clean plate{0}.
= Far riposare per 3 minuti su un piatto pulito{0}.
, then dress with {0} and serve
= , poi condire con {0} e servire
smoky at the edges
= bordi affumicati
{0} and grill for {1}{2}.
= {0} e grigliare per {1}{2}.
until tender and marked by the grate
= finché tutto è tenero e segnato dalla griglia
Grilled {0}
= {0:nu} alla griglia
Rest for 3 minutes on a clean plate. Serve hot.
= Far riposare per 3 minuti su un piatto pulito. Servire ben caldo.
Add {0} and grill for {1} more.
= Unire {0} e grigliare ancora per {1}.
Rest for 3 minutes on a clean plate{0}{1}.
= Far riposare per 3 minuti su un piatto pulito{0}{1}.
␣and slice {0} across the grain
= ␣e tagliare {0} a fette contro la fibra
Rest for 3 minutes on a clean plate{0}. Serve hot.
= Far riposare per 3 minuti su un piatto pulito{0}. Servire ben caldo.
{0} Skewers
= Spiedini di {0:nu}
{0} threaded on sticks and charred over a hot fire.
= {0:nu} su spiedini, con i segni della brace viva.
Put {0} in a bowl{1}. Turn {2} in it and let stand for 15 minutes while the grill heats to medium-high, about 425°F / 220°C.
= Mettere {0} in una ciotola{1}. Rigirarvi {2} e lasciar riposare per 15 minuti mentre la griglia si scalda a fuoco medio-alto, circa 220 °C.
Thread {0} onto skewers, leaving a little space between the pieces.
= Infilzare {0} sugli spiedini, lasciando un po' di spazio tra i pezzi.
Soak wooden skewers in water for a while first, so that they do not burn.
= Ammollare prima per un po' in acqua gli spiedini di legno, perché non brucino.
Grill for {0} minutes, turning every few minutes, {1}.
= Grigliare per {0} minuti, girando ogni pochi minuti, {1}.
Charred edges on all sides.
= Bordi abbrustoliti su tutti i lati.
Rest for 3 minutes on a clean plate.
= Far riposare per 3 minuti su un piatto pulito.
Stir together {0} in a bowl{1}. Turn {2} in it and let stand for 15 minutes while the grill heats to medium-high, about 425°F / 220°C.
= Mescolare {0} in una ciotola{1}. Rigirarvi {2} e lasciar riposare per 15 minuti mentre la griglia si scalda a fuoco medio-alto, circa 220 °C.
␣and serve with {0}, warmed on the grill
= ␣e servire con {0}, dopo un passaggio sulla griglia
Grilled {0} Packets
= Cartocci di {0:nu} alla griglia
{0} steamed in their own juices inside a foil packet on the grill.
= {0:nu} al vapore nel proprio sugo, in un cartoccio sulla griglia.
Heat the grill to medium-high, about 425°F / 220°C. Cut a large square of heavy foil for each serving.
= Scaldare la griglia a fuoco medio-alto, circa 220 °C. Tagliare un grande quadrato di alluminio spesso per porzione.
Divide {0} between the squares and lay {1} on top. Add {2}{3}. Fold into tight packets with room for steam.
= Dividere {0} sui quadrati e disporvi sopra {1}. Aggiungere {2}{3}. Chiudere bene i cartocci, lasciando spazio per il vapore.
Grill for {0} minutes without turning, {1}.
= Grigliare per {0} minuti senza girare, {1}.
Open one packet to check; the steam is hot, so open it away from you.
= Aprire un cartoccio per controllare; il vapore scotta, quindi aprirlo dalla parte opposta al viso.
Let stand for 2 minutes, then eat straight from the foil.
= Lasciar riposare per 2 minuti, poi mangiare direttamente dal cartoccio.
Grilled {0} Burgers with {1}
= Hamburger di {0:nu} alla griglia con {1:nu}
Juicy {0} burgers from the grill with {1}.
= Succosi hamburger di {0:nu} alla griglia con {1:nu}.
Heat the grill to high, about 450°F / 230°C. Shape {0} into patties a little wider than the {1} and press a dimple into the middle of each. Season with {2}.
= Scaldare la griglia a fuoco vivo, circa 230 °C. Formare con {0} degli hamburger un po' più larghi {1:di} e premere una fossetta al centro di ciascuno. Condire con {2:nu}.
Handle the meat as little as you can; a packed patty is a tough one.
= Lavorare la carne il meno possibile: un hamburger troppo compatto viene duro.
Grill for 10 minutes, turning once, {0}. {1}
= Grigliare per 10 minuti, girando una volta, {0}. {1}
Lay {0} on top for the last minute.
= Nell'ultimo minuto, disporvi sopra {0}.
Toast {0} on the grate for 1 minute and build the burgers
= Tostare {0} sulla griglia per 1 minuto e comporre gli hamburger
Grilled {0} Burgers
= Hamburger di {0:nu} alla griglia
palm of your hand
= il palmo della mano || di: del palmo della mano
Grill for 10 minutes, turning once, {0}.
= Grigliare per 10 minuti, girando una volta, {0}.
Plate the patties
= Disporre gli hamburger nei piatti
Juicy {0} burgers from the grill.
= Succosi hamburger di {0:nu} alla griglia.
{0}, smoky from the grill.
= {0:nu} con il sapore affumicato della griglia.
Heat the grill to medium-high, about 425°F / 220°C. Toss {0} with {1}{2}.
= Scaldare la griglia a fuoco medio-alto, circa 220 °C. Mescolare {0} con {1}{2}.
Pile onto a platter{0}. Good hot or at room temperature.
= Disporre su un piatto da portata{0}. Buono caldo o a temperatura ambiente.
␣and finish with {0}
= ␣e completare con {0}
{0}, smoky from the grill{1}.
= {0:nu} con il sapore affumicato della griglia{1}.
, with {0} to catch the juices
= , con {0} per raccogliere il sugo
Grill {0} alongside for 1 minute.
= Grigliare accanto {0} per 1 minuto.
Pile onto a platter with {0}{1}. Good hot or at room temperature.
= Disporre su un piatto da portata con {0}{1}. Buono caldo o a temperatura ambiente.
Pile onto a platter with {0}. Good hot or at room temperature.
= Disporre su un piatto da portata con {0}. Buono caldo o a temperatura ambiente.
Pile onto a platter. Good hot or at room temperature.
= Disporre su un piatto da portata. Buono caldo o a temperatura ambiente.
{0} Gratin
= Gratin di {0:nu}
Thin slices of {0} baked in {1} under a crust of {2}.
= Fette sottili di {0:nu} al forno in {1:nu}, sotto una crosta di {2:nu}.
Heat the oven to 375°F / 190°C and grease a baking dish with {0}. Layer {1} in it, overlapping the slices{2}.
= Scaldare il forno a 190 °C e ungere una pirofila con {0}. Disporvi {1} a strati, sovrapponendo le fette{2}.
␣and seasoning each layer with {0}
= ␣e condendo ogni strato con {0:nu}
Whisk {0} and pour over the vegetables. Press down so the top layer is wet, and cover with foil.
= Sbattere {0} e versare sulle verdure. Premere perché lo strato superiore sia bagnato e coprire con l'alluminio.
Bake for 35 minutes, until the vegetables give to a knife.
= Infornare per 35 minuti, finché le verdure cedono al coltello.
Uncover, scatter with {0}, and bake for 20 minutes more, until bubbling and deep gold. Let stand for 10 minutes to set.
= Scoprire, cospargere con {0} e infornare ancora per 20 minuti, finché bolle ed è ben dorato. Lasciar riposare per 10 minuti perché si rassodi.
The rest is not optional: cut too early, it floods the plate.
= Il riposo non è facoltativo: tagliato troppo presto, allaga il piatto.
The sauce bubbles thickly instead of running.
= La salsa bolle densa invece di scorrere.
Baked {0} and {1} Casserole with {2}
= {0:nu} e {1:nu} al forno con {2:nu}
{0} cooked together in one dish, in the oven, by themselves.
= {0:nu} in una sola pirofila: al resto pensa il forno.
Stir {0} together in a large baking dish with {1}{2}. Pour in {3}, cover tightly with foil, and bake for 30 minutes.
= Mescolare {0} in una pirofila grande con {1}{2}. Versare {3}, sigillare bene con l'alluminio e infornare per 30 minuti.
{0}lay in {1}. Cover again and bake for 20 minutes more, until {2} is tender{3}.
= {0}disporvi {1}. Coprire di nuovo e infornare ancora per 20 minuti, finché {2} {2?è tenero|è tenera|sono teneri|sono tenere}{3}.
Stir in {0}, then␣
= Unire {0}, poi␣
no longer pink and 165°F / 74°C in the thickest part
= non più rosa e 74 °C nel punto più spesso
A loose cover lets the steam out and leaves the rice hard: crimp the foil.
= Una copertura lenta fa uscire il vapore e lascia duro il riso: sigillare bene l'alluminio.
{0} Let stand for 5 minutes, then fluff and serve.
= {0} Lasciar riposare per 5 minuti, poi sgranare e servire.
Uncover, scatter with {0}, and bake for 5 minutes, until melted.
= Scoprire, cospargere con {0} e infornare per 5 minuti, finché si scioglie.
lay in {0}. Cover again and bake for 20 minutes more, until {1} is tender{2}.
= disporvi {0}. Coprire di nuovo e infornare ancora per 20 minuti, finché {1} {1?è tenero|è tenera|sono teneri|sono tenere}{2}.
␣and {0} are done, {1}
= ␣e {0} {0?è a cottura giusta|sono a cottura giusta}: {1}
cooked through with no pink left, 160°F / 71°C
= niente parti rosa e 71 °C al cuore
{0}stir in {1}. Cover again and bake for 20 minutes more, until {2} is tender{3}.
= {0}unire {1}. Coprire di nuovo e infornare ancora per 20 minuti, finché {2} {2?è tenero|è tenera|sono teneri|sono tenere}{3}.
␣and the liquid is gone
= ␣e il liquido è assorbito
Let stand for 5 minutes, then fluff and serve.
= Lasciar riposare per 5 minuti, poi sgranare e servire.
stir in {0}. Cover again and bake for 20 minutes more, until {1} is tender{2}.
= unire {0}. Coprire di nuovo e infornare ancora per 20 minuti, finché {1} {1?è tenero|è tenera|sono teneri|sono tenere}{2}.
cooked through with no pink left, 165°F / 74°C
= niente parti rosa e 74 °C al cuore
{0} Stuffed {1}
= {1:nu} {1?ripieno|ripiena|ripieni|ripiene} di {0:nu}
{0} filled with {1}, baked until tender.
= {0:nu} {0?ripieno|ripiena|ripieni|ripiene} di {1:nu}, in forno fino a diventare {0?tenero|tenera|teneri|tenere}.
Heat {0} in a skillet over medium-high heat. {1} {2} Fold in {3}. Season with {4}.
= Scaldare {0} in una padella a fuoco medio-alto. {1} {2} Incorporare {3}. Condire con {4:nu}.
Set {0} cut side up in a baking dish, fill with the mixture, and cover with foil. Bake for 25 minutes.
= Disporre {0} in una pirofila con il taglio verso l'alto, farcire con il composto e coprire con l'alluminio. Infornare per 25 minuti.
Uncover and bake for 10 minutes more, {0} and the tops are browned.
= Scoprire e infornare ancora per 10 minuti, {0} e la superficie è dorata.
Heat {0} in a skillet over medium-high heat. {1} Fold in {2}. Season with {3}.
= Scaldare {0} in una padella a fuoco medio-alto. {1} Incorporare {2}. Condire con {3:nu}.
Uncover{0} and bake for 10 minutes more, {1} and the tops are browned.
= Scoprire{0} e infornare ancora per 10 minuti, {1} e la superficie è dorata.
, scatter with {0},
= , cospargere con {0}
Heat {0} in a skillet over medium-high heat. Fold in {1}. Season with {2}.
= Scaldare {0} in una padella a fuoco medio-alto. Incorporare {1}. Condire con {2:nu}.
{0} baked hot and quick under {1}, with almost nothing to wash up.
= {0:nu} in forno caldo e in poco tempo, sotto {1:nu}, senza quasi nulla da lavare.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}, rub with {2}{3}.
= Scaldare il forno a 220 °C. Disporre {0} in una pirofila{1}, spalmare con {2}{3}.
, drizzle with {0}
= , irrorare con {0}
Scatter {0} evenly over {1}.
= Distribuire {0} in modo uniforme su {1}.
Bake for {0} minutes
= Infornare per {0} minuti
Thickness decides, not weight: start checking a few minutes early.
= Conta lo spessore, non il peso: cominciare a controllare qualche minuto prima.
Rest for 3 minutes. Finish with {0}.
= Far riposare per 3 minuti. Completare con {0}.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}{2}.
= Scaldare il forno a 220 °C. Disporre {0} in una pirofila{1}{2}.
Rest for 3 minutes. {0}
= Far riposare per 3 minuti. {0}
Serve with the juices from the dish.
= Servire con il sugo della pirofila.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish, rub with {1}{2}.
= Scaldare il forno a 220 °C. Disporre {0} in una pirofila, spalmare con {1}{2}.
{0}Press {1} on top and drizzle with {2}.
= {0}Premervi sopra {1} e irrorare con {2}.
Spread {0} over {1}.␣
= Spalmare {0} su {1}.␣
Spread {0} evenly over {1}.
= Spalmare {0} in modo uniforme su {1}.
{0} baked hot and quick, with almost nothing to wash up.
= {0:nu} in forno caldo e in poco tempo, senza quasi nulla da lavare.
Press {0} on top and drizzle with {1}.
= Premervi sopra {0} e irrorare con {1}.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}.
= Scaldare il forno a 220 °C. Disporre {0} in una pirofila{1}.
Bake for {0} minutes.
= Infornare per {0} minuti.
Bake for {0} minutes more
= Infornare per altri {0} minuti
Lay {0} over {1}. Press {2} on top and drizzle with {3}.
= Disporre {0} su {1}. Premervi sopra {2} e irrorare con {3}.
Oven-Baked {0} Meatballs
= Polpette di {0:nu} al forno
Tender {0} meatballs, browned in the oven instead of a spattering pan.
= Tenere polpette di {0:nu}, dorate in forno invece che in una padella che schizza.
Heat the oven to 425°F / 220°C and line a sheet pan.
= Scaldare il forno a 220 °C e foderare una teglia con carta da forno.
Mix {0} with {1} in a large bowl and let stand for 3 minutes. Add {2}{3} and mix with your hands until it just comes together. Roll into balls the size of a walnut.
= Mescolare {0} con {1} in una ciotola grande e lasciar riposare per 3 minuti. Unire {2}{3} e lavorare con le mani appena quanto basta per amalgamare. Formare palline grandi come una noce.
Wet hands keep the mixture from sticking. Overworking makes them tough.
= Con le mani bagnate l'impasto non attacca. Lavorarlo troppo indurisce le polpette.
Bake for 18 minutes, {0}.
= Infornare per 18 minuti, {0}.
Deep brown outside; set in the middle, with clear juices when you cut one open.
= Ben scure fuori; sode al centro, con sughi trasparenti quando se ne apre una.
Rest for 3 minutes and serve hot.
= Far riposare per 3 minuti e servire ben calde.
Oven-Baked {0} Meatballs in {1}
= Polpette di {0:nu} al forno in {1:nu}
{0} {1} in a large bowl and let stand for 3 minutes. Add {2}{3} and mix with your hands until it just comes together. Roll into balls the size of a walnut.
= {0} {1} in una ciotola grande e lasciar riposare per 3 minuti. Unire {2}{3} e lavorare con le mani appena quanto basta per amalgamare. Formare palline grandi come una noce.
Tear {0} into crumbs and mix with
= Sbriciolare {0} e mescolare con
Warm {0} in a wide pan, add the meatballs, and simmer for 3 minutes.
= Scaldare {0} in una padella larga, unire le polpette e lasciar sobbollire per 3 minuti.
{0} over {1} Mash
= {0:nu} su purè di {1:nu}
{0} spooned over a smooth mash of {1}.
= {0:nu} su un purè liscio di {1:nu}.
Meanwhile, heat {0} in a skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Nel frattempo, scaldare {0} in una padella a fuoco medio-alto. Unire {1} e cuocere per {2}, {3} {4}. Trasferire su un piatto.
Set the skillet back over medium heat. {0}
= Rimettere la padella a fuoco medio. {0}
Return {0} to the skillet{1}.
= Rimettere {0} in padella{1}.
Mash {0} with {1} until smooth. Spoon onto plates, make a well, and fill it with what is in the skillet.
= Schiacciare {0} con {1} fino a ottenere un purè liscio. Disporre nei piatti, formare una conca e riempirla con il contenuto della padella.
Mash while steaming hot; cold potatoes turn gluey.
= Schiacciare tutto ancora fumante: le patate fredde diventano collose.
Return {0} to the skillet{1}{2}.
= Rimettere {0} in padella{1}{2}.
␣with {0} and a splash of water
= ␣con {0} e un goccio d'acqua
Mash {0} with {1} until smooth.{2} Spoon onto plates, make a well, and fill it with what is in the skillet.
= Schiacciare {0} con {1} fino a ottenere un purè liscio.{2} Disporre nei piatti, formare una conca e riempirla con il contenuto della padella.
␣Season with the rest of the salt.
= ␣Condire con il resto del sale.
Loaded {0} with {1}
= {0:nu} al cartoccio con {1:nu}
Fluffy {0} loaded with {1}.
= {0:nu} dal cuore soffice con {1:nu}.
{0} Prick {1} all over with a fork and rub with {2}. {3} for {4} minutes.
= {0} Bucherellare {1} dappertutto con una forchetta e ungere con {2}. {3} per {4} minuti.
Bake on the rack
= Cuocere in forno sulla griglia
Skip the pricking and one day a potato will burst.
= Senza i buchi, prima o poi una patata scoppia.
{0}, until hot and tender{1}{2}.
= {0}, finché tutto è caldo e tenero{1}{2}.
Beside the potatoes, bake {0} for 16 minutes more
= Accanto alle patate, infornare {0} per altri 16 minuti
{0} in a covered dish
= {0} in una pirofila coperta
{0} on a second dish
= {0} in una seconda pirofila
␣and {0} is browned and crisp
= ␣e {0} {0?è dorato|è dorata|sono dorati|sono dorate} e {0?croccante|croccanti}
; a knife should slide through the potatoes
= ; la lama di un coltello deve attraversare le patate
Split {0} and fluff the insides with a fork. Season with {1}. Fill each with {2}.
= Aprire {0} e sgranare l'interno con una forchetta. Condire con {1:nu}. Farcire con {2}.
{0}, until hot and tender{1}.
= {0}, finché tutto è caldo e tenero{1}.
{0} Prick {1} all over with a fork and rub with {2}. {3} for {4} minutes, {5}.
= {0} Bucherellare {1} dappertutto con una forchetta e ungere con {2}. {3} per {4} minuti, {5}.
until a knife slides through without resistance
= finché la lama di un coltello entra senza resistenza
Microwave {0} with {1}
= {0:nu} al microonde con {1:nu}
Prick {0} all over with a fork and rub with {1}. {2} for {3} minutes, turning once, {4}.
= Bucherellare {0} dappertutto con una forchetta e ungere con {1}. {2} per {3} minuti, girando una volta, {4}.
Microwave on high
= Cuocere al microonde alla massima potenza
Microwave {0} on high for 4 minutes
= Cuocere {0} al microonde alla massima potenza per 4 minuti
{0} in a covered bowl
= {0} in una ciotola coperta
{0}, until hot and tender.
= {0}, finché tutto è caldo e tenero.
{0} Prick {1} all over with a fork and rub with {2}. Air-fry for {3} minutes.
= {0} Bucherellare {1} dappertutto con una forchetta e ungere con {2}. Cuocere nella friggitrice ad aria per {3} minuti.
Heat the air fryer to 390°F / 200°C.
= Scaldare la friggitrice ad aria a 200 °C.
Beside the potatoes, air-fry {0} for 10 minutes more
= Accanto alle patate, cuocere {0} nella friggitrice ad aria per altri 10 minuti
{0} Prick {1} all over with a fork and rub with {2}. Air-fry for {3} minutes, {4}.
= {0} Bucherellare {1} dappertutto con una forchetta e ungere con {2}. Cuocere nella friggitrice ad aria per {3} minuti, {4}.
Oven-Roasted {0} with {1}
= {0:nu} al forno con {1:nu}
Crisp {0}, done with patience and very little else.
= {0:nu} dalla crosta croccante: serve pazienza e pochissimo altro.
Heat the oven to 425°F / 220°C. Toss {0} with {1} on a sheet pan{2}.
= Scaldare il forno a 220 °C. Mescolare {0} con {1} su una teglia{2}.
Roast for 32 minutes, turning once, until crisp outside and tender inside.
= Arrostire per 32 minuti, girando una volta, finché tutto è croccante fuori e tenero dentro.
Give them room: crowded wedges steam.
= Lasciare spazio: gli spicchi troppo vicini si lessano.
, with {0} for dipping
= , con {0} in cui intingere
Oven-Roasted {0}
= {0:nu} al forno
Pan-Fried {0} with {1}
= {0:nu} in padella con {1:nu}
Heat {0} in a large skillet over medium heat. Add {1}, cover, and cook for 10 minutes. Uncover, add {2}, and cook for 8 minutes more, turning now and then, until crisp and tender.
= Scaldare {0} in una padella grande a fuoco medio. Unire {1}, coprire e cuocere per 10 minuti. Scoprire, aggiungere {2} e cuocere ancora per 8 minuti, girando ogni tanto, finché tutto è croccante e tenero.
Season with {0}.
= Condire con {0:nu}.
Heat {0} in a large skillet over medium heat. Add {1}, cover, and cook for 10 minutes. Uncover, {2}, and cook for 8 minutes more, turning now and then, until crisp and tender.
= Scaldare {0} in una padella grande a fuoco medio. Unire {1}, coprire e cuocere per 10 minuti. Scoprire, {2} e cuocere ancora per 8 minuti, girando ogni tanto, finché tutto è croccante e tenero.
turn up the heat a little
= alzare un po' il fuoco
Pan-Fried {0}
= {0:nu} in padella
{0} Pot with {1}
= {0:nu} in umido con {1:nu}
{0} cooked soft in one pot: cheap, filling and good for days.
= {0:nu} in una sola pentola, a lungo: un piatto economico, sostanzioso e buono per giorni.
Taste and ladle into bowls; it thickens as it stands. Top with {0}.
= Assaggiare e servire nelle ciotole; riposando si addensa. Guarnire con {0}.
A splash of something sharp, vinegar or citrus, wakes lentils up.
= Un goccio di qualcosa di acido, aceto o agrumi, risveglia le lenticchie.
{0} and ladle into bowls; it thickens as it stands. Top with {1}.
= {0} e servire nelle ciotole; riposando si addensa. Guarnire con {1}.
Stir in {0}, taste,
= Unire {0}, assaggiare
{0} Pot
= {0:nu} in umido
Taste and ladle into bowls; it thickens as it stands.
= Assaggiare e servire nelle ciotole; riposando si addensa.
{0} and ladle into bowls; it thickens as it stands.
= {0} e servire nelle ciotole; riposando si addensa.
Slow-Cooker {0} Pot with {1}
= {0:nu} in umido con {1:nu} in slow cooker
Slow-Cooker {0} Pot
= {0:nu} in umido in slow cooker
Pressure-Cooker {0} Pot with {1}
= {0:nu} in umido con {1:nu} in pentola a pressione
Pressure-Cooker {0} Pot
= {0:nu} in umido in pentola a pressione
Saucy {0} with {1}
= {0:nu} in guazzetto con {1:nu}
{0} simmered with {1} until saucy.
= {0:nu} a fuoco dolce con {1:nu}, in un sugo avvolgente.
until everything is tender and the liquid is saucy
= finché tutto è tenero e il liquido è diventato un sugo
Finish with {0} and serve warm.
= Completare con {0} e servire caldo.
{0} and serve warm.
= {0} e servire caldo.
Crush a few of {0} to thicken the sauce
= Schiacciare una parte {0:di} per addensare il sugo
Slow-Cooker Saucy {0} with {1}
= {0:nu} in guazzetto con {1:nu} in slow cooker
Pressure-Cooker Saucy {0} with {1}
= {0:nu} in guazzetto con {1:nu} in pentola a pressione
{0} and {1} Bowl with {2}
= Bowl di {0:nu} e {1:nu} con {2:nu}
A full bowl: warm {0}{1}.
= Una ciotola completa, da servire calda: {0:nu}{1}.
␣under a quick dressing
= ␣con un condimento veloce
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate.
= Scaldare metà {0:di} in una padella a fuoco medio-alto. Unire {1}{2} e cuocere per {3}, {4} {5}. Trasferire su un piatto.
Stir {0} with the rest of {1} to make a dressing. {2}
= Mescolare {0} con il resto {1:di} per fare il condimento. {2}
Divide {0} between bowls. Arrange {1} on top{2}. Scatter with {3}.
= Dividere {0} nelle ciotole. Disporvi sopra {1}{2}. Cospargere con {3}.
, and spoon over the dressing
= ␣e versarvi il condimento a cucchiaiate
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate. {6}
= Scaldare metà {0:di} in una padella a fuoco medio-alto. Unire {1}{2} e cuocere per {3}, {4} {5}. Trasferire su un piatto. {6}
Divide {0} between bowls. Arrange {1} on top{2}.
= Dividere {0} nelle ciotole. Disporvi sopra {1}{2}.
Stir {0} with the rest of {1} to make a dressing.
= Mescolare {0} con il resto {1:di} per fare il condimento.
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate.
= Scaldare metà {0:di} in una padella a fuoco medio-alto. Unire {1}{2} e {3}. Trasferire su un piatto.
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate. {4}
= Scaldare metà {0:di} in una padella a fuoco medio-alto. Unire {1}{2} e {3}. Trasferire su un piatto. {4}
{0} Burrito Bowl
= Burrito bowl con {0:nu}
Everything from a good burrito without the wrapper: {0}.
= Tutto il buono di un burrito senza la tortilla: {0:nu}.
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate.
= Scaldare {0} in una padella grande a fuoco medio-alto. Unire {1}{2} e cuocere per {3}, {4} {5}. Trasferire su un piatto.
{0} Fluff {1} and divide between bowls. Top with {2}, then {3}.
= {0} Sgranare {1} e dividere nelle ciotole. Guarnire con {2}, poi con {3}.
{0} Fluff {1}{2} and divide between bowls. Top with {3}, then {4}.
= {0} Sgranare {1}{2} e dividere nelle ciotole. Guarnire con {3}, poi con {4}.
Fluff {0}{1} and divide between bowls. Top with {2}, then {3}.
= Sgranare {0}{1} e dividere nelle ciotole. Guarnire con {2}, poi con {3}.
Fluff {0} and divide between bowls. Top with {1}, then {2}.
= Sgranare {0} e dividere nelle ciotole. Guarnire con {1}, poi con {2}.
{0} Melt
= Toast filante con {0:nu}
Crisp bread and melted {0} with {1}: {2}.
= Pane croccante e {0:nu} {0?filante|filanti} con {1:nu}: {2}.
the sandwich everybody wants a bite of
= il panino di cui tutti vogliono un morso
Spread {0} over {1}. Layer {2} on top{3}.
= Spalmare {0} su {1}. Disporvi sopra {2}{3}.
, with a little {0}
= , con un po' di {0:nu}
Cheese on both sides of the filling holds everything together.
= Il formaggio sui due lati del ripieno tiene insieme tutto.
Close the sandwich. {0} Add the rest of {1}, turn, and fry for 4 minutes more, until the bread is golden and the cheese has melted.
= Chiudere il panino. {0} Aggiungere il resto {1:di}, girare e far dorare ancora per 4 minuti, finché il pane è dorato e il formaggio è sciolto.
Warm half of {0} in a skillet over medium-low heat and fry for 4 minutes.
= Scaldare metà {0:di} in una padella a fuoco medio-basso e far dorare per 4 minuti.
Deep gold on both sides, with cheese just escaping.
= Ben dorato da entrambi i lati, con il formaggio che comincia a uscire.
Let stand for 1 minute, then cut in half and eat hot.
= Lasciar riposare per 1 minuto, poi tagliare a metà e mangiare caldo.
Crisp bread and melted {0}: {1}.
= Pane croccante e {0:nu} {0?filante|filanti}: {1}.
lunch in ten minutes
= un pranzo in dieci minuti
Melt half of {0} in a skillet over medium-low heat and fry for 4 minutes.
= Sciogliere metà {0:di} in una padella a fuoco medio-basso e far dorare per 4 minuti.
Layer {0} with {1}{2}.
= Disporre {0} a strati con {1}{2}.
Open-Faced {0} Melt
= Crostone filante con {0:nu}
{0} Layer {1} with {2}{3}.
= {0} Disporre {1} a strati con {2}{3}.
Heat the toaster oven to 425°F / 220°C.␣
= Scaldare il fornetto a 220 °C.␣
Set on the tray, dot with {0}, and toast for 6 minutes, until the edges are crisp and the cheese bubbles.
= Mettere sulla teglia, cospargere con {0} a fiocchetti e tostare per 6 minuti, finché i bordi sono croccanti e il formaggio bolle.
Brown blisters on the cheese.
= Bolle dorate sul formaggio.
{0}Spread {1} over {2}. Layer {3} on top{4}.
= {0}Spalmare {1} su {2}. Disporvi sopra {3}{4}.
Set on the tray and toast for 6 minutes, until the edges are crisp and the cheese bubbles.
= Mettere sulla teglia e tostare per 6 minuti, finché i bordi sono croccanti e il formaggio bolle.
{0} Quesadillas
= Quesadillas con {0:nu}
Crisp tortillas around melted {0}.
= Tortillas croccanti con ripieno filante di {0:nu}.
Lay out {0} and scatter half of each with {1}. Fold over and press flat.
= Disporre {0} sul piano e cospargere metà di ognuna con {1}. Ripiegare e appiattire.
Less filling, better quesadilla: an overfull one will not seal.
= Meno ripieno, quesadilla migliore: se è troppo piena non si chiude.
Brush with {0}. {1} until the outside is crisp and the cheese has melted.
= Spennellare con {0}. {1} finché l'esterno è croccante e il formaggio è sciolto.
Cook in a skillet over medium heat for 6 minutes, turning once,
= Cuocere in padella a fuoco medio per 6 minuti, girando una volta,
Let stand for 1 minute, then cut into wedges{0}.
= Lasciar riposare per 1 minuto, poi tagliare a spicchi{0}.
␣and serve with {0}
= ␣e servire con {0}
Let stand for 1 minute, then cut into wedges.
= Lasciar riposare per 1 minuto, poi tagliare a spicchi.
Grilled {0} Quesadillas
= Quesadillas con {0:nu} alla griglia
{0} Lay out {1} and scatter half of each with {2}. Fold over and press flat.
= {0} Disporre {1} sul piano e cospargere metà di ognuna con {2}. Ripiegare e appiattire.
Heat the grill to medium, about 375°F / 190°C.
= Scaldare la griglia a fuoco medio, circa 190 °C.
{0} until the outside is crisp and the cheese has melted.
= {0} finché l'esterno è croccante e il formaggio è sciolto.
Grill for 4 minutes, turning once,
= Grigliare per 4 minuti, girando una volta,
Air-Fryer {0} Quesadillas
= Quesadillas con {0:nu} in friggitrice ad aria
Heat the air fryer to 375°F / 190°C.
= Scaldare la friggitrice ad aria a 190 °C.
Air-fry for 6 minutes, turning once,
= Cuocere nella friggitrice ad aria per 6 minuti, girando una volta,
Toaster-Oven {0} Quesadillas
= Quesadillas con {0:nu} nel fornetto
Toast in the toaster oven for 7 minutes,
= Tostare nel fornetto per 7 minuti,
{0} Pizza
= Pizza con {0:nu}
A thin, crisp pizza with {0}: {1}.
= Una pizza sottile e croccante con {0:nu}: {1}.
from the fridge to the table in half an hour
= dal frigo alla tavola in mezz'ora
Heat the oven to 450°F / 230°C{0}. {1}
= Scaldare il forno a 230 °C{0}. {1}
␣with a sheet pan inside
= ␣con una teglia dentro
Stretch {0} into a thin round.
= Stendere {0} in un disco sottile.
{0} Top with {1}{2}{3}.
= {0} Guarnire con {1}{2}{3}.
Spread {0} to within half an inch of the edge.
= Spalmare {0} fino a 1 cm dal bordo.
, drizzle with {0},
= , irrorare con {0}
␣and add a little {0}
= ␣e aggiungere un po' di {0:nu}
Pat wet toppings dry, or the middle stays soft.
= Tamponare gli ingredienti umidi, altrimenti il centro resta molle.
Slide onto the hot pan and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots.
= Far scivolare sulla teglia calda e infornare per {0} minuti, finché il bordo è croccante e il formaggio bolle e si dora qua e là.
Heat the oven to 450°F / 230°C{0}. Set out {1}.
= Scaldare il forno a 230 °C{0}. Disporre {1} sul piano di lavoro.
{0} Toast Pizza
= Pizza di pane tostato con {0:nu}
no dough to make, no waiting
= niente impasto da fare, niente attese
Slide onto the hot pan and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots. Finish with {1}.
= Far scivolare sulla teglia calda e infornare per {0} minuti, finché il bordo è croccante e il formaggio bolle e si dora qua e là. Completare con {1}.
{0} Tortilla Pizza
= Pizza di tortilla con {0:nu}
Scatter {0} to within half an inch of the edge.
= Cospargere con {0} fino a 1 cm dal bordo.
{0} Flatbread Pizza
= Pizza di piadina con {0:nu}
Heat the toaster oven to 450°F / 230°C. {0}
= Scaldare il fornetto a 230 °C. {0}
Slide onto the tray and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots.
= Far scivolare sulla teglia e infornare per {0} minuti, finché il bordo è croccante e il formaggio bolle e si dora qua e là.
Heat the toaster oven to 450°F / 230°C. Set out {0}.
= Scaldare il fornetto a 230 °C. Disporre {0} sul piano di lavoro.
Slide onto the tray and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots. Finish with {1}.
= Far scivolare sulla teglia e infornare per {0} minuti, finché il bordo è croccante e il formaggio bolle e si dora qua e là. Completare con {1}.
{0} Tacos
= Tacos con {0:nu}
Warm tortillas filled with {0}, topped with {1}.
= Tortillas calde con {0:nu}, guarnite con {1:nu}.
Warm {0} in a dry pan for 1 minute, flipping once, and keep them wrapped in a towel.
= Scaldare {0} in una padella asciutta per 1 minuto, girando una volta, e tenere in caldo in un canovaccio.
Fill with {0} and top with {1}.
= Farcire con {0} e guarnire con {1}.
Set the skillet back over medium heat. {0} {1}
= Rimettere la padella a fuoco medio. {0} {1}
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate.
= Scaldare {0} in una padella grande a fuoco medio-alto. Unire {1}{2} e {3}. Trasferire su un piatto.
Fill with {0} and top with {1}. {2}
= Farcire con {0} e guarnire con {1}. {2}
Sprinkle {0} over everything.
= Spruzzare tutto con {0}.
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate{6}.
= Scaldare {0} in una padella grande a fuoco medio-alto. Unire {1}{2} e cuocere per {3}, {4} {5}. Trasferire su un piatto{6}.
␣and break into large flakes
= ␣e sfaldare a pezzi grossi
Warm tortillas filled with {0}.
= Tortillas calde con {0:nu}.
Fill with {0}.
= Farcire con {0}.
Fill with {0}. {1}
= Farcire con {0}. {1}
{0} Wrap
= Wrap con {0:nu}
A rolled-up lunch of {0} with {1}.
= Un pranzo arrotolato con {0:nu} e {1:nu}.
Lay {0} flat{1}.
= Stendere {0} sul piano{1}.
␣and spread with {0}, right up to the edge
= ␣e spalmare con {0} fino al bordo
Lay {0} across the lower third. Season with {1}.
= Disporre {0} sul terzo inferiore. Condire con {1:nu}.
Pat everything dry; water is what makes a wrap soggy.
= Asciugare bene tutto: è l'acqua ad ammollare il wrap.
Fold in the sides, roll up tightly away from you, and cut in half on the diagonal.
= Ripiegare i lati, arrotolare stretto e tagliare a metà in diagonale.
␣and mash {0} over right up to the edge
= ␣e schiacciarvi sopra {0} fino al bordo
A rolled-up lunch of {0}.
= Un pranzo arrotolato con {0:nu}.
Lay {0} flat.
= Stendere {0} sul piano.
{0} Sandwich
= Panino con {0:nu}
A proper sandwich: {0} with {1}.
= Un panino come si deve: {0:nu} con {1:nu}.
Spread {0} over one side of {1}.
= Spalmare {0} su un lato {1:di}.
Layer {0} on one half{1}.
= Disporre {0} su una metà{1}.
Close, press gently, and cut in half.
= Chiudere, premere delicatamente e tagliare a metà.
A pinch of salt straight on the vegetables does more than any sauce.
= Un pizzico di sale direttamente sulle verdure fa più di qualsiasi salsa.
A proper sandwich: {0}.
= Un panino come si deve: {0:nu}.
Set out {0}.
= Disporre {0} sul tagliere.
{0} Toast
= Bruschetta con {0:nu}
Saucy {0} spooned over crisp {1}.
= {0:nu} in un sugo avvolgente, su {1:nu} {1?croccante|croccanti}.
Heat {0} in a skillet over medium heat. {1} Season with {2}.
= Scaldare {0} in una padella a fuoco medio. {1} Condire con {2:nu}.
{0} Toast {1}.
= {0} Tostare {1}.
Crush about a third of {0} with the back of a spoon to thicken the pan.
= Schiacciare circa un terzo {0:di} con il dorso di un cucchiaio per addensare il sugo.
Spoon onto {0}.
= Disporre su {0}.
Spoon onto {0} and top with {1}.
= Disporre su {0} e guarnire con {1}.
Toast {0}.
= Tostare {0}.
Cheesy Microwave Nachos
= Nachos filanti al microonde
Crisp chips under melted {0} with {1}.
= Chips croccanti sotto {0:nu} {0?filante|filanti} con {1:nu}.
Spread {0} on a microwave-safe plate and scatter with {1}.
= Distribuire {0} su un piatto adatto al microonde e cospargere con {1}.
Microwave on high for 1 minute, until the cheese has melted; give it a little longer if it needs it.
= Cuocere al microonde alla massima potenza per 1 minuto, finché il formaggio è sciolto; prolungare un po' se serve.
Top with {0} and eat at once.
= Guarnire con {0} e mangiare subito.
{0} Microwave Nachos
= Nachos con {0:nu} al microonde
A crisp salad of {0} with {1} in a sharp dressing.
= Un'insalata croccante di {0:nu} con {1:nu} in un condimento vivace.
Whisk {0} in the bottom of a large bowl{1}.
= Sbattere {0} sul fondo di una ciotola grande{1}.
Dip a leaf in to taste the dressing; it should be a little too sharp on its own.
= Intingere una foglia per assaggiare il condimento: da solo deve risultare un po' troppo acido.
Add {0} and toss with your hands until everything shines.
= Unire {0} e mescolare con le mani finché tutto è lucido.
{0} right away.
= {0} subito.
{0} Salad
= Insalata di {0:nu}
A crisp salad of {0} in a sharp dressing.
= Un'insalata croccante di {0:nu} in un condimento vivace.
Serve right away.
= Servire subito.
Put {0} in the bottom of a large bowl{1}. Season with {2}.
= Mettere {0} sul fondo di una ciotola grande{1}. Condire con {2:nu}.
␣and loosen it with {0}
= ␣e diluire con {0}
Add {0} and rub it with the dressing for 2 minutes, until dark and tender.
= Unire {0} e massaggiare con il condimento per 2 minuti, finché le foglie sono scure e tenere.
A salad that counts as dinner: {0}.
= Un'insalata che vale una cena: {0:nu}.
Add {0} and fold until coated. Let stand for 5 minutes, so the flavors get to know each other.
= Unire {0} e mescolare delicatamente per condire bene. Lasciar riposare per 5 minuti, perché i sapori si fondano.
This part keeps two days in the fridge; add leaves and herbs only when serving.
= Questa parte si conserva due giorni in frigorifero; unire foglie ed erbe solo al momento di servire.
Taste and serve.
= Assaggiare e servire.
Fold in {0}, taste, and serve.
= Incorporare {0}, assaggiare e servire.
{0} Dip with {1}
= Salsa di {0:nu} con {1:nu}
A quick {0} dip with {1} to dunk.
= Una salsa veloce di {0:nu} con {1:nu} da intingere.
Stir {0} until smooth
= Mescolare {0} fino a ottenere una crema liscia
, then beat in {0}
= , poi incorporare {0}
Ten minutes in the fridge let the flavors come together.
= Dieci minuti in frigorifero fanno amalgamare i sapori.
Scrape into a bowl and set it in the middle of a platter with {0} around it.
= Versare in una ciotola e metterla al centro di un piatto da portata con {0} intorno.
Mash {0} with a fork (or blend them smooth)
= Schiacciare {0} con una forchetta (o frullare) fino a ottenere una crema liscia
Mash {0} with a fork (or blend it smooth)
= Schiacciare {0} con una forchetta (o frullare) fino a ottenere una crema liscia
{0} Yogurt Bowl
= Coppa di yogurt con {0:nu}
Cool {0} with {1}.
= {0:nu} ben {0?freddo|fredda|freddi|fredde} con {1:nu}.
Stir {0} until creamy and spoon into a bowl.
= Mescolare {0} fino a ottenere una crema e versare in una ciotola.
Arrange {0} on top. Scatter with {1}.
= Disporvi sopra {0}. Cospargere con {1}.
Add anything crunchy at the last moment.
= Aggiungere gli ingredienti croccanti all'ultimo momento.
Arrange {0} on top. {1}
= Disporvi sopra {0}. {1}
Scatter with {0} and finish with {1}.
= Cospargere con {0} e completare con {1}.
{0} {1} Bowl
= Coppa di {1:nu} con {0:nu}
Arrange {0} on top. Serve cold.
= Disporvi sopra {0}. Servire freddo.
Arrange {0} on top. Finish with {1}.
= Disporvi sopra {0}. Completare con {1}.
Stir {0} with {1} until creamy and spoon into a bowl.
= Mescolare {0} con {1} fino a ottenere una crema e versare in una ciotola.
{0} Overnight Oats
= Overnight oats con {0:nu}
Oats that soften in the fridge while you sleep, topped with {0}.
= Fiocchi d'avena che si ammorbidiscono in frigorifero mentre si dorme, con {0:nu} sopra.
Stir {0} together in a jar.
= Mescolare {0} in un barattolo.
Cover and chill for 6 hours or overnight, until the oats are soft and have drunk up the liquid.
= Coprire e tenere in frigorifero per 6 ore o tutta la notte, finché i fiocchi sono morbidi e hanno assorbito il liquido.
Thick and spoonable; stir in a splash more liquid if it has gone stiff.
= Denso ma cremoso; se si è rassodato troppo, unire un goccio di liquido.
Top with {0} and eat cold.
= Guarnire con {0} e mangiare freddo.
Oats that soften in the fridge while you sleep.
= Fiocchi d'avena che si ammorbidiscono in frigorifero mentre si dorme.
Stir and eat cold, straight from the jar.
= Mescolare e mangiare freddo, direttamente dal barattolo.
{0} Smoothie
= Frullato di {0:nu}
{0} blended with {1}: breakfast to go.
= {0:nu} in un frullato con {1:nu}: la colazione da portare via.
Put {0} in a blender, the liquid at the bottom.
= Mettere {0} nel frullatore, con il liquido in fondo.
Blend on high for 1 minute, until completely smooth. Pour into a tall glass and drink cold.
= Frullare alla massima velocità per 1 minuto, fino a ottenere un composto liscio. Versare in un bicchiere alto e bere freddo.
Frozen fruit makes it thick and saves the ice.
= La frutta surgelata lo rende denso e fa risparmiare il ghiaccio.
No flecks of skin or leaf left.
= Nessun frammento di buccia o di foglia.
Green {0} Smoothie
= Frullato verde di {0:nu}
{0} and {1} blended with {2}: breakfast to go.
= {0:nu} e {1:nu} in un frullato con {2:nu}: la colazione da portare via.
{0} Fruit Salad
= Macedonia di {0:nu}
{0}, cut, dressed and left a moment in their own juice.
= {0:nu} a pezzi, con un condimento leggero e un breve riposo nel proprio succo.
{0} Add {1} and turn gently.
= {0} Unire {1} e mescolare delicatamente.
Stir {0} together in a wide bowl.
= Mescolare {0} in una ciotola larga.
Cut soft fruit last, straight into the juice, and they stay bright.
= Tagliare la frutta morbida per ultima, direttamente nel succo: resta di un bel colore.
Let stand for 5 minutes until the juices run. Serve cool.
= Lasciar riposare per 5 minuti, finché esce il succo. Servire freddo.
Let stand for 5 minutes until the juices run. Finish with {0}.
= Lasciar riposare per 5 minuti, finché esce il succo. Completare con {0}.
Put {0} in a wide bowl.
= Mettere {0} in una ciotola larga.
{0} Oatmeal
= Porridge con {0:nu}
Creamy oatmeal with {0}, {1}.
= Porridge cremoso con {0:nu}, {1}.
stirred until it is thick
= mescolato finché è denso
Bring {0} to a simmer in a small pot over medium heat. Stir in {1} and cook for 5 minutes, stirring often, until thick and creamy.
= Portare {0} a leggero bollore in un pentolino a fuoco medio. Unire {1} e cuocere per 5 minuti, mescolando spesso, finché è denso e cremoso.
A spoon leaves a trail on the bottom of the pot.
= Un cucchiaio lascia la scia sul fondo del pentolino.
Let stand for 1 minute. Top with {0}.
= Lasciar riposare per 1 minuto. Guarnire con {0}.
Creamy oatmeal, {0}.
= Porridge cremoso, {0}.
Creamy Oatmeal
= Porridge cremoso
Microwave {0} Oatmeal
= Porridge al microonde con {0:nu}
from the microwave in three minutes
= al microonde in tre minuti
Stir {0} and {1} with {2} in a deep microwave-safe bowl. Microwave on high for 2 minutes, stir, and microwave for 1 minute more, until thick.
= Mescolare {0} e {1} con {2} in una ciotola profonda adatta al microonde. Cuocere al microonde alla massima potenza per 2 minuti, mescolare e cuocere ancora per 1 minuto, finché è denso.
Use a bowl twice as big as seems right: oats boil over.
= Usare una ciotola grande il doppio di quanto sembra necessario: l'avena trabocca.
Microwave Creamy Oatmeal
= Porridge cremoso al microonde
Soft, glazed {0} with cool {1}: dessert with almost no work.
= {0:nu} in una glassa morbida con {1:nu} {1?fresco|fresca|freschi|fresche}: un dolce quasi senza lavoro.
Heat the {0}. Set {1} cut side up in {2} and top with {3}.
= Scaldare {0}. Disporre {1} con il taglio verso l'alto in {2} e guarnire con {3}.
oven to 375°F / 190°C
= il forno a 190 °C
a small baking dish
= una piccola pirofila
Bake for {0} minutes, until soft and glazed.
= Infornare per {0} minuti, finché tutto è morbido e lucido.
A knife meets no resistance and the juices are syrupy.
= La lama di un coltello non incontra resistenza e il succo è sciropposo.
Cool for 5 minutes; hot fruit burns. Serve with {0}.
= Lasciar raffreddare per 5 minuti: la frutta calda scotta. Servire con {0}.
Soft, glazed {0}: dessert with almost no work.
= {0:nu} in una glassa morbida: un dolce quasi senza lavoro.
Bake for {0} minutes, until soft and glazed. {1}
= Infornare per {0} minuti, finché tutto è morbido e lucido. {1}
Scatter with {0} for the last few minutes.
= Negli ultimi minuti, cospargere con {0}.
Cool for 5 minutes; hot fruit burns. {0}
= Lasciar raffreddare per 5 minuti: la frutta calda scotta. {0}
Spoon the syrup over the top.
= Versarvi sopra lo sciroppo.
air fryer to 350°F / 175°C
= la friggitrice ad aria a 175 °C
the basket on a piece of parchment
= un cestello rivestito di carta da forno
Air-fry for {0} minutes, until soft and glazed.
= Cuocere nella friggitrice ad aria per {0} minuti, finché tutto è morbido e lucido.
Air-fry for {0} minutes, until soft and glazed. {1}
= Cuocere nella friggitrice ad aria per {0} minuti, finché tutto è morbido e lucido. {1}
Fluffy Pancakes
= Pancake soffici
Light pancakes, {0}.
= Pancake leggeri, {0}.
worth getting up for
= per cui vale la pena alzarsi
Mix {0} in a bowl. Beat {1} with {2}, pour in, and stir until just combined{3}.
= Mescolare {0} in una ciotola. Sbattere {1} con {2}, versare e mescolare appena quanto basta per amalgamare{3}.
; a few lumps are fine
= ; qualche grumo va bene
Stop stirring early: overworked batter makes tough pancakes.
= Smettere presto di mescolare: una pastella lavorata troppo dà pancake duri.
Heat a little of {0} in a skillet over medium heat. Pour in small ladles of batter and cook for 2 minutes, until {1}. Flip and cook for 2 minutes more, until set in the middle. Repeat with the rest, which takes about 8 minutes.
= Scaldare un po' {0:di} in una padella a fuoco medio. Versarvi piccoli mestoli di pastella e cuocere per 2 minuti, finché {1}. Girare e cuocere ancora per 2 minuti, finché il centro è cotto. Ripetere con il resto, per circa 8 minuti in tutto.
bubbles form and the edges look dry
= si formano bolle e i bordi sono asciutti
Golden on both sides with no wet batter inside.
= Dorati da entrambi i lati, senza pastella cruda dentro.
Stack and serve warm.
= Impilare e servire caldi.
{0} Pancakes
= Pancake con {0:nu}
Light pancakes with {0}, {1}.
= Pancake leggeri con {0:nu}, {1}.
ready before anyone asks twice
= pronti prima che qualcuno li chieda due volte
Heat a little of {0} in a skillet over medium heat. Pour in small ladles of batter{1} and cook for 2 minutes, until {2}. Flip and cook for 2 minutes more, until set in the middle. Repeat with the rest, which takes about 8 minutes.
= Scaldare un po' {0:di} in una padella a fuoco medio. Versarvi piccoli mestoli di pastella{1} e cuocere per 2 minuti, finché {2}. Girare e cuocere ancora per 2 minuti, finché il centro è cotto. Ripetere con il resto, per circa 8 minuti in tutto.
, drop some of {0} on each,
= , distribuirvi un po' {0:di}
Stack and serve warm with {0}.
= Impilare e servire caldi con {0}.
Tender pancakes with {0}, {1}.
= Pancake morbidi con {0:nu}, {1}.
. Let the batter stand for 10 minutes
= . Lasciar riposare la pastella per 10 minuti
the underside is gold
= sotto si è dorato
Thin Pancakes
= Crêpes
Tender pancakes, {0}.
= Crêpes morbide, {0}.
French Toast with {0}
= French toast con {0:nu}
Bread soaked in custard and fried in {0} until golden.
= Pane imbevuto di crema all'uovo e dorato in padella con {0:nu}.
Beat {0} in a shallow dish. Lay in {1} and soak for 2 minutes, turning once.
= Sbattere {0} in un piatto basso. Adagiarvi {1} e lasciar imbevere per 2 minuti, girando una volta.
Slightly stale bread drinks more and breaks less.
= Il pane un po' raffermo assorbe di più e si rompe meno.
Heat {0} in a large skillet over medium heat. Fry the soaked slices for 6 minutes, turning once, until golden and the egg is set all the way through.
= Scaldare {0} in una padella grande a fuoco medio. Friggere le fette imbevute per 6 minuti, girando una volta, finché sono dorate e l'uovo è rappreso fino al centro.
Deep gold outside; custardy, never wet, inside (160°F / 71°C).
= Ben dorato fuori; cremoso, mai bagnato, dentro (71 °C).
Bread soaked in custard and fried in {0} until golden, with {1}.
= Pane imbevuto di crema all'uovo e dorato in padella con {0:nu}, accompagnato da {1:nu}.
Serve hot with {0}.
= Servire ben caldo con {0}.
French Toast
= French toast
{0} Crumble
= Crumble di {0:nu}
Bubbling {0} under a buttery crumble.
= {0:nu} in un succo che ribolle sotto un crumble burroso.
Heat the oven to 375°F / 190°C. Toss {0} with a third of {1} in a baking dish.
= Scaldare il forno a 190 °C. Mescolare {0} con un terzo {1:di} in una pirofila.
Rub {0} into {1} with your fingertips until crumbly. Stir in {2} and the rest of the {3}, and squeeze some of it into clumps over the fruit.
= Lavorare {0} con {1} con la punta delle dita fino a ottenere delle briciole. Unire {2} e il resto {3:di}, e stringerne una parte in grumi sopra la frutta.
Cold butter gives a crisp topping; soft butter gives paste.
= Il burro freddo dà una copertura croccante; quello morbido una pasta.
Bake for 35 minutes, until the top is golden and juice bubbles up at the sides.
= Infornare per 35 minuti, finché la superficie è dorata e il succo ribolle ai lati.
Thick bubbles, not thin ones: the juices have turned to syrup.
= Bolle dense, non leggere: il succo è diventato sciroppo.
Let stand for 10 minutes. {0}
= Lasciar riposare per 10 minuti. {0}
Serve warm with {0}.
= Servire caldo con {0}.
Bubbling {0} under a buttery {1} crumble.
= {0:nu} in un succo che ribolle sotto un crumble burroso di {1:nu}.
Heat the oven to 375°F / 190°C. Toss {0} with {1} and a third of {2} in a baking dish.
= Scaldare il forno a 190 °C. Mescolare {0} con {1} e un terzo {2:di} in una pirofila.
Let stand for 10 minutes. Serve warm.
= Lasciar riposare per 10 minuti. Servire caldo.
Rub {0} into {1} with your fingertips until crumbly. Stir in the rest of the {2}, and squeeze some of it into clumps over the fruit.
= Lavorare {0} con {1} con la punta delle dita fino a ottenere delle briciole. Unire il resto {2:di} e stringerne una parte in grumi sopra la frutta.
Bubbling {0} under a buttery oat crumble.
= {0:nu} in un succo che ribolle sotto un crumble burroso d'avena.
Rice Pudding
= Riso al latte
Slow, creamy rice pudding, made with what is nearly always there.
= Riso al latte lento e cremoso, con quello che in casa c'è quasi sempre.
Stir {0} together in a heavy pot and bring to a bare simmer over medium heat.
= Mescolare {0} in una pentola pesante e portare a un leggerissimo fremito a fuoco medio.
Turn the heat to low and cook for 30 minutes, stirring every few minutes and more often toward the end, until {0} is soft and the pudding is loose and creamy.
= Abbassare il fuoco al minimo e cuocere per 30 minuti, mescolando ogni pochi minuti e più spesso verso la fine, finché {0} {0?è morbido|è morbida|sono morbidi|sono morbide} e il composto è fluido e cremoso.
Stop while it still looks a little runny; it thickens as it cools.
= Fermarsi quando sembra ancora un po' liquido; raffreddando si addensa.
Let stand for 10 minutes. Serve warm or chilled with {0}.
= Lasciar riposare per 10 minuti. Servire caldo o freddo con {0}.
Rice Pudding with {0}
= Riso al latte con {0:nu}
Let stand for 10 minutes. Serve warm or chilled.
= Lasciar riposare per 10 minuti. Servire caldo o freddo.
Slow, creamy rice pudding under {0}, made with what is nearly always there.
= Riso al latte lento e cremoso con {0:nu} sopra, fatto con quello che in casa c'è quasi sempre.
Warm {0} Compote over {1}
= Composta calda di {0:nu} su {1:nu}
Warm, syrupy {0} over cool {1}.
= {0:nu} in uno sciroppo caldo su {1:nu} {1?fresco|fresca|freschi|fresche}.
Put {0} in a small pot over medium heat and simmer for {1} minutes, until soft and syrupy.
= Mettere {0} in un pentolino a fuoco medio e lasciar sobbollire per {1} minuti, finché tutto è morbido e sciropposo.
The juice coats a spoon.
= Il succo vela il cucchiaio.
Cool for 5 minutes, then spoon over {0}.
= Lasciar raffreddare per 5 minuti, poi versare su {0} a cucchiaiate.
Warm, syrupy {0} over {1}.
= {0:nu} in uno sciroppo caldo su {1:nu}.
Put {0} in a small pot over medium heat and simmer for {1} minutes, until soft and syrupy. Stir in {2}.
= Mettere {0} in un pentolino a fuoco medio e lasciar sobbollire per {1} minuti, finché tutto è morbido e sciropposo. Unire {2}.
{0} Mug Cake
= Torta in tazza con {0:nu}
A small, warm cake with {0}, for one person and one mug.
= Una piccola torta calda con {0:nu}, per una persona e una tazza.
Stir {0} together in a large microwave-safe mug. Beat in {1} until smooth, then fold in {2}.
= Mescolare {0} in una tazza grande adatta al microonde. Incorporare {1} fino a ottenere un composto liscio, poi unire {2}.
Melt solid fat in the mug first, for 20 seconds.
= Se il grasso è solido, scioglierlo prima nella tazza per 20 secondi.
Microwave on high for 2 minutes, until risen and just firm in the middle. Let stand for 1 minute: it goes on cooking.
= Cuocere al microonde alla massima potenza per 2 minuti, finché è gonfia e appena soda al centro. Lasciar riposare per 1 minuto: continua a cuocere.
Springy to the touch, with no wet spot on top.
= Elastica al tatto, senza punti umidi in superficie.
Crisp toast with {0}.
= Pane tostato croccante con {0:nu}.
Toast {0} {1} for 4 minutes, turning once, until crisp and golden.
= Tostare {0} {1} per 4 minuti, girando una volta, fino a doratura.
in a dry skillet over medium heat
= in una padella asciutta a fuoco medio
Spread with {0}{1}. Season with {2}. Finish with {3}.
= Spalmare con {0}{1}. Condire con {2:nu}. Completare con {3}.
␣and lay {0} on top
= ␣e disporvi sopra {0}
Eat it while the toast is still warm and crisp.
= Mangiare finché il pane è ancora caldo e croccante.
Spread with {0}. Season with {1}.
= Spalmare con {0}. Condire con {1:nu}.
Spread with {0}. Season with {1}. Finish with {2}.
= Spalmare con {0}. Condire con {1:nu}. Completare con {2}.
Spread with {0}{1}. Season with {2}.
= Spalmare con {0}{1}. Condire con {2:nu}.
{0}Toast {1} {2} for 4 minutes, turning once, until crisp and golden.
= {0}Tostare {1} {2} per 4 minuti, girando una volta, fino a doratura.
in the toaster oven
= nel fornetto
Spread with {0}{1}.
= Spalmare con {0}{1}.
Spread with {0}{1}. Finish with {2}.
= Spalmare con {0}{1}. Completare con {2}.
Spread with {0}. Finish with {1}.
= Spalmare con {0}. Completare con {1}.
Skillet {0} Patties with {1}
= Hamburger di {0:nu} in padella con {1:nu}
Juicy {0} patties, browned hard, with {1}.
= Succosi hamburger di {0:nu}, ben rosolati, con {1:nu}.
Shape {0} into flat patties about half an inch thick. {1}
= Formare con {0} degli hamburger piatti spessi circa 1 cm. {1}
Season both sides with {0} and half of the salt.
= Condire entrambi i lati con {0:il} e metà del sale.
Press a dimple in the middle so that they stay flat.
= Premere una fossetta al centro perché restino piatti.
{0} {1} {2}.{3} Move to a plate.
= {0} {1} {2}.{3} Trasferire su un piatto.
Heat {0} in a skillet over medium-high heat. Add the patties and
= Scaldare {0} in una padella a fuoco medio-alto. Unire gli hamburger e
cook for 9 minutes, turning once,
= cuocere per 9 minuti, girando una volta,
␣Lay {0} on top for the last minute, so that it melts.
= ␣Nell'ultimo minuto disporvi sopra {0}, in modo che si sciolga.
Keep the fat in the skillet over medium heat. {0} {1}
= Tenere il grasso in padella a fuoco medio. {0} {1}
Serve the patties with {0}.
= Servire gli hamburger con {0}.
{0} {1} {2}. Move to a plate.
= {0} {1} {2}. Trasferire su un piatto.
Skillet {0} Patties
= Hamburger di {0:nu} in padella
Juicy {0} patties, browned hard.
= Succosi hamburger di {0:nu}, ben rosolati.
Shape {0} into flat patties about half an inch thick. {1} with {2}.
= Formare con {0} degli hamburger piatti spessi circa 1 cm. {1} con {2:il}.
Season both sides
= Condire entrambi i lati
Serve the patties hot.
= Servire gli hamburger ben caldi.
Keep the fat in the skillet over medium heat. {0}
= Tenere il grasso in padella a fuoco medio. {0}
Oven {0} Patties with {1}
= Hamburger di {0:nu} al forno con {1:nu}
{0} Shape {1} into flat patties about half an inch thick. {2} with {3}.
= {0} Formare con {1} degli hamburger piatti spessi circa 1 cm. {2} con {3:il}.
Brush the patties with {0} and
= Spennellare gli hamburger con {0} e
bake for 15 minutes, turning once,
= infornare per 15 minuti, girando una volta,
Oven {0} Patties
= Hamburger di {0:nu} al forno
Air-Fryer {0} Patties with {1}
= Hamburger di {0:nu} con {1:nu} in friggitrice ad aria
air-fry for 11 minutes, turning once,
= cuocere nella friggitrice ad aria per 11 minuti, girando una volta,
Air-Fryer {0} Patties
= Hamburger di {0:nu} in friggitrice ad aria
{0} turned in {1} with {2}: proof that plain is not dull.
= {0:nu} con {1:nu} e {2:nu}: la prova che semplice non vuol dire noioso.
Warm {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Fold in {4}. Serve at once.
= Scaldare {0} in una padella a fuoco medio. {1} Unire {2} e mescolare finché {2?è caldo e lucido|è calda e lucida|sono caldi e lucidi|sono calde e lucide}. Condire con {3:nu}. Incorporare {4}. Servire subito.
until they float and are tender, then lift out and drain
= finché vengono a galla e sono teneri, poi sollevare e scolare
Warm {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. Fold in {3}. Serve at once.
= Scaldare {0} in una padella a fuoco medio. Unire {1} e mescolare finché {1?è caldo e lucido|è calda e lucida|sono caldi e lucidi|sono calde e lucide}. Condire con {2:nu}. Incorporare {3}. Servire subito.
Warm {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Serve at once.
= Scaldare {0} in una padella a fuoco medio. {1} Unire {2} e mescolare finché {2?è caldo e lucido|è calda e lucida|sono caldi e lucidi|sono calde e lucide}. Condire con {3:nu}. Servire subito.
{0} with Fried {1}
= {0:nu} con {1:nu} al tegamino
{0} turned in {1} with {2}{3}: proof that plain is not dull.
= {0:nu} con {1:nu} e {2:nu}{3}: la prova che semplice non vuol dire noioso.
, under a fried egg
= , sotto un uovo al tegamino
Warm half of {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. {4}
= Scaldare metà {0:di} in una padella a fuoco medio. {1} Unire {2} e mescolare finché {2?è caldo e lucido|è calda e lucida|sono caldi e lucidi|sono calde e lucide}. Condire con {3:nu}. {4}
Heat the rest of the {0} in the same skillet. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like. Set on top and serve.
= Scaldare il resto {0:di} nella stessa padella. Rompervi {1}, coprire e friggere per 4 minuti, finché gli albumi sono rappresi e i tuorli della consistenza voluta. Disporre sopra e servire.
{0} with Fried {1} and {2}
= {0:nu} con {1:nu} al tegamino e {2:nu}
Warm half of {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Fold in {4}. {5}
= Scaldare metà {0:di} in una padella a fuoco medio. {1} Unire {2} e mescolare finché {2?è caldo e lucido|è calda e lucida|sono caldi e lucidi|sono calde e lucide}. Condire con {3:nu}. Incorporare {4}. {5}
{0} turned in {1}{2}: proof that plain is not dull.
= {0:nu} con {1:nu}{2}: la prova che semplice non vuol dire noioso.
Warm half of {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. {3}
= Scaldare metà {0:di} in una padella a fuoco medio. Unire {1} e mescolare finché {1?è caldo e lucido|è calda e lucida|sono caldi e lucidi|sono calde e lucide}. Condire con {2:nu}. {3}
Warm half of {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. Fold in {3}. {4}
= Scaldare metà {0:di} in una padella a fuoco medio. Unire {1} e mescolare finché {1?è caldo e lucido|è calda e lucida|sono caldi e lucidi|sono calde e lucide}. Condire con {2:nu}. Incorporare {3}. {4}
Fried Eggs with {0}
= Uova al tegamino con {0:nu}
Fried eggs with lacy edges next to {0}.
= Uova al tegamino dai bordi croccanti accanto a {0:nu}.
Heat half of {0} in a skillet over medium heat. {1} {2} Move to a plate.
= Scaldare metà {0:di} in una padella a fuoco medio. {1} {2} Trasferire su un piatto.
Heat the rest of {0} over medium heat. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Scaldare il resto {0:di} a fuoco medio. Rompervi {1}, coprire e friggere per 4 minuti, finché gli albumi sono rappresi e i tuorli della consistenza voluta.
Season with {0}. Serve with {1}.
= Condire con {0:nu}. Servire con {1}.
Season with {0}. Serve with {1}, topped with {2}.
= Condire con {0:nu}. Servire con {1} e guarnire con {2}.
Heat half of {0} in a skillet over medium heat. {1} Move to a plate.
= Scaldare metà {0:di} in una padella a fuoco medio. {1} Trasferire su un piatto.
Fried eggs with lacy edges.
= Uova al tegamino dai bordi croccanti.
Heat {0} in a skillet over medium heat. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Scaldare {0} in una padella a fuoco medio. Rompervi {1}, coprire e friggere per 4 minuti, finché gli albumi sono rappresi e i tuorli della consistenza voluta.
Season with {0}. Serve on {1}, topped with {2}.
= Condire con {0:nu}. Servire su {1} e guarnire con {2}.
Season with {0}. Serve, topped with {1}.
= Condire con {0:nu}. Servire e guarnire con {1}.
Season with {0}. Serve on {1}.
= Condire con {0:nu}. Servire su {1}.
Poached {0} with {1}
= {0:nu} in brodo con {1:nu}
{0} poached gently so that they stay juicy, with {1}.
= {0:nu} a fuoco dolce nel brodo per una cottura succosa, con {1:nu}.
Bring {0} to a bare simmer in a wide pot. {1} with {2}.
= Portare {0} a un leggerissimo fremito in una pentola larga. {1} con {2:il}.
Season the broth
= Condire il brodo
{0} Lift out and keep warm.
= {0} Sollevare e tenere in caldo.
Slide in {0}, keep the liquid just trembling, and poach for {1} minutes, {2}.
= Immergervi {0}, mantenere il liquido appena tremolante e cuocere per {1} minuti, {2}.
Small lazy bubbles only: a rolling boil makes it dry.
= Solo piccole bolle pigre: un bollore forte asciuga.
Lift out {0} and serve with {1} and a spoonful of the broth.
= Sollevare {0} e servire con {1} e un cucchiaio del brodo.
{0} poached gently so that it stays juicy, with {1}.
= {0:nu} a fuoco dolce nel brodo per una cottura succosa, con {1:nu}.
Lift out {0} and serve with {1} and a spoonful of the broth{2}.
= Sollevare {0} e servire con {1} e un cucchiaio del brodo{2}.
{0} poached gently so that it stays juicy.
= {0:nu} a fuoco dolce nel brodo per una cottura succosa.
Lift out {0} and serve with a spoonful of the broth{1}.
= Sollevare {0} e servire con un cucchiaio del brodo{1}.
Lift out {0} and serve with a spoonful of the broth.
= Sollevare {0} e servire con un cucchiaio del brodo.
{0} poached gently so that they stay juicy.
= {0:nu} a fuoco dolce nel brodo per una cottura succosa.
Golden {0} turned in {1}: a quick one for over rice or beside a salad.
= {0:nu} {0?dorato|dorata|dorati|dorate} con {1:nu}: un piatto veloce da servire sul riso o accanto a un'insalata.
Heat {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Season with {5}.
= Scaldare {0} in una padella grande a fuoco medio-alto. Unire {1} e cuocere per {2}, {3} {4}. Condire con {5:nu}.
Leave it alone until it lets go of the pan: that is when it has a crust.
= Non toccarlo finché non si stacca dalla padella: è allora che ha la crosta.
Pour in {0} and turn {1} in it for 1 minute, until hot and coated. Serve at once.
= Versare {0} e rigirarvi {1} per 1 minuto, finché tutto è caldo e ben condito. Servire subito.
Pour in {0} and turn {1} in it for 1 minute, until hot and coated. {2}
= Versare {0} e rigirarvi {1} per 1 minuto, finché tutto è caldo e ben condito. {2}
Scatter {0} on top and serve.
= Cospargere con {0} e servire.
Microwave-Steamed {0}
= {0:nu} al vapore nel microonde
{0} steamed in one covered dish, with no pan to wash.
= {0:nu} al vapore in un solo recipiente coperto, senza padelle da lavare.
Spread {0} in a microwave-safe dish with {1}{2} cover loosely, and microwave on high for {3}.
= Distribuire {0} in una pirofila adatta al microonde con {1}{2}, coprire senza sigillare e cuocere al microonde alla massima potenza per {3}.
Lay {0} on top, cover again, and microwave for {1}.
= Disporre sopra {0}, coprire di nuovo e cuocere al microonde per {1}.
Lay {0} on top, cover again, and microwave for {1}, {2}.
= Disporre sopra {0}, coprire di nuovo e cuocere al microonde per {1}, {2}.
Microwaves heat unevenly: check the middle, not the edge.
= Il microonde scalda in modo irregolare: controllare il centro, non il bordo.
Let stand for 2 minutes: the heat evens out.
= Lasciar riposare per 2 minuti: il calore si distribuisce.
Dress with {0} and serve.
= Condire con {0} e servire.
Spread {0} in a microwave-safe dish with {1}{2} cover loosely, and microwave on high for {3}, {4}.
= Distribuire {0} in una pirofila adatta al microonde con {1}{2}, coprire senza sigillare e cuocere al microonde alla massima potenza per {3}, {4}.
Oven-Crisped {0}
= {0:nu} {0?croccante|croccanti} al forno
{0} roasted until they crunch, for the hour before dinner.
= {0:nu} al forno, da sgranocchiare nell'ora prima di cena.
Heat the oven to 425°F / 220°C. Pat {0} very dry and toss with {1} on a sheet pan. Season with {2}.
= Scaldare il forno a 220 °C. Asciugare molto bene {0} e mescolare con {1} su una teglia. Condire con {2:nu}.
Any water left on them turns to steam and keeps them soft.
= L'acqua che resta diventa vapore e impedisce la croccantezza.
Roast for 25 minutes, shaking the pan twice, until crisp. {0} Cool for 5 minutes; they crisp up as they cool.
= Arrostire per 25 minuti, scuotendo due volte la teglia, finché tutto è croccante. {0} Lasciar raffreddare per 5 minuti: diventa ancora più croccante.
Toss with {0} while hot.
= Ancora caldo, mescolare con {0}.
Roast for 25 minutes, shaking the pan twice, until crisp. Cool for 5 minutes; they crisp up as they cool.
= Arrostire per 25 minuti, scuotendo due volte la teglia, finché tutto è croccante. Lasciar raffreddare per 5 minuti: diventa ancora più croccante.
Skillet Flatbreads with {0}
= Focaccine in padella con {0:nu}
Soft flatbreads made from scratch, topped with {0}.
= Morbide focaccine fatte in casa, con {0:nu} sopra.
Stir {0} together in a bowl, add {1}, and knead for 5 minutes, until smooth. Cover and let rest for 10 minutes.
= Mescolare {0} in una ciotola, unire {1} e impastare per 5 minuti, fino a ottenere un impasto liscio. Coprire e far riposare per 10 minuti.
If it sticks, add flour by the teaspoon; if it cracks, wet your hands.
= Se attacca, aggiungere farina un cucchiaino alla volta; se si crepa, bagnarsi le mani.
Divide the dough into {0} balls and roll each as thin as a coin. {1} until puffed and browned in spots.
= Dividere l'impasto in {0} palline e stenderle sottili come una moneta. {1} finché sono gonfie e dorate qua e là.
Cook in batches in a dry skillet over medium-high heat for 12 minutes in all, turning each once,
= Cuocere poche alla volta in una padella asciutta a fuoco medio-alto per 12 minuti in tutto, girandole una volta,
Top with {0} and eat warm.
= Guarnire con {0} e mangiare caldo.
Scatter {0} over the hot flatbreads and {1}, until melted.
= Cospargere con {0} le focaccine calde e {1}, finché si scioglie.
return to the skillet, cover, and cook for 1 minute over low heat
= rimettere in padella, coprire e cuocere per 1 minuto a fuoco basso
Cut into pieces and eat warm.
= Tagliare a pezzi e mangiare caldo.
Oven Flatbreads with {0}
= Focaccine al forno con {0:nu}
{0} Divide the dough into {1} balls and roll each as thin as a coin. {2} until puffed and browned in spots.
= {0} Dividere l'impasto in {1} palline e stenderle sottili come una moneta. {2} finché sono gonfie e dorate qua e là.
Heat the oven to 475°F / 245°C with a sheet pan inside.
= Scaldare il forno a 245 °C con una teglia dentro.
Bake on the hot sheet pan for 8 minutes,
= Cuocere in forno sulla teglia calda per 8 minuti,
bake for 2 minutes more
= infornare ancora per 2 minuti
Grilled Flatbreads with {0}
= Focaccine alla griglia con {0:nu}
Heat the grill to high, about 475°F / 245°C.
= Scaldare la griglia a fuoco vivo, circa 245 °C.
Grill for 5 minutes, turning once,
= Grigliare per 5 minuti, girando una volta,
close the lid and grill for 1 minute more
= chiudere il coperchio e grigliare ancora per 1 minuto
Warm {0} Salad
= Insalata tiepida di {0:nu}
Hot {0} over cool {1}: half salad, half supper.
= {0:nu} ben {0?caldo|calda|caldi|calde} su {1:nu}: metà insalata, metà cena.
Toss {0} with the rest of {1} and {2} in a wide bowl. {3}
= Mescolare {0} con il resto {1:di} e {2} in una ciotola larga. {3}
Pile {0} on top while warm{1}. Serve before the leaves wilt.
= Disporvi sopra {0} ancora {0?caldo|calda|caldi|calde}{1}. Servire prima che le foglie appassiscano.
Pile {0} on top while warm. Serve before the leaves wilt.
= Disporvi sopra {0} ancora {0?caldo|calda|caldi|calde}. Servire prima che le foglie appassiscano.
Toss {0} with the rest of {1} and {2} in a wide bowl.
= Mescolare {0} con il resto {1:di} e {2} in una ciotola larga.
Creamy {0} Salad
= Insalata cremosa di {0:nu}
{0} bound with {1}{2}, ready in minutes.
= {0:nu} con {1:nu} per legare{2}: tutto pronto in pochi minuti.
␣and crisp with {0}
= ␣e {0:nu} per la croccantezza
Stir {0} in a bowl until smooth. Season with {1}.
= Mescolare {0} in una ciotola fino a ottenere una crema liscia. Condire con {1:nu}.
Fold in {0}, mashing lightly with a fork so that it holds together.
= Incorporare {0}, schiacciando leggermente con una forchetta perché tutto si leghi.
Let it stand in the fridge for a while if you have time; it gets better.
= Se c'è tempo, lasciarla un po' in frigorifero; migliora.
Serve with {0}.
= Servire con {0}.
{0} bound with {1}, ready in minutes.
= {0:nu} con {1:nu} per legare: tutto pronto in pochi minuti.
Serve cold, by the spoonful.
= Servire freddo, a cucchiaiate.
Mash {0} in a bowl until smooth. Season with {1}.
= Schiacciare {0} in una ciotola fino a ottenere una crema liscia. Condire con {1:nu}.
thinly sliced
= a fettine sottili
cut into rings
= ad anelli
sliced
= a fette
drained
= {0?scolato|scolata|scolati|scolate}
halved, rinsed and sliced
= {0?diviso a metà, sciacquato e affettato|divisa a metà, sciacquata e affettata|divisi a metà, sciacquati e affettati|divise a metà, sciacquate e affettate}
patted dry
= ben {0?asciugato|asciugata|asciugati|asciugate}
finely chopped
= {0?tritato|tritata|tritati|tritate} finemente
minced
= {0?tritato|tritata|tritati|tritate}
peeled and deveined
= {0?sgusciato e privato|sgusciata e privata|sgusciati e privati|sgusciate e private} del filo intestinale
cut into thin strips
= a striscioline sottili
rinsed
= {0?sciacquato|sciacquata|sciacquati|sciacquate}
chopped
= {0?tritato|tritata|tritati|tritate} grossolanamente
cubed
= a cubetti
trimmed and cut in half
= {0?mondato e diviso|mondata e divisa|mondati e divisi|mondate e divise} a metà
halved
= {0?diviso|divisa|divisi|divise} a metà
cut into bite-size pieces
= a bocconi
trimmed and cut into 2-inch pieces
= {0?mondato|mondata|mondati|mondate} e a pezzi di 5 cm
outer leaves removed, very finely minced
= senza le foglie esterne, {0?tritato|tritata|tritati|tritate} molto finemente
trimmed
= {0?mondato|mondata|mondati|mondate}
cut into strips
= a strisce
peeled
= {0?sbucciato|sbucciata|sbucciati|sbucciate}
seeded and minced
= senza semi e {0?tritato|tritata|tritati|tritate}
trimmed and sliced
= {0?mondato|mondata|mondati|mondate} e a fette
drained and sliced
= {0?scolato|scolata|scolati|scolate} e a fette
trimmed and halved
= {0?mondato e diviso|mondata e divisa|mondati e divisi|mondate e divise} a metà
finely grated
= {0?grattugiato|grattugiata|grattugiati|grattugiate} finemente
patted dry and cubed
= ben {0?asciugato|asciugata|asciugati|asciugate} e a cubetti
peeled and cubed
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a cubetti
cut into half-moons
= a mezzelune
shelled
= {0?sgranato|sgranata|sgranati|sgranate}
cut into small florets
= a cimette
stemmed and chopped
= senza gambi e {0?tritato|tritata|tritati|tritate}
halved lengthwise
= {0?diviso|divisa|divisi|divise} a metà per il lungo
thawed and squeezed dry
= {0?scongelato e ben strizzato|scongelata e ben strizzata|scongelati e ben strizzati|scongelate e ben strizzate}
cut into 1-inch pieces
= a pezzi di 2,5 cm
leaves stripped
= solo le foglie
snipped
= a pezzetti con le forbici
drained and quartered
= {0?scolato|scolata|scolati|scolate} e in quarti
shredded
= a striscioline
torn into strips
= {0?spezzettato|spezzettata|spezzettati|spezzettate} a strisce
torn
= {0?spezzettato|spezzettata|spezzettati|spezzettate} a mano
drained and flaked
= {0?scolato e sfaldato|scolata e sfaldata|scolati e sfaldati|scolate e sfaldate}
diced
= a dadini
stemmed and sliced
= senza gambi e a fette
juiced
= {0?spremuto|spremuta|spremuti|spremute}
cut into portions
= in porzioni
cut into thin cutlets
= a scaloppine sottili
peeled and cut into chunks
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a tocchetti
cut into 1-inch rounds
= a rondelle di 2,5 cm
cut into small dice
= a dadini piccoli
peeled and cut into small dice
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a dadini piccoli
crumbled
= {0?sbriciolato|sbriciolata|sbriciolati|sbriciolate}
softened
= {0?ammorbidito|ammorbidita|ammorbiditi|ammorbidite}
rinsed and picked over
= {0?sciacquato e selezionato|sciacquata e selezionata|sciacquati e selezionati|sciacquate e selezionate}
peeled and cut into small cubes
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a cubetti piccoli
cut into 1/2-inch dice
= a dadini di 1 cm
peeled and cut into 1/2-inch dice
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a dadini di 1 cm
drained and rinsed
= {0?scolato e sciacquato|scolata e sciacquata|scolati e sciacquati|scolate e sciacquate}
coarsely grated or finely chopped
= {0?grattugiato|grattugiata|grattugiati|grattugiate} grossolanamente o {0?tritato|tritata|tritati|tritate} finemente
trimmed and coarsely grated or finely chopped
= {0?mondato e grattugiato|mondata e grattugiata|mondati e grattugiati|mondate e grattugiate} grossolanamente o {0?tritato|tritata|tritati|tritate} finemente
peeled and coarsely grated or finely chopped
= {0?sbucciato e grattugiato|sbucciata e grattugiata|sbucciati e grattugiati|sbucciate e grattugiate} grossolanamente o {0?tritato|tritata|tritati|tritate} finemente
peeled and finely chopped
= {0?sbucciato e tritato|sbucciata e tritata|sbucciati e tritati|sbucciate e tritate} finemente
drained and picked over
= {0?scolato e controllato|scolata e controllata|scolati e controllati|scolate e controllate}
flaked
= {0?sfaldato|sfaldata|sfaldati|sfaldate}
cut into 3/4-inch cubes
= a cubetti di 2 cm
split
= {0?aperto|aperta|aperti|aperte} a metà
pitted and chopped
= {0?snocciolato e tritato|snocciolata e tritata|snocciolati e tritati|snocciolate e tritate}
trimmed and cut into short pieces
= {0?mondato|mondata|mondati|mondate} e a pezzi corti
cut into thin strips across the grain
= a striscioline sottili contro la fibra
cleaned
= {0?pulito|pulita|puliti|pulite}
pitted
= {0?snocciolato|snocciolata|snocciolati|snocciolate}
cut into small pieces
= a pezzetti
trimmed and cut into small pieces
= {0?mondato|mondata|mondati|mondate} e a pezzetti
peeled and cut into small pieces
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a pezzetti
cut into small cubes
= a cubetti piccoli
broken into pieces
= {0?spezzato|spezzata|spezzati|spezzate}
cut into chunks
= a tocchetti
cut into 1-inch cubes
= a cubetti di 2,5 cm
left whole
= {0?intero|intera|interi|intere}
cut into wedges
= a spicchi
cut into 2-inch pieces
= a pezzi di 5 cm
cut into thick slices
= a fette spesse
peeled and cut into thick slices
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a fette spesse
peeled and sliced
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a fette
peeled and thinly sliced
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a fettine sottili
halved and hollowed out
= {0?diviso a metà e svuotato|divisa a metà e svuotata|divisi a metà e svuotati|divise a metà e svuotate}
scrubbed and dried
= {0?spazzolato e asciugato|spazzolata e asciugata|spazzolati e asciugati|spazzolate e asciugate}
peeled and cut into wedges
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a spicchi
peeled and cut into sticks
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a bastoncini
peeled and cut into segments
= {0?pelato|pelata|pelati|pelate} a vivo e a spicchi
cored and diced
= senza torsolo e a dadini
hulled and sliced
= senza picciolo e a fette
peeled and diced
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a dadini
cut for dipping
= a bastoncini da intingere
peeled and cut for dipping
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a bastoncini da intingere
pitted and sliced
= {0?snocciolato|snocciolata|snocciolati|snocciolate} e a fette
peeled and separated
= {0?sbucciato|sbucciata|sbucciati|sbucciate} e a spicchi
pitted and quartered
= {0?snocciolato|snocciolata|snocciolati|snocciolate} e in quarti
seeded and cubed
= senza semi e a cubetti
quartered
= in quarti
cored and halved
= senza torsolo e {0?diviso|divisa|divisi|divise} a metà
pitted and halved
= {0?snocciolato e diviso|snocciolata e divisa|snocciolati e divisi|snocciolate e divise} a metà
drained and chopped
= {0?scolato e tritato|scolata e tritata|scolati e tritati|scolate e tritate}
cored and thinly sliced
= senza torsolo e a fettine sottili
pitted and thinly sliced
= {0?snocciolato|snocciolata|snocciolati|snocciolate} e a fettine sottili
left in large pieces
= a pezzi grossi
cored and finely chopped
= senza torsolo e {0?tritato|tritata|tritati|tritate} finemente
, for cooking
= , per cuocere
, for the cooking water
= , per l'acqua di cottura
Add {0} and simmer for {1}, {2}.
= Aggiungere {0} e cuocere a fuoco dolce per {1}, {2}.
Add {0} and simmer for {1}.
= Aggiungere {0} e cuocere a fuoco dolce per {1}.
Add {0} and simmer for another {1}, {2}.
= Aggiungere {0} e cuocere ancora per {1}, {2}.
Add {0} and simmer for {1}, until tender.
= Aggiungere {0} e cuocere a fuoco dolce per {1}, finché tutto è tenero.
Pour in {0}{1} and bring to a boil. {2}
= Versare {0}{1} e portare a bollore. {2}
Add {0} and simmer for another {1}.
= Aggiungere {0} e cuocere ancora per {1}.
{0} Pour in {1}{2} and bring to a boil. {3}
= {0} Versare {1}{2} e portare a bollore. {3}
Pour in {0}{1} and bring to a simmer. {2}
= Versare {0}{1} e portare a leggero bollore. {2}
{0}{1} and bring to a simmer. {2}
= {0}{1} e portare a leggero bollore. {2}
Set the pot to sauté. {0}
= Impostare la pentola su rosolatura. {0}
Stir in the {0}. Pour in {1} and bring to a boil. {2}
= Unire {0:il}. Versare {1} e portare a bollore. {2}
{0} Stir in the {1}. Pour in {2} and bring to a boil. {3}
= {0} Unire {1:il}. Versare {2} e portare a bollore. {3}
Pour in {0}{1}{2} and bring to a simmer. {3}
= Versare {0}{1}{2} e portare a leggero bollore. {3}
Pour in {0} and bring to a simmer. {1}
= Versare {0} e portare a leggero bollore. {1}
Return {0} with {1} and simmer for {2}.
= Rimettere {0} con {1} e cuocere a fuoco dolce per {2}.
Return {0} and simmer for {1}.
= Rimettere {0} e cuocere a fuoco dolce per {1}.
Return {0} with {1} and simmer for {2}, {3}.
= Rimettere {0} con {1} e cuocere a fuoco dolce per {2}, {3}.
Return {0} with {1} and simmer for another {2}.
= Rimettere {0} con {1} e cuocere ancora per {2}.
Return {0} with {1} and simmer for another {2}, {3}.
= Rimettere {0} con {1} e cuocere ancora per {2}, {3}.
Return {0} and simmer for another {1}.
= Rimettere {0} e cuocere ancora per {1}.
Add {0} and simmer for another {1}, until tender.
= Aggiungere {0} e cuocere ancora per {1}, finché tutto è tenero.
hulled and thinly sliced
= {0?privato del picciolo|privata del picciolo|privati del picciolo|private del picciolo} e a fettine sottili
`;
