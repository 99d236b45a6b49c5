// What admins do with videos: send one, name it, show it to children, give it a picture, delete it.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { Files, Refused } from '../../../kit/server/files/files.ts';
import type { FinishFailure } from '../../../kit/server/files/uploads/finish.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { type AuditActor, recordAudit } from '../../audit/server/api.ts';
import { isWebVtt } from '../domain/captions.ts';
import { CAPTION_LANGUAGES, type CaptionLanguage, posterKind, videoKind } from '../domain/video-kind.ts';
import type { Converter } from './convert.ts';
import {
  changeVideo,
  countVideos,
  findVideo,
  insertVideo,
  lockVideo,
  removeVideo,
  VIDEOS_MAX,
  type Video,
} from './videos-repo.ts';

export type VideoDeps = {
  readonly db: Database;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly converter: Converter;
};

export const PREPARE_JOB = 'videos.prepare';

type Named = Pick<Video, 'id' | 'title' | 'level' | 'language'>;
type By = { readonly actor: AuditActor };

class TooMany extends Error {}

/** Sent again after a lost answer, it is there once. */
export async function addVideo(
  { files, jobs }: VideoDeps,
  { id, uploadId, actor, ...named }: Named & By & { readonly uploadId: string },
): Promise<Result<null, FinishFailure | Refused | Failure<'too_many'>>> {
  const onStored = async (tx: Executor, { id: fileId }: { readonly id: string }) => {
    if ((await countVideos(tx)) >= VIDEOS_MAX) throw new TooMany('too many videos');
    await insertVideo(tx, { ...named, id, fileId, createdBy: actor.id });
    await record(tx, { actor, action: 'video_added', video: { id, ...named } });
  };
  try {
    const finished = await files.uploads.finish(
      { ownerId: actor.id, id: uploadId, kind: videoKind },
      { onStored },
    );
    if (!finished.ok) return finished;
  } catch (error) {
    if (error instanceof TooMany) return err('too_many');
    throw error;
  }
  await jobs.send(PREPARE_JOB, { id }, { onceKey: id });
  return ok(null);
}

type Recorded = {
  readonly actor: AuditActor;
  readonly action: 'video_added' | 'video_changed' | 'video_deleted';
  readonly video: Pick<Video, 'id' | 'title'>;
  readonly before?: Readonly<Record<string, string>>;
  readonly after?: Readonly<Record<string, string>>;
};

const record = (tx: Executor, { actor, action, video, before = {}, after = {} }: Recorded) =>
  recordAudit(tx, {
    actor,
    action,
    subject: { kind: 'video', id: video.id, name: video.title.zh },
    before,
    after,
  });

const factsOf = ({
  title,
  level,
  language,
  isPublished,
}: Omit<Named, 'id'> & Pick<Video, 'isPublished'>) => ({
  title: title.zh,
  level,
  language,
  shown: isPublished ? 'yes' : 'no',
});

type Changing = Named &
  By & {
    readonly version: number;
    readonly captions: Readonly<Record<CaptionLanguage, string>>;
    readonly isPublished: boolean;
  };
type ChangeFailure =
  | Failure<'not_found'>
  | Failure<'stale'>
  | Failure<'not_ready'>
  | Failure<'captions_broken', { readonly language: CaptionLanguage }>;

/** The number of the version that it has then. */
export async function changeVideoAs(
  { db }: VideoDeps,
  { id, actor, version, captions, ...named }: Changing,
): Promise<Result<number, ChangeFailure>> {
  const broken = CAPTION_LANGUAGES.find((language) => !isWebVtt(captions[language]));
  if (broken) return err('captions_broken', { language: broken });
  return db.transaction(async (tx) => {
    const video = await lockVideo(tx, id);
    if (!video) return err('not_found');
    if (video.version !== version) return err('stale');
    if (named.isPublished && video.state !== 'ready') return err('not_ready');
    const written = CAPTION_LANGUAGES.filter((language) => captions[language].trim() !== '');
    await changeVideo(tx, id, {
      ...named,
      captions: Object.fromEntries(written.map((language) => [language, captions[language]])),
      version: version + 1,
    });
    const before = factsOf(video);
    await record(tx, { actor, action: 'video_changed', video, before, after: factsOf(named) });
    return ok(version + 1);
  });
}

/** Takes the place of the picture before; the same upload again changes nothing. */
export async function setPoster(
  { db, files }: VideoDeps,
  { id, uploadId, actor }: By & { readonly id: string; readonly uploadId: string },
): Promise<Result<null, FinishFailure | Refused>> {
  if (!(await findVideo(db, id))) return err('not_found');
  const finished = await files.uploads.finish(
    { ownerId: actor.id, id: uploadId, kind: posterKind },
    {
      makeRoom: async (tx) => {
        const video = await lockVideo(tx, id);
        if (video?.posterId) await deleteFile(files, tx, video.posterId);
      },
      onStored: async (tx, { id: posterId }) => {
        const video = await lockVideo(tx, id);
        if (!video) return;
        await changeVideo(tx, id, { posterId, version: video.version + 1 });
        await record(tx, { actor, action: 'video_changed', video, after: { poster: 'new' } });
      },
    },
  );
  return finished.ok ? ok(null) : finished;
}

/** Whoever sent it: any admin may replace it. */
async function deleteFile(files: Files, tx: Executor, fileId: string): Promise<void> {
  const file = await files.find(fileId);
  if (file) await files.delete(tx, file.ownerId, fileId);
}

/** Nothing to do where it is gone already. */
export async function deleteVideo(
  { db, files }: VideoDeps,
  { id, version, actor }: By & { readonly id: string; readonly version: number },
): Promise<Result<null, Failure<'stale'>>> {
  return db.transaction(async (tx) => {
    const video = await lockVideo(tx, id);
    if (!video) return ok(null);
    if (video.version !== version) return err('stale');
    for (const fileId of [video.fileId, video.posterId]) if (fileId) await deleteFile(files, tx, fileId);
    await removeVideo(tx, id);
    await record(tx, { actor, action: 'video_deleted', video, before: factsOf(video) });
    return ok(null);
  });
}
