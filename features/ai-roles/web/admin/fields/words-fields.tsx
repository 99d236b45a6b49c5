// The words of a role: lists that stand for a slot in patterns, and the words that the learner is to meet.

import { memo } from 'react';
import { type Change, changePart, isAsDrawn, ListFields, PlacedField } from '../../../../drafts/web/api.ts';
import {
  type DraftSlot,
  type DraftTargetWord,
  type DraftWord,
  NO_TARGET_WORD,
} from '../../../domain/draft.ts';
import { t } from '../../texts.ts';

const SLOTS_MAX = 12;
const WORDS_MAX = 60;
const TARGET_WORDS_MAX = 24;
const PRICE_DIGITS = 4;

const NO_WORD: DraftWord = { zh: '', also: [], en: '', pt: '', inText: { en: '', pt: '' } };

type SlotsFieldsProps = {
  readonly value: readonly DraftSlot[];
  readonly onChange: Change<DraftSlot[]>;
};

const named = (index: number) => `${t('fields.words')} ${index + 1}`;

export const SlotsFields = memo(function SlotsFields({ value, onChange }: SlotsFieldsProps) {
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
        <SlotFields name={named(index)} path={path} value={slot} onChange={change} />
      )}
    </ListFields>
  );
}, isAsDrawn);

type SlotFieldsProps = {
  readonly name: string;
  readonly path: string;
  readonly value: DraftSlot;
  readonly onChange: Change<DraftSlot>;
};

const SlotFields = memo(function SlotFields({ name, path, value, onChange }: SlotFieldsProps) {
  return (
    <fieldset className="grid gap-4 border-s-2 border-line ps-3">
      <legend className="sr-only">{name}</legend>
      <div className="max-w-form">
        <PlacedField
          label={t('fields.slot')}
          hint={t('form.slotHint')}
          path={`${path}.slot`}
          value={value.slot}
          onChange={changePart(onChange, 'slot')}
        />
      </div>
      <ListFields
        path={`${path}.words`}
        items={value.words}
        onChange={changePart(onChange, 'words')}
        fresh={() => NO_WORD}
        most={WORDS_MAX}
        add={t('form.addNamed', { name: t('form.word') })}
        nameOf={(at) => value.words[at]?.zh || `${t('form.word')} ${at + 1}`}
      >
        {(word, at, change) => <WordFields path={at} value={word} onChange={change} />}
      </ListFields>
    </fieldset>
  );
}, isAsDrawn);

type WordFieldsProps = {
  readonly path: string;
  readonly value: DraftWord;
  readonly onChange: Change<DraftWord>;
};

const WordFields = memo(function WordFields({ path, value, onChange }: WordFieldsProps) {
  return (
    <div className="grid gap-3 tablet:grid-cols-5">
      <PlacedField
        label={t('fields.zh')}
        path={`${path}.zh`}
        value={value.zh}
        onChange={changePart(onChange, 'zh')}
      />
      <PlacedField
        label={t('fields.also')}
        path={`${path}.also`}
        value={value.also.join('，')}
        onChange={(step) => changePart(onChange, 'also')((also) => splitWords(step(also.join('，'))))}
      />
      <PlacedField
        label={t('fields.en')}
        path={`${path}.en`}
        value={value.en}
        onChange={changePart(onChange, 'en')}
      />
      <PlacedField
        label={t('fields.pt')}
        path={`${path}.pt`}
        value={value.pt}
        onChange={changePart(onChange, 'pt')}
      />
      <PlacedField
        label={t('fields.price')}
        hint={t('form.priceHint')}
        path={`${path}.price`}
        value={textOf(value.price)}
        onChange={(step) => changePart(onChange, 'price')((price) => priceIn(step(textOf(price))))}
      />
    </div>
  );
}, isAsDrawn);

const textOf = (price: number | undefined): string => (price === undefined ? '' : String(price));
/** Other signs than digits are not taken. */
const priceIn = (typed: string): number | undefined => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, PRICE_DIGITS);
  return digits === '' ? undefined : Number(digits);
};
const splitWords = (typed: string): string[] => (typed === '' ? [] : typed.split(/[，,]/));

type TargetWordsFieldsProps = {
  readonly value: readonly DraftTargetWord[];
  readonly onChange: Change<DraftTargetWord[]>;
};

const TARGET_PARTS = ['zh', 'pinyin', 'en', 'pt', 'reading'] as const;

export const TargetWordsFields = memo(function TargetWordsFields(props: TargetWordsFieldsProps) {
  const { value, onChange } = props;
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
      {(word, path, change) => <TargetWordFields path={path} value={word} onChange={change} />}
    </ListFields>
  );
}, isAsDrawn);

type TargetWordFieldsProps = {
  readonly path: string;
  readonly value: DraftTargetWord;
  readonly onChange: Change<DraftTargetWord>;
};

const TargetWordFields = memo(function TargetWordFields({ path, value, onChange }: TargetWordFieldsProps) {
  return (
    <div className="grid gap-3 tablet:grid-cols-5" data-path={path} tabIndex={-1}>
      {TARGET_PARTS.map((part) => (
        <PlacedField
          key={part}
          label={t(`fields.${part}`)}
          path={`${path}.${part}`}
          value={value[part]}
          onChange={changePart(onChange, part)}
        />
      ))}
    </div>
  );
}, isAsDrawn);
