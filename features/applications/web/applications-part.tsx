// Applications for a role that wait for an answer, each with what was said and the two ways to decide.

import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../kit/web/i18n.ts';
import { Badge } from '../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../kit/web/ui/loading/list-part.tsx';
import { Section } from '../../../kit/web/ui/page/section.tsx';
import { DecisionDialog, type RoleDecision } from './decision-dialog.tsx';
import { t } from './texts.ts';

type Listed = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailProven: boolean;
  readonly createdAt: string;
};
type Page<Application> = { readonly applications: readonly Application[] };

type ApplicationsPartProps<Application> = {
  readonly query: ComponentProps<typeof ListPart<Page<Application>, Application>>['query'];
  /** What the applicant has said. */
  readonly renderAnswers: (application: Application) => ReactNode;
  /** What becomes of the person if it is approved, as a question, a sentence and when it is done. */
  readonly approval: (name: string) => {
    readonly title: string;
    readonly body: string;
    readonly done: string;
  };
  readonly decide: (
    id: string,
    decision: { readonly kind: 'approve' | 'refuse'; readonly reason: string },
  ) => Promise<unknown>;
} & Pick<ComponentProps<typeof DecisionDialog>, 'refresh' | 'explain'>;

export function ApplicationsPart<Application extends Listed>(props: ApplicationsPartProps<Application>) {
  const { query, renderAnswers, approval, decide, refresh, explain } = props;
  const [decision, setDecision] = useState<RoleDecision>();
  const ask = ({ id, name }: Application, kind: 'approve' | 'refuse') =>
    setDecision({
      about: id,
      isApproval: kind === 'approve',
      words:
        kind === 'approve'
          ? { ...approval(name), submit: t('approve') }
          : {
              title: t('refuseTitle', { name }),
              body: t('refuseBody'),
              done: t('refused', { name }),
              submit: t('refuse'),
            },
      send: (reason) => decide(id, { kind, reason }),
    });
  return (
    <Section title={t('title')}>
      <ListPart
        query={query}
        itemsOf={(page) => page.applications}
        failed={t('failed')}
        empty={<p className="text-muted">{t('none')}</p>}
      >
        {(applications) => (
          <ul className="grid gap-4">
            {applications.map((application) => (
              <li key={application.id} className="rounded-soft border border-line bg-surface p-5">
                <ApplicationCard application={application} onDecide={(kind) => ask(application, kind)}>
                  {renderAnswers(application)}
                </ApplicationCard>
              </li>
            ))}
          </ul>
        )}
      </ListPart>
      {decision ? (
        <DecisionDialog
          decision={decision}
          refresh={refresh}
          explain={explain}
          onClose={() => setDecision(undefined)}
        />
      ) : null}
    </Section>
  );
}

type ApplicationCardProps = {
  readonly application: Listed;
  readonly onDecide: (kind: 'approve' | 'refuse') => void;
  readonly children: ReactNode;
};

function ApplicationCard({ application, onDecide, children }: ApplicationCardProps) {
  const { userId, name, email, isEmailProven, createdAt } = application;
  const date = formatDate(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Link
        to={`/admin/users/${userId}`}
        className="inline-flex min-h-11 items-center font-medium break-all underline underline-offset-4"
      >
        {name}
      </Link>
      <p className="flex flex-wrap items-center gap-2 text-small">
        <span className="break-all">{email}</span>
        <Badge tone={isEmailProven ? 'good' : 'retry'}>{t(isEmailProven ? 'proven' : 'unproven')}</Badge>
      </p>
      <p className="text-small text-muted">{t('appliedAt', { date })}</p>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button aria-label={t('approveNamed', { name })} onClick={() => onDecide('approve')}>
          {t('approve')}
        </Button>
        <Button look="danger" aria-label={t('refuseNamed', { name })} onClick={() => onDecide('refuse')}>
          {t('refuse')}
        </Button>
      </div>
    </>
  );
}
