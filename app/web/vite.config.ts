// Builds the page into dist/web: hashed chunks, a manifest, a build stamp and precompressed copies.

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LOCALES } from '../../kit/core/locale.ts';
import { type FirstPage, startHints } from './start-hints.ts';
import { type FirstWords, firstWords } from './vite-first-words.ts';
import { languageData } from './vite-language-data.ts';
import { buildStamp, precompressed } from './vite-plugins.ts';
import { teachingData } from './vite-teaching.ts';

const PAGES = 'app/web/pages.tsx';
/** What the frame shows a member. */
const FRAME = [
  'kit/web/layout/destinations.tsx',
  'account/web/components/person-menu.tsx',
  'study-time/web/components/minutes-left.tsx',
];

/** Any page but the home page. */
const firstPage = (path: string, module: string, ...texts: string[]): FirstPage => ({
  path,
  modules: [PAGES, module],
  memberModules: FRAME,
  texts,
});

const FIRST_PAGES: readonly FirstPage[] = [
  {
    path: '/',
    modules: ['home/web/pages/home-page.tsx'],
    memberModules: [
      ...FRAME,
      'app/web/connection.tsx',
      'home/web/components/learner-home.tsx',
      'home/web/components/next-talk.tsx',
      'today/web/api.ts',
    ],
    texts: ['home'],
  },
  firstPage('/auth/login', 'account/web/pages/login-page.tsx', 'account'),
  firstPage('/auth/register', 'account/web/pages/register-page.tsx', 'account'),
  firstPage('/study', 'tutor-chat/web/pages/study-page.tsx', 'tutor-chat'),
  firstPage('/scenarios', 'scenarios/web/pages/scenarios-page.tsx', 'scenarios'),
  firstPage('/ai-roles', 'ai-roles/web/pages/roles-page.tsx', 'ai-roles'),
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

const FIRST_WORDS: readonly FirstWords[] = [
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    startHints(FIRST_PAGES, LOCALES),
    firstWords(FIRST_WORDS, LOCALES),
    buildStamp(),
    precompressed(),
    languageData(),
    teachingData(),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The content policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Our modules do nothing by being imported but where they are used, so what a page does not use stays out of it.
        // Else each page had all that the public faces of the features it uses name.
        moduleSideEffects: (id) =>
          !/\/(domain|kit\/core|kit\/web|chinese|tutor-engine|features\/[^/]+\/web)\/.*\.tsx?$/.test(id),
      },
      output: {
        codeSplitting: {
          groups: [
            // What changes rarely stays cached over deploys of our own code.
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            // The rest of what every page starts with is one file, not a dozen that share a few lines each.
            { name: 'startup', tags: ['$initial'] },
            // And so with the smallest of the components, and with what nearly every page behind the guard needs.
            {
              name: 'small',
              test: /kit\/web\/ui\/(away-notice|chinese|mixed-text|progress-bar|skeleton|switch|tone)\.|account\/domain\/email-address/,
            },
            {
              name: 'data',
              test: /node_modules\/(@orpc|@tanstack)\/|kit\/web\/(api|query-client)\.ts|learner-settings\/web\/(settings|stored)|app\/web\/connection|generated\/contract/,
            },
            {
              name: 'member',
              test: /kit\/web\/ui\/(badge|card|confirm-dialog|dialog|empty-state|list-part|load-more|menu|query-part|waiting-part)\.|kit\/web\/layout\/destinations|account\/web\/(leave|components\/person-menu)|study-time\/(domain\/show|web\/(today|use-watched|components\/minutes-left))|today\/web\/(components\/done-mark|use-finished|queries|today-api|texts)|kit\/core\/uuid|kit\/web\/new-id|icons\/(arrow-left|arrow-up|book-bookmark|brain|check|crown|drama|log-out|map-pin|messages-square|pencil|shield-check|theater|trash|undo-2)\.mjs/,
            },
            {
              name: 'words',
              test: /chinese\/(sounds\/(syllable|sandhi|taught|inventory|spell-text)|levels\/bands)|language-core\/(load|pinyin-typing)|my-words\/web\/(words|card\/hsk-tag|texts)|speech\/say|icons\/volume-2/,
            },
            {
              name: 'account',
              test: /account\/web\/(form|components\/(auth-page|code-field|glyph|text-link)|use-return-url|account-api)|account\/domain\/(form-problems|username|registration)|kit\/core\/result/,
            },
            {
              name: 'fields',
              test: /kit\/web\/(use-form|ui\/(field|form-message|select|segmented-control|text-field)\.)|icons\/(chevron-down|eye|eye-off)\.mjs/,
            },
          ],
        },
      },
    },
  },
});
