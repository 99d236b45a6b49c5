// Says a word when it comes, and again on wish.

import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { say, stopSaying } from '../../../../kit/web/speech/say.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { t } from '../texts.ts';
import { usePageKeys } from './use-page-keys.ts';

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
      <Button icon={<Volume2 aria-hidden="true" size={22} />} onClick={listen}>
        {t('exercise.again')}
      </Button>
      <output className="text-small text-retry">{isSilent ? t('exercise.noSound') : null}</output>
    </div>
  );
}
