// What people can do about what is kept about them: read how long, have it given to them, have it deleted.

import * as z from 'zod';
import { memberProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { agesContract } from './contract/ages.ts';
import { EXPORT_STATES, KEPT, OBSTACLES, RECIPIENTS, TOPIC_NAMES, TOPIC_TABLES } from './domain/index.ts';

const tag = 'privacy';

const dataExport = z.object({
  id: z.uuid(),
  state: z.enum(EXPORT_STATES),
  askedAt: z.iso.datetime(),
  /** Where the archive can be fetched, until when, and how large it is; null unless it is ready. */
  file: z.object({ address: z.string(), until: z.iso.datetime(), bytes: z.int() }).nullable(),
});

const topic = z.enum(TOPIC_NAMES);
const counted = z.array(
  z.object({
    topic,
    /** By table, so that what is counted has a name; `isEmptied`: without what the person has written in it. */
    tables: z.array(z.object({ table: z.enum(TOPIC_TABLES), count: z.int(), isEmptied: z.boolean() })),
  }),
);
const deletion = z.object({
  askedAt: z.iso.datetime(),
  /** When the account goes, unless it is kept. */
  dueAt: z.iso.datetime(),
  /** Something must find its end first, though the day has come. */
  isHeld: z.boolean(),
});
const obstacles = z.array(
  z.object({
    kind: z.enum(OBSTACLES),
    count: z.int(),
    orders: z.array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        expected: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
      }),
    ),
  }),
);
/** What is lost with the account, and can still be had before. */
const losses = z.object({
  /** Purchases that can be given back now, by the same reckoning as the refund itself; `isWhole`: for all of the price. */
  refundable: z.array(
    z.object({ paymentId: z.uuid(), title: z.string(), amountFen: z.int(), isWhole: z.boolean() }),
  ),
  /** Until when something can be claimed of what was delivered last; null: nothing can. */
  claimableUntil: z.iso.datetime().nullable(),
  /** Classes whose teachers see something until the account goes. */
  classes: z.int(),
});

export const privacyContract = {
  ...agesContract,

  readRetention: procedure({
    tag,
    access: 'public',
    metered: false,
    method: 'GET',
    path: '/privacy/retention',
    summary: 'What is kept about people, and for how long, as the tables have declared it',
    limit: READS,
  }).output(
    z.object({
      topics: z.array(
        z.object({
          topic,
          /** At most; null: until the person deletes it, or their account. */
          days: z.int().nullable(),
          /** Whether some of it stays when the account goes. */
          isKept: z.boolean(),
        }),
      ),
      /** Whose language models are asked for anything: what people write there goes to them. Empty: to nobody. */
      modelProviders: z.array(z.string()),
      /** Services outside that are configured and get something of people’s. */
      recipients: z.array(z.enum(RECIPIENTS)),
    }),
  ),

  readSeen: memberProcedure({
    tag,
    method: 'GET',
    path: '/privacy/seen',
    summary: 'By what others see something of one’s own: classes, and open links to reports and plans',
    limit: READS,
  }).output(z.object({ classes: z.int(), reports: z.int(), plans: z.int() })),

  readDeletion: memberProcedure({
    tag,
    method: 'GET',
    path: '/privacy/deletion',
    summary:
      'What goes and what stays when the account is deleted, what stands in the way, and whether it is asked for',
    limit: READS,
  }).output(
    z.object({
      deletion: deletion.nullable(),
      obstacles,
      goes: counted,
      stays: counted,
      /** What stays of this account, with the ends that the texts name. */
      kept: z.array(z.enum(KEPT)),
      losses,
    }),
  ),

  askDeletion: memberProcedure({
    tag,
    method: 'POST',
    path: '/privacy/deletion',
    summary:
      'Have the account deleted after 14 days, or later, once orders and money are settled; asked again, the first date holds',
    limit: { max: 20, seconds: 3600 },
    confirm: 'password',
  })
    .output(deletion)
    .errors({
      DELETION_BLOCKED: {
        status: 409,
        message: 'An admin gives the role back first; nothing was deleted.',
        data: z.object({ obstacles }),
      },
    }),

  deleteNow: memberProcedure({
    tag,
    method: 'POST',
    path: '/privacy/deletion/now',
    summary:
      'Delete the account at once and for good, where nothing is open; the own address is typed to confirm it',
    limit: { max: 10, seconds: 3600 },
    confirm: 'password',
  })
    .input(z.object({ email: z.string().max(320) }))
    .output(z.object({}))
    .errors({
      EMAIL_DIFFERS: {
        status: 422,
        message: 'That is not the address of this account; nothing was deleted.',
      },
      DELETION_BLOCKED: {
        status: 409,
        message: 'Something must find its end first; nothing was deleted.',
        data: z.object({ obstacles }),
      },
    }),

  keepAccount: memberProcedure({
    tag,
    method: 'POST',
    path: '/privacy/deletion/keep',
    summary: 'Keep the account after all; harmless where no deletion was asked for',
    limit: { max: 60, seconds: 3600 },
  }).output(z.object({})),

  readExport: memberProcedure({
    tag,
    method: 'GET',
    path: '/privacy/export',
    summary: 'The last archive of one’s data, and when the next may be asked for',
    limit: READS,
  }).output(
    z.object({
      latest: dataExport.nullable(),
      /** Null: now. */
      nextAt: z.iso.datetime().nullable(),
    }),
  ),

  askExport: memberProcedure({
    tag,
    method: 'POST',
    path: '/privacy/export',
    summary: 'Have all of one’s data made into an archive, once a day; the same id again asks once',
    limit: { max: 20, seconds: 3600 },
    confirm: 'password',
  })
    .input(z.object({ id: z.uuid() }))
    .output(dataExport)
    .errors({
      EXPORT_TOO_SOON: {
        status: 409,
        message: 'One archive a day; the last one is still there.',
        data: z.object({ nextAt: z.iso.datetime() }),
      },
    }),
};
export type PrivacyContract = typeof privacyContract;
