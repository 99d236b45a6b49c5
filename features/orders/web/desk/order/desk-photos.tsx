// The photos of an order on the desk; one that is no good is taken out of sight, until the buyer has decided by it.

import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
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
      <PhotosPart order={order} writeWeight={showGrams} />
      {removal === undefined ? null : removal.reason === null ? (
        <Removable order={order} />
      ) : (
        <p className="text-small text-muted">{reasonText(removal.reason)}</p>
      )}
      {removal !== undefined && isStored ? <PhotoUploads order={order} /> : null}
    </div>
  );
}

function Removable({ order: { id, photos } }: DeskPhotosProps) {
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
      <ul className="flex flex-wrap gap-3">
        {photos.map((photo) => (
          <li key={photo.id}>
            <Button
              look="ghost"
              icon={<Trash2 aria-hidden="true" size={16} />}
              onClick={() => setAsked(photo)}
            >
              {photoName(photo)}
              <span className="sr-only">{t('desk.removePhoto')}</span>
            </Button>
          </li>
        ))}
      </ul>
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
