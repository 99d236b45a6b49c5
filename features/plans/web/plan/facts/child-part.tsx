// Beside a child's plan: films to watch together, and tutors who talk with children. Nobody notes what a child has watched, so neither is ticked off.

import { useQuery } from '@tanstack/react-query';
import { Clapperboard, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { languageTag, locale } from '../../../../../kit/web/i18n.ts';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { useLearnerSettings } from '../../../../learner-settings/web/api.ts';
import { filmsQuery } from '../../../../preschool/web/api.ts';
import { tutorsQuery } from '../../../../tutor-chat/web/api.ts';
import { t } from '../../texts.ts';

/** Enough for the first days; the others stand on their own page. */
const FILMS_SHOWN = 3;
const ROW = 'flex min-h-11 items-center gap-3 rounded-soft px-2 py-1 transition-colors hover:bg-raised';

export function ChildPart() {
  // Who does not explain in that language is not among the tutors of the study page, either.
  const { explanationLanguage: explanation } = useLearnerSettings();
  // Nothing is missing from the page while they are on their way, or cannot be had.
  const { data: films = [] } = useQuery(filmsQuery);
  const { data: tutors = [] } = useQuery(tutorsQuery);
  const shown = films.filter(({ language, level }) => language === 'zh' && level === 'preschool');
  const forChildren = tutors.filter(
    ({ level, languages }) => level === 'preschool' && languages.includes(explanation),
  );
  if (shown.length + forChildren.length === 0) return null;
  return (
    <Section title={t('forChild.title')} lead={t('forChild.lead')}>
      <ul lang={languageTag}>
        {shown.slice(0, FILMS_SHOWN).map(({ id, title }) => (
          <li key={id}>
            <Link to={`/preschool/${id}`} className={ROW}>
              <Clapperboard aria-hidden="true" size={18} className="shrink-0 text-muted" />
              {title[locale]}
            </Link>
          </li>
        ))}
        {shown.length > FILMS_SHOWN ? (
          <li>
            <Link to="/preschool" className={ROW}>
              <Clapperboard aria-hidden="true" size={18} className="shrink-0 text-muted" />
              {t('forChild.films', { count: shown.length })}
            </Link>
          </li>
        ) : null}
        {forChildren.length === 0 ? null : (
          <li>
            <Link to="/study?level=preschool" className={ROW}>
              <MessageCircle aria-hidden="true" size={18} className="shrink-0 text-muted" />
              {t('forChild.tutors', { names: namesOf(forChildren.map(({ name }) => name[locale])) })}
            </Link>
          </li>
        )}
      </ul>
    </Section>
  );
}

const namesOf = (names: readonly string[]): string => new Intl.ListFormat(languageTag).format(names);
