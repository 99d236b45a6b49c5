// A person's account: who they are, where they are signed in, and what happened to the account.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../../../kit/web/i18n.ts';
import { Card } from '../../../../../kit/web/ui/elements/card.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../../kit/web/ui/page/table.tsx';
import { describeDevice } from '../../../../account/domain/index.ts';
import { Avatar } from '../../../../account/web/api.ts';
import type { PersonDetail } from '../../queries.ts';
import { t } from '../../texts.ts';
import { Membership, State } from '../people-table.tsx';
import { LINK } from './shown-value.tsx';

type Props = { readonly person: PersonDetail };

const showMoment = (at: string) => formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });

export function AccountFacts({ person }: Props) {
  const { email, emailVerified, username, createdAt, hasSecondFactor, locale, role, id, phone } = person;
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-6">
        <Avatar name={person.name} address={person.avatar} size="large" />
        <dl className="grid min-w-0 grow basis-64 grid-cols-2 gap-x-8 gap-y-3 tablet:grid-cols-3">
          <Fact label={t('person.email')}>
            <span className="wrap-anywhere">{email}</span>{' '}
            <span className="text-muted">
              ({emailVerified ? t('person.verified') : t('person.unverified')})
            </span>
          </Fact>
          <Fact label={t('users.role')}>{t(`roles.${role}`)}</Fact>
          <Fact label={t('person.state')}>
            <State person={person} />
          </Fact>
          <Fact label={t('person.vip')}>
            <Membership vipUntil={person.vipUntil} />
          </Fact>
          <Fact label={t('person.username')}>{username ?? t('person.noUsername')}</Fact>
          {phone === null ? null : <Fact label={t('person.phone')}>{phone}</Fact>}
          <Fact label={t('person.joined')}>{showMoment(createdAt)}</Fact>
          <Fact label={t('person.secondFactor')}>{hasSecondFactor ? t('person.on') : t('person.off')}</Fact>
          <Fact label={t('person.language')}>
            {locale === null ? t('person.unknown') : t(`person.languages.${locale}`)}
          </Fact>
          <Fact label={t('person.id')}>
            <span className="font-mono text-caption wrap-anywhere">{id}</span>
          </Fact>
        </dl>
      </div>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Sessions({ person: { sessions } }: Props) {
  return (
    <Section title={t('person.sessions')}>
      {sessions.length === 0 ? (
        <p className="text-muted">{t('person.noSessions')}</p>
      ) : (
        <Table
          caption={t('person.sessions')}
          rows={sessions}
          rowKey={({ id }) => id}
          columns={sessionColumns()}
        />
      )}
    </Section>
  );
}

const sessionColumns = (): readonly Column<PersonDetail['sessions'][number]>[] => [
  { key: 'device', header: t('person.device'), cell: ({ userAgent }) => deviceText(userAgent) },
  { key: 'address', header: t('person.address'), cell: ({ address }) => address ?? t('person.unknown') },
  { key: 'since', header: t('person.since'), cell: ({ createdAt }) => showMoment(createdAt) },
  { key: 'seen', header: t('person.lastSeen'), cell: ({ lastSeenAt }) => showMoment(lastSeenAt) },
];

function deviceText(userAgent: string | null): string {
  const { browser, system } = describeDevice(userAgent);
  return [browser, system].filter((each) => each !== undefined).join(' · ') || t('person.unknown');
}

export function Events({ person }: Props) {
  return (
    <Section title={t('person.events')}>
      <Table
        caption={t('person.events')}
        rows={person.events}
        rowKey={({ id }) => id}
        columns={eventColumns(person.id)}
      />
    </Section>
  );
}

const eventColumns = (ownId: string): readonly Column<PersonDetail['events'][number]>[] => [
  { key: 'when', header: t('person.when'), cell: ({ at }) => showMoment(at) },
  { key: 'event', header: t('person.event'), cell: ({ kind }) => t(`person.kinds.${kind}`) },
  { key: 'by', header: t('person.by'), cell: (event) => <Actor event={event} ownId={ownId} /> },
];

type ActorProps = { readonly event: PersonDetail['events'][number]; readonly ownId: string };

function Actor({ event: { actorId, actorName, kind }, ownId }: ActorProps) {
  // Registering and links of mails happen without a session.
  if (actorId === null) return kind === 'role_changed' ? t('person.system') : t('person.self');
  if (actorId === ownId) return t('person.self');
  return (
    <Link to={`/admin/users/${actorId}`} className={LINK}>
      {actorName}
    </Link>
  );
}
