// An order on the operator's desk: what to do with it, what arrived, what it holds and cost, and all that was said and done.

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { lookAgain } from '../../../../kit/web/api/look-again.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { CostLines } from '../../../global-services/web/api.ts';
import { ClaimDecision } from '../desk/actions/money/claim-decision.tsx';
import { OrderActions } from '../desk/actions/order-actions.tsx';
import { DueLine } from '../desk/list/age.tsx';
import { AwaitedLine } from '../desk/list/awaited.tsx';
import { BuyerFacts } from '../desk/order/buyer-facts.tsx';
import { DeskAddress } from '../desk/order/desk-address.tsx';
import { DeskPhotos } from '../desk/order/desk-photos.tsx';
import { changeText, Log } from '../desk/order/log.tsx';
import { Notes } from '../desk/order/notes.tsx';
import { QueueSteps } from '../desk/order/queue-steps.tsx';
import { Unanswered } from '../desk/order/unanswered.tsx';
import { WishLanguage } from '../desk/order/wish-language.tsx';
import { CameOut } from '../order/costs-part.tsx';
import { ItemsPart } from '../order/items-part.tsx';
import { Messages } from '../order/messages/messages.tsx';
import type { KnownSlots } from '../order/messages/phrase-fields.tsx';
import { ParcelPart } from '../order/parcel-part.tsx';
import { StageLine } from '../order/stage-line.tsx';
import { type DeskOrder, deskOrderQuery, refusalText } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { useOrderNews } from '../use-order-news.ts';

/** What its sentences are filled in with. */
const knownOf = ({ arrival }: DeskOrder): KnownSlots => ({
  arrives_between: arrival ? { from: arrival.from, until: arrival.until } : undefined,
});

/** Whoever has claimed it is told at once what its buyer does; others look as often as this. */
const LOOK_MS = 60_000;

export function DeskOrderPage() {
  const { id = '' } = useParams();
  const query = useQuery({ ...deskOrderQuery(id), refetchInterval: lookAgain(LOOK_MS) });
  useOrderNews('operator');
  const order = query.data;
  return (
    <Page
      title={order?.number ?? t('order.plainTitle')}
      {...(order
        ? {
            lead: `${t(`desk.stages.${order.stage}`)} · ${t('desk.since', { date: showMoment(order.stageSince) })}`,
          }
        : {})}
      width="wide"
    >
      <QueueSteps id={id} />
      {order?.due ? <DueLine due={order.due} /> : null}
      {order?.awaited ? <AwaitedLine awaited={order.awaited} /> : null}
      <QueryPart query={query} failed={t('order.failed')} explain={refusalText} lines={12}>
        {
          // What is typed or open belongs to one order and never passes to the next.
          (found) => <Order key={found.id} order={found} />
        }
      </QueryPart>
    </Page>
  );
}

function Order({ order }: { readonly order: DeskOrder }) {
  return (
    <div className="grid gap-8">
      {/* On a phone the heading says it, and the next step stands on the first screen. */}
      <div className="hidden tablet:block">
        <StageLine stage={order.stage} />
      </div>
      <Alerts order={order} />
      <div className="grid items-start gap-8 wide:grid-cols-[1fr_20rem] wide:gap-10">
        <div className="grid min-w-0 gap-8">
          <div>
            <NoticePlace />
            <OrderActions order={order} />
          </div>
          <ClaimDecision order={order} />
          <ItemsPart order={order} side="operator">
            {/* What was translated is no translation of a wish that has changed since. */}
            <WishLanguage key={order.requirements} order={order} />
          </ItemsPart>
          <DeskPhotos order={order} />
          <ParcelPart order={order} side="operator" />
          <div className="grid gap-4" data-reply="">
            <Unanswered order={order} />
            <Messages
              id={order.id}
              side="operator"
              isAwaited={order.unansweredSince !== null}
              known={knownOf(order)}
            />
          </div>
          <Log order={order} />
        </div>
        <div className="grid gap-8">
          <BuyerFacts order={order} />
          <DeskAddress order={order} />
          <Section title={t('order.costs')}>
            <CostLines lines={order.price.lines} totalFen={order.price.totalFen} tier={order.price.tier} />
            <CameOut order={order} />
          </Section>
          <Notes order={order} />
        </div>
      </div>
    </div>
  );
}

const decidedText = ({ decision, isByClock }: NonNullable<DeskOrder['photoDecision']>): string =>
  isByClock && decision !== 'exchange'
    ? t(`desk.photoByClock.${decision}`)
    : t(`desk.photoDecision.${decision}`);

/** Whoever buys it may have read it before; once it is bought it stands in the log. */
function wishesChanged({ log, stage }: DeskOrder): string[] {
  const isBought = !['paid_review', 'needs_info', 'to_buy'].includes(stage);
  const changes = log.filter(({ action }) => action === 'change_wishes');
  const latest = changes.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
  const what = latest && changeText(latest.action, latest.data);
  if (isBought || !latest || what === undefined) return [];
  return [t('desk.wishesChanged', { date: showMoment(latest.createdAt), what })];
}

/** What the buyer has asked for, and what must be minded about the things. */
function Alerts({ order }: { readonly order: DeskOrder }) {
  const { cancelAsked, price, stage } = order;
  // What was decided is told as long as it has to be done.
  const photoDecision = stage === 'in_warehouse' ? order.photoDecision : null;
  const returnChoice = stage === 'returned' ? order.returnChoice : null;
  const lines = [
    ...(cancelAsked === null ? [] : [t('desk.cancelAsked', { reason: cancelAsked.reason })]),
    ...(photoDecision === null
      ? []
      : [[decidedText(photoDecision), photoDecision.reason].filter(Boolean).join(' ')]),
    ...(returnChoice === null ? [] : [t(`desk.returnChoice.${returnChoice}`)]),
    ...wishesChanged(order),
    ...price.verdicts.map(({ name, reason }) => t('order.labelled', { label: name, text: reason })),
  ];
  if (lines.length === 0) return null;
  const isGood = lines.length === 1 && photoDecision?.decision === 'accept';
  return (
    <Notice tone={isGood ? 'good' : 'retry'}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
