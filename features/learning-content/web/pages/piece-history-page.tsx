// Every version of a lesson or text: who wrote it, when; the way to take it up again, or to give it to learners again.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import {
  ChangeList,
  draftText,
  historyTexts,
  PublishDialog,
  TakeUpLink,
  VersionList,
} from '../../../drafts/web/api.ts';
import { PIECE_KINDS } from '../../domain/piece.ts';
import { PieceLearners } from '../editor/piece-learners.tsx';
import { stepName } from '../editor/step-name.ts';
import {
  CONTENT_KEY,
  contentApi,
  type Piece,
  pathOf,
  pieceQuery,
  refusalText,
  useDraftAt,
  versionsQuery,
} from '../queries.ts';
import { t } from '../texts.ts';

export function PieceHistoryPage() {
  const { kind: named, id = '' } = useParams();
  const kind = PIECE_KINDS.find((each) => each === named) ?? 'lesson';
  const query = useQuery(pieceQuery({ kind, id }));
  const title = query.data?.draft.title.zh.trim() || id;
  return (
    <Page
      title={t('history.titleOf', { title })}
      lead={t('history.lead')}
      back={{ to: pathOf({ kind, id }), label: t('history.back') }}
    >
      <QueryPart query={query} failed={historyTexts().failed} lines={6}>
        {(piece) => (
          <>
            <p className="mb-6">{metText(piece)}</p>
            <History piece={piece} />
          </>
        )}
      </QueryPart>
    </Page>
  );
}

/** What learners see now, before what there was. */
function metText({ state, publishedVersion }: Piece): string {
  return publishedVersion === null || state === 'hidden'
    ? t(`state.${state}`)
    : t('state.meets', { version: draftText('version', { version: publishedVersion }) });
}

function History({ piece }: { readonly piece: Piece }) {
  const query = useInfiniteQuery(versionsQuery(piece));
  const [asked, setAsked] = useState<number>();
  const publish = usePublish(piece, () => setAsked(undefined));
  const read = useDraftAt(piece);
  const readMet = async () =>
    piece.state === 'hidden' || piece.state === 'draft' ? null : read(piece.publishedVersion ?? 0);
  return (
    <>
      <ListPart
        query={query}
        itemsOf={({ versions }) => versions}
        empty={<p className="text-muted">{t('history.none')}</p>}
        failed={historyTexts().failed}
      >
        {(versions) => (
          <VersionList versions={versions}>
            {({ number, isComplete, isPublished }) => (
              <>
                <TakeUpLink to={`${pathOf(piece)}?version=${number}`} version={number} />
                {isPublished || !isComplete ? null : (
                  <Button
                    aria-label={t('history.publishNamed', { version: number })}
                    onClick={() => setAsked(number)}
                  >
                    {t('history.publish')}
                  </Button>
                )}
              </>
            )}
          </VersionList>
        )}
      </ListPart>
      {query.data ? (
        <div className="mt-10">
          <ChangeList changes={query.data.pages[0]?.changes ?? []} />
        </div>
      ) : null}
      {piece.origin === 'shipped' ? (
        <p className="mt-6 flex flex-wrap gap-2">
          {piece.state === 'changed' ? (
            <Button onClick={() => setAsked(0)}>{t('commands.shipped')}</Button>
          ) : null}
          <ButtonLink look="ghost" to={`${pathOf(piece)}?version=0`}>
            {t('history.takeUpShipped')}
          </ButtonLink>
        </p>
      ) : null}
      {asked === undefined ? null : (
        <PublishDialog
          key={asked}
          title={asked === 0 ? t('commands.shipped') : t('history.publishNamed', { version: asked })}
          confirm={t(asked === 0 ? 'commands.shipped' : 'history.publish')}
          lead={t(asked === 0 ? 'asks.shipped' : 'history.asks')}
          learners={<PieceLearners piece={piece} />}
          asksWhy
          busy={publish.isPending}
          readMet={readMet}
          readDraft={() => read(asked)}
          stepName={stepName}
          onPublish={(why) => publish.mutate({ number: asked, why })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Refused where somebody has saved or published in between. */
function usePublish({ kind, id, version, publishedVersion }: Piece, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ number, why: note }: { readonly number: number; readonly why: string }) => {
      const seen = { expectedVersion: version, expectedPublished: publishedVersion };
      await contentApi.publishPiece({ kind, id, number, note, ...seen });
      return number;
    },
    onSuccess: (number) =>
      notify('good', number === 0 ? t('done.shipped') : draftText('editor.published', { version: number })),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: async () => {
      onDone();
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
    },
  });
}
