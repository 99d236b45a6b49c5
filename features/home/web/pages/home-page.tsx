// The home page: what Yulu is for guests, what to do next for learners.

import { Page } from '../../../../kit/web/ui/page.tsx';
import { t } from '../texts.ts';

export function HomePage() {
  return <Page title={t('title')}>{t('lead')}</Page>;
}
