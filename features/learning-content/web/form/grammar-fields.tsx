// The points of grammar that a lesson teaches, each with sentences that show it.

import { memo } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { NO_LINE } from '../../../drafts/domain/index.ts';
import {
  type Change,
  changePart,
  draftText,
  isAsDrawn,
  LinesFields,
  ListFields,
  useProblemAt,
} from '../../../drafts/web/api.ts';
import type { LessonDraft } from '../../domain/draft-schemas.ts';
import type { Choices } from '../queries.ts';
import { t } from '../texts.ts';

type Use = LessonDraft['grammar'][number];
const POINTS_MAX = 6;

type GrammarProps = {
  readonly value: readonly Use[];
  readonly points: Choices['points'];
  readonly onChange: Change<Use[]>;
};

export const GrammarFields = memo(function GrammarFields({ value, points, onChange }: GrammarProps) {
  const named = (index: number) => `${t('fields.point')} ${index + 1}`;
  return (
    <ListFields
      path="grammar"
      items={value}
      onChange={onChange}
      fresh={() => ({ point: '', examples: [NO_LINE, NO_LINE] })}
      most={POINTS_MAX}
      add={draftText('form.addNamed', { name: t('fields.point') })}
      nameOf={named}
    >
      {(use, path, change, index) => (
        <PointFields name={named(index)} path={path} value={use} points={points} onChange={change} />
      )}
    </ListFields>
  );
}, isAsDrawn);

type PointProps = {
  readonly name: string;
  readonly path: string;
  readonly value: Use;
  readonly points: Choices['points'];
  readonly onChange: Change<Use>;
};

const PointFields = memo(function PointFields({ name, path, value, points, onChange }: PointProps) {
  const own = useProblemAt(path);
  const problem = useProblemAt(`${path}.point`);
  const options = points.map(({ id, band, title }) => ({
    value: id,
    label: `${t('list.band', { band })} · ${title[locale]}`,
  }));
  const isKnown = points.some(({ id }) => id === value.point);
  return (
    <fieldset className="grid gap-4 border-s-2 border-line ps-3" data-path={path} tabIndex={-1}>
      <legend className="sr-only">{name}</legend>
      <Select
        label={name}
        data-path={`${path}.point`}
        error={problem ?? own}
        options={
          isKnown ? options : [{ value: value.point, label: value.point || t('form.choose') }, ...options]
        }
        value={value.point}
        // Sentences beside mistakes are of the point that they were written for.
        onChange={(point) => onChange(({ examples }) => ({ point, examples }))}
      />
      <LinesFields
        label={t('fields.examples')}
        path={`${path}.examples`}
        value={value.examples}
        onChange={changePart(onChange, 'examples')}
      />
    </fieldset>
  );
}, isAsDrawn);
