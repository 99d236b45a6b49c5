// Role-plays: those that were begun, or the one that is open, with its goals beside it.

import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { TalkList, TalkView, talksQuery } from '../../../tutor-chat/web/api.ts';
import { GoalLine } from '../components/goal-line.tsx';
import { GoalList } from '../components/goal-list.tsx';
import { PlayEnded, reviewPath } from '../components/play-ended.tsx';
import { t } from '../texts.ts';

export function RolePlayPage() {
  const { talkId } = useParams();
  return talkId === undefined ? <Begun /> : <OpenPlay key={talkId} talkId={talkId} />;
}

function OpenPlay({ talkId }: { readonly talkId: string }) {
  const navigate = useNavigate();
  return (
    <div className="mx-auto w-full max-w-wide">
      <TalkView
        talkId={talkId}
        back={{ to: '/roleplay', label: t('play.back') }}
        menu={[
          {
            label: t('review.see'),
            icon: <ListChecks aria-hidden="true" size={18} />,
            onSelect: () => void navigate(reviewPath(talkId)),
          },
        ]}
        renderStatus={(progress) => <GoalLine {...progress} />}
        renderAfter={(conversation) => <PlayEnded conversation={conversation} />}
        renderBeside={({ goals }) => (
          <>
            <h2 className="mb-4 text-small font-bold text-muted">{t('role.goals')}</h2>
            <GoalList goals={goals} />
            <div className="mt-8">
              <ButtonLink wide to={reviewPath(talkId)}>
                {t('review.see')}
              </ButtonLink>
            </div>
          </>
        )}
      />
    </div>
  );
}

/** Talks in a role and in a scene; whoever has none is led to the people. */
function Begun() {
  const roles = useInfiniteQuery(talksQuery('role')).data?.pages[0]?.talks;
  const scenes = useInfiniteQuery(talksQuery('scene')).data?.pages[0]?.talks;
  const hasNone = roles?.length === 0 && scenes?.length === 0;
  const choose = (
    <>
      <ButtonLink look="primary" to="/ai-roles">
        {t('play.toRoles')}
      </ButtonLink>
      <ButtonLink to="/scenarios">{t('play.toScenes')}</ButtonLink>
    </>
  );
  return (
    <Page title={t('play.title')} lead={t('play.lead')} width="wide" actions={hasNone ? undefined : choose}>
      {hasNone ? (
        <EmptyState title={t('play.noneTitle')} action={choose}>
          {t('play.none')}
        </EmptyState>
      ) : (
        <div className="grid gap-x-12 gap-y-8 tablet:grid-cols-2">
          {roles?.length === 0 ? null : <BegunKind kind="role" title={t('play.withRoles')} />}
          {scenes?.length === 0 ? null : <BegunKind kind="scene" title={t('play.inScenes')} />}
        </div>
      )}
    </Page>
  );
}

type BegunKindProps = { readonly kind: 'role' | 'scene'; readonly title: string };

function BegunKind({ kind, title }: BegunKindProps) {
  return (
    <section aria-labelledby={`${kind}-title`} className="min-w-0">
      <h2 id={`${kind}-title`} className="mb-2 px-2 text-small font-bold text-muted">
        {title}
      </h2>
      <TalkList kind={kind} openId={undefined} />
    </section>
  );
}
