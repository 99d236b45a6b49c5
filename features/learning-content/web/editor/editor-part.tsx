// The parts of a long form, and the way to each of them from the top.

import type { ReactNode } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { t } from '../texts.ts';

type EditorPartProps = {
  /** Its id on the page. */
  readonly name: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

export function EditorPart({ name, ...section }: EditorPartProps) {
  return (
    <div id={name} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Section {...section} />
    </div>
  );
}

type PartLinksProps = { readonly parts: readonly { readonly name: string; readonly title: string }[] };

export function PartLinks({ parts }: PartLinksProps) {
  const go = (name: string) => {
    const part = document.getElementById(name);
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav aria-label={t('parts.jump')} className="flex flex-wrap gap-1">
      {parts.map(({ name, title }) => (
        <Button key={name} look="ghost" onClick={() => go(name)}>
          {title}
        </Button>
      ))}
    </nav>
  );
}
