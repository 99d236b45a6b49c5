// That the membership ends within days, in one line; nothing for anybody else.

import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { useSession } from '../../../account/web/api.ts';
import { t } from '../learner/learner-texts.ts';

const SOON_MS = 7 * 24 * 3600_000;

export function VipEnds() {
  const session = useSession();
  const [now] = useState(() => Date.now());
  const until = session.status === 'signed-in' ? session.person.vipUntil : null;
  const left = until === null ? -1 : Date.parse(until) - now;
  if (until === null || left <= 0 || left > SOON_MS) return null;
  const date = formatDate(new Date(until), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <p className="text-small">
      <Link
        to="/profile/membership"
        className="inline-flex min-h-11 items-center text-active underline-offset-4 hover:underline"
      >
        {t('learner.vipEnds', { date })}
      </Link>
    </p>
  );
}
