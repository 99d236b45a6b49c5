// The points of grammar that were missed most, each with its sentences behind it.

import { locale } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { Behind, behind } from '../behind.tsx';
import type { Report } from '../queries.ts';
import { t } from '../texts.ts';

export function GrammarPoints({ report: { period, answers } }: { readonly report: Report }) {
  return (
    <Section title={t('grammar.title')}>
      {answers.points.length === 0 ? (
        <p className="text-muted">{t('grammar.none')}</p>
      ) : (
        <ul>
          {answers.points.map(({ point, title, missed }) => (
            <li
              key={point}
              className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1"
            >
              <span className="min-w-0">
                <MixedText text={title[locale]} />
              </span>
              <span className="shrink-0 text-small tabular-nums">
                <Behind to={behind('answers', { period, point, result: 'missed' })}>
                  {t('grammar.missed', { count: missed })}
                </Behind>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
