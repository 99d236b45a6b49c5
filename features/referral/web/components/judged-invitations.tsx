// Everybody's invitations for admins to judge: those that look made up first, all others on demand.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { VERDICTS, type Verdict } from '../../domain/signals.ts';
import { type Judged, judgedQuery, refusalText } from '../queries.ts';
import { t } from '../texts.ts';
import { type Judging, VerdictDialog } from './verdict-dialog.tsx';

export function JudgedInvitations() {
  const [shown, setShown] = useState<Verdict | ''>('suspicious');
  const query = useInfiniteQuery(judgedQuery(shown === '' ? undefined : shown));
  const [judging, setJudging] = useState<Judging>();
  return (
    <Section title={t('judging.title')} lead={t('judging.lead')}>
      <div className="mb-4 max-w-form">
        <Select
          label={t('judging.show')}
          options={[
            ...VERDICTS.map((value) => ({ value, label: t(`judging.verdicts.${value}`) })),
            { value: '', label: t('judging.any') },
          ]}
          value={shown}
          onChange={(chosen) => setShown(VERDICTS.find((verdict) => verdict === chosen) ?? '')}
        />
      </div>
      <ListPart
        query={query}
        itemsOf={(page) => page.invitations}
        failed={t('judging.failed')}
        explain={refusalText}
        empty={<p className="text-muted">{t('judging.none')}</p>}
      >
        {(invitations) => (
          <ul className="grid gap-4">
            {invitations.map((invitation) => (
              <li key={invitation.invitedId} className="rounded-soft border border-line bg-surface p-5">
                <Case invitation={invitation} onJudge={setJudging} />
              </li>
            ))}
          </ul>
        )}
      </ListPart>
      {judging ? <VerdictDialog judging={judging} onClose={() => setJudging(undefined)} /> : null}
    </Section>
  );
}

type CaseProps = { readonly invitation: Judged; readonly onJudge: (judging: Judging) => void };

function Case({ invitation, onJudge }: CaseProps) {
  const { invitedName: guest, inviterName: inviter, code, signals, verdict, createdAt } = invitation;
  const { hasStudied, isVerified, peopleOfNetwork: count } = invitation;
  return (
    <>
      <p className="font-medium">{t('judging.came', { guest, inviter, code })}</p>
      <p className="text-small text-muted">
        {formatDate(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        {` · ${t(`judging.verdicts.${verdict}`)}`}
        {hasStudied ? ` · ${t('judging.studied')}` : null}
        {` · ${isVerified ? t('judging.verified') : t('judging.unverified')}`}
        {count > 1 ? ` · ${t('judging.network', { count })}` : null}
      </p>
      <ul className="my-3 list-disc ps-5">
        {signals.map((signal) => (
          <li key={signal}>{t(`signals.${signal}`)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {verdict === 'suspicious' ? (
          <Button
            aria-label={t('judging.approveNamed', { guest })}
            onClick={() => onJudge({ invitation, verdict: 'approved' })}
          >
            {t('judging.approve')}
          </Button>
        ) : null}
        {verdict === 'rejected' ? null : (
          <Button
            look="danger"
            aria-label={t('judging.rejectNamed', { guest })}
            onClick={() => onJudge({ invitation, verdict: 'rejected' })}
          >
            {t('judging.reject')}
          </Button>
        )}
      </div>
    </>
  );
}
