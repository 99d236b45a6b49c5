// Says a word when it comes, and again on wish.

import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { say, stopSaying } from '../../../../../kit/web/speech/say.ts';
import { t } from '../../texts.ts';
import { usePageKeys } from '../use-page-keys.ts';

export function HeardWord({ text }: { readonly text: string }) {
  const [isSilent, setSilent] = useState(false);
  const listen = () => void say(text).then((outcome) => setSilent(outcome !== 'said'));
  useEffect(() => {
    void say(text).then((outcome) => setSilent(outcome !== 'said'));
    return stopSaying;
  }, [text]);
  usePageKeys(true, (key) => {
    if (key === ' ') listen();
    return key === ' ';
  });
  return (
    <div className="grid justify-items-start gap-2">
      <button
        type="button"
        title={t('exercise.again')}
        aria-label={t('exercise.again')}
        onClick={listen}
        className="grid size-20 place-items-center rounded-full border border-line-strong bg-surface transition-colors hover:border-ink hover:bg-raised"
      >
        <Volume2 aria-hidden="true" size={34} />
      </button>
      <output className="text-small text-retry">{isSilent ? t('exercise.noSound') : null}</output>
    </div>
  );
}
