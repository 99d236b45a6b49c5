// What was confirmed from pictures, links and words comes into the basket by itself; what was taken out, by a press.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { type DraftView, draftsQuery } from '../../queries.ts';
import { t } from '../../texts.ts';
import { changeBasket, leftOutDrafts, putBack, readLeftOut, useBasket } from './basket.ts';
import { focusThing } from './focus-thing.ts';
import { followDrafts } from './follow-drafts.ts';
import { joinConfirmed } from './join-confirmed.ts';

export function ConfirmedDrafts() {
  const { data, isFetchedAfterMount } = useQuery(draftsQuery);
  const [parameters, setParameters] = useSearchParams();
  const items = useBasket((basket) => basket.items);
  const open = (data ?? []).filter(
    ({ id, state, verdicts }) =>
      state === 'confirmed' &&
      !verdicts.some(({ kind }) => kind === 'refuse') &&
      !items.some(({ draftId }) => draftId === id),
  );
  const named = parameters.get('items');
  /** Nobody is asked again about what they have confirmed; whoever took one out must not find it back, unless they name it. */
  const takeNew = useEffectEvent(() => {
    followDrafts(data ?? []);
    const leftOut = leftOutDrafts();
    const ids = named?.split(',') ?? [];
    const taken = open.filter(({ id }) => ids.includes(id) || !leftOut.has(id));
    if (taken.length > 0) take(taken, data ?? []);
    if (named !== null) setParameters({}, { replace: true });
  });
  useEffect(() => {
    // What was read on an earlier visit does not know what has been confirmed since.
    if (data !== undefined && isFetchedAfterMount) takeNew();
  }, [data, isFetchedAfterMount]);
  if (open.length === 0 || !isFetchedAfterMount) return null;
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        title={t('item.confirmedTitle')}
        action={
          <Button
            onClick={() => {
              take(open, data ?? []);
              const first = open[0]?.id;
              focusThing(useBasket.getState().items.findIndex(({ draftId }) => draftId === first));
            }}
          >
            {t('item.takeIn', { count: open.length })}
          </Button>
        }
      >
        {open.map(({ id, fields }) => (
          <span key={id} className="block">
            <MixedText text={fields.name?.value ?? ''} />
          </span>
        ))}
      </Notice>
    </div>
  );
}

/** `known` are all drafts: whoever takes one out of the basket and in again does not pay its freight twice. */
function take(drafts: readonly DraftView[], known: readonly DraftView[]): void {
  const ids = new Set(drafts.map(({ id }) => id));
  // Each was taken out of a list without those that went before it: the last comes back first.
  readLeftOut()
    .filter(({ item: { draftId } }) => draftId && ids.has(draftId))
    .toReversed()
    .forEach(putBack);
  const { items, domesticFreightFen } = useBasket.getState();
  const added = joinConfirmed(
    items,
    drafts.filter(({ id }) => !items.some(({ draftId }) => draftId === id)),
  );
  const freightFen = known
    .filter(({ id }) => added.some(({ draftId }) => draftId === id))
    .reduce((sum, { fields }) => sum + (fields.domesticFreightFen?.value ?? 0), 0);
  changeBasket({ items: added, domesticFreightFen: Math.max(domesticFreightFen, freightFen) });
  followDrafts(known);
}
