export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MOST_TEXTS = 2_000;

/** All texts in a value that may be a string, a number, an object with a name, or a list of these. */
export function texts(value: unknown): string[] {
  const found: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0 && found.length < MOST_TEXTS) {
    const item = open.pop();
    if (typeof item === 'string') found.push(item);
    else if (typeof item === 'number' && Number.isFinite(item)) found.push(String(item));
    else if (Array.isArray(item)) for (let at = item.length - 1; at >= 0; at -= 1) open.push(item[at]);
    else if (isObject(item))
      open.push(item['@value'] ?? item.text ?? item.name ?? item.value ?? item.itemListElement);
  }
  return found;
}

export function firstText(value: unknown): string | null {
  return texts(value).find((text) => text.trim() !== '') ?? null;
}
