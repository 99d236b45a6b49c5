// The picture of a thing in a list, or the sign of a parcel where there is none.

import { Package } from 'lucide-react';
import { ThingPicture } from '../../../global-services/web/api.ts';
import type { OrderView } from '../queries.ts';

type ThumbnailProps = {
  readonly url: string | null;
  readonly box?: OrderView['request']['items'][number]['pictureBox'];
};

export function Thumbnail({ url, box }: ThumbnailProps) {
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-soft bg-raised text-muted"
    >
      {url === null ? <Package size={24} /> : <ThingPicture url={url} box={box} />}
    </span>
  );
}
