// One line above a page for browsers that prefer another of our languages, in that language; it stays until one is chosen.

import { X } from 'lucide-react';
import { useState } from 'react';
import { type Locale, offeredLocale } from '../../core/locale.ts';
import { LANGUAGE_TAGS } from '../../core/texts.ts';
import { chooseLocale, isLocaleChosen, keepLocale, locale } from '../i18n.ts';

/** In the language that is offered: who needs the offer cannot read the page's own. */
const WORDS: Readonly<Record<Locale, { readonly go: string; readonly stay: string }>> = {
  zh: { go: '用中文继续', stay: '不用了' },
  en: { go: 'Continue in English', stay: 'No, thanks' },
  pt: { go: 'Continuar em português', stay: 'Agora não' },
};

/** Known before the first paint, so that it moves nothing; what it is answered is remembered. */
export function LanguageOffer() {
  const [offered, setOffered] = useState(() =>
    isLocaleChosen() ? undefined : offeredLocale(navigator.languages, locale),
  );
  if (offered === undefined) return null;
  const { go, stay } = WORDS[offered];
  return (
    <div lang={LANGUAGE_TAGS[offered]} className="border-b border-line bg-info-ground print:hidden">
      <div className="mx-auto flex max-w-wide items-center justify-center gap-1 ps-4 pe-1 tablet:px-8">
        <button
          type="button"
          onClick={() => chooseLocale(offered)}
          className="min-h-11 grow text-center font-bold text-info underline underline-offset-4 tablet:grow-0 tablet:px-4"
        >
          {go}
        </button>
        <button
          type="button"
          title={stay}
          aria-label={stay}
          onClick={() => {
            keepLocale();
            setOffered(undefined);
          }}
          className="grid size-11 shrink-0 place-items-center rounded-soft text-info"
        >
          <X aria-hidden="true" size={18} />
        </button>
      </div>
    </div>
  );
}
