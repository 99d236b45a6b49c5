// A learner with three quarters of an hour a day and hundreds of words whose day has come, by what they answered before.

import { randomUUID } from 'node:crypto';
import { loadContent } from '../../content/load.ts';
import { wordItem } from '../../features/learning-events/domain/index.ts';
import { appendEvents, type NewEvent } from '../../features/learning-events/server/api.ts';
import { grantVip } from '../../features/membership/server/api.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';
import { openDatabase } from '../../kit/server/db/database.ts';

const DAY_MS = 86_400_000;
/** Each word was asked so many days ago, and known. */
const ASKED_DAYS_AGO = [60, 57, 50, 36] as const;
const SKILLS = ['recognise', 'recall', 'tone'] as const;
const AT_ONCE = 200;

/** `words` of the course's words, each due in one of three skills. */
export async function fillCards(databaseUrl: string, person: string, words: number): Promise<void> {
  const db = openDatabase({ url: databaseUrl, pool: 2, onIdleError: () => {} });
  const userId = userIdSchema.parse(person);
  try {
    await db.transaction((tx) =>
      grantVip(tx, { userId, span: { months: 1 }, key: `bench ${person}`, source: 'admin', actorId: null }),
    );
    await db.$client.query(
      "insert into learner_settings (user_id, level, minutes_a_day) values ($1, 'beginner', 45)",
      [person],
    );
    const events = courseWords(words).flatMap((word, place) => answersTo(word, SKILLS[place % 3], place));
    const stamped = events.map((event, seq): NewEvent => ({ ...event, userId, seq }));
    for (let from = 0; from < stamped.length; from += AT_ONCE)
      await appendEvents(db, stamped.slice(from, from + AT_ONCE));
  } finally {
    await db.$client.end();
  }
}

type CourseWord = { readonly zh: string; readonly pinyin: string };

/** Each characters once: a word that is asked in two readings would be asked apart. */
function courseWords(count: number): CourseWord[] {
  const words = new Map(
    loadContent()
      .lessons.flatMap((lesson) => lesson.words)
      .map((word) => [word.zh, word] as const),
  );
  return [...words.values()].slice(0, count);
}

function answersTo(
  { zh, pinyin }: CourseWord,
  skill: (typeof SKILLS)[number] = 'recognise',
  place: number,
): Omit<NewEvent, 'userId' | 'seq'>[] {
  return ASKED_DAYS_AGO.map((days) => {
    const happenedAt = new Date(Date.now() - days * DAY_MS + place * 1000);
    return {
      id: randomUUID(),
      skill,
      item: wordItem(zh, pinyin),
      outcome: 'right',
      aided: 'none',
      answer: zh,
      tookMs: 3000,
      source: 'review',
      sourceId: '',
      partId: '',
      deviceAt: happenedAt,
      happenedAt,
    };
  });
}
