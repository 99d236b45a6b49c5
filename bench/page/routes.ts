// The routes that the bench visits, with the limits of each.

export type Route = {
  readonly path: string;
  readonly isSignedIn: boolean;
  /** JavaScript that a visit fetches, in thousands of bytes as they are sent. */
  readonly scriptKb: number;
  /** The largest paint, in largest paints of the bare page of the same run. */
  readonly paints: number;
};

const GUEST = { isSignedIn: false, scriptKb: 190, paints: 1.3 } as const;
const MEMBER = { isSignedIn: true, scriptKb: 190, paints: 1.7 } as const;

export const ROUTES: readonly Route[] = [
  // The budget without an account is the home page's; a form may bring its own rules along.
  { path: '/', ...GUEST, scriptKb: 110 },
  { path: '/auth/login', ...GUEST },
  { path: '/auth/register', ...GUEST },
  { path: '/auth/forgot-password', ...GUEST },
  { path: '/study', ...MEMBER },
  { path: '/scenarios', ...MEMBER },
  { path: '/profile/membership', ...MEMBER },
  { path: '/ai-roles', ...MEMBER },
];

/** Of Lighthouse, 0 to 100. */
export const SCORES = { performance: 95, accessibility: 100, bestPractices: 100 } as const;
export const SHIFT_BELOW = 0.05;
/** A phone and a wide screen. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
