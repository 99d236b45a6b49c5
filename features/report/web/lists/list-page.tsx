// The frame of a list behind a number: what is listed, and the way back to the report.

import type { ReactNode } from 'react';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import type { Period } from '../../domain/index.ts';
import { t } from '../texts.ts';

type ListPageProps = {
  readonly title: string;
  /** What the list is of, from the large to the small. */
  readonly parts: readonly string[];
  readonly period: Period;
  readonly children: ReactNode;
};

export function ListPage({ title, parts, period, children }: ListPageProps) {
  return (
    <Page
      title={title}
      lead={parts.join(' · ')}
      back={{ to: `/profile/report?period=${period}`, label: t('lists.back') }}
    >
      {children}
    </Page>
  );
}
