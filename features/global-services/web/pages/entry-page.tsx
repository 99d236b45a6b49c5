// Where purchases begin: what we do, how it goes, what it costs, and what we do not buy.

import { formatFen, formatNumber } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Table } from '../../../../kit/web/ui/page/table.tsx';
import { useSession } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { SignUpToGoOn } from '../guest/sign-up-to-go-on.tsx';
import { AskLink } from '../names/ask-link.tsx';
import type { TermsView } from '../queries.ts';
import { BasketWaiting } from '../quote/basket/basket-waiting.tsx';
import { daysText } from '../quote/choices/days-text.ts';
import { PriceCheck } from '../quote/price/price-check.tsx';
import { TermsPart } from '../terms-part.tsx';
import { t } from '../texts.ts';

const HOW = ['how1', 'how2', 'how3', 'how4'] as const;

export function EntryPage() {
  const isGuest = useSession().status === 'guest';
  return (
    <Page
      help={helpPath('buying')}
      title={t('entry.title')}
      lead={t('entry.lead')}
      width="wide"
      actions={
        <>
          <ButtonLink look="primary" to="/global-services/product-upload">
            {t('entry.begin')}
          </ButtonLink>
          {isGuest ? (
            <ButtonLink to="/global-services/cost">{t('entry.reckon')}</ButtonLink>
          ) : (
            <ButtonLink to="/global-services/my-orders">{t('entry.orders')}</ButtonLink>
          )}
        </>
      }
    >
      <div className="grid gap-12">
        <BasketWaiting />
        <TermsPart lines={6} fallback={showNothing}>
          {showCheck}
        </TermsPart>
        <How />
        <TermsPart lines={8} fallback={showCosts}>
          {showCosts}
        </TermsPart>
        {isGuest ? (
          <Section title={t('guest.title')} lead={t('guest.lead')}>
            <SignUpToGoOn backTo="/global-services/product-upload" />
          </Section>
        ) : null}
      </div>
    </Page>
  );
}

function How() {
  return (
    <Section title={t('entry.howTitle')}>
      <ol className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-4">
        {HOW.map((step, index) => (
          <li key={step} className="rounded-soft border border-line bg-surface p-5">
            <span aria-hidden="true" className="font-serif text-title font-bold text-seal-ink">
              {index + 1}
            </span>
            <h3 className="mt-1 font-bold">{t(`entry.${step}`)}</h3>
            <p className="mt-1 text-small text-muted">{t(`entry.${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-3">
        <AskLink />
        {(['refunds', 'claims', 'costs'] as const).map((topic) => (
          <ButtonLink key={topic} look="ghost" to={helpPath(topic)}>
            {t(`entry.${topic}`)}
          </ButtonLink>
        ))}
      </p>
    </Section>
  );
}

const showCheck = (terms: TermsView) => <PriceCheck terms={terms} />;
/** The table of the default costs, further down, says why. */
const showNothing = () => null;

const yuan = (amount: number): string => formatFen(Math.round(amount * 100));

const showCosts = (terms: TermsView) => <Costs terms={terms} />;

export function Costs({ terms }: { readonly terms: TermsView }) {
  const { serviceShare, serviceFees } = terms;
  const share = formatNumber(serviceShare, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <>
      <Section title={t('entry.feesTitle')}>
        <div className="grid items-start gap-4 wide:grid-cols-[1fr_2fr]">
          <Card>
            <dl className="grid gap-4">
              <div>
                <dt className="text-caption text-muted">{t('entry.service')}</dt>
                <dd>{t('entry.serviceText', { share })}</dd>
              </div>
              <div>
                <dt className="text-caption text-muted">{t('entry.tier')}</dt>
                {(['standard', 'express', 'premium'] as const).map((tier) => (
                  <dd key={tier} className="flex justify-between gap-4">
                    {t(`tiers.${tier}`)}
                    <span className="tabular-nums">{yuan(serviceFees[tier])}</span>
                  </dd>
                ))}
              </div>
            </dl>
          </Card>
          <Shipping terms={terms} />
        </div>
      </Section>
      <Section title={t('entry.restrictedTitle')}>
        <ul className="grid gap-x-8 gap-y-4 tablet:grid-cols-2">
          {terms.restrictedItems.map(({ id, name, description, remedy }) => (
            <li key={id} className="border-s-2 border-line-strong ps-4">
              <p className="font-medium">
                {name} <span className="text-small text-muted">· {t(`remedies.${remedy}`)}</span>
              </p>
              <p className="text-small text-muted">{description}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <ButtonLink to="/global-services/policy">{t('entry.policy')}</ButtonLink>
        </p>
      </Section>
    </>
  );
}

function Shipping({ terms: { shippingRates: rates, preparation } }: { readonly terms: TermsView }) {
  return (
    <div>
      <h3 className="mb-2 font-bold">{t('entry.shippingTitle')}</h3>
      <Table
        caption={t('entry.shippingTitle')}
        rows={rates}
        rowKey={({ id }) => id}
        columns={[
          { key: 'country', header: t('entry.country'), cell: ({ country }) => country },
          { key: 'base', header: t('entry.base'), align: 'end', cell: ({ baseFee }) => yuan(baseFee) },
          { key: 'perKg', header: t('entry.perKg'), align: 'end', cell: ({ perKgFee }) => yuan(perKgFee) },
          {
            key: 'days',
            header: t('entry.days'),
            align: 'end',
            cell: ({ estimatedDays }) => estimatedDays.replace('-', '–'),
          },
        ]}
      />
      <p className="mt-3 text-small text-muted">
        {t('entry.preparation', { days: daysText(preparation.min, preparation.max) })}{' '}
        {t('entry.shippingNote')}
      </p>
    </div>
  );
}
