// What stands above a form that was not accepted.

import { Notice } from '../../../../kit/web/ui/notice.tsx';
import type { Form } from './use-form.ts';

export function FormMessage({ form }: { readonly form: Pick<Form<never>, 'message' | 'refusals'> }) {
  if (form.message === undefined) return null;
  return (
    <Notice key={form.refusals} tone="wrong">
      {form.message}
    </Notice>
  );
}
