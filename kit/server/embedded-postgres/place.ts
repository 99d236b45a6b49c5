// Decides where the cluster and the binaries live so that the user who runs PostgreSQL can reach both.

import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readlink, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, systemErrorCode } from './embedded-postgres-error.ts';
import { copyNativeBinaries, type NativeBinaries, programPath } from './native-binaries.ts';
import { canReach, findUnprivilegedUser, isRoot, type SystemUser } from './system-user.ts';

/** Where services of this machine keep their data; open to every user, unlike a home folder. */
const SHARED_ROOT = '/var/lib';

export type Place = {
  /** Absolute, without symbolic links made by us; holds `cluster/`, `password` and the log. May not exist yet. */
  readonly folder: string;
  readonly binaries: NativeBinaries;
  /** The folder of ours that holds `folder` when that is not in the project. */
  readonly home?: string;
  /** Who runs PostgreSQL; undefined: we do. */
  readonly user: SystemUser | undefined;
};

/**
 * The place for the project whose `.data` is `dataFolder`: `.data/postgres`, which is a folder, or a symbolic link when
 * we are root and the user who runs PostgreSQL cannot enter the project.
 */
export async function settlePlace(dataFolder: string, binaries: NativeBinaries): Promise<Place> {
  const folder = join(dataFolder, 'postgres');
  if (!isRoot()) {
    await mkdir(dataFolder, { recursive: true });
    if ((await stat(dataFolder)).uid === process.getuid?.()) await chmod(dataFolder, 0o700);
    return { folder, binaries, user: undefined };
  }
  await mkdir(dataFolder, { recursive: true, mode: 0o710 });
  const existing = await lstat(folder).catch(() => undefined);
  if (existing?.isSymbolicLink()) return placeElsewhere(await readlink(folder), binaries);
  const user = existing ? ownerOf(existing) : await findUnprivilegedUser();
  if (!existing) await letGroupPass(dataFolder, user);
  if (await canReach(user, [dataFolder], [programPath(binaries, 'postgres')]))
    return { folder, binaries, user };
  if (existing) {
    throw new EmbeddedPostgresError(
      `User number ${user.uid}, to whom the database in ${folder} belongs, can no longer enter that folder: open the folders above it (chmod o+x).`,
    );
  }
  return moveElsewhere(folder, binaries, user);
}

function ownerOf({ uid, gid }: { uid: number; gid: number }): SystemUser {
  return { uid, gid };
}

/** Lets the user who runs PostgreSQL walk through `.data`, and nobody else. */
async function letGroupPass(dataFolder: string, user: SystemUser): Promise<void> {
  const { uid, gid } = await stat(dataFolder);
  if (uid === user.uid) return;
  if (gid !== user.gid) await chown(dataFolder, uid, user.gid);
  await chmod(dataFolder, 0o710);
}

/**
 * The random name keeps a new clone at the same path from seeing an old clone's data. The link is made at once and
 * never replaced, so of two first starts one decides for both.
 */
async function moveElsewhere(link: string, binaries: NativeBinaries, user: SystemUser): Promise<Place> {
  const home = join(SHARED_ROOT, `yulu-${randomBytes(9).toString('hex')}`);
  await mkdir(home, { recursive: true });
  await chmod(home, 0o711);
  const folder = join(home, 'postgres');
  try {
    await symlink(folder, link);
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    if (systemErrorCode(error) !== 'EEXIST') throw error;
    return placeElsewhere(await readlink(link), binaries);
  }
  return { folder, home, binaries: await copyNativeBinaries(binaries, home), user };
}

async function placeElsewhere(folder: string, binaries: NativeBinaries): Promise<Place> {
  const home = dirname(folder);
  if (!(await stat(home).catch(() => undefined))) {
    throw new EmbeddedPostgresError(
      `The database's folder ${home} is gone. Restore it, or delete .data/postgres to begin with an empty database.`,
    );
  }
  const cluster = await stat(folder).catch(() => undefined);
  const user = cluster ? ownerOf(cluster) : await findUnprivilegedUser();
  return { folder, home, binaries: await copyNativeBinaries(binaries, home), user };
}

/** Deletes the place with everything in it. */
export async function clearPlace({ folder, home }: Place): Promise<void> {
  await rm(home ?? folder, { recursive: true, force: true });
}
