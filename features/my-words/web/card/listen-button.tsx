// Says the word; where the browser has no Chinese voice, it says that, and the pinyin stands beside it.

import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Spinner } from '../../../../kit/web/ui/spinner.tsx';
import { t } from '../texts.ts';
import { type Saying, say, stopSaying } from './speech.ts';

export function ListenButton({ word }: { readonly word: string }) {
  const [outcome, setOutcome] = useState<Saying | 'saying' | null>(null);
  useEffect(() => stopSaying, []);
  const listen = async () => {
    setOutcome('saying');
    setOutcome(await say(word));
  };
  return (
    <div className="grid max-w-36 shrink-0 justify-items-end gap-1">
      <button
        type="button"
        title={t('card.listen')}
        aria-label={t('card.listen')}
        onClick={() => void listen()}
        className="inline-grid size-12 place-items-center rounded-full border border-line-strong text-ink transition-colors hover:border-ink hover:bg-raised"
      >
        {outcome === 'saying' ? <Spinner /> : <Volume2 aria-hidden="true" size={22} />}
      </button>
      <output className="text-end text-caption text-muted">
        {outcome === 'no-voice' ? t('card.noVoice') : null}
        {outcome === 'failed' ? t('card.soundFailed') : null}
      </output>
    </div>
  );
}
