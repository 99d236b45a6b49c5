// Turns something on or off at once, without a form.

type SwitchProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** In a table whose headings say what it is. */
  readonly isLabelHidden?: boolean;
};

export function Switch({ label, checked, onChange, isLabelHidden = false }: SwitchProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-small">
      {isLabelHidden ? <span className="sr-only">{label}</span> : label}
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition-colors before:absolute before:top-1/2 before:left-1 before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-line-strong before:transition-[left] checked:border-ink checked:bg-ink checked:before:left-[1.125rem] checked:before:bg-ground"
      />
    </label>
  );
}
