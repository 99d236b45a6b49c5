// A quiet button that says one line of Chinese; where the device has no Chinese voice, it shows that, and says it when pressed.

import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n.ts';
import { Spinner } from '../ui/elements/spinner.tsx';
import { notify } from '../ui/notices/toasts.ts';
import { say, stopSaying, type Voice } from './say.ts';
import { tellNoVoiceOnce } from './tell-no-voice.ts';
import { useVoiceMissing } from './voice.ts';

type SoundButtonProps = { readonly text: string; readonly voice?: Voice | undefined };

export function SoundButton({ text, voice }: SoundButtonProps) {
  const isMissing = useVoiceMissing();
  const [isSaying, setSaying] = useState(false);
  const own = useRef(false);
  useEffect(() => () => (own.current ? stopSaying() : undefined), []);
  const listen = async () => {
    setSaying(true);
    own.current = true;
    const outcome = await say(text, voice);
    own.current = false;
    setSaying(false);
    if (outcome === 'failed') notify('retry', t('speech.failed'));
    if (outcome === 'no-voice' && !(await tellNoVoiceOnce())) notify('info', t('speech.noVoice'));
  };
  const label = t(isMissing ? 'speech.listenNoVoice' : 'speech.listen');
  const Icon = isMissing ? VolumeX : Volume2;
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-busy={isSaying}
      onClick={() => void listen()}
      className="inline-grid size-11 shrink-0 place-items-center rounded-soft text-muted transition-colors hover:bg-raised hover:text-ink"
    >
      {isSaying ? <Spinner /> : <Icon aria-hidden="true" size={20} />}
    </button>
  );
}
