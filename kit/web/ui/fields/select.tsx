// One choice out of a list, on the browser's own control, which phones show in their own way.

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../elements/class-names.ts';
import { CONTROL, Field, type FieldTexts } from './field.tsx';

export type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Where the label is not in the page's language. */
  readonly lang?: string;
  /** Under which heading it stands; those of one heading follow one another. */
  readonly group?: string;
};

type SelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'className' | 'id' | 'value' | 'onChange' | 'multiple'
> &
  FieldTexts & {
    /** The label is read but not shown, where the place says enough (a column of a table). */
    readonly hideLabel?: boolean;
    readonly options: readonly Option<Value>[];
    readonly value: Value;
    readonly onChange: (value: Value) => void;
  };

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, hideLabel, options, value, onChange, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
            className={classNames(CONTROL, 'appearance-none pe-11')}
          >
            {Array.from(
              Map.groupBy(options, ({ group = '' }) => group),
              ([group, own]) =>
                group === '' ? (
                  <Choices key={group} options={own} />
                ) : (
                  <optgroup key={group} label={group}>
                    <Choices options={own} />
                  </optgroup>
                ),
            )}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}

function Choices({ options }: { readonly options: readonly Option<string>[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
