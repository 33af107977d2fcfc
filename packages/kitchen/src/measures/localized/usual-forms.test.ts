import { expect, it } from 'vitest';
import { foodById } from '../../foods/larder.ts';
import { FOOD_LANGUAGES, type FoodLanguage } from '../../foods/localized/shown-names.ts';
import { RISKY_NAMES } from '../../testing/risky-names.data.ts';
import { parseLine } from '../parse-line.ts';

/** One line for each form that cooks write in, besides amount, unit and food. */
it.each<[FoodLanguage, string, number | null, string | null, string | null]>([
  // The title of a part before the line
  ['de', 'Für den Guss: 200 g Puderzucker', 200, 'gram', 'powdered-sugar'],
  ['fr', 'pour la garniture : 1 kg de quetsches', 1, 'kilogram', 'plum'],
  ['es', 'para el rebozado: 2 huevos batidos', 2, null, 'egg'],
  ['it', 'per la crosta: 80 g di pangrattato', 80, 'gram', 'breadcrumbs'],
  // For each
  ['fr', '3 langoustines par personne', 3, null, 'shrimp'],
  ['es', '12 almejas por persona', 12, null, 'clam'],
  ['it', '1 mozzarella a testa', 1, null, 'mozzarella'],
  ['de', '2 Eier pro Person', 2, null, 'egg'],
  // Behind the name
  ['fr', 'yaourts à la grecque x4', 4, null, 'greek-yogurt'],
  ['es', 'yogur griego x6', 6, null, 'greek-yogurt'],
  ['it', 'pomodorini pachino, 300 gr circa', 300, 'gram', 'cherry-tomato'],
  ['es', 'aceite de sésamo unas gotas', null, 'drop', 'sesame-oil'],
  // Five or six, and no fraction
  ['fr', '5/6 tomates séchées', 5, null, 'sun-dried-tomato'],
  ['fr', '3/4 de litre de lait', 0.75, 'liter', 'milk'],
  // No keys for umlauts
  ['de', '1 Wuerfel Hefe', 1, 'cube', 'yeast'],
  ['de', '500g gruene Bohnen (frisch)', 500, 'gram', 'green-bean'],
  ['de', '200 g Raeucherlachs', 200, 'gram', 'smoked-salmon'],
  ['de', '400 g Sauerkraut', 400, 'gram', 'sauerkraut'],
  // What stands between the number and its unit
  ['de', '1 daumengroßes Stück Ingwer', 1, 'piece', 'ginger'],
  ['es', '500 g aprox. de patata nueva', 500, 'gram', 'new-potato'],
  // Inflection
  ['it', "3 foglie d'alloro secche", 3, 'leaf', 'bay-leaf'],
  ['it', "6 filetti di acciuga sott'olio", 6, null, 'anchovy'],
  ['it', '2 arance sanguinelle', 2, null, 'blood-orange'],
  // Shortened words
  ['de', '1 EL getr. Oregano', 1, 'tablespoon', 'dried-oregano'],
  ['it', 'latte parz. scremato 1 l', 1, 'liter', 'reduced-fat-milk'],
  // A kind, and which one
  ['it', '3 mele renette sbucciate', 3, null, 'apple'],
  ['de', '1 Boskop-Apfel', 1, null, 'apple'],
  // Small ones
  ['es', '200 g de habitas', 200, 'gram', 'fava-bean'],
  ['de', '250 g Möhrchen', 250, 'gram', 'carrot'],
  // Where it comes from
  ['it', '2 mazzi di basilico genovese', 2, 'bunch', 'basil'],
  ['it', 'orecchiette pugliesi 400g', 400, 'gram', 'conchiglie'],
  // Two of a kind
  ['de', 'je 1 rote und gelbe Paprikaschote', 1, null, 'yellow-bell-pepper'],
])('%s: %s', (language, line, quantity, unit, food) => {
  expect(parseLine(line, { language })).toMatchObject({ quantity, unit, food });
});

it.each<[FoodLanguage, string, string]>([
  ['it', '80 gr pane grattuggiato', 'bread'],
  ['fr', '1 conserve de fèves au lard', 'fava-bean'],
  ['fr', '500 g de steak haché 5% MG', 'steak'],
  ['fr', '1 l de lait écrémé', 'reduced-fat-milk'],
  ['es', '2 huevos duros picados', 'egg'],
  ['de', '300 g Kartöffelchen', 'carp'],
  ['de', '3 EL Kukuruzgrieß', 'semolina'],
])('%s: "%s" is no %s', (language, line, food) => {
  expect(parseLine(line, { language }).food).not.toBe(food);
});

it.each(FOOD_LANGUAGES)('reads no risky name in %s as a food that lacks what it has', (language) => {
  const rows = RISKY_NAMES[language].trim().split('\n');
  expect(rows.length).toBeGreaterThanOrEqual(150);
  const lacking = rows.flatMap((row) => {
    const [name = '', has = ''] = row.split(' | ');
    const food = foodById(parseLine(`100 g ${name}`, { language }).food ?? '');
    if (food === undefined) return [];
    const known: string[] = [...food.allergens, ...food.mayContain, ...food.breaks];
    return has.split(', ').every((one) => known.includes(one)) ? [] : [`${name}: ${food.id}`];
  });
  expect(lacking).toEqual([]);
});
