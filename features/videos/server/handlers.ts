// The calls about videos: what children see, and what admins do.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { lastChangedBy } from '../../audit/server/api.ts';
import { videosContract } from '../contract.ts';
import { addVideo, changeVideoAs, deleteVideo, setPoster, type VideoDeps } from './change-videos.ts';
import { listShown, listVideos } from './videos-repo.ts';
import { toAdminView, toShown } from './views.ts';

export function videosHandlers(deps: VideoDeps) {
  const { db, converter } = deps;
  const os = implement(videosContract).$context<RequestContext>();
  const lastBy = (subjectId: string, context: RequestContext) =>
    lastChangedBy(db, { subjectId, admin: requireMember(context).id });
  return os.router({
    listShown: os.listShown.handler(async () => {
      const now = new Date();
      return (await listShown(db)).flatMap((video) => toShown(deps, video, now));
    }),
    listVideos: os.listVideos.handler(async () => {
      const now = new Date();
      const [videos, converts] = await Promise.all([listVideos(db), converter.isThere()]);
      return { videos: videos.map((video) => toAdminView(deps, video, now)), converts };
    }),
    addVideo: os.addVideo.handler(async ({ input, context, errors }) => {
      const added = await addVideo(deps, { ...input, actor: requireMember(context) });
      if (added.ok) return {};
      const { error } = added;
      if (error.code === 'too_many') throw errors.VIDEO_LIMIT();
      if (error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (error.code === 'incomplete') throw errors.UPLOAD_INCOMPLETE({ data: error.data });
      throw errors.FILE_REFUSED({ data: { problem: error.code } });
    }),
    changeVideo: os.changeVideo.handler(async ({ input, context, errors }) => {
      const changed = await changeVideoAs(deps, { ...input, actor: requireMember(context) });
      if (changed.ok) return { version: changed.value };
      const { error } = changed;
      if (error.code === 'stale') throw errors.VIDEO_STALE({ data: await lastBy(input.id, context) });
      if (error.code === 'not_ready') throw errors.VIDEO_NOT_READY();
      if (error.code === 'captions_broken') throw errors.CAPTIONS_BROKEN({ data: error.data });
      throw new ORPCError('NOT_FOUND');
    }),
    setPoster: os.setPoster.handler(async ({ input, context, errors }) => {
      const set = await setPoster(deps, { ...input, actor: requireMember(context) });
      if (set.ok) return {};
      const { error } = set;
      if (error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (error.code === 'incomplete') throw errors.UPLOAD_INCOMPLETE({ data: error.data });
      throw errors.FILE_REFUSED({ data: { problem: error.code } });
    }),
    deleteVideo: os.deleteVideo.handler(async ({ input, context, errors }) => {
      const deleted = await deleteVideo(deps, { ...input, actor: requireMember(context) });
      if (!deleted.ok) throw errors.VIDEO_STALE({ data: await lastBy(input.id, context) });
      return {};
    }),
  });
}
