// The address and the last look: the quote as it stands, how long it holds, and the button that makes an order of it.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Locale } from '../../../../kit/core/locale.ts';
import { errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { EmailForOrder } from '../../../account/web/api.ts';
import { readShoeSize } from '../../../global-services/domain/index.ts';
import {
  countryName,
  openFreightOf,
  PriceSummary,
  type QuoteView,
  quoteQuery,
  takeOut,
  termsQuery,
} from '../../../global-services/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { useAgeQuestion } from '../../../privacy/web/api.ts';
import { useProposedFor } from '../../../settings/web/api.ts';
import { OperatorPart } from '../../../site/web/api.ts';
import { ADDRESS_FIELDS, type Address } from '../../domain/address/address.ts';
import { AddressFields, addressTexts, emptyAddress, useAddressCheck } from '../address/address-fields.tsx';
import { forgetTyped, NO_WISHES, type Typed, useKeepTyped, useTyped } from '../address/typed-address.ts';
import { CorrectedAddress } from '../checkout/corrected-address.tsx';
import { Place } from '../checkout/place-order.tsx';
import { SavedAddresses } from '../checkout/saved-addresses.tsx';
import { StaleQuote, useStaleQuote } from '../checkout/stale-quote.tsx';
import { GiftFields } from '../components/gift-fields.tsx';
import { NoOrder } from '../components/no-order.tsx';
import { OrderedAlready, type OrderedBefore, orderedBefore } from '../components/ordered-already.tsx';
import { QuotedItems } from '../components/quoted-items.tsx';
import { weRead } from '../order/messages/languages.tsx';
import { addressesQuery, MINE_KEY, ordersApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';
import { type CheckoutState, useNewQuote } from '../use-new-quote.ts';

export function CheckoutPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('quote') ?? '';
  return id === '' ? <NoOrder title={t('checkout.title')} /> : <OfQuote id={id} />;
}

function OfQuote({ id }: { readonly id: string }) {
  const query = useQuery(quoteQuery(id));
  const addresses = useQuery(addressesQuery);
  return (
    <Page help={helpPath('costs')} title={t('checkout.title')} lead={t('checkout.lead')} width="wide">
      <QueryPart query={query} failed={t('checkout.failed')} explain={refusalText} lines={10}>
        {(quote) => (
          <QueryPart query={addresses} failed={t('checkout.failed')} explain={refusalText} lines={10}>
            {(known) => <Checkout quote={quote} saved={known.addresses} desk={known.desk} />}
          </QueryPart>
        )}
      </QueryPart>
    </Page>
  );
}

type CheckoutProps = {
  readonly quote: QuoteView;
  readonly saved: readonly { readonly id: string; readonly address: Address }[];
  /** The languages in which wishes are read. */
  readonly desk: readonly Locale[];
};

const isSame = (saved: Address, typed: Address): boolean =>
  ADDRESS_FIELDS.every((name) => saved[name] === typed[name]) && saved.line2 === typed.line2;

function Checkout({ quote, saved, desk }: CheckoutProps) {
  const { request, price } = quote;
  useProposedFor(request.country);
  const fitting = saved.filter(({ address }) => address.country === request.country);
  const typed = useTyped(request.country, request.items);
  const [chosen, setChosen] = useState(
    typed === undefined
      ? (fitting[0]?.id ?? '')
      : (fitting.find((one) => isSame(one.address, typed))?.id ?? ''),
  );
  const { data: terms } = useQuery(termsQuery);
  const stale = useStaleQuote(quote);
  const [isReplaced, setReplaced] = useState(false);
  const { place, dialogs } = usePlaceOrder(quote, isReplaced ? chosen : '');
  const address = useAddressCheck();
  const form = useForm<Typed>({
    initial: typed ?? { ...(fitting[0]?.address ?? emptyAddress(request.country)), ...NO_WISHES },
    check: address.check,
    send: place,
    explain: (error) => ({
      message: error instanceof SizeUnanswered ? t('checkout.sizeFirst') : refusalText(error, 'PAYING'),
      fields: refusedFields(error, request.country),
    }),
  });
  const now = form.watchAll();
  useKeepTyped(now, request.items);
  const original = fitting.find(({ id }) => id === chosen)?.address;
  const choose = (id: string) => {
    setChosen(id);
    setReplaced(false);
    form.set(fitting.find((each) => each.id === id)?.address ?? emptyAddress(request.country));
  };
  return (
    <>
      {dialogs}
      <form {...form.formProps} className="grid items-start gap-8 wide:grid-cols-[1fr_26rem] wide:gap-12">
        <div className="grid gap-8">
          {stale.why === undefined ? null : <OldPrice />}
          <FormMessage form={form} />
          {terms ? <EmailForOrder totalFen={price.totalFen} limitFen={terms.unverifiedMaxFen} /> : null}
          <QuotedItems quote={quote} />
          <Section
            title={t('order.address')}
            lead={t('checkout.oneCountry', { country: countryName(request.country) })}
          >
            <div className="grid gap-4">
              <SavedAddresses
                saved={fitting}
                chosen={chosen}
                onChoose={choose}
                // What stands in the fields stays, to be corrected.
                onRemoved={() => setChosen('')}
              />
              <AddressFields form={form} country={request.country} questions={address.questions} />
              {original === undefined || isSame(original, now) ? null : (
                <CorrectedAddress saved={original} isReplaced={isReplaced} onChange={setReplaced} />
              )}
            </div>
          </Section>
          <div className="grid gap-2">
            <TextArea
              {...form.field('requirements')}
              label={t('checkout.note')}
              hint={t('checkout.noteHint')}
              rows={3}
              maxLength={1000}
            />
            {desk.length === 0 ? null : (
              <div className="text-small text-muted">
                <p>{weRead(desk)}</p>
                <p>{t('checkout.noteLanguages')}</p>
              </div>
            )}
          </div>
          <GiftFields form={form} />
          <OperatorPart />
        </div>
        <div className="wide:sticky wide:top-20">
          {stale.why === undefined ? null : <OldPrice />}
          <PriceSummary price={price} isOpen={false} openFreight={openFreightOf(request.items)}>
            {stale.why === undefined ? (
              <Place
                quote={quote}
                busy={form.busy}
                limitFen={terms?.unverifiedMaxFen ?? Number.POSITIVE_INFINITY}
              />
            ) : (
              <StaleQuote quote={quote} stale={stale} />
            )}
          </PriceSummary>
        </div>
      </form>
    </>
  );
}

/** On a phone the price stands a screen below what was typed: both say it. */
const OldPrice = () => <p className="mb-2 font-medium text-retry">{t('checkout.oldPrice')}</p>;

/**
 * One look at a quote makes one order, however often it is sent; its things leave the basket. What was ordered a moment
 * ago is asked about. `replaced`: the id of the address that this one stands instead of; empty for none.
 */
function usePlaceOrder({ id: quoteId, request }: QuoteView, replaced: string) {
  const [orderId] = useState(newId);
  const [asked, setAsked] = useState<{ readonly before: OrderedBefore; readonly typed: Typed }>();
  /** Once; who sends it again wants the size as it is written. */
  const isSizeAsked = useRef(false);
  const again = useNewQuote(request);
  // Set by `useNewQuote` alone.
  const state = useLocation().state as CheckoutState | null;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { askAge, ageDialog } = useAgeQuestion();
  // Before a whole address is typed, which nobody under the age could use.
  const askFirst = useEffectEvent(() => askAge().catch(() => undefined));
  useEffect(() => void askFirst(), []);
  const send = async ({ requirements, isGift, cardText, ...address }: Typed, isAgain: boolean) => {
    const giftCard = isGift ? cardText.trim() : null;
    const replaces = replaced === '' ? null : replaced;
    const order = await ordersApi.create({
      id: orderId,
      quoteId,
      address,
      replaces,
      requirements,
      giftCard,
      isAgain,
    });
    forgetTyped();
    takeOut(request.items);
    void queries.invalidateQueries({ queryKey: MINE_KEY });
    await navigate(`/global-services/payment?order=${order.id}`);
  };
  const place = async (typed: Typed) => {
    if (!isSizeAsked.current && hasSizeQuestion(request)) {
      isSizeAsked.current = true;
      throw new SizeUnanswered();
    }
    // The server goes by the answer, or by there being none.
    await askAge();
    try {
      await send(typed, false);
    } catch (error) {
      const before = orderedBefore(error);
      if (!before) throw error;
      if (!before.isSameQuote && before.orderId === state?.againAfter) await send(typed, true);
      else setAsked({ before, typed });
    }
  };
  const sendAgain = useMutation({
    mutationFn: (typed: Typed) => send(typed, true),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => setAsked(undefined),
  });
  const dialogs = (
    <>
      {ageDialog}
      {asked ? (
        <OrderedAlready
          before={asked.before}
          busy={sendAgain.isPending || again.isPending}
          onAgain={() =>
            asked.before.isSameQuote
              ? again.mutate({ againAfter: asked.before.orderId })
              : sendAgain.mutate(asked.typed)
          }
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
  return { place, dialogs };
}

class SizeUnanswered extends Error {}

const hasSizeQuestion = ({ items, country }: QuoteView['request']): boolean =>
  items.some((item) => readShoeSize(item, country)?.kind === 'asked');

function refusedFields(error: unknown, country: string): Readonly<Record<string, string>> {
  const data = errorCode(error) === 'ADDRESS_INVALID' ? errorData(error) : undefined;
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields))
    return {};
  // As the contract declares the data of this code.
  return addressTexts(data.fields as Parameters<typeof addressTexts>[0], country);
}
