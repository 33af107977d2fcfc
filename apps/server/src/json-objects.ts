const LONGEST = 60_000;

/**
 * Yields the complete JSON objects in a streamed text, skipping words, code fences and lists around them. The AI
 * SDK's own reader returns nothing for such texts (`providers/text/json-elements.test.ts`).
 */
export async function* jsonObjects(pieces: AsyncIterable<string>): AsyncGenerator<unknown> {
  let text = '';
  let depth = 0;
  let inString = false;
  let escaped = false;
  for await (const piece of pieces) {
    for (const character of piece) {
      if (depth > 0) text += character;
      if (inString) {
        if (escaped) escaped = false;
        else if (character === '\\') escaped = true;
        else if (character === '"') inString = false;
      } else if (character === '"' && depth > 0) inString = true;
      else if (character === '{') {
        if (depth === 0) text = '{';
        depth += 1;
      } else if (character === '}' && depth > 0) {
        depth -= 1;
        if (depth > 0) continue;
        const value = parsed(text);
        if (value !== undefined) yield value;
      }
    }
    if (text.length > LONGEST) return;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
