// The person's picture with the ways to choose another and to go without; what is chosen shows at once while it is sent.

import { ImagePlus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { inMegabytes, namesOf, UploadStatus, useUpload } from '../../../../files/web/api.ts';
import { avatarKind } from '../../../domain/avatar.ts';
import { accountApi } from '../../account-api.ts';
import { refusalText } from '../../form/explain.ts';
import { rememberSession, type SessionPerson } from '../../session.ts';
import { t } from '../../texts.ts';
import { Avatar } from '../avatar.tsx';
import { shrinkPicture } from './shrink-picture.ts';

type AvatarEditorProps = {
  readonly person: SessionPerson;
  /** Who the picture is of. */
  readonly children: ReactNode;
};

export function AvatarEditor({ person, children }: AvatarEditorProps) {
  const [preview, choose, forget] = usePreview();
  const upload = useUpload({
    kind: avatarKind,
    finish: async (uploadId) => {
      rememberSession(await accountApi.setAvatar({ uploadId }));
      forget();
      notify('good', t('avatar.changed'));
    },
  });
  const isSending = upload.state.status === 'sending';
  const shown = isSending ? preview : undefined;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={person.name} address={shown ?? person.avatar} size="large" />
        <div className="min-w-0">{children}</div>
      </div>
      {isSending ? null : (
        <Choices
          person={person}
          onChoose={async (chosen) => {
            const file = await shrinkPicture(chosen, avatarKind.maxBytes);
            choose(file);
            upload.start(file);
          }}
        />
      )}
      <UploadStatus upload={upload} />
    </div>
  );
}

type ChoicesProps = { readonly person: SessionPerson; readonly onChoose: (file: File) => Promise<void> };

function Choices({ person, onChoose }: ChoicesProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasPicture = person.avatar !== null;
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<ImagePlus aria-hidden="true" size={18} />}
          aria-describedby="avatar-hint"
          onClick={() => input.current?.click()}
        >
          {t(hasPicture ? 'avatar.change' : 'avatar.add')}
        </Button>
        {hasPicture ? <RemoveButton /> : null}
      </div>
      <p id="avatar-hint" className="mt-2 text-caption text-muted">
        {t('avatar.hint', { types: namesOf(avatarKind.types), size: inMegabytes(avatarKind.maxBytes) })}
      </p>
      <input
        ref={input}
        type="file"
        accept={avatarKind.types.join(',')}
        aria-label={t('avatar.file')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen once more.
          target.value = '';
          if (file) void onChoose(file);
        }}
      />
    </div>
  );
}

function RemoveButton() {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      rememberSession(await accountApi.removeAvatar());
      notify('good', t('avatar.removed'));
    } catch (error) {
      notify('wrong', refusalText(error));
    }
    setBusy(false);
  };
  return (
    <Button
      busy={busy}
      title={t('avatar.remove')}
      aria-label={t('avatar.remove')}
      icon={<Trash2 aria-hidden="true" size={18} />}
      onClick={() => void remove()}
    />
  );
}

/** The address at which this browser shows a chosen file, which is let go when another is chosen or the part goes. */
function usePreview(): [string | undefined, (file: File) => void, () => void] {
  const [address, setAddress] = useState<string>();
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);
  return [address, (file) => setAddress(URL.createObjectURL(file)), () => setAddress(undefined)];
}
