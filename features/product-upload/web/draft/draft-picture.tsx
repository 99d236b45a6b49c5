// The picture of an item, small; a tap opens it whole.

import { ImageOff } from 'lucide-react';
import { t } from '../texts.ts';

export function DraftPicture({ address }: { readonly address: string | null }) {
  const frame =
    'grid size-20 shrink-0 place-items-center overflow-hidden rounded-soft border border-line bg-raised';
  if (address === null) {
    return (
      <span className={frame} aria-hidden="true">
        <ImageOff size={24} className="text-muted" />
      </span>
    );
  }
  return (
    <a href={address} target="_blank" rel="noreferrer" className={frame} aria-label={t('draft.openPicture')}>
      <img
        src={address}
        alt={t('draft.picture')}
        loading="lazy"
        className="size-full object-cover object-top"
      />
    </a>
  );
}
