// What the characters of a word are made of and mean by themselves: something to hold on to for a word that does not stay.

import { useQuery } from '@tanstack/react-query';
import type { DictionaryEntry } from '../../../../../chinese/dictionary/index.ts';
import { meaningsOf } from '../../../../../chinese/dictionary/index.ts';
import { LANGUAGE_TAGS } from '../../../../../kit/core/texts.ts';
import { dictionary } from '../../../../../kit/web/language-core/dictionary.ts';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { GLOSS_LANGUAGE } from '../../material/gloss-language.ts';

export function WordParts({ word }: { readonly word: string }) {
  // Without it the word is still whole, so a file that cannot be had leaves this out.
  const { data = [] } = useQuery({
    queryKey: ['dictionary', 'parts', word],
    queryFn: async () => {
      const entries = await Promise.all(Array.from(word, (character) => dictionary().word(character)));
      return entries.filter((entry) => entry !== undefined);
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <ul className="grid gap-2 border-t border-line pt-4">
      {data.map((entry) => (
        <Part key={entry.word} entry={entry} />
      ))}
    </ul>
  );
}

const MOST_SENSES = 2;

function Part({ entry: { word, components, readings } }: { readonly entry: DictionaryEntry }) {
  const [reading] = readings;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <span lang="zh-Hans" className="text-hanzi">
        {word}
      </span>
      {components.length > 1 ? (
        <span lang="zh-Hans" className="text-muted">
          {components.join(' + ')}
        </span>
      ) : null}
      <span lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="text-small">
        <MixedText
          text={reading ? meaningsOf(reading, GLOSS_LANGUAGE).slice(0, MOST_SENSES).join('; ') : ''}
        />
      </span>
    </li>
  );
}
