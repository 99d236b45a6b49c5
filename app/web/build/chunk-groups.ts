// Which modules travel together: a page asks for about fifteen files, since a server without HTTP/2 sends six at a time.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

type Chunk = {
  readonly name: string;
  /** Beginnings of paths, from the root of the repository. */
  readonly paths: readonly string[];
  readonly icons?: readonly string[];
};

const CHUNKS: readonly Chunk[] = [
  // What guests see too, and is smaller than a request of its own.
  {
    name: 'small',
    paths: [
      ...inFolder('kit/web/ui/elements', 'progress-bar. skeleton.'),
      ...inFolder('kit/web/ui/text', 'chinese. mixed-text. tone.'),
      'kit/web/ui/loading/away-notice.',
      'features/tutor-chat/domain/conversation/guest-talk.',
    ],
  },
  // What every page but a guest's home has: the typed calls and their cache, and the frame of a page.
  {
    name: 'data',
    paths: [
      ...inFolder('node_modules', '@orpc/ @tanstack/'),
      ...inFolder('kit/web/api', 'api. query-client.'),
      ...inFolder('kit/web/ui/page', 'page. back-link. help-link.'),
      'kit/core/result.',
      ...inFolder('features/learner-settings/web', 'settings stored'),
      ...inFolder('app/web', 'connection.tsx generated/contract.json'),
    ],
  },
  // The frame of members, and what nearly every page behind the guard shows.
  {
    name: 'member',
    paths: [
      ...inFolder('kit/web/ui', 'elements/badge. elements/card. page/empty-state.'),
      ...inFolder('kit/web/ui/loading', 'list-part. load-more. query-part. waiting-part.'),
      ...inFolder('kit/web/ui/overlays', 'confirm-dialog. dialog. menu.'),
      ...inFolder('kit', 'web/layout/destinations. web/moment/moments-view. web/new-id. core/uuid.'),
      ...inFolder('app/web', 'member-header.'),
      ...inFolder('features/account/web', 'leave. components/header/person-menu.'),
      ...inFolder('features/notices/web', 'components/notice-bell.'),
      ...inFolder(
        'features/study-time',
        'domain/show. web/today. web/use-watched web/components/minutes-left. web/components/time-left.',
      ),
      ...inFolder('features/today/web', 'components/done-mark. use-finished. queries. today-api. texts.'),
    ],
    icons: [
      'arrow-left',
      'arrow-up',
      'book-bookmark',
      'brain',
      'check',
      'crown',
      'drama',
      'log-out',
      'map-pin',
      'messages-square',
      'pencil',
      'shield-check',
      'theater',
      'trash',
      'undo-2',
    ],
  },
  // Whether this device can speak: the day's session asks it, and needs no words for that.
  { name: 'voice', paths: ['kit/web/speech/say.', 'features/study/web/device-voice.'] },
  // Chinese whose words can be tapped.
  {
    name: 'words',
    paths: [
      ...inFolder(
        'chinese',
        'sounds/pinyin/inventory. sounds/sandhi/ sounds/pinyin/spell-text. sounds/pinyin/syllable.',
      ),
      ...inFolder('chinese', 'levels/bands.'),
      ...inFolder('kit/web', 'language-core/load. language-core/pinyin-typing.'),
      ...inFolder('features/my-words/web', 'words/ tappable/ texts.'),
    ],
    icons: ['volume-2'],
  },
  // Only who shows a form fetches its library. A group takes along what it imports, so these stand before `account`.
  { name: 'forms', paths: ['node_modules/react-hook-form/', 'kit/web/use-form.ts'] },
  {
    name: 'fields',
    paths: [
      ...inFolder('kit/web/ui/fields', 'field. form-message. select. segmented-control. switch. text-field.'),
    ],
    icons: ['chevron-down', 'eye', 'eye-off'],
  },
  // The forms of an account.
  {
    name: 'account',
    paths: [
      ...inFolder('features/account/web', 'form/ use-return-url. account-api.'),
      ...inFolder(
        'features/account/web/components',
        'auth-page. code-field. glyph. sign-in-form. text-link.',
      ),
      ...inFolder('features/account/domain', 'form-problems. registration. username.'),
    ],
  },
];

/** As the bundler takes them: the first that fits has a module. */
export const chunkGroups = [
  // What changes rarely stays cached over deploys of our own code.
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  // The rest of what every page starts with.
  { name: 'startup', tags: ['$initial' as const] },
  ...CHUNKS.map(({ name, paths, icons = [] }) => {
    const root = resolve(import.meta.dirname, '../../..');
    const beginnings = [
      ...paths,
      ...icons.map((icon) => `node_modules/lucide-react/dist/esm/icons/${icon}.mjs`),
    ];
    const whole = beginnings.map((path) => `${root}/${path}`);
    for (const path of whole) if (!namesFiles(path)) throw new Error(`${path} names no file: it was moved`);
    return { name, test: (id: string) => whole.some((path) => id.startsWith(path)) };
  }),
];

function namesFiles(beginning: string): boolean {
  const folder = dirname(`${beginning}x`);
  const name = beginning.slice(folder.length + 1);
  return existsSync(folder) && readdirSync(folder).some((entry) => entry.startsWith(name));
}

function inFolder(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}`);
}
