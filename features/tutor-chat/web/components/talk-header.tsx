// The head of a talk: with whom, who really answers, pinyin, and the way to delete it.

import { ArrowLeft, EllipsisVertical, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Menu, type MenuItem } from '../../../../kit/web/ui/menu.tsx';
import { Switch } from '../../../../kit/web/ui/switch.tsx';
import { useSite } from '../../../site/web/api.ts';
import type { Partner } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { PartnerPicture } from './partner-picture.tsx';

/** Where a talk was opened from: its path, and what the way there is called. */
export type TalkBack = { readonly to: string; readonly label: string };

type TalkHeaderProps = {
  readonly partner: Partner | undefined;
  /** The embedded teacher speaks in the page, whoever would on the server. */
  readonly isAnsweredHere: boolean;
  readonly showPinyin: boolean;
  readonly onPinyin: (show: boolean) => void;
  readonly onDelete: () => void;
  readonly back: TalkBack;
  /** What the page offers in the menu besides. */
  readonly menu: readonly MenuItem[];
};

export function TalkHeader(props: TalkHeaderProps) {
  const { partner, isAnsweredHere, showPinyin, onPinyin, onDelete, back, menu } = props;
  const site = useSite();
  const speaker = isAnsweredHere ? 'engine' : site?.speaker;
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-2 border-b border-line px-2 tablet:gap-3 tablet:px-6">
      <Link
        to={back.to}
        aria-label={back.label}
        className="grid size-11 shrink-0 place-items-center rounded-soft text-muted transition-colors hover:bg-raised hover:text-ink tablet:hidden"
      >
        <ArrowLeft aria-hidden="true" size={22} />
      </Link>
      <span className={partner?.picture ? undefined : 'max-tablet:hidden'}>
        <PartnerPicture partner={partner} size={40} />
      </span>
      <div className="min-w-0 grow">
        <h1 className="flex items-baseline gap-x-2 leading-tight">
          <span lang="zh-Hans" className="truncate text-lead font-bold">
            {partner?.name.zh}
          </span>
          <span lang="zh-Latn" className="hidden truncate text-small font-normal text-muted tablet:inline">
            {partner?.name.pinyin}
          </span>
        </h1>
        <p className="truncate text-caption text-muted">
          {speaker ? t(`talk.speaker.${speaker}`) : null}
          {partner ? <span className="max-tablet:hidden">{` · ${t(`levels.${partner.level}`)}`}</span> : null}
        </p>
      </div>
      <span className="shrink-0 whitespace-nowrap">
        <Switch label={t('talk.pinyin')} checked={showPinyin} onChange={onPinyin} />
      </span>
      <Menu
        label={t('talk.menu')}
        trigger={<EllipsisVertical aria-hidden="true" size={20} />}
        items={[
          ...menu,
          {
            label: t('talks.delete'),
            icon: <Trash2 aria-hidden="true" size={18} />,
            onSelect: onDelete,
            danger: true,
          },
        ]}
      />
    </header>
  );
}
