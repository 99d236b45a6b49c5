// The pad and the judge of strokes come with the first word that is to be written by hand.

import { AwayNotice } from '../../../../kit/web/ui/loading/away-notice.tsx';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { WaitingPart } from '../../../../kit/web/ui/loading/waiting-part.tsx';
import type { WriteWordProps } from './write-word.tsx';

export const LazyWriteWord = lazyPart<WriteWordProps>(
  async () => (await import('./write-word.tsx')).WriteWord,
  {
    waiting: <WaitingPart lines={6} />,
    failed: <AwayNotice />,
  },
);
