// The journal of migrations, their SQL files and their snapshots belong together and follow each other.

import * as z from 'zod';
import type { TreeFile } from '../tree.ts';

const journal = z.object({ entries: z.array(z.object({ idx: z.int(), tag: z.string(), when: z.number() })) });
const snapshot = z.looseObject({ id: z.string(), prevId: z.string() });

export type Snapshot = z.infer<typeof snapshot>;
export type Journal = { readonly problems: readonly string[]; readonly latest: Snapshot | undefined };

/** Reads `migrations/meta/_journal.json` and all that it names. */
export function readJournal(files: readonly TreeFile[]): Journal {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const index = byPath.get('migrations/meta/_journal.json');
  if (!index) return { problems: ['migrations/meta/_journal.json is missing'], latest: undefined };
  const { entries } = journal.parse(JSON.parse(index.text));
  const problems: string[] = [];
  let latest: Snapshot | undefined;
  let latestMoment = 0;
  for (const [position, { idx, tag, when }] of entries.entries()) {
    const number = String(position).padStart(4, '0');
    const picture = byPath.get(`migrations/meta/${number}_snapshot.json`);
    if (idx !== position || !tag.startsWith(`${number}_`))
      problems.push(`${tag} is not the ${number} of the journal`);
    // The migrator compares moments: an older one than its predecessor's would never be applied.
    if (when <= latestMoment) problems.push(`${tag} is dated before its predecessor`);
    latestMoment = when;
    if (!byPath.has(`migrations/${tag}.sql`)) problems.push(`migrations/${tag}.sql is missing`);
    if (!picture) problems.push(`migrations/meta/${number}_snapshot.json is missing`);
    else {
      const taken = snapshot.parse(JSON.parse(picture.text));
      if (latest && taken.prevId !== latest.id)
        problems.push(`${picture.path} does not follow its predecessor`);
      latest = taken;
    }
  }
  const listed = new Set(entries.map(({ tag }) => `migrations/${tag}.sql`));
  const stray = files.filter(({ path }) => /^migrations\/.*\.sql$/.test(path) && !listed.has(path));
  return { problems: [...problems, ...stray.map(({ path }) => `${path} is not in the journal`)], latest };
}
