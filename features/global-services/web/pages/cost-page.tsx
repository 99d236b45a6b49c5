// The cost step: what is bought, where it goes and how fast, with the whole price beside it, live.

import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { ActionFailed } from '../../../../kit/web/ui/notices/action-failed.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { EmailForOrder, useSession } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { formatAmount, useDisplayCurrency } from '../../../settings/web/api.ts';
import type { PriceView, QuoteRequest } from '../../domain/quote/shapes.ts';
import { isWhichOpen } from '../../domain/which-one.ts';
import { ELSEWHERE, proposedCountry } from '../country-name.ts';
import { SignUpToGoOn } from '../guest/sign-up-to-go-on.tsx';
import { RestrictedFor } from '../names/restricted-kinds.tsx';
import { globalServicesApi, refusalText, type TermsView } from '../queries.ts';
import { type Basket, changeBasket, useBasket } from '../quote/basket/basket.ts';
import { BasketItems } from '../quote/basket/basket-items.tsx';
import { ConfirmedDrafts } from '../quote/basket/confirmed-drafts.tsx';
import { type OpenFreight, openFreightOf } from '../quote/basket/freight.ts';
import { Elsewhere } from '../quote/choices/country-select.tsx';
import { Destination } from '../quote/choices/destination.tsx';
import { TierChoice } from '../quote/choices/tier-choice.tsx';
import { TipChoice } from '../quote/choices/tip-choice.tsx';
import { totalKey } from '../quote/price/cost-lines.tsx';
import { DoorSum } from '../quote/price/door-total.tsx';
import { OldPrice } from '../quote/price/old-price.tsx';
import { PriceSummary } from '../quote/price/price-summary.tsx';
import { useLivePrice } from '../quote/price/use-live-price.ts';
import { TermsPart } from '../terms-part.tsx';
import { t } from '../texts.ts';
import { Costs } from './entry-page.tsx';

export function CostPage() {
  return (
    <Page help={helpPath('costs')} title={t('cost.title')} lead={t('cost.lead')} width="wide">
      <TermsPart lines={10} fallback={showDefaults}>
        {(terms) => <Cost terms={terms} />}
      </TermsPart>
    </Page>
  );
}

/** To be read only: what is in the basket stays there, and nothing can be ordered. */
const showDefaults = (terms: TermsView) => (
  <div className="mt-8 grid gap-12">
    <Costs terms={terms} />
  </div>
);

function Cost({ terms }: { readonly terms: TermsView }) {
  const basket = useBasket();
  const { currency = null } = useDisplayCurrency();
  const country = basket.country || proposedCountry(terms);
  const request: QuoteRequest = { ...basket, country, currency };
  const open = basket.items.filter(isWhichOpen);
  // What nobody could buy, since nobody knows which one it is, is not priced.
  const isPriceable = open.length === 0 && country !== ELSEWHERE;
  const { query, isOld } = useLivePrice(isPriceable ? request : { ...request, items: [] });
  const isEmpty = basket.items.length === 0;
  const openFreight = openFreightOf(basket.items);
  const priced = isPriceable ? query.data : undefined;
  const isGuest = useSession().status === 'guest';
  return (
    <div className="grid grid-cols-1 items-start gap-8 wide:grid-cols-[minmax(0,1fr)_26rem] wide:gap-12">
      {!isEmpty && priced && isPriced(priced) ? (
        <TotalInSight price={priced} openFreight={openFreight} />
      ) : null}
      <div className="grid gap-8">
        <Section title={t('cost.what')}>
          {isGuest ? null : <ConfirmedDrafts />}
          <BasketItems
            items={basket.items}
            terms={terms}
            verdictsOf={(at) => verdictsOf(priced, basket, at)}
          />
        </Section>
        {isEmpty ? null : (
          <>
            <Destination key={basket.items.length} basket={basket} country={country} terms={terms} />
            {country === ELSEWHERE ? null : <RestrictedFor terms={terms} country={country} />}
            {priced ? <Choices basket={basket} price={priced} terms={terms} /> : null}
          </>
        )}
      </div>
      {isEmpty ? null : (
        <div className="wide:sticky wide:top-20">
          {open.length > 0 ? (
            <Notice tone="retry" title={t('cost.blocked')}>
              {open.map(({ name }) => t('which.blocked', { name })).join(' ')}
            </Notice>
          ) : country === ELSEWHERE ? (
            <Elsewhere terms={terms} />
          ) : (
            <QueryPart query={query} failed={t('cost.failed')} explain={refusalText} lines={8}>
              {(price) => {
                const goOn = <GoOn request={request} price={price} limitFen={terms.unverifiedMaxFen} />;
                if (!isPriced(price)) return goOn;
                return (
                  <>
                    <OldPrice isOld={isOld} />
                    <PriceSummary price={price} isOpen openFreight={openFreight}>
                      {goOn}
                    </PriceSummary>
                  </>
                );
              }}
            </QueryPart>
          )}
        </div>
      )}
    </div>
  );
}

