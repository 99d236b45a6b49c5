// The code of the second factor: six digits of an app, or a recovery code.

import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import type { Form } from '../../../../kit/web/use-form.ts';
import { t } from '../texts.ts';

type CodeFieldProps<Name extends string> = {
  readonly form: Form<Name | 'code'>;
};

export function CodeField<Name extends string>({ form }: CodeFieldProps<Name>) {
  return (
    <TextField
      {...form.field('code')}
      label={t('secondFactor.code')}
      hint={t('secondFactor.codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}
