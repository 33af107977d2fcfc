/** English, and below it the same in this language: see docs/translating.md. */
export const TEXTS = `
{0} Stir-Fry
= {0:nom} aus dem Wok
{0} of {1} in a glossy {2} glaze, served over {3}.
= {0} aus {1:dat} in glänzender Glasur aus {2:dat}, serviert auf {3:dat}.
A quick, saucy stir-fry
= Ein schnelles, saftiges Wokgericht
On the salty side, because of {0}.
= Wegen {0:des} eher salzig.
{0} for {1}, {2}.
= {0} {1} garen, {2}.
Bring {0} to a boil in a pot{1}. Add {2} and cook
= {0} in einem Topf{1} aufkochen. {2} zugeben und
␣with the salt for the water
= ␣mit dem Salz für das Wasser
{0} minutes
= {0} Minuten
until just tender, then drain and rinse briefly so they do not stick
= bis alles gerade weich ist, dann abgießen und kurz abspülen, damit nichts klebt
Stir together the {0} in a small bowl{1}. Have everything cut and within reach: from here it goes fast.
= {0} in einer kleinen Schüssel verrühren{1}. Alles geschnitten in Reichweite stellen: Ab jetzt geht es schnell.
␣until dissolved
= , bis sich alles gelöst hat
Heat {0} in a wok or your widest skillet over high heat.
= {0} in einem Wok oder der größten Pfanne bei starker Hitze erhitzen.
Add {0} and {1} for {2}.
= {0} zugeben und {1} {2} garen.
cook, stirring now and then,
= unter gelegentlichem Rühren
Stir in {0} and cook {1} more, {2}.
= {0} unterrühren und noch {1} garen, {2}.
until crisp-tender
= bis alles bissfest ist
The vegetables are bright, with a few browned spots, and still have some bite.
= Das Gemüse leuchtet, hat ein paar braune Stellen und noch etwas Biss.
{0} and toss for 1 minute, until everything is glossy. Serve over {1}.
= {0} und alles 1 Minute schwenken, bis es glänzt. Auf {1:dat} servieren.
Pour in the sauce
= Sauce angießen
Bring {0} to a boil in a pot with a lid. Stir in {1}, cover, turn the heat to low, and cook for {2}, until the water is gone. Let stand off the heat, covered, for 5 minutes, then fluff with a fork.
= {0} in einem Topf mit Deckel aufkochen. {1} einrühren, zudecken und bei schwacher Hitze {2} garen, bis das Wasser aufgesogen ist. Vom Herd nehmen, zugedeckt 5 Minuten ruhen lassen, dann mit einer Gabel auflockern.
Keep the lid on: the steam does the cooking.
= Deckel geschlossen halten: Der Dampf gart.
until hot through
= bis alles durch und durch heiß ist
{0} of {1} in a glossy {2} glaze.
= {0} aus {1:dat} in glänzender Glasur aus {2:dat}.
{0}. Add {1} and {2}. Move to a plate.
= {0}. {1} zugeben und {2}. Auf einen Teller heben.
Heat about half of {0} in {1} over medium-high heat
= Etwa die Hälfte {0:des} in {1} bei mittlerer bis starker Hitze erhitzen
a wok or your widest skillet
= einem Wok oder der größten Pfanne
cook for {0}, turning once, {1}
= {0} garen, dabei einmal wenden, {1}
until opaque and firm, 145°F / 63°C inside
= bis alles fest und nicht mehr glasig ist, innen 63 °C
Let the first side brown before you touch it; it lets go of the pan by itself.
= Die erste Seite in Ruhe bräunen lassen; dann löst sie sich von selbst von der Pfanne.
Heat the rest of {0} in the same pan over high heat.
= Den Rest {0:des} in derselben Pfanne bei starker Hitze erhitzen.
cook, stirring often,
= unter häufigem Rühren
Add {0} and cook {1} more.
= {0} zugeben und noch {1} garen.
Stir in {0} and cook {1} more{2}.
= {0} unterrühren und noch {1} garen{2}.
1 minute
= 1 Minute
, until fragrant
= , bis es duftet
{0} and toss for 1 minute, until everything is glossy. Serve at once.
= {0} und alles 1 Minute schwenken, bis es glänzt. Sofort servieren.
Return {0} to the pan, pour in the sauce
= {0} zurück in die Pfanne geben, Sauce angießen
Put {0} in a small pot with a splash of water, cover, and warm over low heat for 5 minutes, stirring now and then, until steaming hot, 165°F / 74°C.
= {0} mit einem Schuss Wasser in einen kleinen Topf geben und zugedeckt bei schwacher Hitze 5 Minuten erwärmen, dabei ab und zu umrühren, bis alles dampfend heiß ist, 74 °C.
{0}. Add {1}, season with {2} and {3}. Move to a plate.
= {0}. {1} zugeben, mit {2:dat} würzen und {3}. Auf einen Teller heben.
half of the salt
= die Hälfte des Salzes || dat: der Hälfte des Salzes
Leave space between the pieces: a crowded pan steams instead of browning.
= Platz zwischen den Stücken lassen: In einer vollen Pfanne dämpfen sie, statt zu bräunen.
Add {0} and cook {1} more, {2}.
= {0} zugeben und noch {1} garen, {2}.
Season with the rest of the salt.
= Mit dem restlichen Salz würzen.
{0}. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= {0}. {1} zugeben und {2} garen, {3} {4}. Auf einen Teller heben.
turning now and then,
= dabei ab und zu wenden,
until browned and at least 145°F / 63°C inside
= bis alles gebräunt ist und innen mindestens 63 °C hat
Stir in {0} and cook {1} more.
= {0} unterrühren und noch {1} garen.
Next, add {0} and cook {1} more, until soft.
= Dann {0} zugeben und noch {1} garen, bis alles weich ist.
A fast stir-fry
= Ein schnelles Wokgericht
turning a few times,
= dabei einige Male wenden,
until golden on most sides
= bis alles fast rundum goldbraun ist
Add {0} and {1} for {2}, until tender.
= {0} zugeben und {1} {2} garen, bis alles weich ist.
{0}. Add {1}, season with {2} and cook for {3}, {4} {5}. Move to a plate.
= {0}. {1} zugeben, mit {2:dat} würzen und {3} garen, {4} {5}. Auf einen Teller heben.
until no longer pink and 165°F / 74°C in the thickest part
= bis nichts mehr rosa ist und die dickste Stelle 74 °C hat
Next, add {0} and cook {1} more.
= Dann {0} zugeben und noch {1} garen.
Add {0} and cook {1} more{2}.
= {0} zugeben und noch {1} garen{2}.
Season with the salt.
= Mit dem Salz würzen.
Stir in {0} and cook {1} more, until soft.
= {0} unterrühren und noch {1} garen, bis alles weich ist.
{0} and toss for 1 minute, until everything is glossy. {1} Serve over {2}.
= {0} und alles 1 Minute schwenken, bis es glänzt. {1} Auf {2:dat} servieren.
Scatter {0} on top.
= Mit {0:dat} bestreuen.
Bring {0} and {1} to a boil in a pot with a lid. Stir in {2}, cover, turn the heat to low, and cook for {3}, until the water is gone. Let stand off the heat, covered, for 5 minutes, then fluff with a fork.
= {0} und {1} in einem Topf mit Deckel aufkochen. {2} einrühren, zudecken und bei schwacher Hitze {3} garen, bis das Wasser aufgesogen ist. Vom Herd nehmen, zugedeckt 5 Minuten ruhen lassen, dann mit einer Gabel auflockern.
a third of the salt
= ein Drittel des Salzes || dat: einem Drittel des Salzes
Next, add {0} and cook {1} more{2}.
= Dann {0} zugeben und noch {1} garen{2}.
Next, add {0} and cook {1} more, {2}.
= Dann {0} zugeben und noch {1} garen, {2}.
Next, add {0} and cook {1} more, until tender.
= Dann {0} zugeben und noch {1} garen, bis alles weich ist.
{0} and toss for 1 minute, until everything is glossy. {1} Serve at once.
= {0} und alles 1 Minute schwenken, bis es glänzt. {1} Sofort servieren.
until wilted and tender
= bis alles zusammengefallen und weich ist
Add {0} and cook {1} more, until soft.
= {0} zugeben und noch {1} garen, bis alles weich ist.
Bring {0} and {1} to a boil in a small pot. Stir in {2}, cover, take off the heat, and let stand for {3}. Fluff with a fork.
= {0} und {1} in einem kleinen Topf aufkochen. {2} einrühren, zudecken, vom Herd nehmen und {3} quellen lassen. Mit einer Gabel auflockern.
Add {0} and {1} for {2}, {3}.
= {0} zugeben und {1} {2} garen, {3}.
until just wilted
= bis alles gerade zusammengefallen ist
Bring {0} to a boil in a small pot. Stir in {1}, cover, take off the heat, and let stand for {2}. Fluff with a fork.
= {0} in einem kleinen Topf aufkochen. {1} einrühren, zudecken, vom Herd nehmen und {2} quellen lassen. Mit einer Gabel auflockern.
Stir in {0} and cook {1} more, until tender.
= {0} unterrühren und noch {1} garen, bis alles weich ist.
Skillet {0} with {1}
= {0:nom} aus der Pfanne mit {1:dat}
Browned {0} with {1}, from one skillet: {2}.
= Gebräunt und aus einer Pfanne: {0:nom} mit {1:dat}, {2}.
a weeknight supper that asks for little
= ein Feierabendessen, das wenig verlangt
a large skillet
= einer großen Pfanne
turning to brown all sides,
= dabei wenden und rundum bräunen,
until browned with no pink left, 160°F / 71°C
= bis alles gebräunt und nichts mehr rosa ist, 71 °C
Lower the heat to medium and add the rest of {0}. {1}
= Hitze auf mittlere Stufe reduzieren und den Rest {0:des} zugeben. {1}
If the pan looks dry, a splash of water loosens the browned bits, and those are the flavor.
= Sieht die Pfanne trocken aus, löst ein Schuss Wasser den Bratensatz, und der bringt den Geschmack.
Return {0} to the skillet with any juices{1}.
= {0} mit ausgetretenem Saft zurück in die Pfanne geben{1}.
, stir in {0}, and simmer for 1 minute, until everything is coated
= , {0} einrühren und 1 Minute köcheln, bis alles überzogen ist
Lower the heat to medium and add the rest of {0}. {1} {2}
= Hitze auf mittlere Stufe reduzieren und den Rest {0:des} zugeben. {1} {2}
Add {0} for the last minute.
= {0} für die letzte Minute zugeben.
Return {0} to the skillet with any juices{1}. {2}
= {0} mit ausgetretenem Saft zurück in die Pfanne geben{1}. {2}
until hot through and lightly browned
= bis alles durch und durch heiß und leicht gebräunt ist
Return {0} to the skillet with any juices{1}. Finish with {2}.
= {0} mit ausgetretenem Saft zurück in die Pfanne geben{1}. Zum Schluss {2} zugeben.
a squeeze of {0}
= einen Spritzer {0} || dat: einem Spritzer {0}
dinner with one pan to wash
= ein Essen, für das nur eine Pfanne abzuwaschen ist
Return {0} to the skillet with any juices{1}. {2} Finish with {3}.
= {0} mit ausgetretenem Saft zurück in die Pfanne geben{1}. {2} Zum Schluss {3} zugeben.
a splash of {0}
= einen Schuss {0} || dat: einem Schuss {0}
Skillet {0} with {1} and {2}
= {0:nom} aus der Pfanne mit {1:dat} und {2:dat}
Return {0} to the skillet with any juices{1}. Spoon over {2}.
= {0} mit ausgetretenem Saft zurück in die Pfanne geben{1}. Auf {2:dem} anrichten.
plain cooking, done well
= einfache Küche, gut gemacht
Return {0} to the skillet with any juices{1}. {2} Finish with {3}. Spoon over {4}.
= {0} mit ausgetretenem Saft zurück in die Pfanne geben{1}. {2} Zum Schluss {3} zugeben. Auf {4:dem} anrichten.
breaking up the lumps with a spoon,
= dabei mit einem Löffel krümelig zerteilen,
Return {0} to the skillet with any juices{1}. {2} Spoon over {3}.
= {0} mit ausgetretenem Saft zurück in die Pfanne geben{1}. {2} Auf {3:dem} anrichten.
␣and warm through for 1 minute
= ␣und 1 Minute erwärmen
until tender, then drain well and cover
= bis alles weich ist, dann gut abtropfen lassen und zudecken
Finish with a splash of {0}.
= Zum Schluss einen Schuss {0} zugeben.
Return {0} to the skillet with any juices{1}. {2} {3} Spoon over {4}.
= {0} mit ausgetretenem Saft zurück in die Pfanne geben{1}. {2} {3} Auf {4:dem} anrichten.
Finish with a squeeze of {0}.
= Zum Schluss einen Spritzer {0} zugeben.
until soft and starting to break down
= bis alles weich ist und zu zerfallen beginnt
Add {0} and cook {1} more, until tender.
= {0} zugeben und noch {1} garen, bis alles weich ist.
until browned with no pink left, 165°F / 74°C
= bis alles gebräunt und nichts mehr rosa ist, 74 °C
Return {0} to the skillet with any juices{1}. {2} {3}
= {0} mit ausgetretenem Saft zurück in die Pfanne geben{1}. {2} {3}
Return {0} to the skillet with any juices{1}. Finish with {2}. Spoon over {3}.
= {0} mit ausgetretenem Saft zurück in die Pfanne geben{1}. Zum Schluss {2} zugeben. Auf {3:dem} anrichten.
Pan-Seared {0} and {1}
= {0:nom} und {1:nom} aus der Pfanne
{0}: {1} with {2}, cooked simply.
= {0}: {1:nom} mit {2:dat}, ganz einfach gebraten.
Crisp outside, juicy inside
= Außen knusprig, innen saftig
{0} with {1}.
= {0} mit {1:dat}.
Season {0} on both sides
= {0} von beiden Seiten würzen, und zwar
A dry surface browns; a wet one sticks.
= Was trocken ist, bräunt; was nass ist, klebt an.
Put {0} in a covered pan with {1} and steam over medium heat for {2}, until just tender. Drain{3} and keep warm.
= {0} mit {1:dat} in einer zugedeckten Pfanne bei mittlerer Hitze {2} dämpfen, bis alles gerade weich ist. Abgießen{3} und warm halten.
, season with a pinch of the salt,
= , mit einer Prise vom Salz würzen
Heat {0} in a heavy skillet over medium-high heat until it shimmers. Lay in {1} and {2}. Move to a plate.
= {0} in einer schweren Pfanne bei mittlerer bis starker Hitze erhitzen, bis das Fett schimmert. {1} hineinlegen und {2}. Auf einen Teller heben.
A deep golden crust that releases from the pan.
= Eine tief goldbraune Kruste, die sich von der Pfanne löst.
Take the pan off the heat, stir {0} into what is left in it, and spoon over {1}.
= Pfanne vom Herd nehmen, {0} in den Bratensatz rühren und über {1:den} löffeln.
Serve at once{0}.
= Sofort servieren{0}.
␣with {0} alongside
= , dazu {0}
Pan-Seared {0} with {1}
= Gebraten{0?er|e|es|e} {0:nom} mit {1:dat}
{0}: {1}, cooked simply.
= {0}: {1:nom}, ganz einfach gebraten.
A hard sear and nothing to hide behind
= Scharf angebraten, nichts zu verstecken
{0} with {1}.{2}
= {0} mit {1:dat}.{2}
␣Slice thick pieces in half through the middle so that they cook evenly.
= ␣Dicke Stücke waagerecht halbieren, damit sie gleichmäßig garen.
Heat {0} in a heavy skillet over medium-high heat until it shimmers. Lay in {1} and cook for {2}, {3} {4}. Move to a plate.
= {0} in einer schweren Pfanne bei mittlerer bis starker Hitze erhitzen, bis das Fett schimmert. {1} hineinlegen und {2} garen, {3} {4}. Auf einen Teller heben.
Let {0} rest for 3 minutes, then serve
= {0} 3 Minuten ruhen lassen, dann servieren
␣with {0} spooned over the top
= , mit {0:dat} darüber
Put {0} in a covered pan with {1} and steam over medium heat for {2}, until just tender. Drain and keep warm.
= {0} mit {1:dat} in einer zugedeckten Pfanne bei mittlerer Hitze {2} dämpfen, bis alles gerade weich ist. Abgießen und warm halten.
Serve at once{0}{1}.
= Sofort servieren{0}{1}.
␣and {0} alongside
= , dazu {0}
Pan-Seared {0}
= Gebraten{0?er|e|es|e} {0:nom}
Serve at once.
= Sofort servieren.
turning once halfway,
= dabei nach der Hälfte der Zeit wenden,
until opaque and flaking easily, 145°F / 63°C in the middle
= bis alles nicht mehr glasig ist und leicht zerfällt, in der Mitte 63 °C
Pan-Seared {0} with Butter
= Gebraten{0?er|e|es|e} {0:nom} mit Butter
Crisp {0}
= Knusprig{0?er|e|es|e} {0:nom}
Thin {0} in a light seasoned crust, fried until golden.
= {0:nom}, dünn und in leichter, würziger Kruste goldbraun gebraten.
Spread {0} in a shallow dish and mix it with {1}. Press both sides of {2} into it and shake off the excess.
= {0} in einem flachen Teller ausbreiten und mit {1:dat} vermischen. {2} mit beiden Seiten hineindrücken und den Überschuss abschütteln.
Heat {0} in a large skillet over medium-high heat. Add {1} in one layer and fry for {2} minutes, turning once, {3}.
= {0} in einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} nebeneinander hineinlegen und {2} Minuten braten, dabei einmal wenden, {3}.
Work in two batches if they do not fit; crowding makes the crust soggy.
= Passt nicht alles hinein, in zwei Portionen braten; zu eng gelegt weicht die Kruste auf.
Golden and crisp at the edges.
= Goldbraun und am Rand knusprig.
Drain on paper towels for 2 minutes. Serve hot{0}.
= 2 Minuten auf Küchenpapier abtropfen lassen. Heiß servieren{0}.
, with {0} on the side
= , dazu {0}
Crisp {0} Cutlets
= Knusprige Schnitzel aus {0:dat}
Thin {0} cutlets in a light seasoned crust, fried until golden.
= Dünne Schnitzel aus {0:dat}, mit leichter, würziger Kruste goldbraun gebraten.
, scattered with {0}
= , mit {0:dat} bestreut
Drain on paper towels for 2 minutes. Serve hot{0}{1}.
= 2 Minuten auf Küchenpapier abtropfen lassen. Heiß servieren{0}{1}.
Crisp {0} with {1}
= Knusprig{0?er|e|es|e} {0:nom} mit {1:dat}
␣with {0} sprinkled over
= , mit {0:dat} beträufelt
Crisp {0} Cutlets with {1}
= Knusprige Schnitzel aus {0:dat} mit {1:dat}
Drain on paper towels for 2 minutes. Serve hot{0}{1}{2}.
= 2 Minuten auf Küchenpapier abtropfen lassen. Heiß servieren{0}{1}{2}.
Drain on paper towels for 2 minutes. Serve hot.
= 2 Minuten auf Küchenpapier abtropfen lassen. Heiß servieren.
Seared {0} with {1}
= Kurz gebraten{0?er|e|es|e} {0:nom} mit {1:dat}
{0} seared in one piece, rested, with {1}{2}.
= {0:nom}, im Stück angebraten und geruht, mit {1:dat}{2}.
, in a quick pan sauce
= , in schneller Pfannensauce
Heat half of {0} in a large heavy skillet over medium heat. {1} {2} Move to a plate.
= Die Hälfte {0:des} in einer großen, schweren Pfanne bei mittlerer Hitze erhitzen. {1} {2} Auf einen Teller heben.
Season with half of the salt.
= Mit der Hälfte des Salzes würzen.
Season {0} on both sides with {1}. {2} over medium-high heat until it shimmers. Lay in {3} and cook for {4}, turning once, {5}. Move to a board and let rest for 5 minutes.
= {0} von beiden Seiten mit {1:dat} würzen. {2} bei mittlerer bis starker Hitze erhitzen, bis das Fett schimmert. {3} hineinlegen und {4} braten, dabei einmal wenden, {5}. Auf ein Brett legen und 5 Minuten ruhen lassen.
the rest of the salt
= den Rest des Salzes || dat: dem Rest des Salzes
Heat the rest of {0} in the skillet
= Den Rest {0:des} in der Pfanne
Leave it alone while it browns: it lets go of the pan by itself.
= Beim Bräunen in Ruhe lassen: Das Fleisch löst sich von selbst von der Pfanne.
Lower the heat to medium. {0} {1} {2} Stir in the juices from the board.
= Hitze auf mittlere Stufe reduzieren. {0} {1} {2} Den Saft vom Brett einrühren.
Add {0} to the skillet and stir for 1 minute.
= {0} in die Pfanne geben und 1 Minute rühren.
Pour in {0}, scrape up the browned bits, and let it bubble for 3 minutes.
= {0} angießen, Bratensatz lösen und 3 Minuten sprudelnd kochen.
Stir in {0} and simmer for 1 minute, until it coats a spoon.
= {0} einrühren und 1 Minute köcheln, bis die Sauce einen Löffel überzieht.
Serve {0} with {1}{2}.
= {0} mit {1:dat} servieren{2}.
, and spoon over what is in the pan
= ; den Pfanneninhalt darüberlöffeln
Put {0} in a pot with {1}{2} and bring to a boil. Simmer
= {0} mit {1:dat}{2} in einen Topf geben und aufkochen. Dann
␣and the salt for the water
= ␣und dem Salz für das Wasser
until a knife slides in without resistance, then save a cup of the water and drain
= bis ein Messer ohne Widerstand hineingleitet, dann 250 ml Kochwasser aufheben und abgießen
Crush {0} roughly with a fork{1}, cover, and keep warm.
= {0} mit einer Gabel{1} grob zerdrücken und zugedeckt warm halten.
␣and a spoonful of the saved water
= ␣und einem Löffel vom aufgehobenen Kochwasser
Heat {0} in the skillet
= {0} in der Pfanne
Lower the heat to medium. {0} {1} Stir in the juices from the board.
= Hitze auf mittlere Stufe reduzieren. {0} {1} Den Saft vom Brett einrühren.
Lower the heat to medium. {0} Stir in the juices from the board.
= Hitze auf mittlere Stufe reduzieren. {0} Den Saft vom Brett einrühren.
{0} with {1}{2}.
= {0} und mit {1:dat} servieren{2}.
Slice {0} across the grain and serve
= {0} quer zur Faser aufschneiden
{0} seared {1}, rested, with {2}{3}.
= {0:nom}, {1} angebraten und geruht, mit {2:dat}{3}.
in thick rounds
= in dicken Scheiben
Score the skin of {0}, season with {1}, and lay skin side down in a cold heavy skillet. Set over medium heat and cook for 10 minutes, until the fat has run out and the skin is deep gold. Spoon off most of the fat, turn, and cook for 7 minutes more, until no longer pink and 165°F / 74°C in the thickest part. Move to a board and let rest for 5 minutes.
= Haut {0:des} einritzen, mit {1:dat} würzen und mit der Haut nach unten in eine kalte, schwere Pfanne legen. Bei mittlerer Hitze 10 Minuten braten, bis das Fett ausgetreten und die Haut tief goldbraun ist. Den Großteil des Fetts abschöpfen, wenden und 7 Minuten weiterbraten, bis nichts mehr rosa ist und die dickste Stelle 74 °C hat. Auf ein Brett legen und 5 Minuten ruhen lassen.
Keep the fat: potatoes fried in it are the best there are.
= Das Fett aufheben: Darin gebratene Kartoffeln sind die besten, die es gibt.
until a knife slides in without resistance, then drain
= bis ein Messer ohne Widerstand hineingleitet, dann abgießen
Crush {0} roughly with a fork and half of {1}, cover, and keep warm.
= {0} mit einer Gabel und der Hälfte {1:des} grob zerdrücken und zugedeckt warm halten.
{0} seared in one piece, rested, with {1}.
= {0:nom}, im Stück angebraten und geruht, mit {1:dat}.
Add {0} and {1} for {2}, until soft.
= {0} zugeben und {1} {2} garen, bis alles weich ist.
Seared {0} with Salad
= Kurz gebraten{0?er|e|es|e} {0:nom} mit Salat
{0} seared {1}, rested, with {2}.
= {0:nom}, {1} angebraten und geruht, mit {2:dat}.
Serve {0} with {1}.
= {0} mit {1:dat} servieren.
{0} Cottage Pie
= Cottage Pie mit {0:dat}
{0} in a thick sauce under a browned lid of mash: cheap, filling, and as good tomorrow.
= {0:nom} in dicker Sauce unter einer gebräunten Haube aus Püree: günstig, sättigend und morgen genauso gut.
Heat the oven to 400°F / 200°C.
= Ofen auf 200 °C vorheizen.
Heat {0} in a large skillet over medium heat. {1}
= {0} in einer großen Pfanne bei mittlerer Hitze erhitzen. {1}
{0} Stir in {1}. Pour in {2}{3} and simmer for 6 minutes, until thick.
= {0} {1} unterrühren. {2} angießen{3} und 6 Minuten köcheln, bis alles dick ist.
Add {0} and cook for {1}, {2} {3}.
= {0} zugeben und {1} braten, {2} {3}.
, season with {0},
= , mit {0:dat} würzen
The filling is moist and nothing runs when you draw a spoon through it.
= Die Füllung ist saftig, und nichts läuft, wenn man einen Löffel hindurchzieht.
Stir {0} with {1} until it spreads.
= {0} mit {1:dat} verrühren, bis sich alles streichen lässt.
Spread the filling in a baking dish and cover with the mash. Rough it up with a fork. Bake for 25 minutes, until bubbling at the edge and browned on top. Let stand for 5 minutes.
= Füllung in einer Auflaufform verteilen und mit dem Püree bedecken. Mit einer Gabel aufrauen. 25 Minuten backen, bis es am Rand blubbert und oben gebräunt ist. 5 Minuten ruhen lassen.
The ridges of the fork are what turns crisp.
= Die Rillen der Gabel werden knusprig.
{0} Pour in {1}{2} and simmer for 6 minutes, until thick.
= {0} {1} angießen{2} und 6 Minuten köcheln, bis alles dick ist.
Stir in {0} with {1}.
= {0} mit {1:dat} unterrühren.
Mash {0} with {1} until smooth.
= {0} mit {1:dat} glatt stampfen.
Spread the filling in a baking dish and cover with the mash{0}. Rough it up with a fork. Bake for 25 minutes, until bubbling at the edge and browned on top. Let stand for 5 minutes.
= Füllung in einer Auflaufform verteilen und mit dem Püree bedecken{0}. Mit einer Gabel aufrauen. 25 Minuten backen, bis es am Rand blubbert und oben gebräunt ist. 5 Minuten ruhen lassen.
; scatter {0} on top
= ; mit {0:dat} bestreuen
{0} Pie with Mash
= Pastete aus {0:dat} mit Püreehaube
Take out {0}.
= {0} herausnehmen.
{0} Bubble and Squeak with Eggs
= Gebratenes Püree mit {0:dat} und Eiern
Mash and {0} of yesterday, fried until crusty{1}.
= Püree und {0:nom} von gestern, knusprig gebraten{1}.
, with a fried egg
= , mit Spiegelei
Heat half of {0} {1} over medium heat. {2}
= Die Hälfte {0:des} {1} bei mittlerer Hitze erhitzen. {2}
in a large nonstick skillet
= in einer großen beschichteten Pfanne
Stir in {0}. Season with {1}. Press flat with a spatula and fry for 6 minutes, until a brown crust forms underneath. Turn in pieces, add the rest of the {2}, press again, and fry for 6 minutes more, until steaming hot, 165°F / 74°C.
= {0} unterrühren. Mit {1:dat} würzen. Mit dem Pfannenwender flach drücken und 6 Minuten braten, bis sich unten eine braune Kruste bildet. Stückweise wenden, den Rest {2:des} zugeben, erneut andrücken und weitere 6 Minuten braten, bis alles dampfend heiß ist, 74 °C.
Do not stir: the crust is the dish.
= Nicht rühren: Die Kruste ist das Gericht.
Push to one side, crack in {0}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Alles zur Seite schieben, {0} in die Pfanne schlagen und zugedeckt 4 Minuten braten, bis das Eiweiß gestockt und das Eigelb so fest wie gewünscht ist.
Cook the yolks through (160°F / 71°C) for anyone who should not eat soft eggs.
= Für alle, die keine weichen Eier essen sollten, das Eigelb durchgaren (71 °C).
Divide between plates.
= Auf Teller verteilen.
{0} Bubble and Squeak with {1}
= Gebratenes Püree mit {0:dat} und {1:dat}
Set a large nonstick skillet over medium heat with a little of {0}. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Eine große beschichtete Pfanne mit etwas {0:dat} bei mittlerer Hitze erhitzen. {1} zugeben und {2} braten, {3} {4}. Auf einen Teller heben.
Add half of {0} to the skillet over medium heat. {1}
= Die Hälfte {0:des} in die Pfanne geben und bei mittlerer Hitze erhitzen. {1}
Divide between plates with {0}.
= Mit {0:dat} auf Teller verteilen.
Mash and {0} of yesterday, fried until crusty.
= Püree und {0:nom} von gestern, knusprig gebraten.
turning as needed,
= dabei nach Bedarf wenden,
until browned and crisp
= bis alles gebräunt und knusprig ist
{0} Tart
= Tarte mit {0:dat}
A crisp sheet of puff pastry with {0}.
= Ein knuspriges Blätterteigblech mit {0:dat}.
Heat the oven to 425°F / 220°C and line a sheet pan with paper.
= Ofen auf 220 °C vorheizen und ein Backblech mit Backpapier auslegen.
Heat {0} in a large skillet over medium heat. {1} Season with {2}. Let cool for 5 minutes.
= {0} in einer großen Pfanne bei mittlerer Hitze erhitzen. {1} Mit {2:dat} würzen. 5 Minuten abkühlen lassen.
Cook off the water now: wet vegetables make a soggy tart.
= Das Wasser jetzt verkochen lassen: Nasses Gemüse weicht den Boden auf.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork. {1}
= {0} auf das Blech legen, 2,5 cm vom Rand eine Linie einritzen und die Mitte mit einer Gabel einstechen. {1}
Spread {0} inside the line.
= {0} innerhalb der Linie verstreichen.
Spread {0} over the middle and top with {1}. Bake for 22 minutes, until the edge is puffed and deep gold and the bottom is dry.
= {0} auf der Mitte verteilen und mit {1:dat} belegen. 22 Minuten backen, bis der Rand aufgegangen und tief goldbraun und der Boden trocken ist.
Lift a corner: it is brown underneath.
= Eine Ecke anheben: Sie ist unten braun.
Let stand for 5 minutes, cut into squares, and serve warm.
= 5 Minuten ruhen lassen, in Quadrate schneiden und warm servieren.
Heat {0} in a large skillet over medium heat. {1} Stir in {2}. Season with {3}. Let cool for 5 minutes.
= {0} in einer großen Pfanne bei mittlerer Hitze erhitzen. {1} {2} unterrühren. Mit {3:dat} würzen. 5 Minuten abkühlen lassen.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork.
= {0} auf das Blech legen, 2,5 cm vom Rand eine Linie einritzen und die Mitte mit einer Gabel einstechen.
Let stand for 5 minutes, cut into squares, and serve warm with {0}.
= 5 Minuten ruhen lassen, in Quadrate schneiden und warm mit {0:dat} servieren.
Heat {0} in a large skillet over medium heat. {1} {2} Season with {3}. Let cool for 5 minutes.
= {0} in einer großen Pfanne bei mittlerer Hitze erhitzen. {1} {2} Mit {3:dat} würzen. 5 Minuten abkühlen lassen.
Beat {0} and brush it over the edge.
= {0} verquirlen und den Rand damit bestreichen.
Lay {0} on the pan, score a line 1 inch from the edge, and prick the middle with a fork. {1} {2}
= {0} auf das Blech legen, 2,5 cm vom Rand eine Linie einritzen und die Mitte mit einer Gabel einstechen. {1} {2}
Heat {0} in a large skillet over medium heat. {1} {2} Stir in {3}. Season with {4}. Let cool for 5 minutes.
= {0} in einer großen Pfanne bei mittlerer Hitze erhitzen. {1} {2} {3} unterrühren. Mit {4:dat} würzen. 5 Minuten abkühlen lassen.
Pressure-Cooker {0} Stew
= Eintopf mit {0:dat} aus dem Schnellkochtopf
A thick stew from dried {0}, with {1}.
= Ein sämiger Eintopf aus {0?getrocknetem|getrockneter|getrocknetem|getrockneten} {0:dat} mit {1:dat}.
Set the pressure cooker to sauté and heat {0}. {1} {2}
= Schnellkochtopf auf Anbraten stellen und {0} erhitzen. {1} {2}
Add {0} and {1} for {2}{3}.
= {0} zugeben und {1} {2} garen{3}.
Stir in {0}{1}. Lock the lid and cook at high pressure for 40 minutes. Let the pressure fall for 20 minutes, then release the rest.
= {0} einrühren{1}. Deckel verriegeln und 40 Minuten bei hohem Druck garen. Druck 20 Minuten abfallen lassen, dann den Rest ablassen.
, and season with {0}
= ␣und mit {0:dat} würzen
No soaking is needed. Beans that are still firm get 10 minutes more at pressure.
= Einweichen ist nicht nötig. Noch feste Bohnen weitere 10 Minuten unter Druck garen.
Set the pot to sauté. Stir in {0} and simmer for 8 minutes, until tender and thick.
= Topf auf Anbraten stellen. {0} einrühren und 8 Minuten köcheln, bis alles weich und sämig ist.
Crush a few beans against the side to thicken the stew and ladle into bowls.
= Einige Bohnen am Topfrand zerdrücken, um den Eintopf zu binden, und in Schalen schöpfen.
Crush a few beans against the side to thicken the stew and ladle into bowls, with {0} on top.
= Einige Bohnen am Topfrand zerdrücken, um den Eintopf zu binden, in Schalen schöpfen und {0} daraufgeben.
Set the pressure cooker to sauté and heat {0}.
= Schnellkochtopf auf Anbraten stellen und {0} erhitzen.
Set the pressure cooker to sauté and heat {0}. {1}
= Schnellkochtopf auf Anbraten stellen und {0} erhitzen. {1}
A thick stew from dried {0}, with .
= Ein sämiger Eintopf aus {0?getrocknetem|getrockneter|getrocknetem|getrockneten} {0:dat}.
Steamed {0} with {1}
= Gedämpft{0?er|e|es|e} {0:nom} mit {1:dat}
{0} steamed with {1}, finished with {2} and hot oil.
= {0:nom}, mit {1:dat} gedämpft, vollendet mit {2:dat} und heißem Öl.
Pour an inch of water into a wide pot with a lid, set a rack or an upturned bowl in it, and bring to a boil. Lay {0} on a heatproof plate, and scatter with {1}.
= 2,5 cm hoch Wasser in einen weiten Topf mit Deckel gießen, ein Gitter oder eine umgedrehte Schale hineinstellen und aufkochen. {0} auf einen hitzebeständigen Teller legen und mit {1:dat} bestreuen.
Set the plate on the rack, cover, and steam {0} for {1} minutes, {2}.
= Teller auf das Gitter stellen und {0} zugedeckt {1} Minuten dämpfen, {2}.
Open the lid away from you. A thick piece takes 2 minutes longer.
= Den Deckel vom Körper weg öffnen. Ein dickes Stück braucht 2 Minuten länger.
Pour off the water on the plate. Spoon {0} over {1}{2}.
= Das Wasser vom Teller abgießen. {0} über {1:den} löffeln{2}.
␣and scatter with {0}
= ␣und mit {0:dat} bestreuen
Heat {0} in a small pan for 2 minutes, until it shimmers, and pour it over: it should sizzle. Serve at once.
= {0} in einer kleinen Pfanne 2 Minuten erhitzen, bis es schimmert, und darübergießen: Es soll zischen. Sofort servieren.
Pour an inch of water into a wide pot with a lid, set a rack or an upturned bowl in it, and bring to a boil. Lay {0} on a heatproof plate{1}, and scatter with {2}.
= 2,5 cm hoch Wasser in einen weiten Topf mit Deckel gießen, ein Gitter oder eine umgedrehte Schale hineinstellen und aufkochen. {0} auf einen hitzebeständigen Teller legen{1} und mit {2:dat} bestreuen.
, season with {0}salt
= , mit {0}Salz würzen
the rest of the␣
= dem restlichen␣
Set the plate on the rack, cover, and steam {0} for {1} minutes{2}, {3}.
= Teller auf das Gitter stellen und {0} zugedeckt {1} Minuten dämpfen{2}, {3}.
. Lay {0} around it and steam for {1} minutes more
= . {0} ringsherum legen und noch {1} Minuten dämpfen
Pour off the water on the plate. Spoon {0} over {1}.
= Das Wasser vom Teller abgießen. {0} über {1:den} löffeln.
Heat {0} in a small pan for 2 minutes, until it shimmers, and pour it over: it should sizzle. Serve at once with {1}.
= {0} in einer kleinen Pfanne 2 Minuten erhitzen, bis es schimmert, und darübergießen: Es soll zischen. Sofort mit {1:dat} servieren.
, season with salt
= , mit Salz würzen
{0} and {1} Hash with {2}
= Röstpfanne aus {0:dat} und {1:dat} mit {2:dat}
Crisp-edged {0} with {1}, {2}.
= Knusprig gebräunt: {0:nom} mit {1:dat}, {2}.
good for breakfast and better for supper
= gut zum Frühstück und noch besser zum Abendessen
Set a large skillet over medium heat. Add {0} and cook for {1}, {2} {3}. Move to a plate and leave the fat in the pan.
= Eine große Pfanne bei mittlerer Hitze aufsetzen. {0} zugeben und {1} braten, {2} {3}. Auf einen Teller heben, das Fett in der Pfanne lassen.
{0} over medium heat. Add {1} in one layer, season with {2}, cover, and cook for 10 minutes. Uncover and cook 6 minutes more, turning now and then.
= {0} bei mittlerer Hitze heiß werden lassen. {1} nebeneinander hineingeben, mit {2:dat} würzen und zugedeckt 10 Minuten garen. Ohne Deckel weitere 6 Minuten garen, dabei ab und zu wenden.
Add {0} to the skillet
= {0} in die Pfanne geben und
Turn the potatoes seldom: a crust needs time against the pan.
= Die Kartoffeln selten wenden: Eine Kruste braucht Zeit in der Pfanne.
Tender all the way through, with crisp brown edges.
= Durch und durch weich, mit knusprigen braunen Rändern.
Stir {0} back in and warm through for 1 minute.
= {0} wieder unterrühren und 1 Minute erwärmen.
Make hollows in the hash, crack in {0}, cover, and cook for 5 minutes, until the whites are set and the yolks are as firm as you like.
= Mulden in die Röstpfanne drücken, {0} hineinschlagen und zugedeckt 5 Minuten garen, bis das Eiweiß gestockt und das Eigelb so fest wie gewünscht ist.
For children and in pregnancy, cook until the yolks are firm too (160°F / 71°C).
= Für Kinder und in der Schwangerschaft garen, bis auch das Eigelb fest ist (71 °C).
Serve straight from the skillet
= Direkt aus der Pfanne servieren
, and pass {0} at the table
= ␣und {0} bei Tisch dazu reichen
{0} and {1} Hash
= Röstpfanne aus {0:dat} und {1:dat}
Heat {0} in a large skillet
= {0} in einer großen Pfanne
a skillet breakfast that works at any hour
= ein Pfannenfrühstück für jede Tageszeit
Divide between plates
= Auf Teller verteilen
{0} with {1} on top.
= {0} und {1} darübergeben.
{0} with {1} on top{2}.
= {0}, {1} darübergeben{2}.
{0} Hash with {1}
= Röstpfanne aus {0:dat} mit {1:dat}
Crisp-edged {0}, {1}.
= Knusprig gebräunt: {0:nom}, {1}.
Make a hollow in the hash, crack in {0}, cover, and cook for 5 minutes, until the whites are set and the yolks are as firm as you like.
= Eine Mulde in die Röstpfanne drücken, {0} hineinschlagen und zugedeckt 5 Minuten garen, bis das Eiweiß gestockt und das Eigelb so fest wie gewünscht ist.
{0} Fritters
= Puffer mit {0:dat}
Little golden fritters of {0}, crisp at the edges and soft inside.
= Kleine goldbraune Puffer mit {0:dat}, am Rand knusprig und innen weich.
{0} Add {1}, stir in {2}, and season with {3}. The batter should just hold together on a spoon.
= {0} {1} zugeben, {2} einrühren und mit {3:dat} würzen. Der Teig soll auf einem Löffel gerade zusammenhalten.
Mash {0} roughly in a large bowl and beat in {1}.
= {0} in einer großen Schüssel grob zerdrücken und {1} unterschlagen.
Heat {0} in a large skillet over medium heat. Drop in heaped tablespoons, flatten them, and fry for 4 minutes. Flip and fry for 4 minutes more, until deep golden and set in the middle.
= {0} in einer großen Pfanne bei mittlerer Hitze erhitzen. Gehäufte Esslöffel Teig hineinsetzen, flach drücken und 4 Minuten braten. Wenden und weitere 4 Minuten braten, bis die Puffer tief goldbraun und in der Mitte fest sind.
Brown and crisp outside; no wet batter inside (160°F / 71°C).
= Außen braun und knusprig; innen kein feuchter Teig (71 °C).
Drain on paper towels and serve hot{0}.
= Auf Küchenpapier abtropfen lassen und heiß servieren{0}.
␣with {0} for dipping
= , dazu {0} zum Dippen
Wrap {0} in a clean towel and wring out as much liquid as you can.
= {0} in ein sauberes Tuch wickeln und so viel Flüssigkeit wie möglich auswringen.
This is the step that decides between crisp and soggy.
= Dieser Schritt entscheidet zwischen knusprig und matschig.
Little golden fritters of {0} with {1}, crisp at the edges and soft inside.
= Kleine goldbraune Puffer aus {0:dat} mit {1:dat}, am Rand knusprig und innen weich.
Beat {0} in a large bowl.
= {0} in einer großen Schüssel verquirlen.
Drain on paper towels and serve hot.
= Auf Küchenpapier abtropfen lassen und heiß servieren.
Garlicky {0}
= {0:nom} mit viel Knoblauch
softened with plenty of garlic
= mit reichlich Knoblauch weich gedünstet
a side that often becomes the meal
= eine Beilage, die oft zum Hauptgericht wird
Season with {0}. {1} Serve warm.
= Mit {0:dat} würzen. {1} Warm servieren.
Sprinkle with {0}.
= Mit {0:dat} beträufeln.
Sautéed {0}
= {0:nom} aus der Pfanne
cooked quickly in a hot pan
= schnell in der heißen Pfanne gegart
five minutes of attention, no more
= fünf Minuten Aufmerksamkeit, mehr nicht
Season with {0}. {1} Top with {2}. Serve warm.
= Mit {0:dat} würzen. {1} {2} darübergeben. Warm servieren.
Season with {0}. Serve warm.
= Mit {0:dat} würzen. Warm servieren.
Season with {0}. Top with {1}. Serve warm.
= Mit {0:dat} würzen. {1} darübergeben. Warm servieren.
Sautéed {0} on Toast
= {0:nom} aus der Pfanne auf geröstetem Brot
Season with {0}. {1} Top with {2}. {3}
= Mit {0:dat} würzen. {1} {2} darübergeben. {3}
Toast {0} and pile everything on top.
= {0} rösten und alles darauf häufen.
Season with {0}. Top with {1}. {2}
= Mit {0:dat} würzen. {1} darübergeben. {2}
Garlicky {0} on Toast
= {0:nom} mit viel Knoblauch auf geröstetem Brot
Season with {0}. {1}
= Mit {0:dat} würzen. {1}
Season with {0}. {1} {2}
= Mit {0:dat} würzen. {1} {2}
{0} Frittata
= Frittata mit {0:dat}
A thick frittata with {0}, {1}.
= Eine dicke Frittata mit {0:dat}, {1}.
as good cold tomorrow as it is warm tonight
= morgen kalt so gut wie heute Abend warm
Heat the oven to 375°F / 190°C.
= Ofen auf 190 °C vorheizen.
Whisk {0} in a bowl with {1}. {2}
= {0} in einer Schüssel mit {1:dat} verquirlen. {2}
Stir in about half of {0}.
= Etwa die Hälfte {0:des} unterrühren.
Heat {0} in a {1} skillet over medium heat. Add {2} and cook for {3}, {4} {5}.
= {0} in einer {1} Pfanne bei mittlerer Hitze erhitzen. {2} zugeben und {3} braten, {4} {5}.
medium ovenproof
= mittelgroßen ofenfesten
Pour in the egg mixture and cook without stirring for 2 minutes, until the edge sets.{0} Bake for 12 minutes, until the eggs are set in the middle, 160°F / 71°C.
= Eiermasse hineingießen und ohne Rühren 2 Minuten garen, bis der Rand stockt.{0} 12 Minuten backen, bis die Eier in der Mitte gestockt sind, 71 °C.
␣Scatter the rest of {0} on top.
= ␣Den Rest {0:des} darüberstreuen.
Puffed at the edge and barely trembling in the center.
= Am Rand aufgegangen und in der Mitte kaum noch zitternd.
Let stand for 3 minutes, then cut into wedges{0}. Good warm or cold.
= 3 Minuten ruhen lassen, dann in Stücke schneiden{0}. Schmeckt warm oder kalt.
Whisk {0} in a bowl with {1}.
= {0} in einer Schüssel mit {1:dat} verquirlen.
Pour in the egg mixture and cook without stirring for 2 minutes, until the edge sets. Bake for 12 minutes, until the eggs are set in the middle, 160°F / 71°C.
= Eiermasse hineingießen und ohne Rühren 2 Minuten garen, bis der Rand stockt. 12 Minuten backen, bis die Eier in der Mitte gestockt sind, 71 °C.
Let stand for 3 minutes, then cut into wedges. Good warm or cold.
= 3 Minuten ruhen lassen, dann in Stücke schneiden. Schmeckt warm oder kalt.
cut into wedges at the table
= bei Tisch in Stücke geschnitten
Heat {0} in a {1} skillet over medium heat. {2}
= {0} in einer {1} Pfanne bei mittlerer Hitze erhitzen. {2}
Drive off the water from the vegetables now, or the frittata weeps later.
= Das Wasser jetzt aus dem Gemüse treiben, sonst wässert die Frittata später.
Stovetop {0} Frittata
= Frittata mit {0:dat} aus der Pfanne
medium nonstick
= mittelgroßen beschichteten
Turn the heat to low, pour in the egg mixture, and stir once.{0} Cover and cook for 12 minutes, until the eggs are set on top, 160°F / 71°C.
= Hitze klein stellen, Eiermasse hineingießen und einmal umrühren.{0} Zugedeckt 12 Minuten garen, bis die Eier oben gestockt sind, 71 °C.
Low and slow: if the bottom colors quickly, the heat is too high.
= Langsam und sanft: Bräunt der Boden schnell, ist die Hitze zu stark.
No liquid egg runs when you tilt the pan.
= Beim Kippen der Pfanne läuft kein flüssiges Ei mehr.
Turn the heat to low, pour in the egg mixture, and stir once. Cover and cook for 12 minutes, until the eggs are set on top, 160°F / 71°C.
= Hitze klein stellen, Eiermasse hineingießen und einmal umrühren. Zugedeckt 12 Minuten garen, bis die Eier oben gestockt sind, 71 °C.
{0} Omelette
= Omelett mit {0:dat}
A soft folded omelette filled with {0}.
= Ein weiches, gefaltetes Omelett, gefüllt mit {0:dat}.
Beat {0} with {1} until no streaks of white remain.
= {0} mit {1:dat} verquirlen, bis keine Eiweißschlieren mehr zu sehen sind.
{0} {1} {2} Tip onto a plate.
= {0} {1} {2} Auf einen Teller geben.
Warm half of {0} in a nonstick skillet over medium heat.
= Die Hälfte {0:des} in einer beschichteten Pfanne bei mittlerer Hitze erwärmen.
{0} Pour in {1} and draw the set edges to the middle, letting the loose egg run underneath, for 3 minutes, until the eggs are just set.
= {0} {1} hineingießen und 3 Minuten lang die gestockten Ränder zur Mitte ziehen, sodass flüssiges Ei darunterläuft, bis die Eier gerade gestockt sind.
Wipe out the skillet, return it to medium heat, and swirl in the rest of {0}.
= Pfanne auswischen, wieder bei mittlerer Hitze aufsetzen und den Rest {0:des} darin schwenken.
For very young, old or pregnant eaters cook it until firm throughout (160°F / 71°C).
= Für kleine Kinder, Ältere und Schwangere durch und durch fest garen (71 °C).
Moist on top, but nothing runs.
= Oben feucht, aber nichts läuft.
{0}, and slide onto a plate. Finish with {1}.
= {0} und auf einen Teller gleiten lassen. Zum Schluss {1} daraufgeben.
Lay {0} over one half, fold the other half over
= {0} auf eine Hälfte legen, die andere Hälfte darüberklappen
{0}, and slide onto a plate.
= {0} und auf einen Teller gleiten lassen.
{0} {1} Tip onto a plate.
= {0} {1} Auf einen Teller geben.
Melt half of {0} in a nonstick skillet over medium heat.
= Die Hälfte {0:des} in einer beschichteten Pfanne bei mittlerer Hitze zerlassen.
Set a nonstick skillet over medium heat and swirl in {0}.
= Eine beschichtete Pfanne bei mittlerer Hitze aufsetzen und {0} darin schwenken.
Plain French Omelette
= Einfaches französisches Omelett
A soft folded omelette{0}.
= Ein weiches, gefaltetes Omelett{0}.
, all about the eggs
= , bei dem die Eier die Hauptsache sind
Fold in half, and slide onto a plate.
= Zur Hälfte falten und auf einen Teller gleiten lassen.
Fold in half, and slide onto a plate. Finish with {0}.
= Zur Hälfte falten und auf einen Teller gleiten lassen. Zum Schluss {0} daraufgeben.
Scrambled Eggs on {0}
= Rührei auf {0:dat}
Slow-stirred eggs, and something crisp underneath.
= Langsam gerührte Eier und etwas Knuspriges darunter.
Warm {0} in a dry nonstick skillet over medium heat for 3 minutes, turning once. Move to a plate. Beat {1} with a fork{2}.
= {0} in einer trockenen beschichteten Pfanne bei mittlerer Hitze 3 Minuten erwärmen, dabei einmal wenden. Auf einen Teller legen. {1} mit einer Gabel verquirlen{2}.
␣and season with {0}
= ␣und mit {0:dat} würzen
{0} {1}, and stir slowly with a spatula for 3 minutes, until the eggs are softly set with no liquid left.
= {0} {1} zugeben und 3 Minuten langsam mit dem Pfannenwender rühren, bis die Eier weich gestockt sind und keine Flüssigkeit übrig ist.
Warm {0} in the skillet over medium-low heat, add
= {0} in der Pfanne bei schwacher bis mittlerer Hitze erwärmen,
Take the pan off the heat a moment early; the eggs finish by themselves.
= Die Pfanne einen Moment zu früh vom Herd nehmen; die Eier garen von selbst fertig.
Spoon onto {0}. Finish with {1}. Eat right away.
= Auf {0:den} löffeln. Zum Schluss {1} daraufgeben. Sofort essen.
Scrambled Eggs with {0} on an {1}
= Rührei mit {0:dat} auf {1:dat}
Slow-stirred eggs with {0}, and something crisp underneath.
= Langsam gerührte Eier mit {0:dat} und etwas Knuspriges darunter.
Toast {0} in a dry nonstick skillet over medium heat for 3 minutes, turning once. Move to a plate. Beat {1} with a fork{2}.
= {0} in einer trockenen beschichteten Pfanne bei mittlerer Hitze 3 Minuten rösten, dabei einmal wenden. Auf einen Teller legen. {1} mit einer Gabel verquirlen{2}.
Warm half of {0} in the skillet over medium heat. {1}
= Die Hälfte {0:des} in der Pfanne bei mittlerer Hitze erwärmen. {1}
{0} {1}, and stir slowly with a spatula for 3 minutes, until the eggs are softly set with no liquid left. {2}
= {0} {1} zugeben und 3 Minuten langsam mit dem Pfannenwender rühren, bis die Eier weich gestockt sind und keine Flüssigkeit übrig ist. {2}
Turn the heat to medium-low, add the rest of {0}, then
= Hitze auf schwach bis mittel reduzieren, den Rest {0:des} und dann
Fold in {0} off the heat.
= {0} neben dem Herd unterheben.
Spoon onto {0}. Eat right away.
= Auf {0:den} löffeln. Sofort essen.
Scrambled Eggs with {0} on Toast
= Rührei mit {0:dat} auf geröstetem Brot
Scrambled Eggs with {0} on a {1}
= Rührei mit {0:dat} auf {1:dat}
Scrambled Eggs on Toast
= Rührei auf geröstetem Brot
Spoon onto {0} and top with {1}. Eat right away.
= Auf {0:den} löffeln und {1} daraufgeben. Sofort essen.
Scrambled Eggs with {0} on {1}
= Rührei mit {0:dat} auf {1:dat}
Warm half of {0} in the skillet over medium heat. {1}{2}
= Die Hälfte {0:des} in der Pfanne bei mittlerer Hitze erwärmen. {1}{2}
␣The bacon should be browned and crisp.
= ␣Der Speck soll gebräunt und knusprig sein.
Scrambled Eggs on a {0}
= Rührei auf {0:dat}
Spoon onto {0} and top with {1}. Finish with {2}. Eat right away.
= Auf {0:den} löffeln und {1} daraufgeben. Zum Schluss {2} darübergeben. Sofort essen.
{0} Shakshuka
= Shakshuka mit {0:dat}
Eggs poached in {0} with {1}, simmered thick and {2}.
= Eier, in {0:dat} mit {1:dat} pochiert, dick eingekocht und {2}.
meant for scooping
= zum Auftunken gedacht
Heat {0} in a wide skillet over medium heat. {1}
= {0} in einer weiten Pfanne bei mittlerer Hitze erhitzen. {1}
Add {0}{1}. Simmer for 10 minutes, crushing any large pieces, until thick.
= {0} zugeben{1}. 10 Minuten köcheln, dabei größere Stücke zerdrücken, bis alles dick ist.
A spoon drawn through the sauce leaves a trail.
= Ein durch die Sauce gezogener Löffel hinterlässt eine Spur.
Make a hollow for each egg and crack in {0}. Cover and cook over low heat for 7 minutes, until the whites are set.
= Für jedes Ei eine Mulde machen und {0} hineinschlagen. Zugedeckt bei schwacher Hitze 7 Minuten garen, bis das Eiweiß gestockt ist.
For children and in pregnancy, leave it 2 minutes longer until the yolks are firm too (160°F / 71°C).
= Für Kinder und in der Schwangerschaft 2 Minuten länger garen, bis auch das Eigelb fest ist (71 °C).
{0} the skillet to the table.
= {0} in der Pfanne auf den Tisch bringen.
Scatter with {0} and bring
= Mit {0:dat} bestreuen und
Shakshuka
= Shakshuka
Eggs poached in {0}, simmered thick and {1}.
= Eier, in {0:dat} pochiert, dick eingekocht und {1}.
eaten from the pan
= direkt aus der Pfanne gegessen
Bring the skillet to the table.
= In der Pfanne auf den Tisch bringen.
{0} Shakshuka with {1}
= Shakshuka mit {0:dat} und {1:dat}
{0} the skillet to the table{1}.
= {0} in der Pfanne auf den Tisch bringen{1}.
␣with {0} for scooping
= , dazu {0} zum Auftunken
Shakshuka with {0}
= Shakshuka mit {0:dat}
Bring the skillet to the table{0}.
= In der Pfanne auf den Tisch bringen{0}.
{0} Egg Mug
= Rührei aus der Tasse mit {0:dat}
A one-mug breakfast of eggs with {0}, ready before the coffee.
= Ein Frühstück aus der Tasse: Eier mit {0:dat}, fertig vor dem Kaffee.
{0} Add {1}{2} and beat with a fork.
= {0} {1} zugeben{2} und mit einer Gabel verquirlen.
Rub the inside of a large microwave-safe mug with {0}.
= Eine große mikrowellengeeignete Tasse innen mit {0:dat} ausstreichen.
Stir in {0}.
= {0} einrühren.
Fill the mug no more than half: the eggs climb.
= Tasse höchstens zur Hälfte füllen: Die Eier steigen.
Microwave on high for 1 minute. Stir, then microwave for 1 minute more, until the eggs are set and puffed with no liquid left, 160°F / 71°C. Let stand for 1 minute before you eat.
= 1 Minute auf höchster Stufe in der Mikrowelle garen. Umrühren, dann noch 1 Minute garen, bis die Eier gestockt und aufgegangen sind und keine Flüssigkeit übrig ist, 71 °C. Vor dem Essen 1 Minute stehen lassen.
Fluffy Egg Mug
= Luftiges Rührei aus der Tasse
A one-mug breakfast of eggs, ready before the coffee.
= Ein Frühstück aus der Tasse: Eier, fertig vor dem Kaffee.
Baked Eggs with {0}
= Gebackene Eier mit {0:dat}
Eggs baked over {0} under {1}: {2}.
= Eier, auf {0:dat} unter {1:dat} gebacken: {2}.
brunch without standing at the stove
= Brunch, ohne am Herd zu stehen
Heat the oven to 375°F / 190°C. Grease {0} with {1}.
= Ofen auf 190 °C vorheizen. {0} mit {1:dat} einfetten.
small baking dishes
= kleine Auflaufförmchen
Spread {0} in the bottom and bake for 8 minutes, until hot and soft.
= {0} auf dem Boden verteilen und 8 Minuten backen, bis alles heiß und weich ist.
Crack {0} on top, spoon over {1}{2}. Scatter with {3}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= {0} darüber aufschlagen, {1} darüberlöffeln{2}. Mit {3:dat} bestreuen. 14 Minuten backen, bis das Eiweiß gestockt und das Eigelb wie gewünscht ist.
Firm yolks (160°F / 71°C) take about 3 minutes longer.
= Festes Eigelb (71 °C) braucht etwa 3 Minuten länger.
The whites are opaque and only just wobble.
= Das Eiweiß ist milchig und wackelt nur noch leicht.
Let cool for 2 minutes; the dishes stay hot. {0}
= 2 Minuten abkühlen lassen; die Förmchen bleiben heiß. {0}
Serve with a spoon.
= Mit einem Löffel servieren.
the oven does the work
= der Ofen macht die Arbeit
Crack {0} on top{1}. Scatter with {2}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= {0} darüber aufschlagen{1}. Mit {2:dat} bestreuen. 14 Minuten backen, bis das Eiweiß gestockt und das Eigelb wie gewünscht ist.
Serve with {0}, toasted, for dipping.
= {0} rösten und zum Dippen dazu servieren.
Eggs baked over {0}: {1}.
= Eier, auf {0:dat} gebacken: {1}.
Crack {0} on top{1}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= {0} darüber aufschlagen{1}. 14 Minuten backen, bis das Eiweiß gestockt und das Eigelb wie gewünscht ist.
Crack {0} on top, spoon over {1}{2}. Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.
= {0} darüber aufschlagen, {1} darüberlöffeln{2}. 14 Minuten backen, bis das Eiweiß gestockt und das Eigelb wie gewünscht ist.
{0} {1} Pilaf
= Pilaw aus {1:dat} mit {0:dat}
Toasted {0} cooked with {1} until every grain is tender and separate.
= {0:nom}, geröstet und mit {1:dat} gegart, bis jedes Korn weich und locker ist.
Heat {0} in {1}. {2}
= {0} in {1} erhitzen. {2}
a heavy pot with a lid over medium heat
= einem schweren Topf mit Deckel bei mittlerer Hitze
Stir in {0}{1} and toast for 2 minutes, until it smells nutty.
= {0} einrühren{1} und 2 Minuten rösten, bis es nussig duftet.
Coat every grain with fat and they stay separate.
= Ist jedes Korn mit Fett überzogen, bleibt es locker.
{0} Cover, turn the heat to low, and cook for {1}, until the liquid is gone.
= {0} Zudecken und bei schwacher Hitze {1} garen, bis die Flüssigkeit aufgesogen ist.
Add {0}, pour in {1}, and bring to a boil.
= {0} zugeben, {1} angießen und aufkochen.
{0} Fluff with a fork.
= {0} Mit einer Gabel auflockern.
Let stand, covered, for 5 minutes.
= Zugedeckt 5 Minuten ruhen lassen.
Heat {0} in {1}. Stir in {2}{3} and toast for 2 minutes, until it smells nutty.
= {0} in {1} erhitzen. {2} einrühren{3} und 2 Minuten rösten, bis es nussig duftet.
Pour in {0} and bring to a boil.
= {0} angießen und aufkochen.
{0} Fluff with a fork and fold in {1}.
= {0} Mit einer Gabel auflockern und {1} unterheben.
Lay {0} on top, cover, and let steam off the heat for {1}, until tender.
= {0} darauflegen, zudecken und neben dem Herd {1} dämpfen, bis alles weich ist.
{0} Cover, turn the heat to low, and cook for {1}.{2}, until the liquid is gone.
= {0} Zudecken und bei schwacher Hitze {1} garen.{2}, bis die Flüssigkeit aufgesogen ist.
␣Lay {0} on top, cover again, and cook for {1} more
= ␣{0} darauflegen, wieder zudecken und noch {1} garen
{0} Cover, turn the heat to low, and cook for {1}, until the liquid is gone, and {2}.
= {0} Zudecken und bei schwacher Hitze {1} garen, bis die Flüssigkeit aufgesogen ist und {2}.
{0} reads 165°F / 74°C
= {0:der} 74 °C {0?hat|haben}
{0} Cover, turn the heat to low, and cook for {1}.{2}, until the liquid is gone, and {3}.
= {0} Zudecken und bei schwacher Hitze {1} garen.{2}, bis die Flüssigkeit aufgesogen ist und {3}.
Pressure-Cooker {0} {1} Pilaf
= Pilaw aus {1:dat} mit {0:dat} aus dem Schnellkochtopf
an electric pressure cooker set to sauté
= einem elektrischen Schnellkochtopf auf Anbratstufe
Add {0}, scraping the bottom clean. Lock the lid and cook at high pressure for {1} minutes. Let the pressure fall for 10 minutes, then release the rest and open the lid.
= {0} zugeben und dabei den Boden sauber schaben. Deckel verriegeln und {1} Minuten bei hohem Druck garen. Druck 10 Minuten abfallen lassen, dann den Rest ablassen und öffnen.
Add {0}, scraping the bottom clean. Lock the lid and cook at high pressure for {1} minutes. Let the pressure fall for 10 minutes, then release the rest and open the lid; check that {2}.
= {0} zugeben und dabei den Boden sauber schaben. Deckel verriegeln und {1} Minuten bei hohem Druck garen. Druck 10 Minuten abfallen lassen, dann den Rest ablassen und öffnen; prüfen, ob {2}.
{0} Fried Rice
= Gebratener Reis mit {0:dat}
{0}: {1} fried hot with {2}.
= {0}: {1:nom}, heiß gebraten mit {2:dat}.
A clear-out-the-fridge classic
= Der Klassiker zum Leeren des Kühlschranks
Spread {0} on a plate to steam dry and cool while you prepare the rest. Cold rice left from yesterday is better still.
= {0} auf einem Teller ausbreiten und ausdampfen lassen, während der Rest vorbereitet wird. Kalter Reis von gestern ist noch besser.
Dry rice fries; wet rice turns to paste.
= Trockener Reis brät; nasser wird zu Brei.
Heat a third of {0} in a wok or large skillet over medium-high heat. Beat {1}, pour in, and stir for 2 minutes, until the eggs are set. Tip onto a plate.
= Ein Drittel {0:des} in einem Wok oder einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} verquirlen, hineingießen und 2 Minuten rühren, bis die Eier gestockt sind. Auf einen Teller geben.
Heat half of what is left of {0} over high heat. {1} Tip onto the plate.
= Vom Rest {0:des} die Hälfte bei starker Hitze erhitzen. {1} Mit auf den Teller geben.
Heat the last of the {0}. Tip in {1} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate and toss until hot. Finish with {2}.
= Den letzten Rest {0:des} erhitzen. {1} hineingeben und 4 Minuten braten, dabei an die Pfanne drücken, bis alles dampfend heiß ist. Alles vom Teller unterrühren und schwenken, bis es heiß ist. Zum Schluss {2} zugeben.
The grains jump separately and some are golden.
= Die Körner springen einzeln, und einige sind goldbraun.
Heat the last of the {0}. Tip in {1} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate with {2} and toss until hot. Finish with {3}.
= Den letzten Rest {0:des} erhitzen. {1} hineingeben und 4 Minuten braten, dabei an die Pfanne drücken, bis alles dampfend heiß ist. Alles vom Teller mit {2:dat} unterrühren und schwenken, bis es heiß ist. Zum Schluss {3} zugeben.
Better than takeout
= Besser als vom Imbiss
Break up {0} with wet hands, so that no lumps are left.
= {0} mit nassen Händen zerteilen, bis keine Klumpen mehr da sind.
{0} Add {1} and cook for {2}, {3} {4}. {5}.
= {0} {1} zugeben und {2} braten, {3} {4}. {5}.
Heat a third of {0} in a wok or large skillet over medium-high heat.
= Ein Drittel {0:des} in einem Wok oder einer großen Pfanne bei mittlerer bis starker Hitze erhitzen.
Tip onto a plate
= Auf einen Teller geben
{0} Add {1} and {2}. {3}.
= {0} {1} zugeben und {2}. {3}.
Heat the last of the {0}. Tip in {1} and {2} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate with {3} and toss until hot. Finish with {4}.
= Den letzten Rest {0:des} erhitzen. {1} und {2} hineingeben und 4 Minuten braten, dabei an die Pfanne drücken, bis alles dampfend heiß ist. Alles vom Teller mit {3:dat} unterrühren und schwenken, bis es heiß ist. Zum Schluss {4} zugeben.
Add another spoonful of {0} to the pan.
= Einen weiteren Löffel {0} in die Pfanne geben.
Add to the plate
= Mit auf den Teller geben
Heat the last of the {0}. Tip in {1} and {2} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate and toss until hot. Finish with {3}.
= Den letzten Rest {0:des} erhitzen. {1} und {2} hineingeben und 4 Minuten braten, dabei an die Pfanne drücken, bis alles dampfend heiß ist. Alles vom Teller unterrühren und schwenken, bis es heiß ist. Zum Schluss {3} zugeben.
{0} Risotto
= Risotto mit {0:dat}
Creamy risotto with {0}; {1}.
= Cremiger Risotto mit {0:dat}; {1}.
stirred slowly, finished off the heat
= langsam gerührt, neben dem Herd vollendet
Bring {0} to a bare simmer in a small pot and keep it hot.
= {0} in einem kleinen Topf bis kurz vor den Siedepunkt erhitzen und heiß halten.
Heat half of {0} in a heavy pot over medium heat. {1} Tip onto a plate.
= Die Hälfte {0:des} in einem schweren Topf bei mittlerer Hitze erhitzen. {1} Auf einen Teller geben.
Stir {0} into the same pot and toast for 2 minutes. Add a ladle of the hot {1} and stir until nearly absorbed. Keep going, a ladle at a time, for 18 minutes, until {2} is tender with a little bite.
= {0} in denselben Topf rühren und 2 Minuten rösten. Eine Kelle {1?heißen|heiße|heißes|heiße} {1} zugeben und rühren, bis sie fast aufgesogen ist. So Kelle für Kelle 18 Minuten fortfahren, bis {2:der} weich {2?ist|sind}, mit etwas Biss.
You may not need all of the liquid, or a splash more: trust your teeth.
= Vielleicht braucht es nicht die ganze Flüssigkeit oder einen Schuss mehr: den Zähnen vertrauen.
Loose enough to spread slowly when you tilt the plate.
= So flüssig, dass er beim Kippen des Tellers langsam verläuft.
Off the heat, beat in {0} and the rest of {1}, then fold in {2}. Season with {3}. Cover for 2 minutes before serving.
= Neben dem Herd {0} und den Rest {1:des} kräftig unterrühren, dann {2} unterheben. Mit {3:dat} würzen. Vor dem Servieren 2 Minuten zudecken.
half an hour of stirring well spent
= eine halbe Stunde Rühren, die sich lohnt
Off the heat, beat in {0} and the rest of {1}, then fold in {2}. Season with {3}. Cover for 2 minutes before serving, with {4} on top.
= Neben dem Herd {0} und den Rest {1:des} kräftig unterrühren, dann {2} unterheben. Mit {3:dat} würzen. Vor dem Servieren 2 Minuten zudecken, dann {4} darübergeben.
Stir {0} into the same pot and toast for 2 minutes. {1} Add a ladle of the hot {2} and stir until nearly absorbed. Keep going, a ladle at a time, for 18 minutes, until {3} is tender with a little bite.
= {0} in denselben Topf rühren und 2 Minuten rösten. {1} Eine Kelle {2?heißen|heiße|heißes|heiße} {2} zugeben und rühren, bis sie fast aufgesogen ist. So Kelle für Kelle 18 Minuten fortfahren, bis {3:der} weich {3?ist|sind}, mit etwas Biss.
Pour in {0} and let it bubble away.
= {0} angießen und verkochen lassen.
until tender and browned at the edges
= bis alles weich und am Rand gebräunt ist
{0} Congee
= Congee mit {0:dat}
Rice cooked down to a silky porridge with {0}: {1}.
= Reis, zu seidigem Brei gekocht, mit {0:dat}: {1}.
gentle food for a slow morning
= sanfte Kost für einen langsamen Morgen
Put {0} in a heavy pot with {1} and {2}. Bring to a boil, then turn down and simmer for 40 minutes, stirring now and then, until the grains burst and the porridge is creamy.
= {0} mit {1:dat} und {2:dat} in einen schweren Topf geben. Aufkochen, dann 40 Minuten sanft köcheln, dabei ab und zu umrühren, bis die Körner aufplatzen und der Brei cremig ist.
Add hot water by the half cup if it gets too thick before it is creamy.
= Wird es zu dick, bevor es cremig ist, schluckweise (je etwa 125 ml) heißes Wasser zugeben.
Stir {0} into the pot.
= {0} in den Topf rühren.
Ladle into bowls and finish with {0}.
= In Schalen schöpfen und zum Schluss {0} daraufgeben.
Soothing Congee
= Wohltuendes Congee
Rice cooked down to a silky porridge: {0}.
= Reis, zu seidigem Brei gekocht: {0}.
comfort in a bowl
= Trost in einer Schale
Warm {0} in a small pan over medium heat, add {1}, and sizzle for 1 minute, until fragrant. Stir it into the pot.
= {0} in einer kleinen Pfanne bei mittlerer Hitze erwärmen, {1} zugeben und 1 Minute brutzeln, bis es duftet. In den Topf rühren.
Meanwhile, boil {0} in a second pot for 9 minutes, until the eggs are set, 160°F / 71°C. Cool, peel and halve.
= Inzwischen {0} in einem zweiten Topf 9 Minuten kochen, bis die Eier fest sind, 71 °C. Abschrecken, schälen und halbieren.
Rice cooked down to a silky porridge with : {0}.
= Reis, zu seidigem Brei gekocht: {0}.
Put {0} in a heavy pot with {1}. Bring to a boil, then turn down and simmer for 40 minutes, stirring now and then, until the grains burst and the porridge is creamy.
= {0} mit {1:dat} in einen schweren Topf geben. Aufkochen, dann 40 Minuten sanft köcheln, dabei ab und zu umrühren, bis die Körner aufplatzen und der Brei cremig ist.
Ladle into warm bowls.
= In vorgewärmte Schalen schöpfen.
Savory Oats with {0}
= Herzhafte Haferflocken mit {0:dat}
Oatmeal taken to the savory side with {0}.
= Haferbrei von der herzhaften Seite, mit {0:dat}.
Bring {0} to a boil in a small pot. Stir in {1} and simmer for 5 minutes, stirring, until thick and creamy. {2} Season with {3}.
= {0} in einem kleinen Topf aufkochen. {1} einrühren und unter Rühren 5 Minuten köcheln, bis alles dick und cremig ist. {2} Mit {3:dat} würzen.
Stir in half of the salt.
= Die Hälfte des Salzes einrühren.
Meanwhile, heat {0} in a skillet over medium heat. {1} {2}
= Inzwischen {0} in einer Pfanne bei mittlerer Hitze erhitzen. {1} {2}
Push the vegetables aside, crack in {0}, cover, and cook for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Gemüse zur Seite schieben, {0} in die Pfanne schlagen und zugedeckt 4 Minuten garen, bis das Eiweiß gestockt und das Eigelb so fest wie gewünscht ist.
Cook until the yolks are firm (160°F / 71°C) for anyone who should not eat soft eggs.
= Für alle, die keine weichen Eier essen sollten, garen, bis das Eigelb fest ist (71 °C).
Spoon the oats into a bowl, stir in {0}, and top with {1}.
= Haferbrei in eine Schale geben, {0} einrühren und {1} daraufgeben.
Bring {0} to a boil in a small pot. Stir in {1} and simmer for 5 minutes, stirring, until thick and creamy. Season with {2}.
= {0} in einem kleinen Topf aufkochen. {1} einrühren und unter Rühren 5 Minuten köcheln, bis alles dick und cremig ist. Mit {2:dat} würzen.
Meanwhile, heat {0} in a skillet over medium heat. {1}
= Inzwischen {0} in einer Pfanne bei mittlerer Hitze erhitzen. {1}
Spoon the oats into a bowl, and top with {0}{1}.
= Haferbrei in eine Schale geben und {0} daraufgeben{1}.
␣and a dash of {0}
= ␣und einen Spritzer {0}
Spoon the oats into a bowl, and top with {0}.
= Haferbrei in eine Schale geben und {0} daraufgeben.
Spoon the oats into a bowl, stir in {0}, and top with {1}{2}.
= Haferbrei in eine Schale geben, {0} einrühren und {1} daraufgeben{2}.
One-Pot {0} with {1}
= {0:nom} mit {1:dat} aus einem Topf
{0} cooked in its own sauce with {1}: one pot, no draining, nothing wasted.
= {0:nom}, in der eigenen Sauce mit {1:dat} gekocht: ein Topf, kein Abgießen, nichts verschwendet.
Warm {0} in a wide pot over medium heat.
= {0} in einem weiten Topf bei mittlerer Hitze erwärmen.
stirring often, until {0} is tender and the liquid has turned into a sauce
= dabei häufig rühren, bis {0:der} weich {0?ist|sind} und aus der Flüssigkeit eine Sauce geworden ist
If it dries out before the pasta is done, add a splash of hot water.
= Wird es trocken, bevor die Nudeln gar sind, einen Schuss heißes Wasser zugeben.
The sauce coats the back of a spoon.
= Die Sauce überzieht einen Löffelrücken.
Take the pot off the heat and let the sauce settle a moment.
= Topf vom Herd nehmen und die Sauce kurz ruhen lassen.
Off the heat, stir in {0} until it melts into the sauce.
= Neben dem Herd {0} einrühren, bis alles in der Sauce geschmolzen ist.
{0} Finish with {1}.
= {0} Zum Schluss {1} zugeben.
{0} with {1}
= {0:nom} mit {1:dat}
{0} tossed with {1}, {2}.
= {0:nom}, geschwenkt mit {1:dat}, {2}.
a weeknight plate without fuss
= ein unkompliziertes Essen für unter der Woche
Bring {0} to a boil in a large pot{1}. Add {2} and cook
= {0} in einem großen Topf{1} aufkochen. {2} zugeben und
until tender with a little bite, then save a cup of the water and drain
= bis alles weich ist, mit etwas Biss, dann 250 ml Kochwasser aufheben und abgießen
Start tasting two minutes early: it goes from firm to soft quickly.
= Zwei Minuten früher mit dem Probieren beginnen: Aus bissfest wird schnell weich.
Meanwhile, heat half of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Inzwischen die Hälfte {0:des} in einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben und {2} braten, {3} {4}. Auf einen Teller heben.
{0}{1} to the skillet over medium heat. {2}
= {0}{1:des} in die Pfanne geben und bei mittlerer Hitze erhitzen. {2}
Add the rest of␣
= Den Rest␣
Tip the drained {0} into the skillet with {1} and toss over medium heat for {2}{3}. Finish with {4}.
= {0?Abgetropften|Abgetropfte|Abgetropftes|Abgetropfte} {0} mit {1:dat} in die Pfanne geben und bei mittlerer Hitze {2} schwenken{3}. Zum Schluss {4} zugeben.
1 minute, with a splash of the saved water
= mit einem Schuss Kochwasser 1 Minute
, seasoning with {0}
= , dabei mit {0:dat} würzen
until they float and are tender, then save a cup of the water and drain
= bis alles an die Oberfläche steigt und weich ist, dann 250 ml Kochwasser aufheben und abgießen
Heat {0} {1} over medium heat. {2}
= {0} {1} bei mittlerer Hitze erhitzen. {2}
in a large skillet
= in einer großen Pfanne
Tip the drained {0} into the skillet with {1} and toss over medium heat for {2}{3}.
= {0?Abgetropften|Abgetropfte|Abgetropftes|Abgetropfte} {0} mit {1:dat} in die Pfanne geben und bei mittlerer Hitze {2} schwenken{3}.
quick enough for any evening
= schnell genug für jeden Abend
Tip {0} into the skillet and toss over medium heat for {1}{2}.
= {0} in die Pfanne geben und bei mittlerer Hitze {1} schwenken{2}.
3 minutes, with a splash of water, until steaming hot
= mit einem Schuss Wasser 3 Minuten dampfend heiß
Warm {0} in a large skillet over low heat.
= {0} in einer großen Pfanne bei schwacher Hitze erwärmen.
Pour {0} into the skillet and simmer for {1} minutes, until slightly thickened.
= {0} in die Pfanne gießen und {1} Minuten köcheln, bis alles leicht eingedickt ist.
Tip the drained {0} into the skillet and toss over medium heat for {1}{2}. Finish with {3}.
= {0?Abgetropften|Abgetropfte|Abgetropftes|Abgetropfte} {0} in die Pfanne geben und bei mittlerer Hitze {1} schwenken{2}. Zum Schluss {3} zugeben.
Tip {0} into the skillet with {1} and toss over medium heat for {2}{3}. Finish with {4}.
= {0} mit {1:dat} in die Pfanne geben und bei mittlerer Hitze {2} schwenken{3}. Zum Schluss {4} zugeben.
Meanwhile, heat half of {0} in a large skillet over medium-high heat. Add {1} and {2}. Move to a plate.
= Inzwischen die Hälfte {0:des} in einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben und {2}. Auf einen Teller heben.
Tip {0} into the skillet and toss over medium heat for {1}{2}. Finish with {3}.
= {0} in die Pfanne geben und bei mittlerer Hitze {1} schwenken{2}. Zum Schluss {3} zugeben.
heat half of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= die Hälfte {0:des} in einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben und {2} braten, {3} {4}. Auf einen Teller heben.
Tip {0} into the skillet with {1} and toss over medium heat for {2}{3}.
= {0} mit {1:dat} in die Pfanne geben und bei mittlerer Hitze {2} schwenken{3}.
Tip the drained {0} into the skillet and toss over medium heat for {1}{2}.
= {0?Abgetropften|Abgetropfte|Abgetropftes|Abgetropfte} {0} in die Pfanne geben und bei mittlerer Hitze {1} schwenken{2}.
heat half of {0} in a large skillet over medium-high heat. Add {1} and {2}. Move to a plate.
= die Hälfte {0:des} in einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben und {2}. Auf einen Teller heben.
Creamy {0} {1}
= {1:nom} in cremiger Sauce mit {0:dat}
{0} in a silky sauce of {1}.
= {0:nom} in seidiger Sauce mit {1:dat}.
Sprinkle in {0} and stir for 1 minute.
= {0} darüberstäuben und 1 Minute rühren.
Stir in {0}{1} and let it bubble gently for 3 minutes, then stir in {2} until smooth. Season with {3}.
= {0}{1} einrühren und 3 Minuten sanft köcheln, dann {2} glatt unterrühren. Mit {3:dat} würzen.
␣with a ladle of the cooking water
= ␣mit einer Kelle Kochwasser
Keep the heat low once the cheese is in, or the sauce turns grainy.
= Sobald der Käse in der Sauce ist, nur noch wenig Hitze geben, sonst wird sie körnig.
Thick enough to coat a spoon.
= Dick genug, um einen Löffel zu überziehen.
Fold in {0} and serve right away, loosened with a spoonful of the cooking water if needed.
= {0} unterheben und sofort servieren, bei Bedarf mit einem Löffel Kochwasser aufgelockert.
{0} in a silky sauce of {1} with {2}.
= {0:nom} in seidiger Sauce aus {1:dat} mit {2:dat}.
Heat half of {0} in a large skillet over medium heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Die Hälfte {0:des} in einer großen Pfanne bei mittlerer Hitze erhitzen. {1} zugeben und {2} braten, {3} {4}. Auf einen Teller heben.
Stir in {0} and let it bubble gently for 3 minutes, then stir in {1} until smooth. Season with {2}.
= {0} einrühren und 3 Minuten sanft köcheln, dann {1} glatt unterrühren. Mit {2:dat} würzen.
Heat {0} {1} over medium heat. {2} {3}
= {0} {1} bei mittlerer Hitze erhitzen. {2} {3}
{0}{1} to the skillet over medium heat. {2} {3}
= {0}{1:des} in die Pfanne geben und bei mittlerer Hitze erhitzen. {2} {3}
{0} Salad with {1}
= Salat aus {0:dat} mit {1:dat}
A cool {0} salad with {1}, made for lunch boxes and picnics.
= Ein kühler Salat aus {0:dat} mit {1:dat}, wie gemacht für Brotdose und Picknick.
until tender with a little bite, then drain
= bis alles weich ist, mit etwas Biss, dann abgießen
Rinse {0} under cold water until cool, and shake dry.
= {0} unter kaltem Wasser abschrecken und abtropfen lassen.
Whisk {0} in a large bowl{1}.
= {0} in einer großen Schüssel verrühren{1}.
Add {0} and toss well. Let stand for 10 minutes so {1} drinks in the dressing, then taste again.
= {0} zugeben und gut mischen. 10 Minuten ziehen lassen, damit {1:der} das Dressing {1?aufnimmt|aufnehmen}, dann nochmals abschmecken.
It keeps for 3 days in the fridge; add the herbs just before serving.
= Hält sich 3 Tage im Kühlschrank; Kräuter erst kurz vor dem Servieren zugeben.
{0} Noodle Soup
= Nudelsuppe mit {0:dat}
Slurpable {0} in a broth seasoned with {1}, with {2}.
= {0:nom} zum Schlürfen in einer mit {1:dat} gewürzten Brühe, mit {2:dat}.
Bring {0} to a simmer in a pot with {1}. Let it bubble gently for 5 minutes while you cut everything else.
= {0} mit {1:dat} in einem Topf zum Köcheln bringen. 5 Minuten sanft köcheln lassen und inzwischen alles andere schneiden.
Meanwhile, boil {0} in a second pot for 9 minutes, until the eggs are set. Cool under running water, peel, and halve.
= Inzwischen {0} in einem zweiten Topf 9 Minuten kochen, bis die Eier fest sind. Unter fließendem Wasser abschrecken, schälen und halbieren.
Seven minutes gives jammy yolks; keep to nine or more where a soft egg is not safe (160°F / 71°C).
= Nach sieben Minuten ist das Eigelb wachsweich; wo ein weiches Ei nicht sicher ist, bei neun oder mehr bleiben (71 °C).
until {0} are tender
= bis {0:der} weich {0?ist|sind}
Ladle into deep bowls{0}{1}. Taste the broth: it should be bold, since the noodles dilute it.
= In tiefe Schalen schöpfen{0}{1}. Brühe abschmecken: Sie soll kräftig sein, denn die Nudeln verdünnen sie.
␣and set {0} on top
= ␣und {0} daraufsetzen
, with {0} to taste
= , dazu {0} nach Geschmack
Ladle into deep bowls{0}. Taste the broth: it should be bold, since the noodles dilute it.
= In tiefe Schalen schöpfen{0}. Brühe abschmecken: Sie soll kräftig sein, denn die Nudeln verdünnen sie.
Ladle into deep bowls. Taste the broth: it should be bold, since the noodles dilute it.
= In tiefe Schalen schöpfen. Brühe abschmecken: Sie soll kräftig sein, denn die Nudeln verdünnen sie.
until {0} are tender{1}
= bis {0:der} weich {0?ist|sind}{1}
␣and {0} is done, {1}
= ␣und {0:der} gar {0?ist|sind}: {1}
opaque and firm, 145°F / 63°C inside
= fest und nicht mehr glasig, innen 63 °C
Baked {0} with {1}
= {0:nom} aus dem Ofen mit {1:dat}
{0} baked with {1} under a lid of {2}.
= {0:nom}, mit {1:dat} unter einer Haube aus {2:dat} gebacken.
Heat {0} in a large skillet over medium heat.␣
= {0} in einer großen Pfanne bei mittlerer Hitze erhitzen.␣
Stir {0} together with {1} and half of {2} in a baking dish{3}. Top with the rest of the {4} and {5}.
= {0} mit {1:dat} und der Hälfte {2:des} in einer Auflaufform vermischen{3}. Mit dem Rest {4:des} und {5:dat} bestreuen.
Bake for 20 minutes, until bubbling at the edges and browned on top. Let stand for 5 minutes before serving.
= 20 Minuten backen, bis es am Rand blubbert und oben gebräunt ist. Vor dem Servieren 5 Minuten ruhen lassen.
Bubbles all the way to the middle, and dark gold spots on top.
= Blasen bis in die Mitte und dunkel goldbraune Stellen obenauf.
until almost tender, then drain
= bis alles fast weich ist, dann abgießen
Heat {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= {0} in einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben und {2} braten, {3} {4}. Auf einen Teller heben.
Stir {0} together with {1} and half of {2} in a baking dish{3}. Top with the rest of the {4}.
= {0} mit {1:dat} und der Hälfte {2:des} in einer Auflaufform vermischen{3}. Mit dem Rest {4:des} bestreuen.
Set the skillet back over medium heat.␣
= Pfanne wieder bei mittlerer Hitze aufsetzen.␣
Baked {0} and {1}
= {0:nom} und {1:nom} aus dem Ofen
{0} baked {1} under a lid of {2}.
= {0:nom}, {1} unter einer Haube aus {2:dat} gebacken.
in a creamy cheese sauce
= in cremiger Käsesauce
{0} and stir in {1} for 1 minute. Pour in {2} bit by bit, whisking, and simmer for 4 minutes, until thick. Stir in half of {3}.
= {0} und {1} 1 Minute einrühren. {2} nach und nach mit dem Schneebesen unterrühren und 4 Minuten köcheln, bis die Sauce dick ist. Die Hälfte {3:des} einrühren.
Melt {0} in a pot over medium heat
= {0} in einem Topf bei mittlerer Hitze zerlassen
The sauce coats a spoon and a finger leaves a trail in it.
= Die Sauce überzieht einen Löffel, und ein Finger hinterlässt darin eine Spur.
Stir {0} together with the sauce in a baking dish{1}. Top with the rest of the {2} and {3}.
= {0} in einer Auflaufform mit der Sauce vermischen{1}. Mit dem Rest {2:des} und {3:dat} bestreuen.
Baked {0} and {1} with {2}
= {0:nom} und {1:nom} aus dem Ofen mit {2:dat}
Heat a third of {0} in a large skillet over medium heat.␣
= Ein Drittel {0:des} in einer großen Pfanne bei mittlerer Hitze erhitzen.␣
Warm the rest of {0} in a pot over medium heat
= Den Rest {0:des} in einem Topf bei mittlerer Hitze erwärmen
Heat a third of {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Ein Drittel {0:des} in einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben und {2} braten, {3} {4}. Auf einen Teller heben.
Stir {0} together with the sauce in a baking dish{1}. Top with the rest of the {2}.
= {0} in einer Auflaufform mit der Sauce vermischen{1}. Mit dem Rest {2:des} bestreuen.
Warm {0} in a pot over medium heat
= {0} in einem Topf bei mittlerer Hitze erwärmen
Melt the rest of {0} in a pot over medium heat
= Den Rest {0:des} in einem Topf bei mittlerer Hitze zerlassen
{0} Soup
= Suppe mit {0:dat}
A brothy soup of {0}: {1}.
= Eine klare Suppe mit {0:dat}: {1}.
simple and restoring
= einfach und wohltuend
a large heavy pot over medium heat
= einem großen, schweren Topf bei mittlerer Hitze
until everything is tender
= bis alles weich ist
A spoon cuts the largest piece without effort.
= Ein Löffel teilt das größte Stück ohne Mühe.
Ladle into bowls while it is steaming.
= Dampfend heiß in Schalen schöpfen.
what to cook when the fridge is half empty
= das Richtige, wenn der Kühlschrank halb leer ist
Add {0} and cook gently, stirring now and then, for 10 minutes, until soft and golden.{1}
= {0} zugeben und unter gelegentlichem Rühren 10 Minuten sanft dünsten, bis alles weich und goldgelb ist.{1}
␣Add {0} and cook 1 minute more, until fragrant.
= ␣{0} zugeben und noch 1 Minute garen, bis es duftet.
Brighten with a squeeze of {0}.
= Mit einem Spritzer {0} auffrischen.
Taste once more, then ladle into warm bowls.
= Nochmals abschmecken, dann in vorgewärmte Schalen schöpfen.
Add {0} and cook gently, stirring now and then, for 10 minutes, until soft and golden.
= {0} zugeben und unter gelegentlichem Rühren 10 Minuten sanft dünsten, bis alles weich und goldgelb ist.
Stir in {0}. {1} {2}
= {0} einrühren. {1} {2}
Pour {0} into a heavy pot
= {0} in einen schweren Topf gießen
A brothy soup of {0} with {1}: {2}.
= Eine klare Suppe mit {0:dat}, dazu {1:nom}: {2}.
Heat {0} in {1}. Add {2} and cook for {3}, {4} {5}.
= {0} in {1} erhitzen. {2} zugeben und {3} braten, {4} {5}.
Stir in {0}. {1}
= {0} einrühren. {1}
Slow-Cooker {0} Soup
= Suppe mit {0:dat} aus dem Schongarer
Put {0} in the slow cooker{1} and stir. Cover and cook {2}, {3}.
= {0} in den Schongarer geben{1} und umrühren. Zugedeckt {2} garen, {3}.
on low for {0} hours
= auf niedriger Stufe {0} Stunden
Keep the lid closed: every look costs 20 minutes.{0}
= Deckel geschlossen halten: Jeder Blick kostet 20 Minuten.{0}
␣On high it takes about half as long.
= ␣Auf hoher Stufe dauert es etwa halb so lang.
Stir in {0}, cover, and cook on high for {1} minutes more, until tender.
= {0} einrühren, zudecken und noch {1} Minuten auf hoher Stufe garen, bis alles weich ist.
on high for 2 hours
= auf hoher Stufe 2 Stunden
Keep the lid closed: every look costs 20 minutes.
= Deckel geschlossen halten: Jeder Blick kostet 20 Minuten.
Pressure-Cooker {0} Soup
= Suppe mit {0:dat} aus dem Schnellkochtopf
the pressure cooker set to sauté
= dem Schnellkochtopf auf Anbratstufe
Add {0}{1} and {2}. Lock the lid and cook at high pressure for {3} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= {0} zugeben{1} und {2}. Deckel verriegeln und {3} Minuten bei hohem Druck garen. Druck 10 Minuten abfallen lassen, den Rest ablassen und öffnen.
scrape up anything stuck to the bottom
= alles Angesetzte vom Boden lösen
The pot takes about 10 minutes to come up to pressure before its clock starts.
= Der Topf braucht etwa 10 Minuten, um Druck aufzubauen, bevor seine Uhr läuft.
until just tender
= bis alles gerade weich ist
{0}{1} and stir. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= {0}{1} und umrühren. Deckel verriegeln und {2} Minuten bei hohem Druck garen. Druck 10 Minuten abfallen lassen, den Rest ablassen und öffnen.
Put {0} in the pressure cooker
= {0} in den Schnellkochtopf geben
Add {0}{1} and {2}. Lock the lid and cook at high pressure for {3} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{4}
= {0} zugeben{1} und {2}. Deckel verriegeln und {3} Minuten bei hohem Druck garen. Druck 10 Minuten abfallen lassen, den Rest ablassen und öffnen.{4}
␣Check {0}: cook on sauté {1}, if needed.
= ␣{0} prüfen: Bei Bedarf auf Anbratstufe weitergaren, {1}.
{0}{1} and stir. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{3}
= {0}{1} und umrühren. Deckel verriegeln und {2} Minuten bei hohem Druck garen. Druck 10 Minuten abfallen lassen, den Rest ablassen und öffnen.{3}
Blended {0} Soup
= Pürierte Suppe aus {0:dat}
{0} blended until silky, {1}.
= {0:nom}, seidig püriert: {1}.
a bowl that tastes of what it is made of
= eine Schale, die nach dem schmeckt, was drin ist
until soft enough to crush with a spoon
= bis sich alles mit einem Löffel zerdrücken lässt
Blend until completely smooth.
= Ganz glatt pürieren.
In a stand blender, fill it only halfway and hold the lid with a towel: hot soup expands.
= Im Standmixer nur zur Hälfte füllen und den Deckel mit einem Tuch festhalten: Heiße Suppe dehnt sich aus.
Smooth, and thick enough to coat a spoon. Thin it with a little water if you like.
= Glatt und dick genug, um einen Löffel zu überziehen. Nach Wunsch mit etwas Wasser verdünnen.
Ladle into bowls and top with {0}.
= In Schalen schöpfen und {0} daraufgeben.
Creamy {0} Soup
= Cremesuppe aus {0:dat}
{0} blended until silky{1}, {2}.
= {0:nom}, seidig püriert{1}: {2}.
␣with a little {0}
= ␣mit etwas {0:dat}
good with bread, good without
= gut mit Brot, gut ohne
Blend until completely smooth{0}.
= Ganz glatt pürieren{0}.
, then stir in {0} and warm through without boiling
= , dann {0} einrühren und erwärmen, ohne zu kochen
Ladle into bowls.
= In Schalen schöpfen.
Warm {0} in a large pot over medium heat.
= {0} in einem großen Topf bei mittlerer Hitze erwärmen.
Melt {0} in a large pot over medium heat.
= {0} in einem großen Topf bei mittlerer Hitze zerlassen.
{0} Curry
= Curry mit {0:dat}
{0} simmered in {1} with {2}, {3}.
= {0:nom}, in {1:dat} mit {2:dat} geköchelt, {3}.
gently spiced and saucy
= sanft gewürzt, mit viel Sauce
Stir in {0} and fry for 1 minute, until it smells toasted.
= {0} einrühren und 1 Minute braten, bis es geröstet duftet.
Spices open up in hot fat; do not let them darken.
= Gewürze entfalten sich in heißem Fett; nicht dunkel werden lassen.
until the vegetables are tender and the sauce coats them
= bis das Gemüse weich ist und die Sauce es umhüllt
{0} {1} Serve with {2}.
= {0} {1} Mit {2:dat} servieren.
Taste the sauce.
= Die Sauce abschmecken.
Stir in {0} off the heat.
= {0} neben dem Herd einrühren.
better with every spoonful
= mit jedem Löffel besser
␣and a cup of water
= , 250 ml Wasser zugießen
{0} Serve with {1}.
= {0} Mit {1:dat} servieren.
Taste once more.
= Nochmals abschmecken.
{0} Scatter with {1}.
= {0} Mit {1:dat} bestreuen.
{0} {1} Scatter with {2}.
= {0} {1} Mit {2:dat} bestreuen.
Heat {0} in {1}. Add {2} and fry for 1 minute, until it smells toasted.
= {0} in {1} erhitzen. {2} zugeben und 1 Minute braten, bis es geröstet duftet.
{0} Scatter with {1}. Serve with {2}.
= {0} Mit {1:dat} bestreuen. Mit {2:dat} servieren.
{0} {1} Scatter with {2}. Serve with {3}.
= {0} {1} Mit {2:dat} bestreuen. Mit {3:dat} servieren.
Slow-Cooker {0} Curry
= Curry mit {0:dat} aus dem Schongarer
Pressure-Cooker {0} Curry
= Curry mit {0:dat} aus dem Schnellkochtopf
Add {0} and {1}. Lock the lid and cook at high pressure for {2} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= {0} zugeben und {1}. Deckel verriegeln und {2} Minuten bei hohem Druck garen. Druck 10 Minuten abfallen lassen, den Rest ablassen und öffnen.
{0} {1} Dal
= Dal aus {1:dat} mit {0:dat}
Soft {0} finished with a sizzling pan of {1}.
= Weich gekocht{0?er|e|es|e} {0:nom}, vollendet mit {1:dat}, heiß und brutzelnd aus der Pfanne.
Bring {0} and {1} to a boil, skim, and simmer, partly covered, for {2} minutes, until they fall apart.
= {0} und {1} aufkochen, abschäumen und halb zugedeckt {2} Minuten köcheln, bis alles zerfällt.
Salt them at the end; they soften faster without it.
= Erst am Ende salzen; ohne Salz wird alles schneller weich.
Heat {0} in a small skillet over medium heat. {1} Add {2} and let sizzle for 1 minute.
= {0} in einer kleinen Pfanne bei mittlerer Hitze erhitzen. {1} {2} zugeben und 1 Minute brutzeln lassen.
Golden edges, and fat that smells strongly of spice.
= Goldbraune Ränder und Fett, das kräftig nach Gewürz duftet.
Stir the sizzling mixture into {0}{1}. Season with {2}. Finish with {3}.
= Die brutzelnde Mischung unter {0:den} rühren{1}. Mit {2:dat} würzen. Zum Schluss {3} zugeben.
␣with {0} and simmer for {1} minutes, until wilted
= , {0} zugeben und {1} Minuten köcheln, bis alles zusammengefallen ist
Heat {0} in a small skillet over medium heat. {1} Add {2} and let sizzle for 1 minute. {3}
= {0} in einer kleinen Pfanne bei mittlerer Hitze erhitzen. {1} {2} zugeben und 1 Minute brutzeln lassen. {3}
Add {0} and cook for 4 minutes, until jammy.
= {0} zugeben und 4 Minuten garen, bis alles musig eingekocht ist.
Stir the sizzling mixture into {0}. Season with {1}. Finish with {2}.
= Die brutzelnde Mischung unter {0:den} rühren. Mit {1:dat} würzen. Zum Schluss {2} zugeben.
{0} Dal
= Dal aus {0:dat}
Stir the sizzling mixture into {0}. Season with {1}.
= Die brutzelnde Mischung unter {0:den} rühren. Mit {1:dat} würzen.
Stir the sizzling mixture into {0}{1}. Season with {2}.
= Die brutzelnde Mischung unter {0:den} rühren{1}. Mit {2:dat} würzen.
Pressure-Cooker {0} {1} Dal
= Dal aus {1:dat} mit {0:dat} aus dem Schnellkochtopf
Put {0} and {1} in the pressure cooker. Cook at high pressure for {2} minutes, then let the pressure fall for 10 minutes before you open the lid.
= {0} und {1} in den Schnellkochtopf geben. {2} Minuten bei hohem Druck garen, dann den Druck 10 Minuten abfallen lassen, bevor der Deckel geöffnet wird.
Pressure-Cooker {0} Dal
= Dal aus {0:dat} aus dem Schnellkochtopf
{0} Chili
= Chili mit {0:dat}
A thick chili of {0} with {1}, {2}.
= Ein sämiges Chili aus {0:dat} mit {1:dat}, {2}.
warming and generous
= wärmend und reichlich
Stir in {0}{1} and bring to a simmer. Cook, partly covered, for {2} minutes, stirring now and then, until thick.
= {0} einrühren{1} und zum Köcheln bringen. Halb zugedeckt {2} Minuten unter gelegentlichem Rühren garen, bis alles sämig ist.
It is better the next day; chill within two hours of cooking.
= Am nächsten Tag schmeckt es besser; innerhalb von zwei Stunden nach dem Kochen kühl stellen.
A spoon leaves a slow-closing trail.
= Ein Löffel hinterlässt eine Spur, die sich langsam schließt.
Taste for salt and serve hot, topped with {0}.
= Mit Salz abschmecken, heiß servieren und {0} daraufgeben.
Stir in {0}{1} and bring to a simmer. Cook, partly covered, for {2} minutes, stirring now and then{3}, until thick.
= {0} einrühren{1} und zum Köcheln bringen. Halb zugedeckt {2} Minuten unter gelegentlichem Rühren garen{3}, bis alles sämig ist.
. Add {0} and simmer for another 5 minutes
= . {0} zugeben und noch 5 Minuten köcheln
built for leftovers
= gemacht zum Aufwärmen
Add {0} and cook for 8 minutes, breaking up the lumps with a spoon, {1}.
= {0} zugeben und 8 Minuten braten, dabei mit einem Löffel krümelig zerteilen, {1}.
Taste for salt and serve hot.
= Mit Salz abschmecken und heiß servieren.
Taste and serve hot, topped with {0}.
= Abschmecken, heiß servieren und {0} daraufgeben.
Taste and serve hot.
= Abschmecken und heiß servieren.
Slow-Cooker {0} Chili
= Chili mit {0:dat} aus dem Schongarer
Heat {0} in {1}. Add {2} and cook for 8 minutes, breaking up the lumps with a spoon, {3}.
= {0} in {1} erhitzen. {2} zugeben und 8 Minuten braten, dabei mit einem Löffel krümelig zerteilen, {3}.
a large skillet over medium-high heat
= einer großen Pfanne bei mittlerer bis starker Hitze
until cooked through with no pink left, 160°F / 71°C
= bis alles durchgegart und nichts mehr rosa ist, 71 °C
until cooked through with no pink left, 165°F / 74°C
= bis alles durchgegart und nichts mehr rosa ist, 74 °C
Pressure-Cooker {0} Chili
= Chili mit {0:dat} aus dem Schnellkochtopf
{0} Stew
= Eintopf mit {0:dat}
{0} of {1} that {2}.
= {0} mit {1:dat}, {2}.
A plain, deep stew
= Ein schlichter, kräftiger Eintopf
asks for little and gives a lot
= der wenig verlangt und viel gibt
{0}, taste, and ladle into deep bowls.
= {0}, abschmecken und in tiefe Schalen schöpfen.
Crush a few pieces of vegetable against the side to thicken the stew
= Ein paar Gemüsestücke am Topfrand zerdrücken, um den Eintopf zu binden
Heat {0} in {1}. Add {2} and brown on all sides for 6 minutes. Move to a plate.
= {0} in {1} erhitzen. {2} zugeben und 6 Minuten rundum anbraten. Auf einen Teller heben.
a large heavy pot over medium-high heat
= einem großen, schweren Topf bei mittlerer bis starker Hitze
The brown crust on the bottom is the flavor of the stew: scrape it up with the liquid.
= Die braune Kruste am Boden gibt dem Eintopf Geschmack: mit der Flüssigkeit lösen.
fills the kitchen with its smell
= der die Küche mit seinem Duft erfüllt
Heat {0} in {1}. Add {2} and brown on all sides for 6 minutes. Move to a plate.{3}
= {0} in {1} erhitzen. {2} zugeben und 6 Minuten rundum anbraten. Auf einen Teller heben.{3}
␣Turn the heat down a little. {0}
= ␣Hitze etwas reduzieren. {0}
until tender and at least 145°F / 63°C inside
= bis alles weich ist und innen mindestens 63 °C hat
Let stand off the heat for 5 minutes so the flavors settle
= Neben dem Herd 5 Minuten ruhen lassen, damit sich die Aromen verbinden
until everything is tender and the broth has some body
= bis alles weich ist und die Brühe etwas Körper hat
Slow-Cooker {0} Stew
= Eintopf mit {0:dat} aus dem Schongarer
A hands-off stew
= Ein müheloser Eintopf
Return {0} with {1}{2} and {3}. Lock the lid and cook at high pressure for {4} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.{5}
= {0} mit {1:dat} wieder hineingeben{2} und {3}. Deckel verriegeln und {4} Minuten bei hohem Druck garen. Druck 10 Minuten abfallen lassen, den Rest ablassen und öffnen.{5}
Return {0} with {1}{2} and {3}. Lock the lid and cook at high pressure for {4} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.
= {0} mit {1:dat} wieder hineingeben{2} und {3}. Deckel verriegeln und {4} Minuten bei hohem Druck garen. Druck 10 Minuten abfallen lassen, den Rest ablassen und öffnen.
Add {0}, lock the lid again, and cook at high pressure for 5 minutes. Release the pressure and open the lid.{1}
= {0} zugeben, Deckel wieder verriegeln und 5 Minuten bei hohem Druck garen. Druck ablassen und öffnen.{1}
Slow-Cooker Pulled {0} with {1}
= Zerzupft{0?er|e|es|e} {0:nom} aus dem Schongarer mit {1:dat}
{0} cooked low and slow in {1} until it pulls apart.
= {0:nom}, in {1:dat} langsam und sanft gegart bis zum Zerfallen.
{0} {1} on top. Season with {2}. Pour over {3}.
= {0} {1} darauflegen. Mit {2:dat} würzen. {3} darübergießen.
Spread {0} over the bottom of the slow cooker and lay
= {0} auf dem Boden des Schongarers verteilen und
Cover and cook on low for {0} hours, until fork-tender and {1}.
= Zugedeckt {0} Stunden auf niedriger Stufe garen, bis alles gabelzart ist: {1}.
well past 145°F / 63°C inside; it should fall apart
= innen deutlich über 63 °C; es soll zerfallen
Thaw meat fully before it goes into a slow cooker; from frozen it spends too long at unsafe temperatures.
= Fleisch vor dem Schongarer ganz auftauen; gefroren bleibt es zu lange in einem unsicheren Temperaturbereich.
Shred with two forks and stir back into the juices. Let stand for 10 minutes to soak them up{0}.
= Mit zwei Gabeln zerzupfen und wieder in den Saft rühren. 10 Minuten ziehen lassen{0}.
, then pile into {0}
= , dann in {0:den} füllen
Lay {0} {1}. Season with {2}. Pour over {3}.
= {0} {1} legen. Mit {2:dat} würzen. {3} darübergießen.
in the slow cooker
= in den Schongarer
Slow-Cooker Pulled {0}
= Zerzupft{0?er|e|es|e} {0:nom} aus dem Schongarer
{0} cooked low and slow {1} until it pulls apart.
= {0:nom}, {1} langsam und sanft gegart bis zum Zerfallen.
in its own juices
= im eigenen Saft
Shred with two forks and stir back into the juices. Let stand for 10 minutes to soak them up.
= Mit zwei Gabeln zerzupfen und wieder in den Saft rühren. 10 Minuten ziehen lassen.
165°F / 74°C in the thickest part
= 74 °C an der dicksten Stelle
Pressure-Cooker {0} with {1}
= {0:nom} aus dem Schnellkochtopf mit {1:dat}
Creamy {0} with {1} in their own sauce, in about half an hour.
= {0:nom}, cremig in eigener Sauce, mit {1:dat}: in etwa einer halben Stunde.
Add {0} and cook for {1} minutes, {2}.
= {0} zugeben und {1} Minuten braten, {2}.
Stir in {0}{1}. Lock the lid and cook at high pressure for 8 minutes, then let the pressure fall for 10 minutes.
= {0} einrühren{1}. Deckel verriegeln und 8 Minuten bei hohem Druck garen, dann den Druck 10 Minuten abfallen lassen.
These times are for cooked or canned beans. Dried beans need soaking overnight, three times their volume of water and 25 minutes at pressure.
= Diese Zeiten gelten für gekochte Bohnen oder Bohnen aus der Dose. Getrocknete Bohnen müssen über Nacht einweichen und brauchen dreimal so viel Wasser und 25 Minuten unter Druck.
Open the lid, crush a spoonful of {0} against the side, and stir until the pot turns creamy.
= Öffnen, einen Löffel {0} am Rand zerdrücken und rühren, bis der Topf cremig wird.
Pressure-Cooker {0}
= {0:nom} aus dem Schnellkochtopf
Creamy {0} in their own sauce, in about half an hour.
= {0:nom}, cremig in eigener Sauce, in etwa einer halben Stunde.
Soy-Glazed {0} with {1}
= {0:nom} in Sojaglasur mit {1:dat}
{0} roasted on one pan and turned in {1} at the end.
= {0:nom}, auf einem Blech geröstet und am Ende in {1:dat} gewendet.
Heat the oven to 425°F / 220°C. Toss {0} with half of {1} in a large bowl, and {2} with the rest in another{3}.
= Ofen auf 220 °C vorheizen. {0} in einer großen Schüssel mit der Hälfte {1:des} mischen, {2} in einer zweiten mit dem Rest{3}.
. Season both with {0}
= . Beides mit {0:dat} würzen
Spread {0} {1}. Roast for {2}
= {0} {1} verteilen. {2} rösten
on a rimmed sheet pan in one layer
= nebeneinander auf einem Backblech mit Rand
Add {0}, toss, and {1}
= {0} zugeben, durchmischen und {1}
roast for {0} more
= noch {0} rösten
Browned edges, and a knife slides into the largest piece.
= Gebräunte Ränder, und ein Messer gleitet ins größte Stück.
Stir {0} together, pour over the hot pan, and toss. Roast for 3 minutes more, until it clings.
= {0} verrühren, über das heiße Blech gießen und durchmischen. Noch 3 Minuten rösten, bis die Glasur haftet.
{0} at once.
= {0} sofort servieren.
Scatter with {0} and serve
= Mit {0:dat} bestreuen und
Sheet-Pan {0} with {1}
= {0:nom} vom Blech mit {1:dat}
{0} roasted on one pan until browned at the edges: {1}.
= {0:nom}, auf einem Blech geröstet bis zu braunen Rändern: {1}.
hands-off and hard to get wrong
= macht sich von selbst und gelingt fast immer
{0} Toss {1} with half of {2} in a large bowl, and {3} with the rest in another. {4}
= {0} {1} in einer großen Schüssel mit der Hälfte {2:des} mischen, {3} in einer zweiten mit dem Rest. {4}
Heat the oven to 425°F / 220°C.
= Ofen auf 220 °C vorheizen.
Season both with {0} and toss again.
= Beides mit {0:dat} würzen und nochmals mischen.
Cut everything to about the same size so that it is done at the same time.
= Alles etwa gleich groß schneiden, damit es gleichzeitig gar ist.
, and the vegetables are tender
= , und bis das Gemüse weich ist
Finish with {0} and serve {1}.
= Zum Schluss {0} darübergeben und {1} servieren.
straight from the pan
= direkt vom Blech
ten minutes of work, then the oven takes over
= zehn Minuten Arbeit, dann übernimmt der Ofen
Add {0} and {1}, {2}{3}.
= {0} zugeben und {1}, {2}{3}.
Finish with {0} and serve hot.
= Zum Schluss {0} darübergeben und heiß servieren.
{0} and serve {1}.
= {0} und {1} servieren.
Let stand for a moment
= Kurz ruhen lassen
{0} and serve hot.
= {0} und heiß servieren.
Taste for seasoning
= Abschmecken
Roasted {0}
= {0:nom} aus dem Ofen
{0} Toss {1} with {2}{3}.
= {0} {1} mit {2:dat} mischen{3}.
Toaster-Oven {0} with {1}
= {0:nom} mit {1:dat} aus dem Minibackofen
Heat the toaster oven to 425°F / 220°C.
= Minibackofen auf 220 °C vorheizen.
on a small rimmed sheet pan in one layer
= nebeneinander auf einem kleinen Backblech mit Rand
Air-Fryer {0} Bites with {1}
= Häppchen aus {0:dat} mit {1:dat} aus der Heißluftfritteuse
Crisp {0} with {1} from the air fryer, {2}.
= Knusprig aus der Heißluftfritteuse: {0:nom} mit {1:dat}, {2}.
with a spoonful of oil instead of a pot of it
= mit einem Löffel Öl statt einem ganzen Topf davon
Heat the air fryer to 390°F / 200°C. Toss {0} with {1} in a large bowl{2}. {3}
= Heißluftfritteuse auf 200 °C vorheizen. {0} in einer großen Schüssel mit {1:dat} mischen{2}. {3}
Dust {0} with {1} and turn until coated.
= {0} mit {1:dat} bestäuben und wenden, bis alles überzogen ist.
Spread {0} {1}. Air-fry for {2}
= {0} {1} verteilen. In der Heißluftfritteuse {2} garen
in the basket in one layer
= nebeneinander im Korb
air-fry for {0} more
= noch {0} in der Heißluftfritteuse garen
, shaking the basket once,
= , dabei den Korb einmal rütteln,
Serve hot{0}.
= Heiß servieren{0}.
␣with a squeeze of {0}
= ␣mit einem Spritzer {0}
Air-Fryer {0} Bites
= Häppchen aus {0:dat} aus der Heißluftfritteuse
Crisp {0} from the air fryer, {1}.
= Knusprig aus der Heißluftfritteuse: {0:nom}, {1}.
Serve hot{0}{1}.
= Heiß servieren{0}{1}.
␣and {0} for dipping
= , dazu {0} zum Dippen
Air-Fryer {0} with {1}
= {0:nom} mit {1:dat} aus der Heißluftfritteuse
Add {0} and {1}{2} {3}{4}.
= {0} zugeben und {1}{2} {3}{4}.
Serve hot.
= Heiß servieren.
Air-Fryer {0}
= {0:nom} aus der Heißluftfritteuse
crunchy in minutes
= knusprig in Minuten
Heat the air fryer to 390°F / 200°C. Toss {0} with {1} in a large bowl{2}.
= Heißluftfritteuse auf 200 °C vorheizen. {0} in einer großen Schüssel mit {1:dat} mischen{2}.
Crisp Air-Fryer {0}
= Knusprig{0?er|e|es|e} {0:nom} aus der Heißluftfritteuse
Grilled {0} with {1}
= Gegrillt{0?er|e|es|e} {0:nom} mit {1:dat}
{0} off the grill, {1} and simply seasoned.
= {0:nom} vom Grill, {1} und schlicht gewürzt.
charred where it counts
= an den richtigen Stellen geröstet
Heat the grill to medium-high, about 425°F / 220°C, and brush the grate clean. Rub {0} with {1}{2}.
= Grill auf mittlere bis starke Hitze (etwa 220 °C) vorheizen und den Rost sauber bürsten. {0} mit {1:dat} einreiben{2}.
Oil the food, not the grate: it sticks less and flares less.
= Das Grillgut ölen, nicht den Rost: So klebt es weniger, und es flammt weniger auf.
{0} and grill for {1}.
= {0} und {1} grillen.
Lay {0} on the grate
= {0} auf den Rost legen
Add {0} and grill for {1} more{2}.
= {0} zugeben und noch {1} grillen{2}.
, turning once, {0}
= , dabei einmal wenden, {0}
Rest for 3 minutes on a clean plate{0}.
= 3 Minuten auf einem sauberen Teller ruhen lassen{0}.
, then dress with {0} and serve
= , dann {0} darübergeben und servieren
smoky at the edges
= mit rauchigen Rändern
{0} and grill for {1}{2}.
= {0} und {1} grillen{2}.
until tender and marked by the grate
= bis alles weich ist und Grillstreifen hat
Grilled {0}
= Gegrillt{0?er|e|es|e} {0:nom}
Rest for 3 minutes on a clean plate. Serve hot.
= 3 Minuten auf einem sauberen Teller ruhen lassen. Heiß servieren.
Add {0} and grill for {1} more.
= {0} zugeben und noch {1} grillen.
Rest for 3 minutes on a clean plate{0}{1}.
= 3 Minuten auf einem sauberen Teller ruhen lassen{0}{1}.
␣and slice {0} across the grain
= ␣und {0} quer zur Faser aufschneiden
Rest for 3 minutes on a clean plate{0}. Serve hot.
= 3 Minuten auf einem sauberen Teller ruhen lassen{0}. Heiß servieren.
{0} Skewers
= Spieße mit {0:dat}
{0} threaded on sticks and charred over a hot fire.
= {0:nom}, aufgespießt und über starker Glut geröstet.
Put {0} in a bowl{1}. Turn {2} in it and let stand for 15 minutes while the grill heats to medium-high, about 425°F / 220°C.
= {0} in eine Schüssel geben{1}. {2} darin wenden und 15 Minuten ziehen lassen, während der Grill auf mittlere bis starke Hitze (etwa 220 °C) heizt.
Thread {0} onto skewers, leaving a little space between the pieces.
= {0} auf Spieße stecken, dabei etwas Platz zwischen den Stücken lassen.
Soak wooden skewers in water for a while first, so that they do not burn.
= Holzspieße vorher eine Weile wässern, damit sie nicht verbrennen.
Grill for {0} minutes, turning every few minutes, {1}.
= {0} Minuten grillen, dabei alle paar Minuten wenden, {1}.
Charred edges on all sides.
= Geröstete Ränder auf allen Seiten.
Rest for 3 minutes on a clean plate.
= 3 Minuten auf einem sauberen Teller ruhen lassen.
Stir together {0} in a bowl{1}. Turn {2} in it and let stand for 15 minutes while the grill heats to medium-high, about 425°F / 220°C.
= {0} in einer Schüssel verrühren{1}. {2} darin wenden und 15 Minuten ziehen lassen, während der Grill auf mittlere bis starke Hitze (etwa 220 °C) heizt.
␣and serve with {0}, warmed on the grill
= ; {0} auf dem Grill erwärmen und dazu servieren
Grilled {0} Packets
= Gegrillte Päckchen mit {0:dat}
{0} steamed in their own juices inside a foil packet on the grill.
= {0:nom}, im eigenen Saft in Folie auf dem Grill gedämpft.
Heat the grill to medium-high, about 425°F / 220°C. Cut a large square of heavy foil for each serving.
= Grill auf mittlere bis starke Hitze (etwa 220 °C) vorheizen. Für jede Portion ein großes Quadrat aus starker Alufolie zuschneiden.
Divide {0} between the squares and lay {1} on top. Add {2}{3}. Fold into tight packets with room for steam.
= {0} auf die Folienstücke verteilen und {1} darauflegen. {2} zugeben{3}. Zu dichten Päckchen falten, mit etwas Platz für den Dampf.
Grill for {0} minutes without turning, {1}.
= {0} Minuten ohne Wenden grillen, {1}.
Open one packet to check; the steam is hot, so open it away from you.
= Zum Prüfen ein Päckchen öffnen; der Dampf ist heiß, also vom Körper weg öffnen.
Let stand for 2 minutes, then eat straight from the foil.
= 2 Minuten ruhen lassen, dann direkt aus der Folie essen.
Grilled {0} Burgers with {1}
= Gegrillte Burger aus {0:dat} mit {1:dat}
Juicy {0} burgers from the grill with {1}.
= Saftige Burger aus {0:dat} vom Grill mit {1:dat}.
Heat the grill to high, about 450°F / 230°C. Shape {0} into patties a little wider than the {1} and press a dimple into the middle of each. Season with {2}.
= Grill auf starke Hitze (etwa 230 °C) vorheizen. {0} zu Frikadellen formen, etwas breiter als {1:der}, und jeweils in die Mitte eine Mulde drücken. Mit {2:dat} würzen.
Handle the meat as little as you can; a packed patty is a tough one.
= Das Hackfleisch so wenig wie möglich bearbeiten; fest gepresste Frikadellen werden zäh.
Grill for 10 minutes, turning once, {0}. {1}
= 10 Minuten grillen, dabei einmal wenden, {0}. {1}
Lay {0} on top for the last minute.
= {0} für die letzte Minute darauflegen.
Toast {0} on the grate for 1 minute and build the burgers
= {0} 1 Minute auf dem Rost rösten und die Burger zusammensetzen
Grilled {0} Burgers
= Gegrillte Burger aus {0:dat}
palm of your hand
= die Handfläche
Grill for 10 minutes, turning once, {0}.
= 10 Minuten grillen, dabei einmal wenden, {0}.
Plate the patties
= Frikadellen anrichten
Juicy {0} burgers from the grill.
= Saftige Burger aus {0:dat} vom Grill.
{0}, smoky from the grill.
= {0:nom}, rauchig vom Grill.
Heat the grill to medium-high, about 425°F / 220°C. Toss {0} with {1}{2}.
= Grill auf mittlere bis starke Hitze (etwa 220 °C) vorheizen. {0} mit {1:dat} mischen{2}.
Pile onto a platter{0}. Good hot or at room temperature.
= Auf eine Platte häufen{0}. Schmeckt heiß oder lauwarm.
␣and finish with {0}
= ␣und zum Schluss {0} darübergeben
{0}, smoky from the grill{1}.
= {0:nom}, rauchig vom Grill{1}.
, with {0} to catch the juices
= , mit {0:dat} für den Saft
Grill {0} alongside for 1 minute.
= {0} daneben 1 Minute grillen.
Pile onto a platter with {0}{1}. Good hot or at room temperature.
= Mit {0:dat} auf eine Platte häufen{1}. Schmeckt heiß oder lauwarm.
Pile onto a platter with {0}. Good hot or at room temperature.
= Mit {0:dat} auf eine Platte häufen. Schmeckt heiß oder lauwarm.
Pile onto a platter. Good hot or at room temperature.
= Auf eine Platte häufen. Schmeckt heiß oder lauwarm.
{0} Gratin
= Gratin mit {0:dat}
Thin slices of {0} baked in {1} under a crust of {2}.
= Dünne Scheiben von {0:dat}, in {1:dat} unter einer Kruste aus {2:dat} gebacken.
Heat the oven to 375°F / 190°C and grease a baking dish with {0}. Layer {1} in it, overlapping the slices{2}.
= Ofen auf 190 °C vorheizen und eine Auflaufform mit {0:dat} einfetten. {1} dachziegelartig hineinschichten{2}.
␣and seasoning each layer with {0}
= , dabei jede Lage mit {0:dat} würzen
Whisk {0} and pour over the vegetables. Press down so the top layer is wet, and cover with foil.
= {0} verquirlen und über das Gemüse gießen. Andrücken, damit die oberste Lage feucht ist, und mit Folie abdecken.
Bake for 35 minutes, until the vegetables give to a knife.
= 35 Minuten backen, bis sich das Gemüse leicht mit einem Messer einstechen lässt.
Uncover, scatter with {0}, and bake for 20 minutes more, until bubbling and deep gold. Let stand for 10 minutes to set.
= Folie abnehmen, mit {0:dat} bestreuen und noch 20 Minuten backen, bis es blubbert und tief goldbraun ist. 10 Minuten ruhen lassen, damit es fest wird.
The rest is not optional: cut too early, it floods the plate.
= Auf die Ruhezeit nicht verzichten: Zu früh angeschnitten, läuft alles über den Teller.
The sauce bubbles thickly instead of running.
= Die Sauce blubbert dick, statt zu laufen.
Baked {0} and {1} Casserole with {2}
= Auflauf aus {0:dat} und {1:dat} mit {2:dat}
{0} cooked together in one dish, in the oven, by themselves.
= {0:nom}, zusammen in einer Form im Ofen gegart, ganz von selbst.
Stir {0} together in a large baking dish with {1}{2}. Pour in {3}, cover tightly with foil, and bake for 30 minutes.
= {0} in einer großen Auflaufform mit {1:dat} vermischen{2}. {3} angießen, dicht mit Folie abdecken und 30 Minuten backen.
{0}lay in {1}. Cover again and bake for 20 minutes more, until {2} is tender{3}.
= {0}{1} hineinlegen. Wieder abdecken und noch 20 Minuten backen, bis {2:der} weich {2?ist|sind}{3}.
Stir in {0}, then␣
= {0} unterrühren, dann␣
no longer pink and 165°F / 74°C in the thickest part
= nicht mehr rosa, an der dicksten Stelle 74 °C
A loose cover lets the steam out and leaves the rice hard: crimp the foil.
= Sitzt die Folie locker, entweicht der Dampf und der Reis bleibt hart: gut andrücken.
{0} Let stand for 5 minutes, then fluff and serve.
= {0} 5 Minuten ruhen lassen, dann auflockern und servieren.
Uncover, scatter with {0}, and bake for 5 minutes, until melted.
= Folie abnehmen, mit {0:dat} bestreuen und 5 Minuten backen, bis alles geschmolzen ist.
lay in {0}. Cover again and bake for 20 minutes more, until {1} is tender{2}.
= {0} hineinlegen. Wieder abdecken und noch 20 Minuten backen, bis {1:der} weich {1?ist|sind}{2}.
␣and {0} are done, {1}
= ␣und {0:der} gar {0?ist|sind}: {1}
cooked through with no pink left, 160°F / 71°C
= durchgegart und nicht mehr rosa, 71 °C
{0}stir in {1}. Cover again and bake for 20 minutes more, until {2} is tender{3}.
= {0}{1} unterrühren. Wieder abdecken und noch 20 Minuten backen, bis {2:der} weich {2?ist|sind}{3}.
␣and the liquid is gone
= ␣und die Flüssigkeit aufgesogen ist
Let stand for 5 minutes, then fluff and serve.
= 5 Minuten ruhen lassen, dann auflockern und servieren.
stir in {0}. Cover again and bake for 20 minutes more, until {1} is tender{2}.
= {0} unterrühren. Wieder abdecken und noch 20 Minuten backen, bis {1:der} weich {1?ist|sind}{2}.
cooked through with no pink left, 165°F / 74°C
= durchgegart und nicht mehr rosa, 74 °C
{0} Stuffed {1}
= Gefüllt{1?er|e|es|e} {1:nom} mit {0:dat}
{0} filled with {1}, baked until tender.
= {0:nom}, mit {1:dat} gefüllt und weich gebacken.
Heat {0} in a skillet over medium-high heat. {1} {2} Fold in {3}. Season with {4}.
= {0} in einer Pfanne bei mittlerer bis starker Hitze erhitzen. {1} {2} {3} unterheben. Mit {4:dat} würzen.
Set {0} cut side up in a baking dish, fill with the mixture, and cover with foil. Bake for 25 minutes.
= {0} mit der Schnittfläche nach oben in eine Auflaufform setzen, mit der Mischung füllen und mit Folie abdecken. 25 Minuten backen.
Uncover and bake for 10 minutes more, {0} and the tops are browned.
= Folie abnehmen und noch 10 Minuten backen, {0} und die Füllung oben gebräunt ist.
Heat {0} in a skillet over medium-high heat. {1} Fold in {2}. Season with {3}.
= {0} in einer Pfanne bei mittlerer bis starker Hitze erhitzen. {1} {2} unterheben. Mit {3:dat} würzen.
Uncover{0} and bake for 10 minutes more, {1} and the tops are browned.
= Folie abnehmen{0} und noch 10 Minuten backen, {1} und die Füllung oben gebräunt ist.
, scatter with {0},
= , mit {0:dat} bestreuen
Heat {0} in a skillet over medium-high heat. Fold in {1}. Season with {2}.
= {0} in einer Pfanne bei mittlerer bis starker Hitze erhitzen. {1} unterheben. Mit {2:dat} würzen.
{0} baked hot and quick under {1}, with almost nothing to wash up.
= {0:nom}, heiß und schnell unter {1:dat} gebacken, fast ohne Abwasch.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}, rub with {2}{3}.
= Ofen auf 220 °C vorheizen. {0} in eine Auflaufform legen{1}, mit {2:dat} einreiben{3}.
, drizzle with {0}
= , mit {0:dat} beträufeln
Scatter {0} evenly over {1}.
= {0} gleichmäßig auf {1:dem} verteilen.
Bake for {0} minutes
= {0} Minuten backen
Thickness decides, not weight: start checking a few minutes early.
= Die Dicke entscheidet, nicht das Gewicht: Einige Minuten früher mit dem Prüfen beginnen.
Rest for 3 minutes. Finish with {0}.
= 3 Minuten ruhen lassen. Zum Schluss {0} darübergeben.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}{2}.
= Ofen auf 220 °C vorheizen. {0} in eine Auflaufform legen{1}{2}.
Rest for 3 minutes. {0}
= 3 Minuten ruhen lassen. {0}
Serve with the juices from the dish.
= Mit dem Saft aus der Form servieren.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish, rub with {1}{2}.
= Ofen auf 220 °C vorheizen. {0} in eine Auflaufform legen, mit {1:dat} einreiben{2}.
{0}Press {1} on top and drizzle with {2}.
= {0}{1} daraufdrücken und mit {2:dat} beträufeln.
Spread {0} over {1}.␣
= {0} auf {1:dem} verstreichen.␣
Spread {0} evenly over {1}.
= {0} gleichmäßig auf {1:dem} verstreichen.
{0} baked hot and quick, with almost nothing to wash up.
= {0:nom}, heiß und schnell gebacken, fast ohne Abwasch.
Press {0} on top and drizzle with {1}.
= {0} daraufdrücken und mit {1:dat} beträufeln.
Heat the oven to 425°F / 220°C. Lay {0} in a baking dish{1}.
= Ofen auf 220 °C vorheizen. {0} in eine Auflaufform legen{1}.
Bake for {0} minutes.
= {0} Minuten backen.
Bake for {0} minutes more
= Noch {0} Minuten backen
Lay {0} over {1}. Press {2} on top and drizzle with {3}.
= {0} auf {1:den} legen. {2} daraufdrücken und mit {3:dat} beträufeln.
Oven-Baked {0} Meatballs
= Hackbällchen aus {0:dat} aus dem Ofen
Tender {0} meatballs, browned in the oven instead of a spattering pan.
= Zarte Hackbällchen aus {0:dat}, im Ofen gebräunt statt in der spritzenden Pfanne.
Heat the oven to 425°F / 220°C and line a sheet pan.
= Ofen auf 220 °C vorheizen und ein Backblech mit Backpapier auslegen.
Mix {0} with {1} in a large bowl and let stand for 3 minutes. Add {2}{3} and mix with your hands until it just comes together. Roll into balls the size of a walnut.
= {0} in einer großen Schüssel mit {1:dat} vermischen und 3 Minuten quellen lassen. {2} zugeben{3} und mit den Händen nur so lange mischen, bis sich alles verbindet. Zu walnussgroßen Bällchen rollen.
Wet hands keep the mixture from sticking. Overworking makes them tough.
= Mit nassen Händen klebt die Masse nicht. Zu viel Kneten macht sie zäh.
Bake for 18 minutes, {0}.
= 18 Minuten backen, {0}.
Deep brown outside; set in the middle, with clear juices when you cut one open.
= Außen tief gebräunt; in der Mitte fest, mit klarem Saft beim Aufschneiden.
Rest for 3 minutes and serve hot.
= 3 Minuten ruhen lassen und heiß servieren.
Oven-Baked {0} Meatballs in {1}
= Hackbällchen aus {0:dat} aus dem Ofen in {1:dat}
{0} {1} in a large bowl and let stand for 3 minutes. Add {2}{3} and mix with your hands until it just comes together. Roll into balls the size of a walnut.
= {0} {1:dat} in einer großen Schüssel vermischen und 3 Minuten quellen lassen. {2} zugeben{3} und mit den Händen nur so lange mischen, bis sich alles verbindet. Zu walnussgroßen Bällchen rollen.
Tear {0} into crumbs and mix with
= {0} zu Krümeln zerpflücken, mit
Warm {0} in a wide pan, add the meatballs, and simmer for 3 minutes.
= {0} in einer weiten Pfanne erwärmen, Hackbällchen zugeben und 3 Minuten köcheln.
{0} over {1} Mash
= {0:nom} auf Püree aus {1:dat}
{0} spooned over a smooth mash of {1}.
= {0:nom}, auf glattes Püree aus {1:dat} gelöffelt.
Meanwhile, heat {0} in a skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Move to a plate.
= Inzwischen {0} in einer Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben und {2} braten, {3} {4}. Auf einen Teller heben.
Set the skillet back over medium heat. {0}
= Pfanne wieder bei mittlerer Hitze aufsetzen. {0}
Return {0} to the skillet{1}.
= {0} zurück in die Pfanne geben{1}.
Mash {0} with {1} until smooth. Spoon onto plates, make a well, and fill it with what is in the skillet.
= {0} mit {1:dat} glatt stampfen. Auf Teller geben, eine Mulde formen und mit dem Pfanneninhalt füllen.
Mash while steaming hot; cold potatoes turn gluey.
= Dampfend heiß stampfen; kalte Kartoffeln werden klebrig.
Return {0} to the skillet{1}{2}.
= {0}{1} zurück in die Pfanne geben{2}.
␣with {0} and a splash of water
= ␣mit {0:dat} und einem Schuss Wasser
Mash {0} with {1} until smooth.{2} Spoon onto plates, make a well, and fill it with what is in the skillet.
= {0} mit {1:dat} glatt stampfen.{2} Auf Teller geben, eine Mulde formen und mit dem Pfanneninhalt füllen.
␣Season with the rest of the salt.
= ␣Mit dem restlichen Salz würzen.
Loaded {0} with {1}
= Gefüllt{0?er|e|es|e} {0:nom} mit {1:dat}
Fluffy {0} loaded with {1}.
= {0:nom}, locker gebacken und mit {1:dat} gefüllt.
{0} Prick {1} all over with a fork and rub with {2}. {3} for {4} minutes.
= {0} {1} rundum mit einer Gabel einstechen und mit {2:dat} einreiben. {3} {4} Minuten backen.
Bake on the rack
= Auf dem Rost
Skip the pricking and one day a potato will burst.
= Ohne Einstechen platzt irgendwann eine Kartoffel.
{0}, until hot and tender{1}{2}.
= {0}, bis alles heiß und weich ist{1}{2}.
Beside the potatoes, bake {0} for 16 minutes more
= Neben den Kartoffeln {0} noch 16 Minuten backen
{0} in a covered dish
= {0} in einer zugedeckten Form
{0} on a second dish
= {0} in einer zweiten Form
␣and {0} is browned and crisp
= ␣und {0:der} gebräunt und knusprig {0?ist|sind}
; a knife should slide through the potatoes
= ; ein Messer soll durch die Kartoffeln gleiten
Split {0} and fluff the insides with a fork. Season with {1}. Fill each with {2}.
= {0} aufschneiden und das Innere mit einer Gabel auflockern. Mit {1:dat} würzen. Jeweils mit {2:dat} füllen.
{0}, until hot and tender{1}.
= {0}, bis alles heiß und weich ist{1}.
{0} Prick {1} all over with a fork and rub with {2}. {3} for {4} minutes, {5}.
= {0} {1} rundum mit einer Gabel einstechen und mit {2:dat} einreiben. {3} {4} Minuten backen, {5}.
until a knife slides through without resistance
= bis ein Messer ohne Widerstand hindurchgleitet
Microwave {0} with {1}
= {0:nom} aus der Mikrowelle mit {1:dat}
Prick {0} all over with a fork and rub with {1}. {2} for {3} minutes, turning once, {4}.
= {0} rundum mit einer Gabel einstechen und mit {1:dat} einreiben. {2} {3} Minuten garen, dabei einmal wenden, {4}.
Microwave on high
= In der Mikrowelle auf höchster Stufe
Microwave {0} on high for 4 minutes
= {0} in der Mikrowelle auf höchster Stufe 4 Minuten garen
{0} in a covered bowl
= {0} in einer zugedeckten Schüssel
{0}, until hot and tender.
= {0}, bis alles heiß und weich ist.
{0} Prick {1} all over with a fork and rub with {2}. Air-fry for {3} minutes.
= {0} {1} rundum mit einer Gabel einstechen und mit {2:dat} einreiben. {3} Minuten in der Heißluftfritteuse garen.
Heat the air fryer to 390°F / 200°C.
= Heißluftfritteuse auf 200 °C vorheizen.
Beside the potatoes, air-fry {0} for 10 minutes more
= Neben den Kartoffeln {0} noch 10 Minuten in der Heißluftfritteuse garen
{0} Prick {1} all over with a fork and rub with {2}. Air-fry for {3} minutes, {4}.
= {0} {1} rundum mit einer Gabel einstechen und mit {2:dat} einreiben. {3} Minuten in der Heißluftfritteuse garen, {4}.
Oven-Roasted {0} with {1}
= {0:nom} aus dem Ofen mit {1:dat}
Crisp {0}, done with patience and very little else.
= {0:nom}, mit Geduld und sonst fast nichts knusprig gebacken.
Heat the oven to 425°F / 220°C. Toss {0} with {1} on a sheet pan{2}.
= Ofen auf 220 °C vorheizen. {0} auf einem Backblech mit {1:dat} mischen{2}.
Roast for 32 minutes, turning once, until crisp outside and tender inside.
= 32 Minuten rösten, dabei einmal wenden, bis alles außen knusprig und innen weich ist.
Give them room: crowded wedges steam.
= Platz lassen: Zu eng gelegte Spalten dämpfen.
, with {0} for dipping
= , dazu {0} zum Dippen
Oven-Roasted {0}
= {0:nom} aus dem Ofen
Pan-Fried {0} with {1}
= Gebraten{0?er|e|es|e} {0:nom} mit {1:dat}
Heat {0} in a large skillet over medium heat. Add {1}, cover, and cook for 10 minutes. Uncover, add {2}, and cook for 8 minutes more, turning now and then, until crisp and tender.
= {0} in einer großen Pfanne bei mittlerer Hitze erhitzen. {1} zugeben und zugedeckt 10 Minuten garen. Deckel abnehmen, {2} zugeben und noch 8 Minuten braten, dabei ab und zu wenden, bis alles knusprig und weich ist.
Season with {0}.
= Mit {0:dat} würzen.
Heat {0} in a large skillet over medium heat. Add {1}, cover, and cook for 10 minutes. Uncover, {2}, and cook for 8 minutes more, turning now and then, until crisp and tender.
= {0} in einer großen Pfanne bei mittlerer Hitze erhitzen. {1} zugeben und zugedeckt 10 Minuten garen. Deckel abnehmen, {2} und noch 8 Minuten braten, dabei ab und zu wenden, bis alles knusprig und weich ist.
turn up the heat a little
= Hitze etwas höher stellen
Pan-Fried {0}
= Gebraten{0?er|e|es|e} {0:nom}
{0} Pot with {1}
= Eintopf aus {0:dat} mit {1:dat}
{0} cooked soft in one pot: cheap, filling and good for days.
= {0:nom}, in einem Topf weich gekocht: günstig, sättigend und gut für mehrere Tage.
Taste and ladle into bowls; it thickens as it stands. Top with {0}.
= Abschmecken und in Schalen schöpfen; beim Stehen dickt es nach. {0} daraufgeben.
A splash of something sharp, vinegar or citrus, wakes lentils up.
= Ein Schuss Säure, Essig oder Zitrus, macht Linsen lebendig.
{0} and ladle into bowls; it thickens as it stands. Top with {1}.
= {0} und in Schalen schöpfen; beim Stehen dickt es nach. {1} daraufgeben.
Stir in {0}, taste,
= {0} einrühren, abschmecken
{0} Pot
= Eintopf aus {0:dat}
Taste and ladle into bowls; it thickens as it stands.
= Abschmecken und in Schalen schöpfen; beim Stehen dickt es nach.
{0} and ladle into bowls; it thickens as it stands.
= {0} und in Schalen schöpfen; beim Stehen dickt es nach.
Slow-Cooker {0} Pot with {1}
= Eintopf aus {0:dat} mit {1:dat} aus dem Schongarer
Slow-Cooker {0} Pot
= Eintopf aus {0:dat} aus dem Schongarer
Pressure-Cooker {0} Pot with {1}
= Eintopf aus {0:dat} mit {1:dat} aus dem Schnellkochtopf
Pressure-Cooker {0} Pot
= Eintopf aus {0:dat} aus dem Schnellkochtopf
Saucy {0} with {1}
= Geschmort{0?er|e|es|e} {0:nom} mit {1:dat}
{0} simmered with {1} until saucy.
= {0:nom}, mit {1:dat} geköchelt, bis alles schön saucig ist.
until everything is tender and the liquid is saucy
= bis alles weich und die Flüssigkeit sämig ist
Finish with {0} and serve warm.
= Zum Schluss {0} zugeben und warm servieren.
{0} and serve warm.
= {0} und warm servieren.
Crush a few of {0} to thicken the sauce
= Einen Teil {0:des} zerdrücken, um die Sauce zu binden,
Slow-Cooker Saucy {0} with {1}
= Geschmort{0?er|e|es|e} {0:nom} mit {1:dat} aus dem Schongarer
Pressure-Cooker Saucy {0} with {1}
= Geschmort{0?er|e|es|e} {0:nom} mit {1:dat} aus dem Schnellkochtopf
{0} and {1} Bowl with {2}
= Bowl aus {0:dat} und {1:dat} mit {2:dat}
A full bowl: warm {0}{1}.
= Eine volle, warme Schale: {0:nom}{1}.
␣under a quick dressing
= ␣mit schnellem Dressing
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate.
= Die Hälfte {0:des} in einer Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben{2} und {3} braten, {4} {5}. Auf einen Teller heben.
Stir {0} with the rest of {1} to make a dressing. {2}
= {0} mit dem Rest {1:des} zu einem Dressing verrühren. {2}
Divide {0} between bowls. Arrange {1} on top{2}. Scatter with {3}.
= {0} auf Schalen verteilen. {1} darauf anrichten{2}. Mit {3:dat} bestreuen.
, and spoon over the dressing
= ␣und das Dressing darüberlöffeln
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate. {6}
= Die Hälfte {0:des} in einer Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben{2} und {3} braten, {4} {5}. Auf einen Teller heben. {6}
Divide {0} between bowls. Arrange {1} on top{2}.
= {0} auf Schalen verteilen. {1} darauf anrichten{2}.
Stir {0} with the rest of {1} to make a dressing.
= {0} mit dem Rest {1:des} zu einem Dressing verrühren.
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate.
= Die Hälfte {0:des} in einer Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben{2} und {3}. Auf einen Teller heben.
Heat half of {0} in a skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate. {4}
= Die Hälfte {0:des} in einer Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben{2} und {3}. Auf einen Teller heben. {4}
{0} Burrito Bowl
= Burrito-Bowl mit {0:dat}
Everything from a good burrito without the wrapper: {0}.
= Alles, was in einen guten Burrito gehört, nur ohne Fladen: {0:nom}.
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate.
= {0} in einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben{2} und {3} braten, {4} {5}. Auf einen Teller heben.
{0} Fluff {1} and divide between bowls. Top with {2}, then {3}.
= {0} {1} auflockern und auf Schalen verteilen. {2} daraufgeben, dann {3}.
{0} Fluff {1}{2} and divide between bowls. Top with {3}, then {4}.
= {0} {1}{2} auflockern und auf Schalen verteilen. {3} daraufgeben, dann {4}.
Fluff {0}{1} and divide between bowls. Top with {2}, then {3}.
= {0}{1} auflockern und auf Schalen verteilen. {2} daraufgeben, dann {3}.
Fluff {0} and divide between bowls. Top with {1}, then {2}.
= {0} auflockern und auf Schalen verteilen. {1} daraufgeben, dann {2}.
{0} Melt
= Geröstetes Sandwich mit {0:dat}
Crisp bread and melted {0} with {1}: {2}.
= Knuspriges Brot und {0?geschmolzener|geschmolzene|geschmolzenes|geschmolzene} {0:nom} mit {1:dat}: {2}.
the sandwich everybody wants a bite of
= das Sandwich, von dem alle abbeißen wollen
Spread {0} over {1}. Layer {2} on top{3}.
= {0} auf {1:den} streichen. {2} daraufschichten{3}.
, with a little {0}
= , mit etwas {0:dat}
Cheese on both sides of the filling holds everything together.
= Käse auf beiden Seiten der Füllung hält alles zusammen.
Close the sandwich. {0} Add the rest of {1}, turn, and fry for 4 minutes more, until the bread is golden and the cheese has melted.
= Sandwich zuklappen. {0} Den Rest {1:des} zugeben, wenden und noch 4 Minuten braten, bis das Brot goldbraun und der Käse geschmolzen ist.
Warm half of {0} in a skillet over medium-low heat and fry for 4 minutes.
= Die Hälfte {0:des} in einer Pfanne bei schwacher bis mittlerer Hitze erwärmen und das Sandwich darin 4 Minuten braten.
Deep gold on both sides, with cheese just escaping.
= Beide Seiten tief goldbraun, und der Käse läuft gerade heraus.
Let stand for 1 minute, then cut in half and eat hot.
= 1 Minute ruhen lassen, dann halbieren und heiß essen.
Crisp bread and melted {0}: {1}.
= Knuspriges Brot und {0?geschmolzener|geschmolzene|geschmolzenes|geschmolzene} {0:nom}: {1}.
lunch in ten minutes
= Mittagessen in zehn Minuten
Melt half of {0} in a skillet over medium-low heat and fry for 4 minutes.
= Die Hälfte {0:des} in einer Pfanne bei schwacher bis mittlerer Hitze zerlassen und das Sandwich darin 4 Minuten braten.
Layer {0} with {1}{2}.
= {0} mit {1:dat} belegen{2}.
Open-Faced {0} Melt
= Überbackenes Brot mit {0:dat}
{0} Layer {1} with {2}{3}.
= {0} {1} mit {2:dat} belegen{3}.
Heat the toaster oven to 425°F / 220°C.␣
= Minibackofen auf 220 °C vorheizen.␣
Set on the tray, dot with {0}, and toast for 6 minutes, until the edges are crisp and the cheese bubbles.
= Auf das Blech legen, {0} in Flöckchen daraufsetzen und 6 Minuten überbacken, bis die Ränder knusprig sind und der Käse blubbert.
Brown blisters on the cheese.
= Braune Blasen auf dem Käse.
{0}Spread {1} over {2}. Layer {3} on top{4}.
= {0}{1} auf {2:den} streichen. {3} daraufschichten{4}.
Set on the tray and toast for 6 minutes, until the edges are crisp and the cheese bubbles.
= Auf das Blech legen und 6 Minuten überbacken, bis die Ränder knusprig sind und der Käse blubbert.
{0} Quesadillas
= Quesadillas mit {0:dat}
Crisp tortillas around melted {0}.
= Knusprige Tortillas, gefüllt mit {0:dat}.
Lay out {0} and scatter half of each with {1}. Fold over and press flat.
= {0} auslegen und jeweils eine Hälfte mit {1:dat} bestreuen. Zusammenklappen und flach drücken.
Less filling, better quesadilla: an overfull one will not seal.
= Weniger Füllung, bessere Quesadilla: Zu voll schließt sie nicht.
Brush with {0}. {1} until the outside is crisp and the cheese has melted.
= Mit {0:dat} bestreichen. {1} bis alles außen knusprig und der Käse geschmolzen ist.
Cook in a skillet over medium heat for 6 minutes, turning once,
= In einer Pfanne bei mittlerer Hitze 6 Minuten braten, dabei einmal wenden,
Let stand for 1 minute, then cut into wedges{0}.
= 1 Minute ruhen lassen, dann in Stücke schneiden{0}.
␣and serve with {0}
= ␣und mit {0:dat} servieren
Let stand for 1 minute, then cut into wedges.
= 1 Minute ruhen lassen, dann in Stücke schneiden.
Grilled {0} Quesadillas
= Gegrillte Quesadillas mit {0:dat}
{0} Lay out {1} and scatter half of each with {2}. Fold over and press flat.
= {0} {1} auslegen und jeweils eine Hälfte mit {2:dat} bestreuen. Zusammenklappen und flach drücken.
Heat the grill to medium, about 375°F / 190°C.
= Grill auf mittlere Hitze (etwa 190 °C) vorheizen.
{0} until the outside is crisp and the cheese has melted.
= {0} bis alles außen knusprig und der Käse geschmolzen ist.
Grill for 4 minutes, turning once,
= 4 Minuten grillen, dabei einmal wenden,
Air-Fryer {0} Quesadillas
= Quesadillas mit {0:dat} aus der Heißluftfritteuse
Heat the air fryer to 375°F / 190°C.
= Heißluftfritteuse auf 190 °C vorheizen.
Air-fry for 6 minutes, turning once,
= 6 Minuten in der Heißluftfritteuse garen, dabei einmal wenden,
Toaster-Oven {0} Quesadillas
= Quesadillas mit {0:dat} aus dem Minibackofen
Toast in the toaster oven for 7 minutes,
= 7 Minuten im Minibackofen rösten,
{0} Pizza
= Pizza mit {0:dat}
A thin, crisp pizza with {0}: {1}.
= Eine dünne, knusprige Pizza mit {0:dat}: {1}.
from the fridge to the table in half an hour
= in einer halben Stunde aus dem Kühlschrank auf den Tisch
Heat the oven to 450°F / 230°C{0}. {1}
= Ofen{0} auf 230 °C vorheizen. {1}
␣with a sheet pan inside
= ␣mit einem Backblech darin
Stretch {0} into a thin round.
= {0} zu einem dünnen Kreis ausziehen.
{0} Top with {1}{2}{3}.
= {0} Mit {1:dat} belegen{2}{3}.
Spread {0} to within half an inch of the edge.
= {0} bis 1 cm vor den Rand verstreichen.
, drizzle with {0},
= , mit {0:dat} beträufeln
␣and add a little {0}
= ␣und etwas {0} zugeben
Pat wet toppings dry, or the middle stays soft.
= Feuchten Belag trocken tupfen, sonst bleibt die Mitte weich.
Slide onto the hot pan and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots.
= Auf das heiße Blech gleiten lassen und {0} Minuten backen, bis der Rand knusprig ist und der Käse blubbert und stellenweise bräunt.
Heat the oven to 450°F / 230°C{0}. Set out {1}.
= Ofen{0} auf 230 °C vorheizen. {1} bereitlegen.
{0} Toast Pizza
= Toastpizza mit {0:dat}
no dough to make, no waiting
= kein Teig zu machen, kein Warten
Slide onto the hot pan and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots. Finish with {1}.
= Auf das heiße Blech gleiten lassen und {0} Minuten backen, bis der Rand knusprig ist und der Käse blubbert und stellenweise bräunt. Zum Schluss {1} darübergeben.
{0} Tortilla Pizza
= Tortillapizza mit {0:dat}
Scatter {0} to within half an inch of the edge.
= {0} bis 1 cm vor den Rand verteilen.
{0} Flatbread Pizza
= Fladenbrotpizza mit {0:dat}
Heat the toaster oven to 450°F / 230°C. {0}
= Minibackofen auf 230 °C vorheizen. {0}
Slide onto the tray and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots.
= Auf das Blech gleiten lassen und {0} Minuten backen, bis der Rand knusprig ist und der Käse blubbert und stellenweise bräunt.
Heat the toaster oven to 450°F / 230°C. Set out {0}.
= Minibackofen auf 230 °C vorheizen. {0} bereitlegen.
Slide onto the tray and bake for {0} minutes, until the edge is crisp and the cheese bubbles and browns in spots. Finish with {1}.
= Auf das Blech gleiten lassen und {0} Minuten backen, bis der Rand knusprig ist und der Käse blubbert und stellenweise bräunt. Zum Schluss {1} darübergeben.
{0} Tacos
= Tacos mit {0:dat}
Warm tortillas filled with {0}, topped with {1}.
= Warme Tortillas, gefüllt mit {0:dat} und gekrönt von {1:dat}.
Warm {0} in a dry pan for 1 minute, flipping once, and keep them wrapped in a towel.
= {0} in einer trockenen Pfanne 1 Minute erwärmen, dabei einmal wenden, und in ein Tuch gewickelt warm halten.
Fill with {0} and top with {1}.
= Mit {0:dat} füllen und {1} daraufgeben.
Set the skillet back over medium heat. {0} {1}
= Pfanne wieder bei mittlerer Hitze aufsetzen. {0} {1}
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and {3}. Move to a plate.
= {0} in einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben{2} und {3}. Auf einen Teller heben.
Fill with {0} and top with {1}. {2}
= Mit {0:dat} füllen und {1} daraufgeben. {2}
Sprinkle {0} over everything.
= {0} über alles träufeln.
Heat {0} in a large skillet over medium-high heat. Add {1}{2} and cook for {3}, {4} {5}. Move to a plate{6}.
= {0} in einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben{2} und {3} braten, {4} {5}. Auf einen Teller heben{6}.
␣and break into large flakes
= ␣und in große Stücke zerpflücken
Warm tortillas filled with {0}.
= Warme Tortillas, gefüllt mit {0:dat}.
Fill with {0}.
= Mit {0:dat} füllen.
Fill with {0}. {1}
= Mit {0:dat} füllen. {1}
{0} Wrap
= Wrap mit {0:dat}
A rolled-up lunch of {0} with {1}.
= Ein gerolltes Mittagessen aus {0:dat} mit {1:dat}.
Lay {0} flat{1}.
= {0} flach auslegen{1}.
␣and spread with {0}, right up to the edge
= ␣und bis zum Rand mit {0:dat} bestreichen
Lay {0} across the lower third. Season with {1}.
= {0} auf das untere Drittel legen. Mit {1:dat} würzen.
Pat everything dry; water is what makes a wrap soggy.
= Alles trocken tupfen; Wasser macht einen Wrap matschig.
Fold in the sides, roll up tightly away from you, and cut in half on the diagonal.
= Die Seiten einschlagen, vom Körper weg fest aufrollen und schräg halbieren.
␣and mash {0} over right up to the edge
= ␣und {0} bis zum Rand darauf zerdrücken
A rolled-up lunch of {0}.
= Ein gerolltes Mittagessen aus {0:dat}.
Lay {0} flat.
= {0} flach auslegen.
{0} Sandwich
= Sandwich mit {0:dat}
A proper sandwich: {0} with {1}.
= Ein richtiges Sandwich: {0:nom} mit {1:dat}.
Spread {0} over one side of {1}.
= {0} auf eine Seite {1:des} streichen.
Layer {0} on one half{1}.
= {0} auf eine Hälfte schichten{1}.
Close, press gently, and cut in half.
= Zuklappen, leicht andrücken und halbieren.
A pinch of salt straight on the vegetables does more than any sauce.
= Eine Prise Salz direkt auf dem Gemüse bewirkt mehr als jede Sauce.
A proper sandwich: {0}.
= Ein richtiges Sandwich: {0:nom}.
Set out {0}.
= {0} bereitlegen.
{0} Toast
= Röstbrot mit {0:dat}
Saucy {0} spooned over crisp {1}.
= {0:nom} in Sauce auf {1?knusprigem|knuspriger|knusprigem|knusprigen} {1:dat}.
Heat {0} in a skillet over medium heat. {1} Season with {2}.
= {0} in einer Pfanne bei mittlerer Hitze erhitzen. {1} Mit {2:dat} würzen.
{0} Toast {1}.
= {0} {1} rösten.
Crush about a third of {0} with the back of a spoon to thicken the pan.
= Etwa ein Drittel {0:des} mit einem Löffelrücken zerdrücken, um alles zu binden.
Spoon onto {0}.
= Auf {0:den} löffeln.
Spoon onto {0} and top with {1}.
= Auf {0:den} löffeln und {1} daraufgeben.
Toast {0}.
= {0} rösten.
Cheesy Microwave Nachos
= Nachos mit Käse aus der Mikrowelle
Crisp chips under melted {0} with {1}.
= Knusprige Chips unter {0?geschmolzenem|geschmolzener|geschmolzenem|geschmolzenen} {0:dat} mit {1:dat}.
Spread {0} on a microwave-safe plate and scatter with {1}.
= {0} auf einem mikrowellengeeigneten Teller ausbreiten und mit {1:dat} bestreuen.
Microwave on high for 1 minute, until the cheese has melted; give it a little longer if it needs it.
= 1 Minute auf höchster Stufe in der Mikrowelle erhitzen, bis der Käse geschmolzen ist; bei Bedarf etwas länger.
Top with {0} and eat at once.
= {0} daraufgeben und sofort essen.
{0} Microwave Nachos
= Nachos mit {0:dat} aus der Mikrowelle
A crisp salad of {0} with {1} in a sharp dressing.
= Ein knackiger Salat aus {0:dat} mit {1:dat} in kräftigem Dressing.
Whisk {0} in the bottom of a large bowl{1}.
= {0} in einer großen Schüssel verrühren{1}.
Dip a leaf in to taste the dressing; it should be a little too sharp on its own.
= Zum Probieren ein Blatt ins Dressing tauchen; allein soll es etwas zu kräftig schmecken.
Add {0} and toss with your hands until everything shines.
= {0} zugeben und mit den Händen mischen, bis alles glänzt.
{0} right away.
= {0} gleich servieren.
{0} Salad
= Salat mit {0:dat}
A crisp salad of {0} in a sharp dressing.
= Ein knackiger Salat aus {0:dat} in kräftigem Dressing.
Serve right away.
= Gleich servieren.
Put {0} in the bottom of a large bowl{1}. Season with {2}.
= {0} in eine große Schüssel geben{1}. Mit {2:dat} würzen.
␣and loosen it with {0}
= ␣und mit {0:dat} verrühren
Add {0} and rub it with the dressing for 2 minutes, until dark and tender.
= {0} zugeben und 2 Minuten mit dem Dressing durchkneten, bis alles dunkel und zart ist.
A salad that counts as dinner: {0}.
= Ein Salat, der als Abendessen durchgeht: {0:nom}.
Add {0} and fold until coated. Let stand for 5 minutes, so the flavors get to know each other.
= {0} zugeben und unterheben, bis alles überzogen ist. 5 Minuten ziehen lassen, damit sich die Aromen kennenlernen.
This part keeps two days in the fridge; add leaves and herbs only when serving.
= Dieser Teil hält sich zwei Tage im Kühlschrank; Blätter und Kräuter erst beim Servieren zugeben.
Taste and serve.
= Abschmecken und servieren.
Fold in {0}, taste, and serve.
= {0} unterheben, abschmecken und servieren.
{0} Dip with {1}
= Dip aus {0:dat} mit {1:dat}
A quick {0} dip with {1} to dunk.
= Ein schneller Dip aus {0:dat} mit {1:dat} zum Eintunken.
Stir {0} until smooth
= {0} glatt rühren
, then beat in {0}
= , dann {0} unterschlagen
Ten minutes in the fridge let the flavors come together.
= Zehn Minuten im Kühlschrank verbinden die Aromen.
Scrape into a bowl and set it in the middle of a platter with {0} around it.
= In eine Schale füllen, in die Mitte einer Platte stellen und {0} ringsherum anrichten.
Mash {0} with a fork (or blend them smooth)
= {0} mit einer Gabel zerdrücken (oder glatt pürieren)
Mash {0} with a fork (or blend it smooth)
= {0} mit einer Gabel zerdrücken (oder glatt pürieren)
{0} Yogurt Bowl
= Joghurtschale mit {0:dat}
Cool {0} with {1}.
= {0?Kühler|Kühle|Kühles|Kühle} {0:nom} mit {1:dat}.
Stir {0} until creamy and spoon into a bowl.
= {0} cremig rühren und in eine Schale löffeln.
Arrange {0} on top. Scatter with {1}.
= {0} darauf anrichten. Mit {1:dat} bestreuen.
Add anything crunchy at the last moment.
= Alles Knusprige erst im letzten Moment zugeben.
Arrange {0} on top. {1}
= {0} darauf anrichten. {1}
Scatter with {0} and finish with {1}.
= Mit {0:dat} bestreuen und zum Schluss {1} darübergeben.
{0} {1} Bowl
= Schale aus {1:dat} mit {0:dat}
Arrange {0} on top. Serve cold.
= {0} darauf anrichten. Kalt servieren.
Arrange {0} on top. Finish with {1}.
= {0} darauf anrichten. Zum Schluss {1} darübergeben.
Stir {0} with {1} until creamy and spoon into a bowl.
= {0} mit {1:dat} cremig rühren und in eine Schale löffeln.
{0} Overnight Oats
= Overnight Oats mit {0:dat}
Oats that soften in the fridge while you sleep, topped with {0}.
= Haferflocken, die über Nacht im Kühlschrank quellen, mit {0:dat} obenauf.
Stir {0} together in a jar.
= {0} in einem Schraubglas verrühren.
Cover and chill for 6 hours or overnight, until the oats are soft and have drunk up the liquid.
= Zudecken und 6 Stunden oder über Nacht kühl stellen, bis die Haferflocken weich sind und die Flüssigkeit aufgesogen haben.
Thick and spoonable; stir in a splash more liquid if it has gone stiff.
= Dick und löffelbar; ist es zu fest geworden, noch einen Schuss Flüssigkeit einrühren.
Top with {0} and eat cold.
= {0} daraufgeben und kalt essen.
Oats that soften in the fridge while you sleep.
= Haferflocken, die über Nacht im Kühlschrank quellen.
Stir and eat cold, straight from the jar.
= Umrühren und kalt direkt aus dem Glas essen.
{0} Smoothie
= Smoothie mit {0:dat}
{0} blended with {1}: breakfast to go.
= {0:nom}, mit {1:dat} gemixt: Frühstück zum Mitnehmen.
Put {0} in a blender, the liquid at the bottom.
= {0} in einen Mixer geben, die Flüssigkeit zuunterst.
Blend on high for 1 minute, until completely smooth. Pour into a tall glass and drink cold.
= 1 Minute auf höchster Stufe ganz glatt mixen. In ein hohes Glas gießen und kalt trinken.
Frozen fruit makes it thick and saves the ice.
= Gefrorene Früchte machen ihn dick und ersetzen das Eis.
No flecks of skin or leaf left.
= Keine Stückchen von Schale oder Blatt mehr zu sehen.
Green {0} Smoothie
= Grüner Smoothie mit {0:dat}
{0} and {1} blended with {2}: breakfast to go.
= {0:nom} und {1:nom}, mit {2:dat} gemixt: Frühstück zum Mitnehmen.
{0} Fruit Salad
= Obstsalat mit {0:dat}
{0}, cut, dressed and left a moment in their own juice.
= {0:nom}, geschnitten, angemacht und kurz im eigenen Saft gezogen.
{0} Add {1} and turn gently.
= {0} {1} zugeben und vorsichtig wenden.
Stir {0} together in a wide bowl.
= {0} in einer weiten Schüssel verrühren.
Cut soft fruit last, straight into the juice, and they stay bright.
= Weiches Obst zuletzt schneiden, direkt in den Saft: So behält es seine Farbe.
Let stand for 5 minutes until the juices run. Serve cool.
= 5 Minuten ziehen lassen, bis Saft austritt. Kühl servieren.
Let stand for 5 minutes until the juices run. Finish with {0}.
= 5 Minuten ziehen lassen, bis Saft austritt. Zum Schluss {0} darübergeben.
Put {0} in a wide bowl.
= {0} in eine weite Schüssel geben.
{0} Oatmeal
= Haferbrei mit {0:dat}
Creamy oatmeal with {0}, {1}.
= Cremiger Haferbrei mit {0:dat}, {1}.
stirred until it is thick
= gerührt, bis er dick ist
Bring {0} to a simmer in a small pot over medium heat. Stir in {1} and cook for 5 minutes, stirring often, until thick and creamy.
= {0} in einem kleinen Topf bei mittlerer Hitze zum Köcheln bringen. {1} einrühren und unter häufigem Rühren 5 Minuten garen, bis alles dick und cremig ist.
A spoon leaves a trail on the bottom of the pot.
= Ein Löffel hinterlässt auf dem Topfboden eine Spur.
Let stand for 1 minute. Top with {0}.
= 1 Minute ruhen lassen. {0} daraufgeben.
Creamy oatmeal, {0}.
= Cremiger Haferbrei, {0}.
Creamy Oatmeal
= Cremiger Haferbrei
Microwave {0} Oatmeal
= Haferbrei mit {0:dat} aus der Mikrowelle
from the microwave in three minutes
= in drei Minuten aus der Mikrowelle
Stir {0} and {1} with {2} in a deep microwave-safe bowl. Microwave on high for 2 minutes, stir, and microwave for 1 minute more, until thick.
= {0} und {1} mit {2:dat} in einer tiefen mikrowellengeeigneten Schale verrühren. 2 Minuten auf höchster Stufe in der Mikrowelle garen, umrühren und noch 1 Minute garen, bis alles dick ist.
Use a bowl twice as big as seems right: oats boil over.
= Eine doppelt so große Schale nehmen, wie nötig scheint: Haferflocken kochen über.
Microwave Creamy Oatmeal
= Cremiger Haferbrei aus der Mikrowelle
Soft, glazed {0} with cool {1}: dessert with almost no work.
= {0:nom}, weich und glasiert, mit {1?kühlem|kühler|kühlem|kühlen} {1:dat}: ein Dessert fast ohne Arbeit.
Heat the {0}. Set {1} cut side up in {2} and top with {3}.
= {0} vorheizen. {1} mit der Schnittfläche nach oben in {2} setzen und {3} daraufgeben.
oven to 375°F / 190°C
= Ofen auf 190 °C
a small baking dish
= eine kleine Auflaufform
Bake for {0} minutes, until soft and glazed.
= {0} Minuten backen, bis alles weich und glasiert ist.
A knife meets no resistance and the juices are syrupy.
= Ein Messer stößt auf keinen Widerstand, und der Saft ist sirupartig.
Cool for 5 minutes; hot fruit burns. Serve with {0}.
= 5 Minuten abkühlen lassen; heißes Obst verbrennt den Mund. Mit {0:dat} servieren.
Soft, glazed {0}: dessert with almost no work.
= {0:nom}, weich und glasiert: ein Dessert fast ohne Arbeit.
Bake for {0} minutes, until soft and glazed. {1}
= {0} Minuten backen, bis alles weich und glasiert ist. {1}
Scatter with {0} for the last few minutes.
= Für die letzten Minuten mit {0:dat} bestreuen.
Cool for 5 minutes; hot fruit burns. {0}
= 5 Minuten abkühlen lassen; heißes Obst verbrennt den Mund. {0}
Spoon the syrup over the top.
= Den Sirup darüberlöffeln.
air fryer to 350°F / 175°C
= Heißluftfritteuse auf 175 °C
the basket on a piece of parchment
= den Korb auf ein Stück Backpapier
Air-fry for {0} minutes, until soft and glazed.
= {0} Minuten in der Heißluftfritteuse garen, bis alles weich und glasiert ist.
Air-fry for {0} minutes, until soft and glazed. {1}
= {0} Minuten in der Heißluftfritteuse garen, bis alles weich und glasiert ist. {1}
Fluffy Pancakes
= Luftige Pancakes
Light pancakes, {0}.
= Lockere Pancakes, {0}.
worth getting up for
= für die sich das Aufstehen lohnt
Mix {0} in a bowl. Beat {1} with {2}, pour in, and stir until just combined{3}.
= {0} in einer Schüssel mischen. {1} mit {2:dat} verquirlen, hineingießen und nur so lange rühren, bis sich alles verbindet{3}.
; a few lumps are fine
= ; ein paar Klümpchen schaden nicht
Stop stirring early: overworked batter makes tough pancakes.
= Früh mit dem Rühren aufhören: Zu lange gerührter Teig macht die Pancakes zäh.
Heat a little of {0} in a skillet over medium heat. Pour in small ladles of batter and cook for 2 minutes, until {1}. Flip and cook for 2 minutes more, until set in the middle. Repeat with the rest, which takes about 8 minutes.
= Etwas {0} in einer Pfanne bei mittlerer Hitze erhitzen. Kleine Kellen Teig hineingießen und 2 Minuten backen, bis {1}. Wenden und noch 2 Minuten backen, bis die Mitte fest ist. Den Rest ebenso backen, das dauert etwa 8 Minuten.
bubbles form and the edges look dry
= sich Blasen bilden und die Ränder trocken aussehen
Golden on both sides with no wet batter inside.
= Beidseitig goldbraun, innen kein feuchter Teig.
Stack and serve warm.
= Stapeln und warm servieren.
{0} Pancakes
= Pancakes mit {0:dat}
Light pancakes with {0}, {1}.
= Lockere Pancakes mit {0:dat}, {1}.
ready before anyone asks twice
= fertig, bevor jemand zweimal fragt
Heat a little of {0} in a skillet over medium heat. Pour in small ladles of batter{1} and cook for 2 minutes, until {2}. Flip and cook for 2 minutes more, until set in the middle. Repeat with the rest, which takes about 8 minutes.
= Etwas {0} in einer Pfanne bei mittlerer Hitze erhitzen. Kleine Kellen Teig hineingießen{1} und 2 Minuten backen, bis {2}. Wenden und noch 2 Minuten backen, bis die Mitte fest ist. Den Rest ebenso backen, das dauert etwa 8 Minuten.
, drop some of {0} on each,
= , mit {0:dat} belegen
Stack and serve warm with {0}.
= Stapeln und warm mit {0:dat} servieren.
Tender pancakes with {0}, {1}.
= Zarte Pfannkuchen mit {0:dat}, {1}.
. Let the batter stand for 10 minutes
= . Den Teig 10 Minuten quellen lassen
the underside is gold
= die Unterseite goldbraun ist
Thin Pancakes
= Dünne Pfannkuchen
Tender pancakes, {0}.
= Zarte Pfannkuchen, {0}.
French Toast with {0}
= Arme Ritter mit {0:dat}
Bread soaked in custard and fried in {0} until golden.
= Brot, in Eiermilch getränkt und in {0:dat} goldbraun gebraten.
Beat {0} in a shallow dish. Lay in {1} and soak for 2 minutes, turning once.
= {0} in einer flachen Form verquirlen. {1} hineinlegen und 2 Minuten einweichen, dabei einmal wenden.
Slightly stale bread drinks more and breaks less.
= Leicht altbackenes Brot saugt mehr auf und zerfällt weniger.
Heat {0} in a large skillet over medium heat. Fry the soaked slices for 6 minutes, turning once, until golden and the egg is set all the way through.
= {0} in einer großen Pfanne bei mittlerer Hitze erhitzen. Die getränkten Scheiben 6 Minuten braten, dabei einmal wenden, bis sie goldbraun sind und das Ei durch und durch gestockt ist.
Deep gold outside; custardy, never wet, inside (160°F / 71°C).
= Außen tief goldbraun; innen cremig, nie nass (71 °C).
Bread soaked in custard and fried in {0} until golden, with {1}.
= Brot, in Eiermilch getränkt und in {0:dat} goldbraun gebraten, mit {1:dat}.
Serve hot with {0}.
= Heiß mit {0:dat} servieren.
French Toast
= Arme Ritter
{0} Crumble
= Crumble mit {0:dat}
Bubbling {0} under a buttery crumble.
= {0:nom}, blubbernd heiß unter buttrigen Streuseln.
Heat the oven to 375°F / 190°C. Toss {0} with a third of {1} in a baking dish.
= Ofen auf 190 °C vorheizen. {0} in einer Auflaufform mit einem Drittel {1:des} mischen.
Rub {0} into {1} with your fingertips until crumbly. Stir in {2} and the rest of the {3}, and squeeze some of it into clumps over the fruit.
= {0} mit den Fingerspitzen krümelig in {1} reiben. {2} und den Rest {3:des} unterrühren und einen Teil über dem Obst zu Klümpchen drücken.
Cold butter gives a crisp topping; soft butter gives paste.
= Kalte Butter macht die Streusel knusprig; weiche Butter macht sie zu Brei.
Bake for 35 minutes, until the top is golden and juice bubbles up at the sides.
= 35 Minuten backen, bis es oben goldbraun ist und an den Seiten Saft hochblubbert.
Thick bubbles, not thin ones: the juices have turned to syrup.
= Dicke Blasen, keine dünnen: Der Saft ist zu Sirup geworden.
Let stand for 10 minutes. {0}
= 10 Minuten ruhen lassen. {0}
Serve warm with {0}.
= Warm mit {0:dat} servieren.
Bubbling {0} under a buttery {1} crumble.
= {0:nom}, blubbernd heiß unter buttrigen Streuseln mit {1:dat}.
Heat the oven to 375°F / 190°C. Toss {0} with {1} and a third of {2} in a baking dish.
= Ofen auf 190 °C vorheizen. {0} in einer Auflaufform mit {1:dat} und einem Drittel {2:des} mischen.
Let stand for 10 minutes. Serve warm.
= 10 Minuten ruhen lassen. Warm servieren.
Rub {0} into {1} with your fingertips until crumbly. Stir in the rest of the {2}, and squeeze some of it into clumps over the fruit.
= {0} mit den Fingerspitzen krümelig in {1} reiben. Den Rest {2:des} unterrühren und einen Teil über dem Obst zu Klümpchen drücken.
Bubbling {0} under a buttery oat crumble.
= {0:nom}, blubbernd heiß unter buttrigen Haferstreuseln.
Rice Pudding
= Milchreis
Slow, creamy rice pudding, made with what is nearly always there.
= Langsam gekochter, cremiger Milchreis aus dem, was fast immer da ist.
Stir {0} together in a heavy pot and bring to a bare simmer over medium heat.
= {0} in einem schweren Topf verrühren und bei mittlerer Hitze bis kurz vor den Siedepunkt erhitzen.
Turn the heat to low and cook for 30 minutes, stirring every few minutes and more often toward the end, until {0} is soft and the pudding is loose and creamy.
= Bei schwacher Hitze 30 Minuten garen, dabei alle paar Minuten umrühren, gegen Ende häufiger, bis {0:der} weich {0?ist|sind} und der Milchreis locker und cremig ist.
Stop while it still looks a little runny; it thickens as it cools.
= Aufhören, solange er noch etwas flüssig aussieht; beim Abkühlen dickt er nach.
Let stand for 10 minutes. Serve warm or chilled with {0}.
= 10 Minuten ruhen lassen. Warm oder gekühlt mit {0:dat} servieren.
Rice Pudding with {0}
= Milchreis mit {0:dat}
Let stand for 10 minutes. Serve warm or chilled.
= 10 Minuten ruhen lassen. Warm oder gekühlt servieren.
Slow, creamy rice pudding under {0}, made with what is nearly always there.
= Langsam gekochter, cremiger Milchreis unter {0:dat}, aus dem, was fast immer da ist.
Warm {0} Compote over {1}
= Warmes Kompott aus {0:dat} auf {1:dat}
Warm, syrupy {0} over cool {1}.
= {0:nom}, warm und sirupartig, auf {1?kühlem|kühler|kühlem|kühlen} {1:dat}.
Put {0} in a small pot over medium heat and simmer for {1} minutes, until soft and syrupy.
= {0} in einem kleinen Topf bei mittlerer Hitze {1} Minuten köcheln, bis alles weich und sirupartig ist.
The juice coats a spoon.
= Der Saft überzieht einen Löffel.
Cool for 5 minutes, then spoon over {0}.
= 5 Minuten abkühlen lassen, dann über {0:den} löffeln.
Warm, syrupy {0} over {1}.
= {0:nom}, warm und sirupartig, auf {1:dat}.
Put {0} in a small pot over medium heat and simmer for {1} minutes, until soft and syrupy. Stir in {2}.
= {0} in einem kleinen Topf bei mittlerer Hitze {1} Minuten köcheln, bis alles weich und sirupartig ist. {2} einrühren.
{0} Mug Cake
= Tassenkuchen mit {0:dat}
A small, warm cake with {0}, for one person and one mug.
= Ein kleiner, warmer Kuchen mit {0:dat}, für eine Person und eine Tasse.
Stir {0} together in a large microwave-safe mug. Beat in {1} until smooth, then fold in {2}.
= {0} in einer großen mikrowellengeeigneten Tasse verrühren. {1} glatt unterschlagen, dann {2} unterheben.
Melt solid fat in the mug first, for 20 seconds.
= Festes Fett zuerst 20 Sekunden in der Tasse schmelzen.
Microwave on high for 2 minutes, until risen and just firm in the middle. Let stand for 1 minute: it goes on cooking.
= 2 Minuten auf höchster Stufe in der Mikrowelle backen, bis der Kuchen aufgegangen und in der Mitte gerade fest ist. 1 Minute ruhen lassen: Er gart noch nach.
Springy to the touch, with no wet spot on top.
= Federt bei Berührung, oben keine feuchte Stelle.
Crisp toast with {0}.
= Knuspriges Röstbrot mit {0:dat}.
Toast {0} {1} for 4 minutes, turning once, until crisp and golden.
= {0} {1} 4 Minuten rösten, dabei einmal wenden, bis alles knusprig und goldbraun ist.
in a dry skillet over medium heat
= in einer trockenen Pfanne bei mittlerer Hitze
Spread with {0}{1}. Season with {2}. Finish with {3}.
= Mit {0:dat} bestreichen{1}. Mit {2:dat} würzen. Zum Schluss {3} darübergeben.
␣and lay {0} on top
= ␣und {0} darauflegen
Eat it while the toast is still warm and crisp.
= Essen, solange das Brot noch warm und knusprig ist.
Spread with {0}. Season with {1}.
= Mit {0:dat} bestreichen. Mit {1:dat} würzen.
Spread with {0}. Season with {1}. Finish with {2}.
= Mit {0:dat} bestreichen. Mit {1:dat} würzen. Zum Schluss {2} darübergeben.
Spread with {0}{1}. Season with {2}.
= Mit {0:dat} bestreichen{1}. Mit {2:dat} würzen.
{0}Toast {1} {2} for 4 minutes, turning once, until crisp and golden.
= {0}{1} {2} 4 Minuten rösten, dabei einmal wenden, bis alles knusprig und goldbraun ist.
in the toaster oven
= im Minibackofen
Spread with {0}{1}.
= Mit {0:dat} bestreichen{1}.
Spread with {0}{1}. Finish with {2}.
= Mit {0:dat} bestreichen{1}. Zum Schluss {2} darübergeben.
Spread with {0}. Finish with {1}.
= Mit {0:dat} bestreichen. Zum Schluss {1} darübergeben.
Skillet {0} Patties with {1}
= Frikadellen aus {0:dat} mit {1:dat}
Juicy {0} patties, browned hard, with {1}.
= Saftige Frikadellen aus {0:dat}, kräftig gebräunt, mit {1:dat}.
Shape {0} into flat patties about half an inch thick. {1}
= {0} zu flachen, gut 1 cm dicken Frikadellen formen. {1}
Season both sides with {0} and half of the salt.
= Beide Seiten mit {0:dat} und der Hälfte des Salzes würzen.
Press a dimple in the middle so that they stay flat.
= In die Mitte eine Mulde drücken, damit sie flach bleiben.
{0} {1} {2}.{3} Move to a plate.
= {0} {1} {2}.{3} Auf einen Teller heben.
Heat {0} in a skillet over medium-high heat. Add the patties and
= {0} in einer Pfanne bei mittlerer bis starker Hitze erhitzen. Frikadellen zugeben und
cook for 9 minutes, turning once,
= 9 Minuten braten, dabei einmal wenden,
␣Lay {0} on top for the last minute, so that it melts.
= ␣{0} für die letzte Minute darauflegen, damit alles schmilzt.
Keep the fat in the skillet over medium heat. {0} {1}
= Das Fett in der Pfanne bei mittlerer Hitze heiß halten. {0} {1}
Serve the patties with {0}.
= Frikadellen mit {0:dat} servieren.
{0} {1} {2}. Move to a plate.
= {0} {1} {2}. Auf einen Teller heben.
Skillet {0} Patties
= Frikadellen aus {0:dat}
Juicy {0} patties, browned hard.
= Saftige Frikadellen aus {0:dat}, kräftig gebräunt.
Shape {0} into flat patties about half an inch thick. {1} with {2}.
= {0} zu flachen, gut 1 cm dicken Frikadellen formen. {1} mit {2:dat} würzen.
Season both sides
= Beide Seiten
Serve the patties hot.
= Frikadellen heiß servieren.
Keep the fat in the skillet over medium heat. {0}
= Das Fett in der Pfanne bei mittlerer Hitze heiß halten. {0}
Oven {0} Patties with {1}
= Frikadellen aus {0:dat} aus dem Ofen mit {1:dat}
{0} Shape {1} into flat patties about half an inch thick. {2} with {3}.
= {0} {1} zu flachen, gut 1 cm dicken Frikadellen formen. {2} mit {3:dat} würzen.
Brush the patties with {0} and
= Frikadellen mit {0:dat} bestreichen und
bake for 15 minutes, turning once,
= 15 Minuten backen, dabei einmal wenden,
Oven {0} Patties
= Frikadellen aus {0:dat} aus dem Ofen
Air-Fryer {0} Patties with {1}
= Frikadellen aus {0:dat} mit {1:dat} aus der Heißluftfritteuse
air-fry for 11 minutes, turning once,
= 11 Minuten in der Heißluftfritteuse garen, dabei einmal wenden,
Air-Fryer {0} Patties
= Frikadellen aus {0:dat} aus der Heißluftfritteuse
{0} turned in {1} with {2}: proof that plain is not dull.
= {0:nom}, in {1:dat} mit {2:dat} geschwenkt: der Beweis, dass schlicht nicht langweilig ist.
Warm {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Fold in {4}. Serve at once.
= {0} in einer Pfanne bei mittlerer Hitze erwärmen. {1} {2} unterrühren, bis alles heiß ist und glänzt. Mit {3:dat} würzen. {4} unterheben. Sofort servieren.
until they float and are tender, then lift out and drain
= bis alles an die Oberfläche steigt und weich ist, dann herausheben und abtropfen lassen
Warm {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. Fold in {3}. Serve at once.
= {0} in einer Pfanne bei mittlerer Hitze erwärmen. {1} unterrühren, bis alles heiß ist und glänzt. Mit {2:dat} würzen. {3} unterheben. Sofort servieren.
Warm {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Serve at once.
= {0} in einer Pfanne bei mittlerer Hitze erwärmen. {1} {2} unterrühren, bis alles heiß ist und glänzt. Mit {3:dat} würzen. Sofort servieren.
{0} with Fried {1}
= {0:nom} mit {1?gebratenem|gebratener|gebratenem|gebratenen} {1:dat}
{0} turned in {1} with {2}{3}: proof that plain is not dull.
= {0:nom}, in {1:dat} mit {2:dat} geschwenkt{3}: der Beweis, dass schlicht nicht langweilig ist.
, under a fried egg
= , unter einem Spiegelei
Warm half of {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. {4}
= Die Hälfte {0:des} in einer Pfanne bei mittlerer Hitze erwärmen. {1} {2} unterrühren, bis alles heiß ist und glänzt. Mit {3:dat} würzen. {4}
Heat the rest of the {0} in the same skillet. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like. Set on top and serve.
= Den Rest {0:des} in derselben Pfanne erhitzen. {1} hineinschlagen und zugedeckt 4 Minuten braten, bis das Eiweiß gestockt und das Eigelb so fest wie gewünscht ist. Daraufsetzen und servieren.
{0} with Fried {1} and {2}
= {0:nom} mit {1?gebratenem|gebratener|gebratenem|gebratenen} {1:dat} und {2:dat}
Warm half of {0} in a skillet over medium heat. {1} Stir in {2} until hot and glossy. Season with {3}. Fold in {4}. {5}
= Die Hälfte {0:des} in einer Pfanne bei mittlerer Hitze erwärmen. {1} {2} unterrühren, bis alles heiß ist und glänzt. Mit {3:dat} würzen. {4} unterheben. {5}
{0} turned in {1}{2}: proof that plain is not dull.
= {0:nom}, in {1:dat} geschwenkt{2}: der Beweis, dass schlicht nicht langweilig ist.
Warm half of {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. {3}
= Die Hälfte {0:des} in einer Pfanne bei mittlerer Hitze erwärmen. {1} unterrühren, bis alles heiß ist und glänzt. Mit {2:dat} würzen. {3}
Warm half of {0} in a skillet over medium heat. Stir in {1} until hot and glossy. Season with {2}. Fold in {3}. {4}
= Die Hälfte {0:des} in einer Pfanne bei mittlerer Hitze erwärmen. {1} unterrühren, bis alles heiß ist und glänzt. Mit {2:dat} würzen. {3} unterheben. {4}
Fried Eggs with {0}
= Spiegeleier mit {0:dat}
Fried eggs with lacy edges next to {0}.
= Spiegeleier mit knusprigem Spitzenrand, dazu {0:nom}.
Heat half of {0} in a skillet over medium heat. {1} {2} Move to a plate.
= Die Hälfte {0:des} in einer Pfanne bei mittlerer Hitze erhitzen. {1} {2} Auf einen Teller heben.
Heat the rest of {0} over medium heat. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= Den Rest {0:des} bei mittlerer Hitze erhitzen. {1} hineinschlagen und zugedeckt 4 Minuten braten, bis das Eiweiß gestockt und das Eigelb so fest wie gewünscht ist.
Season with {0}. Serve with {1}.
= Mit {0:dat} würzen. Mit {1:dat} servieren.
Season with {0}. Serve with {1}, topped with {2}.
= Mit {0:dat} würzen. Mit {1:dat} servieren und {2} daraufgeben.
Heat half of {0} in a skillet over medium heat. {1} Move to a plate.
= Die Hälfte {0:des} in einer Pfanne bei mittlerer Hitze erhitzen. {1} Auf einen Teller heben.
Fried eggs with lacy edges.
= Spiegeleier mit knusprigem Spitzenrand.
Heat {0} in a skillet over medium heat. Crack in {1}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.
= {0} in einer Pfanne bei mittlerer Hitze erhitzen. {1} hineinschlagen und zugedeckt 4 Minuten braten, bis das Eiweiß gestockt und das Eigelb so fest wie gewünscht ist.
Season with {0}. Serve on {1}, topped with {2}.
= Mit {0:dat} würzen. Auf {1:dem} servieren und {2} daraufgeben.
Season with {0}. Serve, topped with {1}.
= Mit {0:dat} würzen. Servieren und {1} daraufgeben.
Season with {0}. Serve on {1}.
= Mit {0:dat} würzen. Auf {1:dem} servieren.
Poached {0} with {1}
= Pochiert{0?er|e|es|e} {0:nom} mit {1:dat}
{0} poached gently so that they stay juicy, with {1}.
= {0:nom}, sanft pochiert und darum saftig, mit {1:dat}.
Bring {0} to a bare simmer in a wide pot. {1} with {2}.
= {0} in einem weiten Topf bis kurz vor den Siedepunkt erhitzen. {1} mit {2:dat} würzen.
Season the broth
= Die Brühe
{0} Lift out and keep warm.
= {0} Herausheben und warm halten.
Slide in {0}, keep the liquid just trembling, and poach for {1} minutes, {2}.
= {0} hineingleiten lassen und in eben zitternder Flüssigkeit {1} Minuten pochieren, {2}.
Small lazy bubbles only: a rolling boil makes it dry.
= Nur kleine, träge Blasen: Sprudelndes Kochen macht es trocken.
Lift out {0} and serve with {1} and a spoonful of the broth.
= {0} herausheben und mit {1:dat} und einem Löffel Brühe servieren.
{0} poached gently so that it stays juicy, with {1}.
= {0:nom}, sanft pochiert und darum saftig, mit {1:dat}.
Lift out {0} and serve with {1} and a spoonful of the broth{2}.
= {0} herausheben und mit {1:dat} und einem Löffel Brühe servieren{2}.
{0} poached gently so that it stays juicy.
= {0:nom}, sanft pochiert und darum saftig.
Lift out {0} and serve with a spoonful of the broth{1}.
= {0} herausheben und mit einem Löffel Brühe servieren{1}.
Lift out {0} and serve with a spoonful of the broth.
= {0} herausheben und mit einem Löffel Brühe servieren.
{0} poached gently so that they stay juicy.
= {0:nom}, sanft pochiert und darum saftig.
Golden {0} turned in {1}: a quick one for over rice or beside a salad.
= {0?Goldbrauner|Goldbraune|Goldbraunes|Goldbraune} {0:nom}, in {1:dat} gewendet: schnell gemacht, auf Reis oder zum Salat.
Heat {0} in a large skillet over medium-high heat. Add {1} and cook for {2}, {3} {4}. Season with {5}.
= {0} in einer großen Pfanne bei mittlerer bis starker Hitze erhitzen. {1} zugeben und {2} braten, {3} {4}. Mit {5:dat} würzen.
Leave it alone until it lets go of the pan: that is when it has a crust.
= In Ruhe lassen, bis sich alles von der Pfanne löst: Dann ist die Kruste da.
Pour in {0} and turn {1} in it for 1 minute, until hot and coated. Serve at once.
= {0} angießen und {1} 1 Minute darin wenden, bis alles heiß und überzogen ist. Sofort servieren.
Pour in {0} and turn {1} in it for 1 minute, until hot and coated. {2}
= {0} angießen und {1} 1 Minute darin wenden, bis alles heiß und überzogen ist. {2}
Scatter {0} on top and serve.
= Mit {0:dat} bestreuen und servieren.
Microwave-Steamed {0}
= {0:nom}, in der Mikrowelle gedämpft
{0} steamed in one covered dish, with no pan to wash.
= {0:nom}, in einer zugedeckten Form gedämpft, ganz ohne Pfanne zum Abwaschen.
Spread {0} in a microwave-safe dish with {1}{2} cover loosely, and microwave on high for {3}.
= {0} mit {1:dat} in eine mikrowellengeeignete Form geben{2}, locker abdecken und auf höchster Stufe {3} in der Mikrowelle garen.
Lay {0} on top, cover again, and microwave for {1}.
= {0} darauflegen, wieder abdecken und {1} in der Mikrowelle garen.
Lay {0} on top, cover again, and microwave for {1}, {2}.
= {0} darauflegen, wieder abdecken und {1} in der Mikrowelle garen, {2}.
Microwaves heat unevenly: check the middle, not the edge.
= Mikrowellen erhitzen ungleichmäßig: Die Mitte prüfen, nicht den Rand.
Let stand for 2 minutes: the heat evens out.
= 2 Minuten ruhen lassen: Die Hitze verteilt sich.
Dress with {0} and serve.
= Mit {0:dat} anmachen und servieren.
Spread {0} in a microwave-safe dish with {1}{2} cover loosely, and microwave on high for {3}, {4}.
= {0} mit {1:dat} in eine mikrowellengeeignete Form geben{2}, locker abdecken und auf höchster Stufe {3} in der Mikrowelle garen, {4}.
Oven-Crisped {0}
= {0:nom}, knusprig aus dem Ofen
{0} roasted until they crunch, for the hour before dinner.
= {0:nom}, knackig geröstet, für die Stunde vor dem Abendessen.
Heat the oven to 425°F / 220°C. Pat {0} very dry and toss with {1} on a sheet pan. Season with {2}.
= Ofen auf 220 °C vorheizen. {0} sehr trocken tupfen und auf einem Backblech mit {1:dat} mischen. Mit {2:dat} würzen.
Any water left on them turns to steam and keeps them soft.
= Jedes restliche Wasser wird zu Dampf und hält sie weich.
Roast for 25 minutes, shaking the pan twice, until crisp. {0} Cool for 5 minutes; they crisp up as they cool.
= 25 Minuten rösten, dabei das Blech zweimal rütteln, bis alles knusprig ist. {0} 5 Minuten abkühlen lassen; dabei wird alles noch knuspriger.
Toss with {0} while hot.
= Noch heiß mit {0:dat} mischen.
Roast for 25 minutes, shaking the pan twice, until crisp. Cool for 5 minutes; they crisp up as they cool.
= 25 Minuten rösten, dabei das Blech zweimal rütteln, bis alles knusprig ist. 5 Minuten abkühlen lassen; dabei wird alles noch knuspriger.
Skillet Flatbreads with {0}
= Fladenbrote aus der Pfanne mit {0:dat}
Soft flatbreads made from scratch, topped with {0}.
= Weiche, selbst gemachte Fladenbrote mit {0:dat}.
Stir {0} together in a bowl, add {1}, and knead for 5 minutes, until smooth. Cover and let rest for 10 minutes.
= {0} in einer Schüssel mischen, {1} zugeben und 5 Minuten glatt kneten. Zugedeckt 10 Minuten ruhen lassen.
If it sticks, add flour by the teaspoon; if it cracks, wet your hands.
= Klebt der Teig, teelöffelweise Mehl zugeben; reißt er, die Hände anfeuchten.
Divide the dough into {0} balls and roll each as thin as a coin. {1} until puffed and browned in spots.
= Teig in {0} Kugeln teilen und jede dünn wie eine Münze ausrollen. {1} bis die Fladen aufgehen und stellenweise bräunen.
Cook in batches in a dry skillet over medium-high heat for 12 minutes in all, turning each once,
= Portionsweise in einer trockenen Pfanne bei mittlerer bis starker Hitze insgesamt 12 Minuten backen, dabei jeden Fladen einmal wenden,
Top with {0} and eat warm.
= {0} daraufgeben und warm essen.
Scatter {0} over the hot flatbreads and {1}, until melted.
= {0} über die heißen Fladenbrote streuen und {1}, bis alles geschmolzen ist.
return to the skillet, cover, and cook for 1 minute over low heat
= zurück in der Pfanne zugedeckt 1 Minute bei schwacher Hitze garen
Cut into pieces and eat warm.
= In Stücke schneiden und warm essen.
Oven Flatbreads with {0}
= Fladenbrote aus dem Ofen mit {0:dat}
{0} Divide the dough into {1} balls and roll each as thin as a coin. {2} until puffed and browned in spots.
= {0} Teig in {1} Kugeln teilen und jede dünn wie eine Münze ausrollen. {2} bis die Fladen aufgehen und stellenweise bräunen.
Heat the oven to 475°F / 245°C with a sheet pan inside.
= Ofen mit einem Backblech darin auf 245 °C vorheizen.
Bake on the hot sheet pan for 8 minutes,
= Auf dem heißen Backblech 8 Minuten backen,
bake for 2 minutes more
= noch 2 Minuten backen
Grilled Flatbreads with {0}
= Gegrillte Fladenbrote mit {0:dat}
Heat the grill to high, about 475°F / 245°C.
= Grill auf starke Hitze (etwa 245 °C) vorheizen.
Grill for 5 minutes, turning once,
= 5 Minuten grillen, dabei einmal wenden,
close the lid and grill for 1 minute more
= bei geschlossenem Deckel noch 1 Minute grillen
Warm {0} Salad
= Warmer Salat mit {0:dat}
Hot {0} over cool {1}: half salad, half supper.
= {0:nom}, heiß auf {1?kühlem|kühler|kühlem|kühlen} {1:dat}: halb Salat, halb Abendessen.
Toss {0} with the rest of {1} and {2} in a wide bowl. {3}
= {0} mit dem Rest {1:des} und {2:dat} in einer weiten Schüssel mischen. {3}
Pile {0} on top while warm{1}. Serve before the leaves wilt.
= {0} warm daraufhäufen{1}. Servieren, bevor die Blätter zusammenfallen.
Pile {0} on top while warm. Serve before the leaves wilt.
= {0} warm daraufhäufen. Servieren, bevor die Blätter zusammenfallen.
Toss {0} with the rest of {1} and {2} in a wide bowl.
= {0} mit dem Rest {1:des} und {2:dat} in einer weiten Schüssel mischen.
Creamy {0} Salad
= Cremiger Salat mit {0:dat}
{0} bound with {1}{2}, ready in minutes.
= {0:nom}, mit {1:dat} gebunden{2}, in Minuten fertig.
␣and crisp with {0}
= ␣und mit {0:dat} schön knackig
Stir {0} in a bowl until smooth. Season with {1}.
= {0} in einer Schüssel glatt rühren. Mit {1:dat} würzen.
Fold in {0}, mashing lightly with a fork so that it holds together.
= {0} unterheben, dabei mit einer Gabel leicht zerdrücken, damit alles zusammenhält.
Let it stand in the fridge for a while if you have time; it gets better.
= Wenn Zeit ist, eine Weile im Kühlschrank ziehen lassen; es wird besser.
Serve with {0}.
= Mit {0:dat} servieren.
{0} bound with {1}, ready in minutes.
= {0:nom}, mit {1:dat} gebunden, in Minuten fertig.
Serve cold, by the spoonful.
= Kalt und löffelweise servieren.
Mash {0} in a bowl until smooth. Season with {1}.
= {0} in einer Schüssel glatt zerdrücken. Mit {1:dat} würzen.
thinly sliced
= in dünnen Scheiben
cut into rings
= in Ringen
sliced
= in Scheiben
drained
= abgetropft
halved, rinsed and sliced
= halbiert, gewaschen und in Scheiben
patted dry
= trocken getupft
finely chopped
= fein gehackt
minced
= sehr fein gehackt
peeled and deveined
= geschält und entdarmt
cut into thin strips
= in dünnen Streifen
rinsed
= abgespült
chopped
= gehackt
cubed
= gewürfelt
trimmed and cut in half
= geputzt und halbiert
halved
= halbiert
cut into bite-size pieces
= in mundgerechten Stücken
trimmed and cut into 2-inch pieces
= geputzt und in 5-cm-Stücken
outer leaves removed, very finely minced
= äußere Blätter entfernt, sehr fein gehackt
trimmed
= geputzt
cut into strips
= in Streifen
peeled
= geschält
seeded and minced
= entkernt und sehr fein gehackt
trimmed and sliced
= geputzt und in Scheiben
drained and sliced
= abgetropft und in Scheiben
trimmed and halved
= geputzt und halbiert
finely grated
= fein gerieben
patted dry and cubed
= trocken getupft und gewürfelt
peeled and cubed
= geschält und gewürfelt
cut into half-moons
= in Halbmonden
shelled
= ausgepalt
cut into small florets
= in kleinen Röschen
stemmed and chopped
= entstielt und gehackt
halved lengthwise
= längs halbiert
thawed and squeezed dry
= aufgetaut und ausgedrückt
cut into 1-inch pieces
= in 2,5-cm-Stücken
leaves stripped
= Blättchen abgezupft
snipped
= in Röllchen
drained and quartered
= abgetropft und geviertelt
shredded
= {0?gerieben|zerzupft|zerzupft|zerzupft}
torn into strips
= in Streifen gezupft
torn
= zerpflückt
drained and flaked
= abgetropft und zerpflückt
diced
= fein gewürfelt
stemmed and sliced
= entstielt und in Scheiben
juiced
= ausgepresst
cut into portions
= in Portionsstücken
cut into thin cutlets
= in dünnen Schnitzeln
peeled and cut into chunks
= geschält und in groben Stücken
cut into 1-inch rounds
= in 2,5 cm dicken Scheiben
cut into small dice
= in kleinen Würfeln
peeled and cut into small dice
= geschält und in kleinen Würfeln
crumbled
= zerbröckelt
softened
= weich
rinsed and picked over
= abgespült und verlesen
peeled and cut into small cubes
= geschält und in kleinen Würfeln
cut into 1/2-inch dice
= in 1-cm-Würfeln
peeled and cut into 1/2-inch dice
= geschält und in 1-cm-Würfeln
drained and rinsed
= abgetropft und abgespült
coarsely grated or finely chopped
= grob gerieben oder fein gehackt
trimmed and coarsely grated or finely chopped
= geputzt und grob gerieben oder fein gehackt
peeled and coarsely grated or finely chopped
= geschält und grob gerieben oder fein gehackt
peeled and finely chopped
= geschält und fein gehackt
drained and picked over
= abgetropft und verlesen
flaked
= zerpflückt
cut into 3/4-inch cubes
= in 2-cm-Würfeln
split
= aufgeschnitten
pitted and chopped
= entsteint und gehackt
trimmed and cut into short pieces
= geputzt und in kurzen Stücken
cut into thin strips across the grain
= quer zur Faser in dünnen Streifen
cleaned
= geputzt
pitted
= entsteint
cut into small pieces
= in kleinen Stücken
trimmed and cut into small pieces
= geputzt und in kleinen Stücken
peeled and cut into small pieces
= geschält und in kleinen Stücken
cut into small cubes
= in kleinen Würfeln
broken into pieces
= in Stücke gebrochen
cut into chunks
= in groben Stücken
cut into 1-inch cubes
= in 2,5-cm-Würfeln
left whole
= ganz gelassen
cut into wedges
= in Spalten
cut into 2-inch pieces
= in 5-cm-Stücken
cut into thick slices
= in dicken Scheiben
peeled and cut into thick slices
= geschält und in dicken Scheiben
peeled and sliced
= geschält und in Scheiben
peeled and thinly sliced
= geschält und in dünnen Scheiben
halved and hollowed out
= halbiert und ausgehöhlt
scrubbed and dried
= abgebürstet und getrocknet
peeled and cut into wedges
= geschält und in Spalten
peeled and cut into sticks
= geschält und in Stiften
peeled and cut into segments
= geschält und filetiert
cored and diced
= entkernt und fein gewürfelt
hulled and sliced
= entkelcht und in Scheiben
peeled and diced
= geschält und fein gewürfelt
cut for dipping
= zum Dippen zugeschnitten
peeled and cut for dipping
= geschält und zum Dippen zugeschnitten
pitted and sliced
= entsteint und in Scheiben
peeled and separated
= geschält und in Segmente geteilt
pitted and quartered
= entsteint und geviertelt
seeded and cubed
= entkernt und gewürfelt
quartered
= geviertelt
cored and halved
= entkernt und halbiert
pitted and halved
= entsteint und halbiert
drained and chopped
= abgetropft und gehackt
cored and thinly sliced
= entkernt und in dünnen Scheiben
pitted and thinly sliced
= entsteint und in dünnen Scheiben
left in large pieces
= in großen Stücken
cored and finely chopped
= entkernt und fein gehackt
, for cooking
= , zum Kochen
, for the cooking water
= , für das Kochwasser
Add {0} and simmer for {1}, {2}.
= {0} zugeben und {1} köcheln, {2}.
Add {0} and simmer for {1}.
= {0} zugeben und {1} köcheln.
Add {0} and simmer for another {1}, {2}.
= {0} zugeben und weitere {1} köcheln, {2}.
Add {0} and simmer for {1}, until tender.
= {0} zugeben und {1} köcheln, bis alles weich ist.
Pour in {0}{1} and bring to a boil. {2}
= {0} angießen{1} und aufkochen. {2}
Add {0} and simmer for another {1}.
= {0} zugeben und weitere {1} köcheln.
{0} Pour in {1}{2} and bring to a boil. {3}
= {0} {1} angießen{2} und aufkochen. {3}
Pour in {0}{1} and bring to a simmer. {2}
= {0} angießen{1} und zum Köcheln bringen. {2}
{0}{1} and bring to a simmer. {2}
= {0}{1} und zum Köcheln bringen. {2}
Set the pot to sauté. {0}
= Den Topf auf Anbraten stellen. {0}
Stir in the {0}. Pour in {1} and bring to a boil. {2}
= {0:acc} einrühren. {1} angießen und aufkochen. {2}
{0} Stir in the {1}. Pour in {2} and bring to a boil. {3}
= {0} {1:acc} einrühren. {2} angießen und aufkochen. {3}
Pour in {0}{1}{2} and bring to a simmer. {3}
= {0} angießen{1}{2} und zum Köcheln bringen. {3}
Pour in {0} and bring to a simmer. {1}
= {0} angießen und zum Köcheln bringen. {1}
Return {0} with {1} and simmer for {2}.
= {0} mit {1:dat} zurückgeben und {2} köcheln.
Return {0} and simmer for {1}.
= {0} zurückgeben und {1} köcheln.
Return {0} with {1} and simmer for {2}, {3}.
= {0} mit {1:dat} zurückgeben und {2} köcheln, {3}.
Return {0} with {1} and simmer for another {2}.
= {0} mit {1:dat} zurückgeben und weitere {2} köcheln.
Return {0} with {1} and simmer for another {2}, {3}.
= {0} mit {1:dat} zurückgeben und weitere {2} köcheln, {3}.
Return {0} and simmer for another {1}.
= {0} zurückgeben und weitere {1} köcheln.
Add {0} and simmer for another {1}, until tender.
= {0} zugeben und weitere {1} köcheln, bis alles weich ist.
hulled and thinly sliced
= entkelcht und in dünnen Scheiben
`;
