// A table for wide screens that becomes a list of cards on a phone, so that nothing scrolls sideways.

import type { ReactNode } from 'react';

// A table that is laid out as cards is no table to the browser any more, so its roles are spelt out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role */

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
    <table role="table" className="block w-full border-collapse text-small tablet:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only tablet:not-sr-only tablet:table-header-group">
        <tr role="row" className="border-b border-line-strong text-start text-muted">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className="px-3 py-2 text-start font-medium whitespace-nowrap"
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 tablet:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="block rounded-soft border border-line bg-surface p-3 tablet:table-row tablet:rounded-none tablet:border-0 tablet:border-b tablet:bg-transparent tablet:p-0"
          >
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
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
