// What a plan says at the end of a round, on the pages of other features; its code and texts come when it is shown.

import { loadTexts } from '../../../../../kit/web/i18n.ts';
import { lazyPart } from '../../../../../kit/web/ui/loading/lazy-part.tsx';

export const PlanToday = lazyPart(
  async () => (await Promise.all([import('./plan-today.tsx'), loadTexts(['plans', 'study'])]))[0].PlanToday,
);
