// Beside a shoe or a garment: which size, where none was said, or what the Chinese one is called at home; either may stay open.

import { browserRegion } from '../../../../../kit/web/browser-region.ts';
import { formatNumber } from '../../../../../kit/web/i18n.ts';
import { isSizeOpen, shoeSizeAbroad } from '../../../domain/sizes.ts';
import { countryName } from '../../country-name.ts';
import { t } from '../../texts.ts';
import { useBasket } from './basket.ts';

type SizeQuestionProps = { readonly category: string; readonly name: string; readonly variant: string };

export function SizeQuestion({ category, name, variant }: SizeQuestionProps) {
  const country = useBasket((basket) => basket.country) || browserRegion();
  if (!isSizeOpen({ category, name, variant }))
    return <SizeAbroad category={category} variant={variant} country={country ?? ''} />;
  return (
    <p className="mt-2 border-s-2 border-line-strong ps-3 text-small">
      <span className="font-medium">{t('sizes.which')}</span>{' '}
      {t(category === 'shoes' ? 'sizes.whyShoes' : 'sizes.whyClothes')}
    </p>
  );
}

type SizeAbroadProps = Omit<SizeQuestionProps, 'name'> & {
  /** Where it goes, by its code. */
  readonly country: string;
};

/** In one line: a size is no reason to take a thing back. */
export function SizeAbroad({ category, variant, country }: SizeAbroadProps) {
  const size = shoeSizeAbroad({ category, variant }, country);
  if (!size) return null;
  const { china, abroad, people } = size;
  const number = people === undefined ? abroad : t(`sizes.${people}`, { size: formatNumber(Number(abroad)) });
  return (
    <output className="mt-2 block border-s-2 border-line-strong ps-3 text-small font-medium">
      {t('sizes.abroad', { china, abroad: number, country: countryName(country) })}
    </output>
  );
}
