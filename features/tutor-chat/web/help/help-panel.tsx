// The frame of help under a message: what it is, the way to close it, and what is read out as it comes.

import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { useInSight } from '../conversation/use-in-sight.ts';
import { t } from '../texts.ts';

type HelpPanelProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

export function HelpPanel({ title, onClose, children }: HelpPanelProps) {
  const id = useId();
  const panel = useInSight();
  return (
    <section
      ref={panel}
      aria-labelledby={id}
      className="mt-1 w-full max-w-prose rounded-soft border border-line bg-surface pb-3 ps-4 text-start"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className="text-caption font-bold text-muted">
          {title}
        </h2>
        <IconButton label={t('help.close')} onClick={onClose}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <div aria-live="polite" className="pe-4">
        {children}
      </div>
    </section>
  );
}
