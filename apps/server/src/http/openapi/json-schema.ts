import { z } from 'zod';

export type Json = Record<string, unknown>;

/** With everything in its place, and no names. */
export function inlineSchema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', override: plain });
  return schema;
}

const UNBOUNDED = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/** For `override` of the writer of schemas. */
export function plain({ jsonSchema }: { jsonSchema: object }): void {
  plainSchema(jsonSchema as Json);
}

/** A newer server may answer more, and no bound is better than one that only computers have. */
function plainSchema(schema: Json): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  for (const bound of ['minimum', 'maximum'])
    if (UNBOUNDED.includes(schema[bound] as number)) delete schema[bound];
  // An id, a date or an address is said by its format.
  if (schema.format !== undefined) delete schema.pattern;
  // A photo in JSON; as a file it is in a form.
  if ((schema.anyOf as Json[] | undefined)?.some(({ format }) => format === 'binary')) {
    delete schema.anyOf;
    schema.type = 'string';
    schema.description = 'A photo as a data URL: `data:image/jpeg;base64,…`';
  }
  // What has a value for each of some names says so as an object with these fields.
  const names = schema.propertyNames as { enum?: string[] } | undefined;
  if (names?.enum && schema.required) {
    schema.properties = Object.fromEntries(names.enum.map((name) => [name, schema.additionalProperties]));
    delete schema.propertyNames;
    delete schema.additionalProperties;
  }
}

/** Writes what is said of a field beside its type, through lists and choices; other named schemas say it themselves. */
export function describe(schema: Json, [name, ...rest]: string[], text: string): void {
  const field = (schema.properties as Record<string, Json> | undefined)?.[name!];
  if (field && rest.length === 0) field.description ??= text;
  else if (field) describe(field, rest, text);
  const inner = ['anyOf', 'oneOf', 'allOf'].flatMap((kind) => (schema[kind] as Json[] | undefined) ?? []);
  for (const one of inner) describe(one, [name!, ...rest], text);
  if (schema.items) describe(schema.items as Json, [name!, ...rest], text);
}
