// The text with the form for a mark, a remark, and remarks at its spots; what was begun in it outlives a newer version of the text, and a reload.

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { MARKS, type Mark } from '../../domain/assignment.ts';
import { REMARK_MAX, SPOTS_MAX } from '../../domain/bounds.ts';
import { type BegunSpot, placeSpots, withWords } from '../../domain/spots.ts';
import { type Assignment, type HandIn, type Result, TAUGHT, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';
import { SpotForm } from './spot-form.tsx';
import { Remove, SpottedText } from './spotted-text.tsx';
import { type BegunMark, forgetBegunMark, keepBegunMark } from './stored-mark.ts';
import { useSelectedStretch } from './use-selected-stretch.ts';

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

type Draft = { readonly mark: Mark | null; readonly remark: string; readonly spots: readonly BegunSpot[] };

export function MarkForm({ assignment, learner, handIn, begun, isSent, onBegin, onSent }: MarkFormProps) {
  const queries = useQueryClient();
  const key = markKey(assignment.id, learner.id);
  const text = useRef<HTMLParagraphElement>(null);
  const selected = useSelectedStretch(text);
  const own = withWords(handIn.text, handIn.spots);
  const initial: Draft = begun ?? { mark: handIn.mark, remark: handIn.remark, spots: own };
  const form = useForm<Draft>({
    initial: { mark: initial.mark, remark: initial.remark, spots: initial.spots },
    check: ({ mark }) => (mark === null ? { fields: { mark: t('marking.markMissing') } } : undefined),
    send: async ({ mark, remark, spots: begunSpots }) => {
      if (mark === null) return;
      const { id: assignmentId, classId: id } = assignment;
      const { version } = handIn;
      const replaces =
        handIn.mark === null ? null : { mark: handIn.mark, remark: handIn.remark, spots: handIn.spots };
      const spots = placeSpots(handIn.text, begunSpots).placed.map(({ start, end, remark: said }) => ({
        start,
        end,
        remark: said,
      }));
      const marking = { id, assignmentId, userId: learner.id, version, replaces, mark, remark, spots };
      try {
        await teachingApi.markText(marking);
        forgetBegunMark(key);
      } catch (error) {
        // What was refused waits to be sent again, also where it was never typed into.
        keepBegunMark(key, { version: begun?.version ?? version, mark, remark, spots: begunSpots });
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
    keepBegunMark(key, { ...form.watchAll(), ...change, version });
    onBegin();
  };
  const { error: wrong, ...mark } = form.choice('mark');
  const remark = form.choice('remark');
  const spots = form.choice('spots');
  const { placed, lost } = placeSpots(handIn.text, spots.value);
  const changeSpots = (next: readonly BegunSpot[]) => {
    begin({ spots: next });
    spots.onChange(next);
  };
  const isNewer = begun !== undefined && begun.version !== handIn.version;
  return (
    <div className="grid gap-5">
      <SpottedText
        text={handIn.text}
        spots={placed}
        textRef={text}
        onRemove={(index) => changeSpots([...placed.filter((_, at) => at !== index), ...lost])}
      />
      <LostSpots
        spots={lost}
        onRemove={(spot) => changeSpots([...placed, ...lost.filter((each) => each !== spot)])}
      />
      {placed.length < SPOTS_MAX ? (
        <SpotForm
          text={handIn.text}
          spots={placed}
          stretch={selected.stretch}
          onAdd={(spot) => {
            changeSpots([...placed, spot, ...lost]);
            selected.forget();
          }}
        />
      ) : null}
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
    </div>
  );
}

type LostSpotsProps = {
  readonly spots: readonly BegunSpot[];
  readonly onRemove: (spot: BegunSpot) => void;
};

/** Words that the newer version has no more: nothing of them is sent, and what was said to them is not lost. */
function LostSpots({ spots, onRemove }: LostSpotsProps) {
  if (spots.length === 0) return null;
  return (
    <Notice tone="info" title={t('marking.lostSpots')}>
      <ul>
        {spots.map((spot) => (
          <li key={`${spot.start}-${spot.words}`} className="flex items-start justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <span lang="zh-Hans">{spot.words}</span> {spot.remark}
            </span>
            <Remove words={spot.words} onRemove={() => onRemove(spot)} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
