// A class as its teacher has it: how learners join, who has, and what they are given to do.

import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { TabLinks } from '../../../../kit/web/ui/page/tab-links.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { AssignmentsPart } from '../assignments/assignments-part.tsx';
import { Asking } from '../components/asking.tsx';
import { ClassCode } from '../components/class-code.tsx';
import { ClassDialog } from '../components/class-dialog.tsx';
import { EndClass } from '../components/end-class.tsx';
import { Invitations } from '../components/invitations.tsx';
import { InsightPart } from '../insight/insight-part.tsx';
import { Learners } from '../insight/learners.tsx';
import { classQuery, type Learner, type TaughtClass } from '../queries.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';

export function ClassPage() {
  const { id = '' } = useParams();
  const query = useQuery(classQuery(id));
  const title = query.data?.class.name ?? t('class.title');
  return (
    <Page
      help={helpPath('teaching')}
      title={title}
      width="wide"
      {...(query.data?.class.note ? { lead: query.data.class.note } : {})}
      back={{ to: '/teaching', label: t('class.back') }}
    >
      <QueryPart query={query} failed={t('class.failed')} explain={explain} lines={10}>
        {({ class: taught, learners }) => <Found taught={taught} learners={learners} />}
      </QueryPart>
    </Page>
  );
}

const explain = (error: Error): string =>
  errorCode(error) === 'NOT_FOUND' ? t('class.gone') : errorText(errorCode(error));

type FoundProps = {
  readonly taught: TaughtClass;
  readonly learners: readonly Learner[];
};

function Found({ taught, learners }: FoundProps) {
  const here = useTab(learners.length > 0);
  if (taught.endedAt !== null) {
    return (
      <Notice tone="info" title={t('class.endedTitle', { date: showDay(taught.endedAt) })}>
        {t('class.ended')}
      </Notice>
    );
  }
  return (
    <>
      <Tabs classId={taught.id} here={here} />
      <NoticePlace />
      {here === 'insight' ? <InsightPart classId={taught.id} /> : null}
      {here === 'assignments' ? <AssignmentsPart classId={taught.id} /> : null}
      {here === 'learners' ? <LearnersPart classId={taught.id} /> : null}
    </>
  );
}

/** Asks anew when its tab is opened: who joined meanwhile is there. */
function LearnersPart({ classId }: { readonly classId: string }) {
  const [isEditing, setEditing] = useState(false);
  const { data } = useQuery(classQuery(classId));
  if (data === undefined) return null;
  const { class: taught, learners, invitations, asking } = data;
  return (
    <div className="grid items-start gap-10 wide:grid-cols-[minmax(0,1fr)_24rem] wide:gap-16">
      <div className="grid gap-10">
        {/* Who is still waited for stands first: below a long list of learners nobody finds them. */}
        <Asking asking={asking} />
        <Invitations classId={taught.id} invitations={invitations} />
        <Learners taught={taught} learners={learners} isAnyInvited={invitations.length + asking.length > 0} />
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

const TABS = ['insight', 'assignments', 'learners'] as const;
type TabName = (typeof TABS)[number];

/** The tab that the address names; else, how learners are doing, or how they join where nobody has. */
function useTab(hasLearners: boolean): TabName {
  const [params] = useSearchParams();
  return TABS.find((name) => name === params.get('tab')) ?? (hasLearners ? 'insight' : 'learners');
}

function Tabs({ classId, here }: { readonly classId: string; readonly here: TabName }) {
  const tabs = TABS.map((name) => ({
    to: `/teaching/classes/${classId}?tab=${name}`,
    label: t(`class.tabs.${name}`),
    isHere: name === here,
  }));
  return <TabLinks label={t('class.tabs.label')} tabs={tabs} />;
}
