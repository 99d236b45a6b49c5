// Composes the files port with the kinds of files that features store.

import { avatarKind } from '../../../features/account/server/api.ts';
import { ankiPackageKind, takenPackageKind } from '../../../features/anki/domain/index.ts';
import { createFileCalls } from '../../../features/files/server/api.ts';
import { wordPictureKind, wordSoundKind } from '../../../features/my-words/domain/index.ts';
import { orderPhotoKind, orderPictureKind } from '../../../features/orders/server/api.ts';
import { archiveKind } from '../../../features/privacy/server/api.ts';
import { productPictureKind } from '../../../features/product-upload/server/api.ts';
import { posterKind, videoKind } from '../../../features/videos/domain/index.ts';
import type { FileKind } from '../../../kit/core/file-kind.ts';
import type { Config } from '../../../kit/server/config.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { createFiles } from '../../../kit/server/files/files.ts';
import { openFileStore } from '../../../kit/server/files/stores/open-store.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';

export type FilesOptions = {
  readonly config: Config;
  readonly secret: string;
  /** Where files lie, unless a bucket is configured. */
  readonly dataFolder: string;
  /** What may be stored besides the features' own kinds of files. */
  readonly fileKinds?: readonly FileKind[];
};

type Tools = { readonly db: Database; readonly jobs: Jobs };

export function composeFiles(
  { config, secret, dataFolder, fileKinds = [] }: FilesOptions,
  { db, jobs }: Tools,
) {
  const files = createFiles({
    db,
    secret,
    kinds: [
      avatarKind,
      orderPhotoKind,
      orderPictureKind,
      productPictureKind,
      wordSoundKind,
      wordPictureKind,
      ankiPackageKind,
      takenPackageKind,
      archiveKind,
      videoKind,
      posterKind,
      ...fileKinds,
    ],
    ...openFileStore({ dataFolder, s3: config.filesBucket }),
  });
  return { files, fileCalls: createFileCalls({ files, jobs }) };
}
