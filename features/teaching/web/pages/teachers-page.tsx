// Teachers as admins see them: who wants to be one, and who is one.

import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Applications } from '../admin/applications.tsx';
import { Teachers } from '../admin/teachers.tsx';
import { t } from '../texts.ts';

export function TeachersPage() {
  return (
    <Page title={t('admin.title')} lead={t('admin.lead')} width="wide">
      <div className="grid gap-12">
        <NoticePlace />
        <Applications />
        <Teachers />
      </div>
    </Page>
  );
}
