// Which of the words that are shown are chosen, to be changed together.

import { useState } from 'react';
import { CHANGED_MAX } from '../../../domain/index.ts';
import { type KeptWord, wordsChanged } from '../../queries.ts';

export type Selection = {
  /** While it is off, no row has a box. */
  readonly isOn: boolean;
  readonly chosen: readonly KeptWord[];
  readonly turn: (isOn: boolean) => void;
  readonly has: (word: KeptWord) => boolean;
  readonly choose: (word: KeptWord, isChosen: boolean) => void;
  /** As many as one call changes. */
  readonly chooseAll: () => void;
  readonly clear: () => void;
};

/** What is no longer shown is no longer chosen. */
export function useSelection(shown: readonly KeptWord[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const chosen = shown.filter(({ id }) => ids?.has(id)).slice(0, CHANGED_MAX);
  return {
    isOn: ids !== undefined,
    chosen,
    turn: (isOn) => {
      // What was removed a moment ago still stands there with its own way back: it is none of these.
      if (isOn) void wordsChanged();
      setIds(isOn ? new Set() : undefined);
    },
    has: (word) => chosen.includes(word),
    choose: ({ id }, isChosen) => {
      const others = chosen.map((one) => one.id).filter((one) => one !== id);
      setIds(new Set(isChosen ? [...others, id] : others));
    },
    chooseAll: () => setIds(new Set(shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
