// Answers the calls about drafts: thin, from the contract's words to the functions that do the work.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { productUploadContract } from '../contract.ts';
import type { ProductUploadDeps } from './deps.ts';
import { viewDrafts } from './draft-view.ts';
import { addPicture, addText, addTyped, change, readAgain, remove, typeIn } from './drafts.ts';
import { type Draft, findDraft, listDrafts } from './drafts-repo.ts';
import { joinTwo } from './join-drafts.ts';

export function productUploadHandlers(deps: ProductUploadDeps) {
  const { db, files, recogniser } = deps;
  const os = implement(productUploadContract).$context<RequestContext>();
  const viewAll = (drafts: readonly Draft[], { locale }: RequestContext) =>
    viewDrafts({ db, files, now: new Date(), locale }, drafts);
  const view = async (draft: Draft, context: RequestContext) => {
    const [viewed] = await viewAll([draft], context);
    if (!viewed) throw new Error('one draft has one view');
    return viewed;
  };
  const ownDraft = async (context: RequestContext, id: string) => {
    const draft = await findDraft(db, { userId: requireMember(context).id, id });
    if (!draft) throw new ORPCError('NOT_FOUND');
    return draft;
  };
  return os.router({
    list: os.list.handler(async ({ context }) => {
      const drafts = await listDrafts(db, requireMember(context).id);
      return { drafts: await viewAll(drafts, context), isRecognitionOn: recogniser.isOn() };
    }),
    addPicture: os.addPicture.handler(async ({ input, context, errors }) => {
      const added = await addPicture(deps, { userId: requireMember(context).id, uploadId: input.uploadId });
      if (added.ok) return view(added.value, context);
      const { error } = added;
      if (error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (error.code === 'drafts_full') throw errors.DRAFTS_FULL();
      if (error.code === 'incomplete') throw errors.UPLOAD_INCOMPLETE({ data: error.data });
      throw errors.FILE_REFUSED({ data: { problem: error.code } });
    }),
    addText: os.addText.handler(async ({ input, context, errors }) => {
      const added = await addText(deps, { userId: requireMember(context).id, ...input });
      if (added.ok) return { drafts: await viewAll(added.value, context) };
      throw added.error.code === 'drafts_full' ? errors.DRAFTS_FULL() : errors.NOTHING_FOUND();
    }),
    addTyped: os.addTyped.handler(async ({ input, context, errors }) => {
      const added = await addTyped(deps, { userId: requireMember(context).id, ...input });
      if (!added.ok && added.error.code === 'drafts_full') throw errors.DRAFTS_FULL();
      const [draft] = added.ok ? added.value : [];
      if (!draft) throw new ORPCError('NOT_FOUND');
      return view(draft, context);
    }),
    change: os.change.handler(async ({ input, context, errors }) => {
      const { id, ...changing } = input;
      const changed = await change(deps, await ownDraft(context, id), changing);
      if (changed.ok) return view(changed.value, context);
      const { error } = changed;
      if (error.code === 'changed') throw errors.DRAFT_CHANGED();
      if (error.code === 'refused') throw errors.DRAFT_REFUSED();
      throw errors.DRAFT_INCOMPLETE({ data: { missing: [...error.data] } });
    }),
    readAgain: os.readAgain.handler(async ({ input, context }) =>
      view(await readAgain(deps, await ownDraft(context, input.id)), context),
    ),
    typeIn: os.typeIn.handler(async ({ input, context }) =>
      view(await typeIn(deps, await ownDraft(context, input.id)), context),
    ),
    join: os.join.handler(async ({ input: { id, ...joining }, context, errors }) => {
      const joined = await joinTwo(deps, { draft: await ownDraft(context, id), ...joining });
      if (!joined.ok) throw errors.DRAFT_CHANGED();
      return view(joined.value, context);
    }),
    remove: os.remove.handler(async ({ input, context }) => {
      const isRemoved = await remove(deps, { userId: requireMember(context).id, id: input.id });
      if (!isRemoved) throw new ORPCError('NOT_FOUND');
      return {};
    }),
  });
}
