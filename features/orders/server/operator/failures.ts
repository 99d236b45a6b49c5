// Why an operator's deed is refused beside that the order has changed.

import type { Failure } from '../../../../kit/core/result.ts';
import type { ChangeFailure } from '../orders/change-order.ts';

/** `keys`: of what was not seen. */
export type ToMind = Failure<'to_mind', { readonly orderId: string; readonly keys: readonly string[] }>;
export type CostsTooHigh = Failure<'costs_too_high', { readonly mostFen: number }>;
export type NotNow = Extract<ChangeFailure, { readonly code: 'not_allowed' }>;
