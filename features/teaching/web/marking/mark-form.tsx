// The text with the form for a mark, a remark, and remarks at its spots; what was begun in it is said to be unsent.

import { useId, useRef } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { MARKS } from '../../domain/assignment.ts';
import { REMARK_MAX, SPOTS_MAX } from '../../domain/bounds.ts';
import { type BegunSpot, placeSpots, withWords } from '../../domain/spots.ts';
import type { Assignment, HandIn, Result } from '../queries.ts';
import { t } from '../texts.ts';
import { SpotForm } from './spot-form.tsx';
import { Remove, SpottedText } from './spotted-text.tsx';
import { type BegunMarkState, draftOf, hasSameSpots } from './use-begun-mark.ts';
import { useMarkForm } from './use-mark-form.ts';
import { useSelectedStretch } from './use-selected-stretch.ts';

type MarkFormProps = {
  readonly assignment: Pick<Assignment, 'id' | 'classId'>;
  readonly learner: Pick<Result, 'id' | 'name'>;
  /** The version that stands there now. */
  readonly handIn: HandIn;
  readonly state: BegunMarkState;
};

export function MarkForm({ assignment, learner, handIn, state }: MarkFormProps) {
  const formId = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const { stretch, forget } = useSelectedStretch(text);
  const made = useMarkForm({ assignment, learner, handIn, state, stretch });
  const { form, draft, change, addSpot, spotProblems } = made;
  const { error: wrong, ...mark } = form.choice('mark');
  const { placed, lost } = placeSpots(handIn.text, draft.spots);
  const isNewer = state.begun !== undefined && state.begun.version !== handIn.version;
  const isMeanwhile = state.isMarkedMeanwhile && !form.busy;
  const isUnsent = state.begun !== undefined && handIn.mark !== null && !state.isMarkedMeanwhile;
  const isAtSpots = !hasSameSpots(draft, draftOf(handIn));
  const ofUnsent = { formId, name: learner.name, busy: form.busy, onUndo: state.drop };
  return (
    <div className="grid gap-5">
      <SpottedText
        text={handIn.text}
        spots={placed}
        textRef={text}
        onRemove={(index) => change({ spots: [...placed.filter((_, at) => at !== index), ...lost] })}
      />
      {isUnsent && isAtSpots ? <Unsent {...ofUnsent} hasSend /> : null}
      <LostSpots
        spots={lost}
        onRemove={(spot) => change({ spots: [...placed, ...lost.filter((each) => each !== spot)] })}
      />
      {placed.length < SPOTS_MAX ? (
        <SpotForm
          fields={draft}
          problems={spotProblems}
          stretch={stretch}
          text={handIn.text}
          onType={change}
          onAdd={() => {
            if (addSpot()) forget();
          }}
        />
      ) : null}
      <form {...form.formProps} id={formId} className="grid max-w-prose gap-4">
        {isNewer && !isMeanwhile && form.message === undefined ? (
          <Notice tone="info">{t('marking.newer', { name: learner.name })}</Notice>
        ) : null}
        <FormMessage form={form} />
        {isMeanwhile ? <Meanwhile handIn={handIn} state={state} /> : null}
        <SegmentedControl
          label={t('marking.mark')}
          options={MARKS.map((value) => ({ value, label: t(`marks.${value}`) }))}
          {...mark}
          onChange={(value) => change({ mark: value })}
        />
        {wrong === undefined ? null : (
          <p role="alert" className="text-small text-wrong">
            {wrong}
          </p>
        )}
        <TextArea
          value={draft.remark}
          error={form.errorOf('remark')}
          onChange={({ target }) => change({ remark: target.value })}
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
        {isUnsent && !isAtSpots ? <Unsent {...ofUnsent} /> : null}
        {state.isSent ? <Notice tone="good">{t('marking.sent')}</Notice> : null}
      </form>
    </div>
  );
}

type UnsentProps = {
  readonly formId: string;
  readonly name: string;
  readonly busy: boolean;
  /** Far from the form's own button. */
  readonly hasSend?: boolean;
  readonly onUndo: () => void;
};

/** What is changed of a mark that was sent looks done: it stands beside the change that it is not. */
const Unsent = ({ formId, name, busy, hasSend = false, onUndo }: UnsentProps) => (
  <Notice
    tone="info"
    title={t('marking.unsentTitle')}
    action={
      <>
        {hasSend ? (
          <Button type="submit" form={formId} busy={busy}>
            {t('marking.sendChanges')}
          </Button>
        ) : null}
        <Button look="ghost" onClick={onUndo}>
          {t('marking.undo')}
        </Button>
      </>
    }
  >
    {t('marking.unsent', { name })}
  </Notice>
);

/** Another tab has sent a mark since this one was begun: it is shown, and neither is lost without a word. */
function Meanwhile({ handIn, state }: Pick<MarkFormProps, 'handIn' | 'state'>) {
  const { mark, remark, text, spots } = handIn;
  return (
    <Notice
      tone="retry"
      title={t('marking.meanwhileTitle')}
      action={
        <>
          <Button onClick={state.replaceIt}>{t('marking.keepMine')}</Button>
          <Button look="ghost" onClick={state.drop}>
            {t('marking.takeThat')}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        {[...(mark === null ? [] : [t(`marks.${mark}`)]), remark].filter((part) => part !== '').join(' · ')}
      </p>
      <ul>
        {withWords(text, spots).map((spot) => (
          <li key={spot.start} className="wrap-anywhere">
            <span lang="zh-Hans">{spot.words}</span> {spot.remark}
          </li>
        ))}
      </ul>
      <p>{t('marking.meanwhile')}</p>
    </Notice>
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
