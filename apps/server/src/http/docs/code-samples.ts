import type { Endpoint } from '@crisper/contract/endpoint';
import { type Example, exampleOf } from './examples.ts';

/** A call with curl. The token is read from the environment, so that it stands in no history of commands. */
export function curlSample(endpoint: Endpoint, publicUrl: string): string {
  const example = exampleOf(endpoint);
  const parts = [`curl ${quoted(publicUrl + addressOf(endpoint.path, example))}`];
  if (endpoint.method !== 'GET') parts.push(`-X ${endpoint.method}`);
  if (endpoint.access !== 'public') parts.push('-H "Authorization: Bearer $CRISPER_TOKEN"');
  if (example.body !== undefined) {
    parts.push("-H 'Content-Type: application/json'");
    parts.push(`-d ${quoted(JSON.stringify(example.body))}`);
  }
  return parts.join(' \\\n  ');
}

/** The same call with the client package; `name` is the function: "pantry.listPantry". */
export function typescriptSample(endpoint: Endpoint, name: string): string {
  const input = exampleOf(endpoint);
  const argument = Object.keys(input).length > 0 ? literal(input) : '';
  return `const ${endpoint.response ? 'answer' : 'response'} = await crisper.${name}(${argument});`;
}

function addressOf(path: string, { params = {}, query = {} }: Example): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** JSON as one would write it by hand. */
function literal(value: object): string {
  return JSON.stringify(value, null, 2).replace(/^( *)"([A-Za-z]\w*)":/gm, '$1$2:');
}
