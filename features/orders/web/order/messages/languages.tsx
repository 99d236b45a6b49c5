// In which languages the two sides of an order read, and so in which one to write.

import type { Locale } from '../../../../../kit/core/locale.ts';
import { languageTag, locale as pageLocale } from '../../../../../kit/web/i18n.ts';
import type { MessageLanguages } from '../../queries.ts';
import { t } from '../../texts.ts';

type LanguagesProps = { readonly languages: MessageLanguages; readonly side: 'buyer' | 'operator' };

/** In the language of the page: “Chinese” stands in an English sentence. */
export const languageList = (locales: readonly Locale[]): string => {
  const names = new Intl.DisplayNames(languageTag, { type: 'language' });
  return locales.map((each) => names.of(each) ?? each).join(t('messages.comma'));
};

/** What the desk reads, and what to do where that is not the language of the page. */
export const weRead = (desk: readonly Locale[]): string =>
  t(desk.includes(pageLocale) ? 'messages.weRead' : 'messages.weTranslate', {
    languages: languageList(desk),
  });

/** Nothing where the other side's is not known. */
export function Languages({ languages: { buyer, desk }, side }: LanguagesProps) {
  const theirs = side === 'operator' ? [buyer].filter((locale) => locale !== null) : desk;
  if (theirs.length === 0) return null;
  return (
    <p className="text-small text-muted">
      {side === 'operator' ? t('messages.buyerReads', { languages: languageList(theirs) }) : weRead(theirs)}
    </p>
  );
}
