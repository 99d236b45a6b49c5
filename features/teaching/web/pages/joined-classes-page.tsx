// The classes that somebody learns in, and the field for the code of another.

import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { type JoinedClass, joinedQuery } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';

export function JoinedClassesPage() {
  const query = useQuery(joinedQuery);
  return (
    <Page help={helpPath('classes')} title={t('joined.title')} lead={t('joined.lead')}>
      <div className="grid gap-10">
        <QueryPart query={query} failed={t('joined.failed')}>
          {({ classes }) =>
            classes.length === 0 ? (
              <p className="text-muted">{t('joined.none')}</p>
            ) : (
              <ul className="border-b border-line">
                {classes.map((each) => (
                  <Row key={each.id} joined={each} />
                ))}
              </ul>
            )
          }
        </QueryPart>
        <Section title={t('joined.codeTitle')} lead={t('joined.codeLead')}>
          <CodeForm />
        </Section>
      </div>
    </Page>
  );
}

function Row({ joined: { id, name, teacherName, joinedAt, endedAt } }: { readonly joined: JoinedClass }) {
  return (
    <li className="border-t border-line">
      <Link
        to={`/classes/${id}`}
        className="flex min-h-11 items-center justify-between gap-4 py-4 transition-colors hover:text-active"
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            <span className="wrap-anywhere">{name}</span>
            {endedAt === null ? null : <Badge tone="info">{t('classes.ended')}</Badge>}
          </span>
          <span className="block text-small wrap-anywhere text-muted">
            {teacherName} · {t('joined.since', { date: showDay(joinedAt) })}
          </span>
        </span>
        <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-muted" />
      </Link>
    </li>
  );
}

function CodeForm() {
  const navigate = useNavigate();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { fields: { code: t('joined.codeMissing') } } : undefined),
    send: async ({ code }) => {
      await navigate(`/join-class?code=${encodeURIComponent(code.trim())}`);
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <form {...form.formProps} className="grid max-w-form gap-4">
      <TextField {...form.field('code')} label={t('joined.code')} autoComplete="off" maxLength={40} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('joined.next')}
        </Button>
      </div>
    </form>
  );
}
