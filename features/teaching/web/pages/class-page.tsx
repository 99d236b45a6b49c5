// A class as its teacher has it: how learners join, and who has.

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { ClassCode } from '../components/class-code.tsx';
import { ClassDialog } from '../components/class-dialog.tsx';
import { EndClass } from '../components/end-class.tsx';
import { Learners } from '../components/learners.tsx';
import { classQuery, type Learner, type TaughtClass } from '../queries.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';

export function ClassPage() {
  const { id = '' } = useParams();
  const query = useQuery(classQuery(id));
  const title = query.data?.class.name ?? t('class.title');
  return (
    <Page
      title={title}
      width="wide"
      {...(query.data?.class.note ? { lead: query.data.class.note } : {})}
      actions={
        <ButtonLink look="ghost" to="/teaching" icon={<ArrowLeft aria-hidden="true" size={18} />}>
          {t('class.back')}
        </ButtonLink>
      }
    >
      <QueryPart query={query} failed={t('class.failed')} explain={explain} lines={10}>
        {({ class: taught, learners }) => <Found taught={taught} learners={learners} />}
      </QueryPart>
    </Page>
  );
}

const explain = (error: Error): string =>
  errorCode(error) === 'NOT_FOUND' ? t('class.gone') : errorText(errorCode(error));

type FoundProps = { readonly taught: TaughtClass; readonly learners: readonly Learner[] };

function Found({ taught, learners }: FoundProps) {
  const [isEditing, setEditing] = useState(false);
  if (taught.endedAt !== null) {
    return (
      <Notice tone="info" title={t('class.endedTitle', { date: showDay(taught.endedAt) })}>
        {t('class.ended')}
      </Notice>
    );
  }
  return (
    <div className="grid items-start gap-10 wide:grid-cols-[minmax(0,1fr)_24rem] wide:gap-16">
      <div className="grid gap-10">
        <NoticePlace />
        <Learners taught={taught} learners={learners} />
      </div>
      <aside className="grid gap-8">
        <ClassCode taught={taught} />
        <div className="flex flex-wrap gap-3">
          <Button icon={<Pencil aria-hidden="true" size={18} />} onClick={() => setEditing(true)}>
            {t('classes.edit')}
          </Button>
          <EndClass taught={taught} />
        </div>
      </aside>
      {isEditing ? <ClassDialog taught={taught} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}
