// What the pictures of the help pages show: who looks at which page, and the part of it that stands in the picture.

import type { HelpTopic } from '../../features/help/domain/index.ts';

/** Reads an answer of the API as the person who looks. */
export type Read = (path: string) => Promise<unknown>;

export type Shot = {
  readonly topic: HelpTopic;
  readonly who: 'student' | 'teacher' | 'guest';
  /** The page; found by what the demo has made, where its address is not known before. */
  readonly page: string | ((read: Read) => Promise<string>);
  /** A button to press first: what a browser without voices says, which others do not. */
  readonly dismiss?: RegExp;
};

const first = (answer: unknown, list: string): string => {
  const rows: unknown = isRecord(answer) ? answer[list] : undefined;
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  if (!isRecord(row) || typeof row['id'] !== 'string') throw new Error(`the demo has no ${list}`);
  return row['id'];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const SHOTS: readonly Shot[] = [
  {
    topic: 'first-talk',
    who: 'student',
    page: async (read) => `/study/${first(await read('/tutor-chat/talks'), 'talks')}`,
  },
  { topic: 'words-and-reviews', who: 'student', page: '/words' },
  { topic: 'lessons', who: 'student', page: '/study/lessons/greetings' },
  { topic: 'reader', who: 'student', page: '/study/texts/dumplings-for-one' },
  { topic: 'plans', who: 'student', page: '/learning-path' },
  { topic: 'minutes-and-vip', who: 'student', page: '/profile/membership' },
  { topic: 'buying', who: 'student', page: '/global-services/product-upload' },
  { topic: 'costs', who: 'guest', page: '/global-services/cost' },
  {
    topic: 'teaching',
    who: 'teacher',
    page: async (read) => `/teaching/classes/${first(await read('/teaching/classes'), 'classes')}`,
  },
  { topic: 'children', who: 'guest', page: '/preschool', dismiss: /^(知道了|Got it|Entendi)$/ },
];
