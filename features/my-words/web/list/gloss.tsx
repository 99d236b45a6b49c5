// What a word means, in a line or two.

import type { DictionaryEntry } from '../../../../chinese/dictionary/index.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { meaningIn, readingMeant } from '../words/readings.ts';

export function Gloss({ entry, pinyin }: { readonly entry: DictionaryEntry; readonly pinyin: string }) {
  const reading = entry.readings[readingMeant(entry, pinyin.split(' '))];
  if (!reading) return null;
  const { senses, language } = meaningIn(reading, locale);
  return (
    <p lang={LANGUAGE_TAGS[language]} className="line-clamp-2 text-small text-muted">
      <MixedText text={senses.slice(0, 3).join(language === 'zh' ? '；' : '; ')} />
    </p>
  );
}
