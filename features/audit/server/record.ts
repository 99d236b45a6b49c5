// Writes an entry of the audit, in the transaction of the change that it records.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { newId } from '../../../kit/server/new-id.ts';
import type { AuditAction, AuditFacts, SubjectKind } from '../domain/index.ts';
import { auditEntries } from './tables.ts';

/** Who does it, as they are called on that day; null for the console and the system. */
export type AuditActor = { readonly id: UserId; readonly name: string };

export type NewAuditEntry = {
  readonly actor: AuditActor | null;
  readonly action: AuditAction;
  readonly subject: { readonly kind: SubjectKind; readonly id: string; readonly name: string };
  /** The reference of the payment that it moves, so that an order finds what was done with its money. */
  readonly purchase?: string;
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
  readonly reason?: string | undefined;
};

export async function recordAudit(tx: Executor, entry: NewAuditEntry): Promise<void> {
  const { actor, action, subject, purchase = '', before = {}, after = {}, reason = '' } = entry;
  await tx.insert(auditEntries).values({
    id: newId(),
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? '',
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectName: subject.name,
    purchase,
    before,
    after,
    reason,
  });
}
