// Sentences of our own tutors that show the word at work, none above the learner's level.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGE_TAGS } from '../../../../../kit/core/texts.ts';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { locale } from '../../../../../kit/web/i18n.ts';
import { bySense } from '../../../../../kit/web/language-core/by-sense.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { knownBand } from '../../../../learner-settings/domain/index.ts';
import { useLearnerSettings } from '../../../../learner-settings/web/api.ts';
import { examplesQuery, GLOSS_LANGUAGE } from '../../queries.ts';
import { t } from '../../texts.ts';
import { atLevel } from './examples-at-level.ts';

type ExamplesProps = {
  readonly word: string;
  /** What the card says that it means: sentences that say so stand first. */
  readonly senses: readonly string[];
};

export function Examples({ word, senses }: ExamplesProps) {
  // Without them the card is still whole, so a file that cannot be had leaves them out.
  const { data = [] } = useQuery(examplesQuery(word), queryClient);
  const lines = atLevel(bySense(data, senses, GLOSS_LANGUAGE), knownBand(useLearnerSettings()));
  // Whoever reads the interface in Chinese gets the English on demand.
  const [isTranslated, setTranslated] = useState(locale !== 'zh');
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
            {isTranslated ? (
              <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="text-small text-muted">
                {line[GLOSS_LANGUAGE]}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {isTranslated ? null : (
        <Button look="ghost" onClick={() => setTranslated(true)}>
          {t('card.translateExamples')}
        </Button>
      )}
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
