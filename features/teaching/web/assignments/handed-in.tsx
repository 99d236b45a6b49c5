// The texts that were handed in, each with the form for a mark and a remark; those that wait stand first.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { MARKS, type Mark } from '../../domain/assignment.ts';
import { REMARK_MAX } from '../../domain/bounds.ts';
import { LearnerLink } from '../components/learner-link.tsx';
import { type Assignment, type HandIn, type Result, TAUGHT, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { forgetWriting, keepWriting, readWriting } from './stored-writing.ts';

type Marked = Pick<Assignment, 'id' | 'classId'>;
type HandedInProps = { readonly assignment: Marked; readonly results: readonly Result[] };

export function HandedIn({ assignment, results }: HandedInProps) {
  const texts = results.flatMap(({ id, name, handIn }) => (handIn ? [{ id, name, handIn }] : []));
  // As it was when the page opened: a mark that is sent must not push the next form under the hand.
  const [waiting] = useState(
    () => new Set(texts.filter(({ handIn }) => handIn.mark === null).map(({ id }) => id)),
  );
  const sorted = texts.toSorted((a, b) => Number(waiting.has(b.id)) - Number(waiting.has(a.id)));
  return (
    <Section title={t('marking.title')}>
      {sorted.length === 0 ? <p className="text-muted">{t('marking.none')}</p> : null}
      <ul className="grid gap-6">
        {sorted.map(({ id, name, handIn }) => (
          <li key={`${id} ${handIn.version}`} className="rounded-soft border border-line bg-surface p-5">
            <LearnerLink classId={assignment.classId} id={id} name={name} />
            <p className="text-small text-muted">
              {t('marking.at', { date: showMoment(handIn.handedInAt) })}
            </p>
            {handIn.mark === null ? null : (
              <p className="text-small text-muted wrap-anywhere">
                {[t(`marks.${handIn.mark}`), handIn.remark].filter((part) => part !== '').join(' · ')}
              </p>
            )}
            <p className="my-4 max-w-prose text-hanzi wrap-anywhere whitespace-pre-line">
              <Chinese text={handIn.text} />
            </p>
            <MarkForm assignment={assignment} userId={id} handIn={handIn} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type MarkFormProps = {
  readonly assignment: Marked;
  readonly userId: Result['id'];
  readonly handIn: HandIn;
};

function MarkForm({ assignment, userId, handIn }: MarkFormProps) {
  const queries = useQueryClient();
  const draftKey = `${assignment.id}.${userId}.${handIn.version}`;
  const initial: { mark: Mark | null; remark: string } = {
    mark: handIn.mark,
    remark: readWriting(draftKey) ?? handIn.remark,
  };
  const form = useForm({
    initial,
    check: ({ mark }) => (mark === null ? { message: t('marking.markMissing') } : undefined),
    send: async ({ mark, remark }) => {
      if (mark === null) return;
      const { id: assignmentId, classId: id } = assignment;
      const { version } = handIn;
      const replaces = handIn.mark === null ? null : { mark: handIn.mark, remark: handIn.remark };
      try {
        await teachingApi.markText({ id, assignmentId, userId, version, replaces, mark, remark });
        forgetWriting(draftKey);
        notify('good', t('marking.sent'));
      } finally {
        await queries.invalidateQueries({ queryKey: TAUGHT });
      }
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const { error: _, ...mark } = form.choice('mark');
  const remark = form.choice('remark');
  return (
    <form {...form.formProps} className="grid max-w-prose gap-4">
      <FormMessage form={form} />
      <SegmentedControl
        label={t('marking.mark')}
        options={MARKS.map((value) => ({ value, label: t(`marks.${value}`) }))}
        {...mark}
      />
      <TextArea
        value={remark.value}
        error={remark.error}
        onChange={({ target }) => {
          keepWriting(draftKey, target.value);
          remark.onChange(target.value);
        }}
        label={t('marking.remark')}
        hint={t('marking.remarkHint')}
        maxLength={REMARK_MAX}
        rows={3}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t(handIn.mark === null ? 'marking.send' : 'marking.change')}
        </Button>
      </div>
    </form>
  );
}
