// The public face of the rules of the AI services.

export { isOtherServer, isProviderAddress } from './address.ts';
export { CHAIN_MAX, LIMIT_MAX, MODELS_MAX, PRICE_MAX, PROVIDERS_MAX } from './bounds.ts';
export { CHAIN_SOURCES, chainOf } from './chain.ts';
export { costMicro, MICRO_PER_FEN, type TokenPrice, tokensOf } from './cost.ts';
export { type DraftProblem, draftModels, draftProblem, type ModelDraft } from './draft.ts';
export {
  type LimitReached,
  limitReached,
  type SpendingLimits,
  type Spent,
} from './spending-limits.ts';
export {
  TRY_BODY_BYTES,
  TRY_PICTURE_BYTES,
  TRY_PICTURE_PROBLEMS,
  TRY_PICTURE_TYPES,
} from './try-picture.ts';
export { AI_USES, type AiUse, standInFor } from './uses.ts';
export { parseYuan, typeYuan } from './yuan.ts';
