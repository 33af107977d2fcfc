import type { Endpoint } from '@crisper/contract/endpoint';
import { scopeOf } from '@crisper/contract/tokens/scopes';
import { TOKEN_RATE } from '@crisper/contract/tokens/tokens';
import { escapeHtml } from '../html.ts';
import { OPERATION_IDS, type OpenapiDocument } from '../openapi/document.ts';
import type { Json } from '../openapi/json-schema.ts';
import { curlSample, typescriptSample } from './code-samples.ts';

/** The API as a page without scripts, so that it works offline and with the strictest CSP. */
export function docsPage(document: OpenapiDocument, offered: readonly Endpoint[], publicUrl: string): string {
  const rooms = new Map<string, Endpoint[]>();
  for (const endpoint of offered) {
    const [room = ''] = OPERATION_IDS.get(endpoint)!.split('.');
    rooms.set(room, [...(rooms.get(room) ?? []), endpoint]);
  }
  // Rooms that programs reach come first.
  const ordered = [...rooms].sort(([, a], [, b]) => Number(isClosed(a)) - Number(isClosed(b)));
  const links = ordered.map(([room]) => `<li><a href="#${room}">${wordsOf(room)}</a></li>`).join('');
  const sections = ordered.map(([room, list]) => {
    const entries = list.map((endpoint) => entry(endpoint, operationOf(document, endpoint), publicUrl));
    return `<section><h2 id="${room}">${wordsOf(room)}</h2>${entries.join('')}</section>`;
  });
  const nav = `<nav aria-label="Rooms"><ul>${links}<li><a href="#schemas">Schemas</a></li></ul></nav>`;
  return page(intro(publicUrl) + nav + sections.join('') + namedSchemas(document));
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Crisper API</title><link rel="icon" href="../favicon.ico"><link rel="stylesheet" href="docs.css"></head><body><main><h1>Crisper API</h1>${body}</main></body></html>`;
}

function intro(publicUrl: string): string {
  const { requests, seconds } = TOKEN_RATE;
  const first = `export CRISPER_TOKEN=crisper_…
curl '${publicUrl}/api/pantry' -H "Authorization: Bearer $CRISPER_TOKEN"`;
  const client = `import { createClient } from '@crisper/client';

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

function entry(endpoint: Endpoint, operation: Json, publicUrl: string): string {
  const name = OPERATION_IDS.get(endpoint)!;
  // What only people do, in a browser, is not shown to programs.
  const samples =
    scopeOf(endpoint) === null ? '' : both(curlSample(endpoint, publicUrl), typescriptSample(endpoint, name));
  const schemas = [
    block('Parameters', operation.parameters),
    block('Body', operation.requestBody),
    block('Answers', operation.responses),
  ].join('');
  return `<details><summary><b>${endpoint.method}</b><code>${escapeHtml(endpoint.path)}</code>
<span class="what">${escapeHtml(String(operation.summary))}</span></summary>
<p>${needsOf(endpoint)}</p>${samples}<details><summary>Schemas</summary>${schemas}</details></details>`;
}

/** Each where the references of all endpoints lead. */
function namedSchemas({ components }: OpenapiDocument): string {
  const entries = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${name}"><summary><code>${name}</code></summary>${json(schema)}</details>`,
  );
  return `<section><h2 id="schemas">Schemas</h2>${entries.join('')}</section>`;
}

function both(curl: string, typescript: string): string {
  return `<div class="both"><div><h3>curl</h3><pre tabindex="0">${escapeHtml(curl)}</pre></div>
<div><h3>TypeScript</h3><pre tabindex="0">${escapeHtml(typescript)}</pre></div></div>`;
}

function needsOf(endpoint: Endpoint): string {
  const scope = scopeOf(endpoint);
  if (scope === 'none') return 'Open to everybody.';
  if (scope === 'any') return 'Any API token.';
  if (scope === null) return 'For people who are signed in: no API token may do this.';
  const guests = endpoint.access === 'optional' ? ' Guests may call it, too.' : '';
  return `API token with <code>${scope}</code>.${guests}`;
}

function operationOf({ paths }: OpenapiDocument, { method, path }: Endpoint): Json {
  return paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
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
  return value === undefined ? '' : `<h3>${title}</h3>${json(value)}`;
}

/** With its references as links; those to the usual refusals are said once, above. */
function json(value: unknown): string {
  const text = escapeHtml(JSON.stringify(value, null, 2));
  return `<pre tabindex="0">${text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</pre>`;
}