/** The price before stays in sight for a moment after a thing has come or gone: of which its verdicts are, is not known then. */
const verdictsOf = (price: PriceView | undefined, { items }: Basket, at: number): PriceView['verdicts'] =>
  price?.items.length === items.length ? price.verdicts.filter(({ item }) => item === at) : [];

/** What is refused counts nowhere; of nothing else there is no price. */
const isPriced = ({ items }: PriceView): boolean => items.some(({ goodsFen }) => goodsFen > 0);

type TotalProps = { readonly price: PriceView; readonly openFreight: OpenFreight };

/** On a phone the whole price stands below; its sum follows every change above it. */
function TotalInSight({ price, openFreight }: TotalProps) {
  const { totalFen, shown } = price;
  return (
    <p
      aria-hidden="true"
      className="sticky top-14 z-10 -mx-4 -mb-4 flex flex-wrap justify-between gap-x-4 border-b border-line bg-ground px-4 py-2 font-bold tabular-nums tablet:-mx-8 tablet:px-8 wide:hidden"
    >
      <span>{openFreight.length > 0 ? t(totalKey(openFreight)) : t('door.now')}</span>
      <span className="ms-auto text-end">
        {formatFen(totalFen)}
        {shown === null ? null : ` ≈ ${formatAmount(shown.amount, shown.currency)}`}
      </span>
      <span className="w-full text-end text-small font-normal">
        <DoorSum price={price} openFreight={openFreight} />
      </span>
    </p>
  );
}

type ChoicesProps = { readonly basket: Basket; readonly price: PriceView; readonly terms: TermsView };

function Choices({ basket, price, terms }: ChoicesProps) {
  return (
    <>
      <TierChoice
        preparation={terms.preparation}
        tiers={price.tiers}
        shown={price.shown}
        value={basket.tier}
        onChange={(tier) => changeBasket({ tier })}
      />
      <TipChoice tip={basket.tip} shares={terms.tips} onChange={(tip) => changeBasket({ tip })} />
    </>
  );
}

/** A tip or a freight that cannot be read is none that anybody meant: whether there is one, which is shown then. */
function showWrongField(): boolean {
  const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus({ preventScroll: true });
  wrong?.scrollIntoView({ block: 'center' });
  return wrong !== null;
}

type GoOnProps = {
  readonly request: QuoteRequest;
  readonly price: PriceView;
  readonly limitFen: number;
};

/** Makes the quote; what was asked for again by a second tap is the same one. Who has to prove a mail address goes on to type theirs meanwhile. */
function GoOn({ request, price: { obstacles, totalFen }, limitFen }: GoOnProps) {
  const navigate = useNavigate();
  const isGuest = useSession().status === 'guest';
  const quoting = useMutation({
    mutationFn: () => globalServicesApi.quote({ id: newId(), ...request }),
    onSuccess: ({ id }) => navigate(`/global-services/checkout?quote=${id}`),
  });
  if (obstacles.length > 0)
    return (
      <Notice tone="wrong" title={t('cost.blocked')}>
        {obstacles.map(({ code, item }) => (
          <p key={`${code} ${item}`}>
            {t(`cost.obstacles.${code}`, { name: item === null ? '' : (request.items[item]?.name ?? '') })}
          </p>
        ))}
      </Notice>
    );
  if (isGuest) return <SignUpToGoOn backTo="/global-services/cost">{t('guest.kept')}</SignUpToGoOn>;
  return (
    <div className="grid gap-3">
      <EmailForOrder totalFen={totalFen} limitFen={limitFen} />
      {quoting.error ? <ActionFailed>{refusalText(quoting.error)}</ActionFailed> : null}
      <Button
        look="primary"
        wide
        busy={quoting.isPending}
        onClick={() => {
          if (!showWrongField()) quoting.mutate();
        }}
      >
        {t('cost.toAddress')}
      </Button>
    </div>
  );
}
