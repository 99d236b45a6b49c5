// The public face of the rules of orders.

export {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type AddressProblem,
} from './address/address.ts';
export { checkAddress } from './address/address-rules.ts';
export { addressSchema } from './address/address-schema.ts';
export {
  ADDRESS_DAYS,
  ANSWER_REMINDERS,
  BALANCE_DAYS,
  CLAIM_DAYS,
  daysAfter,
  daysBetween,
  PHOTO_DAYS,
  payableUntil,
  photosUntil,
  SILENT_DAYS,
  STORAGE_DAYS,
  STORAGE_REMINDERS,
  storageUntil,
} from './deadlines.ts';
export { DUE_OF, type DueFacts, type DueOf, dueOf, urgentAt } from './desk/due.ts';
export { DESK_QUEUES, type DeskQueue, TASK_QUEUES } from './desk/queues.ts';
export { isTrackingNumber } from './desk/tracking-number.ts';
export { ORDER_JOURNALS } from './journals.ts';
export { type LessonWord, lessonWords } from './lesson/lesson-words.ts';
export { orderOfRole, sellerRole, sellerRoleId } from './lesson/seller-role.ts';
export { type CancelRight, cancelRight, type HeldMoney, shareHeld } from './money/cancel-right.ts';
export { BALANCE_STATES, type BalanceState, SETTLEMENT_KINDS, type SettlementKind } from './money/kinds.ts';
export { type Doubt, doubtDearer, doubtPurchase, doubtWeight, PARCEL_GRAMS_MOST } from './money/plausible.ts';
export { type Costs, type Settlement, settle, shareOfFee } from './money/settle.ts';
export { isAgreedBySilence } from './money/silence.ts';
export { orderPhotoKind, orderPictureKind } from './pictures.ts';
export { ACTION_NAMES, ACTIONS, type Action, leavesGoods, type RefundRule } from './stages/actions.ts';
export {
  can,
  type Doer,
  type OrderFacts,
  PHOTO_KINDS,
  type PhotoKind,
  REASONS,
  type Reason,
} from './stages/can.ts';
export { isAskable } from './stages/questions.ts';
export {
  ACTORS,
  type Actor,
  CLAIM_REASONS,
  CLAIM_STATES,
  type ClaimReason,
  type ClaimState,
  isFinal,
  PHOTO_DECISIONS,
  type PhotoDecision,
  RETURN_CHOICES,
  type ReturnChoice,
  STAGES,
  STATUSES,
  type Stage,
  type Status,
  stagesOf,
  statusOf,
} from './stages/stages.ts';
export { sumTried, TRIAL_REFUSALS, type TrialSum, type TriedOrder, tryTerms } from './trial/try-terms.ts';
