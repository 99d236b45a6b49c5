// What the word means: in Portuguese where we have glosses of our own, else in English and marked as such.

import type { DictionaryEntry, DictionaryReading } from '../../../../chinese/dictionary/index.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { MixedText } from '../../../../kit/web/ui/mixed-text.tsx';
import { t } from '../texts.ts';
import { markedSyllables, readableGloss } from './readings.ts';

type SensesProps = {
  readonly entry: DictionaryEntry;
  readonly reading: DictionaryReading;
  /** Our Portuguese glosses tell the most usual reading only. */
  readonly isUsual: boolean;
};

/** So many senses are shown at once; the rest a tap later. */
const FIRST_SENSES = 4;

export function Senses({ entry, reading, isUsual }: SensesProps) {
  const own = locale === 'pt' && isUsual ? entry.portuguese : [];
  return (
    <section aria-label={t('card.meaning')} className="grid gap-2">
      {own.length > 0 ? (
        <p lang={LANGUAGE_TAGS.pt} className="text-lead">
          {own.join('; ')}
        </p>
      ) : null}
      {reading.senses.length > 0 ? (
        <div>
          {locale === 'en' ? null : <p className="text-caption text-muted">{t('card.inEnglish')}</p>}
          <English senses={reading.senses} isSecond={own.length > 0} />
        </div>
      ) : null}
    </section>
  );
}

function English({ senses, isSecond }: { readonly senses: readonly string[]; readonly isSecond: boolean }) {
  const more = senses.slice(FIRST_SENSES);
  return (
    <div lang={LANGUAGE_TAGS.en} className={isSecond ? 'text-small text-muted' : undefined}>
      <SenseList senses={senses.slice(0, FIRST_SENSES)} isOnly={senses.length === 1} />
      {more.length > 0 ? (
        <details>
          <summary lang={LANGUAGE_TAGS[locale]} className="min-h-8 py-1 text-small text-active">
            {t('card.moreSenses', { count: more.length })}
          </summary>
          <SenseList senses={more} start={FIRST_SENSES + 1} isOnly={false} />
        </details>
      ) : null}
    </div>
  );
}

type SenseListProps = {
  readonly senses: readonly string[];
  readonly start?: number;
  readonly isOnly: boolean;
};

function SenseList({ senses, start = 1, isOnly }: SenseListProps) {
  return (
    <ol start={start} className={isOnly ? undefined : 'list-decimal ps-6 marker:text-muted'}>
      {senses.map((sense) => (
        <li key={sense}>
          <MixedText text={readableGloss(sense)} />
        </li>
      ))}
    </ol>
  );
}

type OtherReadingsProps = {
  readonly entry: DictionaryEntry;
  readonly place: number;
  readonly onChoose: (place: number) => void;
};

/** The word's other readings, each a button: the card then tells that one, and the list takes it. */
export function OtherReadings({ entry, place, onChoose }: OtherReadingsProps) {
  if (entry.readings.length < 2) return null;
  return (
    <section aria-label={t('card.otherReadings')}>
      <h3 className="text-small font-bold text-muted">{t('card.otherReadings')}</h3>
      <ul className="mt-1">
        {entry.readings.map(({ pinyin, traditional, senses }, at) =>
          at === place ? null : (
            <li key={`${pinyin} ${traditional}`} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => onChoose(at)}
                className="flex min-h-11 w-full items-baseline gap-3 py-2 text-start transition-colors hover:text-active"
              >
                <span lang="zh-Latn" className="shrink-0 font-medium">
                  {markedSyllables(pinyin).join(' ')}
                </span>
                <span lang={LANGUAGE_TAGS.en} className="line-clamp-2 text-small text-muted">
                  {readableGloss(senses[0] ?? '')}
                </span>
              </button>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
