// What arrived in the warehouse: the photos, the scale, and the real weight beside the estimated one.

import type { ReactNode } from 'react';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { kilograms } from '../../../global-services/web/api.ts';
import { PhotoGrid } from '../pictures/photo-grid.tsx';
import type { OrderView } from '../queries.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';

type PhotosPartProps = {
  readonly order: OrderView;
  /** How weights are written; in kilograms to buyers. */
  readonly writeWeight?: (grams: number) => string;
  readonly renderCorner?: ((url: string) => ReactNode) | undefined;
};

export function PhotosPart({ order, writeWeight = kilograms, renderCorner }: PhotosPartProps) {
  const { photos, realGrams, price, storageUntil, stage } = order;
  const isStored = stage === 'in_warehouse' || stage === 'awaiting_balance';
  if (photos.length === 0) return null;
  const shown = photos.flatMap((photo) =>
    photo.url === null ? [] : [{ url: photo.url, label: photoName(photo) }],
  );
  return (
    <Section
      foldsOnPhone={order.waitsFor !== 'photo_decision' && renderCorner === undefined}
      title={t('order.photosTitle')}
    >
      <PhotoGrid photos={shown} renderCorner={renderCorner} />
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        <Fact label={t('order.estimated')} value={writeWeight(price.weight.grams)} />
        {realGrams === null ? null : <Fact label={t('order.real')} value={writeWeight(realGrams)} />}
      </dl>
      {storageUntil === null || !isStored ? null : (
        <p className="mt-3 text-small text-muted">{t('order.storage', { date: showDay(storageUntil) })}</p>
      )}
    </Section>
  );
}

type Photo = OrderView['photos'][number];

/** The same wherever it is named: photos are counted without those of the scale. */
export const photoName = ({ kind, number }: Photo): string =>
  kind === 'scale' ? t('order.scalePhoto') : t('order.photo', { count: number });

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="text-lead tabular-nums">{value}</dd>
    </div>
  );
}
