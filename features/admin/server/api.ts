// The public face of the admin area's server side.

import { implement } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import { listMails } from '../../../kit/server/mail/outbox-repo.ts';
import { adminContract } from '../contract.ts';

type AdminOptions = { readonly db: Database; readonly isSendingMail: boolean };

export function createAdmin({ db, isSendingMail }: AdminOptions) {
  const os = implement(adminContract).$context<RequestContext>();
  const mailsHandler = os.listMails.handler(async ({ input }) => {
    const { rows, nextCursor } = await readPage({
      cursor: input.cursor,
      read: (page) => listMails(db, page),
    });
    return {
      isSending: isSendingMail,
      mails: rows.map(({ recipient, createdAt, sentAt, ...mail }) => ({
        ...mail,
        to: recipient,
        createdAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
      nextCursor,
    };
  });
  return { handlers: os.router({ listMails: mailsHandler }) };
}
