// The frame of the pages about signing in: one narrow column, and beside it, where there is room, a character.

import type { ReactNode } from 'react';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { Glyph } from './glyph.tsx';

type AuthPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly character: string;
  readonly meaning: string;
  readonly children: ReactNode;
  /** Where else one could go, below the form. */
  readonly foot?: ReactNode;
};

export function AuthPage({ title, lead, character, meaning, children, foot }: AuthPageProps) {
  return (
    <div className="mx-auto w-full max-w-form px-4 py-8 tablet:py-12 wide:grid wide:max-w-wide wide:grid-cols-[18rem_28rem] wide:items-start wide:justify-center wide:gap-24 wide:py-20">
      <PageTitle title={title} />
      <div className="hidden wide:block wide:pt-2">
        <Glyph character={character} meaning={meaning} />
      </div>
      <div>
        <header className="mb-7">
          <h1 className="font-serif text-title font-bold text-balance">{title}</h1>
          <p className="mt-2 text-muted">{lead}</p>
        </header>
        {children}
        {foot === undefined ? null : (
          <div className="mt-8 border-t border-line pt-4 text-small text-muted">{foot}</div>
        )}
      </div>
    </div>
  );
}
