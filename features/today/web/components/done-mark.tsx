// Marks a role or scene whose play the learner has brought to its end.

import { Check } from 'lucide-react';
import { t } from '../texts.ts';

export function DoneMark() {
  return (
    <span className="inline-flex items-center gap-1 text-caption text-good">
      <Check aria-hidden="true" size={14} strokeWidth={3} />
      {t('done')}
    </span>
  );
}
