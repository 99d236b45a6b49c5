// Photos as small pictures; each opens large.

import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { t } from '../texts.ts';

export type Photo = { readonly url: string; readonly label: string };

type PhotoGridProps = {
  readonly photos: readonly Photo[];
  /** What can be done with one, in its corner. */
  readonly renderCorner?: ((url: string) => ReactNode) | undefined;
};

export function PhotoGrid({ photos, renderCorner }: PhotoGridProps) {
  const [open, setOpen] = useState<Photo>();
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
        {photos.map((photo) => (
          <li key={photo.url} className="relative">
            <button
              type="button"
              onClick={() => setOpen(photo)}
              aria-label={`${photo.label}: ${t('order.larger')}`}
              className="block w-full overflow-hidden rounded-soft border border-line text-start hover:border-ink"
            >
              <img
                src={photo.url}
                alt=""
                loading="lazy"
                decoding="async"
                className="aspect-square w-full bg-raised object-cover"
              />
              <span aria-hidden="true" className="block px-3 py-1.5 text-caption">
                {photo.label}
              </span>
            </button>
            {renderCorner ? <div className="absolute end-1 top-1">{renderCorner(photo.url)}</div> : null}
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <Dialog title={open.label} onClose={() => setOpen(undefined)}>
          <img src={open.url} alt={open.label} className="mx-auto max-h-[75dvh] rounded-soft" />
        </Dialog>
      )}
    </>
  );
}
