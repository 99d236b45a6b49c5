// Where pictures come in: chosen, taken with the camera, dropped or pasted; what becomes of them stands below.

import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { inMegabytes, namesOf } from '../../../files/web/api.ts';
import { productPictureKind } from '../../domain/product-picture.ts';
import { t } from '../texts.ts';
import { useDroppedPictures } from './use-dropped-pictures.ts';

const TYPES = productPictureKind.types.join(',');

type PicturePickerProps = {
  readonly isFirst: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children?: ReactNode;
};

export function PicturePicker({ isFirst, onFiles, children }: PicturePickerProps) {
  const isOver = useDroppedPictures(onFiles);
  return (
    <div
      className={classNames(
        'grid gap-4 rounded-soft border border-dashed p-5',
        isOver ? 'border-active bg-raised' : 'border-line-strong bg-surface',
      )}
    >
      <div className="flex flex-wrap gap-3">
        <FileButton label={t('add.choose')} onFiles={onFiles} isPrimary={isFirst} />
        <FileButton label={t('add.camera')} onFiles={onFiles} isCamera />
      </div>
      <p className="text-small text-muted">
        {isOver
          ? t('add.drop')
          : t('add.hint', {
              types: namesOf(productPictureKind.types),
              size: inMegabytes(productPictureKind.maxBytes),
            })}
      </p>
      {children}
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
