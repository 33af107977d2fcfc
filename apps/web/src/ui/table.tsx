import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface Column<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const CELL = 'px-2 py-3.5 first:ps-3 last:pe-3 sm:px-4';
const ALIGN = { start: 'text-start', center: 'text-center', end: 'text-end tabular-nums' };

/** The first column is the row header. Scrolls horizontally on narrow screens. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-start text-sm sm:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b bg-sunken">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx(CELL, 'font-semibold', ALIGN[column.align ?? 'start'])}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => {
                const looks = cx(CELL, ALIGN[column.align ?? 'start']);
                if (index > 0)
                  return (
                    <td key={column.id} className={looks}>
                      {column.cell(row)}
                    </td>
                  );
                return (
                  <th key={column.id} scope="row" className={cx(looks, 'font-medium')}>
                    {column.cell(row)}
                  </th>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
