// Distributors as admins see them: who wants to be one, who is one, and everybody's invitations.

import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { JudgedInvitations } from '../../../referral/web/api.ts';
import { Applications } from '../admin/applications.tsx';
import { Conversion } from '../admin/conversion.tsx';
import { Distributors } from '../admin/distributors.tsx';
import { t } from '../texts.ts';

export function DistributorsPage() {
  return (
    <Page title={t('admin.distributors.title')} lead={t('admin.distributors.lead')} width="wide">
      <div className="grid gap-12">
        <Applications />
        <JudgedInvitations />
        <Distributors />
        <Conversion />
      </div>
    </Page>
  );
}
