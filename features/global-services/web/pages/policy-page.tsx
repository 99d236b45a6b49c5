// What we do not buy, and why; what we buy under conditions is listed as the settings have it.

import { languageTag } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { OperatorPart } from '../../../site/web/api.ts';
import { countryName } from '../country-name.ts';
import type { TermsView } from '../queries.ts';
import { TermsPart } from '../terms-part.tsx';
import { t } from '../texts.ts';

export function PolicyPage() {
  return (
    <Page help={helpPath('buying')} title={t('policy.title')} lead={t('policy.lead')}>
      <div className="grid gap-8">
        <Section title={t('policy.fakesTitle')}>
          <p>
            <MixedText text={t('policy.fakes')} />
          </p>
        </Section>
        <Section title={t('policy.drugsTitle')}>
          <p>{t('policy.drugs')}</p>
        </Section>
        <Section title={t('policy.refusedTitle')}>
          <TermsPart lines={3} fallback={showRefused}>
            {showRefused}
          </TermsPart>
        </Section>
        <Section title={t('policy.otherTitle')}>
          <TermsPart lines={5} fallback={showConditions}>
            {showConditions}
          </TermsPart>
        </Section>
        <Section title={t('policy.paidTitle')}>
          <p>{t('policy.paid')}</p>
        </Section>
        <OperatorPart />
        <p>
          <ButtonLink to="/global-services">{t('entry.title')}</ButtonLink>
        </p>
      </div>
    </Page>
  );
}

const showConditions = (terms: TermsView) => <Kinds terms={terms} isRefused={false} />;
const showRefused = (terms: TermsView) => <Kinds terms={terms} isRefused />;

type KindsProps = { readonly terms: TermsView; readonly isRefused: boolean };

/** What has a section of its own above is not told twice. */
const TOLD = 'prescription-drugs';

function Kinds({ terms: { restrictedItems }, isRefused }: KindsProps) {
  const shown = restrictedItems.filter(
    ({ id, remedy }) => id !== TOLD && (remedy === 'refuse') === isRefused,
  );
  return (
    <ul className="grid gap-4">
      {shown.map(({ id, name, description, remedy, countries }) => (
        <li key={id} className="border-s-2 border-line-strong ps-4">
          <p className="font-medium">
            {name}: {t(`remedies.${remedy}`)}
          </p>
          <p className="text-small text-muted">{description}</p>
          {countries.length === 0 ? null : (
            <p className="text-small text-muted">
              {t('policy.onlyTo', {
                countries: new Intl.ListFormat(languageTag).format(countries.map(countryName)),
              })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
