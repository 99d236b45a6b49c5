// What is written to the audit: changes that move money or rights, each with its name under `actions` in the texts.

export const AUDIT_ACTIONS = [
  'role_changed',
  'account_locked',
  'account_unlocked',
  'sessions_ended',
  'reset_sent',
  'mail_passed_on',
  'viewing_started',
  'viewing_ended',
  'vip_granted',
  'vip_taken_back',
  'minutes_granted',
  'distributor_approved',
  'distributor_refused',
  'teacher_approved',
  'teacher_refused',
  'teacher_revoked',
  'invitation_approved',
  'invitation_rejected',
  'withdrawal_approved',
  'withdrawal_rejected',
  'withdrawal_submitted',
  'withdrawal_doubted',
  'withdrawal_paid',
  'withdrawal_failed',
  'payee_read',
  'person_erased',
  'receipt_entered',
  'payment_looked_at',
  'refund_requested',
  'refund_retried',
  'refund_paid_by_hand',
  'order_cancelled',
  'claim_decided',
  'payments_exported',
  'settings_saved',
  'settings_cancelled',
  'draft_saved',
  'draft_published',
  'draft_hidden',
  'video_added',
  'video_changed',
  'video_deleted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What a change is done to. A person's entries are found by their id. */
export const SUBJECT_KINDS = [
  'person',
  'payment',
  'withdrawal',
  'settings',
  'order',
  'draft',
  'video',
  'mail',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Facts by their own short names, as they were before and after a change. */
export type AuditFacts = Readonly<Record<string, string | number | null>>;
