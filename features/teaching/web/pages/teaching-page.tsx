// The teacher's first page: their classes; for others, how one becomes a teacher here.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useSession } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { ApplicationStatus } from '../components/application-status.tsx';
import { ClassDialog } from '../components/class-dialog.tsx';
import { ClassRow } from '../components/class-row.tsx';
import { classesQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function TeachingPage() {
  const session = useSession();
  const role = session.status === 'signed-in' ? session.person.role : 'student';
  if (role === 'teacher') return <Classes />;
  return (
    <Page help={helpPath('teaching')} title={t('apply.title')} lead={t('apply.lead')} width="form">
      {role === 'student' ? (
        <ApplicationStatus />
      ) : (
        <Notice
          tone="info"
          title={t('apply.unfitTitle')}
          action={
            role === 'admin' ? <ButtonLink to="/admin/teachers">{t('apply.toAdmin')}</ButtonLink> : null
          }
        >
          {t('errors.ROLE_UNFIT')}
        </Notice>
      )}
    </Page>
  );
}

function Classes() {
  const query = useInfiniteQuery(classesQuery);
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button look="primary" icon={<Plus aria-hidden="true" size={18} />} onClick={() => setMaking(true)}>
      {t('classes.make')}
    </Button>
  );
  return (
    <Page help={helpPath('teaching')} title={t('classes.title')} lead={t('classes.lead')} actions={make}>
      <ListPart
        query={query}
        itemsOf={({ classes }) => classes}
        failed={t('classes.failed')}
        empty={
          <EmptyState title={t('classes.noneTitle')} action={make}>
            {t('classes.none')}
          </EmptyState>
        }
      >
        {(classes) => (
          <ul className="border-b border-line">
            {classes.map((each) => (
              <ClassRow key={each.id} taught={each} />
            ))}
          </ul>
        )}
      </ListPart>
      {isMaking ? <ClassDialog onClose={() => setMaking(false)} /> : null}
    </Page>
  );
}
