// Who speaks in a dialogue, with how the name is said.

import { useLanguageCore } from '../../../../kit/web/language-core/load.ts';

type SpeakerNameProps = { readonly name: string; readonly hasPinyin: boolean };

export function SpeakerName({ name, hasPinyin }: SpeakerNameProps) {
  const core = useLanguageCore();
  const words = hasPinyin ? (core?.annotate(name) ?? []) : [];
  // As on a passport: each word of a name begins with a capital.
  const pinyin = words
    .map(({ marked }) => capital(marked.map((syllable) => syllable ?? '').join('')))
    .join(' ');
  return (
    <>
      <span lang="zh-Hans">{name}</span>
      {pinyin === '' ? null : <span lang="zh-Latn">{pinyin}</span>}
    </>
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
