// At most five learners to talk to today, each with the reasons in words.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Remind } from '../assignments/remind.tsx';
import { LearnerLink } from '../components/learner-link.tsx';
import type { Insight } from '../queries.ts';
import { t } from '../texts.ts';
import { SendLine } from './send-line.tsx';

type Reason = Insight['talkTo'][number]['reasons'][number];

type TalkToProps = Pick<Insight, 'talkTo'> & { readonly classId: string };

export function TalkTo({ classId, talkTo }: TalkToProps) {
  return (
    <Section title={t('insight.talkTo')} lead={t('insight.talkToLead')}>
      {talkTo.length === 0 ? (
        <p className="text-muted">{t('insight.nobody')}</p>
      ) : (
        <ol className="border-b border-line">
          {talkTo.map(({ id, name, reasons, open, lineAt }) => (
            <li key={id} className="border-t border-line py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <LearnerLink classId={classId} id={id} name={name} />
                {open.length > 0 && reasons.some(isAboutTasks) ? (
                  <Remind
                    classId={classId}
                    learner={{ id, name }}
                    tasks={open}
                    label={t('remind.one')}
                    named={t('remind.title', { name })}
                  />
                ) : (
                  <SendLine classId={classId} learner={{ id, name, lineAt }} />
                )}
              </div>
              <p className="text-small text-muted">{reasonsInWords(reasons)}</p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** To whoever is missing or gets much wrong, a reminder of some assignment says nothing. */
const isAboutTasks = ({ kind }: Reason): boolean => kind === 'overdue' || kind === 'noneDone';

const percent = (share: number): string =>
  formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

/** Why somebody is on the list. */
export const reasonsInWords = (reasons: readonly Reason[]): string => reasons.map(inWords).join(' ');

function inWords(reason: Reason): string {
  switch (reason.kind) {
    case 'absent':
    case 'neverBegun':
      return t(`insight.reasons.${reason.kind}`, { count: reason.days });
    case 'falling':
      return t('insight.reasons.falling', { from: percent(reason.from), to: percent(reason.to) });
    case 'wrong':
      return t('insight.reasons.wrong', { share: percent(reason.share) });
    case 'leeches':
    case 'overdue':
    case 'noneDone':
      return t(`insight.reasons.${reason.kind}`, { count: reason.count });
  }
}
