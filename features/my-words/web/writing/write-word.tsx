// Writing a word by hand, one character after the other, from memory or traced first.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { t } from '../texts.ts';
import { type DrawnCharacter, drawnWordQuery } from './drawn-word.ts';
import type { Beginning } from './use-character.ts';
import { WriteCharacter } from './write-character.tsx';
import { type WrittenCharacter, type WrittenWord, writtenWord } from './written-word.ts';

export type WriteWordProps = {
  readonly word: string;
  /** Whether each character is traced before it is written; the learner may change to the other. */
  readonly begin: Beginning;
  /** Once, as soon as the last character has been judged or given up; what comes then is the place's to offer. */
  readonly onWritten: (written: WrittenWord) => void;
};

/** Shows no hanzi of the word before it is judged. */
export function WriteWord({ word, ...rest }: WriteWordProps) {
  const query = useQuery(drawnWordQuery(word), queryClient);
  return (
    <QueryPart query={query} explain={() => t('strokes.failed')} lines={8}>
      {(characters) =>
        characters.length > 0 ? (
          <WriteCharacters characters={characters} {...rest} />
        ) : (
          <p className="text-muted">{t('write.undrawn')}</p>
        )
      }
    </QueryPart>
  );
}

type WriteCharactersProps = Omit<WriteWordProps, 'word'> & { readonly characters: readonly DrawnCharacter[] };

function WriteCharacters({ characters, begin, onWritten }: WriteCharactersProps) {
  const [place, setPlace] = useState(0);
  const [results, setResults] = useState<readonly WrittenCharacter[]>([]);
  const isLast = place === characters.length - 1;
  const onResult = (result: WrittenCharacter) => {
    const all = [...results, result];
    setResults(all);
    if (isLast) onWritten(writtenWord(all));
  };
  const drawn = characters[place];
  if (!drawn) return null;
  return (
    <>
      {characters.length > 1 ? (
        <p className="mb-2 text-center text-small text-muted">
          {t('write.progress', { place: place + 1, count: characters.length })}
        </p>
      ) : null}
      <WriteCharacter
        key={place}
        drawn={drawn}
        begin={begin}
        onResult={onResult}
        onNext={isLast ? undefined : () => setPlace(place + 1)}
      />
    </>
  );
}
