// Tells a parent that the device has no voice for the films: once at length, below the films, and on each by a quiet mark.

import { VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { FilmLanguage } from '../../../../content/schema/films/film-kinds.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { changeDevice, useDevice } from '../device/use-device.ts';
import { t } from '../texts.ts';
import { useIsSilent } from './use-is-silent.ts';

/** Below the films, since it comes late and must move nothing away. Whoever has read how to add one need not be told again. */
export function SilentNote() {
  const isSilent = useIsSilent('zh');
  const isKnown = useDevice((device) => device.knowsSilent);
  const [isOpen, setOpen] = useState(false);
  const know = () => changeDevice((device) => ({ ...device, knowsSilent: true }));
  if (isOpen)
    return (
      <VoiceHelp
        language="zh"
        onClose={() => {
          setOpen(false);
          know();
        }}
      />
    );
  if (!isSilent || isKnown) return null;
  return (
    <Notice
      tone="info"
      title={t('silent.zh')}
      action={
        <>
          <Button onClick={() => setOpen(true)}>{t('silent.how')}</Button>
          <Button look="ghost" onClick={know}>
            {t('silent.ok')}
          </Button>
        </>
      }
    >
      {t('silent.without')}
    </Notice>
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

/** Stays as long as the voice is missing, and leads to how to get one; a child alone has no use for that. */
export function SilentMark({ language }: { readonly language: FilmLanguage }) {
  const isSilent = useIsSilent(language);
  const isLocked = useDevice((device) => device.isLocked);
  const [isOpen, setOpen] = useState(false);
  if (!isSilent || isLocked) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded-soft px-2 text-small text-muted max-tablet:w-20 max-tablet:flex-col max-tablet:gap-0 max-tablet:px-0 max-tablet:text-caption underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink"
      >
        <VolumeX aria-hidden="true" size={18} />
        {t('silent.here')}
      </button>
      {isOpen ? <VoiceHelp language={language} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
