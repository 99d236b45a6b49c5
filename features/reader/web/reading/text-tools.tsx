// What stands above a text: reading it aloud, and over which words pinyin stands.

import { Pause, Play } from 'lucide-react';
import { noVoiceText } from '../../../../kit/web/speech/no-voice.ts';
import { useVoiceMissing } from '../../../../kit/web/speech/voice.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { t } from '../texts.ts';
import type { PinyinMode } from './use-reading.ts';

type TextToolsProps = {
  readonly isPlaying: boolean;
  readonly noVoice: boolean;
  readonly onPlay: () => void;
  readonly pinyin: PinyinMode;
  readonly onPinyin: (mode: PinyinMode) => void;
};

export function TextTools({ isPlaying, noVoice, onPlay, pinyin, onPinyin }: TextToolsProps) {
  const isMissing = useVoiceMissing();
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {isMissing ? null : (
        <Button
          onClick={onPlay}
          icon={isPlaying ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
        >
          {t(isPlaying ? 'read.stop' : 'read.aloud')}
        </Button>
      )}
      <div className="min-w-44">
        <Select
          hideLabel
          label={t('read.pinyin')}
          value={pinyin}
          onChange={onPinyin}
          options={[
            { value: 'unknown', label: t('read.pinyinUnknown') },
            { value: 'all', label: t('read.pinyinAll') },
            { value: 'off', label: t('read.pinyinOff') },
          ]}
        />
      </div>
      {isMissing || noVoice ? (
        <output className="basis-full text-small text-muted">{noVoiceText()}</output>
      ) : null}
    </div>
  );
}
