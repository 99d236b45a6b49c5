// Answers the calls about drafts: thin, from the contract's words to the functions that do the work.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { productUploadContract } from '../contract.ts';
import type { ProductUploadDeps } from './deps.ts';
import { toView } from './draft-view.ts';
import { addPicture, addText, addTyped, change, readAgain, remove } from './drafts.ts';
import { type Draft, findDraft, listDrafts } from './drafts-repo.ts';

export function productUploadHandlers(deps: ProductUploadDeps) {
  const { db, files, recogniser } = deps;
  const os = implement(productUploadContract).$context<RequestContext>();
  const view = (draft: Draft) => toView(files, draft, new Date());
  const ownDraft = async (context: RequestContext, id: string) => {
    const draft = await findDraft(db, { userId: requireMember(context).id, id });
    if (!draft) throw new ORPCError('NOT_FOUND');
    return draft;
  };
  return os.router({
    list: os.list.handler(async ({ context }) => {
      const drafts = await listDrafts(db, requireMember(context).id);
      return { drafts: drafts.map(view), isRecognitionOn: recogniser.isOn() };
    }),
    addPicture: os.addPicture.handler(async ({ input, context, errors }) => {
      const added = await addPicture(deps, { userId: requireMember(context).id, uploadId: input.uploadId });
      if (added.ok) return view(added.value);
      const { error } = added;
      if (error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (error.code === 'drafts_full') throw errors.DRAFTS_FULL();
      if (error.code === 'incomplete') throw errors.UPLOAD_INCOMPLETE({ data: error.data });
      throw errors.FILE_REFUSED({ data: { problem: error.code } });
    }),
    addText: os.addText.handler(async ({ input, context, errors }) => {
      const added = await addText(deps, { userId: requireMember(context).id, ...input });
      if (added.ok) return { drafts: added.value.map(view) };
      throw added.error.code === 'drafts_full' ? errors.DRAFTS_FULL() : errors.NOTHING_FOUND();
    }),
    addTyped: os.addTyped.handler(async ({ input, context, errors }) => {
      const added = await addTyped(deps, { userId: requireMember(context).id, id: input.id });
      const [draft] = added.ok ? added.value : [];
      if (!added.ok) throw errors.DRAFTS_FULL();
      if (!draft) throw new ORPCError('NOT_FOUND');
      return view(draft);
    }),
    change: os.change.handler(async ({ input, context, errors }) => {
      const { id, ...changing } = input;
      const changed = await change(deps, await ownDraft(context, id), changing);
      if (changed.ok) return view(changed.value);
      const { error } = changed;
      if (error.code === 'changed') throw errors.DRAFT_CHANGED();
      throw errors.DRAFT_INCOMPLETE({ data: { missing: [...error.data] } });
    }),
    readAgain: os.readAgain.handler(async ({ input, context }) =>
      view(await readAgain(deps, await ownDraft(context, input.id))),
    ),
    remove: os.remove.handler(async ({ input, context }) => {
      const isRemoved = await remove(deps, { userId: requireMember(context).id, id: input.id });
      if (!isRemoved) throw new ORPCError('NOT_FOUND');
      return {};
    }),
  });
}
