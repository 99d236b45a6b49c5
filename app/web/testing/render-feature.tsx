// Renders a part of a feature as its page would: with the composed contract, the features' texts and somebody signed in.

import type { ReactNode } from 'react';
import { refreshSession } from '../../../features/account/web/api.ts';
import type { Operator } from '../../../features/site/domain/index.ts';
import { provideConnection } from '../../../kit/web/connect.ts';
import { loadTexts } from '../../../kit/web/i18n.ts';
import type { PageHandle } from '../../../kit/web/routing/page-handle.ts';
import { renderPart } from '../../../kit/web/testing/render-part.tsx';
import { answer } from '../../../kit/web/testing/server.ts';
import { Connection } from '../connection.tsx';

// The connection is imported above; what asks for it has it.
provideConnection(async () => {});

const LEARNER = {
  id: '01920000-0000-7000-8000-00000000000a',
  username: 'anna',
  email: 'anna@example.org',
  emailVerified: true,
  displayName: null,
  role: 'student',
  name: '安娜',
  avatar: null,
  vipUntil: null,
  leavesAt: null,
  isYounger: false,
} as const;
const UNCHOSEN = {
  level: null,
  reason: null,
  minutesADay: null,
  pinyin: null,
  translation: null,
  explanationLanguage: null,
} as const;

const SITE = { courseBookingUrl: null, speaker: 'engine', freeMinutes: 15 } as const;

type Setting = {
  /** Names of the features whose texts it shows. */
  readonly texts: readonly string[];
  readonly path?: string;
  /** `unproven`: a learner whose mail address is not proven yet; `younger`: one who has said that they are under 16. */
  readonly viewer?: 'guest' | 'learner' | 'unproven' | 'younger';
  /** Who runs the site; nobody unless named. */
  readonly operator?: Operator;
  /** What its page declares of itself. */
  readonly handle?: PageHandle;
};

/** Answers what every page asks: who is signed in, how they learn, and what the site offers. All else is the test's to answer. */
export async function renderFeature(
  part: ReactNode,
  { texts, path = '/', viewer = 'learner', operator, handle = { access: 'member' } }: Setting,
) {
  const person =
    viewer === 'guest'
      ? null
      : { ...LEARNER, emailVerified: viewer !== 'unproven', isYounger: viewer === 'younger' };
  answer('GET /account/session', () => ({ person }));
  answer('GET /learner-settings', () => UNCHOSEN);
  answer('GET /site', () => ({ ...SITE, contactMail: operator?.mail ?? null, operator: operator ?? null }));
  await refreshSession();
  await loadTexts(texts);
  return renderPart(part, { path, handle, Frame: Connection });
}
