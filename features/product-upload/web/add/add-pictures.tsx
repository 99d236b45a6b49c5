// Pictures on their way, those that a guest has kept first: a few are sent at a time.

import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { UploadStatus, useUpload } from '../../../files/web/api.ts';
import { productPictureKind } from '../../domain/product-picture.ts';
import { forgetPicture, takeKeptPictures } from '../kept/kept-pictures.ts';
import { productUploadApi } from '../product-upload-api.ts';
import { draftsKept } from '../queries.ts';
import { t } from '../texts.ts';
import { PicturePicker } from './picture-picker.tsx';
import { showAdded } from './show-added.ts';

type Waiting = {
  readonly key: string;
  readonly file: File;
  /** The first that a guest has kept is brought into sight: the page begins far above it. */
  readonly isShown?: boolean;
};

/** The server takes five unfinished uploads of a person, which may have other windows open. */
const AT_ONCE = 2;

export function AddPictures({ isFirst }: { readonly isFirst: boolean }) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const queue = (added: readonly Waiting[]) => setWaiting((before) => [...before, ...added]);
  const queueKept = useEffectEvent(queue);
  useEffect(() => {
    // Those that were put in before there was an account.
    void takeKeptPictures().then((kept) =>
      queueKept(kept.map((picture, at) => ({ ...picture, isShown: at === 0 }))),
    );
  }, []);
  const remove = (key: string) => {
    setWaiting((before) => before.filter((one) => one.key !== key));
    void forgetPicture(key);
  };
  return (
    <PicturePicker
      isFirst={isFirst}
      onFiles={(files) => queue(files.map((file) => ({ key: newId(), file })))}
    >
      {waiting.slice(0, AT_ONCE).map(({ key, file, isShown = false }) => (
        <SendingPicture key={key} file={file} isShown={isShown} onEnd={() => remove(key)} />
      ))}
    </PicturePicker>
  );
}

type SendingPictureProps = {
  readonly file: File;
  readonly isShown: boolean;
  readonly onEnd: () => void;
};

/** Begins by itself; it goes when its draft is there, or when it is cancelled. */
function SendingPicture({ file, isShown, onEnd }: SendingPictureProps) {
  const upload = useUpload({
    kind: productPictureKind,
    finish: async (uploadId) => {
      const draft = await productUploadApi.addPicture({ uploadId });
      draftsKept([draft]);
      onEnd();
      if (isShown) showAdded(draft.id);
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
