// One report: the answer, what was said before it, who reported it and why, and what an admin did about it.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { AI_KEY, aiApi, type Report, type ReportState, refusalText } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';

/** As the contract allows. */
const NOTE_MAX = 2000;

export function ReportItem({ report }: { readonly report: Report }) {
  const { reason, userName, createdAt, comment, answer, context, speaker, model, state } = report;
  const by = speaker === null ? '' : ` · ${model ?? t(`reports.speaker.${speaker}`)}`;
  return (
    <Card>
      <p className="font-bold">{t(`reports.reasons.${reason}`)}</p>
      <p className="text-small text-muted">
        {t('reports.by', { name: userName, date: showMoment(createdAt) })}
        {by} · {t(`reports.states.${state}`)}
      </p>
      {comment === '' ? null : (
        <p className="mt-3 break-words">
          <MixedText text={comment} />
        </p>
      )}
      <p
        lang="zh-Hans"
        className="mt-4 border-s-2 border-seal ps-3 text-hanzi break-words whitespace-pre-wrap"
      >
        {answer}
      </p>
      {context.length === 0 ? null : (
        <details className="mt-3">
          <summary className="cursor-pointer py-3 text-small text-muted">{t('reports.context')}</summary>
          <ol className="grid gap-2">
            {context.map(({ author, text }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a stored list that never changes
              <li key={index}>
                <span className="text-caption text-muted">{t(`reports.author.${author}`)}</span>
                <p lang="zh-Hans" className="break-words whitespace-pre-wrap">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
      <Handling report={report} />
    </Card>
  );
}

function Handling({ report }: { readonly report: Report }) {
  const [note, setNote] = useState(report.note);
  // What the note began with, also when a newer one is read meanwhile.
  const [{ id, version, state, note: stored }, setStored] = useState(report);
  const queries = useQueryClient();
  const next: ReportState = state === 'open' ? 'closed' : 'open';
  const save = useMutation({
    mutationFn: (to: ReportState) => aiApi.updateReport({ id, version, state: to, note: note.trim() }),
    onSuccess: async (saved) => {
      setStored(saved);
      await queries.invalidateQueries({ queryKey: AI_KEY });
      notify('good', t('config.saved'));
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <div className="mt-5 grid gap-4">
      <TextField
        label={t('reports.note')}
        hint={t('reports.noteHint')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        maxLength={NOTE_MAX}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={save.isPending} onClick={() => save.mutate(next)}>
          {t(`reports.to.${next}`)}
        </Button>
        {note.trim() === stored ? null : (
          <Button look="ghost" busy={save.isPending} onClick={() => save.mutate(state)}>
            {t('reports.saveNote')}
          </Button>
        )}
      </div>
    </div>
  );
}
