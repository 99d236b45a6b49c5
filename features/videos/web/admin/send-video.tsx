// Sends a video with its name; a cut goes on where it was, and what is odd about the file is said before it is sent.

import { useQueryClient } from '@tanstack/react-query';
import { Upload as UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { newId } from '../../../../kit/web/new-id.ts';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { UploadStatus, useUpload } from '../../../files/web/api.ts';
import { ADVISED, videoKind } from '../../domain/video-kind.ts';
import { VIDEOS_KEY, videosApi } from '../queries.ts';
import { t } from '../texts.ts';
import { FileButton } from './file-button.tsx';
import { isNamed, NameFields, NO_NAME } from './name-fields.tsx';

export function SendVideo() {
  const queries = useQueryClient();
  const [name, setName] = useState(NO_NAME);
  const [isMarked, setMarked] = useState(false);
  const [advice, setAdvice] = useState<readonly string[]>([]);
  /** Of the video that is being sent: a call that is repeated means the same one. */
  const [id, setId] = useState(newId);
  const upload = useUpload({
    kind: videoKind,
    finish: async (uploadId) => {
      await videosApi.addVideo({ id, uploadId, ...name });
      setName(NO_NAME);
      setMarked(false);
      setAdvice([]);
      setId(newId());
      notify('good', t('send.sent'));
      await queries.invalidateQueries({ queryKey: VIDEOS_KEY });
    },
  });
  const begin = async (file: File) => {
    upload.start(file);
    setAdvice(await adviceFor(file));
  };
  return (
    <div className="grid gap-5">
      <NameFields value={name} onChange={setName} isMarked={isMarked} />
      <div className="flex flex-wrap items-center gap-4">
        <FileButton
          look="primary"
          label={t('send.choose')}
          accept="video/*,.mkv"
          icon={<UploadIcon aria-hidden="true" size={18} />}
          mayAsk={() => {
            setMarked(true);
            return isNamed(name);
          }}
          onFile={(file) => void begin(file)}
        />
        <p className="text-small text-muted">{t('send.advised')}</p>
      </div>
      <UploadStatus upload={upload} />
      {advice.length === 0 ? null : (
        <Notice tone="info" title={t('advice.title')}>
          <ul className="grid gap-1">
            {advice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** As far as this browser can look into the file; the server looks at all of it. */
async function adviceFor(file: File): Promise<readonly string[]> {
  const facts = await readFacts(file);
  if (!facts) return [];
  const { seconds, height } = facts;
  return [
    ...(seconds < ADVISED.fromSeconds ? [t('advice.short')] : []),
    ...(seconds > ADVISED.toSeconds ? [t('advice.long')] : []),
    ...(height < ADVISED.height ? [t('advice.small', { height })] : []),
    ...(height > ADVISED.height ? [t('advice.large', { height })] : []),
  ];
}

function readFacts(file: File): Promise<{ seconds: number; height: number } | undefined> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  return new Promise((resolve) => {
    const end = (facts?: { seconds: number; height: number }) => {
      URL.revokeObjectURL(address);
      resolve(facts);
    };
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', () =>
      end({ seconds: video.duration, height: video.videoHeight }),
    );
    // What this browser cannot play, the server may convert.
    video.addEventListener('error', () => end());
    video.src = address;
  });
}
