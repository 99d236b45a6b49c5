// The public face of the admin area's server side.

import { implement, ORPCError } from '@orpc/server';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import type { Log } from '../../../kit/server/log.ts';
import { listMails } from '../../../kit/server/mail/outbox-repo.ts';
import type { DayFigure, OverviewPart } from '../../../kit/server/parts/overview-part.ts';
import type { PersonAsked, PersonPart } from '../../../kit/server/parts/person-part.ts';
import { findPeople } from '../../account/server/api.ts';
import { adminContract } from '../contract.ts';
import { exportMails, passOn } from './mails-by-hand.ts';
import { operationPart } from './operation-part.ts';
import { readOverview } from './read-overview.ts';
import { readParts } from './read-parts.ts';

function actorOf(context: RequestContext) {
  const { id, name } = requireMember(context);
  return { id, name };
}

type AdminOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly isSendingMail: boolean;
  /** The shop's address for letters of people; null while none is set. */
  readonly readContact: (executor: Executor, now: Date) => Promise<string | null>;
  /** What the page of a person shows, in its order. */
  readonly personParts: readonly PersonPart[];
  readonly overviewParts: readonly OverviewPart[];
  readonly dayFigures: readonly DayFigure[];
};

export function createAdmin({
  db,
  log,
  isSendingMail,
  readContact,
  personParts,
  overviewParts,
  dayFigures,
}: AdminOptions) {
  const os = implement(adminContract).$context<RequestContext>();
  const ofPerson = personParts.map((part) => ({
    ...part,
    read: (asked: PersonAsked) => part.read(db, asked),
  }));
  const allParts = [...overviewParts, operationPart({ isSendingMail, readContact })];
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
        await passOn(db, { actor: actorOf(context), ids: [id] });
        return {};
      }),
      passMailsOn: os.passMailsOn.handler(async ({ input: { ids }, context }) => ({
        passedOn: await passOn(db, { actor: actorOf(context), ids }),
      })),
      exportMails: os.exportMails.handler(({ context }) => exportMails(db, actorOf(context))),
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
