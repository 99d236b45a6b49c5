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
  /** Why the feature refuses a picture for good, in words. */
  readonly explain?: (error: unknown) => string | undefined;
  readonly isSingle?: boolean;
};

type Chosen = { readonly key: string; readonly file: File; readonly hasFailed: boolean };

export function PictureUploads({ kind, label, finish, explain, isSingle = false }: PictureUploadsProps) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const input = useRef<HTMLInputElement>(null);
  /** The first that has not failed is sent; what has failed stays with its reason, and holds up no other. */
  const sending = chosen.find(({ hasFailed }) => !hasFailed);
  return (
    <div className="grid gap-3">
      <input
        ref={input}
        type="file"
        accept={kind.types.join(',')}
        multiple={!isSingle}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].map((file) => ({ key: newId(), file, hasFailed: false }));
          setChosen((before) => [...before, ...files]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <div>
        <Button icon={<Camera aria-hidden="true" size={18} />} onClick={() => input.current?.click()}>
          {label}
        </Button>
      </div>
      {chosen
        .filter((each) => each.hasFailed || each === sending)
        .map(({ key, file }) => (
          <OneUpload
            key={key}
            kind={kind}
            file={file}
            finish={finish}
            explain={explain}
            onFailed={() =>
              setChosen((before) =>
                before.map((each) => (each.key === key ? { ...each, hasFailed: true } : each)),
              )
            }
            onEnd={() => setChosen((before) => before.filter((each) => each.key !== key))}
          />
        ))}
    </div>
  );
}

type OneUploadProps = Pick<PictureUploadsProps, 'kind' | 'finish'> & {
  readonly explain: PictureUploadsProps['explain'];
  readonly file: File;
  readonly onFailed: () => void;
  /** It is sent, or given up. */
  readonly onEnd: () => void;
};

function OneUpload({ kind, file, finish, explain, onFailed, onEnd }: OneUploadProps) {
  const upload = useUpload({
    kind,
    finish: async (id) => {
      await finish(id);
      onEnd();
    },
    explain,
    onFailed,
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
    <div className="grid gap-2">
      <p className="text-small text-muted wrap-anywhere">{file.name}</p>
      <UploadStatus upload={{ ...upload, cancel }} isOneOfMany />
    </div>
  );
}
