// The name of an order's stage as its buyer reads it: what went back to the seller is called so.

import type { OrderSummary } from './queries.ts';
import { t } from './texts.ts';

export const stageName = ({ stage, isSentBack }: Pick<OrderSummary, 'stage' | 'isSentBack'>): string =>
  t(isSentBack ? 'sentBack' : `stages.${stage}`);
