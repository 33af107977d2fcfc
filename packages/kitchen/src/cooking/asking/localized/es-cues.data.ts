import type { CUES as GERMAN } from './de-cues.data.ts';

/** How one says it in Spanish; the German file tells how the patterns are read. */
export const CUES: Readonly<Record<keyof typeof GERMAN, string>> = {
  next: '^(?:y |vale |ok |bueno |venga |por favor )*(?:(?:el |al |pasa al |ve al |vamos al |dime el )?(?:siguiente|proximo)(?: paso)?|sigue(?: adelante)?|seguimos|sigamos|continua(?:mos|r)?|adelante|avanza|y (?:ahora|luego|despues)|luego|despues|que (?:sigue|viene|toca|hago|hay que hacer|hacemos)(?: ahora| despues| luego| a continuacion)?|pasa(?: al siguiente)?)(?: por favor)?$',
  back: '^(?:por favor )?(?:(?:vuelve|volver|ve|ir|retrocede|regresa|atras|un paso)(?: (?:atras|un paso|al paso (?:anterior|previo)|un paso atras|hacia atras))*|(?:el |al )?paso (?:anterior|previo)|anterior)(?: por favor)?$',
  repeat:
    '^(?:por favor |puedes |me lo puedes |lo puedes |podrias |me )?(?:me )?(?:lo )?(?:repite\\w*|repetir\\w*|repites|otra vez|lee\\w*|leer\\w*|dilo otra vez|de nuevo|como|que has dicho|perdona|como dices)(?: (?:lo|eso|el paso|este paso|el ultimo(?: paso)?|lo ultimo|otra vez|de nuevo|por favor|esto|me))*$',
  goTo: '^.{0,25}\\b(?:ve|vete|ir|pasa|salta|vamos|muestrame|ensename|vuelve|lee|llevame|repite|repiteme)(?: directamente)? (?:a |al |hasta el |el )?paso (?:numero )?(\\d{1,2})\\b|^(?:y )?(?:el )?paso (?:numero )?(\\d{1,2})$|^.{0,10}\\bque (?:era|habia|hay|tengo|tenia|dice|decia|ponia|pone|hago|hacia|se hace|toca).{0,35}\\ben el paso (?:numero )?(\\d{1,2})$|^.{0,10}\\bque (?:dice|decia|era|es|ponia) el paso (\\d{1,2})$',
  firstStep: '(?:al |el )?primer paso$|(?:desde|al) (?:el )?(?:principio|inicio)$',
  lastStep: '^(?:ve |pasa |salta )?al (?:ultimo paso|final)$',
  done: '^(?:vale |ok |bueno |ya |si |listo )*(?:(?:ya )?(?:esta|lo tengo|he terminado|termine|he acabado|acabe)(?: (?:hecho|listo|terminado|este paso|con esto))?|listo|hecho|terminado|marca (?:el paso|este paso)?(?: como hecho)?)$',
  start:
    '^(?:vale |ok |venga )*(?:empezamos|empecemos|empieza|empezar|vamos(?: alla)?|comenzamos|comienza|a cocinar|arranca)$',
  stop: '^(?:para|pausa|espera(?: un (?:momento|poco))?|un momento|un segundo|alto|calla(?:te)?|silencio|stop|detente)(?: por favor)?$',
  thanks: '^(?:vale |ok |muchas |mil |perfecto )*gracias$|^perfecto$',
  current:
    'que paso (?:me |nos )?(?:toca|viene|es)|en cual (?:estoy|vamos)|(?:donde|en que paso|por donde) (?:estoy|estamos|voy|vamos|ibamos|iba)|que (?:tengo que hacer|hago|hay que hacer|toca) ahora$',
  stepsLeft: 'cuantos pasos|es (?:este )?el ultimo paso',
  help: 'que (?:sabes|puedes) hacer|que te puedo preguntar|que puedo preguntar|^ayuda(?:me)?$',
  timer:
    '(?:temporizador\\w*|cronometro|alarma|minutero|timer|cuenta atras)|(?:aviso|avisame|recuerdame|despiertame|avisa|recordatorio)',
  cancel: '(?:para|parar|quita\\w*|cancela\\w*|apaga\\w*|elimina\\w*|borra\\w*|deten\\w*|anula\\w*)',
  pause: '(?:pausa\\w*|pon en pausa|congela)',
  resume: '(?:reanuda\\w*|continua\\w*|sigue\\w*|retoma\\w*)',
  restart: '(?:reinicia\\w*|empieza de nuevo|desde cero|otra vez|vuelve a (?:poner|empezar))',
  keep: 'no (?:lo )?(?:pares|quites|canceles|apagues|toques)|deja(?:lo)? .{0,20}(?:corriendo|seguir|puesto)|sin temporizador',
  more: '(?:mas|anade\\w*|suma\\w*|otros|otro|extra|agrega\\w*|alarga\\w*)',
  less: '(?:menos|resta\\w*|quita\\w*|acorta\\w*)',
  left: '(?:cuanto(?: tiempo)?|cuantos minutos) (?:le |me )?(?:queda|quedan|falta|faltan)|cuando (?:suena|acaba|termina) (?:el|la)|tiempo restante|como va el temporizador',
  all: '(?:todos|todas|los 2|ambos)',
  fire: '(?:(?:sarten|olla|aceite|grasa|horno|cocina|freidora|trapo|pano|cazo) .{0,25}(?:en llamas|ardiendo|arde|en fuego|fuego|se quema con llamas|incendi\\w*|prendido)|(?:prendido fuego|prende fuego|se incendia|incendi\\w*|en llamas|llamas|ardiendo la|esta ardiendo)|hay fuego en)',
  notFire:
    '(?:a fuego|fuego (?:lento|medio|fuerte|suave|alto|bajo|vivo)|flambe\\w*|boca ardiendo|me arde la boca|llamas bajas)',
  burn: '(?:(?<!se )me (?:he|ha|hemos) (?:quemad[oa]|escaldad[oa]|abrasad[oa])|acabo de quemar|(?<!se )me (?:quemo|queme|estoy quemando)|quemadura|ampolla|se (?:ha|han) (?:quemad[oa]|escaldad[oa]) (?:con|(?:la |el |un |una |los |las )?(?:manos?|dedos?|brazo|piel|cara|pie|pierna|lengua|boca))|(?:hij[oa]|nin[oa]|marido|mujer|novi[oa]|madre|padre|abuel[oa]|amig[oa]|bebe|invitad[oa]|pareja|herman[oa]) .{0,15}(?:quemad[oa]|escaldad[oa])|(?:aceite|agua|grasa|caldo|vapor) .{0,30}(?:en|por|a) (?:la|el|mi|las) (?:manos?|brazo|cara|pies?|pierna|piel)|me he (?:tirado|echado|volcado) .{0,40}(?:encima|hirviendo))',
  body: '(?:me|se|mi|su|mano|manos|dedo|dedos|brazo|piel|cara|pie|pierna|lengua|hijo|hija|nino|nina|muneca)',
  cut: '(?:(?:me|se|te|nos) (?:he|ha|hemos|hice|hizo|acabo de) (?:hecho (?:un |una )?)?(?:cortad[oa]|cortar|corte|herida|rajad[oa])(?! (?:la|el|las|los) (?:nata|leche|salsa|crema|mayonesa|mahonesa|alioli|mezcla|masa|bechamel|natillas|yogur|huevos?|hollandesa|holandesa))(?: (?:con|en|el|la|un|una|los|al|cortando|pelando|picando|mucho|bastante|profundo|de verdad|y)\\b.*|$)|me (?:corte|rebane|raje)(?: .*)?|sangra\\w*|herida|sangre (?:del|de la|en el|en la|por) (?:el |la )?(?:dedo|mano|herida)|mucha sangre|corte (?:profundo|en (?:el|la|un) (?:dedo|mano)))',
  choke: '(?:atragant\\w*|se ahoga|ahogando\\w*|asfixi\\w*|no puede tragar ni|atascad\\w* en la garganta)',
  reaction:
    '(?:labios?|lengua|garganta|cara|boca|parpados?|ojos) .{0,70}(?:hincha\\w*|inflama\\w*|hormigue\\w*|pica\\w*|cierra)|(?:hincha\\w*|inflama\\w*|hormigue\\w*|pican?) .{0,70}(?:labios?|lengua|garganta|cara)|reaccion alergica|choque (?:alergico|anafilactico)|shock|anafil\\w*|urticaria|ronchas|(?:le cuesta|no puede|me cuesta|no puedo|dificultad para) respirar|epipen|adrenalina',
  poison:
    '(?:bebido|tragado|comido|ingerido|bebio|trago|comio) .{0,40}(?:lejia|detergente|lavavajillas|limpiador|pila|vidrio|cristal|pastilla|sosa|desatascador|seta venenosa)|(?:lejia|detergente|limpiador|pila|cristal|vidrio|sosa) .{0,40}(?:bebido|tragado|comido)|envenen\\w*|intoxicado con',
  gas: '(?:huele|olor|fuga|escape) .{0,10}gas',
  eye: '(?:en (?:el|los|mi|mis|un) ojos?|al ojo|a los ojos|ojos? .{0,20}(?:arde\\w*|quema\\w*|escuece\\w*|pica\\w*|aceite|lejia|chile|guindilla))',
  faint:
    '(?:desmay\\w*|inconsciente|perdido el conocimiento|no respira|electrocut\\w*|calambrazo|descarga electrica)',
  pregnant: '(?:embarazad\\w*|embarazo|lactancia|dando el pecho|doy el pecho|encinta)',
  baby: '(?:bebes?|lactante\\w*|recien nacid\\w*|\\d{1,2} meses)',
  child: '(?:nin[oa]s? pequen[oa]s?|(?:hijo|hija) pequen[oa]|[1-4] anos|peque\\w{0,4}|guarderia)',
  halal: '(?:halal|musulman\\w*|islam\\w*)',
  kosher: '(?:kosher|judi[oa]s?)',
  allergic:
    '(?:alergi\\w*|alergic\\w*|intoleran\\w*|no (?:tolera|toleran|tolero|le sienta|puede (?:tomar|comer)|puedo (?:tomar|comer)))',
  contains:
    '(?:contiene\\w*|lleva(?!r)\\w*|tiene\\w*(?! que)|hay(?! (?:un|una|unos|unas|que|algun\\w*)(?![a-z]))|trazas|libre de|sin)',
  canEat:
    '(?:puede\\w*|puedo|podemos|apt[oa]s?|adecuad[oa]|vale para|sirve para|va bien para|segur[oa] para|come)',
  everyone:
    '(?:todos|nosotros|yo|puedo|podemos|(?:mi|mis) (?:mujer|marido|novi[oa]|hij[oa]s?|madre|padre|abuel[oa]|invitad\\w*|herman[oa]|amig\\w*|pareja|familia))',
  allergens: '(?:alergenos?)',
  vegan: '(?:vegan[oa]s?|vegana)',
  vegetarian: '(?:vegetarian[oa]s?|sin carne)',
  'gluten-free': '(?:sin gluten|celiac[oa]s?|celiaquia)',
  'dairy-free': '(?:sin (?:lactosa|lacteos|leche)|intoleran\\w* a la lactosa)',
  'low-carb': '(?:low carb|bajo en carbohidratos|keto|cetogenic\\w*)',
  meat: '(?<!(?:cortando|picando|limpiando|deshuesando|fileteando|troceando|cuchillo del?) (?:el |la |los |las |un |una |)?)(?:carnes?|pollos?|pavo|pato|aves?|cerdo|ternera|vaca|cordero|res|picada|hamburguesas?|salchichas?|chorizo|pescados?|salmon|merluza|gambas?|langostinos?|jamon|filetes?|muslos?|pechugas?|albondigas?|chuletas?|solomillo|lomo)',
  leftOut:
    '(?:fuera(?: de la (?:nevera|heladera))?|(?:en|sobre) (?:la|el) (?:encimera|mesa|meson|cocina|hornilla|fogon|mesada)|a temperatura ambiente|sin (?:refrigerar|frio)|(?:saque|sacamos|he sacado|deje|compre) .{0,40}(?:esta manana|ayer|anoche|hace (?:\\d|mucho|unas|varias)\\w*)|en el coche|olvidad\\w* .{0,40}(?:nevera|frigorifico)|fuera del frigo\\w*)',
  stood:
    '(?:saque|sacamos|he sacado|compre|ha estado|estado|estuvo|lleva\\w*|se quedo|quedado|dejad\\w*|deje|olvid\\w*|estaba|puede|dejar|esta|paso)',
  overnight:
    '(?:(?:saque|sacamos|he sacado|deje|dejamos) .{0,40}(?:esta manana|ayer|anoche)|toda la (?:noche|tarde|manana)|todo el dia|anoche|desde (?:ayer|esta manana|el mediodia)|de ayer|una noche|durante la noche|de un dia para otro|\\d dias)',
  keepsOut:
    '(?:masa|pan|bizcocho|galletas?|pastel|mantequilla|fruta|platanos?|cebollas?|levar|reposar|remojo|magdalenas?)',
  rice: '(?:arroz)',
  thaw: '(?:descongel\\w*)',
  refreeze:
    '(?:(?:volver|vuelvo|vuelves) a congelar|congelar(?:l[oa]s?)? (?:otra vez|de nuevo|2 veces)|recongel\\w*|(?:otra vez|de nuevo) (?:en el|al) congelador)',
  frozen: '(?:congelad[oa]s?(?! (?:dura|aguanta))|recien sacad\\w* del congelador|del congelador)',
  wash: '^(?!.*(?<![a-z])(?:manos|dedos|utensilios|encimera|fregadero|cacharros)(?![a-z])).*(?<![a-z])(?:lav\\w*|enjuag\\w*)',
  mold: '(?:moho\\w*|enmohec\\w*|pelusa|pelillos)',
  smell:
    '(?:(?:huele\\w*|olor|sabe) .{0,25}(?:rar[oa]|mal|agri[oa]|acid[oa]|podrid[oa]|rancio|extran[oa]|fuerte|amoniaco|fatal)|apesta\\w*|viscos\\w*|pegajos\\w*|babos\\w*|rancio|podrid\\w*|pasad[oa] (?:huele|esta))',
  expired:
    '(?:(?<!no (?:ha|esta|han|estan) )caduc\\w*|fecha (?:de|limite|pasada)|consumo preferente|consumir antes|vencid\\w*|pasad[oa] de fecha)',
  can: '(?:(?:lata|conserva|bote|tarro|tapa|brik|envase).{0,30}(?:abollad\\w*|hinchad\\w*|abombad\\w*|oxidad\\w*|gotea|pierde|golpead\\w*|silba|bollo|golpe)|(?:abollada|hinchada|abombada|oxidada) .{0,10}(?:lata|tapa))',
  beans: '(?:alubias?|frijoles?|judias (?:rojas|pintas|blancas)|habichuelas|porotos)',
  rawBeans:
    '(?:crud[oa]s?|sec[oa]s?|sin cocer|olla lenta|toxic\\w*|venenos\\w*|remoj\\w*|dur[oa]s?|medio hech\\w*|poco cocid\\w*)',
  canned: '(?:lata|bote|conserva|de bote)',
  greenPotato: '(?:verdes?|brot\\w*|germin\\w*|grillad\\w*|raices|grelos)',
  potato: '(?:patatas?|papas?)',
  rawDough:
    '(?:(?:masa|harina) cruda|(?:masa|bol|cuenco|cuchara) .{0,25}(?:cruda|probar|lamer|chupar|comer)|(?:lamer|probar|comer|chupar) .{0,20}(?:la masa|el bol|el cuenco|masa|la cuchara)|harina .{0,12}cruda)',
  rawEgg:
    '(?:(?:huevos?|yemas?|claras?|tortilla|revueltos?) .{0,25}(?:crud[oa]s?|liquid[oa]s?|poco hech[oa]s?|poco cuajad[oa]s?|jugos[oa]s?|babos[oa]s?|a medio cuajar|peligros\\w*|sin cuajar|pasad[oa]s? por agua|bland[oa]s?)|salmonel\\w*)',
  rawFish:
    '(?:(?:salmon|pescado|atun|trucha|merluza) .{0,30}(?:crud\\w*|sushi|sashimi|tartar|ceviche|poke)|(?:sushi|sashimi|ceviche|tartar de|poke) .{0,30}(?:salmon|pescado|atun)|sushi|sashimi|anisakis|boquerones en vinagre)',
  rawMeat: '(?:(?:carne|picada|filete) .{0,12}cruda|steak tartar|tartar|carpaccio)',
  pink: '^(?!.*(?<![a-z])(?:bizcocho|pan|pastel|tarta|magdalenas?|galletas?|masa)(?![a-z]).*crud[oa]).*(?<![a-z])(?:rosad[oa]s?|rosas?|(?:con|suelta|tiene|echa|hay|sale) (?:un poco de |algo de |poca )?sangre(?! (?:del|de la) (?:dedo|mano))|sangrant\\w*|poco (?:cuajad|cocid|cocinad)[oa]s?|jugos[oa]s? por dentro|(?:sigue|todavia|aun|esta|algo|un poco|medio) .{0,8}crud[oa]s?|crud[oa] por dentro|poco hech[oa]|sin hacer|no (?:esta|se ha) (?:hech[oa]|cocinado)|roj[oa] por dentro)',
  shells: '(?:mejillon\\w*|almejas?|berberechos?|ostras?|chirlas?|navajas?)',
  shut: '(?:cerrad[oa]s?|no (?:se )?(?:han abierto|abren|abrio|abrieron|se abre\\w*)|sin abrir)',
  open: '(?:abiert[oa]s?|rot[oa]s?|partid[oa]s?|agrietad[oa]s?|cascad[oa]s?)',
  marinade: '(?:marinada|adobo|marinado|escabeche)',
  board:
    '(?:(?:tabla|cuchillo|plato|fuente|pinzas|bol) .{0,50}(?:crud[oa]|carne|pollo|pescado|pavo)|(?:carne|pollo|pescado|pavo) .{0,50}(?:tabla|cuchillo|mismo plato|misma fuente))',
  floor: '(?:(?:se )?(?:ha caido|cayo|caido|callo) .{0,20}(?:suelo|piso)|(?:al|en el) suelo)',
  wild: '(?:(?:setas?|hongos?|niscalos?|boletus|bayas|ajo de oso) .{0,40}(?:cogid\\w*|recogid\\w*|bosque|monte|encontrad\\w*|jardin|silvestres?|campo)|(?:cogido|recogido|encontrado|silvestres?) .{0,30}(?:setas?|hongos?|bayas))',
  crackedEgg:
    '(?:huevos? .{0,25}(?:rajad\\w*|agrietad\\w*|rot[oa]s? en (?:el|la|su)|cascad[oa]s?|fisura\\w*))',
  garlicOil: '(?:ajos? .{0,20}aceite|aceite .{0,15} ajo)',
  powerCut:
    '(?:corte de luz|se (?:ha ido|fue) la luz|apagon|(?:nevera|frigorifico|congelador) .{0,25}(?:averiad\\w*|estropead\\w*|abiert\\w*|apagad\\w*|roto|desenchufad\\w*))',
  twice:
    '(?:recal\\w* .{0,25}(?:2 veces|otra vez|de nuevo|varias veces|por segunda)|(?:2 veces|otra vez|segunda vez|volver a) .{0,20}(?:recal\\w*|calentar\\w*))',
  oldDays: '(\\d{1,2}) (?:dias?|semanas?)|una semana',
  ate: '(?:(?:comido|probado|tragado) .{0,40}(?:crud\\w*|moho|podrid\\w*|caducad\\w*|en mal estado|rosad?\\w*)|(?:crud\\w*|mohos\\w*|caducad\\w*) .{0,40}(?:he comido|ha comido|me he comido|se ha comido))',
  pet: '(?:perr[oa]s?|gat[oa]s?|cachorro\\w*|mascotas?|gatito\\w*)',
  bitter:
    '(?:(?:calabacin\\w*|calabaza|pepino) .{0,20}amarg\\w*|amarg\\w* .{0,15}(?:calabacin|calabaza|pepino))',
  asksSafe:
    '(?:peligros\\w*|peligro|toxic\\w*|venenos\\w*|segur[oa]|enferm\\w*|intoxicacion|(?:todavia|aun) (?:vale|sirve|esta buen[oa]|se puede (?:comer|usar)|bueno|es buen\\w*)|comestible\\w*|en mal estado|se puede comer|tirar(?:l[oa])?|salmonel\\w*|malo para la salud|esta buen[oa] todavia)',
  coreTemp:
    '(?:(?:temperatura|grados|calient\\w*) .{0,30}(?:interna|interior|por dentro|en el centro|dentro)|(?:por dentro|en el centro) .{0,30}(?:temperatura|grados))',
  hot: '(?:temperatura|cuantos grados|que grados|a cuanto)',
  degrees: '(\\d{2,3}) (?:grados|c)',
  howMuch: '(?:cuant[oa]s?|que cantidad)',
  ingredients:
    '(?:ingredientes?|que (?:hace falta|necesito|necesitamos|lleva(?: (?:la receta|esto|este plato))?|me hace falta)$)',
  here: '(?:ahora|aqui|para este paso|en este paso)',
  forPeople:
    '(?:para|somos|seremos) (?:solo |unas )?(\\d{1,2}) ?(?:personas?|comensales|invitados?|raciones|porciones|gente|ninos|adultos|$)|^(\\d{1,2}) (?:personas|raciones|porciones)$|(?:somos|seremos|solo soy|vamos a ser|vienen|comemos) (\\d{1,2})(?![\\dp])',
  double: '(?:el doble|doble de|duplic\\w*|doblar|doble cantidad)',
  half: '(?:la mitad|media receta)',
  servings: '(?:para cuant[oa]s|cuantas (?:raciones|porciones|personas))',
  howLong:
    '(?:cuanto (?:tiempo|tarda\\w*|dura\\w*|se tarda|va|hay que|(?:lo |la |los |las )?(?:dejo|tengo|hiervo|cuezo|horneo|frio|aso|cocino|bato|amaso|cuece|hierve))|hasta cuando|cuantos minutos|cuantas horas|tiempo de (?:coccion|horno|horneado|preparacion)|por cuanto tiempo|durante cuanto)',
  total:
    '(?:en total|todo el (?:plato|proceso)|la receta entera|toda la receta|tarda la receta|hasta (?:comer|la cena|la comida))',
  when: '(?:cuando (?:se )?(?:echo|pongo|anado|anade|echa|agrego|meto|tengo que|va|van|hay que)|para que (?:es|sirve|son)|donde (?:va|van|echo))',
  oven: '(?:hornos?|precal\\w*|hornear)',
  heat: '(?:que fuego|fuego (?:fuerte|suave|lento|medio|alto|bajo|vivo)|a fuego|que (?:potencia|intensidad|nivel)|el fuego)',
  done2:
    '(?:como (?:se (?:que|si|cuando|nota|sabe|ve)|saber|puedo saber|noto|compruebo|veo|sabre)|como (?:tiene\\w* que|deb\\w*) (?:quedar|estar|verse|ser|salir)|que (?:textura|color|consistencia|punto)|cuando se (?:que|si)|a que se parece|en su punto|cuando (?:esta|estan|sabre|estara\\w*) .{0,30}(?:list\\w*|hech\\w*|cocid\\w*|al dente|$)|(?:esta|estan) (?:ya )?(?:hech\\w*|list\\w*|cocid\\w*)|(?:esta|estan) .{0,20}al dente|que aspecto)',
  rest: '(?:repos\\w*|enfri\\w*|templar|cortar enseguida|atemperar)',
  swap: '(?:en (?:vez|lugar) de|en su lugar|sustit\\w*|no (?:quiero|puedo|me gusta\\w*|podemos|le gusta\\w*) .{0,40}(?:que (?:le|uso|pongo|echo|otra)|con que|alternativ\\w*)|(?:por|con) que (?:lo |la |los |las )?(?:cambi\\w*|sustit\\w*|reempla\\w*)|que (?:le |lo )?(?:pongo|uso|echo) (?:entonces|a cambio)|a cambio|reemplac\\w*|intercambi\\w*|cambi[oae]r?(?:l[oa]s?)? .{0,30} por|lo mismo con|funciona\\w* con|queda igual con|reemplaz\\w*|cambiar|cambio .{0,20}por|alternativ\\w*|no tengo|no hay|no me queda\\w*|sin .{0,20}(?:hacer)|me falta\\w*|se me ha acabado|me he quedado sin|no encuentro|solo tengo|vale tambien|en cambio|que uso si|que pongo si)',
  leaveOut:
    '(?:quitar|omitir|prescindir|no (?:poner|echar|ponerle|echarle)|dejar fuera|saltarme|imprescindible|obligatori[oa]|hacer(?:lo|la)? sin|(?:puedo|se puede|podria) .{0,25} sin)',
  tools:
    '(?:(?:no tengo|sin|me falta|no hay|en vez de|en lugar de) (?:una? |la |el )?(?:batidora|robot|procesador|turmix|minipimer|varillas|rodillo|wok|molde|parrilla|plancha|termometro|colador|rallador|bascula|balanza|peso|vaporera|pasapures|papel de (?:horno|hornear)|tapa|espatula|brocha|olla (?:lenta|a presion|rapida|express)|mortero|soplete|manga|microondas|freidora|airfryer|horno|ventilador)|utensilios?|(?:que )?tamano (?:de|del) (?:molde|sarten|olla|fuente|cazuela)|como de grande .{0,20}molde|que (?:sarten|olla|molde|cazuela|bol|fuente|bandeja)|aparatos?|cacharros?|herramientas?)',
  meaning: '.+',
  freeze: '(?:congelar\\w*|congelo|congelamos|congelan?|congele|congelado dura|(?:al|en el) congelador)',
  keepLong:
    '(?:aguanta\\w*|conserva\\w*|guarda\\w*|dura (?:en|la|el)|sobras?|sobrado|almacen\\w*|(?:dias|tiempo) .{0,25}(?:nevera|frigorifico))',
  ahead:
    '(?:el dia (?:antes|anterior)|hoy .{0,30}manana|para manana|con tiempo|con horas de adelanto|(?:dejar|dejo)(?:l[oa]s?)? (?:hech|preparad|montad)[oa]s?|de antemano|con antelacion|por adelantado|la noche antes|la noche anterior|la vispera|adelantar)',
  reheat: '(?:recal\\w*|calentar (?:las sobras|lo de ayer|de nuevo))',
  salty:
    '(?:(?:demasiad[oa]|muy|demasiado|un poco|algo|bastante) (?:salad\\w*|sal)|(?:me he |he |nos hemos )?(?:pasad[oa]|pase) (?:con la|de) sal|salad\\w* de mas)',
  thin: '(?:(?:muy|demasiado) (?:liquid\\w*|aguad\\w*|clar[oa])|(?:pasad[oa]|pase) (?:con el|de) (?:agua|caldo|liquido)|como (?:espeso|espesa\\w*)|sin espesar|no (?:me )?espesa\\w*|aguad\\w*|espesar|no espesa|como agua)',
  thick: '(?:(?:muy|demasiado) (?:espes\\w*|sec[oa]|dens[oa])|aclarar|aligerar|diluir)',
  burnt:
    '(?:se (?:me )?(?:ha |han |esta |estan )?(?:quemad[oa]s?|quema(?:n|ndo)?|chamusc\\w*)(?! por (?:arriba|encima|fuera))|(?:pega\\w*|agarra\\w*) (?:al|en el) fondo|sabe a quemado|chamuscad\\w*|muy tostad\\w*|requemad\\w*)',
  split:
    '^(?!.*(?<![a-z])(?:nata|crema montada|mayonesa|mahonesa|alioli|chocolate|poco cuajad|no (?:ha |me ha )?cuaja))(?:.*(?<![a-z])(?:cortad[oa] (?:la|el)|se (?:me )?(?:ha |esta )?(?:cortad[oa]|cortando|corta|corto|cuajad[oa]|separad[oa])|cuajad[oa]|grumos?|grumos[oa]|huevos? revueltos?|se separa|granulos[oa]))',
  bland: '(?:sos[oa]s?|sin sabor|no sabe a nada|insipid\\w*|le falta (?:algo|sabor|gracia))',
  spicy:
    '(?:(?:muy|demasiado|bastante) picante|(?:pasad[oa]|pase) (?:con el|con la|de) (?:picante|chile|guindilla|cayena|curry|pimienta)|pica (?:mucho|demasiado)|menos picante)',
  sour: '(?:(?:muy|demasiado|un poco|algo|bastante) (?:acid[oa]|agri[oa])|(?:pasad[oa]|pase) (?:con el|de) (?:limon|vinagre))',
  sweet: '(?:(?:muy|demasiado|bastante) dulce|(?:pasad[oa]|pase) (?:con el|con la|de) (?:azucar|dulce|miel))',
  isSpicy: '(?:pica (?:mucho|esto)|es picante|^pica)',
  calories: '(?:calori\\w*|kcal|proteinas?|valor nutricional|hidratos|carbohidratos tiene|grasas? tiene)',
  adapt: '(?:version|convertir|adaptar|hacer(?:lo|la)?|transformar|como lo hago)',
  leftover: '(?:sobras?|cocid[oa]s?|cocinad[oa]s?|asad[oa]s?|hech[oa]s?)',
  reuse: '(?:reutiliz\\w*|salsa|usar|aprovechar)',
  eat: '(?:com\\w*|tomar|prob\\w*|darle|dar)',
  asks: '.*(?:descongelo|hay que|tengo que|se puede|que hago|hago algo)(?: .*)?|.*(?:esta|sigue|estan|siguen) (?:todavia |aun )?congelad[oa]s?.*|^(?:y |pero )?(?:que|cuant\\w*|como|cuando|donde|por que|cual\\w*|puede\\w*|puedo|podemos|debo|hay|tengo que|es|esta|estan|se puede|lleva|tiene|a que|con que|en que|quien|sirve|vale|hace falta|me)',
  past: '^(?:he|hemos|ya he)',
  why: '(?:por ?que|para que|que pasa si|a santo de que)',
  fan: '(?:ventilador|ventilado|conveccion|aire forzado)',
  onlyHave:
    '(?:tengo|tenemos|hay|me queda\\w*) (?:solo|solamente|unicamente)|(?:solo|solamente|unicamente) (?:tengo|tenemos|hay|me queda\\w*)',
  insteadOf: '(?:en (?:vez|lugar)) de(?: la| el| los| las|l)?',
  asMeasure: '(?:cuant[oa]s?|equival\\w*|convert\\w*|convierte\\w*|en|pesan?)',
  weighs: '(?:pesan?)',
};
