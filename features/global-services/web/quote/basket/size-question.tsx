// Beside a shoe or a garment of which no size was said: a question, which may stay open.

import { isSizeOpen } from '../../../domain/sizes.ts';
import { t } from '../../texts.ts';

type SizeQuestionProps = { readonly category: string; readonly name: string; readonly variant: string };

export function SizeQuestion({ category, name, variant }: SizeQuestionProps) {
  if (!isSizeOpen({ category, name, variant })) return null;
  return (
    <p className="mt-2 border-s-2 border-line-strong ps-3 text-small">
      <span className="font-medium">{t('sizes.which')}</span>{' '}
      {t(category === 'shoes' ? 'sizes.whyShoes' : 'sizes.whyClothes')}
    </p>
  );
}
