// The calls about prices: settings, estimates, quotes.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { accountArea } from '../../account/server/api.ts';
import { readSettings } from '../../settings/server/api.ts';
import { globalServicesContract } from '../contract.ts';
import { type PriceFailure, reckonPrice, toSettingsView } from '../domain/index.ts';
import { makeQuote, type QuoteDeps } from './quotes/make-quote.ts';
import { findOwnQuote } from './quotes/quotes-repo.ts';
import { readTerms } from './quotes/read-terms.ts';
import { toPriceView, toQuoteView } from './quotes/view-price.ts';

const os = implement(globalServicesContract).$context<RequestContext>();
type PriceErrors = Parameters<Parameters<typeof os.estimate.handler>[0]>[0]['errors'];

export function globalServicesHandlers(deps: QuoteDeps) {
  const { db, files } = deps;
  const settings = os.settings.handler(async ({ context: { locale } }) => {
    const now = new Date();
    const [{ terms }, account] = await Promise.all([readTerms(db, now), readSettings(db, accountArea, now)]);
    return {
      success: true as const,
      data: {
        ...toSettingsView(terms.purchasing, { ...terms.rates }, locale),
        unverifiedMaxFen: account.values.unverifiedMaxFen,
      },
    };
  });
  const estimate = os.estimate.handler(async ({ input, context, errors }) => {
    const { terms, versions } = await readTerms(db, new Date());
    const price = reckonPrice(input, terms);
    if (!price.ok) throw toError(price.error, errors);
    return toPriceView(price.value, versions, context.locale);
  });
  const quote = os.quote.handler(async ({ input, context, errors }) => {
    const { id, ...request } = input;
    const made = await makeQuote(deps, { id, userId: requireMember(context).id, request });
    if (made.ok) return toQuoteView(made.value, { locale: context.locale, files, now: new Date() });
    if (made.error.code === 'quote_taken') throw errors.QUOTE_TAKEN();
    throw made.error.code === 'picture_unknown' ? errors.PICTURE_UNKNOWN() : toError(made.error, errors);
  });
  const readQuote = os.readQuote.handler(async ({ input, context }) => {
    const found = await findOwnQuote(db, input.id, requireMember(context).id);
    if (!found) throw new ORPCError('NOT_FOUND');
    return toQuoteView(found, { locale: context.locale, files, now: new Date() });
  });
  return os.router({ settings, estimate, quote, readQuote });
}

function toError(error: PriceFailure, errors: PriceErrors) {
  switch (error.code) {
    case 'category_unknown':
      return errors.CATEGORY_UNKNOWN({ data: error.data });
    case 'country_unknown':
      return errors.COUNTRY_UNKNOWN();
    case 'currency_unknown':
      return errors.CURRENCY_UNKNOWN();
    case 'too_expensive':
      return errors.TOO_EXPENSIVE();
  }
}
