// A class as a learner has it: who teaches, what there is to do, who sees what, and the way out.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { Agreement } from '../components/agreement.tsx';
import { OwnAssignments } from '../own/own-assignments.tsx';
import { JOINED, type JoinedClass, joinedClassQuery, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';

export function JoinedClassPage() {
  const { id = '' } = useParams();
  const query = useQuery(joinedClassQuery(id));
  const { data } = query;
  return (
    <Page
      help={helpPath('classes')}
      title={data?.name ?? t('joined.one')}
      {...(data
        ? { lead: t('joined.taughtByAs', { teacher: data.teacherName ?? '', knownAs: data.knownAs }) }
        : {})}
      back={{ to: '/classes', label: t('joined.back') }}
    >
      <QueryPart query={query} failed={t('joined.oneFailed')} explain={explain} lines={8}>
        {(joined) => <Found joined={joined} />}
      </QueryPart>
    </Page>
  );
}

const explain = (error: Error): string =>
  errorCode(error) === 'NOT_FOUND' ? t('joined.gone') : errorText(errorCode(error));

function Found({ joined }: { readonly joined: JoinedClass }) {
  const { note, teacherName, endedAt } = joined;
  return (
    <div className="grid gap-10">
      {endedAt === null ? null : (
        <Notice tone="info" title={t('joined.endedTitle', { date: showDay(endedAt) })}>
          {t('joined.ended')}
        </Notice>
      )}
      {note === '' ? null : <p className="max-w-prose wrap-anywhere whitespace-pre-line">{note}</p>}
      {endedAt === null ? <OwnAssignments classId={joined.id} /> : null}
      {endedAt === null ? (
        <Section title={t('agreement.title')}>
          <Agreement teacherName={teacherName ?? ''} />
        </Section>
      ) : null}
      <Leave joined={joined} />
    </div>
  );
}

function Leave({ joined: { id, name, endedAt } }: { readonly joined: JoinedClass }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leaving = useMutation({
    mutationFn: () => teachingApi.leave({ id }),
    onSuccess: async () => {
      notify('good', t('joined.left', { name }));
      await navigate('/classes');
      await queries.invalidateQueries({ queryKey: JOINED });
    },
    onError: (error) => {
      setAsking(false);
      notify('wrong', refusalText(error));
    },
  });
  return (
    <div>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t(endedAt === null ? 'joined.leave' : 'joined.forget')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('joined.leaveTitle', { name })}
          confirm={t(endedAt === null ? 'joined.leave' : 'joined.forget')}
          busy={leaving.isPending}
          onConfirm={() => leaving.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('joined.leaveBody')}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
