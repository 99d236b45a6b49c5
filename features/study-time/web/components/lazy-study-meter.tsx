// Stands on every page of metered activities. What it does, and its texts, are fetched beside the page: the header of
// every page shares this folder's public face, and must stay light.

import { loadTexts } from '../../../../kit/web/i18n.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import type { StudyMeterProps } from './study-meter.tsx';

export const LazyStudyMeter = lazyPart<StudyMeterProps>(async () => {
  const [part] = await Promise.all([import('./study-meter.tsx'), loadTexts(['study-time'])]);
  return part.StudyMeter;
});
