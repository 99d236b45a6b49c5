// Where the link of a class leads, for guests too: who teaches it, who would see what, and the choice to join.

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { WaitingPart } from '../../../../kit/web/ui/loading/waiting-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useSession } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { Agreement } from '../components/agreement.tsx';
import { GuestJoins } from '../own/guest-joins.tsx';
import { JoinForm } from '../own/join-form.tsx';
import { codeQuery, type FoundClass } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export function JoinClassPage() {
  const [params] = useSearchParams();
  const code = params.get('code')?.trim() ?? '';
  if (code === '') {
    return (
      <Page help={helpPath('classes')} title={t('join.title')} lead={t('join.noCode')} width="form">
        <ButtonLink to="/classes">{t('join.toClasses')}</ButtonLink>
      </Page>
    );
  }
  return <WithCode code={code} />;
}

function WithCode({ code }: { readonly code: string }) {
  const query = useQuery(codeQuery(code));
  return (
    <Page help={helpPath('classes')} title={t('join.title')}>
      <QueryPart query={query} failed={t('join.failed')} explain={refusalText} lines={8}>
        {(found) => <Choice code={code} found={found} />}
      </QueryPart>
    </Page>
  );
}

type ChoiceProps = { readonly code: string; readonly found: FoundClass };

function Choice({ code, found: { id, name, note, teacherName, isMember, isOwn } }: ChoiceProps) {
  if (isOwn) {
    return (
      <Notice
        tone="info"
        title={t('join.ownTitle', { name })}
        action={<ButtonLink to={`/teaching/classes/${id}`}>{t('join.toOwn')}</ButtonLink>}
      >
        {t('errors.OWN_CLASS')}
      </Notice>
    );
  }
  return (
    <div className="grid gap-8">
      <div>
        <p className="font-serif text-title font-bold wrap-anywhere">{name}</p>
        <p className="mt-1 text-muted">{t('joined.taughtBy', { teacher: teacherName })}</p>
        {note === '' ? null : <p className="mt-4 max-w-prose wrap-anywhere whitespace-pre-line">{note}</p>}
      </div>
      <Section title={t('agreement.title')}>
        <Agreement teacherName={teacherName} />
      </Section>
      {isMember ? (
        <Notice
          tone="good"
          title={t('join.memberTitle')}
          action={<ButtonLink to={`/classes/${id}`}>{t('join.toClass')}</ButtonLink>}
        >
          {t('join.member')}
        </Notice>
      ) : (
        <Joining code={code} />
      )}
    </div>
  );
}

function Joining({ code }: { readonly code: string }) {
  const { status } = useSession();
  if (status === 'guest') return <GuestJoins />;
  return status === 'signed-in' ? <JoinForm code={code} /> : <WaitingPart lines={4} />;
}
