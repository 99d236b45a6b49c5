// Stands where nothing is left to be done on the path.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { t } from '../texts.ts';

export function AllDone() {
  return (
    <EmptyState
      title={t('allDone.title')}
      action={<ButtonLink to="/study/session">{t('allDone.action')}</ButtonLink>}
    >
      {t('allDone.body')}
    </EmptyState>
  );
}
