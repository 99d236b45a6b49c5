// The end of a session: what was won, what was missed, and what comes tomorrow.

import { type ReactNode, useEffect, useRef } from 'react';
import { StampedSeal } from '../../../../kit/web/moment/stamped-seal.tsx';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { tomorrowText } from '../day-texts.ts';
import { markedSyllables } from '../marked-syllables.ts';
import { minutesOf } from '../minutes.ts';
import type { Summary } from '../queries.ts';
import { t } from '../texts.ts';

type SessionEndProps = {
  readonly summary: Summary;
  /** Cards of today that its minutes did not hold. */
  readonly waiting: number;
  /** Cards that were missed so often that they wait for the next session. */
  readonly putOff: number;
  readonly onMore: () => void;
};

export function SessionEnd({ summary, waiting, putOff, onMore }: SessionEndProps) {
  const { answered, right, words, seconds, newWords, regained, missed, wordsKnown, left, tomorrow } = summary;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid content-start gap-7">
      <header className="flex items-center gap-4">
        {answered > 0 ? <StampedSeal size={56} /> : null}
        <div>
          <h1 ref={heading} tabIndex={-1} className="font-serif text-title font-bold outline-none">
            {t(left.cards > 0 ? 'end.pauseTitle' : 'end.title')}
          </h1>
          <p className="text-muted">
            {answered > 0
              ? [
                  t('end.words', { count: words }),
                  t('end.right', { count: right, of: answered }),
                  t('end.minutes', { count: minutesOf(seconds) }),
                ].join(' · ')
              : t('end.nothing')}
          </p>
          {left.cards > 0 ? (
            <p className="text-muted">
              {t('end.left', { count: left.cards, minutes: minutesOf(left.seconds) })}
            </p>
          ) : null}
          {waiting > 0 ? <p className="text-muted">{t('end.waiting', { count: waiting })}</p> : null}
          {putOff > 0 ? <p className="text-muted">{t('end.putOff', { count: putOff })}</p> : null}
        </div>
      </header>
      <div className="grid gap-6 tablet:grid-cols-2">
        <Words title={t('end.newWords')} words={newWords} />
        <Words title={t('end.regained')} words={regained} />
        <Words title={t('end.missed')} words={missed} />
      </div>
      <dl className="grid gap-4 rounded-soft border border-line bg-surface p-5">
        <Fact term={t('end.tomorrow')}>{tomorrowText(tomorrow)}</Fact>
        <Fact term={t('end.knownTitle')}>{t('end.known', { count: wordsKnown })}</Fact>
      </dl>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to="/study">
          {t('end.back')}
        </ButtonLink>
        <Button onClick={onMore}>{t('end.more')}</Button>
        <ButtonLink look="ghost" to="/profile/report">
          {t('end.report')}
        </ButtonLink>
      </div>
    </div>
  );
}

type WordsProps = { readonly title: string; readonly words: Summary['newWords'] };

function Words({ title, words }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-small font-bold text-muted">{title}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {words.map(({ word, reading }) => (
          <li key={`${word} ${reading}`} className="min-h-11">
            <span className="text-hanzi">
              <ChineseWords text={word} pinyin="never" />
            </span>{' '}
            <span lang="zh-Latn" className="text-small text-muted">
              {markedSyllables(reading)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
