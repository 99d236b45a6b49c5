// What went right alone, and what with help beside it.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { HELPS, shareRight, totalOf } from '../../domain/index.ts';
import { Behind, behind } from '../behind.tsx';
import type { Report } from '../queries.ts';
import { percent } from '../show.ts';
import { t } from '../texts.ts';
import { ShareBar } from './share-bar.tsx';

export function Help({ report: { period, answers } }: { readonly report: Report }) {
  const shown = HELPS.toReversed().filter((help) => totalOf(answers[help]) > 0);
  if (shown.length === 0) return null;
  return (
    <Section title={t('help.title')}>
      <ul className="grid gap-3">
        {shown.map((help) => (
          <li key={help} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
            <span>{t(`help.${help}`)}</span>
            <span className="text-small tabular-nums">
              <Behind to={behind('answers', { period, help })}>
                {t('help.answers', { count: totalOf(answers[help]) })}
              </Behind>
            </span>
            <div className="col-span-2">
              <ShareBar share={shareRight(answers[help])} />
            </div>
            <span className="col-span-2 text-small text-muted">
              {t('help.share', { share: percent(shareRight(answers[help])) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
