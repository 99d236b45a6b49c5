// What an entry of the audit changed.

import { type ChangeWords, wordChanges } from '../change-words.ts';
import type { AuditEntry } from '../queries.ts';

export function Change({ entry, ...words }: ChangeWords & { readonly entry: AuditEntry }) {
  return (
    <ul className="grid gap-0.5">
      {wordChanges(entry, words).map(({ fact, name, value }) => (
        <li key={fact} className="wrap-anywhere whitespace-pre-line">
          <span className="text-muted">{name}:</span> {value}
        </li>
      ))}
    </ul>
  );
}
