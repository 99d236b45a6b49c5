// The public face of the rules of inviting.

export { CODE_BYTES, CODE_KINDS, CODE_MAX, makeCode, plainCode } from './codes.ts';
export { REFERRAL_JOURNALS } from './journals.ts';
export { maskName } from './mask-name.ts';
export {
  type ClaimState,
  claimState,
  type ReferralTerms,
  type RewardSpan,
  TIERS,
  type Tier,
  type TierRule,
  tierRules,
} from './rewards.ts';
export { referralArea } from './settings.ts';
export {
  COUNTING_VERDICTS,
  findOwnSignals,
  findSignals,
  isCertainlyOwn,
  SIGNALS,
  type Signal,
  TRACE_KINDS,
  type Trace,
  VERDICTS,
  type Verdict,
} from './signals.ts';
export { countTurn, type StudyProgress } from './study-progress.ts';
