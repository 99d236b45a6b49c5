// The lessons that come directly before this one.

import { locale } from '../../../../kit/web/i18n.ts';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { type Change, draftText, ListFields } from '../../../drafts/web/api.ts';
import type { Choices } from '../queries.ts';
import { t } from '../texts.ts';

const MOST = 6;

type RequiresProps = {
  readonly value: readonly string[];
  readonly lessons: Choices['lessons'];
  readonly onChange: Change<string[]>;
};

export function RequiresFields({ value, lessons, onChange }: RequiresProps) {
  const named = (index: number) => `${t('fields.before')} ${index + 1}`;
  const options = lessons.map(({ id, title }) => ({ value: id, label: title[locale] }));
  return (
    <div className="grid gap-3">
      <h3 className="font-medium">{t('fields.requires')}</h3>
      <ListFields
        path="requires"
        items={value}
        onChange={onChange}
        fresh={() => ''}
        most={MOST}
        add={draftText('form.addNamed', { name: t('fields.before') })}
        nameOf={named}
      >
        {(id, path, change, index) => (
          <Select
            label={named(index)}
            data-path={path}
            options={
              lessons.some((lesson) => lesson.id === id)
                ? options
                : [{ value: id, label: id || t('form.choose') }, ...options]
            }
            value={id}
            onChange={(chosen) => change(() => chosen)}
          />
        )}
      </ListFields>
    </div>
  );
}
