// Chooses a sentence of the list, fills its slots, and shows what the other side will read.

import { LANGUAGE_NAMES, type Locale } from '../../../../../kit/core/locale.ts';
import { LANGUAGE_TAGS } from '../../../../../kit/core/texts.ts';
import { locale } from '../../../../../kit/web/i18n.ts';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import type { SlotKind } from '../../../domain/messages/phrase.ts';
import {
  type ChosenPhrase,
  fits,
  type PhraseId,
  phrasesOf,
  SLOT_MAX,
  slotsOf,
  withGaps,
  writePhrase,
} from '../../../domain/messages/phrases.ts';
import type { MessageLanguages } from '../../queries.ts';
import { t } from '../../texts.ts';

export type TypedPhrase = {
  /** Empty: none is chosen. */
  readonly id: PhraseId | '';
  /** As they were typed: money in yuan. */
  readonly slots: Readonly<Record<string, string>>;
};

export const NO_PHRASE: TypedPhrase = { id: '', slots: {} };

/** Null: none is chosen; undefined: something is missing in its slots. */
export function asChosen({ id, slots }: TypedPhrase): ChosenPhrase | null | undefined {
  if (id === '') return null;
  const filled = slotsOf(id).map(([name, kind]): readonly [string, string, SlotKind] => [
    name,
    readSlot(kind, slots[name] ?? ''),
    kind,
  ]);
  if (!filled.every(([, value, kind]) => fits(kind, value))) return undefined;
  return { id, slots: Object.fromEntries(filled.map(([name, value]) => [name, value])) };
}

function readSlot(kind: SlotKind, typed: string): string {
  const value = typed.trim();
  if (kind !== 'money') return value;
  const yuan = Number(value.replace(',', '.'));
  return Number.isFinite(yuan) ? String(Math.round(yuan * 100)) : '';
}

export type KnownSlots = { readonly [Id in PhraseId]?: TypedPhrase['slots'] | undefined };

type PhraseFieldsProps = {
  readonly side: 'buyer' | 'operator';
  readonly typed: TypedPhrase;
  readonly onChange: (typed: TypedPhrase) => void;
  readonly languages: MessageLanguages | undefined;
  /** What is known of the order, filled in where its sentence is chosen; it can be typed over. */
  readonly known?: KnownSlots | undefined;
};

export function PhraseFields({ side, typed, onChange, languages, known = {} }: PhraseFieldsProps) {
  const { id, slots } = typed;
  const others = otherLanguages(side, languages);
  const phrase = asChosen(typed);
  return (
    <div className="grid gap-3">
      <Select
        label={t('messages.phrase')}
        hint={t(side === 'operator' ? 'messages.phraseHintDesk' : 'messages.phraseHint')}
        value={id}
        options={[
          { value: '' as const, label: t('messages.noPhrase') },
          ...phrasesOf(side).map((each) => ({ value: each, label: withGaps(each, locale) })),
        ]}
        onChange={(chosen) => onChange({ id: chosen, slots: (chosen !== '' && known[chosen]) || {} })}
      />
      {id === '' || slotsOf(id).length === 0 ? null : (
        <div className="grid items-end gap-3 tablet:grid-cols-2">
          {slotsOf(id).map(([name, kind]) => (
            <TextField
              key={`${id} ${name}`}
              label={t(`messages.slots.${kind}`)}
              {...LOOKS[kind]}
              value={slots[name] ?? ''}
              onChange={({ target }) => onChange({ id, slots: { ...slots, [name]: target.value } })}
            />
          ))}
        </div>
      )}
      {phrase ? (
        <dl className="grid gap-2 rounded-soft border border-line p-3 text-small">
          {[locale, ...others].map((each) => (
            <div key={each}>
              <dt className="text-caption text-muted">{LANGUAGE_NAMES[each]}</dt>
              <dd lang={LANGUAGE_TAGS[each]}>{writePhrase(phrase, each)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

/** Those in which the other side reads, where they are not one's own. */
function otherLanguages(
  side: PhraseFieldsProps['side'],
  languages: MessageLanguages | undefined,
): readonly Locale[] {
  const theirs = side === 'operator' ? [languages?.buyer ?? locale] : (languages?.desk ?? []);
  return theirs.filter((each) => each !== locale);
}

const LOOKS = {
  money: { inputMode: 'decimal', maxLength: 12 },
  day: { type: 'date' },
  count: { inputMode: 'numeric', maxLength: 3 },
  words: { maxLength: SLOT_MAX },
} as const satisfies Readonly<Record<SlotKind, object>>;
