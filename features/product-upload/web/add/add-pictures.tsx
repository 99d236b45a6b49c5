// Pictures on their way: chosen, taken, dropped or pasted, a few sent at a time.

import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { inMegabytes, namesOf, UploadStatus, useUpload } from '../../../files/web/api.ts';
import { productPictureKind } from '../../domain/product-picture.ts';
import { productUploadApi } from '../product-upload-api.ts';
import { draftsKept } from '../queries.ts';
import { t } from '../texts.ts';
import { useDroppedPictures } from './use-dropped-pictures.ts';

type Waiting = { readonly key: string; readonly file: File };

/** The server takes five unfinished uploads of a person, which may have other windows open. */
const AT_ONCE = 2;
const TYPES = productPictureKind.types.join(',');

export function AddPictures({ isFirst }: { readonly isFirst: boolean }) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const add = (files: readonly File[]) =>
    setWaiting((before) => [...before, ...files.map((file) => ({ key: newId(), file }))]);
  const isOver = useDroppedPictures(add);
  const remove = (key: string) => setWaiting((before) => before.filter((one) => one.key !== key));
  return (
    <div
      className={classNames(
        'grid gap-4 rounded-soft border border-dashed p-5',
        isOver ? 'border-active bg-raised' : 'border-line-strong bg-surface',
      )}
    >
      <div className="flex flex-wrap gap-3">
        <FileButton label={t('add.choose')} onFiles={add} isPrimary={isFirst} />
        <FileButton label={t('add.camera')} onFiles={add} isCamera />
      </div>
      <p className="text-small text-muted">
        {isOver
          ? t('add.drop')
          : t('add.hint', {
              types: namesOf(productPictureKind.types),
              size: inMegabytes(productPictureKind.maxBytes),
            })}
      </p>
      {waiting.slice(0, AT_ONCE).map(({ key, file }) => (
        <SendingPicture key={key} file={file} onEnd={() => remove(key)} />
      ))}
    </div>
  );
}

type FileButtonProps = {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isPrimary?: boolean;
  readonly isCamera?: boolean;
};

function FileButton({ label, onFiles, isPrimary = false, isCamera = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const Icon = isCamera ? Camera : ImagePlus;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen once more.
    target.value = '';
    onFiles(files);
  };
  return (
    <>
      <Button
        look={isPrimary ? 'primary' : 'secondary'}
        icon={<Icon aria-hidden="true" size={18} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        aria-label={`${label} · ${t('add.file')}`}
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
    </>
  );
}

type SendingPictureProps = { readonly file: File; readonly onEnd: () => void };

/** Begins by itself; it goes when its draft is there, or when it is cancelled. */
function SendingPicture({ file, onEnd }: SendingPictureProps) {
  const upload = useUpload({
    kind: productPictureKind,
    finish: async (uploadId) => {
      draftsKept([await productUploadApi.addPicture({ uploadId })]);
      onEnd();
    },
  });
  const begin = useEffectEvent(() => upload.start(file));
  useEffect(() => begin(), []);
  const cancel = () => {
    upload.cancel();
    onEnd();
  };
  return (
    <div className="grid gap-2">
      <p className="truncate text-small text-muted">{file.name}</p>
      <UploadStatus upload={{ ...upload, cancel }} />
      {upload.state.status === 'failed' ? (
        <div>
          <Button onClick={onEnd}>{t('draft.delete')}</Button>
        </div>
      ) : null}
    </div>
  );
}
