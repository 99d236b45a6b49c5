// How each skill goes, with what goes best and what is most worth practising in a sentence first.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { shareRight, strengthsOf, totalOf } from '../../domain/index.ts';
import { Behind, behind } from '../behind.tsx';
import type { Report } from '../queries.ts';
import { percent } from '../show.ts';
import { t } from '../texts.ts';
import { useVoice } from '../voice.ts';
import { ShareBar } from './share-bar.tsx';

/** Of grammar mostly mistakes are told, so that it has no share; its answers are counted beside the others all the same. */
const isAsked = ({ skill }: Report['answers']['skills'][number]): boolean => skill !== 'grammar';

export function Skills({ report: { period, answers } }: { readonly report: Report }) {
  const voice = useVoice();
  const skills = answers.skills.filter(isAsked);
  const grammar = answers.skills.find((each) => !isAsked(each));
  return (
    <Section title={t(`voice.${voice}.skills`)}>
      {answers.skills.length === 0 ? (
        <p className="text-muted">{t('skills.none')}</p>
      ) : (
        <>
          <Strengths skills={skills} />
          <ul className="grid gap-2">
            {skills.map((each) => (
              <li key={each.skill} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
                <span>{t(`skills.names.${each.skill}`)}</span>
                <span className="text-small text-muted tabular-nums">{percent(shareRight(each))}</span>
                <div className="col-span-2">
                  <ShareBar share={shareRight(each)} />
                </div>
                <Answers period={period} tally={each} />
              </li>
            ))}
            {grammar ? (
              <li className="grid grid-cols-[1fr_auto] items-center gap-x-3">
                <span>{t('skills.names.grammar')}</span>
                <Answers period={period} tally={grammar} />
              </li>
            ) : null}
          </ul>
        </>
      )}
    </Section>
  );
}

type AnswersProps = {
  readonly period: Report['period'];
  readonly tally: Report['answers']['skills'][number];
};

/** How many were right and how many missed, each with the list of them: the lists of all skills are all answers. */
function Answers({ period, tally }: AnswersProps) {
  const { skill, right, missed } = tally;
  return (
    <span className="col-span-2 flex flex-wrap gap-x-5 text-small">
      <Behind to={behind('answers', { period, skill, result: 'right' })}>
        {t('skills.right', { count: right, of: totalOf(tally) })}
      </Behind>
      {missed > 0 ? (
        <Behind to={behind('answers', { period, skill, result: 'missed' })}>
          {t('skills.missed', { count: missed })}
        </Behind>
      ) : null}
    </span>
  );
}

function Strengths({ skills }: { readonly skills: Report['answers']['skills'] }) {
  const { strongest, weakest } = strengthsOf(skills);
  if (!strongest && !weakest) return null;
  return (
    <p className="mb-4 max-w-prose text-lead">
      {strongest ? t('skills.strongest', { skill: t(`skills.names.${strongest.skill}`) }) : null}{' '}
      {weakest ? t('skills.weakest', { skill: t(`skills.names.${weakest.skill}`) }) : null}
    </p>
  );
}
