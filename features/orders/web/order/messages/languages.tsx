// In which languages the two sides of an order read, so that nobody wonders why an answer is short or late.

import { LANGUAGE_NAMES, type Locale } from '../../../../../kit/core/locale.ts';
import type { MessageLanguages } from '../../queries.ts';
import { t } from '../../texts.ts';

type LanguagesProps = { readonly languages: MessageLanguages; readonly side: 'buyer' | 'operator' };

/** Each by its own name. */
export const languageList = (locales: readonly Locale[]): string =>
  locales.map((locale) => LANGUAGE_NAMES[locale]).join(t('messages.comma'));

/** Nothing where the other side's is not known. */
export function Languages({ languages: { buyer, desk }, side }: LanguagesProps) {
  const theirs = side === 'operator' ? [buyer].filter((locale) => locale !== null) : desk;
  if (theirs.length === 0) return null;
  const languages = languageList(theirs);
  return (
    <p className="text-small text-muted">
      {t(side === 'operator' ? 'messages.buyerReads' : 'messages.weRead', { languages })}
    </p>
  );
}
