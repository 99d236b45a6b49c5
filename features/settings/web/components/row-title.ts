// What a row of a table is called: by its name in the reader's language, its code, and what was chosen of it.

import { locale } from '../../../../kit/web/i18n.ts';
import { labelOf, type SettingsForm } from '../forms.ts';
import type { AreaView } from '../queries.ts';

type FieldView = AreaView['fields'][number];

/** More columns than a table has room for, and more rows than anybody reads: each row is opened by itself. */
const COLUMNS_MOST = 6;
const ROWS_MOST = 8;

export const isFolded = ({ columns }: FieldView, rows: number): boolean =>
  columns.length > COLUMNS_MOST && rows > ROWS_MOST;

/** `read`: what stands in a column of the row, or in its `id`. */
export function rowTitle(
  { key, columns }: FieldView,
  form: SettingsForm,
  read: (column: string) => string,
): { readonly name: string; readonly facts: string } {
  const name = columns.some((column) => column.key === locale) ? read(locale) : '';
  const chosen = columns
    .filter(({ kind }) => kind === 'choice')
    .map((column) => labelOf(form, `${key}.${column.key}.${read(column.key)}`));
  const facts = [...(name === '' ? [] : [read('id')]), ...chosen].filter(Boolean).join(' · ');
  return { name: name === '' ? read('id') : name, facts };
}
