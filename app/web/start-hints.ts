// Tells boot.js which files this visit will ask for next, so that they travel beside the code and not after it.

import type { Plugin, Rollup } from 'vite';

/** File names by language: `everywhere` for any page, `home` besides for the home page. */
export type StartHints = {
  readonly everywhere: Readonly<Record<string, readonly string[]>>;
  readonly home: Readonly<Record<string, readonly string[]>>;
};

/** Writes the hints into the page as `<meta name="yulu-start">`. */
export function startHints(locales: readonly string[]): Plugin {
  return {
    name: 'yulu-start-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const content = JSON.stringify(collectHints(html, bundle, locales));
        return [{ tag: 'meta', attrs: { name: 'yulu-start', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}

function collectHints(html: string, bundle: Rollup.OutputBundle, locales: readonly string[]): StartHints {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const fileOf = (source: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (!chunk) throw new Error(`the build has no chunk for ${source}`);
    return chunk;
  };
  const perLocale = (files: (locale: string) => readonly string[]) =>
    Object.fromEntries(locales.map((locale) => [locale, files(locale).map((file) => `/${file}`)]));
  const homePage = fileOf('features/home/web/pages/home-page.tsx');
  // What the page names itself is on its way already.
  const homeCode = [homePage.fileName, ...homePage.imports.filter((file) => !html.includes(file))];
  return {
    everywhere: perLocale((locale) => [fileOf(`kit/web/text/${locale}.json`).fileName]),
    home: perLocale((locale) => [...homeCode, fileOf(`features/home/text/${locale}.json`).fileName]),
  };
}
