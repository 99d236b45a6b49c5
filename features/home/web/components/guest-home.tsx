// The home page for guests: what Yulu is, what a talk looks like, what works today, and the sample progress.

import { ButtonLink } from '../../../../kit/web/ui/button.tsx';
import { MixedText } from '../../../../kit/web/ui/mixed-text.tsx';
import { t } from '../texts.ts';
import { PracticeSheet } from './practice-sheet.tsx';
import { SampleProgress } from './sample-progress.tsx';
import { SampleTalk } from './sample-talk.tsx';
import { Steps } from './steps.tsx';

export function GuestHome() {
  return (
    <div className="grid gap-16 tablet:gap-24">
      <section className="grid items-center gap-10 tablet:gap-12 wide:grid-cols-[1fr_30rem] wide:gap-20">
        <div>
          <h1 className="font-serif text-display font-bold text-balance">{t('title')}</h1>
          <p className="mt-5 max-w-prose text-lead text-muted">{t('lead')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink look="primary" to="/auth/register">
              {t('register')}
            </ButtonLink>
            <ButtonLink to="/auth/login">{t('signIn')}</ButtonLink>
          </div>
        </div>
        <PracticeSheet />
      </section>
      <SampleTalk />
      <Steps />
      <div className="grid gap-10 wide:grid-cols-[1fr_26rem] wide:gap-16">
        <SampleProgress />
        <section aria-labelledby="more-title">
          <h2 id="more-title" className="font-serif text-title font-bold">
            {t('more.title')}
          </h2>
          <dl className="mt-6">
            <dt className="border-t border-line pt-5 text-lead font-bold">{t('more.languagesTitle')}</dt>
            <dd className="mt-1 pb-5 text-muted">
              <MixedText text={t('more.languages')} />
            </dd>
            <dt className="border-t border-line pt-5 text-lead font-bold">{t('more.purchasingTitle')}</dt>
            <dd className="mt-1 text-muted">{t('more.purchasing')}</dd>
          </dl>
        </section>
      </div>
    </div>
  );
}
