// What the stages of an outline come to, piece by piece, before anything is packed into a day.

import { PLAY_TIMES, playKey } from '../../plan/completion.ts';
import type { PlanItem, PlanWord } from '../../plan/plan.ts';
import { findWord, type PlannerInput, type Play } from '../materials/catalogue.ts';
import type { Stage } from '../materials/outline.ts';
import { openRounds, shareOf } from './pack-lesson.ts';
import { PLAY_MINUTES, TALK_MINUTES, textMinutes } from './times.ts';

/** A round of a lesson, or all else that is done in one go where a day holds it. */
export type Work = Pick<PlanItem, 'kind' | 'ref' | 'title'> & {
  /** Not whole. */
  readonly minutes: number;
  readonly words: readonly PlanWord[];
  readonly stage: number;
  /** Of a lesson: which of its rounds. */
  readonly round?: { readonly number: number; readonly of: number };
};

export const keyOf = ({ kind, id }: Pick<Play, 'kind' | 'id'>): string => playKey(kind, id);

/** In the order in which it is done: a lesson, the talk about it, what is read, then plays, of two in turn. */
export function worksOf(stages: readonly Stage[], input: PlannerInput): readonly Work[] {
  return stages.flatMap((stage, index) => worksOfStage(stage, index, input));
}

function worksOfStage(stage: Stage, index: number, input: PlannerInput): Work[] {
  const { catalogue, known } = input;
  const lesson = catalogue.lessons.find(({ id }) => id === stage.lesson);
  const plays = stage.plays.flatMap((key) => catalogue.plays.filter((play) => keyOf(play) === key));
  const isNew = ({ zh }: PlanWord) => !known.words.has(zh);
  // Words beside those of a lesson come with what is done first.
  const own = stage.words.flatMap((zh) => findWord(catalogue, zh) ?? []).filter(isNew);
  const rounds = lesson
    ? openRounds(lesson, own, input).map(
        ({ number, of, minutes, words }): Work => ({
          kind: 'lesson',
          ref: lesson.id,
          title: lesson.title,
          minutes,
          words,
          stage: index,
          round: { number, of },
        }),
      )
    : [];
  const talk: Work[] =
    lesson?.task.kind === 'topic'
      ? [once('talk', { id: lesson.id, title: lesson.task.line }, TALK_MINUTES, index)]
      : [];
  const texts = stage.texts
    .flatMap((id) => catalogue.texts.filter((text) => text.id === id))
    .map((text) => once('text', text, textMinutes(text), index));
  const played = Array.from({ length: PLAY_TIMES }, (_, time) =>
    plays.map((play, place): Work => {
      const words = !lesson && place === 0 ? own : [];
      const part = once(play.kind, play, PLAY_MINUTES[play.kind] / PLAY_TIMES, index);
      return { ...part, words: shareOf(words, time, PLAY_TIMES) };
    }),
  ).flat();
  return [...rounds, ...talk, ...texts, ...played];
}

const once = (
  kind: Work['kind'],
  { id, title }: { readonly id: string; readonly title: PlanItem['title'] },
  minutes: number,
  stage: number,
): Work => ({ kind, ref: id, title, minutes, words: [], stage });
