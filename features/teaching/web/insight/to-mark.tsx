// Texts that wait for the teacher's mark, each with whose they are and the way to mark them; nothing where none waits.

import { Link } from 'react-router';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import type { Insight } from '../queries.ts';
import { t } from '../texts.ts';

type ToMarkProps = Pick<Insight, 'toMark'> & { readonly classId: string };

/** As many names as are read at a glance. */
const NAMES_SHOWN = 4;

export function ToMark({ classId, toMark }: ToMarkProps) {
  if (toMark.length === 0) return null;
  const count = toMark.reduce((sum, { learners }) => sum + learners.length, 0);
  return (
    <Section title={t('insight.toMark', { count })}>
      <ol className="border-b border-line">
        {toMark.map(({ assignmentId, heading, learners, since }) => (
          <li key={assignmentId} className="border-t border-line py-3">
            <Link
              to={`/teaching/classes/${classId}/assignments/${assignmentId}`}
              className="inline-flex min-h-11 items-center font-medium wrap-anywhere underline underline-offset-4"
            >
              {heading}
            </Link>
            <p className="text-small text-muted wrap-anywhere">
              {namesOf(learners)} ·{' '}
              {t('insight.waitsSince', { date: formatDate(new Date(since), { dateStyle: 'medium' }) })}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function namesOf(learners: ToMarkProps['toMark'][number]['learners']): string {
  const names = learners.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const more = learners.length - names.length;
  const shown = names.join(t('insight.comma'));
  return more === 0 ? shown : t('insight.andMore', { names: shown, count: more });
}
