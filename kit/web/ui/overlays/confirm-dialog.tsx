// Asks before something that cannot be undone.

import type { ReactNode } from 'react';
import { t } from '../../i18n.ts';
import { Button } from '../elements/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  /** What will happen, and what cannot be brought back. */
  readonly children: ReactNode;
  /** The deed in a verb: "Delete the talk", not "OK". */
  readonly confirm: string;
  /** To leave it as it is; by itself “Cancel”, which beside an order says something else. */
  readonly keep?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly busy?: boolean;
  /** `primary` for what harms nothing. */
  readonly look?: 'primary' | 'danger';
};

/** Cancel comes first, so that Enter on an opened dialog harms nothing. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  keep = t('action.cancel'),
  onConfirm,
  onClose,
  busy = false,
  look = 'danger',
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button look={look} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
