import type { Figures, Meal, MealItem } from '@crisper/contract/meals/meals';
import type { ExportFormat } from '@crisper/contract/nutrition/nutrition';
import { type Options, stringify } from 'csv-stringify/sync';

interface Range {
  from: string;
  to: string;
}

interface Written {
  type: string;
  extension: string;
  /** The file in chunks. */
  write(meals: AsyncIterable<Meal>, person: string, range: Range): AsyncIterable<string>;
}

const COLUMNS: readonly (readonly [head: string, cell: (meal: Meal, item: MealItem) => unknown])[] = [
  ['day', (meal) => meal.day],
  ['time', (meal) => meal.time],
  ['eaten_at', (meal) => meal.eatenAt],
  ['time_zone', (meal) => meal.timeZone],
  ['meal_id', (meal) => meal.id],
  ['meal', (meal) => meal.name],
  ['source', (meal) => meal.source],
  ['item', (_, item) => item.name],
  ['food', (_, item) => item.food],
  ['usda_fdc_id', (_, item) => item.fdcId],
  ['grams', (_, item) => item.grams],
  ['portion_estimated', (_, item) => item.estimated],
  ['calories_kcal', (_, item) => item.calories],
  ['protein_g', (_, item) => item.protein],
  ['carbs_g', (_, item) => item.carbs],
  ['fat_g', (_, item) => item.fat],
  ['fiber_g', (_, item) => item.fiber],
  ['sugar_g', (_, item) => item.sugar],
  ['sodium_mg', (_, item) => item.sodiumMg],
  ['vitamin_c_mg', (_, item) => item.vitaminCMg],
  ['iron_mg', (_, item) => item.ironMg],
  ['calcium_mg', (_, item) => item.calciumMg],
];

/** Text that a spreadsheet would run as a formula is escaped. */
const CSV: Options = { escape_formulas: true, record_delimiter: 'windows', cast: { boolean: String } };

async function* csv(meals: AsyncIterable<Meal>): AsyncGenerator<string> {
  yield stringify([COLUMNS.map(([head]) => head)], CSV);
  for await (const meal of meals)
    yield stringify(
      meal.items.map((item) => COLUMNS.map(([, of]) => of(meal, item))),
      CSV,
    );
}

async function* json(meals: AsyncIterable<Meal>, _: string, range: Range): AsyncGenerator<string> {
  yield `{"from":"${range.from}","to":"${range.to}","meals":[`;
  let first = true;
  for await (const meal of meals) {
    yield `${first ? '\n' : ',\n'}${JSON.stringify(meal)}`;
    first = false;
  }
  yield '\n]}\n';
}

const UCUM = 'http://unitsofmeasure.org';
const NUTRIENTS: readonly (readonly [key: keyof Figures, name: string, unit: string])[] = [
  ['calories', 'Energy', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbohydrate', 'g'],
  ['fat', 'Total fat', 'g'],
  ['fiber', 'Dietary fiber', 'g'],
  ['sugar', 'Total sugars', 'g'],
  ['sodiumMg', 'Sodium', 'mg'],
  ['vitaminCMg', 'Vitamin C', 'mg'],
  ['ironMg', 'Iron', 'mg'],
  ['calciumMg', 'Calcium', 'mg'],
];

const quantity = (value: number, unit: string) => ({ value, unit, system: UCUM, code: unit });

function intake(meal: Meal, person: string) {
  return {
    fullUrl: `urn:uuid:${meal.id}`,
    resource: {
      resourceType: 'NutritionIntake',
      id: meal.id,
      status: 'completed',
      subject: { reference: `urn:uuid:${person}` },
      occurrenceDateTime: meal.eatenAt,
      recorded: meal.createdAt,
      consumedItem: meal.items.map((item) => ({
        type: { text: 'food' },
        nutritionProduct: {
          concept: {
            ...(item.fdcId !== null && {
              coding: [{ system: 'https://fdc.nal.usda.gov', code: String(item.fdcId) }],
            }),
            text: item.name,
          },
        },
        ...(item.grams !== null && { amount: quantity(item.grams, 'g') }),
      })),
      ingredientLabel: NUTRIENTS.flatMap(([key, text, unit]) => {
        const value = meal[key];
        return value === null ? [] : [{ nutrient: { concept: { text } }, amount: quantity(value, unit) }];
      }),
      note: [{ text: meal.name }],
    },
  };
}

/** FHIR R5. An intake needs a subject, so a patient with only an id comes first. */
async function* fhir(meals: AsyncIterable<Meal>, person: string): AsyncGenerator<string> {
  const patient = { fullUrl: `urn:uuid:${person}`, resource: { resourceType: 'Patient', id: person } };
  yield `{"resourceType":"Bundle","type":"collection","entry":[\n${JSON.stringify(patient)}`;
  for await (const meal of meals) yield `,\n${JSON.stringify(intake(meal, person))}`;
  yield '\n]}\n';
}

export const EXPORTS: Readonly<Record<ExportFormat, Written>> = {
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv', write: csv },
  json: { type: 'application/json; charset=utf-8', extension: 'json', write: json },
  fhir: { type: 'application/fhir+json; charset=utf-8', extension: 'fhir.json', write: fhir },
};
