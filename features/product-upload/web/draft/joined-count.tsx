// Whoever adds a thing twice and says that it is one may want two of it: the counts of both together are offered.

import { readStored, store } from '../../../../kit/web/storage.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ITEM_BOUNDS } from '../../../global-services/domain/index.ts';
import { readQuantity } from '../../domain/typed-values.ts';
import type { Draft } from '../queries.ts';
import { t } from '../texts.ts';

const keyOf = (id: string): string => `yulu-joined-${id}`;

const countOf = ({ fields: { quantity } }: Draft): number => quantity?.value ?? 1;

/** A picture and words about it are of one piece; two of either may be two. */
export function offerCount(id: string, [one, other]: readonly [Draft, Draft]): void {
  const isTwice = (one.pictureId === null) === (other.pictureId === null);
  const count = countOf(one) + countOf(other);
  if (isTwice && count <= ITEM_BOUNDS.quantity) store(keyOf(id), String(count));
}

type JoinedCountProps = {
  readonly draft: Draft;
  readonly typed: string;
  readonly onTake: (quantity: string) => void;
};

export function JoinedCount({ draft: { id }, typed, onTake }: JoinedCountProps) {
  const count = readQuantity(readStored(keyOf(id)) ?? '');
  if (count === undefined || typed.trim() === String(count)) return null;
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <p className="text-caption text-muted">{t('same.twice')}</p>
      <Button onClick={() => onTake(String(count))}>{t('same.take', { count })}</Button>
    </div>
  );
}
