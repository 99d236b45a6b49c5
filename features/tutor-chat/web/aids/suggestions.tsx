// Answers to tap, above the field: characters with pinyin, and what they mean. A tap says it, or begins one with a blank.

import type { Line } from '../../../../content/schema/line.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { beginningOf } from '../../../../tutor-engine/say/blank.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { t } from '../texts.ts';
import { readingOf } from './reading-of.ts';
import { type MeaningLanguage, useAids } from './use-aids.ts';
import { useSuggestionKeys } from './use-suggestion-keys.ts';

type SuggestionsProps = {
  readonly lines: readonly Line[];
  /** `byKeyboard`: chosen by a key, not by a tap or click. */
  readonly onSay: (sentence: string, byKeyboard: boolean) => void;
  /** For an answer with a blank, such as 我叫……: what stands before it. */
  readonly onBegin: (beginning: string) => void;
};

/** One row, so that it takes the same little room whatever it says; what does not fit is a swipe away. */
export function Suggestions({ lines, onSay, onBegin }: SuggestionsProps) {
  const { language } = useAids(undefined);
  const choose = (line: Line, byKeyboard: boolean) => {
    const beginning = beginningOf(line);
    if (beginning === undefined) onSay(line.zh, byKeyboard);
    else onBegin(beginning);
  };
  useSuggestionKeys(lines, (line) => choose(line, true));
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('suggestions.title')} className="-mx-3 mb-2 animate-appear tablet:mx-0">
      <ul className="flex snap-x scroll-px-3 gap-2 overflow-x-auto overscroll-x-contain px-3 py-0.5 [scrollbar-width:none] tablet:flex-wrap tablet:px-0">
        {lines.map((line, place) => (
          <li key={line.zh} className="max-w-[82%] shrink-0 snap-start tablet:max-w-full">
            <button
              type="button"
              aria-keyshortcuts={String(place + 1)}
              onClick={({ detail }) => choose(line, detail === 0)}
              className="relative grid min-h-11 w-full justify-items-start rounded-soft border border-line-strong bg-surface py-1 ps-3 pe-3 text-start pointer-fine:tablet:pe-7 transition-colors group-data-keyboard/layout:py-0.5 hover:border-ink hover:bg-raised"
            >
              <KeyMark place={place} />
              <Spoken text={line.zh} />
              <Meaning line={line} language={language} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which key chooses it, where a keyboard is likely. */
function KeyMark({ place }: { readonly place: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute end-2 top-1 hidden text-caption text-muted pointer-fine:tablet:block"
    >
      {place + 1}
    </span>
  );
}

/** While a keyboard takes half of the screen, pinyin stands beside the characters, else above them. */
function Spoken({ text }: { readonly text: string }) {
  const core = useLanguageCore();
  const { pinyin } = useLearnerSettings();
  return (
    <span className="flex max-w-full flex-col group-data-keyboard/layout:flex-row-reverse group-data-keyboard/layout:items-baseline group-data-keyboard/layout:gap-2">
      {pinyin === 'off' ? null : (
        // The room for it is there before it is.
        <span lang="zh-Latn" className="min-h-5 truncate text-caption text-muted">
          {core ? readingOf(core.annotate(text)) : null}
        </span>
      )}
      <span lang="zh-Hans" className="truncate text-lead leading-7 font-medium">
        {text}
      </span>
    </span>
  );
}

function Meaning({ line, language }: { readonly line: Line; readonly language: MeaningLanguage }) {
  return (
    <span lang={LANGUAGE_TAGS[language]} className="max-w-full truncate text-caption text-muted">
      {line[language]}
    </span>
  );
}
