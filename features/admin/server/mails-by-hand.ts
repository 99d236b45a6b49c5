// Mails that an admin sends by hand where no mail server is set: taken out together, and then counted as sent.

import type { Database } from '../../../kit/server/db/database.ts';
import { listWaitingMails, markPassedOn } from '../../../kit/server/mail/outbox-repo.ts';
import { type AuditActor, recordAudit } from '../../audit/server/api.ts';
import { MAILS_AT_ONCE } from '../contract.ts';

/** All that wait, with their texts. Links in them stand for passwords, so the audit keeps who has taken them out. */
export function exportMails(db: Database, actor: AuditActor) {
  return db.transaction(async (tx) => {
    const waiting = await listWaitingMails(tx, MAILS_AT_ONCE + 1);
    const mails = waiting.slice(0, MAILS_AT_ONCE);
    if (mails.length > 0) {
      await recordAudit(tx, {
        actor,
        action: 'mails_exported',
        subject: { kind: 'mail', id: 'outbox', name: '' },
        after: { mails: mails.length },
      });
    }
    return {
      mails: mails.map(({ id, recipient, subject, body, createdAt }) => ({
        id,
        to: recipient,
        subject,
        body,
        createdAt: createdAt.toISOString(),
      })),
      isCut: waiting.length > mails.length,
    };
  });
}

type PassingOn = { readonly actor: AuditActor; readonly ids: readonly string[] };

/** How many of them still waited; one that was sent meanwhile, or pressed twice, is where it should be. */
export function passOn(db: Database, { actor, ids }: PassingOn): Promise<number> {
  return db.transaction(async (tx) => {
    let passedOn = 0;
    // In one order whoever asks, so that two admins never wait for each other.
    for (const id of ids.toSorted()) {
      const mail = await markPassedOn(tx, id, new Date());
      if (!mail) continue;
      passedOn += 1;
      const subject = { kind: 'mail', id, name: mail.recipient } as const;
      await recordAudit(tx, { actor, action: 'mail_passed_on', subject, after: { mail: mail.subject } });
    }
    return passedOn;
  });
}
