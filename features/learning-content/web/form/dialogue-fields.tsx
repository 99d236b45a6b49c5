// Who speaks in a lesson, and what they say, line by line.

import { memo } from 'react';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { NO_LINE } from '../../../drafts/domain/index.ts';
import {
  type Change,
  changePart,
  draftText,
  isAsDrawn,
  LineFields,
  ListFields,
  PlacedField,
  useProblemAt,
} from '../../../drafts/web/api.ts';
import type { LessonDraft } from '../../domain/draft-schemas.ts';
import { t } from '../texts.ts';

type Character = LessonDraft['characters'][number];
type SpokenLine = LessonDraft['dialogue'][number];
const CHARACTERS_MAX = 8;
const LINES_MAX = 60;

type CharactersProps = { readonly value: readonly Character[]; readonly onChange: Change<Character[]> };

export const CharactersFields = memo(function CharactersFields({ value, onChange }: CharactersProps) {
  const named = (index: number) => value[index]?.name.zh || `${t('fields.character')} ${index + 1}`;
  return (
    <ListFields
      path="characters"
      items={value}
      onChange={onChange}
      fresh={() => ({ id: freeId(value), name: NO_LINE, about: NO_LINE })}
      most={CHARACTERS_MAX}
      add={draftText('form.addNamed', { name: t('fields.character') })}
      nameOf={named}
    >
      {(character, path, change, index) => (
        <CharacterFields name={named(index)} path={path} value={character} onChange={change} />
      )}
    </ListFields>
  );
}, isAsDrawn);

/** Letters in their order; lines name who speaks by them. */
function freeId(others: readonly Character[]): string {
  const taken = new Set(others.map(({ id }) => id));
  return Array.from('abcdefghijklmnop').find((letter) => !taken.has(letter)) ?? '';
}

type CharacterProps = {
  readonly name: string;
  readonly path: string;
  readonly value: Character;
  readonly onChange: Change<Character>;
};

const CharacterFields = memo(function CharacterFields({ name, path, value, onChange }: CharacterProps) {
  const problem = useProblemAt(path);
  return (
    <fieldset className="grid gap-4 border-s-2 border-line ps-3" data-path={path} tabIndex={-1}>
      <legend className="sr-only">{name}</legend>
      {problem === undefined ? null : <p className="text-small text-wrong">{problem}</p>}
      <div className="max-w-form">
        <PlacedField
          label={t('fields.id')}
          hint={t('form.idHint')}
          path={`${path}.id`}
          value={value.id}
          onChange={changePart(onChange, 'id')}
        />
      </div>
      {(['name', 'about'] as const).map((part) => (
        <LineFields
          key={part}
          label={t(`fields.${part}`)}
          path={`${path}.${part}`}
          value={value[part]}
          onChange={changePart(onChange, part)}
        />
      ))}
    </fieldset>
  );
}, isAsDrawn);

type DialogueProps = {
  readonly value: readonly SpokenLine[];
  readonly characters: readonly Character[];
  readonly onChange: Change<SpokenLine[]>;
};

export function DialogueFields({ value, characters, onChange }: DialogueProps) {
  const speakers = characters.map(({ id, name }) => ({ value: id, label: name.zh || id }));
  return (
    <ListFields
      path="dialogue"
      items={value}
      onChange={onChange}
      fresh={() => ({
        ...NO_LINE,
        speaker: characters[value.length % Math.max(1, characters.length)]?.id ?? '',
      })}
      most={LINES_MAX}
      add={draftText('form.addNamed', { name: t('fields.said') })}
      nameOf={(index) => `${t('fields.said')} ${index + 1}`}
    >
      {(line, path, change, index) => (
        <SpokenFields
          label={`${t('fields.said')} ${index + 1}`}
          path={path}
          value={line}
          speakers={speakers}
          onChange={change}
        />
      )}
    </ListFields>
  );
}

type SpokenProps = {
  readonly label: string;
  readonly path: string;
  readonly value: SpokenLine;
  readonly speakers: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: Change<SpokenLine>;
};

/** A line with who says it. Nobody is chosen where the id names nobody. */
export function SpokenFields({ label, path, value, speakers, onChange }: SpokenProps) {
  const isKnown = speakers.some((speaker) => speaker.value === value.speaker);
  const nobody = { value: value.speaker, label: value.speaker || t('form.nobody') };
  return (
    <div className="grid gap-2">
      {speakers.length === 0 ? null : (
        <div className="max-w-form">
          <Select
            label={t('fields.speaker')}
            data-path={`${path}.speaker`}
            options={isKnown ? speakers : [nobody, ...speakers]}
            value={value.speaker}
            onChange={(speaker) => changePart(onChange, 'speaker')(() => speaker)}
          />
        </div>
      )}
      <LineFields
        label={label}
        path={path}
        value={value}
        onChange={(step) => onChange((now) => ({ ...now, ...step(now) }))}
      />
    </div>
  );
}
