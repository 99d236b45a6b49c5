// The partner's face; an empty ground of the same size where this installation no longer has them.

import { Face } from '../../../kit/web/face/face.tsx';
import type { Partner } from '../domain/index.ts';

type PartnerPictureProps = {
  readonly partner: Pick<Partner, 'picture'> | undefined;
  /** Edge length in CSS pixels. */
  readonly size: number;
};

export function PartnerPicture({ partner, size }: PartnerPictureProps) {
  if (partner) return <Face picture={partner.picture} size={size} />;
  return <span aria-hidden="true" style={{ width: size, height: size }} className="rounded-soft bg-raised" />;
}
