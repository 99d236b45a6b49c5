// The name of an order's stage as its buyer reads it: what went back to the seller, or was lost, is called so.

import type { OrderSummary } from './queries.ts';
import { t } from './texts.ts';

export const stageName = ({
  stage,
  isSentBack,
  isLost,
  isLapsed,
  isCancelAsked,
  decided,
}: Pick<
  OrderSummary,
  'stage' | 'isSentBack' | 'isLost' | 'isLapsed' | 'isCancelAsked' | 'decided'
>): string => {
  if (isLapsed) return t('lapsed.stage');
  if (isLost) return t('lost.stage');
  if (isCancelAsked) return t('cancel.askedTitle');
  if (decided !== null) return t(`decide.stage.${decided}`);
  return t(isSentBack ? 'sentBack' : `stages.${stage}`);
};
