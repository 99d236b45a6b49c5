// Who learns in a class, and the way to remove somebody.

import { useState } from 'react';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { DoInClass } from '../components/do-in-class.tsx';
import { LearnerLink } from '../components/learner-link.tsx';
import { type Learner, type TaughtClass, teachingApi } from '../queries.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';
import { SendLine } from './send-line.tsx';

type LearnersProps = {
  readonly taught: TaughtClass;
  readonly learners: readonly Learner[];
  readonly isAnyInvited: boolean;
};

export function Learners({ taught, learners, isAnyInvited }: LearnersProps) {
  const [removing, setRemoving] = useState<Learner>();
  const [removed, setRemoved] = useState<Learner>();
  return (
    <Section title={t('learners.title', { count: learners.length })}>
      {removed && learners.every(({ id }) => id !== removed.id) ? (
        <div className="mb-4">
          <Notice
            tone="info"
            title={t('learners.removed', { name: removed.name })}
            action={
              <ButtonLink to={`/teaching/classes/${taught.id}/code`}>{t('learners.letBackIn')}</ButtonLink>
            }
          >
            {t('learners.removedBack', { code: taught.code })}
          </Notice>
        </div>
      ) : null}
      {learners.length === 0 ? (
        <p className="max-w-prose text-muted">{t(isAnyInvited ? 'learners.noneJoined' : 'learners.none')}</p>
      ) : (
        <Table
          caption={t('learners.caption')}
          rows={learners}
          rowKey={({ id }) => id}
          columns={columnsOf(taught.id, setRemoving)}
        />
      )}
      {removing ? (
        <RemoveDialog
          classId={taught.id}
          learner={removing}
          onRemoved={() => setRemoved(removing)}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </Section>
  );
}

const columnsOf = (classId: string, onRemove: (learner: Learner) => void): readonly Column<Learner>[] => [
  {
    key: 'name',
    header: t('learners.name'),
    cell: ({ id, name }) => <LearnerLink classId={classId} id={id} name={name} />,
  },
  { key: 'joined', header: t('learners.joined'), cell: ({ joinedAt }) => showDay(joinedAt) },
  {
    key: 'line',
    header: t('line.text'),
    align: 'end',
    isAction: true,
    cell: (learner) => <SendLine classId={classId} learner={learner} />,
  },
  {
    key: 'remove',
    header: t('action'),
    align: 'end',
    isAction: true,
    cell: (learner) => (
      <Button
        look="ghost"
        aria-label={t('learners.removeNamed', { name: learner.name })}
        onClick={() => onRemove(learner)}
      >
        {t('learners.remove')}
      </Button>
    ),
  },
];

type RemoveDialogProps = {
  readonly classId: string;
  readonly learner: Learner;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

function RemoveDialog({ classId, learner: { id: userId, name }, onRemoved, onClose }: RemoveDialogProps) {
  return (
    <DoInClass
      title={t('learners.removeTitle', { name })}
      confirm={t('learners.remove')}
      act={async () => {
        await teachingApi.removeLearner({ id: classId, userId });
        onRemoved();
      }}
      done={t('learners.removed', { name })}
      onClose={onClose}
    >
      {t('learners.removeBody')}
    </DoInClass>
  );
}
