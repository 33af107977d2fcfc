import { escapeHtml, plainPage } from './html.ts';

interface Operation {
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}

/** The OpenAPI document as a page without scripts, so that it works offline and with the strictest CSP. */
export function docsPage(document: { paths?: object }): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const tag = operation.tags?.[0] ?? 'other';
      groups.set(tag, [...(groups.get(tag) ?? []), entry(method, path, operation)]);
    }
  }
  const sections = [...groups].map(([tag, entries]) => `<h2>${escapeHtml(tag)}</h2>${entries.join('')}`);
  return plainPage('Crisper API', `<p><a href="openapi.json">OpenAPI 3.1</a></p>${sections.join('')}`);
}

function entry(method: string, path: string, operation: Operation): string {
  const parts = [
    operation.security ? '<p>Needs a session: <code>Authorization: Bearer …</code></p>' : '',
    block('Parameters', operation.parameters),
    block('Body', operation.requestBody),
    block('Answers', operation.responses),
  ];
  const title = `<code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}`;
  return `<details><summary>${title}</summary>${parts.join('')}</details>`;
}

function block(title: string, value: unknown): string {
  if (value === undefined) return '';
  return `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}
