// The minutes that are left today, as a link to where they come from; nothing for who is not limited.

import { Link } from 'react-router';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { t } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { minutesLeft } from '../../domain/index.ts';
import { useWatchedToday } from '../use-watched-today.ts';

type MinutesLeftProps = {
  /** Of a person whose role has limits. */
  readonly personId: UserId;
  /** Elsewhere they are kept up to date, so that nothing jumps when the person comes back. */
  readonly isShown: boolean;
};

export function MinutesLeft({ personId, isShown }: MinutesLeftProps) {
  const today = useWatchedToday(personId);
  if (!isShown || !today?.limited) return null;
  const count = minutesLeft(today.secondsLeft);
  return (
    <Link
      to="/profile/study-time"
      data-time-left
      title={t('studyTime.label')}
      className={classNames(
        'inline-grid min-h-11 min-w-11 shrink-0 content-center justify-items-center rounded-soft px-1 leading-tight whitespace-nowrap tabular-nums transition-colors hover:bg-raised hover:text-ink tablet:px-2',
        today.isWarning ? 'font-bold text-retry' : 'text-muted',
      )}
    >
      <span className="sr-only">{t('studyTime.label')} </span>
      <span className="text-small font-medium">{t('studyTime.short', { count })}</span>
      {/* Read out already, at more length. */}
      <span aria-hidden="true" className="text-[0.6875rem]">
        {t('studyTime.today')}
      </span>
    </Link>
  );
}
