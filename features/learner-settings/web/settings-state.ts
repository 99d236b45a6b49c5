// How the person at this browser learns: shown at once from storage, the account's as soon as the server has said.

import { create } from 'zustand';
import { useClientState } from '../../../kit/web/client-store.ts';
import { readingLanguage } from '../../../kit/web/i18n.ts';
import {
  afterSending,
  changeSettings,
  type EffectiveSettings,
  effectiveSettings,
  type LearnerSettings,
  NOTHING_CHOSEN,
  type SettingsChange,
} from '../domain/index.ts';
import {
  forgetGuestSettings,
  readCopy,
  readGuestSettings,
  storeCopy,
  storeGuestSettings,
} from './stored-settings.ts';

type State = {
  /** The account's id; null for a guest, undefined for an account whose id is not known yet. */
  readonly owner: string | null | undefined;
  /** What the server has, or a guest's choices. */
  readonly saved: LearnerSettings;
  /** Changes that the server does not have yet. */
  readonly unsent: SettingsChange;
  /** False until the account's settings have come, from the server or a copy of them. */
  readonly isKnown: boolean;
};

export const useSettingsState = create<State>(firstState);

/** What holds before the server has said who is there: the same as at the end of the last visit. */
function firstState(): State {
  if (!useClientState.getState().isLoggedIn) return guestState();
  const copy = readCopy();
  return copy
    ? { ...copy, isKnown: true }
    : { owner: undefined, saved: NOTHING_CHOSEN, unsent: {}, isKnown: false };
}

// A declaration, since the store is made from it while this file is still being read.
function guestState(): State {
  return { owner: null, saved: readGuestSettings(), unsent: {}, isKnown: true };
}

/** Nobody is signed in any more, or yet. */
export function showGuest(): void {
  useSettingsState.setState(guestState());
}

/** Another person's settings are never shown; one's own copy is, until the server has answered. */
export function showAccount(owner: string): void {
  const state = useSettingsState.getState();
  if (state.owner === owner) return;
  const copy = readCopy();
  useSettingsState.setState(
    copy?.owner === owner
      ? { ...copy, isKnown: true }
      : // What was chosen before the id was known is this person's, too.
        {
          owner,
          saved: NOTHING_CHOSEN,
          unsent: state.owner === undefined ? state.unsent : {},
          isKnown: false,
        },
  );
}

/** Takes note of the server's answer; `sent` is the change that it answers, if any. */
export function noteSaved(owner: string, saved: LearnerSettings, sent: SettingsChange = {}): void {
  const state = useSettingsState.getState();
  if (state.owner !== owner) return;
  const unsent = afterSending(state.unsent, sent);
  useSettingsState.setState({ saved, unsent, isKnown: true });
  storeCopy({ owner, saved, unsent });
  forgetGuestSettings();
}

/** Changes what is shown and stored here; sending it is another step. */
export function changeHere(change: SettingsChange): void {
  const { owner, saved, unsent, isKnown } = useSettingsState.getState();
  if (owner === null) {
    const settings = changeSettings(saved, change);
    useSettingsState.setState({ saved: settings });
    storeGuestSettings(settings);
    return;
  }
  const all = { ...unsent, ...change };
  useSettingsState.setState({ unsent: all });
  if (owner !== undefined && isKnown) storeCopy({ owner, saved, unsent: all });
}

/** What another tab of this browser has stored. */
export function readAgain(): void {
  const { owner } = useSettingsState.getState();
  if (owner === null) return showGuest();
  const copy = readCopy();
  if (copy?.owner === owner) useSettingsState.setState({ ...copy, isKnown: true });
}

/** What the person has chosen, sent or not. */
export function chosenSettings(): LearnerSettings {
  const { saved, unsent } = useSettingsState.getState();
  return changeSettings(saved, unsent);
}

/** The minutes a day that the server plans with; null where none were chosen. */
export const useSavedMinutes = (): number | null => useSettingsState(({ saved }) => saved.minutesADay);

type UsedSettings = EffectiveSettings & {
  /** False while the account's settings are still on their way. */
  readonly isKnown: boolean;
};

/** How the person learns; what they did not choose follows from their level and from what they read. */
export function useLearnerSettings(): UsedSettings {
  const { saved, unsent, isKnown } = useSettingsState();
  return { ...effectiveSettings(changeSettings(saved, unsent), readingLanguage), isKnown };
}
