import { endpoints } from '@crisper/client/endpoints';
import type { Endpoint } from '@crisper/contract/endpoint';
import { scopeOf } from '@crisper/contract/tokens/scopes';
import { TOKEN_RATE } from '@crisper/contract/tokens/tokens';
import { escapeHtml } from '../html.ts';
import { curlSample, typescriptSample } from './code-samples.ts';

/** What OpenAPI knows of an endpoint. */
interface Operation {
  summary?: string;
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}
interface Document {
  paths?: object;
}

/** How each endpoint is called in the client package: its room and its name. */
const NAMES = new Map<unknown, { room: string; name: string }>(
  Object.entries(endpoints).flatMap(([room, described]) =>
    Object.entries(described).map(
      ([name, endpoint]) => [endpoint, { room, name: `${room}.${name}` }] as const,
    ),
  ),
);

/** The API as a page without scripts, so that it works offline and with the strictest CSP. */
export function docsPage(document: Document, offered: readonly Endpoint[], publicUrl: string): string {
  const rooms = new Map<string, Endpoint[]>();
  for (const endpoint of offered) {
    const { room } = NAMES.get(endpoint)!;
    rooms.set(room, [...(rooms.get(room) ?? []), endpoint]);
  }
  // Rooms that programs reach come first.
  const ordered = [...rooms].sort(([, a], [, b]) => Number(isClosed(a)) - Number(isClosed(b)));
  const links = ordered.map(([room]) => `<li><a href="#${room}">${wordsOf(room)}</a></li>`).join('');
  const sections = ordered.map(([room, list]) => {
    const entries = list.map((endpoint) => entry(endpoint, operationOf(document, endpoint), publicUrl));
    return `<section><h2 id="${room}">${wordsOf(room)}</h2>${entries.join('')}</section>`;
  });
  return page(`${intro(publicUrl)}<nav aria-label="Rooms"><ul>${links}</ul></nav>${sections.join('')}`);
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Crisper API</title><link rel="icon" href="../favicon.ico"><link rel="stylesheet" href="docs.css"></head><body><main><h1>Crisper API</h1>${body}</main></body></html>`;
}

function intro(publicUrl: string): string {
  const { requests, seconds } = TOKEN_RATE;
  const first = `export CRISPER_TOKEN=crisper_…
curl '${publicUrl}/api/pantry' -H "Authorization: Bearer $CRISPER_TOKEN"`;
  const client = `import { createClient } from '@crisper/client/client';

const crisper = createClient({ url: '${publicUrl}', token: process.env.CRISPER_TOKEN });
const { items } = await crisper.pantry.listPantry();`;
  return `<p>Everything the web app does, for your own programs. Make an API token <a href="../account/advanced#tokens">in your account</a>,
choose what it may do, and send it with every request. <a href="openapi.json">OpenAPI 3.1</a></p>
<h2>First steps</h2>${both(first, client)}
<p>A token makes ${requests} requests in ${seconds} seconds; <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> say what
is left, and <code>Retry-After</code> comes with a 429. What is refused is <code>{ "error", "code", "requestId" }</code>, and
<code>fields</code> where the input was not right. Bodies and answers are JSON. Requests with an <code>idempotencyKey</code> can be
sent again: they are done once.</p>`;
}

function entry(endpoint: Endpoint, operation: Operation, publicUrl: string): string {
  const { name } = NAMES.get(endpoint)!;
  // What only people do, in a browser, is not shown to programs.
  const samples =
    scopeOf(endpoint) === null ? '' : both(curlSample(endpoint, publicUrl), typescriptSample(endpoint, name));
  const schemas = [
    block('Parameters', operation.parameters),
    block('Body', operation.requestBody),
    block('Answers', operation.responses),
  ].join('');
  return `<details><summary><b>${endpoint.method}</b><code>${escapeHtml(endpoint.path)}</code>
<span class="what">${escapeHtml(operation.summary ?? '')}</span></summary>
<p>${needsOf(endpoint)}</p>${samples}<details><summary>Schemas</summary>${schemas}</details></details>`;
}

function both(curl: string, typescript: string): string {
  return `<div class="both"><div><h3>curl</h3><pre tabindex="0">${escapeHtml(curl)}</pre></div>
<div><h3>TypeScript</h3><pre tabindex="0">${escapeHtml(typescript)}</pre></div></div>`;
}

function needsOf(endpoint: Endpoint): string {
  const scope = scopeOf(endpoint);
  if (scope === 'none') return 'Open to everybody.';
  if (scope === null) return 'For people who are signed in: no API token may do this.';
  const guests = endpoint.access === 'optional' ? ' Guests may call it, too.' : '';
  return `API token with <code>${scope}</code>.${guests}`;
}

function operationOf({ paths = {} }: Document, { method, path }: Endpoint): Operation {
  const address = path.replace(/:(\w+)/g, '{$1}');
  const methods = (paths as Record<string, Record<string, Operation>>)[address];
  return methods?.[method.toLowerCase()] ?? {};
}

function isClosed(list: readonly Endpoint[]): boolean {
  return list.every((endpoint) => scopeOf(endpoint) === null || scopeOf(endpoint) === 'none');
}

/** "ownRecipes" as "Own recipes". */
function wordsOf(room: string): string {
  const words = room.replace(/[A-Z]/g, (message) => ` ${message.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}

function block(title: string, value: unknown): string {
  if (value === undefined) return '';
  return `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}
