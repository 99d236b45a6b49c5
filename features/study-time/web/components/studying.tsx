// Stands on every page of metered activities. What it does, and its texts, are fetched beside the page: the header of
// every page shares this folder's public face, and must stay light.

import { lazy, Suspense } from 'react';
import { loadTexts } from '../../../../kit/web/i18n.ts';
import type { StudyingProps } from './measuring.tsx';

const Measuring = lazy(async () => {
  const [part] = await Promise.all([import('./measuring.tsx'), loadTexts(['study-time'])]);
  return { default: part.Measuring };
});

export function Studying({ isBusy }: StudyingProps) {
  return (
    <Suspense>
      <Measuring isBusy={isBusy} />
    </Suspense>
  );
}
