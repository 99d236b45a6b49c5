import { expect, it } from 'vitest';
import { NO_DEVICE } from '../../../learning-events/domain/index.ts';
import type { StudyEvent } from './evidence.ts';
import { foldWord, type Scheduling } from './fold-word.ts';
import { DEFAULT_PARAMETERS, type Grade, memoryModel } from './memory.ts';
import { daysUntilNext } from './review.ts';
import { DAY_MS } from './times.ts';

const model = memoryModel(DEFAULT_PARAMETERS, 0.9);
const scheduling: Scheduling = { model, skills: ['recognise'] };
const BEGUN = Date.UTC(2026, 0, 1);

const answered = (day: number, grade: Grade): StudyEvent => ({
  id: `event ${day}`,
  undoes: null,
  happenedAt: new Date(BEGUN + day * DAY_MS),
  deviceId: NO_DEVICE,
  deviceSeq: day,
  skill: 'recognise',
  outcome: grade === 1 ? 'wrong' : 'right',
  aided: 'none',
  tookMs: null,
  reading: 'yin2 hang2',
  grade,
  source: 'review',
});

it('a card comes back when it was said to', () => {
  const events = [answered(0, 3), answered(3, 1), answered(4, 3), answered(9, 3)];
  for (let count = 1; count < events.length; count += 1) {
    const [before] = foldWord('银行', events.slice(0, count), scheduling);
    const next = events[count];
    if (!before || !next) throw new Error('there is a card');
    const at = next.happenedAt.getTime();
    for (const grade of [1, 2, 3] as const) {
      const [after] = foldWord('银行', [...events.slice(0, count), { ...next, grade }], scheduling);
      expect(daysUntilNext(before, { grade, at, model })).toBe(Math.round(((after?.due ?? 0) - at) / DAY_MS));
    }
    expect(daysUntilNext(before, { grade: 1, at, model })).toBe(0);
  }
});
