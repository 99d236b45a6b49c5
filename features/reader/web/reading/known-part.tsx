// How much of a text the learner knows, and which of its other words are worth learning first.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { HelpInPlace } from '../../../help/web/api.ts';
import { WordToKeep } from '../../../my-words/web/api.ts';
import { knownShare, percentOf, wordsWorthLearning } from '../../domain/index.ts';
import { t } from '../texts.ts';
import type { LearnerKnowledge } from '../use-knowledge.ts';
import { type Analysis, contextOf, type Sentence } from './reading-text.ts';

type KnownPartProps = {
  readonly analysis: Analysis;
  readonly sentences: readonly Sentence[];
  readonly knowledge: LearnerKnowledge;
};

export function KnownPart({ analysis, sentences, knowledge }: KnownPartProps) {
  const { isKnown, isLearning, isTakenAsKnown, isTold, core } = knowledge;
  const { words } = analysis;
  const worth = wordsWorthLearning({
    words,
    isKnown: isTakenAsKnown,
    bandOf: (word) => core?.levelOf(word)?.band,
  });
  const byLog = percentOf(knownShare(words, isKnown));
  const withLevel = percentOf(knownShare(words, isTakenAsKnown));
  return (
    <div className="grid gap-8">
      <Section title={t('known.title')}>
        <p>
          <span className="font-serif text-title font-bold tabular-nums">{withLevel} %</span>{' '}
          <span className="text-muted">{t(withLevel > byLog ? 'known.probably' : 'known.byLog')}</span>
        </p>
        {isTold ? null : <p className="mt-1 text-muted">{t('known.notTold')}</p>}
        {isTold && withLevel > byLog ? (
          <p className="mt-1 text-muted">{t('known.shown', { percent: byLog })}</p>
        ) : null}
        <HelpInPlace topic="known-words" label={t('known.counted')} />
      </Section>
      {worth.length === 0 ? null : (
        <Section title={t('worth.title')} lead={t('worth.lead')}>
          <ul className="grid gap-1">
            {worth.map((word) => (
              <li key={`${word.word} ${word.reading}`} className="border-b border-line py-1 last:border-b-0">
                <WordToKeep
                  word={word.word}
                  reading={word.reading}
                  context={contextOf(analysis, sentences, word)}
                  isLearning={isLearning(word)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
