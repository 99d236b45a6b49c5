// A word of an exercise: its characters, with pinyin above where it may be seen.

import { taughtPinyin, toMarks } from '../../../../chinese/sounds/index.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { meaningOf, type StudyWord } from '../../domain/exercises/index.ts';
import { GLOSS_LANGUAGE } from '../material/gloss-language.ts';

type WordTextProps = { readonly word: StudyWord; readonly showPinyin: boolean };

export function WordText({ word: { word, reading }, showPinyin }: WordTextProps) {
  const syllables = taughtPinyin(word, reading).split(' ').map(toMarks);
  const isWhole = syllables.length === Array.from(word).length;
  return <Chinese text={word} syllables={syllables} showPinyin={showPinyin && isWhole} />;
}

export function Meaning({ word }: { readonly word: StudyWord }) {
  return <span lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]}>{meaningOf(word, GLOSS_LANGUAGE)}</span>;
}
