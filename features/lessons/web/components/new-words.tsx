// The new words of a lesson: each is said on wish, and opens its card, where it can be kept.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { ListenButton } from '../../../../kit/web/speech/listen-button.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { LessonFile } from '../../domain/index.ts';
import { MEANING_LANGUAGE } from '../queries.ts';

export function NewWords({ words }: Pick<LessonFile, 'words'>) {
  return (
    <ul className="grid gap-x-6 wide:grid-cols-2">
      {words.map((word) => (
        <li
          key={`${word.zh} ${word.pinyin}`}
          className="flex items-center gap-3 border-b border-line py-1 last:border-b-0"
        >
          <span className="shrink-0 text-hanzi">
            <ChineseWords text={word.zh} pinyin="always" />
          </span>
          <span
            lang={LANGUAGE_TAGS[MEANING_LANGUAGE]}
            className="min-w-0 grow self-end pb-1 text-small text-muted"
          >
            {word[MEANING_LANGUAGE]}
          </span>
          <ListenButton small text={word.zh} />
        </li>
      ))}
    </ul>
  );
}
