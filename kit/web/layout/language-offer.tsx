// What this is and one way on, above a page, for browsers that prefer another of our languages, in that language; it stays until one is chosen.

import { X } from 'lucide-react';
import { useState } from 'react';
import { LANGUAGE_TAGS } from '../../core/texts.ts';
import { chooseLocale, keepLocale, locale, readingLanguage } from '../i18n.ts';
import { OFFER_LOOK, OFFER_WORDS } from './language-offer-words.ts';

const { frame, row, button } = OFFER_LOOK;

/** Known before the first paint, so that it moves nothing; what it is answered is remembered. */
export function LanguageOffer() {
  const [isOpen, setOpen] = useState(readingLanguage !== locale);
  if (!isOpen) return null;
  const { what, go, stay } = OFFER_WORDS[readingLanguage];
  return (
    <div lang={LANGUAGE_TAGS[readingLanguage]} className={frame}>
      <p>{what}</p>
      <div className={row}>
        {/* As wide as the way out on the other side. */}
        <span aria-hidden="true" className="size-11 shrink-0" />
        <button type="button" onClick={() => chooseLocale(readingLanguage)} className={button}>
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
