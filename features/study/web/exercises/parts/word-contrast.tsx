// The characters of a word that does not stay, each beside those that it is easily taken for.

import { useQuery } from '@tanstack/react-query';
import type { DictionaryEntry } from '../../../../../chinese/dictionary/index.ts';
import { meaningsOf } from '../../../../../chinese/dictionary/index.ts';
import { LANGUAGE_TAGS } from '../../../../../kit/core/texts.ts';
import { dictionary } from '../../../../../kit/web/language-core/dictionary.ts';
import { type Contrast, contrastsIn } from '../../../domain/exercises/index.ts';
import { markedSyllables } from '../../marked-syllables.ts';
import { GLOSS_LANGUAGE } from '../../material/gloss-language.ts';
import { t } from '../../texts.ts';

/** More would be a list to learn, not a difference to see. */
const OTHERS = 2;

export function WordContrast({ word }: { readonly word: string }) {
  const { data = [] } = useQuery({
    queryKey: ['dictionary', 'contrast', word],
    queryFn: () => Promise.all(contrastsIn(word).map(findOthers)),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const shown = data.filter(({ others }) => others.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className="border-t border-line pt-4">
      <p className="mb-2 text-small text-muted">{t('ask.tellApart')}</p>
      <ul className="grid gap-3">
        {shown.map(({ character, others }) => (
          <li key={character} className="grid grid-cols-[auto_1fr] items-center gap-x-4">
            <span lang="zh-Hans" className="text-hanzi">
              {character}
            </span>
            <ul className="grid gap-1 border-s border-line-strong ps-4">
              {others.map((entry) => (
                <Other key={entry.word} entry={entry} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

async function findOthers({ character, others }: Contrast) {
  const entries = await Promise.all(others.map((other) => dictionary().word(other)));
  return { character, others: entries.filter((entry) => entry !== undefined).slice(0, OTHERS) };
}

function Other({ entry: { word, readings } }: { readonly entry: DictionaryEntry }) {
  const [reading] = readings;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <span lang="zh-Hans" className="text-hanzi">
        {word}
      </span>
      {reading ? (
        <>
          <span lang="zh-Latn" className="text-small text-muted">
            {markedSyllables(word, reading.pinyin)}
          </span>
          <span lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="text-small">
            {meaningsOf(reading, GLOSS_LANGUAGE)[0]}
          </span>
        </>
      ) : null}
    </li>
  );
}
