// Photos of what has arrived, taken with the phone at hand or chosen.

import { errorCode } from '../../../../../kit/web/api/api.ts';
import { orderPhotoKind } from '../../../domain/pictures.ts';
import { PictureUploads } from '../../pictures/picture-uploads.tsx';
import { type DeskOrder, ordersApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { useChange } from '../use-operate.ts';

/** What the order does not take, whatever the network does. */
const explain = (error: unknown): string | undefined =>
  errorCode(error) === 'NOT_ALLOWED' ? refusalText(error) : undefined;

export function PhotoUploads({ order: { id } }: { readonly order: DeskOrder }) {
  const change = useChange(id);
  const finish = (kind: 'photo' | 'scale') => (uploadId: string) =>
    change('add_photo', () => ordersApi.addPhoto({ id, uploadId, kind }));
  return (
    <div className="flex flex-wrap gap-3">
      <PictureUploads
        kind={orderPhotoKind}
        label={t('desk.addPhotos')}
        finish={finish('photo')}
        explain={explain}
      />
      <PictureUploads
        kind={orderPhotoKind}
        label={t('desk.addScale')}
        finish={finish('scale')}
        explain={explain}
      />
    </div>
  );
}
