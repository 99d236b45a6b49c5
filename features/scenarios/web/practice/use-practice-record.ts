// Tells the log of learning events how each line of a practice went.

import { useEffect, useEffectEvent, useRef } from 'react';
import { ANSWER_MAX, TOOK_MS_MAX } from '../../../learning-events/domain/index.ts';
import { tellEvents, useSendEvents } from '../../../learning-events/web/api.ts';
import { lineFacts, type Practice } from '../../domain/index.ts';
import type { Scene } from '../queries.ts';

export type Answer = { readonly text: string; readonly input: 'typed' | 'speech' };

const NOTHING_SAID: Answer = { text: '', input: 'typed' };

/** Gives back how to note an answer to the present line. */
export function usePracticeRecord(
  scene: Scene,
  practice: Practice,
  roundId: string,
): (answer: Answer) => void {
  const given = useRef(NOTHING_SAID);
  const since = useRef(0);
  // What was said before a reload has been told.
  const told = useRef(new Set(Object.keys(practice.results).map(Number)));
  useSendEvents();
  const tell = useEffectEvent((number: number) => {
    const result = practice.results[number];
    const effort = practice.efforts[number];
    const line = scene.dialogue[number];
    if (!line || !result || !effort || told.current.has(number)) return;
    told.current.add(number);
    const facts = lineFacts(scene, {
      number,
      zh: line.zh,
      help: practice.help,
      result,
      effort,
      answer: given.current.text.slice(0, ANSWER_MAX),
      input: given.current.input,
      tookMs: Math.min(TOOK_MS_MAX, Math.round(performance.now() - since.current)),
    });
    const place = { sourceId: `${scene.place}/${scene.id}`, partId: roundId };
    void tellEvents(facts.map((fact) => ({ ...fact, ...place, source: 'scene_practice' as const })));
  });
  const { at } = practice;
  useEffect(() => {
    tell(at - 1);
    given.current = NOTHING_SAID;
    since.current = performance.now();
  }, [at]);
  return (answer) => {
    given.current = answer;
  };
}
