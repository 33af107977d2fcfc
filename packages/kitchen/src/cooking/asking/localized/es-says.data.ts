import type { SAYS as GERMAN } from './de-says.data.ts';

/** What the chef says in Spanish: {names} are filled in. */
export const SAYS: Readonly<Record<keyof typeof GERMAN, string>> = {
  and: 'y',
  hour: 'hora',
  hours: 'horas',
  minute: 'minuto',
  minutes: 'minutos',
  second: 'segundo',
  seconds: 'segundos',
  step: 'Paso {step}: {text}',
  currentStep: 'Paso {step} de {steps}: {text}',
  noSteps: 'Esta receta no tiene pasos.',
  lastStep: 'Ese era el último paso. ¡Buen provecho!',
  atFirst: 'Estás en el primer paso.',
  noSuchStep: 'No hay paso {step}: la receta tiene {steps}.',
  stepsLeft: 'Paso {step} de {steps}; después quedan {left}.',
  good: 'Bien.',
  letsCook: 'Vamos allá.',
  wait: 'Vale, espero. Di «empezamos» cuando quieras.',
  welcome: 'De nada. Pregúntame cuando quieras.',
  timerSet: 'Temporizador puesto: {time}.',
  timerWhat: '¿Para cuánto tiempo? Di por ejemplo «temporizador de diez minutos».',
  noTimer: 'No hay ningún temporizador en marcha.',
  whichTimer: '¿Cuál: {timers}?',
  timerLeft: '{label}: quedan {time}.',
  canceled: 'Vale, temporizador parado.',
  paused: 'Vale, temporizador en pausa.',
  resumed: 'Vale, el temporizador sigue.',
  restarted: 'Vale, el temporizador empieza de cero.',
  kept: 'Vale, lo dejo como está.',
  addWhat: '¿Cuánto más? Di por ejemplo «dos minutos más».',
  added: 'Vale, quedan {time}.',
  help: 'Pregúntame por el siguiente paso, cuánto, cuánto tiempo, a qué temperatura, qué usar en su lugar o cómo saber si está hecho. También pongo temporizadores.',
  unknown:
    'Perdona, no te he entendido. Pregunta por ejemplo por la cantidad de {food}, «¿Cuánto tarda?» o «¿Qué sigue?»',
  unknownSafe:
    'No te lo puedo decir con seguridad. En caso de duda, no lo comas: mira el envase o una fuente oficial, y si hay síntomas llama al médico o a Información Toxicológica.',
  fire: 'Apaga el fuego. Pon encima una tapa u otra sartén y no la muevas. ¡Nunca agua sobre aceite ardiendo! Si no se apaga enseguida: todos fuera, puerta cerrada y llama al 112.',
  burn: 'Ponlo 20 minutos bajo agua fresca corriente, quita los anillos y cúbrelo sin apretar. Ni hielo ni mantequilla. Si es grande, profunda, en la cara o en las manos, pide ayuda médica (112).',
  cut: 'Aprieta fuerte con un paño limpio y mantenla en alto. Si es profunda o sigue sangrando a los 10 minutos, ve al médico o llama al 112. Tira la comida con sangre.',
  choke:
    'Llama al 112. Si no puede toser ni hablar: 5 golpes fuertes entre los omóplatos y luego 5 compresiones abdominales, alternando hasta que llegue ayuda. A un bebé, presiona en el centro del pecho, no en la barriga.',
  reaction:
    'Puede ser una reacción alérgica grave. Llama ya al 112 y usa el autoinyector de adrenalina si hay. Que no coma más. Túmbala con las piernas en alto, o sentada si respira mal, y no la dejes sola.',
  poison:
    'Llama ya a Información Toxicológica o al 112 con el envase a mano. No provoques el vómito; que se enjuague la boca y solo pequeños sorbos de agua si está consciente.',
  gas: 'No enciendas ni apagues nada, ni llamas. Abre las ventanas, cierra el gas, salid todos y llama desde fuera a urgencias del gas o al 112.',
  eye: 'Lava el ojo abierto 15 minutos con agua tibia corriente, sin frotar y sin lentillas. Si es aceite hirviendo o un limpiador, o sigue doliendo, pide ayuda médica ya (112).',
  faint:
    'Llama ya al 112. Si es una descarga, corta antes la luz. Si no respira, presiona fuerte y rápido el centro del pecho hasta que llegue ayuda.',
  pregnancy:
    'En el embarazo todo debe estar bien cocinado: nada de huevos crudos o poco hechos, carne o pescado crudos, embutido crudo, pescado ahumado frío, quesos de leche cruda, hígado, brotes crudos ni alcohol. Donde el huevo quede blando, usa huevo pasteurizado. Tu matrona o tu médico tienen la última palabra.',
  lookAt: 'Aquí cuidado con: {foods}.',
  noHoney: 'Nada de miel antes del año, ni cocinada: puede causar botulismo.',
  smallChild:
    'Para un bebé o niño pequeño: todo bien cocinado y blando, casi sin sal, sin frutos secos enteros, uvas y tomates cherry cortados en cuartos a lo largo para que no se atragante. Nada de huevo crudo o poco hecho, y nada de miel antes del año.',
  noAlcoholChild: 'No con {foods}: al cocinar queda alcohol. Usa caldo o zumo.',
  notHalal: 'No, así no: lleva {foods}. Y solo el envase dice cómo se sacrificó la carne.',
  maybeHalal:
    'No veo nada que lo impida, pero no puedo garantizarlo: mira los envases y el origen de la carne.',
  contains: 'Contiene {allergens}.',
  containsBy: 'Contiene {allergens} ({foods}): no es apto para quien tenga que evitarlo.',
  mayContain: 'Según la marca puede contener {allergens}. Mira los envases.',
  noneKnown: 'No conozco ningún ingrediente con {allergens} en la receta. Mira igualmente cada envase.',
  noAllergens: 'No conozco ninguno de los catorce alérgenos principales en ella.',
  checkPacks: 'Mira los envases para estar seguro.',
  notAllKnown: 'No conozco todos los ingredientes, así que mira los envases.',
  isDiet: 'Sí, según la receta es {diet}.',
  notDiet: 'No, no es {diet}: lleva {foods}.',
  unsureDiet: 'No puedo decir con seguridad que sea {diet}.',
  foodIn: 'Lleva {foods}: no es apto.',
  foodNotIn:
    'La receta no lleva {food}. Mira igualmente los envases: puede haber en los productos preparados.',
  personNo: 'No, para {name} no. {why}',
  personOk: 'No veo nada que {name} deba evitar. Mira los envases para estar seguro.',
  personOpen: 'En el perfil de {name} no hay nada que evitar.',
  personUnsure: 'De {name} no puedo decirlo: no conozco todos los ingredientes. Mira los envases.',
  tableUnknown: 'No sé quién come ni qué debe evitar.',
  poultryTemp: 'Las aves son seguras a partir de 74 °C en la parte más gruesa. El color no lo dice.',
  groundTemp:
    'La carne picada y las salchichas son seguras a partir de 71 °C en el centro; las de ave, a 74 °C.',
  wholeTemp:
    'Las piezas enteras de ternera, cerdo y cordero son seguras a partir de 63 °C en el centro, y luego 3 minutos de reposo.',
  fishTemp:
    'El pescado y las gambas son seguros a partir de 63 °C: la carne está opaca y el pescado se separa con el tenedor.',
  eggTemp: 'Los huevos son seguros cuando clara y yema están cuajadas, a partir de 71 °C.',
  notYet: 'Todavía no: sigue cocinándolo y fíate del termómetro, no del color.',
  tooCold: 'No, {degrees} °C no bastan.',
  warmEnough: '{degrees} °C bastan.',
  allTemps: 'Las aves son seguras a 74 °C, la carne picada a 71 °C, las demás carnes y el pescado a 63 °C.',
  leftOutLong:
    'Tíralo: lo perecedero aguanta 2 horas a temperatura ambiente, y volver a cocinarlo no lo hace seguro.',
  leftOut:
    'Lo perecedero aguanta 2 horas a temperatura ambiente, 1 hora con mucho calor. Después, tíralo: volver a cocinarlo no lo hace seguro.',
  rice: 'El arroz cocido va a la nevera antes de una hora y aguanta allí 3 días. Recaliéntalo una sola vez, hasta que humee entero (74 °C). Si estuvo fuera más tiempo, tíralo.',
  thaw: 'No, a temperatura ambiente no: descongela en la nevera, en agua fría cambiada cada 30 minutos, o en el microondas si lo cocinas enseguida.',
  refreeze:
    'Lo descongelado en la nevera se puede volver a congelar, aunque pierde jugo. Lo descongelado en agua o microondas debe ser antes cocinado. Lo que estuvo más de 2 horas fuera, tíralo.',
  fromFrozen:
    'Sí, en el horno o en la olla, una vez y media más de tiempo y hasta la temperatura interior segura; nunca en olla lenta.',
  wash: 'No, no laves la carne cruda: esparce los gérmenes y no quita ninguno. Cocinarla bien basta.',
  mold: 'Tíralo: el moho llega más hondo de lo que se ve, quitarlo no basta. Solo en queso duro o verdura firme puedes cortar 2,5 cm alrededor.',
  smell:
    'Si huele, se ve o se nota raro al tacto, tíralo, diga lo que diga la fecha. Cocinar no arregla lo estropeado.',
  expired:
    'Pasada la fecha de caducidad, tíralo, sobre todo carne y pescado. El consumo preferente no es un límite: mira, huele, prueba, y tíralo si algo va mal.',
  can: 'Tírala sin probarla: una lata hinchada, que gotea, con una abolladura profunda o en la costura puede tener botulismo. Solo un golpe pequeño y liso en el lado es inofensivo.',
  rawBeans:
    'No: las alubias rojas crudas son tóxicas. Ponlas 5 horas en remojo, tira el agua y hiérvelas a borbotones al menos 10 minutos en agua limpia antes de la olla lenta, que no calienta bastante. Las de bote ya están cocidas.',
  greenPotato:
    'Las partes verdes y los brotes son tóxicos, y cocinarlas no lo cambia: córtalos con margen y pela el resto. Si está toda verde, blanda o amarga, tírala.',
  rawDough: 'No, no comas masa cruda: la harina y el huevo crudos pueden llevar gérmenes.',
  rawEgg:
    'Los huevos crudos o poco hechos pueden llevar salmonela. Para niños, mayores, embarazadas y enfermos usa huevo pasteurizado o cuájalos del todo.',
  rawFish:
    'Solo pescado vendido para comer crudo y congelado una semana a −20 °C (por el anisakis). El resto se cocina a 63 °C. Crudo nunca para niños pequeños, embarazadas, mayores o enfermos.',
  rawMeat:
    'Cruda solo muy fresca, vendida para ello y comida el mismo día, nunca para niños, embarazadas, mayores o enfermos. Si no, cocina la carne picada a 71 °C.',
  shutShells:
    'Tira los que sigan cerrados después de cocer, sin forzarlos. Antes de cocer, tira los abiertos que no se cierren al golpearlos y los de concha rota.',
  marinade:
    'Un adobo que ha tocado carne cruda debe hervir un minuto antes de ser salsa. Mejor: aparta un poco antes.',
  board:
    'Lávalo antes con agua caliente y jabón, o coge otro limpio. Lo que se come crudo y lo ya cocinado no debe tocar lo que tocó carne cruda.',
  floor:
    'No hay regla de los cinco segundos: los gérmenes se pegan al momento. Lo crudo, límpialo y cocínalo bien; lo que ya no se cocina, tíralo.',
  wild: 'Solo si un experto ha identificado cada una: las hay mortales que parecen buenas, y cocinarlas no ayuda. En la duda, tíralas, y llama a Información Toxicológica si alguien ya ha comido.',
  crackedEgg:
    'Un huevo que ya venía rajado, tíralo. El que se te acaba de rajar vale si lo cocinas del todo enseguida.',
  garlicOil:
    'El ajo en aceite aguanta 4 días como mucho, y solo en la nevera: a temperatura ambiente puede aparecer botulismo, que no se ve ni se huele.',
  powerCut:
    'Sin luz, una nevera cerrada aguanta 4 horas, un congelador lleno 48. Lo que pasó más de 2 horas por encima de 5 °C, tíralo. Lo que aún tiene hielo se puede volver a congelar.',
  twice:
    'No: recalienta las sobras una sola vez, hasta que humeen enteras (74 °C). Saca solo lo que vayas a comer.',
  tooOld:
    'No: lo cocinado aguanta 3 o 4 días en la nevera a 5 °C como máximo; las aves, la carne picada y el pescado crudos, 1 o 2. Si es más viejo, tíralo.',
  ate: 'No comas más. Casi siempre no pasa nada; bebe bastante. Si hay sangre, fiebre alta, calambres fuertes o vómitos que no paran, ve al médico; enseguida si es un niño pequeño, embarazada, mayor o enfermo.',
  pet: 'Mejor no: cebolla, ajo, chocolate, uvas, pasas, xilitol, alcohol y huesos cocidos son peligrosos para perros y gatos. Si ha comido, llama ya al veterinario.',
  bitter:
    'Escúpelo y tíralo todo: un calabacín, calabaza o pepino amargo tiene toxinas que no se van al cocinar. Si hay náuseas, llama a Información Toxicológica.',
  hands:
    'Después de tocar carne, ave o pescado crudos, lava manos, cuchillo y tabla 20 segundos con agua caliente y jabón.',
  lineFor: 'Para {servings} raciones: {lines}.',
  line: '{lines}.',
  notInRecipe: 'No, esta receta no lleva {food}.',
  yesIn: 'Sí: {lines}.',
  servings: 'La receta es para {servings} raciones.',
  scaled: 'Si es más, usa una olla mayor y guíate por el punto, no por el reloj.',
  stepNeeds: 'Para el paso {step}: {lines}.',
  stepNothing: 'Para este paso no hace falta nada nuevo.',
  takes: 'Tarda {time}.',
  takesTotal: 'En total, más o menos {time}; de ese tiempo, {prep} de preparación.',
  takesAbout: 'En total, más o menos {time}.',
  noTime: 'La receta no da un tiempo para eso.',
  ovenAt: 'Ponlo a {degrees} °C.',
  ovenFan: 'Con ventilador, 20 °C menos: {fan} °C en vez de {degrees} °C, y mira un poco antes.',
  measure: '{from} son aproximadamente {to}.',
  measureOf: '{from} de {food} son aproximadamente {to}.',
  weighs: 'Una pieza ({food}) pesa aproximadamente {grams} g.',
  celsius: '{fahrenheit} °F son aproximadamente {celsius} °C.',
  fahrenheit: '{celsius} °C son aproximadamente {fahrenheit} °F.',
  takesNamed: '{label}: {time}.',
  noOven: 'La receta no da temperatura.',
  heat: 'A fuego {heat}.',
  noHeat: 'La receta no dice a qué fuego.',
  'heat-high': 'fuerte',
  'heat-medium-high': 'medio-fuerte',
  'heat-medium': 'medio',
  'heat-medium-low': 'medio-suave',
  'heat-low': 'suave',
  'heat-off': 'apagado',
  rightWhen: 'Está bien cuando: {sign}',
  recipeSays: 'La receta dice: «{text}»',
  noSign: 'La receta no da ninguna señal aquí. Prueba o corta un trozo.',
  pastaDone:
    'Al dente es firme al morder: corta una y verás un punto blanco en el centro. Prueba dos minutos antes de lo que dice el paquete.',
  vegDone: 'Pínchala con la punta de un cuchillo: debe entrar sin resistencia.',
  restMeat: 'Las piezas grandes de carne quedan más jugosas si reposan de 5 a 10 minutos tapadas.',
  noRest: 'La receta no indica reposo.',
  swapWhat: '¿En lugar de qué? Dime el ingrediente.',
  swaps: 'En lugar de {food}: {others}.',
  sameAmount: '{food}, la misma cantidad',
  partAmount: '{food}, un {percent} % de la cantidad',
  swapOk: 'Sí, {other} en lugar de {food} va bien{amount}.',
  inPercent: ', un {percent} % de la cantidad',
  swapUnsure: 'No sé seguro si {other} va bien en lugar de {food}.',
  swapNobody: '{other} no: alguien en la mesa debe evitarlo.',
  noSwap: 'No conozco un buen sustituto de {food}.',
  checkLabel: 'Mira la etiqueta si alguien debe evitar algo.',
  swapTable: 'Ahora no veo quién come: comprueba que nadie deba evitarlo.',
  adaptDiet: 'Para que sea {diet}: {changes}.',
  change: '{other} en lugar de {food}',
  without: 'sin {food}',
  canLeave: 'Sí, puedes prescindir de {food}; cambia un poco el sabor.',
  cannotLeave: 'Mejor no prescindas de {food}: aquí es importante. Pregúntame qué usar en su lugar.',
  tools: 'Necesitas: {tools}.',
  noTools: 'La receta no pide utensilios especiales.',
  freeze:
    'Sí, se puede congelar. Enfría rápido, congela en raciones bien cerradas, cómelo en 2 o 3 meses y descongela en la nevera.',
  freezeBut:
    'Se puede congelar, pero la nata, las patatas y la lechuga lo llevan mal. Enfría rápido, cierra bien y cómelo en 2 o 3 meses.',
  keeps: 'De 3 a 4 días en la nevera a 5 °C como máximo. Guárdalo antes de 2 horas, en recipientes bajos.',
  keepsRaw:
    'Crudos, las aves, la carne picada y el pescado aguantan 1 o 2 días en la nevera, las piezas enteras 3 o 4, salvo que caduquen antes.',
  keepsTin: 'Unos {days} días en una lata a temperatura ambiente, 2 o 3 meses en el congelador.',
  ahead:
    'Verduras y salsas puedes prepararlas el día antes y taparlas en la nevera. Ya cocinado aguanta allí de 3 a 4 días. Lo crujiente o fresco, justo antes de servir.',
  reheat:
    'Tapado, despacio y con un chorrito de agua; lo crujiente en el horno a 175 °C, hasta que esté humeante entero (74 °C). Una sola vez.',
  salty:
    'Alarga con caldo sin sal, agua, nata o tomate para diluir, o añade una patata o más de todo lo demás. Un poco de ácido o una pizca de azúcar ayuda.',
  thin: 'Déjalo reducir destapado. O disuelve 1 cdta de maicena en 1 cda de agua fría, añádela y hierve un minuto.',
  thick: 'Añade agua caliente, caldo o agua de cocción a cucharadas.',
  burnt:
    'Retíralo del fuego y pásalo a otra olla sin rascar el fondo. Si sabe a quemado no tiene arreglo; si no, sigue a fuego más suave con algo de líquido.',
  split:
    'Fuera del fuego enseguida. Bate con una cucharada de agua fría, nata o agua de cocción; si no, tritura o cuela hasta que quede liso.',
  bland:
    'Primero una pizca de sal, luego algo ácido como limón o vinagre. Después pimienta, hierbas o un poco de mantequilla.',
  tooSpicy: 'Añade nata, yogur o leche de coco, algo de azúcar y ácido, o más de todo lo demás.',
  tooSour: 'Una pizca de azúcar o miel, algo de grasa como nata o mantequilla, o una punta de bicarbonato.',
  tooSweet: 'Añade limón o vinagre y una pizca de sal, o alarga con algo sin azúcar.',
  isSpicy: 'Pica por: {lines}. Pon la mitad si te gusta suave.',
  notSpicy: 'No lleva nada picante.',
  calories: 'Una ración tiene unas {kcal} kcal.',
  macros:
    'Una ración tiene unas {kcal} kcal, {protein} g de proteínas, {carbs} g de hidratos y {fat} g de grasa.',
  noCalories: 'No puedo calcular las calorías: no conozco bastantes ingredientes.',
};
