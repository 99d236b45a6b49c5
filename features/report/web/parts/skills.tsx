// How each skill goes, with what goes best and what is most worth practising in a sentence first.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { shareRight, strengthsOf, totalOf } from '../../domain/index.ts';
import { Behind, behind } from '../behind.tsx';
import type { Report } from '../queries.ts';
import { percent } from '../show.ts';
import { t } from '../texts.ts';
import { useVoice } from '../voice.ts';
import { ShareBar } from './share-bar.tsx';

/** Mistakes in grammar stand in a part of their own: nobody tells of each sentence that was right. */
const isAsked = ({ skill }: Report['answers']['skills'][number]): boolean => skill !== 'grammar';

export function Skills({ report: { period, answers } }: { readonly report: Report }) {
  const voice = useVoice();
  const skills = answers.skills.filter(isAsked);
  return (
    <Section title={t(`voice.${voice}.skills`)}>
      {skills.length === 0 ? (
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
                <span className="col-span-2 flex flex-wrap gap-x-5 text-small">
                  <Behind to={behind('answers', { period, skill: each.skill, result: 'right' })}>
                    {t('skills.right', { count: each.right, of: totalOf(each) })}
                  </Behind>
                  {each.missed > 0 ? (
                    <Behind to={behind('answers', { period, skill: each.skill, result: 'missed' })}>
                      {t('skills.missed', { count: each.missed })}
                    </Behind>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
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
