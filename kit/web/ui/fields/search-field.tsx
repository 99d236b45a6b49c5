// A field that searches a list while somebody types: names, numbers and addresses, which no keyboard should mend.

import { TextField } from './text-field.tsx';

type SearchFieldProps = {
  readonly label: string;
  readonly hint: string;
  /** Where the label is not shown. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
};

/** As long as a mail address may be, the longest that anybody looks for. */
const MOST = 254;

export function SearchField({ onChange, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      type="search"
      enterKeyHint="search"
      onChange={({ target }) => onChange(target.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MOST}
    />
  );
}
