// Says when a text was handed in, and of what is written since that it is not.

import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import type { HandIn } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';

type HandedInProps = {
  readonly handIn: Pick<HandIn, 'version' | 'handedInAt'>;
  /** What stands in the form is another text. */
  readonly isChanged?: boolean;
};

export function HandedIn({ handIn: { version, handedInAt }, isChanged = false }: HandedInProps) {
  const date = showMoment(handedInAt);
  if (isChanged) return <Notice tone="info">{t('own.notYetIn', { date })}</Notice>;
  return <Notice tone="good">{t(version === 1 ? 'own.handedInAt' : 'own.handedInAgainAt', { date })}</Notice>;
}
