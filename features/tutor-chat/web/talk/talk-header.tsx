// The one header of a talk on a phone: the way back, with whom, what is to be done or who really answers, pinyin, and more.

import { ArrowLeft, EllipsisVertical, Keyboard, Languages, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { locale } from '../../../../kit/web/i18n.ts';
import { turnPinyinTyping, usePinyinTyping } from '../../../../kit/web/language-core/pinyin-typing.ts';
import { Menu, type MenuItem } from '../../../../kit/web/ui/overlays/menu.tsx';
import { turnTranslation, useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { useSite } from '../../../site/web/api.ts';
import type { Partner } from '../../domain/index.ts';
import { PinyinSwitch } from '../aids/pinyin-switch.tsx';
import { PartnerPicture } from '../partner-picture.tsx';
import { t } from '../texts.ts';

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
  /** How far a play is; it stands under the name until there is room beside the talk. */
  readonly status: ReactNode;
};

export function TalkHeader(props: TalkHeaderProps) {
  const { partner, isAnsweredHere, showPinyin, onPinyin, onDelete, back, menu, status } = props;
  const aids = useAidItems();
  return (
    <header className="relative z-10 shrink-0 border-b border-line pt-[env(safe-area-inset-top)] max-tablet:bg-ground">
      <div className="flex min-h-14 items-center gap-1 px-1 tablet:min-h-16 tablet:gap-3 tablet:px-6">
        <Link
          to={back.to}
          aria-label={back.label}
          title={back.label}
          className="grid size-11 shrink-0 place-items-center rounded-soft text-muted transition-colors hover:bg-raised hover:text-ink tablet:hidden"
        >
          <ArrowLeft aria-hidden="true" size={22} />
        </Link>
        <PartnerPicture partner={partner} size={40} />
        <div className="min-w-0 grow">
          <h1 className="flex items-baseline gap-x-2 leading-tight">
            <span lang="zh-Hans" className="shrink-0 text-lead leading-6 font-bold">
              {partner?.name.zh}
            </span>
            <SecondName partner={partner} />
          </h1>
          {status}
          <Speaker partner={partner} isAnsweredHere={isAnsweredHere} isBeside={status !== null} />
        </div>
        <PinyinSwitch isOn={showPinyin} onTurn={onPinyin} />
        <Menu
          label={t('talk.menu')}
          trigger={<EllipsisVertical aria-hidden="true" size={20} />}
          items={[
            ...menu,
            ...aids,
            {
              label: t('talks.delete'),
              icon: <Trash2 aria-hidden="true" size={18} />,
              onSelect: onDelete,
              danger: true,
            },
          ]}
        />
      </div>
    </header>
  );
}

/** How the name is read; for a role, what it means. */
function SecondName({ partner }: Pick<TalkHeaderProps, 'partner'>) {
  const pinyin = partner?.name.pinyin;
  const meaning = locale === 'zh' ? undefined : partner?.name[locale];
  return (
    <span
      lang={pinyin === undefined ? undefined : 'zh-Latn'}
      className={`min-w-0 truncate text-caption font-normal text-muted tablet:text-small ${pinyin === undefined ? 'max-tablet:hidden' : ''}`}
    >
      {pinyin ?? meaning}
    </span>
  );
}

type SpeakerProps = Pick<TalkHeaderProps, 'partner' | 'isAnsweredHere'> & {
  /** A status stands in this line's place where there is little room. */
  readonly isBeside: boolean;
};

function Speaker({ partner, isAnsweredHere, isBeside }: SpeakerProps) {
  const site = useSite();
  const speaker = isAnsweredHere ? 'engine' : site?.speaker;
  return (
    <p className={`truncate text-caption text-muted ${isBeside ? 'max-wide:hidden' : ''}`}>
      {speaker ? t(`talk.speaker.${speaker}`) : null}
      {partner ? <span className="max-tablet:hidden">{` · ${t(`levels.${partner.level}`)}`}</span> : null}
    </p>
  );
}

/** Help with reading and writing that is set once for all places. */
function useAidItems(): readonly MenuItem[] {
  const isPinyinTyping = usePinyinTyping();
  const isShown = useLearnerSettings().translation === 'shown';
  return [
    {
      label: t(isShown ? 'talk.hideMeanings' : 'talk.showMeanings'),
      icon: <Languages aria-hidden="true" size={18} />,
      onSelect: () => turnTranslation(!isShown),
    },
    {
      label: t(isPinyinTyping ? 'pinyinInput.turnOff' : 'pinyinInput.turnOn'),
      icon: <Keyboard aria-hidden="true" size={18} />,
      onSelect: () => turnPinyinTyping(!isPinyinTyping),
    },
  ];
}
