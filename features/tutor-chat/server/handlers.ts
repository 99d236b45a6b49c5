// Answers the calls about tutors and talks.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { tutorChatContract } from '../contract.ts';
import { giveHint } from './help/give-hint.ts';
import { helpHandlers } from './help/help-handlers.ts';
import { reportAnswer } from './help/report-answer.ts';
import { reviewTalk } from './help/review-talk.ts';
import { suggestAnswers } from './help/suggest-answers.ts';
import { translateMessage } from './help/translate-message.ts';
import { deleteWithFacts } from './talks/delete-with-facts.ts';
import { readTalk, talkPage } from './talks/read-talks.ts';
import { toTutorView } from './talks/subjects/tutors.ts';
import { tryTurn } from './trial/try-turn.ts';
import { answerHandlers } from './turn/answer-handlers.ts';
import type { TutorChatDeps } from './turn/deps.ts';
import { readSituation, readSnapshot } from './turn/offline-snapshot.ts';
import { startTalk } from './turn/start-talk.ts';

export function tutorChatHandlers(deps: TutorChatDeps) {
  const os = implement(tutorChatContract).$context<RequestContext>();
  const { db, content } = deps;
  return os.router({
    listTutors: os.listTutors.handler(({ input }) => content.tutors.list(input).map(toTutorView)),
    startTalk: os.startTalk.handler(async ({ input, context }) => {
      const started = await startTalk(deps, { ...input, userId: requireMember(context).id });
      if (!started.ok) throw new ORPCError('NOT_FOUND');
      return started.value;
    }),
    listTalks: os.listTalks.handler(({ input, context }) =>
      talkPage(deps, { ...input, userId: requireMember(context).id }),
    ),
    readTalk: os.readTalk.handler(async ({ input, context }) => {
      const found = await readTalk(deps, {
        userId: requireMember(context).id,
        id: input.id,
        before: input.before,
      });
      if (!found) throw new ORPCError('NOT_FOUND');
      return found;
    }),
    readSituation: os.readSituation.handler(async ({ input, context }) => {
      const situation = await readSituation(deps, { ...input, userId: requireMember(context).id });
      if (!situation) throw new ORPCError('NOT_FOUND');
      return situation;
    }),
    readSnapshot: os.readSnapshot.handler(async ({ input, context }) => {
      const snapshot = await readSnapshot(deps, { ...input, userId: requireMember(context).id });
      if (!snapshot) throw new ORPCError('NOT_FOUND');
      return snapshot;
    }),
    deleteTalk: os.deleteTalk.handler(async ({ input, context }) => {
      const isDeleted = await deleteWithFacts(deps, { ...input, userId: requireMember(context).id });
      if (!isDeleted) throw new ORPCError('NOT_FOUND');
      return {};
    }),
    askHint: os.askHint.handler(async ({ input: { id, step }, context, errors }) => {
      const params = { userId: requireMember(context).id, id, step };
      const hint = await giveHint(deps, params);
      if (hint.ok) return { hint: hint.value };
      throw hint.error.code === 'not_found' ? new ORPCError('NOT_FOUND') : errors.TALK_BUSY();
    }),
    suggestAnswers: os.suggestAnswers.handler(async ({ input, context }) => {
      const suggested = await suggestAnswers(deps, { ...input, userId: requireMember(context).id });
      if (!suggested) throw new ORPCError('NOT_FOUND');
      return suggested;
    }),
    reviewTalk: os.reviewTalk.handler(async ({ input, context }) => {
      const review = await reviewTalk(deps, { userId: requireMember(context).id, id: input.id });
      if (!review) throw new ORPCError('NOT_FOUND');
      return review;
    }),
    reportAnswer: os.reportAnswer.handler(async ({ input, context }) => {
      const reported = await reportAnswer(deps, { ...input, userId: requireMember(context).id });
      if (!reported.ok) throw new ORPCError('NOT_FOUND');
      return {};
    }),
    translateMessage: os.translateMessage.handler(async ({ input, context, errors, signal }) => {
      const params = { ...input, userId: requireMember(context).id };
      const options = { db, log: context.log, ai: deps.ai, signal: signal ?? context.shutdown };
      const translated = await translateMessage(options, params);
      if (translated.ok) return { text: translated.value };
      throw translated.error.code === 'not_found'
        ? new ORPCError('NOT_FOUND')
        : errors.TRANSLATION_UNAVAILABLE();
    }),
    ...helpHandlers(deps),
    tryTurn: os.tryTurn.handler(async ({ input, context, signal }) => {
      const ending = signal ? AbortSignal.any([signal, context.shutdown]) : context.shutdown;
      const turn = await tryTurn(deps, input, { userId: requireMember(context).id, signal: ending });
      if (!turn.ok) throw new ORPCError('NOT_FOUND');
      return turn.value;
    }),
    ...answerHandlers(deps),
  });
}
