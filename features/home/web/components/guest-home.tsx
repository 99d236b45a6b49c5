// The home page for guests: a first talk to try at once, what works today, and the sample progress.

import { loadTexts } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { hasSessionEnded } from '../../../account/web/api.ts';
import { t } from '../texts.ts';
import { PracticeSheet } from './practice-sheet.tsx';
import { SampleProgress } from './sample-progress.tsx';
import { Steps } from './steps.tsx';
import { Taste } from './taste.tsx';

/** Few guests have had an account here: the others do not wait for its code. */
const WasSignedIn = lazyPart(async () => {
  const [{ WasSignedIn: Part }, { TEXTS }] = await Promise.all([
    import('./was-signed-in.tsx'),
    import('../learner/learner-texts.ts'),
  ]);
  await loadTexts([TEXTS]);
  return Part;
});

export function GuestHome() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-16 tablet:gap-24">
      {hasSessionEnded() ? <WasSignedIn /> : null}
      <section className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-6 wide:grid-cols-[minmax(0,1fr)_30rem] wide:grid-rows-[auto_1fr]">
        <div>
          <h1 className="font-serif text-display font-bold text-balance">{t('title')}</h1>
          <p className="mt-3 max-w-prose text-lead text-muted tablet:mt-5">{t('lead')}</p>
        </div>
        <div className="wide:col-start-2 wide:row-span-2 wide:row-start-1">
          <Taste />
        </div>
        <div className="flex flex-wrap content-start gap-3 wide:pt-2">
          <ButtonLink to="/auth/register">{t('register')}</ButtonLink>
          <ButtonLink look="ghost" to="/auth/login">
            {t('signIn')}
          </ButtonLink>
        </div>
      </section>
      <section className="grid items-center gap-12 wide:grid-cols-[26rem_1fr] wide:gap-20">
        <PracticeSheet />
        <Steps />
      </section>
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
            <dt className="border-t border-line pt-5 text-lead font-bold">{t('more.childrenTitle')}</dt>
            <dd className="mt-1 pb-5 text-muted">
              {t('more.children')}
              <span className="-ms-4 mt-1 block">
                <ButtonLink look="ghost" to="/preschool">
                  {t('more.childrenLink')}
                </ButtonLink>
              </span>
            </dd>
            <dt className="border-t border-line pt-5 text-lead font-bold">{t('more.purchasingTitle')}</dt>
            <dd className="mt-1 text-muted">
              {t('more.purchasing')}
              <span className="-ms-4 mt-1 block">
                <ButtonLink look="ghost" to="/global-services">
                  {t('more.purchasingLink')}
                </ButtonLink>
              </span>
            </dd>
          </dl>
        </section>
      </div>
    </div>
  );
}
