// One try: its turns so far, kept in the page alone; each is asked for with all that was said before.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { type HintStep, moreHelp } from '../../../../tutor-engine/state/help.ts';
import { type Level, type TrialInput, type TrialTurn, trialApi } from './queries.ts';
import type { Subject } from './subjects.ts';

export type Tried = {
  /** What the learner said; null before the partner's first words. */
  readonly said: string | null;
  readonly turn: TrialTurn;
  /** The highest step of help that was looked at after it. */
  readonly helped?: HintStep;
};
export type Who = TrialInput['speaker'];

type Start = { readonly subject: Subject; readonly level: Level };
type Begun = Start & { readonly seed: string; readonly tried: readonly Tried[] };
type TrialParams = { readonly from: Begun; readonly text: string | null; readonly speaker: Who };

/** As the contract allows. */
const SAID_MAX = 80;
const NOTHING = { goals: [], ended: false };

export function useTrial() {
  const [begun, setBegun] = useState<Begun | null>(null);
  const asking = useMutation({
    mutationFn: ({ from, text, speaker }: TrialParams) => trialApi.tryTurn(inputOf(from, text, speaker)),
    onSuccess: (turn, { from, text }) => setBegun({ ...from, tried: [...from.tried, { said: text, turn }] }),
  });
  return {
    begun,
    isBusy: asking.isPending,
    error: asking.error,
    /** Throws the try before away. */
    begin: (start: Start) =>
      asking.mutate({ from: { ...start, seed: newId(), tried: [] }, text: null, speaker: 'engine' }),
    /** Resolves with whether it was answered; if not, it does not count as said. */
    say: async (text: string, speaker: Who): Promise<boolean> => {
      if (!begun || asking.isPending) return false;
      try {
        const { answer } = await asking.mutateAsync({ from: begun, text, speaker });
        return answer.text !== '';
      } catch {
        return false; // `error` tells why.
      }
    },
    /** Help was looked at: the next answer counts as helped. */
    look: (step: HintStep) => setBegun((now) => now && { ...now, tried: withHelp(now.tried, step) }),
  };
}

function inputOf({ subject, level, seed, tried }: Begun, text: string | null, speaker: Who): TrialInput {
  const answered = tried.filter(({ turn }) => turn.answer.text !== '');
  const { kind, subject: id, version } = subject;
  return {
    kind,
    subject: id,
    ...(version === undefined ? {} : { version }),
    level,
    language: locale,
    seed,
    speaker,
    said: answered.flatMap(saidIn).slice(-SAID_MAX),
    progress: answered.at(-1)?.turn.progress ?? NOTHING,
    ...(text === null ? {} : { text }),
  };
}

function saidIn({ said, turn, helped }: Tried): TrialInput['said'] {
  const answer = { author: 'tutor' as const, text: turn.answer.text, memory: turn.memory };
  return [
    ...(said === null ? [] : [{ author: 'learner' as const, text: said }]),
    helped === undefined ? answer : { ...answer, helped },
  ];
}

function withHelp(tried: readonly Tried[], step: HintStep): readonly Tried[] {
  const place = tried.findLastIndex(({ turn }) => turn.answer.text !== '');
  return tried.map((each, index) =>
    index === place ? { ...each, helped: moreHelp(each.helped, step) } : each,
  );
}
