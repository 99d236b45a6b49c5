// One's own data: how long it is kept, one's age, take it along, have it deleted.

import { Link } from 'react-router';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { AgeSection } from '../components/age/age-section.tsx';
import { ExportSection } from '../components/export-section.tsx';
import { DeletionSection } from '../components/leaving/deletion-section.tsx';
import { SeenSection } from '../components/seen-section.tsx';
import { t } from '../texts.ts';

export function PrivacyPage() {
  return (
    <Page help={helpPath('deletion')} title={t('page.title')} lead={t('page.lead')}>
      <div className="grid gap-12">
        <p>
          <Link to="/privacy" className="inline-flex min-h-11 items-center text-active underline">
            {t('page.toRetention')}
          </Link>
        </p>
        <SeenSection />
        <AgeSection />
        <ExportSection />
        <DeletionSection />
      </div>
    </Page>
  );
}
