// Every feature has a README that says in its first line what it does, and names its pages.

import { readFeature } from '../../generate/feature-table.ts';
import type { TreeFile } from '../tree.ts';

/** Problems of the features' own pages. */
export function checkFeatureReadmes(files: readonly TreeFile[]): string[] {
  const features = new Set(files.flatMap(({ path }) => /^(features\/[^/]+)\//.exec(path)?.[1] ?? []));
  return [...features].flatMap((folder) => {
    const readme = files.find(({ path }) => path === `${folder}/README.md`);
    if (!readme) return [`${folder}: has no README.md`];
    const pages = files.find(({ path }) => path === `${folder}/web/routes.tsx`);
    const { title, promise, routes } = readFeature(folder, readme.text);
    const faults = [
      title === '' && 'has no title',
      promise === '' && 'promises nothing in its first line',
      pages && routes === '' && 'has pages but no line "- Routes: …"',
      ...(pages && routes !== '' ? compareRoutes(pages.text, routes) : []),
    ];
    return faults.filter((fault) => typeof fault === 'string').map((fault) => `${readme.path} ${fault}`);
  });
}

/** Literal paths of the route file against those that the page of the feature names. */
function compareRoutes(source: string, routes: string): string[] {
  const real = Array.from(source.matchAll(/\bpath: '([^'*]+)'/g), ([, path]) => `/${path}`);
  const told = Array.from(routes.matchAll(/`([^`]+)`/g), ([, path]) => path).filter((path) =>
    path?.startsWith('/'),
  );
  return [
    ...real.filter((path) => !told.includes(path)).map((path) => `does not name its page ${path}`),
    ...told
      .filter((path) => path !== '/' && !real.some((one) => one === path))
      .map((path) => `names ${path}, which is no page`),
  ];
}
