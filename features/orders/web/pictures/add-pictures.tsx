// Adds pictures to what is being written, and says how many there are; one that is sent twice counts once.

import { orderPictureKind } from '../../domain/pictures.ts';
import { t } from '../texts.ts';
import { PictureUploads } from './picture-uploads.tsx';

type AddPicturesProps = {
  readonly uploads: readonly string[];
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void;
};

export function AddPictures({ uploads, onChange }: AddPicturesProps) {
  return (
    <>
      <PictureUploads
        kind={orderPictureKind}
        label={t('messages.picture')}
        finish={async (uploadId) => onChange((before) => [...new Set([...before, uploadId])])}
      />
      {uploads.length === 0 ? null : (
        <p className="self-center text-small text-muted">
          {t('messages.pictures', { count: uploads.length })}
        </p>
      )}
    </>
  );
}
