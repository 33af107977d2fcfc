const DAYS: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};
const FOREVER = 3650;

/** "1 - 2 Weeks" -> 14: the longer end, in days. Empty when FoodKeeper gives no time. */
function days(text: string | null | undefined): string {
  if (!text) return '';
  if (/indefinite/i.test(text)) return String(FOREVER);
  const found = /(\d{1,4})(?: ?- ?(\d{1,4}))? ?(hour|day|week|month|year)/i.exec(text);
  if (found === null) return '';
  const count = Number(found[2] ?? found[1]);
  return String(Math.max(1, Math.round(count * DAYS[found[3]!.toLowerCase()]!)));
}

export function storageOf(product: Readonly<Record<string, string | null>>): readonly string[] {
  const first = (...keys: string[]) => days(keys.map((key) => product[key]).find((value) => value));
  return [
    [product.name, product.name_subtitle].filter((part) => part).join(', '),
    first('pantry_output_display_only', 'from_date_of_purchase_pantry_output_display_only'),
    first('from_date_of_purchase_refrigerate_output_display_only', 'refrigerate_output_display_only'),
    first('freeze_output_display_only', 'from_date_of_purchase_freeze_output_display_only'),
  ];
}
