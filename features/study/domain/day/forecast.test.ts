// The forecast of a learner who keeps to their minutes: what they know and what is to come.

import { expect, it } from 'vitest';
import { NO_DEVICE } from '../../../learning-events/domain/index.ts';
import type { CardState } from '../memory/card.ts';
import type { StudyEvent } from '../memory/evidence.ts';
import { foldWord } from '../memory/fold-word.ts';
import { isLasting } from '../memory/review.ts';
import { DAY_MS } from '../memory/times.ts';
import { DEFAULT_SETTINGS, modelOf } from '../settings.ts';
import { keptShare, wordsToCome } from './forecast.ts';
import { type CardGroup, desiredRetention, loadOf, newWordLoad, newWordsToday, wordsOn } from './load.ts';
import { paceOf } from './pace.ts';

const MODEL = modelOf(DEFAULT_SETTINGS.retention);
const PACE = paceOf([]);
const PARAMS = { model: MODEL, pace: PACE, skills: DEFAULT_SETTINGS.skills, misses: 1 };
const SECONDS = 12 * 60;

const answer = (skill: StudyEvent['skill'], day: number, isRight: boolean): StudyEvent => ({
  id: `${skill} ${day} ${isRight}`,
  deviceId: NO_DEVICE,
  deviceSeq: 0,
  undoes: null,
  skill,
  outcome: isRight ? 'right' : 'wrong',
  aided: 'none',
  tookMs: 3000,
  reading: 'yi1',
  grade: null,
  source: 'review',
  partId: 'meaning',
  happenedAt: new Date(day * DAY_MS),
});

const groupOf = (
  { skill, stage, stability, difficulty, due, lapses }: CardState,
  day: number,
): CardGroup => ({
  skill,
  stability,
  difficulty,
  dueIn: Math.max(0, Math.ceil((due ?? 0) / DAY_MS - day - 1)),
  count: 1,
  isNew: stage === 'new',
  isYoung:
    stage !== 'new' && skill === 'recognise' && !isLasting({ stage: 'review', stability }) && lapses === 0,
});

/** Answers all that is due, every eighth wrong at first, and as many new words as the day has. */
function live(words: StudyEvent[][], day: number): void {
  let asked = day;
  for (const events of words)
    for (const { skill, due } of foldWord('一', events, PARAMS)) {
      if (due === null || due >= (day + 1) * DAY_MS) continue;
      asked += 1;
      if (asked % 8 === 0) events.push(answer(skill, day + 0.4, false));
      events.push(answer(skill, day + 0.5, true));
    }
  const load = loadOf(groupsOf(words, day), PARAMS);
  const fresh = wordsOn(day, newWordsToday(load, newWordLoad(PARAMS), { secondsADay: SECONDS, met: 0 }));
  for (let count = 0; count < fresh; count += 1) words.push([answer('recognise', day + 0.6, true)]);
}

const cardsOf = (words: readonly StudyEvent[][]) => words.map((events) => foldWord('一', events, PARAMS));
const groupsOf = (words: readonly StudyEvent[][], day: number): CardGroup[] =>
  cardsOf(words)
    .flat()
    .filter(({ due }) => due !== null)
    .map((card) => groupOf(card, day));

it('does not fall as words are learnt', () => {
  const words: StudyEvent[][] = [];
  const told: number[] = [];
  for (let day = 0; day < 16; day += 1) {
    const groups = groupsOf(words, day);
    const retention = desiredRetention(groups, MODEL);
    const won = wordsToCome({ ...PARAMS, groups, secondsADay: SECONDS, days: 30, retention });
    const recognised = cardsOf(words).flatMap((cards) => cards.filter(({ skill }) => skill === 'recognise'));
    const known = recognised.filter(
      ({ firstAt, lastAt }) => (lastAt ?? 0) - (firstAt ?? 0) > DAY_MS / 2,
    ).length;
    told.push(known + (recognised.length - known) * keptShare({ misses: 1, retention }) + won);
    live(words, day);
  }
  let best = 0;
  for (const each of told) {
    expect(each, told.map(Math.round).join(' ')).toBeGreaterThan(0.97 * best);
    best = Math.max(best, each);
  }
});
