// The settings in this browser: a guest's own, or a copy of an account's with what still has to be sent.

import { COPIES, forgetStored, readStored, store } from '../../../kit/web/storage.ts';
import {
  hasChosen,
  type LearnerSettings,
  parseLearnerSettings,
  parseSettingsChange,
  type SettingsChange,
} from '../domain/index.ts';

/** A guest's choices; they outlast the visit and go to the account that the guest makes. */
const GUEST_KEY = 'yulu.learner-settings';
/** Of the person who is signed in; it goes when they go. */
export const COPY_KEY = `${COPIES}learner-settings`;

/** `owner` is the id of the account. */
export type SettingsCopy = {
  readonly owner: string;
  readonly saved: LearnerSettings;
  readonly unsent: SettingsChange;
};

export function readCopy(): SettingsCopy | undefined {
  const copy = parse(readStored(COPY_KEY));
  if (typeof copy !== 'object' || copy === null || !('owner' in copy)) return undefined;
  const { saved, unsent } = { saved: null, unsent: null, ...copy };
  return {
    owner: String(copy.owner),
    saved: parseLearnerSettings(saved),
    unsent: parseSettingsChange(unsent),
  };
}

export function storeCopy(copy: SettingsCopy): void {
  store(COPY_KEY, JSON.stringify(copy));
}

export function readGuestSettings(): LearnerSettings {
  return parseLearnerSettings(parse(readStored(GUEST_KEY)));
}

export function storeGuestSettings(settings: LearnerSettings): void {
  if (hasChosen(settings)) store(GUEST_KEY, JSON.stringify(settings));
  else forgetGuestSettings();
}

export function forgetGuestSettings(): void {
  forgetStored(GUEST_KEY);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // Cut off or not ours.
  }
}
