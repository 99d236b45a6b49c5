// The form of a mark: choice, remark, remarks at spots, and the one that is being typed.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { SPOTS_MAX } from '../../domain/bounds.ts';
import { type BegunSpot, placeSpots, placeWords } from '../../domain/spots.ts';
import { type Assignment, type HandIn, type Result, TAUGHT, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';
import { type BegunMarkState, draftOf, type MarkDraft } from './use-begun-mark.ts';

export type SpotFields = Pick<MarkDraft, 'words' | 'spotRemark'>;
export type SpotProblems = { readonly [Field in keyof SpotFields]?: string };

type MarkFormOptions = {
  readonly assignment: Pick<Assignment, 'id' | 'classId'>;
  readonly learner: Pick<Result, 'id' | 'name'>;
  readonly handIn: HandIn;
  readonly state: BegunMarkState;
  readonly stretch: { readonly start: number; readonly end: number } | undefined;
};

const NO_SPOT: SpotFields = { words: '', spotRemark: '' };

export function useMarkForm({ assignment, learner, handIn, state, stretch }: MarkFormOptions) {
  const queries = useQueryClient();
  const [isSpotAsked, setSpotAsked] = useState(false);
  const { text, version } = handIn;
  /** The spot that is being typed; undefined where it cannot stand so. */
  const readSpot = ({ spots, words, spotRemark }: MarkDraft): BegunSpot | undefined => {
    const { placed } = placeSpots(text, spots);
    const place = placeWords(text, words, { taken: placed, selected: stretch });
    if (!place || spotRemark.trim() === '' || placed.length >= SPOTS_MAX) return undefined;
    const said = Array.from(text).slice(place.start, place.end).join('');
    return { start: place.start, end: place.end, words: said, remark: spotRemark.trim() };
  };
  /** What was said to words and not added by its button belongs to the mark as well. */
  const withSpot = (draft: MarkDraft): MarkDraft => addTo(text, draft, readSpot(draft));
  const form = useForm<MarkDraft>({
    initial: state.begun ? { ...draftOf(handIn), ...draftIn(state.begun) } : draftOf(handIn),
    check: (draft) => {
      const isHalf = draft.spotRemark.trim() !== '' && !readSpot(draft);
      if (isHalf) setSpotAsked(true);
      const message = isHalf ? { message: t('marking.spotOpen') } : {};
      const fields = draft.mark === null ? { fields: { mark: t('marking.markMissing') } } : {};
      return isHalf || draft.mark === null ? { ...fields, ...message } : undefined;
    },
    send: async (draft) => {
      const whole = withSpot(draft);
      if (whole.mark === null) return;
      const { placed } = placeSpots(text, whole.spots);
      const spots = placed.map(({ start, end, remark }) => ({ start, end, remark }));
      const sent = { mark: whole.mark, remark: whole.remark.trim(), spots };
      const { id: assignmentId, classId: id } = assignment;
      const { replaces } = state;
      try {
        await teachingApi.markText({
          id,
          assignmentId,
          userId: learner.id,
          version,
          replaces: replaces && { ...replaces, spots: [...replaces.spots] },
          ...sent,
        });
      } catch (error) {
        state.keep(draft, true);
        await queries.invalidateQueries({ queryKey: TAUGHT });
        throw error;
      }
      await queries.invalidateQueries({ queryKey: TAUGHT });
      setSpotAsked(false);
      form.set({ ...whole, ...NO_SPOT, remark: sent.remark, spots: placed });
      state.settle(sent);
    },
    explain: (error) => ({
      message:
        errorCode(error) === 'TEXT_CHANGED'
          ? t('marking.notSent', { name: learner.name })
          : refusalText(error),
    }),
  });
  const draft = form.watchAll();
  const change = (changes: Partial<MarkDraft>) => {
    state.keep({ ...draft, ...changes });
    form.set(changes);
  };
  const addSpot = () => {
    const isWhole = readSpot(draft) !== undefined;
    setSpotAsked(!isWhole);
    if (isWhole) change(withSpot(draft));
    return isWhole;
  };
  return {
    form,
    draft,
    change,
    addSpot,
    spotProblems: isSpotAsked ? problemsOf(draft, text, stretch) : {},
  };
}

function addTo(text: string, draft: MarkDraft, spot: BegunSpot | undefined): MarkDraft {
  if (!spot) return draft;
  const { placed, lost } = placeSpots(text, draft.spots);
  const spots = [...placed, spot].toSorted((a, b) => a.start - b.start);
  return { ...draft, ...NO_SPOT, spots: [...spots, ...lost] };
}

const draftIn = ({ mark, remark, spots, words, spotRemark }: MarkDraft): MarkDraft => ({
  mark,
  remark,
  spots,
  words,
  spotRemark,
});

/** Why it cannot stand so. */
function problemsOf(
  { spots, words, spotRemark }: MarkDraft,
  text: string,
  selected: MarkFormOptions['stretch'],
): SpotProblems {
  const place = placeWords(text, words, { taken: placeSpots(text, spots).placed, selected });
  return {
    ...(place ? {} : { words: t('marking.wordsMissing') }),
    ...(spotRemark.trim() === '' ? { spotRemark: t('marking.spotRemarkMissing') } : {}),
  };
}
