// How a voice comes onto this device, and whether it has come.

import { useState } from 'react';
import type { FilmLanguage } from '../../../../content/schema/films/film-kinds.ts';
import { platformOf } from '../../../../kit/web/speech/platform.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { t } from '../texts.ts';
import { hasVoice, narrate } from './narrator.ts';

type VoiceHelpProps = { readonly language: FilmLanguage; readonly onClose: () => void };

export function VoiceHelp({ language, onClose }: VoiceHelpProps) {
  const [tried, setTried] = useState<'heard' | 'missing'>();
  const tryVoice = async () => {
    const has = await hasVoice(language);
    setTried(has ? 'heard' : 'missing');
    if (has) narrate({ zh: '你好！', en: 'Hello!' }, language, 1);
  };
  return (
    <Dialog title={t(`silent.${language}`)} onClose={onClose}>
      <div className="grid justify-items-start gap-4">
        <p>{t('silent.without')}</p>
        <p>{t(`silent.steps.${platformOf(navigator.userAgent, navigator.maxTouchPoints) ?? 'other'}`)}</p>
        <Button onClick={() => void tryVoice()}>{t('silent.try')}</Button>
        <output>{tried === undefined ? null : t(`silent.${tried}`)}</output>
      </div>
    </Dialog>
  );
}
