// The top of the card: the word large, its sound in letters and lines, and the button that says it.

import { taughtPinyin } from '../../../../../chinese/sounds/index.ts';
import { ListenButton } from '../../../../../kit/web/speech/listen-button.tsx';
import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';
import { Chinese, TONE_COLOURS } from '../../../../../kit/web/ui/text/chinese.tsx';
import { toneOf as toneOfMarked } from '../../../../../kit/web/ui/text/tone.ts';
import { t } from '../../texts.ts';

import { changeIn, markedSyllables, toneOf, writtenPinyin, writtenSyllables } from '../../words/readings.ts';
import { ToneContour } from './tone-contour.tsx';

type CardHeadProps = {
  readonly titleId: string;
  readonly word: string;
  readonly traditional?: string | undefined;
  /** Numbered, as the dictionary writes it; empty where nobody knows. */
  readonly pinyin: string;
  /** As said in its sentence, per character; empty where the word stands alone. */
  readonly spoken: readonly string[];
};

export function CardHead({ titleId, word, traditional = word, pinyin, spoken }: CardHeadProps) {
  const shown = taughtPinyin(word, pinyin);
  const syllables = markedSyllables(shown);
  const change = changeIn(word, shown.split(' '), spoken);
  return (
    <div>
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-end gap-x-5 gap-y-1">
          <h2 id={titleId} className={classNames('font-brush leading-tight', sizeOf(word))}>
            <Chinese text={word} />
          </h2>
          {traditional === word ? null : (
            <p className="pb-1">
              <span className="block text-caption leading-tight text-muted">{t('card.traditional')}</span>
              <span lang="zh-Hant" className="font-brush text-title leading-tight">
                {traditional}
              </span>
            </p>
          )}
        </div>
        <ListenButton text={word} />
      </div>
      <p lang="zh-Latn" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-lead font-medium">
        <span>
          {writtenSyllables(writtenPinyin(word, pinyin), syllables).map((written, place) => (
            // Syllables never move.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={place} className={colourOf(syllables[place] ?? '')}>
              {written}
            </span>
          ))}
        </span>
        <span aria-hidden="true" className="inline-flex gap-1">
          {syllables.map((syllable, place) => (
            // Nor do their tones.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={place} className={colourOf(syllable)}>
              <ToneContour tone={toneOf(shown.split(' ')[place] ?? '')} />
            </span>
          ))}
        </span>
      </p>
      {change ? (
        <p className="mt-1 text-small text-muted">
          {t('card.spoken')}{' '}
          <span lang="zh-Latn" className="text-ink">
            {markedSyllables(spoken.join(' ')).join(' ')}
          </span>
          {change === 'other' ? null : <> · {t(`card.change.${change}`)}</>}
        </p>
      ) : null}
    </div>
  );
}

function colourOf(syllable: string): string {
  return TONE_COLOURS[toneOfMarked(syllable)];
}

function sizeOf(word: string): string {
  return Array.from(word).length > 5 ? 'text-title' : 'text-[2.75rem]';
}
