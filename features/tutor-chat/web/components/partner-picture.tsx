// How a partner is drawn: by the picture of a role where the page knows how to draw one, else by the stamp.

import { createContext, type ReactNode, useContext } from 'react';
import type { Partner } from '../../domain/index.ts';
import { Portrait } from './portrait.tsx';

type Picture = NonNullable<Partner['picture']>;

/** Pages of roles say here how a role's picture is drawn, `size` being its edge in CSS pixels. */
export const DrawPicture = createContext<((picture: Picture, size: number) => ReactNode) | null>(null);

type PartnerPictureProps = {
  readonly partner: Pick<Partner, 'picture' | 'portrait'> | undefined;
  /** Edge length in CSS pixels. */
  readonly size: number;
};

export function PartnerPicture({ partner, size }: PartnerPictureProps) {
  const draw = useContext(DrawPicture);
  // A server of an older release sends no picture.
  if (draw && partner?.picture) return draw(partner.picture, size);
  return <Portrait portrait={partner?.portrait} size={size} />;
}
