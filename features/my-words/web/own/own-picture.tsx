// The picture of a word in the deck that it came with; nothing where there is none, or where it cannot be had now.

import { useState } from 'react';
import { t } from '../texts.ts';

type OwnPictureProps = { readonly word: string; readonly address: string | null };

export function OwnPicture({ word, address }: OwnPictureProps) {
  const [failed, setFailed] = useState<string>();
  if (address === null || address === failed) return null;
  return (
    <img
      src={address}
      alt={t('list.picture', { word })}
      loading="lazy"
      onError={() => setFailed(address)}
      className="mt-2 h-32 max-w-full rounded-soft bg-raised object-contain"
    />
  );
}
