// The teacher of the demo and their class: learners who joined weeks ago, what they have done since, and a text to mark.

import * as z from 'zod';
import { backdateAccount, type DemoPeople } from '../../../features/account/server/api.ts';
import { fillStudyDays } from '../../../features/study-time/server/api.ts';
import { backdateClass } from '../../../features/teaching/server/api.ts';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { type DemoClient, newId } from './demo-client.ts';
import { DAY_MS, type DemoAnswer, daysOf, tellAnswers } from './demo-events.ts';

type ClassRoom = {
  readonly db: Database;
  readonly people: DemoPeople;
  readonly teacher: DemoClient;
  readonly student: DemoClient;
  /** A browser that nobody is signed in with. */
  readonly newBrowser: () => DemoClient;
};

const made = z.object({ code: z.string() });
const CLASS = { name: '零起点 · 周一晚班', note: '每周一 19:00，二楼 204 教室。请带本子。' };

/** How each has studied: on the last of so many days, so many days apart, missing every so-manieth answer. */
const PUPILS = [
  { name: 'bruno', lastDay: 0, every: 1, misses: 9 },
  { name: 'carla', lastDay: 1, every: 2, misses: 5 },
  { name: 'diego', lastDay: 0, every: 3, misses: 4 },
  { name: 'hana', lastDay: 0, every: 1, misses: 12 },
  { name: 'ivan', lastDay: 9, every: 1, misses: 6 },
  { name: 'sofia', lastDay: 2, every: 2, misses: 3 },
] as const;

/** Of the first lessons; the later are asked the more often missed. */
const WORDS = [
  ['你好', 'ni3 hao3'],
  ['谢谢', 'xie4 xie5'],
  ['再见', 'zai4 jian4'],
  ['老师', 'lao3 shi1'],
  ['学生', 'xue2 sheng5'],
  ['名字', 'ming2 zi5'],
  ['认识', 'ren4 shi5'],
  ['高兴', 'gao1 xing4'],
] as const;
const WEEKS_DAYS = 24;

/** Answers how many learn in the class. */
export async function fillClass({ db, people, teacher, student, newBrowser }: ClassRoom): Promise<number> {
  const id = newId();
  const { code } = await teacher.call('PUT', `/teaching/classes/${id}`, CLASS, made);
  const join = async (who: DemoClient, knownAs: string) => {
    await who.send('PUT', '/privacy/age', { age: 'adult' });
    await who.send('POST', '/classes/join', { code, knownAs, agreement: 2 });
  };
  const readId = z.object({ person: z.object({ id: userIdSchema }) });
  const writers: DemoClient[] = [];
  for (const [place, pupil] of PUPILS.entries()) {
    const browser = newBrowser();
    const password = `${newId()}-${pupil.name}`;
    const account = {
      username: pupil.name,
      email: `${pupil.name}@example.org`,
      password,
      repeated: password,
    };
    await browser.send('POST', '/account/register', account);
    await join(browser, knownAs(pupil));
    const reviews = reviewsOf(pupil);
    await tellAnswers(browser, reviews);
    const { person } = await browser.call('GET', '/account/session', {}, readId);
    await fillStudyDays(db, person.id, daysOf(reviews));
    await backdateAccount(db, person.id, new Date(Date.now() - (WEEKS_DAYS + place) * DAY_MS));
    writers.push(browser);
  }
  await join(student, 'Lucas');
  await backdateClass(db, { id, teacherId: people.teacher.id }, new Date(Date.now() - WEEKS_DAYS * DAY_MS));
  await giveAssignments(teacher, id, writers);
  return PUPILS.length + 1;
}

type Pupil = (typeof PUPILS)[number];

/** What their teacher calls them. */
const knownAs = ({ name }: Pupil): string => name.replace(/^./, (first) => first.toUpperCase());

/** Reviews of some weeks. */
function reviewsOf({ lastDay, every, misses }: Pupil): DemoAnswer[] {
  const now = Date.now();
  const days = Array.from({ length: WEEKS_DAYS }, (_, day) => day).filter(
    (day) => day >= lastDay && (day - lastDay) % every === 0,
  );
  return days.flatMap((day) =>
    WORDS.slice(0, 4 + (day % 5)).map(([key, reading], place) => ({
      item: { kind: 'word', key, reading },
      skill: 'recall',
      isRight: (day * WORDS.length + place * 5) % misses !== 0,
      source: 'review',
      sourceId: '',
      at: new Date(now - day * DAY_MS - (WORDS.length - place) * 20_000),
    })),
  );
}

/** A lesson, words, and something to write, of which one is marked and one waits. */
async function giveAssignments(teacher: DemoClient, classId: string, writers: readonly DemoClient[]) {
  const give = async (task: object, note: string, days: number): Promise<string> => {
    const id = newId();
    const dueOn = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    await teacher.send('PUT', `/teaching/classes/${classId}/assignments/${id}`, { task, note, dueOn });
    return id;
  };
  await give({ kind: 'lesson', target: 'greetings' }, '', 3);
  await give(
    { kind: 'words', heading: '水果', words: ['苹果', '香蕉', '西瓜', '葡萄'] },
    '下周一上课会用到。',
    6,
  );
  const writing = await give({ kind: 'writing', heading: '我的周末（五句话）' }, '用“去”和“看”。', 5);
  const texts = [
    '周末我去公园。我和朋友看电影。电影很好看。我很高兴。我喜欢周末。',
    '星期六我去商店买东西。星期天我在家看书。',
  ];
  for (const [place, text] of texts.entries())
    await writers[place]?.send('PUT', `/assignments/${writing}/text`, { text, version: 0 });
  const { results } = await teacher.call(
    'GET',
    `/teaching/classes/${classId}/assignments/${writing}`,
    {},
    z.object({ results: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  );
  const first = results.find(({ name }) => name === knownAs(PUPILS[0]));
  if (!first) throw new Error('the demo’s first learner is not in their class');
  await teacher.send('PUT', `/teaching/classes/${classId}/assignments/${writing}/marks/${first.id}`, {
    version: 1,
    replaces: null,
    mark: 'excellent',
    remark: '写得很好！',
    spots: [{ start: 7, end: 14, remark: '可以说“我和朋友去看电影”。' }],
  });
}
