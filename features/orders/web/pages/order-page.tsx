// One order: how far it is, what to do now, the photos, the costs, and everything else that its buyer may want to know.

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { PHONE, useMedia } from '../../../../kit/web/use-media.ts';
import { DoorSum } from '../../../global-services/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { OperatorPart } from '../../../site/web/api.ts';
import { isFinal } from '../../domain/stages/stages.ts';
import { NoOrder } from '../components/no-order.tsx';
import { LessonPart } from '../lesson/lesson-part.tsx';
import { CancelRight } from '../order/actions/cancel-right.tsx';
import { ClaimPart } from '../order/actions/claim-part.tsx';
import { DoorCost } from '../order/actions/door-cost.tsx';
import { AddressPart } from '../order/address-part.tsx';
import { ArrivalPart } from '../order/arrival-part.tsx';
import { CostsPart, MoneyBrief } from '../order/costs-part.tsx';
import { History } from '../order/history.tsx';
import { ItemsPart } from '../order/items-part.tsx';
import { Messages } from '../order/messages/messages.tsx';
import { NextStep } from '../order/next-step.tsx';
import { ParcelPart } from '../order/parcel-part.tsx';
import { PhotosPart } from '../order/photos-part.tsx';
import { StageLine } from '../order/stage-line.tsx';
import { type OrderView, orderQuery, refusalText } from '../queries.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';
import { useOrderNews } from '../use-order-news.ts';

export function OrderPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  return id === '' ? <NoOrder title={t('order.plainTitle')} /> : <OfOrder id={id} />;
}

function OfOrder({ id }: { readonly id: string }) {
  const query = useQuery(orderQuery(id));
  useOrderNews('buyer');
  const order = query.data;
  return (
    <Page
      help={helpPath('claims')}
      title={order ? t('order.title', { number: order.number }) : t('order.plainTitle')}
      {...(order ? { lead: t('order.placed', { date: showDay(order.createdAt) }) } : {})}
      width="wide"
    >
      <QueryPart query={query} failed={t('order.failed')} explain={refusalText} lines={12}>
        {(found) => <Order order={found} />}
      </QueryPart>
    </Page>
  );
}

function Order({ order }: { readonly order: OrderView }) {
  // What is needed now stands first where it is narrow, and the rest is folded.
  const isPhone = useMedia(PHONE);
  const arrival = <ArrivalPart order={order} />;
  const photos = <PhotosPart order={order} />;
  const parcel = <ParcelPart order={order} side="buyer" />;
  const isDeciding = order.waitsFor === 'photo_decision';
  return (
    <div className="grid gap-8">
      <StageLine stage={order.isLapsed ? 'cancelled' : order.stage} />
      {isFinal(order.stage) || order.isLapsed ? null : (
        <p className="font-medium">
          <DoorSum price={order.price} openFreight={[]} />
        </p>
      )}
      {isPhone ? null : arrival}
      <div className="grid items-start gap-8 tablet:gap-10 wide:grid-cols-[1fr_24rem] wide:gap-14">
        <div className="grid min-w-0 gap-8 tablet:gap-10">
          {/* Nobody decides about photos before having seen them. */}
          {isDeciding ? photos : null}
          <div>
            <NoticePlace />
            <NextStep order={order} />
          </div>
          {isPhone ? (
            <>
              <MoneyBrief order={order} />
              {parcel}
              {arrival}
            </>
          ) : null}
          {isDeciding ? null : photos}
          {isPhone ? null : parcel}
          <ItemsPart order={order} side="buyer" />
          <ClaimPart order={order} />
          <Messages id={order.id} side="buyer" isOver={order.stage === 'cancelled'} />
          <DoorCost order={order} />
          {order.stage === 'cancelled' ? null : <LessonPart id={order.id} isOver={isFinal(order.stage)} />}
        </div>
        <div className="grid gap-4 tablet:gap-10">
          <CostsPart order={order} />
          <AddressPart order={order} />
          <History order={order} />
          {isFinal(order.stage) || order.isLapsed ? null : <CancelRight order={order} />}
          <OperatorPart />
        </div>
      </div>
    </div>
  );
}
