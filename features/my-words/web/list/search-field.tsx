// The field that searches the learner's own words and the dictionary.

import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { CONTROL } from '../../../../kit/web/ui/fields/field.tsx';
import { SEARCH_MAX } from '../../domain/index.ts';
import { t } from '../texts.ts';

type SearchFieldProps = { readonly value: string; readonly onChange: (value: string) => void };

export function SearchField({ value, onChange }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <search className="mb-8 grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('search.label')}
      </label>
      <div className="relative">
        <Search aria-hidden="true" size={20} className="absolute inset-y-0 start-3 my-auto text-muted" />
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={SEARCH_MAX}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value !== '') clear();
          }}
          aria-describedby={`${id}-hint`}
          className={`${CONTROL} ps-11 pe-12`}
        />
        {value === '' ? null : (
          <span className="absolute inset-y-0 end-0 grid place-items-center">
            <IconButton label={t('search.clear')} onClick={clear}>
              <X aria-hidden="true" size={20} />
            </IconButton>
          </span>
        )}
      </div>
      <p id={`${id}-hint`} className="text-small text-muted">
        {t('search.hint')}
      </p>
    </search>
  );
}
