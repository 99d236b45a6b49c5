// The photos of an order on the desk; one that is no good is removed until the parcel is packed.

import { Trash2 } from 'lucide-react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { PhotosPart, photoName } from '../../order/photos-part.tsx';
import { type DeskOrder, ordersApi, refusalText } from '../../queries.ts';
import { showGrams } from '../../show.ts';
import { t } from '../../texts.ts';
import { useChange } from '../use-operate.ts';
import { PhotoUploads } from './photo-uploads.tsx';

export function DeskPhotos({ order }: { readonly order: DeskOrder }) {
  const { id, photos, stage, may } = order;
  const change = useChange(id, true);
  const isOpen = may.some(({ action, reason }) => action === 'remove_photo' && reason === null);
  const remove = (photoId: string) =>
    void change('remove_photo', () => ordersApi.removePhoto({ id, photoId })).catch((error: unknown) =>
      notify('wrong', refusalText(error)),
    );
  if (photos.length === 0) return null;
  return (
    <div className="grid gap-4">
      <PhotosPart order={order} writeWeight={showGrams} />
      {isOpen ? (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo) => (
            <li key={photo.id}>
              <Button
                look="ghost"
                icon={<Trash2 aria-hidden="true" size={16} />}
                onClick={() => remove(photo.id)}
              >
                {photoName(photos, photo)}
                <span className="sr-only">{t('desk.removePhoto')}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen && stage === 'in_warehouse' ? <PhotoUploads order={order} /> : null}
    </div>
  );
}
