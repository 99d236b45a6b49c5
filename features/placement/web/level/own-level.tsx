// The learner's level by the placement that they have taken over, as path, plans, report and home say it.

import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { placedLevelQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { isSure, levelText } from './level-text.ts';

/** Nothing without a placement, nor while nobody knows. */
export function OwnLevel() {
  const { data } = useQuery(placedLevelQuery, queryClient);
  if (!data) return null;
  const { placedLevel, takenAt } = data;
  const date = formatDate(new Date(takenAt), { dateStyle: 'long' });
  return (
    <p>
      <span className="font-bold">{t('placedLevel.own', { level: levelText(placedLevel) })}</span>{' '}
      <span className="text-small text-muted">
        {t(isSure(placedLevel) ? 'placedLevel.by' : 'placedLevel.byUnsure', { date })}
      </span>
    </p>
  );
}
