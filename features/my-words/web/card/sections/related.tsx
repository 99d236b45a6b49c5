// Words that belong to the word: its measure words, its characters, words of like meaning, words it is part of.

import type { ReactNode } from 'react';
import type { DictionaryEntry } from '../../../../../chinese/dictionary/index.ts';
import { t } from '../../texts.ts';
import { alone, type WordTarget } from '../../words/word-target.ts';
import { eachOnce } from './each-once.ts';

type OnOpen = (target: WordTarget) => void;

export function Related({ entry, onOpen }: { readonly entry: DictionaryEntry; readonly onOpen: OnOpen }) {
  const isCharacter = Array.from(entry.word).length === 1;
  const groups = eachOnce(entry.word, [
    { title: t('card.measureWords'), words: entry.measureWords },
    { title: t(isCharacter ? 'card.parts' : 'card.characters'), words: entry.components },
    { title: t('card.synonyms'), words: entry.synonyms },
    { title: t('card.containedIn'), words: entry.containedIn },
  ]);
  return groups.map(({ title, words }) => (
    <WordLinks key={title} title={title} words={words} onOpen={onOpen} />
  ));
}

const HANZI = /\p{Script=Han}|〇/u;

/** The characters of what the dictionary does not list as a whole. */
export function CharacterLinks({ word, onOpen }: { readonly word: string; readonly onOpen: OnOpen }) {
  const characters = Array.from(word).filter((character) => HANZI.test(character));
  if (characters.length < 2) return null;
  return <WordLinks title={t('card.characters')} words={[...new Set(characters)]} onOpen={onOpen} />;
}

type WordLinksProps = {
  readonly title: string;
  readonly words: readonly string[];
  readonly onOpen: OnOpen;
};

function WordLinks({ title, words, onOpen }: WordLinksProps): ReactNode {
  if (words.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-small font-bold text-muted">{title}</h3>
      <ul lang="zh-Hans" className="mt-1.5 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <button
              type="button"
              onClick={() => onOpen(alone(word))}
              className="min-h-11 min-w-11 rounded-soft border border-line bg-ground px-3 py-1 text-lead transition-colors hover:border-line-strong hover:bg-raised"
            >
              {word}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
