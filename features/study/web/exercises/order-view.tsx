// The words of a sentence, tapped into order; the last one answers.

import { type ReactNode, useState } from 'react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { loadLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { judgeOrder, type OrderExercise, type Sentence, tilesOf } from '../../domain/exercises/index.ts';
import { GLOSS_LANGUAGE } from '../material/gloss-language.ts';
import { t } from '../texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import { answerTo, type ExerciseProps } from './exercise-props.ts';
import { PiecesText } from './parts/word-text.tsx';
import { placeOf, usePageKeys } from './use-page-keys.ts';

export function OrderView(props: ExerciseProps<OrderExercise>) {
  const { exercise, given } = props;
  const { tiles, sentence, end } = exercise;
  /** Places among the tiles. */
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const [isUnavailable, setUnavailable] = useState(false);
  const isWhole = placed.length === tiles.length;
  const showPinyin = useLearnerSettings().pinyin === 'all';
  const ranges = rangesOf(sentence);
  const shown = (text: string) => {
    const [from, to] = ranges.get(text) ?? [];
    if (from === undefined) return text;
    return <PiecesText sentence={sentence} from={from} to={to} showPinyin={showPinyin} />;
  };
  const words = placed.map((place) => tiles[place] ?? '');
  const check = async () => {
    if (!isWhole || given) return;
    try {
      const outcome = await judgeOrder(exercise, words, async (answer, accepted) =>
        (await loadLanguageCore()).grade(answer, accepted),
      );
      answerTo(props, { outcome, answer: words.join('') + end });
    } catch {
      setUnavailable(true);
    }
  };
  const put = (place: number) => {
    if (!placed.includes(place)) setPlaced([...placed, place]);
  };
  const keys = (key: string) => {
    const place = placeOf(key, tiles.length);
    const isBack = placed.length > 0 && (key === 'Backspace' || key.toLowerCase() === 'u');
    if (place !== undefined) put(place);
    else if (isBack) setPlaced(placed.slice(0, -1));
    return place !== undefined || isBack;
  };
  // Half a sentence is taken back before the last exercise is.
  usePageKeys(given === null, keys, { isFirst: true });
  return (
    <ExerciseFrame instruction={t('ask.order')}>
      <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="text-lead font-bold text-balance">
        {sentence[GLOSS_LANGUAGE]}
      </p>
      <ol
        aria-label={t('exercise.yourSentence')}
        className="flex min-h-16 flex-wrap items-center gap-2 border-b-2 border-line-strong pb-2"
      >
        {placed.map((place) => (
          <li key={place}>
            <Tile
              content={shown(tiles[place] ?? '')}
              label={t('exercise.remove', { word: tiles[place] ?? '' })}
              onTap={() => given ?? setPlaced(placed.filter((each) => each !== place))}
            />
          </li>
        ))}
        <li aria-hidden="true" className="text-hanzi">
          {end}
        </li>
      </ol>
      <ul aria-label={t('exercise.tiles')} className="flex flex-wrap gap-2">
        {tiles.map((text, place) => (
          // Tiles keep their places, and a sentence may have the same word twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className={classNames(placed.includes(place) && 'invisible')}>
            <Tile content={shown(text)} keyName={place + 1} onTap={() => given ?? put(place)} />
          </li>
        ))}
      </ul>
      {given ? null : (
        <div className="grid justify-items-start gap-2">
          <Button look="primary" aria-disabled={!isWhole} onClick={() => void check()}>
            {t('exercise.check')}
          </Button>
          <output className="text-small text-retry">
            {isUnavailable ? t('exercise.unavailable') : null}
          </output>
        </div>
      )}
    </ExerciseFrame>
  );
}

/** Of each tile the pieces of the sentence that it holds. */
function rangesOf(sentence: Sentence): ReadonlyMap<string, readonly [from: number, to: number]> {
  let at = 0;
  return new Map(
    tilesOf(sentence).map((tile) => {
      const from = at;
      for (let left = tile.length; left > 0; at += 1) left -= sentence.pieces[at]?.length ?? left;
      return [tile, [from, at]] as const;
    }),
  );
}

type TileProps = {
  readonly content: ReactNode;
  readonly label?: string;
  readonly keyName?: number;
  readonly onTap: () => void;
};

function Tile({ content, label, keyName, onTap }: TileProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onTap}
      className="flex min-h-12 items-center gap-2 rounded-soft border border-line-strong bg-surface px-3 text-hanzi transition-colors hover:border-ink hover:bg-raised"
    >
      {keyName === undefined ? null : (
        <kbd aria-hidden="true" className="font-sans text-caption text-muted">
          {keyName}
        </kbd>
      )}
      <span lang="zh-Hans">{content}</span>
    </button>
  );
}
