// Who may import whom, written with capture groups, so that a new feature needs no new rule.

const TEST = '\\.(test|spec)\\.tsx?$';
/** The engine's rooms from the highest to the lowest; a file is in the first that matches, and imports no higher one. */
const ENGINE_ROOMS = [
  '[^/]+$',
  '(authoring|learners)/',
  'prompts/[^/]+$',
  'prompts/(chat|help)/',
  'prompts/answer/',
  'prompts/text/',
  'turn/[^/]+$',
  'turn/meaning/',
  'activities/[^/]+$',
  'activities/(plays|topics)/',
  'activities/',
  'say/(recall|stance|uptake)/',
  'say/asked/',
  'say/[^/]+$',
  'say/(gates|translate)/',
  'analysis/',
  'state/',
  'understand/[^/]+$',
  'understand/(asked|replies)/',
  'understand/(frames|language|own-language|patterns|phrasebook|retrieval)/',
  'understand/text/',
].map((room) => `^tutor-engine/${room}`);
/** What the engine offers to outsiders; prompts and scripted learners are faces of their own. */
const ENGINE_FACE = '^tutor-engine/(index|authoring/index|prompts/index|say/blank|state/help)\\.ts$';
const ENGINE_TEST_FACE = '^tutor-engine/(learners/index\\.ts$|testing/)';
const TESTING =
  '^(app|app/web|chinese/strokes|features/[^/]+(/server|/web)?|kit/server|kit/web|tutor-engine)/testing/';
/** What runs at build time only, though it lies among the page's files. */
const PAGE_BUILD = '^app/web/(vite\\.config\\.ts$|build/)';
/** The isomorphic core; builders of data and the command line run on Node. */
const PURE = [
  '^kit/core/',
  '^(chinese|tutor-engine)/',
  '^content/schema/',
  '^features/[^/]+/(domain/|contract/|contract\\.ts$)',
];
const NOT_PURE = ['^chinese/(build|node|command-line)/', TEST, TESTING];
const WEB = '^(kit/web|features/[^/]+/web|app/web)/';
const SERVER = '^(kit/server|features/[^/]+/server|app/server)/';
const PEOPLE_TABLE = '^features/account/server/tables\\.ts$';
/** `web/start-api` is what the frame needs before any page has come: its imports are in the first scripts. */
const PUBLIC_FACE =
  '^features/[^/]+/(contract|domain/index|web/(start-)?api|server/api|server/data-policy)\\.ts$';

/**
 * The rooms of a folder, lowest first: each may import those before its own line, and of the folder's own files
 * only the shared ones.
 */
