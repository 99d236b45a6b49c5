// What the list of notices reads, and how reading one changes it at once.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { paging } from '../../../kit/web/api/paging.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { isAbout } from '../domain/index.ts';
import { setUnread } from './live/unread.ts';
import { type NoticePage, type NoticeView, noticesApi } from './notices-api.ts';

export const noticesQuery = infiniteQueryOptions({
  queryKey: ['notices', 'list'],
  queryFn: async ({ pageParam }) => {
    const page = await noticesApi.list(pageParam);
    setUnread(page.unread);
    return page;
  },
  ...paging,
  staleTime: 0,
});

export const choicesQuery = queryOptions({
  queryKey: ['notices', 'choices'],
  queryFn: noticesApi.listChoices,
  staleTime: 0,
});

/** Marks one as read: at once here, and in the other tabs when the server has. */
export async function markRead({ id, isRead }: NoticeView): Promise<void> {
  if (isRead) return;
  showRead((notice) => notice.id === id);
  setUnread((await noticesApi.read({ ids: [id] })).unread);
}

/** Marks what tells of this page. */
export async function markSeen(path: string): Promise<void> {
  showRead((notice) => isAbout(notice.path, path));
  setUnread((await noticesApi.see({ path })).unread);
}

/** Marks all as read up to the newest that is shown. */
export async function markAllRead(upTo: number): Promise<void> {
  setUnread((await noticesApi.readAll({ upTo })).unread);
  showRead((notice) => notice.seq <= upTo);
}

function showRead(isMeant: (notice: NoticeView) => boolean): void {
  queryClient.setQueryData<InfiniteData<NoticePage>>(
    noticesQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          notices: page.notices.map((notice) => (isMeant(notice) ? { ...notice, isRead: true } : notice)),
        })),
      },
  );
}
