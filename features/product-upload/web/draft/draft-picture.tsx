// The picture of an item, small; a tap opens it whole.

import { ImageOff } from 'lucide-react';
import type { PictureBox } from '../../../global-services/domain/index.ts';
import { ThingPicture } from '../../../global-services/web/api.ts';
import { t } from '../texts.ts';

type DraftPictureProps = { readonly address: string | null; readonly box: PictureBox | undefined };

export function DraftPicture({ address, box }: DraftPictureProps) {
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
      <ThingPicture url={address} box={box} alt={t('draft.picture')} />
    </a>
  );
}
