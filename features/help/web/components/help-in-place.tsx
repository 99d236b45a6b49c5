// A page of help that unfolds where somebody asks for it: they keep their place.

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { loadTexts } from '../../../../kit/web/i18n.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { Why } from '../../../../kit/web/ui/text/why.tsx';
import type { HelpTopic } from '../../domain/index.ts';

/** Fetched when it is first unfolded. */
const Told = lazyPart(
  async () => (await Promise.all([import('./topic-body.tsx'), loadTexts(['help'])]))[0].TopicBody,
);

type HelpInPlaceProps = { readonly topic: HelpTopic; readonly label: string };

export function HelpInPlace({ topic, label }: HelpInPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 text-small underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronRight
          aria-hidden="true"
          size={16}
          className="shrink-0 text-muted transition-transform group-open:rotate-90"
        />
      </summary>
      {isOpen ? (
        <div className="pt-1 pb-3">
          <Why kind="now">
            <Told topic={topic} />
          </Why>
        </div>
      ) : null}
    </details>
  );
}
