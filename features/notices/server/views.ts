// How notices stand in answers: rendered in the caller's language by their kind.

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Locale } from '../../../kit/core/locale.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { NoticesContract } from '../contract.ts';
import type { NoticeKind } from './kinds/notice-kind.ts';
import type { StoredNotice } from './notices-repo.ts';

type Outputs = InferContractRouterOutputs<NoticesContract>;
export type NoticeView = Outputs['list']['notices'][number];
export type NoticeKinds = ReadonlyMap<string, NoticeKind>;

type Shown = Pick<StoredNotice, 'id' | 'kind' | 'data' | 'seq' | 'createdAt' | 'readAt'>;

/** Undefined for what this process cannot show; the log has it. */
export type ShowNotice = (notice: Shown, locale: Locale) => NoticeView | undefined;

/** While releases change, another process may post what this one does not know: that must not cost a person their list. */
export const createShowNotice =
  (kinds: NoticeKinds, log: Log): ShowNotice =>
  ({ id, kind: name, data, seq, createdAt, readAt }, locale) => {
    const rendered = kinds.get(name)?.render(data, locale);
    if (!rendered?.ok || seq === null) {
      log.error({ notice: id, kind: name }, 'a notice cannot be shown: its kind or its data is not known');
      return undefined;
    }
    return {
      id,
      seq,
      kind: name,
      ...rendered.value,
      createdAt: createdAt.toISOString(),
      isRead: readAt !== null,
    };
  };

type ChoiceView = Outputs['choose'];
type Chosen = { readonly isMailed: boolean | null; readonly isPushed: boolean | null };

/** Who lets a device be told wants all kinds there until they say otherwise. */
export const showChoice = (kind: NoticeKind, chosen: Chosen | undefined, locale: Locale): ChoiceView => ({
  kind: kind.name,
  label: kind.labelIn(locale),
  isMailed: chosen?.isMailed ?? kind.isMailed,
  isPushed: chosen?.isPushed ?? true,
});
