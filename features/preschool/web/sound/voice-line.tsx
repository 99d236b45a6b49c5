// Above the films, for a parent before the first of them: whether this device can speak them, a try, and how it comes to a voice.

import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts.ts';
import { narrate } from './narrator.ts';
import { useIsSilent } from './use-is-silent.ts';
import { VoiceHelp } from './voice-help.tsx';

/** One line in either case, so that nothing moves when it is known. */
export function VoiceLine() {
  const isSilent = useIsSilent('zh');
  const [isOpen, setOpen] = useState(false);
  const Icon = isSilent ? VolumeX : Volume2;
  return (
    <>
      <p className="mb-2 flex min-h-11 items-center gap-2 text-small text-muted">
        <Icon aria-hidden="true" size={18} className="shrink-0" />
        <span className={isSilent ? 'font-bold text-ink' : undefined}>
          {t(isSilent ? 'silent.zh' : 'silent.speaks')}
        </span>
        <button
          type="button"
          onClick={() => (isSilent ? setOpen(true) : sayHello())}
          className="ms-auto min-h-11 shrink-0 underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {t(isSilent ? 'silent.how' : 'silent.try')}
        </button>
      </p>
      {isOpen ? <VoiceHelp language="zh" onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const sayHello = () =>
  narrate({ zh: '你好！我们一起看动画片吧！', en: 'Hello! Let us watch a film!' }, 'zh', 1);
