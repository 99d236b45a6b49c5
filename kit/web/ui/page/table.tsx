// A table for wide screens that becomes a list of cards on a phone, so that nothing scrolls sideways.

import type { ReactNode } from 'react';
import { classNames } from '../elements/class-names.ts';

// A table that is laid out as cards is no table to the browser any more, so its roles are spelt out.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/prefer-tag-over-role */

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  /** Amounts and counts stand under one another at their ends. */
  readonly align?: 'end';
  /** Buttons that say themselves what they do: on a phone the heading does not stand beside them. */
  readonly isAction?: true;
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
              className={classNames(
                'px-3 py-2 font-medium whitespace-nowrap',
                column.align === 'end' ? 'text-end' : 'text-start',
              )}
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
                className={classNames(
                  'items-center gap-3 py-1 tablet:table-cell tablet:px-3 tablet:py-3',
                  column.isAction ? 'block pt-3' : 'grid grid-cols-[7rem_minmax(0,1fr)]',
                  // On a phone, a heading over nothing says nothing.
                  'has-[>span:last-child:empty]:hidden tablet:has-[>span:last-child:empty]:table-cell',
                  column.align === 'end' && 'tabular-nums tablet:text-end',
                )}
              >
                {column.isAction ? null : (
                  <span aria-hidden="true" className="text-muted tablet:hidden">
                    {column.header}
                  </span>
                )}
                <span className="min-w-0 wrap-anywhere tablet:wrap-normal">{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
