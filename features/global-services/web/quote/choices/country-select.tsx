// Where the parcel goes: the countries that we send to, and what can be done about every other one.

import { browserRegion } from '../../../../../kit/web/browser-region.ts';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { useProposedFor } from '../../../../settings/web/api.ts';
import { countryName, ELSEWHERE } from '../../country-name.ts';
import { AskLink } from '../../names/ask-link.tsx';
import type { TermsView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { changeBasket, useBasket } from '../basket/basket.ts';

type CountrySelectProps = { readonly terms: TermsView; readonly country: string };

export function CountrySelect({ terms: { shippingRates }, country }: CountrySelectProps) {
  const chosen = useBasket((basket) => basket.country);
  useProposedFor(chosen);
  return (
    <Select
      label={t('cost.country')}
      hint={chosen !== '' ? undefined : hintOf(country, unservedRegion(shippingRates))}
      options={[
        ...shippingRates.map(({ id }) => ({ value: id, label: countryName(id) })),
        { value: ELSEWHERE, label: t('elsewhere.option') },
      ]}
      value={country}
      onChange={(changed) => changeBasket({ country: changed })}
    />
  );
}

/** What nobody has chosen is never taken silently. */
function hintOf(country: string, unserved: string | undefined): string {
  if (unserved !== undefined) return t('elsewhere.unserved', { country: countryName(unserved) });
  return t(country === browserRegion() ? 'cost.countryProposed' : 'cost.countryOpen');
}

/** The browser's own region, where no parcel of ours goes. Whoever learns Chinese may have set theirs to China. */
function unservedRegion(rates: TermsView['shippingRates']): string | undefined {
  const region = browserRegion();
  return region === undefined || region === 'CN' || rates.some(({ id }) => id === region)
    ? undefined
    : region;
}

/** In place of a price. */
export function Elsewhere({ terms: { shippingRates } }: Pick<CountrySelectProps, 'terms'>) {
  const region = unservedRegion(shippingRates);
  const about =
    region === undefined ? t('elsewhere.about') : t('elsewhere.aboutOne', { country: countryName(region) });
  return (
    <Notice
      tone="info"
      title={t('elsewhere.title')}
      action={<AskLink about={about} label={t('elsewhere.ask')} />}
    >
      <p>{t('elsewhere.ways')}</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        <li>{t('elsewhere.wayAsk')}</li>
        <li>{t('elsewhere.wayAddress')}</li>
      </ul>
      <p className="mt-2">{t('elsewhere.kept')}</p>
    </Notice>
  );
}
