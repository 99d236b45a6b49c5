// Questions before orders, as rows: asked with pictures, answered once.

import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import { orderPictureKind } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { UploadFailure } from '../messages/attach-uploads.ts';
import { enquiryNotice } from '../notices.ts';
import { actorOf } from '../orders/audit-action.ts';
import { orderEnquiries, orderEnquiryPictures } from '../tables.ts';

export type Enquiry = typeof orderEnquiries.$inferSelect;
export type EnquiryPicture = typeof orderEnquiryPictures.$inferSelect;

/** Of one person, without an answer. */
const WAITING_MAX = 10;

type Asking = {
  readonly id: string;
  readonly userId: UserId;
  readonly product: string;
  readonly link: string | null;
  readonly text: string;
  readonly uploads: readonly string[];
};

type AskFailure = UploadFailure | Failure<'enquiries_full'> | Failure<'enquiry_taken'>;

/** The same id again is the same question, and pictures that were missing come to it. */
export async function ask(
  deps: OrdersDeps,
  { uploads, ...asked }: Asking,
): Promise<Result<Enquiry, AskFailure>> {
  const known = await findEnquiry(deps.db, asked.id);
  if (known && known.userId !== asked.userId) return err('enquiry_taken');
  if (!known && (await countOpen(deps.db, asked.userId)) >= WAITING_MAX) return err('enquiries_full');
  await deps.db
    .insert(orderEnquiries)
    .values({ ...asked, createdAt: new Date() })
    .onConflictDoNothing();
  const enquiry = await findEnquiry(deps.db, asked.id);
  if (enquiry?.userId !== asked.userId) return err('enquiry_taken');
  for (const id of uploads) {
    const finished = await deps.files.uploads.finish(
      { ownerId: asked.userId, id, kind: orderPictureKind },
      {
        onStored: async (tx, file) => {
          const row = { id: newId(), enquiryId: enquiry.id, fileId: file.id, createdAt: new Date() };
          await tx.insert(orderEnquiryPictures).values(row);
        },
      },
    );
    if (!finished.ok) return finished;
  }
  return ok(enquiry);
}

type Answering = { readonly id: string; readonly text: string; readonly operator: UserId };

/** Held while it is answered, so that one of two operators is told that the other was faster. */
export function answer(
  deps: OrdersDeps,
  { id, text, operator }: Answering,
): Promise<Result<Enquiry, Failure<'not_found'> | Failure<'answered', { readonly answer: string }>>> {
  return deps.db.transaction(async (tx) => {
    const [found] = await tx.select().from(orderEnquiries).where(eq(orderEnquiries.id, id)).for('update');
    if (!found) return err('not_found');
    if (found.answeredAt !== null) {
      const isSame = found.answeredBy === operator && found.answer === text;
      return isSame ? ok(found) : err('answered', { answer: found.answer });
    }
    const changed = { answer: text, answeredBy: operator, answeredAt: new Date() };
    await tx.update(orderEnquiries).set(changed).where(eq(orderEnquiries.id, id));
    await recordAudit(tx, {
      actor: await actorOf(tx, operator),
      action: 'enquiry_answered',
      subject: { kind: 'enquiry', id, name: found.product },
      after: { letters: text.length },
    });
    await deps.postNotice(tx, { userId: found.userId, eventId: id, content: enquiryNotice(found) });
    return ok({ ...found, ...changed });
  });
}

export const listOwnEnquiries = (
  db: Executor,
  { userId, before, limit }: PageRequest & { readonly userId: UserId },
): Promise<Enquiry[]> =>
  db
    .select()
    .from(orderEnquiries)
    .where(and(eq(orderEnquiries.userId, userId), olderThan(orderEnquiries, before)))
    .orderBy(desc(orderEnquiries.createdAt), desc(orderEnquiries.id))
    .limit(limit);

/** Those that wait, the longest waiting first. */
export function listWaiting(db: Executor, { before, limit }: PageRequest): Promise<Enquiry[]> {
  const { createdAt, id, answeredAt } = orderEnquiries;
  const isLater = before && sql`(${createdAt}, ${id}) > (${before.createdAt}, ${before.id})`;
  return db
    .select()
    .from(orderEnquiries)
    .where(and(isNull(answeredAt), isLater))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

/** Those that were answered, the latest question first. */
export const listAnswered = (db: Executor, { before, limit }: PageRequest): Promise<Enquiry[]> =>
  db
    .select()
    .from(orderEnquiries)
    .where(and(isNotNull(orderEnquiries.answeredAt), olderThan(orderEnquiries, before)))
    .orderBy(desc(orderEnquiries.createdAt), desc(orderEnquiries.id))
    .limit(limit);

export const listAllEnquiries = (db: Executor, { before, limit }: PageRequest): Promise<Enquiry[]> =>
  db
    .select()
    .from(orderEnquiries)
    .where(olderThan(orderEnquiries, before))
    .orderBy(desc(orderEnquiries.createdAt), desc(orderEnquiries.id))
    .limit(limit);

export async function listEnquiryPictures(
  db: Executor,
  enquiries: readonly Enquiry[],
): Promise<EnquiryPicture[]> {
  if (enquiries.length === 0) return [];
  const ids = enquiries.map(({ id }) => id);
  return db
    .select()
    .from(orderEnquiryPictures)
    .where(inArray(orderEnquiryPictures.enquiryId, ids))
    .orderBy(asc(orderEnquiryPictures.createdAt), asc(orderEnquiryPictures.id));
}

async function findEnquiry(db: Executor, id: string): Promise<Enquiry | undefined> {
  const [found] = await db.select().from(orderEnquiries).where(eq(orderEnquiries.id, id));
  return found;
}

async function countOpen(db: Executor, userId: UserId): Promise<number> {
  const isOpen = and(eq(orderEnquiries.userId, userId), isNull(orderEnquiries.answeredAt));
  const [open] = await db.select({ count: count() }).from(orderEnquiries).where(isOpen);
  return open?.count ?? 0;
}
