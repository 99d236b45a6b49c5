// The home page for learners: what to do next.

import { connect } from '../../../../kit/web/connect.ts';
import { loadTexts } from '../../../../kit/web/i18n.ts';
import { AwayNotice } from '../../../../kit/web/ui/away-notice.tsx';
import { lazyPart } from '../../../../kit/web/ui/lazy-part.tsx';
import { Skeleton } from '../../../../kit/web/ui/skeleton.tsx';
import { t } from '../texts.ts';
import { MoreWays } from './more-ways.tsx';

/** Asks the server, and brings along what that needs; guests do without. */
const NextTalk = lazyPart(
  async () => {
    const [{ NextTalk }] = await Promise.all([import('./next-talk.tsx'), connect()]);
    return NextTalk;
  },
  { waiting: <Skeleton lines={5} />, failed: <AwayNotice /> },
);

/** Asks the server, too. */
const Today = lazyPart(
  async () => {
    const texts = loadTexts(['today']);
    const [{ TodayCard }] = await Promise.all([import('../../../today/web/api.ts'), connect(), texts]);
    return TodayCard;
  },
  { waiting: <Skeleton lines={5} /> },
);

/** `name` is what the learner is called; empty while only the server knows it. */
export function LearnerHome({ name }: { readonly name: string }) {
  return (
    <div className="in-turn grid gap-10 tablet:gap-12">
      <header>
        <h1 className="font-serif text-display font-bold text-balance">
          {name === '' ? t('learner.hello') : t('learner.greeting', { name })}
        </h1>
        <p className="mt-2 text-lead text-muted">{t('learner.lead')}</p>
      </header>
      <NextTalk />
      <Today />
      <MoreWays />
    </div>
  );
}
