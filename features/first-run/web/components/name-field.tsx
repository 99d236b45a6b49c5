// What the learner wants to be called; nobody has to say it.

import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { t } from '../texts.ts';

const NAME_MAX = 24;

type NameFieldProps = { readonly name: string; readonly onChange: (name: string) => void };

export function NameField({ name, onChange }: NameFieldProps) {
  return (
    <TextField
      name="name"
      label={t('name')}
      autoComplete="nickname"
      maxLength={NAME_MAX}
      optional
      value={name}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
