// How many learners have met a lesson or text, for whoever is about to give them another.

import { useQuery } from '@tanstack/react-query';
import { learnersQuery, type PieceName } from '../queries.ts';
import { t } from '../texts.ts';

export function PieceLearners({ piece }: { readonly piece: PieceName }) {
  const { data, error } = useQuery(learnersQuery(piece));
  if (error) return <p>{t('learners.unread')}</p>;
  return (
    <output>
      {data === undefined ? t('learners.counting') : null}
      {data?.learners === 0 ? t('learners.none') : null}
      {data !== undefined && data.learners > 0 ? (
        <>
          {t(data.isMore ? 'learners.more' : 'learners.met', { count: data.learners, lately: data.lately })}
          {data.lately > 0 && piece.kind === 'lesson' ? ` ${t('learners.round')}` : null}
        </>
      ) : null}
    </output>
  );
}
