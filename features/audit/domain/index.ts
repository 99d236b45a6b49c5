// The public face of what the audit is made of.

export {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditFacts,
  changedFacts,
  SUBJECT_KINDS,
  type SubjectKind,
} from './actions.ts';
