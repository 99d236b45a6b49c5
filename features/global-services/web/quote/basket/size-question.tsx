// Beside a shoe or a garment: which size, where none was said; or what that of a shoe is in China and at home, which is asked where it may be either’s.

import { browserRegion } from '../../../../../kit/web/browser-region.ts';
import { formatNumber } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { readShoeSize, type ShoeSize, type SizeIn, withChinaSize } from '../../../domain/shoe-size-abroad.ts';
import { isSizeOpen } from '../../../domain/sizes.ts';
import { countryName } from '../../country-name.ts';
import { t } from '../../texts.ts';
import { useBasket } from './basket.ts';

type Answering = {
  /** Takes the variant with the buyer’s answer in it. */
  readonly onAnswer: (variant: string) => void;
  readonly busy?: boolean;
};
type SizeQuestionProps = Answering & {
  readonly category: string;
  readonly name: string;
  readonly variant: string;
};

export function SizeQuestion({ category, name, variant, onAnswer }: SizeQuestionProps) {
  const country = useBasket((basket) => basket.country) || browserRegion();
  if (!isSizeOpen({ category, name, variant }))
    return <SizeAbroad category={category} variant={variant} country={country ?? ''} onAnswer={onAnswer} />;
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
export function SizeAbroad({ category, variant, country, onAnswer, busy = false }: SizeAbroadProps) {
  const size = readShoeSize({ category, variant }, country);
  if (!size) return null;
  if (size.kind === 'known')
    return (
      <output className="mt-2 block border-s-2 border-line-strong ps-3 text-small font-medium">
        {writeSame(size)}
      </output>
    );
  const { asChina, asHome, number } = size;
  const answer = ({ china }: ShoeSize) => onAnswer(withChinaSize(variant, china));
  return (
    <div className="mt-2 border-s-2 border-line-strong ps-3">
      <output className="block text-small font-medium">
        {t('sizes.abroad', { same: writeSame(asChina) })}
      </output>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => answer(asChina)}>
          {t('sizes.mine')}
        </Button>
        {asHome ? (
          <Button busy={busy} onClick={() => answer(asHome)}>
            {t('sizes.wantHome', { size: `${countryName(country)} ${number}` })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const writeSame = ({ same }: ShoeSize): string => same.map(writeSize).join(' = ');

function writeSize({ system, size, people }: SizeIn): string {
  const number = formatNumber(Number(size));
  if (system === 'foot') return `${number} mm`;
  const country = system === 'EU' ? system : countryName(system);
  return `${country} ${people === undefined ? number : t(`sizes.${people}`, { size: number })}`;
}
