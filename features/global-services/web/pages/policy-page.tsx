// What we do not buy, and why; what we buy under conditions is listed as the settings have it.

import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { OperatorPart } from '../../../site/web/api.ts';
import { countryName } from '../country-name.ts';
import { isRefused, kindsFor, RestrictedKinds } from '../names/restricted-kinds.tsx';
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
        <TermsPart lines={8} fallback={showRestricted}>
          {showRestricted}
        </TermsPart>
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

type OfTerms = { readonly terms: TermsView };

/** What has a section of its own above is not told twice. */
const TOLD = 'prescription-drugs';

/** For the country in the address, which other pages lead to, or everywhere. */
function Restricted({ terms }: OfTerms) {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('to') ?? '';
  const country = terms.shippingRates.some(({ id }) => id === given) ? given : '';
  const kinds = kindsFor(terms, country).filter(({ id }) => id !== TOLD);
  const of = (refused: boolean) => kinds.filter((kind) => isRefused(kind) === refused);
  return (
    <div className="grid gap-8">
      <Select
        label={t('sendable.to')}
        options={[
          { value: '', label: t('sendable.anywhere') },
          ...terms.shippingRates.map(({ id }) => ({ value: id, label: countryName(id) })),
        ]}
        value={country}
        onChange={(to) => setParameters(to === '' ? {} : { to }, { replace: true })}
      />
      <Section title={t('policy.refusedTitle')}>
        <RestrictedKinds kinds={of(true)} isOfOne={country !== ''} />
      </Section>
      <Section title={t('policy.otherTitle')}>
        <RestrictedKinds kinds={of(false)} isOfOne={country !== ''} />
      </Section>
    </div>
  );
}

const showRestricted = (terms: TermsView) => <Restricted terms={terms} />;
