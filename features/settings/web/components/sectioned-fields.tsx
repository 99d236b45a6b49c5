// The fields of an area part by part: one of them at a time, chosen beside it or, on a phone, above it; or all that a search finds.

import { useState } from 'react';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import type { Form } from '../../../../kit/web/use-form.ts';
import type { SettingsForm } from '../forms.ts';
import { type FormSection, isFieldFound } from '../sections.ts';
import { t } from '../texts.ts';
import type { Typed } from '../typed-values.ts';
import { ValueField } from './value-field.tsx';

type SectionedFieldsProps = {
  readonly sections: readonly FormSection[];
  readonly current: string;
  readonly onChoose: (name: string) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly texts: SettingsForm;
  readonly form: Form<Typed>;
};

/** What is not shown stays in the form with what was typed. */
export function SectionedFields(props: SectionedFieldsProps) {
  const { sections, current, onChoose, search, onSearch, texts, form } = props;
  const typed = form.watchAll();
  const isSearching = search.trim() !== '';
  const isShown = (section: FormSection, field: FormSection['fields'][number]): boolean =>
    isSearching ? isFieldFound(field, texts, { typed, search }) : section.name === current;
  const isAnyShown = sections.some((section) => section.fields.some((field) => isShown(section, field)));
  return (
    <div data-wide-dialog="" className="grid items-start gap-6 wide:grid-cols-[16rem_1fr]">
      <div className="grid gap-4 wide:sticky wide:top-4">
        <SearchField
          label={t('form.search')}
          hint={t('form.searchHint')}
          value={search}
          onChange={onSearch}
        />
        <div className="wide:hidden">
          <Select
            label={t('form.section')}
            options={sections.map(({ name, title }) => ({ value: name, label: title() }))}
            value={current}
            onChange={(name) => {
              onSearch('');
              onChoose(name);
            }}
          />
        </div>
        <nav aria-label={t('form.sections')} className="hidden wide:block">
          <ul className="grid gap-1">
            {sections.map(({ name, title }) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={!isSearching && name === current ? 'true' : undefined}
                  onClick={() => {
                    onSearch('');
                    onChoose(name);
                  }}
                  className={classNames(
                    'min-h-11 w-full rounded-soft px-3 py-2 text-start transition-colors hover:bg-raised',
                    !isSearching && name === current && 'bg-raised font-bold',
                  )}
                >
                  {title()}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="grid min-w-0 gap-5">
        {isAnyShown ? null : <p className="text-muted">{t('form.foundNone')}</p>}
        {sections.map((section) =>
          section.fields.map((field) => (
            <div key={field.key} hidden={!isShown(section, field)}>
              <ValueField field={field} texts={texts} form={form} search={search} />
            </div>
          )),
        )}
      </div>
    </div>
  );
}

/** Which part is shown, and what is looked for. */
export function useSections(sections: readonly FormSection[]) {
  const [current, setCurrent] = useState(sections[0]?.name ?? '');
  const [search, setSearch] = useState('');
  return {
    current,
    search,
    setSearch,
    /** To a part by its name, and to it alone. */
    jump: (name: string) => {
      setSearch('');
      setCurrent(name);
    },
  };
}
