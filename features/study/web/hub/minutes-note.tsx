// That reviews use study time: to who begins with words, how much the account has each day and what comes when it ends.

import { minutesLeft } from '../../../study-time/domain/index.ts';
import { useToday } from '../../../study-time/web/api.ts';
import type { Plan } from '../queries.ts';
import { t } from '../texts.ts';

/** Who has as much is not limited. */
const DAY_SECONDS = 24 * 3600;

export function MinutesNote({ plan: { secondsLeft, forecast } }: { readonly plan: Plan }) {
  const today = useToday();
  if (secondsLeft === 0 || secondsLeft >= DAY_SECONDS) return null;
  const count = minutesLeft(secondsLeft);
  const isToldWhole = forecast.wordsNow === 0 && today?.limited === true && !today.isVip;
  return (
    <p className="mt-2 text-small text-muted">
      {isToldWhole
        ? t('plan.free', { minutes: Math.floor(today.given / 60), count })
        : t('plan.counts', { count })}
    </p>
  );
}
