// Which scenes a person has practised line by line to the end, by the log of learning.

import type { Scenario, Scene } from '../../../content/schema/studies/scenario.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { practiceRounds } from '../../learning-events/server/api.ts';
import { isRoundDone } from '../domain/index.ts';

/** As `place/scene`. */
export async function practisedScenes(
  db: Database,
  scenarios: readonly Scenario[],
  userId: UserId,
  before?: Date,
): Promise<ReadonlySet<string>> {
  const rounds = await practiceRounds(db, userId, before);
  const dialogues = new Map<string, Scene['dialogue']>(
    scenarios.flatMap(({ id: place, scenes }) =>
      scenes.map(({ id, dialogue }) => [`${place}/${id}`, dialogue] as const),
    ),
  );
  const done = rounds.filter(({ scene, lines, right }) => {
    const dialogue = dialogues.get(scene);
    const places = lines.map((line) => Number(line.slice(line.lastIndexOf('/') + 1)));
    return dialogue !== undefined && isRoundDone(dialogue, { lines: places, right });
  });
  return new Set(done.map(({ scene }) => scene));
}
