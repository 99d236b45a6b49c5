// A table for wide screens that becomes a list of cards on a phone, so that nothing scrolls sideways.

import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
};

type TableProps<Row> = {
  /** What the rows are; read before the table. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
};

export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="block w-full border-collapse text-small tablet:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only tablet:not-sr-only tablet:table-header-group">
        <tr className="border-b border-line-strong text-start text-muted">
          {columns.map((column) => (
            <th key={column.key} scope="col" className="px-3 py-2 text-start font-medium">
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3 tablet:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="block rounded-soft border border-line bg-surface p-3 tablet:table-row tablet:rounded-none tablet:border-0 tablet:border-b tablet:bg-transparent tablet:p-0"
          >
            {columns.map((column) => (
              <td
                key={column.key}
                className="grid grid-cols-[7rem_1fr] items-center gap-3 py-1 tablet:table-cell tablet:px-3 tablet:py-3"
              >
                <span aria-hidden="true" className="text-muted tablet:hidden">
                  {column.header}
                </span>
                <span>{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
