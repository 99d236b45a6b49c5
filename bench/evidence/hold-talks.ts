// Scripted learners with memories of their own talk with the embedded teacher, and what their talks came to is added up.

import { shippedContent } from '../../content/load.ts';
import { LEVELS } from '../../content/schema/levels.ts';
import { createRandom, DAY_MS, shuffled } from '../../features/study/domain/index.ts';
import { createReadingOf } from '../../kit/server/chinese/reading.ts';
import { LEARNERS } from '../../tutor-engine/learners/index.ts';
import { testCore } from '../../tutor-engine/testing/core.ts';
import { playables, settingFor, tutorTalks } from '../../tutor-engine/testing/stages.ts';
import { judge, reviewsWithin, type Verdict } from './judge.ts';
import { memoriesOf } from './memories.ts';
import { holdTalk } from './talk.ts';
import { wordStock } from './word-stock.ts';

const BEGINS = Date.UTC(2026, 9, 1, 18);
const WORDS = 30;
const DAYS_AFTER = 60;

export type Held = {
  readonly name: string;
  readonly verdicts: readonly Verdict[];
  /** Reviews in the days after, of the words that were used and of no other: with the talk and without it. */
  readonly reviews: { readonly without: number; readonly after: number };
};

/** `count` talks, every tutor, scene and role in turn; the same each time. */
export function holdTalks(count: number): Held[] {
  const content = shippedContent();
  const core = testCore();
  const readingOf = createReadingOf();
  const stock = wordStock(content, core, readingOf);
  // As much of the dictionary as is asked about.
  const glosses = new Map(stock.map(({ zh, gloss }) => [zh, { zh, ...gloss }]));
  const lookup = (query: string) => glosses.get(query);
  const stages = [...tutorTalks(content), ...playables(content)].filter(
    ({ stage }) => stage.level !== 'zero',
  );
  return Array.from({ length: count }, (_, place): Held => {
    const chosen = stages[(place * 7) % stages.length];
    const learner = LEARNERS[place % LEARNERS.length];
    if (chosen === undefined || learner === undefined) throw new Error('nothing to talk about');
    const { stage, situation } = chosen;
    const random = createRandom(`talk ${place}`);
    const met = stock.filter(({ level }) => LEVELS.indexOf(level) <= LEVELS.indexOf(stage.level));
    const memories = memoriesOf(shuffled(met, random).slice(0, WORDS), BEGINS, random);
    const before = memories.copy();
    const { smallTalk } = content;
    const setting = settingFor(situation, { seed: `talk ${place}`, smallTalk, core, lookup });
    const actions = holdTalk({ setting, stage, learner, memories, readingOf, random, startsAt: BEGINS });
    const verdicts = judge(actions, memories, Math.max(BEGINS, ...actions.map(({ at }) => at)));
    const used = new Set(verdicts.flatMap(({ word, kind }) => (kind === 'used' ? [word] : [])));
    const span = { from: BEGINS + DAY_MS / 24, until: BEGINS + DAYS_AFTER * DAY_MS };
    const reviews = {
      without: reviewsWithin(before, used, span),
      after: reviewsWithin(memories, used, span),
    };
    return { name: `${place} ${stage.name}, ${learner.id}`, verdicts, reviews };
  });
}
