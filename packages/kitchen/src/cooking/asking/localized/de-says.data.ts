/** What the chef says in German: {names} are filled in. */
export const SAYS = {
  and: 'und',
  hour: 'Stunde',
  hours: 'Stunden',
  minute: 'Minute',
  minutes: 'Minuten',
  second: 'Sekunde',
  seconds: 'Sekunden',
  step: 'Schritt {step}: {text}',
  currentStep: 'Schritt {step} von {steps}: {text}',
  noSteps: 'Dieses Rezept hat keine Schritte.',
  lastStep: 'Das war der letzte Schritt. Guten Appetit!',
  atFirst: 'Du bist beim ersten Schritt.',
  noSuchStep: 'Schritt {step} gibt es nicht: Das Rezept hat {steps}.',
  stepsLeft: 'Schritt {step} von {steps}, danach bleiben noch {left}.',
  good: 'Gut.',
  letsCook: 'Los geht’s.',
  wait: 'Okay, ich warte. Sag „los geht’s“, wenn du so weit bist.',
  welcome: 'Gern. Frag mich jederzeit.',
  timerSet: 'Timer auf {time} gestellt.',
  timerWhat: 'Auf wie lange? Sag zum Beispiel „Timer auf zehn Minuten“.',
  noTimer: 'Es läuft kein Timer.',
  whichTimer: 'Welchen meinst du: {timers}?',
  timerLeft: '{label}: noch {time}.',
  canceled: 'Okay, Timer gestoppt.',
  paused: 'Okay, Timer angehalten.',
  resumed: 'Okay, der Timer läuft weiter.',
  restarted: 'Okay, der Timer läuft von vorn.',
  kept: 'Okay, es bleibt, wie es ist.',
  addWhat: 'Wie viel länger? Sag zum Beispiel „noch zwei Minuten“.',
  added: 'Okay, noch {time}.',
  help: 'Frag mich nach dem nächsten Schritt, wie viel, wie lange, wie heiß, was du stattdessen nehmen kannst oder woran du merkst, dass es fertig ist. Timer stelle ich auch.',
  unknown:
    'Das habe ich leider nicht verstanden. Frag mich zum Beispiel nach einer Zutat ({food}), „Wie lange dauert das?“ oder „Was kommt als Nächstes?“',
  unknownSafe:
    'Das kann ich dir nicht sicher sagen. Im Zweifel iss es nicht: Schau auf die Packung oder bei der Lebensmittelberatung nach, und frag bei Beschwerden einen Arzt oder den Giftnotruf.',
  // Emergencies.
  fire: 'Stell die Hitze ab. Leg einen Deckel oder eine zweite Pfanne darauf und lass ihn liegen. Niemals Wasser in brennendes Fett! Ist das Feuer nicht sofort aus: alle raus, Tür zu und 112 anrufen.',
  burn: 'Halte die Stelle 20 Minuten unter kühles, fließendes Wasser, nimm Ringe ab und decke sie dann locker ab. Kein Eis, keine Butter, kein Mehl. Ist sie groß, tief oder im Gesicht oder an den Händen, hol ärztliche Hilfe (112).',
  cut: 'Drück ein sauberes Tuch fest auf die Wunde und halte sie hoch. Ist sie tief oder blutet sie nach 10 Minuten noch, geh zum Arzt oder ruf 112. Lebensmittel mit Blut daran wirf weg.',
  choke:
    'Ruf 112. Wenn die Person nicht husten oder sprechen kann: 5 kräftige Schläge zwischen die Schulterblätter, dann 5 Druckstöße in den Oberbauch, und das im Wechsel, bis Hilfe kommt. Bei Babys statt des Bauchs auf die Mitte der Brust drücken.',
  reaction:
    'Das kann eine schwere allergische Reaktion sein. Ruf sofort 112 und benutze den Adrenalin-Pen, falls es einen gibt. Nichts mehr davon essen. Hinlegen mit hochgelegten Beinen, bei Atemnot sitzen, und nicht allein lassen.',
  poison:
    'Ruf sofort den Giftnotruf oder 112 an und halte die Packung bereit. Kein Erbrechen auslösen; Mund ausspülen und nur kleine Schlucke Wasser, wenn die Person wach ist.',
  gas: 'Nichts ein- oder ausschalten, nichts anzünden. Fenster auf, Gashahn zu, alle raus, und von draußen den Gasnotdienst oder 112 anrufen.',
  eye: 'Spül das offene Auge 15 Minuten mit lauwarmem, fließendem Wasser und reib nicht; Kontaktlinsen raus. Bei heißem Fett oder Reiniger im Auge, oder wenn es danach noch brennt, hol sofort ärztliche Hilfe (112).',
  faint:
    'Ruf sofort 112. Bei einem Stromschlag zuerst den Strom abschalten. Atmet die Person nicht, drück fest und schnell auf die Mitte der Brust, bis Hilfe kommt.',
  // Who eats.
  pregnancy:
    'In der Schwangerschaft muss alles durchgegart sein: keine rohen oder weichen Eier, kein rohes Fleisch oder roher Fisch, keine Rohwurst und kein kalter Räucherfisch, kein Rohmilchkäse, keine Leber, keine rohen Sprossen, kein Alkohol. Wo Eier weich bleiben, nimm pasteurisierte. Deine Ärztin oder Hebamme hat das letzte Wort.',
  lookAt: 'Achte hier auf: {foods}.',
  noHoney: 'Im ersten Lebensjahr kein Honig, auch nicht gekocht oder gebacken: Er kann Botulismus auslösen.',
  smallChild:
    'Für Babys und Kleinkinder: alles durchgegart und weich, fast kein Salz, keine ganzen Nüsse, Trauben und Kirschtomaten längs geviertelt, damit sich niemand verschluckt. Keine rohen oder weichen Eier, und kein Honig im ersten Lebensjahr.',
  noAlcoholChild: 'Nicht mit {foods}: Beim Kochen bleibt Alkohol zurück. Nimm Brühe oder Saft.',
  notHalal:
    'Nein, so nicht: Es enthält {foods}. Ob Fleisch entsprechend geschlachtet ist, steht nur auf der Packung.',
  maybeHalal:
    'Ich weiß von nichts darin, das dagegen spricht, kann mich aber nicht verbürgen: Prüfe die Packungen und woher das Fleisch kommt.',
  contains: 'Es enthält {allergens}.',
  containsBy: 'Es enthält {allergens} ({foods}). Für alle, die das meiden müssen, ist es so nicht geeignet.',
  mayContain: 'Es kann je nach Marke {allergens} enthalten. Prüfe die Packungen.',
  noneKnown:
    'Nach Rezept nicht: Keine Zutat darin enthält, soweit ich weiß, {allergens}. Prüfe trotzdem jede Packung.',
  noAllergens: 'Ich weiß von keinem der vierzehn Hauptallergene darin.',
  checkPacks: 'Prüfe zur Sicherheit die Packungen.',
  notAllKnown: 'Ich kenne nicht jede Zutat, prüfe also die Packungen.',
  isDiet: 'Ja, nach Rezept ist es {diet}.',
  notDiet: 'Nein, es ist nicht {diet}: Es enthält {foods}.',
  unsureDiet: 'Ich kann nicht sicher sagen, dass es {diet} ist.',
  foodIn: 'Es enthält {foods}: so nicht geeignet.',
  foodNotIn: '{food} steht nicht in diesem Rezept. Prüfe aber die Packungen, es kann in Fertigem stecken.',
  personNo: 'Nein, nicht für {name}: {why}',
  personOk: 'Ich weiß von nichts darin, das {name} meiden muss. Prüfe zur Sicherheit die Packungen.',
  personOpen: 'Im Profil von {name} steht nichts, was zu meiden ist.',
  personUnsure: 'Für {name} kann ich es nicht sagen: Ich kenne nicht jede Zutat. Prüfe die Packungen.',
  tableUnknown: 'Ich weiß nicht, wer mitisst und was zu meiden ist.',
  // What makes ill.
  poultryTemp: 'Geflügel ist ab 74 °C an der dicksten Stelle sicher. Die Farbe sagt nichts darüber.',
  groundTemp: 'Hackfleisch und Wurst sind ab 71 °C in der Mitte sicher, Geflügelhack ab 74 °C.',
  wholeTemp:
    'Ganze Stücke von Rind, Schwein, Kalb und Lamm sind ab 63 °C in der Mitte sicher, danach 3 Minuten ruhen lassen.',
  fishTemp:
    'Fisch und Garnelen sind ab 63 °C sicher: Sie sind dann undurchsichtig, und Fisch lässt sich mit der Gabel zerteilen.',
  eggTemp: 'Eier sind sicher, wenn Eiweiß und Eigelb fest sind, ab 71 °C.',
  notYet: 'Noch nicht: Gare es weiter und trau dem Thermometer mehr als der Farbe.',
  tooCold: 'Nein, {degrees} °C reichen noch nicht.',
  warmEnough: '{degrees} °C sind genug.',
  allTemps: 'Geflügel ist ab 74 °C sicher, Hackfleisch ab 71 °C, anderes Fleisch und Fisch ab 63 °C.',
  leftOutLong:
    'Wirf es weg: Verderbliches ist bei Zimmertemperatur höchstens 2 Stunden sicher, und noch einmal kochen macht es nicht wieder gut.',
  leftOut:
    'Verderbliches ist bei Zimmertemperatur höchstens 2 Stunden sicher, bei großer Hitze 1 Stunde. Danach wirf es weg: Noch einmal kochen macht es nicht wieder gut.',
  rice: 'Gekochter Reis gehört innerhalb einer Stunde in den Kühlschrank und hält dort 3 Tage. Wärme ihn nur einmal auf, bis er überall dampft (74 °C). Was länger draußen stand, wirf weg.',
  thaw: 'Nein, nicht bei Zimmertemperatur: Taue es im Kühlschrank auf, in kaltem Wasser, das du alle 30 Minuten wechselst, oder in der Mikrowelle, wenn du es gleich garst.',
  refreeze:
    'Was im Kühlschrank aufgetaut ist, darf wieder eingefroren werden, verliert aber Saft. Was in Wasser oder in der Mikrowelle getaut ist, muss erst gegart werden. Was länger als 2 Stunden warm lag, wirf weg.',
  fromFrozen:
    'Ja, im Ofen oder im Topf, etwa anderthalbmal so lange und bis es innen heiß genug ist. Für die Pfanne taue es besser vorher im Kühlschrank auf, und gib es nie gefroren in den Slow Cooker.',
  wash: 'Nein, wasch rohes Fleisch nicht: Das verteilt Keime in der Küche und entfernt keine. Durchgaren genügt.',
  mold: 'Wirf es weg: Schimmel reicht tiefer, als man sieht, wegschneiden reicht nicht. Nur bei Hartkäse und festem Gemüse darfst du 2,5 cm rundherum wegschneiden.',
  smell:
    'Wenn es falsch riecht, aussieht oder sich schmierig anfühlt, wirf es weg, egal was das Datum sagt. Kochen macht Verdorbenes nicht sicher.',
  expired:
    'Nach dem Verbrauchsdatum („zu verbrauchen bis“) wirf es weg, vor allem Fleisch und Fisch. Das Mindesthaltbarkeitsdatum ist keine Grenze: Schau, riech und probier, und wirf es weg, wenn etwas nicht stimmt.',
  can: 'Wirf sie weg und koste nicht: Ist die Dose gewölbt, undicht, tief eingedellt oder an der Naht verbeult, kann Botulismus darin sein. Nur eine kleine, glatte Delle in der Seite ist harmlos.',
  rawBeans:
    'Nein: Rohe Bohnen sind giftig. Weiche getrocknete Kidneybohnen 5 Stunden ein, gieß das Wasser weg und koch sie in frischem mindestens 10 Minuten sprudelnd, erst dann in den Slow Cooker. Der allein wird nicht heiß genug. Solche aus der Dose sind schon gekocht.',
  greenPotato:
    'Grüne Stellen und Keime sind giftig, und Kochen ändert das nicht: Schneide sie großzügig weg und schäle den Rest. Ist die Kartoffel ganz grün, weich oder bitter, wirf sie weg.',
  rawDough: 'Nein, iss keinen rohen Teig: Rohes Mehl und rohe Eier können Keime enthalten.',
  rawEgg:
    'Rohe oder weiche Eier können Salmonellen enthalten. Für Kinder, Ältere, Schwangere und Kranke nimm pasteurisierte oder gare sie, bis Eiweiß und Eigelb fest sind.',
  rawFish:
    'Nur Fisch, der zum Rohessen verkauft wird und eine Woche bei −20 °C durchgefroren war. Alles andere bis 63 °C garen. Roh nie für kleine Kinder, Schwangere, Ältere oder Kranke.',
  rawMeat:
    'Roh nur ganz frisch, dafür verkauft und am selben Tag gegessen, und nie für Kinder, Schwangere, Ältere oder Kranke. Sonst gare Hackfleisch bis 71 °C.',
  shutShells:
    'Wirf weg, was nach dem Kochen zu bleibt, und öffne es nicht mit Gewalt. Vor dem Kochen wirf weg, was offen ist und sich beim Antippen nicht schließt, oder was eine kaputte Schale hat.',
  marinade:
    'Eine Marinade, in der rohes Fleisch lag, muss erst eine Minute kochen, bevor sie zur Soße wird. Besser: vorher etwas beiseitestellen.',
  board:
    'Erst mit heißem Wasser und Spülmittel waschen oder ein sauberes nehmen. Was roh gegessen wird, und Gegartes, darf nichts berühren, worauf rohes Fleisch lag.',
  floor:
    'Keine Fünf-Sekunden-Regel: Keime haften sofort. Rohes wasch oder schneide ab und gare es ganz durch; was nicht mehr gegart wird, wirf weg.',
  wild: 'Nur, wenn jemand mit Fachwissen jedes einzelne Stück bestimmt hat: Tödliche Arten sehen guten ähnlich, und Kochen hilft nicht. Im Zweifel wirf es weg, und ruf den Giftnotruf an, wenn schon jemand davon gegessen hat.',
  crackedEgg:
    'Ein Ei, das schon in der Packung gesprungen war, wirf weg. Eines, das dir gerade gesprungen ist, kannst du nehmen, wenn du es gleich ganz durchgarst.',
  garlicOil:
    'Knoblauch in Öl hält höchstens 4 Tage, und nur im Kühlschrank: Bei Zimmertemperatur kann darin Botulismus entstehen, den man weder sieht noch riecht.',
  powerCut:
    'Ein geschlossener Kühlschrank bleibt ohne Strom etwa 4 Stunden kalt, ein voller Gefrierschrank 48. Was länger als 2 Stunden wärmer als 5 °C war, wirf weg. Was noch Eis hat, darf wieder gefrieren.',
  twice:
    'Nein: Wärme Reste nur einmal auf, bis sie überall dampfen (74 °C). Nimm nur, was du isst, und wirf den Rest dann weg.',
  tooOld:
    'Nein: Gegartes hält 3 bis 4 Tage im Kühlschrank bei höchstens 5 °C, rohes Geflügel, Hackfleisch und Fisch nur 1 bis 2. Wirf weg, was älter ist.',
  ate: 'Iss nichts mehr davon. Meist passiert nichts; trink genug. Bei Blut, hohem Fieber, starken Krämpfen oder anhaltendem Erbrechen geh zum Arzt, mit einem kleinen Kind, schwanger, alt oder krank gleich.',
  pet: 'Besser nicht: Zwiebeln, Knoblauch, Schokolade, Trauben, Rosinen, Xylit, Alkohol und gegarte Knochen sind für Hunde und Katzen gefährlich. Hat ein Tier davon gefressen, ruf gleich in einer Tierarztpraxis an.',
  bitter:
    'Spuck es aus und wirf alles weg: Bittere Zucchini, Kürbisse und Gurken enthalten Giftstoffe, die Kochen nicht zerstört. Bei Übelkeit ruf den Giftnotruf an.',
  hands:
    'Wasch nach rohem Fleisch, Geflügel oder Fisch Hände, Messer und Brett 20 Sekunden mit heißem Wasser und Seife.',
  // The dish.
  lineFor: 'Für {servings} Portionen: {lines}.',
  line: '{lines}.',
  notInRecipe: 'Nein, {food} steht nicht in diesem Rezept.',
  yesIn: 'Ja: {lines}.',
  servings: 'Das Rezept ist für {servings} Portionen.',
  scaled:
    'Nimm einen größeren Topf, wenn es mehr wird, und richte dich nach der Garprobe statt nach der Uhr.',
  stepNeeds: 'Für Schritt {step}: {lines}.',
  stepNothing: 'Für diesen Schritt brauchst du nichts Neues.',
  takes: 'Das dauert {time}.',
  takesTotal: 'Insgesamt etwa {time}, davon {prep} Vorbereitung.',
  takesAbout: 'Insgesamt etwa {time}.',
  noTime: 'Dafür nennt das Rezept keine Zeit.',
  ovenAt: 'Stell ihn auf {degrees} °C.',
  ovenFan:
    'Mit Umluft 20 °C weniger, also {fan} °C statt {degrees} °C. Die Zeit bleibt etwa gleich, schau aber fünf Minuten früher nach.',
  measure: '{from} sind etwa {to}.',
  measureOf: '{from} {food} sind etwa {to}.',
  weighs: 'Ein Stück ({food}) wiegt etwa {grams} g.',
  celsius: '{fahrenheit} °F sind etwa {celsius} °C.',
  fahrenheit: '{celsius} °C sind etwa {fahrenheit} °F.',
  takesNamed: '{label}: {time}.',
  noOven: 'Das Rezept nennt keine Temperatur.',
  heat: 'Bei {heat} Hitze.',
  noHeat: 'Dafür nennt das Rezept keine Hitze.',
  'heat-high': 'starker',
  'heat-medium-high': 'mittlerer bis starker',
  'heat-medium': 'mittlerer',
  'heat-medium-low': 'schwacher bis mittlerer',
  'heat-low': 'schwacher',
  'heat-off': 'ausgeschalteter',
  rightWhen: 'Richtig ist es so: {sign}',
  recipeSays: 'Im Rezept steht: „{text}“',
  noSign: 'Das Rezept nennt hier kein Zeichen. Probier ein Stück oder schneide es auf.',
  pastaDone:
    'Al dente heißt mit Biss: Schneid eine Nudel durch, in der Mitte ist noch ein weißer Punkt. Probier zwei Minuten vor der Zeit auf der Packung.',
  vegDone: 'Stich mit einer Messerspitze hinein: Sie muss ohne Widerstand hineingleiten.',
  restMeat: 'Große Fleischstücke werden saftiger, wenn sie 5 bis 10 Minuten zugedeckt ruhen.',
  noRest: 'Das Rezept nennt keine Ruhezeit.',
  swapWhat: 'Statt was? Nenn mir die Zutat.',
  swaps: 'Statt „{food}“ geht: {others}.',
  sameAmount: '{food} in gleicher Menge',
  partAmount: '{food}, etwa {percent} % der Menge',
  swapOk: 'Ja, statt „{food}“ geht {other}{amount}.',
  inPercent: ', etwa {percent} % der Menge',
  swapUnsure: 'Ob statt „{food}“ auch {other} gut geht, weiß ich nicht.',
  swapNobody: '{other} passt hier nicht: Jemand am Tisch muss es meiden.',
  noSwap: 'Für „{food}“ kenne ich keinen guten Ersatz.',
  checkLabel: 'Prüfe das Etikett, wenn jemand etwas meiden muss.',
  swapTable: 'Ich sehe gerade nicht, wer mitisst: Prüfe, ob es jemand meiden muss.',
  adaptDiet: 'Damit es {diet} wird: {changes}.',
  change: '{other} statt {food}',
  without: 'ohne {food}',
  canLeave: 'Ja, {food} kannst du weglassen; es schmeckt dann etwas anders.',
  cannotLeave: 'Besser nicht: {food} ist hier wichtig. Frag mich, was du stattdessen nehmen kannst.',
  tools: 'Du brauchst: {tools}.',
  noTools: 'Das Rezept nennt keine besonderen Geräte.',
  freeze:
    'Ja, das lässt sich einfrieren. Schnell abkühlen, luftdicht in Portionen einfrieren, innerhalb von 2 bis 3 Monaten essen und im Kühlschrank auftauen.',
  freezeBut:
    'Einfrieren geht, aber Rahm, Eierspeisen, Kartoffeln und Salat leiden darin. Schnell abkühlen, luftdicht verpacken und innerhalb von 2 bis 3 Monaten essen.',
  keeps:
    'Im Kühlschrank bei höchstens 5 °C 3 bis 4 Tage. Stell es innerhalb von 2 Stunden hinein, in flachen Behältern.',
  keepsRaw:
    'Roh halten Geflügel, Hackfleisch und Fisch im Kühlschrank 1 bis 2 Tage, ganze Fleischstücke 3 bis 4, sofern das Verbrauchsdatum nicht früher liegt.',
  keepsTin: 'In einer Dose etwa {days} Tage bei Zimmertemperatur, eingefroren 2 bis 3 Monate.',
  ahead:
    'Gemüse und Soßen kannst du am Vortag vorbereiten und zugedeckt in den Kühlschrank stellen. Gegart hält es dort 3 bis 4 Tage. Was knusprig oder frisch sein soll, mach erst kurz vor dem Essen.',
  reheat:
    'Zugedeckt mit einem Schuss Wasser langsam erwärmen, Knuspriges im Ofen bei 175 °C, bis alles dampft (74 °C). Nur einmal aufwärmen.',
  salty:
    'Verdünn es mit ungesalzener Brühe, Wasser, Sahne oder Tomaten, oder gib eine Kartoffel oder mehr von allem anderen dazu. Etwas Säure oder eine Prise Zucker lenkt ab.',
  thin: 'Lass es offen einkochen. Oder rühr 1 TL Speisestärke mit 1 EL kaltem Wasser glatt, rühr sie ein und koch es eine Minute auf.',
  thick: 'Rühr löffelweise heißes Wasser, Brühe oder Kochwasser ein, bis es passt.',
  burnt:
    'Nimm es sofort vom Herd und füll um, ohne am Boden zu kratzen. Schmeckt es verbrannt, rettet es nichts mehr; sonst gare es bei kleinerer Hitze mit etwas Flüssigkeit weiter.',
  split:
    'Sofort vom Herd. Rühr einen Löffel kaltes Wasser, Sahne oder Kochwasser kräftig ein; hilft das nicht, püriere es glatt oder streich es durch ein Sieb.',
  bland:
    'Zuerst eine Prise Salz, dann etwas Säure wie Zitrone oder Essig. Danach helfen Pfeffer, Kräuter oder ein Stück Butter.',
  tooSpicy:
    'Rühr Sahne, Joghurt oder Kokosmilch ein, dazu etwas Zucker und Säure, oder koch mehr von allem anderen mit.',
  tooSour:
    'Eine Prise Zucker oder Honig, etwas Fett wie Sahne oder Butter, oder eine Messerspitze Natron gleicht die Säure aus.',
  tooSweet: 'Gib Zitronensaft oder Essig und eine Prise Salz dazu, oder verdünn es mit Ungesüßtem.',
  isSpicy: 'Scharf machen es: {lines}. Nimm die Hälfte, wenn du es mild magst.',
  notSpicy: 'Nichts darin ist scharf.',
  calories: 'Eine Portion hat etwa {kcal} kcal.',
  macros: 'Eine Portion hat etwa {kcal} kcal, {protein} g Eiweiß, {carbs} g Kohlenhydrate und {fat} g Fett.',
  noCalories: 'Die Kalorien kann ich nicht ausrechnen: Ich kenne nicht genug Zutaten.',
} as const;
