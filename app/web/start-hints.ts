// Tells boot.js which files a visit will ask for next, so that they travel beside the code and not after it.

import type { Plugin, Rollup } from 'vite';

/** A page that people often come to first. */
export type FirstPage = {
  readonly path: string;
  /** Its modules, as the ends of their paths. */
  readonly modules: readonly string[];
  /** The feature whose texts it shows. */
  readonly texts: string;
};

/** What boot.js reads: addresses of files by path, and of text files by namespace and language. */
type StartHints = {
  readonly pages: Readonly<Record<string, { readonly files: readonly string[]; readonly texts: string }>>;
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
        return [{ tag: 'meta', attrs: { name: 'yulu-start', content }, injectTo: 'head-prepend' }];
      },
    },
  };
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
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
    if (!chunk) throw new Error(`the build has no chunk for ${source}`);
    return chunk.fileName;
  };
  const textsOf = (namespace: string) =>
    Object.fromEntries(locales.map((locale) => [locale, `/${chunkOf(`${namespace}/text/${locale}.json`)}`]));
  const filesOf = (modules: readonly string[]) =>
    // What the page names itself is on its way already.
    [...withImports(modules.map(chunkOf), chunks)]
      .filter((file) => !html.includes(file))
      .map((file) => `/${file}`);
  return {
    pages: Object.fromEntries(
      pages.map(({ path, modules, texts }) => [path, { files: filesOf(modules), texts }]),
    ),
    texts: Object.fromEntries(
      [FRAME, ...new Set(pages.map(({ texts }) => texts))].map((namespace) => [
        namespace,
        textsOf(namespace),
      ]),
    ),
  };
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
