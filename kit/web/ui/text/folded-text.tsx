// A text that may be long: beyond some lines it is folded until somebody taps it.

import { ChevronDown } from 'lucide-react';
import { MixedText } from './mixed-text.tsx';

/** Letters that stand as they are: some three lines of a phone. */
const SHORT = 160;

/** Block content: a long one folds out in its place, so it stands in no paragraph. */
export function FoldedText({ text }: { readonly text: string }) {
  if (text.length <= SHORT) return <MixedText text={text} />;
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-end gap-2 rounded-soft [&::-webkit-details-marker]:hidden">
        <span className="line-clamp-3 min-w-0 grow break-words group-open:line-clamp-none">
          <MixedText text={text} />
        </span>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="shrink-0 text-active transition-transform group-open:rotate-180"
        />
      </summary>
    </details>
  );
}
