// A sentence in which the word that is asked for is left out, and what the sentence means.

import { LANGUAGE_TAGS } from '../../../../../kit/core/texts.ts';
import type { SentenceGap } from '../../../domain/exercises/index.ts';
import { GLOSS_LANGUAGE } from '../../material/gloss-language.ts';
import { t } from '../../texts.ts';
import { PiecesText } from './word-text.tsx';

/** As the question itself, as somebody's line in a dialogue, or as what helps with another question. */
const LOOKS = {
  question: 'text-title leading-snug',
  line: 'inline-block rounded-soft bg-raised px-3 py-1 text-start text-hanzi',
  example: 'text-hanzi',
} as const;

type GapSentenceProps = {
  readonly gap: SentenceGap;
  readonly look: keyof typeof LOOKS;
  readonly isFilled: boolean;
  readonly showPinyin: boolean;
};

export function GapSentence({ gap: { sentence, place }, look, isFilled, showPinyin }: GapSentenceProps) {
  const part = (from: number, to?: number) => (
    <PiecesText sentence={sentence} from={from} to={to} showPinyin={showPinyin} />
  );
  // A comma does not begin a line.
  const rest = /^\p{P}/u.test(sentence.pieces[place + 1] ?? '') ? place + 2 : place + 1;
  return (
    <>
      <p lang="zh-Hans" className={LOOKS[look]}>
        {part(0, place)}
        <span className="whitespace-nowrap">
          {isFilled ? (
            <span className="border-b-2 border-good font-bold">{part(place, place + 1)}</span>
          ) : (
            <>
              <span
                aria-hidden="true"
                className="mx-1 inline-block w-[2.2em] border-b-2 border-ink align-baseline"
              />
              <span className="sr-only">{t('exercise.gap')}</span>
            </>
          )}
          {part(place + 1, rest)}
        </span>
        {part(rest)}
      </p>
      <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="mt-1 text-muted">
        {sentence[GLOSS_LANGUAGE]}
      </p>
    </>
  );
}
