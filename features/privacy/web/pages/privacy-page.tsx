// One's own data: take it along.

import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { ExportSection } from '../components/export-section.tsx';
import { t } from '../texts.ts';

export function PrivacyPage() {
  return (
    <Page title={t('page.title')} lead={t('page.lead')}>
      <ExportSection />
    </Page>
  );
}
