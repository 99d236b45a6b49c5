// The table of people, with what an admin can do to each.

import { useState } from 'react';
import { ROLES } from '../../../../kit/core/access.ts';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { Avatar, useSession } from '../../../account/web/api.ts';
import type { ListedPerson, Role } from '../queries.ts';
import { t } from '../texts.ts';
import { usePersonChanges } from '../use-person-changes.ts';
import { LockDialog } from './lock-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

type PendingChange =
  | { readonly kind: 'role'; readonly person: ListedPerson; readonly role: Role }
  | { readonly kind: 'lock'; readonly person: ListedPerson };

export function PeopleTable({ people }: { readonly people: readonly ListedPerson[] }) {
  const [asked, setAsked] = useState<PendingChange>();
  const { changeRole, unlock, lock } = usePersonChanges(() => setAsked(undefined));
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.person.id : undefined;
  return (
    <>
      <Table
        caption={t('users.caption')}
        rows={people}
        rowKey={({ id }) => id}
        columns={columns({
          ownId,
          onRole: (person, role) => setAsked({ kind: 'role', person, role }),
          onLock: (person) => setAsked({ kind: 'lock', person }),
          onUnlock: (person) => unlock.mutate(person.id),
          unlocking: unlock.isPending ? unlock.variables : undefined,
        })}
      />
      {asked?.kind === 'role' ? (
        <RoleDialog
          person={asked.person}
          role={asked.role}
          busy={changeRole.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => changeRole.mutate({ id: asked.person.id, role: asked.role })}
        />
      ) : null}
      {asked?.kind === 'lock' ? (
        <LockDialog
          person={asked.person}
          onClose={() => setAsked(undefined)}
          onLock={(reason) => lock({ id: asked.person.id, reason })}
        />
      ) : null}
    </>
  );
}

type ColumnParams = {
  readonly ownId: string | undefined;
  readonly onRole: (person: ListedPerson, role: Role) => void;
  readonly onLock: (person: ListedPerson) => void;
  readonly onUnlock: (person: ListedPerson) => void;
  /** The person whose lock is being taken off at this moment. */
  readonly unlocking: string | undefined;
};

function columns({
  ownId,
  onRole,
  onLock,
  onUnlock,
  unlocking,
}: ColumnParams): readonly Column<ListedPerson>[] {
  const roles = ROLES.map((value) => ({ value, label: t(`roles.${value}`) }));
  return [
    {
      key: 'person',
      header: t('users.person'),
      cell: ({ name, email, avatar }) => (
        <span className="flex items-center gap-3">
          <Avatar name={name} address={avatar} size="medium" />
          <span>
            <span className="block font-medium">{name}</span>
            <span className="block text-caption text-muted">{email}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      header: t('users.role'),
      cell: (person) => (
        // Wide enough for the longest role in any language.
        <div className="min-w-44">
          <Select
            label={t('users.roleOf', { name: person.name })}
            hideLabel
            options={roles}
            value={person.role}
            disabled={person.id === ownId}
            onChange={(role) => onRole(person, role)}
          />
        </div>
      ),
    },
    {
      key: 'joined',
      header: t('users.joined'),
      cell: ({ createdAt }) => formatDate(new Date(createdAt), { dateStyle: 'medium' }),
    },
    { key: 'state', header: t('users.state'), cell: (person) => <State person={person} /> },
    {
      key: 'action',
      header: t('users.action'),
      cell: (person) => {
        if (person.id === ownId) return <span className="text-muted">{t('users.yourself')}</span>;
        return <LockButton person={person} {...{ onLock, onUnlock, unlocking }} />;
      },
    },
  ];
}

function State({ person: { bannedAt, banReason } }: { readonly person: ListedPerson }) {
  if (bannedAt === null) return t('users.active');
  return (
    <>
      <span className="block font-medium text-wrong">{t('users.locked')}</span>
      <span className="block text-caption text-muted">
        {t('users.lockedSince', { date: formatDate(new Date(bannedAt), { dateStyle: 'medium' }) })}
        {banReason ? ` · ${banReason}` : null}
      </span>
    </>
  );
}

type LockButtonProps = Pick<ColumnParams, 'onLock' | 'onUnlock' | 'unlocking'> & {
  readonly person: ListedPerson;
};

function LockButton({ person, onLock, onUnlock, unlocking }: LockButtonProps) {
  const { id, name, bannedAt } = person;
  return (
    <span className="whitespace-nowrap">
      {bannedAt === null ? (
        <Button aria-label={t('users.lockNamed', { name })} onClick={() => onLock(person)}>
          {t('users.lock')}
        </Button>
      ) : (
        <Button
          busy={unlocking === id}
          aria-label={t('users.unlockNamed', { name })}
          onClick={() => onUnlock(person)}
        >
          {t('users.unlock')}
        </Button>
      )}
    </span>
  );
}
