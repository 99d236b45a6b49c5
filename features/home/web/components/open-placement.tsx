// A placement that was left in the middle: it goes on from here, where whoever left it comes back to.

import { useState } from 'react';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { readOpen } from '../../../placement/web/api.ts';
import { t } from '../learner/learner-texts.ts';
import { Sheet } from './sheet.tsx';

/** Nothing where none is under way. */
export function OpenPlacement() {
  const [open] = useState(readOpen);
  if (!open || open.answers.length === 0) return null;
  return (
    <Sheet title={t('learner.placementTitle')}>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        {t('learner.placementBody', { count: open.answers.length })}
      </p>
      <ButtonLink look="primary" to="/placement">
        {t('learner.placementGo')}
      </ButtonLink>
    </Sheet>
  );
}
