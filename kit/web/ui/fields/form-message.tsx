// What stands above a form that was not accepted.

import type { Form } from '../../use-form.ts';
import { Notice } from '../notices/notice.tsx';

export function FormMessage({ form }: { readonly form: Pick<Form<never>, 'message' | 'refusals'> }) {
  if (form.message === undefined) return null;
  return (
    <Notice key={form.refusals} tone="wrong">
      {form.message}
    </Notice>
  );
}
