// Where the writing of one character stands, and what may be done there; the first judgement counts, the rest is practice.

import { useState } from 'react';
import { type Judgement, judgeAmong, type PenStroke } from '../../../../chinese/strokes/index.ts';
import type { DrawnCharacter } from './drawn-word.ts';
import { shownCharacter, type WrittenCharacter, writtenCharacter } from './written-word.ts';

export type Beginning = 'memory' | 'trace';

/** `traced`: the tracing is done, the empty square comes next; `round`: how often it was begun. */
export type Phase =
  | { readonly kind: 'trace' | 'traced'; readonly round: number }
  | { readonly kind: 'memory' | 'shown' }
  | { readonly kind: 'judged'; readonly writing: readonly PenStroke[]; readonly judgement: Judgement };

export type CharacterActions = {
  readonly toMemory: () => void;
  readonly toTrace: () => void;
  readonly onTraced: () => void;
  readonly onShow: (tookMs: number) => void;
  readonly onWritten: (writing: readonly PenStroke[], tookMs: number) => void;
};

type CharacterParams = {
  readonly drawn: DrawnCharacter;
  readonly begin: Beginning;
  /** Once. */
  readonly onResult: (result: WrittenCharacter) => void;
};

export function useCharacter({ drawn, begin, onResult }: CharacterParams): [Phase, CharacterActions] {
  const [round, setRound] = useState(0);
  const [phase, setPhase] = useState<Phase>(begin === 'trace' ? { kind: begin, round } : { kind: begin });
  const [isAided, setAided] = useState(false);
  const [isCounted, setCounted] = useState(false);
  const count = (result: WrittenCharacter | undefined) => {
    if (!result || isCounted) return;
    setCounted(true);
    onResult(result);
  };
  const actions: CharacterActions = {
    toMemory: () => setPhase({ kind: 'memory' }),
    toTrace: () => {
      setAided(true);
      setPhase({ kind: 'trace', round: round + 1 });
      setRound(round + 1);
    },
    onTraced: () => {
      setAided(true);
      setPhase({ kind: 'traced', round });
    },
    onShow: (tookMs) => {
      count(shownCharacter(tookMs));
      setPhase({ kind: 'shown' });
    },
    onWritten: (writing, tookMs) => {
      const judgement = judgeAmong(writing, drawn, drawn);
      // Who began by tracing has seen it, however little was traced.
      const how = { isAided: isAided || begin === 'trace', tookMs };
      count(writtenCharacter(drawn.character, judgement, how));
      setPhase({ kind: 'judged', writing, judgement });
    },
  };
  return [phase, actions];
}
