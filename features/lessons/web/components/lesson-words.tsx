// The words of a lesson, and how many of them are new to the learner: each is said on wish, and opens its card.

import { useQuery } from '@tanstack/react-query';
import { toMarks } from '../../../../chinese/sounds/index.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { ListenButton } from '../../../../kit/web/speech/listen-button.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { LessonFile } from '../../domain/index.ts';
import { MEANING_LANGUAGE, newWordsQuery } from '../queries.ts';
import { t } from '../texts.ts';

/** Without a server the number of new ones is left out. */
export function LessonWords({ lesson: { id, words } }: { readonly lesson: LessonFile }) {
  const { data } = useQuery(newWordsQuery(id));
  const title = t('lesson.words', { count: words.length });
  return (
    <Section
      title={data ? t('lesson.wordsNew', { words: title, count: data.fresh.length }) : title}
      lead={t('lesson.wordsLead')}
    >
      <WordList words={words} />
    </Section>
  );
}

export function WordList({ words }: Pick<LessonFile, 'words'>) {
  return (
    <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4">
      {words.map((word) => (
        <li
          key={`${word.zh} ${word.pinyin}`}
          className="col-span-3 grid grid-cols-subgrid items-baseline border-b border-line py-1 last:border-b-0"
        >
          <span className="text-hanzi whitespace-nowrap">
            <ChineseWords text={word.zh} told={toldPinyin(word)} pinyin="always" />
          </span>
          <span lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="text-small text-muted">
            {word[MEANING_LANGUAGE]}
          </span>
          <ListenButton small text={word.zh} />
        </li>
      ))}
    </ul>
  );
}

/** As the lesson says it, where each character has its syllable: a lesson may read a word otherwise than the dictionary. */
function toldPinyin({ zh, pinyin }: LessonFile['words'][number]): readonly string[] | undefined {
  const syllables = pinyin.split(' ');
  return syllables.length === Array.from(zh).length ? syllables.map(toMarks) : undefined;
}
