// One letter: who wrote it and when, its subject and its text.

import type { ReactNode } from 'react';
import { formatDate } from '../../../../kit/web/i18n.ts';

type LetterCardProps = {
  readonly letter: { readonly subject: string; readonly text: string; readonly createdAt: string };
  /** Who wrote it, as the reader knows them. */
  readonly by: string;
  /** What is to be known of it besides. */
  readonly state?: ReactNode;
  readonly children?: ReactNode;
};

export function LetterCard({ letter: { subject, text, createdAt }, by, state, children }: LetterCardProps) {
  return (
    <li className="grid gap-2 rounded-soft border border-line bg-surface p-4 tablet:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted">
        {state}
        {[by, formatDate(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })].join(' · ')}
      </div>
      {subject === '' ? null : <h3 className="font-bold wrap-anywhere">{subject}</h3>}
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {children}
    </li>
  );
}
