// The words of a film to tap: a tap goes to where the word is said. A word lights up while it is said.

import { locale } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import type { Caption, Film, FilmWord } from '../../domain/index.ts';
import { t } from '../texts.ts';

type WordTilesProps = {
  readonly film: Film;
  readonly caption: Caption | undefined;
  readonly onWord: (word: FilmWord) => void;
};

export function WordTiles({ film, caption, onWord }: WordTilesProps) {
  const spoken = caption?.[film.language].toLowerCase() ?? '';
  return (
    <section aria-label={t('player.words')}>
      <ul className="flex flex-wrap justify-center gap-2">
        {film.words.map((word) => {
          const isSaid = spoken.includes(word[film.language].toLowerCase());
          return (
            <li key={word.zh} className="grid">
              <button
                type="button"
                onClick={() => onWord(word)}
                className={classNames(
                  'flex min-h-20 min-w-24 items-center justify-center gap-3 rounded-soft border-2 px-3 py-2 transition-colors',
                  isSaid ? 'border-seal-mark bg-raised' : 'border-line bg-surface hover:border-line-strong',
                )}
              >
                {word.picture === undefined ? null : <Picture markup={word.picture} />}
                <WordText word={word} language={film.language} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function WordText({ word, language }: { readonly word: FilmWord; readonly language: Film['language'] }) {
  const chinese = (
    <Chinese text={word.zh} syllables={word.pinyin.map((one) => one ?? undefined)} showPinyin />
  );
  if (language === 'en')
    return (
      <span className="grid">
        <span lang="en" className="text-lead font-bold">
          {word.en}
        </span>
        <span className="text-muted">{chinese}</span>
      </span>
    );
  return (
    <span className="grid">
      <span className="text-lead font-bold whitespace-nowrap">{chinese}</span>
      {locale === 'zh' ? null : <span className="text-small text-muted">{word[locale]}</span>}
    </span>
  );
}

/** Our own drawing, checked with the content. */
function Picture({ markup }: { readonly markup: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-52 -52 104 104"
      className="size-12 shrink-0 text-seal-mark"
      // oxlint-disable-next-line react/no-danger -- a file of content/films/drawings, nobody else's words
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
