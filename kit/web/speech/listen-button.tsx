// Says a Chinese text; where the browser has no Chinese voice, it says that, and the text stands beside it.

import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../i18n.ts';
import { classNames } from '../ui/elements/class-names.ts';
import { Spinner } from '../ui/elements/spinner.tsx';
import { type Saying, say, stopSaying, type Voice } from './say.ts';
import { tellNoVoiceOnce } from './tell-no-voice.ts';
import { useVoiceMissing } from './voice.ts';

type ListenButtonProps = { readonly text: string; readonly voice?: Voice; readonly small?: boolean };

export function ListenButton({ text, voice, small = false }: ListenButtonProps) {
  const isMissing = useVoiceMissing();
  const [outcome, setOutcome] = useState<Saying | 'saying' | null>(null);
  useEffect(() => stopSaying, []);
  const listen = async () => {
    setOutcome('saying');
    const said = await say(text, voice);
    if (said === 'no-voice') void tellNoVoiceOnce();
    setOutcome(said);
  };
  const label = t(isMissing ? 'speech.listenNoVoice' : 'speech.listen');
  const Icon = isMissing ? VolumeX : Volume2;
  return (
    <div className="grid max-w-36 shrink-0 justify-items-end gap-1">
      <button
        type="button"
        title={label}
        aria-label={label}
        onClick={() => void listen()}
        className={classNames(
          'inline-grid place-items-center rounded-full text-ink transition-colors hover:bg-raised',
          small ? 'size-11' : 'size-12 border border-line-strong hover:border-ink',
        )}
      >
        {outcome === 'saying' ? <Spinner /> : <Icon aria-hidden="true" size={small ? 20 : 22} />}
      </button>
      <output className="text-end text-caption text-muted">
        {outcome === 'no-voice' ? t('speech.noVoice') : null}
        {outcome === 'failed' ? t('speech.failed') : null}
      </output>
    </div>
  );
}
