// Where the link of a guardian's mail leads; a press agrees, since mail programs open links too.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { AgreementRecord } from '../components/age/agreement-record.tsx';
import { privacyApi } from '../privacy-api.ts';
import { explainProblem, guardianQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function GuardianPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return (
    <Page title={t('guardianPage.title')} width="form">
      {token === '' ? <p>{t('guardianPage.plain')}</p> : <Agreement token={token} />}
    </Page>
  );
}

function Agreement({ token }: { readonly token: string }) {
  const query = useQuery(guardianQuery(token));
  const agreeing = useMutation({
    mutationFn: () => privacyApi.confirmGuardian({ token }),
    onError: (error) => notify('wrong', explainProblem(error)),
  });
  if (agreeing.data) {
    return (
      <Notice
        tone="good"
        title={t('guardianPage.doneTitle')}
        action={<ButtonLink to="/privacy">{t('page.toRetention')}</ButtonLink>}
      >
        {t('guardianPage.done', agreeing.data)}
      </Notice>
    );
  }
  return (
    <QueryPart
      query={query}
      failed={t('guardianPage.failed')}
      explain={(error) => (isOver(error) ? t('guardianPage.over') : explainProblem(error))}
      mayHelp={(error) => !isOver(error)}
      lines={5}
    >
      {({ name, wanted, agreedAt }) =>
        agreedAt === null ? (
          <div className="grid gap-6">
            <p className="text-lead wrap-anywhere">{t('guardianPage.lead', { name })}</p>
            {wanted === null ? null : (
              <p className="text-lead wrap-anywhere">{t('guardianPage.wanted', wanted)}</p>
            )}
            <ul className="grid list-disc gap-2 ps-5">
              <li>{t('guardianPage.may')}</li>
              <li>{t('guardianPage.mayNot')}</li>
              <li>{t('guardianPage.leave')}</li>
            </ul>
            <Button look="primary" wide busy={agreeing.isPending} onClick={() => agreeing.mutate()}>
              {t('guardianPage.agree')}
            </Button>
            <p className="text-small text-muted">{t('guardianPage.otherwise')}</p>
          </div>
        ) : (
          <AgreementRecord token={token} name={name} agreedAt={agreedAt} />
        )
      }
    </QueryPart>
  );
}

const isOver = (error: Error): boolean => errorCode(error) === 'LINK_INVALID';
