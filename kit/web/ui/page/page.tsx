// The frame of a page: its title (also the tab's), one line of what it is for, and its actions.

import type { ReactNode } from 'react';
import { classNames } from '../elements/class-names.ts';
import { type Back, BackLink } from './back-link.tsx';
import { HelpLink } from './help-link.tsx';
import { PageTitle } from './page-title.tsx';

type PageProps = {
  readonly title: string;
  /** For a title that is not in the interface language. */
  readonly titleLanguage?: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Where it is told how things are done here. */
  readonly help?: `/${string}`;
  /** The page that this one belongs to. */
  readonly back?: Back;
  /** `form` for one narrow column, `reading` for text, `wide` for tables and panes. */
  readonly width?: 'form' | 'reading' | 'wide';
  readonly children: ReactNode;
};

const WIDTHS = { form: 'max-w-form', reading: 'max-w-reading', wide: 'max-w-wide' } as const;

export function Page({
  title,
  titleLanguage,
  lead,
  actions,
  help,
  back,
  width = 'reading',
  children,
}: PageProps) {
  return (
    <div className={classNames('mx-auto w-full px-4 py-8 tablet:px-8 tablet:py-12', WIDTHS[width])}>
      <PageTitle title={title} />
      {back === undefined ? null : <BackLink {...back} />}
      <header className="relative mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 grow basis-64">
          <h1
            lang={titleLanguage}
            className={classNames(
              'font-serif text-title font-bold text-balance',
              help !== undefined && 'pe-10',
            )}
          >
            {title}
          </h1>
          {lead === undefined ? null : <p className="mt-2 text-muted">{lead}</p>}
        </div>
        {actions === undefined ? null : (
          <div className={classNames('flex flex-wrap gap-3', help !== undefined && 'tablet:me-10')}>
            {actions}
          </div>
        )}
        {help === undefined ? null : (
          <div className="absolute end-0 -top-0.5">
            <HelpLink to={help} />
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
