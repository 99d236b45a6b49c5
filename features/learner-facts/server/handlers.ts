// Answers the calls of the page that shows learners what is kept about them.

import { implement, ORPCError } from '@orpc/server';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { learnerFactsContract } from '../contract.ts';
import { FACTS_MAX } from '../domain/index.ts';
import { type Fact, isRemembering, listFacts, setRemembering } from './facts-repo.ts';
import { addFact, editFact, type ForgetInTalks, removeFact } from './store-facts.ts';

export type LearnerFactsDeps = {
  readonly db: Database;
  readonly forgetInTalks: ForgetInTalks;
  /** Of younger people nothing is remembered. */
  readonly mayRemember: (executor: Executor, userId: UserId) => Promise<boolean>;
};

export function learnerFactsHandlers(deps: LearnerFactsDeps) {
  const { db, mayRemember } = deps;
  const os = implement(learnerFactsContract).$context<RequestContext>();
  return os.router({
    list: os.list.handler(async ({ context }) => {
      const userId = requireMember(context).id;
      const [facts, remembering, mayBe] = await Promise.all([
        listFacts(db, userId),
        isRemembering(db, userId),
        mayRemember(db, userId),
      ]);
      return { facts: facts.map(toView), max: FACTS_MAX, remembering, mayBe };
    }),
    add: os.add.handler(async ({ input, context, errors }) => {
      const userId = requireMember(context).id;
      if (!(await mayRemember(db, userId))) throw errors.TOO_YOUNG();
      const added = await addFact(deps, { userId, text: input.text });
      if (!added.ok) throw errors.FACTS_FULL();
      return toView(added.value);
    }),
    edit: os.edit.handler(async ({ input, context, errors }) => {
      const edited = await editFact(deps, { ...input, userId: requireMember(context).id });
      if (edited.ok) return toView(edited.value);
      throw edited.error.code === 'fact_known' ? errors.FACT_KNOWN() : new ORPCError('NOT_FOUND');
    }),
    delete: os.delete.handler(async ({ input, context }) => {
      const isDeleted = await removeFact(deps, { userId: requireMember(context).id, id: input.id });
      if (!isDeleted) throw new ORPCError('NOT_FOUND');
      return {};
    }),
    setRemembering: os.setRemembering.handler(async ({ input: { remembering }, context, errors }) => {
      const userId = requireMember(context).id;
      if (remembering && !(await mayRemember(db, userId))) throw errors.TOO_YOUNG();
      await setRemembering(db, userId, remembering);
      return { remembering };
    }),
  });
}

const toView = ({ id, text, source, talkId, createdAt, updatedAt }: Fact) => ({
  id,
  text,
  source,
  talkId,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
