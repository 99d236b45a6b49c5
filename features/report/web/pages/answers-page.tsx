// The answers behind a number: the word, the skill, how it went, when and where.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { SKILLS } from '../../../learning-events/domain/index.ts';
import { HELPS, RECALLS, RESULTS } from '../../domain/index.ts';
import { AnswerRow } from '../lists/answer-row.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { answersQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { usePeriod } from '../use-period.ts';

export function AnswersPage() {
  const [period] = usePeriod();
  const [address] = useSearchParams();
  const skill = SKILLS.find((each) => each === address.get('skill'));
  const result = RESULTS.find((each) => each === address.get('result'));
  const help = HELPS.find((each) => each === address.get('help'));
  const recall = RECALLS.find((each) => each === address.get('recall'));
  const point = address.get('point') ?? undefined;
  const query = useInfiniteQuery(answersQuery({ period, skill, result, help, point, recall }));
  const parts = [
    t(`period.${period}`),
    ...(skill ? [t(`skills.names.${skill}`)] : []),
    ...(point === undefined ? [] : [t('lists.grammar')]),
    ...(help ? [t(`help.${help}`)] : []),
    ...(result ? [t(`lists.${result}`)] : []),
    ...(recall ? [t(`lists.recalls.${recall}`)] : []),
  ];
  return (
    <ListPage title={t('lists.answers')} parts={parts} period={period}>
      <ListPart
        query={query}
        itemsOf={(page) => page.answers}
        failed={t('lists.failed')}
        empty={<p className="text-muted">{t('lists.none')}</p>}
      >
        {(answers) => (
          <ul className="border-b border-line">
            {answers.map((answer) => (
              <AnswerRow key={answer.id} answer={answer} />
            ))}
          </ul>
        )}
      </ListPart>
    </ListPage>
  );
}
