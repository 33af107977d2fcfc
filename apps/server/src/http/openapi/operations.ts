import { operationWords } from '@crisper/client/schemas';
import type { Endpoint } from '@crisper/contract/endpoint';
import { streamError } from '@crisper/contract/errors';
import { photo } from '@crisper/contract/photos';
import { scopeOf } from '@crisper/contract/tokens/scopes';
import { z } from 'zod';
import { exampleAnswer, exampleOf } from '../docs/examples.ts';
import { describe, inlineSchema, type Json } from './json-schema.ts';
import { headersOf, refusalsOf } from './refusals.ts';
import type { Components } from './schemas.ts';

const JSON_TYPE = 'application/json';
const BINARY = { type: 'string', format: 'binary' };

/** One endpoint as OpenAPI has it. `id` is how the client calls it: "pantry.listPantry". */
export function operationOf(endpoint: Endpoint, id: string, components: Components): Json {
  const [room = ''] = id.split('.');
  const parameters = [...parametersOf(endpoint, id, 'params'), ...parametersOf(endpoint, id, 'query')];
  const requestBody = bodyOf(endpoint, id, components);
  const headers = headersOf(endpoint);
  return {
    operationId: id,
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [room],
    security: securityOf(endpoint),
    ...(endpoint.deprecated && { deprecated: true }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done.',
        ...(Object.keys(headers).length > 0 && { headers }),
        content: answersOf(endpoint, id, components),
      },
      ...refusalsOf(endpoint),
    },
  };
}

function descriptionOf(endpoint: Endpoint): string {
  const { access, cost, deprecated, elevated, events, response, body } = endpoint;
  const scope = scopeOf(endpoint);
  const people = access === 'admin' ? 'administrators' : 'people';
  const said = [
    scope === 'none' && 'Open to everybody.',
    scope === null && `For ${people} who are signed in: no API token may do this.`,
    scope === 'any' && 'Any API token may do it.',
    scope?.includes(':') && `An API token needs the scope \`${scope}\`.`,
    access === 'optional' && 'Guests may call it, too.',
    elevated && 'Asks people for the password again, unless it was given within the last minutes.',
    cost && 'Costly: of each person one is answered at a time.',
    events && response && 'With `Accept: text/event-stream` it tells as events how far it is.',
    events && !response && 'A stream of server-sent events.',
    fieldsOf(body).includes('idempotencyKey') &&
      'May be sent again with the same `idempotencyKey`: it is done once.',
    deprecated && `Goes on ${deprecated.sunset}. ${deprecated.instead}`,
  ];
  return said.filter(Boolean).join(' ');
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The scope stands with the token; who is signed in has none. */
function securityOf(endpoint: Endpoint): Json[] {
  const scope = scopeOf(endpoint);
  if (scope === 'none') return [];
  const ways: Json[] = scope
    ? [{ token: scope === 'any' ? [] : [scope] }, { session: [] }]
    : [{ session: [] }];
  return endpoint.access === 'optional' ? [{}, ...ways] : ways;
}

/** What comments say of the fields of a part of an endpoint, by their paths. */
function wordsOf(
  id: string,
  part: 'params' | 'query' | 'body' | 'response' | 'events',
): Record<string, string> {
  const start = `${part}.`;
  return Object.fromEntries(
    Object.entries(operationWords[id] ?? {})
      .filter(([path]) => path.startsWith(start))
      .map(([path, text]) => [path.slice(start.length), text]),
  );
}

function parametersOf(endpoint: Endpoint, id: string, part: 'params' | 'query'): Json[] {
  const shape = endpoint[part];
  if (!shape) return [];
  const schema = inlineSchema(shape, 'input');
  for (const [path, text] of Object.entries(wordsOf(id, part))) describe(schema, path.split('.'), text);
  const example = exampleOf(endpoint)[part] ?? {};
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(
    ([name, { description, ...type }]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: type,
      ...(example[name] !== undefined && { example: example[name] }),
    }),
  );
}

function bodyOf(endpoint: Endpoint, id: string, components: Components): Json | undefined {
  const { body, raw } = endpoint;
  if (raw) return { description: 'Sent as it is.', required: true, content: { [raw]: { schema: BINARY } } };
  if (!body) return undefined;
  const schema = components.refOf(body, nameOf(id, 'Body'), 'input', wordsOf(id, 'body'));
  const form = formOf(body);
  return {
    required: !body.safeParse(undefined).success,
    content: {
      [JSON_TYPE]: { schema, example: exampleOf(endpoint).body },
      ...(form && { 'multipart/form-data': { schema: form } }),
    },
  };
}

/** Photos of a body as files of a form, which has nothing else. */
function formOf(body: z.ZodType): Json | undefined {
  if (!(body instanceof z.ZodObject)) return undefined;
  const properties: Json = {};
  for (const [name, field] of Object.entries(body.shape as Record<string, z.ZodType>)) {
    const isList = field instanceof z.ZodArray && field.element === photo;
    if (isList) properties[name] = { ...inlineSchema(field, 'input'), items: BINARY };
    else if (field === photo) properties[name] = BINARY;
  }
  const required = Object.keys(properties);
  return required.length > 0 ? { type: 'object', properties, required } : undefined;
}

function answersOf(endpoint: Endpoint, id: string, components: Components): Json {
  const { response, events, files = [] } = endpoint;
  const content: Json = {};
  if (response) {
    const schema = components.refOf(response, nameOf(id, 'Answer'), 'output', wordsOf(id, 'response'));
    content[JSON_TYPE] = { schema, example: exampleAnswer(response) };
  }
  if (events) {
    const event = components.refOf(events, nameOf(id, 'Event'), 'output', wordsOf(id, 'events'));
    const failed = components.refOf(streamError, 'StreamError', 'output');
    content['text/event-stream'] = { schema: { anyOf: [event, failed] } };
  }
  for (const type of files) content[type] = { schema: BINARY };
  return content;
}

/** "shopping.addShopping" as "AddShoppingBody"; endpoints of different rooms may have the same name. */
function nameOf(id: string, part: string): string {
  const [room = '', name = ''] = id.split('.');
  return capitalized(SHARED_NAMES.has(name) ? room + capitalized(name) : name) + part;
}

const SHARED_NAMES = new Set(['readInvitation', 'repeatMeal', 'shareRecipe']);
const capitalized = (name: string) => name[0]!.toUpperCase() + name.slice(1);
