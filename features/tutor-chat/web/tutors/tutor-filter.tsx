// Which tutors are offered: by the language they explain in and the level they teach.

import { LOCALES, type Locale } from '../../../../kit/core/locale.ts';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TUTOR_LEVELS, type TutorLevel } from '../../domain/index.ts';
import { t } from '../texts.ts';

export type TutorChoice = { readonly language: Locale; readonly level: TutorLevel | 'all' };

type TutorFilterProps = {
  readonly choice: TutorChoice;
  readonly onChange: (choice: TutorChoice) => void;
};

export function TutorFilter({ choice, onChange }: TutorFilterProps) {
  const levels = [
    { value: 'all' as const, label: t('chooser.allLevels') },
    ...TUTOR_LEVELS.map((value) => ({ value, label: t(`levels.${value}`) })),
  ];
  const languages = LOCALES.map((value) => ({ value, label: t(`languages.${value}`) }));
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-5">
      <SegmentedControl
        label={t('chooser.level')}
        options={levels}
        value={choice.level}
        onChange={(level) => onChange({ ...choice, level })}
      />
      <div className="min-w-44">
        <Select
          label={t('chooser.language')}
          options={languages}
          value={choice.language}
          onChange={(language) => onChange({ ...choice, language })}
        />
      </div>
    </div>
  );
}
