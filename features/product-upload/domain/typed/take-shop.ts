// Finds the seller in what somebody typed.

import { type Extracted, takeFirst } from './taking.ts';

const PATTERNS: readonly RegExp[] = [
  /(?:店铺名?|店名|商家|卖家|상점|가게)\s*[:：]\s*(?<shop>[^,，;；。|\n]{2,60})/u,
  /(?<=^|[,，;；。|\n]\s*)(?:(?:from|at|in|da|na|do|no) )?(?:the |a |o )?(?:shop|store|seller|loja|vendedor(?:a)?)(?: (?:is|called|chamada?|é))?\s*[:：]?\s+(?<shop>[^,，;；。|\n]{2,60})/iu,
  /(?<!\p{L})(?:from|at|da|na|do|no) (?:the |a |o )?(?:shop|store|seller|loja|vendedor(?:a)?)\s*[:：]?\s+(?<shop>[^,，;；。|\n]{2,60})/iu,
  /(?:在|去)?(?<shop>[\p{L}\d·&'-]{1,24}(?:旗舰店|专营店|专卖店|官方店|企业店|直营店|自营店|工厂店))(?:里?看到的?|里的?|的|买的?)?/u,
];

export const takeShop = (text: string): Extracted<string> =>
  takeFirst(text, PATTERNS, ({ groups }) => groups?.['shop']?.trim() || undefined);
