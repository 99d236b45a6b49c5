// Stands in the place of pages that sell, for whoever has said that they are under 16.

import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { AskGrownUp } from '../components/age/ask-grown-up.tsx';
import { t } from '../texts.ts';

export function GrownUpPage() {
  return (
    <Page title={t('grownUp.title')} width="form">
      <AskGrownUp />
    </Page>
  );
}
