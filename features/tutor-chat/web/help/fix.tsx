// A mistake in short: what was said, and what is right.

import { ArrowRight } from 'lucide-react';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import type { Message } from '../../domain/index.ts';
import { t } from '../texts.ts';

export function Fix({ wrong, right }: Pick<Message['corrections'][number], 'wrong' | 'right'>) {
  return (
    // Not crossed out: a line through 二 makes it 三.
    <p className="flex items-center gap-2 text-lead">
      {wrong === '' ? null : (
        <del className="text-wrong no-underline">
          <span className="sr-only">{t('message.said')} </span>
          <Chinese text={wrong} />
        </del>
      )}
      <ArrowRight aria-hidden="true" size={16} className="shrink-0 text-muted" />
      {right === '' ? (
        <span className="text-muted">{t('message.without')}</span>
      ) : (
        <ins className="text-good no-underline">
          <span className="sr-only">{t('message.better')} </span>
          <Chinese text={right} />
        </ins>
      )}
    </p>
  );
}
