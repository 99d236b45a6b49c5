// Tells whoever has an account and comes back signed out what has happened: else nothing on the home page would.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { t as tOfLearner } from '../learner/learner-texts.ts';
import { t } from '../texts.ts';

export const WasSignedIn = () => (
  <div className="-mb-8 tablet:-mb-12">
    <Notice
      tone="info"
      title={tOfLearner('ended.title')}
      action={
        <ButtonLink look="primary" to="/auth/login">
          {t('signIn')}
        </ButtonLink>
      }
    >
      {tOfLearner('ended.body')}
    </Notice>
  </div>
);
