// The public face of the audit's server side.

import { type AuditDeps, auditHandlers } from './handlers.ts';

export const createAudit = (deps: AuditDeps) => ({ handlers: auditHandlers(deps) });

export { listEntriesAbout } from './entries-repo.ts';
export { lastChangedBy } from './last-changed-by.ts';
export { auditPersonPart } from './person-part.ts';
export { type AuditActor, type NewAuditEntry, recordAudit } from './record.ts';
