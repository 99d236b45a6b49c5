// Says above an exercise that nobody can be reached, and that answers are kept until somebody can.

import { WifiOff } from 'lucide-react';
import { t } from '../texts.ts';
import { useOffline } from './use-offline.ts';

export function OfflineLine() {
  const isOffline = useOffline();
  return isOffline ? (
    <output className="flex items-center gap-2 text-small text-muted">
      <WifiOff aria-hidden="true" size={16} className="shrink-0" />
      {t('session.offline')}
    </output>
  ) : null;
}
