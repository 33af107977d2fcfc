import { endpoints } from '@crisper/client/endpoints';
import type { Endpoint } from '@crisper/contract/endpoint';
import { errorBody } from '@crisper/contract/errors';
import { VERSION } from '@crisper/contract/version';
import { webhookOperations } from './events.ts';
import type { Json } from './json-schema.ts';
import { operationOf } from './operations.ts';
import { refusalComponents } from './refusals.ts';
import { ROOMS } from './rooms.ts';
import { createComponents } from './schemas.ts';

export interface OpenapiDocument {
  openapi: string;
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> } & Json;
  [part: string]: unknown;
}

/** How each endpoint is called in the client: its room and its name. */
export const OPERATION_IDS: ReadonlyMap<Endpoint, string> = new Map(
  Object.entries(endpoints).flatMap(([room, described]) =>
    Object.entries(described).map(([name, endpoint]) => [endpoint as Endpoint, `${room}.${name}`] as const),
  ),
);

/** What these endpoints are, in OpenAPI 3.1, with what is posted to webhooks. */
export function openapiDocument(
  offered: readonly Endpoint[],
  { base = '', plans = true } = {},
): OpenapiDocument {
  const components = createComponents();
  const paths: OpenapiDocument['paths'] = {};
  const rooms = new Set<string>();
  for (const endpoint of offered) {
    const id = OPERATION_IDS.get(endpoint)!;
    const operation = operationOf(endpoint, id, components);
    // Where nothing is sold, no summary says what needs a paid plan.
    if (!plans) operation.summary = endpoint.summary.replace(' (Pro)', '');
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    rooms.add(id.split('.')[0]!);
  }
  const webhooks = rooms.has('webhooks') ? webhookOperations(components) : {};
  const refusals = refusalComponents(
    components.refOf(errorBody, 'ErrorBody', 'output'),
    offered.some(({ deprecated }) => deprecated),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crisper',
      summary: 'Snap your fridge. Cook now.',
      description: ABOUT,
      version: VERSION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base || '/', description: 'This installation' }],
    tags: [...rooms].sort().map((name) => ({ name, description: ROOMS[name]! })),
    paths,
    webhooks,
    components: {
      schemas: components.all(),
      ...refusals,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token (`crisper_…`), made in the account. It does what its scopes say.',
        },
        session: { type: 'http', scheme: 'bearer', description: 'The session of a person who signed in.' },
      },
    },
  };
}

const ABOUT = `Everything the web app does, for programs. Make an API token in the account, choose what it may do, and send it
with every request as \`Authorization: Bearer crisper_…\`. \`operationId\` is the function of the client package: \`crisper.pantry.listPantry()\`.
Names of operations, fields and values stay; what has to go is announced by \`Deprecation\` and \`Sunset\` for at least six months.
Fields may be added to answers at any time.`;
