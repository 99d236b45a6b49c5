// One item: what was shown, what was read, and whether the buyer has said yes to it.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ActionFailed } from '../../../../kit/web/ui/notices/action-failed.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { valuesOfFields } from '../../../global-services/domain/index.ts';
import {
  AskLink,
  answered,
  CouponNote,
  shopName,
  ThingName,
  VerdictList,
} from '../../../global-services/web/api.ts';
import { Converted } from '../../../settings/web/api.ts';
import { isCouponPrice } from '../../domain/index.ts';
import { GO_ON, goOn, itemId } from '../add/show-added.ts';
import { useAddTyped } from '../add/use-add-typed.ts';
import { productUploadApi } from '../product-upload-api.ts';
import {
  type Draft,
  draftNow,
  draftsKept,
  explainProblem,
  isLeftOut,
  isRefused,
  readItemsAnew,
} from '../queries.ts';
import { t } from '../texts.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { DraftForm } from './draft-form.tsx';
import { DraftPicture } from './draft-picture.tsx';
import { TakeAlong, WhyLeftOut } from './left-out.tsx';
import { ReadingState } from './reading-state.tsx';
import { SameQuestion } from './same-question.tsx';
import { storedAll } from './stores-under-way.ts';

type DraftCardProps = {
  readonly draft: Draft;
  readonly isNext: boolean;
  /** Another of the list that may be the same thing. */
  readonly same: Draft | undefined;
};

type Shows = 'summary' | 'left-out' | 'reading' | 'form';

function showsOf(draft: Draft, isClosed: boolean): Shows {
  if (isClosed) return 'summary';
  if (isLeftOut(draft)) return 'left-out';
  return draft.state === 'reading' ? 'reading' : 'form';
}

/** What stands above a thing: how far it has come. */
function StateBadge({ draft, isConfirmed }: { readonly draft: Draft; readonly isConfirmed: boolean }) {
  if (isLeftOut(draft)) return <Badge tone="info">{t('draft.leftOut')}</Badge>;
  const word = isConfirmed ? 'draft.confirmed' : isRefused(draft) ? 'draft.refused' : 'draft.open';
  return <Badge tone={isConfirmed ? 'good' : 'retry'}>{t(word)}</Badge>;
}

export function DraftCard({ draft, isNext, same }: DraftCardProps) {
  const [apart, setApart] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const isConfirmed = draft.state === 'confirmed' && !isRefused(draft);
  const shows = showsOf(draft, isConfirmed && !isOpen);
  return (
    <li
      id={itemId(draft.id)}
      tabIndex={-1}
      {...(isNext ? GO_ON : {})}
      className="scroll-mt-20 grid gap-4 rounded-soft border border-line bg-surface p-4 tablet:p-5"
    >
      <div className="flex items-start gap-4">
        <DraftPicture address={draft.picture} box={draft.fields.pictureBox?.value} />
        <div className="grid min-w-0 grow gap-1">
          <div>
            <StateBadge draft={draft} isConfirmed={isConfirmed} />
          </div>
          <Title draft={draft} isGlossed={shows !== 'form'} />
          <WhyLeftOut draft={draft} />
        </div>
      </div>
      {same === undefined || same.id === apart ? null : (
        <SameQuestion draft={draft} other={same} otherName={nameOf(same)} onTwo={() => setApart(same.id)} />
      )}
      {shows === 'left-out' ? null : <Verdicts draft={draft} />}
      <ReadingState draft={draft} />
      {shows === 'form' ? (
        <DraftForm
          draft={draft}
          isNext={isNext}
          onDone={() => {
            setOpen(false);
            goOn();
          }}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        {shows === 'summary' ? (
          <Button aria-label={t('draft.changeNamed', { name: nameOf(draft) })} onClick={() => setOpen(true)}>
            {t('draft.change')}
          </Button>
        ) : null}
        <TakeAlong draft={draft} name={nameOf(draft)} />
        {draft.pictureId === null || shows === 'left-out' ? null : <Another draft={draft} />}
        {shows === 'left-out' ? null : <Ask draft={draft} />}
        <DeleteDraft draft={draft} name={nameOf(draft)} />
      </div>
    </li>
  );
}

/** What the name does not tell is asked here already, and goes with the item into the order. */
function Verdicts({ draft }: { readonly draft: Draft }) {
  const answer = useMutation({
    mutationFn: async ({ rule, isSuch }: { readonly rule: string; readonly isSuch: boolean }) => {
      // What is typed is being stored at this moment, and makes a new version.
      await storedAll([draft.id]);
      const { id, version, state, fields } = draftNow(draft.id) ?? draft;
      const changes = answered(valuesOfFields(fields), rule, isSuch);
      return productUploadApi.change({ id, version, changes, isConfirmed: state === 'confirmed' });
    },
    onSuccess: (kept) => draftsKept([kept]),
    onError: (error) => {
      void readItemsAnew();
      notify('wrong', explainProblem(error));
    },
  });
  return (
    <VerdictList
      verdicts={draft.verdicts}
      name={nameOf(draft)}
      busy={answer.isPending}
      onAnswer={(rule, isSuch) => answer.mutate({ rule, isSuch })}
    />
  );
}

/** A picture shows several things, such as a cart, of which not all were read. */
function Another({ draft }: { readonly draft: Draft }) {
  const add = useAddTyped(draft.id);
  return (
    <>
      <Button busy={add.isPending} onClick={() => add.mutate()}>
        {t('draft.another')}
      </Button>
      {add.error ? <ActionFailed>{t('add.failed', { why: explainProblem(add.error) })}</ActionFailed> : null}
    </>
  );
}

/** Whoever does not know the price asks us for it, with what there is. */
function Ask({ draft }: { readonly draft: Draft }) {
  const { name, shop, link, unitPriceFen } = draft.fields;
  return (
    <AskLink
      about={name?.value ?? shop?.value}
      link={link?.value}
      label={unitPriceFen === undefined ? t('draft.askPrice') : undefined}
    />
  );
}

const nameOf = ({ fields: { name, shop } }: Draft): string =>
  name?.value ?? (shop ? t('draft.unnamedFrom', { shop: shopName(shop.value) }) : t('draft.unnamed'));

/** In the form each word stands with its meaning already. */
function Title({ draft, isGlossed }: { readonly draft: Draft; readonly isGlossed: boolean }) {
  const { name, unitPriceFen, quantity, variant, shop, which } = draft.fields;
  const isCoupon = isCouponPrice(unitPriceFen?.value, draft.otherPrices);
  return (
    <>
      <h3 className="font-bold break-words">
        {name ? <ThingName name={name.value} isGlossed={isGlossed} /> : nameOf(draft)}
      </h3>
      {unitPriceFen === undefined ? null : (
        <p className="text-small text-muted tabular-nums">
          {t('draft.amount', { price: formatFen(unitPriceFen.value), count: quantity?.value ?? 1 })}{' '}
          <Converted fen={unitPriceFen.value * (quantity?.value ?? 1)} />
        </p>
      )}
      <p className="text-small break-words text-muted">
        {[variant?.value, shop && shopName(shop.value), which?.value].filter(Boolean).join(' · ')}
      </p>
      {isGlossed ? <CouponNote item={{ isCouponPrice: isCoupon }} /> : null}
    </>
  );
}
