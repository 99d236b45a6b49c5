// The pages that people come to first: which files their first visit asks for, and the words it shows before its code runs.

import type { FirstWords } from './first-words.ts';
import type { FirstPage } from './start-hints.ts';

const PAGES = 'app/web/pages.tsx';
/** What the frame shows a member. */
const FRAME = [
  'kit/web/layout/destinations.tsx',
  'account/web/components/header/person-menu.tsx',
  'study-time/web/components/minutes-left.tsx',
];

/** Any page but the home page. */
const firstPage = (path: string, module: string, ...texts: string[]): FirstPage => ({
  path,
  modules: [PAGES, module],
  memberModules: FRAME,
  texts,
});

export const FIRST_PAGES: readonly FirstPage[] = [
  {
    path: '/',
    modules: ['home/web/pages/home-page.tsx'],
    memberModules: [
      ...FRAME,
      'app/web/connection.tsx',
      'home/web/components/learner-home.tsx',
      'home/web/components/next-talk.tsx',
      'home/web/components/next-step.tsx',
      'today/web/api.ts',
    ],
    texts: ['home'],
  },
  firstPage('/auth/login', 'account/web/pages/login-page.tsx', 'account'),
  firstPage('/auth/register', 'account/web/pages/register-page.tsx', 'account'),
  firstPage('/study', 'tutor-chat/web/pages/study-page.tsx', 'tutor-chat', 'study'),
  firstPage('/study/*', 'tutor-chat/web/pages/talk-page.tsx', 'tutor-chat'),
  firstPage('/scenarios', 'scenarios/web/pages/scenarios-page.tsx', 'scenarios', 'today'),
  firstPage('/ai-roles', 'ai-roles/web/pages/roles-page.tsx', 'ai-roles'),
  firstPage('/preschool', 'preschool/web/pages/preschool-page.tsx', 'preschool'),
  firstPage('/preschool/*', 'preschool/web/pages/film-page.tsx', 'preschool'),
  firstPage('/profile/membership', 'membership/web/pages/membership-page.tsx', 'membership', 'settings'),
  { path: '*', modules: [PAGES], memberModules: FRAME, texts: [] },
];

const PAGE_FRAME = 'mx-auto w-full max-w-wide px-4 py-8 tablet:px-8 tablet:py-12';
const AUTH_FRAME =
  'mx-auto w-full max-w-form px-4 py-8 tablet:py-12 wide:grid wide:max-w-wide wide:grid-cols-[18rem_28rem] wide:items-start wide:justify-center wide:gap-24 wide:py-20';
const TITLE = 'font-serif text-title font-bold text-balance';
const LEAD = 'mt-2 text-muted';

const auth = (name: string): FirstWords => ({
  path: `/auth/${name}`,
  who: 'guest',
  texts: 'account',
  title: `${name === 'forgot-password' ? 'forgot' : name}.title`,
  lead: `${name === 'forgot-password' ? 'forgot' : name}.lead`,
  frame: AUTH_FRAME,
  hasGlyph: true,
  titleLook: TITLE,
  leadLook: LEAD,
});

const members = (path: string, texts: string, title: string, lead: string): FirstWords => ({
  path,
  who: 'member',
  texts,
  title,
  lead,
  frame: PAGE_FRAME,
  hasGlyph: false,
  titleLook: TITLE,
  leadLook: LEAD,
});

export const FIRST_WORDS: readonly FirstWords[] = [
  {
    path: '/',
    who: 'guest',
    texts: 'home',
    title: 'title',
    lead: 'lead',
    frame:
      'mx-auto grid w-full max-w-wide grid-cols-[minmax(0,1fr)] gap-x-20 px-4 py-6 tablet:px-8 tablet:py-16 wide:grid-cols-[minmax(0,1fr)_30rem]',
    hasGlyph: false,
    titleLook: 'font-serif text-display font-bold text-balance',
    leadLook: 'mt-3 max-w-prose text-lead text-muted tablet:mt-5',
  },
  auth('login'),
  auth('register'),
  auth('forgot-password'),
  members('/study', 'tutor-chat', 'title', 'chooser.lead'),
  members('/scenarios', 'scenarios', 'list.title', 'list.lead'),
  members('/ai-roles', 'ai-roles', 'list.title', 'list.lead'),
  members('/profile/membership', 'membership', 'page.title', 'page.lead'),
];
