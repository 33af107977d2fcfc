import { createHash } from 'node:crypto';
import { isObject, type Json } from '@crisper/kitchen/recipes/json-values';
import type { Given } from '../found-recipe.ts';
import { readSchemaNode } from './schema-org.ts';

/**
 * Cooklang has no words for all that a recipe holds, so a comment at the end of an exported file carries the same recipe
 * as JSON. It counts only while the text above it is unchanged: who edits the file means what the file says.
 */
const TWIN = /\n-- as written ([\da-f]{16}) (\{.*\})\s*$/;

export function withTwin(text: string, recipe: Json): string {
  const body = text.trimEnd();
  return `${body}\n\n-- as written ${markOf(body)} ${JSON.stringify(recipe)}\n`;
}

export function readTwin(text: string): Given | null {
  const source = text.replace(/\r\n?/g, '\n');
  const match = TWIN.exec(source);
  if (!match || markOf(source.slice(0, match.index).trimEnd()) !== match[1]) return null;
  try {
    const recipe: unknown = JSON.parse(match[2]!);
    return isObject(recipe) ? readSchemaNode(recipe) : null;
  } catch {
    return null;
  }
}

function markOf(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16);
}
