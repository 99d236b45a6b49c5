// A video as children and as admins see it.

import type { Files } from '../../../kit/server/files/files.ts';
import { CAPTION_LANGUAGES } from '../domain/video-kind.ts';
import type { Video } from './videos-repo.ts';

type ViewDeps = { readonly files: Pick<Files, 'addresses'> };

/** Nothing where its file is not there any more. */
export function toShown({ files }: ViewDeps, video: Video, now: Date) {
  const { id, title, level, language, seconds, fileId, posterId, captions } = video;
  if (fileId === null) return [];
  return [
    {
      id,
      title,
      level,
      language,
      length: seconds ?? 0,
      address: files.addresses.addressOf(fileId, now),
      poster: posterId === null ? null : files.addresses.addressOf(posterId, now),
      captions: CAPTION_LANGUAGES.filter((each) => captions[each] !== undefined),
    },
  ];
}

export function toAdminView({ files }: ViewDeps, video: Video, now: Date) {
  const { fileId, posterId, captions, createdAt, createdBy: _, ...rest } = video;
  return {
    ...rest,
    address: fileId === null ? null : files.addresses.addressOf(fileId, now),
    poster: posterId === null ? null : files.addresses.addressOf(posterId, now),
    captions: { zh: captions.zh ?? '', en: captions.en ?? '', pt: captions.pt ?? '' },
    createdAt: createdAt.toISOString(),
  };
}
