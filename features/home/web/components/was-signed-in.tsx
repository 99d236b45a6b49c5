// Tells whoever has an account and comes back signed out what has happened: else nothing on the home page would.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../texts.ts';

export const WasSignedIn = () => (
  <div className="-mb-8 tablet:-mb-12">
    <Notice
      tone="info"
      title={t('ended.title')}
      action={
        <ButtonLink look="primary" to="/auth/login">
          {t('signIn')}
        </ButtonLink>
      }
    >
      {t('ended.body')}
    </Notice>
  </div>
);
