// Plays how a word sounds in the deck that it came with.

import { Volume2 } from 'lucide-react';
import { errorText } from '../../../../kit/web/i18n.ts';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { t } from '../texts.ts';

type PlaySoundProps = { readonly word: string; readonly address: string };

export function PlaySound({ word, address }: PlaySoundProps) {
  const play = () => {
    new Audio(address).play().catch(() => notify('retry', errorText('OFFLINE')));
  };
  return (
    <IconButton label={t('list.play', { word })} onClick={play}>
      <Volume2 aria-hidden="true" size={20} />
    </IconButton>
  );
}
