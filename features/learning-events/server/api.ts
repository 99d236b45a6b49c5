// The public face of the log of learning events.

import { implement } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { learningEventsContract } from '../contract.ts';
import { toEventView, toNewEvents } from './event-views.ts';
import { eventsOfItem, readHistory } from './read-events.ts';
import { takeIn } from './take-in.ts';

const HISTORY_PAGE = 200;

export function createLearningEvents({ db }: { readonly db: Database }) {
  const os = implement(learningEventsContract).$context<RequestContext>();
  const handlers = os.router({
    append: os.append.handler(async ({ input, context }) => {
      const { id } = requireMember(context);
      const { added, repeated } = await takeIn(db, id, toNewEvents(id, input, Date.now()));
      return repeated.length > 0 ? { added, repeated: [...repeated] } : { added };
    }),
    history: os.history.handler(async ({ input, context }) => {
      const page = { after: input.cursor, limit: HISTORY_PAGE };
      const events = await readHistory(db, requireMember(context).id, page);
      const last = events.length === HISTORY_PAGE ? events.at(-1) : undefined;
      return { events: events.map(toEventView), nextCursor: last?.id ?? null };
    }),
    item: os.item.handler(async ({ input, context }) => {
      const events = await eventsOfItem(db, requireMember(context).id, input);
      return events.map(toEventView);
    }),
  });
  return { handlers };
}

export { type AnswerFilter, answersOf, countAnswers, countImported, listAnswers } from './answers.ts';
export {
  appendEvents,
  appendingEvents,
  eventsJson,
  type NewEvent,
  type StoredEvent,
} from './append-events.ts';
export { countAnswersBy, listMissedBy, textsReadBy, wordAnswersBy } from './class-events.ts';
export { eventId } from './event-id.ts';
export { countLearnersOf } from './learners-of-place.ts';
export {
  countTestAnswers,
  eventsOfSource,
  eventsOfWordOf,
  eventsOfWords,
  lastLessonAnswers,
  latestReviews,
  placesAnswered,
  practiceRounds,
  type StoredWordEvent,
  wordEvent,
  wordsMissedIn,
} from './read-events.ts';
export {
  answerTimes,
  countWordsMet,
  onlyBroughtUp,
  type WordAnswer,
  wordAnswers,
  wordsOf,
} from './read-words.ts';
export { countTextsRead, textsRead } from './texts-read.ts';
