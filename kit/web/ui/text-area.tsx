// Several lines of text; it grows with what is typed, up to a third of the screen.

import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL, Field, type FieldTexts } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> &
  FieldTexts & {
    readonly optional?: boolean;
    /** The label is read but not shown, where the place of the field says enough (the line to write in a talk). */
    readonly hideLabel?: boolean;
  };

export function TextArea({ label, hint, error, optional, hideLabel, rows = 1, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classNames(CONTROL, 'field-sizing-content max-h-[34dvh] resize-none')}
        />
      )}
    </Field>
  );
}
