// Words and meanings to be matched: one of each, by tap or by the digit of each tile.

import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import type { PairsExercise } from '../../domain/exercises/index.ts';
import { t } from '../texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { OptionMeaning, WordText } from './parts/word-text.tsx';
import { placeOf, usePageKeys } from './use-page-keys.ts';

type Chosen = { readonly side: 'word' | 'meaning'; readonly place: number };

export function PairsView({ exercise, cards, given, onAnswer }: ExerciseProps<PairsExercise>) {
  const { words, meanings } = exercise;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [matched, setMatched] = useState<readonly number[]>([]);
  /** What a word was first taken for, by its place. */
  const [missed, setMissed] = useState<ReadonlyMap<number, string>>(new Map());
  /** The last pair, when it was none. */
  const [wrong, setWrong] = useState<readonly [word: number, meaning: number] | null>(null);

  const choose = (next: Chosen) => {
    if (given || matched.includes(next.place)) return;
    setWrong(null);
    if (!chosen || chosen.side === next.side) return setChosen(next);
    setChosen(null);
    const [word, meaning] = chosen.side === 'word' ? [chosen.place, next.place] : [next.place, chosen.place];
    if (word === meaning) return match(word);
    setWrong([word, meaning]);
    const taken = words[meaning]?.word ?? '';
    setMissed(new Map(missed).set(word, missed.get(word) ?? taken));
  };
  const match = (place: number) => {
    const all = [...matched, place];
    setMatched(all);
    if (all.length < words.length) return;
    const answers = cards.map((card) => {
      const at = words.findIndex(({ word, reading }) => word === card.word && reading === card.reading);
      const answer = missed.get(at);
      return {
        card,
        outcome: answer === undefined ? ('right' as const) : ('wrong' as const),
        answer: answer ?? card.word,
        aided: 'none' as const,
      };
    });
    onAnswer(answers, { outcome: missed.size === 0 ? 'right' : 'near', answer: '' });
  };
  usePageKeys(given === null, (key) => {
    const at = placeOf(key, 2 * words.length);
    if (at === undefined) return false;
    const meaning = meanings[at - words.length];
    choose(meaning === undefined ? { side: 'word', place: at } : { side: 'meaning', place: meaning });
    return true;
  });
  const stateOf = (side: Chosen['side'], place: number): TileState => {
    if (matched.includes(place)) return 'matched';
    if (chosen?.side === side && chosen.place === place) return 'chosen';
    const isWrong = wrong?.[side === 'word' ? 0 : 1] === place;
    return isWrong ? 'wrong' : 'open';
  };
  // Once it is over each meaning stands beside its word: who gave up sees the answer.
  const shown = given === null ? meanings : words.map((_, place) => place);
  return (
    <ExerciseFrame instruction={t('ask.pairs')}>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
        <ul aria-label={t('exercise.words')} className="grid auto-rows-fr gap-3">
          {words.map((word, place) => (
            <PairTile
              key={word.word}
              keyName={place + 1}
              state={stateOf('word', place)}
              onTap={() => choose({ side: 'word', place })}
            >
              <span className="text-hanzi">
                <WordText word={word} showPinyin={given !== null} />
              </span>
            </PairTile>
          ))}
        </ul>
        <ul aria-label={t('exercise.meanings')} className="grid auto-rows-fr gap-3">
          {shown.map((place, at) => {
            const word = words[place];
            return word ? (
              <PairTile
                key={word.word}
                keyName={words.length + at + 1}
                state={stateOf('meaning', place)}
                onTap={() => choose({ side: 'meaning', place })}
              >
                <OptionMeaning word={word} />
              </PairTile>
            ) : null;
          })}
        </ul>
      </div>
    </ExerciseFrame>
  );
}

type TileState = 'open' | 'chosen' | 'matched' | 'wrong';

const LOOKS: Readonly<Record<TileState, string>> = {
  open: 'border-line-strong bg-surface hover:border-ink hover:bg-raised',
  chosen: 'border-ink bg-raised',
  matched: 'border-good bg-good-ground',
  wrong: 'border-wrong bg-wrong-ground',
};

type PairTileProps = {
  readonly keyName: number;
  readonly state: TileState;
  readonly onTap: () => void;
  readonly children: ReactNode;
};

function PairTile({ keyName, state, onTap, children }: PairTileProps) {
  return (
    <li className="grid">
      <button
        type="button"
        aria-pressed={state === 'chosen'}
        aria-disabled={state === 'matched'}
        onClick={onTap}
        className={classNames(
          'flex min-h-14 items-center gap-2 rounded-soft border px-3 py-2 text-start transition-colors',
          LOOKS[state],
        )}
      >
        {state === 'matched' ? (
          <Check aria-hidden="true" size={18} className="w-4 shrink-0 text-good" />
        ) : (
          <kbd aria-hidden="true" className="w-4 shrink-0 font-sans text-caption text-muted">
            {keyName}
          </kbd>
        )}
        <span className="min-w-0">{children}</span>
      </button>
    </li>
  );
}
