// A video as admins see it: what became of it, what it is called, its picture and captions, and whether children see it.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { changedBy } from '../../../../kit/web/changed-by.ts';
import { errorText, formatDate } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { type AdminVideo, VIDEOS_KEY, videosApi } from '../queries.ts';
import { t } from '../texts.ts';
import { CaptionFields } from './caption-fields.tsx';
import { isNamed, NameFields } from './name-fields.tsx';
import { PosterField } from './poster-field.tsx';

const TONES = { waiting: 'info', ready: 'good', refused: 'retry' } as const;

export function VideoItem({ video }: { readonly video: AdminVideo }) {
  const [isOpen, setOpen] = useState(false);
  const { title, state, problem, isPublished, seconds, width, height, createdAt } = video;
  const size =
    seconds === null ? '' : ` · ${t('list.facts', { seconds, width: width ?? 0, height: height ?? 0 })}`;
  return (
    <article className="grid gap-4 rounded-soft border border-line bg-surface p-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 lang="zh-Hans" className="text-lead font-bold">
            {title.zh}
          </h3>
          <p className="text-caption text-muted">
            {formatDate(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
            {size}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          {isPublished ? <Badge tone="good">{t('list.shown')}</Badge> : null}
          <Button look="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'edit.close' : 'edit.open')}
          </Button>
        </div>
      </header>
      {problem === null ? null : <Notice tone="wrong">{t(`problems.${problem}`)}</Notice>}
      {isOpen ? <Editing video={video} /> : null}
    </article>
  );
}

function Editing({ video }: { readonly video: AdminVideo }) {
  const { title, level, language } = video;
  const [name, setName] = useState({ title, level, language });
  const [captions, setCaptions] = useState(video.captions);
  const [isAsked, setAsked] = useState(false);
  // What is typed follows the version that was opened: a list that was read anew must not hide what others did.
  const [version, setVersion] = useState(video.version);
  const saving = useSaving({ ...video, version }, setVersion);
  const deleting = useDeleting({ ...video, version });
  const save = (isPublished: boolean) =>
    isNamed(name) ? saving.mutate({ ...name, captions, isPublished }) : undefined;
  return (
    <div className="grid gap-6 border-t border-line pt-4">
      {video.address === null ? null : (
        // What is said in it is written below, where it is written at all.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          controls
          preload="metadata"
          src={video.address}
          className="max-h-80 w-full max-w-form bg-black"
        />
      )}
      <NameFields value={name} onChange={setName} isMarked />
      <PosterField video={video} onSet={() => setVersion((now) => now + 1)} />
      <CaptionFields value={captions} onChange={setCaptions} />
      <div className="flex flex-wrap gap-3">
        <Button busy={saving.isPending} onClick={() => save(video.isPublished)}>
          {t('edit.save')}
        </Button>
        {video.state === 'ready' ? (
          <Button
            look={video.isPublished ? 'secondary' : 'primary'}
            busy={saving.isPending}
            onClick={() => save(!video.isPublished)}
          >
            {t(video.isPublished ? 'edit.hide' : 'edit.publish')}
          </Button>
        ) : null}
        <Button look="danger" onClick={() => setAsked(true)}>
          {t('edit.delete')}
        </Button>
      </div>
      {isAsked ? (
        <ConfirmDialog
          title={t('edit.deleteTitle')}
          confirm={t('edit.delete')}
          busy={deleting.isPending}
          onConfirm={() => deleting.mutate()}
          onClose={() => setAsked(false)}
        >
          {t('edit.deleteBody')}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

function refusalText(error: unknown): string {
  const code = errorCode(error);
  switch (code) {
    case 'VIDEO_STALE':
      return t('errors.VIDEO_STALE', { by: changedBy(error) });
    case 'VIDEO_NOT_READY':
    case 'CAPTIONS_BROKEN':
    case 'VIDEO_LIMIT':
      return t(`errors.${code}`);
    default:
      return errorText(code);
  }
}

type Changes = Pick<AdminVideo, 'title' | 'level' | 'language' | 'captions' | 'isPublished'>;

function useSaving({ id, version, isPublished }: AdminVideo, onSaved: (version: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (changes: Changes) => {
      onSaved((await videosApi.changeVideo({ id, version, ...changes })).version);
      return changes.isPublished;
    },
    onSuccess: async (isShown) => {
      const said = isShown === isPublished ? 'edit.saved' : isShown ? 'edit.published' : 'edit.hidden';
      notify('good', t(said));
      await queries.invalidateQueries({ queryKey: VIDEOS_KEY });
    },
    // What was typed stays in the form; the other admin's change shows where the page is loaded anew.
    onError: (error) => notify('wrong', refusalText(error)),
  });
}

function useDeleting({ id, version }: AdminVideo) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => videosApi.deleteVideo({ id, version }),
    onSuccess: () => notify('good', t('edit.deleted')),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: VIDEOS_KEY }),
  });
}
