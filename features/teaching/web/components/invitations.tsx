// Who was invited to a class and has not joined: when, whether the link still works, and the ways to ask again or to withdraw.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { type Invitation, TAUGHT, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';
import { DoInClass } from './do-in-class.tsx';

type InvitationsProps = { readonly classId: string; readonly invitations: readonly Invitation[] };

export function Invitations({ classId, invitations }: InvitationsProps) {
  const [withdrawing, setWithdrawing] = useState<Invitation>();
  if (invitations.length === 0) return null;
  return (
    <Section title={t('invitations.title', { count: invitations.length })}>
      <Table
        caption={t('invitations.caption')}
        rows={invitations}
        rowKey={({ id }) => id}
        columns={columnsOf(classId, setWithdrawing)}
      />
      {withdrawing ? (
        <WithdrawDialog
          classId={classId}
          invitation={withdrawing}
          onClose={() => setWithdrawing(undefined)}
        />
      ) : null}
    </Section>
  );
}

const columnsOf = (
  classId: string,
  onWithdraw: (invitation: Invitation) => void,
): readonly Column<Invitation>[] => [
  {
    key: 'contact',
    header: t('invite.contact'),
    cell: ({ contact, name }) => (
      <span className="wrap-anywhere">
        {name === '' ? null : <span className="block font-medium">{name}</span>}
        {contact}
      </span>
    ),
  },
  { key: 'invited', header: t('invitations.invited'), cell: ({ invitedAt }) => showDay(invitedAt) },
  {
    key: 'state',
    header: t('assign.state'),
    cell: ({ state }) => (
      <Badge tone={state === 'open' ? 'info' : 'retry'}>{t(`invitations.states.${state}`)}</Badge>
    ),
  },
  {
    key: 'actions',
    header: t('action'),
    align: 'end',
    isAction: true,
    cell: (invitation) => (
      <span className="flex flex-wrap justify-end gap-1">
        {invitation.mayInviteAgain ? (
          <AgainButton classId={classId} invitation={invitation} />
        ) : (
          <span className="inline-flex min-h-11 items-center text-small text-muted">
            {t('invitations.soon')}
          </span>
        )}
        <Button
          look="ghost"
          aria-label={t('invitations.withdrawNamed', { contact: invitation.contact })}
          onClick={() => onWithdraw(invitation)}
        >
          {t('invitations.withdraw')}
        </Button>
      </span>
    ),
  },
];

type OneProps = { readonly classId: string; readonly invitation: Invitation };

function AgainButton({ classId, invitation: { id: invitationId, contact } }: OneProps) {
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: () => teachingApi.inviteAgain({ id: classId, invitationId }),
    onSuccess: () => notify('good', t('invitations.sentAgain', { contact })),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: TAUGHT }),
  });
  return (
    <Button
      look="ghost"
      aria-label={t('invitations.againNamed', { contact })}
      busy={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {t('invitations.again')}
    </Button>
  );
}

type WithdrawDialogProps = OneProps & { readonly onClose: () => void };

function WithdrawDialog({ classId, invitation: { id, contact }, onClose }: WithdrawDialogProps) {
  return (
    <DoInClass
      title={t('invitations.withdrawTitle', { contact })}
      confirm={t('invitations.withdraw')}
      act={() => teachingApi.withdrawInvitation({ id: classId, invitationId: id })}
      done={t('invitations.withdrawn', { contact })}
      onClose={onClose}
    >
      {t('invitations.withdrawBody')}
    </DoInClass>
  );
}
