// On a film: the device has no voice for it. It stays as long as that is so, and leads to how to get one.

import { VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { FilmLanguage } from '../../../../content/schema/films/film-kinds.ts';
import { t } from '../texts.ts';
import { useIsSilent } from './use-is-silent.ts';
import { VoiceHelp } from './voice-help.tsx';

export function SilentMark({ language }: { readonly language: FilmLanguage }) {
  const isSilent = useIsSilent(language);
  const [isOpen, setOpen] = useState(false);
  if (!isSilent) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded-soft px-2 text-small font-bold text-ink max-tablet:w-20 max-tablet:flex-col max-tablet:gap-0 max-tablet:px-0 max-tablet:text-caption underline decoration-line-strong underline-offset-4"
      >
        <VolumeX aria-hidden="true" size={18} />
        {t('silent.here')}
      </button>
      {isOpen ? <VoiceHelp language={language} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
