// What the person's membership is now, in one line that needs no explanation.

import { formatDate } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import type { Overview } from '../queries.ts';
import { t } from '../texts.ts';

export function MembershipStatus({
  overview: { kind, vipUntil, isCutShort, gives },
}: {
  readonly overview: Overview;
}) {
  const isVip = kind === 'vip' && vipUntil !== null;
  const date =
    vipUntil === null ? '' : formatDate(new Date(vipUntil), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-3 text-lead font-bold">
        {isVip ? <Badge tone="retry">VIP</Badge> : null}
        {isVip ? t('standing.vip', { date }) : t('standing.free')}
      </p>
      <p className="mt-2 text-muted">
        {isVip
          ? t('standing.vipNote')
          : vipUntil === null
            ? t('standing.freeNote', { minutes: gives.minutes.free })
            : t(isCutShort ? 'standing.cutShort' : 'standing.expired', { date })}
      </p>
    </Card>
  );
}
