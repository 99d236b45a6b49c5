// Says kindly to a younger learner that buying is for grown-ups, and where learning goes on.

import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../../texts.ts';

/** The page names `privacy` among its texts. */
export function AskGrownUp() {
  return (
    <Notice
      tone="info"
      title={t('grownUp.ask')}
      action={
        <>
          <ButtonLink look="primary" to="/study">
            {t('grownUp.toLearning')}
          </ButtonLink>
          <ButtonLink to="/preschool">{t('grownUp.toFilms')}</ButtonLink>
        </>
      }
    >
      {t('grownUp.body')}
    </Notice>
  );
}
