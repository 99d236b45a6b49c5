// The picture of a video before it plays, in one size.

import { useQueryClient } from '@tanstack/react-query';
import { UploadStatus, useUpload } from '../../../files/web/api.ts';
import { posterKind } from '../../domain/video-kind.ts';
import { type AdminVideo, VIDEOS_KEY, videosApi } from '../queries.ts';
import { t } from '../texts.ts';
import { FileButton } from './file-button.tsx';

type PosterFieldProps = {
  readonly video: AdminVideo;
  /** The video has another version then. */
  readonly onSet: () => void;
};

export function PosterField({ video: { id, poster }, onSet }: PosterFieldProps) {
  const queries = useQueryClient();
  const upload = useUpload({
    kind: posterKind,
    finish: async (uploadId) => {
      await videosApi.setPoster({ id, uploadId });
      onSet();
      await queries.invalidateQueries({ queryKey: VIDEOS_KEY });
    },
  });
  return (
    <div className="grid gap-3">
      <h4 className="font-medium">{t('poster.title')}</h4>
      <div className="flex flex-wrap items-center gap-4">
        {poster === null ? (
          <p className="text-small text-muted">{t('poster.none')}</p>
        ) : (
          <img src={poster} alt="" width={160} height={90} className="aspect-[16/9] w-40 rounded-soft" />
        )}
        <FileButton label={t('poster.choose')} accept={posterKind.types.join(',')} onFile={upload.start} />
      </div>
      <UploadStatus upload={upload} />
    </div>
  );
}
