/** Version of the export format; raise it when the format changes. */
const FORM = 1;
const CHUNK_CHARS = 16_384;

/** `{ "product", "form", "exportedAt", "section": [rows …], … }`, streamed row by row. */
export async function* exportText(
  at: Date,
  sections: Record<string, AsyncIterable<unknown>>,
): AsyncGenerator<string> {
  let text = `{"product":"Crisper","form":${FORM},"exportedAt":${JSON.stringify(at)}`;
  for (const [name, rows] of Object.entries(sections)) {
    text += `,\n${JSON.stringify(name)}:[`;
    let between = '\n';
    for await (const row of rows) {
      text += between + JSON.stringify(row);
      between = ',\n';
      if (text.length < CHUNK_CHARS) continue;
      yield text;
      text = '';
    }
    text += ']';
  }
  yield `${text}\n}\n`;
}
