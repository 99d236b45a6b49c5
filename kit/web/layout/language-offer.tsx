// What this is and one way on, above a page, for browsers that prefer another of our languages, in that language; it stays until one is chosen.

import { X } from 'lucide-react';
import { useState } from 'react';
import type { Locale } from '../../core/locale.ts';
import { LANGUAGE_TAGS } from '../../core/texts.ts';
import { chooseLocale, keepLocale, locale, readingLanguage } from '../i18n.ts';

/** In the language that is offered: who needs the offer cannot read the page's own. */
const WORDS: Readonly<Record<Locale, { readonly what: string; readonly go: string; readonly stay: string }>> =
  {
    zh: { what: '在对话中学中文。', go: '用中文继续', stay: '不用了' },
    en: {
      what: 'Learn Chinese by talking. This page is in Chinese.',
      go: 'Continue in English',
      stay: 'No, thanks',
    },
    pt: {
      what: 'Aprenda chinês conversando. Esta página está em chinês.',
      go: 'Continuar em português',
      stay: 'Agora não',
    },
  };

/** Known before the first paint, so that it moves nothing; what it is answered is remembered. */
export function LanguageOffer() {
  const [isOpen, setOpen] = useState(readingLanguage !== locale);
  if (!isOpen) return null;
  const { what, go, stay } = WORDS[readingLanguage];
  return (
    <div
      lang={LANGUAGE_TAGS[readingLanguage]}
      className="border-b border-line bg-info-ground px-4 py-3 text-center print:hidden tablet:px-8"
    >
      <p>{what}</p>
      <div className="mx-auto mt-2 flex max-w-form items-center gap-1">
        {/* As wide as the way out on the other side. */}
        <span aria-hidden="true" className="size-11 shrink-0" />
        <button
          type="button"
          onClick={() => chooseLocale(readingLanguage)}
          className="min-h-11 grow rounded-soft border border-info bg-ground px-4 font-bold text-info transition-colors hover:border-ink hover:text-ink"
        >
          {go}
        </button>
        <button
          type="button"
          title={stay}
          aria-label={stay}
          onClick={() => {
            keepLocale();
            setOpen(false);
          }}
          className="grid size-11 shrink-0 place-items-center rounded-soft text-info"
        >
          <X aria-hidden="true" size={18} />
        </button>
      </div>
    </div>
  );
}
