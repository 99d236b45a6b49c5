// What every field of a form shares: its label, hint and error, tied to the control for screen readers.

import { type ReactNode, useId } from 'react';
import { t } from '../../i18n.ts';

export type FieldTexts = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

/** The look of a text control; 16 px text keeps phones from zooming in. */
export const CONTROL =
  'block w-full min-h-11 rounded-soft border border-line-strong bg-surface px-3 py-2 text-body text-ink ' +
  'placeholder:text-muted transition-colors hover:border-ink aria-invalid:border-wrong data-found:border-active data-found:bg-info-ground disabled:opacity-60';

type FieldProps = FieldTexts & {
  readonly optional?: boolean | undefined;
  readonly hideLabel?: boolean | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

export function Field({ label, hint, error, optional, hideLabel, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium'}>
        {label}
        {optional ? (
          <span className="ms-2 text-caption font-normal text-muted">{t('field.optional')}</span>
        ) : null}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-small text-wrong">
          {error}
        </p>
      ) : null}
    </div>
  );
}
