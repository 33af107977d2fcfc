import type { Advice } from './advice-table.ts';
import { MISHAPS } from './es-mishaps.data.ts';

/** Only of a reason: whether it must be done, the recipe says. */
const reason = (words: string): string =>
  `(?:por ?que|para que|que pasa si|da igual si) (?:.{0,50} )?(?:${words})`;
const why = (words: string): string =>
  `(?:por ?que|para que|que pasa si|hace falta|es necesario|hay que|tengo que|conviene|puedo saltarme) (?:.{0,50} )?(?:${words})`;

/** What a Spanish cook knows beyond the recipe; de-advice.data.ts tells how it is read. */
export const ADVICE: Advice = {
  common:
    'porque como cuando cuanto cuanta cuantos cuantas tiempo tanto tengo tiene debe debo puedo puede hace falta sirve para pero antes despues todavia tambien mucho poco bien listo lista esto este esta estos sobre entre desde hasta hacer hago hecho hecha dejar dejo pongo poner minutos horas coccion cocinar cocer',
  measures: [
    { words: 'g|gr|gramos?', one: 'g', many: 'g', unit: 'gram', size: 1 },
    { words: 'kg|kilos?|kilogramos?', one: 'kg', many: 'kg', unit: 'gram', size: 1000 },
    { words: 'ml|mililitros?', one: 'ml', many: 'ml', unit: 'milliliter', size: 1 },
    { words: 'cl|centilitros?', one: 'cl', many: 'cl', unit: 'milliliter', size: 10 },
    { words: 'dl|decilitros?', one: 'dl', many: 'dl', unit: 'milliliter', size: 100 },
    { words: 'l|litros?', one: 'l', many: 'l', unit: 'milliliter', size: 1000 },
    {
      words: 'cucharaditas?|cucharillas?',
      one: 'cucharadita',
      many: 'cucharaditas',
      unit: 'teaspoon',
      size: 1,
    },
    {
      words: '(?:cucharadas?|cucharas?)(?: soperas?)?',
      one: 'cucharada',
      many: 'cucharadas',
      unit: 'tablespoon',
      size: 1,
    },
    { words: 'vasos?', one: 'vaso', many: 'vasos', unit: 'milliliter', size: 200 },
    { words: 'tazas?|cups?', one: 'taza', many: 'tazas', unit: 'milliliter', size: 240 },
  ],
  entries: [
    ...MISHAPS,
    // Reasons.
    [
      why('enharin\\w*|pas\\w* .{0,15}harina'),
      'La harina seca la superficie: se dora mejor, forma costra y después espesa la salsa.',
    ],
    [
      reason(
        'repos\\w* .{0,20}(?:carne|pollo|filete|asado|pechugas?|solomillo|pavo)|(?:carne|pollo|filete|asado|pechugas?|solomillo|pavo) .{0,20}repos\\w*',
      ),
      'Al reposar, el jugo se reparte y no se pierde al cortar; el calor acaba de llegar al centro.',
    ],
    [
      reason('masa .{0,25}repos\\w*|repos\\w* .{0,25}masa|repos\\w*'),
      'Durante el reposo, la harina se hidrata y la masa se relaja: queda más tierna y no se rompe. En carnes y arroces, el jugo se reparte. No te lo saltes si puedes.',
    ],
    [
      reason(
        '(?:agua|pasta|patatas) .{0,20}sal(?:ar)?|sal(?:ar|o)? .{0,25}(?:agua|pasta)|sal (?:al|en el) agua',
      ),
      'Porque es el único momento en que la sal entra en la pasta o la patata. Unos 10 g por litro.',
    ],
    [
      why('mantequilla .{0,15}fria|frias?(?: la)? mantequilla'),
      'Los trocitos de mantequilla fría se funden en el horno y dejan capas: la masa queda hojaldrada y no aceitosa.',
    ],
    [
      why('huevos? .{0,25}temperatura|temperatura ambiente'),
      'A la misma temperatura se mezclan mejor y la masa no se corta.',
    ],
    [
      why('sec\\w* .{0,20}(?:carne|pollo|pescado|gambas|patatas|filetes?|pechugas?)'),
      'Porque el agua se evapora antes de que nada se dore: seco se dora y mojado se cuece.',
    ],
    [
      why('(?:remoj\\w*|en remojo)'),
      'Garbanzos y alubias secos, de 8 a 12 horas en agua fría, y tira esa agua: se cuecen antes y por igual. Las lentejas y las legumbres de bote no lo necesitan.',
    ],
    [
      why('tandas|llen\\w* .{0,15}sarten'),
      'En una sartén llena baja el calor y el alimento suelta agua: se cuece en vez de dorarse.',
    ],
    [
      why('tost\\w*'),
      'Tostar en seco un par de minutos despierta el aroma de especias, frutos secos y arroz. Remueve y para cuando huela.',
    ],
    [
      why('vinagre|limon|acid[oa]'),
      'Un poco de ácido despierta el sabor, equilibra la grasa y el dulce, y evita que la fruta se oscurezca.',
    ],
    [
      why('(?:pizca de )?azucar'),
      'El azúcar equilibra lo ácido y ayuda a dorar; en masas las hace más tiernas y húmedas.',
    ],
    [
      `${why('tap(?:ar|o|ad[oa]|a)|destap\\w*')}|(?:(?:lo|la|los|las) )?(?:tapo|tapamos|cubro|destapo)|(?:va|se pone|con|sin) (?:la )?tap(?:ad[oa]|a|ar)`,
      'Tapado guarda vapor: se hace por igual y no se seca. Destapado se evapora agua: espesa y se dora. Si la receta no lo dice, sin tapar, y cubre con aluminio lo que se dore demasiado.',
    ],
    [
      why('sell\\w*|dor(?:ar|o|a|amos)'),
      'Lo tostado es sabor: forma costra, colorea la salsa y deja en el fondo un poso que luego se disuelve. No encierra el jugo.',
    ],
    [
      `${why('remov\\w*|remuev\\w*')}|(?:puedo|debo|tengo que|hay que|hace falta) (?:ir )?(?:remov\\w*|mover(?:lo|la)?)`,
      'Remueve solo lo que se pega o espesa: salsas, cremas, risotto, sofritos. No una paella ni la carne que se dora, que así forman costra.',
    ],
    [
      why('(?:harina|mezcl\\w*|bat\\w*) .{0,25}(?:lo justo|poco|demasiado|sin batir)|lo justo'),
      'Al batir la harina se forma gluten y la masa queda dura. Para cuando no se vea harina.',
    ],
    // Choosing, serving and using up.
    [
      'huesos?|carcasa|caparazon\\w*|cabezas de (?:gambas?|langostinos?)|espinas',
      'Los huesos y la carcasa dan un buen caldo: cúbrelos con agua fría, con cebolla, zanahoria y laurel, y cuece a fuego lento 2 o 3 horas (los de pescado y las cabezas de gamba, 20 minutos). Cuela y enfría pronto.',
    ],
    [
      'alcohol .{0,30}(?:evapora\\w*|queda|va|desaparece)|(?:evapora\\w*|queda|va|desaparece) .{0,20}alcohol',
      'No del todo: tras media hora de cocción queda más o menos un tercio y tras dos horas y media, un 5 %. Para niños y embarazadas, usa caldo.',
    ],
    [
      'primer[oa]? (?:crepe|tortita|tanda)',
      'Es normal: la sartén aún no está a temperatura. Caliéntala a fuego medio, úntala con muy poca grasa, prueba con poca masa y ajusta el fuego.',
    ],
    [
      '(?:sac\\w*|fuera) .{0,20}nevera .{0,30}(?:antes|rato)|antes .{0,20}(?:sacar|saco) .{0,20}nevera',
      'La carne en piezas gruesas se hace más por igual si sale de la nevera 20 o 30 minutos antes, nunca más de 2 horas. Las aves, la carne picada y el pescado, directos de la nevera.',
    ],
    [
      '(?:con que|que) .{0,20}(?:acompan\\w*|guarnicion|va bien con|se come|se sirve|comemos)|(?:de )?guarnicion|para acompanar|que sirvo con',
      'Busca contraste: con algo contundente, ensalada verde o verduras; con salsa, arroz, puré o pan; con algo ligero, patatas o legumbres. Un toque ácido casi siempre queda bien.',
    ],
    [
      '(?:que (?:tipo|clase|variedad) de|que|cual) (?:patatas?|papas?)(?! (?:lleva|me))',
      'Para puré, horno y freír, patata harinosa (agria, monalisa); para guiso y ensalada, firme (kennebec, roja).',
    ],
    [
      '(?:que (?:tipo|clase|variedad) de|que|cual) (?:arroz)(?! lleva)',
      'Para paella y arroces secos, bomba o redondo; para risotto, arborio; para guarnición y saltear, largo o basmati.',
    ],
    [
      '(?:que (?:tipo|clase|variedad) de|cual) harina',
      'Para bizcochos, salsas y rebozados, harina de trigo floja o normal; para pan y pizza, harina de fuerza. La integral pide algo más de líquido.',
    ],
    [
      'huevos? .{0,20}(?:fresc[oa]s?|esta(?:n)? bien)|saber .{0,20}huevo',
      'Mételo en agua: si se queda tumbado en el fondo, es fresco; de pie, cuécelo del todo; si flota, tíralo. Y huélelo al cascarlo.',
    ],
    [
      '(?:sobra\\w*|me queda\\w*) .{0,12}(?:claras?|yemas?)|(?:claras?|yemas?) (?:que )?sobra\\w*|que hago con .{0,10}(?:claras|yemas)',
      'Claras: 2 días en la nevera tapadas o 3 meses en el congelador; para merengue o tortilla. Yemas: 2 días cubiertas de agua; para crema o salsa, siempre cocidas.',
    ],
    [
      '(?:guard\\w*|conserv\\w*) .{0,20}(?:perejil|cilantro|albahaca|hierbas)',
      'En un vaso con agua, como flores, en la nevera (la albahaca, fuera), o picadas y congeladas con un poco de aceite.',
    ],
    [
      '(?:meter|meto|guardar|guardo|poner|pongo|va|dejo|enfriar) .{0,25}caliente .{0,20}(?:nevera|frigo\\w*|congelador)|caliente .{0,25}(?:a|en) (?:la|el) (?:nevera|frigo\\w*)',
      'Sí, no hace falta esperar a que esté frío: repártelo en recipientes bajos, deja salir el vapor un rato y mételo antes de 2 horas. Una olla entera, enfríala primero en agua fría.',
    ],
  ],
};
