// The public face of the rules of the AI services.

export { chainOf } from './chain.ts';
export { costMicro, type TokenPrice, tokensOf } from './cost.ts';
export { hasLimit, type LimitReached, limitReached, type SpendingLimits, type Spent } from './spending.ts';
export { type AiUse, standInFor } from './uses.ts';
