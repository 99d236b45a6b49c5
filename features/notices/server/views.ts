// How notices stand in answers: rendered in the caller's language by their kind.

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Locale } from '../../../kit/core/locale.ts';
import type { NoticesContract } from '../contract.ts';
import type { NoticeKind } from './kinds/notice-kind.ts';
import type { StoredNotice } from './notices-repo.ts';

export type NoticeView = InferContractRouterOutputs<NoticesContract>['list']['notices'][number];
export type NoticeKinds = ReadonlyMap<string, NoticeKind>;

type Shown = Pick<StoredNotice, 'id' | 'kind' | 'data' | 'seq' | 'createdAt' | 'readAt'>;

/** Throws for a kind that nobody declares: a bug, or a release older than the notice. */
export function toNoticeView(kinds: NoticeKinds, notice: Shown, locale: Locale): NoticeView {
  const kind = kinds.get(notice.kind);
  if (!kind || notice.seq === null) throw new Error(`notice ${notice.id} cannot be shown`);
  const { id, seq, createdAt, readAt, data } = notice;
  return {
    id,
    seq,
    kind: kind.name,
    ...kind.render(data, locale),
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  };
}
