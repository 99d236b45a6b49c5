// What admins and a person have written to one another, on the admins' page of that person.

import { useInfiniteQuery } from '@tanstack/react-query';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { lettersOfQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { AdminLetter } from './admin-letter.tsx';

export function PersonLetters({ id }: { readonly id: string }) {
  const query = useInfiniteQuery(lettersOfQuery(id));
  return (
    <Section title={t('person.title')}>
      <ListPart
        query={query}
        itemsOf={({ letters }) => letters}
        failed={t('failed')}
        empty={<p className="text-muted">{t('person.none')}</p>}
      >
        {(letters) => (
          <ul className="grid gap-4">
            {letters.map((letter) => (
              <AdminLetter key={letter.id} letter={letter} />
            ))}
          </ul>
        )}
      </ListPart>
    </Section>
  );
}
