// The writing side of a card: its code and strokes come while the browser is idle, so that it opens without a network.

import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { whenIdle } from '../../../../kit/web/language-core/when-idle.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { WaitingPart } from '../../../../kit/web/ui/loading/waiting-part.tsx';
import { drawnWordQuery } from '../writing/drawn-word.ts';

const load = async () => (await import('./write-in-card.tsx')).WriteInCard;

export const WriteInCard = lazyPart(load, {
  waiting: <WaitingPart lines={8} />,
  failed: <Failed />,
});

function Failed() {
  return (
    <p role="alert" className="px-5 pb-5">
      {errorText('OFFLINE')}
    </p>
  );
}

/** What fails here is fetched, and its failure told, when somebody wants to write. */
export function prefetchWriting(word: string): void {
  whenIdle(() => {
    load().catch(() => undefined);
    void queryClient.prefetchQuery(drawnWordQuery(word));
  });
}
