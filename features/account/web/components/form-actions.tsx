// The end of a form in place: the button that does it, and the way back.

import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';

type FormActionsProps = { readonly submit: string; readonly busy: boolean; readonly onCancel: () => void };

export function FormActions({ submit, busy, onCancel }: FormActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look="primary" busy={busy}>
        {submit}
      </Button>
      <Button look="ghost" onClick={onCancel}>
        {common('action.cancel')}
      </Button>
    </div>
  );
}
