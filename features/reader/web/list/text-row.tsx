// A text in the list.

import { Link } from 'react-router';
import { locale } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { t } from '../texts.ts';
import type { RatedText } from './order-texts.ts';

export function TextRow({ text }: { readonly text: RatedText }) {
  const { id, title, kind, characters, percent, isRead } = text;
  return (
    <Link
      to={`/study/texts/${id}`}
      className="flex min-h-14 items-center gap-3 rounded-soft px-2 py-2 transition-colors hover:bg-raised"
    >
      <span className="min-w-0 grow">
        <span lang="zh-Hans" className="block text-lead leading-snug font-medium">
          {title.zh}
        </span>
        {locale === 'zh' ? null : <span className="block text-small text-muted">{title[locale]}</span>}
        <span className="block text-caption text-muted">
          {t(`kinds.${kind}`)} · {t('list.characters', { count: characters })}
        </span>
      </span>
      <span className="grid shrink-0 justify-items-end gap-1 text-caption text-muted tabular-nums">
        {isRead ? <Badge tone="good">{t('list.read')}</Badge> : null}
        {percent === null ? null : <span>{t('list.known', { percent })}</span>}
      </span>
    </Link>
  );
}
