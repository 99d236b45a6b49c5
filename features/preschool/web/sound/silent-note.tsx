// Tells a parent that the device has no voice for the films: at length until it was read, and after that by a quiet mark.

import { VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { FilmLanguage } from '../../../../content/schema/films/film-kinds.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { changeDevice, useDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';
import { useIsSilent } from './use-is-silent.ts';

/** Before a child sits in front of a silent film. */
export function SilentNote() {
  const isSilent = useIsSilent('zh');
  const isKnown = useDevice((device) => device.knowsSilent);
  const [isOpen, setOpen] = useState(false);
  if (!isSilent || isKnown) return null;
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        title={t('silent.zh')}
        action={
          <>
            <Button onClick={() => setOpen(true)}>{t('silent.how')}</Button>
            <Button look="ghost" onClick={() => changeDevice((device) => ({ ...device, knowsSilent: true }))}>
              {t('silent.ok')}
            </Button>
          </>
        }
      >
        {t('silent.without')}
      </Notice>
      {isOpen ? <VoiceHelp language="zh" onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

type VoiceHelpProps = { readonly language: FilmLanguage; readonly onClose: () => void };

/** How a voice comes onto the device. */
function VoiceHelp({ language, onClose }: VoiceHelpProps) {
  return (
    <Dialog title={t(`silent.${language}`)} onClose={onClose}>
      <p>
        {t('silent.without')} {t('silent.body')}
      </p>
    </Dialog>
  );
}

/** Stays as long as the voice is missing, and leads to how to get one. */
export function SilentMark({ language }: { readonly language: FilmLanguage }) {
  const isSilent = useIsSilent(language);
  const [isOpen, setOpen] = useState(false);
  if (!isSilent) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded-soft px-2 text-small text-muted underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink"
      >
        <VolumeX aria-hidden="true" size={18} />
        {t('silent.here')}
      </button>
      {isOpen ? <VoiceHelp language={language} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
