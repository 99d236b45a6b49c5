// Three buttons, one per interface language; picking one reloads the page in it.

import { LOCALES } from '../../core/locale.ts';
import { LANGUAGE_TAGS } from '../../core/texts.ts';
import { chooseLocale, locale, t } from '../i18n.ts';

const NAMES = { zh: '中文', en: 'EN', pt: 'PT' } as const;

export function LanguageSwitcher() {
  return (
    <fieldset aria-label={t('language.label')} className="flex">
      {LOCALES.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={LANGUAGE_TAGS[choice]}
          aria-pressed={choice === locale}
          onClick={() => chooseLocale(choice)}
          className="min-h-11 min-w-11 rounded-soft px-2 text-small whitespace-nowrap text-muted transition-colors hover:text-ink aria-pressed:font-bold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-seal-ink aria-pressed:decoration-2 aria-pressed:underline-offset-8"
        >
          {NAMES[choice]}
        </button>
      ))}
    </fieldset>
  );
}
