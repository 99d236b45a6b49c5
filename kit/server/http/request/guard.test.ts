// What the guard refuses before a call's input is read, study time above all.

import { ORPCError } from '@orpc/server';
import { afterAll, expect, it } from 'vitest';
import type { Access, Member } from '../../../core/access.ts';
import { procedure } from '../../../core/procedure.ts';
import { userIdSchema } from '../../../core/user-id.ts';
import { openDatabase } from '../../db/database.ts';
import { createLog } from '../../log.ts';
import { guardCall, type StudyTimeGate } from './guard.ts';

// Never connects: nothing here is limited by count.
const db = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1, onIdleError: () => {} });
afterAll(() => db.$client.end());

const SOMEBODY = userIdSchema.parse('01890000-0000-7000-8000-000000000007');
const MEMBER = {
  id: SOMEBODY,
  name: '',
  username: '',
  email: '',
  emailVerified: true,
  hasSecondFactor: false,
  avatarId: null,
  role: 'student',
  sessionId: '',
  isReauthenticated: false,
} as const;
const RESETS_AT = new Date('2026-11-22T03:00:00Z');

type Call = { readonly access?: Access; readonly metered: boolean; readonly member?: Member };

/** The code of the refusal, or undefined, and whom the gate was asked about. */
async function call({ access = 'member', metered, member }: Call, isOver: boolean, needsFactor = false) {
  const asked: string[] = [];
  const studyTime: StudyTimeGate = async ({ id }, allowed) => {
    await allowed;
    asked.push(id);
    return isOver ? { resetsAt: RESETS_AT } : undefined;
  };
  const route = { method: 'GET', path: '/x', summary: 'x', tag: 'x', access, limit: 'none' } as const;
  const context = {
    member,
    locale: 'zh',
    address: '',
    requestHeaders: new Headers(),
    resHeaders: new Headers(),
    log: createLog('silent'),
    shutdown: new AbortController().signal,
  } as const;
  const declared = metered ? procedure({ ...route, metered }) : procedure({ ...route, metered: false });
  try {
    await guardCall(
      { db, studyTime, needsSecondFactor: async () => needsFactor },
      { context, procedure: declared, path: ['x'] },
    );
    return { asked };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { asked, code: error.code, status: error.status, data: error.data };
  }
}

it('lets a metered call through while there is study time, and has it counted', async () => {
  expect(await call({ metered: true, member: MEMBER }, false)).toEqual({ asked: [SOMEBODY] });
});

it('refuses a metered call without study time, and says until when', async () => {
  expect(await call({ metered: true, member: MEMBER }, true)).toEqual({
    asked: [SOMEBODY],
    code: 'STUDY_TIME_OVER',
    status: 402,
    data: { secondsLeft: 0, resetsAt: RESETS_AT.toISOString() },
  });
});

it('asks nothing about calls that are not metered', async () => {
  expect(await call({ metered: false, member: MEMBER }, true)).toEqual({ asked: [] });
});

it('lets an admin who needs a second factor do only what all members may', async () => {
  const admin = { ...MEMBER, role: 'admin' } as const;
  const forAdmins = { access: ['admin', 'teacher'], metered: false } as const;
  expect(await call({ ...forAdmins, member: admin }, false, true)).toMatchObject({
    code: 'SECOND_FACTOR_NEEDED',
    status: 403,
  });
  expect(await call({ ...forAdmins, member: admin }, false, false)).toEqual({ asked: [] });
  expect(await call({ metered: false, member: admin }, false, true)).toEqual({ asked: [] });
  const teacher = { ...MEMBER, role: 'teacher' } as const;
  expect(await call({ ...forAdmins, member: teacher }, false, true)).toEqual({ asked: [] });
});

it('counts nobody who may not make the call', async () => {
  expect(await call({ access: ['admin'], metered: true, member: MEMBER }, true)).toMatchObject({
    asked: [],
    code: 'FORBIDDEN',
  });
});

it('lets no guest make a metered call, whatever its access', async () => {
  expect(await call({ access: 'public', metered: true }, false)).toMatchObject({
    asked: [],
    code: 'UNAUTHORIZED',
  });
});
