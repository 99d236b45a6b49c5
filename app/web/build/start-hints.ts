// Tells boot.js which files a visit will ask for next, so that they travel beside the code and not after it.

import type { Plugin, Rollup } from 'vite';

/** A page that people often come to first; `/study/*` are those below one, `*` is every other one. */
export type FirstPage = {
  readonly path: string;
  /** Its modules, as the ends of their paths. */
  readonly modules: readonly string[];
  /** Modules of what it shows only to who is signed in. */
  readonly memberModules: readonly string[];
  /** The features whose texts it shows. */
  readonly texts: readonly string[];
};

/** Of one page; files are named by their places in the list of all. */
type PageHints = {
  readonly files: readonly number[];
  readonly memberFiles: readonly number[];
  readonly texts: readonly string[];
};

/** What boot.js reads: addresses of files, pages by path, and addresses of text files by namespace and language. */
type StartHints = {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, PageHints>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Texts of the frame, which every page shows. */
const FRAME = 'web';

/** Writes the hints into the page as `<meta name="yulu-start">`. */
export function startHints(pages: readonly FirstPage[], locales: readonly string[]): Plugin {
  return {
    name: 'yulu-start-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const content = JSON.stringify(collectHints({ html, bundle, pages, locales }));
        return {
          html: leaveStartToBoot(html),
          tags: [{ tag: 'meta', attrs: { name: 'yulu-start', content }, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}

/** The page only fetches its code; boot.js runs it, after the first words where there are some. */
function leaveStartToBoot(html: string): string {
  const changed = html.replaceAll(
    /<script type="module" crossorigin src="([^"]+)"><\/script>/g,
    '<link rel="modulepreload" crossorigin data-start href="$1">',
  );
  if (changed === html) throw new Error('index.html starts no code');
  return changed;
}

type Build = {
  readonly html: string;
  readonly bundle: Rollup.OutputBundle;
  readonly pages: readonly FirstPage[];
  readonly locales: readonly string[];
};

function collectHints({ html, bundle, pages, locales }: Build): StartHints {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunkOf = (source: string) => {
    const isSource = (id: string | null) => id?.endsWith(`/${source}`) === true;
    // The bundler leaves out the file of a module's own where the one that holds it serves as well.
    const chunk =
      chunks.find(({ facadeModuleId }) => isSource(facadeModuleId)) ??
      chunks.find(({ moduleIds }) => moduleIds.some(isSource));
    if (!chunk) throw new Error(`the build has no chunk for ${source}`);
    return chunk.fileName;
  };
  const textsOf = (namespace: string) =>
    Object.fromEntries(locales.map((locale) => [locale, `/${chunkOf(`${namespace}/text/${locale}.json`)}`]));
  const files = new Set<string>();
  const placesOf = (modules: readonly string[]) =>
    [...withImports(modules.map(chunkOf), chunks)]
      // What the page names itself is on its way already.
      .filter((file) => !html.includes(file))
      .map((file) => placeIn(files, `/${file}`));
  const hintsOf = ({ modules, memberModules, texts }: FirstPage): PageHints => ({
    files: placesOf(modules),
    memberFiles: placesOf(memberModules),
    texts,
  });
  const hintsByPath = Object.fromEntries(pages.map((page) => [page.path, hintsOf(page)]));
  return {
    files: [...files],
    pages: hintsByPath,
    texts: Object.fromEntries(
      [...new Set([FRAME, ...pages.flatMap(({ texts }) => texts)])].map((namespace) => [
        namespace,
        textsOf(namespace),
      ]),
    ),
  };
}

/** The place of a file in the set, which takes it up at its end. */
function placeIn(files: Set<string>, file: string): number {
  return [...files.add(file)].indexOf(file);
}

/** The files and everything they import, near or far. */
function withImports(files: readonly string[], chunks: readonly Rollup.OutputChunk[]): Set<string> {
  const found = new Set(files);
  // A set that grows while it is walked is walked to its new end.
  for (const file of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(imported);
  }
  return found;
}
