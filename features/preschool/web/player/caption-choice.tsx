// Which captions show: pinyin, Chinese, English, Portuguese; any of them, or none.

import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { CAPTION_LINES, type CaptionLine } from '../../domain/index.ts';
import { changeDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';

type CaptionChoiceProps = { readonly lines: readonly CaptionLine[]; readonly hasPinyin: boolean };

export function CaptionChoice({ lines, hasPinyin }: CaptionChoiceProps) {
  const turn = (line: CaptionLine) => {
    const captions = lines.includes(line) ? lines.filter((one) => one !== line) : [...lines, line];
    changeDevice((device) => ({ ...device, captions }));
  };
  return (
    <fieldset className="flex flex-wrap justify-center gap-2">
      <legend className="sr-only">{t('captions.title')}</legend>
      {CAPTION_LINES.map((line) => (
        <Toggle
          key={line}
          isOn={lines.includes(line)}
          label={t(`captions.${line}`)}
          onClick={() => turn(line)}
        >
          {SIGNS[line]}
        </Toggle>
      ))}
      <Toggle
        isOn={hasPinyin}
        label={t('captions.pinyin')}
        onClick={() => changeDevice((device) => ({ ...device, hasPinyin: !hasPinyin }))}
      >
        ā
      </Toggle>
    </fieldset>
  );
}

const SIGNS: Readonly<Record<CaptionLine, string>> = { zh: '中', en: 'EN', pt: 'PT' };

type ToggleProps = {
  readonly isOn: boolean;
  readonly label: string;
  readonly onClick: () => void;
  readonly children: string;
};

function Toggle({ isOn, label, onClick, children }: ToggleProps) {
  return (
    <button
      type="button"
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
      className={classNames(
        'relative inline-grid size-16 max-tablet:size-14 place-items-center rounded-soft text-lead font-bold transition-colors',
        isOn ? 'bg-ink text-ground' : 'border border-line-strong text-muted hover:border-ink hover:text-ink',
      )}
    >
      {/* What stands there is a part of its name: who speaks to the page says what they see. */}
      <span lang={children === SIGNS.zh ? 'zh-Hans' : undefined}>{children}</span>
      <span className="sr-only"> {label}</span>
    </button>
  );
}
