// Invitations that look made up, for admins to judge.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/button.tsx';
import { ListPart } from '../../../../kit/web/ui/list-part.tsx';
import { Section } from '../../../../kit/web/ui/section.tsx';
import { refusalText, type Suspicious, suspiciousQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { type Judging, VerdictDialog } from './verdict-dialog.tsx';

export function SuspiciousInvitations() {
  const query = useInfiniteQuery(suspiciousQuery);
  const [judging, setJudging] = useState<Judging>();
  return (
    <Section title={t('judging.title')} lead={t('judging.lead')}>
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

type CaseProps = { readonly invitation: Suspicious; readonly onJudge: (judging: Judging) => void };

function Case({ invitation, onJudge }: CaseProps) {
  const { invitedName: guest, inviterName: inviter, code, signals, hasSucceeded, createdAt } = invitation;
  return (
    <>
      <p className="font-medium">{t('judging.came', { guest, inviter, code })}</p>
      <p className="text-small text-muted">
        {formatDate(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        {hasSucceeded ? ` · ${t('judging.studied')}` : null}
      </p>
      <ul className="my-3 list-disc ps-5">
        {signals.map((signal) => (
          <li key={signal}>{t(`signals.${signal}`)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-label={t('judging.approveNamed', { guest })}
          onClick={() => onJudge({ invitation, verdict: 'approved' })}
        >
          {t('judging.approve')}
        </Button>
        <Button
          look="danger"
          aria-label={t('judging.rejectNamed', { guest })}
          onClick={() => onJudge({ invitation, verdict: 'rejected' })}
        >
          {t('judging.reject')}
        </Button>
      </div>
    </>
  );
}
