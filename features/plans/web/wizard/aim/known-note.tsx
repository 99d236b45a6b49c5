// What a plan takes for known, before it is made: by a placement, by what was studied; and the way to a placement for who has neither.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { HelpInPlace } from '../../../../help/web/api.ts';
import { OwnLevel } from '../../../../placement/web/api.ts';
import { startQuery } from '../../queries.ts';
import { t } from '../../texts.ts';

const PLACEMENT = `/placement?returnUrl=${encodeURIComponent('/adaptive-learning?step=confirm')}`;

/** The words behind the number, each with its card. */
const PROBABLE = '/profile/report/words?state=probable';

export function KnownNote() {
  const { data } = useQuery(startQuery);
  if (!data) return null;
  const { placedLevel, words, probable } = data;
  return (
    <section aria-labelledby="known-title">
      <h3 id="known-title" className="mb-1.5 font-medium">
        {t('known.title')}
      </h3>
      <OwnLevel />
      {probable === 0 ? null : (
        <>
          <p className="mt-1">{t('known.placed', { count: probable })}</p>
          <Link to={PROBABLE} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('known.look')}
          </Link>
        </>
      )}
      {words === 0 ? null : <p>{t('known.words', { count: words })}</p>}
      {probable + words === 0 ? <p>{t('known.nothing')}</p> : null}
      <HelpInPlace topic="known-words" label={t('known.counted')} />
      <Link to={PLACEMENT} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t(placedLevel === null && probable === 0 ? 'known.place' : 'known.placeAgain')}
      </Link>
    </section>
  );
}
