// The pictures of a guest: kept in this browser, shown small, and sent once there is an account.

import { X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { newId } from '../../../../kit/web/new-id.ts';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { ActionFailed } from '../../../../kit/web/ui/notices/action-failed.tsx';
import { inMegabytes } from '../../../files/web/api.ts';
import { productPictureKind } from '../../domain/product-picture.ts';
import { PicturePicker } from '../add/picture-picker.tsx';
import {
  forgetPicture,
  KEPT_MAX,
  type KeptPicture,
  keepPicture,
  listKeptPictures,
} from '../kept/kept-pictures.ts';
import { t } from '../texts.ts';

const isTakable = ({ type, size }: File): boolean =>
  productPictureKind.types.some((known) => known === type) && size <= productPictureKind.maxBytes;

export function GuestPictures({ children }: { readonly children: ReactNode }) {
  const [kept, setKept] = useState<readonly KeptPicture[]>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void listKeptPictures().then(setKept);
  }, []);
  const add = async (files: readonly File[]) => {
    setProblem(undefined);
    for (const file of files) {
      const refused = refuse(file, (await listKeptPictures()).length);
      const picture = { key: newId(), file };
      if (refused !== undefined) setProblem(refused);
      else if (!(await keepPicture(picture))) setProblem(t('guest.notKept'));
    }
    setKept(await listKeptPictures());
  };
  const remove = async (key: string) => {
    await forgetPicture(key);
    setKept(await listKeptPictures());
  };
  return (
    <div className="grid gap-4">
      {problem === undefined ? null : <ActionFailed>{problem}</ActionFailed>}
      <PicturePicker isFirst={false} onFiles={(files) => void add(files)}>
        {kept.length === 0 ? null : (
          <ul className="flex flex-wrap gap-3">
            {kept.map((picture) => (
              <Thumbnail key={picture.key} picture={picture} onRemove={() => void remove(picture.key)} />
            ))}
          </ul>
        )}
      </PicturePicker>
      {kept.length === 0 ? <p className="text-small text-muted">{t('guest.pictures')}</p> : children}
    </div>
  );
}

function refuse(file: File, count: number): string | undefined {
  if (count >= KEPT_MAX) return t('guest.tooMany', { count: KEPT_MAX });
  if (isTakable(file)) return undefined;
  return t('guest.refused', { name: file.name, size: inMegabytes(productPictureKind.maxBytes) });
}

type ThumbnailProps = { readonly picture: KeptPicture; readonly onRemove: () => void };

function Thumbnail({ picture: { file }, onRemove }: ThumbnailProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return (
    <li className="relative">
      <span className="grid size-24 overflow-hidden rounded-soft border border-line bg-raised">
        <img ref={show} alt={file.name} className="size-full object-cover object-top" />
      </span>
      <span className="absolute end-0 top-0 rounded-soft bg-surface">
        <IconButton label={t('guest.remove', { name: file.name })} onClick={onRemove}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </span>
    </li>
  );
}
