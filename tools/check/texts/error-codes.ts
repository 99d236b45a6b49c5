// Every error code of the contract has a text, or a page that handles it.

import type { AnyContractRouter } from '@orpc/contract';
import { listProcedures } from '../../../kit/server/http/api/list-procedures.ts';
import type { Outcome } from '../check.ts';
import { isTest, type TreeFile } from '../tree.ts';
import { readTexts } from './text-tree.ts';

/**
 * A code is covered by a text whose key ends in it, in the feature's texts or the common ones, or by a page of the
 * feature that names it; also by those of a feature whose parts its pages show, or whose pages make its calls.
 */
export function checkErrorCodes(contract: AnyContractRouter, files: readonly TreeFile[]): Outcome {
  const codes = new Map<string, { feature: string; code: string }>();
  for (const { name, procedure } of listProcedures(contract)) {
    const feature = folderOf(name);
    for (const code of Object.keys(procedure['~orpc'].errorMap))
      codes.set(`${feature} ${code}`, { feature, code });
  }
  const untold = [...codes.values()].filter(({ feature, code }) =>
    [feature, ...usedFeatures(feature, files), ...callingFeatures(feature, files)].every(
      (teller) => !isTold(teller, code, files),
    ),
  );
  const problems = untold.map(
    ({ feature, code }) => `features/${feature}: no text and no page tells ${code}`,
  );
  return { summary: `${codes.size} codes`, problems };
}

/** `tutorChat.startTalk` belongs to `tutor-chat`. */
const folderOf = (name: string) =>
  (name.split('.')[0] ?? '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Features whose parts the pages of a feature show, which tell the errors of these parts. */
function usedFeatures(feature: string, files: readonly TreeFile[]): Set<string> {
  const pages = files.filter(({ path }) => path.startsWith(`features/${feature}/web/`) && !isTest(path));
  const imports = pages.flatMap(({ text }) => [
    ...text.matchAll(/from '(?:\.\.\/)+([a-z-]+)\/web\/api\.ts'/g),
  ]);
  return new Set(imports.flatMap(([, used]) => used ?? []));
}

/** Features whose pages make the calls of a feature by its contract. */
function callingFeatures(feature: string, files: readonly TreeFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const [, caller] = /^features\/([a-z-]+)\/web\//.exec(path) ?? [];
    return caller && !isTest(path) && text.includes(`../${feature}/contract.ts'`) ? [caller] : [];
  });
}

function isTold(feature: string, code: string, files: readonly TreeFile[]): boolean {
  return files.some(({ path, text }) => {
    if (path === `features/${feature}/text/zh.json` || path === 'kit/web/text/zh.json') {
      return [...readTexts(text).keys()].some((key) => key.split('.').at(-1) === code);
    }
    const isPage = path.startsWith(`features/${feature}/web/`) && !isTest(path);
    return isPage && new RegExp(`['"\`.]${code}\\b`).test(text);
  });
}
