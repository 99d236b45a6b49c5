// What an admin can do for or about a person: give, sign out, send a link, change the role, lock.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ROLES } from '../../../../../kit/core/access.ts';
import { formatDate } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { useSession } from '../../../../account/web/api.ts';
import { WriteLetterDialog } from '../../../../letters/web/api.ts';
import { TakeBackVipDialog } from '../../../../membership/web/api.ts';
import { accountApi, type PersonDetail, personKey, type Role, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { usePersonChanges } from '../../use-person-changes.ts';
import { LockDialog } from '../lock-dialog.tsx';
import { RoleDialog } from '../role-dialog.tsx';
import { UnlockDialog } from '../unlock-dialog.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { GiveMinutesDialog, GiveVipDialog } from './gifts.tsx';
import { SeeDialog } from './see-dialog.tsx';

type Intent =
  | 'see'
  | 'write'
  | 'vip'
  | 'takeBack'
  | 'minutes'
  | 'end'
  | 'reset'
  | 'factor'
  | 'lock'
  | 'unlock'
  | { readonly role: Role };
type Props = { readonly person: PersonDetail };
type DialogProps = Props & { readonly intent: Intent; readonly onClose: () => void };

export function PersonActions({ person }: Props) {
  const [intent, setIntent] = useState<Intent>();
  const session = useSession();
  const isOwn = session.status === 'signed-in' && session.person.id === person.id;
  const close = () => setIntent(undefined);
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Button look="primary" onClick={() => setIntent('vip')}>
          {t('person.giveVip')}
        </Button>
        <Button onClick={() => setIntent('write')}>{t('person.write')}</Button>
        <Button onClick={() => setIntent('takeBack')}>{t('person.takeBackVip')}</Button>
        <Button onClick={() => setIntent('minutes')}>{t('person.giveMinutes')}</Button>
        <Button onClick={() => setIntent('reset')}>{t('person.sendReset')}</Button>
        {isOwn ? null : <OfOthers person={person} onAsk={setIntent} />}
      </div>
      {intent === undefined ? null : <IntentDialog person={person} intent={intent} onClose={close} />}
    </>
  );
}

/** What nobody does to themselves. */
function OfOthers({ person, onAsk }: Props & { readonly onAsk: (intent: Intent) => void }) {
  return (
    <>
      {person.role === 'admin' ? null : <Button onClick={() => onAsk('see')}>{t('see.button')}</Button>}
      <Button onClick={() => onAsk('end')}>{t('person.endSessions')}</Button>
      {person.hasSecondFactor ? (
        <Button onClick={() => onAsk('factor')}>{t('person.endFactor')}</Button>
      ) : null}
      {person.bannedAt === null ? (
        <Button look="danger" onClick={() => onAsk('lock')}>
          {t('users.lock')}
        </Button>
      ) : (
        <Button onClick={() => onAsk('unlock')}>{t('users.unlock')}</Button>
      )}
      <div className="min-w-44">
        <Select
          label={t('users.roleOf', { name: person.name })}
          hideLabel
          options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
          value={person.role}
          onChange={(role) => onAsk({ role })}
        />
      </div>
    </>
  );
}

function IntentDialog(props: DialogProps) {
  const { person, intent, onClose } = props;
  const queries = useQueryClient();
  const { changeRole, lock, unlock } = usePersonChanges(onClose);
  const done = (told: string) => {
    notify('good', told);
    onClose();
    void queries.invalidateQueries({ queryKey: personKey(person.id) });
  };
  if (intent === 'vip')
    return (
      <GiveVipDialog
        person={person}
        onClose={onClose}
        onGiven={(until) =>
          done(t('person.givenVip', { date: formatDate(new Date(until), { dateStyle: 'medium' }) }))
        }
      />
    );
  if (intent === 'takeBack')
    return (
      <TakeBackVipDialog
        person={person}
        onClose={onClose}
        onTaken={(days) => done(t('person.tookBackVip', { count: days }))}
      />
    );
  if (intent === 'minutes')
    return (
      <GiveMinutesDialog
        person={person}
        onClose={onClose}
        onGiven={(minutes) => done(t('person.givenMinutes', { minutes }))}
      />
    );
  if (intent === 'lock')
    return (
      <LockDialog person={person} onClose={onClose} onLock={(chosen) => lock({ id: person.id, ...chosen })} />
    );
  if (intent === 'unlock')
    return <UnlockDialog person={person} onClose={onClose} onUnlock={(note) => unlock(person, note)} />;
  if (intent === 'factor') return <FactorDialog person={person} onClose={onClose} onDone={done} />;
  if (intent === 'write') return <WriteLetterDialog person={person} onClose={onClose} />;
  if (intent === 'see') return <SeeDialog person={person} onClose={onClose} />;
  if (intent === 'end' || intent === 'reset')
    return <ConfirmedCall person={person} intent={intent} onClose={onClose} onDone={done} />;
  return (
    <RoleDialog
      person={person}
      role={intent.role}
      busy={changeRole.isPending}
      onClose={onClose}
      onConfirm={() => changeRole.mutate({ id: person.id, role: intent.role, from: person.role })}
    />
  );
}

type ConfirmedProps = Props & {
  readonly intent: 'end' | 'reset';
  readonly onClose: () => void;
  readonly onDone: (told: string) => void;
};

function ConfirmedCall({ person: { id, name, email }, intent, onClose, onDone }: ConfirmedProps) {
  const call = useMutation({
    mutationFn: async () => {
      if (intent === 'end') return t('person.ended', { count: (await accountApi.endSessions({ id })).ended });
      await accountApi.sendReset({ id });
      return t('person.resetSent', { email });
    },
    onSuccess: onDone,
    onError: (error) => {
      notify('wrong', refusalText(error));
      onClose();
    },
  });
  const isEnd = intent === 'end';
  return (
    <ConfirmDialog
      title={isEnd ? t('person.endTitle', { name }) : t('person.resetTitle', { name })}
      confirm={isEnd ? t('person.endSessions') : t('person.resetSend')}
      busy={call.isPending}
      onClose={onClose}
      onConfirm={() => call.mutate()}
    >
      {isEnd ? t('person.endBody') : t('person.resetBody', { email })}
    </ConfirmDialog>
  );
}
