// The demo's talks: held with the embedded teacher through the product's own turns, then set back to the days they tell of.

import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { FirstWords } from '../../../../kit/server/first-words.ts';
import type { Log } from '../../../../kit/server/log.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { createTasks } from '../../../../kit/server/tasks.ts';
import { messageIdSchema, type TalkId, talkIdSchema } from '../../domain/ids.ts';
import { decideTurn } from '../decision/decide-turn.ts';
import { unknownLearner } from '../decision/learner-context.ts';
import { engineResponder } from '../responders/engine-responder.ts';
import { messages, talks } from '../tables.ts';
import { loadTeachingContent, type TeachingContent } from '../talks/subjects/content.ts';
import { noCustomRoles } from '../talks/subjects/subjects.ts';
import { findTalk, type OwnedTalk } from '../talks/talks-repo.ts';
import { readTranscript } from '../talks/transcript.ts';
import { beginTurn, type Turn } from '../turn/begin-turn.ts';
import { createPartialSaver } from '../turn/partial-saver.ts';
import { startTalk } from '../turn/start-talk.ts';
import { streamAnswer } from '../turn/stream-answer.ts';
import { type DemoStory, demoStories } from './demo-stories.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** From reading a question to having typed an answer. */
const THINKING_MS = 40_000;
const ANSWERING_MS = 3_000;

type DemoOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly now: Date;
  /** Whose talks they are. */
  readonly people: Readonly<Record<DemoStory['who'], { readonly id: UserId }>>;
};

/** Fills in the talks of all stories. Returns how many talks and messages there are now. */
export async function fillTalks({
  db,
  log,
  now,
  people,
}: DemoOptions): Promise<{ talks: number; messages: number }> {
  // The stories answer the topics' questions; what small talk would ask in between changes from talk to talk.
  const content = { ...loadTeachingContent(noCustomRoles), smallTalk: [] };
  let total = 0;
  for (const story of demoStories) {
    const [tutor] = content.tutors.list({ language: story.language, level: story.level });
    if (!tutor) throw new Error(`no tutor teaches ${story.level} in ${story.language}`);
    const began = new Date(now.getTime() - story.daysAgo * DAY_MS);
    const talk = {
      id: talkIdSchema.parse(newId(began)),
      userId: people[story.who].id,
      kind: 'tutor' as const,
      subject: tutor.id,
      language: story.language,
    };
    const started = await startTalk({ db, content, learner: unknownLearner }, talk);
    if (!started.ok) throw new Error('a talk of the demo did not start');
    const own = await findTalk(db, talk.userId, talk.id);
    if (!own) throw new Error('a talk of the demo is not there');
    const moments = await holdTalk({ db, log, content, talk: own, story });
    await setBack(db, talk.id, momentsOf(story, began, moments));
    total += moments;
  }
  return { talks: demoStories.length, messages: total };
}

type Held = {
  readonly db: Database;
  readonly log: Log;
  readonly content: TeachingContent;
  readonly talk: OwnedTalk;
  readonly story: DemoStory;
};

/** Says what the story has to the question that is open, turn after turn. Returns the number of messages. */
async function holdTalk({ db, log, content, talk, story }: Held): Promise<number> {
  const tasks = createTasks(log);
  const saver = createPartialSaver(db, log);
  const never = new AbortController().signal;
  const said = new Map<string, number>();
  for (let turns = 0; turns < story.turns; turns += 1) {
    const { said: spoken } = await readTranscript(db, talk, { afterSeq: 0, limit: 1 });
    const question = openQuestion(spoken.at(-1)?.memory);
    const tries = said.get(question ?? '') ?? 0;
    const line = question === undefined ? NEXT_TOPIC : lineFor(story, content, question, tries);
    said.set(question ?? '', tries + 1);
    const post = {
      talkId: talk.id,
      userId: talk.userId,
      messageId: messageIdSchema.parse(newId()),
      text: line,
    };
    const turn = await beginTurn(db, post);
    if (!turn.ok) throw new Error(`the demo could not speak: ${turn.error.code}`);
    const options = {
      db,
      log,
      speaker: engineResponder,
      decide: (of: Turn) => decideTurn({ db, content, learner: unknownLearner }, of),
      tasks,
      saver,
      firstWords: new FirstWords(),
      left: never,
      shutdown: never,
      onAnswered: async () => {},
    };
    for await (const event of streamAnswer(turn.value, options)) {
      if (event.type === 'ended' && event.answer.state !== 'complete')
        throw new Error(`the demo got no answer: ${event.answer.failure}`);
    }
  }
  // The greeting, then two for each turn.
  return 1 + 2 * story.turns;
}

/** A tutor may ask on about what was said for some turns, or of their own; then the learner would rather talk of something else. */
const MOST_TRIES = 4;
const NEXT_TOPIC = '我们换个话题吧。';

/** The story's own lines, then the help that the tutor would give; much more than that means that story and content part. */
function lineFor(story: DemoStory, content: TeachingContent, question: string, tries: number): string {
  const own = story.answers[question] ?? [];
  if (tries > own.length + MOST_TRIES) throw new Error(`the demo cannot get past the question ${question}`);
  if (tries > own.length) return NEXT_TOPIC;
  const [topicId, questionId] = question.split('.');
  const topic = content.talkOf(story.level).topics.find(({ id }) => id === topicId);
  const line = own[tries] ?? topic?.questions.find(({ id }) => id === questionId)?.hint.full.zh;
  // Names are told by the story's own lines.
  if (line === undefined || line.includes('{')) throw new Error(`the demo has nothing to say to ${question}`);
  return line;
}

const storedMemory = z.object({ ask: z.string().optional() });

/** Undefined where the tutor asked something of their own, which no topic holds. */
function openQuestion(memory: unknown): string | undefined {
  return storedMemory.parse(memory).ask;
}

/** When each message of a story was said: some turns a day, at the same time of the day, days of pause between. */
function momentsOf(story: DemoStory, began: Date, count: number): Date[] {
  const days = Math.ceil(count / 2 / story.turnsPerDay);
  const pause = Math.max(1, Math.floor(story.daysAgo / (days + 1))) * DAY_MS;
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / 2);
    const within = (turn % story.turnsPerDay) * (THINKING_MS + ANSWERING_MS);
    const isLearner = index % 2 === 1;
    // The greeting comes at once; after it each turn is the learner's line, then the answer.
    const offset = isLearner ? within + THINKING_MS : within;
    return new Date(began.getTime() + Math.floor(turn / story.turnsPerDay) * pause + offset);
  });
}

async function setBack(db: Database, talkId: TalkId, moments: readonly Date[]): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.talkId, talkId))
      .orderBy(messages.seq);
    for (const [index, { id }] of rows.entries()) {
      const at = moments[index];
      if (at) await tx.update(messages).set({ createdAt: at, finishedAt: at }).where(eq(messages.id, id));
    }
    const [first] = moments;
    const last = moments.at(-1);
    if (first && last)
      await tx.update(talks).set({ createdAt: first, lastMessageAt: last }).where(eq(talks.id, talkId));
  });
}
