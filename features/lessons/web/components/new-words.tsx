// The new words of a lesson: each is said on wish, and opens its card, where it can be kept.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { ListenButton } from '../../../../kit/web/speech/listen-button.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { LessonFile } from '../../domain/index.ts';
import { MEANING_LANGUAGE } from '../queries.ts';

export function NewWords({ words }: Pick<LessonFile, 'words'>) {
  return (
    <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4">
      {words.map((word) => (
        <li
          key={`${word.zh} ${word.pinyin}`}
          className="col-span-3 grid grid-cols-subgrid items-baseline border-b border-line py-1 last:border-b-0"
        >
          <span className="text-hanzi whitespace-nowrap">
            <ChineseWords text={word.zh} pinyin="always" />
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
