// The words of a film to tap: a tap goes to where the word is said, and tells so. A word lights up while it is said.

import { VolumeX } from 'lucide-react';
import { useState } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import type { Caption, Film, FilmWord } from '../../domain/index.ts';
import { useIsSilent } from '../sound/use-is-silent.ts';
import { t } from '../texts.ts';
import { writeTime } from './seek-bar.tsx';

type WordTilesProps = {
  readonly film: Film;
  readonly caption: Caption | undefined;
  readonly onWord: (word: FilmWord) => void;
};

export function WordTiles({ film, caption, onWord }: WordTilesProps) {
  const isSilent = useIsSilent(film.language);
  const [tapped, setTapped] = useState<FilmWord>();
  const spoken = caption?.[film.language].toLowerCase() ?? '';
  return (
    <section aria-label={t('player.words')}>
      <output className="mb-2 block min-h-6 text-center text-small text-muted">
        {tellWhatHappens(tapped, film)}
      </output>
      <ul className="flex flex-wrap justify-center gap-2">
        {film.words.map((word) => (
          <li key={word.zh} className="grid">
            <Tile
              word={word}
              film={film}
              isSilent={isSilent}
              isSaid={spoken.includes(word[film.language].toLowerCase())}
              onTap={() => {
                setTapped(word);
                onWord(word);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function tellWhatHappens(tapped: FilmWord | undefined, film: Film): string {
  if (tapped === undefined) return t('player.wordHint');
  return t('player.wordAt', { word: tapped[film.language], at: writeTime(tapped.at) });
}

type TileProps = {
  readonly word: FilmWord;
  readonly film: Film;
  readonly isSilent: boolean;
  readonly isSaid: boolean;
  readonly onTap: () => void;
};

function Tile({ word, film, isSilent, isSaid, onTap }: TileProps) {
  return (
    <button
      type="button"
      onClick={onTap}
      className={classNames(
        'relative flex min-h-20 min-w-24 items-center justify-center gap-3 rounded-soft border-2 px-3 py-2 transition-colors',
        isSaid ? 'border-seal-mark bg-raised' : 'border-line bg-surface hover:border-line-strong',
        isSilent && 'pe-6',
      )}
    >
      {word.picture === undefined ? null : <Picture markup={word.picture} />}
      <WordText word={word} language={film.language} />
      {isSilent ? (
        <>
          <VolumeX aria-hidden="true" size={14} className="absolute end-1 bottom-1 text-muted" />
          <span className="sr-only"> {t('silent.here')}</span>
        </>
      ) : null}
    </button>
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

/** Our own drawing, checked with the content; on a plate of its own, since a white cow would not be seen on white. */
function Picture({ markup }: { readonly markup: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-58 -58 116 116"
      className="size-14 shrink-0 rounded-soft bg-info-ground text-seal-mark"
      // oxlint-disable-next-line react/no-danger -- a file of content/films/drawings, nobody else's words
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
