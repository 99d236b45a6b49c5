// An admin writes to a person; where that answers what they wrote, it waits no more.

import type { Member } from '../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { findRecipient } from '../../account/server/api.ts';
import { recordAudit } from '../../audit/server/api.ts';
import type { PostNotice } from '../../notices/server/api.ts';
import { findLetter, insertLetter, type Letter, settleLetters } from './letters-repo.ts';
import { letterNotice } from './notices.ts';

export type LettersDeps = {
  readonly db: Database;
  readonly postNotice: PostNotice;
  /** Where whoever gets a letter can write to; null while the site has named no address. */
  readonly readContact: (executor: Executor, at: Date) => Promise<string | null>;
};

type Writing = {
  readonly admin: Member;
  readonly userId: UserId;
  readonly letterId: string;
  readonly subject: string;
  readonly text: string;
  readonly answers?: string | undefined;
};

type WriteFailure = Failure<'not_found'> | Failure<'answered'> | Failure<'letter_taken'>;

export function writeLetter(
  { db, postNotice, readContact }: LettersDeps,
  { admin, userId, letterId: id, subject, text, answers }: Writing,
): Promise<Result<Letter, WriteFailure>> {
  return db.transaction(async (tx) => {
    const reader = await findRecipient(tx, userId);
    if (!reader) return err('not_found');
    const now = new Date();
    const letter = { id, userId, isOperator: true, subject, text, authorId: admin.id, createdAt: now };
    const known = await findLetter(tx, id);
    // The same again, after a lost answer.
    if (known) return isSame(known, letter) ? ok(known) : err('letter_taken');
    if (answers !== undefined && !(await settleLetters(tx, { userId, at: now, id: answers })))
      return err('answered');
    if (!(await insertLetter(tx, letter))) return err('letter_taken');
    await recordAudit(tx, {
      actor: admin,
      action: 'letter_written',
      subject: { kind: 'person', id: userId, name: reader.name },
      after: { title: subject, letters: text.length },
    });
    const contact = await readContact(tx, now);
    await postNotice(tx, {
      userId,
      eventId: id,
      content: letterNotice({ subject, text, contact }),
      replyTo: contact,
    });
    return ok({ ...letter, settledAt: null });
  });
}

const isSame = (known: Letter, { userId, subject, text, authorId }: Omit<Letter, 'settledAt'>): boolean =>
  known.userId === userId && known.subject === subject && known.text === text && known.authorId === authorId;
