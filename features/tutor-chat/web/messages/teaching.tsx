// What a tutor adds to their words: a sentence in the reader's language, and new words with sound, pinyin and meaning.

import { spellText, taughtPinyin } from '../../../../chinese/sounds/index.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { SoundButton } from '../../../../kit/web/speech/sound-button.tsx';
import type { Message } from '../../domain/index.ts';

type Taught = NonNullable<Message['teaching']>;

export function Teaching({ teaching }: Pick<Message, 'teaching'>) {
  if (!teaching) return null;
  const { note, words } = teaching;
  return (
    <div className="mt-2 grid gap-2">
      {note ? (
        <p lang={LANGUAGE_TAGS[locale]} className="text-body">
          {note[locale]}
        </p>
      ) : null}
      {words.length === 0 ? null : (
        <div className="flex flex-wrap gap-2">
          {words.map((word) => (
            <NewWord key={word.zh} word={word} />
          ))}
        </div>
      )}
    </div>
  );
}

function NewWord({ word }: { readonly word: Taught['words'][number] }) {
  const { zh, pinyin } = word;
  const core = useLanguageCore();
  return (
    <div className="flex items-center gap-3 rounded-soft border border-line bg-surface py-1 ps-4 pe-1">
      <span lang="zh-Hans" className="text-hanzi">
        {zh}
      </span>
      <span className="grid text-small">
        <span lang="zh-Latn">{spelled(core?.annotate(zh) ?? [{ text: zh }], taughtPinyin(zh, pinyin))}</span>
        <span lang={LANGUAGE_TAGS[locale]} className="text-muted">
          {locale === 'zh' ? word.en : word[locale]}
        </span>
      </span>
      <SoundButton text={zh} />
    </div>
  );
}

/** Word by word, as the answers to choose from are: wǒ jiào. The reading is the one that was written for the word. */
function spelled(
  words: readonly { readonly text: string; readonly isPlace?: boolean }[],
  pinyin: string,
): string {
  const readings = pinyin.split(' ');
  let at = 0;
  return spellText(
    words.map(({ text, isPlace }) => {
      const from = at;
      at += Array.from(text).length;
      return { text, readings: readings.slice(from, at), isPlace };
    }),
  );
}
