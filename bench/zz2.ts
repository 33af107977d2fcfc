import { parseLine } from '@crisper/kitchen/measures/parse-line';
import { localizedFood, localizedFoodLoosely, namedFood } from '@crisper/kitchen/foods/localized-foods';
const [l, ...lines] = process.argv.slice(2);
for (const s of lines) { const p = parseLine(s, { language: l as never }); console.log(s, '=>', p.quantity, p.quantityMax, p.unit, '|', p.name, '|', p.food, p.preparation, '| whole:', localizedFood(s, l as never)?.food.id, localizedFoodLoosely(s, l as never)?.food.id); }
