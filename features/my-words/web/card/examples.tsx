// Sentences of our own tutors that show the word at work.

import { useQuery } from '@tanstack/react-query';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { queryClient } from '../../../../kit/web/query-client.ts';
import { examplesQuery, GLOSS_LANGUAGE } from '../queries.ts';
import { t } from '../texts.ts';

export function Examples({ word }: { readonly word: string }) {
  // Without them the card is still whole, so a file that cannot be had leaves them out.
  const { data: lines = [] } = useQuery(examplesQuery(word), queryClient);
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('card.examples')}>
      <h3 className="text-small font-bold text-muted">{t('card.examples')}</h3>
      <ul className="mt-1.5 grid gap-3">
        {lines.map((line) => (
          <li key={line.zh} className="border-s-2 border-line ps-3">
            <p lang="zh-Hans" className="text-lead">
              <Marked text={line.zh} word={word} />
            </p>
            <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="text-small text-muted">
              {line[GLOSS_LANGUAGE]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marked({ text, word }: { readonly text: string; readonly word: string }) {
  const at = text.indexOf(word);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-bold text-seal-ink">{word}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
