import type { Row } from './row.ts';

export function printTable(rows: readonly Row[]): void {
  const table = [
    ['name', 'measured', 'target', 'alternative in the same run', 'ok'],
    ...rows.map((row) => [row.name, row.measured, row.target, row.alternative ?? '', row.ok ? 'yes' : 'NO']),
  ];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)));
  for (const line of table)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}
