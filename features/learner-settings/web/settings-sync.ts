// Keeps the settings here and the account's alike: reads them at sign-in, sends changes one after another.

import { readJson, UnreachableError } from '../../../kit/web/api/call-server.ts';
import { onServerBack } from '../../../kit/web/api/server-watch.ts';
import { connect } from '../../../kit/web/connect.ts';
import { readingLanguage } from '../../../kit/web/i18n.ts';
import { onPerson } from '../../account/web/api.ts';
import { hasChosen, parseLearnerSettings, pinyinSwitched, type SettingsChange } from '../domain/index.ts';
import {
  changeHere,
  chosenSettings,
  noteSaved,
  readAgain,
  showAccount,
  showGuest,
  useSettingsState,
} from './settings-state.ts';
import { COPY_KEY, readGuestSettings } from './stored-settings.ts';

/** So long settings are taken as they stand when the page is looked at again; another device may have changed them. */
const FRESH_MS = 60_000;
let readAt = 0;

/** Follows who is signed in; call once, before anything is shown that goes by the settings. */
export function watchLearnerSettings(): void {
  onPerson((person) => {
    if (!person) return showGuest();
    showAccount(person.id);
    void refresh(person.id);
  });
  addEventListener('storage', ({ key }) => {
    if (key === COPY_KEY || key === null) readAgain();
  });
  onServerBack(() => {
    const { owner } = useSettingsState.getState();
    if (readAt === 0 && typeof owner === 'string') void refresh(owner);
    else void send();
  });
  addEventListener('visibilitychange', () => {
    const { owner } = useSettingsState.getState();
    if (document.visibilityState !== 'visible' || typeof owner !== 'string') return;
    if (Date.now() - readAt > FRESH_MS) void refresh(owner);
  });
}

/** Changes settings: at once here, then on the server; while that is away the change waits in this browser. */
export function changeLearnerSettings(change: SettingsChange): void {
  changeHere(change);
  void send();
}

/** For switches that know only on and off. */
export function turnPinyin(isOn: boolean): void {
  changeLearnerSettings({ pinyin: pinyinSwitched(chosenSettings(), readingLanguage, isOn) });
}

export function turnTranslation(isShown: boolean): void {
  changeLearnerSettings({ translation: isShown ? 'shown' : 'on_tap' });
}

/** Reads the account's settings, or gives it those of the guest whom this person was a moment ago. */
async function refresh(owner: string): Promise<void> {
  readAt = Date.now();
  const asGuest = readGuestSettings();
  try {
    const saved = hasChosen(asGuest)
      ? await (await calls()).adopt(asGuest)
      : parseLearnerSettings(await readJson('/learner-settings'));
    noteSaved(owner, saved);
  } catch {
    readAt = 0; // What is known stays; the next look at the page asks again.
    return;
  }
  await send();
}

let sending = false;

async function send(): Promise<void> {
  const { owner, unsent } = useSettingsState.getState();
  if (sending || typeof owner !== 'string' || Object.keys(unsent).length === 0) return;
  sending = true;
  const isSent = await sendChange(owner, unsent).finally(() => {
    sending = false;
  });
  // What was changed meanwhile goes next.
  if (isSent) await send();
}

/** False when it has to wait: the server is away, or has had too many changes. */
async function sendChange(owner: string, change: SettingsChange): Promise<boolean> {
  try {
    noteSaved(owner, await (await calls()).update(change), change);
    return true;
  } catch (error) {
    if (error instanceof UnreachableError || !isRefused(error)) return false;
    // The server does not take it, now or ever: what it has holds.
    noteSaved(owner, useSettingsState.getState().saved, change);
    return true;
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NEVER.has(error.code);

/** What no later try changes: a wrong value, and the settings of somebody whose pages an admin sees. */
const NEVER = new Set<unknown>(['BAD_REQUEST', 'VIEWING_ONLY']);

/** The typed calls come when the first is made: the home page does without. */
async function calls() {
  const [{ learnerSettingsApi }] = await Promise.all([import('./learner-settings-api.ts'), connect()]);
  return learnerSettingsApi;
}
