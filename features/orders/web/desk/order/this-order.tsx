// Which order is being worked on, beside what is done with it: its things with how many of each, and its number.

import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { Thumbnail } from '../../components/thumbnail.tsx';
import type { DeskOrder } from '../../queries.ts';

export function ThisOrder({ order }: { readonly order: DeskOrder }) {
  const { number, buyer, request, pictures } = order;
  const pictureUrl = pictures.find(({ url }) => url !== null)?.url ?? null;
  return (
    <div className="mb-4 flex items-center gap-4">
      <Thumbnail url={pictureUrl} />
      <div className="min-w-0">
        {request.items.map(({ name, variant, quantity }, at) => (
          // The things of an order never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at} className="break-words">
            <MixedText text={[name, variant].filter(Boolean).join(' · ')} />{' '}
            <span className="font-bold tabular-nums">× {quantity}</span>
          </p>
        ))}
        <p className="text-small text-muted">{[number, buyer.name].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
