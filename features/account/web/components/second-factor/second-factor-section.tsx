// The second factor on the person's own page: off, being set up, on, and what can be done with it.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { accountApi } from '../../account-api.ts';
import { refusalText } from '../../form/explain.ts';
import { SECOND_FACTOR_KEY, SESSIONS_KEY, secondFactorQuery } from '../../queries.ts';
import { refreshSession, type SessionPerson } from '../../session.ts';
import { t } from '../../texts.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

export function SecondFactorSection({ person }: { readonly person: SessionPerson }) {
  const query = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = useRefresh();
  const show = (made: readonly string[]) => {
    setCodes(made);
    void refresh();
  };
  return (
    <Section title={t('secondFactor.title')} lead={t('secondFactor.lead')}>
      {person.needsSecondFactor ? (
        <div className="mb-4">
          <Notice tone="retry">{t('secondFactor.demanded')}</Notice>
        </div>
      ) : null}
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <QueryPart query={query} explain={refusalText} lines={2}>
          {({ since, codesLeft }) =>
            since === null ? (
              <Off onConfirmed={show} />
            ) : (
              <On since={since} codesLeft={codesLeft} onCodes={show} onEnded={refresh} />
            )
          }
        </QueryPart>
      )}
    </Section>
  );
}

function useRefresh() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: SECOND_FACTOR_KEY }),
      queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
      // When it fails, the next page asks again.
      refreshSession().catch(() => undefined),
    ]);
  };
}

function Off({ onConfirmed }: { readonly onConfirmed: (codes: readonly string[]) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <SecondFactorSetup onConfirmed={onConfirmed} onCancel={() => setOpen(false)} />;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('secondFactor.setUp')}</Button>
    </div>
  );
}

type OnProps = {
  readonly since: string;
  readonly codesLeft: number;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onEnded: () => Promise<void>;
};

function On({ since, codesLeft, onCodes, onEnded }: OnProps) {
  const [asked, setAsked] = useState<'codes' | 'end'>();
  const close = () => setAsked(undefined);
  const forms: Readonly<Record<'codes' | 'end', ReactNode>> = {
    codes: (
      <ProofForm
        lead={t('secondFactor.renewLead')}
        submit={t('secondFactor.renew')}
        send={async (proof) => onCodes((await accountApi.renewRecoveryCodes(proof)).recoveryCodes)}
        onCancel={close}
      />
    ),
    end: (
      <ProofForm
        lead={t('secondFactor.endLead')}
        submit={t('secondFactor.end')}
        send={async (proof) => {
          await accountApi.endSecondFactor(proof);
          notify('good', t('secondFactor.ended'));
          await onEnded();
        }}
        onCancel={close}
      />
    ),
  };
  return (
    <>
      <p>{t('secondFactor.since', { date: formatDate(new Date(since), { dateStyle: 'medium' }) })}</p>
      <p className="text-small text-muted">{t('secondFactor.codesLeft', { count: codesLeft })}</p>
      {asked ? (
        forms[asked]
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => setAsked('codes')}>{t('secondFactor.renew')}</Button>
          <Button look="ghost" onClick={() => setAsked('end')}>
            {t('secondFactor.end')}
          </Button>
        </div>
      )}
    </>
  );
}
