// What is being said, in the languages that were chosen; the Chinese has its pinyin, and its words open their card.

import { useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { Caption, CaptionLine, Film } from '../../domain/index.ts';

type CaptionViewProps = {
  readonly film: Film;
  /** Undefined between two captions. */
  readonly caption: Caption | undefined;
  readonly lines: readonly CaptionLine[];
  readonly hasPinyin: boolean;
};

const TAGS: Readonly<Record<CaptionLine, string>> = { zh: 'zh-Hans', en: 'en', pt: 'pt-BR' };

export function CaptionView({ film, caption, lines, hasPinyin }: CaptionViewProps) {
  if (!caption) return null;
  // What the film is spoken in comes first.
  const ordered = lines.toSorted(
    (one, other) => Number(other === film.language) - Number(one === film.language),
  );
  return (
    <div className="grid justify-items-center gap-1 text-center">
      {ordered.map((line) => (
        <p
          key={line}
          lang={TAGS[line]}
          className={line === film.language ? 'text-hanzi font-medium' : 'text-lead text-muted'}
        >
          {line === 'zh' ? <ChineseLine caption={caption} hasPinyin={hasPinyin} /> : caption[line]}
        </p>
      ))}
    </div>
  );
}

/** The film knows its pinyin; the words wait for the language core. */
function ChineseLine({ caption, hasPinyin }: { readonly caption: Caption; readonly hasPinyin: boolean }) {
  const core = useLanguageCore();
  if (core)
    return (
      <ChineseWords
        isForChild
        text={caption.zh}
        told={caption.pinyin}
        pinyin={hasPinyin ? 'always' : 'never'}
      />
    );
  return (
    <Chinese
      text={caption.zh}
      syllables={caption.pinyin.map((syllable) => syllable ?? undefined)}
      showPinyin={hasPinyin}
    />
  );
}
