// What was remembered of what had been known, beside what was to be expected.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Behind, behind } from '../behind.tsx';
import type { Report } from '../queries.ts';
import { percent } from '../show.ts';
import { t } from '../texts.ts';
import { useVoice } from '../voice.ts';
import { ShareBar } from './share-bar.tsx';

/** Fewer reviews say nothing. */
const ENOUGH = 20;
/** What is less apart than this is as expected. */
const APART = 0.04;

export function Memory({ report: { period, memory } }: { readonly report: Report }) {
  const voice = useVoice();
  const { asked, known, predicted } = memory;
  if (asked === 0 || predicted === null) return null;
  const share = known / asked;
  const verdict = share > predicted + APART ? 'better' : share < predicted - APART ? 'worse' : 'asExpected';
  return (
    <Section title={t('memory.title')} lead={t('memory.lead')}>
      <p className="mb-4 max-w-prose text-lead">
        {asked < ENOUGH ? t('memory.tooFew') : t(`voice.${voice}.${verdict}`)}
      </p>
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1">
        <dt>{t('memory.measured')}</dt>
        <dd className="tabular-nums">{percent(share)}</dd>
        <dd className="col-span-2">
          <ShareBar share={share} />
        </dd>
        <dt className="mt-2">{t('memory.predicted')}</dt>
        <dd className="mt-2 tabular-nums">{percent(predicted)}</dd>
        <dd className="col-span-2">
          <ShareBar share={predicted} />
        </dd>
      </dl>
      <p className="mt-1 flex flex-wrap gap-x-5 text-small">
        <Behind to={behind('answers', { period, recall: 'known' })}>
          {t('memory.known', { count: known, of: asked })}
        </Behind>
        {asked > known ? (
          <Behind to={behind('answers', { period, recall: 'forgotten' })}>
            {t('memory.forgotten', { count: asked - known })}
          </Behind>
        ) : null}
      </p>
    </Section>
  );
}
