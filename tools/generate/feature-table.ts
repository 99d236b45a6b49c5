// Makes README's table of features from the first lines of each feature's own README.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type FeatureSummary = {
  readonly folder: string;
  readonly title: string;
  readonly promise: string;
  readonly routes: string;
};

/**
 * Reads a feature's page: `# Title`, then one line that promises, then list items of which `- Routes: …` is one.
 * Missing parts read as an empty text, which the check `docs` reports.
 */
export function readFeature(folder: string, page: string): FeatureSummary {
  const lines = page.split('\n');
  const title = lines.find((line) => line.startsWith('# '))?.slice(2) ?? '';
  const promise = lines.find((line) => line !== '' && !line.startsWith('#') && !line.startsWith('- ')) ?? '';
  const routes = lines.find((line) => line.startsWith('- Routes: '))?.slice('- Routes: '.length) ?? '';
  return { folder, title, promise, routes };
}

/** Every folder under `features/` that has a README, by name. */
export function readFeatures(root: string): FeatureSummary[] {
  const folder = join(root, 'features');
  return readdirSync(folder)
    .toSorted()
    .filter((name) => existsSync(join(folder, name, 'README.md')))
    .map((name) => readFeature(name, readFileSync(join(folder, name, 'README.md'), 'utf8')));
}

/** The table in Markdown. */
export function featureTable(features: readonly FeatureSummary[]): string {
  const rows = features.map(
    ({ folder, title, promise, routes }) =>
      `| [${title}](features/${folder}/) | ${promise} | ${routes || 'none'} |`,
  );
  return ['| Feature | What it does | Pages |', '|---|---|---|', ...rows].join('\n');
}
