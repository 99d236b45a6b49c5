// Tells applicants, learners and teachers what has happened, in the transaction of that.

import * as z from 'zod';
import { noticeKind } from '../../notices/server/api.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };

type KindName = keyof typeof zh.notices;
const textsOf = (kind: KindName) => ({ zh: zh.notices[kind], en: en.notices[kind], pt: pt.notices[kind] });

const decisionKind = (kind: KindName) =>
  noticeKind({
    name: `teaching.${kind}`,
    data: z.object({ reason: z.string() }),
    texts: textsOf(kind),
    values: ({ reason }) => ({ reason }),
    path: () => '/teaching',
    isMailed: true,
  });

export const DECIDED = {
  approved: decisionKind('approved'),
  refused: decisionKind('refused'),
  revoked: decisionKind('revoked'),
} as const;

const classKind = (kind: KindName) =>
  noticeKind({
    name: `teaching.${kind}`,
    data: z.object({ className: z.string() }),
    texts: textsOf(kind),
    values: ({ className }) => ({ className }),
    path: () => '/classes',
    isMailed: false,
  });

export const classEnded = classKind('classEnded');
export const removedFromClass = classKind('removed');

export const teachingNotices = [...Object.values(DECIDED), classEnded, removedFromClass];
