// What a word of a list means, in one line.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { GLOSS_LANGUAGE } from '../../../study/web/api.ts';
import type { Word } from '../queries.ts';

export function Meaning({ meaning }: { readonly meaning: Word['meaning'] }) {
  if (!meaning) return null;
  return (
    <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="line-clamp-2 text-small text-muted">
      <MixedText text={meaning[GLOSS_LANGUAGE]} />
    </p>
  );
}
