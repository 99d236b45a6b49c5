// Takes an assignment back.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { type Assignment, type Result, TAUGHT, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

type WithdrawProps = {
  readonly assignment: Pick<Assignment, 'id' | 'classId'>;
  readonly results: readonly Result[];
};

export function Withdraw({ assignment: { id: assignmentId, classId: id }, results }: WithdrawProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const texts = results.flatMap(({ handIn }) => handIn ?? []);
  const marked = texts.filter(({ mark }) => mark !== null).length;
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useMutation({
    mutationFn: () => teachingApi.withdrawAssignment({ id, assignmentId }),
    onSuccess: async () => {
      notify('good', t('assign.withdrawn'));
      await navigate(`/teaching/classes/${id}?tab=assignments`);
      await queries.invalidateQueries({ queryKey: TAUGHT });
    },
    onError: (error) => {
      setAsking(false);
      notify('wrong', refusalText(error));
    },
  });
  return (
    <div>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('assign.withdraw')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('assign.withdrawTitle')}
          confirm={t('assign.withdraw')}
          busy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{t('assign.withdrawBody')}</p>
          {texts.length === 0 ? null : (
            <p className="mt-3">{t('assign.withdrawTexts', { count: texts.length, marked })}</p>
          )}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
