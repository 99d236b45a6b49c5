// The words of a role: lists that stand for a slot in patterns, and the words that the learner is to meet.

import { TextField } from '../../../../kit/web/ui/text-field.tsx';
import { type DraftSlot, type DraftTargetWord, type DraftWord, NO_TARGET_WORD } from '../../domain/draft.ts';
import { t } from '../texts.ts';
import { ListFields } from './list-fields.tsx';
import { useProblemAt } from './problems.tsx';

const SLOTS_MAX = 12;
const WORDS_MAX = 60;
const TARGET_WORDS_MAX = 24;

const NO_WORD: DraftWord = { zh: '', also: [], en: '', pt: '', inText: { en: '', pt: '' } };

type SlotsFieldsProps = {
  readonly value: readonly DraftSlot[];
  readonly onChange: (slots: DraftSlot[]) => void;
};

export function SlotsFields({ value, onChange }: SlotsFieldsProps) {
  const named = (index: number) => `${t('fields.words')} ${index + 1}`;
  return (
    <ListFields
      path="play.words"
      items={value}
      onChange={onChange}
      fresh={() => ({ slot: '', words: [NO_WORD] })}
      most={SLOTS_MAX}
      add={t('form.addNamed', { name: t('fields.words') })}
      nameOf={named}
    >
      {(slot, path, change, index) => (
        <fieldset className="grid gap-4 border-s-2 border-line ps-3">
          <legend className="sr-only">{named(index)}</legend>
          <div className="max-w-form">
            <PlacedField
              label={t('fields.slot')}
              hint={t('form.slotHint')}
              path={`${path}.slot`}
              value={slot.slot}
              onChange={(name) => change({ ...slot, slot: name })}
            />
          </div>
          <ListFields
            path={`${path}.words`}
            items={slot.words}
            onChange={(words) => change({ ...slot, words })}
            fresh={() => NO_WORD}
            most={WORDS_MAX}
            add={t('form.addNamed', { name: t('form.word') })}
            nameOf={(at) => slot.words[at]?.zh || `${t('form.word')} ${at + 1}`}
          >
            {(word, at, changeWord) => <WordFields path={at} value={word} onChange={changeWord} />}
          </ListFields>
        </fieldset>
      )}
    </ListFields>
  );
}

type WordFieldsProps = {
  readonly path: string;
  readonly value: DraftWord;
  readonly onChange: (word: DraftWord) => void;
};

function WordFields({ path, value, onChange }: WordFieldsProps) {
  const change = (changes: Partial<DraftWord>) => onChange({ ...value, ...changes });
  return (
    <div className="grid gap-3 tablet:grid-cols-4">
      <PlacedField
        label={t('fields.zh')}
        path={`${path}.zh`}
        value={value.zh}
        onChange={(zh) => change({ zh })}
      />
      <PlacedField
        label={t('fields.also')}
        path={`${path}.also`}
        value={value.also.join('，')}
        onChange={(also) => change({ also: also === '' ? [] : also.split(/[，,]/) })}
      />
      <PlacedField
        label={t('fields.en')}
        path={`${path}.en`}
        value={value.en}
        onChange={(en) => change({ en })}
      />
      <PlacedField
        label={t('fields.pt')}
        path={`${path}.pt`}
        value={value.pt}
        onChange={(pt) => change({ pt })}
      />
    </div>
  );
}

type TargetWordsFieldsProps = {
  readonly value: readonly DraftTargetWord[];
  readonly onChange: (words: DraftTargetWord[]) => void;
};

const TARGET_PARTS = ['zh', 'pinyin', 'en', 'pt', 'reading'] as const;

export function TargetWordsFields({ value, onChange }: TargetWordsFieldsProps) {
  return (
    <ListFields
      path="targetWords"
      items={value}
      onChange={onChange}
      fresh={() => NO_TARGET_WORD}
      most={TARGET_WORDS_MAX}
      add={t('form.addNamed', { name: t('form.word') })}
      nameOf={(index) => value[index]?.zh || `${t('form.word')} ${index + 1}`}
    >
      {(word, path, change) => (
        <div className="grid gap-3 tablet:grid-cols-5" data-path={path} tabIndex={-1}>
          {TARGET_PARTS.map((part) => (
            <PlacedField
              key={part}
              label={t(`fields.${part}`)}
              path={`${path}.${part}`}
              value={word[part]}
              onChange={(text) => change({ ...word, [part]: text })}
            />
          ))}
        </div>
      )}
    </ListFields>
  );
}

type PlacedFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly path: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

function PlacedField({ label, hint, path, value, onChange }: PlacedFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      data-path={path}
      error={useProblemAt(path)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
