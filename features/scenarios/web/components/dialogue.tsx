// The dialogue to listen to and read: every word alive, pinyin and translation on wish, line by line or as a whole.

import { Pause, Play } from 'lucide-react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { ListenButton } from '../../../../kit/web/speech/listen-button.tsx';
import { noVoiceText } from '../../../../kit/web/speech/no-voice.ts';
import { usePlayback } from '../../../../kit/web/speech/use-playback.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { turnPinyin, turnTranslation, useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { MEANING_LANGUAGE, meaningOf } from '../meaning.ts';
import type { Scene } from '../queries.ts';
import { t } from '../texts.ts';
import { SpeakerName } from './speaker-name.tsx';

type DialogueProps = {
  readonly scene: {
    readonly dialogue: Scene['dialogue'];
    readonly characters: readonly Pick<Scene['characters'][number], 'id' | 'name'>[];
  };
};

export function Dialogue({ scene }: DialogueProps) {
  const { pinyin, translation } = useLearnerSettings();
  const { playing, noVoice, toggle } = usePlayback(scene.dialogue.map(({ zh }) => zh));
  const nameOf = (speaker: string) => scene.characters.find(({ id }) => id === speaker)?.name;
  return (
    <section aria-label={t('modes.read')} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          onClick={() => toggle()}
          icon={
            playing === null ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />
          }
        >
          {playing === null ? t('read.playAll') : t('read.stop')}
        </Button>
        <Switch label={t('read.pinyin')} checked={pinyin !== 'off'} onChange={turnPinyin} />
        <Switch label={t('read.meaning')} checked={translation === 'shown'} onChange={turnTranslation} />
      </div>
      {noVoice ? <output className="text-small text-muted">{noVoiceText()}</output> : null}
      <ol className="grid gap-1">
        {scene.dialogue.map((line, index) => (
          <li
            // A dialogue never changes its order.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={classNames(
              'flex items-start gap-2 rounded-soft border-s-2 px-3 py-2 transition-colors',
              playing === index ? 'border-seal-mark bg-raised' : 'border-transparent',
            )}
          >
            <div className="min-w-0 grow">
              <p className="flex flex-wrap gap-x-2 text-caption text-muted">
                <SpeakerName name={nameOf(line.speaker)?.zh ?? ''} hasPinyin={pinyin !== 'off'} />
              </p>
              <p className="text-hanzi">
                <ChineseWords text={line.zh} />
              </p>
              {translation === 'shown' ? (
                <p lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="text-small text-muted">
                  {meaningOf(line)}
                </p>
              ) : null}
            </div>
            <ListenButton small text={line.zh} />
          </li>
        ))}
      </ol>
    </section>
  );
}
