// What went well: what was done and by which words, the best sentence, and the words that found their place.

import { Check } from 'lucide-react';
import { locale } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { Review } from '../../../tutor-chat/domain/index.ts';
import { t } from '../texts.ts';
import type { DoneGoal } from './review-story.ts';

type DoneWellProps = { readonly done: readonly DoneGoal[]; readonly well: Review['well'] };

export function DoneWell({ done, well: { sentence, words } }: DoneWellProps) {
  // The best sentence mostly got something done: then it stands there, not twice.
  const isApart = sentence !== null && done.every(({ said }) => said !== sentence);
  if (done.length === 0 && sentence === null && words.length === 0) return null;
  return (
    <Section title={t('review.well')}>
      <div className="grid gap-6">
        {isApart ? <BestSentence text={sentence} /> : null}
        {done.length === 0 ? null : (
          <ul className="grid gap-4">
            {done.map((goal) => (
              <Done key={goal.id} goal={goal} isBest={goal.said === sentence} />
            ))}
          </ul>
        )}
        {words.length === 0 ? null : (
          <div>
            <h3 className="text-small font-bold text-muted">{t('review.ownWords')}</h3>
            <ul className="mt-2 flex flex-wrap gap-2">
              {words.map((word) => (
                <li
                  key={word}
                  className="rounded-soft border border-line bg-good-ground px-3 py-1 text-lead text-good"
                >
                  <ChineseWords text={word} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}

function BestSentence({ text }: { readonly text: string }) {
  return (
    <figure className="mt-1 border-s-4 border-seal-mark ps-4">
      <blockquote className="text-hanzi font-medium">
        <ChineseWords text={text} />
      </blockquote>
      <figcaption className="mt-1 text-small text-muted">{t('review.best')}</figcaption>
    </figure>
  );
}

type DoneProps = { readonly goal: DoneGoal; readonly isBest: boolean };

function Done({ goal: { goal, said, isAlone }, isBest }: DoneProps) {
  return (
    <li className="flex gap-3">
      <span className="mt-1 grid size-6 shrink-0 place-items-center rounded-full bg-good-ground text-good">
        <Check aria-hidden="true" size={16} strokeWidth={3} />
      </span>
      <div className="min-w-0">
        <p className="text-lead font-medium">
          <ChineseWords text={goal.zh} />
        </p>
        {locale === 'zh' ? null : <p className="text-small text-muted">{goal[locale]}</p>}
        {isBest ? <BestSentence text={said} /> : null}
        {said === '' || isBest ? null : (
          <p className="mt-1 text-muted">
            <span className="text-small">{t(isAlone ? 'review.saidAlone' : 'review.saidHelped')} </span>
            <span lang="zh-Hans" className="text-lead text-ink">
              {t('review.quote', { text: said })}
            </span>
          </p>
        )}
      </div>
    </li>
  );
}
