// What admins change of the product's numbers, and the rates that every page shows amounts by.

import * as z from 'zod';
import { adminProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { changedBy } from '../audit/contract.ts';
import { FIELD_KINDS, SINGLE_KINDS } from './domain/index.ts';

const tag = 'settings';
const WRITES = { max: 60, seconds: 600 } as const;

const cell = z.union([z.string(), z.number()]);
const row = z.intersection(z.object({ id: z.string() }), z.record(z.string().max(60), cell));
const value = z.union([cell, z.record(z.string(), z.string()), z.array(row).max(500).readonly()]);

/** A column of a table; `options` are the words of a choice. */
const column = z.object({
  key: z.string(),
  kind: z.enum([...SINGLE_KINDS, 'choice']),
  options: z.array(z.string()),
});
const values = z.record(z.string().max(60), value);

const version = z.object({
  id: z.uuid(),
  number: z.int(),
  values,
  effectiveFrom: z.iso.datetime(),
  note: z.string(),
  createdAt: z.iso.datetime(),
});

const STALE = {
  SETTINGS_STALE: {
    status: 409,
    message: 'Somebody else has saved this area since it was read.',
    data: changedBy.extend({ latestNumber: z.int() }),
  },
} as const;

const writing = {
  /** Made by the page. */
  id: z.uuid(),
  note: z.string().trim().max(500),
  /** The number of the latest row that was seen; 0 before the first. */
  expectedNumber: z.int().min(0),
};

export const settingsContract = {
  currencies: procedure({
    access: 'public',
    metered: false,
    tag: 'settings',
    method: 'GET',
    path: '/settings/currencies',
    summary: 'The rates in effect: CNY per 1 unit, as decimal text; and what banks add to payments abroad',
    limit: READS,
    seeAs: 'read',
  }).output(
    z.object({
      version: z.uuid().nullable(),
      /** From when these rates hold; null for those of the start. */
      since: z.iso.datetime().nullable(),
      rates: z.record(z.string(), z.string()),
      /** By the currency that is paid in; `share` in hundredths of a percent. */
      bankCosts: z.array(
        z.object({
          currency: z.string(),
          name: z.string(),
          share: z.int(),
          source: z.string(),
          isChecked: z.boolean(),
        }),
      ),
    }),
  ),

  listAreas: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/settings/areas',
    summary: 'Every area with what holds now and what is scheduled',
    limit: READS,
  }).output(
    z.array(
      z.object({
        area: z.string(),
        /** `columns` are a table's. */
        fields: z.array(z.object({ key: z.string(), kind: z.enum(FIELD_KINDS), columns: z.array(column) })),
        values,
        /** Null while the defaults hold. */
        current: version.nullable(),
        scheduled: z.array(version),
        latestNumber: z.int(),
      }),
    ),
  ),

  history: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/settings/areas/{area}/versions',
    summary: 'Who changed what in an area, the newest first',
    limit: READS,
  })
    .input(z.object({ area: z.string().max(60), before: z.coerce.number().int().positive().optional() }))
    .output(
      z.object({
        versions: z.array(
          z.object({
            version,
            authorId: z.uuid(),
            /** Null when the account is gone. */
            authorName: z.string().nullable(),
            /** The version that this row takes back. */
            cancels: z.uuid().nullable(),
            cancelledAt: z.iso.datetime().nullable(),
            /** Against what held when it was written. */
            changes: z.array(
              z.object({
                key: z.string(),
                entry: z.string().nullable(),
                column: z.string().nullable(),
                from: cell.nullable(),
                to: cell.nullable(),
              }),
            ),
          }),
        ),
        nextBefore: z.int().nullable(),
      }),
    ),

  save: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/settings/areas/{area}/versions',
    summary: 'Change an area, now or from a later moment on',
    limit: WRITES,
    confirm: 'password',
  })
    .input(
      z.object({
        ...writing,
        area: z.string().max(60),
        values,
        /** Null: now. */
        effectiveFrom: z.iso.datetime().nullable(),
      }),
    )
    .output(version)
    .errors({
      ...STALE,
      SETTINGS_INVALID: {
        status: 422,
        message: 'Some values are not possible.',
        /** Each the path of a value: `month`, `rates:USD`, `shipping:2:baseFen` with the place of the row. */
        data: z.object({
          keys: z.array(z.string()),
          /** Of those that are numbers beyond what may be: the limit, in the unit of the value. */
          limits: z.array(
            z.object({ key: z.string(), least: z.number().nullable(), most: z.number().nullable() }),
          ),
        }),
      },
      SETTINGS_IN_THE_PAST: { status: 422, message: 'A change cannot begin in the past.' },
    }),

  cancel: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/settings/areas/{area}/versions/{versionId}/cancel',
    summary: 'Take back a change that has not begun',
    limit: WRITES,
    confirm: 'password',
  })
    .input(z.object({ ...writing, area: z.string().max(60), versionId: z.uuid() }))
    .output(version)
    .errors({
      ...STALE,
      SETTINGS_BEGUN: { status: 409, message: 'It holds already; change it with a new version.' },
    }),
};
export type SettingsContract = typeof settingsContract;
