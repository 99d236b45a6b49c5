// The table of people, with what an admin can do to each.

import { useState } from 'react';
import { Link } from 'react-router';
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
import { UnlockDialog } from './unlock-dialog.tsx';

type Locked = Pick<ListedPerson, 'bannedAt' | 'banReason' | 'banCause' | 'banNote' | 'bannedUntil'>;

type PendingChange =
  | { readonly kind: 'role'; readonly person: ListedPerson; readonly role: Role }
  | { readonly kind: 'lock' | 'unlock'; readonly person: ListedPerson };

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
          onUnlock: (person) => setAsked({ kind: 'unlock', person }),
        })}
      />
      {asked?.kind === 'role' ? (
        <RoleDialog
          person={asked.person}
          role={asked.role}
          busy={changeRole.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() =>
            changeRole.mutate({ id: asked.person.id, role: asked.role, from: asked.person.role })
          }
        />
      ) : null}
      {asked?.kind === 'lock' ? (
        <LockDialog
          person={asked.person}
          onClose={() => setAsked(undefined)}
          onLock={(chosen) => lock({ id: asked.person.id, ...chosen })}
        />
      ) : null}
      {asked?.kind === 'unlock' ? (
        <UnlockDialog
          person={asked.person}
          onClose={() => setAsked(undefined)}
          onUnlock={(note) => unlock(asked.person, note)}
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
};

function columns({ ownId, onRole, onLock, onUnlock }: ColumnParams): readonly Column<ListedPerson>[] {
  const roles = ROLES.map((value) => ({ value, label: t(`roles.${value}`) }));
  return [
    {
      key: 'person',
      header: t('users.person'),
      cell: ({ id, name, email, avatar }) => (
        <Link to={`/admin/users/${id}`} className="flex min-h-11 items-center gap-3 hover:underline">
          <Avatar name={name} address={avatar} size="medium" />
          <span>
            <span className="block font-medium">{name}</span>
            <span className="block text-caption text-muted wrap-anywhere">{email}</span>
          </span>
        </Link>
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
      key: 'membership',
      header: t('users.membership'),
      cell: ({ vipUntil }) => <Membership vipUntil={vipUntil} />,
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
        return <LockButton person={person} {...{ onLock, onUnlock }} />;
      },
    },
  ];
}

export function Membership({ vipUntil }: Pick<ListedPerson, 'vipUntil'>) {
  if (vipUntil === null || Date.parse(vipUntil) <= Date.now()) return t('users.free');
  return t('users.vipUntil', { date: formatDate(new Date(vipUntil), { dateStyle: 'medium' }) });
}

/** A lock ends at midnight: the last day that it holds is the one before. */
const lastOf = (until: string): string => new Date(Date.parse(until) - 1).toISOString();

export function State({ person }: { readonly person: Locked }) {
  const { bannedAt, banReason, banCause, banNote, bannedUntil } = person;
  if (bannedAt === null) return t('users.active');
  const dayOf = (at: string) => formatDate(new Date(at), { dateStyle: 'medium' });
  const until =
    bannedUntil === null ? '' : ` ${t('users.lockedUntil', { date: dayOf(lastOf(bannedUntil)) })}`;
  return (
    <>
      <span className="block font-medium text-wrong">{t('users.locked')}</span>
      <span className="block text-caption text-muted">
        {t('users.lockedSince', { date: dayOf(bannedAt) })}
        {until} · {t(`users.causes.${banCause}`)}
        {banReason ? ` · ${banReason}` : null}
      </span>
      {banNote === '' ? null : (
        <span className="block text-caption text-muted wrap-anywhere">
          {t('users.internalNote', { note: banNote })}
        </span>
      )}
    </>
  );
}

type LockButtonProps = Pick<ColumnParams, 'onLock' | 'onUnlock'> & {
  readonly person: ListedPerson;
};

function LockButton({ person, onLock, onUnlock }: LockButtonProps) {
  const { name, bannedAt } = person;
  return (
    <span className="whitespace-nowrap">
      {bannedAt === null ? (
        <Button aria-label={t('users.lockNamed', { name })} onClick={() => onLock(person)}>
          {t('users.lock')}
        </Button>
      ) : (
        <Button aria-label={t('users.unlockNamed', { name })} onClick={() => onUnlock(person)}>
          {t('users.unlock')}
        </Button>
      )}
    </span>
  );
}
