// The form for a mark and a remark of one text; what was begun in it outlives a newer version of the text, and a reload.

import { useQueryClient } from '@tanstack/react-query';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { MARKS, type Mark } from '../../domain/assignment.ts';
import { REMARK_MAX } from '../../domain/bounds.ts';
import { type Assignment, type HandIn, type Result, TAUGHT, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';
import { type BegunMark, forgetBegunMark, keepBegunMark } from './stored-mark.ts';

type MarkFormProps = {
  readonly assignment: Pick<Assignment, 'id' | 'classId'>;
  readonly learner: Pick<Result, 'id' | 'name'>;
  /** The version that stands there now. */
  readonly handIn: HandIn;
  /** What the teacher began, maybe with a version before. */
  readonly begun: BegunMark | undefined;
  /** The last mark went out: said where the hand is, not over the next form. */
  readonly isSent: boolean;
  readonly onBegin: () => void;
  readonly onSent: () => void;
};

export const markKey = (assignmentId: string, userId: string): string => `${assignmentId}.${userId}.mark`;

type Draft = { readonly mark: Mark | null; readonly remark: string };

export function MarkForm({ assignment, learner, handIn, begun, isSent, onBegin, onSent }: MarkFormProps) {
  const queries = useQueryClient();
  const key = markKey(assignment.id, learner.id);
  const initial: Draft = begun ?? { mark: handIn.mark, remark: handIn.remark };
  const form = useForm<Draft>({
    initial: { mark: initial.mark, remark: initial.remark },
    check: ({ mark }) => (mark === null ? { fields: { mark: t('marking.markMissing') } } : undefined),
    send: async ({ mark, remark }) => {
      if (mark === null) return;
      const { id: assignmentId, classId: id } = assignment;
      const { version } = handIn;
      const replaces = handIn.mark === null ? null : { mark: handIn.mark, remark: handIn.remark };
      const marking = { id, assignmentId, userId: learner.id, version, replaces, mark, remark };
      try {
        await teachingApi.markText(marking);
        forgetBegunMark(key);
      } catch (error) {
        // What was refused waits to be sent again, also where it was never typed into.
        keepBegunMark(key, { version: begun?.version ?? version, mark, remark });
        onBegin();
        await queries.invalidateQueries({ queryKey: TAUGHT });
        throw error;
      }
      await queries.invalidateQueries({ queryKey: TAUGHT });
      onSent();
    },
    explain: (error) => ({
      message:
        errorCode(error) === 'TEXT_CHANGED'
          ? t('marking.notSent', { name: learner.name })
          : refusalText(error),
    }),
  });
  const begin = (change: Partial<Draft>) => {
    const version = begun?.version ?? handIn.version;
    keepBegunMark(key, { mark: form.watch('mark'), remark: form.watch('remark'), ...change, version });
    onBegin();
  };
  const { error: wrong, ...mark } = form.choice('mark');
  const remark = form.choice('remark');
  const isNewer = begun !== undefined && begun.version !== handIn.version;
  return (
    <form {...form.formProps} className="grid max-w-prose gap-4">
      {isNewer && form.message === undefined ? (
        <Notice tone="info">{t('marking.newer', { name: learner.name })}</Notice>
      ) : null}
      <FormMessage form={form} />
      <SegmentedControl
        label={t('marking.mark')}
        options={MARKS.map((value) => ({ value, label: t(`marks.${value}`) }))}
        {...mark}
        onChange={(value) => {
          begin({ mark: value });
          mark.onChange(value);
        }}
      />
      {wrong === undefined ? null : (
        <p role="alert" className="text-small text-wrong">
          {wrong}
        </p>
      )}
      <TextArea
        value={remark.value}
        error={remark.error}
        onChange={({ target }) => {
          begin({ remark: target.value });
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
      {isSent ? <Notice tone="good">{t('marking.sent')}</Notice> : null}
    </form>
  );
}
