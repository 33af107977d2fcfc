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

export { TERMS } from './es-terms.data.ts';

/** How times and numbers are said. */
export const TIMES = {
  spans: [
    ['(?:1 |una? )?medi[oa](?= (?:taza|cucharad|cucharill|vaso|litro|kilo))', '0p5'],
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
