// The job of a video that was sent: looks into it, converts it where that must be, and says in one step what came of it.

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Files, FileUse } from '../../../kit/server/files/files.ts';
import type { Log } from '../../../kit/server/log.ts';
import { probeVideo } from '../domain/probe/probe-video.ts';
import { isPlayable, type Probed, type VideoFacts } from '../domain/probe/video-facts.ts';
import { LONGEST_SECONDS, type VideoProblem, videoKind } from '../domain/video-kind.ts';
import type { Converter } from './convert.ts';
import { changeVideo, findVideo, lockVideo } from './videos-repo.ts';

export type PrepareDeps = {
  readonly db: Database;
  readonly files: Files;
  readonly log: Log;
  readonly converter: Converter;
};

type Prepared =
  /** It stays as it came. */
  | { readonly as: 'sent'; readonly facts: VideoFacts }
  | { readonly as: 'converted'; readonly facts: VideoFacts; readonly path: string }
  | { readonly as: 'refused'; readonly problem: VideoProblem };

/** May run twice, also at the same time: whoever is done first has done it. */
export async function prepareVideo(deps: PrepareDeps, id: string): Promise<void> {
  const video = await findVideo(deps.db, id);
  if (video?.state !== 'waiting' || video.fileId === null) return;
  const file = await deps.files.find(video.fileId);
  if (!file) return;
  // Of a process that is killed here nothing stays but this folder of the system's.
  const folder = await mkdtemp(join(tmpdir(), 'yulu-video-'));
  try {
    const path = join(folder, 'sent');
    const bytes = await deps.files.get(file);
    if (!bytes) throw new Error('the bytes of a video are not in the store');
    await pipeline(bytes, createWriteStream(path));
    await settle(deps, { id, file }, await prepare(deps, path, join(folder, 'made.mp4')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare({ converter, log }: PrepareDeps, path: string, target: string): Promise<Prepared> {
  const probed = await probeFile(path);
  const tooLong = probed.ok && probed.value.seconds > LONGEST_SECONDS;
  if (tooLong) return { as: 'refused', problem: 'too_long' };
  if (probed.ok && isPlayable(probed.value)) return { as: 'sent', facts: probed.value };
  if (!(await converter.isThere()))
    return { as: 'refused', problem: probed.ok ? 'unplayable' : probed.error.code };
  try {
    await converter.convert(path, target);
  } catch (error) {
    log.warn({ err: error }, 'a video could not be converted');
    return { as: 'refused', problem: probed.ok ? 'conversion_failed' : 'broken' };
  }
  const made = await probeFile(target);
  if (!made.ok) return { as: 'refused', problem: 'conversion_failed' };
  return made.value.seconds > LONGEST_SECONDS
    ? { as: 'refused', problem: 'too_long' }
    : { as: 'converted', facts: made.value, path: target };
}

async function probeFile(path: string): Promise<Probed> {
  const handle = await open(path);
  try {
    const read = async (offset: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    };
    return await probeVideo(read, (await stat(path)).size);
  } finally {
    await handle.close();
  }
}

type Sent = { readonly id: string; readonly file: FileUse };

/** Everything that comes of it in one transaction: a video is whole, or still waits. */
async function settle({ db, files }: PrepareDeps, { id, file }: Sent, prepared: Prepared): Promise<void> {
  const stored =
    prepared.as === 'converted' ? await files.put(videoKind, createReadStream(prepared.path)) : undefined;
  await db.transaction(async (tx) => {
    const video = await lockVideo(tx, id);
    if (video?.state !== 'waiting' || video.fileId !== file.id) return;
    const { ownerId } = file;
    const refuse = async (problem: VideoProblem) => {
      await changeVideo(tx, id, { state: 'refused', problem, fileId: null });
      await files.delete(tx, ownerId, file.id);
    };
    if (prepared.as === 'refused') return refuse(prepared.problem);
    if (stored && !stored.ok) return refuse('conversion_failed');
    const { width, height, seconds } = prepared.facts;
    const facts = { width, height, seconds: Math.round(seconds), state: 'ready', problem: null } as const;
    if (!stored) return changeVideo(tx, id, facts);
    await changeVideo(tx, id, { fileId: null });
    await files.delete(tx, ownerId, file.id);
    const used = await files.use(tx, ownerId, stored.value);
    if (!used.ok) throw new Error(`a converted video was refused: ${used.error.code}`);
    await changeVideo(tx, id, { ...facts, fileId: used.value.id });
  });
}
