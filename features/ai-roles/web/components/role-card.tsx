// One role in the list: who it is, where one meets them, and the way in.

import { Link } from 'react-router';
import { Face } from '../../../../kit/web/face/face.tsx';
import { locale } from '../../../../kit/web/i18n.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { DoneMark } from '../../../today/web/api.ts';
import type { ListedRole } from '../queries.ts';
import { t } from '../texts.ts';

type RoleCardProps = { readonly role: ListedRole; readonly isDone: boolean };

export function RoleCard({ role, isDone }: RoleCardProps) {
  const { id, name, level, theme, situation, picture } = role;
  return (
    <li className="relative flex gap-4 rounded-soft border border-line bg-surface p-4 transition-colors focus-within:border-ink hover:border-ink">
      <Face picture={picture} size={88} />
      <div className="min-w-0">
        <h2 lang="zh-Hans" className="text-hanzi leading-tight font-medium">
          {/* The whole card is the link; its name is what is read out. */}
          <Link to={`/ai-role/${id}`} className="after:absolute after:inset-0 after:rounded-soft">
            {name.zh}
          </Link>
        </h2>
        <p className="mt-1 text-small text-muted">
          {locale === 'zh' ? null : `${name[locale]} · `}
          {t(`levels.${level}`)} · {t(`themes.${theme}`)}
        </p>
        {isDone ? <DoneMark /> : null}
        <p className="mt-2 text-small">
          <MixedText text={situation[locale]} />
        </p>
      </div>
    </li>
  );
}
