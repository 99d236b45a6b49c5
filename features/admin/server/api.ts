// The public face of the admin area's server side.

import { implement, ORPCError } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import type { Log } from '../../../kit/server/log.ts';
import { listMails, markPassedOn } from '../../../kit/server/mail/outbox-repo.ts';
import type { DayFigure, OverviewPart } from '../../../kit/server/parts/overview-part.ts';
import type { PersonAsked, PersonPart } from '../../../kit/server/parts/person-part.ts';
import { findPeople } from '../../account/server/api.ts';
import { recordAudit } from '../../audit/server/api.ts';
import { adminContract } from '../contract.ts';
import { operationPart } from './operation-part.ts';
import { readOverview } from './read-overview.ts';
import { readParts } from './read-parts.ts';

type AdminOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly isSendingMail: boolean;
  /** What the page of a person shows, in its order. */
  readonly personParts: readonly PersonPart[];
  readonly overviewParts: readonly OverviewPart[];
  readonly dayFigures: readonly DayFigure[];
};

export function createAdmin({
  db,
  log,
  isSendingMail,
  personParts,
  overviewParts,
  dayFigures,
}: AdminOptions) {
  const os = implement(adminContract).$context<RequestContext>();
  const ofPerson = personParts.map((part) => ({
    ...part,
    read: (asked: PersonAsked) => part.read(db, asked),
  }));
  const allParts = [...overviewParts, operationPart(isSendingMail)];
  return {
    handlers: os.router({
      listMails: os.listMails.handler(async ({ input }) => {
        const { rows, nextCursor } = await readPage({
          cursor: input.cursor,
          read: (page) => listMails(db, page, input),
        });
        const mails = rows.map(({ recipient, createdAt, sentAt, ...mail }) => ({
          ...mail,
          to: recipient,
          createdAt: createdAt.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
        }));
        return { isSending: isSendingMail, mails, nextCursor };
      }),
      passMailOn: os.passMailOn.handler(async ({ input: { id }, context }) => {
        const { id: adminId, name } = requireMember(context);
        await db.transaction(async (tx) => {
          const mail = await markPassedOn(tx, id, new Date());
          // Pressed twice, or sent meanwhile: it is where it should be.
          if (!mail) return;
          const subject = { kind: 'mail', id, name: mail.recipient } as const;
          const actor = { id: adminId, name };
          await recordAudit(tx, { actor, action: 'mail_passed_on', subject, after: { mail: mail.subject } });
        });
        return {};
      }),
      readParts: os.readParts.handler(async ({ input: { id }, context: { locale } }) => {
        if (!(await findPeople(db, [id])).has(id)) throw new ORPCError('NOT_FOUND');
        return readParts(ofPerson, { userId: id, locale, now: new Date() }, { log });
      }),
      readOverview: os.readOverview.handler(({ input, context: { locale } }) =>
        readOverview(
          { db, log, overviewParts: allParts, dayFigures },
          { locale, count: Number(input.days), now: new Date() },
        ),
      ),
    }),
  };
}
