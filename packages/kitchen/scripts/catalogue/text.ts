const WIDTH = 110;

export const HEAD = '// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.\n';

/** Words in lines that a reader sees whole. */
function filled(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** A constant of ids, as one string. */
export const idsConstant = (name: string, comment: string, ids: readonly string[]): string =>
  `\n/** ${comment} */\nexport const ${name} = \`\n${filled(ids)}\n\`;\n`;

/** A constant of rows, as one string with a line each. */
export const rowsConstant = (name: string, comment: string, rows: readonly string[]): string => {
  for (const row of rows) if (/[`\\\n]|\$\{/.test(row)) throw new Error(`No row of a table: ${row}`);
  return `\n/** ${comment} */\nexport const ${name} = \`\n${rows.join('\n')}\n\`;\n`;
};

export const jsonFile = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
