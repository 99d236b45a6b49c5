// A table of settings as groups of fields, one for each row; rows are added and taken out before the whole is saved.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import type { Form } from '../../../../kit/web/use-form.ts';
import { labelOf, type SettingsForm } from '../forms.ts';
import type { AreaView } from '../queries.ts';
import { isCalled, isRowFound } from '../sections.ts';
import { t } from '../texts.ts';
import { addHandle, cellName, readHandles, rowsName, type Typed } from '../typed-values.ts';
import { isFolded, rowTitle } from './row-title.ts';
import { SingleField } from './single-field.tsx';

type FieldView = AreaView['fields'][number];

type RowsFieldProps = {
  readonly field: FieldView;
  readonly texts: SettingsForm;
  readonly form: Form<Typed>;
  /** Only rows that hold it are shown; all where the table itself is called so, or nothing is looked for. */
  readonly search: string;
};

export function RowsField({ field, texts, form, search }: RowsFieldProps) {
  const { key } = field;
  const rows = form.choice(rowsName(key));
  const handles = readHandles(rows.value);
  const addButton = useRef<HTMLButtonElement>(null);
  // Of all rows that were ever in this form; what is typed in one that was taken out never comes back in another.
  const [atFirst] = useState(handles.length);
  const next = useRef(atFirst);
  const added = useRef<string>(undefined);
  const { focus } = form;
  useEffect(() => {
    if (added.current === undefined) return;
    focus(cellName(key, added.current, 'id'));
    added.current = undefined;
  });

  const add = () => {
    added.current = String(next.current);
    const choices = field.columns.filter(({ kind }) => kind === 'choice');
    form.set(
      Object.fromEntries(
        choices.map((column) => [cellName(key, String(next.current), column.key), column.options[0] ?? '']),
      ),
    );
    rows.onChange(addHandle(handles, next.current));
    next.current += 1;
  };
  const remove = (handle: string) => {
    rows.onChange(handles.filter((each) => each !== handle).join(' '));
    addButton.current?.focus();
  };
  const isNamed = search.trim() === '' || isCalled(labelOf(texts, key), search);
  const isShown = (handle: string) =>
    isNamed || isRowFound(field, handle, { typed: form.watchAll(), search });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-medium">{labelOf(texts, key)}</legend>
      {handles.map((handle) => (
        <RowFields
          key={handle}
          isHidden={!isShown(handle)}
          isFolded={isFolded(field, atFirst) && Number(handle) < atFirst && search.trim() === ''}
          field={field}
          handle={handle}
          texts={texts}
          form={form}
          onRemove={() => remove(handle)}
        />
      ))}
      <div>
        <Button ref={addButton} onClick={add} aria-label={t('form.addRowTo', { table: labelOf(texts, key) })}>
          {t('form.addRow')}
        </Button>
      </div>
    </fieldset>
  );
}

type RowFieldsProps = Omit<RowsFieldProps, 'search'> & {
  readonly handle: string;
  readonly isHidden: boolean;
  /** One of so many that it is opened only to be changed. */
  readonly isFolded: boolean;
  readonly onRemove: () => void;
};

/** What is wrong is never folded away. */
function RowFields({ isFolded: folded, ...props }: RowFieldsProps) {
  const { field, handle, isHidden, texts, form } = props;
  const [isOpen, setOpen] = useState(false);
  if (!folded) return <OpenRow {...props} />;
  const names = ['id', ...field.columns.map(({ key }) => key)].map((name) =>
    cellName(field.key, handle, name),
  );
  const isWrong = names.some((name) => form.errorOf(name) !== undefined);
  const { name, facts } = rowTitle(
    field,
    texts,
    (column) => form.watch(cellName(field.key, handle, column)) ?? '',
  );
  return (
    <Folded isHidden={isHidden} isOpen={isOpen || isWrong} onToggle={setOpen} name={name} facts={facts}>
      <OpenRow {...props} />
    </Folded>
  );
}

type FoldedProps = {
  readonly isHidden: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly name: string;
  readonly facts: string;
  readonly children: ReactNode;
};

function Folded({ isHidden, isOpen, onToggle, name, facts, children }: FoldedProps) {
  return (
    <details
      hidden={isHidden}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="border-b border-line pb-2"
    >
      <summary className="min-h-11 cursor-pointer content-center wrap-anywhere">
        <span className="font-medium">
          <MixedText text={name} />
        </span>{' '}
        <span className="text-small text-muted">{facts}</span>
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

type OpenRowProps = Omit<RowFieldsProps, 'isFolded'>;

function OpenRow({ field: { key, columns }, handle, isHidden, texts, form, onRemove }: OpenRowProps) {
  const idName = cellName(key, handle, 'id');
  const id = form.watch(idName) ?? '';
  return (
    <fieldset
      hidden={isHidden}
      className="grid items-start gap-4 rounded-soft border border-line p-4 tablet:grid-cols-2 [&[hidden]]:hidden"
    >
      <legend className="sr-only">{id === '' ? t('form.newRow') : id}</legend>
      <TextField {...form.field(idName)} label={labelOf(texts, `${key}.id`)} required maxLength={40} />
      {columns.map(({ key: column, kind, options }) => {
        const name = cellName(key, handle, column);
        const label = labelOf(texts, `${key}.${column}`);
        if (kind !== 'choice')
          return <SingleField key={column} name={name} kind={kind} label={label} form={form} />;
        const { value, ...choice } = form.choice(name);
        return (
          <Select
            key={column}
            {...choice}
            value={value}
            label={label}
            options={options.map((value) => ({ value, label: labelOf(texts, `${key}.${column}.${value}`) }))}
          />
        );
      })}
      <div className="self-end">
        <Button look="ghost" onClick={onRemove} aria-label={t('form.removeRowOf', { row: id })}>
          {t('form.removeRow')}
        </Button>
      </div>
    </fieldset>
  );
}
