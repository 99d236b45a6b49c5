// What a guardian agreed to and when, by the link of the mail about it, and the way to take it back.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { privacyApi } from '../../privacy-api.ts';
import { explainProblem } from '../../queries.ts';
import { t } from '../../texts.ts';

type AgreementRecordProps = {
  readonly token: string;
  readonly name: string;
  readonly agreedAt: string;
};

export function AgreementRecord({ token, name, agreedAt }: AgreementRecordProps) {
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useMutation({
    mutationFn: () => privacyApi.withdrawConsent({ token }),
    onError: (error) => notify('wrong', explainProblem(error)),
    onSettled: () => setAsking(false),
  });
  if (withdrawing.data)
    return (
      <Notice tone="good" title={t('guardianPage.withdrawnTitle')}>
        {t('guardianPage.withdrawn', withdrawing.data)}
      </Notice>
    );
  return (
    <div className="grid gap-6">
      <p className="text-lead wrap-anywhere">
        {t('guardianPage.agreedOn', { name, date: formatDate(new Date(agreedAt), { dateStyle: 'long' }) })}
      </p>
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t('guardianPage.mayNow')}</li>
        <li>{t('guardianPage.mayNever')}</li>
        <li>{t('guardianPage.leave')}</li>
      </ul>
      <div>
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('guardianPage.withdraw')}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t('guardianPage.withdraw')}
          confirm={t('guardianPage.withdraw')}
          busy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{t('guardianPage.withdrawBody', { name })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
