// No unfinished work and no path of one machine stays in the tree.

import { isGenerated } from '../tree.ts';
import { findPattern, type Rule } from './rule.ts';

/** These files must name what they look for. */
const isOurs = (path: string) => path.startsWith('tools/check/rules/');
const isLock = (path: string) => path === 'package-lock.json';

export const reminders: Rule = {
  concerns: ({ path }) => !isOurs(path) && !isLock(path) && !/\.(tsv|svg|sql)$/.test(path),
  find: (file) => findPattern(file, /\b(TODO|FIXME|XXX|HACK)\b/g, (word) => `"${word}" is left`),
};

/** Folders that exist on one machine only; `/tmp` and `/usr/bin` are everywhere. */
const MACHINE_PATH = /(?<![\w.:/-])\/(?:work|home|root|Users|mnt|opt|srv)\/[\w.-]+|\b[A-Z]:\\\\?Users\b/g;

export const machinePaths: Rule = {
  concerns: ({ path }) => !isOurs(path) && !isLock(path) && !isGenerated(path),
  find: (file) => findPattern(file, MACHINE_PATH, (path) => `"${path}" exists on one machine only`),
};
