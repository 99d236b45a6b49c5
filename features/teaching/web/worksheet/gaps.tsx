// Sentences with gaps, the words to fill them with, and, on a page of their own, the answers.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import type { Cloze } from '../../domain/cloze.ts';
import { t } from '../texts.ts';

type GapsProps = { readonly clozes: readonly Cloze[] };

export function Gaps({ clozes }: GapsProps) {
  const words = clozes.map(({ word }) => word).toSorted((a, b) => a.localeCompare(b, 'zh'));
  return (
    <Section title={t('sheet.gaps')}>
      <p lang="zh-Hans" className="border border-line-strong p-3 text-hanzi">
        {words.join('　')}
      </p>
      <ol className="mt-4 grid list-decimal gap-5 ps-8">
        {clozes.map(({ word, before, after, meaning }) => (
          <li key={word} className="break-inside-avoid">
            <p lang="zh-Hans" className="text-hanzi">
              {before}
              <span className="mx-1 inline-block w-24 border-b border-ink">
                <span className="sr-only">{t('sheet.gap')}</span>
              </span>
              {after}
            </p>
            <p className="text-small text-muted">
              <MixedText text={meaning} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Answers({ clozes }: GapsProps) {
  return (
    <div className="break-before-page">
      <Section title={t('sheet.answers')}>
        <ol lang="zh-Hans" className="list-decimal ps-8">
          {clozes.map(({ word }) => (
            <li key={word}>{word}</li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
