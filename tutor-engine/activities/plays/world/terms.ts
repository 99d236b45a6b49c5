// What was arranged anew: where the play's lines name the room or the hour as it was, they name it as it is now.

import type { Line } from '../../../../content/schema/line.ts';
import type { Play } from '../../../../content/schema/talks/play.ts';
import type { PlayMemory, Restated } from '../../../state/activity-memories.ts';
import { matchAny } from '../../../understand/patterns/match.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import { proposedTime } from './times.ts';

/** The memory with what this message arranges anew. */
export function withArranged(memory: PlayMemory, play: Play, said: Utterance): PlayMemory {
  const changes = (play.terms ?? []).flatMap(({ says, changes: all }) => {
    const change = all.find(({ match }) => matchAny(match, said, {}) !== undefined);
    return change === undefined
      ? []
      : says.flatMap((from, at) => (change.to[at] === undefined ? [] : [{ from, to: change.to[at] }]));
  });
  const when = play.when === undefined ? undefined : proposedTime(said.raw);
  const moved = play.when === undefined || when === undefined ? [] : [{ from: play.when, to: when }];
  const all = [...changes, ...moved];
  if (all.length === 0) return memory;
  const known = (memory.restated ?? []).filter(({ from }) => !all.some((one) => one.from.zh === from.zh));
  return { ...memory, restated: [...known, ...all] };
}

/** 那给您三楼的: what the character itself has given in place of what it had named, where nobody declines it. */
export function withGiven(
  memory: PlayMemory,
  { terms = [] }: Play,
  lately: string,
  said: Utterance,
): PlayMemory {
  if (DECLINES.test(said.raw)) return memory;
  const all = terms.flatMap(({ says, changes }) => {
    if (says.some(({ zh }) => lately.includes(zh))) return [];
    const change = changes.find(({ to }) => to[0] !== undefined && lately.includes(to[0].zh));
    return change === undefined
      ? []
      : says.flatMap((from, at) => (change.to[at] === undefined ? [] : [{ from, to: change.to[at] }]));
  });
  if (all.length === 0) return memory;
  const known = (memory.restated ?? []).filter(({ from }) => !all.some((one) => one.from.zh === from.zh));
  return { ...memory, restated: [...known, ...all] };
}

const DECLINES = /不要|不用|算了|不行|不好|太|还是/u;

/** The time that was agreed on, or that the character named. */
export function timeOf({ restated = [] }: PlayMemory, { when }: Play): Line | undefined {
  return restated.find(({ from }) => from.zh === when?.zh)?.to ?? when;
}

/** A line of the play as things now stand. */
export function asArranged(line: Line, restated: readonly Restated[]): Line {
  return restated.reduce<Line>(
    (now, { from, to }) =>
      now.zh.includes(from.zh)
        ? {
            ...now,
            zh: now.zh.replace(from.zh, to.zh),
            en: now.en.replace(new RegExp(from.en, 'iu'), to.en),
            pt: now.pt.replace(new RegExp(from.pt, 'iu'), to.pt),
          }
        : now,
    line,
  );
}
