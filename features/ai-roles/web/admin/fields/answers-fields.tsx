// Kinds of answers: the patterns that recognise one, one a line, and what the character says to it.

import { memo } from 'react';
import { TextArea } from '../../../../../kit/web/ui/fields/text-area.tsx';
import {
  type Change,
  changePart,
  isAsDrawn,
  LinesFields,
  ListFields,
  useProblemAt,
} from '../../../../drafts/web/api.ts';
import { type DraftAnswer, NO_ANSWER } from '../../../domain/draft.ts';
import { t } from '../../texts.ts';

type AnswersFieldsProps = {
  readonly label: string;
  readonly path: string;
  readonly most: number;
  readonly value: readonly DraftAnswer[];
  readonly onChange: Change<DraftAnswer[]>;
};

export const AnswersFields = memo(function AnswersFields(props: AnswersFieldsProps) {
  const { label, path, most, value, onChange } = props;
  const named = (index: number) => `${label} ${index + 1}`;
  return (
    <ListFields
      path={path}
      items={value}
      onChange={onChange}
      fresh={() => NO_ANSWER}
      most={most}
      add={t('form.addNamed', { name: label })}
      nameOf={named}
    >
      {(answer, at, change, index) => (
        <AnswerFields label={named(index)} path={at} value={answer} onChange={change} />
      )}
    </ListFields>
  );
}, isAsDrawn);

type AnswerFieldsProps = {
  readonly label: string;
  readonly path: string;
  readonly value: DraftAnswer;
  readonly onChange: Change<DraftAnswer>;
};

const AnswerFields = memo(function AnswerFields({ label, path, value, onChange }: AnswerFieldsProps) {
  const own = useProblemAt(path);
  const problem = useProblemAt(`${path}.match`);
  return (
    <fieldset className="grid gap-4 border-s-2 border-line ps-3" data-path={path} tabIndex={-1}>
      <legend className="sr-only">{label}</legend>
      <TextArea
        label={`${label} · ${t('fields.match')}`}
        hint={t('form.matchHint')}
        lang="zh-Hans"
        data-path={`${path}.match`}
        error={[problem, own].filter((text) => text !== undefined).join(' ') || undefined}
        rows={Math.min(6, Math.max(2, value.match.length))}
        value={value.match.join('\n')}
        onChange={({ target }) => changePart(onChange, 'match')(() => target.value.split('\n'))}
        spellCheck={false}
      />
      <LinesFields
        label={t('fields.replies')}
        path={`${path}.replies`}
        value={value.replies}
        onChange={changePart(onChange, 'replies')}
      />
    </fieldset>
  );
}, isAsDrawn);
