// What of a plan did not fit into its day: where it comes from, and when it comes. It is never just gone.

import { formatDate, locale } from '../../../../../kit/web/i18n.ts';
import type { Plan } from '../../queries.ts';
import { t } from '../../texts.ts';

type Next = NonNullable<Plan['next']>;

/** "Left over from Tuesday"; undefined where nothing is. */
export const leftOverText = ({ leftFrom }: Pick<Next, 'leftFrom'>): string | undefined =>
  leftFrom === null
    ? undefined
    : t('leftOver.from', {
        day: formatDate(new Date(`${leftFrom}T12:00:00`), { weekday: 'long' }),
      });

/** Above a session that was the day before's already. */
export function LeftOverNote({ next }: { readonly next: Pick<Next, 'leftFrom'> }) {
  const text = leftOverText(next);
  return text === undefined ? null : (
    <p className="mb-2 text-small text-muted">
      {text} {t('leftOver.first')}
    </p>
  );
}

/** Below a session of which today's minutes hold a part. */
export function MovedNote({ moved }: Pick<Next, 'moved'>) {
  if (moved.length === 0) return null;
  const items = [...new Set(moved.map(({ title }) => title[locale]))].join(' · ');
  return <p className="mt-2 px-2 text-small text-muted">{t('leftOver.moved', { items })}</p>;
}
