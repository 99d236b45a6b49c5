// Several pictures at once, also straight from a phone's camera: they are sent one after the other, each with its progress.

import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FileKind } from '../../../../kit/core/file-kind.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { UploadStatus, useUpload } from '../../../files/web/api.ts';

type PictureUploadsProps = {
  readonly kind: FileKind;
  readonly label: string;
  /** Makes what the feature wants of one upload; safe to repeat. */
  readonly finish: (uploadId: string) => Promise<void>;
  readonly isSingle?: boolean;
};

type Waiting = { readonly key: string; readonly file: File };

export function PictureUploads({ kind, label, finish, isSingle = false }: PictureUploadsProps) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const [first] = waiting;
  return (
    <div className="grid gap-3">
      <input
        ref={input}
        type="file"
        accept={kind.types.join(',')}
        multiple={!isSingle}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].map((file) => ({ key: newId(), file }));
          setWaiting((before) => [...before, ...files]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <div>
        <Button icon={<Camera aria-hidden="true" size={18} />} onClick={() => input.current?.click()}>
          {label}
        </Button>
      </div>
      {first === undefined ? null : (
        <OneUpload
          key={first.key}
          kind={kind}
          file={first.file}
          finish={finish}
          onEnd={() => setWaiting((before) => before.filter(({ key }) => key !== first.key))}
        />
      )}
    </div>
  );
}

type OneUploadProps = Pick<PictureUploadsProps, 'kind' | 'finish'> & {
  readonly file: File;
  readonly onEnd: () => void;
};

/** The next one begins when this has gone: sent, or given up. */
function OneUpload({ kind, file, finish, onEnd }: OneUploadProps) {
  const upload = useUpload({
    kind,
    finish: async (id) => {
      await finish(id);
      onEnd();
    },
  });
  const { start } = upload;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    start(file);
  }, [file, start]);
  const cancel = () => {
    upload.cancel();
    onEnd();
  };
  return (
    <>
      <p className="text-small text-muted">{file.name}</p>
      <UploadStatus upload={{ ...upload, cancel }} />
    </>
  );
}
