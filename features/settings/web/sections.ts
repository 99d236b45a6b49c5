// The form of an area in parts: its single values, and each table by itself; and what of it a search finds.

import { labelOf, type SettingsForm } from './forms.ts';
import type { AreaView } from './queries.ts';
import { t } from './texts.ts';
import { cellName, readHandles, rowsName, type Typed } from './typed-values.ts';

type FieldView = AreaView['fields'][number];

export type FormSection = {
  readonly name: string;
  readonly title: () => string;
  readonly fields: readonly FieldView[];
};

const SINGLE = 'single';

const isAlone = ({ kind }: FieldView): boolean => kind === 'table' || kind === 'rates';

/** The single values together, where the first of them stands, and each table. */
export function sectionsOf(fields: readonly FieldView[], texts: SettingsForm): readonly FormSection[] {
  const sections: FormSection[] = [];
  const single = fields.filter((field) => !isAlone(field));
  for (const field of fields) {
    const isFirst = field === single[0];
    if (isFirst) sections.push({ name: SINGLE, title: () => t('form.single'), fields: single });
    if (isAlone(field))
      sections.push({ name: field.key, title: () => labelOf(texts, field.key), fields: [field] });
  }
  return sections;
}

/** The part in which a field of the form stands; undefined for what stands beside them all. */
export const sectionOf = (sections: readonly FormSection[], name: string): string | undefined =>
  sections.find(({ fields }) => fields.some(({ key }) => key === name.split(':')[0]))?.name;

/** Whether a text holds what is looked for, in any case. */
export const isCalled = (text: string, search: string): boolean =>
  text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

/** Whether a row of a table holds what is looked for. */
export const isRowFound = (field: FieldView, handle: string, { typed, search }: Looking): boolean =>
  ['id', ...field.columns.map(({ key }) => key)].some((column) =>
    isCalled(typed[cellName(field.key, handle, column)] ?? '', search),
  );

type Looking = { readonly typed: Typed; readonly search: string };

/** Whether a field is called so, holds it, or has a row that does. */
export function isFieldFound(field: FieldView, texts: SettingsForm, looking: Looking): boolean {
  const { typed, search } = looking;
  if (isCalled(labelOf(texts, field.key), search)) return true;
  if (field.kind !== 'table') return isCalled(typed[field.key] ?? '', search);
  return readHandles(typed[rowsName(field.key)]).some((handle) => isRowFound(field, handle, looking));
}
