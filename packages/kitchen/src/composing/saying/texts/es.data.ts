/** English, and below it the same in this language: see docs/translating.md. */
export const TEXTS = `
{0} Stir-Fry
= Salteado de {0:nu}
{0} of {1} in a glossy {2} glaze, served over {3}.
= {0} de {1:nu} con un glaseado brillante de {2:nu}, sobre {3:nu}.
A quick, saucy stir-fry
= Un salteado rápido y con mucha salsa
On the salty side, because of {0}.
= Tira a salado, por {0:el}.
{0} for {1}, {2}.
= {0} durante {1}, {2}.
Bring {0} to a boil in a pot{1}. Add {2} and cook
= Lleva {0} a ebullición en una olla{1}. Añade {2} y cuece
␣with the salt for the water
= ␣con la sal para el agua
{0} minutes
= {0} minutos
until just tender, then drain and rinse briefly so they do not stick
= hasta dejar al dente; después escurre y pasa un momento por agua para que no se apelmace
Stir together the {0} in a small bowl{1}. Have everything cut and within reach: from here it goes fast.
= Mezcla {0:el} en un cuenco pequeño{1}. Ten todo cortado y a mano: a partir de aquí va deprisa.
␣until dissolved
= ␣hasta que se disuelva
Heat {0} in a wok or your widest skillet over high heat.
= Calienta {0} en un wok o en la sartén más ancha que tengas a fuego fuerte.
Add {0} and {1} for {2}.
= Añade {0} y {1} durante {2}.
cook, stirring now and then,
= cocina, removiendo de vez en cuando,
Stir in {0} and cook {1} more, {2}.
= Incorpora {0} y cocina {1} más, {2}.
until crisp-tender
= hasta ablandar sin perder del todo la firmeza
The vegetables are bright, with a few browned spots, and still have some bite.
= Las verduras conservan el color vivo, con algún punto dorado, y todavía tienen mordida.
{0} and toss for 1 minute, until everything is glossy. Serve over {1}.
= {0} y saltea 1 minuto, hasta que todo brille. Sirve sobre {1}.
Pour in the sauce
= Vierte la salsa
Bring {0} to a boil in a pot with a lid. Stir in {1}, cover, turn the heat to low, and cook for {2}, until the water is gone. Let stand off the heat, covered, for 5 minutes, then fluff with a fork.
= Lleva {0} a ebullición en una olla con tapa. Incorpora {1}, tapa, baja el fuego al mínimo y cuece {2}, hasta que se consuma el agua. Deja reposar fuera del fuego, con la tapa puesta, 5 minutos y después suelta con un tenedor.
Keep the lid on: the steam does the cooking.
= No destapes: es el vapor el que cuece.
until hot through
= hasta calentar por completo
{0} of {1} in a glossy {2} glaze.
= {0} de {1:nu} con un glaseado brillante de {2:nu}.
{0}. Add {1} and {2}. Move to a plate.
= {0}. Añade {1} y {2}. Retira a un plato.
Heat about half of {0} in {1} over medium-high heat
= Calienta más o menos la mitad {0:de} en {1} a fuego medio-alto
a wok or your widest skillet
= un wok o la sartén más ancha que tengas
cook for {0}, turning once, {1}
= cocina {0}, dando la vuelta una vez, {1}
until opaque and firm, 145°F / 63°C inside
= hasta que la carne esté opaca y firme, a 63 °C en el centro
Let the first side brown before you touch it; it lets go of the pan by itself.
= Deja que se dore el primer lado antes de tocar nada; se despega solo de la sartén.
Heat the rest of {0} in the same pan over high heat.
= Calienta el resto {0:de} en la misma sartén a fuego fuerte.
cook, stirring often,
= cocina, removiendo a menudo,
Add {0} and cook {1} more.
= Añade {0} y cocina {1} más.
Stir in {0} and cook {1} more{2}.
= Incorpora {0} y cocina {1} más{2}.
1 minute
= 1 minuto
, until fragrant
= , hasta que desprenda aroma
{0} and toss for 1 minute, until everything is glossy. Serve at once.
= {0} y saltea 1 minuto, hasta que todo brille. Sirve enseguida.
Return {0} to the pan, pour in the sauce
= Devuelve {0} a la sartén, vierte la salsa
Put {0} in a small pot with a splash of water, cover, and warm over low heat for 5 minutes, stirring now and then, until steaming hot, 165°F / 74°C.
= Pon {0} en un cazo con un chorrito de agua, tapa y calienta a fuego bajo 5 minutos, removiendo de vez en cuando, hasta que humee, a 74 °C.
{0}. Add {1}, season with {2} and {3}. Move to a plate.
= {0}. Añade {1}, sazona con {2} y {3}. Retira a un plato.
half of the salt
= la mitad de la sal || de: de la mitad de la sal
Leave space between the pieces: a crowded pan steams instead of browning.
= Deja espacio entre los trozos: en una sartén abarrotada se cuecen en lugar de dorarse.
Add {0} and cook {1} more, {2}.
= Añade {0} y cocina {1} más, {2}.
Season with the rest of the salt.
= Sazona con el resto de la sal.
{0}. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= {0}. Añade {1} y cocina {2}, {3} {4}. Retira a un plato.
turning now and then,
= dando la vuelta de vez en cuando,
until browned and at least 145°F / 63°C inside
= hasta dorar bien y alcanzar al menos 63 °C en el centro
Stir in {0} and cook {1} more.
= Incorpora {0} y cocina {1} más.
Next, add {0} and cook {1} more, until soft.
= A continuación, añade {0} y cocina {1} más, hasta que {0?se ablande|se ablanden}.
A fast stir-fry
= Un salteado rápido
turning a few times,
= dando la vuelta unas cuantas veces,
until golden on most sides
= hasta dorar por casi todos los lados
Add {0} and {1} for {2}, until tender.
= Añade {0} y {1} durante {2}, hasta que {0?esté tierno|esté tierna|estén tiernos|estén tiernas}.
{0}. Add {1}, season with {2} and cook for {3}, {4} {5}. Move to a plate.
= {0}. Añade {1}, sazona con {2} y cocina {3}, {4} {5}. Retira a un plato.
until no longer pink and 165°F / 74°C in the thickest part
= hasta que no quede nada rosado y alcance 74 °C en la parte más gruesa
Next, add {0} and cook {1} more.
= A continuación, añade {0} y cocina {1} más.
Add {0} and cook {1} more{2}.
= Añade {0} y cocina {1} más{2}.
Season with the salt.
= Sazona con la sal.
Stir in {0} and cook {1} more, until soft.
= Incorpora {0} y cocina {1} más, hasta que {0?se ablande|se ablanden}.
{0} and toss for 1 minute, until everything is glossy. {1} Serve over {2}.
= {0} y saltea 1 minuto, hasta que todo brille. {1} Sirve sobre {2}.
Scatter {0} on top.
= Reparte {0} por encima.
Bring {0} and {1} to a boil in a pot with a lid. Stir in {2}, cover, turn the heat to low, and cook for {3}, until the water is gone. Let stand off the heat, covered, for 5 minutes, then fluff with a fork.
= Lleva {0} y {1} a ebullición en una olla con tapa. Incorpora {2}, tapa, baja el fuego al mínimo y cuece {3}, hasta que se consuma el agua. Deja reposar fuera del fuego, con la tapa puesta, 5 minutos y después suelta con un tenedor.
a third of the salt
= un tercio de la sal || de: de un tercio de la sal
Next, add {0} and cook {1} more{2}.
= A continuación, añade {0} y cocina {1} más{2}.
Next, add {0} and cook {1} more, {2}.
= A continuación, añade {0} y cocina {1} más, {2}.
Next, add {0} and cook {1} more, until tender.
= A continuación, añade {0} y cocina {1} más, hasta que {0?esté tierno|esté tierna|estén tiernos|estén tiernas}.
{0} and toss for 1 minute, until everything is glossy. {1} Serve at once.
= {0} y saltea 1 minuto, hasta que todo brille. {1} Sirve enseguida.
until wilted and tender
= hasta reducir el volumen y ablandar bien
Add {0} and cook {1} more, until soft.
= Añade {0} y cocina {1} más, hasta que {0?se ablande|se ablanden}.
Bring {0} and {1} to a boil in a small pot. Stir in {2}, cover, take off the heat, and let stand for {3}. Fluff with a fork.
= Lleva {0} y {1} a ebullición en un cazo. Incorpora {2}, tapa, retira del fuego y deja reposar {3}. Suelta con un tenedor.
Add {0} and {1} for {2}, {3}.
= Añade {0} y {1} durante {2}, {3}.
until just wilted
= justo hasta reducir el volumen
Bring {0} to a boil in a small pot. Stir in {1}, cover, take off the heat, and let stand for {2}. Fluff with a fork.
= Lleva {0} a ebullición en un cazo. Incorpora {1}, tapa, retira del fuego y deja reposar {2}. Suelta con un tenedor.
Stir in {0} and cook {1} more, until tender.
= Incorpora {0} y cocina {1} más, hasta que {0?esté tierno|esté tierna|estén tiernos|estén tiernas}.
Skillet {0} with {1}
= {0:nu} a la sartén con {1:nu}
Browned {0} with {1}, from one skillet: {2}.
= {0:nu} {0?dorado|dorada|dorados|doradas} con {1:nu}, todo en una sartén: {2}.
a weeknight supper that asks for little
= una cena de diario que pide poco
a large skillet
= una sartén grande
turning to brown all sides,
= dando la vuelta para dorar por todos los lados,
until browned with no pink left, 160°F / 71°C
= hasta dorar bien, sin nada rosado por dentro, a 71 °C
Lower the heat to medium and add the rest of {0}. {1}
= Baja el fuego a medio y añade el resto {0:de}. {1}
If the pan looks dry, a splash of water loosens the browned bits, and those are the flavor.
= Si la sartén se ve seca, un chorrito de agua despega los tostaditos del fondo, que son los que dan sabor.
Return {0} to the skillet with any juices{1}.
= Devuelve {0} a la sartén con los jugos que haya soltado{1}.
, stir in {0}, and simmer for 1 minute, until everything is coated
= , incorpora {0} y cuece a fuego lento 1 minuto, hasta que todo quede cubierto
Lower the heat to medium and add the rest of {0}. {1} {2}
= Baja el fuego a medio y añade el resto {0:de}. {1} {2}
Add {0} for the last minute.
= Añade {0} en el último minuto.
Return {0} to the skillet with any juices{1}. {2}
= Devuelve {0} a la sartén con los jugos que haya soltado{1}. {2}
until hot through and lightly browned
= hasta calentar por completo y dorar un poco
Return {0} to the skillet with any juices{1}. Finish with {2}.
= Devuelve {0} a la sartén con los jugos que haya soltado{1}. Termina con {2}.
a squeeze of {0}
= un chorrito de zumo de {0:nu.sg}
dinner with one pan to wash
= una cena con una sola sartén que fregar
Return {0} to the skillet with any juices{1}. {2} Finish with {3}.
= Devuelve {0} a la sartén con los jugos que haya soltado{1}. {2} Termina con {3}.
a splash of {0}
= un chorrito de {0:nu}
Skillet {0} with {1} and {2}
= {0:nu} a la sartén con {1:nu} y {2:nu}
Return {0} to the skillet with any juices{1}. Spoon over {2}.
= Devuelve {0} a la sartén con los jugos que haya soltado{1}. Sirve sobre {2}.
plain cooking, done well
= cocina sencilla, bien hecha
Return {0} to the skillet with any juices{1}. {2} Finish with {3}. Spoon over {4}.
= Devuelve {0} a la sartén con los jugos que haya soltado{1}. {2} Termina con {3}. Sirve sobre {4}.
breaking up the lumps with a spoon,
= deshaciendo los grumos con una cuchara,
Return {0} to the skillet with any juices{1}. {2} Spoon over {3}.
= Devuelve {0} a la sartén con los jugos que haya soltado{1}. {2} Sirve sobre {3}.
␣and warm through for 1 minute
= ␣y calienta 1 minuto
until tender, then drain well and cover
= hasta ablandar; después escurre bien y tapa
Finish with a splash of {0}.
= Termina con un chorrito de {0:nu}.
Return {0} to the skillet with any juices{1}. {2} {3} Spoon over {4}.
= Devuelve {0} a la sartén con los jugos que haya soltado{1}. {2} {3} Sirve sobre {4}.
Finish with a squeeze of {0}.
= Termina con un chorrito de zumo de {0:nu.sg}.
until soft and starting to break down
= hasta que se ablande y empiece a deshacerse
Add {0} and cook {1} more, until tender.
= Añade {0} y cocina {1} más, hasta que {0?esté tierno|esté tierna|estén tiernos|estén tiernas}.
until browned with no pink left, 165°F / 74°C
= hasta dorar bien, sin nada rosado por dentro, a 74 °C
Return {0} to the skillet with any juices{1}. {2} {3}
= Devuelve {0} a la sartén con los jugos que haya soltado{1}. {2} {3}
Return {0} to the skillet with any juices{1}. Finish with {2}. Spoon over {3}.
= Devuelve {0} a la sartén con los jugos que haya soltado{1}. Termina con {2}. Sirve sobre {3}.
Pan-Seared {0} and {1}
= {0:nu} y {1:nu} a la sartén
{0}: {1} with {2}, cooked simply.
= {0}: {1:nu} con {2:nu}, sin complicaciones.
Crisp outside, juicy inside
= Con el exterior crujiente y el interior jugoso
{0} with {1}.
= {0} con {1}.
Season {0} on both sides
= Sazona {0} por ambos lados
A dry surface browns; a wet one sticks.
= Una superficie seca se dora; una húmeda se pega.
Put {0} in a covered pan with {1} and steam over medium heat for {2}, until just tender. Drain{3} and keep warm.
= Pon {0} en una cazuela tapada con {1} y cuece al vapor a fuego medio {2}, hasta que {0?esté justo tierno|esté justo tierna|estén justo tiernos|estén justo tiernas}. Escurre{3} y reserva al calor.
, season with a pinch of the salt,
= , sazona con una pizca de la sal
Heat {0} in a heavy skillet over medium-high heat until it shimmers. Lay in {1} and {2}. Move to a plate.
= Calienta {0} en una sartén de fondo grueso a fuego medio-alto hasta que brille. Coloca {1} y {2}. Retira a un plato.
A deep golden crust that releases from the pan.
= Una costra dorada oscura que se despega de la sartén.
Take the pan off the heat, stir {0} into what is left in it, and spoon over {1}.
= Retira la sartén del fuego, mezcla {0} con lo que haya quedado en ella y vierte sobre {1}.
Serve at once{0}.
= Sirve enseguida{0}.
␣with {0} alongside
= ␣con {0} al lado
Pan-Seared {0} with {1}
= {0:nu} a la sartén con {1:nu}
{0}: {1}, cooked simply.
= {0}: {1:nu}, sin complicaciones.
A hard sear and nothing to hide behind
= Bien dorado y sin nada tras lo que esconderse
{0} with {1}.{2}
= {0} con {1}.{2}
␣Slice thick pieces in half through the middle so that they cook evenly.
= ␣Abre los trozos gruesos por la mitad a lo largo para que se hagan por igual.
Heat {0} in a heavy skillet over medium-high heat until it shimmers. Lay in {1} and cook for {2}, {3} {4}. Move to a plate.
= Calienta {0} en una sartén de fondo grueso a fuego medio-alto hasta que brille. Coloca {1} y cocina {2}, {3} {4}. Retira a un plato.
Let {0} rest for 3 minutes, then serve
= Deja reposar {0} 3 minutos y sirve
␣with {0} spooned over the top
= ␣con {0} por encima
Put {0} in a covered pan with {1} and steam over medium heat for {2}, until just tender. Drain and keep warm.
= Pon {0} en una cazuela tapada con {1} y cuece al vapor a fuego medio {2}, hasta que {0?esté justo tierno|esté justo tierna|estén justo tiernos|estén justo tiernas}. Escurre y reserva al calor.
Serve at once{0}{1}.
= Sirve enseguida{0}{1}.
␣and {0} alongside
= ␣y {0} al lado
Pan-Seared {0}
= {0:nu} a la sartén
Serve at once.
= Sirve enseguida.
turning once halfway,
= dando la vuelta una vez a media cocción,
until opaque and flaking easily, 145°F / 63°C in the middle
= hasta que la carne esté opaca y se separe en láminas con facilidad, a 63 °C en el centro
Pan-Seared {0} with Butter
= {0:nu} a la sartén con mantequilla
Crisp {0}
= {0:nu} {0?crujiente|crujientes}
Thin {0} in a light seasoned crust, fried until golden.
= {0:nu} {0?fino|fina|finos|finas} con un rebozado ligero y sazonado, a la sartén hasta dorar.
Spread {0} in a shallow dish and mix it with {1}. Press both sides of {2} into it and shake off the excess.
= Extiende {0} en una fuente baja y mezcla con {1}. Presiona los dos lados {2:de} en la mezcla y sacude el exceso.
Heat {0} in a large skillet over medium-high heat. Add {1} in one layer and fry for {2} minutes, turning once, {3}.
= Calienta {0} en una sartén grande a fuego medio-alto. Añade {1} en una sola capa y fríe {2} minutos, dando la vuelta una vez, {3}.
Work in two batches if they do not fit; crowding makes the crust soggy.
= Si no cabe todo, hazlo en dos tandas; si se amontona, el rebozado se reblandece.
Golden and crisp at the edges.
= Dorado y crujiente por los bordes.
Drain on paper towels for 2 minutes. Serve hot{0}.
= Escurre sobre papel de cocina 2 minutos. Sirve caliente{0}.
, with {0} on the side
= , con {0} al lado
Crisp {0} Cutlets
= Filetes crujientes de {0:nu}
Thin {0} cutlets in a light seasoned crust, fried until golden.
= Filetes finos de {0:nu} con un rebozado ligero y sazonado, fritos hasta dorar.
, scattered with {0}
= , con {0} por encima
Drain on paper towels for 2 minutes. Serve hot{0}{1}.
= Escurre sobre papel de cocina 2 minutos. Sirve caliente{0}{1}.
Crisp {0} with {1}
= {0:nu} {0?crujiente|crujientes} con {1:nu}
␣with {0} sprinkled over
= ␣con {0} espolvoreado por encima
Crisp {0} Cutlets with {1}
= Filetes crujientes de {0:nu} con {1:nu}
Drain on paper towels for 2 minutes. Serve hot{0}{1}{2}.
= Escurre sobre papel de cocina 2 minutos. Sirve caliente{0}{1}{2}.
Drain on paper towels for 2 minutes. Serve hot.
= Escurre sobre papel de cocina 2 minutos. Sirve caliente.
Seared {0} with {1}
= {0:nu} bien {0?dorado|dorada|dorados|doradas} con {1:nu}
{0} seared in one piece, rested, with {1}{2}.
= {0:nu} {0?dorado|dorada|dorados|doradas} en una pieza, con su reposo, con {1:nu}{2}.
, in a quick pan sauce
= , con una salsa rápida hecha en la sartén
Heat half of {0} in a large heavy skillet over medium heat. {1} {2} Move to a plate.
= Calienta la mitad {0:de} en una sartén grande de fondo grueso a fuego medio. {1} {2} Retira a un plato.
Season with half of the salt.
= Sazona con la mitad de la sal.
Season {0} on both sides with {1}. {2} over medium-high heat until it shimmers. Lay in {3} and cook for {4}, turning once, {5}. Move to a board and let rest for 5 minutes.
= Sazona {0} por ambos lados con {1}. {2} a fuego medio-alto hasta que brille. Coloca {3} y cocina {4}, dando la vuelta una vez, {5}. Pasa a una tabla y deja reposar 5 minutos.
the rest of the salt
= el resto de la sal || de: del resto de la sal
Heat the rest of {0} in the skillet
= Calienta el resto {0:de} en la sartén
Leave it alone while it browns: it lets go of the pan by itself.
= No toques la carne mientras se dora: se despega sola de la sartén.
Lower the heat to medium. {0} {1} {2} Stir in the juices from the board.
= Baja el fuego a medio. {0} {1} {2} Incorpora los jugos de la tabla.
Add {0} to the skillet and stir for 1 minute.
= Añade {0} a la sartén y remueve 1 minuto.
Pour in {0}, scrape up the browned bits, and let it bubble for 3 minutes.
= Vierte {0}, rasca los tostaditos del fondo y deja borbotear 3 minutos.
Stir in {0} and simmer for 1 minute, until it coats a spoon.
= Incorpora {0} y cuece a fuego lento 1 minuto, hasta que nape la cuchara.
Serve {0} with {1}{2}.
= Sirve {0} con {1}{2}.
, and spoon over what is in the pan
= ␣y vierte por encima lo que quede en la sartén
Put {0} in a pot with {1}{2} and bring to a boil. Simmer
= Pon {0} en una olla con {1}{2} y lleva a ebullición. Cuece a fuego lento
␣and the salt for the water
= ␣y la sal para el agua
until a knife slides in without resistance, then save a cup of the water and drain
= hasta que un cuchillo entre sin resistencia; después reserva una taza del agua y escurre
Crush {0} roughly with a fork{1}, cover, and keep warm.
= Aplasta {0} toscamente con un tenedor{1}, tapa y reserva al calor.
␣and a spoonful of the saved water
= ␣y una cucharada del agua reservada
Heat {0} in the skillet
= Calienta {0} en la sartén
Lower the heat to medium. {0} {1} Stir in the juices from the board.
= Baja el fuego a medio. {0} {1} Incorpora los jugos de la tabla.
Lower the heat to medium. {0} Stir in the juices from the board.
= Baja el fuego a medio. {0} Incorpora los jugos de la tabla.
{0} with {1}{2}.
= {0} con {1}{2}.
Slice {0} across the grain and serve
= Corta {0} en lonchas contra la fibra y sirve
{0} seared {1}, rested, with {2}{3}.
= {0:nu} {0?dorado|dorada|dorados|doradas} {1}, con su reposo, con {2:nu}{3}.
in thick rounds
= en rodajas gruesas
Score the skin of {0}, season with {1}, and lay skin side down in a cold heavy skillet. Set over medium heat and cook for 10 minutes, until the fat has run out and the skin is deep gold. Spoon off most of the fat, turn, and cook for 7 minutes more, until no longer pink and 165°F / 74°C in the thickest part. Move to a board and let rest for 5 minutes.
= Haz unos cortes en la piel {0:de}, sazona con {1} y coloca con la piel hacia abajo en una sartén fría de fondo grueso. Pon a fuego medio y cocina 10 minutos, hasta que suelte la grasa y la piel esté bien dorada. Retira casi toda la grasa con una cuchara, da la vuelta y cocina 7 minutos más, hasta que no quede nada rosado y alcance 74 °C en la parte más gruesa. Pasa a una tabla y deja reposar 5 minutos.
Keep the fat: potatoes fried in it are the best there are.
= Guarda la grasa: no hay patatas mejores que las fritas en ella.
until a knife slides in without resistance, then drain
= hasta que un cuchillo entre sin resistencia; después escurre
Crush {0} roughly with a fork and half of {1}, cover, and keep warm.
= Aplasta {0} toscamente con un tenedor y la mitad {1:de}, tapa y reserva al calor.
{0} seared in one piece, rested, with {1}.
= {0:nu} {0?dorado|dorada|dorados|doradas} en una pieza, con su reposo, con {1:nu}.
Add {0} and {1} for {2}, until soft.
= Añade {0} y {1} durante {2}, hasta que {0?se ablande|se ablanden}.
Seared {0} with Salad
= {0:nu} bien {0?dorado|dorada|dorados|doradas} con ensalada
{0} seared {1}, rested, with {2}.
= {0:nu} {0?dorado|dorada|dorados|doradas} {1}, con su reposo, con {2:nu}.
Serve {0} with {1}.
= Sirve {0} con {1}.
{0} Cottage Pie
= Pastel de puré con {0:nu}
{0} in a thick sauce under a browned lid of mash: cheap, filling, and as good tomorrow.
= {0:nu} en una salsa espesa bajo una capa dorada de puré: barato, saciante e igual de bueno al día siguiente.
Heat the oven to 400°F / 200°C.
= Calienta el horno a 200 °C.
Heat {0} in a large skillet over medium heat. {1}
= Calienta {0} en una sartén grande a fuego medio. {1}
{0} Stir in {1}. Pour in {2}{3} and simmer for 6 minutes, until thick.
= {0} Incorpora {1}. Vierte {2}{3} y cuece a fuego lento 6 minutos, hasta que espese.
Add {0} and cook for {1}, {2} {3}.
= Añade {0} y cocina {1}, {2} {3}.
, season with {0},
= , sazona con {0}
The filling is moist and nothing runs when you draw a spoon through it.
= El relleno está jugoso y nada corre al pasar una cuchara.
Stir {0} with {1} until it spreads.
= Mezcla {0} con {1} hasta que se pueda untar.
Spread the filling in a baking dish and cover with the mash. Rough it up with a fork. Bake for 25 minutes, until bubbling at the edge and browned on top. Let stand for 5 minutes.
= Extiende el relleno en una fuente de horno y cubre con el puré. Marca la superficie con un tenedor. Hornea 25 minutos, hasta que borbotee por el borde y se dore por encima. Deja reposar 5 minutos.
The ridges of the fork are what turns crisp.
= Los surcos del tenedor son los que se ponen crujientes.
{0} Pour in {1}{2} and simmer for 6 minutes, until thick.
= {0} Vierte {1}{2} y cuece a fuego lento 6 minutos, hasta que espese.
Stir in {0} with {1}.
= Incorpora {0} con {1}.
Mash {0} with {1} until smooth.
= Machaca {0} con {1} hasta obtener un puré fino.
Spread the filling in a baking dish and cover with the mash{0}. Rough it up with a fork. Bake for 25 minutes, until bubbling at the edge and browned on top. Let stand for 5 minutes.
= Extiende el relleno en una fuente de horno y cubre con el puré{0}. Marca la superficie con un tenedor. Hornea 25 minutos, hasta que borbotee por el borde y se dore por encima. Deja reposar 5 minutos.
; scatter {0} on top
= ; reparte {0} por encima
{0} Pie with Mash
= Pastel de {0:nu} con puré
Take out {0}.
= Saca {0}.
{0} Bubble and Squeak with Eggs
= Trinxat de {0:nu} con huevos
Mash and {0} of yesterday, fried until crusty{1}.
= Puré y {0:nu} del día anterior, a la sartén hasta que hacen costra{1}.
, with a fried egg
= , con un huevo frito
Heat half of {0} {1} over medium heat. {2}
= Calienta la mitad {0:de} {1} a fuego medio. {2}
in a large nonstick skillet
= en una sartén antiadherente grande
Stir in {0}. Season with {1}. Press flat with a spatula and fry for 6 minutes, until a brown crust forms underneath. Turn in pieces, add the rest of the {2}, press again, and fry for 6 minutes more, until steaming hot, 165°F / 74°C.
= Incorpora {0}. Sazona con {1}. Aplasta con una espátula y fríe 6 minutos, hasta que se forme una costra dorada por debajo. Da la vuelta por trozos, añade el resto {2:de}, aplasta de nuevo y fríe 6 minutos más, hasta que humee, a 74 °C.
Do not stir: the crust is the dish.
= No remuevas: la costra es la gracia del plato.
Push to one side, crack in {0}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Aparta a un lado, casca {0}, tapa y fríe 4 minutos, hasta que las claras cuajen y las yemas estén tan firmes como te gusten.
Cook the yolks through (160°F / 71°C) for anyone who should not eat soft eggs.
= Cuaja bien las yemas (71 °C) para quien no deba comer huevo poco hecho.
Divide between plates.
= Reparte en los platos.
{0} Bubble and Squeak with {1}
= Trinxat de {0:nu} con {1:nu}
Set a large nonstick skillet over medium heat with a little of {0}. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Pon una sartén antiadherente grande a fuego medio con un poco {0:de}. Añade {1} y cocina {2}, {3} {4}. Retira a un plato.
Add half of {0} to the skillet over medium heat. {1}
= Añade la mitad {0:de} a la sartén a fuego medio. {1}
Divide between plates with {0}.
= Reparte en los platos con {0}.
Mash and {0} of yesterday, fried until crusty.
= Puré y {0:nu} del día anterior, a la sartén hasta que hacen costra.
turning as needed,
= dando la vuelta cuando haga falta,
until browned and crisp
= hasta dorar, con el exterior crujiente
{0} Tart
= Tarta salada de {0:nu}
A crisp sheet of puff pastry with {0}.
= Una lámina crujiente de hojaldre con {0:nu}.
Heat the oven to 425°F / 220°C and line a sheet pan with paper.
= Calienta el horno a 220 °C y forra una bandeja con papel de hornear.
Heat {0} in a large skillet over medium heat. {1} Season with {2}. Let cool for 5 minutes.
= Calienta {0} en una sartén grande a fuego medio. {1} Sazona con {2}. Deja templar 5 minutos.
Cook off the water now: wet vegetables make a soggy tart.
= Evapora ahora el agua: las verduras húmedas reblandecen la masa.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork. {1}
= Extiende {0} en la bandeja, marca una línea a 2,5 cm del borde y pincha el centro con un tenedor. {1}
Spread {0} inside the line.
= Extiende {0} dentro de la línea.
Spread {0} over the middle and top with {1}. Bake for 22 minutes, until the edge is puffed and deep gold and the bottom is dry.
= Extiende {0} en el centro y cubre con {1}. Hornea 22 minutos, hasta que el borde suba y esté bien dorado y la base esté seca.
Lift a corner: it is brown underneath.
= Levanta una esquina: está dorada por debajo.
Let stand for 5 minutes, cut into squares, and serve warm.
= Deja reposar 5 minutos, corta en cuadrados y sirve templada.
Heat {0} in a large skillet over medium heat. {1} Stir in {2}. Season with {3}. Let cool for 5 minutes.
= Calienta {0} en una sartén grande a fuego medio. {1} Incorpora {2}. Sazona con {3}. Deja templar 5 minutos.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork.
= Extiende {0} en la bandeja, marca una línea a 2,5 cm del borde y pincha el centro con un tenedor.
Let stand for 5 minutes, cut into squares, and serve warm with {0}.
= Deja reposar 5 minutos, corta en cuadrados y sirve templada con {0}.
Heat {0} in a large skillet over medium heat. {1} {2} Season with {3}. Let cool for 5 minutes.
= Calienta {0} en una sartén grande a fuego medio. {1} {2} Sazona con {3}. Deja templar 5 minutos.
Beat {0} and brush it over the edge.
= Bate {0} y pincela el borde.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork. {1} {2}
= Extiende {0} en la bandeja, marca una línea a 2,5 cm del borde y pincha el centro con un tenedor. {1} {2}
Heat {0} in a large skillet over medium heat. {1} {2} Stir in {3}. Season with {4}. Let cool for 5 minutes.
= Calienta {0} en una sartén grande a fuego medio. {1} {2} Incorpora {3}. Sazona con {4}. Deja templar 5 minutos.
Pressure-Cooker {0} Stew
= Guiso de {0:nu} en olla a presión
A thick stew from dried {0}, with {1}.
= Un guiso espeso de {0:nu}, con {1:nu}.
Set the pressure cooker to sauté and heat {0}. {1} {2}
= Pon la olla a presión en modo sofreír y calienta {0}. {1} {2}
Add {0} and {1} for {2}{3}.
= Añade {0} y {1} durante {2}{3}.
Stir in {0}{1}. Lock the lid and cook at high pressure for 40 minutes. Let the pressure fall for 20 minutes, then release the rest.
= Incorpora {0}{1}. Cierra la tapa y cuece a presión alta 40 minutos. Deja bajar la presión 20 minutos y libera la que quede.
, and season with {0}
= ␣y sazona con {0}
No soaking is needed. Beans that are still firm get 10 minutes more at pressure.
= No hace falta remojo. A las legumbres que sigan duras, dales 10 minutos más a presión.
Set the pot to sauté. Stir in {0} and simmer for 8 minutes, until tender and thick.
= Pon la olla en modo sofreír. Incorpora {0} y cuece a fuego lento 8 minutos, hasta ablandar y espesar.
Crush a few beans against the side to thicken the stew and ladle into bowls.
= Aplasta unas cuantas legumbres contra la pared para espesar el guiso y sirve en cuencos.
Crush a few beans against the side to thicken the stew and ladle into bowls, with {0} on top.
= Aplasta unas cuantas legumbres contra la pared para espesar el guiso y sirve en cuencos, con {0} por encima.
Set the pressure cooker to sauté and heat {0}.
= Pon la olla a presión en modo sofreír y calienta {0}.
Set the pressure cooker to sauté and heat {0}. {1}
= Pon la olla a presión en modo sofreír y calienta {0}. {1}
A thick stew from dried {0}, with .
= Un guiso espeso de {0:nu}.
Steamed {0} with {1}
= {0:nu} al vapor con {1:nu}
{0} steamed with {1}, finished with {2} and hot oil.
= {0:nu} al vapor con {1:nu}, con un final de {2:nu} y aceite caliente.
Pour an inch of water into a wide pot with a lid, set a rack or an upturned bowl in it, and bring to a boil. Lay {0} on a heatproof plate, and scatter with {1}.
= Vierte 2,5 cm de agua en una cazuela ancha con tapa, pon dentro una rejilla o un cuenco boca abajo y lleva a ebullición. Coloca {0} en un plato resistente al calor y reparte {1} por encima.
Set the plate on the rack, cover, and steam {0} for {1} minutes, {2}.
= Pon el plato sobre la rejilla, tapa y cuece {0} al vapor {1} minutos, {2}.
Open the lid away from you. A thick piece takes 2 minutes longer.
= Abre la tapa hacia el lado contrario a ti. Un trozo grueso tarda 2 minutos más.
Pour off the water on the plate. Spoon {0} over {1}{2}.
= Tira el agua del plato. Vierte {0} sobre {1}{2}.
␣and scatter with {0}
= ␣y esparce {0}
Heat {0} in a small pan for 2 minutes, until it shimmers, and pour it over: it should sizzle. Serve at once.
= Calienta {0} en una sartén pequeña 2 minutos, hasta que brille, y vierte por encima: debe chisporrotear. Sirve enseguida.
Pour an inch of water into a wide pot with a lid, set a rack or an upturned bowl in it, and bring to a boil. Lay {0} on a heatproof plate{1}, and scatter with {2}.
= Vierte 2,5 cm de agua en una cazuela ancha con tapa, pon dentro una rejilla o un cuenco boca abajo y lleva a ebullición. Coloca {0} en un plato resistente al calor{1} y reparte {2} por encima.
, season with {0}salt
= , sazona con {0}sal
the rest of the␣
= el resto de la␣
Set the plate on the rack, cover, and steam {0} for {1} minutes{2}, {3}.
= Pon el plato sobre la rejilla, tapa y cuece {0} al vapor {1} minutos{2}, {3}.
. Lay {0} around it and steam for {1} minutes more
= . Coloca {0} alrededor y cuece al vapor {1} minutos más
Pour off the water on the plate. Spoon {0} over {1}.
= Tira el agua del plato. Vierte {0} sobre {1}.
Heat {0} in a small pan for 2 minutes, until it shimmers, and pour it over: it should sizzle. Serve at once with {1}.
= Calienta {0} en una sartén pequeña 2 minutos, hasta que brille, y vierte por encima: debe chisporrotear. Sirve enseguida con {1}.
, season with salt
= , sazona con sal
{0} and {1} Hash with {2}
= Sartén de {0:nu} y {1:nu} con {2:nu}
Crisp-edged {0} with {1}, {2}.
= {0:nu} de bordes crujientes con {1:nu}, {2}.
good for breakfast and better for supper
= para desayunar bien y cenar aún mejor
Set a large skillet over medium heat. Add {0} and cook for {1}, {2} {3}. Move to a plate and leave the fat in the pan.
= Pon una sartén grande a fuego medio. Añade {0} y cocina {1}, {2} {3}. Retira a un plato y deja la grasa en la sartén.
{0} over medium heat. Add {1} in one layer, season with {2}, cover, and cook for 10 minutes. Uncover and cook 6 minutes more, turning now and then.
= {0} a fuego medio. Añade {1} en una sola capa, sazona con {2}, tapa y cocina 10 minutos. Destapa y cocina 6 minutos más, dando la vuelta de vez en cuando.
Add {0} to the skillet
= Añade {0} a la sartén
Turn the potatoes seldom: a crust needs time against the pan.
= Mueve poco las patatas: la costra necesita tiempo en contacto con la sartén.
Tender all the way through, with crisp brown edges.
= Tierno hasta el centro, con los bordes dorados y crujientes.
Stir {0} back in and warm through for 1 minute.
= Devuelve {0} a la sartén y calienta 1 minuto.
Make hollows in the hash, crack in {0}, cover, and cook for 5 minutes, until the whites are set and the yolks are as firm as you like.
= Haz huecos en la mezcla, casca {0} dentro, tapa y cocina 5 minutos, hasta que las claras cuajen y las yemas estén tan firmes como te gusten.
For children and in pregnancy, cook until the yolks are firm too (160°F / 71°C).
= Para niños y embarazadas, cocina hasta que las yemas también estén firmes (71 °C).
Serve straight from the skillet
= Sirve directamente en la sartén
, and pass {0} at the table
= , y lleva {0} a la mesa
{0} and {1} Hash
= Sartén de {0:nu} y {1:nu}
Heat {0} in a large skillet
= Calienta {0} en una sartén grande
a skillet breakfast that works at any hour
= un desayuno de sartén que vale para cualquier hora
Divide between plates
= Reparte en los platos
{0} with {1} on top.
= {0} con {1} por encima.
{0} with {1} on top{2}.
= {0} con {1} por encima{2}.
{0} Hash with {1}
= Sartén de {0:nu} con {1:nu}
Crisp-edged {0}, {1}.
= {0:nu} de bordes crujientes, {1}.
Make a hollow in the hash, crack in {0}, cover, and cook for 5 minutes, until the whites are set and the yolks are as firm as you like.
= Haz un hueco en la mezcla, casca {0} dentro, tapa y cocina 5 minutos, hasta que las claras cuajen y las yemas estén tan firmes como te gusten.
{0} Fritters
= Tortitas saladas de {0:nu}
Little golden fritters of {0}, crisp at the edges and soft inside.
= Tortitas doradas de {0:nu}, crujientes por los bordes y tiernas por dentro.
{0} Add {1}, stir in {2}, and season with {3}. The batter should just hold together on a spoon.
= {0} Añade {1}, incorpora {2} y sazona con {3}. La masa debe sostenerse lo justo en la cuchara.
Mash {0} roughly in a large bowl and beat in {1}.
= Machaca {0} toscamente en un cuenco grande y bate con {1}.
Heat {0} in a large skillet over medium heat. Drop in heaped tablespoons, flatten them, and fry for 4 minutes. Flip and fry for 4 minutes more, until deep golden and set in the middle.
= Calienta {0} en una sartén grande a fuego medio. Echa cucharadas colmadas, aplástalas y fríe 4 minutos. Da la vuelta y fríe 4 minutos más, hasta que estén bien doradas y cuajadas en el centro.
Brown and crisp outside; no wet batter inside (160°F / 71°C).
= Doradas y crujientes por fuera; sin masa líquida por dentro (71 °C).
Drain on paper towels and serve hot{0}.
= Escurre sobre papel de cocina y sirve caliente{0}.
␣with {0} for dipping
= ␣con {0} para mojar
Wrap {0} in a clean towel and wring out as much liquid as you can.
= Envuelve {0} en un paño limpio y retuerce para sacar todo el líquido que puedas.
This is the step that decides between crisp and soggy.
= De este paso depende que queden crujientes o blandas.
Little golden fritters of {0} with {1}, crisp at the edges and soft inside.
= Tortitas doradas de {0:nu} con {1:nu}, crujientes por los bordes y tiernas por dentro.
Beat {0} in a large bowl.
= Bate {0} en un cuenco grande.
Drain on paper towels and serve hot.
= Escurre sobre papel de cocina y sirve caliente.
Garlicky {0}
= {0:nu} al ajillo
softened with plenty of garlic
= con mucho ajo y a fuego suave
a side that often becomes the meal
= una guarnición que a menudo acaba siendo la comida
Season with {0}. {1} Serve warm.
= Sazona con {0}. {1} Sirve caliente.
Sprinkle with {0}.
= Espolvorea con {0}.
Sautéed {0}
= {0:nu} {0?salteado|salteada|salteados|salteadas}
cooked quickly in a hot pan
= a fuego vivo en un momento
five minutes of attention, no more
= cinco minutos de atención, ni uno más
Season with {0}. {1} Top with {2}. Serve warm.
= Sazona con {0}. {1} Corona con {2}. Sirve caliente.
Season with {0}. Serve warm.
= Sazona con {0}. Sirve caliente.
Season with {0}. Top with {1}. Serve warm.
= Sazona con {0}. Corona con {1}. Sirve caliente.
Sautéed {0} on Toast
= Tostada con {0:nu} {0?salteado|salteada|salteados|salteadas}
Season with {0}. {1} Top with {2}. {3}
= Sazona con {0}. {1} Corona con {2}. {3}
Toast {0} and pile everything on top.
= Tuesta {0} y monta todo encima.
Season with {0}. Top with {1}. {2}
= Sazona con {0}. Corona con {1}. {2}
Garlicky {0} on Toast
= Tostada con {0:nu} al ajillo
Season with {0}. {1}
= Sazona con {0}. {1}
Season with {0}. {1} {2}
= Sazona con {0}. {1} {2}
{0} Frittata
= Frittata de {0:nu}
A thick frittata with {0}, {1}.
= Una frittata gruesa de {0:nu}, {1}.
as good cold tomorrow as it is warm tonight
= tan buena fría mañana como templada esta noche
Heat the oven to 375°F / 190°C.
= Calienta el horno a 190 °C.
Whisk {0} in a bowl with {1}. {2}
= Bate {0} en un cuenco con {1}. {2}
Stir in about half of {0}.
= Incorpora más o menos la mitad {0:de}.
Heat {0} in a {1} skillet over medium heat. Add {2} and cook for {3}, {4} {5}.
= Calienta {0} en una sartén {1} a fuego medio. Añade {2} y cocina {3}, {4} {5}.
medium ovenproof
= mediana apta para horno
Pour in the egg mixture and cook without stirring for 2 minutes, until the edge sets.{0} Bake for 12 minutes, until the eggs are set in the middle, 160°F / 71°C.
= Vierte la mezcla de huevo y cocina sin remover 2 minutos, hasta que cuaje el borde.{0} Hornea 12 minutos, hasta que el huevo cuaje en el centro, a 71 °C.
␣Scatter the rest of {0} on top.
= ␣Reparte el resto {0:de} por encima.
Puffed at the edge and barely trembling in the center.
= Inflada por los bordes y apenas temblorosa en el centro.
Let stand for 3 minutes, then cut into wedges{0}. Good warm or cold.
= Deja reposar 3 minutos y corta en cuñas{0}. Buena tanto templada como fría.
Whisk {0} in a bowl with {1}.
= Bate {0} en un cuenco con {1}.
Pour in the egg mixture and cook without stirring for 2 minutes, until the edge sets. Bake for 12 minutes, until the eggs are set in the middle, 160°F / 71°C.
= Vierte la mezcla de huevo y cocina sin remover 2 minutos, hasta que cuaje el borde. Hornea 12 minutos, hasta que el huevo cuaje en el centro, a 71 °C.
Let stand for 3 minutes, then cut into wedges. Good warm or cold.
= Deja reposar 3 minutos y corta en cuñas. Buena tanto templada como fría.
cut into wedges at the table
= cortada en cuñas en la mesa
Heat {0} in a {1} skillet over medium heat. {2}
= Calienta {0} en una sartén {1} a fuego medio. {2}
Drive off the water from the vegetables now, or the frittata weeps later.
= Evapora ahora el agua de las verduras o la frittata la soltará después.
Stovetop {0} Frittata
= Frittata de {0:nu} sin horno
medium nonstick
= mediana antiadherente
Turn the heat to low, pour in the egg mixture, and stir once.{0} Cover and cook for 12 minutes, until the eggs are set on top, 160°F / 71°C.
= Baja el fuego al mínimo, vierte la mezcla de huevo y remueve una vez.{0} Tapa y cocina 12 minutos, hasta que el huevo cuaje por arriba, a 71 °C.
Low and slow: if the bottom colors quickly, the heat is too high.
= Despacio y a fuego bajo: si la base se dora enseguida, el fuego está demasiado fuerte.
No liquid egg runs when you tilt the pan.
= Al inclinar la sartén no corre huevo líquido.
Turn the heat to low, pour in the egg mixture, and stir once. Cover and cook for 12 minutes, until the eggs are set on top, 160°F / 71°C.
= Baja el fuego al mínimo, vierte la mezcla de huevo y remueve una vez. Tapa y cocina 12 minutos, hasta que el huevo cuaje por arriba, a 71 °C.
{0} Omelette
= Tortilla francesa de {0:nu}
A soft folded omelette filled with {0}.
= Una tortilla doblada y jugosa, rellena de {0:nu}.
Beat {0} with {1} until no streaks of white remain.
= Bate {0} con {1} hasta que no queden vetas de clara.
{0} {1} {2} Tip onto a plate.
= {0} {1} {2} Pasa a un plato.
Warm half of {0} in a nonstick skillet over medium heat.
= Calienta la mitad {0:de} en una sartén antiadherente a fuego medio.
{0} Pour in {1} and draw the set edges to the middle, letting the loose egg run underneath, for 3 minutes, until the eggs are just set.
= {0} Vierte {1} y lleva los bordes cuajados hacia el centro, dejando que el huevo líquido corra por debajo, 3 minutos, hasta que el huevo esté justo cuajado.
Wipe out the skillet, return it to medium heat, and swirl in the rest of {0}.
= Limpia la sartén, ponla de nuevo a fuego medio y extiende en ella el resto {0:de}.
For very young, old or pregnant eaters cook it until firm throughout (160°F / 71°C).
= Para niños pequeños, personas mayores o embarazadas, cuájala por completo (71 °C).
Moist on top, but nothing runs.
= Jugosa por arriba, pero sin que nada corra.
{0}, and slide onto a plate. Finish with {1}.
= {0} y desliza a un plato. Termina con {1}.
Lay {0} over one half, fold the other half over
= Coloca {0} sobre una mitad, dobla la otra por encima
{0}, and slide onto a plate.
= {0} y desliza a un plato.
{0} {1} Tip onto a plate.
= {0} {1} Pasa a un plato.
Melt half of {0} in a nonstick skillet over medium heat.
= Derrite la mitad {0:de} en una sartén antiadherente a fuego medio.
Set a nonstick skillet over medium heat and swirl in {0}.
= Pon una sartén antiadherente a fuego medio y extiende en ella {0}.
Plain French Omelette
= Tortilla francesa
A soft folded omelette{0}.
= Una tortilla doblada y jugosa{0}.
, all about the eggs
= , puro huevo
Fold in half, and slide onto a plate.
= Dobla por la mitad y desliza a un plato.
Fold in half, and slide onto a plate. Finish with {0}.
= Dobla por la mitad y desliza a un plato. Termina con {0}.
Scrambled Eggs on {0}
= Huevos revueltos sobre {0:nu}
Slow-stirred eggs, and something crisp underneath.
= Huevos removidos sin prisa, con algo crujiente debajo.
Warm {0} in a dry nonstick skillet over medium heat for 3 minutes, turning once. Move to a plate. Beat {1} with a fork{2}.
= Calienta {0} en una sartén antiadherente sin grasa a fuego medio 3 minutos, dando la vuelta una vez. Retira a un plato. Bate {1} con un tenedor{2}.
␣and season with {0}
= ␣y sazona con {0}
{0} {1}, and stir slowly with a spatula for 3 minutes, until the eggs are softly set with no liquid left.
= {0} {1} y remueve despacio con una espátula 3 minutos, hasta que los huevos queden cremosos y cuajados, sin nada de líquido.
Warm {0} in the skillet over medium-low heat, add
= Calienta {0} en la sartén a fuego medio-bajo, añade
Take the pan off the heat a moment early; the eggs finish by themselves.
= Retira la sartén del fuego un momento antes; los huevos se terminan de hacer solos.
Spoon onto {0}. Finish with {1}. Eat right away.
= Reparte sobre {0}. Termina con {1}. Come enseguida.
Scrambled Eggs with {0} on an {1}
= Huevos revueltos con {0:nu} sobre {1:nu}
Slow-stirred eggs with {0}, and something crisp underneath.
= Huevos removidos sin prisa con {0:nu} y algo crujiente debajo.
Toast {0} in a dry nonstick skillet over medium heat for 3 minutes, turning once. Move to a plate. Beat {1} with a fork{2}.
= Tuesta {0} en una sartén antiadherente sin grasa a fuego medio 3 minutos, dando la vuelta una vez. Retira a un plato. Bate {1} con un tenedor{2}.
Warm half of {0} in the skillet over medium heat. {1}
= Calienta la mitad {0:de} en la sartén a fuego medio. {1}
{0} {1}, and stir slowly with a spatula for 3 minutes, until the eggs are softly set with no liquid left. {2}
= {0} {1} y remueve despacio con una espátula 3 minutos, hasta que los huevos queden cremosos y cuajados, sin nada de líquido. {2}
Turn the heat to medium-low, add the rest of {0}, then
= Baja el fuego a medio-bajo, añade el resto {0:de} y después
Fold in {0} off the heat.
= Incorpora {0} fuera del fuego.
Spoon onto {0}. Eat right away.
= Reparte sobre {0}. Come enseguida.
Scrambled Eggs with {0} on Toast
= Huevos revueltos con {0:nu} sobre tostada
Scrambled Eggs with {0} on a {1}
= Huevos revueltos con {0:nu} sobre {1:nu}
Scrambled Eggs on Toast
= Huevos revueltos sobre tostada
Spoon onto {0} and top with {1}. Eat right away.
= Reparte sobre {0} y corona con {1}. Come enseguida.
Scrambled Eggs with {0} on {1}
= Huevos revueltos con {0:nu} sobre {1:nu}
Warm half of {0} in the skillet over medium heat. {1}{2}
= Calienta la mitad {0:de} en la sartén a fuego medio. {1}{2}
␣The bacon should be browned and crisp.
= ␣El beicon debe quedar dorado y crujiente.
Scrambled Eggs on a {0}
= Huevos revueltos sobre {0:nu}
Spoon onto {0} and top with {1}. Finish with {2}. Eat right away.
= Reparte sobre {0} y corona con {1}. Termina con {2}. Come enseguida.
{0} Shakshuka
= Shakshuka de {0:nu}
Eggs poached in {0} with {1}, simmered thick and {2}.
= Huevos escalfados en {0:nu} con {1:nu}, en salsa espesa y {2}.
meant for scooping
= para mojar pan
Heat {0} in a wide skillet over medium heat. {1}
= Calienta {0} en una sartén ancha a fuego medio. {1}
Add {0}{1}. Simmer for 10 minutes, crushing any large pieces, until thick.
= Añade {0}{1}. Cuece a fuego lento 10 minutos, aplastando los trozos grandes, hasta que espese.
A spoon drawn through the sauce leaves a trail.
= Al pasar una cuchara por la salsa queda el surco.
Make a hollow for each egg and crack in {0}. Cover and cook over low heat for 7 minutes, until the whites are set.
= Haz un hueco para cada huevo y casca {0} dentro. Tapa y cocina a fuego bajo 7 minutos, hasta que las claras cuajen.
For children and in pregnancy, leave it 2 minutes longer until the yolks are firm too (160°F / 71°C).
= Para niños y embarazadas, déjalo 2 minutos más, hasta que las yemas también estén firmes (71 °C).
{0} the skillet to the table.
= {0} la sartén a la mesa.
Scatter with {0} and bring
= Esparce {0} y lleva
Shakshuka
= Shakshuka
Eggs poached in {0}, simmered thick and {1}.
= Huevos escalfados en {0:nu}, en salsa espesa y {1}.
eaten from the pan
= directos de la sartén
Bring the skillet to the table.
= Lleva la sartén a la mesa.
{0} Shakshuka with {1}
= Shakshuka de {0:nu} con {1:nu}
{0} the skillet to the table{1}.
= {0} la sartén a la mesa{1}.
␣with {0} for scooping
= ␣con {0} para rebañar
Shakshuka with {0}
= Shakshuka con {0:nu}
Bring the skillet to the table{0}.
= Lleva la sartén a la mesa{0}.
{0} Egg Mug
= Huevos en taza con {0:nu}
A one-mug breakfast of eggs with {0}, ready before the coffee.
= Un desayuno en una sola taza, de huevos con {0:nu}, listo antes que el café.
{0} Add {1}{2} and beat with a fork.
= {0} Añade {1}{2} y bate con un tenedor.
Rub the inside of a large microwave-safe mug with {0}.
= Unta con {0} el interior de una taza grande apta para microondas.
Stir in {0}.
= Incorpora {0}.
Fill the mug no more than half: the eggs climb.
= No llenes la taza más de la mitad: los huevos suben.
Microwave on high for 1 minute. Stir, then microwave for 1 minute more, until the eggs are set and puffed with no liquid left, 160°F / 71°C. Let stand for 1 minute before you eat.
= Cuece en el microondas a máxima potencia 1 minuto. Remueve y cuece 1 minuto más, hasta que los huevos estén cuajados e inflados, sin nada de líquido, a 71 °C. Deja reposar 1 minuto antes de comer.
Fluffy Egg Mug
= Huevos esponjosos en taza
A one-mug breakfast of eggs, ready before the coffee.
= Un desayuno de huevos en una sola taza, listo antes que el café.
Baked Eggs with {0}
= Huevos al horno con {0:nu}
Eggs baked over {0} under {1}: {2}.
= Huevos al horno sobre {0:nu} y bajo {1:nu}: {2}.
brunch without standing at the stove
= un brunch sin pasar la mañana en los fogones
Heat the oven to 375°F / 190°C. Grease {0} with {1}.
= Calienta el horno a 190 °C. Engrasa {0} con {1}.
small baking dishes
= unas cazuelitas de horno
Spread {0} in the bottom and bake for 8 minutes, until hot and soft.
= Extiende {0} en el fondo y hornea 8 minutos, hasta que {0?esté caliente y blando|esté caliente y blanda|estén calientes y blandos|estén calientes y blandas}.
Crack {0} on top, spoon over {1}{2}. Scatter with {3}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Casca {0} encima, reparte {1}{2}. Esparce {3}. Hornea 14 minutos, hasta que las claras cuajen y las yemas estén como te gusten.
Firm yolks (160°F / 71°C) take about 3 minutes longer.
= Las yemas firmes (71 °C) necesitan unos 3 minutos más.
The whites are opaque and only just wobble.
= Las claras están opacas y apenas tiemblan.
Let cool for 2 minutes; the dishes stay hot. {0}
= Deja templar 2 minutos; las cazuelitas siguen muy calientes. {0}
Serve with a spoon.
= Sirve con una cuchara.
the oven does the work
= el trabajo lo hace el horno
Crack {0} on top{1}. Scatter with {2}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Casca {0} encima{1}. Esparce {2}. Hornea 14 minutos, hasta que las claras cuajen y las yemas estén como te gusten.
Serve with {0}, toasted, for dipping.
= Sirve con {0}, {0?tostado|tostada|tostados|tostadas}, para mojar.
Eggs baked over {0}: {1}.
= Huevos al horno sobre {0:nu}: {1}.
Crack {0} on top{1}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Casca {0} encima{1}. Hornea 14 minutos, hasta que las claras cuajen y las yemas estén como te gusten.
Crack {0} on top, spoon over {1}{2}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= Casca {0} encima, reparte {1}{2}. Hornea 14 minutos, hasta que las claras cuajen y las yemas estén como te gusten.
{0} {1} Pilaf
= Pilaf de {1:nu} con {0:nu}
Toasted {0} cooked with {1} until every grain is tender and separate.
= {0:nu} {0?tostado|tostada|tostados|tostadas} y {0?cocido|cocida|cocidos|cocidas} con {1:nu} hasta que cada grano queda tierno y suelto.
Heat {0} in {1}. {2}
= Calienta {0} en {1}. {2}
a heavy pot with a lid over medium heat
= una olla de fondo grueso con tapa a fuego medio
Stir in {0}{1} and toast for 2 minutes, until it smells nutty.
= Incorpora {0}{1} y tuesta 2 minutos, hasta que huela a fruto seco.
Coat every grain with fat and they stay separate.
= Envuelve cada grano en grasa y quedarán sueltos.
{0} Cover, turn the heat to low, and cook for {1}, until the liquid is gone.
= {0} Tapa, baja el fuego al mínimo y cuece {1}, hasta que se consuma el líquido.
Add {0}, pour in {1}, and bring to a boil.
= Añade {0}, vierte {1} y lleva a ebullición.
{0} Fluff with a fork.
= {0} Suelta con un tenedor.
Let stand, covered, for 5 minutes.
= Deja reposar con la tapa puesta 5 minutos.
Heat {0} in {1}. Stir in {2}{3} and toast for 2 minutes, until it smells nutty.
= Calienta {0} en {1}. Incorpora {2}{3} y tuesta 2 minutos, hasta que huela a fruto seco.
Pour in {0} and bring to a boil.
= Vierte {0} y lleva a ebullición.
{0} Fluff with a fork and fold in {1}.
= {0} Suelta con un tenedor e incorpora {1}.
Lay {0} on top, cover, and let steam off the heat for {1}, until tender.
= Coloca {0} encima, tapa y deja que se haga al vapor fuera del fuego {1}, hasta que {0?esté tierno|esté tierna|estén tiernos|estén tiernas}.
{0} Cover, turn the heat to low, and cook for {1}.{2}, until the liquid is gone.
= {0} Tapa, baja el fuego al mínimo y cuece {1}.{2}, hasta que se consuma el líquido.
␣Lay {0} on top, cover again, and cook for {1} more
= ␣Coloca {0} encima, tapa de nuevo y cuece {1} más
{0} Cover, turn the heat to low, and cook for {1}, until the liquid is gone, and {2}.
= {0} Tapa, baja el fuego al mínimo y cuece {1}, hasta que se consuma el líquido y {2}.
{0} reads 165°F / 74°C
= {0} {0?alcance|alcancen} 74 °C
{0} Cover, turn the heat to low, and cook for {1}.{2}, until the liquid is gone, and {3}.
= {0} Tapa, baja el fuego al mínimo y cuece {1}.{2}, hasta que se consuma el líquido y {3}.
Pressure-Cooker {0} {1} Pilaf
= Pilaf de {1:nu} con {0:nu} en olla a presión
an electric pressure cooker set to sauté
= una olla a presión eléctrica en modo sofreír
Add {0}, scraping the bottom clean. Lock the lid and cook at high pressure for {1} minutes. Let the pressure fall for 10 minutes, then release the rest and open the lid.
= Añade {0}, rascando bien el fondo. Cierra la tapa y cuece a presión alta {1} minutos. Deja bajar la presión 10 minutos, libera la que quede y abre la tapa.
Add {0}, scraping the bottom clean. Lock the lid and cook at high pressure for {1} minutes. Let the pressure fall for 10 minutes, then release the rest and open the lid; check that {2}.
= Añade {0}, rascando bien el fondo. Cierra la tapa y cuece a presión alta {1} minutos. Deja bajar la presión 10 minutos, libera la que quede y abre la tapa; comprueba que {2}.
{0} Fried Rice
= Arroz frito con {0:nu}
{0}: {1} fried hot with {2}.
= {0}: {1:nu} a fuego fuerte con {2:nu}.
A clear-out-the-fridge classic
= Un clásico para vaciar la nevera
Spread {0} on a plate to steam dry and cool while you prepare the rest. Cold rice left from yesterday is better still.
= Extiende {0} en un plato para que pierda el vapor y se enfríe mientras preparas lo demás. El arroz frío del día anterior es todavía mejor.
Dry rice fries; wet rice turns to paste.
= El arroz seco se fríe; el húmedo se hace engrudo.
Heat a third of {0} in a wok or large skillet over medium-high heat. Beat {1}, pour in, and stir for 2 minutes, until the eggs are set. Tip onto a plate.
= Calienta un tercio {0:de} en un wok o una sartén grande a fuego medio-alto. Bate {1}, vierte y remueve 2 minutos, hasta que los huevos cuajen. Pasa a un plato.
Heat half of what is left of {0} over high heat. {1} Tip onto the plate.
= Calienta la mitad de lo que queda {0:de} a fuego fuerte. {1} Pasa al plato.
Heat the last of the {0}. Tip in {1} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate and toss until hot. Finish with {2}.
= Calienta lo que queda {0:de}. Echa {1} y fríe 4 minutos, apretando contra la sartén, hasta que humee. Incorpora todo lo del plato y saltea hasta que esté caliente. Termina con {2}.
The grains jump separately and some are golden.
= Los granos saltan sueltos y algunos están dorados.
Heat the last of the {0}. Tip in {1} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate with {2} and toss until hot. Finish with {3}.
= Calienta lo que queda {0:de}. Echa {1} y fríe 4 minutos, apretando contra la sartén, hasta que humee. Incorpora todo lo del plato con {2} y saltea hasta que esté caliente. Termina con {3}.
Better than takeout
= Mejor que el de encargo
Break up {0} with wet hands, so that no lumps are left.
= Desmenuza {0} con las manos mojadas, para que no queden grumos.
{0} Add {1} and cook for {2}, {3} {4}. {5}.
= {0} Añade {1} y cocina {2}, {3} {4}. {5}.
Heat a third of {0} in a wok or large skillet over medium-high heat.
= Calienta un tercio {0:de} en un wok o una sartén grande a fuego medio-alto.
Tip onto a plate
= Pasa a un plato
{0} Add {1} and {2}. {3}.
= {0} Añade {1} y {2}. {3}.
Heat the last of the {0}. Tip in {1} and {2} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate with {3} and toss until hot. Finish with {4}.
= Calienta lo que queda {0:de}. Echa {1} y {2} y fríe 4 minutos, apretando contra la sartén, hasta que humee. Incorpora todo lo del plato con {3} y saltea hasta que esté caliente. Termina con {4}.
Add another spoonful of {0} to the pan.
= Añade otra cucharada de {0:nu} a la sartén.
Add to the plate
= Pasa al plato
Heat the last of the {0}. Tip in {1} and {2} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate and toss until hot. Finish with {3}.
= Calienta lo que queda {0:de}. Echa {1} y {2} y fríe 4 minutos, apretando contra la sartén, hasta que humee. Incorpora todo lo del plato y saltea hasta que esté caliente. Termina con {3}.
{0} Risotto
= Risotto de {0:nu}
Creamy risotto with {0}; {1}.
= Risotto cremoso de {0:nu}; {1}.
stirred slowly, finished off the heat
= removido sin prisa y terminado fuera del fuego
Bring {0} to a bare simmer in a small pot and keep it hot.
= Lleva {0} casi a ebullición en un cazo y mantén caliente.
Heat half of {0} in a heavy pot over medium heat. {1} Tip onto a plate.
= Calienta la mitad {0:de} en una olla de fondo grueso a fuego medio. {1} Pasa a un plato.
Stir {0} into the same pot and toast for 2 minutes. Add a ladle of the hot {1} and stir until nearly absorbed. Keep going, a ladle at a time, for 18 minutes, until {2} is tender with a little bite.
= Echa {0} en la misma olla y tuesta 2 minutos. Añade un cucharón {1:de} caliente y remueve hasta que casi se absorba. Sigue así, cucharón a cucharón, 18 minutos, hasta que {2} {2?esté tierno|esté tierna|estén tiernos|estén tiernas}, con algo de mordida.
You may not need all of the liquid, or a splash more: trust your teeth.
= Puede que no necesites todo el líquido, o que te haga falta un poco más: fíate de tus dientes.
Loose enough to spread slowly when you tilt the plate.
= Lo bastante suelto para extenderse despacio al inclinar el plato.
Off the heat, beat in {0} and the rest of {1}, then fold in {2}. Season with {3}. Cover for 2 minutes before serving.
= Fuera del fuego, mezcla con energía {0} y el resto {1:de}, y después incorpora {2}. Sazona con {3}. Tapa 2 minutos antes de servir.
half an hour of stirring well spent
= media hora de remover bien empleada
Off the heat, beat in {0} and the rest of {1}, then fold in {2}. Season with {3}. Cover for 2 minutes before serving, with {4} on top.
= Fuera del fuego, mezcla con energía {0} y el resto {1:de}, y después incorpora {2}. Sazona con {3}. Tapa 2 minutos antes de servir, con {4} por encima.
Stir {0} into the same pot and toast for 2 minutes. {1} Add a ladle of the hot {2} and stir until nearly absorbed. Keep going, a ladle at a time, for 18 minutes, until {3} is tender with a little bite.
= Echa {0} en la misma olla y tuesta 2 minutos. {1} Añade un cucharón {2:de} caliente y remueve hasta que casi se absorba. Sigue así, cucharón a cucharón, 18 minutos, hasta que {3} {3?esté tierno|esté tierna|estén tiernos|estén tiernas}, con algo de mordida.
Pour in {0} and let it bubble away.
= Vierte {0} y deja que se evapore.
until tender and browned at the edges
= hasta ablandar, con los bordes dorados
{0} Congee
= Congee de {0:nu}
Rice cooked down to a silky porridge with {0}: {1}.
= Arroz cocido hasta quedar como unas gachas sedosas con {0:nu}: {1}.
gentle food for a slow morning
= comida suave para una mañana tranquila
Put {0} in a heavy pot with {1} and {2}. Bring to a boil, then turn down and simmer for 40 minutes, stirring now and then, until the grains burst and the porridge is creamy.
= Pon {0} en una olla de fondo grueso con {1} y {2}. Lleva a ebullición, baja el fuego y cuece a fuego lento 40 minutos, removiendo de vez en cuando, hasta que los granos revienten y quede cremoso.
Add hot water by the half cup if it gets too thick before it is creamy.
= Añade agua caliente de 120 ml en 120 ml si espesa demasiado antes de quedar cremoso.
Stir {0} into the pot.
= Incorpora {0} a la olla.
Ladle into bowls and finish with {0}.
= Sirve en cuencos y termina con {0}.
Soothing Congee
= Congee reconfortante
Rice cooked down to a silky porridge: {0}.
= Arroz cocido hasta quedar como unas gachas sedosas: {0}.
comfort in a bowl
= un cuenco que reconforta
Warm {0} in a small pan over medium heat, add {1}, and sizzle for 1 minute, until fragrant. Stir it into the pot.
= Calienta {0} en una sartén pequeña a fuego medio, añade {1} y deja chisporrotear 1 minuto, hasta que desprenda aroma. Viértelo en la olla y remueve.
Meanwhile, boil {0} in a second pot for 9 minutes, until the eggs are set, 160°F / 71°C. Cool, peel and halve.
= Mientras tanto, cuece {0} en otra olla 9 minutos, hasta que los huevos cuajen, a 71 °C. Enfría, pela y parte por la mitad.
Rice cooked down to a silky porridge with : {0}.
= Arroz cocido hasta quedar como unas gachas sedosas: {0}.
Put {0} in a heavy pot with {1}. Bring to a boil, then turn down and simmer for 40 minutes, stirring now and then, until the grains burst and the porridge is creamy.
= Pon {0} en una olla de fondo grueso con {1}. Lleva a ebullición, baja el fuego y cuece a fuego lento 40 minutos, removiendo de vez en cuando, hasta que los granos revienten y quede cremoso.
Ladle into warm bowls.
= Sirve en cuencos calientes.
Savory Oats with {0}
= Gachas de avena saladas con {0:nu}
Oatmeal taken to the savory side with {0}.
= Gachas de avena en versión salada con {0:nu}.
Bring {0} to a boil in a small pot. Stir in {1} and simmer for 5 minutes, stirring, until thick and creamy. {2} Season with {3}.
= Lleva {0} a ebullición en un cazo. Incorpora {1} y cuece a fuego lento 5 minutos, removiendo, hasta espesar. {2} Sazona con {3}.
Stir in half of the salt.
= Incorpora la mitad de la sal.
Meanwhile, heat {0} in a skillet over medium heat. {1} {2}
= Mientras tanto, calienta {0} en una sartén a fuego medio. {1} {2}
Push the vegetables aside, crack in {0}, cover, and cook for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Aparta las verduras a un lado, casca {0}, tapa y cocina 4 minutos, hasta que las claras cuajen y las yemas estén tan firmes como te gusten.
Cook until the yolks are firm (160°F / 71°C) for anyone who should not eat soft eggs.
= Cocina hasta que las yemas estén firmes (71 °C) para quien no deba comer huevo poco hecho.
Spoon the oats into a bowl, stir in {0}, and top with {1}.
= Sirve la avena en un cuenco, incorpora {0} y corona con {1}.
Bring {0} to a boil in a small pot. Stir in {1} and simmer for 5 minutes, stirring, until thick and creamy. Season with {2}.
= Lleva {0} a ebullición en un cazo. Incorpora {1} y cuece a fuego lento 5 minutos, removiendo, hasta espesar. Sazona con {2}.
Meanwhile, heat {0} in a skillet over medium heat. {1}
= Mientras tanto, calienta {0} en una sartén a fuego medio. {1}
Spoon the oats into a bowl, and top with {0}{1}.
= Sirve la avena en un cuenco y corona con {0}{1}.
␣and a dash of {0}
= ␣y un toque de {0:nu}
Spoon the oats into a bowl, and top with {0}.
= Sirve la avena en un cuenco y corona con {0}.
Spoon the oats into a bowl, stir in {0}, and top with {1}{2}.
= Sirve la avena en un cuenco, incorpora {0} y corona con {1}{2}.
One-Pot {0} with {1}
= {0:nu} con {1:nu} en una sola olla
{0} cooked in its own sauce with {1}: one pot, no draining, nothing wasted.
= {0:nu} {0?cocido|cocida|cocidos|cocidas} en su propia salsa con {1:nu}: una sola olla, sin escurrir y sin tirar nada.
Warm {0} in a wide pot over medium heat.
= Calienta {0} en una olla ancha a fuego medio.
stirring often, until {0} is tender and the liquid has turned into a sauce
= removiendo a menudo, hasta que {0} {0?esté tierno|esté tierna|estén tiernos|estén tiernas} y el líquido se haya convertido en salsa
If it dries out before the pasta is done, add a splash of hot water.
= Si se seca antes de que la pasta esté lista, añade un chorrito de agua caliente.
The sauce coats the back of a spoon.
= La salsa napa el dorso de una cuchara.
Take the pot off the heat and let the sauce settle a moment.
= Retira la olla del fuego y deja que la salsa repose un momento.
Off the heat, stir in {0} until it melts into the sauce.
= Fuera del fuego, incorpora {0} hasta que se funda en la salsa.
{0} Finish with {1}.
= {0} Termina con {1}.
{0} with {1}
= {0:nu} con {1:nu}
{0} tossed with {1}, {2}.
= {0:nu} con {1:nu}, {2}.
a weeknight plate without fuss
= un plato de diario sin complicaciones
Bring {0} to a boil in a large pot{1}. Add {2} and cook
= Lleva {0} a ebullición en una olla grande{1}. Añade {2} y cuece
until tender with a little bite, then save a cup of the water and drain
= al dente; después reserva una taza del agua y escurre
Start tasting two minutes early: it goes from firm to soft quickly.
= Empieza a probar dos minutos antes: se pasa enseguida.
Meanwhile, heat half of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Mientras tanto, calienta la mitad {0:de} en una sartén grande a fuego medio-alto. Añade {1} y cocina {2}, {3} {4}. Retira a un plato.
{0}{1} to the skillet over medium heat. {2}
= {0}{1:de} a la sartén a fuego medio. {2}
Add the rest of␣
= Añade el resto␣
Tip the drained {0} into the skillet with {1} and toss over medium heat for {2}{3}. Finish with {4}.
= Echa {0:el} bien {0?escurrido|escurrida|escurridos|escurridas} en la sartén con {1} y saltea a fuego medio {2}{3}. Termina con {4}.
1 minute, with a splash of the saved water
= 1 minuto, con un chorrito del agua reservada
, seasoning with {0}
= , sazonando con {0}
until they float and are tender, then save a cup of the water and drain
= hasta que floten y estén tiernos; después reserva una taza del agua y escurre
Heat {0} {1} over medium heat. {2}
= Calienta {0} {1} a fuego medio. {2}
in a large skillet
= en una sartén grande
Tip the drained {0} into the skillet with {1} and toss over medium heat for {2}{3}.
= Echa {0:el} bien {0?escurrido|escurrida|escurridos|escurridas} en la sartén con {1} y saltea a fuego medio {2}{3}.
quick enough for any evening
= rápido para cualquier noche
Tip {0} into the skillet and toss over medium heat for {1}{2}.
= Echa {0} en la sartén y saltea a fuego medio {1}{2}.
3 minutes, with a splash of water, until steaming hot
= 3 minutos, con un chorrito de agua, hasta que humee
Warm {0} in a large skillet over low heat.
= Calienta {0} en una sartén grande a fuego bajo.
Pour {0} into the skillet and simmer for {1} minutes, until slightly thickened.
= Vierte {0} en la sartén y cuece a fuego lento {1} minutos, hasta que espese un poco.
Tip the drained {0} into the skillet and toss over medium heat for {1}{2}. Finish with {3}.
= Echa {0:el} bien {0?escurrido|escurrida|escurridos|escurridas} en la sartén y saltea a fuego medio {1}{2}. Termina con {3}.
Tip {0} into the skillet with {1} and toss over medium heat for {2}{3}. Finish with {4}.
= Echa {0} en la sartén con {1} y saltea a fuego medio {2}{3}. Termina con {4}.
Meanwhile, heat half of {0} in a large skillet over medium-high heat. Add {1} and {2}. Move to a plate.
= Mientras tanto, calienta la mitad {0:de} en una sartén grande a fuego medio-alto. Añade {1} y {2}. Retira a un plato.
Tip {0} into the skillet and toss over medium heat for {1}{2}. Finish with {3}.
= Echa {0} en la sartén y saltea a fuego medio {1}{2}. Termina con {3}.
heat half of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= calienta la mitad {0:de} en una sartén grande a fuego medio-alto. Añade {1} y cocina {2}, {3} {4}. Retira a un plato.
Tip {0} into the skillet with {1} and toss over medium heat for {2}{3}.
= Echa {0} en la sartén con {1} y saltea a fuego medio {2}{3}.
Tip the drained {0} into the skillet and toss over medium heat for {1}{2}.
= Echa {0:el} bien {0?escurrido|escurrida|escurridos|escurridas} en la sartén y saltea a fuego medio {1}{2}.
heat half of {0} in a large skillet over medium-high heat. Add {1} and {2}. Move to a plate.
= calienta la mitad {0:de} en una sartén grande a fuego medio-alto. Añade {1} y {2}. Retira a un plato.
Creamy {0} {1}
= {1:nu} con salsa cremosa de {0:nu}
{0} in a silky sauce of {1}.
= {0:nu} en una salsa sedosa de {1:nu}.
Sprinkle in {0} and stir for 1 minute.
= Espolvorea {0} y remueve 1 minuto.
Stir in {0}{1} and let it bubble gently for 3 minutes, then stir in {2} until smooth. Season with {3}.
= Incorpora {0}{1} y deja borbotear suavemente 3 minutos; después incorpora {2} y remueve hasta obtener una salsa fina. Sazona con {3}.
␣with a ladle of the cooking water
= ␣con un cucharón del agua de cocción
Keep the heat low once the cheese is in, or the sauce turns grainy.
= Mantén el fuego bajo cuando hayas añadido el queso o la salsa se cortará.
Thick enough to coat a spoon.
= Lo bastante espesa para napar una cuchara.
Fold in {0} and serve right away, loosened with a spoonful of the cooking water if needed.
= Incorpora {0} y sirve enseguida, aligerando con una cucharada del agua de cocción si hace falta.
{0} in a silky sauce of {1} with {2}.
= {0:nu} en una salsa sedosa de {1:nu} con {2:nu}.
Heat half of {0} in a large skillet over medium heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Calienta la mitad {0:de} en una sartén grande a fuego medio. Añade {1} y cocina {2}, {3} {4}. Retira a un plato.
Stir in {0} and let it bubble gently for 3 minutes, then stir in {1} until smooth. Season with {2}.
= Incorpora {0} y deja borbotear suavemente 3 minutos; después incorpora {1} y remueve hasta obtener una salsa fina. Sazona con {2}.
Heat {0} {1} over medium heat. {2} {3}
= Calienta {0} {1} a fuego medio. {2} {3}
{0}{1} to the skillet over medium heat. {2} {3}
= {0}{1:de} a la sartén a fuego medio. {2} {3}
{0} Salad with {1}
= Ensalada de {0:nu} con {1:nu}
A cool {0} salad with {1}, made for lunch boxes and picnics.
= Una ensalada fría de {0:nu} con {1:nu}, para la fiambrera y los pícnics.
until tender with a little bite, then drain
= al dente; después escurre
Rinse {0} under cold water until cool, and shake dry.
= Enjuaga {0} bajo el grifo de agua fría hasta enfriar y escurre bien.
Whisk {0} in a large bowl{1}.
= Bate {0} en un cuenco grande{1}.
Add {0} and toss well. Let stand for 10 minutes so {1} drinks in the dressing, then taste again.
= Añade {0} y mezcla bien. Deja reposar 10 minutos para que {1} {1?absorba|absorban} el aliño y prueba de nuevo.
It keeps for 3 days in the fridge; add the herbs just before serving.
= Se conserva 3 días en la nevera; añade las hierbas justo antes de servir.
{0} Noodle Soup
= Sopa de fideos con {0:nu}
Slurpable {0} in a broth seasoned with {1}, with {2}.
= {0:nu} para sorber en un caldo aromatizado con {1:nu}, con {2:nu}.
Bring {0} to a simmer in a pot with {1}. Let it bubble gently for 5 minutes while you cut everything else.
= Lleva {0} a un hervor suave en una olla con {1}. Deja borbotear suavemente 5 minutos mientras cortas lo demás.
Meanwhile, boil {0} in a second pot for 9 minutes, until the eggs are set. Cool under running water, peel, and halve.
= Mientras tanto, cuece {0} en otra olla 9 minutos, hasta que los huevos cuajen. Enfría bajo el grifo, pela y parte por la mitad.
Seven minutes gives jammy yolks; keep to nine or more where a soft egg is not safe (160°F / 71°C).
= Siete minutos dejan la yema cremosa; llega a nueve o más si alguien no debe comer huevo poco hecho (71 °C).
until {0} are tender
= hasta que {0?esté tierno|esté tierna|estén tiernos|estén tiernas} {0:el}
Ladle into deep bowls{0}{1}. Taste the broth: it should be bold, since the noodles dilute it.
= Sirve en cuencos hondos{0}{1}. Prueba el caldo: debe tener mucho sabor, porque los fideos lo rebajan.
␣and set {0} on top
= ␣y pon {0} encima
, with {0} to taste
= , con {0} al gusto
Ladle into deep bowls{0}. Taste the broth: it should be bold, since the noodles dilute it.
= Sirve en cuencos hondos{0}. Prueba el caldo: debe tener mucho sabor, porque los fideos lo rebajan.
Ladle into deep bowls. Taste the broth: it should be bold, since the noodles dilute it.
= Sirve en cuencos hondos. Prueba el caldo: debe tener mucho sabor, porque los fideos lo rebajan.
until {0} are tender{1}
= hasta que {0?esté tierno|esté tierna|estén tiernos|estén tiernas} {0:el}{1}
␣and {0} is done, {1}
= ␣y {0:el} {0?esté listo|esté lista|estén listos|estén listas}, {1}
opaque and firm, 145°F / 63°C inside
= con la carne opaca y firme, a 63 °C en el centro
Baked {0} with {1}
= {0:nu} al horno con {1:nu}
{0} baked with {1} under a lid of {2}.
= {0:nu} al horno con {1:nu} bajo una capa de {2:nu}.
Heat {0} in a large skillet over medium heat.␣
= Calienta {0} en una sartén grande a fuego medio.␣
Stir {0} together with {1} and half of {2} in a baking dish{3}. Top with the rest of the {4} and {5}.
= Mezcla {0} con {1} y la mitad {2:de} en una fuente de horno{3}. Cubre con el resto {4:de} y {5}.
Bake for 20 minutes, until bubbling at the edges and browned on top. Let stand for 5 minutes before serving.
= Hornea 20 minutos, hasta que borbotee por los bordes y se dore por encima. Deja reposar 5 minutos antes de servir.
Bubbles all the way to the middle, and dark gold spots on top.
= Burbujas hasta el centro y manchas doradas oscuras por encima.
until almost tender, then drain
= un punto antes de al dente; después escurre
Heat {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Calienta {0} en una sartén grande a fuego medio-alto. Añade {1} y cocina {2}, {3} {4}. Retira a un plato.
Stir {0} together with {1} and half of {2} in a baking dish{3}. Top with the rest of the {4}.
= Mezcla {0} con {1} y la mitad {2:de} en una fuente de horno{3}. Cubre con el resto {4:de}.
Set the skillet back over medium heat.␣
= Vuelve a poner la sartén a fuego medio.␣
Baked {0} and {1}
= {0:nu} al horno con {1:nu}
{0} baked {1} under a lid of {2}.
= {0:nu} al horno {1} bajo una capa de {2:nu}.
in a creamy cheese sauce
= en una salsa cremosa de queso
{0} and stir in {1} for 1 minute. Pour in {2} bit by bit, whisking, and simmer for 4 minutes, until thick. Stir in half of {3}.
= {0} e incorpora {1}, removiendo 1 minuto. Vierte {2} poco a poco, batiendo con varillas, y cuece a fuego lento 4 minutos, hasta que espese. Incorpora la mitad {3:de}.
Melt {0} in a pot over medium heat
= Derrite {0} en una olla a fuego medio
The sauce coats a spoon and a finger leaves a trail in it.
= La salsa napa una cuchara y el dedo deja un surco en ella.
Stir {0} together with the sauce in a baking dish{1}. Top with the rest of the {2} and {3}.
= Mezcla {0} con la salsa en una fuente de horno{1}. Cubre con el resto {2:de} y {3}.
Baked {0} and {1} with {2}
= {0:nu} y {1:nu} al horno con {2:nu}
Heat a third of {0} in a large skillet over medium heat.␣
= Calienta un tercio {0:de} en una sartén grande a fuego medio.␣
Warm the rest of {0} in a pot over medium heat
= Calienta el resto {0:de} en una olla a fuego medio
Heat a third of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Calienta un tercio {0:de} en una sartén grande a fuego medio-alto. Añade {1} y cocina {2}, {3} {4}. Retira a un plato.
Stir {0} together with the sauce in a baking dish{1}. Top with the rest of the {2}.
= Mezcla {0} con la salsa en una fuente de horno{1}. Cubre con el resto {2:de}.
Warm {0} in a pot over medium heat
= Calienta {0} en una olla a fuego medio
Melt the rest of {0} in a pot over medium heat
= Derrite el resto {0:de} en una olla a fuego medio
{0} Soup
= Sopa de {0:nu}
A brothy soup of {0}: {1}.
= Una sopa caldosa de {0:nu}: {1}.
simple and restoring
= sencilla y reconfortante
a large heavy pot over medium heat
= una olla grande de fondo grueso a fuego medio
until everything is tender
= hasta que todo esté tierno
A spoon cuts the largest piece without effort.
= La cuchara corta sin esfuerzo el trozo más grande.
Ladle into bowls while it is steaming.
= Sirve en cuencos, bien humeante.
what to cook when the fridge is half empty
= lo que se cocina cuando la nevera está medio vacía
Add {0} and cook gently, stirring now and then, for 10 minutes, until soft and golden.{1}
= Añade {0} y rehoga a fuego suave, removiendo de vez en cuando, 10 minutos, hasta que {0?esté blando y dorado|esté blanda y dorada|estén blandos y dorados|estén blandas y doradas}.{1}
␣Add {0} and cook 1 minute more, until fragrant.
= ␣Añade {0} y cocina 1 minuto más, hasta que desprenda aroma.
Brighten with a squeeze of {0}.
= Dale frescura con un chorrito de zumo de {0:nu.sg}.
Taste once more, then ladle into warm bowls.
= Prueba una vez más y sirve en cuencos calientes.
Add {0} and cook gently, stirring now and then, for 10 minutes, until soft and golden.
= Añade {0} y rehoga a fuego suave, removiendo de vez en cuando, 10 minutos, hasta que {0?esté blando y dorado|esté blanda y dorada|estén blandos y dorados|estén blandas y doradas}.
Stir in {0}. {1} {2}
= Incorpora {0}. {1} {2}
Pour {0} into a heavy pot
= Vierte {0} en una olla de fondo grueso
A brothy soup of {0} with {1}: {2}.
= Una sopa caldosa de {0:nu} con {1:nu}: {2}.
Heat {0} in {1}. Add {2} and cook for {3}, {4} {5}.
= Calienta {0} en {1}. Añade {2} y cocina {3}, {4} {5}.
Stir in {0}. {1}
= Incorpora {0}. {1}
Slow-Cooker {0} Soup
= Sopa de {0:nu} en olla lenta
Put {0} in the slow cooker{1} and stir. Cover and cook {2}, {3}.
= Pon {0} en la olla lenta{1} y remueve. Tapa y cuece {2}, {3}.
on low for {0} hours
= a temperatura baja {0} horas
Keep the lid closed: every look costs 20 minutes.{0}
= No levantes la tapa: cada vistazo cuesta 20 minutos.{0}
␣On high it takes about half as long.
= ␣A temperatura alta tarda más o menos la mitad.
Stir in {0}, cover, and cook on high for {1} minutes more, until tender.
= Incorpora {0}, tapa y cuece a temperatura alta {1} minutos más, hasta que {0?esté tierno|esté tierna|estén tiernos|estén tiernas}.
on high for 2 hours
= a temperatura alta 2 horas
Keep the lid closed: every look costs 20 minutes.
= No levantes la tapa: cada vistazo cuesta 20 minutos.
Pressure-Cooker {0} Soup
= Sopa de {0:nu} en olla a presión
the pressure cooker set to sauté
= la olla a presión en modo sofreír
Add {0}{1} and {2}. Lock the lid and cook at high pressure for {3} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= Añade {0}{1} y {2}. Cierra la tapa y cuece a presión alta {3} minutos. Deja bajar la presión 10 minutos, libera la que quede y abre la tapa.
scrape up anything stuck to the bottom
= rasca lo que se haya pegado al fondo
The pot takes about 10 minutes to come up to pressure before its clock starts.
= La olla tarda unos 10 minutos en coger presión antes de empezar a contar.
until just tender
= hasta que todo esté justo tierno
{0}{1} and stir. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= {0}{1} y remueve. Cierra la tapa y cuece a presión alta {2} minutos. Deja bajar la presión 10 minutos, libera la que quede y abre la tapa.
Put {0} in the pressure cooker
= Pon {0} en la olla a presión
Add {0}{1} and {2}. Lock the lid and cook at high pressure for {3} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{4}
= Añade {0}{1} y {2}. Cierra la tapa y cuece a presión alta {3} minutos. Deja bajar la presión 10 minutos, libera la que quede y abre la tapa.{4}
␣Check {0}: cook on sauté {1}, if needed.
= ␣Comprueba {0}: si hace falta, cocina en modo sofreír {1}.
{0}{1} and stir. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{3}
= {0}{1} y remueve. Cierra la tapa y cuece a presión alta {2} minutos. Deja bajar la presión 10 minutos, libera la que quede y abre la tapa.{3}
Blended {0} Soup
= Crema fina de {0:nu}
{0} blended until silky, {1}.
= {0:nu} en crema bien fina, {1}.
a bowl that tastes of what it is made of
= un cuenco que sabe a lo que lleva
until soft enough to crush with a spoon
= hasta que todo se deje aplastar con una cuchara
Blend until completely smooth.
= Tritura hasta que quede completamente fina.
In a stand blender, fill it only halfway and hold the lid with a towel: hot soup expands.
= Si usas batidora de vaso, llénala solo hasta la mitad y sujeta la tapa con un paño: la sopa caliente se expande.
Smooth, and thick enough to coat a spoon. Thin it with a little water if you like.
= Fina y lo bastante espesa para napar una cuchara. Aligérala con un poco de agua si quieres.
Ladle into bowls and top with {0}.
= Sirve en cuencos y corona con {0}.
Creamy {0} Soup
= Crema de {0:nu}
{0} blended until silky{1}, {2}.
= {0:nu} en crema bien fina{1}, {2}.
␣with a little {0}
= ␣con un poco de {0:nu}
good with bread, good without
= buena con pan y buena sin él
Blend until completely smooth{0}.
= Tritura hasta que quede completamente fina{0}.
, then stir in {0} and warm through without boiling
= , incorpora {0} y calienta sin que llegue a hervir
Ladle into bowls.
= Sirve en cuencos.
Warm {0} in a large pot over medium heat.
= Calienta {0} en una olla grande a fuego medio.
Melt {0} in a large pot over medium heat.
= Derrite {0} en una olla grande a fuego medio.
{0} Curry
= Curry de {0:nu}
{0} simmered in {1} with {2}, {3}.
= {0:nu} a fuego lento en {1:nu} con {2:nu}, {3}.
gently spiced and saucy
= con especias suaves y mucha salsa
Stir in {0} and fry for 1 minute, until it smells toasted.
= Incorpora {0} y fríe 1 minuto, hasta que huela a tostado.
Spices open up in hot fat; do not let them darken.
= Las especias se abren en la grasa caliente; no dejes que se oscurezcan.
until the vegetables are tender and the sauce coats them
= hasta que las verduras estén tiernas y la salsa las envuelva
{0} {1} Serve with {2}.
= {0} {1} Sirve con {2}.
Taste the sauce.
= Prueba la salsa.
Stir in {0} off the heat.
= Incorpora {0} fuera del fuego.
better with every spoonful
= mejor a cada cucharada
␣and a cup of water
= ␣y 250 ml de agua
{0} Serve with {1}.
= {0} Sirve con {1}.
Taste once more.
= Prueba una vez más.
{0} Scatter with {1}.
= {0} Esparce {1} por encima.
{0} {1} Scatter with {2}.
= {0} {1} Esparce {2} por encima.
Heat {0} in {1}. Add {2} and fry for 1 minute, until it smells toasted.
= Calienta {0} en {1}. Añade {2} y fríe 1 minuto, hasta que huela a tostado.
{0} Scatter with {1}. Serve with {2}.
= {0} Esparce {1} por encima. Sirve con {2}.
{0} {1} Scatter with {2}. Serve with {3}.
= {0} {1} Esparce {2} por encima. Sirve con {3}.
Slow-Cooker {0} Curry
= Curry de {0:nu} en olla lenta
Pressure-Cooker {0} Curry
= Curry de {0:nu} en olla a presión
Add {0} and {1}. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= Añade {0} y {1}. Cierra la tapa y cuece a presión alta {2} minutos. Deja bajar la presión 10 minutos, libera la que quede y abre la tapa.
{0} {1} Dal
= Dal de {1:nu} con {0:nu}
Soft {0} finished with a sizzling pan of {1}.
= {0:nu} bien {0?tierno|tierna|tiernos|tiernas} con un sofrito chisporroteante de {1:nu}.
Bring {0} and {1} to a boil, skim, and simmer, partly covered, for {2} minutes, until they fall apart.
= Lleva {0} y {1} a ebullición, espuma y cuece a fuego lento, con la olla medio tapada, {2} minutos, hasta que se deshagan.
Salt them at the end; they soften faster without it.
= Sálalas al final; sin sal se ablandan antes.
Heat {0} in a small skillet over medium heat. {1} Add {2} and let sizzle for 1 minute.
= Calienta {0} en una sartén pequeña a fuego medio. {1} Añade {2} y deja chisporrotear 1 minuto.
Golden edges, and fat that smells strongly of spice.
= Bordes dorados y una grasa que huele intensamente a especias.
Stir the sizzling mixture into {0}{1}. Season with {2}. Finish with {3}.
= Incorpora el sofrito chisporroteante a {0:el}{1}. Sazona con {2}. Termina con {3}.
␣with {0} and simmer for {1} minutes, until wilted
= ␣con {0} y cuece a fuego lento {1} minutos, hasta que {0?pierda|pierdan} volumen
Heat {0} in a small skillet over medium heat. {1} Add {2} and let sizzle for 1 minute. {3}
= Calienta {0} en una sartén pequeña a fuego medio. {1} Añade {2} y deja chisporrotear 1 minuto. {3}
Add {0} and cook for 4 minutes, until jammy.
= Añade {0} y cocina 4 minutos, hasta que parezca una mermelada.
Stir the sizzling mixture into {0}. Season with {1}. Finish with {2}.
= Vierte el sofrito chisporroteante sobre {0:el} y remueve. Sazona con {1}. Termina con {2}.
{0} Dal
= Dal de {0:nu}
Stir the sizzling mixture into {0}. Season with {1}.
= Vierte el sofrito chisporroteante sobre {0:el} y remueve. Sazona con {1}.
Stir the sizzling mixture into {0}{1}. Season with {2}.
= Mezcla el sofrito chisporroteante con {0:el}{1}. Sazona con {2}.
Pressure-Cooker {0} {1} Dal
= Dal de {1:nu} con {0:nu} en olla a presión
Put {0} and {1} in the pressure cooker. Cook at high pressure for {2} minutes, then let the pressure fall for 10 minutes before you open the lid.
= Pon {0} y {1} en la olla a presión. Cuece a presión alta {2} minutos y deja bajar la presión 10 minutos antes de abrir la tapa.
Pressure-Cooker {0} Dal
= Dal de {0:nu} en olla a presión
{0} Chili
= Chili de {0:nu}
A thick chili of {0} with {1}, {2}.
= Un chili espeso de {0:nu} con {1:nu}, {2}.
warming and generous
= generoso y de los que calientan
Stir in {0}{1} and bring to a simmer. Cook, partly covered, for {2} minutes, stirring now and then, until thick.
= Incorpora {0}{1} y lleva a un hervor suave. Cuece, medio tapado, {2} minutos, removiendo de vez en cuando, hasta que espese.
It is better the next day; chill within two hours of cooking.
= Está mejor al día siguiente; mételo en la nevera antes de que pasen dos horas.
A spoon leaves a slow-closing trail.
= La cuchara deja un surco que se cierra despacio.
Taste for salt and serve hot, topped with {0}.
= Prueba de sal y sirve caliente, con {0} por encima.
Stir in {0}{1} and bring to a simmer. Cook, partly covered, for {2} minutes, stirring now and then{3}, until thick.
= Incorpora {0}{1} y lleva a un hervor suave. Cuece, medio tapado, {2} minutos, removiendo de vez en cuando{3}, hasta que espese.
. Add {0} and simmer for another 5 minutes
= . Añade {0} y cuece a fuego lento otros 5 minutos
built for leftovers
= pensado para que sobre
Add {0} and cook for 8 minutes, breaking up the lumps with a spoon, {1}.
= Añade {0} y cocina 8 minutos, deshaciendo los grumos con una cuchara, {1}.
Taste for salt and serve hot.
= Prueba de sal y sirve caliente.
Taste and serve hot, topped with {0}.
= Prueba y sirve caliente, con {0} por encima.
Taste and serve hot.
= Prueba y sirve caliente.
Slow-Cooker {0} Chili
= Chili de {0:nu} en olla lenta
Heat {0} in {1}. Add {2} and cook for 8 minutes, breaking up the lumps with a spoon, {3}.
= Calienta {0} en {1}. Añade {2} y cocina 8 minutos, deshaciendo los grumos con una cuchara, {3}.
a large skillet over medium-high heat
= una sartén grande a fuego medio-alto
until cooked through with no pink left, 160°F / 71°C
= hasta que no quede nada rosado por dentro, a 71 °C
until cooked through with no pink left, 165°F / 74°C
= hasta que no quede nada rosado por dentro, a 74 °C
Pressure-Cooker {0} Chili
= Chili de {0:nu} en olla a presión
{0} Stew
= Guiso de {0:nu}
{0} of {1} that {2}.
= {0} de {1:nu} que {2}.
A plain, deep stew
= Un guiso sencillo y con fondo
asks for little and gives a lot
= pide poco y da mucho
{0}, taste, and ladle into deep bowls.
= {0}, prueba y sirve en cuencos hondos.
Crush a few pieces of vegetable against the side to thicken the stew
= Aplasta unos trozos de verdura contra la pared para espesar el guiso
Heat {0} in {1}. Add {2} and brown on all sides for 6 minutes. Move to a plate.
= Calienta {0} en {1}. Añade {2} y dora por todos los lados 6 minutos. Retira a un plato.
a large heavy pot over medium-high heat
= una olla grande de fondo grueso a fuego medio-alto
The brown crust on the bottom is the flavor of the stew: scrape it up with the liquid.
= La costra tostada del fondo es el sabor del guiso: ráscala con el líquido.
fills the kitchen with its smell
= llena la cocina de aroma
Heat {0} in {1}. Add {2} and brown on all sides for 6 minutes. Move to a plate.{3}
= Calienta {0} en {1}. Añade {2} y dora por todos los lados 6 minutos. Retira a un plato.{3}
␣Turn the heat down a little. {0}
= ␣Baja un poco el fuego. {0}
until tender and at least 145°F / 63°C inside
= hasta ablandar bien y alcanzar al menos 63 °C en el centro
Let stand off the heat for 5 minutes so the flavors settle
= Deja reposar fuera del fuego 5 minutos para que se asienten los sabores
until everything is tender and the broth has some body
= hasta que todo esté tierno y el caldo tenga algo de cuerpo
Slow-Cooker {0} Stew
= Guiso de {0:nu} en olla lenta
A hands-off stew
= Un guiso que se hace solo
Return {0} with {1}{2} and {3}. Lock the lid and cook at high pressure for {4} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{5}
= Devuelve {0} a la olla con {1}{2} y {3}. Cierra la tapa y cuece a presión alta {4} minutos. Deja bajar la presión 10 minutos, libera la que quede y abre la tapa.{5}
Return {0} with {1}{2} and {3}. Lock the lid and cook at high pressure for {4} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= Devuelve {0} a la olla con {1}{2} y {3}. Cierra la tapa y cuece a presión alta {4} minutos. Deja bajar la presión 10 minutos, libera la que quede y abre la tapa.
Add {0}, lock the lid again, and cook at high pressure for 5 minutes. Release the pressure and open the lid.{1}
= Añade {0}, cierra de nuevo la tapa y cuece a presión alta 5 minutos. Libera la presión y abre la tapa.{1}
Slow-Cooker Pulled {0} with {1}
= {0:nu} {0?desmechado|desmechada|desmechados|desmechadas} en olla lenta con {1:nu}
{0} cooked low and slow in {1} until it pulls apart.
= {0:nu} a fuego lento en {1:nu} hasta que {0?se deshace|se deshacen}.
{0} {1} on top. Season with {2}. Pour over {3}.
= {0} {1} encima. Sazona con {2}. Vierte {3} por encima.
Spread {0} over the bottom of the slow cooker and lay
= Extiende {0} en el fondo de la olla lenta y coloca
Cover and cook on low for {0} hours, until fork-tender and {1}.
= Tapa y cuece a temperatura baja {0} horas, hasta que se deshaga con el tenedor y esté {1}.
well past 145°F / 63°C inside; it should fall apart
= muy por encima de 63 °C en el centro; debe desmenuzarse solo
Thaw meat fully before it goes into a slow cooker; from frozen it spends too long at unsafe temperatures.
= Descongela la carne por completo antes de ponerla en la olla lenta; congelada pasa demasiado tiempo a temperaturas inseguras.
Shred with two forks and stir back into the juices. Let stand for 10 minutes to soak them up{0}.
= Desmecha con dos tenedores y mezcla con los jugos. Deja reposar 10 minutos para que los absorba{0}.
, then pile into {0}
= , y después rellena {0}
Lay {0} {1}. Season with {2}. Pour over {3}.
= Coloca {0} {1}. Sazona con {2}. Vierte {3} por encima.
in the slow cooker
= en la olla lenta
Slow-Cooker Pulled {0}
= {0:nu} {0?desmechado|desmechada|desmechados|desmechadas} en olla lenta
{0} cooked low and slow {1} until it pulls apart.
= {0:nu} a fuego lento {1} hasta que {0?se deshace|se deshacen}.
in its own juices
= en su propio jugo
Shred with two forks and stir back into the juices. Let stand for 10 minutes to soak them up.
= Desmecha con dos tenedores y mezcla con los jugos. Deja reposar 10 minutos para que los absorba.
165°F / 74°C in the thickest part
= a 74 °C en la parte más gruesa
Pressure-Cooker {0} with {1}
= {0:nu} en olla a presión con {1:nu}
Creamy {0} with {1} in their own sauce, in about half an hour.
= {0:nu} {0?cremoso|cremosa|cremosos|cremosas} con {1:nu} en su propia salsa, en una media hora.
Add {0} and cook for {1} minutes, {2}.
= Añade {0} y cocina {1} minutos, {2}.
Stir in {0}{1}. Lock the lid and cook at high pressure for 8 minutes, then let the pressure fall for 10 minutes.
= Incorpora {0}{1}. Cierra la tapa y cuece a presión alta 8 minutos; después deja bajar la presión 10 minutos.
These times are for cooked or canned beans. Dried beans need soaking overnight, three times their volume of water and 25 minutes at pressure.
= Estos tiempos son para legumbres cocidas o de bote. Las secas necesitan una noche en remojo, el triple de su volumen de agua y 25 minutos a presión.
Open the lid, crush a spoonful of {0} against the side, and stir until the pot turns creamy.
= Abre la tapa, aplasta una cucharada de {0:nu} contra la pared y remueve hasta obtener una mezcla cremosa.
Pressure-Cooker {0}
= {0:nu} en olla a presión
Creamy {0} in their own sauce, in about half an hour.
= {0:nu} {0?cremoso|cremosa|cremosos|cremosas} en su propia salsa, en una media hora.
Soy-Glazed {0} with {1}
= {0:nu} con glaseado de soja y {1:nu}
{0} roasted on one pan and turned in {1} at the end.
= {0:nu} {0?asado|asada|asados|asadas} en una sola bandeja y {0?glaseado|glaseada|glaseados|glaseadas} al final con {1:nu}.
Heat the oven to 425°F / 220°C. Toss {0} with half of {1} in a large bowl, and {2} with the rest in another{3}.
= Calienta el horno a 220 °C. Mezcla {0} con la mitad {1:de} en un cuenco grande, y {2} con el resto en otro{3}.
. Season both with {0}
= . Sazona los dos con {0}
Spread {0} {1}. Roast for {2}
= Extiende {0} {1}. Asa {2}
on a rimmed sheet pan in one layer
= en una bandeja de horno con borde, en una sola capa
Add {0}, toss, and {1}
= Añade {0}, mezcla y {1}
roast for {0} more
= asa {0} más
Browned edges, and a knife slides into the largest piece.
= Bordes dorados, y un cuchillo entra sin esfuerzo en el trozo más grande.
Stir {0} together, pour over the hot pan, and toss. Roast for 3 minutes more, until it clings.
= Mezcla {0}, vierte sobre la bandeja caliente y remueve. Asa 3 minutos más, hasta que quede bien adherido.
{0} at once.
= {0} enseguida.
Scatter with {0} and serve
= Esparce {0} por encima y sirve
Sheet-Pan {0} with {1}
= {0:nu} a la bandeja con {1:nu}
{0} roasted on one pan until browned at the edges: {1}.
= {0:nu} en una sola bandeja, al horno hasta dorar los bordes: {1}.
hands-off and hard to get wrong
= sin vigilancia y difícil que salga mal
{0} Toss {1} with half of {2} in a large bowl, and {3} with the rest in another. {4}
= {0} Mezcla {1} con la mitad {2:de} en un cuenco grande, y {3} con el resto en otro. {4}
Heat the oven to 425°F / 220°C.
= Calienta el horno a 220 °C.
Season both with {0} and toss again.
= Sazona los dos con {0} y mezcla de nuevo.
Cut everything to about the same size so that it is done at the same time.
= Corta todo más o menos del mismo tamaño para que se haga a la vez.
, and the vegetables are tender
= ␣y con las verduras tiernas
Finish with {0} and serve {1}.
= Termina con {0} y sirve {1}.
straight from the pan
= directamente de la bandeja
ten minutes of work, then the oven takes over
= diez minutos de trabajo y del resto se ocupa el horno
Add {0} and {1}, {2}{3}.
= Añade {0} y {1}, {2}{3}.
Finish with {0} and serve hot.
= Termina con {0} y sirve caliente.
{0} and serve {1}.
= {0} y sirve {1}.
Let stand for a moment
= Deja reposar un momento
{0} and serve hot.
= {0} y sirve caliente.
Taste for seasoning
= Prueba y rectifica de sal
Roasted {0}
= {0:nu} {0?asado|asada|asados|asadas}
{0} Toss {1} with {2}{3}.
= {0} Mezcla {1} con {2}{3}.
Toaster-Oven {0} with {1}
= {0:nu} en horno de sobremesa con {1:nu}
Heat the toaster oven to 425°F / 220°C.
= Calienta el horno de sobremesa a 220 °C.
on a small rimmed sheet pan in one layer
= en una bandeja de horno pequeña con borde, en una sola capa
Air-Fryer {0} Bites with {1}
= Bocaditos de {0:nu} con {1:nu} en freidora de aire
Crisp {0} with {1} from the air fryer, {2}.
= {0:nu} {0?crujiente|crujientes} con {1:nu} en freidora de aire, {2}.
with a spoonful of oil instead of a pot of it
= con una cucharada de aceite en vez de una sartén llena
Heat the air fryer to 390°F / 200°C. Toss {0} with {1} in a large bowl{2}. {3}
= Calienta la freidora de aire a 200 °C. Mezcla {0} con {1} en un cuenco grande{2}. {3}
Dust {0} with {1} and turn until coated.
= Espolvorea {0} con {1} y dale vueltas hasta que se reboce bien.
Spread {0} {1}. Air-fry for {2}
= Extiende {0} {1}. Cocina en la freidora de aire {2}
in the basket in one layer
= en la cesta, en una sola capa
air-fry for {0} more
= cocina {0} más en la freidora de aire
, shaking the basket once,
= , sacudiendo la cesta una vez,
Serve hot{0}.
= Sirve caliente{0}.
␣with a squeeze of {0}
= ␣con un chorrito de zumo de {0:nu.sg}
Air-Fryer {0} Bites
= Bocaditos de {0:nu} en freidora de aire
Crisp {0} from the air fryer, {1}.
= {0:nu} {0?crujiente|crujientes} en freidora de aire, {1}.
Serve hot{0}{1}.
= Sirve caliente{0}{1}.
␣and {0} for dipping
= ␣y {0} para mojar
Air-Fryer {0} with {1}
= {0:nu} en freidora de aire con {1:nu}
Add {0} and {1}{2} {3}{4}.
= Añade {0} y {1}{2} {3}{4}.
Serve hot.
= Sirve caliente.
Air-Fryer {0}
= {0:nu} en freidora de aire
crunchy in minutes
= en unos minutos
Heat the air fryer to 390°F / 200°C. Toss {0} with {1} in a large bowl{2}.
= Calienta la freidora de aire a 200 °C. Mezcla {0} con {1} en un cuenco grande{2}.
Crisp Air-Fryer {0}
= {0:nu} {0?crujiente|crujientes} en freidora de aire
Grilled {0} with {1}
= {0:nu} a la parrilla con {1:nu}
{0} off the grill, {1} and simply seasoned.
= {0:nu} a la parrilla, {1} y con un aliño sencillo.
charred where it counts
= con el tostado donde hace falta
Heat the grill to medium-high, about 425°F / 220°C, and brush the grate clean. Rub {0} with {1}{2}.
= Calienta la parrilla a fuego medio-alto, a unos 220 °C, y cepilla la rejilla hasta dejarla limpia. Unta {0} con {1}{2}.
Oil the food, not the grate: it sticks less and flares less.
= Engrasa la comida, no la rejilla: se pega menos y hay menos llamaradas.
{0} and grill for {1}.
= {0} y asa {1}.
Lay {0} on the grate
= Coloca {0} sobre la rejilla
Add {0} and grill for {1} more{2}.
= Añade {0} y asa {1} más{2}.
, turning once, {0}
= , dando la vuelta una vez, {0}
Rest for 3 minutes on a clean plate{0}.
= Deja reposar 3 minutos en un plato limpio{0}.
, then dress with {0} and serve
= ; después aliña con {0} y sirve
smoky at the edges
= con aroma ahumado en los bordes
{0} and grill for {1}{2}.
= {0} y asa {1}{2}.
until tender and marked by the grate
= hasta ablandar, con las marcas de la rejilla
Grilled {0}
= {0:nu} a la parrilla
Rest for 3 minutes on a clean plate. Serve hot.
= Deja reposar 3 minutos en un plato limpio. Sirve caliente.
Add {0} and grill for {1} more.
= Añade {0} y asa {1} más.
Rest for 3 minutes on a clean plate{0}{1}.
= Deja reposar 3 minutos en un plato limpio{0}{1}.
␣and slice {0} across the grain
= ␣y corta {0} en lonchas contra la fibra
Rest for 3 minutes on a clean plate{0}. Serve hot.
= Deja reposar 3 minutos en un plato limpio{0}. Sirve caliente.
{0} Skewers
= Brochetas de {0:nu}
{0} threaded on sticks and charred over a hot fire.
= {0:nu} en brocheta, a fuego vivo hasta tostar.
Put {0} in a bowl{1}. Turn {2} in it and let stand for 15 minutes while the grill heats to medium-high, about 425°F / 220°C.
= Pon {0} en un cuenco{1}. Añade {2}, dale vueltas y deja reposar 15 minutos mientras la parrilla se calienta a fuego medio-alto, a unos 220 °C.
Thread {0} onto skewers, leaving a little space between the pieces.
= Ensarta {0} en brochetas, dejando un poco de espacio entre los trozos.
Soak wooden skewers in water for a while first, so that they do not burn.
= Si las brochetas son de madera, déjalas antes un rato en agua para que no se quemen.
Grill for {0} minutes, turning every few minutes, {1}.
= Asa {0} minutos, dando la vuelta cada pocos minutos, {1}.
Charred edges on all sides.
= Bordes tostados por todos los lados.
Rest for 3 minutes on a clean plate.
= Deja reposar 3 minutos en un plato limpio.
Stir together {0} in a bowl{1}. Turn {2} in it and let stand for 15 minutes while the grill heats to medium-high, about 425°F / 220°C.
= Mezcla {0} en un cuenco{1}. Añade {2}, dale vueltas y deja reposar 15 minutos mientras la parrilla se calienta a fuego medio-alto, a unos 220 °C.
␣and serve with {0}, warmed on the grill
= ␣y sirve con {0}, {0?calentado|calentada|calentados|calentadas} en la parrilla
Grilled {0} Packets
= Paquetitos de {0:nu} a la parrilla
{0} steamed in their own juices inside a foil packet on the grill.
= {0:nu} en su propio jugo, en papillote de papel de aluminio a la parrilla.
Heat the grill to medium-high, about 425°F / 220°C. Cut a large square of heavy foil for each serving.
= Calienta la parrilla a fuego medio-alto, a unos 220 °C. Corta un cuadrado grande de papel de aluminio grueso por ración.
Divide {0} between the squares and lay {1} on top. Add {2}{3}. Fold into tight packets with room for steam.
= Reparte {0} entre los cuadrados y coloca {1} encima. Añade {2}{3}. Cierra en paquetes bien sellados, con espacio para el vapor.
Grill for {0} minutes without turning, {1}.
= Asa {0} minutos sin dar la vuelta, {1}.
Open one packet to check; the steam is hot, so open it away from you.
= Abre un paquete para comprobarlo; el vapor quema, así que ábrelo hacia el lado contrario a ti.
Let stand for 2 minutes, then eat straight from the foil.
= Deja reposar 2 minutos y come directamente del papel.
Grilled {0} Burgers with {1}
= Hamburguesas de {0:nu} a la parrilla con {1:nu}
Juicy {0} burgers from the grill with {1}.
= Hamburguesas jugosas de {0:nu} a la parrilla con {1:nu}.
Heat the grill to high, about 450°F / 230°C. Shape {0} into patties a little wider than the {1} and press a dimple into the middle of each. Season with {2}.
= Calienta la parrilla a fuego fuerte, a unos 230 °C. Forma con {0} hamburguesas algo más anchas que {1:el} y marca un hoyuelo en el centro de cada una. Sazona con {2}.
Handle the meat as little as you can; a packed patty is a tough one.
= Toca la carne lo menos posible; una hamburguesa apelmazada queda dura.
Grill for 10 minutes, turning once, {0}. {1}
= Asa 10 minutos, dando la vuelta una vez, {0}. {1}
Lay {0} on top for the last minute.
= Coloca {0} encima en el último minuto.
Toast {0} on the grate for 1 minute and build the burgers
= Tuesta {0} en la rejilla 1 minuto y monta las hamburguesas
Grilled {0} Burgers
= Hamburguesas de {0:nu} a la parrilla
palm of your hand
= la palma de la mano
Grill for 10 minutes, turning once, {0}.
= Asa 10 minutos, dando la vuelta una vez, {0}.
Plate the patties
= Sirve las hamburguesas en platos
Juicy {0} burgers from the grill.
= Hamburguesas jugosas de {0:nu} a la parrilla.
{0}, smoky from the grill.
= {0:nu} a la parrilla, con su toque ahumado.
Heat the grill to medium-high, about 425°F / 220°C. Toss {0} with {1}{2}.
= Calienta la parrilla a fuego medio-alto, a unos 220 °C. Mezcla {0} con {1}{2}.
Pile onto a platter{0}. Good hot or at room temperature.
= Pasa a una fuente{0}. Bueno tanto caliente como a temperatura ambiente.
␣and finish with {0}
= ␣y termina con {0}
{0}, smoky from the grill{1}.
= {0:nu} a la parrilla, con su toque ahumado{1}.
, with {0} to catch the juices
= , con {0:nu} para recoger los jugos
Grill {0} alongside for 1 minute.
= Asa {0} al lado 1 minuto.
Pile onto a platter with {0}{1}. Good hot or at room temperature.
= Pasa a una fuente con {0}{1}. Bueno tanto caliente como a temperatura ambiente.
Pile onto a platter with {0}. Good hot or at room temperature.
= Pasa a una fuente con {0}. Bueno tanto caliente como a temperatura ambiente.
Pile onto a platter. Good hot or at room temperature.
= Pasa a una fuente. Bueno tanto caliente como a temperatura ambiente.
{0} Gratin
= Gratén de {0:nu}
Thin slices of {0} baked in {1} under a crust of {2}.
= Láminas finas de {0:nu} al horno con {1:nu} bajo una costra de {2:nu}.
Heat the oven to 375°F / 190°C and grease a baking dish with {0}. Layer {1} in it, overlapping the slices{2}.
= Calienta el horno a 190 °C y engrasa una fuente de horno con {0}. Coloca {1} en capas, solapando las láminas{2}.
␣and seasoning each layer with {0}
= ␣y sazonando cada capa con {0}
Whisk {0} and pour over the vegetables. Press down so the top layer is wet, and cover with foil.
= Bate {0} y vierte sobre las verduras. Presiona para que la capa de arriba se moje y cubre con papel de aluminio.
Bake for 35 minutes, until the vegetables give to a knife.
= Hornea 35 minutos, hasta que las verduras cedan al cuchillo.
Uncover, scatter with {0}, and bake for 20 minutes more, until bubbling and deep gold. Let stand for 10 minutes to set.
= Destapa, esparce {0} y hornea 20 minutos más, hasta que borbotee y esté bien dorado. Deja reposar 10 minutos para que asiente.
The rest is not optional: cut too early, it floods the plate.
= El reposo no es opcional: si se corta antes, inunda el plato.
The sauce bubbles thickly instead of running.
= La salsa burbujea espesa en lugar de correr.
Baked {0} and {1} Casserole with {2}
= Cazuela al horno de {0:nu} y {1:nu} con {2:nu}
{0} cooked together in one dish, in the oven, by themselves.
= {0:nu} en una misma fuente, al horno, sin ayuda de nadie.
Stir {0} together in a large baking dish with {1}{2}. Pour in {3}, cover tightly with foil, and bake for 30 minutes.
= Mezcla {0} en una fuente de horno grande con {1}{2}. Vierte {3}, cubre bien con papel de aluminio y hornea 30 minutos.
{0}lay in {1}. Cover again and bake for 20 minutes more, until {2} is tender{3}.
= {0}coloca {1} encima. Cubre de nuevo y hornea 20 minutos más, hasta que {2} {2?esté tierno|esté tierna|estén tiernos|estén tiernas}{3}.
Stir in {0}, then␣
= Incorpora {0} y después␣
no longer pink and 165°F / 74°C in the thickest part
= sin nada rosado y a 74 °C en la parte más gruesa
A loose cover lets the steam out and leaves the rice hard: crimp the foil.
= Si queda mal tapado, el vapor se escapa y el arroz queda duro: sella bien el papel de aluminio.
{0} Let stand for 5 minutes, then fluff and serve.
= {0} Deja reposar 5 minutos, suelta con un tenedor y sirve.
Uncover, scatter with {0}, and bake for 5 minutes, until melted.
= Destapa, esparce {0} y hornea 5 minutos, hasta que {0?se funda|se fundan}.
lay in {0}. Cover again and bake for 20 minutes more, until {1} is tender{2}.
= coloca {0} encima. Cubre de nuevo y hornea 20 minutos más, hasta que {1} {1?esté tierno|esté tierna|estén tiernos|estén tiernas}{2}.
␣and {0} are done, {1}
= ␣y {0:el} {0?esté listo|esté lista|estén listos|estén listas}, {1}
cooked through with no pink left, 160°F / 71°C
= sin nada rosado por dentro y a 71 °C
{0}stir in {1}. Cover again and bake for 20 minutes more, until {2} is tender{3}.
= {0}incorpora {1}. Cubre de nuevo y hornea 20 minutos más, hasta que {2} {2?esté tierno|esté tierna|estén tiernos|estén tiernas}{3}.
␣and the liquid is gone
= ␣y se haya consumido el líquido
Let stand for 5 minutes, then fluff and serve.
= Deja reposar 5 minutos, suelta con un tenedor y sirve.
stir in {0}. Cover again and bake for 20 minutes more, until {1} is tender{2}.
= incorpora {0}. Cubre de nuevo y hornea 20 minutos más, hasta que {1} {1?esté tierno|esté tierna|estén tiernos|estén tiernas}{2}.
cooked through with no pink left, 165°F / 74°C
= sin nada rosado por dentro y a 74 °C
{0} Stuffed {1}
= {1:nu} {1?relleno|rellena|rellenos|rellenas} de {0:nu}
{0} filled with {1}, baked until tender.
= {0:nu} {0?relleno|rellena|rellenos|rellenas} de {1:nu}, al horno hasta quedar {0?tierno|tierna|tiernos|tiernas}.
Heat {0} in a skillet over medium-high heat. {1} {2} Fold in {3}. Season with {4}.
= Calienta {0} en una sartén a fuego medio-alto. {1} {2} Incorpora {3}. Sazona con {4}.
Set {0} cut side up in a baking dish, fill with the mixture, and cover with foil. Bake for 25 minutes.
= Coloca {0} con el corte hacia arriba en una fuente de horno, rellena con la mezcla y cubre con papel de aluminio. Hornea 25 minutos.
Uncover and bake for 10 minutes more, {0} and the tops are browned.
= Destapa y hornea 10 minutos más, {0} y se dore la superficie.
Heat {0} in a skillet over medium-high heat. {1} Fold in {2}. Season with {3}.
= Calienta {0} en una sartén a fuego medio-alto. {1} Incorpora {2}. Sazona con {3}.
Uncover{0} and bake for 10 minutes more, {1} and the tops are browned.
= Destapa{0} y hornea 10 minutos más, {1} y se dore la superficie.
, scatter with {0},
= , esparce {0}
Heat {0} in a skillet over medium-high heat. Fold in {1}. Season with {2}.
= Calienta {0} en una sartén a fuego medio-alto. Incorpora {1}. Sazona con {2}.
{0} baked hot and quick under {1}, with almost nothing to wash up.
= {0:nu} al horno, a fuego fuerte y en poco tiempo, bajo {1:nu}, sin apenas nada que fregar.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}, rub with {2}{3}.
= Calienta el horno a 220 °C. Coloca {0} en una fuente de horno{1}, unta con {2}{3}.
, drizzle with {0}
= , riega con {0}
Scatter {0} evenly over {1}.
= Reparte {0} por igual sobre {1}.
Bake for {0} minutes
= Hornea {0} minutos
Thickness decides, not weight: start checking a few minutes early.
= Lo que manda es el grosor, no el peso: empieza a comprobar unos minutos antes.
Rest for 3 minutes. Finish with {0}.
= Deja reposar 3 minutos. Termina con {0}.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}{2}.
= Calienta el horno a 220 °C. Coloca {0} en una fuente de horno{1}{2}.
Rest for 3 minutes. {0}
= Deja reposar 3 minutos. {0}
Serve with the juices from the dish.
= Sirve con los jugos de la fuente.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish, rub with {1}{2}.
= Calienta el horno a 220 °C. Coloca {0} en una fuente de horno y unta con {1}{2}.
{0}Press {1} on top and drizzle with {2}.
= {0}Presiona {1} por encima y riega con {2}.
Spread {0} over {1}.␣
= Extiende {0} sobre {1}.␣
Spread {0} evenly over {1}.
= Extiende {0} por igual sobre {1}.
{0} baked hot and quick, with almost nothing to wash up.
= {0:nu} al horno, a fuego fuerte y en poco tiempo, sin apenas nada que fregar.
Press {0} on top and drizzle with {1}.
= Presiona {0} por encima y riega con {1}.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}.
= Calienta el horno a 220 °C. Coloca {0} en una fuente de horno{1}.
Bake for {0} minutes.
= Hornea {0} minutos.
Bake for {0} minutes more
= Hornea {0} minutos más
Lay {0} over {1}. Press {2} on top and drizzle with {3}.
= Coloca {0} sobre {1}. Presiona {2} por encima y riega con {3}.
Oven-Baked {0} Meatballs
= Albóndigas de {0:nu} al horno
Tender {0} meatballs, browned in the oven instead of a spattering pan.
= Albóndigas tiernas de {0:nu}, doradas en el horno y sin salpicaduras de sartén.
Heat the oven to 425°F / 220°C and line a sheet pan.
= Calienta el horno a 220 °C y forra una bandeja.
Mix {0} with {1} in a large bowl and let stand for 3 minutes. Add {2}{3} and mix with your hands until it just comes together. Roll into balls the size of a walnut.
= Mezcla {0} con {1} en un cuenco grande y deja reposar 3 minutos. Añade {2}{3} y mezcla con las manos lo justo para que se una. Forma bolas del tamaño de una nuez.
Wet hands keep the mixture from sticking. Overworking makes them tough.
= Con las manos mojadas la mezcla no se pega. Si se amasan de más, quedan duras.
Bake for 18 minutes, {0}.
= Hornea 18 minutos, {0}.
Deep brown outside; set in the middle, with clear juices when you cut one open.
= Bien doradas por fuera; cuajadas en el centro y con jugos claros al abrir una.
Rest for 3 minutes and serve hot.
= Deja reposar 3 minutos y sirve caliente.
Oven-Baked {0} Meatballs in {1}
= Albóndigas de {0:nu} al horno con {1:nu}
{0} {1} in a large bowl and let stand for 3 minutes. Add {2}{3} and mix with your hands until it just comes together. Roll into balls the size of a walnut.
= {0} {1} en un cuenco grande y deja reposar 3 minutos. Añade {2}{3} y mezcla con las manos lo justo para que se una. Forma bolas del tamaño de una nuez.
Tear {0} into crumbs and mix with
= Desmiga {0} y mezcla con
Warm {0} in a wide pan, add the meatballs, and simmer for 3 minutes.
= Calienta {0} en una cazuela ancha, añade las albóndigas y cuece a fuego lento 3 minutos.
{0} over {1} Mash
= {0:nu} sobre puré de {1:nu}
{0} spooned over a smooth mash of {1}.
= {0:nu} sobre un puré fino de {1:nu}.
Meanwhile, heat {0} in a skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Mientras tanto, calienta {0} en una sartén a fuego medio-alto. Añade {1} y cocina {2}, {3} {4}. Retira a un plato.
Set the skillet back over medium heat. {0}
= Vuelve a poner la sartén a fuego medio. {0}
Return {0} to the skillet{1}.
= Devuelve {0} a la sartén{1}.
Mash {0} with {1} until smooth. Spoon onto plates, make a well, and fill it with what is in the skillet.
= Machaca {0} con {1} hasta obtener un puré fino. Sirve en platos, haz un hueco y rellénalo con lo que hay en la sartén.
Mash while steaming hot; cold potatoes turn gluey.
= Machaca cuando aún humee; la patata fría se vuelve gomosa.
Return {0} to the skillet{1}{2}.
= Devuelve {0} a la sartén{1}{2}.
␣with {0} and a splash of water
= ␣con {0} y un chorrito de agua
Mash {0} with {1} until smooth.{2} Spoon onto plates, make a well, and fill it with what is in the skillet.
= Machaca {0} con {1} hasta obtener un puré fino.{2} Sirve en platos, haz un hueco y rellénalo con lo que hay en la sartén.
␣Season with the rest of the salt.
= ␣Sazona con el resto de la sal.
Loaded {0} with {1}
= {0:nu} {0?relleno|rellena|rellenos|rellenas} de {1:nu}
Fluffy {0} loaded with {1}.
= {0:nu} {0?esponjoso|esponjosa|esponjosos|esponjosas} con relleno de {1:nu}.
{0} Prick {1} all over with a fork and rub with {2}. {3} for {4} minutes.
= {0} Pincha {1} por todas partes con un tenedor y unta con {2}. {3} {4} minutos.
Bake on the rack
= Hornea sobre la rejilla
Skip the pricking and one day a potato will burst.
= Si no las pinchas, algún día te estallará una patata.
{0}, until hot and tender{1}{2}.
= {0}, hasta calentar y ablandar bien{1}{2}.
Beside the potatoes, bake {0} for 16 minutes more
= Junto a las patatas, hornea {0} 16 minutos más
{0} in a covered dish
= {0} en una fuente tapada
{0} on a second dish
= {0} en otra fuente
␣and {0} is browned and crisp
= ␣y con {0:el} {0?dorado y crujiente|dorada y crujiente|dorados y crujientes|doradas y crujientes}
; a knife should slide through the potatoes
= ; un cuchillo debe entrar sin esfuerzo en las patatas
Split {0} and fluff the insides with a fork. Season with {1}. Fill each with {2}.
= Abre {0} y ahueca el interior con un tenedor. Sazona con {1}. Rellena con {2}.
{0}, until hot and tender{1}.
= {0}, hasta calentar y ablandar bien{1}.
{0} Prick {1} all over with a fork and rub with {2}. {3} for {4} minutes, {5}.
= {0} Pincha {1} por todas partes con un tenedor y unta con {2}. {3} {4} minutos, {5}.
until a knife slides through without resistance
= hasta que un cuchillo entre sin resistencia
Microwave {0} with {1}
= {0:nu} al microondas con {1:nu}
Prick {0} all over with a fork and rub with {1}. {2} for {3} minutes, turning once, {4}.
= Pincha {0} por todas partes con un tenedor y unta con {1}. {2} {3} minutos, dando la vuelta una vez, {4}.
Microwave on high
= Cuece en el microondas a máxima potencia
Microwave {0} on high for 4 minutes
= Calienta {0} en el microondas a máxima potencia 4 minutos
{0} in a covered bowl
= {0} en un cuenco tapado
{0}, until hot and tender.
= {0}, hasta calentar y ablandar bien.
{0} Prick {1} all over with a fork and rub with {2}. Air-fry for {3} minutes.
= {0} Pincha {1} por todas partes con un tenedor y unta con {2}. Cocina en la freidora de aire {3} minutos.
Heat the air fryer to 390°F / 200°C.
= Calienta la freidora de aire a 200 °C.
Beside the potatoes, air-fry {0} for 10 minutes more
= Junto a las patatas, cocina {0} en la freidora de aire 10 minutos más
{0} Prick {1} all over with a fork and rub with {2}. Air-fry for {3} minutes, {4}.
= {0} Pincha {1} por todas partes con un tenedor y unta con {2}. Cocina en la freidora de aire {3} minutos, {4}.
Oven-Roasted {0} with {1}
= {0:nu} al horno con {1:nu}
Crisp {0}, done with patience and very little else.
= {0:nu} {0?crujiente|crujientes}, con paciencia y poco más.
Heat the oven to 425°F / 220°C. Toss {0} with {1} on a sheet pan{2}.
= Calienta el horno a 220 °C. Mezcla {0} con {1} en una bandeja de horno{2}.
Roast for 32 minutes, turning once, until crisp outside and tender inside.
= Asa 32 minutos, dando la vuelta una vez, hasta lograr un exterior crujiente y un interior tierno.
Give them room: crowded wedges steam.
= Deja espacio: los gajos amontonados se cuecen al vapor.
, with {0} for dipping
= , con {0} para mojar
Oven-Roasted {0}
= {0:nu} al horno
Pan-Fried {0} with {1}
= {0:nu} a la sartén con {1:nu}
Heat {0} in a large skillet over medium heat. Add {1}, cover, and cook for 10 minutes. Uncover, add {2}, and cook for 8 minutes more, turning now and then, until crisp and tender.
= Calienta {0} en una sartén grande a fuego medio. Añade {1}, tapa y cocina 10 minutos. Destapa, añade {2} y cocina 8 minutos más, dando la vuelta de vez en cuando, hasta lograr un exterior crujiente y un interior tierno.
Season with {0}.
= Sazona con {0}.
Heat {0} in a large skillet over medium heat. Add {1}, cover, and cook for 10 minutes. Uncover, {2}, and cook for 8 minutes more, turning now and then, until crisp and tender.
= Calienta {0} en una sartén grande a fuego medio. Añade {1}, tapa y cocina 10 minutos. Destapa, {2} y cocina 8 minutos más, dando la vuelta de vez en cuando, hasta lograr un exterior crujiente y un interior tierno.
turn up the heat a little
= sube un poco el fuego
Pan-Fried {0}
= {0:nu} a la sartén
{0} Pot with {1}
= Potaje de {0:nu} con {1:nu}
{0} cooked soft in one pot: cheap, filling and good for days.
= Potaje de {0:nu} en una sola olla: barato, saciante y con sobras para varios días.
Taste and ladle into bowls; it thickens as it stands. Top with {0}.
= Prueba y sirve en cuencos; espesa al reposar. Corona con {0}.
A splash of something sharp, vinegar or citrus, wakes lentils up.
= Un chorrito de algo ácido, vinagre o cítrico, despierta las lentejas.
{0} and ladle into bowls; it thickens as it stands. Top with {1}.
= {0} y sirve en cuencos; espesa al reposar. Corona con {1}.
Stir in {0}, taste,
= Incorpora {0}, prueba
{0} Pot
= Potaje de {0:nu}
Taste and ladle into bowls; it thickens as it stands.
= Prueba y sirve en cuencos; espesa al reposar.
{0} and ladle into bowls; it thickens as it stands.
= {0} y sirve en cuencos; espesa al reposar.
Slow-Cooker {0} Pot with {1}
= Potaje de {0:nu} con {1:nu} en olla lenta
Slow-Cooker {0} Pot
= Potaje de {0:nu} en olla lenta
Pressure-Cooker {0} Pot with {1}
= Potaje de {0:nu} con {1:nu} en olla a presión
Pressure-Cooker {0} Pot
= Potaje de {0:nu} en olla a presión
Saucy {0} with {1}
= {0:nu} en salsa con {1:nu}
{0} simmered with {1} until saucy.
= {0:nu} a fuego lento con {1:nu} hasta formar salsa.
until everything is tender and the liquid is saucy
= hasta que todo esté tierno y el líquido forme una salsa
Finish with {0} and serve warm.
= Termina con {0} y sirve caliente.
{0} and serve warm.
= {0} y sirve caliente.
Crush a few of {0} to thicken the sauce
= Aplasta una parte {0:de} para espesar la salsa
Slow-Cooker Saucy {0} with {1}
= {0:nu} en salsa con {1:nu} en olla lenta
Pressure-Cooker Saucy {0} with {1}
= {0:nu} en salsa con {1:nu} en olla a presión
{0} and {1} Bowl with {2}
= Bol de {0:nu} y {1:nu} con {2:nu}
A full bowl: warm {0}{1}.
= Un bol completo: {0:nu} en caliente{1}.
␣under a quick dressing
= , con un aliño rápido
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate.
= Calienta la mitad {0:de} en una sartén a fuego medio-alto. Añade {1}{2} y cocina {3}, {4} {5}. Retira a un plato.
Stir {0} with the rest of {1} to make a dressing. {2}
= Mezcla {0} con el resto {1:de} para hacer un aliño. {2}
Divide {0} between bowls. Arrange {1} on top{2}. Scatter with {3}.
= Reparte {0} en cuencos. Coloca {1} encima{2}. Esparce {3}.
, and spoon over the dressing
= ␣y vierte el aliño por encima
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate. {6}
= Calienta la mitad {0:de} en una sartén a fuego medio-alto. Añade {1}{2} y cocina {3}, {4} {5}. Retira a un plato. {6}
Divide {0} between bowls. Arrange {1} on top{2}.
= Reparte {0} en cuencos. Coloca {1} encima{2}.
Stir {0} with the rest of {1} to make a dressing.
= Mezcla {0} con el resto {1:de} para hacer un aliño.
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate.
= Calienta la mitad {0:de} en una sartén a fuego medio-alto. Añade {1}{2} y {3}. Retira a un plato.
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate. {4}
= Calienta la mitad {0:de} en una sartén a fuego medio-alto. Añade {1}{2} y {3}. Retira a un plato. {4}
{0} Burrito Bowl
= Bol de burrito con {0:nu}
Everything from a good burrito without the wrapper: {0}.
= Todo lo de un buen burrito, pero sin la tortilla: {0:nu}.
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate.
= Calienta {0} en una sartén grande a fuego medio-alto. Añade {1}{2} y cocina {3}, {4} {5}. Retira a un plato.
{0} Fluff {1} and divide between bowls. Top with {2}, then {3}.
= {0} Suelta {1} con un tenedor y reparte en cuencos. Corona con {2} y después con {3}.
{0} Fluff {1}{2} and divide between bowls. Top with {3}, then {4}.
= {0} Suelta {1} con un tenedor{2} y reparte en cuencos. Corona con {3} y después con {4}.
Fluff {0}{1} and divide between bowls. Top with {2}, then {3}.
= Suelta {0} con un tenedor{1} y reparte en cuencos. Corona con {2} y después con {3}.
Fluff {0} and divide between bowls. Top with {1}, then {2}.
= Suelta {0} con un tenedor y reparte en cuencos. Corona con {1} y después con {2}.
{0} Melt
= Sándwich caliente de {0:nu}
Crisp bread and melted {0} with {1}: {2}.
= Pan crujiente y {0:nu} {0?fundido|fundida|fundidos|fundidas} con {1:nu}: {2}.
the sandwich everybody wants a bite of
= el sándwich al que todos quieren dar un bocado
Spread {0} over {1}. Layer {2} on top{3}.
= Extiende {0} sobre {1}. Coloca {2} encima, en capas{3}.
, with a little {0}
= , con un poco de {0:nu}
Cheese on both sides of the filling holds everything together.
= El queso a ambos lados del relleno lo mantiene todo unido.
Close the sandwich. {0} Add the rest of {1}, turn, and fry for 4 minutes more, until the bread is golden and the cheese has melted.
= Cierra el sándwich. {0} Añade el resto {1:de}, da la vuelta y fríe 4 minutos más, hasta que el pan se dore y el queso se funda.
Warm half of {0} in a skillet over medium-low heat and fry for 4 minutes.
= Calienta la mitad {0:de} en una sartén a fuego medio-bajo y fríe 4 minutos.
Deep gold on both sides, with cheese just escaping.
= Bien dorado por ambos lados, con el queso a punto de escaparse.
Let stand for 1 minute, then cut in half and eat hot.
= Deja reposar 1 minuto, corta por la mitad y come caliente.
Crisp bread and melted {0}: {1}.
= Pan crujiente y {0:nu} {0?fundido|fundida|fundidos|fundidas}: {1}.
lunch in ten minutes
= la comida lista en diez minutos
Melt half of {0} in a skillet over medium-low heat and fry for 4 minutes.
= Derrite la mitad {0:de} en una sartén a fuego medio-bajo y fríe 4 minutos.
Layer {0} with {1}{2}.
= Coloca {0} en capas con {1}{2}.
Open-Faced {0} Melt
= Tosta gratinada de {0:nu}
{0} Layer {1} with {2}{3}.
= {0} Coloca {1} en capas con {2}{3}.
Heat the toaster oven to 425°F / 220°C.␣
= Calienta el horno de sobremesa a 220 °C.␣
Set on the tray, dot with {0}, and toast for 6 minutes, until the edges are crisp and the cheese bubbles.
= Pon en la bandeja, reparte pegotitos {0:de} y tuesta 6 minutos, hasta que los bordes estén crujientes y el queso burbujee.
Brown blisters on the cheese.
= Ampollas doradas en el queso.
{0}Spread {1} over {2}. Layer {3} on top{4}.
= {0}Extiende {1} sobre {2}. Coloca {3} encima, en capas{4}.
Set on the tray and toast for 6 minutes, until the edges are crisp and the cheese bubbles.
= Pon en la bandeja y tuesta 6 minutos, hasta que los bordes estén crujientes y el queso burbujee.
{0} Quesadillas
= Quesadillas de {0:nu}
Crisp tortillas around melted {0}.
= Tortillas crujientes con {0:nu} {0?fundido|fundida|fundidos|fundidas}.
Lay out {0} and scatter half of each with {1}. Fold over and press flat.
= Extiende {0} y reparte {1} sobre la mitad de cada una. Dobla y aplasta.
Less filling, better quesadilla: an overfull one will not seal.
= Menos relleno, mejor quesadilla: si va demasiado llena, no se cierra.
Brush with {0}. {1} until the outside is crisp and the cheese has melted.
= Pincela con {0}. {1} hasta que el exterior esté crujiente y el queso se funda.
Cook in a skillet over medium heat for 6 minutes, turning once,
= Cocina en una sartén a fuego medio 6 minutos, dando la vuelta una vez,
Let stand for 1 minute, then cut into wedges{0}.
= Deja reposar 1 minuto y corta en cuñas{0}.
␣and serve with {0}
= ␣y sirve con {0}
Let stand for 1 minute, then cut into wedges.
= Deja reposar 1 minuto y corta en cuñas.
Grilled {0} Quesadillas
= Quesadillas de {0:nu} a la parrilla
{0} Lay out {1} and scatter half of each with {2}. Fold over and press flat.
= {0} Extiende {1} y reparte {2} sobre la mitad de cada una. Dobla y aplasta.
Heat the grill to medium, about 375°F / 190°C.
= Calienta la parrilla a fuego medio, a unos 190 °C.
{0} until the outside is crisp and the cheese has melted.
= {0} hasta que el exterior esté crujiente y el queso se funda.
Grill for 4 minutes, turning once,
= Asa a la parrilla 4 minutos, dando la vuelta una vez,
Air-Fryer {0} Quesadillas
= Quesadillas de {0:nu} en freidora de aire
Heat the air fryer to 375°F / 190°C.
= Calienta la freidora de aire a 190 °C.
Air-fry for 6 minutes, turning once,
= Cocina en la freidora de aire 6 minutos, dando la vuelta una vez,
Toaster-Oven {0} Quesadillas
= Quesadillas de {0:nu} en horno de sobremesa
Toast in the toaster oven for 7 minutes,
= Tuesta en el horno de sobremesa 7 minutos,
{0} Pizza
= Pizza de {0:nu}
A thin, crisp pizza with {0}: {1}.
= Una pizza fina y crujiente con {0:nu}: {1}.
from the fridge to the table in half an hour
= de la nevera a la mesa en media hora
Heat the oven to 450°F / 230°C{0}. {1}
= Calienta el horno a 230 °C{0}. {1}
␣with a sheet pan inside
= ␣con una bandeja dentro
Stretch {0} into a thin round.
= Estira {0} en un disco fino.
{0} Top with {1}{2}{3}.
= {0} Cubre con {1}{2}{3}.
Spread {0} to within half an inch of the edge.
= Extiende {0} hasta 1 cm del borde.
, drizzle with {0},
= , riega con {0}
␣and add a little {0}
= ␣y añade un poco de {0:nu}
Pat wet toppings dry, or the middle stays soft.
= Seca los ingredientes húmedos o el centro quedará blando.
Slide onto the hot pan and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots.
= Desliza sobre la bandeja caliente y hornea {0} minutos, hasta que el borde esté crujiente y el queso burbujee y se dore a trozos.
Heat the oven to 450°F / 230°C{0}. Set out {1}.
= Calienta el horno a 230 °C{0}. Prepara {1}.
{0} Toast Pizza
= Pizza sobre pan tostado con {0:nu}
no dough to make, no waiting
= sin masa que preparar y sin esperas
Slide onto the hot pan and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots. Finish with {1}.
= Desliza sobre la bandeja caliente y hornea {0} minutos, hasta que el borde esté crujiente y el queso burbujee y se dore a trozos. Termina con {1}.
{0} Tortilla Pizza
= Pizza sobre tortilla mexicana con {0:nu}
Scatter {0} to within half an inch of the edge.
= Esparce {0} hasta 1 cm del borde.
{0} Flatbread Pizza
= Pizza sobre pan plano con {0:nu}
Heat the toaster oven to 450°F / 230°C. {0}
= Calienta el horno de sobremesa a 230 °C. {0}
Slide onto the tray and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots.
= Desliza sobre la bandeja y hornea {0} minutos, hasta que el borde esté crujiente y el queso burbujee y se dore a trozos.
Heat the toaster oven to 450°F / 230°C. Set out {0}.
= Calienta el horno de sobremesa a 230 °C. Prepara {0}.
Slide onto the tray and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots. Finish with {1}.
= Desliza sobre la bandeja y hornea {0} minutos, hasta que el borde esté crujiente y el queso burbujee y se dore a trozos. Termina con {1}.
{0} Tacos
= Tacos de {0:nu}
Warm tortillas filled with {0}, topped with {1}.
= Tortillas calientes rellenas de {0:nu}, con {1:nu} por encima.
Warm {0} in a dry pan for 1 minute, flipping once, and keep them wrapped in a towel.
= Calienta {0} en una sartén sin grasa 1 minuto, dando la vuelta una vez, y reserva envueltas en un paño.
Fill with {0} and top with {1}.
= Rellena con {0} y corona con {1}.
Set the skillet back over medium heat. {0} {1}
= Vuelve a poner la sartén a fuego medio. {0} {1}
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate.
= Calienta {0} en una sartén grande a fuego medio-alto. Añade {1}{2} y {3}. Retira a un plato.
Fill with {0} and top with {1}. {2}
= Rellena con {0} y corona con {1}. {2}
Sprinkle {0} over everything.
= Espolvorea {0} por encima de todo.
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate{6}.
= Calienta {0} en una sartén grande a fuego medio-alto. Añade {1}{2} y cocina {3}, {4} {5}. Retira a un plato{6}.
␣and break into large flakes
= ␣y separa en láminas grandes
Warm tortillas filled with {0}.
= Tortillas calientes rellenas de {0:nu}.
Fill with {0}.
= Rellena con {0}.
Fill with {0}. {1}
= Rellena con {0}. {1}
{0} Wrap
= Wrap de {0:nu}
A rolled-up lunch of {0} with {1}.
= Un almuerzo enrollado de {0:nu} con {1:nu}.
Lay {0} flat{1}.
= Extiende {0}{1}.
␣and spread with {0}, right up to the edge
= ␣y unta con {0} hasta el mismo borde
Lay {0} across the lower third. Season with {1}.
= Coloca {0} a lo largo del tercio inferior. Sazona con {1}.
Pat everything dry; water is what makes a wrap soggy.
= Seca bien todo; el agua es lo que ablanda un wrap.
Fold in the sides, roll up tightly away from you, and cut in half on the diagonal.
= Dobla los lados hacia dentro, enrolla apretado alejándote de ti y corta por la mitad en diagonal.
␣and mash {0} over right up to the edge
= ␣y aplasta {0} por encima hasta el mismo borde
A rolled-up lunch of {0}.
= Un almuerzo enrollado de {0:nu}.
Lay {0} flat.
= Extiende {0}.
{0} Sandwich
= Sándwich de {0:nu}
A proper sandwich: {0} with {1}.
= Un sándwich como es debido: {0:nu} con {1:nu}.
Spread {0} over one side of {1}.
= Extiende {0} por un lado {1:de}.
Layer {0} on one half{1}.
= Coloca {0} en capas sobre una mitad{1}.
Close, press gently, and cut in half.
= Cierra, presiona con suavidad y corta por la mitad.
A pinch of salt straight on the vegetables does more than any sauce.
= Una pizca de sal directamente sobre las verduras hace más que cualquier salsa.
A proper sandwich: {0}.
= Un sándwich como es debido: {0:nu}.
Set out {0}.
= Prepara {0}.
{0} Toast
= Tostada de {0:nu}
Saucy {0} spooned over crisp {1}.
= {0:nu} en salsa sobre {1:nu} {1?crujiente|crujientes}.
Heat {0} in a skillet over medium heat. {1} Season with {2}.
= Calienta {0} en una sartén a fuego medio. {1} Sazona con {2}.
{0} Toast {1}.
= {0} Tuesta {1}.
Crush about a third of {0} with the back of a spoon to thicken the pan.
= Aplasta más o menos un tercio {0:de} con el dorso de una cuchara para espesar la salsa.
Spoon onto {0}.
= Reparte sobre {0}.
Spoon onto {0} and top with {1}.
= Reparte sobre {0} y corona con {1}.
Toast {0}.
= Tuesta {0}.
Cheesy Microwave Nachos
= Nachos con queso al microondas
Crisp chips under melted {0} with {1}.
= Nachos crujientes bajo {0:nu} {0?fundido|fundida|fundidos|fundidas} con {1:nu}.
Spread {0} on a microwave-safe plate and scatter with {1}.
= Extiende {0} en un plato apto para microondas y reparte {1} por encima.
Microwave on high for 1 minute, until the cheese has melted; give it a little longer if it needs it.
= Calienta en el microondas a máxima potencia 1 minuto, hasta que el queso se funda; déjalo un poco más si lo necesita.
Top with {0} and eat at once.
= Corona con {0} y come enseguida.
{0} Microwave Nachos
= Nachos con {0:nu} al microondas
A crisp salad of {0} with {1} in a sharp dressing.
= Una ensalada crujiente de {0:nu} con {1:nu} y un aliño vivo.
Whisk {0} in the bottom of a large bowl{1}.
= Bate {0} en el fondo de un cuenco grande{1}.
Dip a leaf in to taste the dressing; it should be a little too sharp on its own.
= Moja una hoja para probar el aliño; por sí solo debe resultar un poco demasiado ácido.
Add {0} and toss with your hands until everything shines.
= Añade {0} y mezcla con las manos hasta que todo brille.
{0} right away.
= {0} enseguida.
{0} Salad
= Ensalada de {0:nu}
A crisp salad of {0} in a sharp dressing.
= Una ensalada crujiente de {0:nu} con un aliño vivo.
Serve right away.
= Sirve enseguida.
Put {0} in the bottom of a large bowl{1}. Season with {2}.
= Pon {0} en el fondo de un cuenco grande{1}. Sazona con {2}.
␣and loosen it with {0}
= ␣y aligera con {0}
Add {0} and rub it with the dressing for 2 minutes, until dark and tender.
= Añade {0} y masajea con el aliño 2 minutos, hasta que {0?esté oscuro y tierno|esté oscura y tierna|estén oscuros y tiernos|estén oscuras y tiernas}.
A salad that counts as dinner: {0}.
= Una ensalada que vale por una cena: {0:nu}.
Add {0} and fold until coated. Let stand for 5 minutes, so the flavors get to know each other.
= Añade {0} y mezcla hasta cubrir bien. Deja reposar 5 minutos para que los sabores se conozcan.
This part keeps two days in the fridge; add leaves and herbs only when serving.
= Hasta aquí se conserva dos días en la nevera; añade las hojas y las hierbas solo al servir.
Taste and serve.
= Prueba y sirve.
Fold in {0}, taste, and serve.
= Incorpora {0}, prueba y sirve.
{0} Dip with {1}
= Dip de {0:nu} con {1:nu}
A quick {0} dip with {1} to dunk.
= Un dip rápido de {0:nu} con {1:nu} para mojar.
Stir {0} until smooth
= Remueve {0} hasta obtener una mezcla cremosa
, then beat in {0}
= , e incorpora {0} batiendo
Ten minutes in the fridge let the flavors come together.
= Diez minutos en la nevera ayudan a que se unan los sabores.
Scrape into a bowl and set it in the middle of a platter with {0} around it.
= Pasa a un cuenco y ponlo en el centro de una fuente con {0} alrededor.
Mash {0} with a fork (or blend them smooth)
= Machaca {0} con un tenedor (o tritura del todo)
Mash {0} with a fork (or blend it smooth)
= Machaca {0} con un tenedor (o tritura del todo)
{0} Yogurt Bowl
= Bol de yogur con {0:nu}
Cool {0} with {1}.
= {0:nu} {0?fresco|fresca|frescos|frescas} con {1:nu}.
Stir {0} until creamy and spoon into a bowl.
= Remueve {0} hasta obtener una crema y pasa a un bol.
Arrange {0} on top. Scatter with {1}.
= Coloca {0} encima. Esparce {1}.
Add anything crunchy at the last moment.
= Añade lo crujiente en el último momento.
Arrange {0} on top. {1}
= Coloca {0} encima. {1}
Scatter with {0} and finish with {1}.
= Esparce {0} y termina con {1}.
{0} {1} Bowl
= Bol de {1:nu} con {0:nu}
Arrange {0} on top. Serve cold.
= Coloca {0} encima. Sirve frío.
Arrange {0} on top. Finish with {1}.
= Coloca {0} encima. Termina con {1}.
Stir {0} with {1} until creamy and spoon into a bowl.
= Mezcla {0} con {1} hasta obtener una crema y pasa a un bol.
{0} Overnight Oats
= Avena reposada con {0:nu}
Oats that soften in the fridge while you sleep, topped with {0}.
= Avena que se ablanda en la nevera mientras duermes, con {0:nu} por encima.
Stir {0} together in a jar.
= Mezcla {0} en un tarro.
Cover and chill for 6 hours or overnight, until the oats are soft and have drunk up the liquid.
= Tapa y deja en la nevera 6 horas o toda la noche, hasta que la avena esté blanda y haya absorbido el líquido.
Thick and spoonable; stir in a splash more liquid if it has gone stiff.
= Espesa y de cuchara; si está muy firme, añade un chorrito más de líquido.
Top with {0} and eat cold.
= Corona con {0} y come en frío.
Oats that soften in the fridge while you sleep.
= Avena que se ablanda en la nevera mientras duermes.
Stir and eat cold, straight from the jar.
= Remueve y come en frío, directamente del tarro.
{0} Smoothie
= Batido de {0:nu}
{0} blended with {1}: breakfast to go.
= Batido de {0:nu} con {1:nu}: desayuno para llevar.
Put {0} in a blender, the liquid at the bottom.
= Pon {0} en una batidora de vaso, con el líquido en el fondo.
Blend on high for 1 minute, until completely smooth. Pour into a tall glass and drink cold.
= Tritura a máxima velocidad 1 minuto, hasta lograr una textura muy fina. Vierte en un vaso alto y bebe frío.
Frozen fruit makes it thick and saves the ice.
= La fruta congelada lo espesa y ahorra el hielo.
No flecks of skin or leaf left.
= No quedan motas de piel ni de hoja.
Green {0} Smoothie
= Batido verde de {0:nu}
{0} and {1} blended with {2}: breakfast to go.
= Batido de {0:nu} y {1:nu} con {2:nu}: desayuno para llevar.
{0} Fruit Salad
= Macedonia de {0:nu}
{0}, cut, dressed and left a moment in their own juice.
= {0:nu}, en trozos, con su aliño y un momento de reposo en su propio jugo.
{0} Add {1} and turn gently.
= {0} Añade {1} y dale vueltas con cuidado.
Stir {0} together in a wide bowl.
= Mezcla {0} en un cuenco ancho.
Cut soft fruit last, straight into the juice, and they stay bright.
= Corta la fruta blanda al final, directamente sobre el zumo, y conservará el color.
Let stand for 5 minutes until the juices run. Serve cool.
= Deja reposar 5 minutos hasta que suelte el jugo. Sirve fresco.
Let stand for 5 minutes until the juices run. Finish with {0}.
= Deja reposar 5 minutos hasta que suelte el jugo. Termina con {0}.
Put {0} in a wide bowl.
= Pon {0} en un cuenco ancho.
{0} Oatmeal
= Gachas de avena con {0:nu}
Creamy oatmeal with {0}, {1}.
= Gachas de avena cremosas con {0:nu}, {1}.
stirred until it is thick
= removidas hasta que espesan
Bring {0} to a simmer in a small pot over medium heat. Stir in {1} and cook for 5 minutes, stirring often, until thick and creamy.
= Lleva {0} a un hervor suave en un cazo a fuego medio. Incorpora {1} y cuece 5 minutos, removiendo a menudo, hasta espesar.
A spoon leaves a trail on the bottom of the pot.
= La cuchara deja un surco en el fondo del cazo.
Let stand for 1 minute. Top with {0}.
= Deja reposar 1 minuto. Corona con {0}.
Creamy oatmeal, {0}.
= Gachas de avena cremosas, {0}.
Creamy Oatmeal
= Gachas de avena cremosas
Microwave {0} Oatmeal
= Gachas de avena con {0:nu} al microondas
from the microwave in three minutes
= del microondas en tres minutos
Stir {0} and {1} with {2} in a deep microwave-safe bowl. Microwave on high for 2 minutes, stir, and microwave for 1 minute more, until thick.
= Mezcla {0} y {1} con {2} en un cuenco hondo apto para microondas. Cuece en el microondas a máxima potencia 2 minutos, remueve y cuece 1 minuto más, hasta que espese.
Use a bowl twice as big as seems right: oats boil over.
= Usa un cuenco el doble de grande de lo que parece necesario: la avena se desborda.
Microwave Creamy Oatmeal
= Gachas de avena cremosas al microondas
Soft, glazed {0} with cool {1}: dessert with almost no work.
= {0:nu} {0?tierno y glaseado|tierna y glaseada|tiernos y glaseados|tiernas y glaseadas} con {1:nu} en frío: postre casi sin trabajo.
Heat the {0}. Set {1} cut side up in {2} and top with {3}.
= Calienta {0:el}. Coloca {1} con el corte hacia arriba en {2} y reparte {3} por encima.
oven to 375°F / 190°C
= el horno a 190 °C
a small baking dish
= una fuente de horno pequeña
Bake for {0} minutes, until soft and glazed.
= Hornea {0} minutos, hasta ablandar y glasear.
A knife meets no resistance and the juices are syrupy.
= Un cuchillo no encuentra resistencia y los jugos parecen almíbar.
Cool for 5 minutes; hot fruit burns. Serve with {0}.
= Deja enfriar 5 minutos; la fruta caliente quema. Sirve con {0}.
Soft, glazed {0}: dessert with almost no work.
= {0:nu} {0?tierno y glaseado|tierna y glaseada|tiernos y glaseados|tiernas y glaseadas}: postre casi sin trabajo.
Bake for {0} minutes, until soft and glazed. {1}
= Hornea {0} minutos, hasta ablandar y glasear. {1}
Scatter with {0} for the last few minutes.
= Esparce {0} por encima en los últimos minutos.
Cool for 5 minutes; hot fruit burns. {0}
= Deja enfriar 5 minutos; la fruta caliente quema. {0}
Spoon the syrup over the top.
= Vierte el almíbar por encima.
air fryer to 350°F / 175°C
= la freidora de aire a 175 °C
the basket on a piece of parchment
= la cesta, sobre un trozo de papel de hornear
Air-fry for {0} minutes, until soft and glazed.
= Cocina en la freidora de aire {0} minutos, hasta ablandar y glasear.
Air-fry for {0} minutes, until soft and glazed. {1}
= Cocina en la freidora de aire {0} minutos, hasta ablandar y glasear. {1}
Fluffy Pancakes
= Tortitas esponjosas
Light pancakes, {0}.
= Tortitas ligeras, {0}.
worth getting up for
= de las que merecen el madrugón
Mix {0} in a bowl. Beat {1} with {2}, pour in, and stir until just combined{3}.
= Mezcla {0} en un cuenco. Bate {1} con {2}, vierte y remueve lo justo para unir{3}.
; a few lumps are fine
= ; no importa que queden grumos
Stop stirring early: overworked batter makes tough pancakes.
= Deja de remover pronto: con la masa muy trabajada las tortitas salen duras.
Heat a little of {0} in a skillet over medium heat. Pour in small ladles of batter and cook for 2 minutes, until {1}. Flip and cook for 2 minutes more, until set in the middle. Repeat with the rest, which takes about 8 minutes.
= Calienta un poco {0:de} en una sartén a fuego medio. Vierte cucharones pequeños de masa y cocina 2 minutos, hasta que {1}. Da la vuelta y cocina 2 minutos más, hasta que cuaje el centro. Repite con el resto, unos 8 minutos.
bubbles form and the edges look dry
= salgan burbujas y los bordes se vean secos
Golden on both sides with no wet batter inside.
= Doradas por ambos lados y sin masa líquida por dentro.
Stack and serve warm.
= Apila y sirve calientes.
{0} Pancakes
= Tortitas con {0:nu}
Light pancakes with {0}, {1}.
= Tortitas ligeras con {0:nu}, {1}.
ready before anyone asks twice
= listas antes de que las pidan dos veces
Heat a little of {0} in a skillet over medium heat. Pour in small ladles of batter{1} and cook for 2 minutes, until {2}. Flip and cook for 2 minutes more, until set in the middle. Repeat with the rest, which takes about 8 minutes.
= Calienta un poco {0:de} en una sartén a fuego medio. Vierte cucharones pequeños de masa{1} y cocina 2 minutos, hasta que {2}. Da la vuelta y cocina 2 minutos más, hasta que cuaje el centro. Repite con el resto, unos 8 minutos.
, drop some of {0} on each,
= , reparte encima de cada una un poco de {0:nu}
Stack and serve warm with {0}.
= Apila y sirve calientes con {0}.
Tender pancakes with {0}, {1}.
= Tortitas tiernas con {0:nu}, {1}.
. Let the batter stand for 10 minutes
= . Deja reposar la masa 10 minutos
the underside is gold
= se dore por debajo
Thin Pancakes
= Tortitas finas
Tender pancakes, {0}.
= Tortitas tiernas, {0}.
French Toast with {0}
= Torrijas con {0:nu}
Bread soaked in custard and fried in {0} until golden.
= Pan empapado en leche y huevo y frito en {0:nu} hasta dorar.
Beat {0} in a shallow dish. Lay in {1} and soak for 2 minutes, turning once.
= Bate {0} en una fuente baja. Coloca {1} y deja en remojo 2 minutos, dando la vuelta una vez.
Slightly stale bread drinks more and breaks less.
= El pan algo duro absorbe más y se rompe menos.
Heat {0} in a large skillet over medium heat. Fry the soaked slices for 6 minutes, turning once, until golden and the egg is set all the way through.
= Calienta {0} en una sartén grande a fuego medio. Fríe las rebanadas empapadas 6 minutos, dando la vuelta una vez, hasta que se doren y el huevo cuaje por completo.
Deep gold outside; custardy, never wet, inside (160°F / 71°C).
= Bien doradas por fuera; cremosas y nunca húmedas por dentro (71 °C).
Bread soaked in custard and fried in {0} until golden, with {1}.
= Pan empapado en leche y huevo y frito en {0:nu} hasta dorar, con {1:nu}.
Serve hot with {0}.
= Sirve caliente con {0}.
French Toast
= Torrijas
{0} Crumble
= Crumble de {0:nu}
Bubbling {0} under a buttery crumble.
= {0:nu} con su jugo borboteando bajo un crumble de mantequilla.
Heat the oven to 375°F / 190°C. Toss {0} with a third of {1} in a baking dish.
= Calienta el horno a 190 °C. Mezcla {0} con un tercio {1:de} en una fuente de horno.
Rub {0} into {1} with your fingertips until crumbly. Stir in {2} and the rest of the {3}, and squeeze some of it into clumps over the fruit.
= Frota {0} con {1} con las yemas de los dedos hasta formar migas. Incorpora {2} y el resto {3:de}, y aprieta una parte en grumos sobre la fruta.
Cold butter gives a crisp topping; soft butter gives paste.
= La mantequilla fría da una cobertura crujiente; la blanda, una pasta.
Bake for 35 minutes, until the top is golden and juice bubbles up at the sides.
= Hornea 35 minutos, hasta que se dore por encima y el jugo borbotee por los lados.
Thick bubbles, not thin ones: the juices have turned to syrup.
= Burbujas espesas, no ligeras: los jugos se han vuelto almíbar.
Let stand for 10 minutes. {0}
= Deja reposar 10 minutos. {0}
Serve warm with {0}.
= Sirve caliente con {0}.
Bubbling {0} under a buttery {1} crumble.
= {0:nu} con su jugo borboteando bajo un crumble de mantequilla y {1:nu}.
Heat the oven to 375°F / 190°C. Toss {0} with {1} and a third of {2} in a baking dish.
= Calienta el horno a 190 °C. Mezcla {0} con {1} y un tercio {2:de} en una fuente de horno.
Let stand for 10 minutes. Serve warm.
= Deja reposar 10 minutos. Sirve caliente.
Rub {0} into {1} with your fingertips until crumbly. Stir in the rest of the {2}, and squeeze some of it into clumps over the fruit.
= Frota {0} con {1} con las yemas de los dedos hasta formar migas. Incorpora el resto {2:de} y aprieta una parte en grumos sobre la fruta.
Bubbling {0} under a buttery oat crumble.
= {0:nu} con su jugo borboteando bajo un crumble de avena y mantequilla.
Rice Pudding
= Arroz con leche
Slow, creamy rice pudding, made with what is nearly always there.
= Arroz con leche cremoso y sin prisa, con lo que casi siempre hay en casa.
Stir {0} together in a heavy pot and bring to a bare simmer over medium heat.
= Mezcla {0} en una olla de fondo grueso y lleva casi a ebullición a fuego medio.
Turn the heat to low and cook for 30 minutes, stirring every few minutes and more often toward the end, until {0} is soft and the pudding is loose and creamy.
= Baja el fuego al mínimo y cuece 30 minutos, removiendo cada pocos minutos y más a menudo hacia el final, hasta que {0} {0?esté tierno|esté tierna|estén tiernos|estén tiernas} y todo quede suelto y cremoso.
Stop while it still looks a little runny; it thickens as it cools.
= Para cuando aún parezca algo líquido; espesa al enfriarse.
Let stand for 10 minutes. Serve warm or chilled with {0}.
= Deja reposar 10 minutos. Sirve templado o frío con {0}.
Rice Pudding with {0}
= Arroz con leche con {0:nu}
Let stand for 10 minutes. Serve warm or chilled.
= Deja reposar 10 minutos. Sirve templado o frío.
Slow, creamy rice pudding under {0}, made with what is nearly always there.
= Arroz con leche cremoso y sin prisa bajo {0:nu}, con lo que casi siempre hay en casa.
Warm {0} Compote over {1}
= Compota caliente de {0:nu} sobre {1:nu}
Warm, syrupy {0} over cool {1}.
= {0:nu} en almíbar caliente sobre {1:nu} en frío.
Put {0} in a small pot over medium heat and simmer for {1} minutes, until soft and syrupy.
= Pon {0} en un cazo a fuego medio y cuece a fuego lento {1} minutos, hasta que {0?esté tierno|esté tierna|estén tiernos|estén tiernas} y en almíbar.
The juice coats a spoon.
= El jugo napa una cuchara.
Cool for 5 minutes, then spoon over {0}.
= Deja enfriar 5 minutos y reparte sobre {0}.
Warm, syrupy {0} over {1}.
= {0:nu} en almíbar caliente sobre {1:nu}.
Put {0} in a small pot over medium heat and simmer for {1} minutes, until soft and syrupy. Stir in {2}.
= Pon {0} en un cazo a fuego medio y cuece a fuego lento {1} minutos, hasta que {0?esté tierno|esté tierna|estén tiernos|estén tiernas} y en almíbar. Incorpora {2}.
{0} Mug Cake
= Bizcocho en taza con {0:nu}
A small, warm cake with {0}, for one person and one mug.
= Un bizcocho pequeño y caliente con {0:nu}, para una persona y una taza.
Stir {0} together in a large microwave-safe mug. Beat in {1} until smooth, then fold in {2}.
= Mezcla {0} en una taza grande apta para microondas. Añade {1}, bate hasta obtener una mezcla fina e incorpora {2}.
Melt solid fat in the mug first, for 20 seconds.
= Si la grasa es sólida, derrítela antes en la taza, 20 segundos.
Microwave on high for 2 minutes, until risen and just firm in the middle. Let stand for 1 minute: it goes on cooking.
= Cuece en el microondas a máxima potencia 2 minutos, hasta que suba y el centro esté apenas firme. Deja reposar 1 minuto: se sigue haciendo.
Springy to the touch, with no wet spot on top.
= Esponjoso al tacto, sin zonas húmedas por encima.
Crisp toast with {0}.
= Tostada crujiente con {0:nu}.
Toast {0} {1} for 4 minutes, turning once, until crisp and golden.
= Tuesta {0} {1} 4 minutos, dando la vuelta una vez, hasta que {0?esté crujiente y dorado|esté crujiente y dorada|estén crujientes y dorados|estén crujientes y doradas}.
in a dry skillet over medium heat
= en una sartén sin grasa a fuego medio
Spread with {0}{1}. Season with {2}. Finish with {3}.
= Unta con {0}{1}. Sazona con {2}. Termina con {3}.
␣and lay {0} on top
= ␣y coloca {0} encima
Eat it while the toast is still warm and crisp.
= Come mientras la tostada sigue caliente y crujiente.
Spread with {0}. Season with {1}.
= Unta con {0}. Sazona con {1}.
Spread with {0}. Season with {1}. Finish with {2}.
= Unta con {0}. Sazona con {1}. Termina con {2}.
Spread with {0}{1}. Season with {2}.
= Unta con {0}{1}. Sazona con {2}.
{0}Toast {1} {2} for 4 minutes, turning once, until crisp and golden.
= {0}Tuesta {1} {2} 4 minutos, dando la vuelta una vez, hasta que {1?esté crujiente y dorado|esté crujiente y dorada|estén crujientes y dorados|estén crujientes y doradas}.
in the toaster oven
= en el horno de sobremesa
Spread with {0}{1}.
= Unta con {0}{1}.
Spread with {0}{1}. Finish with {2}.
= Unta con {0}{1}. Termina con {2}.
Spread with {0}. Finish with {1}.
= Unta con {0}. Termina con {1}.
Skillet {0} Patties with {1}
= Filetes rusos de {0:nu} con {1:nu}
Juicy {0} patties, browned hard, with {1}.
= Filetes rusos jugosos de {0:nu}, bien dorados, con {1:nu}.
Shape {0} into flat patties about half an inch thick. {1}
= Forma con {0} filetes rusos aplanados de 1 cm de grosor. {1}
Season both sides with {0} and half of the salt.
= Sazona por ambos lados con {0} y la mitad de la sal.
Press a dimple in the middle so that they stay flat.
= Marca un hoyuelo en el centro para que no se abomben.
{0} {1} {2}.{3} Move to a plate.
= {0} {1} {2}.{3} Retira a un plato.
Heat {0} in a skillet over medium-high heat. Add the patties and
= Calienta {0} en una sartén a fuego medio-alto. Añade los filetes y
cook for 9 minutes, turning once,
= cocina 9 minutos, dando la vuelta una vez,
␣Lay {0} on top for the last minute, so that it melts.
= ␣Coloca {0} encima en el último minuto, para que {0?se funda|se fundan}.
Keep the fat in the skillet over medium heat. {0} {1}
= Deja la grasa en la sartén a fuego medio. {0} {1}
Serve the patties with {0}.
= Sirve los filetes con {0}.
{0} {1} {2}. Move to a plate.
= {0} {1} {2}. Retira a un plato.
Skillet {0} Patties
= Filetes rusos de {0:nu}
Juicy {0} patties, browned hard.
= Filetes rusos jugosos de {0:nu}, bien dorados.
Shape {0} into flat patties about half an inch thick. {1} with {2}.
= Forma con {0} filetes rusos aplanados de 1 cm de grosor. {1} con {2}.
Season both sides
= Sazona por ambos lados
Serve the patties hot.
= Sirve los filetes calientes.
Keep the fat in the skillet over medium heat. {0}
= Deja la grasa en la sartén a fuego medio. {0}
Oven {0} Patties with {1}
= Filetes rusos de {0:nu} al horno con {1:nu}
{0} Shape {1} into flat patties about half an inch thick. {2} with {3}.
= {0} Forma con {1} filetes rusos aplanados de 1 cm de grosor. {2} con {3}.
Brush the patties with {0} and
= Pincela los filetes con {0} y
bake for 15 minutes, turning once,
= hornea 15 minutos, dando la vuelta una vez,
Oven {0} Patties
= Filetes rusos de {0:nu} al horno
Air-Fryer {0} Patties with {1}
= Filetes rusos de {0:nu} en freidora de aire con {1:nu}
air-fry for 11 minutes, turning once,
= cocina en la freidora de aire 11 minutos, dando la vuelta una vez,
Air-Fryer {0} Patties
= Filetes rusos de {0:nu} en freidora de aire
{0} turned in {1} with {2}: proof that plain is not dull.
= {0:nu} con {1:nu} y {2:nu}: la prueba de que lo sencillo no es aburrido.
Warm {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Fold in {4}. Serve at once.
= Calienta {0} en una sartén a fuego medio. {1} Incorpora {2} y remueve hasta que {2?esté caliente y brillante|estén calientes y brillantes}. Sazona con {3}. Incorpora {4}. Sirve enseguida.
until they float and are tender, then lift out and drain
= hasta que floten y estén tiernos; después saca y escurre
Warm {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. Fold in {3}. Serve at once.
= Calienta {0} en una sartén a fuego medio. Incorpora {1} y remueve hasta que {1?esté caliente y brillante|estén calientes y brillantes}. Sazona con {2}. Incorpora {3}. Sirve enseguida.
Warm {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Serve at once.
= Calienta {0} en una sartén a fuego medio. {1} Incorpora {2} y remueve hasta que {2?esté caliente y brillante|estén calientes y brillantes}. Sazona con {3}. Sirve enseguida.
{0} with Fried {1}
= {0:nu} con {1:nu} {1?frito|frita|fritos|fritas}
{0} turned in {1} with {2}{3}: proof that plain is not dull.
= {0:nu} con {1:nu} y {2:nu}{3}: la prueba de que lo sencillo no es aburrido.
, under a fried egg
= , bajo un huevo frito
Warm half of {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. {4}
= Calienta la mitad {0:de} en una sartén a fuego medio. {1} Incorpora {2} y remueve hasta que {2?esté caliente y brillante|estén calientes y brillantes}. Sazona con {3}. {4}
Heat the rest of the {0} in the same skillet. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like. Set on top and serve.
= Calienta el resto {0:de} en la misma sartén. Casca {1}, tapa y fríe 4 minutos, hasta que las claras cuajen y las yemas estén tan firmes como te gusten. Pon encima y sirve.
{0} with Fried {1} and {2}
= {0:nu} con {1:nu} {1?frito|frita|fritos|fritas} y {2:nu}
Warm half of {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Fold in {4}. {5}
= Calienta la mitad {0:de} en una sartén a fuego medio. {1} Incorpora {2} y remueve hasta que {2?esté caliente y brillante|estén calientes y brillantes}. Sazona con {3}. Incorpora {4}. {5}
{0} turned in {1}{2}: proof that plain is not dull.
= {0:nu} con {1:nu}{2}: la prueba de que lo sencillo no es aburrido.
Warm half of {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. {3}
= Calienta la mitad {0:de} en una sartén a fuego medio. Incorpora {1} y remueve hasta que {1?esté caliente y brillante|estén calientes y brillantes}. Sazona con {2}. {3}
Warm half of {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. Fold in {3}. {4}
= Calienta la mitad {0:de} en una sartén a fuego medio. Incorpora {1} y remueve hasta que {1?esté caliente y brillante|estén calientes y brillantes}. Sazona con {2}. Incorpora {3}. {4}
Fried Eggs with {0}
= Huevos fritos con {0:nu}
Fried eggs with lacy edges next to {0}.
= Huevos fritos con puntilla junto a {0:nu}.
Heat half of {0} in a skillet over medium heat. {1} {2} Move to a plate.
= Calienta la mitad {0:de} en una sartén a fuego medio. {1} {2} Retira a un plato.
Heat the rest of {0} over medium heat. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Calienta el resto {0:de} a fuego medio. Casca {1}, tapa y fríe 4 minutos, hasta que las claras cuajen y las yemas estén tan firmes como te gusten.
Season with {0}. Serve with {1}.
= Sazona con {0}. Sirve con {1}.
Season with {0}. Serve with {1}, topped with {2}.
= Sazona con {0}. Sirve con {1} y {2} por encima.
Heat half of {0} in a skillet over medium heat. {1} Move to a plate.
= Calienta la mitad {0:de} en una sartén a fuego medio. {1} Retira a un plato.
Fried eggs with lacy edges.
= Huevos fritos con puntilla.
Heat {0} in a skillet over medium heat. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Calienta {0} en una sartén a fuego medio. Casca {1}, tapa y fríe 4 minutos, hasta que las claras cuajen y las yemas estén tan firmes como te gusten.
Season with {0}. Serve on {1}, topped with {2}.
= Sazona con {0}. Sirve sobre {1}, con {2} por encima.
Season with {0}. Serve, topped with {1}.
= Sazona con {0}. Sirve con {1} por encima.
Season with {0}. Serve on {1}.
= Sazona con {0}. Sirve sobre {1}.
Poached {0} with {1}
= {0:nu} {0?escalfado|escalfada|escalfados|escalfadas} con {1:nu}
{0} poached gently so that they stay juicy, with {1}.
= {0:nu} {0?escalfado|escalfada|escalfados|escalfadas} a fuego suave para conservar el jugo, con {1:nu}.
Bring {0} to a bare simmer in a wide pot. {1} with {2}.
= Lleva {0} casi a ebullición en una cazuela ancha. {1} con {2}.
Season the broth
= Sazona el caldo
{0} Lift out and keep warm.
= {0} Saca y reserva al calor.
Slide in {0}, keep the liquid just trembling, and poach for {1} minutes, {2}.
= Introduce {0}, mantén el líquido apenas temblando y escalfa {1} minutos, {2}.
Small lazy bubbles only: a rolling boil makes it dry.
= Solo burbujas pequeñas y perezosas: si hierve fuerte, queda seco.
Lift out {0} and serve with {1} and a spoonful of the broth.
= Saca {0} y sirve con {1} y una cucharada del caldo.
{0} poached gently so that it stays juicy, with {1}.
= {0:nu} {0?escalfado|escalfada|escalfados|escalfadas} a fuego suave para conservar el jugo, con {1:nu}.
Lift out {0} and serve with {1} and a spoonful of the broth{2}.
= Saca {0} y sirve con {1} y una cucharada del caldo{2}.
{0} poached gently so that it stays juicy.
= {0:nu} {0?escalfado|escalfada|escalfados|escalfadas} a fuego suave para conservar el jugo.
Lift out {0} and serve with a spoonful of the broth{1}.
= Saca {0} y sirve con una cucharada del caldo{1}.
Lift out {0} and serve with a spoonful of the broth.
= Saca {0} y sirve con una cucharada del caldo.
{0} poached gently so that they stay juicy.
= {0:nu} {0?escalfado|escalfada|escalfados|escalfadas} a fuego suave para conservar el jugo.
Golden {0} turned in {1}: a quick one for over rice or beside a salad.
= {0:nu} {0?dorado|dorada|dorados|doradas} con {1:nu}: un plato rápido para servir sobre arroz o junto a una ensalada.
Heat {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Season with {5}.
= Calienta {0} en una sartén grande a fuego medio-alto. Añade {1} y cocina {2}, {3} {4}. Sazona con {5}.
Leave it alone until it lets go of the pan: that is when it has a crust.
= No lo toques hasta que se despegue de la sartén: entonces tiene costra.
Pour in {0} and turn {1} in it for 1 minute, until hot and coated. Serve at once.
= Vierte {0} y mezcla con {1} 1 minuto, hasta que todo esté caliente y cubierto. Sirve enseguida.
Pour in {0} and turn {1} in it for 1 minute, until hot and coated. {2}
= Vierte {0} y mezcla con {1} 1 minuto, hasta que todo esté caliente y cubierto. {2}
Scatter {0} on top and serve.
= Reparte {0} por encima y sirve.
Microwave-Steamed {0}
= {0:nu} al vapor en microondas
{0} steamed in one covered dish, with no pan to wash.
= {0:nu} al vapor en una fuente tapada, sin cazuelas que fregar.
Spread {0} in a microwave-safe dish with {1}{2} cover loosely, and microwave on high for {3}.
= Extiende {0} en una fuente apta para microondas con {1}{2}, tapa sin apretar y cuece en el microondas a máxima potencia {3}.
Lay {0} on top, cover again, and microwave for {1}.
= Coloca {0} encima, tapa de nuevo y cuece en el microondas {1}.
Lay {0} on top, cover again, and microwave for {1}, {2}.
= Coloca {0} encima, tapa de nuevo y cuece en el microondas {1}, {2}.
Microwaves heat unevenly: check the middle, not the edge.
= El microondas calienta de forma desigual: comprueba el centro, no el borde.
Let stand for 2 minutes: the heat evens out.
= Deja reposar 2 minutos: el calor se reparte.
Dress with {0} and serve.
= Aliña con {0} y sirve.
Spread {0} in a microwave-safe dish with {1}{2} cover loosely, and microwave on high for {3}, {4}.
= Extiende {0} en una fuente apta para microondas con {1}{2}, tapa sin apretar y cuece en el microondas a máxima potencia {3}, {4}.
Oven-Crisped {0}
= {0:nu} {0?crujiente|crujientes} al horno
{0} roasted until they crunch, for the hour before dinner.
= {0:nu} al horno hasta que {0?cruje|crujen}, para picar antes de cenar.
Heat the oven to 425°F / 220°C. Pat {0} very dry and toss with {1} on a sheet pan. Season with {2}.
= Calienta el horno a 220 °C. Seca muy bien {0} y mezcla con {1} en una bandeja de horno. Sazona con {2}.
Any water left on them turns to steam and keeps them soft.
= El agua que quede se convierte en vapor e impide que queden crujientes.
Roast for 25 minutes, shaking the pan twice, until crisp. {0} Cool for 5 minutes; they crisp up as they cool.
= Asa 25 minutos, sacudiendo la bandeja dos veces, hasta que crujan. {0} Deja enfriar 5 minutos; al enfriarse crujen más.
Toss with {0} while hot.
= Mezcla con {0} en caliente.
Roast for 25 minutes, shaking the pan twice, until crisp. Cool for 5 minutes; they crisp up as they cool.
= Asa 25 minutos, sacudiendo la bandeja dos veces, hasta que crujan. Deja enfriar 5 minutos; al enfriarse crujen más.
Skillet Flatbreads with {0}
= Panes planos a la sartén con {0:nu}
Soft flatbreads made from scratch, topped with {0}.
= Panes planos tiernos hechos en casa, con {0:nu} por encima.
Stir {0} together in a bowl, add {1}, and knead for 5 minutes, until smooth. Cover and let rest for 10 minutes.
= Mezcla {0} en un cuenco, añade {1} y amasa 5 minutos, hasta que quede lisa. Tapa y deja reposar 10 minutos.
If it sticks, add flour by the teaspoon; if it cracks, wet your hands.
= Si se pega, añade harina a cucharaditas; si se agrieta, mójate las manos.
Divide the dough into {0} balls and roll each as thin as a coin. {1} until puffed and browned in spots.
= Divide la masa en {0} bolas y estira cada una hasta dejarla fina como una moneda. {1} hasta que se inflen y se doren a trozos.
Cook in batches in a dry skillet over medium-high heat for 12 minutes in all, turning each once,
= Cocina por tandas en una sartén sin grasa a fuego medio-alto 12 minutos en total, dando la vuelta a cada uno una vez,
Top with {0} and eat warm.
= Corona con {0} y come caliente.
Scatter {0} over the hot flatbreads and {1}, until melted.
= Esparce {0} sobre los panes calientes y {1}, hasta que {0?se funda|se fundan}.
return to the skillet, cover, and cook for 1 minute over low heat
= devuelve a la sartén, tapa y cocina 1 minuto a fuego bajo
Cut into pieces and eat warm.
= Corta en trozos y come caliente.
Oven Flatbreads with {0}
= Panes planos al horno con {0:nu}
{0} Divide the dough into {1} balls and roll each as thin as a coin. {2} until puffed and browned in spots.
= {0} Divide la masa en {1} bolas y estira cada una hasta dejarla fina como una moneda. {2} hasta que se inflen y se doren a trozos.
Heat the oven to 475°F / 245°C with a sheet pan inside.
= Calienta el horno a 245 °C con una bandeja dentro.
Bake on the hot sheet pan for 8 minutes,
= Hornea sobre la bandeja caliente 8 minutos,
bake for 2 minutes more
= hornea 2 minutos más
Grilled Flatbreads with {0}
= Panes planos a la parrilla con {0:nu}
Heat the grill to high, about 475°F / 245°C.
= Calienta la parrilla a fuego fuerte, a unos 245 °C.
Grill for 5 minutes, turning once,
= Asa a la parrilla 5 minutos, dando la vuelta una vez,
close the lid and grill for 1 minute more
= cierra la tapa y asa 1 minuto más
Warm {0} Salad
= Ensalada templada de {0:nu}
Hot {0} over cool {1}: half salad, half supper.
= {0:nu} en caliente sobre {1:nu} en frío: mitad ensalada, mitad cena.
Toss {0} with the rest of {1} and {2} in a wide bowl. {3}
= Mezcla {0} con el resto {1:de} y {2} en un cuenco ancho. {3}
Pile {0} on top while warm{1}. Serve before the leaves wilt.
= Coloca {0} encima en caliente{1}. Sirve antes de que las hojas se pongan mustias.
Pile {0} on top while warm. Serve before the leaves wilt.
= Coloca {0} encima en caliente. Sirve antes de que las hojas se pongan mustias.
Toss {0} with the rest of {1} and {2} in a wide bowl.
= Mezcla {0} con el resto {1:de} y {2} en un cuenco ancho.
Creamy {0} Salad
= Ensalada cremosa de {0:nu}
{0} bound with {1}{2}, ready in minutes.
= {0:nu} con {1:nu}{2}, en unos minutos.
␣and crisp with {0}
= ␣y el toque crujiente de {0:nu}
Stir {0} in a bowl until smooth. Season with {1}.
= Remueve {0} en un cuenco hasta obtener una mezcla cremosa. Sazona con {1}.
Fold in {0}, mashing lightly with a fork so that it holds together.
= Incorpora {0}, aplastando un poco con un tenedor para que se una.
Let it stand in the fridge for a while if you have time; it gets better.
= Déjala un rato en la nevera si tienes tiempo; mejora.
Serve with {0}.
= Sirve con {0}.
{0} bound with {1}, ready in minutes.
= {0:nu} con {1:nu}, en unos minutos.
Serve cold, by the spoonful.
= Sirve en frío, a cucharadas.
Mash {0} in a bowl until smooth. Season with {1}.
= Machaca {0} en un cuenco hasta obtener una pasta fina. Sazona con {1}.
thinly sliced
= en láminas finas
cut into rings
= en aros
sliced
= en rodajas
drained
= {0?escurrido|escurrida|escurridos|escurridas}
halved, rinsed and sliced
= {0?partido por la mitad, enjuagado y cortado|partida por la mitad, enjuagada y cortada|partidos por la mitad, enjuagados y cortados|partidas por la mitad, enjuagadas y cortadas} en rodajas
patted dry
= bien {0?seco|seca|secos|secas}
finely chopped
= {0?picado fino|picada fina|picados finos|picadas finas}
minced
= muy {0?picado|picada|picados|picadas}
peeled and deveined
= {0?pelado|pelada|pelados|peladas} y sin el hilo intestinal
cut into thin strips
= en tiras finas
rinsed
= {0?enjuagado|enjuagada|enjuagados|enjuagadas}
chopped
= {0?picado|picada|picados|picadas}
cubed
= en dados
trimmed and cut in half
= sin las puntas y {0?cortado|cortada|cortados|cortadas} por la mitad
halved
= por la mitad
cut into bite-size pieces
= en trozos de bocado
trimmed and cut into 2-inch pieces
= sin las puntas y en trozos de 5 cm
outer leaves removed, very finely minced
= sin las hojas exteriores y muy {0?picado|picada|picados|picadas}
trimmed
= sin las puntas
cut into strips
= en tiras
peeled
= {0?pelado|pelada|pelados|peladas}
seeded and minced
= sin semillas y muy {0?picado|picada|picados|picadas}
trimmed and sliced
= sin las puntas y en rodajas
drained and sliced
= {0?escurrido|escurrida|escurridos|escurridas} y en rodajas
trimmed and halved
= sin las puntas y por la mitad
finely grated
= {0?rallado fino|rallada fina|rallados finos|ralladas finas}
patted dry and cubed
= bien {0?seco|seca|secos|secas} y en dados
peeled and cubed
= {0?pelado|pelada|pelados|peladas} y en dados
cut into half-moons
= en medias lunas
shelled
= {0?desgranado|desgranada|desgranados|desgranadas}
cut into small florets
= en ramilletes pequeños
stemmed and chopped
= sin los tallos y {0?picado|picada|picados|picadas}
halved lengthwise
= por la mitad a lo largo
thawed and squeezed dry
= {0?descongelado y bien escurrido|descongelada y bien escurrida|descongelados y bien escurridos|descongeladas y bien escurridas}
cut into 1-inch pieces
= en trozos de 2,5 cm
leaves stripped
= solo las hojas
snipped
= {0?cortado|cortada|cortados|cortadas} con tijeras
drained and quartered
= {0?escurrido|escurrida|escurridos|escurridas} y en cuartos
shredded
= en hebras
torn into strips
= en tiras, {0?roto|rota|rotos|rotas} con las manos
torn
= {0?troceado|troceada|troceados|troceadas} con las manos
drained and flaked
= {0?escurrido y desmigado|escurrida y desmigada|escurridos y desmigados|escurridas y desmigadas}
diced
= en dados
stemmed and sliced
= sin los tallos y en láminas
juiced
= {0?exprimido|exprimida|exprimidos|exprimidas}
cut into portions
= en porciones
cut into thin cutlets
= en filetes finos
peeled and cut into chunks
= {0?pelado|pelada|pelados|peladas} y en trozos grandes
cut into 1-inch rounds
= en rodajas de 2,5 cm
cut into small dice
= en dados pequeños
peeled and cut into small dice
= {0?pelado|pelada|pelados|peladas} y en dados pequeños
crumbled
= {0?desmenuzado|desmenuzada|desmenuzados|desmenuzadas}
softened
= {0?ablandado|ablandada|ablandados|ablandadas}
rinsed and picked over
= {0?enjuagado y repasado|enjuagada y repasada|enjuagados y repasados|enjuagadas y repasadas}
peeled and cut into small cubes
= {0?pelado|pelada|pelados|peladas} y en cubitos
cut into 1/2-inch dice
= en dados de 1 cm
peeled and cut into 1/2-inch dice
= {0?pelado|pelada|pelados|peladas} y en dados de 1 cm
drained and rinsed
= {0?escurrido y enjuagado|escurrida y enjuagada|escurridos y enjuagados|escurridas y enjuagadas}
coarsely grated or finely chopped
= {0?rallado grueso o picado fino|rallada gruesa o picada fina|rallados gruesos o picados finos|ralladas gruesas o picadas finas}
trimmed and coarsely grated or finely chopped
= sin las puntas y {0?rallado grueso o picado fino|rallada gruesa o picada fina|rallados gruesos o picados finos|ralladas gruesas o picadas finas}
peeled and coarsely grated or finely chopped
= {0?pelado y rallado grueso o picado fino|pelada y rallada gruesa o picada fina|pelados y rallados gruesos o picados finos|peladas y ralladas gruesas o picadas finas}
peeled and finely chopped
= {0?pelado y picado fino|pelada y picada fina|pelados y picados finos|peladas y picadas finas}
drained and picked over
= {0?escurrido y repasado|escurrida y repasada|escurridos y repasados|escurridas y repasadas}
flaked
= {0?desmigado|desmigada|desmigados|desmigadas}
cut into 3/4-inch cubes
= en dados de 2 cm
split
= {0?abierto|abierta|abiertos|abiertas} por la mitad
pitted and chopped
= sin hueso y {0?picado|picada|picados|picadas}
trimmed and cut into short pieces
= sin las puntas y en trozos cortos
cut into thin strips across the grain
= en tiras finas contra la fibra
cleaned
= {0?limpio|limpia|limpios|limpias}
pitted
= sin hueso
cut into small pieces
= en trozos pequeños
trimmed and cut into small pieces
= sin las puntas y en trozos pequeños
peeled and cut into small pieces
= {0?pelado|pelada|pelados|peladas} y en trozos pequeños
cut into small cubes
= en cubitos
broken into pieces
= en trozos
cut into chunks
= en trozos grandes
cut into 1-inch cubes
= en dados de 2,5 cm
left whole
= {0?entero|entera|enteros|enteras}
cut into wedges
= en gajos
cut into 2-inch pieces
= en trozos de 5 cm
cut into thick slices
= en rodajas gruesas
peeled and cut into thick slices
= {0?pelado|pelada|pelados|peladas} y en rodajas gruesas
peeled and sliced
= {0?pelado|pelada|pelados|peladas} y en rodajas
peeled and thinly sliced
= {0?pelado|pelada|pelados|peladas} y en láminas finas
halved and hollowed out
= {0?partido por la mitad y vaciado|partida por la mitad y vaciada|partidos por la mitad y vaciados|partidas por la mitad y vaciadas}
scrubbed and dried
= bien {0?lavado y seco|lavada y seca|lavados y secos|lavadas y secas}
peeled and cut into wedges
= {0?pelado|pelada|pelados|peladas} y en gajos
peeled and cut into sticks
= {0?pelado|pelada|pelados|peladas} y en bastones
peeled and cut into segments
= {0?pelado|pelada|pelados|peladas} y en gajos
cored and diced
= sin corazón y en dados
hulled and sliced
= sin el rabito y en láminas
peeled and diced
= {0?pelado|pelada|pelados|peladas} y en dados
cut for dipping
= en trozos para mojar
peeled and cut for dipping
= {0?pelado|pelada|pelados|peladas} y en trozos para mojar
pitted and sliced
= sin hueso y en rodajas
peeled and separated
= {0?pelado|pelada|pelados|peladas} y en gajos sueltos
pitted and quartered
= sin hueso y en cuartos
seeded and cubed
= sin semillas y en dados
quartered
= en cuartos
cored and halved
= sin corazón y por la mitad
pitted and halved
= sin hueso y por la mitad
drained and chopped
= {0?escurrido y picado|escurrida y picada|escurridos y picados|escurridas y picadas}
cored and thinly sliced
= sin corazón y en láminas finas
pitted and thinly sliced
= sin hueso y en láminas finas
left in large pieces
= en trozos grandes
cored and finely chopped
= sin corazón y {0?picado fino|picada fina|picados finos|picadas finas}
, for cooking
= , para cocinar
, for the cooking water
= , para el agua de cocción
Add {0} and simmer for {1}, {2}.
= Añade {0} y cuece a fuego suave {1}, {2}.
Add {0} and simmer for {1}.
= Añade {0} y cuece a fuego suave {1}.
Add {0} and simmer for another {1}, {2}.
= Añade {0} y cuece {1} más, {2}.
Add {0} and simmer for {1}, until tender.
= Añade {0} y cuece a fuego suave {1}, hasta que todo esté tierno.
Pour in {0}{1} and bring to a boil. {2}
= Vierte {0}{1} y lleva a ebullición. {2}
Add {0} and simmer for another {1}.
= Añade {0} y cuece {1} más.
{0} Pour in {1}{2} and bring to a boil. {3}
= {0} Vierte {1}{2} y lleva a ebullición. {3}
Pour in {0}{1} and bring to a simmer. {2}
= Vierte {0}{1} y lleva a un hervor suave. {2}
{0}{1} and bring to a simmer. {2}
= {0}{1} y lleva a un hervor suave. {2}
Set the pot to sauté. {0}
= Pon la olla en modo sofreír. {0}
Stir in the {0}. Pour in {1} and bring to a boil. {2}
= Incorpora {0:el}. Vierte {1} y lleva a ebullición. {2}
{0} Stir in the {1}. Pour in {2} and bring to a boil. {3}
= {0} Incorpora {1:el}. Vierte {2} y lleva a ebullición. {3}
Pour in {0}{1}{2} and bring to a simmer. {3}
= Vierte {0}{1}{2} y lleva a un hervor suave. {3}
Pour in {0} and bring to a simmer. {1}
= Vierte {0} y lleva a un hervor suave. {1}
Return {0} with {1} and simmer for {2}.
= Devuelve {0} a la olla con {1} y cuece a fuego suave {2}.
Return {0} and simmer for {1}.
= Devuelve {0} a la olla y cuece a fuego suave {1}.
Return {0} with {1} and simmer for {2}, {3}.
= Devuelve {0} a la olla con {1} y cuece a fuego suave {2}, {3}.
Return {0} with {1} and simmer for another {2}.
= Devuelve {0} a la olla con {1} y cuece {2} más.
Return {0} with {1} and simmer for another {2}, {3}.
= Devuelve {0} a la olla con {1} y cuece {2} más, {3}.
Return {0} and simmer for another {1}.
= Devuelve {0} a la olla y cuece {1} más.
Add {0} and simmer for another {1}, until tender.
= Añade {0} y cuece {1} más, hasta que todo esté tierno.
hulled and thinly sliced
= sin rabito y en láminas finas
`;
