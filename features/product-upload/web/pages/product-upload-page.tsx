// Where people show what they want to have bought, and check what was read of it.

import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useSession } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { samenessOf } from '../../domain/same-item.ts';
import { AddItems } from '../add/add-items.tsx';
import { CartNotices } from '../draft/cart-notice.tsx';
import { DraftCard } from '../draft/draft-card.tsx';
import { GuestItems } from '../guest/guest-items.tsx';
import { type Draft, type Items, isLeftOut, isRefused, itemsQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { Summary } from './summary.tsx';

export function ProductUploadPage() {
  const isGuest = useSession().status === 'guest';
  return (
    <Page help={helpPath('buying')} title={t('page.title')} lead={t('page.lead')} width="wide">
      {isGuest ? <GuestItems /> : <MemberItems />}
    </Page>
  );
}

function MemberItems() {
  const query = useQuery(itemsQuery);
  return (
    <QueryPart query={query} failed={t('page.failed')} lines={8}>
      {(items) => (
        <div className="grid gap-8 wide:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] wide:items-start">
          <AddItems isRecognitionOn={items.isRecognitionOn} isFirst={items.drafts.length === 0} />
          <div className="grid gap-8">
            <NoticePlace />
            <ItemList items={items} />
            <Summary drafts={items.drafts} />
          </div>
        </div>
      )}
    </QueryPart>
  );
}

function ItemList({ items: { drafts } }: { readonly items: Items }) {
  const next = drafts.find(
    (draft) => (draft.state === 'read' || draft.state === 'failed') && !isRefused(draft) && !isLeftOut(draft),
  );
  return (
    <Section title={t('list.title')}>
      <CartNotices drafts={drafts} />
      {drafts.length === 0 ? (
        <div className="rounded-soft border border-dashed border-line-strong px-5 py-8 text-center">
          <p className="font-serif text-lead font-bold">{t('list.emptyTitle')}</p>
          <p className="mx-auto mt-2 max-w-prose text-muted">{t('list.empty')}</p>
        </div>
      ) : (
        <ul className="grid gap-4">
          {drafts.map((draft) => (
            <DraftCard key={draft.id} draft={draft} isNext={draft === next} same={findSame(drafts, draft)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** One above it that may be the same thing, as when somebody sends both a picture and a link of it. */
function findSame(drafts: readonly Draft[], draft: Draft): Draft | undefined {
  const at = drafts.indexOf(draft);
  if (draft.state === 'reading') return undefined;
  return drafts
    .slice(0, at)
    .findLast(
      (other, place) => other.state !== 'reading' && samenessOf(draft, other, place === at - 1) !== 'other',
    );
}
