// Tells people what has become of the archive that they asked for, and who has seen their pages.

import * as z from 'zod';
import { writeDay, writeMomentIn } from '../../../kit/core/texts.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { noticeKind, type PostNotice } from '../../notices/server/api.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };

type KindName = keyof typeof zh.notices;
const textsOf = (kind: KindName) => ({ zh: zh.notices[kind], en: en.notices[kind], pt: pt.notices[kind] });

/** The archive itself is fetched on the page, by whoever is signed in: no address of it stands in a mail. */
const path = () => '/profile/privacy' as const;

export const exportReady = noticeKind({
  name: 'privacy.exportReady',
  /** `zone`: of its reader; earlier ones were told without it. */
  data: z.object({ until: z.iso.datetime(), zone: z.string().default('UTC') }),
  texts: textsOf('exportReady'),
  values: ({ until, zone }, locale) => ({ date: writeMomentIn(new Date(until), locale, zone) }),
  path,
  isMailed: true,
});

export const exportFailed = noticeKind({
  name: 'privacy.exportFailed',
  data: z.object({}),
  texts: textsOf('exportFailed'),
  values: () => ({}),
  path,
  isMailed: true,
});

/** No class is known that the guardian was asked for. */
export const guardianAgreed = noticeKind({
  name: 'privacy.guardianAgreed',
  /** Of the guardian, whom the learner named. */
  data: z.object({ email: z.string() }),
  texts: textsOf('guardianAgreed'),
  values: ({ email }) => ({ email }),
  path: () => '/classes',
  isMailed: true,
});

/** It leads to where they join the class that the guardian was asked for. */
export const guardianAgreedToClass = noticeKind({
  name: 'privacy.guardianAgreedToClass',
  data: z.object({ email: z.string(), className: z.string(), code: z.string() }),
  texts: textsOf('guardianAgreedToClass'),
  values: ({ email, className }) => ({ email, className }),
  path: ({ code }) => `/join-class?code=${encodeURIComponent(code)}`,
  isMailed: true,
});

/** Their classes are left. */
export const guardianWithdrew = noticeKind({
  name: 'privacy.guardianWithdrew',
  data: z.object({}),
  texts: textsOf('guardianWithdrew'),
  values: () => ({}),
  path: () => '/classes',
  isMailed: true,
});

export const viewed = noticeKind({
  name: 'privacy.viewed',
  data: z.object({ at: z.iso.datetime(), minutes: z.int(), reason: z.string() }),
  texts: textsOf('viewed'),
  values: ({ at, minutes, reason }, locale) => ({
    date: writeDay(at.slice(0, 10), locale),
    minutes: String(minutes),
    reason,
  }),
  path,
  isMailed: true,
});

type Viewed = {
  readonly id: string;
  readonly userId: UserId;
  readonly startedAt: Date;
  readonly minutes: number;
  readonly reason: string;
};

/** Tells somebody that an admin has seen their pages. */
export const tellViewed =
  (postNotice: PostNotice) =>
  (tx: Executor, { id, userId, startedAt, minutes, reason }: Viewed): Promise<void> =>
    postNotice(tx, {
      userId,
      eventId: id,
      content: viewed.of({ at: startedAt.toISOString(), minutes, reason }),
    });

export const privacyNotices = [
  exportReady,
  exportFailed,
  guardianAgreed,
  guardianAgreedToClass,
  guardianWithdrew,
  viewed,
];
