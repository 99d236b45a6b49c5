// What a video is called in three languages, for which children it is, and what it teaches.

import { FILM_LANGUAGES, FILM_LEVELS } from '../../../../content/schema/films/film-kinds.ts';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import type { AdminVideo } from '../queries.ts';
import { t } from '../texts.ts';

export type VideoName = Pick<AdminVideo, 'title' | 'level' | 'language'>;

export const NO_NAME: VideoName = { title: { zh: '', en: '', pt: '' }, level: 'preschool', language: 'zh' };

export const isNamed = ({ title }: VideoName): boolean =>
  [title.zh, title.en, title.pt].every((each) => each.trim() !== '');

const TAGS = { zh: 'zh-Hans', en: 'en', pt: 'pt-BR' } as const;

type NameFieldsProps = {
  readonly value: VideoName;
  readonly onChange: (value: VideoName) => void;
  /** Whether what is missing is said. */
  readonly isMarked: boolean;
};

export function NameFields({ value, onChange, isMarked }: NameFieldsProps) {
  const { title } = value;
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-3">
      {(['zh', 'en', 'pt'] as const).map((language) => (
        <TextField
          key={language}
          label={t(`fields.${language}`)}
          lang={TAGS[language]}
          value={title[language]}
          error={isMarked && title[language].trim() === '' ? t('fields.missing') : undefined}
          onChange={({ target }) => onChange({ ...value, title: { ...title, [language]: target.value } })}
          maxLength={120}
          autoComplete="off"
        />
      ))}
      <Select
        label={t('fields.level')}
        options={FILM_LEVELS.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
        value={value.level}
        onChange={(level) => onChange({ ...value, level })}
      />
      <Select
        label={t('fields.language')}
        options={FILM_LANGUAGES.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
        value={value.language}
        onChange={(language) => onChange({ ...value, language })}
      />
    </div>
  );
}
