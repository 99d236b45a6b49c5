// For a parent whose child likes the films: the next of them, tutors for children, and the first lesson of an older child.

import { useQuery } from '@tanstack/react-query';
import { locale } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { filmAfter } from '../../domain/index.ts';
import { letGrownUpOut } from '../device/grown-up.ts';
import { useDevice } from '../device/use-device.ts';
import { filmsQuery } from '../film-queries.ts';
import { t } from '../texts.ts';

export function NextSteps() {
  const { data: films = [] } = useQuery(filmsQuery);
  const { last, filter } = useDevice();
  const next = last === null ? films[0] : filmAfter(films, last, filter);
  return (
    <section className="grid justify-items-start gap-2 border-t border-line pt-4">
      <h3 className="font-bold">{t('next.title')}</h3>
      <p className="text-small text-muted">{t('next.lead')}</p>
      {next ? (
        <ButtonLink to={`/preschool/${next.id}`}>{t('next.film', { title: next.title[locale] })}</ButtonLink>
      ) : null}
      <ButtonLink to="/study?level=preschool" onClick={letGrownUpOut}>
        {t('next.tutor')}
      </ButtonLink>
      <ButtonLink to="/study/lessons" onClick={letGrownUpOut}>
        {t('next.lesson')}
      </ButtonLink>
    </section>
  );
}
