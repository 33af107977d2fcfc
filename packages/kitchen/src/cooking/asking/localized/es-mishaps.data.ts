/** What went wrong, and what an oven or a missing tool asks for. The first that fits is said. */
export const MISHAPS = [
  [
    'lav\\w* .{0,12}(?:las )?manos|manos .{0,15}lav\\w*',
    'Sí: después de tocar carne, ave, pescado o huevo crudos, lávate las manos 20 segundos con agua caliente y jabón, y también tabla, cuchillo y grifo.',
  ],
  [
    'no (?:se|me) (?:dora|tuesta|doran)\\w*|no (?:coge|toma) color',
    'O está mojado, o la sartén está llena, o el fuego es bajo: seca la pieza, hazla por tandas, deja que la grasa se caliente bien y no la muevas hasta que se suelte.',
  ],
  [
    '(?:empanado|rebozado|costra|pan rallado) .{0,25}(?:despega|cae|caido|suelta|sale)\\w*',
    'Seca bien la pieza, pásala por harina, huevo y pan apretando, y déjala reposar 10 minutos antes de freír. En la sartén, dale la vuelta una sola vez.',
  ],
  [
    '(?:filete|entrecot|chuleton|solomillo|steak|bistec|carne) .{0,20}(?:al punto|vuelta y vuelta|muy hech[oa]|en su punto)',
    'Una pieza entera de ternera está al punto a unos 60 °C en el centro y hecha a partir de 68 °C. Lo seguro es 63 °C y 3 minutos de reposo, siempre así para niños, embarazadas y mayores.',
  ],
  // What went wrong.
  [
    '(?:aceite|sarten|grasa|mantequilla) .{0,25}(?:humo|humea\\w*)|(?:sale|hace|echa\\w*) (?:mucho |demasiado )?humo',
    'Está demasiado caliente: apaga el fuego y aparta la sartén con cuidado. No eches agua. Deja que baje y, si el aceite huele a quemado, tíralo cuando esté frío y empieza con otro.',
  ],
  [
    '(?:nata|crema) .{0,30}(?:cortad\\w*|granulos\\w*|grumos\\w*|no (?:monta|sube|se monta|espesa))|(?:cortad\\w*|no (?:me )?(?:monta|sube|se monta)) .{0,15}(?:la nata|la crema|nata)',
    'Si la nata se ve granulosa, la has batido de más: añade dos o tres cucharadas de nata líquida fría y remueve a mano. Si ya es mantequilla, no vuelve atrás. Si no monta, enfríala con el bol y las varillas; necesita un 35 % de grasa.',
  ],
  [
    '(?:mayonesa|mahonesa|alioli|lactonesa)',
    'Si se corta: pon en otro vaso una yema pasteurizada o una cucharada de agua tibia y añade la cortada gota a gota mientras bates. Que todo esté a la misma temperatura.',
  ],
  [
    'pure .{0,30}(?:chicle|pegamento|gomos\\w*|elastic\\w*|engrudo|pegajos\\w*|liga\\w*)|(?:chicle|pegamento|engrudo) .{0,20}pure',
    'La patata se ha trabajado demasiado y ha soltado almidón; eso no se deshace. Suavízalo con leche caliente y mantequilla, o gratínalo con queso. La próxima vez usa pasapurés o tenedor, nunca batidora.',
  ],
  [
    '(?:se (?:me )?(?:ha |han )?(?:pegad\\w*|pega\\w*|agarra\\w*)|pegad[oa]s?|no se despega\\w*|despegar\\w*)',
    'Baja el fuego, espera un minuto y despégalo por los bordes con una espátula fina: lo que está bien hecho se suelta solo. Si hace falta, añade unas gotas de aceite. Si el fondo se ha quemado, cambia de recipiente sin rascarlo.',
  ],
  [
    '(?:se (?:me )?(?:ha |han )?(?:rot[oa]s?|rompe\\w*|rompi\\w*|deshech[oa]s?|deshace\\w*|desmorona\\w*|abiert[oa]s?|desarma\\w*|parti\\w*))(?! .{0,12}mejillon)',
    'Déjalo cuajar un poco más antes de tocarlo y muévelo con una espátula ancha. A la masa que se rompe le falta reposo o ligazón: un poco de huevo, harina o pan rallado. Lo ya roto, júntalo y sírvelo igual: sabe lo mismo.',
  ],
  [
    '(?:cascara|trocito de cascara) .{0,30}(?:huevo|dentro|bol|masa|caido)|caido .{0,15}cascara',
    'Sácala con media cáscara limpia, que la atrae, o con la punta de una cuchara mojada. Lávate después las manos.',
  ],
  [
    '(?:masa) .{0,30}(?:pegajos\\w*|se pega|blanda|liquida|muy humeda)',
    'Déjala reposar 10 minutos y enharina la mesa y las manos; añade harina solo a cucharadas. Una masa algo húmeda queda más tierna.',
  ],
  [
    '(?:masa|harina) .{0,25}(?:seca|dura|se agrieta|se rompe|quebradiza)|(?:agrietad\\w*|se agrieta)',
    'Añade agua o leche a cucharaditas y deja reposar la masa tapada 15 minutos. Si es una masa fría, espera a que se temple un poco antes de estirarla.',
  ],
  [
    '(?:no (?:me )?(?:ha subido|han subido|sube|suben|leva|ha levado|crece)|(?:bizcocho|pan|magdalenas?|masa|pastel) .{0,25}(?:hundid\\w*|hundio|plan[oa]|bajad\\w*|bajo|apelmazad\\w*|no sube))',
    'Con levadura de panadero: dale más tiempo en un sitio templado (25–30 °C) y comprueba que no esté caducada. En un bizcocho: no abras el horno antes de dos tercios del tiempo, no batas de más tras la harina y hornea hasta que el palillo salga limpio.',
  ],
  [
    '(?:(?:dora\\w*|tuesta\\w*|quema\\w*|tostando|dorando) .{0,25}(?:demasiado|mucho|rapido|por (?:arriba|encima|fuera))|(?:por (?:arriba|encima|fuera)) .{0,40}(?:crud\\w*|quema\\w*|tosta\\w*|dora\\w*|negr\\w*)|(?:bizcocho|pan|tarta|pastel|magdalenas?) .{0,30}crud[oa])',
    'Cúbrelo sin apretar con papel de aluminio, baja el horno 10–20 °C o un nivel la bandeja y sigue hasta que el centro esté hecho. En la sartén, baja el fuego y tapa.',
  ],
  [
    'arroz .{0,30}(?:dur[oa]|crud[oa]|sin hacer|entero)|(?:dur[oa]|crud[oa]) .{0,10}(?:el )?arroz',
    'Añade un chorrito de caldo o agua caliente, tapa y deja a fuego suave 3 a 5 minutos más. Después, 5 minutos de reposo tapado.',
  ],
  [
    '(?:arroz|pasta|espaguetis?|macarrones) .{0,30}(?:pasad[oa]s?|bland[oa]s?|pastos[oa]s?|engrudo)|pasad[oa] .{0,8}(?:el arroz|la pasta)',
    'No vuelve atrás. Para la cocción con agua fría, escurre y saltéalo en una sartén muy caliente para que se seque, o aprovéchalo gratinado, en ensalada o en sopa.',
  ],
  [
    '(?:carne|pollo|pechugas?|ternera|cerdo|lomo|filetes?|guiso|estofado) .{0,30}(?:dur[oa]s?|correos[oa]s?|chicle|suela|sec[oa]s?)',
    'Un corte de guiso duro necesita más tiempo: sigue a fuego suave, tapado, hasta que ceda al tenedor. Un filete o una pechuga seca no se ablanda: córtala fina contra la fibra y riégala con salsa o su jugo.',
  ],
  [
    '(?:patatas?|papas?|verduras?|zanahorias?|garbanzos?|lentejas?|legumbres?|alubias cocidas) .{0,30}(?:dur[oa]s?|no se (?:ablanda\\w*|hace\\w*|cuece\\w*)|enter[oa]s?)',
    'Sigue a fuego suave con líquido que las cubra y prueba cada 5 minutos; lo ácido (tomate, vino, vinagre) retrasa que se ablanden. A garbanzos y alubias les ayuda una punta de bicarbonato.',
  ],
  [
    '(?:salta\\w*|salpica\\w*) .{0,20}(?:aceite|grasa)|aceite .{0,12}(?:salta\\w*|salpica\\w*)',
    'Salta por el agua: seca bien lo que fríes, baja un poco el fuego, mételo despacio y lejos de ti, y cubre con una tapa antisalpicaduras. No uses agua.',
  ],
  [
    '(?:hierve|sale|salga|desborda\\w*|rebosa\\w*|se (?:me )?(?:ha )?sal\\w*) .{0,25}(?:olla|cazo|leche|agua|fuera|borde|espuma)|(?:espuma) .{0,25}(?:sale|quito|quitar|hago)',
    'Baja el fuego y retira la tapa un momento; una cuchara de madera cruzada sobre la olla ayuda. La espuma gris de caldos y legumbres se quita con una espumadera.',
  ],
  [
    '(?:frit\\w*|rebozad\\w*|patatas fritas|croquetas?|tortitas?|aceitos\\w*|grasient\\w*) .{0,40}(?:bland[oa]s?|aceitos\\w*|grasient\\w*|reblandec\\w*|aceite)|(?:muy|demasiad[oa]) (?:aceitos\\w*|grasient\\w*|grasa)',
    'El aceite estaba frío o la sartén llena: fríe pocas piezas a 170–180 °C y escúrrelas sobre una rejilla o papel. Lo ya blando se recupera unos minutos en un horno fuerte. La grasa de un guiso se retira con una cuchara, mejor en frío.',
  ],
  [
    '(?:chocolate) .{0,30}(?:agarrotad\\w*|grumos|dur[oa]|granulos\\w*|separad\\w*|cortad\\w*|past[oa])',
    'Le ha entrado agua o se ha calentado de más. Bate fuera del fuego con una cucharada de leche o nata caliente, y otra si hace falta, hasta que brille; ya solo sirve para salsas y cremas.',
  ],
  [
    'caramelo .{0,30}(?:azucarad\\w*|cristal\\w*|dur[oa]|quemad\\w*|amarg\\w*)',
    'Si cristaliza, añade un chorrito de agua y disuélvelo a fuego suave sin remover. Si amarga, está quemado: empieza de nuevo. Cuidado, quema mucho.',
  ],
  [
    '(?:no (?:me )?(?:cuaja\\w*|ha cuajado|se cuaja|solidifica|gelifica))|(?:flan|natillas|gelatina|tarta de queso) .{0,25}(?:liquid\\w*|bland\\w*|tiembla)',
    'Dale más tiempo: en el horno, hasta que solo tiemble el centro; en la nevera, al menos 4 horas. Las natillas y cremas espesan a fuego suave sin que hiervan, sin dejar de remover.',
  ],
  [
    '(?:pelad[oa]s?|pelar) .{0,15}huevos?|huevos? (?:cocidos? |duros? )?.{0,12}(?:pelar|se pelan)',
    'Pásalos a agua con hielo 5 minutos, rómpeles la cáscara por todas partes y pélalos bajo el grifo, empezando por el extremo ancho. Los de unos días se pelan mejor.',
  ],
  [
    '(?:me he|he) olvidado|se me (?:ha |han )?olvid\\w*|(?:olvide|no he puesto|no puse|no le puse|no eche|no he echado)',
    'Casi siempre tiene arreglo: lo que da sabor (sal, especias, ajo, hierbas) añádelo ahora, poco a poco y probando. Levadura, huevo o azúcar de una masa, solo si aún no está en el horno. El líquido que falta, añádelo caliente.',
  ],
  [
    '(?:piel|costra|corteza|superficie) .{0,25}(?:no (?:queda|esta|sale)|bland\\w*|crujiente)|(?:quede|este|salga|hacer) .{0,15}crujiente',
    'Para que quede crujiente: sécalo muy bien, sala antes, no lo amontones ni lo tapes y dale calor fuerte al final, unos minutos de horno a 220 °C o de grill, sin perderlo de vista.',
  ],
  [
    '(?:cosa|espuma|sustancia|liquido|grumos) blanc[oa]s? .{0,30}(?:salmon|pescado)|(?:salmon|pescado) .{0,25}blanc[oa]',
    'Es albúmina, una proteína del propio pescado: se puede comer. Sale más cuanto más fuerte es el calor; baja un poco el fuego.',
  ],
  // Oven and other appliances.
  [
    '(?:donde|como) .{0,15}(?:pincho|pinchar|pongo|meto|clavo|uso) .{0,12}termometro|termometro .{0,20}donde',
    'En la parte más gruesa, hasta el centro, sin tocar hueso ni bandeja: en un ave, en la parte interior del muslo; en una hamburguesa, de lado.',
  ],
  [
    '(?:ventilador|conveccion|aire (?:caliente|forzado)|turbo)',
    'Con ventilador, pon 20 °C menos de lo que dice la receta y mira unos minutos antes. Sin él, calor arriba y abajo y la temperatura de la receta. Para bizcochos, mejor sin ventilador.',
  ],
  [
    '(?:freidora de aire|airfryer|air fryer)',
    'En la freidora de aire: 20 °C menos que en el horno y entre un 20 y un 30 % menos de tiempo. Pon una sola capa, dale la vuelta a la mitad y comprueba la temperatura interior.',
  ],
  [
    '(?:(?:que|a que|en que|cual) (?:altura|nivel|posicion|bandeja|rejilla)|(?:parte|rejilla) (?:de )?(?:arriba|abajo|medio|central)|arriba (?:y|o) abajo|(?:calor|resistencia) .{0,20}(?:arriba|abajo))',
    'Calor arriba y abajo y a media altura, salvo que la receta diga otra cosa. Para gratinar, arriba; para que la base de una tarta o pizza quede crujiente, abajo.',
  ],
  [
    '(?:abrir|abro) .{0,15}horno',
    'Mejor no antes de dos tercios del tiempo: se escapa el calor y los bizcochos se hunden. Mira por el cristal.',
  ],
  [
    '(?:por ?que|para que|que pasa si no|hay que|hace falta|es necesario) .{0,30}precalent\\w*',
    'Porque en un horno frío las masas no suben y la carne se seca antes de dorarse, y los tiempos no se cumplen. Espera a que llegue a la temperatura.',
  ],
  [
    '(?:olla (?:a presion|rapida|express|exprés)|instant pot)',
    'En olla a presión, los guisos tardan más o menos un tercio del tiempo. Llénala como mucho dos tercios (la mitad con legumbres), pon al menos un vaso de líquido y espesa al final, destapada.',
  ],
  [
    '(?:microondas)(?! .{0,12}descongel)',
    'En el microondas: tapado, a potencia media, en tandas cortas y removiendo entre ellas, hasta que humee por todas partes (74 °C). No dora ni deja crujiente. Nada de metal ni huevos con cáscara.',
  ],
  [
    '(?:induccion|vitroceramica|cocina de gas)',
    'La inducción sube y baja al instante: pon un nivel algo menor que con otro fuego. La vitrocerámica guarda calor: baja o aparta un minuto antes. Con gas, que la llama no pase del fondo.',
  ],
  [
    '(?:no tengo|sin|me falta|no hay|en vez de|en lugar de) (?:una? |la |el )?(?:batidora|robot|procesador|turmix|minipimer|varillas)',
    'A mano: bate con unas varillas o un tenedor en un bol hondo, añadiendo el líquido poco a poco para que no haya grumos. Lo que va triturado, aplástalo con un pasapurés o un tenedor, o pícalo muy fino; quedará menos liso.',
  ],
  [
    '(?:no tengo|sin|me falta|no hay|en vez de|en lugar de) (?:una? |la |el )?(?:rodillo|wok|molde|parrilla|plancha|termometro|colador|rallador|bascula|balanza|peso|vaporera|pasapures|papel de (?:horno|hornear)|tapa|espatula|brocha|olla lenta|mortero|soplete|manga)',
    'Sirve algo parecido: botella por rodillo, sartén ancha por wok o parrilla, otro molde lleno hasta dos tercios, colador sobre una olla por vaporera, plato o aluminio por tapa, engrasar y enharinar por papel de horno. Sin báscula: 1 cucharada son 15 ml. Sin termómetro, corta por la parte más gruesa y cocina hasta que no quede nada crudo.',
  ],
  [
    '(?:molde|fuente|bandeja|sarten|olla|cazuela) .{0,30}(?:mas (?:grande|pequen[oa])|otro tamano|de otro|redond\\w*|no cabe)|no (?:me )?cabe',
    'Puedes usar otro tamaño si no lo llenas más de dos tercios. Cuanto más fina la capa, antes está; mira antes. En la sartén, hazlo por tandas para que dore y no se cueza.',
  ],
] as const;
