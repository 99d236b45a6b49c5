// A learner's report, and what stands behind each of its numbers: answers, words, days.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { memberProcedure, procedure } from '../../kit/core/procedure.ts';
import { AIDED, ANSWERS, ITEM_KINDS, SKILLS, SOURCES } from '../learning-events/domain/index.ts';
import { WORD_STATES } from '../study/domain/index.ts';
import {
  BANDS,
  HELPS,
  LABEL_MAX,
  LINK_DAYS,
  LINK_STATES,
  PERIODS,
  RECALLS,
  RESULTS,
} from './domain/index.ts';

const tag = 'report';
const reading = { max: 300, seconds: 600 } as const;
const count = z.int().nonnegative();
const line = z.object({ zh: z.string(), en: z.string(), pt: z.string() });
const period = z.enum(PERIODS);
/** 0: of no band. */
const band = z.literal([...BANDS, 0]);
/** What a word means; null for what nobody can explain. */
const meaning = z.object({ en: z.string(), pt: z.string() }).nullable();
const tally = z.object({ right: count, missed: count });

const report = z.object({
  period,
  /** By the learner's own calendar. */
  date: z.iso.date(),
  /** The period's first day; null for all time. */
  from: z.iso.date().nullable(),
  /** Whole minutes of study, day by day; `studyDays` of three minutes and more. */
  minutes: count,
  studyDays: count,
  /** What the learner said in talks. */
  sentences: count,
  /** Read to their end in the period. */
  textsRead: count,
  /** Calendar days of the period so far, from the first study on. */
  calendarDays: count,
  /** By age, as far as it is known. */
  advisedMinutes: count,
  /** The exam that the followed plan leads to: words of it and of the levels before, known or probably known of all; null without one. */
  goal: z
    .object({
      band: z.int(),
      by: z.iso.date().nullable(),
      known: count,
      size: count,
      week: z.int(),
      weeks: z.int(),
      /** Of the plan as its own page tells it: the day on which its weeks end, words missing on the day of the exam (without one, then), whether that is out of reach, and the exam within reach instead; null when all is done. */
      ahead: z
        .object({
          ends: z.iso.date(),
          missing: count,
          isDated: z.boolean(),
          isOut: z.boolean(),
          offer: z.int().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** The spec's four numbers, of all time; `lessonsPlaced` were not done but counted by a placement. */
  progress: z.object({
    percentage: z.number().min(0).max(100),
    days: count,
    lessons: count,
    lessonsPlaced: count,
    words: count,
  }),
  words: z.object({
    /** Met for the first time in the period, and how many of them stay: known on another day too, and for days to come. */
    met: count,
    metAndKept: count,
    /** Of all time, as answers have shown. */
    known: count,
    /** Up to the band of a placement, and not asked yet. */
    probable: count,
    states: z.array(z.object({ state: z.enum(WORD_STATES), count })),
    /** `listed`: the words that the list of the band has; 0 for no band. */
    /** `probable`: of its list, by a placement or a test, beside those that are known. */
    bands: z.array(z.object({ band, known: count, taken: count, listed: count, probable: count })),
  }),
  answers: z.object({
    all: tally,
    skills: z.array(tally.extend({ skill: z.enum(SKILLS) })),
    aided: tally,
    unaided: tally,
    /** Reviews of the period that came with a deck, which no other number of answers or days counts. */
    imported: count,
    /** Points of grammar with mistakes, the most missed first. */
    points: z.array(tally.extend({ point: z.string(), title: line })),
  }),
  /** Reviews, on a later day, of what was known the last time. */
  memory: z.object({
    asked: count,
    known: count,
    /** The share that was to be expected to be known, by how memory fades; null without any. */
    predicted: z.number().nullable(),
  }),
  forecast: z.object({
    minutesADay: z.int(),
    days: z.int(),
    date: z.iso.date(),
    wordsThen: count,
  }),
  /** Days of the last 53 weeks with a minute and more, the earliest first. */
  calendar: z.object({
    from: z.iso.date(),
    days: z.array(z.object({ date: z.iso.date(), minutes: count })),
  }),
});

const link = z.object({
  id: z.uuid(),
  label: z.string(),
  /** What readers call the learner; empty: by the name of the account. */
  shownName: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(LINK_STATES),
  /** Null once it is closed. */
  address: z.url().nullable(),
});

const answer = z.object({
  id: z.uuid(),
  skill: z.enum(SKILLS),
  kind: z.enum(ITEM_KINDS),
  /** The word itself; of all else the key. */
  key: z.string(),
  reading: z.string(),
  /** Of a line, a goal, a point of grammar; null where we have no name for it. */
  title: line.nullable(),
  /** Of a word. */
  meaning,
  outcome: z.enum(ANSWERS),
  aided: z.enum(AIDED),
  answer: z.string(),
  source: z.enum(SOURCES),
  happenedAt: z.iso.datetime(),
});

export const reportContract = {
  read: memberProcedure({
    tag,
    method: 'GET',
    path: '/report',
    summary: 'What the person has studied and learnt this week, in the last seven days, this month, or ever',
    limit: reading,
    seeAs: 'read',
  })
    .input(z.object({ period }))
    .output(report),

  listAnswers: memberProcedure({
    tag,
    method: 'GET',
    path: '/report/answers',
    summary: 'The answers that a number of the report counts, the latest first',
    limit: reading,
  })
    .input(
      z.object({
        period,
        skill: z.enum(SKILLS).optional(),
        result: z.enum(RESULTS).optional(),
        help: z.enum(HELPS).optional(),
        /** A point of grammar. */
        point: z.string().max(120).optional(),
        /** Only reviews of what was known before, by how they ended; the other conditions are then not looked at. */
        recall: z.enum(RECALLS).optional(),
        cursor,
      }),
    )
    .output(z.object({ answers: z.array(answer), nextCursor })),

  listWords: memberProcedure({
    tag,
    method: 'GET',
    path: '/report/words',
    summary: 'The words that a number of the report counts, by their characters',
    limit: reading,
  })
    .input(
      z.object({
        /** Met for the first time in this period; without it, all that were taken up. */
        metIn: period.optional(),
        /** `known`: fresh or lasting; `kept`: these where they stay; `probable`: by a placement alone. */
        state: z.enum([...WORD_STATES, 'known', 'kept', 'probable']).optional(),
        band: z
          .string()
          .regex(/^[0-7]$/)
          .optional(),
        cursor,
      }),
    )
    .output(
      z.object({
        words: z.array(
          z.object({
            word: z.string(),
            reading: z.string(),
            meaning,
            state: z.enum([...WORD_STATES, 'probable']),
            band,
            /** The day of the learner's own zone on which it was first answered; null before. */
            metOn: z.iso.date().nullable(),
          }),
        ),
        nextCursor,
      }),
    ),

  listDays: memberProcedure({
    tag,
    method: 'GET',
    path: '/report/days',
    summary: 'The days that the minutes of the report are of, the latest first',
    limit: reading,
  })
    .input(
      z.object({
        period,
        /** Without it, every day with a whole minute. */
        only: z.literal('study_days').optional(),
        cursor: z.iso.date().optional(),
      }),
    )
    .output(
      z.object({
        days: z.array(z.object({ date: z.iso.date(), minutes: count })),
        nextCursor: z.iso.date().nullable(),
      }),
    ),

  listLinks: memberProcedure({
    tag,
    method: 'GET',
    path: '/report/links',
    summary: 'The links by which the person shows their report, the latest first',
    limit: reading,
  })
    .input(z.object({ cursor }))
    .output(z.object({ links: z.array(link), nextCursor })),

  makeLink: memberProcedure({
    tag,
    method: 'PUT',
    path: '/report/links/{id}',
    summary: 'Make a link by which anybody who has it reads the report; sent again, it is the same',
    limit: { max: 60, seconds: 3600 },
  })
    .input(
      z.object({
        id: z.uuid(),
        /** Whom it is for; only the person sees it. */
        label: z.string().trim().max(LABEL_MAX),
        /** What readers call the learner; empty: by the name of the account. */
        shownName: z.string().trim().max(LABEL_MAX).default(''),
        days: z.literal([...LINK_DAYS]),
      }),
    )
    .output(link)
    .errors({
      LINKS_FULL: { status: 409, message: 'So many links are open that one must be closed first.' },
    }),

  revokeLink: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/report/links/{id}',
    summary: 'Close a link at once; sent again, it changes nothing more',
    limit: { max: 120, seconds: 600 },
  })
    .input(z.object({ id: z.uuid() }))
    .output(link),

  readShared: procedure({
    tag,
    access: 'public',
    metered: false,
    method: 'GET',
    path: '/report/shared/{key}',
    summary: 'The report of whoever made the link: numbers alone, no answers, words or addresses of theirs',
    limit: { max: 120, seconds: 600 },
  })
    .input(z.object({ key: z.string().max(60), period }))
    .output(
      z.object({
        /** Null where the learner has given none. */
        name: z.string().nullable(),
        expiresAt: z.iso.datetime(),
        report,
      }),
    )
    .errors({ LINK_CLOSED: { status: 410, message: 'The link was closed, has expired, or never was one.' } }),
};
export type ReportContract = typeof reportContract;
