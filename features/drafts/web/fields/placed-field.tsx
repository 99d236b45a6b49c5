// A short text of the form, which knows what is wrong with it.

import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import type { Change } from './changes.ts';
import { useFoundAt, useProblemAt } from './problems.tsx';

type PlacedFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly lang?: string;
  readonly path: string;
  readonly value: string;
  readonly onChange: Change<string>;
};

export function PlacedField({ label, hint, lang, path, value, onChange }: PlacedFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      lang={lang}
      data-path={path}
      data-found={useFoundAt(path)}
      error={useProblemAt(path)}
      value={value}
      onChange={({ target }) => onChange(() => target.value)}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
