// The code of the second factor: six digits of an app, or a recovery code.

import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import type { TextFields } from '../../../../kit/web/use-form.ts';
import { t } from '../texts.ts';

export function CodeField({ form }: { readonly form: TextFields<'code'> }) {
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
