// What admins have written to whoever reads this, and what they wrote themselves while they were locked out.

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useNewNotice } from '../../../notices/web/api.ts';
import { LetterCard } from '../components/letter-card.tsx';
import { LETTERS_KEY, ownLettersQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function LettersPage() {
  const query = useInfiniteQuery(ownLettersQuery);
  const queries = useQueryClient();
  useNewNotice(({ path }) => {
    if (path === '/letters') void queries.invalidateQueries({ queryKey: LETTERS_KEY });
  });
  return (
    <Page title={t('page.title')} lead={t('page.lead')}>
      <ListPart
        query={query}
        itemsOf={({ letters }) => letters}
        failed={t('failed')}
        empty={<p className="text-muted">{t('page.none')}</p>}
      >
        {(letters) => (
          <ul className="grid gap-4">
            {letters.map((letter) => (
              <LetterCard key={letter.id} letter={letter} by={t(letter.isOperator ? 'us' : 'you')} />
            ))}
          </ul>
        )}
      </ListPart>
    </Page>
  );
}
