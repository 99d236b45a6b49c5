// One round of practice: the rules of `domain`, the judge of the language core, and the partner's voice.

import { useEffect, useEffectEvent, useState } from 'react';
import type { Verdict } from '../../../../chinese/matching/index.ts';
import { loadLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { say, stopSaying } from '../../../../kit/web/speech/say.ts';
import {
  answered,
  type Help,
  heard,
  hinted,
  isOver,
  isOwnTurn,
  type Practice,
  skipped,
  startPractice,
} from '../../domain/index.ts';
import type { Scene } from '../queries.ts';
import { forgetPractice, type KeptPractice, keepPractice } from './kept-practice.ts';
import { type Answer, usePracticeRecord } from './use-practice-record.ts';

/** How long a partner's line stands before the next one, where there is no voice to wait for. */
const READING_MS_PER_CHARACTER = 120;
const READING_MS_LEAST = 700;

export type Judged = { readonly text: string; readonly verdict: Verdict };

/** `kept`: a round that a reload broke off, gone on with. */
export function usePractice(scene: Scene, as: string, help: Help, kept: KeptPractice | undefined) {
  const [practice, setPractice] = useState<Practice>(
    () => kept?.practice ?? startPractice(scene.dialogue, as, help),
  );
  const [roundId] = useState(() => kept?.roundId ?? newId());
  useEffect(() => {
    if (isOver(practice)) forgetPractice(scene);
    else keepPractice(scene, { practice, roundId });
  }, [scene, practice, roundId]);
  const [judged, setJudged] = useState<Judged | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  usePartner(scene, practice, () => setPractice(heard));
  const note = usePracticeRecord(scene, practice, roundId);
  const answer = async ({ text, input }: Answer) => {
    const line = scene.dialogue[practice.at];
    if (!line) return;
    try {
      const { grade } = await loadLanguageCore();
      const verdict = await grade(text, [line.zh], { input });
      setUnavailable(false);
      setJudged({ text, verdict });
      note({ text, input });
      setPractice((current) => (current.at === practice.at ? answered(current, verdict.verdict) : current));
    } catch {
      // The rules could not be fetched: nothing was judged, and the page says so.
      setUnavailable(true);
    }
  };
  const act = (change: (practice: Practice) => Practice) => {
    setJudged(null);
    setPractice(change);
  };
  return {
    practice,
    judged,
    isUnavailable,
    answer,
    hint: () => act(hinted),
    skip: () => act(skipped),
    restart: (nextAs: string, nextHelp: Help) => act(() => startPractice(scene.dialogue, nextAs, nextHelp)),
  };
}

/** Says the partner's line when it is its turn; without a voice it stands as long as it takes to read. */
function usePartner(scene: Scene, practice: Practice, onSaid: () => void): void {
  const isPartner = !isOver(practice) && !isOwnTurn(practice);
  const { at } = practice;
  const said = useEffectEvent(onSaid);
  useEffect(() => {
    const text = isPartner ? scene.dialogue[at]?.zh : undefined;
    if (text === undefined) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = READING_MS_LEAST + READING_MS_PER_CHARACTER * [...text].length;
    const speak = async () => {
      const outcome = await say(text);
      if (isGone) return;
      if (outcome === 'said') said();
      else timer = setTimeout(said, wait);
    };
    void speak();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stopSaying();
    };
  }, [scene, at, isPartner]);
}
