// The public face of the audit's server side.

import type { Database } from '../../../kit/server/db/database.ts';
import { auditHandlers } from './handlers.ts';

export const createAudit = ({ db }: { readonly db: Database }) => ({ handlers: auditHandlers(db) });

export { listEntriesAbout } from './entries-repo.ts';
export { auditPersonPart } from './person-part.ts';
export { type AuditActor, type NewAuditEntry, recordAudit } from './record.ts';
