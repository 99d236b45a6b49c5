// Answers the calls of study.

import { implement, ORPCError } from '@orpc/server';
import type { Member } from '../../../kit/core/access.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { isClaim } from '../../learning-events/domain/index.ts';
import { eventsOfSource } from '../../learning-events/server/api.ts';
import { studyContract } from '../contract.ts';
import { skillKey } from '../domain/day/plan.ts';
import { answeredWords } from './cards/cards-repo.ts';
import { markAll } from './cards/mark-words.ts';
import type { StudyDeps } from './deps.ts';
import { fitWhenDue } from './fitting/fit-job.ts';
import { pricesOf, readForecast } from './forecasts.ts';
import { summarise } from './sessions/end-session.ts';
import { findNextReview } from './sessions/next-review.ts';
import { planList } from './sessions/plan-list.ts';
import { answeredOf, entriesOf, planRest, toCardViews } from './sessions/plan-session.ts';
import { planWeek } from './sessions/plan-week.ts';
import { type Device, deviceOf, readDay } from './sessions/read-day.ts';
import {
  beginSession,
  endSession,
  findOpen,
  findSession,
  leaveOut,
  type Session,
} from './sessions/sessions-repo.ts';
import { updateSettings } from './settings-repo.ts';
import { changeWords } from './words/change-words.ts';
import { countKnownWords } from './words/known-words.ts';
import { listLists, listWords } from './words/word-lists.ts';

/** More words than these have others of their level beside them in any case. */
const MET_MAX = 300;

/** Who is not limited has at most a day. */
const DAY_SECONDS = 24 * 3600;

export function studyHandlers(deps: StudyDeps) {
  const { db } = deps;
  const os = implement(studyContract).$context<RequestContext>();
  return os.router({
    today: os.today.handler(({ input, context }) =>
      readToday(deps, requireMember(context), deviceOf(input.voice === 'yes', context.locale)),
    ),
    begin: os.begin.handler(async ({ input, context }) => {
      const member = requireMember(context);
      const { day, seconds } = await readDay(deps, member, deviceOf(true, context.locale));
      const since = new Date(day.startsAt);
      const session = await beginSession(db, { userId: member.id, id: input.id, since });
      return { ...(await sessionView(deps, session)), secondsToday: Math.ceil(seconds) };
    }),
    next: os.next.handler(async ({ input: { id, count, only, leftOut, ...params }, context }) => {
      const member = requireMember(context);
      const session = await findSession(db, member.id, id);
      if (!session) throw new ORPCError('NOT_FOUND');
      await leaveOut(db, member.id, { id, keys: leftOut.map(skillKey) });
      const hasVoice = params.skills?.includes('listening') ?? true;
      const state = await readDay(deps, member, deviceOf(hasVoice, context.locale));
      if (state.done.cards > 0) await deps.dayAnswered(member.id, state.date);
      const { cards, answered } = only
        ? await planList(deps, member.id, state, { ...params, sessionId: id, only })
        : { ...(await planRest(deps, member.id, state, params)), answered: answeredOf(params.except, state) };
      return {
        cards: await toCardViews(deps, member.id, state, cards.slice(0, count)),
        answered: [...answered],
        cardsLeft: Math.max(0, cards.length - count),
        // Rounded up: a card that fits into less than a second is still asked.
        secondsToday: Math.ceil(state.seconds),
        met: await answeredWords(db, member.id, MET_MAX),
      };
    }),
    end: os.end.handler(async ({ input, context }) => {
      const member = requireMember(context);
      const session = await endSession(db, member.id, input.id);
      if (!session) throw new ORPCError('NOT_FOUND');
      await fitWhenDue(deps, member.id);
      return summarise(deps, member, { session, device: deviceOf(input.voice === 'yes', context.locale) });
    }),
    readSettings: os.readSettings.handler(async ({ context }) => {
      const state = await readDay(deps, requireMember(context), deviceOf(true, context.locale));
      return { ...plain(state.settings), prices: pricesOf(state) };
    }),
    changeSettings: os.changeSettings.handler(async ({ input, context }) => {
      const userId = requireMember(context).id;
      const settings = await db.transaction(async (tx) => {
        const changed = await updateSettings(tx, userId, input);
        if (input.retention !== undefined || input.skills !== undefined) await markAll(tx, userId);
        return changed;
      });
      return plain(settings);
    }),
    listLists: os.listLists.handler(({ context }) => listLists(deps, requireMember(context).id)),
    listWords: os.listWords.handler(async ({ input, context }) => {
      const page = await listWords(deps, requireMember(context).id, input);
      if (!page.ok) throw new ORPCError('NOT_FOUND');
      return page.value;
    }),
    readWord: os.readWord.handler(({ input, context }) =>
      findNextReview(deps, requireMember(context).id, input),
    ),
    changeWords: os.changeWords.handler(async ({ input, context }) => ({
      changed: await changeWords(db, requireMember(context).id, input),
    })),
  });
}

type Chosen = Awaited<ReturnType<typeof updateSettings>>;
const plain = ({ retention, skills, easyDays, freeDays, lists }: Chosen) => ({
  retention,
  skills: [...skills],
  easyDays: [...easyDays],
  freeDays: [...freeDays],
  lists: [...lists],
});

async function readToday(deps: StudyDeps, member: Member, device: Device) {
  const state = await readDay(deps, member, device);
  const { cards, putOff } = await planRest(deps, member.id, state);
  const [week, open, wordsNow] = await Promise.all([
    planWeek(deps, member.id, state),
    findOpen(deps.db, member.id, new Date(state.day.startsAt)),
    countKnownWords(deps.db, member.id),
  ]);
  const { forecast, waiting, lesson } = await readForecast(deps, member.id, { ...state, wordsNow });
  return {
    minutesADay: state.minutesADay,
    secondsLeft: Math.round(Math.min(DAY_SECONDS, state.secondsLeft)),
    doneCards: state.done.cards,
    doneWords: state.done.words,
    entries: entriesOf(cards),
    putOff,
    newWordsADay: Math.floor(state.newWordsADay),
    newWordsWaiting: waiting,
    lesson,
    daysAway: state.daysAway,
    isEasyDay: state.share > 0 && state.share < 1,
    isFreeDay: state.share === 0,
    session: open ? await sessionView(deps, open) : null,
    week,
    forecast,
  };
}

async function sessionView({ db }: StudyDeps, { userId, id, startedAt }: Session) {
  const events = await eventsOfSource(db, userId, id);
  return {
    id,
    startedAt: startedAt.toISOString(),
    answered: events.filter((event) => event.source === 'review' && !isClaim(event)).length,
  };
}
