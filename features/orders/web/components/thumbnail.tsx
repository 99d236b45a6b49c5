// The picture of a thing in a list, or the sign of a parcel where there is none.

import { Package } from 'lucide-react';

export function Thumbnail({ url }: { readonly url: string | null }) {
  if (url !== null)
    return (
      <img
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-14 shrink-0 rounded-soft bg-raised object-cover"
      />
    );
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center rounded-soft bg-raised text-muted"
    >
      <Package size={24} />
    </span>
  );
}
