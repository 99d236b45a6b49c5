// Several lines of text.

import type { ComponentProps } from 'react';
import { CONTROL, Field, type FieldTexts } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & FieldTexts;

export function TextArea({ label, hint, error, rows = 5, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...rest} {...control} rows={rows} className={CONTROL} />}
    </Field>
  );
}
