// The fields that several of the account's forms share, with what browsers and password keepers need to know of them.

import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import type { TextFields } from '../../../../kit/web/use-form.ts';
import { t } from '../texts.ts';

type FieldProps<Name extends string> = {
  readonly form: TextFields<NoInfer<Name>>;
  readonly name: Name;
};

/** Names and addresses are not words: no capital letters, no corrections. */
const PLAIN = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, required: true } as const;

export function EmailField<Name extends string>({
  form,
  name,
  label = t('fields.email'),
}: FieldProps<Name> & { readonly label?: string }) {
  return (
    <TextField
      {...form.field(name)}
      {...PLAIN}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      label={label}
    />
  );
}

export function UsernameField<Name extends string>({ form, name }: FieldProps<Name>) {
  return (
    <TextField
      {...form.field(name)}
      {...PLAIN}
      autoComplete="username"
      maxLength={100}
      label={t('fields.username')}
      hint={t('fields.usernameHint')}
    />
  );
}

/** The password one has. */
export function CurrentPasswordField<Name extends string>({
  form,
  name,
  label = t('fields.password'),
}: FieldProps<Name> & { readonly label?: string }) {
  return (
    <TextField
      {...form.field(name)}
      {...PLAIN}
      type="password"
      autoComplete="current-password"
      maxLength={1000}
      label={label}
    />
  );
}

/** The password one chooses, twice. */
export function NewPasswordFields({
  form,
  label = t('fields.password'),
}: {
  readonly form: TextFields<'password' | 'repeated'>;
  readonly label?: string;
}) {
  return (
    <>
      <TextField
        {...form.field('password')}
        {...PLAIN}
        type="password"
        autoComplete="new-password"
        maxLength={1000}
        label={label}
        hint={t('fields.passwordHint')}
      />
      <TextField
        {...form.field('repeated')}
        {...PLAIN}
        type="password"
        autoComplete="new-password"
        maxLength={1000}
        label={t('fields.repeated')}
      />
    </>
  );
}
