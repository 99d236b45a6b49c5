// Who sees what in a class, in the same words before joining and ever after.

import { Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { t } from '../texts.ts';

const SEEN = ['name', 'time', 'answers', 'done', 'handedIn'] as const;
const UNSEEN = ['talks', 'own', 'account', 'others', 'acting'] as const;

export function Agreement({ teacherName }: { readonly teacherName: string }) {
  return (
    <div className="grid gap-6 tablet:grid-cols-2">
      <Part
        icon={Eye}
        title={t('agreement.seenTitle', { teacher: teacherName })}
        lines={SEEN.map((key) => t(`agreement.seen.${key}`))}
      />
      <Part
        icon={EyeOff}
        title={t('agreement.unseenTitle', { teacher: teacherName })}
        lines={UNSEEN.map((key) => t(`agreement.unseen.${key}`))}
      />
    </div>
  );
}

type PartProps = { readonly icon: LucideIcon; readonly title: string; readonly lines: readonly string[] };

function Part({ icon: Icon, title, lines }: PartProps) {
  return (
    <div>
      <h3 className="flex items-start gap-2 font-bold">
        <Icon aria-hidden="true" size={20} className="mt-1 shrink-0 text-seal-ink" />
        <span className="wrap-anywhere">{title}</span>
      </h3>
      <ul className="mt-2 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="border-t border-line pt-2 text-small text-muted">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
