// The photos of an order on the desk; one that is no good is taken out of sight, until the buyer has decided by it.

import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { PhotosPart, photoName } from '../../order/photos-part.tsx';
import { type DeskOrder, ordersApi, reasonText, refusalText } from '../../queries.ts';
import { showGrams } from '../../show.ts';
import { t } from '../../texts.ts';
import { useChange } from '../use-operate.ts';
import { PhotoUploads } from './photo-uploads.tsx';

type DeskPhotosProps = { readonly order: DeskOrder };

export function DeskPhotos({ order }: DeskPhotosProps) {
  const { photos, stage, may } = order;
  const removal = may.find(({ action }) => action === 'remove_photo');
  const isStored = stage === 'in_warehouse';
  if (photos.length === 0 && !isStored) return null;
  return (
    <div className="grid gap-4">
      {removal?.reason === null ? (
        <Removable order={order} />
      ) : (
        <PhotosPart order={order} writeWeight={showGrams} />
      )}
      {removal === undefined || removal.reason === null ? null : (
        <p className="text-small text-muted">{reasonText(removal.reason)}</p>
      )}
      {removal !== undefined && isStored ? <PhotoUploads order={order} /> : null}
    </div>
  );
}

/** Each is taken out of sight by a button on the picture itself. */
function Removable({ order }: DeskPhotosProps) {
  const { id, photos } = order;
  const [asked, setAsked] = useState<DeskOrder['photos'][number]>();
  const change = useChange(id, true);
  const close = () => setAsked(undefined);
  const removing = useMutation({
    mutationFn: (photoId: string) => change('remove_photo', () => ordersApi.removePhoto({ id, photoId })),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: close,
  });
  return (
    <>
      <PhotosPart
        order={order}
        writeWeight={showGrams}
        renderCorner={(url) => {
          const photo = photos.find((each) => each.url === url);
          return photo ? (
            <button
              type="button"
              aria-label={`${photoName(photo)} ${t('desk.removePhoto')}`}
              onClick={() => setAsked(photo)}
              className="grid size-11 place-items-center rounded-soft border border-line bg-surface text-ink hover:bg-raised"
            >
              <Trash2 aria-hidden="true" size={18} />
            </button>
          ) : null;
        }}
      />
      {asked ? (
        <ConfirmDialog
          title={t('desk.removeThis', { photo: photoName(asked) })}
          confirm={t('actions.remove_photo')}
          keep={t('desk.leave')}
          busy={removing.isPending}
          onConfirm={() => removing.mutate(asked.id)}
          onClose={close}
        >
          {asked.url === null ? null : (
            <img src={asked.url} alt={photoName(asked)} className="mb-3 max-h-64 rounded-soft" />
          )}
          <p>{t('desk.removeText')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
