// Holds the place of a part that is on its way, so that nothing jumps when it comes; the layout keeps back the footer.

import { t } from '../../i18n.ts';

/** `lines` grey bars; the last one is shorter, as text is. */
export function Skeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <output data-loading className="grid gap-3">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          aria-hidden="true"
          className="h-5 animate-breathe rounded-soft bg-raised last:w-3/5 motion-reduce:opacity-70"
        />
      ))}
    </output>
  );
}
