// The public face of the rules of orders.

export {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type AddressProblem,
} from './address/address.ts';
export { checkAddress } from './address/address-rules.ts';
export { addressSchema } from './address/address-schema.ts';
export { plainName } from './address/plain-name.ts';
export { ARRIVAL_PARTS, type Arrival, arrivalOf, isGoingBack } from './arrival.ts';
export {
  ADDRESS_DAYS,
  ANSWER_REMINDERS,
  BALANCE_DAYS,
  CLAIM_DAYS,
  daysAfter,
  daysBetween,
  hoursAfter,
  minutesBefore,
  PHOTO_DAYS,
  PRICE_DAYS,
  PRICE_REMINDERS,
  payableUntil,
  photosUntil,
  remindUnpaidAt,
  SAME_THINGS_MINUTES,
  SILENT_DAYS,
  STORAGE_DAYS,
  STORAGE_REMINDERS,
  storageUntil,
  UNPAID_REMINDER_HOURS,
} from './deadlines.ts';
export { AWAITED_OF, type Awaited, type AwaitedFacts, awaitedOf } from './desk/awaited.ts';
export { DUE_OF, type DueFacts, type DueOf, dueOf, urgentAt } from './desk/due.ts';
export { MIND_OF, type Mind, mindedAt, mindsOf, piecesMinded } from './desk/minds.ts';
export { DESK_QUEUES, type DeskQueue, TASK_QUEUES } from './desk/queues.ts';
export { isTrackingNumber, withoutBlanks } from './desk/tracking-number.ts';
export { GIFT_CARD_MOST } from './gift.ts';
export { ORDER_JOURNALS } from './journals.ts';
export { type LessonWord, lessonWords } from './lesson/lesson-words.ts';
export { orderOfRole, sellerRole, sellerRoleId } from './lesson/seller-role.ts';
export { languageOf } from './messages/language-of.ts';
export { openQuestionIn, writeSaid } from './messages/open-question.ts';
export {
  type ChosenPhrase,
  isSaid,
  PHRASE_IDS,
  SLOT_MAX,
  writePhrase,
} from './messages/phrases.ts';
export { type CancelRight, cancelRight, type HeldMoney, shareHeld } from './money/cancel-right.ts';
export { BALANCE_STATES, type BalanceState, SETTLEMENT_KINDS, type SettlementKind } from './money/kinds.ts';
export {
  asEntered,
  doubtParcel,
  freightOf,
  type PackedParcel,
  shareBill,
  shareOut,
} from './money/parcel-shares.ts';
export {
  DOUBTS,
  type Doubt,
  doubtBill,
  doubtCorrection,
  doubtDearer,
  doubtPurchase,
  doubtReweighing,
  doubtWeight,
  PARCEL_GRAMS_MOST,
  unagreedFen,
} from './money/plausible.ts';
export { type Costs, type Settlement, settledShippingFen, shareOfFee } from './money/settle.ts';
export { isAgreedBySilence } from './money/silence.ts';
export { quotedCosts, savedFen, weigh } from './money/weigh.ts';
export { orderPhotoKind, orderPictureKind } from './pictures.ts';
export { sharedThings } from './same-things.ts';
export {
  ACTION_NAMES,
  ACTIONS,
  type Action,
  beginsAnew,
  leavesGoods,
  type RefundRule,
} from './stages/actions.ts';
export {
  can,
  type Doer,
  type OrderFacts,
  PHOTO_KINDS,
  type PhotoKind,
  REASONS,
  type Reason,
  tooFewLeft,
} from './stages/can.ts';
export { isOfParcel } from './stages/parcel.ts';
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
  SENT_STAGES,
  STAGES,
  STATUS_FILTERS,
  STATUSES,
  type Stage,
  type Status,
  type StatusFilter,
  stagesOf,
  statusOf,
} from './stages/stages.ts';
export { isUndo, isUndoTime, undoableOf } from './stages/undo.ts';
export { sumTried, TRIAL_REFUSALS, type TrialSum, type TriedOrder, tryTerms } from './trial/try-terms.ts';
