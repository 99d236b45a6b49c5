// How the student of the demo has studied: two lessons done and one begun, reviews of weeks, and a plan.

import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { shippedContent } from '../../../content/load.ts';
import { fillStudyDays } from '../../../features/study-time/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { type DemoClient, newId } from './demo-client.ts';
import { DAY_MS, type DemoAnswer, daysOf, tellAnswers } from './demo-events.ts';

/** How many days ago each was gone through, and how much of it. */
const LESSONS = [
  { order: 1, daysAgo: 23, share: 1 },
  { order: 2, daysAgo: 12, share: 1 },
  { order: 3, daysAgo: 1, share: 0.5 },
] as const;
/** After so many days a word was asked again, and the so-manieth was missed. */
const REVIEWED_AFTER = [1, 3, 8, 16];
const MISSES = 9;
const ANSWER_EVERY_MS = 15_000;

const PROFILE = {
  grade: 'adult',
  textbooks: ['hsk_standard'],
  interests: ['food', 'travel'],
  dream: 'Pedir comida em Xangai sem olhar o celular',
  step: 'confirm',
};
const WANTED = { level: 'beginner', minutesADay: 15 };

export async function fillStudy(db: Database, student: DemoClient, id: UserId): Promise<void> {
  const answers = listAnswers(Date.now());
  await tellAnswers(student, answers);
  await fillStudyDays(db, id, daysOf(answers));
  await student.send('PATCH', '/plans/profile', PROFILE);
  const plan = { id: newId(), ...WANTED };
  await student.send('POST', '/plans', plan);
  await untilMade(student, plan.id);
}

function listAnswers(now: number): DemoAnswer[] {
  const lessons = shippedContent().lessons.filter(({ level }) => level === 'zero');
  return LESSONS.flatMap(({ order, daysAgo, share }) => {
    const lesson = lessons.find((each) => each.order === order);
    if (!lesson) throw new Error(`the course has no lesson ${order}`);
    const words = lesson.words.map(({ zh, pinyin }) => ({ kind: 'word', key: zh, reading: pinyin }) as const);
    const points = lesson.grammar.map(({ point }) => ({ kind: 'grammar', key: point, reading: '' }) as const);
    const items = [...words, ...points].slice(0, Math.ceil((words.length + points.length) * share));
    const begun = now - daysAgo * DAY_MS - items.length * ANSWER_EVERY_MS;
    return items.flatMap((item, place) => {
      const at = (days: number) => new Date(begun + days * DAY_MS + place * ANSWER_EVERY_MS);
      const first: DemoAnswer = {
        item,
        skill: item.kind === 'word' ? 'recognise' : 'grammar',
        isRight: true,
        source: 'lesson',
        sourceId: lesson.id,
        at: at(0),
      };
      const reviews = REVIEWED_AFTER.filter((days) => days < daysAgo && item.kind === 'word').map(
        (days): DemoAnswer => ({
          item,
          skill: 'recall',
          isRight: (days + place * 5) % MISSES !== 0,
          source: 'review',
          sourceId: '',
          at: at(days),
        }),
      );
      return [first, ...reviews];
    });
  });
}

const state = z.object({ state: z.string() });
const LONGEST_MS = 60_000;

/** The job makes it beside us. */
async function untilMade(student: DemoClient, id: string): Promise<void> {
  const endsAt = Date.now() + LONGEST_MS;
  while ((await student.call('GET', `/plans/${id}`, {}, state)).state !== 'generated') {
    if (Date.now() > endsAt) throw new Error('the demo’s plan was not made in a minute');
    await delay(100);
  }
}
