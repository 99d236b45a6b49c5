// What is restricted, with the reason and what is done about it: everywhere, or for parcels to one country.

import { Link } from 'react-router';
import { languageTag } from '../../../../kit/web/i18n.ts';
import { countryName } from '../country-name.ts';
import type { TermsView } from '../queries.ts';
import { t } from '../texts.ts';

type Kind = TermsView['restrictedItems'][number];

type KindsProps = {
  readonly kinds: readonly Kind[];
  /** The list is about this country alone, so where each holds needs no word. */
  readonly isOfOne?: boolean;
};

/** `country`: where the parcel goes; empty for everywhere. What is not bought comes first. */
export const kindsFor = ({ restrictedItems }: TermsView, country: string): readonly Kind[] =>
  restrictedItems
    .filter(({ countries }) => country === '' || countries.length === 0 || countries.includes(country))
    .toSorted((one, other) => Number(isRefused(other)) - Number(isRefused(one)));

export const isRefused = ({ remedy }: Kind): boolean => remedy === 'refuse';

export function RestrictedKinds({ kinds, isOfOne = false }: KindsProps) {
  return (
    <>
      <ul className="grid gap-4">
        {kinds.map(({ id, name, description, remedy, countries }) => (
          <li
            key={id}
            className={
              remedy === 'refuse' ? 'border-s-2 border-wrong ps-4' : 'border-s-2 border-line-strong ps-4'
            }
          >
            <p className="font-medium">
              {name}: {t(`remedies.${remedy}`)}
            </p>
            <p className="text-small text-muted">{description}</p>
            {countries.length === 0 || isOfOne ? null : (
              <p className="text-small text-muted">
                {t('policy.onlyTo', {
                  countries: new Intl.ListFormat(languageTag).format(countries.map(countryName)),
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {kinds.some(({ isUnchecked }) => isUnchecked) ? (
        <p className="mt-4 text-caption text-muted">{t('sendable.unchecked')}</p>
      ) : null}
    </>
  );
}

/** Beside the choice of the country, before anything is ordered. */
export function RestrictedFor({ terms, country }: { readonly terms: TermsView; readonly country: string }) {
  const kinds = kindsFor(terms, country);
  if (kinds.length === 0) return null;
  return (
    <details className="rounded-soft border border-line p-4">
      <summary className="cursor-pointer font-medium">
        {t('sendable.title', { country: countryName(country) })}
      </summary>
      <p className="mt-3 mb-4 text-small text-muted">
        {t('sendable.lead', {
          refused: kinds.filter(isRefused).length,
          others: kinds.filter((kind) => !isRefused(kind)).length,
        })}
      </p>
      <RestrictedKinds kinds={kinds} isOfOne />
      <Link
        to={`/global-services/policy?to=${country}`}
        className="mt-3 inline-flex min-h-11 items-center underline"
      >
        {t('sendable.more')}
      </Link>
    </details>
  );
}
