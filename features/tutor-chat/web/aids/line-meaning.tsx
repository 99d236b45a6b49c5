// What a line means, under it: at once where it came with the line, else a tap away.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import type { Message } from '../../domain/index.ts';
import { useAids } from './use-aids.ts';

export function LineMeaning({ translations }: Pick<Message, 'translations'>) {
  const { showsMeaning, language } = useAids(undefined);
  const meaning = translations[language];
  if (!showsMeaning || meaning === undefined) return null;
  return (
    <p lang={LANGUAGE_TAGS[language]} className="max-w-prose text-body text-muted">
      {meaning}
    </p>
  );
}
