// What is being said, in the languages that were chosen; the Chinese has its pinyin, and its words open their card.

import { useMemo } from 'react';
import { readingLanguage } from '../../../../kit/web/i18n.ts';
import { useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { type ChildWords, ChineseWords } from '../../../my-words/web/api.ts';
import { type Caption, type CaptionLine, clausesOf, type Film } from '../../domain/index.ts';

type CaptionViewProps = {
  readonly film: Film;
  /** Undefined between two captions. */
  readonly caption: Caption | undefined;
  readonly lines: readonly CaptionLine[];
  readonly hasPinyin: boolean;
  /** Over the picture of the whole screen: no room is held, and no word opens a card. */
  readonly isOver: boolean;
};

const TAGS: Readonly<Record<CaptionLine, string>> = { zh: 'zh-Hans', en: 'en', pt: 'pt-BR' };

export function CaptionView({ film, caption, lines, hasPinyin, isOver }: CaptionViewProps) {
  // What the film is spoken in comes first.
  const ordered = lines.toSorted(
    (one, other) => Number(other === film.language) - Number(one === film.language),
  );
  return (
    <div className="grid gap-1 text-center">
      {ordered.map((line) => (
        <p
          key={line}
          lang={TAGS[line]}
          className={classNames(
            'grid items-center text-balance',
            line === film.language
              ? 'text-hanzi font-medium short:text-lead'
              : 'text-lead text-muted short:text-small',
          )}
        >
          {isOver ? null : (
            <span aria-hidden="true" className="invisible [grid-area:1/1]">
              <Longest film={film} line={line} hasPinyin={hasPinyin} />
            </span>
          )}
          <span data-said className="[grid-area:1/1]">
            {caption === undefined ? null : line === 'zh' ? (
              <ChineseLine film={film} caption={caption} hasPinyin={hasPinyin} isPlain={isOver} />
            ) : (
              caption[line]
            )}
          </span>
        </p>
      ))}
    </div>
  );
}

type LongestProps = Pick<CaptionViewProps, 'film' | 'hasPinyin'> & { readonly line: CaptionLine };

/** Holds the room that the film's longest caption needs, so that no button moves away from a small finger. */
function Longest({ film, line, hasPinyin }: LongestProps) {
  const longest = film.captions.reduce<Caption | undefined>(
    (found, caption) => (found && found[line].length >= caption[line].length ? found : caption),
    undefined,
  );
  if (longest === undefined) return null;
  if (line !== 'zh') return longest[line];
  return <PlainChinese caption={longest} hasPinyin={hasPinyin} />;
}

type PlainProps = { readonly caption: Caption; readonly hasPinyin: boolean };
type ChineseLineProps = PlainProps & Pick<CaptionViewProps, 'film'> & { readonly isPlain: boolean };

/** The film knows its pinyin and what its words mean; the words wait for the language core. */
function ChineseLine({ film, caption, hasPinyin, isPlain }: ChineseLineProps) {
  const core = useLanguageCore();
  const child = useMemo(() => childWords(film, caption), [film, caption]);
  if (!core || isPlain) return <PlainChinese caption={caption} hasPinyin={hasPinyin} />;
  return clausesOf(caption).map(({ zh, start, pinyin }) => (
    <span key={start} className={TOGETHER}>
      <ChineseWords
        child={child}
        text={zh}
        whole={{ text: caption.zh, start }}
        told={pinyin}
        pinyin={hasPinyin ? 'always' : 'never'}
      />
    </span>
  ));
}

/** A clause stays on one line where it can: else the last character of a caption stands alone on the next. */
const TOGETHER = 'inline-block';

/** In the language that is read; who reads Chinese gets English, which is what they learn here. */
function childWords({ glosses, words }: Film, caption: Caption): ChildWords {
  const line = readingLanguage === 'pt' ? 'pt' : 'en';
  return {
    words: Object.keys(glosses),
    glossOf: (word) => {
      const gloss = glosses[word];
      if (!gloss) return undefined;
      const picture = words.find(({ zh }) => zh === word)?.picture;
      return { meaning: gloss[line], isName: gloss.isName === true, picture };
    },
    text: caption.zh,
    pinyin: caption.pinyin,
    sentence: caption[line],
    language: TAGS[line],
  };
}

const PlainChinese = ({ caption, hasPinyin }: PlainProps) =>
  clausesOf(caption).map(({ zh, start, pinyin }) => (
    <span key={start} className={TOGETHER}>
      <Chinese text={zh} syllables={pinyin.map((syllable) => syllable ?? undefined)} showPinyin={hasPinyin} />
    </span>
  ));
