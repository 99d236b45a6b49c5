// One calm line while the mail address is not proven: what waits for it, and the link once more.

import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { accountApi } from '../account-api.ts';
import { refusalText } from '../form/explain.ts';
import type { SessionPerson } from '../session.ts';
import { t } from '../texts.ts';

export function EmailNotice({ person: { email } }: { readonly person: SessionPerson }) {
  const sending = useMutation({
    mutationFn: () => accountApi.requestVerification({}),
    onSuccess: () => notify('good', t('verification.sent', { email })),
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <Notice
      tone="info"
      action={
        <Button busy={sending.isPending} onClick={() => sending.mutate()}>
          {t('verification.again')}
        </Button>
      }
    >
      {t('verification.line', { email })}
    </Notice>
  );
}
