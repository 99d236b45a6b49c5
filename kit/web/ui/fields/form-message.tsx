// What stands above a form that was not accepted.

import type { ReactNode } from 'react';
import type { FormNotice } from '../../use-form.ts';
import { ActionFailed } from '../notices/action-failed.tsx';

type FormMessageProps = {
  readonly form: FormNotice;
  /** What belongs to the message, such as what has changed meanwhile. */
  readonly children?: ReactNode;
};

export function FormMessage({ form, children }: FormMessageProps) {
  if (form.message === undefined) return null;
  return (
    // The button that sends may stand a screen below.
    <ActionFailed key={form.refusals}>
      {form.message}
      {children}
    </ActionFailed>
  );
}
