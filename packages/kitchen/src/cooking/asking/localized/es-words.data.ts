/** Allergens and diets as they stand in a sentence. */
export const NAMES = {
  gluten: 'gluten',
  crustaceans: 'crustáceos',
  eggs: 'huevo',
  fish: 'pescado',
  peanuts: 'cacahuetes',
  soybeans: 'soja',
  milk: 'leche',
  nuts: 'frutos de cáscara',
  celery: 'apio',
  mustard: 'mostaza',
  sesame: 'sésamo',
  sulphites: 'sulfitos',
  lupin: 'altramuces',
  molluscs: 'moluscos',
  vegetarian: 'vegetariano',
  vegan: 'vegano',
  'gluten-free': 'sin gluten',
  'dairy-free': 'sin lácteos',
  'low-carb': 'bajo en carbohidratos',
} as const;

/** Words for allergens in a question. */
export const ALLERGENS = {
  gluten: 'gluten|trigo|harina|celiac\\w*',
  milk: 'leche|lacteos?|lactosa|nata|quesos?|mantequilla|yogur',
  peanuts: 'cacahuetes?|mani',
  nuts: 'frutos secos|frutos de cascara|nuez|nueces|avellanas?|almendras?|pistachos?|anacardos?|pacanas?',
  eggs: 'huevos?',
  soybeans: 'soja|soya',
  crustaceans: 'crustaceos?|gambas?|langostinos?|cangrejos?|camarones?|mariscos?',
  fish: 'pescados?',
  sesame: 'sesamo|ajonjoli|tahini?',
  mustard: 'mostaza',
  celery: 'apio',
  sulphites: 'sulfitos?',
  lupin: 'altramu\\w*',
  molluscs: 'moluscos?|mejillon\\w*|almejas?|calamar\\w*|pulpo|mariscos?',
} as const;

/** What a word of the kitchen means. */
export const TERMS = [
  [
    'envolvent\\w*|incorporar',
    'Con movimientos envolventes: lleva la espátula de abajo arriba con suavidad, girando el bol, para no perder el aire. Para en cuanto no se vea nada seco.',
  ],
  [
    'sofr[ei]\\w*|rehog\\w*|pochar',
    'Sofreír: cocinar a fuego medio en un poco de aceite, removiendo, hasta que esté blando y transparente.',
  ],
  ['al dente', 'Al dente: firme al morder, con un puntito blanco en el centro.'],
  [
    'blanque\\w*|escald\\w*',
    'Escaldar: un momento en agua hirviendo con sal y luego en agua con hielo para cortar la cocción.',
  ],
  [
    'desglas\\w*',
    'Desglasar: echar líquido en la sartén caliente y despegar con una cuchara lo tostado del fondo.',
  ],
  ['reduc\\w*', 'Reducir: hervir destapado hasta que espese y gane sabor.'],
  ['fuego lento|borbot\\w*|chup chup', 'Cocer a fuego lento: casi sin hervir, con pocas burbujas pequeñas.'],
  [
    'sellar|dorar|marcar',
    'Sellar: en grasa muy caliente, poca cantidad y sin mover, hasta que esté bien dorado.',
  ],
  ['estof\\w*|bras\\w*', 'Estofar: dorar y luego cocer tapado mucho rato con poco líquido, a fuego suave.'],
  ['escalf\\w*', 'Escalfar: cocer con suavidad en líquido caliente sin que hierva (unos 80 °C).'],
  [
    'roux|bechamel',
    'Roux: remueve harina en la misma cantidad de mantequilla uno o dos minutos y añade poco a poco un líquido frío.',
  ],
  ['juliana', 'Juliana: tiras finas como cerillas.'],
  [
    'amas\\w*',
    'Amasar: empujar con la palma, doblar, girar, unos 10 minutos, hasta que la masa esté lisa y elástica.',
  ],
  ['punto de nieve', 'A punto de nieve: bate en un bol sin grasa hasta que los picos se mantengan.'],
  [
    'pic\\w*|brunoise|en dados',
    'Corta primero en láminas, luego en tiras y estas en dados, con los dedos recogidos.',
  ],
  ['carameli\\w*', 'Caramelizar: dorar a fuego medio hasta un marrón dorado, sin perderlo de vista.'],
  ['rallad\\w*|piel de', 'Ralladura: ralla solo la piel de color de una fruta sin tratar, lo blanco amarga.'],
] as const;

/** How times and numbers are said. */
export const TIMES = {
  spans: [
    ['(?:una )?hora y tres cuartos', '105 minutos'],
    ['tres cuartos de hora', '45 minutos'],
    ['(?:un )?cuarto de hora', '15 minutos'],
    ['media hora', '30 minutos'],
    ['una hora y media', '90 minutos'],
    ['una hora y cuarto', '75 minutos'],
    ['horas y media', 'horas 30 minutos'],
    ['horas y cuarto', 'horas 15 minutos'],
    ['un minuto y medio', '90 segundos'],
    ['minutos y medio', 'minutos 30 segundos'],
    ['medio minuto', '30 segundos'],
  ],
  hours: 'horas?|h',
  minutes: 'minutos?|minutitos?|min',
  seconds: 'segundos?|seg',
  one: 'una?|un',
  numbers:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
} as const;

/** Words that are no food here, though a food may be called so. */
export const NOT_FOODS =
  'el la los las un una unos unas de del y o con sin para a al en por es son esta lo le me se te yo tu puedo puede que como cuanto cuando plato receta salsa masa horno sarten olla sobras rojo roja rosa caliente frio crudo cocido bueno mano perro gato setas centro tiempo paso molde mas no su mi si ya vale hay';
