// The language of a message, by its letters and by the pages on which it was written.

import type { Locale } from '../../../../kit/core/locale.ts';

type Written = {
  readonly text: string;
  /** Of the author's pages; null: nobody knows. */
  readonly locale: Locale | null;
};

/** Null: nobody knows. Who reads the pages in Chinese writes to a buyer abroad in whatever they can. */
export function languageOf({ text, locale }: Written): Locale | null {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const others = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  if (chinese > others) return 'zh';
  return locale === 'zh' ? null : locale;
}
