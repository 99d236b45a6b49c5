// Pinyin on and off, as small as the headers of phones need it: the sign shows what the characters will look like.

import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { t } from '../texts.ts';

type PinyinSwitchProps = { readonly isOn: boolean; readonly onTurn: (isOn: boolean) => void };

export function PinyinSwitch({ isOn, onTurn }: PinyinSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={t('talk.pinyin')}
      title={t('talk.pinyin')}
      onClick={() => onTurn(!isOn)}
      className={classNames(
        'grid size-11 shrink-0 content-center justify-items-center rounded-soft transition-colors hover:bg-raised hover:text-ink',
        isOn ? 'text-active' : 'text-muted',
      )}
    >
      <span
        aria-hidden="true"
        lang="zh-Latn"
        className={classNames('text-caption leading-4', !isOn && 'opacity-0')}
      >
        pīn
      </span>
      <span aria-hidden="true" lang="zh-Hans" className="text-body leading-5 font-medium">
        拼
      </span>
    </button>
  );
}
