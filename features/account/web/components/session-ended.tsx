// Tells whoever was signed in here, and is no more, why that is and what became of their things.

import type { ReactNode } from 'react';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { SESSION_DAYS } from '../../domain/index.ts';
import { hasSessionEnded } from '../session-end.ts';
import { t } from '../texts.ts';

/** `action`: the way to sign in, on a page that is not the one to do it. */
export function SessionEnded({ action }: { readonly action?: ReactNode }) {
  if (!hasSessionEnded()) return null;
  return (
    <Notice tone="info" title={t('login.endedTitle')} action={action}>
      {t('login.ended', { count: SESSION_DAYS })}
    </Notice>
  );
}
