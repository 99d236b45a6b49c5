// The public face of the admin area's server side.

import { implement } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { decodeCursor, encodeCursor } from '../../../kit/server/db/page-cursor.ts';
import type { RequestContext } from '../../../kit/server/http/context.ts';
import { listMails } from '../../../kit/server/mail/outbox-repo.ts';
import { adminContract } from '../contract.ts';

type AdminOptions = { readonly db: Database; readonly isSendingMail: boolean };

const PAGE = 50;

export function createAdmin({ db, isSendingMail }: AdminOptions) {
  const os = implement(adminContract).$context<RequestContext>();
  const mailsHandler = os.listMails.handler(async ({ input }) => {
    const found = await listMails(db, decodeCursor(input.cursor), PAGE + 1);
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      isSending: isSendingMail,
      mails: page.map(({ recipient, createdAt, sentAt, ...mail }) => ({
        ...mail,
        to: recipient,
        createdAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
      nextCursor: found.length > PAGE && last ? encodeCursor(last) : null,
    };
  });
  return { handlers: os.router({ listMails: mailsHandler }) };
}
