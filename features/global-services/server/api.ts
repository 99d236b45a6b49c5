// The public face of the server side of purchases in China.

import { globalServicesHandlers } from './handlers.ts';
import type { QuoteDeps } from './quotes/make-quote.ts';

export const createGlobalServices = (deps: QuoteDeps) => ({ handlers: globalServicesHandlers(deps) });

export { chineseOf } from '../domain/trade-words/chinese-of.ts';
export { nameAbroad } from '../domain/trade-words/name-abroad.ts';
export { tradeMeaning } from '../domain/trade-words/trade-meaning.ts';
export { judgeThings } from './quotes/judge-things.ts';
export { lineNameIn } from './quotes/line-name.ts';
export { lockOwnQuote, markOrdered, type StoredQuote } from './quotes/quotes-repo.ts';
export { readTerms } from './quotes/read-terms.ts';
export { toPriceView, toVerdictViews } from './quotes/view-price.ts';
