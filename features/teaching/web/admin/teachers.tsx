// All teachers, with what they teach, and the way to end it.

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { DecisionDialog, type RoleDecision } from '../../../applications/web/api.ts';
import { ADMIN, type Teacher, teachersQuery, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export function Teachers() {
  const query = useInfiniteQuery(teachersQuery);
  const queries = useQueryClient();
  const [decision, setDecision] = useState<RoleDecision>();
  return (
    <Section title={t('admin.teachers')}>
      <ListPart
        query={query}
        itemsOf={(page) => page.teachers}
        failed={t('admin.teachersFailed')}
        empty={<p className="text-muted">{t('admin.noTeachers')}</p>}
      >
        {(teachers) => (
          <Table
            caption={t('admin.caption')}
            rows={teachers}
            rowKey={({ id }) => id}
            columns={columnsOf(({ id: userId, name }) =>
              setDecision({
                about: userId,
                isApproval: false,
                words: {
                  title: t('admin.ask.revoke', { name }),
                  body: t('admin.about.revoke'),
                  submit: t('admin.revoke'),
                  done: t('admin.done.revoke', { name }),
                },
                send: (reason) => teachingApi.revokeTeacher({ userId, reason }),
              }),
            )}
          />
        )}
      </ListPart>
      {decision ? (
        <DecisionDialog
          decision={decision}
          refresh={() => queries.invalidateQueries({ queryKey: ADMIN })}
          explain={refusalText}
          onClose={() => setDecision(undefined)}
        />
      ) : null}
    </Section>
  );
}

const columnsOf = (onRevoke: (teacher: Teacher) => void): readonly Column<Teacher>[] => [
  {
    key: 'name',
    header: t('admin.name'),
    cell: ({ name, email, isBanned }) => (
      <>
        <span className="block wrap-anywhere">
          {name} {isBanned ? <Badge tone="retry">{t('admin.banned')}</Badge> : null}
        </span>
        <span className="text-caption wrap-anywhere text-muted">{email}</span>
      </>
    ),
  },
  { key: 'classes', align: 'end', header: t('admin.classes'), cell: ({ classes }) => classes },
  { key: 'learners', align: 'end', header: t('admin.learners'), cell: ({ learners }) => learners },
  {
    key: 'revoke',
    header: t('action'),
    align: 'end',
    isAction: true,
    cell: (teacher) => (
      <Button
        look="ghost"
        aria-label={t('admin.revokeNamed', { name: teacher.name })}
        onClick={() => onRevoke(teacher)}
      >
        {t('admin.revoke')}
      </Button>
    ),
  },
];
