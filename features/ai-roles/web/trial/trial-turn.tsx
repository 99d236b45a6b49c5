// One tried turn: on the left what was said, on the right what it was made from.

import { locale } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { t } from '../texts.ts';
import { DecisionPart } from './decision-part.tsx';
import type { TrialTurn } from './queries.ts';
import { QuestionPart } from './question-part.tsx';
import type { Tried } from './use-trial.ts';
import { VerdictLine } from './verdict-line.tsx';

type TrialTurnProps = { readonly tried: Tried; readonly isNewest: boolean };

export function TrialTurnRow({ tried: { said, turn }, isNewest }: TrialTurnProps) {
  const { answer, questions } = turn;
  return (
    <li className="grid gap-x-8 gap-y-4 border-t border-line py-5 wide:grid-cols-2">
      <div className="grid min-w-0 content-start gap-3">
        {said === null ? null : (
          <p className="ms-auto w-fit max-w-full rounded-soft bg-raised px-4 py-2 text-hanzi break-words">
            <span className="sr-only">{t('trial.learner')}: </span>
            <ChineseWords text={said} />
          </p>
        )}
        <Answer answer={answer} />
        <Goals goals={turn.goals} />
      </div>
      <div className="grid min-w-0 content-start gap-2 text-small">
        <VerdictLine turn={turn} />
        <DecisionPart turn={turn} isOpen={isNewest} />
        {questions.map((question, index) => (
          // Questions of a turn never change their places.
          <QuestionPart key={`${index} ${question.version}`} question={question} place={index} />
        ))}
      </div>
    </li>
  );
}

function Answer({ answer: { text, translation, failure, rejected } }: Pick<TrialTurn, 'answer'>) {
  return (
    <>
      {text === '' ? (
        <Notice tone="wrong">{t('trial.failed', { why: failure ?? '' })}</Notice>
      ) : (
        <p className="text-hanzi break-words">
          <ChineseWords text={text} />
        </p>
      )}
      {translation === null || locale === 'zh' ? null : <p className="text-muted">{translation}</p>}
      {rejected === null ? null : (
        <Notice tone="retry" title={t('trial.rejected', { why: rejected.reason })}>
          <p className="text-small break-words">{rejected.text}</p>
        </Notice>
      )}
    </>
  );
}

const TONES = { open: 'info', partly: 'retry', reached: 'good' } as const;

function Goals({ goals }: Pick<TrialTurn, 'goals'>) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {goals.map(({ id, goal, state }) => (
        <li key={id} className="flex items-center gap-2 text-small text-muted">
          <Badge tone={TONES[state]}>{t(`goalStates.${state}`)}</Badge>
          <span lang="zh-Hans">{goal.zh}</span>
        </li>
      ))}
    </ul>
  );
}
