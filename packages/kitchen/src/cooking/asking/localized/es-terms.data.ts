/** "Qué es", "cómo se hace": asks for a word of the kitchen, or for how a cook does it. */
const asked = (words: string): string =>
  `(?:que (?:significa|es|son|era|quiere decir|hago|es eso)|a que (?:se refiere|te refieres|llamas)|significado|en que consiste|explica\\w*|ensena\\w*|muestra\\w*|no se (?:lo )?que es|como(?! de)|de que (?:forma|manera|tamano)|cual es la (?:mejor )?(?:forma|manera)) (?:.{0,40} )?(?:${words})`;
/** What a word of the kitchen means, and how it is done. The first that fits is said. */
export const TERMS = [
  // How it is done.
  [
    asked(
      '(?:dar|doy|darle|da|daria|girar|giro|voltear|volteo) .{0,15}(?:vuelta|tortilla|crepes?|tortitas?|filete|hamburguesas?)',
    ),
    'Espera a que el borde esté cuajado y se mueva al agitar la sartén. Con espátula ancha y de un golpe; una tortilla, con un plato más grande que la sartén, bien sujeto y sobre el fregadero.',
  ],
  [
    '(?:reutiliz\\w*|volver a usar|guard\\w*|tir\\w*) .{0,20}aceite|aceite (?:usado|sobrante|que sobra)',
    'Puedes usarlo dos o tres veces: cuélalo frío y guárdalo tapado y a oscuras. Tíralo si está oscuro, espeso, huele o hace humo; en una botella al punto limpio, no por el fregadero.',
  ],
  [
    '(?:que|cuales) manzanas?|manzanas? (?:son )?(?:mejor\\w*)',
    'Para horno y tartas, firmes y ácidas: reineta, Granny Smith o golden no muy madura. Las harinosas se deshacen.',
  ],
  [
    asked('juliana|en tiras'),
    'Juliana: corta en láminas finas y estas en tiras finas como cerillas. La cebolla, por la mitad de arriba abajo y en láminas desde un lado.',
  ],
  [
    asked('(?:pelar|pelo|pelan|pela|escaldar) .{0,15}tomates?|tomates? .{0,12}(?:pelar|pelan|pela)'),
    'Haz un corte en cruz en la base, sumérgelos 20 segundos en agua hirviendo y luego en agua fría: la piel sale sola.',
  ],
  [
    asked(
      '(?:limpi\\w*|pel\\w*|desven\\w*|quit\\w*) .{0,20}(?:gambas?|langostinos?|camarones?|hilo|intestino)',
    ),
    'Arranca la cabeza, abre la cáscara por las patas y tira de la cola. Haz un corte poco profundo en el lomo y saca el hilo negro con la punta del cuchillo. Sécalas y lávate las manos.',
  ],
  [
    asked('(?:limpi\\w*|lav\\w*|quit\\w*) .{0,20}(?:mejillon\\w*|almejas?|barbas?)'),
    'Tira los rotos y los abiertos que no se cierren al golpearlos. Arranca las barbas hacia la punta y rasca las conchas bajo el grifo. Las almejas, una hora en agua fría con sal para que suelten la arena.',
  ],
  [
    asked('(?:limpi\\w*|lav\\w*) .{0,20}(?:setas?|champinon\\w*|hongos?)'),
    'Corta la base terrosa y quita la tierra con un paño húmedo o un cepillo. Un enjuague rápido justo antes de cocinarlas no les hace daño; en remojo, no.',
  ],
  [
    asked('(?:limpi\\w*|lav\\w*) .{0,20}(?:puerros?|acelgas?|espinacas?|lechuga|verduras?|ensalada)'),
    'Lávalo bajo el grifo o en un bol con mucha agua fría, cambiándola hasta que no quede arena. El puerro, abierto a lo largo. Escurre y seca bien.',
  ],
  [
    asked('(?:separ\\w*) .{0,30}(?:claras?|yemas?)|(?:claras?|yemas?) .{0,15}separ\\w*'),
    'Con el huevo frío: cáscalo y pasa la yema de una mitad a otra de la cáscara, o por los dedos limpios, dejando caer la clara. Ni gota de yema si vas a montar las claras.',
  ],
  [
    asked('(?:abr\\w*|cort\\w*|pel\\w*|deshues\\w*) .{0,15}(?:aguacates?|mangos?|palta)'),
    'Corta alrededor del hueso y gira las mitades. El hueso del aguacate sale con una cuchara. El mango, en dos lonchas a cada lado del hueso; haz cuadros en la pulpa y dale la vuelta.',
  ],
  [
    asked(
      '(?:deshues\\w*|troce\\w*|despiez\\w*|trinch\\w*|filete\\w*|cort\\w*) .{0,20}(?:pollo|carne|filetes?|ternera|contramuslos?|muslos?|pechugas?|cerdo|lomo)',
    ),
    'Con un cuchillo afilado y contra la fibra, en trozos del mismo tamaño para que se hagan a la vez. Los muslos, por la articulación. Después lava tabla, cuchillo y manos con agua caliente y jabón.',
  ],
  [
    asked('(?:pel\\w*|pic\\w*|lamin\\w*|machac\\w*|majar) .{0,15}(?:ajos?)'),
    'Aplasta el diente con el plano del cuchillo y la piel sale sola. Luego córtalo en láminas finas, o pícalo y vuelve a pasar el cuchillo hasta que quede fino.',
  ],
  [
    asked('(?:llor\\w*)|llor\\w*'),
    'Mete la cebolla 15 minutos en la nevera, usa un cuchillo muy afilado y deja la raíz para el final: lloras mucho menos.',
  ],
  [
    asked(
      '(?:pic\\w*|brunoise|dados|daditos|cubos|troce\\w*|cort\\w*) .{0,25}cebollas?|cebollas? .{0,15}(?:pic\\w*|cort\\w*|dados)',
    ),
    'Pártela por la mitad dejando la raíz. Haz cortes a lo largo sin llegar a ella, uno o dos en horizontal y luego a través: caen dados. Cuanto más juntos los cortes, más fina.',
  ],
  [
    asked('(?:en )?(?:rodajas|laminas|laminar|gajos|cuartos)'),
    'Láminas y rodajas: cortes paralelos e iguales, de 2 a 5 mm. Gajos: por la mitad y luego en cuñas desde el centro. Quita un trocito de un lado para que apoye plano.',
  ],
  [
    asked(
      'pic(?:a\\w*|o|ar|ad[oa]s?|ue)|brunoise|(?:en )?(?:dados|daditos|cubos)|trocear|troceo|cort(?:o|ar|an|a)',
    ),
    'Corta primero en láminas, luego en tiras y estas en dados, con los dedos recogidos y la tabla sobre un paño húmedo. Trozos iguales se hacen a la vez.',
  ],
  [
    'pic(?:os?) (?:blandos?|suaves?|firmes?|duros?)|a medio montar',
    'Picos blandos: al levantar las varillas, la punta se dobla. Picos firmes: se queda derecha. Para en cuanto llegue; de más, se corta.',
  ],
  [
    asked('punto de nieve|(?:mont\\w*|bat\\w*) .{0,12}claras?'),
    'A punto de nieve: bate las claras en un bol limpio y sin grasa, primero despacio y luego rápido, hasta que los picos se mantengan derechos.',
  ],
  [
    asked('(?:mont\\w*|bat\\w*) .{0,12}(?:nata|crema)'),
    'Con la nata, el bol y las varillas muy fríos, bate a velocidad media hasta que las varillas dejen surcos y forme picos. Necesita un 35 % de grasa.',
  ],
  [
    asked('envolvent\\w*|incorporar'),
    'Con movimientos envolventes: lleva la espátula de abajo arriba con suavidad, girando el bol, para no perder el aire. Para en cuanto no se vea nada seco.',
  ],
  [
    asked('poch\\w*'),
    'Pochar: hacer muy despacio, a fuego suave y con un poco de aceite y sal, hasta que esté blando y transparente, sin que se dore.',
  ],
  [
    asked('sofr[ei]\\w*|rehog\\w*'),
    'Sofreír o rehogar: cocinar a fuego medio en un poco de aceite, removiendo, hasta que esté blando y empiece a dorarse.',
  ],
  [
    asked('salte\\w*'),
    'Saltear: a fuego fuerte, con poco aceite y poca cantidad, moviendo sin parar, para que se dore sin cocerse.',
  ],
  [asked('al dente'), 'Al dente: firme al morder, con un puntito blanco en el centro.'],
  [
    asked('blanque\\w*|escald\\w*'),
    'Escaldar: un momento en agua hirviendo con sal y luego en agua con hielo para cortar la cocción.',
  ],
  [
    asked('desglas\\w*'),
    'Desglasar: echar líquido en la sartén caliente y despegar con una cuchara lo tostado del fondo.',
  ],
  [asked('reduc(?!e a)\\w*'), 'Reducir: hervir destapado hasta que espese y gane sabor.'],
  [
    asked('(?:a )?fuego lento|borbot\\w*|chup chup'),
    'A fuego lento: casi sin hervir, con pocas burbujas pequeñas. A borbotones: hirviendo fuerte, con burbujas grandes que no cesan.',
  ],
  [
    asked('sell\\w*|dor(?:ar|o)|marcar'),
    'Sellar o dorar: en grasa muy caliente, bien seco, poca cantidad y sin mover, hasta que esté bien dorado y se suelte solo.',
  ],
  [
    asked('estof\\w*|bras(?:ear|ead\\w*)|guisar'),
    'Estofar: dorar y luego cocer tapado mucho rato con poco líquido, a fuego suave.',
  ],
  [asked('escalf\\w*'), 'Escalfar: cocer con suavidad en líquido caliente sin que hierva (unos 80 °C).'],
  [
    asked('bano maria'),
    'Al baño maría: el recipiente va dentro de otro con agua caliente sin que hierva fuerte, para que el calor sea suave. En el horno, el agua hasta la mitad del molde.',
  ],
  [
    asked('roux|bechamel'),
    'Roux: remueve harina en la misma cantidad de mantequilla uno o dos minutos y añade poco a poco la leche o el caldo, batiendo, hasta que espese.',
  ],
  [
    asked('amas\\w*'),
    'Amasar: empujar con la palma, doblar, girar, unos 10 minutos, hasta que la masa esté lisa y elástica.',
  ],
  [
    asked('(?:re)?boz\\w*|empan\\w*|enharin\\w*'),
    'Enharinar: pasar por harina y sacudir. Rebozar: por harina y huevo batido. Empanar: además por pan rallado, apretando un poco. Sécalo antes para que se pegue.',
  ],
  [
    asked('marin\\w*|adob\\w*|macer\\w*'),
    'Marinar: dejar en la nevera, tapado, en un líquido con sal, ácido, aceite y especias; de media hora a una noche (el pescado, media hora). Lo que tocó carne cruda se tira o hierve.',
  ],
  [
    asked('emulsion\\w*|ligar|ligue'),
    'Emulsionar: unir grasa y líquido batiendo o moviendo la sartén sin parar, añadiendo uno al otro poco a poco, hasta que quede cremoso.',
  ],
  [
    asked('gratin\\w*'),
    'Gratinar: con el grill arriba, a 230–250 °C y de 3 a 6 minutos, sin perderlo de vista, hasta que se dore.',
  ],
  [
    asked('glase\\w*|napar'),
    'Glasear o napar: cubrir con una capa fina y brillante de salsa o jugo reducido, que se quede pegada a la cuchara.',
  ],
  [
    asked('tamiz\\w*|cern\\w*'),
    'Tamizar: pasar harina o cacao por un colador fino para quitar grumos y que entre aire.',
  ],
  [
    asked('(?:desmold\\w*|engras\\w*|encamis\\w*|forr\\w*)'),
    'Unta el molde con mantequilla y espolvorea harina, o fórralo con papel de horno. Desmolda templado, tras 10 minutos, pasando un cuchillo por el borde.',
  ],
  [
    asked('carameli\\w*'),
    'Caramelizar: dorar a fuego medio hasta un marrón dorado, sin perderlo de vista. La cebolla tarda de 30 a 40 minutos a fuego suave.',
  ],
  [
    asked('rall\\w*|piel de|ralladura'),
    'Ralladura: ralla solo la piel de color de una fruta sin tratar, lo blanco amarga.',
  ],
  [asked('confit\\w*'), 'Confitar: cocinar cubierto de grasa o almíbar, muy despacio y por debajo de 90 °C.'],
  [
    asked('flamb\\w*'),
    'Flamear: calentar el licor, apartar del extractor y prenderlo con una cerilla larga, con una tapa a mano. Se puede omitir y dejar que hierva un minuto.',
  ],
  [
    asked('templ(?:e|ar|ado)|atemper\\w*'),
    'Templar: dejar que llegue a temperatura tibia. Con huevo: añádele poco a poco algo del líquido caliente, batiendo, antes de mezclarlo todo.',
  ],
  [
    asked('socarrat'),
    'Socarrat: la capa tostada del fondo del arroz. Sube el fuego uno o dos minutos al final, hasta que huela a tostado y crepite.',
  ],
  [
    asked('(?:una )?pizca|al gusto|chorrito|punta de cuchillo|nuez de mantequilla'),
    'Una pizca es lo que coges con dos dedos; un chorrito, una cucharada escasa; una nuez de mantequilla, unos 15 g. Al gusto: empieza con poco y prueba.',
  ],
  [
    asked('agua de coccion'),
    'El agua de cocción lleva almidón y sal: un cucharón une la salsa y la deja cremosa. Guarda una taza antes de escurrir.',
  ],
  // Whatever else may be put in.
  [
    '(?:puedo|se puede|podria|puede|va bien|queda bien|le va) .{0,15}(?:echar\\w*|anadir\\w*|poner\\w*|agregar\\w*|meter\\w*)',
    'Puedes añadirlo si te gusta: empieza con poco y prueba; cambian la sal, el líquido y quizá el tiempo. Comprueba que nadie en la mesa deba evitarlo.',
  ],
  [
    '(?:(?:puedo|se puede|podria|me) (?:usar\\w*|utilizar|sirven?)|(?:hacer(?:l[oa]s?)?|vale\\w*) (?:tambien )?con) .{2,}',
    'A menudo sí, si se parece en sabor, grasa y agua. Pregúntame qué sustituye, por ejemplo «pavo en lugar de ternera», y te digo si va bien y cuánto.',
  ],
  [
    '(?:a mano|con (?:tenedor|varillas)|se puede hacer sin (?:batidora|robot))',
    'Sí, a mano se puede: trabaja por partes y con paciencia, y añade los líquidos poco a poco para que no haya grumos.',
  ],
] as const;