function roomsInOrder(folder, storeys, shared = 'tables|deps|notices') {
  return storeys.map((rooms, index) => {
    const later = storeys.slice(index + 1).flat();
    const others = rooms.length > 1 ? `(?!$1/)(${rooms.join('|')})/` : undefined;
    return {
      name: `rooms-of-${folder.replaceAll('/', '-')}-${rooms.join('-')}`,
      comment: 'Rooms have one direction.',
      severity: 'error',
      from: { path: `^${folder}/(${rooms.join('|')})/`, pathNot: TEST },
      to: {
        path: [
          ...(later.length > 0 ? [`^${folder}/(${later.join('|')})/`] : []),
          ...(others ? [`^${folder}/${others}`] : []),
          `^${folder}/(?!(${shared})\\.tsx?$)[^/]+$`,
        ],
      },
    };
  });
}

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...ENGINE_ROOMS.map((room, index) => ({
      name: 'engine-rooms-have-one-direction',
      severity: 'error',
      from: { path: room, pathNot: [TEST, TESTING, ...ENGINE_ROOMS.slice(0, index)] },
      to: { path: ENGINE_ROOMS.slice(0, index) },
    })).slice(1),
    {
      name: 'engine-prompts-decide-nothing',
      comment: 'What a model is told follows from a decision, and from the notes of the activities.',
      severity: 'error',
      from: { path: '^tutor-engine/prompts/', pathNot: TEST },
      to: { path: '^tutor-engine/', pathNot: '^tutor-engine/(prompts/|state/|activities/index\\.ts$)' },
    },
    {
      name: 'engine-is-used-by-its-faces',
      severity: 'error',
      from: { pathNot: '^tutor-engine/' },
      to: { path: '^tutor-engine/', pathNot: [ENGINE_FACE, ENGINE_TEST_FACE] },
    },
    {
      name: 'scripted-learners-stay-in-tests',
      severity: 'error',
      from: { path: '^(app|features|kit|chinese|content)/', pathNot: TEST },
      to: { path: '^tutor-engine/learners/' },
    },
    {
      name: 'what-is-imported-exists',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'kit-knows-no-feature',
      severity: 'error',
      from: { path: '^kit/', pathNot: '\\.api\\.test\\.ts$' },
      to: { path: '^(features|app|e2e|bench)/' },
    },
    {
      name: 'nothing-imports-app',
      comment: 'Tests of the API and of components start a composed app; the tools describe and measure it.',
      severity: 'error',
      from: {
        pathNot: [
          '^(app|e2e|bench|tools)/',
          '\\.(api|browser)\\.test\\.tsx?$',
          '^features/[^/]+/(server|web)/testing/',
        ],
      },
      to: { path: '^app/' },
    },
    {
      name: 'tests-use-app-testing-only',
      severity: 'error',
      from: { path: '\\.(api|browser)\\.test\\.tsx?$', pathNot: '^app/' },
      to: { path: '^app/', pathNot: '^app/(web/)?testing/' },
    },
    {
      name: 'app-uses-public-faces',
      severity: 'error',
      from: { path: '^app/' },
      to: {
        path: '^features/',
        pathNot: [PUBLIC_FACE, '^features/[^/]+/web/routes\\.tsx$', '^features/[^/]+/text/'],
      },
    },
    {
      name: 'features-use-public-faces',
      severity: 'error',
      from: { path: '^features/([^/]+)/' },
      to: { path: '^features/', pathNot: ['^features/$1/', PUBLIC_FACE, PEOPLE_TABLE] },
    },
    {
      name: 'people-by-the-accounts-functions',
      comment:
        'Foreign keys may name the table of people; what is asked of them goes through functions of the account.',
      severity: 'error',
      from: { path: '^features/', pathNot: ['^features/account/', '^features/[^/]+/server/tables\\.ts$'] },
      to: { path: PEOPLE_TABLE },
    },
    {
      name: 'tools-use-public-faces',
      severity: 'error',
      from: { path: '^(e2e|bench|tools)/', pathNot: TEST },
      to: { path: '^features/', pathNot: [PUBLIC_FACE, '^features/[^/]+/web/routes\\.tsx$'] },
    },
    {
      name: 'web-never-meets-server',
      severity: 'error',
      from: { path: WEB, pathNot: PAGE_BUILD },
      to: { path: SERVER },
    },
    {
      name: 'server-never-meets-web',
      severity: 'error',
      from: { path: SERVER },
      to: { path: WEB },
    },
    {
      name: 'web-runs-in-a-browser',
      severity: 'error',
      from: { path: WEB, pathNot: [PAGE_BUILD, TEST] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-meets-no-platform',
      severity: 'error',
      from: { path: PURE, pathNot: NOT_PURE },
      to: { path: [WEB, SERVER] },
    },
    {
      name: 'pure-uses-no-builtin',
      severity: 'error',
      from: { path: PURE, pathNot: NOT_PURE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-uses-no-package',
      comment:
        'Schemas are data: zod, and for contracts the contract builder. Temporal is the language’s own calendar, until engines have it.',
      severity: 'error',
      from: { path: PURE, pathNot: NOT_PURE },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer'],
        pathNot: 'node_modules/(zod|@orpc/contract|temporal-polyfill)/',
      },
    },
    {
      name: 'domain-stands-alone',
      comment:
        'Rules know neither their own transport nor the pages; of other features they see rules and contracts.',
      severity: 'error',
      from: { path: '^features/[^/]+/domain/', pathNot: TEST },
      to: { path: ['^features/[^/]+/(web|server)/', '^app/'] },
    },
    {
      name: 'the-core-stands-alone',
      severity: 'error',
      from: { path: ['^(kit/core|chinese)/'], pathNot: NOT_PURE },
      to: { path: ['^(features|app|content|tutor-engine)/', '^kit/(web|server)/'] },
    },
    {
      name: 'helpers-of-tests-stay-in-tests',
      severity: 'error',
      from: { pathNot: [TEST, TESTING, '^(e2e|bench|tools)/', '^vitest\\.config\\.ts$'] },
      to: { path: TESTING },
    },
    ...roomsInOrder('tutor-engine/activities/topics', [['known'], ['asked']], ''),
    ...roomsInOrder('tutor-engine/activities/topics/asked', [['advice', 'not-known'], ['views']], ''),
    ...roomsInOrder('tutor-engine/activities/plays/hearing', [['asked']], 'ask-kinds|clauses|speech-acts'),
    ...roomsInOrder('tutor-engine/activities/plays/replying', [['knowledge'], ['moves', 'told']], ''),
    ...roomsInOrder('tutor-engine/activities/plays/replying/knowledge', [['things']], ''),
    ...roomsInOrder('tutor-engine/activities/plays', [['hearing'], ['world'], ['goals'], ['replying']]),
    ...roomsInOrder('features/tutor-chat/server/talks', [['subjects']], ''),
    ...roomsInOrder('features/tutor-chat/server', [
      ['talks'],
      ['decision'],
      ['responders'],
      ['turn'],
      ['help', 'trial', 'demo'],
    ]),
    ...roomsInOrder(
      'features/product-upload/domain/extract',
      [['lines'], ['prices'], ['names', 'carts'], ['items']],
      '',
    ),
    ...roomsInOrder('features/payments/server', [['providers'], ['payments'], ['refunds'], ['events']]),
    ...roomsInOrder('features/distribution/server', [
      ['balances'],
      ['commissions', 'applications'],
      ['withdrawals'],
      ['handlers'],
    ]),
    ...roomsInOrder('features/membership/server', [
      ['grants'],
      ['boosters'],
      ['purchases', 'reminders', 'giving'],
    ]),
    ...roomsInOrder('features/account/server', [
      ['people'],
      ['sessions'],
      ['credentials'],
      ['second-factor'],
      ['sign-in'],
      ['administration'],
    ]),
    ...roomsInOrder(
      'features/ai-services/server',
      [['models', 'reports'], ['providers'], ['config']],
      'tables|deps|notices|audit',
    ),
    ...roomsInOrder(
      'features/tutor-chat/web',
      [
        ['pinyin-input', 'tutors'],
        ['offline'],
        ['conversation', 'talk-list'],
        ['aids'],
        ['guest', 'help'],
        ['messages'],
        ['talk'],
        ['pages'],
      ],
      'names|partner-picture|problem-of|queries|talk-path|texts|tutor-chat-api|use-start-talk|visit-storage',
    ),
    ...roomsInOrder('kit/core', [['caching', 'numbers', 'text']], ''),
    ...roomsInOrder('kit/server/ai', [['providers'], ['stream']]),
    ...roomsInOrder(
      'kit/web',
      [['api', 'language-core'], ['ui'], ['speech', 'moment', 'shortcuts'], ['layout', 'routing', 'files']],
      'client-store|connect|double-tap|i18n|new-id|storage|theme|typed-amount|use-form|use-media',
    ),
    ...roomsInOrder('kit/web/ui', [
      ['elements'],
      ['text', 'page', 'notices', 'overlays'],
      ['fields', 'loading'],
    ]),
    ...roomsInOrder('app/server', [['adapters'], ['process', 'compose'], ['commands']]),
    ...roomsInOrder('content/schema', [['people'], ['talks'], ['studies']], 'levels|line|word'),
    ...roomsInOrder('features/ledger/server/checking', [['accounts'], ['checks'], ['runs']], 'findings'),
    ...roomsInOrder('features/my-words/web/card', [['head', 'sections']], ''),
    ...roomsInOrder('features/payments/web/components', [['admin', 'payer']], 'facts|state-badge'),
    ...roomsInOrder('features/privacy/web/components', [['age', 'leaving']], ''),
    ...roomsInOrder('kit/server/http', [['request'], ['api']]),
    ...roomsInOrder('chinese/build', [['sources'], ['readings'], ['words'], ['files', 'sounds']], ''),
    ...roomsInOrder('chinese/sounds', [['pinyin'], ['sandhi', 'reader', 'distance']]),
    {
      name: 'what-ships-uses-shipped-packages',
      severity: 'error',
      from: {
        path: '^(app|features|kit|chinese|tutor-engine|content)/',
        pathNot: [TEST, TESTING, PAGE_BUILD, '^chinese/build/'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
    {
      name: 'packages-are-declared',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/.*/node_modules|dist|\\.data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default', 'require'],
      mainFields: ['types', 'module', 'main'],
    },
  },
};
