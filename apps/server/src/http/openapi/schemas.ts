import { schemas as named } from '@crisper/client/schemas';
import { z } from 'zod';
import { describe, type Json, plain } from './json-schema.ts';

/** How one of our schemas is written where it is used: a reference to it. */
export interface Components {
  refOf(schema: z.ZodType, name: string, io: Io, words?: Words): Json;
  /** All that is referred to, by name. */
  all(): Record<string, Json>;
}
type Io = 'input' | 'output';
type Words = Readonly<Record<string, string>>;

const PREFIX = '#/components/schemas/';

/** Photos are told where they are sent: as a file in one kind of body, as a data URL in the other. */
const INLINE = new Set(['SentPhoto']);

/**
 * Every schema under its name. What is sent and what is answered differ where a value has a default or is made from
 * another; such a schema has two names.
 */
export function createComponents(): Components {
  const registry = z.registry<{ id: string }>();
  const words = new Map<string, { about?: string; fields: Words }>();
  for (const [id, { schema, about, fields }] of Object.entries(named)) {
    if (INLINE.has(id)) continue;
    registry.add(schema, { id });
    words.set(id, { fields, ...(about && { about }) });
  }
  const wanted: { id: string; io: Io; ref: Json }[] = [];

  return {
    refOf(schema, name, io, fields = {}) {
      const known = registry.get(schema)?.id;
      const id = known ?? name;
      if (known === undefined) {
        if (words.has(name)) throw new Error(`Two schemas are called ${name}`);
        registry.add(schema, { id });
        words.set(id, { fields });
      }
      const ref: Json = {};
      wanted.push({ id, io, ref });
      return ref;
    },
    all() {
      const sent = written(registry, 'input', words);
      const answered = written(registry, 'output', words);
      const different = differences(sent, answered);
      const nameOf = (id: string, io: Io) => (io === 'input' && different.has(id) ? `${id}Input` : id);
      const all: Record<string, Json> = {};
      const add = (id: string, io: Io): void => {
        const name = nameOf(id, io);
        if (all[name]) return;
        const schema = (io === 'input' ? sent : answered)[id]!;
        all[name] = withRefs(schema, (inner) => nameOf(inner, io)) as Json;
        for (const inner of idsIn(schema)) add(inner, io);
      };
      for (const { id, io, ref } of wanted) {
        ref.$ref = PREFIX + nameOf(id, io);
        add(id, io);
      }
      return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}

function written(
  registry: z.core.$ZodRegistry<{ id: string }>,
  io: Io,
  words: ReadonlyMap<string, { about?: string; fields: Words }>,
): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => PREFIX + id,
    unrepresentable: 'any',
    override: plain,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => {
      const { about, fields } = words.get(id)!;
      const json: Json = { ...(about && { description: about }), ...(schema as Json) };
      for (const [path, text] of Object.entries(fields)) describe(json, path.split('.'), text);
      return [id, json];
    }),
  );
}

/** Those that are sent otherwise than they are answered, themselves or in something they are made of. */
function differences(sent: Record<string, Json>, answered: Record<string, Json>): Set<string> {
  const ids = Object.keys(sent);
  const different = new Set(ids.filter((id) => JSON.stringify(sent[id]) !== JSON.stringify(answered[id])));
  for (let before = -1; before !== different.size; ) {
    before = different.size;
    for (const id of ids) if (idsIn(sent[id]!).some((inner) => different.has(inner))) different.add(id);
  }
  return different;
}

function idsIn(schema: Json): string[] {
  const ids: string[] = [];
  JSON.stringify(schema, (key, value) => {
    if (key === '$ref' && typeof value === 'string') ids.push(value.slice(PREFIX.length));
    return value;
  });
  return ids;
}

function withRefs(value: unknown, nameOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withRefs(one, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? PREFIX + nameOf(inner.slice(PREFIX.length))
        : withRefs(inner, nameOf),
    ]),
  );
}
