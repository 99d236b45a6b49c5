// Which changed files the server or the generated files depend on.

import { relative, sep } from 'node:path';

/** The folders whose files the server's process reads. */
export const SERVER_FOLDERS = ['app', 'features', 'kit', 'chinese', 'tutor-engine', 'content', 'migrations'];

const READ_BY_SERVER = /\.(ts|json|txt|tsv|sql)$/;
const NOT_SERVED = /(^|\/)(web|testing|generated|demo)\/|\.test\.ts$/;

/** `path` below `root` is read by the server's process, which has to start anew when it changes. */
export function isServerFile(root: string, path: string): boolean {
  const name = relative(root, path).replaceAll(sep, '/');
  const [folder = ''] = name.split('/');
  return SERVER_FOLDERS.includes(folder) && READ_BY_SERVER.test(name) && !NOT_SERVED.test(name);
}

/** The generated map of calls is made from this file. */
export function isContract(path: string): boolean {
  return /(^|[\\/])contract([\\/][^\\/]+)?\.ts$/.test(path);
}
