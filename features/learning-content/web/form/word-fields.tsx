// The new words of a lesson: characters, pinyin, and what each means here.

import { memo } from 'react';
import {
  type Change,
  changePart,
  draftText,
  isAsDrawn,
  ListFields,
  PlacedField,
  useProblemAt,
} from '../../../drafts/web/api.ts';
import type { LessonDraft } from '../../domain/draft-schemas.ts';
import { NO_WORD } from '../../domain/lesson-draft.ts';
import { t } from '../texts.ts';

type Word = LessonDraft['words'][number];
const WORDS_MAX = 40;
const PARTS = ['zh', 'pinyin', 'en', 'pt', 'reading'] as const;

const labelOf = (part: (typeof PARTS)[number]): string =>
  part === 'pinyin' || part === 'reading' ? t(`fields.${part}`) : draftText(`fields.${part}`);

type WordsProps = { readonly value: readonly Word[]; readonly onChange: Change<Word[]> };

export const WordsFields = memo(function WordsFields({ value, onChange }: WordsProps) {
  return (
    <ListFields
      path="words"
      items={value}
      onChange={onChange}
      fresh={() => NO_WORD}
      most={WORDS_MAX}
      add={draftText('form.addNamed', { name: t('fields.word') })}
      nameOf={(index) => value[index]?.zh || `${t('fields.word')} ${index + 1}`}
    >
      {(word, path, change, index) => (
        <WordFields number={index + 1} path={path} value={word} onChange={change} />
      )}
    </ListFields>
  );
}, isAsDrawn);

type WordProps = {
  /** Its place among the words, from 1. */
  readonly number: number;
  readonly path: string;
  readonly value: Word;
  readonly onChange: Change<Word>;
};

const WordFields = memo(function WordFields({ number, path, value, onChange }: WordProps) {
  const problem = useProblemAt(path);
  return (
    <fieldset className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-3" data-path={path} tabIndex={-1}>
      <legend className="text-small text-muted">
        {t('fields.word')} {number}
        <span className="sr-only"> {value.zh}</span>
      </legend>
      {PARTS.map((part) => (
        <PlacedField
          key={part}
          label={labelOf(part)}
          path={`${path}.${part}`}
          value={value[part]}
          onChange={changePart(onChange, part)}
        />
      ))}
      {problem === undefined ? null : <p className="col-span-full text-small text-wrong">{problem}</p>}
    </fieldset>
  );
}, isAsDrawn);
