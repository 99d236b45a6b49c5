// Puts a ready sentence into what an operator writes, in the language that the buyer reads.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '../../../../../kit/core/locale.ts';
import { locale as pageLocale } from '../../../../../kit/web/i18n.ts';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import type { ReadyFor } from '../../../domain/messages/phrase.ts';
import { type PhraseId, readyFor, readyLanguage, withGaps } from '../../../domain/messages/phrases.ts';
import { Languages } from '../../order/messages/languages.tsx';
import { messagesQuery } from '../../queries.ts';
import { t } from '../../texts.ts';

type Choosing = { readonly of: ReadyFor; readonly onText: (text: string) => void };

/** About an order, with the languages in which both sides read. */
export function ReadySentences({ orderId, ...choosing }: Choosing & { readonly orderId: string }) {
  // The page lists the messages, too, and asks for them once.
  const languages = useInfiniteQuery(messagesQuery(orderId, 'operator')).data?.pages[0]?.languages;
  return (
    <div className="grid gap-3">
      {languages === undefined ? null : <Languages languages={languages} side="operator" />}
      <ReadyFields {...choosing} reader={languages?.buyer} />
    </div>
  );
}

type ReadyFieldsProps = Choosing & {
  /** The language of who will read it, as far as it is known. */
  readonly reader: Locale | null | undefined;
};

export function ReadyFields({ of, onText, reader }: ReadyFieldsProps) {
  const [chosen, setChosen] = useState<(typeof LOCALES)[number]>();
  const [phrase, setPhrase] = useState<PhraseId | ''>('');
  const language = chosen ?? readyLanguage(reader, pageLocale);
  const write = (id: PhraseId | '', locale: typeof language) => {
    if (id !== '') onText(withGaps(id, locale));
  };
  return (
    <div className="grid gap-3 tablet:grid-cols-[10rem_minmax(0,1fr)] tablet:items-start">
      <Select
        label={t('desk.ready.language')}
        hint={
          reader && language !== reader
            ? t('desk.ready.otherLanguage', { language: LANGUAGE_NAMES[reader] })
            : undefined
        }
        value={language}
        options={LOCALES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
        onChange={(locale) => {
          setChosen(locale);
          write(phrase, locale);
        }}
      />
      <Select
        label={t('messages.phrase')}
        hint={t('desk.ready.hint')}
        value={phrase}
        options={[
          { value: '' as const, label: t('messages.noPhrase') },
          // In the operator's own language, whatever is put in.
          ...readyFor(of).map((id) => ({ value: id, label: withGaps(id, pageLocale) })),
        ]}
        onChange={(id) => {
          setPhrase(id);
          write(id, language);
        }}
      />
    </div>
  );
}
