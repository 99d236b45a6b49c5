// What a cart's picture says of its sum, where that is not what was read: which amount is taken and why, and the buyer's word on it.

import { useState } from 'react';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { readStored, store } from '../../../../kit/web/storage.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ActionFailed } from '../../../../kit/web/ui/notices/action-failed.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { cartsThatDiffer } from '../../domain/index.ts';
import { useAddTyped } from '../add/use-add-typed.ts';
import { type Draft, explainProblem } from '../queries.ts';
import { t } from '../texts.ts';

type Cart = ReturnType<typeof cartsThatDiffer>[number];

export function CartNotices({ drafts }: { readonly drafts: readonly Draft[] }) {
  const whole = drafts.filter(({ isPictureOrdered }) => !isPictureOrdered);
  return cartsThatDiffer(whole).map((cart) => (
    <div key={cart.pictureId} className="mb-4">
      <CartNotice cart={cart} first={drafts.find(({ pictureId }) => pictureId === cart.pictureId)?.id} />
    </div>
  ));
}

const keyOf = ({ pictureId }: Cart): string => `yulu-cart-${pictureId}`;
/** Of this difference: another one is asked about anew. */
const wordOf = ({ saidFen, countedFen }: Cart): string => `${saidFen}:${countedFen}`;

type CartNoticeProps = {
  readonly cart: Cart;
  /** A thing of it, beside which another one is added. */
  readonly first: string | undefined;
};

function CartNotice({ cart, first }: CartNoticeProps) {
  const [decided, setDecided] = useState(() => readStored(keyOf(cart)));
  // The picture says more than was found: before all else, a thing may be missing.
  const isMore = cart.openFen > 0 && cart.misread === undefined;
  const add = useAddTyped(first, isMore ? cart.openFen : undefined);
  const amounts = { said: formatFen(cart.saidFen), counted: formatFen(cart.countedFen) };
  const decide = (word: string) => {
    store(keyOf(cart), word);
    setDecided(word);
  };
  if (decided === wordOf(cart))
    return (
      <Notice
        tone="info"
        action={
          <Button look="ghost" onClick={() => decide('')}>
            {t('cart.again')}
          </Button>
        }
      >
        {t(cart.saidFen > cart.countedFen ? 'cart.takenLess' : 'cart.taken', amounts)}
      </Notice>
    );
  if (cart.isOfTicked) return <OfTicked cart={cart} />;
  const take = () => decide(wordOf(cart));
  return (
    <Notice
      tone="retry"
      title={isMore ? t('cart.one', amounts) : t('cart.differs', { ...amounts, count: cart.things })}
      action={
        isMore ? (
          <>
            <Button busy={add.isPending} onClick={() => add.mutate()}>
              {t('cart.addMissing', { fen: formatFen(cart.openFen) })}
            </Button>
            <Button look="ghost" onClick={take}>
              {t('cart.nothingMissing', amounts)}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={take}>{t('cart.take', amounts)}</Button>
            <Button look="ghost" busy={add.isPending} onClick={() => add.mutate()}>
              {t('cart.missing')}
            </Button>
          </>
        )
      }
    >
      {isMore ? <p>{t('cart.oneText')}</p> : null}
      {isMore && cart.steps.length === 0 ? null : <Steps cart={cart} />}
      {isMore ? null : <Why cart={cart} counted={amounts.counted} />}
      {add.error ? <ActionFailed>{t('add.failed', { why: explainProblem(add.error) })}</ActionFailed> : null}
    </Notice>
  );
}

/** Nothing is open: what is not ticked is left out, and the rest is what the picture says. */
function OfTicked({ cart: { saidFen, things, unticked, isSeen } }: { readonly cart: Cart }) {
  const said = formatFen(saidFen);
  return (
    <Notice tone="info" title={t('cart.ofTicked', { said, count: things - unticked.length })}>
      <p>
        {t(isSeen ? 'cart.unticked' : 'cart.uncounted', {
          names: unticked.join(' · '),
          count: unticked.length,
        })}
      </p>
    </Notice>
  );
}

/** What belongs to the buyer's own account, things that were not ticked, or a price that was misread. */
function Why({ cart, counted }: { readonly cart: Cart; readonly counted: string }) {
  const { openFen, unticked, misread, steps } = cart;
  if (misread) return <p>{t('cart.misread', { name: misread.name, price: formatFen(misread.fen) })}</p>;
  const isOff = steps.some(({ role }) => role !== 'cart_unticked' && role !== 'cart_freight');
  return (
    <>
      {unticked.map((name) => (
        <p key={name}>{t('cart.perhapsUnticked', { name })}</p>
      ))}
      {unticked.length > 0 && !isOff ? null : <p>{t('cart.why', { counted })}</p>}
      {openFen === 0 ? null : <p className="mt-2">{t('cart.check')}</p>}
    </>
  );
}

/** From what was read to what the picture says, each with its sign. */
function Steps({ cart: { countedFen, saidFen, steps, openFen } }: { readonly cart: Cart }) {
  const rows = [
    { label: t('cart.listed'), fen: countedFen, isSum: true },
    ...steps.map(({ role, fen }) => ({
      label: nameOf(role),
      fen: role === 'cart_freight' ? fen : -fen,
      isSum: false,
    })),
    ...(openFen === 0 ? [] : [{ label: t('cart.open'), fen: openFen, isSum: false }]),
    { label: t('cart.said'), fen: saidFen, isSum: true },
  ];
  return (
    <dl className="mt-2 mb-3 grid max-w-sm grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-small">
      {rows.map(({ label, fen, isSum }, at) => (
        // Two coupons may be equal; the rows never move.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="contents">
          <dt>{label}</dt>
          <dd className="text-end tabular-nums">
            {isSum ? formatFen(fen) : `${fen < 0 ? '−' : '+'}${formatFen(Math.abs(fen))}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const NAMED_STEPS = [
  'cart_coupon',
  'cart_spend',
  'cart_shop',
  'cart_gift',
  'cart_freight',
  'cart_unticked',
] as const;

function nameOf(role: Cart['steps'][number]['role']): string {
  return t(`cart.${NAMED_STEPS.find((named) => named === role) ?? 'cart_off'}`);
}
