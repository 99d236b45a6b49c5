// The words behind a number; a tap on one opens its card.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { WORD_STATES } from '../../../study/domain/index.ts';
import { FIRST_PERIOD, PERIODS } from '../../domain/index.ts';
import { ListPage } from '../lists/list-page.tsx';
import { WordRow } from '../lists/word-row.tsx';
import { wordsQuery } from '../queries.ts';
import { bandText } from '../show.ts';
import { t } from '../texts.ts';

export function WordsPage() {
  const [address] = useSearchParams();
  const metIn = PERIODS.find((each) => each === address.get('metIn'));
  const state = ([...WORD_STATES, 'known', 'kept', 'probable'] as const).find(
    (each) => each === address.get('state'),
  );
  const given = address.get('band') ?? '';
  const band = /^[0-7]$/.test(given) ? given : undefined;
  const query = useInfiniteQuery(wordsQuery({ metIn, state, band }));
  const parts = [
    ...(metIn ? [t('lists.metIn', { period: t(`period.${metIn}`) })] : []),
    ...(band === undefined ? [] : [bandText(Number(band))]),
    ...(state ? [t(`words.states.${state}`)] : []),
  ];
  return (
    <ListPage title={t('lists.words')} parts={parts} period={metIn ?? FIRST_PERIOD}>
      {state === 'probable' ? <p className="mb-4 max-w-prose text-muted">{t('lists.probable')}</p> : null}
      <ListPart
        query={query}
        itemsOf={(page) => page.words}
        failed={t('lists.failed')}
        empty={<p className="text-muted">{t('lists.none')}</p>}
      >
        {(words) => (
          <ul className="border-b border-line">
            {words.map((word) => (
              <WordRow key={`${word.word} ${word.reading}`} word={word} />
            ))}
          </ul>
        )}
      </ListPart>
    </ListPage>
  );
}
