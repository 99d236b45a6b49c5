// A line in its three languages, side by side where there is room.

import { memo, useId } from 'react';
import type { Line } from '../../../../content/schema/line.ts';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { LINE_MAX } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { type Change, changePart, isAsDrawn } from './changes.ts';
import { useFoundAt, useProblemAt } from './problems.tsx';

const LANGUAGES = { zh: 'zh-Hans', en: 'en', pt: 'pt-BR' } as const;

type LineFieldsProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly path: string;
  readonly value: Line;
  readonly onChange: Change<Line>;
};

export const LineFields = memo(function LineFields(props: LineFieldsProps) {
  const { label, hint, path, value, onChange } = props;
  const id = useId();
  const problem = useProblemAt(path);
  return (
    <fieldset data-path={path} tabIndex={-1} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="font-medium">{label}</legend>
      {hint === undefined ? null : <p className="text-small text-muted">{hint}</p>}
      <div className="mt-2 grid items-start gap-3 tablet:grid-cols-3">
        {(['zh', 'en', 'pt'] as const).map((language) => (
          <LanguageField
            key={language}
            language={language}
            path={`${path}.${language}`}
            value={value[language]}
            onChange={(text) => changePart(onChange, language)(() => text)}
          />
        ))}
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className="mt-1 text-small text-wrong">
          {problem}
        </p>
      )}
    </fieldset>
  );
}, isAsDrawn);

/** So many characters stand in a row of the narrowest field; hanzi are twice as wide. */
const PER_ROW = { zh: 9, en: 16, pt: 16 } as const;
const ROWS_MAX = 8;

const rowsFor = (value: string, language: keyof typeof LANGUAGES): number =>
  Math.min(ROWS_MAX, Math.max(2, Math.ceil(value.length / PER_ROW[language])));

type LanguageFieldProps = {
  readonly language: keyof typeof LANGUAGES;
  readonly path: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

function LanguageField({ language, path, value, onChange }: LanguageFieldProps) {
  return (
    <TextArea
      label={t(`fields.${language}`)}
      lang={LANGUAGES[language]}
      data-path={path}
      data-found={useFoundAt(path)}
      error={useProblemAt(path)}
      rows={rowsFor(value, language)}
      maxLength={LINE_MAX}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
