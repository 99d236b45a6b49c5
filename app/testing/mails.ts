// Reads the outbox as an admin does, for tests that follow a link out of a mail.

import { expect, vi } from 'vitest';
import type { TestApp } from './apps/test-app.ts';
import { runSql } from './clients/people.ts';

export type TestMail = { readonly recipient: string; readonly subject: string; readonly body: string };

/** The mails to an address, newest first, once there are at least `count`: some are written by a job. */
export async function waitForMails(app: TestApp, recipient: string, count = 1): Promise<TestMail[]> {
  return vi.waitFor(
    async () => {
      const mails: TestMail[] = await runSql(
        app.databaseUrl,
        'select recipient, subject, body from mails where recipient = $1 order by created_at desc, id desc',
        [recipient],
      );
      expect(mails.length).toBeGreaterThanOrEqual(count);
      return mails;
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** The token of the link in a mail. */
export function tokenIn(mail: TestMail | undefined): string {
  const token = /[?&]token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  if (token === undefined) throw new Error('the mail holds no link');
  return token;
}
