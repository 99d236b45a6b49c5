// Asks once more before something is done in a class, does it, tells it, and reads the class anew.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { TAUGHT } from '../queries.ts';
import { refusalText } from '../refusals.ts';

type DoInClassProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly act: () => Promise<unknown>;
  /** What is told once it is done. */
  readonly done: string;
  readonly onClose: () => void;
};

export function DoInClass({ act, done, onClose, ...asking }: DoInClassProps) {
  const queries = useQueryClient();
  const doing = useMutation({
    mutationFn: act,
    onSuccess: () => notify('good', done),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: TAUGHT });
    },
  });
  return (
    <ConfirmDialog {...asking} busy={doing.isPending} onConfirm={() => doing.mutate()} onClose={onClose} />
  );
}
