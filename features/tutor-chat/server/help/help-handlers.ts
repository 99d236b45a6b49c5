// Answers the calls for help on one message.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { tutorChatContract } from '../../contract.ts';
import type { TutorChatDeps } from '../turn/deps.ts';
import type { HelpDeps } from './ask-model.ts';
import { explainMessage } from './explain-message.ts';
import { rewordMessage } from './reword-message.ts';

export function helpHandlers({ db, content, ai }: Pick<TutorChatDeps, 'db' | 'content' | 'ai'>) {
  const os = implement(tutorChatContract).$context<RequestContext>();
  const depsOf = (context: RequestContext, signal: AbortSignal | undefined): HelpDeps => ({
    db,
    content,
    ai,
    log: context.log,
    signal: signal ?? context.shutdown,
  });
  return {
    explainMessage: os.explainMessage.handler(async ({ input, context, signal }) => {
      const wanted = { ...input, userId: requireMember(context).id };
      const explained = await explainMessage(depsOf(context, signal), wanted);
      if (!explained.ok) throw new ORPCError('NOT_FOUND');
      return explained.value;
    }),
    rewordMessage: os.rewordMessage.handler(async ({ input, context, signal }) => {
      const wanted = { ...input, userId: requireMember(context).id };
      const reworded = await rewordMessage(depsOf(context, signal), wanted);
      if (!reworded.ok) throw new ORPCError('NOT_FOUND');
      return reworded.value;
    }),
  };
}
