// Gives a role out as a character card: as JSON, or as its picture with the card inside.

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Face } from '../../../../../kit/web/face/face.tsx';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { withText } from '../../../domain/card/png.ts';
import { t } from '../../texts.ts';
import { type RoleForEditing, refusalText, rolesApi } from '../queries.ts';
import { drawPng } from './draw-png.ts';

type Kind = 'json' | 'png';

export function CardDownloads({ role: { id, draft } }: { readonly role: RoleForEditing }) {
  const picture = useRef<HTMLSpanElement>(null);
  const download = useMutation({
    mutationFn: async (kind: Kind) => {
      const { card } = await rolesApi.exportCard({ id });
      const json = JSON.stringify(card, null, 2);
      if (kind === 'json') return offer(`${id}.json`, new Blob([json], { type: 'application/json' }));
      const svg = picture.current?.querySelector('svg');
      if (!svg) throw new Error('the picture is not drawn');
      const file = withText(await drawPng(svg), 'chara', toBase64(json));
      if (!file.ok) throw new Error('the browser drew no PNG');
      return offer(`${id}.png`, new Blob([file.value.slice()], { type: 'image/png' }));
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <>
      <span ref={picture} hidden>
        <Face picture={draft.picture} size={96} />
      </span>
      {(['json', 'png'] as const).map((kind) => (
        <Button key={kind} look="ghost" busy={download.isPending} onClick={() => download.mutate(kind)}>
          {t(`editor.export.${kind}`)}
        </Button>
      ))}
    </>
  );
}

function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

function offer(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has taken the address up by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
