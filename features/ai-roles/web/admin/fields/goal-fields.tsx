// A goal of the play: what is to be got done, how the character leads there, what reaches it, and the help in three steps.

import { memo } from 'react';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import {
  type Change,
  changePart,
  isAsDrawn,
  LineFields,
  LinesFields,
  useProblemAt,
} from '../../../../drafts/web/api.ts';
import type { DraftGoal } from '../../../domain/draft.ts';
import { t } from '../../texts.ts';
import { AnswersFields } from './answers-fields.tsx';

type GoalFieldsProps = {
  readonly path: string;
  readonly value: DraftGoal;
  readonly onChange: Change<DraftGoal>;
};

const ANSWERS_MAX = 12;
const STEPS = ['idea', 'start', 'full'] as const;

export const GoalFields = memo(function GoalFields({ path, value, onChange }: GoalFieldsProps) {
  const problem = useProblemAt(path);
  const changeHint = changePart(onChange, 'hint');
  return (
    <>
      {problem === undefined ? null : (
        <p data-path={path} tabIndex={-1} className="text-small text-wrong">
          {problem}
        </p>
      )}
      {(['goal', 'ask', 'again'] as const).map((part) => (
        <LineFields
          key={part}
          label={t(`fields.${part}`)}
          hint={t(`form.${part}Hint`)}
          path={`${path}.${part}`}
          value={value[part]}
          onChange={changePart(onChange, part)}
        />
      ))}
      <Group title={t('fields.reached')} lead={t('form.reachedHint')}>
        <AnswersFields
          label={t('form.kind')}
          path={`${path}.reached`}
          most={ANSWERS_MAX}
          value={value.reached}
          onChange={changePart(onChange, 'reached')}
        />
      </Group>
      <Group title={t('fields.partly')} lead={t('form.partlyHint')}>
        <AnswersFields
          label={t('form.halfKind')}
          path={`${path}.partly`}
          most={ANSWERS_MAX}
          value={value.partly}
          onChange={changePart(onChange, 'partly')}
        />
        <TogetherFields
          path={`${path}.together`}
          value={value.together}
          onChange={changePart(onChange, 'together')}
        />
      </Group>
      <Group title={t('form.hint')} lead={t('form.hintHint')}>
        {STEPS.map((step) => (
          <LineFields
            key={step}
            label={t(`fields.${step}`)}
            path={`${path}.hint.${step}`}
            value={value.hint[step]}
            onChange={changePart(changeHint, step)}
          />
        ))}
      </Group>
    </>
  );
}, isAsDrawn);

type GroupProps = {
  readonly title: string;
  readonly lead: string;
  readonly children: React.ReactNode;
};

function Group({ title, lead, children }: GroupProps) {
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="font-bold">{title}</h3>
        <p className="text-small text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}

type TogetherFieldsProps = {
  readonly path: string;
  readonly value: DraftGoal['together'];
  readonly onChange: Change<DraftGoal['together']>;
};

const TIMES = ['0', '2', '3', '4'] as const;

function TogetherFields({ path, value, onChange }: TogetherFieldsProps) {
  const choose = (times: string) =>
    onChange((now) => (times === '0' ? null : { times: Number(times), replies: now?.replies ?? [] }));
  return (
    <div className="grid gap-4">
      <Select
        label={t('fields.together')}
        hint={t('form.togetherHint')}
        options={TIMES.map((times) => ({
          value: times,
          label: times === '0' ? t('form.never') : t('form.times', { count: Number(times) }),
        }))}
        value={TIMES.find((times) => Number(times) === value?.times) ?? '0'}
        onChange={choose}
      />
      {value === null ? null : (
        <LinesFields
          label={t('fields.replies')}
          path={`${path}.replies`}
          value={value.replies}
          onChange={(step) => onChange((now) => now && { ...now, replies: step(now.replies) })}
        />
      )}
    </div>
  );
}
