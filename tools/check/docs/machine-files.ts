// `.env.example`, `.nvmrc` and the Dockerfile agree with the code on variables and the version of Node.

import type { TreeFile } from '../tree.ts';

/** Given by hand at each call, and no setting of the server. */
const NO_SETTING = new Set(['YULU_ADMIN_PASSWORD']);

/** What of the table of variables `.env.example` lacks or has too much, and versions of Node that differ from ours. */
export function checkMachineFiles(files: readonly TreeFile[]): string[] {
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  return [
    ...compareVariables(textOf('README.md'), textOf('.env.example')),
    ...compareNode(textOf('package.json'), { nvmrc: textOf('.nvmrc'), dockerfile: textOf('Dockerfile') }),
  ];
}

/** README's first table is the server's; the one below it is for tests. */
function compareVariables(readme: string, example: string): string[] {
  const [, table = ''] = /## Environment\n([^]*?)(?:\nFor tests|$)/.exec(readme) ?? [];
  const told = namesIn(table, /^\| `([A-Z][A-Z0-9_]+)` \|/gm).filter((name) => !NO_SETTING.has(name));
  const shown = namesIn(example, /^#? ?([A-Z][A-Z0-9_]+)=/gm);
  return [
    ...told.filter((name) => !shown.includes(name)).map((name) => `.env.example does not name ${name}`),
    ...shown
      .filter((name) => !told.includes(name))
      .map((name) => `.env.example names ${name}, which README.md does not explain`),
  ];
}

const namesIn = (text: string, name: RegExp) => Array.from(text.matchAll(name), ([, found = '']) => found);

type NodeFiles = { readonly nvmrc: string; readonly dockerfile: string };

function compareNode(packageJson: string, { nvmrc, dockerfile }: NodeFiles): string[] {
  const [, ours = ''] = /"node": "(\d[\d.]*)"/.exec(packageJson) ?? [];
  const images = namesIn(dockerfile, /^FROM node:([\d.]+)/gm);
  return [
    ...(nvmrc.trim() === ours ? [] : [`.nvmrc names Node ${nvmrc.trim()}, package.json ${ours}`]),
    ...images
      .filter((version) => version !== ours)
      .map((version) => `Dockerfile names Node ${version}, package.json ${ours}`),
  ];
}
