// What somebody has picked and not ordered yet, wherever they come back to.

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { useSession } from '../../../../account/web/api.ts';
import { draftsQuery } from '../../queries.ts';
import { t } from '../../texts.ts';
import { leftOutDrafts, useBasket } from './basket.ts';

/** What lies in the basket of this browser, and what was confirmed and is not in it yet. */
export function BasketWaiting() {
  const items = useBasket((basket) => basket.items);
  const isMember = useSession().status === 'signed-in';
  const { data = [] } = useQuery({ ...draftsQuery, enabled: isMember });
  const leftOut = leftOutDrafts();
  const confirmed = data.filter(
    ({ id, state, verdicts }) =>
      state === 'confirmed' &&
      !leftOut.has(id) &&
      !verdicts.some(({ kind }) => kind === 'refuse') &&
      !items.some(({ draftId }) => draftId === id),
  );
  const count = items.length + confirmed.length;
  if (count === 0) return null;
  return (
    <Notice
      tone="info"
      title={t('waiting.title')}
      action={<ButtonLink to="/global-services/cost">{t('waiting.goOn')}</ButtonLink>}
    >
      {t('waiting.text', { count })}
    </Notice>
  );
}
