// Who is signed in: picture and name, role and membership.

import { formatDate } from '../../../../../kit/web/i18n.ts';
import { Badge } from '../../../../../kit/web/ui/elements/badge.tsx';
import { isVip, type SessionPerson } from '../../session.ts';
import { t } from '../../texts.ts';
import { AvatarEditor } from './avatar-editor.tsx';

export function PersonCard({ person }: { readonly person: SessionPerson }) {
  return (
    <div className="rounded-soft border border-line bg-surface p-5 tablet:p-6">
      <AvatarEditor person={person}>
        <p className="text-lead font-bold wrap-anywhere">{person.name}</p>
        <p className="text-small wrap-anywhere text-muted">
          {/* A long address breaks before its host. */}
          {person.email.split('@')[0]}
          <wbr />@{person.email.split('@')[1]}
        </p>
      </AvatarEditor>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small">
        <dt className="text-muted">{t('profile.role')}</dt>
        <dd>{t(`roles.${person.role}`)}</dd>
        <dt className="text-muted">{t('profile.membership')}</dt>
        <dd>
          <Membership person={person} />
        </dd>
      </dl>
    </div>
  );
}

function Membership({ person }: { readonly person: SessionPerson }) {
  const { vipUntil } = person;
  if (vipUntil !== null && isVip(person)) {
    const date = formatDate(new Date(vipUntil), { dateStyle: 'medium' });
    return (
      <>
        <Badge tone="retry">VIP</Badge> {t('profile.vipUntil', { date })}
      </>
    );
  }
  return t('profile.free');
}
