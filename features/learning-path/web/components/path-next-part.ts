// The next step of the path on the pages of other features; its code and texts come when it is shown.

import { loadTexts } from '../../../../kit/web/i18n.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';

export const PathNext = lazyPart(
  async () => (await Promise.all([import('./path-next.tsx'), loadTexts(['learning-path'])]))[0].PathNext,
);
