// The list of notices, newest first, each a link to what it tells of; following one marks it as read.

import { useInfiniteQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText, formatDate } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { useUnread } from '../live/unread.ts';
import type { NoticeView } from '../notices-api.ts';
import { markAllRead, markRead, noticesQuery } from '../queries.ts';
import { t } from '../texts.ts';

type NoticeListProps = {
  /** In the panel: only what is newest, the rest is on the page. */
  readonly isShort?: boolean;
  readonly onFollow?: () => void;
};

const SHORT = 8;

export function NoticeList({ isShort = false, onFollow }: NoticeListProps) {
  const query = useFreshNotices();
  const shown = isShort ? { ...query, hasNextPage: false } : query;
  return (
    <ListPart
      query={shown}
      itemsOf={({ notices }) => notices}
      failed={t('failed')}
      empty={isShort ? <p className="py-8 text-center text-muted">{t('emptyTitle')}</p> : <Empty />}
    >
      {(notices) => (
        <ul className={isShort ? undefined : 'border-b border-line'}>
          {(isShort ? notices.slice(0, SHORT) : notices).map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </ListPart>
  );
}

/** Read again whenever something arrives or is read elsewhere. */
function useFreshNotices() {
  const query = useInfiniteQuery(noticesQuery);
  const { count, newest } = useUnread();
  const { refetch, data } = query;
  const isBehind =
    data !== undefined &&
    (data.pages[0]?.unread !== count || (newest !== undefined && newest.seq > newestSeq(data.pages)));
  useEffect(() => {
    if (isBehind && count !== undefined) void refetch();
  }, [isBehind, count, refetch]);
  return query;
}

const newestSeq = (pages: readonly { readonly notices: readonly NoticeView[] }[]): number =>
  Math.max(0, ...(pages[0]?.notices ?? []).map(({ seq }) => seq));

type NoticeRowProps = { readonly notice: NoticeView; readonly onFollow: (() => void) | undefined };

function NoticeRow({ notice, onFollow }: NoticeRowProps) {
  const { title, detail, path, createdAt, isRead } = notice;
  const follow = () => {
    // It stays unread where the server is away, and shows so the next time.
    markRead(notice).catch(() => undefined);
    onFollow?.();
  };
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={path}
        onClick={follow}
        className="flex min-h-11 gap-3 py-3 transition-colors hover:text-active"
      >
        <span
          aria-hidden="true"
          className={classNames('mt-2 size-2 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-seal')}
        />
        <span className="min-w-0 grow">
          {isRead ? null : <span className="sr-only">{t('unread')} </span>}
          <span className={classNames('block wrap-anywhere', !isRead && 'font-bold')}>{title}</span>
          <span className="block text-small wrap-anywhere text-muted">{detail}</span>
          <time dateTime={createdAt} className="mt-1 block text-caption text-muted">
            {formatDate(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </span>
      </Link>
    </li>
  );
}

function Empty() {
  return (
    <EmptyState title={t('emptyTitle')} action={<ButtonLink to="/">{t('toHome')}</ButtonLink>}>
      {t('empty')}
    </EmptyState>
  );
}

/** Nothing while nothing is unread. */
export function MarkAllRead({ look }: { readonly look: 'secondary' | 'ghost' }) {
  const { data } = useInfiniteQuery(noticesQuery);
  const count = useUnread((unread) => unread.count) ?? 0;
  const [isBusy, setBusy] = useState(false);
  const newest = data ? newestSeq(data.pages) : 0;
  if (count === 0 || newest === 0) return null;
  const mark = () => {
    setBusy(true);
    markAllRead(newest)
      .catch((error: unknown) => notify('wrong', errorText(errorCode(error))))
      .finally(() => setBusy(false));
  };
  return (
    <Button look={look} icon={<CheckCheck aria-hidden="true" size={18} />} busy={isBusy} onClick={mark}>
      {t('markAllRead')}
    </Button>
  );
}
