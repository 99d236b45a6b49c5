// What is written to the audit: changes that move money or rights, each with its name under `actions` in the texts.

/** What operators do with orders and with questions before them. */
export const ORDER_ACTIONS = [
  'order_approved',
  'order_info_asked',
  'order_info_withdrawn',
  'order_address_asked',
  'order_address_kept',
  'order_address_changed',
  'order_claimed',
  'order_released',
  'order_bought',
  'order_step_undone',
  'order_price_asked',
  'order_cancelled',
  'order_cancel_declined',
  'order_photo_added',
  'order_photo_removed',
  'order_costs_corrected',
  'order_shop_number_corrected',
  'order_received',
  'order_reweighed',
  'order_exchanged',
  'order_balance_asked',
  'order_balance_withdrawn',
  'order_packed',
  'order_dispatched',
  'order_at_customs',
  'order_tracking_corrected',
  'order_came_back',
  'order_return_retracted',
  'order_lost',
  'order_bill_entered',
  'order_resent',
  'order_delivered',
  'claim_decided',
  'order_goods_cleared',
  'order_written',
  'order_messages_settled',
  'order_noted',
  'enquiry_answered',
] as const;

export const AUDIT_ACTIONS = [
  'role_changed',
  'account_locked',
  'account_unlocked',
  'sessions_ended',
  'second_factor_ended',
  'reset_sent',
  'letter_written',
  'mail_passed_on',
  'mails_exported',
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
  'payments_exported',
  'settings_saved',
  'settings_cancelled',
  'draft_saved',
  'draft_published',
  'draft_rolled_back',
  'draft_hidden',
  'video_added',
  'video_changed',
  'video_deleted',
  'ai_provider_added',
  'ai_provider_changed',
  'ai_provider_deleted',
  'ai_use_changed',
  'ai_limits_changed',
  'ai_report_handled',
  ...ORDER_ACTIONS,
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
  'enquiry',
  'ai',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Facts by their own short names, as they were before and after a change. */
export type AuditFacts = Readonly<Record<string, string | number | null>>;

/** Of what was and what is, only the facts that are others now; each side keeps those that it has. */
export function changedFacts(before: AuditFacts, after: AuditFacts) {
  const differ = ([name]: readonly [string, unknown]) => before[name] !== after[name];
  const only = (facts: AuditFacts): AuditFacts => Object.fromEntries(Object.entries(facts).filter(differ));
  return { before: only(before), after: only(after) };
}
