// Any number of choices out of some that all stay in sight.

import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Option } from '../../../../../kit/web/ui/fields/select.tsx';

type ChoiceChipsProps<Value extends string> = {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value) => void;
};

export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, hint, options, chosen, onToggle } = props;
  const hintId = useId();
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      {hint === undefined ? null : (
        <p id={hintId} className="mb-3 text-small text-muted">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="group inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-soft border border-line-strong px-4 text-small transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={() => onToggle(option.value)}
              className="sr-only"
            />
            <Check aria-hidden="true" size={16} className="hidden group-has-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
