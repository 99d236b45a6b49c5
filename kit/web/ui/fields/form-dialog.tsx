// A dialog that is one form: what was wrong stands above its fields, cancel and send below them. What was typed into it is not
// lost by Escape.

import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { t } from '../../i18n.ts';
import type { FormNotice } from '../../use-form.ts';
import { Button } from '../elements/button.tsx';
import { Notice } from '../notices/notice.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { FormMessage } from './form-message.tsx';

type FormDialogProps = {
  readonly title: string;
  readonly form: FormNotice & {
    readonly busy: boolean;
    readonly isChanged: boolean;
    readonly isRestored: boolean;
    readonly drop: () => void;
    readonly formProps: ComponentProps<'form'>;
  };
  /** What the button that sends says. */
  readonly submit: string;
  readonly look?: 'primary' | 'danger';
  /** What the other button says, where it takes nothing back. */
  readonly cancel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function FormDialog({
  title,
  form,
  submit,
  look = 'primary',
  cancel = t('action.cancel'),
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onDismiss={form.isChanged ? () => setAsking(true) : onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={formId} look={look} busy={form.busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-5">
        <FormMessage form={form} />
        {form.isRestored ? (
          <Notice
            tone="info"
            action={
              <Button look="ghost" onClick={form.drop}>
                {t('action.startAnew')}
              </Button>
            }
          >
            {t('action.restored')}
          </Notice>
        ) : null}
        {children}
      </form>
      {isAsking ? (
        <ConfirmDialog
          title={t('action.discardTitle')}
          confirm={t('action.discard')}
          keep={t('action.keepWriting')}
          onConfirm={() => {
            form.drop();
            onClose();
          }}
          onClose={() => setAsking(false)}
        >
          {t('action.discardBody')}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}
