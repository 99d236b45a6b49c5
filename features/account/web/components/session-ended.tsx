// Tells whoever was signed in here, and is no more, why that is and what became of their things.

import type { ReactNode } from 'react';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { ADMIN_SESSION_HOURS, SESSION_DAYS } from '../../domain/index.ts';
import { hasSessionEnded } from '../session-end.ts';
import { t } from '../texts.ts';

type SessionEndedProps = {
  /** The way to sign in, on a page that is not the one to do it. */
  readonly action?: ReactNode;
  /** Of admins, who are signed out sooner. */
  readonly isAdmin?: boolean;
};

export function SessionEnded({ action, isAdmin = false }: SessionEndedProps) {
  if (!hasSessionEnded()) return null;
  return (
    <Notice tone="info" title={t('login.endedTitle')} action={action}>
      {isAdmin
        ? t('login.endedAdmin', { count: ADMIN_SESSION_HOURS })
        : t('login.ended', { count: SESSION_DAYS })}
    </Notice>
  );
}
