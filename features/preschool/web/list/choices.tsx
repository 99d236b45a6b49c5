// Levels and languages to choose by, as pictures with a word, large enough for a small finger.

import { Backpack, Blocks, Globe, type LucideIcon, Pencil } from 'lucide-react';
import { useId } from 'react';
import { FILM_LEVELS, type FilmLevel } from '../../../../content/schema/films/film-kinds.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { FILTERS, type FilmFilter } from '../../domain/index.ts';
import { changeDevice, useDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';

const LEVEL_ICONS: Readonly<Record<FilmLevel, LucideIcon>> = {
  preschool: Blocks,
  elementary: Pencil,
  middle: Backpack,
};

export function Choices() {
  const { level, filter } = useDevice();
  return (
    <div className="mb-4 flex flex-wrap gap-x-8 gap-y-2 tablet:mb-6 tablet:gap-y-3">
      <BigChoice
        label={t('levels.title')}
        options={FILM_LEVELS.map((value) => ({
          value,
          label: t(`levels.${value}`),
          icon: LEVEL_ICONS[value],
        }))}
        value={level}
        onChange={(value) => changeDevice((device) => ({ ...device, level: value }))}
      />
      <BigChoice
        label={t('filters.title')}
        options={FILTERS.map((value) => ({ value, label: t(`filters.${value}`), ...SIGNS[value] }))}
        value={filter}
        onChange={(value) => changeDevice((device) => ({ ...device, filter: value }))}
      />
    </div>
  );
}

type Sign = { readonly icon?: LucideIcon; readonly sign?: string };

const SIGNS: Readonly<Record<FilmFilter, Sign>> = {
  all: { icon: Globe },
  zh: { sign: '中' },
  en: { sign: 'A' },
};

type Choice<Value extends string> = { readonly value: Value; readonly label: string } & Sign;

type BigChoiceProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

function BigChoice<Value extends string>({ label, options, value, onChange }: BigChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ icon: Icon, sign, ...option }) => (
          <label
            key={option.value}
            title={option.label}
            className="inline-flex min-h-16 min-w-16 cursor-pointer flex-col items-center justify-center rounded-soft border-2 border-line px-2 font-medium tablet:flex-row tablet:gap-2 tablet:px-4 transition-colors hover:border-line-strong has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {Icon ? <Icon aria-hidden="true" size={24} /> : null}
            {sign === undefined ? null : (
              <span aria-hidden="true" className="text-lead leading-6 font-bold">
                <MixedText text={sign} />
              </span>
            )}
            <span className="max-tablet:text-caption max-tablet:leading-tight">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
